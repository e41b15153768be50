import { saying, when, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import { ROUND_WITHOUT_TILES, SEATS, type Floor, type Round } from './data.ts';
import { setsLeft } from './sets.ts';
import type { RoundEndValue, SettledSeat } from './settled.ts';

export const ROUND_END_SAYS = {
  'hat-back': 'sno.hats.lower-back',
  'hat-down': 'sno.hats.down',
  gap: 'sno.hats.gap',
  'no-gap': 'sno.hats.gap',
  cards: 'sno.order.new-cards',
  order: 'sno.order.each-round',
  'last-cards': 'sno.game-end.last-cards',
  'effect-unknown': 'sno.order.pay',
  'effect-none': 'sno.order.pay',
  effect: 'sno.order.pay',
  gem: 'sno.order.pay',
  'choose-gem': 'sno.order.pay',
  'gem-to-coin': 'sno.gems.storage',
  'card-debt': 'sno.order.cannot-pay',
  'debt-again': 'sno.order.then-dice',
  'card-first': 'sno.pay.card-first',
  due: 'sno.pay.dice',
  'highest-sum': 'sno.pay.highest-sum',
  debt: 'sno.pay.missing',
  points: 'sno.pay.missing',
  'below-zero': 'sno.pay.below-zero',
  chooses: 'sno.sets.choose',
  'fifth-set': 'sno.sets.fifth',
  discards: 'sno.sets.two-players',
  'who-discards': 'sno.sets.who-discards',
  'no-tiles': 'sno.sets.last-round',
  'old-tile': 'sno.next.left-set',
  'score-one': 'sno.sets.score-one',
  'trainers-back': 'sno.next.trainers-back',
  refill: 'sno.next.refill',
  'no-refill': 'sno.next.refill',
  'left-set': 'sno.next.left-set',
  dice: 'sno.next.dice',
  tops: 'sno.next.tops',
  'round-two-tile': 'sno.next.round-two-tile',
} as const satisfies Says<SnoClause>;

const say = saying(ROUND_END_SAYS);

/**
 * The steps of the round end in order; within a step the players as they sit. Lines about one player
 * bear the player's name, so that each can see their own.
 */
export const roundEndLines = (value: RoundEndValue) => [
  ...value.seats.flatMap(hatBack),
  say('hat-down', { moves: value.seats.map(({ name, from, to }) => ({ name, from, to })) }),
  ...gapLines(value),
  say('cards', { names: value.order }),
  value.refill === undefined ? say('last-cards') : say('order'),
  ...cardLines(value),
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

export type RoundEndLine = ReturnType<typeof roundEndLines>[number];

const hatBack = ({ name, returned, from }: SettledSeat) =>
  returned === undefined ? [] : [say('hat-back', { name, space: returned, kept: from })];

const gapLines = ({ players, seats, gap }: RoundEndValue) => {
  const [a = 0, b = 0] = seats.map(({ from }) => from);
  const spaces = Math.abs(a - b) - 1;
  return when(players === SEATS.min, gap ? say('gap', { spaces }) : say('no-gap', { spaces }));
};

/** What holds of the play-order cards for the whole table. */
const cardLines = ({ seats }: RoundEndValue) => {
  const unknown = seats.filter(({ effect }) => effect === undefined).map(({ card }) => card);
  const isMoved = seats.some(({ payment }) => payment.after.coins !== payment.before);
  return [
    ...when(
      unknown.length > 0,
      say('effect-unknown', { cards: unknown.toSorted((a, b) => a - b) }),
    ),
    ...when(isMoved, say('card-first')),
  ];
};

const effectLines = ({ name, card, effect, payment }: SettledSeat) => {
  if (effect === undefined) return [];
  const { coins, gems } = effect;
  if (coins === 0) return when(gems === 0, say('effect-none', { name, card }));
  const { before } = payment;
  return [say('effect', { name, card, coins, before, after: Math.max(0, before + coins) })];
};

const gemLines = ({ name, card, payment }: SettledSeat) => {
  const { taken, toChoose, excess } = payment;
  return [
    ...when(taken.length > 0, say('gem', { name, card, hues: taken })),
    ...when(toChoose > 0, say('choose-gem', { name, card, gems: toChoose })),
    ...when(excess > 0, say('gem-to-coin', { name, gems: excess, coins: excess })),
  ];
};

const cardDebt = ({ name, payment, cardLost }: SettledSeat, round: Round) => {
  const { missing } = payment;
  return when(missing > 0, say('card-debt', { name, missing, round, points: cardLost }));
};

const diceLines = (seat: SettledSeat) => {
  const { name, color, equal, colorSum, clearSum, due, paid } = seat;
  return [say('due', { name, color, equal, colorSum, clearSum, due, paid }), ...highestSum(seat)];
};

const highestSum = ({ name, color, colorSum, higherDie }: SettledSeat) =>
  color === undefined || higherDie === undefined
    ? []
    : [say('highest-sum', { name, color, colorSum, higherDie })];

const diceDebt = (seat: SettledSeat, round: Round) => {
  const { name, missing, diceLost, cardLost, lost } = seat;
  if (missing === 0) return [];
  return [
    say('debt', { name, missing, round, points: diceLost }),
    ...when(cardLost > 0, say('debt-again', { name, card: cardLost, dice: diceLost, lost })),
  ];
};

const pointsLines = (seat: SettledSeat, reading: Floor) => {
  const { name, lost, pointsBefore: before, pointsAfter: after } = seat;
  if (lost === 0 || before === undefined || after === undefined) return [];
  const points = { name, lost, before, after };
  return [lost > before ? say('below-zero', { ...points, reading }) : say('points', points)];
};

const setLines = (value: RoundEndValue) => [
  say('chooses', {
    seats: value.seats
      .toSorted((a, b) => a.chooses - b.chooses)
      .map(({ name, offered }) => ({ name, offered })),
  }),
  ...fifthSet(value),
  ...discardLines(value),
  ...tileLines(value),
  say('score-one'),
];

const fifthSet = ({ players, sets, refill }: RoundEndValue) => {
  const withTile = sets.tiles > 0;
  const untilStepFour = refill !== undefined;
  const facts = { sets: sets.cards, withTile, untilStepFour };
  return when(players === SEATS.max, say('fifth-set', facts));
};

const discardLines = ({ seats, discards, discarder: reading }: RoundEndValue) =>
  seats
    .filter(({ name }) => name === discards)
    .flatMap(({ name, offered }) => [
      say('discards', { name, offered, reading }),
      say('who-discards', { reading }),
    ]);

/** Two players who left a set after round 2 find its tile again at the end of the last one. */
const mayHaveOldTile = ({ players, refill, leftSet }: RoundEndValue): boolean =>
  players === SEATS.min && refill === undefined && leftSet === 'stays';

/** What the last round has of trainer tiles; with five it depends on what was done after round 2. */
const tileLines = (value: RoundEndValue) => {
  const { players, refill, roundTwoTile: reading } = value;
  const { cards, tiles } = value.sets;
  if (mayHaveOldTile(value)) return [say('old-tile')];
  const isLastOfFive = players === SEATS.max && refill === undefined;
  return [
    ...when(tiles < cards, say('no-tiles', { cards, tiles })),
    ...when(isLastOfFive, say('round-two-tile', { tiles, reading })),
  ];
};

const nextLines = (value: RoundEndValue) => {
  const { round, players, sets, refill, roundTwoTile, leftSet } = value;
  if (refill === undefined) return [say('no-refill', { round })];
  const { cards, tiles, dice, tops } = refill;
  const isOpen = players === SEATS.max && round === ROUND_WITHOUT_TILES;
  return [
    say('trainers-back'),
    say('refill', { cards, tiles }),
    ...when(tops.cards > 0, say('tops', tops)),
    ...when(setsLeft(sets) > 0, say('left-set', { cards, reading: leftSet })),
    ...when(isOpen, say('round-two-tile', { tiles: tops.tiles, reading: roundTwoTile })),
    say('dice', { dice }),
  ];
};
