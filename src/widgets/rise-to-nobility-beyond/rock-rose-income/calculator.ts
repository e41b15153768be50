import { askIncome, INCOME_START } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const rockRoseIncome = defineCalculator({
  name: 'rock-rose-income',
  game: 'rise-to-nobility-beyond',
  start: INCOME_START,
  ask: askIncome,
  cites: [
    'rtn.rock-rose.dice',
    'rtn.rock-rose.reputation',
    'rtn.rock-rose.unplayable',
    'rtn.rock-rose.income',
    'rtn.rock-rose.rounding',
    'rtn.dwellings.income',
    'rtn.elders.income',
  ],
  readings: [],
  kept: [],
  words,
});
