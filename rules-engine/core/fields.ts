import { isWhole, wholeIn } from './notation.ts';
import { err, ok, type Result } from './result.ts';

/** Reasons that any list may have: something stands in it twice, or it is the reader's own. */
export type CommonReason = 'twice' | 'yourself';

/** Why a text field cannot be read. Facts only: the words are the page's. */
export type FieldProblem<Reason extends string = string> = { readonly field: string } & (
  | { readonly code: 'missing' }
  | { readonly code: 'not-whole'; readonly got: string }
  | {
      readonly code: 'out-of-range';
      /** As it was typed, where it has more digits than any number that is asked for. */
      readonly got: number | string;
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
      /** What is wrong with it: a code of the text's own notation, of which the words must speak. */
      readonly reason?: Reason;
    }
);

/** What was read, or why it could not be; `Reason` are the reasons that notations of their own have. */
export type Field<T, Reason extends string = string> = Result<T, readonly FieldProblem<Reason>[]>;

export interface Range {
  readonly min: number;
  readonly max: number;
}

const fail = (problem: FieldProblem<never>): Field<never, never> => err([problem]);

/** A list that is too long or too short. One that is empty is `missing`. */
export const wrongCount = (field: string, got: number, { min, max }: Range): Field<never, never> =>
  got === 0 ? missing(field) : fail({ field, code: 'wrong-count', got, min, max });

/** A whole number within bounds. Blank is `missing`. */
export const whole = (field: string, text: string, { min, max }: Range): Field<number, never> => {
  const trimmed = text.trim();
  if (trimmed === '') return fail({ field, code: 'missing' });
  const value = wholeIn(trimmed);
  if (value !== undefined && value >= min && value <= max) return ok(value);
  return value === undefined && !isWhole(trimmed)
    ? fail({ field, code: 'not-whole', got: trimmed })
    : fail({ field, code: 'out-of-range', got: value ?? trimmed, min, max });
};

/** A whole number that may be left blank, and is `undefined` then. */
export const optionalWhole = (
  field: string,
  text: string,
  range: Range,
): Field<number | undefined, never> =>
  text.trim() === '' ? ok(undefined) : whole(field, text, range);

/** A whole number that counts as none when left blank. */
export const wholeOrZero = (field: string, text: string, range: Range): Field<number, never> =>
  text.trim() === '' ? ok(0) : whole(field, text, range);

/** One of a closed set of whole numbers. */
export const numeral = <const N extends number>(
  field: string,
  text: string,
  options: readonly N[],
): Field<N, never> => {
  const range = { min: Math.min(...options), max: Math.max(...options) };
  const read = whole(field, text, range);
  if (!read.ok) return read;
  const found = options.find((candidate) => candidate === read.value);
  return found === undefined
    ? fail({ field, code: 'not-an-option', got: text.trim(), options: options.map(String) })
    : ok(found);
};

/** For text of a shape of its own, when it does not have that shape. */
export const unreadable = <const Reason extends string = never>(
  field: string,
  text: string,
  detail: { readonly where?: readonly number[]; readonly reason?: Reason } = {},
): Field<never, Reason> => err([{ field, code: 'not-readable', got: text, ...detail }]);

/** For a field that must not be blank, because of what another field says. */
export const missing = (field: string): Field<never, never> => fail({ field, code: 'missing' });

/** The items of a list, set apart by commas, semicolons or spaces. Blank is the empty list. */
export const itemsIn = (text: string): readonly string[] =>
  text.split(/[\s,;]+/).filter((item) => item !== '');

/** Whole numbers set apart by commas or spaces: `5, 6, 4`. Blank is the empty list. */
export const wholes = (
  field: string,
  text: string,
  { each, count }: { readonly each: Range; readonly count: Range },
): Field<readonly number[], never> => {
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
export const slashedWholes = <const Reason extends string = never>(
  field: string,
  text: string,
  {
    count,
    each,
    reason,
  }: { readonly count: number; readonly each: Range; readonly reason?: Reason },
): Field<readonly number[], Reason> => {
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
): Field<O, never> => {
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
): Field<O | undefined, never> =>
  text.trim() === '' ? ok(undefined) : option(field, text, options);

/** Several of a closed set of words, each at most once: `tavern,glade`. Blank is none. */
export const optionsOf = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<readonly O[], never> => {
  const chosen: O[] = [];
  for (const item of itemsIn(text)) {
    const read = option(field, item, options);
    if (!read.ok) return read;
    if (!chosen.includes(read.value)) chosen.push(read.value);
  }
  return ok(chosen);
};

type AnyField = Field<unknown>;

type Values<F extends Readonly<Record<string, AnyField>>> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

type ReasonOf<F> = F extends { readonly error: readonly FieldProblem<infer R>[] } ? R : never;

/** A list of fields read, or every problem among them. */
export const collectAll = <T, Reason extends string>(
  fields: readonly Field<T, Reason>[],
): Field<readonly T[], Reason> => {
  const values: T[] = [];
  const problems: FieldProblem<Reason>[] = [];
  for (const field of fields) {
    if (field.ok) values.push(field.value);
    else problems.push(...field.error);
  }
  return problems.length > 0 ? err(problems) : ok(values);
};

/** All fields read, or every problem among them, so that a form can mark each. */
export const collect = <F extends Readonly<Record<string, AnyField>>>(
  fields: F,
): Field<Values<F>, ReasonOf<F[keyof F]>> => {
  const values = collectAll(
    Object.values(fields) as readonly Field<unknown, ReasonOf<F[keyof F]>>[],
  );
  if (!values.ok) return values;
  const named = Object.keys(fields).map((name, i) => [name, values.value[i]]);
  return ok(Object.fromEntries(named) as Values<F>);
};
