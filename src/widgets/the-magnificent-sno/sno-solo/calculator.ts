import { askSolo, READINGS, SOLO_START } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const snoSolo = defineCalculator({
  name: 'sno-solo',
  game: 'the-magnificent-sno',
  start: SOLO_START,
  ask: askSolo,
  cites: [
    'sno.solo.clear-die',
    'sno.solo.roll',
    'sno.solo.refill',
    'sno.solo.empty-deck',
    'sno.solo.how-often',
    'sno.solo.goal',
    'sno.module.turns',
    'sno.components.totals',
  ],
  readings: [{ field: 'every', ...READINGS.every }],
  kept: [],
  words,
});
