import { collectAll, itemsIn, wrongCount, type Field } from '../core/fields.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, POSTERS_LISTED, WHITE_POSTER } from './data.ts';
import { parseAmounts } from './notation.ts';

/** A completed poster, and what it prints that some card counts. */
export interface Poster {
  readonly isWhite: boolean;
  /** Camp tiles of the card's color. */
  readonly tiles: number;
  readonly coins: number;
}

/** Tiles of the card's color and coins printed on each poster, `w` before a white one: `2/3,w0/2`. */
export const parsePosters = (
  field: string,
  text: string,
): Field<readonly Poster[], 'not-so-many-amounts'> => {
  const items = itemsIn(text);
  return items.length > POSTERS_LISTED.max
    ? wrongCount(field, items.length, POSTERS_LISTED)
    : collectAll(items.map((item) => parsePoster(field, item)));
};

const parsePoster = (field: string, item: string): Field<Poster, 'not-so-many-amounts'> => {
  const { isWhite, amounts } = apart(item);
  const read = parseAmounts(field, amounts, { count: 2, each: AMOUNT });
  if (!read.ok) return read;
  const [tiles = 0, coins = 0] = read.value;
  return ok({ isWhite, tiles, coins });
};

const apart = (item: string): { readonly isWhite: boolean; readonly amounts: string } => {
  const isWhite = item.startsWith(WHITE_POSTER);
  return { isWhite, amounts: item.slice(isWhite ? WHITE_POSTER.length : 0) };
};

/** The texts of a poster as they stand, right or half-typed. */
export interface PrintedTexts {
  readonly isWhite: boolean;
  readonly tiles: string;
  readonly coins: string;
}

const AMOUNTS = parts('/', 2);

/** The texts that a row falls into, if it does. */
export const printedTexts = (row: string): PrintedTexts | undefined => {
  const { isWhite, amounts } = apart(row.trim());
  const [tiles, coins, ...more] = AMOUNTS.of(amounts);
  return tiles === undefined || coins === undefined || more.length > 0
    ? undefined
    : { isWhite, tiles, coins };
};

/** The row of a poster. What would break it or the list is left out. */
export const printedRow = ({ isWhite, tiles, coins }: PrintedTexts): string => {
  const amounts = [tiles, coins].map((text) => itemsIn(text.replaceAll('/', '')).join(''));
  return `${isWhite ? WHITE_POSTER : ''}${amounts.join('/')}`;
};
