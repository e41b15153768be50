import {
  CAMP_SIDE,
  COVERS,
  EMPTY,
  parseCamp,
  type Camp,
  type CampCell,
  type Cover,
  type Space,
} from '#engine/the-magnificent-sno/index.ts';

/** What a tap does to a space: cover it, empty it, mark it as the one that counts its tile, choose it. */
export type CampTool = Cover | 'empty' | 'large' | 'pick';

/** What can cover a space, in the order of the palette. */
export const PAINTS = Object.keys(COVERS) as readonly Cover[];

/** Columns and rows that a camp may have. */
export const SIDES: readonly number[] = Array.from(
  { length: CAMP_SIDE.max - CAMP_SIDE.min + 1 },
  (_, i) => CAMP_SIDE.min + i,
);

/** The side of a camp that is begun from nothing. Large enough for the rulebook's case. */
const FIRST_SIDE = 8;

/** The text of an empty camp. */
export const blankCamp = (side = FIRST_SIDE): string =>
  Array.from({ length: side }, () => EMPTY.repeat(side)).join('/');

/** The camp of a text; `undefined` if it is blank or no camp. */
export const readCamp = (text: string): Camp | undefined => {
  const read = parseCamp('camp', text);
  return read.ok ? read.value : undefined;
};

/** A space that nothing covers. */
export const emptied = ({ row, column }: Space): CampCell => ({
  row,
  column,
  cover: undefined,
  marked: false,
});

/** The camp with other sides: what lies beyond them is cut off. */
export const resized = (
  camp: Camp,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Camp =>
  Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => camp[row]?.[column] ?? emptied({ row, column }),
    ),
  );

/** The camp after a tap; a second tap with the same colour empties the space. */
export const painted = (camp: Camp, at: Space, tool: CampTool): Camp =>
  camp.map((row) =>
    row.map((cell) =>
      cell.row === at.row && cell.column === at.column ? tapped(cell, tool) : cell,
    ),
  );

const tapped = (cell: CampCell, tool: CampTool): CampCell => {
  switch (tool) {
    case 'pick':
      return cell;
    case 'empty':
      return emptied(cell);
    case 'large':
      return cell.cover === undefined ? cell : { ...cell, marked: !cell.marked };
    case 'orange':
    case 'green':
    case 'purple':
    case 'white':
      return cell.cover === tool ? emptied(cell) : { ...emptied(cell), cover: tool };
  }
};

/** Where an arrow key leads from a space; the edge holds. */
export const byArrow = (camp: Camp, { row, column }: Space, key: string): Space | undefined => {
  const last = { row: camp.length - 1, column: (camp[0]?.length ?? 0) - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: last.column };
    default:
      return undefined;
  }
};
