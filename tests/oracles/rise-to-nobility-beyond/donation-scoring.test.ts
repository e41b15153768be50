import { expect, test } from 'vitest';
import { donationScoring } from '#engine/rise-to-nobility-beyond/index.ts';
import { valueOf } from '#tests/support/rule.ts';
import { chance } from '#scripts/chance.ts';
import { lists } from './lists.ts';

/*
 * Offering scoring told a second time, from the chapter “Scoring the Offerings” and not from the
 * engine: tokens are counted out one by one, and ranks are given by walking through the table.
 */

interface Readings {
  readonly ties: string;
  readonly zero: string;
  readonly solo: string;
}

interface Seat {
  readonly rank: number | undefined;
  readonly points: number;
}

/** Half, rounded down: two are put aside, one is kept, as long as there are two. */
const half = (points: number): number => {
  let kept = 0;
  for (let rest = points; rest >= 2; rest -= 2) kept += 1;
  return kept;
};

/** rtn.scoring.next-rank: a player's rank, by whom they see ahead of them. */
const rankOf = (table: readonly number[], seat: number, ties: string): number => {
  const ahead = table.filter((tokens) => tokens > (table[seat] ?? 0));
  // Densely, players who are tied with each other stand in one place; else each takes one.
  return 1 + (ties === 'dense' ? new Set(ahead).size : ahead.length);
};

const scored = (table: readonly number[], { ties, zero, solo }: Readings): readonly Seat[] => {
  let temple = 0;
  for (const tokens of table) for (let token = 0; token < tokens; token += 1) temple += 1;
  return table.map((tokens, seat) => {
    // rtn.scoring.no-tokens, rtn.scoring.solo
    if (tokens === 0 && zero === 'unranked') return { rank: undefined, points: 0 };
    if (table.length === 1 && solo === 'unscored') return { rank: undefined, points: 0 };
    const rank = rankOf(table, seat, ties);
    if (rank === 1) return { rank, points: temple };
    if (rank === 2) return { rank, points: half(temple) };
    return { rank, points: rank === 3 ? half(half(temple)) : 0 };
  });
};

const TIES = ['dense', 'competition'];
const ZERO = ['unranked', 'ranked'];
const SOLO = ['first', 'unscored'];

const everyReading = (table: readonly number[]): readonly Readings[] =>
  TIES.flatMap((ties) =>
    ZERO.flatMap((zero) =>
      (table.length === 1 ? SOLO : SOLO.slice(0, 1)).map((solo) => ({ ties, zero, solo })),
    ),
  );

const pointsOf = (table: readonly number[], readings: Readings): string =>
  scored(table, readings)
    .map(({ points }) => points)
    .join();

const compare = (table: readonly number[]): void => {
  const readings = everyReading(table);
  const outcomes = new Set(readings.map((each) => pointsOf(table, each)));
  for (const each of readings) {
    const value = valueOf(
      donationScoring.ask({ ...donationScoring.form.start, ...each, tokens: table.join() }),
    );
    const where = `${table.join()} ${Object.values(each).join()}`;
    const seats = value.players.map(({ rank, points }) => ({ rank, points }));
    expect(seats, where).toEqual(scored(table, each));
    expect(value.agree, where).toBe(outcomes.size === 1);
    for (const [question, options] of Object.entries({ ties: TIES, zero: ZERO })) {
      const others = options.map((option) => pointsOf(table, { ...each, [question]: option }));
      const matters = value.matters[question as 'ties' | 'zero'];
      expect(matters, `${where}: ${question}`).toBe(new Set(others).size > 1);
    }
  }
};

test('every table of up to 5 players with up to 4 tokens each scores as the chapter says', () => {
  const tables = [1, 2, 3, 4, 5].flatMap((players) => lists([0, 1, 2, 3, 4], players));
  expect(tables).toHaveLength(5 + 25 + 125 + 625 + 3125);
  for (const table of tables) compare(table);
});

test('so do full tables with all their tokens, as they come', () => {
  const next = chance(7);
  for (let i = 0; i < 400; i += 1) compare(Array.from({ length: 6 }, () => next(8)));
});
