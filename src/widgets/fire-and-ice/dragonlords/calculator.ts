import { askDragonlords, DRAGONLORDS_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const dragonlords = defineCalculator({
  name: 'dragonlords',
  game: 'fire-and-ice',
  start: DRAGONLORDS_START,
  ask: askDragonlords,
  cites: [
    'fi.terrains.for-good',
    'fi.volcano.no-points',
    'fi.volcano.no-home-terrain',
    'fi.volcano.not-ice',
    'fi.volcano.no-spades',
    'fi.volcano.spade-points',
    'fi.volcano.spade-action',
    'fi.dragonlords.tokens',
    'fi.dragonlords.removed',
    'fi.dragonlords.home-terrain',
    'fi.dragonlords.other-terrain',
    'fi.dragonlords.bowls',
    'fi.dragonlords.spades',
    'fi.dragonlords.stronghold',
    'fi.dragonlords.more-than-twelve',
  ],
  readings: [],
  kept: [],
  words,
});
