import { askTurnOrder, TURN_ORDER_START } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const turnOrder = defineCalculator({
  name: 'turn-order',
  game: 'fire-and-ice',
  start: TURN_ORDER_START,
  ask: askTurnOrder,
  cites: ['fi.turn-order.start', 'fi.turn-order.pass', 'fi.turn-order.numerals'],
  readings: [],
  kept: [],
  words,
});
