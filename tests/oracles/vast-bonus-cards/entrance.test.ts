import { describe, expect, test } from 'vitest';
import { entrance } from '#engine/vast-bonus-cards/index.ts';
import { chance } from '#scripts/chance.ts';
import {
  caveOf,
  engineSays,
  fillings,
  handfuls,
  isOnePiece,
  LETTERS,
  rowsOf,
  type Drawn,
} from './entrance-caves.ts';
import { mayBeTaken, secondOpinion, wholeTile, type Asked } from './entrance-oracle.ts';

const READINGS = (['stays', 'any'] as const).flatMap((several) =>
  (['keeps', 'closest'] as const).map((cornered) => ({ several, cornered })),
);

/** Asks both, and counts what was asked; a position that cannot be is not. */
const bothSay = (drawn: Drawn, asked: Asked): number => {
  const engine = engineSays(drawn, asked);
  if (engine === undefined) return 0;
  const oracle = secondOpinion(caveOf(drawn), asked);
  const where = `${drawn.map} ${drawn.walls} ${JSON.stringify(asked)}`;
  // A plain comparison first: expectations are slow, and there are many positions.
  if (JSON.stringify(sorted(engine)) !== JSON.stringify(sorted(oracle)))
    expect(engine, where).toEqual(oracle);
  return 1;
};

/** Sends each piece where it may go, one by one: none of that is refused, and it goes there. */
const sendsEach = ({ map, walls }: Drawn, { by, hit, ...readings }: Asked): void => {
  const draft = {
    ...entrance.form.start,
    ...{ map, walls, by, ...readings, collapse: hit.join(','), beyond: 'nothing' },
  };
  const free = entrance.ask(draft);
  if (free.kind !== 'answer') return;
  for (const { piece, options } of free.answer.value.leavers) {
    for (const to of options) {
      const moves = `${LETTERS[piece] ?? piece}${to}`;
      const sent = entrance.ask({ ...draft, moves });
      const where = `${map} ${walls} ${JSON.stringify({ by, hit, ...readings })} ${moves}`;
      const answer = sent.kind === 'answer' ? sent.answer.value : undefined;
      if (answer?.leavers.find((leaver) => leaver.piece === piece)?.to !== to)
        expect(sent, where).toBe(`${moves} is carried out`);
      const { gone = [] } = answer ?? {};
      if (free.answer.value.gone.some((space) => !gone.includes(space)))
        expect(gone, where).toEqual(free.answer.value.gone);
    }
  }
};

const sorted = ({ gone, stay, places, moves }: ReturnType<typeof secondOpinion>) => [
  gone,
  stay,
  places,
  Object.entries(moves).toSorted(([a], [b]) => (a < b ? -1 : 1)),
];

const spacesOf = (columns: number, rows: number): readonly string[] =>
  Array.from(
    { length: columns * rows },
    (_, i) => `${'abc'.charAt(i % columns)}${Math.floor(i / columns) + 1}`,
  );

/** Of a cave and its mirror images, one. */
const isOneOfFour = (cells: readonly string[], columns: number): boolean => {
  const rows = rowsOf(cells, columns).split('/');
  const mirrored = rows.map((row) => row.split('.').toReversed().join('.'));
  return [mirrored, rows.toReversed(), mirrored.toReversed()].every(
    (other) => rows.join('/') <= other.join('/'),
  );
};

/** Every cave of this size, of Lit, Dark and no tiles, with the marker on each Lit one. */
const everyCave = (columns: number, rows: number) =>
  fillings(columns * rows, ['l', 'd', '-'])
    .filter((cells) => isOneOfFour(cells, columns))
    .filter((cells) => isOnePiece(caveOf({ map: rowsOf(cells, columns), walls: '' })))
    .flatMap((cells) => {
      const spaces = spacesOf(columns, rows);
      const tiles = spaces.filter((_, i) => cells[i] !== '-');
      const lit = spaces.filter((_, i) => cells[i] === 'l');
      return lit.map((marker) => ({ cells, spaces, tiles, lit, marker }));
    });

const withLetters = (
  cells: readonly string[],
  spaces: readonly string[],
  things: Readonly<Record<string, string>>,
): readonly string[] =>
  cells.map((cell, i) =>
    [
      cell,
      ...Object.entries(things).flatMap(([letter, at]) => (at === spaces[i] ? [letter] : [])),
    ].join(''),
  );

describe('Wrath on one to three tiles', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [2, 2],
    [3, 2],
  ])('every cave of %i by %i, with the Knight and without', (columns, rows) => {
    // The largest of them have her only where one or two tiles go and she has to leave, by the default readings.
    const isSmall = columns * rows < 6;
    const asked = everyCave(columns, rows).map(({ cells, spaces, tiles, lit, marker }) => {
      let count = 0;
      for (const hit of handfuls(tiles, 3)) {
        for (const knight of [
          '',
          ...lit.filter((space) => isSmall || (hit.length < 3 && hit.includes(space))),
        ]) {
          const map = rowsOf(withLetters(cells, spaces, { m: marker, k: knight }), columns);
          for (const reading of isSmall ? READINGS : READINGS.slice(0, 1))
            count += bothSay({ map, walls: '' }, { by: 'wrath', hit, ...reading });
        }
      }
      return count;
    });
    expect(asked.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
  });

  test('caves of 3 by 3, with walls, tokens, Terrain, Canyon and any pieces', () => {
    const next = chance(20190712);
    const pick = <T>(from: readonly [T, ...T[]]): T => from[next(from.length)] ?? from[0];
    const spaces = spacesOf(3, 3);
    let count = 0;
    for (let i = 0; i < 6000; i += 1) {
      const cells = spaces.map(() =>
        pick(['l', 'l', 'l', 'lo', 'd', 'd', 't', i % 5 === 0 ? 'x' : 'l', '-']),
      );
      const things = Object.fromEntries(
        ['m', 'k', 'f', 'y', pick(['d', 's']), 't']
          .filter((letter) => letter === 'm' || next(2) === 0)
          .map((letter) => [letter, pick(['a1', ...spaces])]),
      );
      const drawn = {
        map: rowsOf(withLetters(cells, spaces, things), 3),
        walls: WALLS.filter(() => next(4) === 0)
          .map((wall) => `${wall}${pick(['', '', 'r', 'b'])}`)
          .join(','),
      };
      const hit = [...new Set(Array.from({ length: 1 + next(4) }, () => pick(['a1', ...spaces])))];
      const asked = { by: pick(['wrath', 'wrath', 'cave-in'] as const), hit, ...pick(ALL) };
      count += bothSay(drawn, asked);
      sendsEach(drawn, asked);
    }
    // The others have the marker on a Dark tile, a piece on nothing, and the like.
    expect(count).toBeGreaterThan(500);
  });
});

const ALL = [...READINGS] as unknown as readonly [(typeof READINGS)[0], ...typeof READINGS];

const WALLS = [
  'a1-b1',
  'b1-c1',
  'a2-b2',
  'b2-c2',
  'a3-b3',
  'b3-c3',
  'a1-a2',
  'a2-a3',
  'b1-b2',
  'b2-b3',
  'c1-c2',
  'c2-c3',
];

describe('the Collapse', () => {
  test('takes one tile as the second opinion has it, and in the same order', () => {
    const next = chance(1127);
    const spaces = spacesOf(3, 3);
    let count = 0;
    for (let i = 0; i < 700; i += 1) {
      const cells = spaces.map(() => ['l', 'l', 'lc', 'd', 'd', 't', '-', '-'][next(8)] ?? 'l');
      const lit = spaces.filter((_, at) => cells[at]?.startsWith('l'));
      const marker = lit[next(lit.length)] ?? 'a1';
      const knight = next(2) === 0 ? (lit[next(lit.length)] ?? '') : '';
      const map = rowsOf(withLetters(cells, spaces, { m: marker, k: knight }), 3);
      const draft = { ...entrance.form.start, map, walls: '', beyond: 'nothing' };
      const cave = caveOf({ map, walls: '' });
      const crystals = spaces.filter((_, at) => cells[at]?.startsWith('lc'));
      const canGo = (space: string): boolean =>
        secondOpinion(cave, {
          by: 'collapse',
          hit: [space],
          several: 'stays',
          cornered: 'keeps',
        }).gone.includes(space);
      const may = mayBeTaken(cave, { crystals, canGo });
      for (const space of cave.tiles.keys()) {
        const reply = entrance.ask({ ...draft, collapse: space });
        if (reply.kind !== 'answer') continue;
        count += 1;
        const goes = [...may.cave, ...may.terrain].includes(space);
        expect(reply.answer.value.gone.toSorted(), `${map} ${space}`).toEqual(
          goes ? wholeTile(cave, space) : [],
        );
      }
    }
    expect(count).toBeGreaterThan(500);
  });
});
