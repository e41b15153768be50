import type { Asked, Meaning, Query } from './query.ts';
import type { RecordKind } from './records.ts';
import type { Line, Point, Shelf, Spots } from './shelf.ts';
import { WORTH } from './worth.ts';

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

/** What has so much less of the query than the best is not looked at any further; what is so much less likely is not listed. */
const LEAST = { covered: 0.3, score: 0.03 };

export interface Ranked {
  readonly line: Line;
  readonly score: number;
  /** Stems of the words for which it was found, as far as the reader can see them there. */
  readonly shown: () => ReadonlySet<string>;
}

/** A word of the query with all it may mean, and how much it says. */
interface Word extends Pick<Asked, 'share'> {
  readonly weight: number;
  readonly meanings: readonly Placed[];
}

/** A meaning and where it stands. */
interface Placed extends Meaning {
  readonly spots: Spots;
  /** Of its rarest stem, and of all together. */
  readonly rarest: number;
  readonly rarity: number;
}

/** All records that may be meant, best first; those of the game `here` before others, or of `only` that game. */
export const rank = (
  shelf: Shelf,
  query: Query,
  { here, only }: { readonly here?: string | undefined; readonly only?: string | undefined },
): readonly Ranked[] => {
  const words = query.asked.map((asked) => placed(shelf, asked));
  const total =
    words.reduce((sum, { weight }) => sum + weight, 0) + WORTH.sense * query.senses.size;
  const { worth, covered, often, meant } = matches(shelf, words);
  const defined = definedBy(shelf, query);
  const followed = followedIn(shelf, query.asked);
  const least = LEAST.covered * covered.reduce((most, part) => Math.max(most, part), 0);
  const isLikely = covered.map((part) => Number(part > 0 && part >= least));
  const points = nearestPoints(shelf, words, query.senses, isLikely);
  const senses = [...query.senses].map((sense) => shelf.senseIn(sense));
  const scores = new Float64Array(shelf.lines.length);
  const likely: number[] = [];
  shelf.lines.forEach((line, i) => {
    if (isLikely[i] === 0 || (only !== undefined && line.record.game !== only)) return;
    const found = foundIn(i, words, meant);
    const whole = covered[i] ?? 0;
    const base = (worth[i] ?? 0) + WORTH.defines * (defined.get(line.record.id) ?? 0);
    const phrases = found.length < 2 ? 0 : (followed[i] ?? 0);
    const asked = senses.reduce((sum, parts) => sum + (parts[i] ?? 0), 0) / senses.length;
    const fit =
      WORTH.whole * whole + WORTH.often * (often[i] ?? 0) + (asked > 0 ? WORTH.asked * asked : 0);
    scores[i] =
      ((base + WORTH.phrase * phrases) * whole ** WORTH.covering +
        WORTH.point * total * (points[i] ?? 0)) *
      Math.exp(fit) *
      likelihood(line, found, query, here);
    likely.push(i);
  });
  const enough = LEAST.score * likely.reduce((most, i) => Math.max(most, scores[i] ?? 0), 0);
  return likely
    .filter((i) => (scores[i] ?? 0) >= enough)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .flatMap((i) => {
      const line = shelf.lines[i];
      if (!line) return [];
      const found = foundIn(i, words, meant);
      return [{ line, score: scores[i] ?? 0, shown: () => shownIn(line, found, query) }];
    });
};

const placed = (shelf: Shelf, { meanings, share }: Asked): Word => {
  const all = meanings.map((meaning): Placed => {
    const rarities = meaning.stems.map((each) => shelf.rarity(each));
    return {
      ...meaning,
      spots: shelf.spots(meaning),
      rarest: Math.max(...rarities),
      rarity: rarities.reduce((sum, each) => sum + each, 0),
    };
  });
  const there = all.filter(({ stems }) => stems.every((each) => shelf.frequency(each) > 0));
  const most = Math.max(0, ...there.map(({ nearness, rarest }) => nearness * rarest));
  return { share, weight: share * most || WORTH.unknown, meanings: all };
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
 * questions repeat, from 0 to 1, and for each word what it most likely means there: the place of the meaning,
 * from 1, or 0 if it has none of them.
 */
interface Matches {
  readonly worth: Float64Array;
  readonly covered: Float64Array;
  readonly often: Float64Array;
  readonly meant: readonly Uint16Array[];
}

const matches = (shelf: Shelf, words: readonly Word[]): Matches => {
  const count = shelf.lines.length;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const worth = new Float64Array(count);
  const covered = new Float64Array(count);
  const often = new Float64Array(count);
  const meant: Uint16Array[] = [];
  const best = new Float64Array(count);
  for (const { meanings, share, weight } of words) {
    const here = likeliest(meanings, share, best);
    const part = weight / total;
    for (let i = 0; i < count; i += 1) {
      const meaning = meanings[(here[i] ?? 0) - 1];
      if (!meaning) continue;
      const isNew = meaning.stems.some((each) => !isFound(each, i, words, meant));
      worth[i] = (worth[i] ?? 0) + (best[i] ?? 0) * (isNew ? 1 : WORTH.repeated);
      covered[i] = (covered[i] ?? 0) + part * Math.min(1, meaning.nearness + WORTH.lenient);
    }
    meant.push(here);
    repeated(meanings, best);
    for (let i = 0; i < count; i += 1) often[i] = (often[i] ?? 0) + part * (best[i] ?? 0);
  }
  return { worth, covered, often, meant };
};

/** By record, what a word most likely means there; `best` becomes what that is worth. */
const likeliest = (meanings: readonly Placed[], share: number, best: Float64Array): Uint16Array => {
  best.fill(0);
  const meant = new Uint16Array(best.length);
  meanings.forEach(({ nearness, rarest, spots: { lines, weights } }, m) => {
    const most = share * nearness * rarest;
    for (let k = 0; k < lines.length; k += 1) {
      const i = lines[k] ?? 0;
      const gained = most * (weights[k] ?? 0);
      if (gained <= (best[i] ?? 0)) continue;
      best[i] = gained;
      meant[i] = m + 1;
    }
  });
  return meant;
};

/** Whether one of the words so far has led to a stem in a record. */
const isFound = (
  stem: string,
  i: number,
  words: readonly Word[],
  meant: readonly Uint16Array[],
): boolean => meant.some((here, w) => words[w]?.meanings[(here[i] ?? 0) - 1]?.stems.includes(stem));

/** The stems by which a record was found, word by word. */
const foundIn = (
  i: number,
  words: readonly Word[],
  meant: readonly Uint16Array[],
): readonly string[] => {
  const found: string[] = [];
  for (let w = 0; w < words.length; w += 1) {
    const meaning = words[w]?.meanings[(meant[w]?.[i] ?? 0) - 1];
    if (meaning) for (const each of meaning.stems) found.push(each);
  }
  return found;
};

/** By record, how many of its title and questions have a word: the more of them, the nearer to 1. */
const repeated = (meanings: readonly Placed[], shares: Float64Array): void => {
  shares.fill(0);
  for (const {
    nearness,
    spots: { saying, counts },
  } of meanings) {
    for (let k = 0; k < saying.length; k += 1) {
      const i = saying[k] ?? 0;
      const least = counts[k] ?? 0;
      shares[i] = Math.max(shares[i] ?? 0, (nearness * least) / (least + 1));
    }
  }
};

/** For each record, how near its title or one of its questions comes to the query, from 0 to 1. */
const nearestPoints = (
  shelf: Shelf,
  words: readonly Word[],
  senses: ReadonlySet<string>,
  isLikely: Float64Array,
): Float64Array => {
  const { lineOf, tally } = shelf;
  const { ofQuery, ofPoint } = tally;
  const topics = new Float64Array(shelf.lines.length);
  const touched: number[] = [];
  for (const word of words) countPoints(shelf, word, isLikely, topics, touched);
  const all = words.reduce((sum, { weight }) => sum + weight, 0) + WORTH.sense * senses.size;
  const best = new Float64Array(shelf.lines.length);
  const next = new Float64Array(shelf.lines.length);
  for (const p of touched) {
    const point = shelf.points[p];
    if (!point) continue;
    const i = lineOf[p] ?? 0;
    const alike = senses.size === 0 ? 0 : WORTH.sense * shared(point.senses, senses);
    const asked = Math.min(1, ((ofQuery[p] ?? 0) + (topics[i] ?? 0) + alike) / all);
    const said = Math.min(1, ((ofPoint[p] ?? 0) + alike) / shelf.weightOfPoint(p));
    ofQuery[p] = 0;
    ofPoint[p] = 0;
    const second = next[i] ?? 0;
    // Powers take long: most points are too far off by a bound that needs none.
    if (AS[point.field] * asked * asked * (1 + WORTH.ofPoint * (said - 1)) <= second) continue;
    const near = AS[point.field] * asked ** WORTH.ofQuery * said ** WORTH.ofPoint;
    const before = best[i] ?? 0;
    next[i] = Math.max(second, Math.min(before, near));
    best[i] = Math.max(before, near);
  }
  return best.map((near, i) => near + WORTH.second * (next[i] ?? 0));
};

const shared = (some: readonly string[], senses: ReadonlySet<string>): number => {
  let count = 0;
  for (const each of some) if (senses.has(each)) count += 1;
  return count;
};

/** Adds a word to the tally of the likely records’ points, and to what their chapters lend them. */
const countPoints = (
  { lines, lineOf, tally }: Shelf,
  { meanings, weight: whole }: Word,
  isLikely: Float64Array,
  topics: Float64Array,
  touched: number[],
): void => {
  const { ofQuery, ofPoint, nearest, weight: weightNow } = tally;
  const lent = new Float64Array(lines.length);
  const here: number[] = [];
  for (const { nearness, rarity, spots } of meanings) {
    const worth = whole * WORTH.topic * nearness;
    for (const i of spots.places) lent[i] = Math.max(lent[i] ?? 0, worth);
    const weight = nearness * rarity;
    for (const p of spots.points) {
      if (isLikely[lineOf[p] ?? 0] === 0) continue;
      const before = nearest[p] ?? 0;
      if (nearness <= before) continue;
      if (before === 0) here.push(p);
      nearest[p] = nearness;
      weightNow[p] = weight;
    }
  }
  for (let i = 0; i < lent.length; i += 1) topics[i] = (topics[i] ?? 0) + (lent[i] ?? 0);
  for (const p of here) {
    // What the point has itself, its chapter need not lend.
    const topic = lent[lineOf[p] ?? 0] ?? 0;
    const gained = Math.max(topic, whole * (nearest[p] ?? 0));
    if (ofPoint[p] === 0) touched.push(p);
    ofQuery[p] = (ofQuery[p] ?? 0) + gained - topic;
    ofPoint[p] = (ofPoint[p] ?? 0) + (weightNow[p] ?? 0);
    nearest[p] = 0;
  }
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

/** By record, how many phrases of the query it has. */
const followedIn = (shelf: Shelf, asked: readonly Asked[]): Uint8Array => {
  const followed = new Uint8Array(shelf.lines.length);
  for (const phrase of phrasesOf(asked))
    for (const i of shelf.following(phrase)) followed[i] = (followed[i] ?? 0) + 1;
  return followed;
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
  const inTitle = countIn(title, found);
  const isNamed = ideas.length > 0 || inTitle + countIn(also, found) >= asked.length;
  const asks = senses.size > 0 && ideas.some((each) => senses.has(each));
  const hasNumber = senses.has('?many') && /\d/.test(record.title);
  // A title of one word is easily hit.
  const titled = (WORTH.titledAll - WORTH.titledNone) * (inTitle / Math.max(2, title.length));
  return (
    (WORTH.titledNone + titled) *
    (isNamed ? 1 : WORTH.unnamed) *
    (asks ? WORTH.question : 1) *
    (hasNumber ? WORTH.number : 1) *
    (wantsExample && record.kind === 'example' ? 2 : KINDS[record.kind]) *
    (wantsCalculator && record.kind === 'calculator' ? WORTH.calculator : 1) *
    (record.game === (game ?? here) ? (game === undefined ? WORTH.here : WORTH.named) : 1)
  );
};

const countIn = (some: readonly string[], found: readonly string[]): number => {
  let count = 0;
  for (const each of some) if (found.includes(each)) count += 1;
  return count;
};
