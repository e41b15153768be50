import { ruled, saying, when, type Says } from '../core/answer.ts';
import type { Draft } from '../core/example.ts';
import { collect } from '../core/fields.ts';
import { atTable, choice, form, reading, seated, unread, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import { names } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { parseCults } from './amounts.ts';
import { readBoard } from './board-edits.ts';
import { BOARD_SAYS, boardLines, boardViolations } from './board-rules.ts';
import { boardFields, parseBoard } from './board.ts';
import { byFactionOrSeat } from './by-faction.ts';
import type { FiClause } from './clauses.ts';
import { sharedTops } from './cults.ts';
import { PLAYERS, UNCONNECTED } from './data.ts';
import { FACTION_FACTS, type Faction } from './data/factions.ts';
import type { MapName } from './data/maps.ts';
import type { Terrain } from './data/terrains.ts';
import { CULT_LEVELS, CULTS, TILES, type Cult, type Tile } from './data/tiles.ts';
import { LEFT_OVER_SAYS, leftOver, leftOverLines, type LeftOver } from './left-over.ts';
import { distance, landscape, nameOf, type Space } from './map.ts';
import { measureAll, readAs, type Category, type Measured } from './measures.ts';
import { emptyBoardAt, namesAt } from './opponents.ts';
import { parsePoints, parseStock, perPlayer } from './player-lists.ts';
import {
  awarding,
  categoryLines as placeLines,
  CATEGORY_SAYS,
  SHARE_READINGS,
  type Award,
  type ShareReadings,
} from './shares.ts';

/** Players in turn order. */
const BOARD = boardFields(
  'mermaids.ship2:F4a,F5h,H4t,H6d,I6h,J7s,r24;alchemists.ship2:E5d,F2d,F3d,I7a,I8h,J8s;acolytes.plains:B8s,C6a,C7d,E10d,F6h,F7h,C8-E10',
  [
    'witches:D1d',
    'riverwalkers.desert:C2d,E4s;fakirs.carpet4:E5s',
    'dwarves:E5s,F2a;swarmlings.ship3:F3s,F4d,F4-H4',
    'witches:D1d,D1h;yetis:D1s',
    'dwarves.ship2:D1d;riverwalkers.ship3:C2d',
    'fakirs.carpet7:E5d;giants:r3,E6d,E6-J1,B1-B2',
    'alchemists:E5d;land:C2ice',
  ],
);

const factionsOn = ({ map = '', board = '' }: Draft): readonly Faction[] =>
  readBoard(map, board).position.holdings.map(({ faction }) => faction);

const FORM = form(
  {
    ...BOARD,
    board: seated(BOARD.board, emptyBoardAt),
    names: seated(names(PLAYERS, byFactionOrSeat(factionsOn)), namesAt),
    /** The Final Scoring tile in play, or `all` to see the four side by side. */
    tile: atTable(choice(['all', ...TILES])),
    /** Levels in Fire, Water, Earth and Air, player by player. Blank: not asked. */
    cults: unread('', {
      samples: ['4/2/0/10;0/1/8/3;0/0/0/0', '1/1/1/1', '0/0/0/0;2/2/2/2', '1/2'],
    }),
    /** Coins, workers, Priests and Bowls I, II, III, player by player. Blank: not asked. */
    leftOvers: unread('', {
      samples: ['3/1/0/2/5/1;0/0/0/0/0/0;1/1/1/1/1/1', '7/0/0/0/4/0', '1/0/0/0/2/0;2/0/0/0/1/1'],
    }),
    /** Victory points before final scoring, player by player. Blank: not asked. */
    points: unread('', { samples: ['61,58,3', '40', '12,13', '5,,6'] }),
    ...SHARE_READINGS,
    unconnected: reading('fi.strongholds.unconnected', UNCONNECTED),
    /** What the score sheet has besides, as its link says it; it only goes along. */
    onSheet: unread(''),
  },
  ({ map, board: text, tile, cults, leftOvers, points, ...readings }) => {
    const board = parseBoard('board', map, text);
    const players = board.ok ? board.value.holdings.length : 0;
    const fields = collect({
      board,
      cults: perPlayer('cults', cults, { players, parse: parseCults }),
      leftOvers: perPlayer('leftOvers', leftOvers, { players, parse: parseStock }),
      points: perPlayer('points', points, { players, parse: parsePoints }),
    });
    if (!fields.ok) return fields;
    return ok({ ...readings, ...fields.value, tiles: tile === 'all' ? TILES : [tile] });
  },
);

const SAYS = {
  ...BOARD_SAYS,
  ...CATEGORY_SAYS,
  groups: [
    'fi.scoring.connected',
    'fi.riverwalkers.connected',
    'fi.reach.tunnel',
    'fi.reach.carpet',
  ],
  'track-level': 'fi.scoring.track-level',
  'river-towns': 'fi.settlements.mermaids',
  area: 'fi.scoring.area',
  tile: 'fi.scoring.tile-drawn',
  distance: [
    'fi.distance.farthest',
    'fi.scoring.one-group',
    'fi.distance.one-end',
    'fi.distance.shortest',
  ],
  'no-distance': 'fi.distance.farthest',
  strongholds: ['fi.strongholds.distance', 'fi.strongholds.count'],
  'not-both': 'fi.strongholds.both',
  unconnected: 'fi.strongholds.unconnected',
  outposts: ['fi.outposts.count', 'fi.outposts.one-group'],
  settlements: [
    'fi.settlements.count',
    'fi.settlements.bridges',
    'fi.settlements.adjacent',
    'fi.settlements.single',
  ],
  ...LEFT_OVER_SAYS,
  total: 'fi.scoring.after-area',
  'two-on-top': 'fi.cults.top',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type MapScoring = Checked<typeof FORM>;

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
  /** Who plays it; blank where that is not told. */
  readonly name: string;
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

/** Final scoring of a position: the area, the tile, and whatever else was asked. */
const finalScoring = (scoring: MapScoring) => {
  const { board, unconnected, tiles } = scoring;
  const measured = measureAll(board).map((player) => readAs(player, unconnected));
  const categories = (['area', ...tiles] as const).map((category) => ({
    category,
    entries: entriesOf(measured, category, scoring),
  }));
  const cults = cultScores(scoring);
  const players = measured.map((player, i) =>
    playerScore(player, i, { scoring, categories, cults }),
  );
  const value: MapScoringValue = { map: board.map, players, categories, cults };
  return ruled([...boardViolations(board, scoring), ...topViolations(scoring)], {
    value,
    lines: [
      ...boardLines(board),
      ...measured.flatMap((player) => groupLines(scoring, player)),
      ...when(
        board.holdings.some(({ shipping }) => shipping > 0),
        say('track-level'),
      ),
      say('area'),
      // With the tiles side by side none of them is the one that was drawn.
      ...(tiles.length > 1 ? [] : tiles.map((tile) => say('tile', { tile }))),
      ...categories.flatMap((score) => categoryLines(scoring, measured, score)),
      ...cults.flatMap(({ cult, entries }) => sharedLines(entries, cult, scoring)),
      ...players.flatMap(({ faction, leftOver: left }, i) =>
        leftOverLines({ faction }, faction, { left, stock: scoring.leftOvers?.[i] }),
      ),
      // With the tiles side by side there is no one total to explain.
      ...(tiles.length > 1 ? [] : players.flatMap((player) => totalLines(player, categories))),
    ],
  });
};

export const mapScoring = question({ form: FORM, says: SAYS, rule: finalScoring });

const topViolations = ({ board, cults = [] }: MapScoring) =>
  sharedTops(cults).map(({ cult, seats }) =>
    say('two-on-top', {
      cult,
      factions: board.holdings.filter((_, i) => seats.includes(i)).map(({ faction }) => faction),
    }),
  );

const entriesOf = (
  measured: readonly Measured[],
  category: Category,
  scoring: MapScoring,
): readonly CategoryEntry[] => {
  const results = measured.map(({ measures }) => measures[category].result);
  const name = namer(scoring);
  const award = awarding(results, 'tile', scoring);
  return measured.map(({ holding: { faction }, measures }) => {
    const { result, shows } = measures[category];
    return { ...award(result), faction, shows: shows.map(name) };
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
        const award = awarding(levels, 'cult', { rounding, zero });
        return {
          cult,
          entries: board.holdings.map(({ faction }, i) => ({
            ...award(nth(levels, i, CULT_LEVELS.min)),
            faction,
          })),
        };
      });

interface Scored {
  readonly scoring: MapScoring;
  readonly categories: readonly CategoryScore[];
  readonly cults: readonly CultScore[];
}

const playerScore = (
  { holding, networks, settlements }: Measured,
  seat: number,
  { scoring, categories, cults }: Scored,
): PlayerScore => {
  const { faction, terrain } = holding;
  const name = namer(scoring);
  const stock = scoring.leftOvers?.[seat];
  const left = stock && leftOver(faction, stock);
  const before = scoring.points?.[seat];
  const fromCults = scoring.cults && sharesOf(cults, faction);
  const pointsIn = (category: Category): number => pointsOf(categories, category, faction);
  return {
    faction,
    terrain,
    name: nth(scoring.names, seat, ''),
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
  sharesOf(
    categories.filter((score) => score.category === category),
    faction,
  );

/** What a Faction takes in some categories or Cults together. */
const sharesOf = (
  scores: readonly { readonly entries: readonly (Award & { readonly faction: Faction })[] }[],
  faction: Faction,
): number =>
  sum(
    scores
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.faction === faction)
      .map(({ points }) => points),
  );

const groupLines = (scoring: MapScoring, { holding, networks }: Measured) => {
  const { faction, pieces, shipping, jump, riverTowns } = holding;
  const facts = { structures: pieces.length, groups: networks.length, shipping, jump };
  const rivers = riverTowns.map(namer(scoring));
  return [
    say('groups', { faction, ...facts }, connecting(faction)),
    ...when(rivers.length > 0, say('river-towns', { faction, rivers })),
  ];
};

/** What makes groups of a Faction's Structures. */
const connecting = (faction: Faction) => {
  const { jump } = FACTION_FACTS[faction];
  if (jump !== undefined) return JUMPS[jump.kind];
  return faction === 'riverwalkers' ? 'fi.riverwalkers.connected' : 'fi.scoring.connected';
};

const JUMPS = { tunnel: 'fi.reach.tunnel', carpet: 'fi.reach.carpet' } as const;

const categoryLines = (
  scoring: MapScoring,
  measured: readonly Measured[],
  { category, entries }: CategoryScore,
) => [
  ...(category === 'area'
    ? []
    : measured.map((player) => MEASURE_LINES[category](scoring, player))),
  ...sharedLines(entries, category, scoring),
];

const sharedLines = (
  entries: readonly (Award & { readonly faction: Faction })[],
  category: Category | Cult,
  readings: ShareReadings,
) => {
  const scale = CULTS.some((cult) => cult === category) ? 'cult' : 'tile';
  const named = entries.map((award) => ({ who: award.faction, award }));
  return placeLines(named, { category, scale }, readings);
};

/** The two ends of a distance; `undefined` where there are not two. */
const endsOf = ({ board }: MapScoring, [a, b]: readonly Space[]) => {
  if (a === undefined || b === undefined) return undefined;
  const land = landscape(board.map);
  return { from: nameOf(land, a), to: nameOf(land, b), distance: distance(land, a, b) };
};

const distanceLine = (scoring: MapScoring, player: Measured) => {
  const { faction } = player.holding;
  const { shows } = player.measures.distance;
  const ends = endsOf(scoring, shows);
  return ends === undefined
    ? say('no-distance', { faction })
    : say('distance', { faction, ...ends }, distanceClause(player, ends.distance));
};

/** What decides a greatest distance: other groups that do not count, one end, or any way between Settlements. */
const distanceClause = ({ networks, settlements, measures }: Measured, steps: number) => {
  const [a, b] = measures.distance.shows;
  if (networks.length > 1) return 'fi.scoring.one-group';
  if (steps === 1) return 'fi.distance.one-end';
  const isOne = settlements.some(
    (group) => group.some((space) => space === a) && group.some((space) => space === b),
  );
  return isOne ? 'fi.distance.farthest' : 'fi.distance.shortest';
};

const strongholdsLine = (scoring: MapScoring, { holding, measures, isJoined }: Measured) => {
  const { faction } = holding;
  const ends = endsOf(scoring, measures['stronghold-sanctuary'].shows);
  if (ends === undefined) return say('not-both', { faction });
  if (!isJoined) {
    return say('unconnected', { faction, ...ends, reading: scoring.unconnected });
  }
  const clause = ends.distance === 1 ? 'fi.strongholds.count' : 'fi.strongholds.distance';
  return say('strongholds', { faction, ...ends }, clause);
};

const outpostsLine = (scoring: MapScoring, { holding, networks, measures }: Measured) => {
  const { result = 0, shows } = measures.outposts;
  const facts = { faction: holding.faction, count: result, spaces: shows.map(namer(scoring)) };
  const clause = networks.length > 1 ? 'fi.outposts.one-group' : 'fi.outposts.count';
  return say('outposts', facts, clause);
};

const settlementsLine = (_: MapScoring, player: Measured) => {
  const facts = { faction: player.holding.faction, count: player.measures.settlements.result ?? 0 };
  return say('settlements', facts, settlementsClause(player));
};

/** What decides a number of Settlements: other groups that do not count, a Bridge, neighbors, or that each is alone. */
const settlementsClause = ({ holding, networks, settlements }: Measured) => {
  if (networks.length > 1) return 'fi.settlements.count';
  const owned = (space: Space): boolean => holding.pieces.some((piece) => piece.space === space);
  if (holding.bridges.some(({ from, to }) => owned(from) && owned(to))) {
    return 'fi.settlements.bridges';
  }
  return settlements.some((settlement) => settlement.length > 1)
    ? 'fi.settlements.adjacent'
    : 'fi.settlements.single';
};

/** What one player brings to each category. */
const MEASURE_LINES = {
  distance: distanceLine,
  'stronghold-sanctuary': strongholdsLine,
  outposts: outpostsLine,
  settlements: settlementsLine,
} as const satisfies Readonly<Record<Tile, unknown>>;

const totalLines = (
  { faction, before, cults, leftOver: left, totals }: PlayerScore,
  categories: readonly CategoryScore[],
) =>
  totals.map(({ tile, total }) =>
    say('total', {
      faction,
      tile,
      before,
      area: pointsOf(categories, 'area', faction),
      points: pointsOf(categories, tile, faction),
      cults,
      leftOver: left?.points,
      total,
    }),
  );
