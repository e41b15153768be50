import { askCampScoring, CAMP_START, READINGS } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const campScoring = defineCalculator({
  name: 'camp-scoring',
  game: 'the-magnificent-sno',
  start: CAMP_START,
  ask: askCampScoring,
  cites: [
    'sno.scoring.cross',
    'sno.scoring.unbroken',
    'sno.scoring.twice',
    'sno.scoring.cross-empty',
    'sno.scoring.pairs',
    'sno.scoring.many-pairs',
    'sno.scoring.variants',
    'sno.scoring.large',
    'sno.scoring.white',
    'sno.build.white-in-scoring',
  ],
  readings: [{ field: 'cross', ...READINGS.cross }],
  kept: [],
  words,
});
