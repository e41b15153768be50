import { askSolo, READINGS, SOLO_START, type RawSolo } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Final points ask what they are worth, and nothing else. */
const asksDiscard = ({ points }: RawSolo): boolean => points.trim() === '';

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
    'sno.solo.five-clear',
  ],
  readings: [
    { field: 'every', ...READINGS.every, matters: asksDiscard },
    {
      field: 'emptyDeck',
      ...READINGS.emptyDeck,
      matters: (draft) => asksDiscard(draft) && Number(draft.whiteDeck) === 0,
    },
  ],
  kept: [],
  words,
});
