import { describe, expect, test } from 'vitest';
import type { Draft } from '#engine/core/example.ts';
import { games } from '#engine/index.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { makeLink } from '#src/calculators/link.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { answerWords } from '#src/calculators/answer-words.ts';
import { shellWords } from '#src/calculators/words.ts';
import { LANGS, otherLangs, type Lang } from '#src/lang.ts';
import { INHERITED } from '#tests/support/inherited.ts';
import {
  answer,
  componentOf,
  descriptionOf,
  everyText,
  open,
  textInput,
  textsOf,
  type,
} from './opened.tsx';

/** Text that no field of any calculator takes. */
const GARBAGE = ['1.5', '<b>9</b>', '🎲'];

/** What no reader may ever see. */
const NONSENSE = /\b(NaN|undefined|Infinity|null)\b|\[object|native code/;

const examples = games.flatMap((game) => [...game.examples]);

/** What the page must say to a draft, word for word. */
const spoken = ({ ask, words }: AnyCalculator, draft: Draft, lang: Lang): readonly string[] => {
  const reply = ask(draft);
  switch (reply.kind) {
    case 'answer':
      return [words[lang].headline(reply.answer.value)];
    case 'violations':
      return [answerWords[lang].notAllowed, ...reply.violations.map(words[lang].violation)];
    case 'unreadable':
      return [];
  }
};

const expectSense = (lang: Lang): void => {
  expect(answer(lang)).toMatch(/\S/);
  expect(everyText()).not.toMatch(NONSENSE);
};

const alerts = (): string => document.querySelector('[role=alert]')?.textContent ?? '';

const cases = calculators.flatMap((calculator) =>
  LANGS.map((lang) => ({ name: calculator.name, lang, calculator })),
);

describe.each(cases)('$name ($lang)', ({ name, lang, calculator }) => {
  const { start } = calculator;
  const fields = Object.keys(start);

  test('opens on the start and on the links of its examples', async () => {
    const component = await componentOf(calculator);
    const own = examples.filter((example) => example.calculator === name);
    for (const { input } of [{ input: {} }, ...own]) {
      const draft = { ...start, ...input };
      const link = makeLink(draft, start);
      open(calculator, component, lang, link);
      for (const text of spoken(calculator, draft, lang))
        expect(answer(lang), link).toContain(text);
      expect(draft).toMatchObject(textsOf(name, draft));
      expectSense(lang);
    }
  });

  test('meets garbage in its fields with a sentence', async () => {
    open(calculator, await componentOf(calculator), lang);
    for (const field of fields) {
      for (const text of textInput(name, field) ? ['', ...GARBAGE] : []) {
        type(textInput(name, field)!, text);
        expect(textInput(name, field)?.value, `typed text stays in ${field}`).toBe(text);
        expectSense(lang);
      }
      const input = textInput(name, field);
      if (!input) continue;
      expect(input.getAttribute('aria-invalid'), field).toBe('true');
      expect(descriptionOf(input), field).toMatch(/\S/);
      type(input, start[field] ?? '');
    }
    expectSense(lang);
  });

  test.each([...GARBAGE.slice(-2), ...INHERITED.slice(0, 1)])(
    'meets %s in its link with a sentence',
    async (text) => {
      const everywhere = new URLSearchParams(fields.map((field) => [field, text]));
      open(calculator, await componentOf(calculator), lang, everywhere.toString());
      expect(answer(lang)).toContain(shellWords[lang].notReadable);
      for (const other of otherLangs(lang))
        expect(everyText()).not.toContain(shellWords[other].notReadable);
      expectSense(lang);
    },
  );

  test('says which parts of a link it cannot use', async () => {
    const [field = ''] = fields;
    open(calculator, await componentOf(calculator), lang, `colour=red&${field}=%E0%A4%A`);
    expect(alerts()).toContain('colour');
    expect(alerts()).toContain(field);
    expectSense(lang);
  });
});
