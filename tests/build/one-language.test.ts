import { describe, expect, test } from 'vitest';
import { inEach, parsed, withoutForms } from '#src/build/one-language.ts';
import type { Lang } from '#src/lang.ts';

const onlyIn = (lang: Lang, code: string): string => inEach(parsed(code))[lang];

describe('words of one language', () => {
  test.each([
    ['a table', `f({ en: 'card', it: 'carta' });`, `f({ it: 'carta' });`],
    ['in any order', `f({ it: 'carta', en: 'card' });`, `f({ it: 'carta',  });`],
    ['with quoted keys', `f({ 'en': 'card', 'it': 'carta' });`, `f({ 'it': 'carta' });`],
    ['with functions', `f({ en(x) { return x }, it: (x) => x });`, `f({ it: (x) => x });`],
    ['that has more', `f({ ...all, en: 1, it: 2, amount });`, `f({ ...all, it: 2, amount });`],
    ['of short forms', `f({ en, it });`, `f({ it });`],
    [
      'within a table',
      `f({ en: { en: 1, it: 2 }, it: { en: 3, it: 4 } });`,
      `f({ it: { it: 4 } });`,
    ],
    ['within a function', `f(() => ({ en: 1, it: 2 })[lang]);`, `f(() => ({ it: 2 })[lang]);`],
  ])('%s', (_, code, left) => {
    expect(onlyIn('it', code)).toBe(left);
  });

  test('the other language', () => {
    expect(onlyIn('en', `f({ en: 'card', it: 'carta' });`)).toBe(`f({ en: 'card',  });`);
  });

  test.each([
    ['an object without every language', `f({ en: 1, de: 2 });`],
    ['keys that are worked out', `f({ [en]: 1, [it]: 2 });`],
    ['what is taken from an object', `f(({ en, it }) => en + it);`],
    ['text that looks like a table', 'f("{ en: 1, it: 2 }");'],
  ])('%s stays', (_, code) => {
    expect(onlyIn('it', code)).toBe(code);
  });

  test('what only tests try is left out', () => {
    expect(onlyIn('it', `f({ samples: ['a'], max: { samples: [], least: 1 } });`)).toBe(
      `f({ max: { least: 1 } });`,
    );
  });

  test('what stands in other words goes with them', () => {
    expect(
      onlyIn('it', `f({ en: { samples: [], a: lang === 'en' }, it: { samples: [], a: 1 } });`),
    ).toBe(`f({ it: { a: 1 } });`);
  });

  test('a position in a frame has nothing to say of a form', () => {
    const module = parsed(
      `f({ hints: { a: { en: 'b' } }, title: 1, problems, problem: () => 2 });`,
    );
    expect(inEach(withoutForms(module)).it).toBe(`f({ title: 1,  });`);
  });

  test('which language is read is known', () => {
    expect(onlyIn('it', `f(lang === 'en' ? 'card' : 'carta');`)).toBe(
      `f(false ? 'card' : 'carta');`,
    );
    expect(onlyIn('en', `f(lang === 'en' ? 'card' : 'carta');`)).toBe(
      `f(true ? 'card' : 'carta');`,
    );
    expect(onlyIn('en', `f(name === 'en', lang === 'de');`)).toBe(
      `f(name === 'en', lang === 'de');`,
    );
  });
});

describe('constants that may be left out', () => {
  const marked = (value: string): string => `/* @__PURE__ */ (() => (${value}))()`;

  test.each([
    `counted('carta', 'carte')`,
    `names.it.card`,
    `new Map()`,
    `[...names]`,
    `{ a: f() }`,
  ])('const x = %s', (value) => {
    expect(onlyIn('en', `const x = ${value};`)).toBe(`const x = ${marked(value)};`);
    expect(onlyIn('en', `export const x = ${value};`)).toBe(`export const x = ${marked(value)};`);
  });

  test.each([
    `'card'`,
    `[1, { a: 2 }]`,
    `(x) => f(x)`,
    `{ f: function () { return g(); } }`,
    `other`,
  ])('const x = %s needs no mark', (value) => {
    expect(onlyIn('en', `const x = ${value};`)).toBe(`const x = ${value};`);
  });

  test('what a function works out is its own matter', () => {
    const code = `export function f() { const x = g(); return x; }`;
    expect(onlyIn('en', code)).toBe(code);
  });
});
