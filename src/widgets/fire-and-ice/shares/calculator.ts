import { askShares, READINGS, SHARES_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const shares = defineCalculator({
  name: 'shares',
  game: 'fire-and-ice',
  start: SHARES_START,
  ask: askShares,
  cites: [
    'fi.scoring.places',
    'fi.scoring.cults',
    'fi.scoring.ties',
    'fi.scoring.rounding',
    'fi.scoring.zero',
    'fi.strongholds.both',
  ],
  readings: [
    { field: 'rounding', ...READINGS.rounding },
    { field: 'zero', ...READINGS.zero },
  ],
  kept: [],
  words,
});
