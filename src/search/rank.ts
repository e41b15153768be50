import type { Asked, Meaning, Query } from './query.ts';
import type { RecordKind, SearchRecord } from './records.ts';

/**
 * What makes an answer likely. The measures were found by leaving each question of content/<game>/questions.yaml
 * out of the index and asking it, and on the part `tune` of tests/search: `npm run bench:search` prints both.
 */
export const WORTH = {
  /** Of a stem that an earlier word of the query has led to already. */
  repeated: 0.16,
  /** Of words of the query that follow each other in the record too. */
  phrase: 2,
  /** Of a clause that defines a word of the query. */
  defines: 0.7,
  /** Of a title or question that says just what the query says. */
  point: 5.5,
  /** How much of the query, and how much of the point, the two must share. */
  ofQuery: 2.25,
  ofPoint: 0.9,
  /** Of a word that a title or question leaves out because its chapter is all about it. */
  topic: 0.7,
  /** Of what is asked (how many, who, may I …) in a point that asks it too. */
  sense: 2.2,
  /** Of the part of the title that the query has, between none and all of it. */
  titledNone: 1.05,
  titledAll: 1.15,
  /** Of a clause whose id says that it answers *when*, *where* or *who*. */
  question: 1.6,
  /** Of a clause with a number in its title, if a number is asked. */
  number: 1.35,
  /** Of a calculator or chapter that the query does not call by its name. */
  unnamed: 0.5,
  /** Of a calculator, if one is asked for. */
  calculator: 3,
  /** Of what belongs to the game whose page the reader is on. */
  here: 2.5,
  /** Of what belongs to the game that the query names. */
  named: 8,
  /** How much more a rare word says than a frequent one. */
  rare: 0.56,
  /** Of a word that no record has. */
  unknown: 3,
  /** How far a word that is not quite the one typed still counts as there. */
  lenient: 0.2,
  /** Of the second-best point of a record. */
  second: 0.1,
  /** How much a record loses for each part of the query that it lacks. */
  covering: 1,
  /** Powers of e: of a record that has the whole query; whose title and questions all say its words; that is asked so. */
  whole: 0.8,
  often: 1.6,
  asked: 0.75,
};

/** Of a point, by what it is. */
export const AS: Record<Point['field'], number> = { title: 1, question: 0.9, abroad: 0.75 };

/** A rule comes before the example that shows it, and both before what is told around them. */
export const KINDS: Record<RecordKind, number> = {
  rule: 1,
  exception: 1,
  setup: 1,
  option: 1,
  component: 0.95,
  open: 0.95,
  clarification: 0.8,
  example: 0.7,
  story: 0.5,
  calculator: 1,
  chapter: 1,
  moment: 1,
  term: 1,
};

/** What has so much less of the query than the best is not looked at any further. */
const LEAST = 0.3;

/** A record as the ranking sees it: stems of its words. */
export interface Line {
  readonly record: SearchRecord;
  readonly text: string | undefined;
  readonly title: readonly string[];
  /** The title in other languages. */
  readonly also: readonly string[];
  /** Stems of its id, which is English. */
  readonly named: readonly string[];
  /** Title and text, stem by stem. */
  readonly stems: string;
  /** The words of a clause’s id. */
  readonly ideas: readonly string[];
}

/** A title, or a question that the record answers. */
export interface Point {
  readonly line: number;
  readonly field: 'title' | 'question' | 'abroad';
  readonly stems: readonly string[];
  /** What it asks, and whether it denies. */
  readonly senses: readonly string[];
}

/** The records by the stems of their words. */
export interface Shelf {
  readonly lines: readonly Line[];
  readonly points: readonly Point[];
  readonly pointsHaving: (stem: string) => readonly number[];
  /** The records that have a stem, and how much it says there. */
  readonly having: (stem: string) => ReadonlyMap<number, number>;
  /** Rare words say more. */
  readonly rarity: (stem: string) => number;
  /** How much a point says in all. */
  readonly weightOfPoint: (point: number) => number;
  /** For counting, by point: all zero between two queries. */
  readonly tally: Readonly<Record<'ofQuery' | 'ofPoint' | 'nearest' | 'weight', Float32Array>>;
  /** The records whose chapter or id has a stem. */
  readonly placesHaving: (stem: string) => readonly number[];
  /** The records whose title or questions have a stem, and how many of these do. */
  readonly sayings: (stem: string) => ReadonlyMap<number, number>;
  /** Which part of a record’s title and questions has a sense. */
  readonly senseIn: (line: number, sense: string) => number;
}

export interface Ranked {
  readonly line: Line;
  readonly score: number;
  /** Stems of the words for which it was found, as far as the reader can see them there. */
  readonly shown: () => ReadonlySet<string>;
}

/** All records that have something of the query, best first; those of the game `here` before others. */
export const rank = (shelf: Shelf, query: Query, here: string | undefined): readonly Ranked[] => {
  const weights = query.asked.map((word) => weightOf(shelf, word));
  const total = weights.reduce((sum, weight) => sum + weight, 0) + WORTH.sense * query.senses.size;
  const { worth, covered, often, stems } = matches(shelf, query, weights);
  const defined = definedBy(shelf, query);
  const phrases = phrasesOf(query.asked);
  const least = LEAST * covered.reduce((most, part) => Math.max(most, part), 0);
  const isLikely = (i: number): boolean => (covered[i] ?? 0) >= least;
  const points = nearestPoints(shelf, query, weights, isLikely);
  const senses = [...query.senses];
  const ranked: (Ranked & { readonly i: number })[] = [];
  shelf.lines.forEach((line, i) => {
    const found = stems[i];
    if (!found || !isLikely(i)) return;
    const whole = covered[i] ?? 0;
    const base = (worth[i] ?? 0) + WORTH.defines * (defined.get(line.record.id) ?? 0);
    const followed =
      found.length < 2 ? 0 : phrases.filter((phrase) => line.stems.includes(phrase)).length;
    const asked = senses.reduce((sum, sense) => sum + shelf.senseIn(i, sense), 0) / senses.length;
    const fit =
      WORTH.whole * whole + WORTH.often * (often[i] ?? 0) + (asked > 0 ? WORTH.asked * asked : 0);
    const score =
      ((base + WORTH.phrase * followed) * whole ** WORTH.covering +
        WORTH.point * total * (points[i] ?? 0)) *
      Math.exp(fit) *
      likelihood(line, found, query, here);
    ranked.push({ line, score, i, shown: () => shownIn(line, found, query) });
  });
  return ranked.sort((a, b) => b.score - a.score || a.i - b.i);
};

const shownIn = (
  { stems }: Line,
  found: readonly string[],
  { asked }: Query,
): ReadonlySet<string> => {
  const typed = asked.flatMap(({ meanings: [first] }) => first?.stems ?? []);
  return new Set([...found, ...typed].filter((each) => stems.includes(` ${each} `)));
};

/**
 * By record: what it is worth, which part of the query it has, from 0 to 1, how much of it its title and
 * questions repeat, from 0 to 1, and by which stems.
 */
interface Matches {
  readonly worth: Float64Array;
  readonly covered: Float64Array;
  readonly often: Float64Array;
  readonly stems: readonly (readonly string[] | undefined)[];
}

const matches = (shelf: Shelf, { asked }: Query, weights: readonly number[]): Matches => {
  const count = shelf.lines.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const worth = new Float64Array(count);
  const covered = new Float64Array(count);
  const often = new Float64Array(count);
  const stems: string[][] = [];
  /** For each record, what the word most likely means there. */
  const best = new Float64Array(count);
  const meant: Meaning[] = [];
  asked.forEach(({ meanings, share }, k) => {
    best.fill(0);
    for (const meaning of meanings) {
      const most = share * meaning.nearness * rarityOf(shelf, meaning);
      for (const [i, weight] of havingAll(shelf, meaning.stems)) {
        if (meaning.game !== undefined && shelf.lines[i]?.record.game !== meaning.game) continue;
        if (most * weight <= (best[i] ?? 0)) continue;
        best[i] = most * weight;
        meant[i] = meaning;
      }
    }
    const part = (weights[k] ?? 0) / total;
    best.forEach((gained, i) => {
      const meaning = meant[i];
      if (gained === 0 || !meaning) return;
      const before = (stems[i] ??= []);
      const isNew = meaning.stems.some((each) => !before.includes(each));
      worth[i] = (worth[i] ?? 0) + gained * (isNew ? 1 : WORTH.repeated);
      covered[i] = (covered[i] ?? 0) + part * Math.min(1, meaning.nearness + WORTH.lenient);
      before.push(...meaning.stems);
    });
    repeated(shelf, meanings, best);
    for (let i = 0; i < count; i += 1) often[i] = (often[i] ?? 0) + part * (best[i] ?? 0);
  });
  return { worth, covered, often, stems };
};

/** By record, how many of its title and questions have a word: the more of them, the nearer to 1. */
const repeated = (shelf: Shelf, meanings: readonly Meaning[], shares: Float64Array): void => {
  shares.fill(0);
  for (const { stems, nearness, game } of meanings) {
    const [first, ...others] = stems.map((each) => shelf.sayings(each));
    for (const [i, count] of first ?? []) {
      if (game !== undefined && shelf.lines[i]?.record.game !== game) continue;
      const least = others.reduce((most, each) => Math.min(most, each.get(i) ?? 0), count);
      shares[i] = Math.max(shares[i] ?? 0, (nearness * least) / (least + 1));
    }
  }
};

const weightOf = (shelf: Shelf, { meanings, share }: Asked): number => {
  const there = meanings.filter(({ stems }) => stems.every((each) => shelf.having(each).size > 0));
  return (
    share * Math.max(0, ...there.map((each) => each.nearness * rarityOf(shelf, each))) ||
    WORTH.unknown
  );
};

const rarityOf = (shelf: Shelf, { stems }: Pick<Meaning, 'stems'>): number =>
  Math.max(...stems.map((each) => shelf.rarity(each)));

const havingAll = (shelf: Shelf, stems: readonly string[]): ReadonlyMap<number, number> => {
  const all = stems.map((each) => shelf.having(each)).toSorted((a, b) => a.size - b.size);
  const [rarest = new Map<number, number>(), ...others] = all;
  if (others.length === 0) return rarest;
  const together = new Map<number, number>();
  for (const [i, weight] of rarest) {
    if (!others.every((each) => each.has(i))) continue;
    const sum = others.reduce((before, each) => before + (each.get(i) ?? 0), weight);
    together.set(i, sum / all.length);
  }
  return together;
};

/** For each record, how near its title or one of its questions comes to the query, from 0 to 1. */
const nearestPoints = (
  shelf: Shelf,
  { asked, senses }: Query,
  weights: readonly number[],
  isLikely: (line: number) => boolean,
): Float64Array => {
  const { ofQuery, ofPoint, nearest, weight: weightNow } = shelf.tally;
  const touched: number[] = [];
  const topics = new Float64Array(shelf.lines.length);
  asked.forEach(({ meanings }, k) => {
    const here: number[] = [];
    const topic = topicOf(shelf, meanings, (weights[k] ?? 0) * WORTH.topic);
    for (const [line, worth] of topic) topics[line] = (topics[line] ?? 0) + worth;
    for (const { stems, nearness, game } of meanings) {
      const weight = nearness * stems.reduce((sum, each) => sum + shelf.rarity(each), 0);
      for (const p of pointsHavingAll(shelf, stems)) {
        const line = shelf.points[p]?.line ?? -1;
        if (!isLikely(line)) continue;
        if (game !== undefined && shelf.lines[line]?.record.game !== game) continue;
        const before = nearest[p] ?? 0;
        if (nearness <= before) continue;
        if (before === 0) here.push(p);
        nearest[p] = nearness;
        weightNow[p] = weight;
      }
    }
    for (const p of here) {
      // What the point has itself, its chapter need not lend.
      const lent = topic.get(shelf.points[p]?.line ?? -1) ?? 0;
      const gained = Math.max(lent, (weights[k] ?? 0) * (nearest[p] ?? 0));
      if (ofPoint[p] === 0) touched.push(p);
      ofQuery[p] = (ofQuery[p] ?? 0) + gained - lent;
      ofPoint[p] = (ofPoint[p] ?? 0) + (weightNow[p] ?? 0);
      nearest[p] = 0;
    }
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0) + WORTH.sense * senses.size;
  const best = new Float64Array(shelf.lines.length);
  const next = new Float64Array(shelf.lines.length);
  for (const p of touched) {
    const point = shelf.points[p];
    if (!point) continue;
    const alike = WORTH.sense * point.senses.filter((each) => senses.has(each)).length;
    const near =
      AS[point.field] *
      Math.min(1, ((ofQuery[p] ?? 0) + (topics[point.line] ?? 0) + alike) / all) ** WORTH.ofQuery *
      Math.min(1, ((ofPoint[p] ?? 0) + alike) / shelf.weightOfPoint(p)) ** WORTH.ofPoint;
    ofQuery[p] = 0;
    ofPoint[p] = 0;
    const before = best[point.line] ?? 0;
    next[point.line] = Math.max(next[point.line] ?? 0, Math.min(before, near));
    best[point.line] = Math.max(before, near);
  }
  return best.map((near, i) => near + WORTH.second * (next[i] ?? 0));
};

/** The records in whose chapter or id a word stands, and what that lends to their points. */
const topicOf = (
  shelf: Shelf,
  meanings: readonly Meaning[],
  weight: number,
): ReadonlyMap<number, number> => {
  const lent = new Map<number, number>();
  for (const { stems, nearness, game } of meanings) {
    const [first = '', ...others] = stems;
    if (others.length > 0) continue;
    for (const i of shelf.placesHaving(first)) {
      if (game !== undefined && shelf.lines[i]?.record.game !== game) continue;
      lent.set(i, Math.max(lent.get(i) ?? 0, weight * nearness));
    }
  }
  return lent;
};

const pointsHavingAll = (shelf: Shelf, stems: readonly string[]): readonly number[] => {
  const [rarest = [], ...others] = stems
    .map((each) => shelf.pointsHaving(each))
    .toSorted((a, b) => a.length - b.length);
  return others.length === 0
    ? rarest
    : rarest.filter((p) => stems.every((each) => shelf.points[p]?.stems.includes(each)));
};

/** Clauses that define what the query names, by how much of the query that is. */
const definedBy = (shelf: Shelf, { asked, named }: Query): ReadonlyMap<string, number> => {
  const worths = new Map<string, number>();
  for (const { term, stems } of named) {
    const worth = stems.reduce((sum, each) => sum + shelf.rarity(each), 0);
    const share = (stems.length / asked.length) ** WORTH.covering;
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
  found: readonly string[],
  { asked, senses, game, wantsCalculator, wantsExample }: Query,
  here: string | undefined,
): number => {
  const inTitle = title.filter((each) => found.includes(each)).length;
  const inNames = inTitle + also.filter((each) => found.includes(each)).length;
  const isClause = ideas.length > 0;
  const isNamed = isClause || inNames >= asked.length;
  const asks = ideas.some((each) => senses.has(`?${each}`));
  const hasNumber = senses.has('?many') && /\d/.test(record.title);
  return [
    // A title of one word is easily hit.
    WORTH.titledNone + (WORTH.titledAll - WORTH.titledNone) * (inTitle / Math.max(2, title.length)),
    isNamed ? 1 : WORTH.unnamed,
    asks ? WORTH.question : 1,
    hasNumber ? WORTH.number : 1,
    wantsExample && record.kind === 'example' ? 2 : KINDS[record.kind],
    wantsCalculator && record.kind === 'calculator' ? WORTH.calculator : 1,
    record.game === (game ?? here) ? (game === undefined ? WORTH.here : WORTH.named) : 1,
  ].reduce((product, each) => product * each, 1);
};
