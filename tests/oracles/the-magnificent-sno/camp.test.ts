import { expect, test } from 'vitest';
import { campScoring } from '#engine/the-magnificent-sno/index.ts';
import { chance, type Chance } from '#scripts/chance.ts';
import { asking, valueOf } from '#tests/support/rule.ts';

/*
 * A second opinion on row and column, on pairs and on tiles: from each space one walks left, right, up
 * and down for as long as the spaces are covered; every two spaces of a camp are looked at for a pair.
 */

const ask = asking(campScoring, { large: '', white: '' });

const LETTERS = ['.', '.', 'o', 'g', 'p', 'w', 'g', 'p', 'G', 'P', 'W', 'O'];

const randomCamp = (next: Chance): readonly string[] => {
  const [width, height] = [1 + next(7), 1 + next(7)];
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => LETTERS[next(LETTERS.length)] ?? '.').join(''),
  );
};

const at = (camp: readonly string[], row: number, column: number): string =>
  camp[row]?.[column]?.toLowerCase() ?? '.';

const isCovered = (camp: readonly string[], row: number, column: number): boolean =>
  at(camp, row, column) !== '.';

/** Covered spaces in a line from a space, without the space itself. */
const walk = (
  camp: readonly string[],
  [row, column]: readonly [number, number],
  [down, right]: readonly [number, number],
): number =>
  isCovered(camp, row + down, column + right)
    ? 1 + walk(camp, [row + down, column + right], [down, right])
    : 0;

/** sno.scoring.cross, sno.scoring.unbroken, sno.scoring.twice. */
const crossPoints = (camp: readonly string[], row: number, column: number): number => {
  const space = [row, column] as const;
  const own = isCovered(camp, row, column) ? 1 : 0;
  const inRow = walk(camp, space, [0, -1]) + own + walk(camp, space, [0, 1]);
  const inColumn = walk(camp, space, [-1, 0]) + own + walk(camp, space, [1, 0]);
  return inRow + inColumn;
};

const spacesOf = (camp: readonly string[]): readonly (readonly [number, number])[] =>
  camp.flatMap((line, row) => [...line].map((_, column) => [row, column] as const));

/** sno.scoring.pairs, sno.scoring.many-pairs: every two spaces that share a side, once. */
const pairPoints = (camp: readonly string[], a: string, b: string): number =>
  spacesOf(camp).reduce(
    (points, [row, column]) =>
      points +
      spacesOf(camp).filter(
        ([otherRow, otherColumn]) =>
          at(camp, row, column) === a &&
          at(camp, otherRow, otherColumn) === b &&
          Math.abs(row - otherRow) + Math.abs(column - otherColumn) === 1,
      ).length *
        2,
    0,
  );

/** White tiles: the capitals of each white area, or 1 where it has none. */
const whiteTiles = (camp: readonly string[]): number => {
  const left = new Set(
    spacesOf(camp)
      .filter(([row, column]) => at(camp, row, column) === 'w')
      .map(([row, column]) => `${String(row)} ${String(column)}`),
  );
  const flood = (row: number, column: number): number => {
    if (!left.delete(`${String(row)} ${String(column)}`)) return 0;
    const own = camp[row]?.[column] === 'W' ? 1 : 0;
    const vertical = flood(row - 1, column) + flood(row + 1, column);
    return own + vertical + flood(row, column - 1) + flood(row, column + 1);
  };
  return spacesOf(camp).reduce((tiles, [row, column]) => {
    const isNew = left.has(`${String(row)} ${String(column)}`);
    return isNew ? tiles + Math.max(1, flood(row, column)) : tiles;
  }, 0);
};

const name = (row: number, column: number): string =>
  `${'abcdefghijkl'.charAt(column)}${String(row + 1)}`;

const PAIRS = [
  ['purple-green', 'p', 'g'],
  ['orange-green', 'o', 'g'],
  ['orange-purple', 'o', 'p'],
] as const;

test('row, column, pairs and tiles of 300 camps come out as by hand', () => {
  const next = chance(2026);
  for (let i = 0; i < 300; i += 1) {
    const camp = randomCamp(next);
    const text = camp.join('/');
    const letters = camp.join('');
    const whites = whiteTiles(camp);
    if (whites > 14) continue;
    const [pair, a, b] = PAIRS[next(3)] ?? PAIRS[0];
    const cross = next(2) === 0 ? 'covered' : 'any';
    const { best, pairs, tiles } = valueOf(ask({ camp: text, pair, cross }));
    const open = spacesOf(camp).filter(
      ([row, column]) => cross === 'any' || isCovered(camp, row, column),
    );
    const most = Math.max(0, ...open.map(([row, column]) => crossPoints(camp, row, column)));
    expect(best?.points ?? 0, text).toBe(most);
    expect(pairs.points, text).toBe(pairPoints(camp, a, b));
    const colored = [...letters].filter((letter) => 'OGP'.includes(letter)).length;
    // sno.scoring.large and sno.scoring.white: 3 for each large tile, white included; 5 for a white one.
    expect(tiles.largePoints, text).toBe((colored + whites) * 3);
    expect(tiles.whitePoints, text).toBe(whites * 5);
    // Any single space, chosen by the player.
    const [row, column] = open[next(open.length)] ?? [0, 0];
    if (open.length === 0) continue;
    const chosen = valueOf(ask({ camp: text, cross, space: name(row, column) }));
    expect(chosen.cross?.points, `${text} ${name(row, column)}`).toBe(
      crossPoints(camp, row, column),
    );
  }
});
