import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { ownKeys } from '#scripts/lint/own-keys.mjs';

/** Lines that a reader's word could lead astray end in `// !`. */
const CODE = `
  type Color = 'red' | 'blue';
  const names: Readonly<Record<Color, string>> = { red: 'rosso', blue: 'blu' };
  const words: Readonly<Record<string, string>> = names;
  const list: readonly string[] = ['red'];
  export const closed = (color: Color) => names[color];
  export const open = (word: string) => words[word]; // !
  export const maybe = (word: string | undefined) => words[word ?? '']; // !
  export const claimed = (word: string) => names[word as Color]; // !
  export const isInside = (word: string) => word in names; // !
  export const isClosedInside = (color: Color) => color in names;
  export const numbered = (at: number) => list[at] + 'red'[at];
  export const generic = <F extends string>(texts: Readonly<Record<F, string>>, field: F) => texts[field];
  export const loose = <F extends string>(field: F) => words[field]; // !
  export const own = (word: string) => (Object.hasOwn(words, word) ? new Map(Object.entries(words)).get(word) : '');
`;

test('a table is not looked up with a word that may be any', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        plugins: { house: { rules: { 'own-keys': ownKeys as never } } },
        rules: { 'house/own-keys': 'error' },
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { projectService: true },
        },
      },
    ],
  });
  const [linted] = await eslint.lintText(CODE, { filePath: 'rules-engine/core/own.ts' });
  const marked = CODE.split('\n').flatMap((line, i) => (line.endsWith('// !') ? [i + 1] : []));
  expect(linted?.messages.map(({ line }) => line)).toEqual(marked);
  expect(linted?.messages.every(({ ruleId }) => ruleId === 'house/own-keys')).toBe(true);
});
