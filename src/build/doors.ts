import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const DOOR = /import \{([^}]*)\} from "#engine\/([\w-]+\/index\.ts)";/g;

/**
 * A game's door leads to all its modules. What is built goes straight to those it asks for: the others
 * need not be read again for every script.
 */
export const pastDoors = (code: string): string =>
  code.replace(DOOR, (_, list: string, door: string) => {
    const modules = modulesBehind(door);
    const asked = list.split(',').map((each) => each.trim());
    const behind = Object.groupBy(
      asked.filter((each) => each !== ''),
      (each) => modules.get(each.split(' ')[0] ?? '') ?? door,
    );
    return Object.entries(behind)
      .map(([module, names = []]) => `import { ${names.join(', ')} } from "#engine/${module}";`)
      .join('\n');
  });

const known = new Map<string, ReadonlyMap<string, string>>();

/** What a module exports or passes on, and the module it stands in. */
const modulesBehind = (module: string): ReadonlyMap<string, string> => {
  const modules = known.get(module) ?? new Map([...passedOnBy(module), ...ownOf(module)]);
  known.set(module, modules);
  return modules;
};

const ownOf = (module: string): readonly (readonly [string, string])[] =>
  [...sourceOf(module).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name = '']) => [name, module] as const,
  );

/** `export * from './data/tiles.ts';` and `export { YES_NO } from '../core/fields.ts';` */
const passedOnBy = (module: string): readonly (readonly [string, string])[] =>
  [...sourceOf(module).matchAll(/^export (?:\*|\{ (\w+) \}) from '([^']+)';/gm)].flatMap(
    ([, only, from = '']) =>
      [...modulesBehind(posix.join(posix.dirname(module), from))].filter(
        ([name]) => only === undefined || name === only,
      ),
  );

const sourceOf = (module: string): string =>
  readFileSync(fileURLToPath(new URL(`../../rules-engine/${module}`, import.meta.url)), 'utf8');
