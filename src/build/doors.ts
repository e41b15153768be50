import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOOR = /import \{([^}]*)\} from "#engine\/([\w-]+)\/index\.ts";/g;

/**
 * A game's door leads to all its modules. What is built goes straight to those it asks for: the others
 * need not be read again for every script.
 */
export const pastDoors = (code: string): string =>
  code.replace(DOOR, (_, list: string, game: string) => {
    const modules = modulesOf(game);
    const asked = list.split(',').map((each) => each.trim());
    const behind = Object.groupBy(
      asked.filter((each) => each !== ''),
      (each) => modules.get(each.split(' ')[0] ?? '') ?? 'index.ts',
    );
    return Object.entries(behind)
      .map(([file, names = []]) => `import { ${names.join(', ')} } from "#engine/${game}/${file}";`)
      .join('\n');
  });

const known = new Map<string, ReadonlyMap<string, string>>();

/** What a game exports, and the module it stands in. */
const modulesOf = (game: string): ReadonlyMap<string, string> => {
  const modules = known.get(game) ?? new Map(exportsOf(game));
  known.set(game, modules);
  return modules;
};

const exportsOf = (game: string): readonly (readonly [string, string])[] =>
  [...sourceOf(game, 'index.ts').matchAll(/^export \* from '\.\/([^']+)';/gm)].flatMap(
    ([, file = '']) =>
      [...sourceOf(game, file).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
        ([, name = '']) => [name, file] as const,
      ),
  );

const sourceOf = (game: string, file: string): string =>
  readFileSync(
    fileURLToPath(new URL(`../../rules-engine/${game}/${file}`, import.meta.url)),
    'utf8',
  );
