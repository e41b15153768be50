import { err, ok, type Result } from './result.ts';

/** Why a text field cannot be read. Facts only: the words are the page's. */
export type FieldProblem = { readonly field: string } & (
  | { readonly code: 'missing' }
  | { readonly code: 'not-whole'; readonly got: string }
  | {
      readonly code: 'out-of-range';
      readonly got: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'not-an-option'; readonly got: string; readonly options: readonly string[] }
  | {
      readonly code: 'wrong-count';
      readonly got: number;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'not-readable';
      readonly got: string;
      /** In text of many parts: which part, and which item in it, counted from 1. */
      readonly where?: readonly number[];
      /** What is wrong with it: `twice`, `yourself`, or a code of the text's own notation. */
      readonly reason?: string;
    }
);

export type Field<T> = Result<T, readonly FieldProblem[]>;

export interface Range {
  readonly min: number;
  readonly max: number;
}

const fail = (problem: FieldProblem): Field<never> => err([problem]);

/** A list that is too long or too short. One that is empty is `missing`. */
export const wrongCount = (field: string, got: number, { min, max }: Range): Field<never> =>
  got === 0 ? missing(field) : fail({ field, code: 'wrong-count', got, min, max });

/** A whole number within bounds. Blank is `missing`. */
export const whole = (field: string, text: string, { min, max }: Range): Field<number> => {
  const trimmed = text.trim();
  if (trimmed === '') return fail({ field, code: 'missing' });
  if (!/^[-−]?\d{1,4}$/.test(trimmed)) return fail({ field, code: 'not-whole', got: trimmed });
  // Adding nothing turns the -0 of `Number('-0')` into 0.
  const value = Number(trimmed.replace('−', '-')) + 0;
  return value < min || value > max
    ? fail({ field, code: 'out-of-range', got: value, min, max })
    : ok(value);
};

/** A whole number that may be left blank, and is `undefined` then. */
export const optionalWhole = (
  field: string,
  text: string,
  range: Range,
): Field<number | undefined> => (text.trim() === '' ? ok(undefined) : whole(field, text, range));

/** A whole number that counts as none when left blank. */
export const wholeOrZero = (field: string, text: string, range: Range): Field<number> =>
  text.trim() === '' ? ok(0) : whole(field, text, range);

/** One of a closed set of whole numbers. */
export const numeral = <const N extends number>(
  field: string,
  text: string,
  options: readonly N[],
): Field<N> => {
  const range = { min: Math.min(...options), max: Math.max(...options) };
  const read = whole(field, text, range);
  if (!read.ok) return read;
  const found = options.find((candidate) => candidate === read.value);
  return found === undefined
    ? fail({ field, code: 'not-an-option', got: text.trim(), options: options.map(String) })
    : ok(found);
};

/** For text of a shape of its own, when it does not have that shape. */
export const unreadable = (
  field: string,
  text: string,
  detail: { readonly where?: readonly number[]; readonly reason?: string } = {},
): Field<never> => fail({ field, code: 'not-readable', got: text, ...detail });

/** For a field that must not be blank, because of what another field says. */
export const missing = (field: string): Field<never> => fail({ field, code: 'missing' });

/** The items of a list, set apart by commas, semicolons or spaces. Blank is the empty list. */
export const itemsIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((item) => item !== '');

/** Whole numbers set apart by commas or spaces: `5, 6, 4`. Blank is the empty list. */
export const wholes = (
  field: string,
  text: string,
  { each, count }: { readonly each: Range; readonly count: Range },
): Field<readonly number[]> => {
  const items = itemsIn(text);
  if (items.length < count.min || items.length > count.max) {
    return wrongCount(field, items.length, count);
  }
  const numbers: number[] = [];
  for (const item of items) {
    const read = whole(field, item, each);
    if (!read.ok) return read;
    numbers.push(read.value);
  }
  return ok(numbers);
};

/** So many whole numbers with slashes between them: `4/4/0`. Blank is `missing`. */
export const slashedWholes = (
  field: string,
  text: string,
  {
    count,
    each,
    reason,
  }: { readonly count: number; readonly each: Range; readonly reason?: string },
): Field<readonly number[]> => {
  if (text.trim() === '') return missing(field);
  const items = text.split('/');
  return items.length === count
    ? collectAll(items.map((item) => whole(field, item, each)))
    : unreadable(field, text.trim(), reason === undefined ? {} : { reason });
};

/** The options of a question that is answered with a word. */
export const YES_NO = ['no', 'yes'] as const;

/** One of a closed set of words. */
export const option = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O> => {
  const found = options.find((candidate) => candidate === text.trim());
  if (found !== undefined) return ok(found);
  return text.trim() === ''
    ? fail({ field, code: 'missing' })
    : fail({ field, code: 'not-an-option', got: text.trim(), options });
};

/** One of a closed set of words that may be left blank, and is `undefined` then. */
export const optionalOption = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O | undefined> => (text.trim() === '' ? ok(undefined) : option(field, text, options));

/** Several of a closed set of words, each at most once: `tavern,glade`. Blank is none. */
export const optionsOf = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<readonly O[]> => {
  const chosen: O[] = [];
  for (const item of itemsIn(text)) {
    const read = option(field, item, options);
    if (!read.ok) return read;
    if (!chosen.includes(read.value)) chosen.push(read.value);
  }
  return ok(chosen);
};

/** Words of a closed set in their order, each as often as it is written: `use,use,lost`. Blank is none. */
export const wordsOf = <const O extends string>(
  field: string,
  text: string,
  { options, count }: { readonly options: readonly O[]; readonly count: Range },
): Field<readonly O[]> => {
  const words = itemsIn(text);
  if (words.length < count.min || words.length > count.max) {
    return wrongCount(field, words.length, count);
  }
  const read = collectAll(words.map((word) => option(field, word, options)));
  // One wrong word is enough: a field shows one problem.
  return read.ok ? read : err(read.error.slice(0, 1));
};

type Values<F extends Readonly<Record<string, Field<unknown>>>> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

/** A list of fields read, or every problem among them. */
export const collectAll = <T>(fields: readonly Field<T>[]): Field<readonly T[]> => {
  const values: T[] = [];
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    if (field.ok) values.push(field.value);
    else problems.push(...field.error);
  }
  return problems.length > 0 ? err(problems) : ok(values);
};

/** All fields read, or every problem among them, so that a form can mark each. */
export const collect = <F extends Readonly<Record<string, Field<unknown>>>>(
  fields: F,
): Field<Values<F>> => {
  const values = collectAll(Object.values(fields));
  if (!values.ok) return values;
  const named = Object.keys(fields).map((name, i) => [name, values.value[i]]);
  return ok(Object.fromEntries(named) as Values<F>);
};
