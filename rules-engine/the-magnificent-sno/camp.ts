import { collectAll, missing, unreadable, wrongCount, type Field } from '../core/fields.ts';
import { components, pairs } from '../core/graphs.ts';
import { nth } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import { ok } from '../core/result.ts';
import { CAMP_SIDE, COVERS, EMPTY, type Cover } from './data.ts';

/** A space of the camp, rows and columns counted from 0 at the top left. */
export interface Space {
  readonly row: number;
  readonly column: number;
}

export interface CampCell extends Space {
  readonly cover: Cover | undefined;
  /** The one space that counts a large or white tile. */
  readonly marked: boolean;
}

/** A camp of any size: rows of spaces, all equally long. */
export type Camp = readonly (readonly CampCell[])[];

type CampReason = 'uneven' | 'not-a-space';

/** Rows from the top with `/` between them, a letter for each space: `..Gg/.Pp./o...`. */
export const parseCamp = (field: string, text: string): Field<Camp, CampReason> => {
  const rows = rowsOf(text);
  const [first = ''] = rows;
  if (rows.every((row) => row === '')) return missing(field);
  const longest = Math.max(rows.length, ...rows.map((row) => row.length));
  if (longest > CAMP_SIDE.max) {
    return wrongCount(field, longest, CAMP_SIDE);
  }
  const uneven = rows.findIndex((row) => row.length !== first.length);
  return uneven < 0
    ? collectAll(rows.map((row, i) => parseRow(field, row, i)))
    : unreadable(field, nth(rows, uneven, ''), { where: [uneven + 1], reason: 'uneven' });
};

const rowsOf = (text: string): readonly string[] =>
  text.replaceAll(/\s/g, '').replace(/\/$/, '').split('/');

/** A camp that may be left blank, and is `undefined` then. */
export const optionalCamp = (field: string, text: string): Field<Camp | undefined, CampReason> =>
  text.trim() === '' ? ok(undefined) : parseCamp(field, text);

/** The text with an empty space wherever it has none, or one that cannot be read, and cut to the largest camp. */
export const legibleCamp = (text: string): string => {
  const rows = rowsOf(text);
  const columns = Math.max(...rows.map((row) => row.length));
  return rows
    .slice(0, CAMP_SIDE.max)
    .map((row) =>
      row.replaceAll(/./g, (letter) => (coverOf(letter) === undefined ? EMPTY : letter)),
    )
    .map((row) => row.padEnd(columns, EMPTY).slice(0, CAMP_SIDE.max))
    .join('/');
};

const parseRow = (
  field: string,
  text: string,
  row: number,
): Field<readonly CampCell[], 'not-a-space'> =>
  collectAll(
    text.split('').map((letter, column): Field<CampCell, 'not-a-space'> => {
      if (letter === EMPTY) return ok({ row, column, cover: undefined, marked: false });
      const cover = coverOf(letter);
      return cover === undefined
        ? unreadable(field, letter, { where: [row + 1, column + 1], reason: 'not-a-space' })
        : ok({ row, column, cover, marked: letter !== COVERS[cover] });
    }),
  );

const ALL_COVERS: readonly Cover[] = ['orange', 'green', 'purple', 'white'];

const coverOf = (letter: string): Cover | undefined =>
  ALL_COVERS.find((cover) => COVERS[cover] === letter.toLowerCase());

export const makeCamp = (camp: Camp): string =>
  camp.map((row) => row.map(letterOf).join('')).join('/');

const letterOf = ({ cover, marked }: CampCell): string => {
  if (cover === undefined) return EMPTY;
  return marked ? COVERS[cover].toUpperCase() : COVERS[cover];
};

export const campWidth = (camp: Camp): number => nth(camp, 0, []).length;

export const cellAt = (camp: Camp, { row, column }: Space): CampCell | undefined =>
  camp[row]?.[column];

const isCovered = (camp: Camp, space: Space): boolean => cellAt(camp, space)?.cover !== undefined;

export const coveredCells = (camp: Camp): readonly CampCell[] =>
  camp.flat().filter(({ cover }) => cover !== undefined);

const FIRST_LETTER = 'a'.charCodeAt(0);

/** A space's name, column letter and row number: `c4`. */
export const spaceName = ({ row, column }: Space): string =>
  `${String.fromCharCode(FIRST_LETTER + column)}${String(row + 1)}`;

/** The space of a name, if the camp has it. Blank is none. */
export const parseSpace = (
  field: string,
  text: string,
  camp: Camp,
): Field<Space | undefined, 'no-such-space'> => {
  const name = text.trim().toLowerCase();
  if (name === '') return ok(undefined);
  const found = camp.flat().find((cell) => spaceName(cell) === name);
  return found === undefined
    ? unreadable(field, text.trim(), { reason: 'no-such-space' })
    : ok({ row: found.row, column: found.column });
};

const DIRECTIONS = {
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
} as const;

/** Covered spaces in one direction, up to the first gap. */
const ray = (camp: Camp, from: Space, direction: keyof typeof DIRECTIONS): readonly Space[] => {
  const step = DIRECTIONS[direction];
  const next = { row: from.row + step.row, column: from.column + step.column };
  return isCovered(camp, next) ? [next, ...ray(camp, next, direction)] : [];
};

export interface Cross {
  readonly space: Space;
  /** Covered spaces of its row in an unbroken line with it, itself included if covered. */
  readonly row: readonly Space[];
  readonly column: readonly Space[];
  /** Covered spaces in line with it, beyond a gap. */
  readonly apart: readonly Space[];
}

/** The unbroken lines through a space. */
export const crossAt = (camp: Camp, space: Space): Cross => {
  const own = isCovered(camp, space) ? [space] : [];
  const row = [...ray(camp, space, 'left').toReversed(), ...own, ...ray(camp, space, 'right')];
  const column = [...ray(camp, space, 'up').toReversed(), ...own, ...ray(camp, space, 'down')];
  const joined = new Set([...row, ...column].map(spaceName));
  const apart = coveredCells(camp)
    .filter((cell) => cell.row === space.row || cell.column === space.column)
    .filter((cell) => !joined.has(spaceName(cell)))
    .map((cell) => ({ row: cell.row, column: cell.column }));
  return { space, row, column, apart };
};

const touches = (a: Space, b: Space): boolean =>
  Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

/** Every pair of spaces of two colors that share a side. */
export const adjacentPairs = (
  camp: Camp,
  [one, other]: readonly [Cover, Cover],
): readonly (readonly [CampCell, CampCell])[] =>
  pairs(coveredCells(camp))
    .filter(([a, b]) => touches(a, b))
    .filter(([a, b]) => new Set([a.cover, b.cover, one, other]).size === 2 && a.cover !== b.cover);

/** Large tiles of the three colors: one for each capital. */
export const largeTiles = (camp: Camp): number =>
  coveredCells(camp).filter(({ cover, marked }) => marked && cover !== 'white').length;

/** White tiles: the capitals of each white area, and one at the least. */
export const whiteTiles = (camp: Camp): number => {
  const white = coveredCells(camp).filter(({ cover }) => cover === 'white');
  const areas = components(white, touches);
  return sum(areas.map((area) => Math.max(1, area.filter(({ marked }) => marked).length)));
};
