import type { Asked, Meaning, Query } from './query.ts';
import type { SearchRecord } from './records.ts';

/** What makes an answer likely. The measures were found by trying them on the questions of tests/search. */
const WORTH = {
  /** Of a word that stands in the record just as it was typed. */
  asTyped: 1.15,
  /** Of a stem that an earlier word of the query has led to already. */
  repeated: 0.3,
  /** Of words of the query that follow each other in the record too. */
  phrase: 2,
  /** Of a clause that defines a word of the query. */
  defines: 1.2,
  /** Of the part of the title that the query has, between none and all of it. */
  titled: { none: 0.85, all: 1.15 },
  /** Of a record whose title is what was asked, no more and no less. */
  wholeTitle: 1.4,
  /** Of a clause whose id says that it answers *when*, *where* or *who*. */
  question: 1.25,
  /** Of a calculator or chapter that the query does not call by its name. */
  unnamed: 0.5,
  /** Of a calculator, if one is asked for. */
  calculator: 3,
  /** Of what belongs to the game whose page the reader is on. */
  here: 2.5,
} as const;

/** How much a record loses for each part of the query that it lacks. */
const COVERING = 1.5;

/** The weight of a word that no record has. */
const UNKNOWN = 3;

/** A record as the ranking sees it: stems of its words. */
export interface Line {
  readonly record: SearchRecord;
  readonly title: readonly string[];
  readonly also: readonly string[];
  /** Title and text, stem by stem. */
  readonly stems: string;
  /** Title and text, word by word. */
  readonly words: string;
  /** The words of its id. */
  readonly ideas: readonly string[];
}

/** The records by the stems of their words. */
export interface Shelf {
  readonly lines: readonly Line[];
  /** The records that have a stem, and how much it says there. */
  readonly having: (stem: string) => ReadonlyMap<number, number>;
}

export interface Context {
  readonly query: Query;
  /** *when*, *where*, *who*, as far as the query asks that. */
  readonly questions: readonly string[];
  readonly wantsCalculator: boolean;
  /** The game whose page the reader is on. */
  readonly here: string | undefined;
}

export interface Ranked {
  readonly line: Line;
  readonly score: number;
  /** Stems of the words for which it was found. */
  readonly stems: ReadonlySet<string>;
}

/** All records that have something of the query, best first. */
export const rank = (shelf: Shelf, context: Context): readonly Ranked[] => {
  const defined = definedBy(shelf, context.query);
  const phrases = phrasesOf(context.query.asked);
  return [...matches(shelf, context.query.asked)]
    .flatMap(([i, match]) => {
      const line = shelf.lines[i];
      if (!line) return [];
      const base = match.worth + WORTH.defines * (defined.get(line.record.id) ?? 0);
      const kept = phrases.filter((phrase) => line.stems.includes(phrase)).length;
      const score =
        (base + WORTH.phrase * kept) * match.covered ** COVERING * likelihood(line, match, context);
      return [{ line, score, stems: shownIn(line, match, context.query), i }];
    })
    .toSorted((a, b) => b.score - a.score || a.i - b.i);
};

/** Stems of what was typed, and of what it was taken for, as far as the reader can see them there. */
const shownIn = ({ stems }: Line, match: Match, { asked }: Query): ReadonlySet<string> => {
  const typed = asked.flatMap(({ meanings: [first] }) => first?.stems ?? []);
  return new Set([...match.stems, ...typed].filter((each) => stems.includes(` ${each} `)));
};

interface Match {
  readonly worth: number;
  /** The part of the query that the record has, from 0 to 1. */
  readonly covered: number;
  readonly stems: ReadonlySet<string>;
}

const matches = (shelf: Shelf, asked: readonly Asked[]): ReadonlyMap<number, Match> => {
  const weights = asked.map((word) => weightOf(shelf, word));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const all = new Map<number, Match>();
  asked.forEach((word, k) => {
    for (const [i, { worth, meaning }] of bestMeanings(shelf, word)) {
      const { worth: before, covered, stems } = all.get(i) ?? NO_MATCH;
      const isNew = meaning.stems.some((each) => !stems.has(each));
      const asTyped = shelf.lines[i]?.words.includes(` ${word.word} `) ?? false;
      const share = (weights[k] ?? 0) / total;
      all.set(i, {
        worth: before + worth * (isNew ? 1 : WORTH.repeated) * (asTyped ? WORTH.asTyped : 1),
        covered: covered + share * Math.min(1, meaning.nearness + 0.2),
        stems: new Set([...stems, ...meaning.stems]),
      });
    }
  });
  return all;
};

const NO_MATCH: Match = { worth: 0, covered: 0, stems: new Set() };

/** For each record, what the word most likely means there. */
const bestMeanings = (
  shelf: Shelf,
  { meanings, share }: Asked,
): ReadonlyMap<number, { readonly worth: number; readonly meaning: Meaning }> => {
  const best = new Map<number, { readonly worth: number; readonly meaning: Meaning }>();
  for (const meaning of meanings) {
    const most = share * meaning.nearness * rarity(shelf, meaning);
    for (const [i, weight] of havingAll(shelf, meaning.stems)) {
      if (meaning.game !== undefined && shelf.lines[i]?.record.game !== meaning.game) continue;
      const worth = most * weight;
      if (worth > (best.get(i)?.worth ?? 0)) best.set(i, { worth, meaning });
    }
  }
  return best;
};

const weightOf = (shelf: Shelf, { meanings, share }: Asked): number =>
  share * Math.max(0, ...meanings.map((each) => each.nearness * rarity(shelf, each))) || UNKNOWN;

/** Rare words say more. */
const rarity = (shelf: Shelf, { stems }: Pick<Meaning, 'stems'>): number =>
  Math.max(
    ...stems.map((each) => Math.log(1 + shelf.lines.length / (1 + shelf.having(each).size))),
  );

const havingAll = (
  shelf: Shelf,
  [first = '', ...others]: readonly string[],
): ReadonlyMap<number, number> => {
  const having = shelf.having(first);
  if (others.length === 0) return having;
  return new Map(
    [...having].flatMap(([i, weight]) => {
      const weights = [weight, ...others.map((each) => shelf.having(each).get(i) ?? 0)];
      const mean = weights.reduce((sum, each) => sum + each, 0) / weights.length;
      return weights.includes(0) ? [] : [[i, mean] as const];
    }),
  );
};

/** Clauses that define what the query names, by how much of the query that is. */
const definedBy = (shelf: Shelf, { asked, named }: Query): ReadonlyMap<string, number> => {
  const worths = new Map<string, number>();
  for (const { term, stems } of named) {
    const worth = stems.reduce((sum, each) => sum + rarity(shelf, { stems: [each] }), 0);
    const share = (stems.length / asked.length) ** COVERING;
    worths.set(term.clause, Math.max(worths.get(term.clause) ?? 0, worth * share));
  }
  return worths;
};

/** Stems that should follow each other: neighbours in the query, and names that the query stands for. */
const phrasesOf = (asked: readonly Asked[]): readonly string[] => {
  const neighbours = asked.flatMap(({ meanings: [first] }, k) => {
    const [next] = asked[k + 1]?.meanings ?? [];
    return first && next ? [[...first.stems, ...next.stems]] : [];
  });
  const names = asked.flatMap(({ meanings }) => meanings.map(({ stems }) => stems));
  const long = [...neighbours, ...names].filter((stems) => stems.length > 1);
  return [...new Set(long.map((stems) => ` ${stems.join(' ')} `))];
};

const likelihood = (
  { record, title, also, ideas }: Line,
  { stems, covered }: Match,
  { query, questions, wantsCalculator, here }: Context,
): number => {
  const { none, all } = WORTH.titled;
  const inTitle = title.filter((each) => stems.has(each)).length;
  const inNames = inTitle + also.filter((each) => stems.has(each)).length;
  const isWhole = inTitle === title.length && covered > 0.9;
  const isNamed = record.kind === 'clause' || inNames >= query.asked.length;
  return [
    // A title of one word is easily hit.
    none + (all - none) * (inTitle / Math.max(2, title.length)),
    isWhole ? WORTH.wholeTitle : 1,
    isNamed ? 1 : WORTH.unnamed,
    questions.some((each) => ideas.includes(each)) ? WORTH.question : 1,
    wantsCalculator && record.kind === 'calculator' ? WORTH.calculator : 1,
    record.game === here ? WORTH.here : 1,
  ].reduce((product, each) => product * each, 1);
};
