import { Index } from 'flexsearch';
import { own } from '#engine/core/own.ts';
import type { Lang } from '#src/lang.ts';
import { leading } from './lead.ts';
import { stemsIn, unpackPoints, type Learn } from './packed.ts';
import {
  gameNames,
  hear,
  makeReader,
  tellingStems,
  type Heard,
  type Query,
  type Term,
} from './query.ts';
import { rank, type Ranked } from './rank.ts';
import type {
  Sayings,
  SearchIndex,
  SearchRecord,
  SearchShard,
  SearchTerm,
  SearchTexts,
  SearchWords,
} from './records.ts';
import { makeShelf, type Line, type Point, type Shelf } from './shelf.ts';
import { isSense, tokens } from './words.ts';

/** FlexSearch lists a hundred unless told. */
const ALL = 1_000_000;

/** A longer query is cut: nobody types so much, but some paste it. */
const LONGEST = 200;

/** What is indexed: titles and questions one by one, the others by record. */
const FIELDS = ['place', 'point', 'text', 'note'] as const;

export interface Hit {
  readonly record: SearchRecord;
  /** Missing as long as the texts of its game are on the way. */
  readonly text: string | undefined;
  /** Stems of the words for which it was found. */
  readonly shown: () => ReadonlySet<string>;
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Words of the index that resemble those typed, if nothing was found. */
  readonly near: readonly string[];
  /** False while the query has no word to look for. */
  readonly asked: boolean;
}

export interface Wish {
  /** The game whose page the reader is on: its rules come first. */
  readonly here?: string | undefined;
  /** Nothing but this game. */
  readonly only?: string | undefined;
}

/**
 * Finds clauses, calculators, chapters and terms, in the order in which they are shown: the calculator
 * whose subject is asked, the word that was asked, the answers. Takes any text.
 */
export type Find = (query: string, wish?: Wish) => Found;

/** A search that can be asked while its index is still arriving. */
export interface Search {
  readonly find: Find;
  readonly add: (shard: SearchShard) => void;
  /** What is said at the table in another language. */
  readonly addSayings: (sayings: Sayings) => void;
  /** The texts of some records of a game that has been added, from the first to the last but one. */
  readonly addTexts: (texts: SearchTexts, from?: number, to?: number) => void;
}

/** The whole index at once. */
export const makeFind = ({ words, abroad, shards, texts }: SearchIndex): Find => {
  const search = openSearch(words);
  for (const shard of shards) search.add(shard);
  for (const sayings of abroad) search.addSayings(sayings);
  for (const each of texts) search.addTexts(each);
  return search.find;
};

export const openSearch = (words: SearchWords): Search => {
  const stock = makeStock(words.lang);
  stock.heard.push(hear(words, stock.learn));
  const games = gameNames(words);
  const makeEngine = () => ({
    shelf: makeShelf(
      stock.lines,
      stock.points,
      (field, root) => stock.indexes[field].search(root, { limit: ALL }) as number[],
    ),
    reader: makeReader({ ...stock, games, terms: [...stock.terms.values()].flat() }),
  });
  /** Made for the next query: several parts may arrive before it. */
  let engine: ReturnType<typeof makeEngine> | undefined;
  return {
    add: (shard) => {
      addShard(stock, shard);
      engine = undefined;
    },
    addSayings: (sayings) => {
      stock.heard.push(hear(sayings, stock.learn));
      engine = undefined;
    },
    addTexts: (texts, from = 0, to = texts.texts.length) => {
      addTexts(stock, texts, from, to);
      engine = undefined;
    },
    find: (typed, { here, only } = {}) => {
      const text = typed.slice(0, LONGEST);
      engine ??= makeEngine();
      const { shelf, reader } = engine;
      const query = reader.read(text);
      const likely = rank(shelf, query, { here, only });
      const lead = leading(shelf, query, likely);
      const hits = [
        ...(lead ? [{ record: lead.record, text: lead.text, shown: () => new Set<string>() }] : []),
        ...termsAsked(query, only),
        ...idFirst(shelf, likely, text)
          .filter(({ line }) => line !== lead)
          .map(({ line, shown }) => ({ record: line.record, text: line.text, shown })),
      ];
      return {
        hits,
        near:
          hits.length === 0 ? reader.near(text).map((word) => asWritten(stock.lines, word)) : [],
        asked: hits.length > 0 || query.asked.length > 0,
      };
    },
  };
};

/** Words of the glossary that are all that was asked. */
const termsAsked = ({ asked, named, senses }: Query, only: string | undefined): readonly Hit[] => {
  const whole = named.filter(
    ({ stems, term }) => stems.length === asked.length && (only ?? term.game) === term.game,
  );
  const terms = [...new Set(whole.map(({ term }) => term))];
  // A word of several games is explained by their rules.
  if (terms.length !== 1 || senses.size > 0) return [];
  return terms.map(({ id, game, title, definition }) => ({
    record: { id: `glossary/#${id}`, kind: 'term', game, chapter: '', title, calculators: [] },
    text: definition,
    shown: () => new Set<string>(),
  }));
};

/** All that has arrived. */
interface Stock {
  readonly lang: Lang;
  readonly vocabulary: Map<string, string>;
  readonly learn: Learn;
  readonly heard: Heard[];
  readonly lines: Line[];
  readonly points: Point[];
  readonly terms: Map<string, readonly Term[]>;
  /** By game, the place of its first record. */
  readonly firsts: Map<string, number>;
  readonly indexes: Readonly<Record<(typeof FIELDS)[number], Index>>;
}

const makeStock = (lang: Lang): Stock => {
  const vocabulary = new Map<string, string>();
  return {
    lang,
    vocabulary,
    learn: (word, root) => {
      if (!vocabulary.has(word)) vocabulary.set(word, root);
    },
    heard: [],
    lines: [],
    points: [],
    terms: new Map(),
    firsts: new Map(),
    indexes: Object.fromEntries(FIELDS.map((field) => [field, emptyIndex()])) as Stock['indexes'],
  };
};

const addShard = (stock: Stock, shard: SearchShard): void => {
  const { lang, learn, lines, indexes } = stock;
  const { game, chapters, records } = shard;
  stock.firsts.set(game, lines.length);
  const unpacked = unpackPoints(shard.points, learn);
  records.forEach((record, k) => {
    const i = lines.length;
    const [title = [], ...questions] = unpacked[k] ?? [];
    const isRule = !record.id.includes('/');
    // Ids are English, and begin with the game.
    const named = stemsIn(record.id.replace(isRule ? /^[^.]*/ : /^[^/]*/, ''), 'en', learn);
    lines.push({
      record: { ...record, game },
      text: undefined,
      title: title.filter((root) => !isSense(root)),
      also: [],
      named,
      stems: ` ${title.join(' ')} `,
      ideas: isRule ? record.id.split(/[.-]/).map((word) => `?${word}`) : [],
    });
    addPoint(stock, i, 'title', title);
    for (const question of questions) addPoint(stock, i, 'question', question);
    const chapter = stemsIn(own(chapters, record.chapter) ?? '', lang, learn);
    indexes.place.add(i, [...(isRule ? named : []), ...chapter].join(' '));
  });
  addTerms(stock, game, lang, shard.terms);
};

const addTexts = (stock: Stock, part: SearchTexts, from: number, to: number): void => {
  const { lang, learn, lines, indexes } = stock;
  const first = stock.firsts.get(part.game);
  if (first === undefined) return;
  for (let k = from; k < to; k += 1) {
    const i = first + k;
    const line = lines[i];
    const text = part.texts[k];
    if (!line || text === undefined || line.text !== undefined) continue;
    const stems = tellingStems(text, lang, learn);
    indexes.text.add(i, stems.join(' '));
    indexes.note.add(i, tellingStems(part.notes[k] ?? '', lang, learn).join(' '));
    const foreign = part.abroad.map(({ lang: of, points }) =>
      (points[k] ?? []).map((point) => stemsIn(point, of, learn)),
    );
    for (const point of foreign.flat()) addPoint(stock, i, 'abroad', point);
    lines[i] = {
      ...line,
      text,
      also: foreign.flatMap(([title = []]) => title.filter((root) => !isSense(root))),
      stems: `${line.stems}. ${stems.join(' ')} `,
    };
  }
  if (from > 0) return;
  for (const { lang: of, terms } of part.abroad) addTerms(stock, part.game, of, terms);
  const known = stock.terms.get(part.game) ?? [];
  stock.terms.set(
    part.game,
    known.map((term, k) => ({ ...term, definition: part.definitions[k] })),
  );
};

const addPoint = (
  { points, indexes }: Stock,
  line: number,
  field: Point['field'],
  stems: readonly string[],
): void => {
  indexes.point.add(points.length, stems.join(' '));
  points.push({ line, field, stems, senses: [...new Set(stems.filter(isSense))] });
};

const addTerms = (
  { terms, learn }: Stock,
  game: string,
  lang: Lang,
  some: readonly SearchTerm[],
): void => {
  const before = terms.get(game) ?? [];
  const now = some.map(({ id, clause, names }, k): Term => {
    const known = before[k] ?? { id, game, clause, title: names[0] ?? '', means: [], names: [] };
    const stemmed = names.map((name) => formsOf(name, lang, learn));
    return {
      ...known,
      means: [...known.means, ...(stemmed[0] ?? [])],
      names: [...known.names, ...stemmed.flat()],
    };
  });
  terms.set(game, now);
};

/** *Victory points (VP)* are *victory points* and *VP*. */
const formsOf = (name: string, lang: Lang, learn: Learn): readonly (readonly string[])[] =>
  name
    .split(/[()]/)
    .map((form) => tellingStems(form, lang, learn))
    .filter((stems) => stems.length > 0);

const emptyIndex = (): Index =>
  new Index({ tokenize: 'strict', encode: (text) => text.split(' ') });

/** A word with the accents it has where it stands first. */
const asWritten = (lines: readonly Line[], word: string): string => {
  for (const { record, text: body = '' } of lines) {
    const text = `${record.title} ${body}`;
    const token = tokens(text).find((each) => each.word === word);
    if (token) return text.slice(token.start, token.end).toLowerCase();
  }
  return word;
};

/** Clauses whose id holds the query come first, if it can be an id, and before them the one with just that id. */
const idFirst = (shelf: Shelf, ranked: readonly Ranked[], text: string): readonly Ranked[] => {
  const id = text.trim().toLowerCase();
  if (!/^[a-z0-9-]+\.[a-z0-9.-]*$/.test(id)) return ranked;
  const named = shelf.lines
    .filter(({ record }) => record.id.includes(id))
    .toSorted((a, b) => Number(b.record.id === id) - Number(a.record.id === id))
    .map((line) => ({ line, score: 0, shown: () => new Set<string>() }));
  return [...named, ...ranked.filter(({ line }) => !line.record.id.includes(id))];
};
