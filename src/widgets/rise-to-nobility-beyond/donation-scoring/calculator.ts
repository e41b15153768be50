import { askScoring, READINGS, SCORING_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const donationScoring = defineCalculator({
  name: 'donation-scoring',
  game: 'rise-to-nobility-beyond',
  start: SCORING_START,
  ask: askScoring,
  cites: [
    'rtn.scoring.first',
    'rtn.scoring.second',
    'rtn.scoring.third',
    'rtn.scoring.others',
    'rtn.scoring.ties',
    'rtn.scoring.next-rank',
    'rtn.scoring.no-tokens',
    'rtn.scoring.solo',
  ],
  readings: [
    { field: 'ties', ...READINGS.ties, matters: ({ tokens }) => /\b(\d+)\b.*\b\1\b/.test(tokens) },
    { field: 'zero', ...READINGS.zero, matters: ({ tokens }) => /\b0\b/.test(tokens) },
  ],
  kept: [],
  words,
});
