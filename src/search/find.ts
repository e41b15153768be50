import { Charset, Encoder, Index } from 'flexsearch';
import type { SearchRecord } from './records.ts';

/** Words too common to tell one clause from another, in both languages: a query may mix them. */
const STOP_WORDS = new Set(
  `a an and any are as at be by can do does for from have how i if in is it may me my of on or than that the there this to what when where which who with you your
  ai al alla anche che chi ci come con cosa da dal dei del della delle di dopo e ed è gli ha hai ho i il in io la le lo ma mi ne nel nella nelle non o per più posso puoi quando quale quali quanta quante quanti quanto se si sono su ti tu tutti un una uno`.split(
    /\s+/,
  ),
);

/** How much more a word says in the title than in the text. */
const TITLE_WEIGHT = 3;

const MOST = 20;

export type Find = (query: string) => readonly SearchRecord[];

/** Finds clauses by id, or by the words of their title and text; best first. */
export const makeFind = (records: readonly SearchRecord[]): Find => {
  const titles = makeIndex(records.map(({ title }) => title));
  const texts = makeIndex(records.map(({ title, text, also }) => `${title} ${text} ${also}`));

  const hits = (index: Index, word: string): readonly number[] =>
    index.search(word, { limit: records.length }).map(Number);

  /** What a word contributes to each clause that has it: rare words say more, and so do titles. */
  const worth = (word: string): ReadonlyMap<number, number> => {
    const worths = new Map<number, number>();
    for (const form of formsOf(word)) {
      for (const [index, weight] of [[titles, TITLE_WEIGHT] as const, [texts, 1] as const]) {
        const found = hits(index, form);
        const rarity = Math.log(1 + records.length / (1 + found.length));
        for (const i of found) worths.set(i, (worths.get(i) ?? 0) + weight * rarity);
      }
    }
    return worths;
  };

  return (query) => {
    const worths = wordsOf(query).map(worth);
    const score = (i: number): number => {
      const matched = worths.flatMap((each) => each.get(i) ?? []);
      return matched.length * matched.reduce((sum, value) => sum + value, 0);
    };
    const scored = records.map((_, i) => [i, score(i)] as const).filter(([, value]) => value > 0);
    const ranked = scored.toSorted(([a, x], [b, y]) => y - x || a - b).map(([i]) => i);
    return [...new Set([...withId(records, query), ...ranked])]
      .slice(0, MOST)
      .flatMap((i) => records[i] ?? []);
  };
};

const makeIndex = (texts: readonly string[]): Index => {
  // Every beginning of a word is indexed, so the query may stop early.
  const index = new Index({ tokenize: 'forward', encoder: new Encoder(Charset.Default) });
  texts.forEach((text, i) => index.add(i, text));
  return index;
};

/** The telling words of a query. */
const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word));

/**
 * A word as typed, and without its ending: *dado* and *dadi*, *token* and *tokens* have the same
 * beginning, and beginnings are what the index holds.
 */
const formsOf = (word: string): readonly string[] =>
  word.length > 3 ? [word, word.replace(/([aeiouàèéìòù]{1,2}|s)$/, '')] : [word];

/** Clauses whose id holds the query, if it can be an id. */
const withId = (records: readonly SearchRecord[], query: string): readonly number[] => {
  const id = query.trim().toLowerCase();
  return id.includes('.')
    ? records.flatMap((record, i) => (record.id.includes(id) ? [i] : []))
    : [];
};
