import { askDwellings, DWELLINGS_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const dwellingScoring = defineCalculator({
  name: 'dwelling-scoring',
  game: 'rise-to-nobility-beyond',
  start: DWELLINGS_START,
  ask: askDwellings,
  cites: ['rtn.dwellings.score', 'rtn.dwellings.activate'],
  readings: [],
  kept: [],
  words,
});
