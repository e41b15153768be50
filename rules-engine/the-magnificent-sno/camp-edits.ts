import { legibleCamp, makeCamp, parseCamp, type Camp, type CampCell, type Space } from './camp.ts';
import { CAMP_SIDE, type Cover } from './data.ts';

/** What a tap does to a space: cover it, empty it, mark it as the one that counts its tile. */
export type Paint = Cover | 'empty' | 'large';

/** Columns and rows that a camp may have. */
export const CAMP_SIDES: readonly number[] = Array.from(
  { length: CAMP_SIDE.max - CAMP_SIDE.min + 1 },
  (_, i) => CAMP_SIDE.min + i,
);

/** The side of a camp that is begun from nothing. Large enough for the rulebook's case. */
const FIRST_SIDE = 8;

/** The text of an empty camp. */
export const blankCamp = (side = FIRST_SIDE): string =>
  makeCamp(resized([], { columns: side, rows: side }));

/** The camp of a text, as much of it as can be read; `undefined` if it is blank. */
export const campIn = (text: string): Camp | undefined => {
  const read = parseCamp('camp', legibleCamp(text));
  return read.ok ? read.value : undefined;
};

/** Whether nothing of the text is left out of its camp. */
export const isCamp = (text: string): boolean => parseCamp('camp', text).ok;

const emptied = ({ row, column }: Space): CampCell => ({
  row,
  column,
  cover: undefined,
  marked: false,
});

/** The camp with nothing in it. */
export const emptyCamp = (camp: Camp): Camp => camp.map((row) => row.map(emptied));

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

/** The camp after a tap; a second tap with the same color empties the space. */
export const painted = (camp: Camp, at: Space, paint: Paint): Camp =>
  camp.map((row) =>
    row.map((cell) =>
      cell.row === at.row && cell.column === at.column ? tapped(cell, paint) : cell,
    ),
  );

const tapped = (cell: CampCell, paint: Paint): CampCell => {
  if (paint === 'empty' || cell.cover === paint) return emptied(cell);
  if (paint !== 'large') return { ...emptied(cell), cover: paint };
  return cell.cover === undefined ? cell : { ...cell, marked: !cell.marked };
};
