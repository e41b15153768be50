import {
  ROUND_WITHOUT_TILES,
  SEATS,
  type Color,
  type Discarder,
  type Floor,
  type Hue,
  type LeftSet,
  type Round,
  type RoundTwoTile,
} from './data.ts';
import type { SnoLine } from './line.ts';
import { setsLeft } from './sets.ts';
import type { RoundEndValue, SettledSeat } from './settled.ts';

/** Lines about one player bear the player's name, so that each can see their own. */
interface Of {
  name: string;
}

export type RoundEndLine =
  | SnoLine<'sno.hats.lower-back', 'hat-back', Of & { space: number; kept: number }>
  | SnoLine<'sno.hats.down', 'hat-down', Of & { from: number; to: number }>
  | SnoLine<'sno.hats.gap', 'gap' | 'no-gap', { spaces: number }>
  | SnoLine<'sno.order.new-cards', 'card', Of & { card: number }>
  | SnoLine<'sno.order.each-round', 'order', { names: readonly string[] }>
  | SnoLine<'sno.order.pay', 'effect-unknown', Of & { card: number }>
  | SnoLine<'sno.order.pay', 'effect-none', Of & { card: number }>
  | SnoLine<
      'sno.order.pay',
      'effect',
      Of & { card: number; coins: number; before: number; after: number }
    >
  | SnoLine<'sno.order.pay', 'gem', Of & { card: number; hues: readonly Hue[] }>
  | SnoLine<'sno.order.pay', 'choose-gem', Of & { card: number; gems: number }>
  | SnoLine<'sno.gems.storage', 'gem-to-coin', Of & { gems: number; coins: number }>
  | SnoLine<
      'sno.order.cannot-pay',
      'card-debt',
      Of & { missing: number; round: Round; points: number }
    >
  | SnoLine<'sno.order.then-dice', 'debt-again', Of & { card: number; dice: number; lost: number }>
  | SnoLine<'sno.pay.card-first', 'card-first', Of & { coins: number }>
  | SnoLine<
      'sno.pay.dice',
      'due',
      Of & { color: Color | undefined; colorSum: number; clearSum: number; due: number }
    >
  | SnoLine<
      'sno.pay.highest-sum',
      'highest-sum',
      Of & { color: Color; colorSum: number; higherDie: Color }
    >
  | SnoLine<'sno.pay.dice', 'paid', Of & { paid: number; before: number; after: number }>
  | SnoLine<'sno.pay.missing', 'debt', Of & { missing: number; round: Round; points: number }>
  | SnoLine<'sno.pay.missing', 'points', Of & { lost: number; before: number; after: number }>
  | SnoLine<
      'sno.pay.below-zero',
      'below-zero',
      Of & { lost: number; before: number; after: number; reading: Floor }
    >
  | SnoLine<'sno.sets.choose', 'chooses', Of & { rank: number; offered: number }>
  | SnoLine<
      'sno.sets.fifth',
      'fifth-set',
      { sets: number; withTile: boolean; untilStepFour: boolean }
    >
  | SnoLine<'sno.sets.two-players', 'discards', Of & { offered: number; reading: Discarder }>
  | SnoLine<'sno.sets.who-discards', 'who-discards', { reading: Discarder }>
  | SnoLine<'sno.sets.last-round', 'no-tiles', { cards: number; tiles: number }>
  | SnoLine<'sno.sets.score-one', 'score-one'>
  | SnoLine<'sno.next.refill', 'refill', { cards: number; tiles: number; dice: number }>
  | SnoLine<'sno.next.refill', 'no-refill', { round: Round }>
  | SnoLine<'sno.next.left-set', 'old-tile'>
  | SnoLine<'sno.next.left-set', 'left-set', { cards: number; reading: LeftSet }>
  | SnoLine<'sno.next.round-two-tile', 'round-two-tile', { tiles: number; reading: RoundTwoTile }>;

/** The steps of the round end in order; within a step the players as they sit. */
export const roundEndLines = (value: RoundEndValue): readonly RoundEndLine[] => [
  ...value.seats.flatMap(hatBack),
  ...value.seats.map(hatDown),
  ...gapLines(value),
  ...value.seats.map(({ name, card }): RoundEndLine => ({
    clause: 'sno.order.new-cards',
    code: 'card',
    name,
    card,
  })),
  { clause: 'sno.order.each-round', code: 'order', names: value.order },
  ...value.seats.flatMap((seat) => [
    ...effectLines(seat),
    ...gemLines(seat),
    ...cardDebt(seat, value.round),
    ...diceLines(seat),
    ...diceDebt(seat, value.round),
    ...pointsLines(seat, value.floor),
  ]),
  ...setLines(value),
  ...nextLines(value),
];

const hatBack = ({ name, returned, from }: SettledSeat): readonly RoundEndLine[] =>
  returned === undefined
    ? []
    : [{ clause: 'sno.hats.lower-back', code: 'hat-back', name, space: returned, kept: from }];

const hatDown = ({ name, from, to }: SettledSeat): RoundEndLine => ({
  clause: 'sno.hats.down',
  code: 'hat-down',
  name,
  from,
  to,
});

const gapLines = ({ players, seats, gap }: RoundEndValue): readonly RoundEndLine[] => {
  if (players > SEATS.min) return [];
  const [a = 0, b = 0] = seats.map(({ from }) => from);
  const spaces = Math.abs(a - b) - 1;
  return [{ clause: 'sno.hats.gap', code: gap ? 'gap' : 'no-gap', spaces }];
};

const effectLines = ({ name, card, effect, payment }: SettledSeat): readonly RoundEndLine[] => {
  const clause = 'sno.order.pay';
  if (effect === undefined) return [{ clause, code: 'effect-unknown', name, card }];
  const { coins, gems } = effect;
  if (coins === 0) return gems > 0 ? [] : [{ clause, code: 'effect-none', name, card }];
  const { before } = payment;
  return [
    { clause, code: 'effect', name, card, coins, before, after: Math.max(0, before + coins) },
  ];
};

const gemLines = ({ name, card, payment }: SettledSeat): readonly RoundEndLine[] => {
  const { taken, toChoose, excess } = payment;
  const clause = 'sno.order.pay';
  const lines: readonly (readonly [boolean, RoundEndLine])[] = [
    [taken.length > 0, { clause, code: 'gem', name, card, hues: taken }],
    [toChoose > 0, { clause, code: 'choose-gem', name, card, gems: toChoose }],
    [
      excess > 0,
      { clause: 'sno.gems.storage', code: 'gem-to-coin', name, gems: excess, coins: excess },
    ],
  ];
  return lines.flatMap(([said, line]) => (said ? [line] : []));
};

const cardDebt = (
  { name, payment, cardLost }: SettledSeat,
  round: Round,
): readonly RoundEndLine[] =>
  payment.missing === 0
    ? []
    : [
        {
          clause: 'sno.order.cannot-pay',
          code: 'card-debt',
          name,
          missing: payment.missing,
          round,
          points: cardLost,
        },
      ];

const diceLines = (seat: SettledSeat): readonly RoundEndLine[] => {
  const { name, color, colorSum, clearSum, due, paid, payment, coinsAfter } = seat;
  const { before, after } = payment;
  const first: RoundEndLine = {
    clause: 'sno.pay.card-first',
    code: 'card-first',
    name,
    coins: after.coins,
  };
  const settled: RoundEndLine = {
    clause: 'sno.pay.dice',
    code: 'paid',
    name,
    paid,
    before: after.coins,
    after: coinsAfter,
  };
  return [
    ...(after.coins === before ? [] : [first]),
    { clause: 'sno.pay.dice', code: 'due', name, color, colorSum, clearSum, due },
    ...highestSum(seat),
    ...(due === 0 ? [] : [settled]),
  ];
};

const highestSum = ({ name, color, colorSum, higherDie }: SettledSeat): readonly RoundEndLine[] =>
  color === undefined || higherDie === undefined
    ? []
    : [{ clause: 'sno.pay.highest-sum', code: 'highest-sum', name, color, colorSum, higherDie }];

const diceDebt = (seat: SettledSeat, round: Round): readonly RoundEndLine[] => {
  const { name, missing, diceLost, cardLost, lost } = seat;
  if (missing === 0) return [];
  const again: RoundEndLine = {
    clause: 'sno.order.then-dice',
    code: 'debt-again',
    name,
    card: cardLost,
    dice: diceLost,
    lost,
  };
  return [
    { clause: 'sno.pay.missing', code: 'debt', name, missing, round, points: diceLost },
    ...(cardLost > 0 ? [again] : []),
  ];
};

const pointsLines = (
  { name, lost, pointsBefore, pointsAfter }: SettledSeat,
  reading: Floor,
): readonly RoundEndLine[] => {
  if (lost === 0 || pointsBefore === undefined || pointsAfter === undefined) return [];
  const points = { name, lost, before: pointsBefore, after: pointsAfter };
  return lost > pointsBefore
    ? [{ clause: 'sno.pay.below-zero', code: 'below-zero', ...points, reading }]
    : [{ clause: 'sno.pay.missing', code: 'points', ...points }];
};

/** Two players who left a set after round 2 find its tile again at the end of the last one. */
const mayHaveOldTile = ({ players, refill, leftSet }: RoundEndValue): boolean =>
  players === SEATS.min && refill === undefined && leftSet === 'stays';

const setLines = (value: RoundEndValue): readonly RoundEndLine[] => [
  ...value.seats
    .toSorted((a, b) => a.chooses - b.chooses)
    .map(({ name, chooses, offered }): RoundEndLine => ({
      clause: 'sno.sets.choose',
      code: 'chooses',
      name,
      rank: chooses,
      offered,
    })),
  ...fifthSet(value),
  ...discardLines(value),
  ...tileLines(value),
  { clause: 'sno.sets.score-one', code: 'score-one' },
];

const fifthSet = ({ players, sets, refill }: RoundEndValue): readonly RoundEndLine[] =>
  players < SEATS.max
    ? []
    : [
        {
          clause: 'sno.sets.fifth',
          code: 'fifth-set',
          sets: sets.cards,
          withTile: sets.tiles > 0,
          untilStepFour: refill !== undefined,
        },
      ];

const discardLines = ({
  seats,
  discards,
  discarder: reading,
}: RoundEndValue): readonly RoundEndLine[] => {
  if (discards === undefined) return [];
  const offered = seats.find(({ name }) => name === discards)?.offered ?? 0;
  return [
    { clause: 'sno.sets.two-players', code: 'discards', name: discards, offered, reading },
    { clause: 'sno.sets.who-discards', code: 'who-discards', reading },
  ];
};

/** What the last round has of trainer tiles, in one line. */
const tileLines = (value: RoundEndValue): readonly RoundEndLine[] => {
  const { cards, tiles } = value.sets;
  if (mayHaveOldTile(value)) return [{ clause: 'sno.next.left-set', code: 'old-tile' }];
  return tiles < cards ? [{ clause: 'sno.sets.last-round', code: 'no-tiles', cards, tiles }] : [];
};

const nextLines = ({
  round,
  players,
  sets,
  refill,
  roundTwoTile,
  leftSet,
}: RoundEndValue): readonly RoundEndLine[] => {
  const clause = 'sno.next.refill';
  if (refill === undefined) return [{ clause, code: 'no-refill', round }];
  const { cards, tiles, dice } = refill;
  const left: RoundEndLine = {
    clause: 'sno.next.left-set',
    code: 'left-set',
    cards,
    reading: leftSet,
  };
  const isOpen = players === SEATS.max && round === ROUND_WITHOUT_TILES;
  return [
    { clause, code: 'refill', cards, tiles, dice },
    ...(setsLeft(sets) > 0 ? [left] : []),
    ...(isOpen
      ? [
          {
            clause: 'sno.next.round-two-tile',
            code: 'round-two-tile',
            tiles,
            reading: roundTwoTile,
          } as const,
        ]
      : []),
  ];
};
