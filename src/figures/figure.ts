import type { Answered } from '#engine/core/answer.ts';
import type { Draft, Example } from '#engine/core/example.ts';
import type { AnyCalculator, Calculator, Cited } from '#src/calculators/calculator.ts';
import { makeLink, parseLink } from '#src/calculators/link.ts';
import { findCalculator } from '#src/calculators/manifest.ts';
import { mistake } from '#src/clauses/mistake.ts';
import type { Lang } from '#src/lang.ts';

/** What a calculator's drawing is given: a position nobody can touch, and what the rules say of it. */
export interface FigureProps<Field extends string = string, Value = unknown, L = Cited, V = Cited> {
  readonly lang: Lang;
  readonly draft: Readonly<Record<Field, string>>;
  readonly reply: Answered<Value, L, V>;
  /** Which of several drawings of the position, where the calculator has several. */
  readonly show?: string | undefined;
}

/** The props of a calculator's drawing: `function Figure({ reply }: FigureOf<typeof shares>)`. */
export type FigureOf<C> =
  C extends Calculator<infer Field, infer Value, infer L, infer V>
    ? FigureProps<Field, Value, L, V>
    : never;

/** A position to be drawn, with the calculator that opens on it. */
export interface Figured {
  readonly calculator: AnyCalculator;
  readonly draft: Draft;
  readonly reply: FigureProps['reply'];
  /** Which of several drawings, where the name tells it. */
  readonly show: string | undefined;
  /** The position as the calculator's address carries it. */
  readonly query: string;
}

/**
 * The position that a chapter calls `name`, an example of the game, or `calculator?query`, with
 * `#show` behind it for one of several drawings. One that cannot be read is its author's mistake.
 */
export const figured = (
  name: string,
  examples: readonly Pick<Example, 'id' | 'calculator' | 'input'>[],
): Figured => {
  const where = `<Figure of="${name}">`;
  const [, of = '', show] = /^([^#]*)(?:#(.*))?$/.exec(name) ?? [];
  const example = examples.find(({ id }) => id === of);
  const [, asked = '', query = ''] = /^([^?]*)\??(.*)$/.exec(of) ?? [];
  const calculator = findCalculator(example?.calculator ?? asked);
  if (!calculator) {
    throw mistake(where, 'it is neither an example nor a calculator.', 'Correct the name.');
  }
  const { start } = calculator;
  const { draft, notices } = example
    ? { draft: { ...start, ...example.input }, notices: [] }
    : parseLink(query, start);
  const reply = calculator.ask(draft);
  if (notices.length > 0 || reply.kind === 'unreadable') {
    throw mistake(
      where,
      'the position cannot be read.',
      `Try it: npm run -s try -- ${asked} "${query}".`,
    );
  }
  return {
    ...{ calculator, draft, reply, show },
    query: makeLink(draft, start, calculator.formerly),
  };
};

/** What a figure shows, in a few words and in a whole sentence. */
export const spokenOf = (
  { calculator, draft, reply }: Figured,
  lang: Lang,
): { readonly caption: string; readonly alternative: string } => {
  const words = calculator.words[lang];
  if (reply.kind === 'answer') {
    const { value } = reply.answer;
    return { caption: words.headline(value), alternative: words.sentence(draft, value) };
  }
  const [first] = reply.violations;
  const said = first === undefined ? '' : words.violation(first);
  return { caption: said, alternative: `${words.title}: ${said}` };
};
