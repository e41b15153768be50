import { askCaveOil, CAVE_OIL_START, READINGS } from '#engine/vast-bonus-cards/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const caveOil = defineCalculator({
  name: 'cave-oil',
  game: 'vast-bonus-cards',
  start: CAVE_OIL_START,
  ask: askCaveOil,
  cites: [
    'vbc.oil.terrain-losses',
    'vbc.oil.flame-wall-loss',
    'vbc.oil.terrain',
    'vbc.oil.magma',
    'vbc.oil.flame-wall',
    'vbc.oil.other-losses',
  ],
  readings: [{ field: 'magma', ...READINGS.magma, matters: ({ cause }) => cause === 'magma' }],
  kept: [],
  words,
});
