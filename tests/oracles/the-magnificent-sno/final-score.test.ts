import { expect, test } from 'vitest';
import { snoFinalScore } from '#engine/the-magnificent-sno/index.ts';
import { chance, type Chance } from '#scripts/chance.ts';
import { asking, valueOf } from '#tests/support/rule.ts';

/*
 * A second opinion on the end of a whole game, written from the clauses: points are put on the track
 * one scoring after the other, then everybody is held against everybody else.
 */

const ask = asking(snoFinalScore, { module: 'yes' });

interface Card {
  readonly kind: string;
  readonly amounts: readonly number[];
}

interface Player {
  readonly name: string;
  readonly track: number;
  readonly order: number;
  readonly last: Card;
  readonly extra: readonly Card[];
  readonly base: number;
  readonly held: readonly Card[];
}

interface Readings {
  readonly half: 'down' | 'up' | 'exact';
  readonly otherCards: 'base' | 'half' | 'none';
}

/** What a card scores, thing by thing. */
const score = ({ kind, amounts }: Card): number => {
  let points = 0;
  const [first = 0, second = 0, third = 0] = amounts;
  const give = (times: number, each: number): void => {
    for (let i = 0; i < times; i += 1) points += each;
  };
  // sno.scoring.highest-dice: the value of each highest die.
  if (kind === 'highest-dice') points += first + second + third;
  // sno.scoring.large, sno.scoring.white, sno.scoring.pairs
  if (kind === 'large') give(first, 3);
  if (kind === 'white') give(first, 5);
  if (kind === 'pairs') give(first, 2);
  // sno.scoring.cross: the spaces of the row, then those of the column.
  if (kind === 'cross') {
    give(first, 1);
    give(second, 1);
  }
  // sno.scoring.white-posters, sno.scoring.printed-tiles, sno.scoring.coins, sno.scoring.gems
  if (kind === 'white-posters') give(first, 4);
  if (kind === 'printed-tiles') give(first, 3);
  if (kind === 'coins') give(first, 1);
  if (kind === 'gems') give(first, 4);
  // sno.tent-scoring.five: what the card prints for each tent.
  if (kind === 'tents') give(first, second);
  if (kind === 'other') points += first;
  return points;
};

/** sno.tiles.half, sno.tiles.rounding. */
const half = (points: number, reading: Readings['half']): number => {
  if (points % 2 === 0) return points / 2;
  const whole = (points - 1) / 2;
  return reading === 'down' ? whole : reading === 'up' ? whole + 1 : whole + 0.5;
};

/** sno.game-end.final-score: one scoring after the other. */
const totalOf = (player: Player, { half: reading, otherCards }: Readings): number => {
  let marker = player.track;
  marker += score(player.last);
  for (const card of player.extra) marker += half(score(card), reading);
  // sno.game-end.other-cards
  if (otherCards === 'half') for (const card of player.held) marker += half(score(card), reading);
  marker += player.base;
  return marker;
};

/** sno.game-end.tie: nobody has more, and of those who have as many nobody holds a higher card. */
const winnerOf = (players: readonly Player[], totals: readonly number[]): string | undefined =>
  players.find((player, i) =>
    players.every((other, j) => {
      const [mine = 0, theirs = 0] = [totals[i], totals[j]];
      return theirs < mine || (theirs === mine && other.order <= player.order);
    }),
  )?.name;

/** One better than how many are ahead; the winner is ahead of those with as many points. */
const placeOf = (
  at: number,
  players: readonly Player[],
  totals: readonly number[],
  winner: string | undefined,
): number => {
  const mine = totals[at] ?? 0;
  const isAhead = (other: Player, j: number): boolean =>
    (totals[j] ?? 0) > mine ||
    (other.name === winner && players[at]?.name !== winner && totals[j] === mine);
  return 1 + players.filter(isAhead).length;
};

const KINDS = [
  ['highest-dice', 6, 6, 6],
  ['large', 6],
  ['cross', 5, 5],
  ['pairs', 9],
  ['white-posters', 3],
  ['printed-tiles', 5],
  ['coins', 12],
  ['gems', 3],
  ['tents', 5, 5],
  ['other', 14],
] as const;

const randomCard = (next: Chance): Card => {
  const [kind, ...most] = KINDS[next(KINDS.length)] ?? KINDS[0];
  // A row and a column have a space in common.
  const least = kind === 'cross' ? 1 : 0;
  return { kind, amounts: most.map((max) => least + next(max)) };
};

const cards = (next: Chance, count: number): readonly Card[] =>
  Array.from({ length: count }, () => randomCard(next));

const shuffled = (next: Chance, count: number): readonly number[] => {
  const left = Array.from({ length: count }, (_, i) => i + 1);
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)[0] ?? 0);
};

const randomTable = (next: Chance): readonly Player[] => {
  const count = 2 + next(4);
  const order = shuffled(next, count);
  return Array.from({ length: count }, (_, i) => ({
    name: 'abcde'[i] ?? '',
    // Close together, so that many tables tie.
    track: 90 + next(6),
    order: order[i] ?? 0,
    last: randomCard(next),
    extra: cards(next, next(3)),
    base: next(3),
    held: cards(next, 4),
  }));
};

const written = (all: readonly Card[]): string =>
  all.map(({ kind, amounts }) => [kind, ...amounts].join('/')).join();

const seat = ({ name, track, order, last, extra, base, held }: Player): string =>
  [name, track, order, written([last]), written(extra), base, written(held)].join(':');

test('totals, winner and places of random tables', () => {
  const next = chance(20261118);
  let ties = 0;
  for (let i = 0; i < 4000; i += 1) {
    const players = randomTable(next);
    const readings: Readings = {
      half: (['down', 'up', 'exact'] as const)[next(3)] ?? 'down',
      otherCards: (['base', 'half', 'none'] as const)[next(3)] ?? 'base',
    };
    const table = players.map(seat).join(';');
    const value = valueOf(ask({ table, ...readings }));
    const totals = players.map((player) => totalOf(player, readings));
    const winner = winnerOf(players, totals);
    const places = players.map((_, at) => placeOf(at, players, totals, winner));
    if (totals.filter((total) => total === Math.max(...totals)).length > 1) ties += 1;
    expect(
      {
        totals: value.rows.map(({ total }) => total),
        winner: value.winner,
        places: value.rows.map(({ place }) => place),
      },
      table,
    ).toEqual({ totals, winner, places });
  }
  expect(ties).toBeGreaterThan(200);
});
