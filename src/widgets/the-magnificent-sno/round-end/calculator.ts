import {
  askRoundEnd,
  READINGS,
  ROUND_END_START,
  ROUND_WITHOUT_TILES,
  SEATS,
  seatTexts,
} from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

export const roundEnd = defineCalculator({
  name: 'round-end',
  game: 'the-magnificent-sno',
  start: ROUND_END_START,
  ask: askRoundEnd,
  cites: [
    'sno.hats.lower-back',
    'sno.hats.down',
    'sno.hats.gap',
    'sno.order.new-cards',
    'sno.order.each-round',
    'sno.order.pay',
    'sno.gems.storage',
    'sno.gems.coloured',
    'sno.order.cannot-pay',
    'sno.order.then-dice',
    'sno.pay.card-first',
    'sno.pay.dice',
    'sno.pay.highest-sum',
    'sno.pay.missing',
    'sno.pay.below-zero',
    'sno.perform.space',
    'sno.five.no-second-hat',
    'sno.sets.choose',
    'sno.sets.fifth',
    'sno.sets.two-players',
    'sno.sets.last-round',
    'sno.sets.score-one',
    'sno.next.trainers-back',
    'sno.next.refill',
    'sno.next.left-set',
    'sno.next.dice',
    'sno.next.tops',
    'sno.next.round-two-tile',
  ],
  readings: [
    {
      field: 'roundTwoTile',
      ...READINGS.roundTwoTile,
      matters: ({ table, round }) =>
        seatTexts(table).length === SEATS.max && Number(round) >= ROUND_WITHOUT_TILES,
    },
    {
      field: 'leftSet',
      ...READINGS.leftSet,
      matters: ({ table }) => seatTexts(table).length === SEATS.min,
    },
  ],
  kept: ['cards'],
  words,
});
