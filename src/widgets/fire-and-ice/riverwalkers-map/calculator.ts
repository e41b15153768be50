import { askRiverwalkersMap, RIVERWALKERS_MAP_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { remember } from '../shared/remember.ts';
import { words } from './words.ts';

export const riverwalkersMap = defineCalculator({
  name: 'riverwalkers-map',
  game: 'fire-and-ice',
  start: RIVERWALKERS_MAP_START,
  ask: remember(askRiverwalkersMap),
  cites: [
    'fi.riverwalkers.shipping-fixed',
    'fi.riverwalkers.bonus-card',
    'fi.riverwalkers.settle',
    'fi.riverwalkers.by-the-river',
    'fi.riverwalkers.in-range',
    'fi.riverwalkers.not-by-land',
    'fi.reach.pieces',
    'fi.reach.shipping',
    'fi.reach.carpet',
    'fi.reach.bridges',
    'fi.reach.bridge-end',
    'fi.towns.mermaids',
  ],
  readings: [],
  kept: [],
  words,
});
