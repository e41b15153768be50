import {
  ACOLYTES_START,
  askAcolytes,
  LEAVING_TEN,
  READINGS,
  type RawAcolytes,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Whether the marker that pays leaves the top of its Cult: only then is there a key to speak of. */
const leavesTop = (draft: RawAcolytes): boolean =>
  LEAVING_TEN.some((leavingTen) => {
    const reply = askAcolytes({ ...draft, leavingTen });
    return reply.kind === 'answer' && reply.answer.lines.some(({ code }) => code === 'leaves-top');
  });

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
