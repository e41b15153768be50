import { askTownsAndPower, TOWNS_AND_POWER_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { remember } from '../shared/remember.ts';
import { words } from './words.ts';

export const townsAndPower = defineCalculator({
  name: 'towns-and-power',
  game: 'fire-and-ice',
  start: TOWNS_AND_POWER_START,
  ask: remember(askTownsAndPower),
  cites: [
    'fi.power.values',
    'fi.yetis.power-value',
    'fi.towns.sanctuary',
    'fi.towns.favor-tile',
    'fi.towns.needs',
    'fi.towns.existing',
    'fi.towns.cluster',
    'fi.towns.mermaids',
    'fi.power.offer',
    'fi.power.price',
    'fi.power.limits',
    'fi.reach.pieces',
    'fi.reach.shipping',
    'fi.riverwalkers.shipping-fixed',
    'fi.reach.carpet',
    'fi.reach.bridges',
    'fi.reach.bridge-end',
  ],
  readings: [],
  kept: [],
  words,
});
