import { askExchange, EXCHANGE_START, READINGS } from '#engine/rise-to-nobility-beyond/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const rockRoseExchange = defineCalculator({
  name: 'rock-rose-exchange',
  game: 'rise-to-nobility-beyond',
  start: EXCHANGE_START,
  ask: askExchange,
  cites: [
    'rtn.rock-rose.exchange',
    'rtn.rock-rose.any-number',
    'rtn.rock-rose.direction',
    'rtn.components.rock-rose',
  ],
  readings: [{ field: 'direction', ...READINGS.direction }],
  kept: ['rateGoods', 'rateNobility', 'rateReputation', 'rateCoins', 'rateModifiers'],
  words,
});
