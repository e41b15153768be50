import { saying, when, type Says } from '../core/answer.ts';
import { nth } from '../core/lists.ts';
import type { SnoClause } from './clauses.ts';
import { choosingOrder } from './hats.ts';

/** A player at the end of the game. */
export interface Standing {
  readonly name: string;
  readonly points: number;
  /** The play-order card of the last round end; `undefined` if not told. */
  readonly card: number | undefined;
}

/** Whoever has a play-order card, or has not told it. */
type Holder = Pick<Standing, 'name' | 'card'>;

/** What is said of the winner, and of cards that cannot be as they are told. */
export const STANDING_SAYS = {
  'most-points': 'sno.game-end.tie',
  tied: 'sno.game-end.tie',
  'highest-card': 'sno.game-end.tie',
  'same-card': 'sno.order.new-cards',
  'no-such-card': 'sno.order.new-cards',
} as const satisfies Says<SnoClause>;

const say = saying(STANDING_SAYS);

/** Everyone from the most points down; equals by the higher card, where it is told. */
export const ranked = (standings: readonly Standing[]): readonly Standing[] =>
  byCard(withLastCard(standings)).toSorted((a, b) => b.points - a.points);

/** Those who tie for victory: all with the most points, the winner first where the cards tell. */
export const leaders = (ranking: readonly Standing[]): readonly Standing[] =>
  ranking.filter(({ points }) => points === ranking[0]?.points);

const NOBODY: Standing = { name: '', points: 0, card: undefined };

/** Whoever is first. */
export const firstOf = (ranking: readonly Standing[]): Standing => nth(ranking, 0, NOBODY);

/** Who wins, and by which card where several have the most points. */
export const winnerLines = (first: readonly Standing[]) => {
  const { name, points, card = 0 } = firstOf(first);
  const names = first.map((each) => each.name);
  return [
    names.length === 1 ? say('most-points', { name, points }) : say('tied', { names, points }),
    ...when(names.length > 1, say('highest-card', { name, card })),
  ];
};

/** Players tied for victory whose cards decide and are not told. */
export const undecided = (ranking: readonly Standing[]): readonly string[] => {
  const first = leaders(ranking);
  const names = first.filter(({ card }) => card === undefined).map(({ name }) => name);
  const highest = Math.max(...first.map(({ card = 0 }) => card));
  const isSettled = first.length === 1 || cardsLeft(ranking).every((card) => card < highest);
  return isSettled ? [] : names;
};

/** The cards that nobody told: there is one for each player. */
const cardsLeft = (holders: readonly Holder[]): readonly number[] => {
  const told = holders.map(({ card }) => card);
  return holders.map((_, i) => i + 1).filter((card) => !told.includes(card));
};

/** A single card that is not told is the one that nobody else has. */
const withLastCard = (standings: readonly Standing[]): readonly Standing[] => {
  const [last, ...others] = cardsLeft(standings);
  return others.length > 0
    ? standings
    : standings.map((each) => ({ ...each, card: each.card ?? last }));
};

/** Higher cards first, as when sets are chosen; cards not told come last. */
const byCard = (standings: readonly Standing[]): readonly Standing[] => [
  ...choosingOrder(
    standings.flatMap(({ name, points, card }) =>
      card === undefined ? [] : [{ name, points, card }],
    ),
  ),
  ...standings.filter(({ card }) => card === undefined),
];

/** Cards that cannot be dealt so: each is there once, and there are as many as players. */
export const cardViolations = (holders: readonly Holder[]) => [
  ...[...new Set(holders.flatMap(({ card }) => card ?? []))].flatMap((card) => {
    const names = holders.filter((each) => each.card === card).map(({ name }) => name);
    return when(names.length > 1, say('same-card', { card, names }));
  }),
  ...holders.flatMap(({ name, card = 0 }) =>
    when(card > holders.length, say('no-such-card', { name, card, players: holders.length })),
  ),
];
