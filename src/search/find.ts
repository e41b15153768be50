import { Index } from 'flexsearch';
import type { Lang } from '#src/lang.ts';
import { stemsIn, unpackPoints } from './packed.ts';
import { learnSlang, readerFor, tellingStems, type Term } from './query.ts';
import { rank, WORTH, type Line, type Point, type Ranked, type Shelf } from './rank.ts';
import type {
  SearchIndex,
  SearchRecord,
  SearchShard,
  SearchTerm,
  SearchTexts,
  SearchWords,
} from './records.ts';
import { isSense, tokens } from './words.ts';

/** What is so much less likely than the best is not listed. */
const LEAST = 0.1;

/** A longer query is cut: nobody types so much, but some paste it. */
const LONGEST = 200;

/** How much a word says, by where it stands, the best place first; a further place adds a part of its own. */
const WEIGHTS = { title: 2.4, question: 1.6, abroad: 1.2, text: 1, place: 0.9, note: 0.4 } as const;

const FURTHER = 0.3;

type Field = keyof typeof WEIGHTS;

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

/** Finds clauses, calculators and chapters, those of the game `here` first. Takes any text. */
export type Find = (query: string, here?: string) => Found;

/** A search that can be asked while its index is still arriving. */
export interface Search {
  readonly find: Find;
  readonly add: (shard: SearchShard) => void;
  /** The texts of some records of a game that has been added, from the first to the last but one. */
  readonly addTexts: (texts: SearchTexts, from?: number, to?: number) => void;
}

/** The whole index at once. */
export const makeFind = ({ words, shards, texts }: SearchIndex): Find => {
  const search = openSearch(words);
  for (const shard of shards) search.add(shard);
  for (const each of texts) search.addTexts(each);
  return search.find;
};

export const openSearch = (words: SearchWords): Search => {
  const { lang } = words;
  const vocabulary = new Map<string, string>();
  const lines: Line[] = [];
  const points: Point[] = [];
  const terms = new Map<string, readonly Term[]>();
  const firsts = new Map<string, number>();
  const indexes = Object.fromEntries(
    (Object.keys(WEIGHTS) as Field[]).map((field) => [field, emptyIndex()]),
  ) as Readonly<Record<Field, Index>>;

  const learn = (word: string, root: string): void => {
    if (!vocabulary.has(word)) vocabulary.set(word, root);
  };
  const addPoints = (i: number, field: 'title' | 'question' | 'abroad', stems: readonly string[]) => {
    indexes[field].add(points.length, stems.join(' '));
    points.push({ line: i, field, stems, senses: [...new Set(stems.filter(isSense))] });
  };
  const addTerms = (game: string, some: readonly SearchTerm[], of: Lang): void => {
    const before = terms.get(game) ?? [];
    const now = some.map(({ clause, names }, k): Term => {
      const known = before[k];
      const stemmed = names.map((name) => formsOf(name, of, learn));
      return {
        game,
        clause,
        means: [...(known?.means ?? []), ...(stemmed[0] ?? [])],
        names: [...(known?.names ?? []), ...stemmed.flat()],
      };
    });
    terms.set(game, now);
  };

  learnSlang(words, learn);
  const makeReader = readerFor(words);
  const makeEngine = () => ({
    shelf: makeShelf(lines, points, indexes),
    reader: makeReader(vocabulary, [...terms.values()].flat()),
  });
  /** Made for the next query: several parts may arrive before it. */
  let engine: ReturnType<typeof makeEngine> | undefined;

  return {
    add: (shard) => {
      const { game, chapters, records } = shard;
      firsts.set(game, lines.length);
      const unpacked = unpackPoints(shard.points, learn);
      records.forEach((record, k) => {
        const i = lines.length;
        const [title = [], ...questions] = unpacked[k] ?? [];
        const isRule = !record.id.includes('/');
        // Ids are English, and begin with the game.
        const ideas = isRule ? stemsIn(record.id.replace(/^[^.]*/, ''), 'en', learn) : [];
        const place = [...ideas, ...stemsIn(chapters[record.chapter] ?? '', lang, learn)];
        lines.push({
          record: { ...record, game },
          title: title.filter((root) => !isSense(root)),
          also: [],
          text: undefined,
          stems: ` ${title.join(' ')} `,
          ideas: record.id.split(/[.-]/),
        });
        addPoints(i, 'title', title);
        for (const question of questions) addPoints(i, 'question', question);
        indexes.place.add(i, place.join(' '));
      });
      addTerms(game, shard.terms, lang);
      engine = undefined;
    },
    addTexts: ({ game, texts, notes, abroad }, from = 0, to = texts.length) => {
      const first = firsts.get(game);
      if (first === undefined) return;
      for (let k = from; k < to; k += 1) {
        const i = first + k;
        const line = lines[i];
        const text = texts[k];
        if (!line || text === undefined || line.text !== undefined) continue;
        const stems = stemsIn(text, lang, learn).filter((root) => !isSense(root));
        indexes.text.add(i, stems.join(' '));
        if (notes[k]) indexes.note.add(i, stemsIn(notes[k], lang, learn).join(' '));
        const foreign = abroad.map(({ lang: of, points: all }) =>
          (all[k] ?? []).map((point) => stemsIn(point, of, learn)),
        );
        for (const point of foreign.flat()) addPoints(i, 'abroad', point);
        lines[i] = {
          ...line,
          text,
          also: foreign.flatMap(([title = []]) => title.filter((root) => !isSense(root))),
          stems: `${line.stems}. ${stems.join(' ')} `,
        };
      }
      if (from === 0) for (const { lang: of, terms: some } of abroad) addTerms(game, some, of);
      engine = undefined;
    },
    find: (typed, here) => {
      const text = typed.slice(0, LONGEST);
      engine ??= makeEngine();
      const { shelf, reader } = engine;
      const query = reader.read(text);
      const ranked = rank(shelf, query, here);
      const least = LEAST * (ranked[0]?.score ?? 0);
      const likely = ranked.filter(({ score }) => score >= least);
      const hits = idFirst(shelf, likely, text).map(({ line, shown }) => ({
        record: line.record,
        text: line.text,
        shown,
      }));
      return {
        hits,
        near: hits.length === 0 ? reader.near(text).map((word) => asWritten(lines, word)) : [],
        asked: hits.length > 0 || query.asked.length > 0,
      };
    },
  };
};

/** *Victory points (VP)* are *victory points* and *VP*. */
const formsOf = (
  name: string,
  lang: Lang,
  learn: (word: string, root: string) => void,
): readonly (readonly string[])[] =>
  name
    .split(/[()]/)
    .map((form) => tellingStems(form, lang, learn))
    .filter((stems) => stems.length > 0);

const emptyIndex = (): Index => new Index({ tokenize: 'strict', encode: (text) => text.split(' ') });

const makeShelf = (
  lines: readonly Line[],
  points: readonly Point[],
  indexes: Readonly<Record<Field, Index>>,
): Shelf => {
  const withStem = (field: Field, root: string): readonly number[] =>
    indexes[field].search(root, { limit: 100_000 }) as number[];
  const pointsHaving = kept((root: string) =>
    (['title', 'question', 'abroad'] as const).flatMap((field) => withStem(field, root)),
  );
  const having = kept((root: string) => {
    const weights = new Map<number, number>();
    for (const field of Object.keys(WEIGHTS) as Field[]) {
      const found = withStem(field, root);
      const isPoint = field === 'title' || field === 'question' || field === 'abroad';
      const places = isPoint ? new Set(found.map((p) => points[p]?.line ?? -1)) : found;
      for (const i of places) {
        const before = weights.get(i);
        const weight = WEIGHTS[field];
        weights.set(i, before === undefined ? weight : before + FURTHER * weight);
      }
    }
    return weights;
  });
  const rarity = kept((root: string) => Math.log(1 + lines.length / (1 + having(root).size)));
  const weights = new Float64Array(points.length);
  const weightOfPoint = (p: number): number =>
    (weights[p] ||= (points[p]?.stems ?? []).reduce(
      (sum, each) => sum + (isSense(each) ? WORTH.sense : rarity(each)),
      0,
    ));
  return { lines, points, pointsHaving, having, rarity, weightOfPoint };
};

/** The same function, which works out each answer once. */
const kept = <T>(make: (root: string) => T): ((root: string) => T) => {
  const known = new Map<string, T>();
  return (root) => {
    const before = known.get(root);
    if (before !== undefined) return before;
    const made = make(root);
    known.set(root, made);
    return made;
  };
};

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
