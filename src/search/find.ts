import { Index } from 'flexsearch';
import { otherLangs, type Lang } from '#src/lang.ts';
import { makeReader, type Vocabulary } from './query.ts';
import { rank, type Line, type Ranked, type Shelf } from './rank.ts';
import type { SearchIndex, SearchRecord } from './records.ts';
import { isTelling, QUESTIONS, stem, tokens, wordsOf } from './words.ts';

const MOST = 20;

/** What is so much less likely than the best is not listed. */
const LEAST = 0.1;

/** A longer query is cut: nobody types so much, but some paste it. */
const LONGEST = 200;

/** How much a word says, by where it stands, the best place first; a further place adds a part of its own. */
const WEIGHTS = { title: 2.4, also: 1.2, text: 1, id: 0.9, chapter: 0.7, note: 0.4 } as const;

const FURTHER = 0.3;

type Field = keyof typeof WEIGHTS;

export interface Hit {
  readonly record: SearchRecord;
  /** Stems of the words for which it was found. */
  readonly stems: ReadonlySet<string>;
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

export const makeFind = (index: SearchIndex): Find => {
  const { shelf, vocabulary } = makeShelf(index);
  const reader = makeReader(index, vocabulary);

  return (typed, here) => {
    const text = typed.slice(0, LONGEST);
    const query = reader.read(text);
    const ranked = rank(shelf, {
      query,
      questions: wordsOf(text).flatMap((word) => QUESTIONS.get(word) ?? []),
      wantsCalculator: query.asked.some(({ word }) => /^calc[uo]l/.test(word)),
      here,
    });
    const least = LEAST * (ranked[0]?.score ?? 0);
    const likely = ranked.filter(({ score }) => score >= least);
    const hits = idFirst(shelf, likely, text)
      .slice(0, MOST)
      .map(({ line, stems }) => ({ record: line.record, stems }));
    return {
      hits,
      near: hits.length === 0 ? reader.near(text).map((word) => asWritten(index, word)) : [],
      asked: hits.length > 0 || query.asked.length > 0,
    };
  };
};

/** Reads every record once. Words of the glossary are known too, even where no clause has them. */
const makeShelf = ({
  lang,
  records,
  terms,
}: SearchIndex): { readonly shelf: Shelf; readonly vocabulary: Vocabulary } => {
  const vocabulary = new Map<string, string>();
  const learn = (text: string, of: Lang): readonly string[] =>
    wordsOf(text)
      .filter(isTelling)
      .map((word) => {
        const root = stem(word, of);
        if (of === lang || !vocabulary.has(word)) vocabulary.set(word, root);
        return root;
      });
  const chapters = new Map(records.map(({ id, title }) => [id, title]));
  const fields = records.map((record): Readonly<Record<Field, readonly string[]>> => {
    const { id, kind, game, chapter, title, text, note = '', also } = record;
    return {
      title: learn(title, lang),
      text: learn(text, lang),
      note: learn(note, lang),
      also: otherLangs(lang).flatMap((other, i) => learn(also[i] ?? '', other)),
      // Ids are English, and begin with the game.
      id: kind === 'clause' ? learn(id.replace(/^[^.]*/, ''), 'en') : [],
      chapter: learn(chapters.get(`${game}/${chapter}`) ?? '', lang),
    };
  });
  for (const { name, aliases, others } of terms) {
    for (const each of [name, ...aliases]) learn(each, lang);
    otherLangs(lang).forEach((other, i) => others[i]?.forEach((each) => learn(each, other)));
  }
  const lines = records.map((record, i): Line => {
    const { title = [], text = [], also = [] } = fields[i] ?? {};
    return {
      record,
      title,
      also,
      stems: ` ${title.join(' ')} . ${text.join(' ')} `,
      words: ` ${wordsOf(`${record.title} ${record.text}`).join(' ')} `,
      ideas: record.id.split(/[.-]/),
    };
  });
  return { shelf: { lines, having: makeHaving(fields) }, vocabulary };
};

const makeHaving = (
  fields: readonly Readonly<Record<Field, readonly string[]>>[],
): Shelf['having'] => {
  const indexes = (Object.keys(WEIGHTS) as Field[]).map((field) => {
    const index = new Index({ tokenize: 'strict', encode: (text) => text.split(' ') });
    fields.forEach((each, i) => index.add(i, each[field].join(' ')));
    return { index, weight: WEIGHTS[field] };
  });
  const kept = new Map<string, ReadonlyMap<number, number>>();
  return (root) => {
    const known = kept.get(root);
    if (known) return known;
    const weights = new Map<number, number>();
    for (const { index, weight } of indexes) {
      for (const i of index.search(root, { limit: fields.length }).map(Number)) {
        const before = weights.get(i);
        weights.set(i, before === undefined ? weight : before + FURTHER * weight);
      }
    }
    kept.set(root, weights);
    return weights;
  };
};

/** A word with the accents it has where it stands first. */
const asWritten = ({ records, terms }: SearchIndex, word: string): string => {
  const texts = [
    ...terms.map(({ name }) => name),
    ...records.map(({ title, text }) => `${title} ${text}`),
  ];
  for (const text of texts) {
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
    .map((line) => ({ line, score: 0, stems: new Set<string>() }));
  return [...named, ...ranked.filter(({ line }) => !line.record.id.includes(id))];
};
