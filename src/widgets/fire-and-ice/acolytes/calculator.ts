import {
  ACOLYTES_START,
  askAcolytes,
  READINGS,
  type RawAcolytes,
} from '#engine/fire-and-ice/index.ts';
import { arises } from '#src/calculators/arises.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Only a marker that leaves the top of its Cult has a key to speak of. */
const leavesTop = (draft: RawAcolytes): boolean =>
  arises(askAcolytes(draft), 'fi.acolytes.leaving-ten');

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
    'fi.volcano.spade-action',
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
  readings: [{ field: 'leavingTen', ...READINGS.leavingTen, matters: leavesTop }],
  kept: [],
  words,
});
