import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { isLang, type Lang } from '#src/lang.ts';
import { FRAMES } from '#src/paths.ts';
import { FRAME } from './component.ts';

/** For whom a copy of a module is built: the readers of a language, and one script, or all that share it. */
interface Copy {
  readonly lang?: Lang | undefined;
  readonly of?: string | undefined;
}

/** `words.ts?lang=it&of=glade`. */
export const copyId = (id: string, { lang, of }: Copy): string =>
  `${id}?lang=${lang}${of === undefined ? '' : `&of=${of}`}`;

export const copyOf = (id: string): Copy => {
  const [, lang, of] = /\?lang=(\w+)(?:&of=([\w-]+))?/.exec(id) ?? [];
  return isLang(lang) ? { lang, of } : {};
};

/** What markup is to them: nothing in a frame changes by itself. */
const STILL = fileURLToPath(new URL('../embed/jsx-runtime.ts', import.meta.url));

/** Scripts in frames share a file of their own: they have no form, and run far less than the shell. */
const shared = (of = ''): string | undefined => (of.startsWith(FRAME) ? FRAME : undefined);

/**
 * What a copy imports is a copy for the same readers. The shell, with Preact and what every calculator
 * runs, is one file for all; what belongs to a game, and what only some calculators use, is copied for each
 * of them, and goes into its own file. So a calculator needs two files, and nothing comes with it that only
 * others use.
 */
export const copies = (): Plugin => {
  /** All copies of a module import the same: each import is looked up once. */
  const known = new Map<string, Promise<Rolldown.ResolvedId | null>>();
  return {
    name: 'copies',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      // Before all others: they are asked only about what is not known yet.
      order: 'pre',
      async handler(source, importer = '', options) {
        const { lang, of } = copyOf(importer);
        if (!lang) return null;
        const by = shared(of);
        if (by && source === 'preact/jsx-runtime') return copyId(STILL, { lang, of: by });
        const [original = ''] = importer.split('?');
        const key = `${source} from ${original}`;
        const finding =
          known.get(key) ?? this.resolve(source, importer, { ...options, skipSelf: true });
        known.set(key, finding);
        const found = await finding;
        if (!found || found.external || isVirtual(found.id)) return found;
        return { ...found, id: copyId(found.id, { lang, of: isOwn(found.id) ? of : by }) };
      },
    },
  };
};

/**
 * Modules that bundlers make up are left alone, but for the one behind each `import()`: pages use it too,
 * and would find it in the shell.
 */
const isVirtual = (id: string): boolean => /^\0(?!vite\/preload-helper)|\?/.test(id);

const isOwn = (id: string): boolean => isOfGame(id) || OF_SOME.test(id);

const isOfGame = (id: string): boolean =>
  /\/(src\/(?:widgets|table)|rules-engine\/(?!core\/)[\w-]+)\//.test(id);

/** Controls, shapes, and the parts of the engine's core that no form needs. */
const OF_SOME = new RegExp(
  '/src/calculators/(controls|NamesField|PiecesField|Checklist|Die|ReadingsTable|row-form|use-undo|phrases|counted)\\.tsx?' +
    '|/src/figures/kit\\.tsx' +
    '|/rules-engine/core/(?!(own|form|fields|notation|answer|question|result|parsed|seating)\\.ts)',
);

/** What only some readers ask for has files of its own. */
const isLater = (id: string): boolean => id.includes('/src/calculators/later/');

/** The name of the file that a shared copy goes into. */
export const shellName = (id: string): string | null => {
  const { lang, of } = copyOf(id);
  if (!lang || isLater(id)) return null;
  if (of === FRAME) return `${FRAMES}${lang}/${FRAME}`;
  return of === undefined ? `${lang}/shell` : null;
};
