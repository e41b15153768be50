import { entrance } from '#engine/vast-bonus-cards/index.ts';
import { wholeTile, type Asked, type Cave, type Tile, type Verdict } from './entrance-oracle.ts';

/** A cave as text, as a reader would write it: `l.d/lmk.-` with its walls. */
export interface Drawn {
  readonly map: string;
  readonly walls: string;
}

const GROUNDS: Readonly<Record<string, string>> = {
  l: 'lit',
  d: 'dark',
  t: 'terrain',
  x: 'canyon',
};

/** The oracle's own reading of the text. */
export const caveOf = ({ map, walls }: Drawn): Cave => {
  const rows = map.split('/').map((cells) => cells.split('.'));
  const tiles = new Map<string, Tile>();
  const pieces: Record<string, string> = {};
  let marker = '';
  rows.forEach((cells, y) => {
    cells.forEach((cell, x) => {
      const space = `${'abcde'.charAt(x)}${y + 1}`;
      const ground = GROUNDS[cell.charAt(0)];
      if (ground === undefined) return;
      tiles.set(space, { ground, token: cell.includes('o') });
      for (const letter of cell.slice(1)) {
        if (letter === 'm') marker = space;
        else if ('kfbydst'.includes(letter)) pieces[letter] = space;
      }
    });
  });
  const closed = walls.split(',').filter((wall) => wall !== '' && !wall.endsWith('b'));
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    tiles,
    closed: new Set(closed.map((wall) => wall.slice(0, 5))),
    marker,
    pieces,
  };
};

export const LETTERS: Readonly<Record<string, string>> = {
  knight: 'k',
  fangs: 'f',
  bones: 'b',
  eye: 'y',
  dragon: 'd',
  'surfaced-dragon': 's',
  thief: 't',
};

/** What the engine says, in the oracle's words; `undefined` where it refuses the position. */
export const engineSays = ({ map, walls }: Drawn, asked: Asked): Verdict | undefined => {
  const reply = entrance.ask({
    ...entrance.form.start,
    map,
    walls,
    by: asked.by,
    collapse: asked.hit.join(','),
    beyond: 'nothing',
    several: asked.several,
    cornered: asked.cornered,
  });
  if (reply.kind !== 'answer') return undefined;
  const { gone, spared, places, leavers } = reply.answer.value;
  const cave = caveOf({ map, walls });
  const inOrder = (spaces: readonly string[]): readonly string[] =>
    [...cave.tiles.keys()].filter((space) => spaces.includes(space));
  return {
    gone: inOrder(gone),
    stay: inOrder(spared.flatMap(({ space }) => wholeTile(cave, space))),
    places: inOrder(places),
    moves: Object.fromEntries(
      leavers.map(({ piece, options }) => [LETTERS[piece] ?? piece, inOrder(options)]),
    ),
  };
};

/** Whether all tiles hang together. */
export const isOnePiece = ({ tiles }: Cave): boolean => {
  const [first] = tiles.keys();
  const part = new Set(first === undefined ? [] : [first]);
  for (const space of part) {
    const [x, y] = ['abcde'.indexOf(space.charAt(0)), Number(space.charAt(1))];
    for (const [dx = 0, dy = 0] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const next = `${'abcde'.charAt(x + dx)}${y + dy}`;
      if (tiles.has(next)) part.add(next);
    }
  }
  return part.size === tiles.size;
};

/** Every way to fill so many places. */
export const fillings = (
  places: number,
  from: readonly string[],
): readonly (readonly string[])[] =>
  places === 0
    ? [[]]
    : fillings(places - 1, from).flatMap((rest) => from.map((each) => [...rest, each]));

/** All sets of one to so many of these. */
export const handfuls = (from: readonly string[], most: number): readonly (readonly string[])[] => {
  const all = (rest: readonly string[], left: number): readonly (readonly string[])[] => {
    const [first, ...others] = rest;
    if (first === undefined) return [[]];
    const without = all(others, left);
    return left === 0
      ? without
      : [...all(others, left - 1).map((set) => [first, ...set]), ...without];
  };
  return all(from, most).filter((set) => set.length > 0);
};

export const rowsOf = (cells: readonly string[], columns: number): string =>
  Array.from({ length: cells.length / columns }, (_, y) =>
    cells.slice(y * columns, (y + 1) * columns).join('.'),
  ).join('/');
