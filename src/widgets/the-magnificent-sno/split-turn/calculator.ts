import { askSplitTurn, SPLIT_TURN_START } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const splitTurn = defineCalculator({
  name: 'split-turn',
  game: 'the-magnificent-sno',
  start: SPLIT_TURN_START,
  ask: askSplitTurn,
  cites: ['sno.split.two-actions', 'sno.split.fixed'],
  readings: [],
  kept: [],
  words,
});
