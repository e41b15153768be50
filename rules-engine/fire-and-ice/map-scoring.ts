import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  missing,
  option,
  slashedWholes,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { parseCults } from './amounts.ts';
import { boardViolations, type BoardViolation } from './board-rules.ts';
import { parseBoard, type Board, type Holding } from './board.ts';
import type { Cults } from './cults.ts';
import { AMOUNT, ROUNDINGS, UNCONNECTED, ZEROS, type Unconnected } from './data.ts';
import type { Faction } from './data/factions.ts';
import { MAP_NAMES, type MapName } from './data/maps.ts';
import type { Terrain } from './data/terrains.ts';
import { CULT_LEVELS, CULTS, TILES, type Cult, type Tile } from './data/tiles.ts';
import { leftOver, type LeftOver, type Stock } from './left-over.ts';
import type { FiLine } from './line.ts';
import { distance, landscape, nameOf, type Space } from './map.ts';
import { measure, type Category, type Measured, type Strongholds } from './measures.ts';
import { awardLines, awards, type Award, type AwardLine, type ShareReadings } from './shares.ts';

export interface RawMapScoring {
  readonly map: string;
  /** The board in its notation, players in turn order. */
  readonly board: string;
  /** The Final Scoring tile in play, or `all` to see the four side by side. */
  readonly tile: string;
  /** Levels in Fire, Water, Earth and Air, player by player: `4/2/0/10;0/1/8/3`. Blank: not asked. */
  readonly cults: string;
  /** Coins, workers, Priests and Bowls I, II, III, player by player: `3/1/0/2/5/1;…`. Blank: not asked. */
  readonly leftOvers: string;
  /** Victory points before final scoring, player by player: `61,58`. Blank: not asked. */
  readonly points: string;
  readonly rounding: string;
  readonly zero: string;
  readonly unconnected: string;
}

export const MAP_SCORING_START: RawMapScoring = {
  map: 'fire-and-ice',
  board:
    'mermaids.ship2:F4a,F5h,H4t,H6d,I6h,J7s,r24;alchemists.ship2:E5d,F2d,F3d,I7a,I8h,J8s;acolytes.plains:B8s,C6a,C7d,E10d,F6h,F7h,C8-E10',
  tile: 'all',
  cults: '',
  leftOvers: '',
  points: '',
  rounding: 'down',
  zero: 'nothing',
  unconnected: 'nothing',
};

type Readings = ShareReadings & { readonly unconnected: Unconnected };

export type MapScoring = Parsed<
  Readings & {
    readonly board: Board;
    readonly tiles: readonly Tile[];
    /** Player by player; `undefined` when not asked. */
    readonly cults: readonly Cults[] | undefined;
    readonly leftOvers: readonly Stock[] | undefined;
    readonly points: readonly number[] | undefined;
  },
  'MapScoring'
>;

/** One player's result in one category. */
export interface CategoryEntry extends Award {
  readonly faction: Faction;
  /** The spaces to point at: a group, the two ends of a distance, the outposts. */
  readonly shows: readonly string[];
}

export interface CategoryScore {
  readonly category: Category;
  readonly entries: readonly CategoryEntry[];
}

export interface CultScore {
  readonly cult: Cult;
  readonly entries: readonly (Award & { readonly faction: Faction })[];
}

export interface PlayerScore {
  readonly faction: Faction;
  readonly terrain: Terrain | undefined;
  /** Groups connected directly or indirectly, by the names of their spaces. */
  readonly networks: readonly (readonly string[])[];
  readonly settlements: readonly (readonly string[])[];
  /** Points from all four Cults. */
  readonly cults: number | undefined;
  readonly leftOver: LeftOver | undefined;
  /** Points before final scoring. */
  readonly before: number | undefined;
  /** All points that were asked about, with each tile in question. */
  readonly totals: readonly { readonly tile: Tile; readonly total: number }[];
}

export interface MapScoringValue {
  readonly map: MapName;
  /** In turn order. */
  readonly players: readonly PlayerScore[];
  /** The area, then the tile or tiles. */
  readonly categories: readonly CategoryScore[];
  readonly cults: readonly CultScore[];
}

type Of<Facts extends object> = { faction: Faction } & Facts;

export type MapScoringLine =
  | FiLine<
      'fi.scoring.connected' | 'fi.riverwalkers.connected',
      'groups',
      Of<{ structures: number; groups: number; shipping: number; jump: number }>
    >
  | FiLine<'fi.scoring.track-level', 'track-level'>
  | FiLine<'fi.settlements.mermaids', 'river-towns', Of<{ rivers: readonly string[] }>>
  | FiLine<'fi.scoring.area', 'area', Of<{ count: number }>>
  | FiLine<'fi.scoring.tile-drawn', 'tile', { tile: Tile }>
  | FiLine<'fi.distance.farthest', 'distance', Of<{ from: string; to: string; distance: number }>>
  | FiLine<'fi.distance.farthest', 'no-distance', Of<object>>
  | FiLine<
      'fi.strongholds.distance',
      'strongholds',
      Of<{ from: string; to: string; distance: number }>
    >
  | FiLine<'fi.strongholds.both', 'not-both', Of<object>>
  | FiLine<
      'fi.strongholds.unconnected',
      'unconnected',
      Of<{ from: string; to: string; distance: number; reading: Unconnected }>
    >
  | FiLine<'fi.outposts.count', 'outposts', Of<{ count: number; spaces: readonly string[] }>>
  | FiLine<'fi.settlements.count', 'settlements', Of<{ count: number }>>
  | (AwardLine<Faction> & { readonly category: Category | Cult })
  | FiLine<'fi.scoring.burn', 'burn', Of<{ tokens: number; burned: number }>>
  | FiLine<
      'fi.scoring.left-over' | 'fi.scoring.alchemists',
      'left-over',
      Of<{ coins: number; coinsPerPoint: number; points: number; coinsLeft: number }>
    >
  | FiLine<
      'fi.scoring.after-area',
      'total',
      Of<{
        tile: Tile;
        before: number | undefined;
        area: number;
        points: number;
        cults: number | undefined;
        leftOver: number | undefined;
        total: number;
      }>
    >;

export type MapScoringViolation =
  | BoardViolation
  | FiLine<'fi.cults.top', 'two-on-top', { cult: Cult; factions: readonly Faction[] }>;

export const parseMapScoring = (raw: RawMapScoring): Field<MapScoring> => {
  const map = option('map', raw.map, MAP_NAMES);
  const board = map.ok ? parseBoard('board', map.value, raw.board) : map;
  const players = board.ok ? board.value.holdings.length : 0;
  const fields = collect({
    board,
    tiles: parseTiles(raw.tile),
    cults: perPlayer('cults', raw.cults, { players, parse: parseCults }),
    leftOvers: perPlayer('leftOvers', raw.leftOvers, { players, parse: parseStock }),
    points: perPlayer('points', raw.points, { players, parse: parsePoints }),
    rounding: option('rounding', raw.rounding, ROUNDINGS),
    zero: option('zero', raw.zero, ZEROS),
    unconnected: option('unconnected', raw.unconnected, UNCONNECTED),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parseTiles = (text: string): Field<readonly Tile[]> => {
  const tile = option('tile', text, ['all', ...TILES]);
  if (!tile.ok) return tile;
  return ok(tile.value === 'all' ? TILES : [tile.value]);
};

/** One item for each player of the board, or none at all. */
const perPlayer = <T>(
  field: string,
  text: string,
  { players, parse }: { players: number; parse: (field: string, text: string) => Field<T> },
): Field<readonly T[] | undefined> => {
  if (text.trim() === '') return ok(undefined);
  const items = text.split(/[;,]/).map((item) => item.trim());
  if (items.includes('')) return missing(field);
  // Without a board there is nobody to count, and the board's own problem says so.
  if (players > 0 && items.length !== players) {
    return wrongCount(field, items.length, { min: players, max: players });
  }
  return collectAll(items.map((item) => parse(field, item)));
};

const parsePoints = (field: string, text: string): Field<number> => whole(field, text, AMOUNT);

const parseStock = (field: string, text: string): Field<Stock> => {
  const amounts = slashedWholes(field, text, { count: 6, each: AMOUNT });
  if (!amounts.ok) return amounts;
  const [coins = 0, workers = 0, priests = 0, one = 0, two = 0, three = 0] = amounts.value;
  return ok({ coins, workers, priests, bowls: [one, two, three] });
};

/** Final scoring of a position: the area, the tile, and whatever else was asked. */
export const mapScoring = (
  scoring: MapScoring,
): Ruling<MapScoringValue, MapScoringLine, MapScoringViolation> => {
  const { board, unconnected, tiles } = scoring;
  const measured = board.holdings.map((holding) => ({
    holding,
    ...measure(board, holding, unconnected),
  }));
  const categories = (['area', ...tiles] as const).map((category) => ({
    category,
    entries: entriesOf(measured, category, scoring),
  }));
  const cults = cultScores(scoring);
  const players = measured.map((player, i) =>
    playerScore(player, i, { scoring, categories, cults }),
  );
  return ruled([...boardViolations(board), ...sharedTops(scoring)], {
    value: { map: board.map, players, categories, cults },
    lines: [
      ...measured.flatMap((player) => groupLines(scoring, player)),
      ...trackLines(board),
      ...categories.flatMap((score) => categoryLines(scoring, measured, score)),
      ...cults.flatMap(({ cult, entries }) => sharedLines(entries, cult, scoring)),
      ...players.flatMap((player, i) => leftOverLines(player, scoring.leftOvers?.[i])),
      // With the tiles side by side there is no one total to explain.
      ...(tiles.length > 1 ? [] : players.flatMap((player) => totalLines(player, categories))),
    ],
  });
};

export const askMapScoring = asks(parseMapScoring, mapScoring);

/** Space 10 of a Cult holds one player. */
const sharedTops = ({ board, cults }: MapScoring): readonly MapScoringViolation[] =>
  CULTS.map((cult) => ({
    clause: 'fi.cults.top' as const,
    code: 'two-on-top' as const,
    cult,
    factions: board.holdings
      .filter((_, i) => cults?.[i]?.[cult] === CULT_LEVELS.max)
      .map(({ faction }) => faction),
  })).filter(({ factions }) => factions.length > 1);

type Player = Measured & { readonly holding: Holding };

const entriesOf = (
  measured: readonly Player[],
  category: Category,
  scoring: MapScoring,
): readonly CategoryEntry[] => {
  const results = measured.map(({ measures }) => measures[category].result);
  const name = namer(scoring);
  return awards(results, 'tile', scoring).flatMap((award, i) => {
    const player = measured[i];
    if (player === undefined) return [];
    const { holding, measures } = player;
    return [{ ...award, faction: holding.faction, shows: measures[category].shows.map(name) }];
  });
};

const namer =
  ({ board }: MapScoring) =>
  (space: Space): string =>
    nameOf(landscape(board.map), space);

const cultScores = ({ board, cults, rounding, zero }: MapScoring): readonly CultScore[] =>
  cults === undefined
    ? []
    : CULTS.map((cult) => {
        const levels = cults.map((player) => player[cult]);
        const won = awards(levels, 'cult', { rounding, zero });
        return {
          cult,
          entries: board.holdings.flatMap(({ faction }, i) => {
            const award = won[i];
            return award === undefined ? [] : [{ ...award, faction }];
          }),
        };
      });

interface Scored {
  readonly scoring: MapScoring;
  readonly categories: readonly CategoryScore[];
  readonly cults: readonly CultScore[];
}

const playerScore = (
  { holding, networks, settlements }: Player,
  seat: number,
  { scoring, categories, cults }: Scored,
): PlayerScore => {
  const { faction, terrain } = holding;
  const name = namer(scoring);
  const stock = scoring.leftOvers?.[seat];
  const left = stock && leftOver(faction, stock);
  const before = scoring.points?.[seat];
  const fromCults = scoring.cults && sum(cults.map(({ entries }) => entries[seat]?.points ?? 0));
  const pointsIn = (category: Category): number => pointsOf(categories, category, faction);
  return {
    faction,
    terrain,
    networks: networks.map((group) => group.map(name)),
    settlements: settlements.map((group) => group.map(name)),
    cults: fromCults,
    leftOver: left,
    before,
    totals: scoring.tiles.map((tile) => ({
      tile,
      total: sum([
        before ?? 0,
        pointsIn('area'),
        pointsIn(tile),
        fromCults ?? 0,
        left?.points ?? 0,
      ]),
    })),
  };
};

const pointsOf = (
  categories: readonly CategoryScore[],
  category: Category,
  faction: Faction,
): number =>
  categories
    .find((score) => score.category === category)
    ?.entries.find((entry) => entry.faction === faction)?.points ?? 0;

const groupLines = (
  scoring: MapScoring,
  { holding, networks }: Player,
): readonly MapScoringLine[] => {
  const { faction, pieces, shipping, jump, riverTowns } = holding;
  const groups: MapScoringLine = {
    clause: faction === 'riverwalkers' ? 'fi.riverwalkers.connected' : 'fi.scoring.connected',
    code: 'groups',
    faction,
    structures: pieces.length,
    groups: networks.length,
    shipping,
    jump,
  };
  const rivers = riverTowns.map(namer(scoring));
  const towns: MapScoringLine = {
    clause: 'fi.settlements.mermaids',
    code: 'river-towns',
    faction,
    rivers,
  };
  return [groups, ...(rivers.length > 0 ? [towns] : [])];
};

const trackLines = ({ holdings }: Board): readonly MapScoringLine[] =>
  holdings.some(({ shipping }) => shipping > 0)
    ? [{ clause: 'fi.scoring.track-level', code: 'track-level' }]
    : [];

const categoryLines = (
  scoring: MapScoring,
  measured: readonly Player[],
  { category, entries }: CategoryScore,
): readonly MapScoringLine[] => [
  ...(category === 'area' ? [] : [tileLine(category)]),
  ...measured.map((player) => measureLine(scoring, player, category)),
  ...sharedLines(entries, category, scoring),
];

const tileLine = (tile: Tile): MapScoringLine => ({
  clause: 'fi.scoring.tile-drawn',
  code: 'tile',
  tile,
});

const sharedLines = (
  entries: readonly (Award & { readonly faction: Faction })[],
  category: Category | Cult,
  { rounding, zero }: ShareReadings,
): readonly MapScoringLine[] => {
  const isCult = CULTS.some((cult) => cult === category);
  return awardLines(
    entries.map((award) => ({ who: award.faction, award })),
    isCult ? 'cult' : 'tile',
    { rounding, zero },
  ).map((line) => ({ ...line, category }));
};

/** What one player brings to a category. */
const measureLine = (
  { board, unconnected }: MapScoring,
  { holding, measures, strongholds }: Player,
  category: Category,
): MapScoringLine => {
  const { result, shows } = measures[category];
  const land = landscape(board.map);
  const [a, b] = shows;
  return MEASURE_LINES[category]({
    faction: holding.faction,
    count: result ?? 0,
    spaces: shows.map((space) => nameOf(land, space)),
    ends:
      a === undefined || b === undefined
        ? undefined
        : { from: nameOf(land, a), to: nameOf(land, b), distance: distance(land, a, b) },
    strongholds,
    reading: unconnected,
  });
};

interface Seen {
  readonly faction: Faction;
  readonly count: number;
  readonly spaces: readonly string[];
  readonly ends:
    { readonly from: string; readonly to: string; readonly distance: number } | undefined;
  readonly strongholds: Strongholds;
  readonly reading: Unconnected;
}

const MEASURE_LINES: Readonly<Record<Category, (seen: Seen) => MapScoringLine>> = {
  area: ({ faction, count }) => ({ clause: 'fi.scoring.area', code: 'area', faction, count }),
  distance: ({ faction, ends }) =>
    ends === undefined
      ? { clause: 'fi.distance.farthest', code: 'no-distance', faction }
      : { clause: 'fi.distance.farthest', code: 'distance', faction, ...ends },
  'stronghold-sanctuary': ({ faction, ends, strongholds, reading }) => {
    if (ends === undefined) return { clause: 'fi.strongholds.both', code: 'not-both', faction };
    return strongholds === 'connected'
      ? { clause: 'fi.strongholds.distance', code: 'strongholds', faction, ...ends }
      : { clause: 'fi.strongholds.unconnected', code: 'unconnected', faction, ...ends, reading };
  },
  outposts: ({ faction, count, spaces }) => ({
    clause: 'fi.outposts.count',
    code: 'outposts',
    faction,
    count,
    spaces,
  }),
  settlements: ({ faction, count }) => ({
    clause: 'fi.settlements.count',
    code: 'settlements',
    faction,
    count,
  }),
};

const leftOverLines = (
  { faction, leftOver: left }: PlayerScore,
  stock: Stock | undefined,
): readonly MapScoringLine[] => {
  if (left === undefined || stock === undefined) return [];
  const { burned, coins, coinsPerPoint, points, coinsLeft } = left;
  const burn: MapScoringLine = {
    clause: 'fi.scoring.burn',
    code: 'burn',
    faction,
    tokens: stock.bowls[1],
    burned,
  };
  const rest: MapScoringLine = {
    clause: faction === 'alchemists' ? 'fi.scoring.alchemists' : 'fi.scoring.left-over',
    code: 'left-over',
    faction,
    coins,
    coinsPerPoint,
    points,
    coinsLeft,
  };
  return [...(burned > 0 ? [burn] : []), rest];
};

const totalLines = (
  { faction, before, cults, leftOver: left, totals }: PlayerScore,
  categories: readonly CategoryScore[],
): readonly MapScoringLine[] =>
  totals.map(({ tile, total }) => ({
    clause: 'fi.scoring.after-area',
    code: 'total',
    faction,
    tile,
    before,
    area: pointsOf(categories, 'area', faction),
    points: pointsOf(categories, tile, faction),
    cults,
    leftOver: left?.points,
    total,
  }));
