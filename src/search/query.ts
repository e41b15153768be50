import { otherLangs, type Lang } from '#src/lang.ts';
import type { SearchIndex, SearchTerm } from './records.ts';
import { slips, slipsAllowed } from './typos.ts';
import { isTelling, stem, synonymsOf, wordsOf } from './words.ts';

/** Further words are left out: nobody types so many, but some paste them. */
const MOST_WORDS = 16;

/** How far words count that are not quite the ones typed. */
const NEARNESS = {
  same: 1,
  foreign: 0.9,
  alias: 0.8,
  begun: 0.7,
  slip: 0.7,
  synonym: 0.6,
  kin: 0.5,
  /** The last word is known, but the reader may be on the way to a longer one. */
  longer: 0.3,
} as const;

/** Something a typed word may stand for: stems that a clause must all have. */
export interface Meaning {
  readonly stems: readonly string[];
  readonly nearness: number;
  /** Only there, if it is the word of one game. */
  readonly game?: string;
}

/** A telling word of the query. */
export interface Asked {
  readonly word: string;
  readonly meanings: readonly Meaning[];
  /** Words that form one name count less each. */
  readonly share: number;
}

/** A word of the glossary that the query names. */
export interface Named {
  readonly term: SearchTerm;
  readonly stems: readonly string[];
}

export interface Query {
  readonly asked: readonly Asked[];
  readonly named: readonly Named[];
}

export interface Reader {
  readonly read: (text: string) => Query;
  /** Words of the index that resemble those typed, for a query that found nothing. */
  readonly near: (text: string) => readonly string[];
}

/** Every word of the index in the form it has there, with its stem. */
export type Vocabulary = ReadonlyMap<string, string>;

export const stemsOf = (text: string, lang: Lang): readonly string[] =>
  wordsOf(text)
    .filter(isTelling)
    .map((word) => stem(word, lang));

export const makeReader = ({ lang, terms }: SearchIndex, vocabulary: Vocabulary): Reader => {
  const known = new Set(vocabulary.values());
  const names = terms.flatMap((term) => namesOf(term, lang));
  const kept = new Map<string, readonly Meaning[]>();

  const meaningsOf = (word: string, isLast: boolean): readonly Meaning[] => {
    const key = `${word}${isLast ? '…' : ''}`;
    const meanings = kept.get(key) ?? meant(word, isLast, lang, vocabulary, known);
    kept.set(key, meanings);
    return meanings;
  };

  return {
    read: (text) => {
      const words = telling(text, vocabulary);
      const last = /\s$/.test(text) ? -1 : words.length - 1;
      const meanings = words.map((word, i) => meaningsOf(word, i === last));
      const places = names.flatMap((name) =>
        placesOf(name.stems, meanings).map((at) => ({ name, at })),
      );
      const asked = words.map((word, i) => {
        const here = places.filter(({ name, at }) => at <= i && i < at + name.stems.length);
        return {
          word,
          share: 1 / Math.sqrt(Math.max(1, ...here.map(({ name }) => name.stems.length))),
          meanings: [...(meanings[i] ?? []), ...here.flatMap(({ name }) => name.means)],
        };
      });
      return { asked, named: places.map(({ name: { term, stems } }) => ({ term, stems })) };
    },
    near: (text) => [
      ...new Set(telling(text, vocabulary).flatMap((word) => resembling(word, vocabulary))),
    ],
  };
};

/** The telling words, run together or torn apart as the index has them. */
const telling = (text: string, vocabulary: Vocabulary): readonly string[] => {
  const words = wordsOf(text).filter(isTelling).slice(0, MOST_WORDS);
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const isPart = before !== '' && !(vocabulary.has(before) && vocabulary.has(word));
    if (isPart && vocabulary.has(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined.flatMap((word) => (vocabulary.has(word) ? [word] : torn(word, vocabulary)));
};

/** *rockrose* is *rock rose*. */
const torn = (word: string, vocabulary: Vocabulary): readonly string[] => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => part.length > 3 && vocabulary.has(part))) return parts;
  }
  return [word];
};

const meant = (
  word: string,
  isLast: boolean,
  lang: Lang,
  vocabulary: Vocabulary,
  known: ReadonlySet<string>,
): readonly Meaning[] => {
  const own = stem(word, lang);
  const found: Meaning[] = [];
  const add = (root: string, nearness: number): void => {
    if (known.has(root) && !found.some(({ stems }) => stems[0] === root))
      found.push({ stems: [root], nearness });
  };
  add(own, NEARNESS.same);
  for (const other of otherLangs(lang)) add(stem(word, other), NEARNESS.foreign);
  const isKnown = found.length > 0;
  if (isLast || (!isKnown && word.length > 2)) {
    for (const [each, root] of vocabulary)
      if (each.startsWith(word)) add(root, isKnown ? NEARNESS.longer : NEARNESS.begun);
  }
  if (found.length === 0) {
    for (const [each, root] of vocabulary) {
      const count = each.length > 2 ? slips(word, each, slipsAllowed(word.length)) : undefined;
      if (count !== undefined) add(root, NEARNESS.slip / Math.max(1, count));
    }
  }
  for (const root of synonymsOf(own, lang)) add(root, NEARNESS.synonym);
  for (const other of otherLangs(lang)) {
    for (const root of synonymsOf(stem(word, other), other)) add(root, NEARNESS.synonym);
  }
  if (own.length > 4) for (const root of known) if (areKin(own, root)) add(root, NEARNESS.kin);
  return found;
};

/** A long common beginning, and short ends of their own. */
const areKin = (a: string, b: string): boolean => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return common >= 5 && common >= Math.max(a.length, b.length) - 3;
};

interface Name extends Named {
  /** What else it stands for: the term itself, by its other names. */
  readonly means: readonly Meaning[];
}

const namesOf = (term: SearchTerm, lang: Lang): readonly Name[] => {
  const { game } = term;
  const own = forms(term.name).map((form) => stemsOf(form, lang));
  const abroad = otherLangs(lang).map((other, i) =>
    (term.others[i] ?? []).map((name) => forms(name).map((form) => stemsOf(form, other))),
  );
  // Ids are English: the name in another language leads to them too.
  const foreign = abroad.flatMap(([name = []]) => name);
  const means = [...own, ...foreign].map((stems) => ({ stems, nearness: NEARNESS.alias, game }));
  return [...own, ...term.aliases.map((alias) => stemsOf(alias, lang)), ...abroad.flat(2)]
    .filter((stems) => stems.length > 0)
    .map((stems) => ({ term, stems, means }));
};

/** *Victory points (VP)* are *victory points* and *VP*. */
const forms = (name: string): readonly string[] => name.split(/[()]/);

/** Where in the query the stems stand one after another. */
const placesOf = (
  stems: readonly string[],
  meanings: readonly (readonly Meaning[])[],
): readonly number[] =>
  meanings.flatMap((_, at) =>
    stems.every((each, k) =>
      meanings[at + k]?.some(
        ({ stems: [root], nearness }) => root === each && nearness > NEARNESS.synonym,
      ),
    )
      ? [at]
      : [],
  );

/** With one slip more than the search forgives; in short words that would be any word. */
const resembling = (word: string, vocabulary: Vocabulary): readonly string[] =>
  (word.length < 5 ? [] : [...vocabulary.keys()])
    .flatMap((each) => {
      const count = each.length > 3 ? slips(word, each, slipsAllowed(word.length) + 1) : undefined;
      return count === undefined ? [] : [{ each, count }];
    })
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 3)
    .map(({ each }) => each);
