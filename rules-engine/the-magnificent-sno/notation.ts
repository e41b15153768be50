import {
  collectAll,
  itemsIn,
  slashedWholes,
  unreadable,
  wrongCount,
  type Field,
  type Range,
} from '../core/fields.ts';
import { notation, type Spec } from '../core/form.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, COLORS, DIE, HUE_LETTERS, HUES, type Color, type Hue } from './data.ts';

/** A die with its color: `g5` is a green 5. */
export interface Die {
  readonly hue: Hue;
  readonly value: number;
}

/** Gems of each color, clear ones included. */
export type Gems = Readonly<Record<Hue, number>>;

/** Amounts of the three colors, clear left out. */
export type ByColor = Readonly<Record<Color, number>>;

export const NO_GEMS: Gems = { orange: 0, green: 0, purple: 0, clear: 0 };

/** The color that a letter stands for, in either case: `g` is green. */
export const hueOf = (letter: string): Hue | undefined =>
  HUES.find((hue) => HUE_LETTERS[hue] === letter.toLowerCase());

/** Dice set apart by commas, `g5,g4,c6`. Blank is no dice. */
export const parseDice = (
  field: string,
  text: string,
  count: Range,
): Field<readonly Die[], 'not-a-die'> => {
  const items = itemsIn(text);
  if (items.length < count.min || items.length > count.max) {
    return wrongCount(field, items.length, count);
  }
  return collectAll(items.map((item, i) => parseDie(field, item, i)));
};

/** One die, `g5`. */
export const parseDie = (field: string, text: string, i = 0): Field<Die, 'not-a-die'> => {
  const [, letter = '', digits = ''] = /^([a-z])(\d)$/i.exec(text.trim()) ?? [];
  const hue = hueOf(letter);
  const value = Number(digits);
  return hue === undefined || value < DIE.min || value > DIE.max
    ? unreadable(field, text.trim(), { where: [i + 1], reason: 'not-a-die' })
    : ok({ hue, value });
};

/** A form's field of dice. */
export const coloredDice = (count: Range, start = ''): Spec<readonly Die[], 'not-a-die'> =>
  notation((field, text) => parseDice(field, text, count), start, {
    count,
    samples: ['g5', 'g5,p3,c6', 'b3'],
  });

export const makeDice = (dice: readonly Die[]): string =>
  dice.map(({ hue, value }) => `${HUE_LETTERS[hue]}${String(value)}`).join();

/** So many whole numbers with slashes between them: `1/0/2/0`. Blank is `missing`. */
export const parseAmounts = (
  field: string,
  text: string,
  shape: { readonly count: number; readonly each: Range },
): Field<readonly number[], 'not-so-many-amounts'> =>
  slashedWholes(field, text, { ...shape, reason: 'not-so-many-amounts' });

/** Gems in the order orange, green, purple, clear: `1/0/2/0`. Blank is `missing`. */
export const parseGems = (
  field: string,
  text: string,
  each: Range = AMOUNT,
): Field<Gems, 'not-so-many-amounts'> => {
  const read = parseAmounts(field, text, { count: HUES.length, each });
  if (!read.ok) return read;
  const [orange = 0, green = 0, purple = 0, clear = 0] = read.value;
  return ok({ orange, green, purple, clear });
};

/** Gems that may be left blank, and are `undefined` then. */
export const optionalGems = (
  field: string,
  text: string,
  each: Range = AMOUNT,
): Field<Gems | undefined, 'not-so-many-amounts'> =>
  text.trim() === '' ? ok(undefined) : parseGems(field, text, each);

/** Amounts of orange, green and purple: `0/2/0`. Blank is `missing`. */
export const parseByColor = (
  field: string,
  text: string,
  each: Range = AMOUNT,
): Field<ByColor, 'not-so-many-amounts'> => {
  const read = parseAmounts(field, text, { count: COLORS.length, each });
  if (!read.ok) return read;
  const [orange = 0, green = 0, purple = 0] = read.value;
  return ok({ orange, green, purple });
};

export const makeGems = (gems: Gems): string => HUES.map((hue) => gems[hue]).join('/');

const amountTexts = parts('/');

/** Whether a text falls into four amounts, right or half-typed. Blank text does. */
export const isGems = (text: string): boolean =>
  parts('/', HUES.length).of(text).length === HUES.length;

/** The first amount that is typed into a blank field makes the others 0. */
export const amountsFilled = (before: string, after: string): string =>
  before.trim() === ''
    ? amountTexts.make(amountTexts.of(after).map((amount) => (amount.trim() === '' ? '0' : amount)))
    : after;

/** One number of a list such as `3,2,0` while it is typed: a row that is emptied would be gone. */
export const typedNumber = (digits: string): string =>
  digits === '' ? '0' : digits.replace(/^0+(?=\d)/, '');

const FOUR = { min: HUES.length, max: HUES.length };
const THREE = { min: COLORS.length, max: COLORS.length };

/** A form's field of gems. */
export const gemAmounts = (start = '', each: Range = AMOUNT): Spec<Gems, 'not-so-many-amounts'> =>
  notation((field, text) => parseGems(field, text, each), start, { range: each, count: FOUR });

/** The same, where blank is not told. */
export const optionalGemAmounts = (
  each: Range = AMOUNT,
): Spec<Gems | undefined, 'not-so-many-amounts'> =>
  notation((field, text) => optionalGems(field, text, each), '', { range: each, count: FOUR });

/** A form's field of amounts of the three colors. */
export const colorAmounts = (
  start = '',
  each: Range = AMOUNT,
): Spec<ByColor, 'not-so-many-amounts'> =>
  notation((field, text) => parseByColor(field, text, each), start, { range: each, count: THREE });

/** The same, where blank is none. */
export const colorAmountsOrNone = (
  start: string,
  each: Range = AMOUNT,
): Spec<ByColor, 'not-so-many-amounts'> => ({
  ...colorAmounts(start, each),
  read: (field, text) => (text.trim() === '' ? ok(NO_GEMS) : parseByColor(field, text, each)),
});
