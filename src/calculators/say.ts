import { own } from '#engine/core/own.ts';
import type { Lang, Pair } from '#src/lang.ts';

export type { Pair } from '#src/lang.ts';

/**
 * A sentence, and what stands at its right where it has an amount. It may leave holes for facts:
 * `{rest}` as it is, `{coins Coin|Coins}` a number with its word, `{coins?is|are}` the word alone,
 * `{home:terrain}` shown the way that the calculator calls `terrain`. A fact that bears the name of
 * such a way is shown so without saying.
 */
export type Sentence = Pair & {
  readonly amount?: string | Pair;
  /** True in every such position: good to know, and not what decided this one. */
  readonly aside?: boolean;
};

/** A sentence of an answer, the amount at its right where it has one, and whether it only stands by. */
export interface Said {
  readonly text: string;
  readonly amount?: string;
  readonly aside?: true;
}

/** A sentence with holes, or, where the grammar needs it, a function that makes the whole of it. */
export type Entry<Facts> = Sentence | ((facts: Facts) => Sentence);

/** How a fact is shown: by a function, or by a table of names. */
export type Way =
  | ((fact: never, lang: Lang) => string)
  | Readonly<Record<Lang, Readonly<Record<string, string>>>>
  | Readonly<Record<string, Pair>>;

export type Ways = Readonly<Record<string, Way>>;

type Facts = Readonly<Record<string, unknown>>;

const HOLE = /\{(\w+)(?:([:? ])([^}]*))?\}/g;

/** A sentence in one language, its holes filled. What is filled in is never looked at for holes. */
const fill = (text: string, facts: Facts, ways: Ways, lang: Lang): string =>
  text.replace(HOLE, (_, name: string, mark: string | undefined, rest: string | undefined) => {
    const fact = own(facts, name);
    const [one, many] = rest?.split('|') ?? [];
    if (mark === '?') return String(fact === 1 ? one : many);
    if (mark === ' ') return `${String(fact)} ${String(fact === 1 ? one : many)}`;
    const way = own(ways, (mark === ':' && rest) || name);
    return way === undefined ? String(fact) : show(fact as never, way, lang);
  });

const show = (fact: never, way: Way, lang: Lang): string => {
  if (typeof way === 'function') return way(fact, lang);
  const [first, second] = lang in way ? [lang, fact] : [fact, lang];
  const table = way as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return own(own(table, first), second) ?? '';
};

/** What an entry says of its facts, in one language, and the amount beside it. */
export const told = (
  entry: Entry<never>,
  facts: object,
  { ways, lang }: { readonly ways: Ways; readonly lang: Lang },
): Said => {
  const isWhole = typeof entry === 'function';
  const sentence = isWhole ? entry(facts as never) : entry;
  const filled = (text: string): string =>
    isWhole ? text : fill(text, facts as Facts, ways, lang);
  const { amount, aside } = sentence;
  return {
    text: filled(sentence[lang]),
    ...(amount !== undefined && {
      amount: filled(typeof amount === 'string' ? amount : amount[lang]),
    }),
    ...(aside && { aside }),
  };
};

/** A line of an answer with what is said of it. */
export interface SaidLine<L> {
  readonly line: L;
  readonly said: Said;
}

/** What decided a position, and what holds besides, each in the order told. */
export const sorted = <L>(
  lines: readonly SaidLine<L>[],
): Readonly<Record<'reasons' | 'asides', readonly SaidLine<L>[]>> => ({
  reasons: lines.filter(({ said }) => said.aside !== true),
  asides: lines.filter(({ said }) => said.aside === true),
});

type Hole<T> = T extends `${string}{${infer H}}${infer Rest}` ? H | Hole<Rest> : never;

/** What a way can show. */
type Shown<W> = W extends (fact: infer F, lang: Lang) => string
  ? F
  : W extends Readonly<Record<Lang, infer Table>>
    ? keyof Table
    : keyof W;

/** What is wrong with a hole, if anything is. */
type HoleFault<H, F, W> = H extends `${infer Name}:${infer How}`
  ? Name extends keyof F
    ? How extends keyof W
      ? F[Name] extends Shown<W[How]>
        ? never
        : `{${H}} cannot be shown so`
      : `no way to show is called ${How}`
    : `no fact is called ${Name}`
  : H extends `${infer Name}?${string}|${string}`
    ? NumberFault<Name, F>
    : H extends `${infer Name} ${string}|${string}`
      ? NumberFault<Name, F>
      : H extends keyof F
        ? H extends keyof W
          ? F[H] extends Shown<W[H]>
            ? never
            : `{${H & string}} cannot be shown so`
          : F[H] extends string | number
            ? never
            : `{${H & string}} is neither text nor number`
        : `no fact is called ${H & string}`;

type NumberFault<Name, F> = Name extends keyof F
  ? F[Name] extends number
    ? never
    : `${Name & string} is not a number`
  : `no fact is called ${Name & string}`;

type TextFault<T, F, W> = T extends string
  ? HoleFault<Hole<T>, F, W>
  : T extends Pair
    ? HoleFault<Hole<T[Lang]>, F, W>
    : never;

/** What is wrong with the holes of an entry. */
export type EntryFault<E, F, W> = E extends (...args: never[]) => unknown
  ? never
  : E extends Sentence
    ? TextFault<E[Lang], F, W> | TextFault<E['amount'], F, W>
    : never;

/** An entry if its holes are right; else what is wrong, so that the compiler shows it. */
export type Right<E, F, W> = [EntryFault<E, F, W>] extends [never]
  ? unknown
  : { readonly wrong: EntryFault<E, F, W> };
