import { describe, expect, test } from 'vitest';
import { build, type Plugin, type Rolldown } from 'vite';
import { copies, copyId, copyOf, shellName } from '#src/build/copies.ts';
import { oneLanguage } from '#src/build/one-language.ts';
import { LANGS } from '#src/lang.ts';

describe('a copy of a module', () => {
  test.each([
    ['/words.ts?lang=it&of=glade', { lang: 'it', of: 'glade' }],
    ['/Shell.tsx?lang=en', { lang: 'en', of: undefined }],
  ] as const)('%s', (id, copy) => {
    expect(copyOf(id)).toEqual(copy);
    expect(copyId(id.split('?')[0] ?? '', copy)).toBe(id);
  });

  test.each(['/words.ts', '/words.ts?raw', '/words.ts?lang=xx'])('%s is none', (id) => {
    expect(copyOf(id)).toEqual({});
    expect(shellName(id)).toBeNull();
  });

  test('what all calculators use goes into the shell of the language', () => {
    expect(shellName('/src/calculators/Shell.tsx?lang=it')).toBe('it/shell');
    expect(shellName('/src/widgets/game/glade/words.ts?lang=it&of=glade')).toBeNull();
  });

  test('what all positions in frames use goes into a file of their own', () => {
    expect(shellName('/src/embed/Position.tsx?lang=it&of=frame')).toBe('frames/it/frame');
    expect(shellName('/src/widgets/game/glade/words.ts?lang=it&of=frame-glade')).toBeNull();
  });
});

const MODULES: Readonly<Record<string, string>> = {
  '/src/calculators/shell.ts': `
    export const say = (text) => console.log({ en: 'Answer', it: 'Risposta' }[lang], text);
  `,
  '/src/widgets/game/shared/names.ts': `
    export const names = { en: { cards: 'Cards' }, it: { cards: 'Carte' } };
    export const coins = { en: 'Coins', it: 'Monete' };
  `,
  '/src/widgets/game/one.ts': `
    import { say } from '/src/calculators/shell.ts';
    import { names } from './shared/names.ts';
    const { cards: carte } = names.it;
    const MANY = names.en.cards.toUpperCase();
    const MOLTE = carte.toUpperCase();
    const IT = { title: 'Uno', many: MOLTE };
    const words = { en: { title: 'One', many: MANY }, it: IT };
    export const wake = () => say(words[lang]);
  `,
  '/src/widgets/game/two.ts': `
    import { say } from '/src/calculators/shell.ts';
    import { coins } from './shared/names.ts';
    export const wake = () => say(coins[lang]);
  `,
};

const pathOf = (id: string): string => id.split('?')[0] ?? '';

/** Finds the modules above. */
const toy: Plugin = {
  name: 'toy',
  resolveId(id, importer = '') {
    const path = id.replace(/^\.\//, importer.replace(/[^/]*$/, ''));
    return pathOf(path) in MODULES ? path : null;
  },
};

const bundle = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const ids = LANGS.flatMap((lang) =>
    ['one', 'two'].map((of) => [
      `${lang}/${of}`,
      copyId(`/src/widgets/game/${of}.ts`, { lang, of }),
    ]),
  );
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [toy, copies(), oneLanguage((path) => Promise.resolve(MODULES[path] ?? ''))],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(ids) as Record<string, string>,
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: { groups: [{ name: shellName }] },
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

describe('the files of two calculators', async () => {
  const chunks = await bundle();
  const codeOf = (name: string): string =>
    chunks.find(({ fileName }) => fileName === `${name}.js`)?.code ?? '';

  test('each has one of its own, and all have the shell of their language', () => {
    expect(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]))).toEqual({
      'en/one.js': ['en/shell.js'],
      'en/two.js': ['en/shell.js'],
      'en/shell.js': [],
      'it/one.js': ['it/shell.js'],
      'it/two.js': ['it/shell.js'],
      'it/shell.js': [],
    });
  });

  test('they hold the words of one language', () => {
    const texts = (name: string) =>
      codeOf(name).match(/Answer|Risposta|One|Uno|Cards|Carte|Coins|Monete/g);
    expect(texts('en/shell')).toEqual(['Answer']);
    expect(texts('it/shell')).toEqual(['Risposta']);
    expect(texts('en/one')?.toSorted()).toEqual(['Cards', 'One']);
    expect(texts('it/one')?.toSorted()).toEqual(['Carte', 'Uno']);
    expect(texts('en/two')).toEqual(['Coins']);
    expect(texts('it/two')).toEqual(['Monete']);
  });

  test('what only the other words needed is gone', () => {
    expect(codeOf('en/one')).not.toMatch(/\bit\b|carte/i);
    expect(codeOf('en/one')).toContain('names.en.cards.toUpperCase()');
  });
});
