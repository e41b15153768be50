import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { shellWords } from '#src/calculators/words.ts';
import { LANGS, otherLangs, type Lang } from '#src/lang.ts';
import { BASE, pageAt, SITE } from './built.ts';

/** The files that a calculator loads, by their paths below the base. */
const scriptsOf = (name: string, lang: Lang): readonly string[] =>
  pageAt(`${lang}/try/${name}/`)
    ?.document()
    .querySelector('[data-calculator]')
    ?.getAttribute('data-calculator')
    ?.split(' ')
    .map((address) => address.slice(BASE.length))
    // Its styles, and what its page has loaded already.
    .filter((path) => path.endsWith('.js') && !path.startsWith('_astro/page.')) ?? [];

const codeOf = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** Texts of at least two words, however deep they stand. */
const textsIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return /\p{L}\s+\p{L}/u.test(words) ? [words] : [];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

/** What a calculator says in one language and not in the other. */
const textsOf = ({ words }: AnyCalculator, lang: Lang, other: Lang): readonly string[] => {
  const same = new Set(textsIn([words[other], shellWords[other]]));
  return textsIn([words[lang], shellWords[lang]]).filter((text) => !same.has(text));
};

/** Words without which hardly a sentence can be made, and which no code has between spaces. */
const COMMON: Readonly<Record<Lang, RegExp>> = {
  en: /.{0,40}[` ](?:you|your|are|they|that|its|can)[ ,.`].{0,40}/g,
  it: /.{0,40}[` ](?:che|della|dei|gli|non|più|sono|una)[ ,.`].{0,40}/g,
};

describe.each(LANGS)('scripts of calculators (%s)', (lang) => {
  test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
    '%s has the words of one language',
    (name, calculator) => {
      const scripts = scriptsOf(name, lang);
      expect(scripts.every((path) => path.startsWith(`_astro/${lang}/`))).toBe(true);
      const code = scripts.map(codeOf).join('\n');
      for (const other of otherLangs(lang)) {
        const foreign = textsOf(calculator, other, lang);
        expect(foreign.filter((text) => code.includes(text))).toEqual([]);
        expect(code.match(COMMON[other]) ?? []).toEqual([]);
      }
      expect(code).toContain(calculator.words[lang].lead);
      expect(code).toMatch(COMMON[lang]);
    },
  );

  test('a calculator is two files: its own, and the shell', () => {
    const shells = calculators.map(({ name }) => {
      const [own = '', ...shared] = scriptsOf(name, lang);
      expect(own).toMatch(new RegExp(`^_astro/${lang}/${name}\\.[^.]+\\.js$`));
      return shared.join(' ');
    });
    expect([...new Set(shells)]).toEqual([expect.stringMatching(/^\S+\/shell\.[^. ]+\.js$/)]);
  });
});
