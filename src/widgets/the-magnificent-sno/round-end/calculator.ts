import {
  askRoundEnd,
  READINGS,
  ROUND_END_START,
  ROUND_WITHOUT_TILES,
  ROUNDS,
  SEATS,
  seatTexts,
  type RawRoundEnd,
  type RoundEndValue,
} from '#engine/the-magnificent-sno/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

const LAST = ROUNDS.length;

const settled = (draft: RawRoundEnd): RoundEndValue | undefined => {
  const reply = askRoundEnd(draft);
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** A table of two, with a gap between the hats or without one, or either. */
const isTwo = (draft: RawRoundEnd, gap?: boolean): boolean =>
  seatTexts(draft.table).length === SEATS.min && (gap === undefined || settled(draft)?.gap === gap);

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
    'sno.sets.who-discards',
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
      // At the end of the last round it matters what became of a set before.
      matters: (draft) => isTwo(draft, false) || (isTwo(draft) && Number(draft.round) === LAST),
    },
    {
      field: 'discarder',
      ...READINGS.discarder,
      matters: (draft) => isTwo(draft, true),
    },
    {
      field: 'floor',
      ...READINGS.floor,
      matters: (draft) =>
        settled(draft)?.seats.some(
          ({ lost, pointsBefore = lost }) => lost > 0 && lost > pointsBefore,
        ) ?? false,
    },
  ],
  kept: ['cards'],
  // Other numbers of players use other play-order cards (sno.order.cards).
  keptFor: ({ table }) => String(seatTexts(table).length),
  words,
});
