import { askIceMaidens, ICE_MAIDENS_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const iceMaidens = defineCalculator({
  name: 'ice-maidens',
  game: 'fire-and-ice',
  start: ICE_MAIDENS_START,
  ask: askIceMaidens,
  cites: [
    'fi.ice-maidens.favor-tile',
    'fi.ice-maidens.cult-steps',
    'fi.cults.power',
    'fi.power.bowls',
    'fi.ice-maidens.income',
    'fi.ice-maidens.ability',
    'fi.ice-maidens.first-dwellings',
    'fi.ice-maidens.stronghold',
    'fi.ice-maidens.sanctuary',
  ],
  readings: [],
  kept: [],
  words,
});
