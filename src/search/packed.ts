import type { Lang } from '#src/lang.ts';
import { isTelling, senseOf, stem, wordsOf } from './words.ts';

/** Texts in stems, small on the way and ready when they arrive. */
export interface Packed {
  /** Every stem with the words that have it: `activ/ate/ation`, frequent ones first. A whole word has a `=`. */
  readonly stems: string;
  /** A line for each record, with its texts between commas: places of stems in the list, in base 36. */
  readonly texts: string;
}

/** Told a word of the index and its stem. */
export type Learn = (word: string, root: string) => void;

/** Stems of a text in their order, with the senses of words that ask or deny. */
export const stemsIn = (text: string, lang: Lang, learn?: Learn): readonly string[] =>
  wordsOf(text).flatMap((word) => {
    const sense = senseOf(word);
    if (sense !== undefined) return [sense];
    if (!isTelling(word)) return [];
    const root = stem(word, lang);
    learn?.(word, root);
    return [root];
  });

export const packPoints = (records: readonly (readonly string[])[], lang: Lang): Packed => {
  const words = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const learn: Learn = (word, root) => {
    words.set(root, (words.get(root) ?? new Set()).add(word));
  };
  const stemmed = records.map((texts) => texts.map((text) => stemsIn(text, lang, learn)));
  for (const root of stemmed.flat(2)) counts.set(root, (counts.get(root) ?? 0) + 1);
  const roots = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b),
  );
  const places = new Map(roots.map((root, i) => [root, i.toString(36)]));
  return {
    stems: roots.map((root) => [root, ...endingsOf(root, words.get(root))].join('/')).join(' '),
    texts: stemmed
      .map((texts) =>
        texts.map((stems) => stems.map((root) => places.get(root) ?? '').join(' ')).join(','),
      )
      .join('\n'),
  };
};

const endingsOf = (root: string, words: Iterable<string> = []): readonly string[] =>
  [...words].map((word) => (word.startsWith(root) ? word.slice(root.length) : `=${word}`));

/** The texts of each record in stems; tells every word with its stem. */
export const unpackPoints = (
  { stems, texts }: Packed,
  learn: Learn,
): readonly (readonly (readonly string[])[])[] => {
  const roots = stems.split(' ').map((entry) => {
    const [root = '', ...endings] = entry.split('/');
    for (const ending of endings) {
      learn(ending.startsWith('=') ? ending.slice(1) : root + ending, root);
    }
    return root;
  });
  return texts
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((text) =>
          text === '' ? [] : text.split(' ').map((place) => roots[parseInt(place, 36)] ?? ''),
        ),
    );
};

/** Slang by what it stands for, between semicolon and commas: many words stand for the same few. */
export const packSlang = (slang: Readonly<Record<string, readonly string[]>>): string => {
  const typed = new Map<string, readonly string[]>();
  for (const [word, meant] of Object.entries(slang)) {
    const key = meant.join(',');
    typed.set(key, [...(typed.get(key) ?? []), word]);
  }
  return [...typed]
    .map(([meant, words]) => `${meant};${words.toSorted().join(',')}`)
    .toSorted()
    .join('\n');
};

export const unpackSlang = (
  packed: string,
): readonly { readonly typed: string; readonly meant: readonly string[] }[] =>
  packed.split('\n').flatMap((line) => {
    const [meant = [], words = []] = line.split(';').map((part) => part.split(','));
    return words.map((typed) => ({ typed, meant }));
  });

/** Groups of words, none with a comma in it. */
export const packGroups = (groups: readonly (readonly string[])[]): string =>
  groups.map((words) => words.join(',')).join('\n');

export const unpackGroups = (packed: string): readonly (readonly string[])[] =>
  packed.split('\n').map((group) => group.split(','));
