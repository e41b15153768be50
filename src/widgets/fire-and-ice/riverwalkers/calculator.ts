import {
  askRiverwalkers,
  READINGS,
  RIVERWALKERS_START,
  type RawRiverwalkers,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Only an Ice Faction that started on some terrain makes the question arise. */
const facesIce = ({ opponents }: Readonly<Record<keyof RawRiverwalkers, string>>): boolean =>
  /(ice-maidens|yetis)\//i.test(opponents);

export const riverwalkers = defineCalculator({
  name: 'riverwalkers',
  game: 'fire-and-ice',
  start: RIVERWALKERS_START,
  ask: askRiverwalkers,
  cites: [
    'fi.riverwalkers.pieces',
    'fi.riverwalkers.priests',
    'fi.riverwalkers.unlock',
    'fi.riverwalkers.two-coins',
    'fi.riverwalkers.home-word',
    'fi.riverwalkers.one-coin',
    'fi.riverwalkers.settle',
    'fi.riverwalkers.any-priest',
    'fi.riverwalkers.priest-limit',
    'fi.riverwalkers.no-spades',
    'fi.riverwalkers.spades-lost',
    'fi.riverwalkers.stronghold',
    'fi.riverwalkers.free-bridges',
  ],
  readings: [{ field: 'unlockWord', ...READINGS.unlockWord, matters: facesIce }],
  kept: [],
  words,
});
