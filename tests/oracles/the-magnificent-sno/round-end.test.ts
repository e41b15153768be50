import { describe, expect, test } from 'vitest';
import { roundEnd } from '#engine/the-magnificent-sno/index.ts';
import { asking, valueOf } from '#tests/support/rule.ts';
import { endRound, type Player, type RoundEnd, type Rules } from './round-end.ts';

const ask = asking(roundEnd);

/** What the engine says, in the words of the oracle. */
const engine = (players: readonly Player[], rules: Rules): RoundEnd => {
  const table = players
    .map(({ name, hats, coins, dice }) => [name, hats.join(), String(coins), dice.join()].join(':'))
    .join(';');
  const { round, discarder, leftSet, cards } = rules;
  const value = valueOf(
    ask({ table, round: String(round), discarder, leftSet, cards: cards.join() }),
  );
  return {
    gap: value.gap,
    choosing: value.choosing,
    discards: value.discards,
    refill: value.refill && { cards: value.refill.cards, tiles: value.refill.tiles },
    players: value.seats.map(({ name, to, card, coinsAfter: coins, lost, offered }) => ({
      name,
      to,
      card,
      coins,
      lost,
      offered,
    })),
  };
};

const NAMES = ['a', 'b', 'c', 'd'];

/** Every way to put one or two hats of each player on a track of so many spaces. */
const placings = (players: number, spaces: number): readonly (readonly (readonly number[])[])[] => {
  if (players === 0) return [[]];
  return placings(players - 1, spaces).flatMap((others) => {
    const free = Array.from({ length: spaces }, (_, i) => i + 1).filter(
      (space) => !others.flat().includes(space),
    );
    const ones = free.map((space) => [space]);
    const twos = free.flatMap((low) =>
      free.filter((high) => high > low).map((high) => [low, high]),
    );
    return [...ones, ...twos].map((hats) => [...others, hats]);
  });
};

const seated = (hats: readonly (readonly number[])[]): readonly Player[] =>
  hats.map((own, i) => ({ name: NAMES[i] ?? '', hats: own, coins: 0, dice: [] }));

const USUAL: Rules = { round: 1, discarder: 'chooser', leftSet: 'stays', cards: [] };

describe('hats, gaps and sets', () => {
  test.each([
    [2, 8, 812],
    [3, 6, 1290],
    [4, 6, 2880],
  ])('of every table of %i on a track of %i spaces: %i', (players, spaces, count) => {
    const tables = placings(players, spaces);
    expect(tables).toHaveLength(count);
    for (const hats of tables) {
      expect(engine(seated(hats), USUAL), JSON.stringify(hats)).toEqual(
        endRound(seated(hats), USUAL),
      );
    }
  });

  test('of two, in every round and by every reading', () => {
    const readings = ([1, 2, 3] as const).flatMap((round) =>
      (['chooser', 'card-one'] as const).flatMap((discarder) =>
        (['stays', 'discarded'] as const).map((leftSet) => ({
          ...USUAL,
          round,
          discarder,
          leftSet,
        })),
      ),
    );
    for (const hats of placings(2, 5)) {
      for (const rules of readings) {
        expect(engine(seated(hats), rules), JSON.stringify([hats, rules])).toEqual(
          endRound(seated(hats), rules),
        );
      }
    }
  });
});

test('what every hand of up to three dice costs, with few coins and any card', () => {
  const faces = ['o1', 'o6', 'g2', 'g5', 'p4', 'c3'];
  const hands = faces.flatMap((a) => [
    [a],
    ...faces.flatMap((b) => [[a, b], ...faces.map((c) => [a, b, c])]),
  ]);
  for (const dice of [[], ...hands]) {
    // Two clear dice are all that two players have.
    if (dice.filter((die) => die.startsWith('c')).length > 2) continue;
    for (const coins of [0, 1, 7]) {
      for (const [i, round] of ([1, 2, 3] as const).entries()) {
        const players = [
          { name: 'a', hats: [1], coins, dice },
          { name: 'b', hats: [2], coins: 5, dice: ['g6'] },
        ];
        const cards = [[-1, 0], [2, -1], []][(i + coins) % 3] ?? [];
        const rules = { ...USUAL, round, cards };
        if (dice.filter((die) => die.startsWith('g')).length > 2) continue;
        expect(engine(players, rules), JSON.stringify([dice, coins, round])).toEqual(
          endRound(players, rules),
        );
      }
    }
  }
});
