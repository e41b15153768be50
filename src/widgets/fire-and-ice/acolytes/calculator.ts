import { ACOLYTES_START, askAcolytes, READINGS } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

const { clause, options } = READINGS.leavingTen;

export const acolytes = defineCalculator({
  name: 'acolytes',
  game: 'fire-and-ice',
  start: ACOLYTES_START,
  ask: askAcolytes,
  cites: [
    'fi.terrains.for-good',
    'fi.volcano.no-points',
    'fi.volcano.no-home-terrain',
    'fi.volcano.not-ice',
    'fi.volcano.no-spades',
    'fi.volcano.spade-points',
    'fi.acolytes.cult-points',
    'fi.acolytes.home-terrain',
    'fi.acolytes.other-terrain',
    'fi.acolytes.one-cult',
    'fi.acolytes.down-and-up',
    'fi.acolytes.leaving-ten',
    'fi.acolytes.spades',
    'fi.acolytes.several-spades',
    'fi.acolytes.stronghold',
    'fi.power.bowls',
    'fi.cults.power',
    'fi.cults.top',
  ],
  readings: [{ field: 'leavingTen', clause, options }],
  kept: [],
  words,
});
