import { otherLangs, type Lang } from '#src/lang.ts';
import { stemsIn, unpackGroups, unpackSlang, type Learn } from './packed.ts';
import type { Sayings, SearchWords } from './records.ts';
import { slips, slipsAllowed } from './typos.ts';
import { ASKING_WORDS, isSense, isTelling, senseOf, stem, wordsOf } from './words.ts';

/** Further words are left out: nobody types so many, but some paste them. */
const MOST_WORDS = 16;

/** A letter or two begin too many words to try them all; the frequent ones come first. */
const MOST_BEGUN = 24;

/** A word that begins so few others may as well be mistyped. */
const FEW_BEGUN = 2;

/** A word of so many letters that the index has only in other forms may as well be mistyped: *halfings* are not halves. */
const STRANGE = 5;

/** How far words count that are not quite the ones typed. */
export const NEARNESS = {
  same: 1,
  foreign: 0.9,
  alias: 0.8,
  slang: 0.8,
  begun: 0.6,
  slip: 0.9,
  synonym: 0.6,
  kin: 0.35,
  /** The last word is known, but the reader may be on the way to a longer one. */
  longer: 0.3,
};

/** Something a typed word may stand for: stems that a clause must all have. */
export interface Meaning {
  readonly stems: readonly string[];
  readonly nearness: number;
  /** Only there, if it is the word of one game. */
  readonly game?: string | undefined;
}

/** A telling word of the query. */
export interface Asked {
  readonly word: string;
  readonly meanings: readonly Meaning[];
  /** Words that form one name count less each. */
  readonly share: number;
}

/** A word of the glossary in stems: grows when its names in the other languages arrive. */
export interface Term {
  readonly id: string;
  readonly game: string;
  readonly clause: string;
  readonly title: string;
  readonly definition?: string | undefined;
  /** What it is called, in every language that has arrived. */
  readonly means: readonly (readonly string[])[];
  /** All that is typed for it. */
  readonly names: readonly (readonly string[])[];
}

/** A word of the glossary that the query names. */
export interface Named {
  readonly term: Term;
  readonly stems: readonly string[];
}

export interface Query {
  readonly asked: readonly Asked[];
  readonly named: readonly Named[];
  /** What is asked, and whether it is denied. */
  readonly senses: ReadonlySet<string>;
  /** The game that the query names. */
  readonly game: string | undefined;
  readonly wantsCalculator: boolean;
  readonly wantsExample: boolean;
}

/** *Calculator*, *calcolatore*. */
export const isCalculator = (word: string): boolean => /^calc[uo]l/.test(word);

export interface Reader {
  readonly read: (text: string) => Query;
  /** Words of the index that resemble those typed, for a query that found nothing. */
  readonly near: (text: string) => readonly string[];
}

/** What is said at the table in one language, in stems. */
export interface Heard {
  readonly alike: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly slang: readonly Name[];
}

/** Takes the words of the table apart, and teaches them even where no clause has them. */
export const hear = (sayings: Sayings, learn: Learn): Heard => ({
  alike: alikeTable(sayings, learn),
  slang: slangNames(sayings, learn),
});

/** Every word of the index in the form it has there, with its stem. */
export type Vocabulary = ReadonlyMap<string, string>;

/** A name of several stems, and what else it stands for. */
interface Name {
  readonly stems: readonly string[];
  readonly means: readonly Meaning[];
  readonly term?: Term;
}

/** What a query can be understood by. */
export interface Known extends Pick<Tables, 'lang' | 'vocabulary' | 'heard'> {
  readonly games: readonly GameName[];
  readonly terms: readonly Term[];
}

export const makeReader = ({ lang, heard, games, vocabulary, terms }: Known): Reader => {
  const known = new Set(vocabulary.values());
  const kin = kinTable(known);
  const names = byFirst([...namesOf(terms), ...heard.flatMap(({ slang }) => slang)]);
  const kept = new Map<string, readonly Meaning[]>();

  const meaningsOf = (word: string, isLast: boolean): readonly Meaning[] => {
    const key = `${word}${isLast ? '…' : ''}`;
    const meanings = kept.get(key) ?? meant(word, { isLast, lang, vocabulary, known, kin, heard });
    kept.set(key, meanings);
    return meanings;
  };

  return {
    read: (text) => {
      const typed = wordsOf(text);
      // The last word may not be whole yet.
      const all = typed.map((word, i) =>
        i === typed.length - 1 ? word : askingWord(word, vocabulary, known, lang),
      );
      const { game, rest } = gameIn(all, games);
      const asked = telling(rest, vocabulary);
      const last = /\s$/.test(text) ? -1 : asked.length - 1;
      const meanings = asked.map((word, i) => meaningsOf(word, i === last && word === all.at(-1)));
      const places = meanings.flatMap((_, at) =>
        namesAt(at, meanings, names).map((name) => ({ name, at })),
      );
      return {
        asked: asked.map((word, i) => {
          const here = places.filter(({ name, at }) => at <= i && i < at + name.stems.length);
          return {
            word,
            share: 1 / Math.sqrt(Math.max(1, ...here.map(({ name }) => name.stems.length))),
            meanings: [...(meanings[i] ?? []), ...here.flatMap(({ name }) => name.means)],
          };
        }),
        named: places.flatMap(({ name: { term, stems } }) => (term ? [{ term, stems }] : [])),
        senses: new Set(all.flatMap((word) => senseOf(word) ?? [])),
        game,
        wantsCalculator: asked.some(isCalculator),
        wantsExample: asked.some((word) => /^(example|esempi)/.test(word)),
      };
    },
    near: (text) => [
      ...new Set(
        telling(wordsOf(text), vocabulary).flatMap((word) => resembling(word, vocabulary)),
      ),
    ],
  };
};

/** The word, or the one that asks or denies for which it is a slip: *mnay*, *quuanti*. */
const askingWord = (
  word: string,
  vocabulary: Vocabulary,
  known: ReadonlySet<string>,
  lang: Lang,
): string =>
  word.length < 4 || !isTelling(word) || vocabulary.has(word) || known.has(stem(word, lang))
    ? word
    : (ASKING_WORDS.find((each) => each.length > 3 && slips(word, each, 1) !== undefined) ?? word);

/** The telling words, run together or torn apart as the index has them. */
const telling = (all: readonly string[], vocabulary: Vocabulary): readonly string[] => {
  const words = all.filter(isTelling).slice(0, MOST_WORDS);
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

interface Tables {
  readonly isLast: boolean;
  readonly lang: Lang;
  readonly vocabulary: Vocabulary;
  readonly known: ReadonlySet<string>;
  readonly kin: ReadonlyMap<string, readonly string[]>;
  readonly heard: readonly Heard[];
}

const meant = (
  word: string,
  { isLast, lang, vocabulary, known, kin, heard }: Tables,
): readonly Meaning[] => {
  const own = stem(word, lang);
  const found: Meaning[] = [];
  const add = (root: string, nearness: number): void => {
    if (known.has(root) && !found.some(({ stems }) => stems.length === 1 && stems[0] === root))
      found.push({ stems: [root], nearness });
  };
  add(own, NEARNESS.same);
  for (const other of otherLangs(lang)) add(stem(word, other), NEARNESS.foreign);
  const isKnown = found.length > 0;
  if (isLast || (!isKnown && word.length > 2)) {
    for (const [each, root] of vocabulary) {
      if (found.length > MOST_BEGUN) break;
      if (each.startsWith(word)) add(root, isKnown ? NEARNESS.longer : NEARNESS.begun);
    }
  }
  const isStrange = word.length >= STRANGE && !vocabulary.has(word);
  if ((!isKnown || isStrange) && found.length <= FEW_BEGUN) {
    const counts = new Map<string, number>();
    const near = (root: string, count: number | undefined): void => {
      if (count !== undefined && count < (counts.get(root) ?? Infinity)) counts.set(root, count);
    };
    const allowed = slipsAllowed(word.length);
    for (const [each, root] of vocabulary)
      if (each.length > 2) near(root, slips(word, each, allowed));
    // The index may have the word in another form only.
    if (!isKnown && own.length > 4) for (const root of known) near(root, slips(own, root, 1));
    const least = Math.max(1, Math.min(...counts.values()));
    for (const [root, count] of counts) add(root, (NEARNESS.slip * least) / Math.max(1, count));
  }
  // Words that were mistyped have others like them too.
  for (const {
    stems: [root = ''],
    nearness,
  } of found.filter((each) => each.nearness > NEARNESS.synonym)) {
    for (const { alike } of heard) {
      for (const stems of alike.get(root) ?? []) {
        if (stems.length === 1) add(stems[0] ?? '', nearness * NEARNESS.synonym);
        else found.push({ stems, nearness: nearness * NEARNESS.synonym });
      }
    }
  }
  if (own.length > 4)
    for (const root of kin.get(own.slice(0, 5)) ?? [])
      if (areKin(own, root)) add(root, NEARNESS.kin);
  return found;
};

/** Stems by their first letters: only such can be kin. */
const kinTable = (known: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>();
  for (const root of known) {
    if (root.length < 5) continue;
    const key = root.slice(0, 5);
    const some = table.get(key);
    if (some) some.push(root);
    else table.set(key, [root]);
  }
  return table;
};

/** A long common beginning, and short ends of their own. */
const areKin = (a: string, b: string): boolean => {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return common >= 5 && common >= Math.max(a.length, b.length) - 3;
};

/** For each word in stems, those that say nearly the same. */
const alikeTable = ({ lang, alike }: Sayings, learn: Learn): Heard['alike'] => {
  const table = new Map<string, readonly (readonly string[])[]>();
  for (const group of unpackGroups(alike)) {
    const stemmed = group
      .map((each) => tellingStems(each, lang, learn))
      .filter((stems) => stems.length > 0);
    for (const [root, ...more] of stemmed) {
      if (root === undefined || more.length > 0) continue;
      const others = stemmed.filter((stems) => stems.length > 1 || stems[0] !== root);
      table.set(root, [...(table.get(root) ?? []), ...others]);
    }
  }
  return table;
};

/** Stems of the words that tell one clause from another. */
export const tellingStems = (text: string, lang: Lang, learn?: Learn): readonly string[] =>
  stemsIn(text, lang, learn).filter((root) => !isSense(root));

const namesOf = (terms: readonly Term[]): readonly Name[] =>
  terms.flatMap((term) => {
    const { game, names } = term;
    const means = term.means.map((stems) => ({ stems, nearness: NEARNESS.alias, game }));
    return names.map((stems) => ({ stems, means, term }));
  });

const slangNames = ({ lang, slang }: Sayings, learn: Learn): readonly Name[] =>
  unpackSlang(slang)
    .map(({ typed, meant }) => ({
      stems: tellingStems(typed, lang, learn),
      means: meant
        .map((each) => tellingStems(each, lang))
        .filter((stems) => stems.length > 0)
        .map((stems) => ({ stems, nearness: NEARNESS.slang })),
    }))
    .filter(({ stems }) => stems.length > 0);

export interface GameName {
  readonly game: string;
  readonly words: readonly string[];
}

export const gameNames = ({ games }: SearchWords): readonly GameName[] =>
  Object.entries(games)
    .flatMap(([game, names]) => names.map((name) => ({ game, words: wordsOf(name) })))
    .toSorted((a, b) => b.words.length - a.words.length);

/** The game that the query names, and the query without that name, unless nothing else is asked. */
const gameIn = (
  all: readonly string[],
  names: readonly GameName[],
): { readonly game: string | undefined; readonly rest: readonly string[] } => {
  for (const { game, words } of names) {
    const at = all.findIndex((_, i) => words.every((word, k) => all[i + k] === word));
    if (at < 0) continue;
    const rest = [...all.slice(0, at), ...all.slice(at + words.length)];
    return { game, rest: rest.some(isTelling) ? rest : all };
  }
  return { game: undefined, rest: all };
};

/** Names by their first stem. */
const byFirst = (names: readonly Name[]): ReadonlyMap<string, readonly Name[]> => {
  const table = new Map<string, Name[]>();
  for (const name of names) {
    const [first = ''] = name.stems;
    const some = table.get(first);
    if (some) some.push(name);
    else table.set(first, [name]);
  }
  return table;
};

/** The names whose stems stand one after another in the query, from this word on. */
const namesAt = (
  at: number,
  meanings: readonly (readonly Meaning[])[],
  names: ReadonlyMap<string, readonly Name[]>,
): readonly Name[] =>
  (meanings[at] ?? [])
    .filter(({ nearness }) => nearness > NEARNESS.synonym)
    .flatMap(({ stems: [first = ''] }) => names.get(first) ?? [])
    .filter(({ stems }) =>
      stems.every((each, k) =>
        meanings[at + k]?.some(
          ({ stems: [root], nearness }) => root === each && nearness > NEARNESS.synonym,
        ),
      ),
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
