import type { Lang } from '#src/lang.ts';

type Scripts = Map<string, readonly string[]>;

const KEY = Symbol.for('clause-and-effect: scripts of calculators');

/**
 * The files that a calculator needs in a language, its own first, by their paths below the base. They are known once the
 * scripts are built. Pages are rendered after that by the same process, but from a bundle that has
 * modules of its own: only what is global is the same on both sides.
 */
const scripts = ((globalThis as { [KEY]?: Scripts })[KEY] ??= new Map());

export const rememberScripts = (name: string, lang: Lang, files: readonly string[]): void => {
  scripts.set(`${lang}/${name}`, files);
};

export const scriptsOf = (name: string, lang: Lang): readonly string[] => {
  const files = scripts.get(`${lang}/${name}`);
  if (!files) {
    throw new Error(
      `The scripts of the calculator “${name}” (${lang}) were not built: see src/build/calculators.ts.`,
    );
  }
  return files;
};
