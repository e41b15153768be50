import type { Reply } from '#engine/core/answer.ts';
import type { Draft } from '#engine/core/example.ts';
import type { CommonReason, FieldProblem } from '#engine/core/fields.ts';
import type { Raw, Specs } from '#engine/core/form.ts';
import { own } from '#engine/core/own.ts';
import { citedIn, type Question } from '#engine/core/question.ts';
import { remember } from '#engine/core/remember.ts';
import type { ClauseId, GameSlug } from '#engine/index.ts';
import { LANGS, type Lang, type Pair } from '#src/lang.ts';
import type { Formerly } from './link.ts';
import { told, type Entry, type Right, type Said, type Ways } from './say.ts';

export interface Cited {
  readonly clause: ClauseId;
  readonly code: string;
}

/** Everything a calculator says, in one language. */
export interface CalculatorWords<Field extends string, Value, L, V> {
  readonly title: string;
  /** One sentence: what it answers. */
  readonly lead: string;
  readonly fields: Readonly<Record<Field, string>>;
  /** A line under a field's label, where the label is not enough. */
  readonly hints?: Readonly<Partial<Record<Field, string>>>;
  /** Labels of option values, by field. A reading's options are here too. */
  readonly options?: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>>;
  /** The answer in a few words. */
  readonly headline: (value: Value) => string;
  readonly line: (line: L) => Said;
  readonly violation: (violation: V) => string;
  /** What is wrong with text in a notation of the calculator's own; `undefined`: as with any field. */
  readonly problem?: (problem: FieldProblem) => string | undefined;
  /** Position and outcome in one sentence, to be pasted into a chat. */
  readonly sentence: (draft: Readonly<Record<Field, string>>, value: Value) => string;
}

/** A field whose options are the readings of an open question. The first option is the default. */
export interface ReadingField<Field extends string> {
  readonly field: Field;
  readonly clause: ClauseId;
  readonly options: readonly string[];
}

export interface Calculator<Field extends string, Value, L extends Cited, V extends Cited> {
  readonly name: string;
  readonly game: GameSlug;
  /** What a control or the dataset wants to know of each field. */
  readonly fields: Readonly<Record<Field, Specs[string]>>;
  readonly start: Readonly<Record<Field, string>>;
  /** What it began with before, for links that were made then. */
  readonly formerly: Formerly;
  readonly ask: (draft: Readonly<Record<Field, string>>) => Reply<Value, L, V>;
  /** Every clause an answer may rest on. */
  readonly cites: readonly ClauseId[];
  readonly readings: readonly ReadingField<Field>[];
  /** Fields that the player's own board prints: entered once, remembered on the device. */
  readonly kept: readonly Field[];
  /** What these depend on, such as the number of players: each case is remembered by itself. */
  readonly keptFor?: (draft: Readonly<Record<Field, string>>) => string;
  readonly words: Readonly<Record<Lang, CalculatorWords<Field, Value, L, V>>>;
}

/** Any calculator, for code that only lists or runs them. */
export interface AnyCalculator {
  readonly name: string;
  readonly game: GameSlug;
  readonly fields: Specs;
  readonly start: Draft;
  readonly formerly: Formerly;
  readonly ask: (draft: Draft) => Reply<unknown, Cited, Cited>;
  readonly cites: readonly ClauseId[];
  readonly readings: readonly ReadingField<string>[];
  readonly kept: readonly string[];
  readonly words: Readonly<Record<Lang, CalculatorWords<string, unknown, Cited, Cited>>>;
}

/**
 * Forgets what a calculator's values and lines are. Sound, because a calculator's own words are only
 * ever given what its own `ask` returned, and a draft always has the fields of its start state.
 */
export const anyCalculator = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
): AnyCalculator => calculator as unknown as AnyCalculator;

/** Labels of the options of a field: by option, or by language. */
type Options =
  Readonly<Record<string, Pair>> | Readonly<Record<Lang, Readonly<Record<string, string>>>>;

type Line<L, Code> = Extract<L, { readonly code: Code }>;

type Unreadable<Reason extends string> = Extract<
  FieldProblem<Reason>,
  { readonly code: 'not-readable' }
>;

/** Reasons of which the calculator itself must speak. */
type OwnReason<Reason extends string> = Exclude<Reason, CommonReason>;

/** A calculator as its file states it: everything it says, in every language, side by side. */
interface Table<S extends Specs, Reason extends string, Value, L extends Cited, V extends Cited> {
  readonly name: string;
  readonly game: GameSlug;
  readonly title: Pair;
  /** One sentence: what it answers. */
  readonly lead: Pair;
  readonly fields: Readonly<Record<keyof S, Pair>>;
  /** A line under a field's label, where the label is not enough. */
  readonly hints?: Readonly<Partial<Record<keyof S, Pair>>>;
  /** Labels of option values, by field. A reading's options are here too. */
  readonly options?: Readonly<Partial<Record<keyof S, Options>>>;
  /** How facts are shown that are neither text nor number. */
  readonly ways?: Ways;
  /** The answer in a few words. */
  readonly headline: Entry<Value>;
  readonly lines: { readonly [Code in L['code']]: Entry<Line<L, Code>> };
  readonly violations: { readonly [Code in V['code']]: Entry<Line<V, Code>> };
  /** What is wrong with text in a notation of its own. */
  readonly problems?: { readonly [R in OwnReason<Reason>]: Entry<Unreadable<R>> };
  /** What is wrong with a field, where the field's own words are better than those of any field. */
  readonly problem?: (problem: FieldProblem<Reason>) => Pair | undefined;
  /** Position and outcome in one sentence, to be pasted into a chat. */
  readonly sentence: (value: Value, draft: Raw<S>) => Pair;
  /**
   * What it began with in older versions, where that was not what it begins with now, oldest first: a
   * link made then still means it.
   */
  readonly formerly?: readonly Readonly<Partial<Raw<S>>>[];
  /** What the fields that the player's board prints depend on, such as the number of players. */
  readonly boardFor?: (draft: Raw<S>) => string;
}

type Checks<T, Value, L, V> = T extends { readonly ways: infer W }
  ? CheckedBy<T, Value, L, V, W>
  : CheckedBy<T, Value, L, V, object>;

type CheckedBy<T, Value, L, V, W> = {
  readonly [K in keyof T]: K extends 'headline'
    ? Right<T[K], Value, W>
    : K extends 'lines'
      ? { readonly [C in keyof T[K]]: Right<T[K][C], Line<L, C>, W> }
      : K extends 'violations'
        ? { readonly [C in keyof T[K]]: Right<T[K][C], Line<V, C>, W> }
        : K extends 'problems'
          ? { readonly [R in keyof T[K]]: Right<T[K][R], Unreadable<R & string>, W> }
          : unknown;
};

/** Binds a question of the engine to its words. A reason, line or violation without words does not compile. */
export const calculator = <
  S extends Specs,
  Reason extends string,
  Value,
  L extends Cited,
  V extends Cited,
  const T extends Table<S, Reason, Value, L, V>,
>(
  question: Question<S, Reason, Value, L, V>,
  table: T &
    Checks<T, Value, L, V> &
    ([OwnReason<Reason>] extends [never] ? unknown : { readonly problems: unknown }),
): Calculator<keyof S & string, Value, L, V> => {
  const { fields } = question.form;
  const names = Object.keys(fields) as (keyof S & string)[];
  const { boardFor } = table;
  return {
    name: table.name,
    game: table.game,
    fields: fields,
    start: question.form.start,
    formerly: (table.formerly ?? []) as Formerly,
    // The shell, the switches and a drawing may all want the reply to the same position.
    ask: remember(REMEMBERED, (draft) => JSON.stringify(draft), question.ask),
    cites: citedIn(question) as readonly ClauseId[],
    readings: names.flatMap((field) => {
      const { question: clause, options = [] } = fields[field] ?? {};
      return clause === undefined ? [] : [{ field, clause: clause as ClauseId, options }];
    }),
    kept: names.filter((field) => fields[field]?.onBoard),
    ...(boardFor && { keptFor: boardFor }),
    words: Object.fromEntries(
      LANGS.map((lang) => [lang, wordsIn(table as unknown as AnyTable, lang)]),
    ) as unknown as Readonly<Record<Lang, CalculatorWords<keyof S & string, Value, L, V>>>,
  };
};

/** Positions whose replies are kept: those of every switch's options, and the one before. */
const REMEMBERED = 24;

type AnyTable = Table<Specs, string, unknown, Cited, Cited>;

/** What a calculator says, in one language. */
const wordsIn = (table: AnyTable, lang: Lang): CalculatorWords<string, unknown, Cited, Cited> => {
  const { ways = {}, headline, lines, violations, problems, problem } = table;
  const inLang = { ways, lang };
  const of = (
    entries: Readonly<Record<string, Entry<never>>>,
    code: string,
    facts: object,
  ): Said => {
    const entry = own(entries, code);
    return entry === undefined ? { text: code } : told(entry, facts, inLang);
  };
  return {
    title: table.title[lang],
    lead: table.lead[lang],
    fields: pick(table.fields, lang),
    hints: pick(table.hints ?? {}, lang),
    options: Object.fromEntries(
      Object.entries(table.options ?? {}).map(([field, options]) => [field, labels(options, lang)]),
    ),
    headline: (value) => told(headline, value as object, inLang).text,
    line: (line) => of(lines, line.code, line),
    violation: (violation) => of(violations, violation.code, violation).text,
    problem: (found) => {
      const special = problem?.(found)?.[lang];
      if (special !== undefined || found.code !== 'not-readable' || found.reason === undefined)
        return special;
      return problems && Object.hasOwn(problems, found.reason)
        ? of(problems, found.reason, found).text
        : undefined;
    },
    sentence: (draft, value) => table.sentence(value, draft)[lang],
  };
};

const pick = (
  pairs: Readonly<Record<string, Pair | undefined>>,
  lang: Lang,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair?.[lang] ?? '']));

const labels = (options: Options | undefined, lang: Lang): Readonly<Record<string, string>> => {
  if (options === undefined) return {};
  return lang in options
    ? (options as Readonly<Record<Lang, Readonly<Record<string, string>>>>)[lang]
    : pick(options, lang);
};
