import { askSettler, SETTLER_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const settler = defineCalculator({
  name: 'settler',
  game: 'rise-to-nobility-beyond',
  start: SETTLER_START,
  ask: askSettler,
  cites: [
    'rtn.settlers.normal-rules',
    'rtn.settlers.any-kind',
    'rtn.settlers.more-than-three',
    'rtn.settlers.equal-rock-rose',
    'rtn.settlers.three-to-twelve',
    'rtn.settlers.points',
    'rtn.settlers.reward',
    'rtn.settlers.best',
  ],
  readings: [],
  kept: [],
  words,
});
