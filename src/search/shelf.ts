import type { Meaning } from './query.ts';
import type { SearchRecord } from './records.ts';
import { remembered } from './remembered.ts';
import { isSense, isWeak } from './words.ts';
import { WORTH } from './worth.ts';

/** How much a word says, by where it stands, the best place first; a further place adds a part of its own. */
export const WEIGHTS = { place: 1.7, title: 1.5, question: 1, abroad: 1.2, text: 1.1, note: 0.4 };

const FURTHER = 0.3;

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
  /** The words of a clause’s id, as senses. */
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

/** Where a stem stands, or several together. Records and points are named by their places on the shelf. */
export interface Spots {
  /** The records that have all of them, and how much they say there. */
  readonly lines: Int32Array;
  readonly weights: Float64Array;
  /** The records whose title and questions have each of them, and how many of these do at least. */
  readonly saying: Int32Array;
  readonly counts: Int32Array;
  /** The points that have all of them, record by record. */
  readonly points: Int32Array;
  /** The records whose chapter or id has it, for one stem. */
  readonly places: Int32Array;
}

/** The records by the stems of their words. */
export interface Shelf {
  readonly lines: readonly Line[];
  /** Those of a record follow each other. */
  readonly points: readonly Point[];
  /** The record of each point. */
  readonly lineOf: Int32Array;
  readonly calculators: readonly Line[];
  /** How many records have a stem. */
  readonly frequency: (stem: string) => number;
  /** Rare words say more. */
  readonly rarity: (stem: string) => number;
  readonly spots: (meaning: Pick<Meaning, 'stems' | 'game'>) => Spots;
  /** The records in which stems follow each other. */
  readonly following: (phrase: string) => Int32Array;
  /** How much a point says in all. */
  readonly weightOfPoint: (point: number) => number;
  /** For counting, by point: all zero between two queries. */
  readonly tally: Readonly<Record<'ofQuery' | 'ofPoint' | 'nearest' | 'weight', Float32Array>>;
  /** By record, which part of its title and questions has a sense. */
  readonly senseIn: (sense: string) => Float64Array;
}

/** What the index finds for a stem: places of records, of points for `point`, in no order. */
export type Having = (
  field: 'place' | 'point' | 'text' | 'note',
  stem: string,
) => readonly number[];

export const makeShelf = (
  lines: readonly Line[],
  unsorted: readonly Point[],
  having: Having,
): Shelf => {
  const { points, placeOf } = byLine(lines.length, unsorted);
  const lineOf = Int32Array.from(points, ({ line }) => line);
  const ofStem = remembered(lookUp(lines.length, points, placeOf, having));
  const frequency = remembered(counting(lines.length, unsorted, having));
  const rarity = remembered(
    (root: string) =>
      Math.log(1 + lines.length / (1 + frequency(root))) ** WORTH.rare *
      (isWeak(root) ? WORTH.weak : 1),
  );
  const inGame = remembered(rangeOf(lines, lineOf));
  const ofStems = remembered((key: string): Spots => {
    const [game = '', ...stems] = key.split(' ');
    const all = stems.map(ofStem).toSorted((a, b) => a.lines.length - b.lines.length);
    const there = game === '' ? all : all.map((each) => within(each, inGame(game)));
    const [first] = there;
    return first && there.length === 1 ? first : together(there);
  });
  const spots: Shelf['spots'] = ({ stems, game = '' }) => ofStems([game, ...stems].join(' '));
  const following = remembered((phrase: string) =>
    spots({ stems: phrase.trim().split(' ') }).lines.filter((i) =>
      lines[i]?.stems.includes(phrase),
    ),
  );
  const weights = new Float64Array(points.length);
  const weightOfPoint = (p: number): number =>
    (weights[p] ||= (points[p]?.stems ?? []).reduce(
      (sum, each) => sum + (isSense(each) ? WORTH.sense : rarity(each)),
      0,
    ));
  return {
    ...{ lines, points, lineOf, frequency, rarity, spots, following, weightOfPoint },
    calculators: lines.filter(({ record }) => record.kind === 'calculator'),
    tally: {
      ofQuery: new Float32Array(points.length),
      ofPoint: new Float32Array(points.length),
      nearest: new Float32Array(points.length),
      weight: new Float32Array(points.length),
    },
    senseIn: sensesOf(lines.length, points),
  };
};

/** Sorted by record, each record’s in the order in which they came, and where each came to stand. */
const byLine = (
  count: number,
  unsorted: readonly Point[],
): { readonly points: readonly Point[]; readonly placeOf: Int32Array } => {
  const next = new Int32Array(count + 1);
  for (const { line } of unsorted) next[line + 1] = (next[line + 1] ?? 0) + 1;
  for (let i = 0; i < count; i += 1) next[i + 1] = (next[i + 1] ?? 0) + (next[i] ?? 0);
  const placeOf = Int32Array.from(unsorted, ({ line }) => {
    const place = next[line] ?? 0;
    next[line] = place + 1;
    return place;
  });
  const points = [...unsorted];
  unsorted.forEach((point, p) => {
    points[placeOf[p] ?? 0] = point;
  });
  return { points, placeOf };
};

/** How many records have a stem: less work than to look it up, and asked of every word of a point. */
const counting = (
  count: number,
  points: readonly Point[],
  having: Having,
): ((root: string) => number) => {
  const askedLast = new Int32Array(count);
  let asked = 0;
  return (root) => {
    asked += 1;
    let found = 0;
    const see = (i: number): void => {
      if (askedLast[i] !== asked) found += 1;
      askedLast[i] = asked;
    };
    for (const p of having('point', root)) see(points[p]?.line ?? 0);
    for (const field of ['place', 'text', 'note'] as const) having(field, root).forEach(see);
    return found;
  };
};

/** Looks a stem up in the index. */
const lookUp = (
  count: number,
  all: readonly Point[],
  placeOf: Int32Array,
  having: Having,
): ((root: string) => Spots) => {
  const weightOf = new Float64Array(count);
  return (root) => {
    const found: number[] = [];
    const add = (i: number, weight: number): void => {
      const before = weightOf[i] ?? 0;
      if (before === 0) found.push(i);
      weightOf[i] = before === 0 ? weight : before + FURTHER * weight;
    };
    const places = Int32Array.from(having('place', root)).sort();
    for (const i of places) add(i, WEIGHTS.place);
    const points = Int32Array.from(having('point', root), (p) => placeOf[p] ?? 0).sort();
    const saying: number[] = [];
    const counts: number[] = [];
    let before: Point | undefined;
    for (const p of points) {
      const point = all[p];
      if (!point) continue;
      const isSameLine = before?.line === point.line;
      if (!isSameLine) saying.push(point.line);
      counts[saying.length - 1] = (counts[saying.length - 1] ?? 0) + 1;
      if (!isSameLine || before?.field !== point.field) add(point.line, WEIGHTS[point.field]);
      before = point;
    }
    for (const field of ['text', 'note'] as const)
      for (const i of having(field, root)) add(i, WEIGHTS[field]);
    const lines = Int32Array.from(found).sort();
    const weights = Float64Array.from(lines, (i) => weightOf[i] ?? 0);
    for (const i of lines) weightOf[i] = 0;
    return {
      ...{ lines, weights, points, places },
      saying: Int32Array.from(saying),
      counts: Int32Array.from(counts),
    };
  };
};

/** From the first record and point of a game to those of the next: games come one after another. */
interface Range {
  readonly lines: readonly [number, number];
  readonly points: readonly [number, number];
}

const rangeOf =
  (lines: readonly Line[], lineOf: Int32Array) =>
  (game: string): Range => {
    const from = lines.findIndex(({ record }) => record.game === game);
    const to = lines.findLastIndex(({ record }) => record.game === game) + 1;
    return { lines: [from, to], points: [placeIn(lineOf, from), placeIn(lineOf, to)] };
  };

/** The part that belongs to one game. */
const within = (spots: Spots, range: Range): Spots => {
  const part = (sorted: Int32Array, [from, to]: readonly [number, number]) =>
    [placeIn(sorted, from), placeIn(sorted, to)] as const;
  const lines = part(spots.lines, range.lines);
  const saying = part(spots.saying, range.lines);
  return {
    lines: spots.lines.subarray(...lines),
    weights: spots.weights.subarray(...lines),
    saying: spots.saying.subarray(...saying),
    counts: spots.counts.subarray(...saying),
    points: spots.points.subarray(...part(spots.points, range.points)),
    places: spots.places.subarray(...part(spots.places, range.lines)),
  };
};

/** Where several stems stand in the same record, and in the same point. */
const together = (all: readonly Spots[]): Spots => {
  const lines = common(all.map((each) => each.lines));
  const saying = common(all.map((each) => each.saying));
  return {
    lines,
    weights: Float64Array.from(lines, (i) => {
      const weights = all.map((each) => each.weights[placeIn(each.lines, i)] ?? 0);
      return weights.reduce((sum, each) => sum + each, 0) / all.length;
    }),
    saying,
    counts: Int32Array.from(saying, (i) =>
      Math.min(...all.map((each) => each.counts[placeIn(each.saying, i)] ?? 0)),
    ),
    points: common(all.map((each) => each.points)),
    places: new Int32Array(0),
  };
};

/** What all the lists have. */
const common = (lists: readonly Int32Array[]): Int32Array => {
  const [shortest = new Int32Array(0), ...others] = lists.toSorted((a, b) => a.length - b.length);
  return shortest.filter((i) => others.every((each) => each[placeIn(each, i)] === i));
};

/** The place of the first number that is not smaller. */
const placeIn = (sorted: Int32Array, value: number): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
};

const sensesOf = (count: number, points: readonly Point[]): Shelf['senseIn'] => {
  const all = new Float64Array(count);
  const parts = new Map<string, Float64Array>();
  for (const { line, senses } of points) {
    all[line] = (all[line] ?? 0) + 1;
    for (const sense of senses) {
      const some = parts.get(sense) ?? new Float64Array(count);
      some[line] = (some[line] ?? 0) + 1;
      parts.set(sense, some);
    }
  }
  for (const some of parts.values())
    for (let i = 0; i < count; i += 1) some[i] = (some[i] ?? 0) / (all[i] || 1);
  const none = new Float64Array(count);
  return (sense) => parts.get(sense) ?? none;
};
