import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';
import { LANGS, type Lang } from '#src/lang.ts';
import {
  calculatorName,
  componentName,
  componentPath,
  entryId,
  HOME_CALCULATOR,
  noComponent,
  positionId,
  positionName,
  scriptName,
  shownBy,
  tablesOf,
  wokenBy,
  type Placed,
} from './component.ts';
import { FRAMES } from '#src/paths.ts';
import { copies, copyId, shellName } from './copies.ts';
import { oneLanguage } from './one-language.ts';
import { rememberScripts } from './scripts.ts';

/**
 * What every page runs and calculators use too: it must not come with their shell. And what whatever is
 * opened on demand uses: nothing must be asked for only once something else is there.
 */
const OF_EVERY_PAGE = new RegExp(
  'preload-helper|/styles/peek\\.css\\?url$' +
    '|/(layouts/styles|layouts/when-idle|calculators/in-view|core/own|src/lang|src/paths|src/addresses)\\.ts$',
);

/** Gives every calculator of the manifest a script in each language. */
export const calculatorScripts = (): AstroIntegration => ({
  name: 'calculator-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const groups = [{ name: 'page', test: OF_EVERY_PAGE, priority: 1 }, { name: shellName }];
      const output = { codeSplitting: { groups } };
      updateConfig({
        vite: {
          plugins: [entries(), files(), copies(), oneLanguage()],
          environments: { client: { build: { rolldownOptions: { output } } } },
        },
      });
    },
  },
});

const OWN_ENTRY = /^virtual:(calculator|position)\//;

const entries = (): Plugin => ({
  name: 'calculator-scripts:entries',
  resolveId: {
    filter: { id: OWN_ENTRY },
    handler: (id) => ((wokenBy(id) ?? shownBy(id)) ? id : null),
  },
  load: {
    filter: { id: OWN_ENTRY },
    handler: (id) => {
      const [woken, shown] = [wokenBy(id), shownBy(id)];
      if (woken) return entryCode(woken);
      return shown ? positionCode(shown) : null;
    },
  },
});

const entryCode = (calculator: Placed): string => `
  import { ${componentName(calculator)} } from '${componentPath(calculator)}';
  import { wake as wakeAs } from '/src/calculators/wake.ts';
  export const wake = (place) => wakeAs(${componentName(calculator)}, place);
`;

const positionCode = (calculator: Placed): string => `
  import { ${calculatorName(calculator)} } from '/src/widgets/${calculator.game}/${calculator.name}/calculator.ts';
  import { Figure } from '/src/widgets/${calculator.game}/${calculator.name}/Figure.tsx';
  import { show as showAs } from '/src/embed/Position.tsx';
  export const show = (place, change) => showAs({ calculator: ${calculatorName(calculator)}, Figure }, place, change);
`;

/** Builds the entries, and remembers for the pages which files they became. */
const files = (): Plugin => {
  const emitted: { readonly name: string; readonly lang: Lang; readonly reference: string }[] = [];
  return {
    name: 'calculator-scripts:files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const { calculators } = await import('#src/calculators/manifest.ts');
      const games = [...new Set(calculators.map(({ game }) => game))];
      const emit = (id: string, name: string, folder = ''): void => {
        for (const lang of LANGS) {
          const reference = this.emitFile({
            type: 'chunk',
            id: copyId(id, { lang, of: name }),
            name: `${folder}${lang}/${name}`,
          });
          emitted.push({ name, lang, reference });
        }
      };
      for (const calculator of [...calculators, HOME_CALCULATOR, ...tablesOf(games)]) {
        if (!existsSync(inProject(componentPath(calculator)))) throw noComponent(calculator);
        emit(entryId(calculator), scriptName(calculator));
      }
      for (const calculator of calculators) {
        emit(positionId(calculator), positionName(calculator), FRAMES);
      }
    },
    generateBundle(_, bundle) {
      for (const { name, lang, reference } of emitted) {
        rememberScripts(name, lang, withImports(this.getFileName(reference), bundle));
      }
    },
  };
};

const inProject = (path: string): string => fileURLToPath(new URL(`../..${path}`, import.meta.url));

/** A file, and every other one without which it does not run. */
const withImports = (first: string, bundle: Rolldown.OutputBundle): readonly string[] => {
  const names = new Set([first]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const other of file.imports) names.add(other);
  }
  return [...names];
};
