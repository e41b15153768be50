/** What a page uses of a style sheet: the rules whose selectors may find something on it. */

import { blocksOf, closing, split } from './blocks.ts';

/** The classes that stand on a page, or may come to stand there, and the games: `game=fire-and-ice`. */
export type Names = Pick<ReadonlySet<string>, 'has'>;

/** A sheet taken apart, to be asked for many pages. */
export interface Sheet {
  readonly parts: readonly Part[];
  /** Every name that a selector asks for. */
  readonly names: readonly string[];
  /** What pages with the same of these names have used of it. */
  readonly known: Map<string, string>;
}

type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'whole'; readonly text: string };

interface Selector extends Need {
  readonly text: string;
}

/** Names that must all be there, and lists of which one each must be. */
interface Need {
  readonly names: readonly string[];
  readonly oneOf: readonly (readonly Need[])[];
}

/** Blocks that hold rules; others, such as `@page`, are kept as they are. */
const GROUPS = /^@(media|supports|layer|container)\b/;

export const takenApart = (css: string): Sheet => {
  const parts = partsOf(css);
  return { parts, names: [...new Set(parts.flatMap(namesAskedBy))], known: new Map() };
};

const namesAskedBy = (part: Part): readonly string[] => {
  if (part.kind === 'whole') return [];
  return part.kind === 'group'
    ? part.parts.flatMap(namesAskedBy)
    : part.selectors.flatMap(namesNeeded);
};

const namesNeeded = ({ names, oneOf }: Need): readonly string[] => [
  ...names,
  ...oneOf.flat().flatMap(namesNeeded),
];

/** A sheet without the rules that find nothing on the page. Pages of a kind mostly use the same. */
export const usedOf = (sheet: Sheet, names: Names): string => {
  const present = sheet.names.filter((name) => names.has(name));
  const key = present.join(' ');
  const used = sheet.known.get(key) ?? usedParts(sheet.parts, new Set(present));
  sheet.known.set(key, used);
  return used;
};

const usedParts = (parts: readonly Part[], names: Names): string =>
  parts
    .map((part) => {
      if (part.kind === 'whole') return part.text;
      if (part.kind === 'group') {
        const inner = usedParts(part.parts, names);
        return inner && `${part.prelude}{${inner}}`;
      }
      const found = part.selectors.filter((selector) => isMet(selector, names));
      return found.length === 0 ? '' : `${found.map(({ text }) => text).join()}{${part.body}}`;
    })
    .join('');

/** The classes and games in the markup of a page. */
export const namesIn = (html: string): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const [, game = ''] of html.matchAll(/\sdata-game="([^"]*)"/g)) names.add(gameName(game));
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const each of classes.split(/\s+/)) names.add(each);
  }
  return names;
};

/**
 * The classes that a script may give: any word of its texts, and whatever begins like a word that ends in a
 * dash. Words of the code itself, such as those before a bracket or after a dot, are no texts.
 */
export const namesGivenBy = (script: string): Names => {
  const words = new Set(script.match(/(?<=["'`\s}])[\w-]+(?=["'`\s$])/g));
  const beginnings = [...words].filter((word) => /[a-z](--?|__)$/.test(word));
  return {
    has: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  };
};

/** What is among one or another of them. */
export const anyOf = (all: readonly Names[]): Names => ({
  has: (name) => all.some((names) => names.has(name)),
});

const isMet = ({ names, oneOf }: Need, present: Names): boolean =>
  names.every((name) => present.has(name)) &&
  oneOf.every((needs) => needs.some((need) => isMet(need, present)));

const partsOf = (css: string): readonly Part[] =>
  blocksOf(css).flatMap(({ before, prelude, body }): readonly Part[] => [
    ...(before === '' ? [] : [{ kind: 'whole' as const, text: before }]),
    partOf(prelude, body),
  ]);

const partOf = (prelude: string, body: string): Part => {
  if (GROUPS.test(prelude)) return { kind: 'group', prelude, parts: partsOf(body) };
  if (prelude.startsWith('@')) return { kind: 'whole', text: `${prelude}{${body}}` };
  return { kind: 'rule', selectors: split(prelude).map(selectorOf), body };
};

const selectorOf = (selector: string): Selector => ({
  text: selector.trim(),
  ...needOf(selector),
});

const gameName = (game: string): string => `game=${game}`;

/** What a selector asks to be there: classes and games. Tags, other attributes and states come and go. */
const needOf = (selector: string): Need => {
  const oneOf: (readonly Need[])[] = [];
  let plain = '';
  let at = 0;
  for (const call of selector.matchAll(/:([\w-]+)\(/g)) {
    if (call.index < at) continue;
    const open = call.index + call[0].length - 1;
    const close = closing(selector, open);
    plain += selector.slice(at, call.index);
    if (call[1] === 'is' || call[1] === 'where') {
      oneOf.push(split(selector.slice(open + 1, close)).map(needOf));
    }
    at = close + 1;
  }
  plain += selector.slice(at);
  const games = [...plain.matchAll(/\[data-game=["']?([\w-]+)["']?\]/g)];
  const classes = [...plain.replace(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)];
  const names = [
    ...games.map(([, game = '']) => gameName(game)),
    ...classes.map(([, name = '']) => name),
  ];
  return { names, oneOf };
};
