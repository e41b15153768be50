import { askTieBreak, TIE_BREAK_START } from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const tieBreak = defineCalculator({
  name: 'tie-break',
  game: 'the-magnificent-sno',
  start: TIE_BREAK_START,
  ask: askTieBreak,
  cites: ['sno.game-end.tie', 'sno.game-end.last-cards', 'sno.order.new-cards'],
  readings: [],
  kept: [],
  words,
});
