import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Draft } from '#engine/core/example.ts';
import type { Specs } from '#engine/core/form.ts';
import { games } from '#engine/index.ts';
import { anyCalculator, type AnyCalculator, type Calculator } from '#src/calculators/calculator.ts';
import { makeLink, parseLink } from '#src/calculators/link.ts';
import type { Said } from '#src/calculators/say.ts';
import { shellWords } from '#src/calculators/words.ts';
import { LANGS, type Lang } from '#src/lang.ts';

interface Cited {
  readonly clause: AnyCalculator['cites'][number];
  readonly code: string;
}

/** What no reader may ever see: slips of the code, clause ids, names of fields. */
const NONSENSE = new RegExp(
  String.raw`undefined|NaN|Infinity|\[object|\bnull\b|\b(?:${games.map(({ prefix }) => prefix).join('|')})\.|\b[a-z]+[A-Z]`,
);

/** Milliseconds for a test that tries many positions, on a busy machine. */
const PATIENCE = 30_000;

/**
 * What must hold of every calculator's words, in every language. `plausible` lists values worth trying
 * for fields that are neither a number nor one of a few options.
 */
export const speaksSense = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  plausible?: Readonly<Partial<Record<Field, readonly string[]>>>,
): void => {
  const any = anyCalculator(calculator);
  describe(`words of ${any.name}`, () => {
    test.each(LANGS)('name every field and every reading (%s)', (lang) => {
      expectLabels(any, lang);
    });

    test.each(examplesOf(any))('make sense of example $id', ({ input }) => {
      expectSense(any, { ...any.start, ...input });
    });

    test(
      'make sense of positions that could be at a table',
      () => {
        fc.assert(
          fc.property(plausibleDrafts(any, plausible ?? {}), (draft) => {
            expectSense(any, draft);
          }),
          { numRuns: 200 },
        );
      },
      PATIENCE,
    );

    test(
      'make sense of any text in any field',
      () => {
        fc.assert(
          fc.property(anyDrafts(any), (draft) => {
            expectSense(any, draft);
          }),
          { numRuns: 200 },
        );
      },
      PATIENCE,
    );

    test(
      'survive a link and back',
      () => {
        fc.assert(
          fc.property(anyDrafts(any), (draft) => {
            const link = makeLink(draft, any.start, any.formerly);
            expect(parseLink(link, any.start, any.formerly)).toEqual({ draft, notices: [] });
          }),
        );
      },
      PATIENCE,
    );
  });
};

/** What a calculator says to a query: the headline and the lines, or the violations. */
export const said = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  query: string,
  lang: Lang,
): readonly string[] => {
  const any = anyCalculator(calculator);
  return spoken(any, parseLink(query, any.start).draft, lang);
};

/** The sentence that a reader pastes into a chat. */
export const pasted = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  query: string,
  lang: Lang,
): string => {
  const { draft } = parseLink(query, calculator.start);
  const reply = calculator.ask(draft);
  return reply.kind === 'answer'
    ? calculator.words[lang].sentence(draft, reply.answer.value)
    : reply.kind;
};

const examplesOf = ({ name }: AnyCalculator) =>
  games.flatMap((game) => game.examples.filter(({ calculator }) => calculator === name));

const expectLabels = ({ start, readings, words }: AnyCalculator, lang: Lang): void => {
  const { title, lead, fields, hints = {}, options = {} } = words[lang];
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(start).toSorted());
  for (const { field, options: known } of readings) {
    expect(Object.keys(options[field] ?? {})).toEqual(known);
    expect(start[field]).toBe(known[0]);
  }
  const labels = Object.values(options).flatMap((each) => Object.values(each ?? {}));
  for (const text of [title, ...Object.values(fields), ...labels]) {
    expect(text).toMatch(/^\S.*[^\s.:]$/);
  }
  for (const text of [lead, ...Object.values(hints)]) expect(text).toMatch(/^\S.*[.?]$/);
  expect(new Set(Object.values(fields)).size, 'two labels are the same').toBe(
    Object.keys(fields).length,
  );
};

const expectSense = (calculator: AnyCalculator, draft: Draft): void => {
  const reply = calculator.ask(draft);
  const texts = LANGS.map((lang) => spoken(calculator, draft, lang));
  switch (reply.kind) {
    case 'answer':
      expectCited(calculator, reply.answer.lines, texts);
      for (const lang of LANGS) {
        const sentence = calculator.words[lang].sentence(draft, reply.answer.value);
        expect(sentence).toMatch(/^\S.*\.$/s);
        expect(sentence).not.toMatch(NONSENSE);
      }
      break;
    case 'violations':
      expectCited(calculator, reply.violations, texts);
      break;
    case 'unreadable':
      for (const { field } of reply.problems)
        expect(Object.keys(calculator.start)).toContain(field);
      break;
  }
};

const expectCited = (
  { cites }: AnyCalculator,
  lines: readonly Cited[],
  texts: readonly (readonly string[])[],
): void => {
  const codes = lines.map(({ code }) => code).filter((code) => code.includes('-'));
  expect(lines.map(({ clause }) => clause).filter((clause) => !cites.includes(clause))).toEqual([]);
  expect(texts.flat().filter((text) => isSlip(text, codes))).toEqual([]);
  const [first = [], ...others] = texts;
  expect(
    first.filter((text, i) => others.some((other) => other[i] === text)),
    'said in one language only',
  ).toEqual([]);
};

/** Whether a text is untidy, or shows what is none of the reader's business. */
const isSlip = (text: string, codes: readonly string[]): boolean =>
  !/^\S.*\S$/.test(text) ||
  / {2}|\( | \)| [,.;:]/.test(text) ||
  NONSENSE.test(text) ||
  codes.some((code) => text.includes(code));

const spoken = ({ ask, words }: AnyCalculator, draft: Draft, lang: Lang): readonly string[] => {
  const reply = ask(draft);
  const { headline, line, violation, problem: ownProblem, fields, options } = words[lang];
  switch (reply.kind) {
    case 'answer':
      return [headline(reply.answer.value), ...reply.answer.lines.map(line).map(joined)];
    case 'violations':
      return reply.violations.map(violation);
    case 'unreadable':
      return reply.problems.map((problem) => {
        const label = (option: string): string => options?.[problem.field]?.[option] ?? option;
        const text = ownProblem?.(problem) ?? shellWords[lang].problem(problem, label);
        return `${fields[problem.field]}: ${text}`;
      });
  }
};

/** A line and its amount: `You also have dwellings. | +3`. */
const joined = ({ text, amount }: Said): string =>
  amount === undefined ? text : `${text} | ${amount}`;

type Drafts = fc.Arbitrary<Draft>;

const eachField = (
  { start }: AnyCalculator,
  texts: (field: string) => fc.Arbitrary<string>,
): Drafts =>
  fc.record(Object.fromEntries(Object.keys(start).map((field) => [field, texts(field)])));

/** Every field holds something that its parser may well accept: what the form itself tells of it. */
const plausibleDrafts = (
  calculator: AnyCalculator,
  plausible: Readonly<Record<string, readonly string[] | undefined>>,
): Drafts =>
  eachField(calculator, (field) => {
    const seen = examplesOf(calculator).flatMap(({ input }) => input[field] ?? []);
    const told = plausible[field] ?? textsOf(calculator.fields[field]);
    return fc.oneof(
      fc.constantFrom(calculator.start[field] ?? '', ...seen),
      fc.constantFrom('', ...told),
    );
  });

/** Texts that a field may well be given: its samples, its options, and the ends of its range. */
const textsOf = ({ samples = [], options = [], range }: Partial<Specs[string]> = {}) => [
  ...samples,
  ...options,
  ...(range ? [0, 1, 2, 3, 4, 5, 6, range.min, range.max].map(String) : []),
];

/** What phones, keyboards, other languages and mischief put into a field. */
const STRANGE = [
  ' 5 ',
  '+4',
  '−3',
  '-0',
  '1e3',
  '0x1',
  '1.5',
  '1,5',
  '５',
  '½',
  '٣',
  '5,,6',
  '🎲',
  '<b>9</b>',
];

/** What people call themselves is their own; it may look like a slip of ours. */
const CALLED = ['', 'Ada,Bo,Cy', 'Zoë', ',,Dora', ...STRANGE];

const anyDrafts = (calculator: AnyCalculator): Drafts =>
  eachField(calculator, (field) => {
    if (field === 'names') return fc.constantFrom(...CALLED);
    return fc.oneof(
      fc.constant(calculator.start[field] ?? ''),
      fc.integer({ min: -9, max: 999 }).map(String),
      fc.array(fc.integer({ min: 0, max: 9 })).map((list) => list.join(',')),
      fc.constantFrom(...STRANGE),
      fc.string(),
    );
  });
