import type { Draft } from './example.ts';
import {
  collect,
  missing,
  numeral as readNumeral,
  option,
  optionalOption,
  optionalWhole,
  optionsOf,
  slashedWholes,
  whole,
  wholeOrZero,
  wholes,
  YES_NO,
  type Field,
  type Range,
} from './fields.ts';
import { own } from './own.ts';
import { parsed, type Parsed } from './parsed.ts';
import { ok } from './result.ts';
import type { Retold, Seating } from './seating.ts';

/**
 * One field of a form: how its text is read, what it starts as, and what a control, the dataset or a
 * test wants to know of it. A notation of its own says which reasons it can have for not being read.
 */
export interface Spec<T, Reason extends string = never> {
  readonly start: string;
  /** `raw` has the texts of all fields, for a field that is needed only beside another. */
  readonly read: (field: string, text: string, raw: Draft) => Field<T, Reason>;
  /** Of a number, or of each number of a list. */
  readonly range?: Range;
  /** How many items a list takes. */
  readonly count?: Range;
  readonly options?: readonly string[];
  /** The open question of which the options are the readings. The first one is the default. */
  readonly question?: string;
  /** Whether the player's own board prints it: it is entered once and remembered on the device. */
  readonly onBoard?: true;
  /** Whether a whole game is played with one choice: the group tells it once. */
  readonly atTable?: true;
  /** What it starts as for those who sit at the table; nothing where that does not tell it. */
  readonly seated?: (seating: Seating) => string | undefined;
  /** Who sits at the table once this text has told other names; those of whom it says nothing stay. */
  readonly tells?: (players: string, texts: Retold, raw: Draft) => string;
  /** Texts worth trying, where neither range nor options tell them. */
  readonly samples?: readonly string[];
}

export type Specs = Readonly<Record<string, Spec<unknown, string>>>;

type Values<S extends Specs> = {
  readonly [F in keyof S]: S[F] extends Spec<infer T, string> ? T : never;
};

type Reasons<S extends Specs> = {
  [F in keyof S]: S[F] extends Spec<unknown, infer R> ? R : never;
}[keyof S];

/** A form: its fields, the text they start with, and the one door where text becomes a position. */
export interface Form<S extends Specs = Specs, T = unknown, Reason extends string = string> {
  readonly fields: S;
  readonly start: Raw<S>;
  readonly parse: (raw: Raw<S>) => Field<Parsed<T>, Reason>;
}

/** What a reader types into a form: text in every field. */
export type Raw<S extends Specs> = { readonly [F in keyof S & string]: string };

/** What a form's door lets through. */
export type Checked<F> = F extends { readonly parse: (raw: never) => Field<infer T> } ? T : never;

interface MakeForm {
  <const S extends Specs>(fields: S): Form<S, Values<S>, Reasons<S>>;
  /** With a condition over several fields, or another shape for what was read. */
  <const S extends Specs, T, Reason extends string = never>(
    fields: S,
    refine: (values: Values<S>, raw: Raw<S>) => Field<T, Reason>,
  ): Form<S, T, Reasons<S> | Reason>;
}

export const form: MakeForm = (
  fields: Specs,
  refine: (values: never, raw: Draft) => Field<unknown> = ok,
): Form => {
  const each = <T>(make: (name: string, spec: Spec<unknown, string>) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, make(name, spec)]));
  return {
    fields,
    start: each((_, spec) => spec.start),
    parse: (raw: Draft) => {
      const values = collect(each((name, spec) => spec.read(name, own(raw, name) ?? '', raw)));
      const refined = values.ok ? refine(values.value as never, raw) : values;
      return refined.ok ? ok(parsed(refined.value)) : refined;
    },
  };
};

/** A whole number. Blank is missing. */
export const amount = (range: Range, start = ''): Spec<number> => ({
  start,
  range,
  read: (field, text) => whole(field, text, range),
});

/** A whole number; blank is 0. */
export const amountOrZero = (range: Range, start = '0'): Spec<number> => ({
  start,
  range,
  read: (field, text) => wholeOrZero(field, text, range),
});

/** A whole number that need not be told. */
export const optionalAmount = (range: Range, start = ''): Spec<number | undefined> => ({
  start,
  range,
  read: (field, text) => optionalWhole(field, text, range),
});

/** One of a closed set of whole numbers. */
export const numeral = <const N extends number>(options: readonly N[], start: N): Spec<N> => ({
  start: String(start),
  options: options.map(String),
  read: (field, text) => readNumeral(field, text, options),
});

/** Whole numbers set apart by commas or spaces. */
export const amounts = (
  shape: { readonly each: Range; readonly count: Range },
  start = '',
): Spec<readonly number[]> => ({
  start,
  range: shape.each,
  count: shape.count,
  read: (field, text) => wholes(field, text, shape),
});

/** So many whole numbers with slashes between them. */
export const slashedAmounts = (
  { count, each }: { readonly count: number; readonly each: Range },
  start = '',
): Spec<readonly number[]> => ({
  start,
  range: each,
  count: { min: count, max: count },
  read: (field, text) => slashedWholes(field, text, { count, each }),
});

/** One of a closed set of words; it starts with the first unless told otherwise. */
export const choice = <const O extends string>(
  options: readonly [O, ...O[]],
  start: O | '' = options[0],
): Spec<O> => ({ start, options, read: (field, text) => option(field, text, options) });

/** One of a closed set of words, or none. */
export const optionalChoice = <const O extends string>(
  options: readonly O[],
  start: O | '' = '',
): Spec<O | undefined> => ({
  start,
  options,
  read: (field, text) => optionalOption(field, text, options),
});

/** Several of a closed set of words, each once. Blank is none. */
export const choices = <const O extends string>(
  options: readonly O[],
  start = '',
): Spec<readonly O[]> => ({
  start,
  options,
  count: { min: 0, max: options.length },
  read: (field, text) => optionsOf(field, text, options),
});

export const yesNo = (start: (typeof YES_NO)[number] = 'no'): Spec<boolean> => ({
  start,
  options: YES_NO,
  read: (field, text) => {
    const read = option(field, text, YES_NO);
    return read.ok ? ok(read.value === 'yes') : read;
  },
});

/** The readings of an open question. */
export const reading = <const O extends string>(
  question: string,
  options: readonly [O, ...O[]],
): Spec<O> => ({ ...choice(options), question });

/** Text in a shape of its own. */
export const notation = <T, Reason extends string = never>(
  read: (field: string, text: string) => Field<T, Reason>,
  start: string,
  more: Pick<Spec<T, Reason>, 'range' | 'count' | 'options' | 'samples'> = {},
): Spec<T, Reason> => ({ start, read: (field, text) => read(field, text), ...more });

/** Text that can be read only with another field beside it: the form's condition reads it. */
export const unread = (
  start: string,
  more: Pick<Spec<string>, 'range' | 'count' | 'options' | 'samples'> = {},
): Spec<string> => ({ start, read: (_, text) => ok(text), ...more });

/** A field that must not be blank where the others say so. */
export const neededWhen = <T, Reason extends string>(
  spec: Spec<T, Reason>,
  isNeeded: (raw: Draft) => boolean,
): Spec<T, Reason> => ({
  ...spec,
  read: (field, text, raw) =>
    text.trim() === '' && isNeeded(raw) ? missing(field) : spec.read(field, text, raw),
});

/** A field that the player's own board prints. */
export const onBoard = <T, Reason extends string>(spec: Spec<T, Reason>): Spec<T, Reason> => ({
  ...spec,
  onBoard: true,
});

/** A field that is the same for everybody and all game long. */
export const atTable = <T, Reason extends string>(spec: Spec<T, Reason>): Spec<T, Reason> => ({
  ...spec,
  atTable: true,
});

/** A field that those who sit at the table fill in, in part or whole. */
export const seated = <T, Reason extends string>(
  spec: Spec<T, Reason>,
  write: (seating: Seating) => string | undefined,
): Spec<T, Reason> => ({ ...spec, seated: write });
