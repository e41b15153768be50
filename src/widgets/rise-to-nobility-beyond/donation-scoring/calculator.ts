import {
  askScoring,
  READINGS,
  SCORING_START,
  type RawScoring,
  type ScoringValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

const matters = (draft: RawScoring, question: keyof ScoringValue['matters']): boolean => {
  const reply = askScoring(draft);
  return reply.kind === 'answer' && reply.answer.value.matters[question];
};

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
    { field: 'ties', ...READINGS.ties, matters: (draft) => matters(draft, 'ties') },
    { field: 'zero', ...READINGS.zero, matters: (draft) => matters(draft, 'zero') },
    { field: 'solo', ...READINGS.solo, matters: (draft) => matters(draft, 'solo') },
  ],
  kept: [],
  words,
});
