import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  BUILD_TILE_GEMS,
  CARDS_PER_ROUND,
  CARDS_WITH_DICE,
  CLEAR_GEMS_TILE,
  CLEAR_PAYS,
  DIRECTIONS,
  EXTRA_CARDS,
  FLOORS,
  HUES,
  MASTER_TILES,
  MODULE_ITEMS,
  POINTS,
  POINTS_TILE,
  PRINTED_STATES,
  STORAGE,
  TENT_SPACES,
  TRAINER_TILE,
  TRAINERS,
  TRAINERS_WITH_TILE,
  YES_NO,
  type ClearPays,
  type Direction,
  type Floor,
  type MasterTileKind,
  type PrintedState,
  type TentPlace,
} from './data.ts';
import { gemCount } from './gems.ts';
import {
  NO_AMOUNTS,
  pointsShortage,
  settle,
  shownGems,
  type Amounts,
  type Holding,
  type PointsShortage,
  type Thing,
} from './holdings.ts';
import type { SnoLine } from './line.ts';
import { NO_GEMS, optionalGems, parseAmounts, parseGems, type Gems } from './notation.ts';
import { placesFor } from './tent-places.ts';

export interface RawMasterTile {
  readonly tile: string;
  /** The trainer tile: a trainer for points, or points for a trainer. */
  readonly direction: string;
  /** What the player has; blank points are not told. */
  readonly gems: string;
  readonly coins: string;
  readonly trainers: string;
  readonly points: string;
  /** The cost shown on the tile, `coins/trainers/points`; blank is not known. */
  readonly cost: string;
  /** The gems shown on the tile; blank is not known. */
  readonly costGems: string;
  /** Free tent spaces, and whether the printed tent is free. */
  readonly tentSpaces: string;
  readonly printed: string;
  /** Such tiles, tents, posters or cards left on the master board. */
  readonly onBoard: string;
  /** Whether the poster's own requirements are met. */
  readonly needs: string;
  /** Extra master cards owned before. */
  readonly extraCards: string;
  readonly clearPays: string;
  readonly floor: string;
}

export const MASTER_TILE_START: RawMasterTile = {
  tile: 'points',
  direction: 'forth',
  gems: '1/1/1/1',
  coins: '5',
  trainers: '1',
  points: '20',
  cost: '',
  costGems: '',
  tentSpaces: '1',
  printed: 'free',
  onBoard: '2',
  needs: 'yes',
  extraCards: '0',
  clearPays: 'everywhere',
  floor: 'none',
};

/** What a tile costs: `undefined` parts are shown on the tile and were not told. */
interface TileCost {
  readonly amounts: Amounts;
  readonly gemsKnown: boolean;
  readonly restKnown: boolean;
  /** Coloured gems that clear ones stand in for. */
  readonly replaced: number;
}

export type MasterTile = Parsed<
  {
    readonly tile: MasterTileKind;
    readonly direction: Direction;
    readonly held: Holding;
    readonly cost: Omit<Amounts, 'gems'> | undefined;
    readonly costGems: Gems | undefined;
    readonly tentSpaces: number;
    readonly printed: PrintedState;
    readonly onBoard: number;
    readonly needs: boolean;
    readonly extraCards: number;
    readonly clearPays: ClearPays;
    readonly floor: Floor;
  },
  'MasterTile'
>;

/** A player's master cards once the extra one is there. */
export interface ExtraCards {
  /** Extra cards, and all master cards in front of the player. */
  readonly extra: number;
  readonly owned: number;
  /** Cards that take a die in a round, and those that stay without. */
  readonly withDice: number;
  readonly withoutDice: number;
  /** Cards to choose from when one is scored at the round end, after taking the new one. */
  readonly choice: number;
}

export interface MasterTileValue {
  readonly tile: MasterTileKind;
  /** Whether all of the cost is known; if not, `paid` and `after` hold what is. */
  readonly costKnown: boolean;
  readonly paid: Amounts;
  readonly gained: Amounts;
  readonly after: Holding;
  readonly excess: Gems;
  readonly excessCoins: number;
  /** Items of this kind left on the master board; `undefined` for tiles that take none. */
  readonly onBoardAfter: number | undefined;
  /** Where the tent can go; empty for other tiles. */
  readonly places: readonly TentPlace[];
  /** Only for the tile that gives a master card. */
  readonly cards: ExtraCards | undefined;
}

export type TileClause =
  | 'sno.tiles.build'
  | 'sno.tiles.points'
  | 'sno.tiles.trainer-for-points'
  | 'sno.tiles.points-for-trainer'
  | 'sno.tiles.clear-gems'
  | 'sno.tiles.trainer'
  | 'sno.tiles.tent'
  | 'sno.tiles.poster'
  | 'sno.tiles.card';

export type MasterTileLine =
  | SnoLine<TileClause, 'tile', { paid: Amounts; gained: Amounts }>
  | SnoLine<TileClause, 'cost-unknown', { gems: boolean; rest: boolean }>
  | SnoLine<'sno.tiles.clear-pays', 'clear-pays', { amount: number }>
  | SnoLine<'sno.tiles.clear-overflow', 'overflow', { gems: number; coins: number }>
  | SnoLine<'sno.pay.below-zero', 'below-zero', { points: number }>
  | SnoLine<'sno.tiles.build-bonus', 'covered-bonuses'>
  | SnoLine<'sno.tiles.eight', 'from-board', { before: number; after: number }>
  | SnoLine<'sno.tiles.trainer-place', 'tile-place'>
  | SnoLine<'sno.tiles.tent-space', 'tent-space', { places: readonly TentPlace[] }>
  | SnoLine<'sno.tiles.tent-bonus', 'tent-bonus'>
  | SnoLine<'sno.tent-spaces.no-bonus', 'no-bonus'>
  | SnoLine<'sno.tiles.poster-needs', 'poster-needs'>
  | SnoLine<'sno.tiles.poster-no-tent', 'poster-no-tent'>
  | SnoLine<'sno.perform.poster', 'poster-pays'>
  | SnoLine<'sno.tiles.four-dice', 'four-dice', { owned: number; withDice: number }>
  | SnoLine<'sno.tiles.more-choice', 'more-choice', { extra: number; choice: number }>
  | SnoLine<'sno.tiles.half', 'half-later'>;

export type MasterTileViolation =
  | SnoLine<TileClause, 'not-enough', { thing: Thing; needed: number; held: number }>
  | SnoLine<TileClause, 'gems-not-held', { shown: Gems; held: Gems; missing: number }>
  | SnoLine<'sno.tiles.build', 'not-two-gems', { gems: number; needed: number }>
  | SnoLine<'sno.tiles.eight', 'none-on-board'>
  | SnoLine<'sno.tiles.tent-space', 'no-room'>
  | SnoLine<'sno.tiles.poster-needs', 'needs-not-met'>
  | PointsShortage;

export const parseMasterTile = (raw: RawMasterTile): Field<MasterTile> => {
  const fields = collect({
    tile: option('tile', raw.tile, MASTER_TILES),
    direction: option('direction', raw.direction, DIRECTIONS),
    held: collect({
      gems: parseGems('gems', raw.gems, STORAGE),
      coins: whole('coins', raw.coins, AMOUNT),
      trainers: whole('trainers', raw.trainers, TRAINERS),
      points: optionalWhole('points', raw.points, POINTS),
    }),
    cost: parseCost(raw.cost),
    costGems: optionalGems('costGems', raw.costGems),
    tentSpaces: whole('tentSpaces', raw.tentSpaces, TENT_SPACES),
    printed: option('printed', raw.printed, PRINTED_STATES),
    onBoard: whole('onBoard', raw.onBoard, { min: 0, max: MODULE_ITEMS }),
    needs: option('needs', raw.needs, YES_NO),
    extraCards: whole('extraCards', raw.extraCards, { min: 0, max: EXTRA_CARDS.max - 1 }),
    clearPays: option('clearPays', raw.clearPays, CLEAR_PAYS),
    floor: option('floor', raw.floor, FLOORS),
  });
  return fields.ok ? ok(parsed({ ...fields.value, needs: fields.value.needs === 'yes' })) : fields;
};

const parseCost = (text: string): Field<Omit<Amounts, 'gems'> | undefined> => {
  if (text.trim() === '') return ok(undefined);
  const read = parseAmounts('cost', text, { count: 3, each: AMOUNT });
  if (!read.ok) return read;
  const [coins = 0, trainers = 0, points = 0] = read.value;
  return ok({ coins, trainers, points });
};

/** What a master tile's action costs and gives. */
export const masterTile = (
  used: MasterTile,
): Ruling<MasterTileValue, MasterTileLine, MasterTileViolation> => {
  const { tile, held, onBoard } = used;
  const { amounts: paid, gemsKnown, restKnown } = costOf(used);
  const gained = gainOf(used);
  return ruled([...payViolations(used), ...actionViolations(used)], {
    value: {
      tile,
      costKnown: gemsKnown && restKnown,
      paid,
      gained,
      ...settle(held, paid, gained),
      onBoardAfter: takesItem(tile) ? onBoard - 1 : undefined,
      places: tile === 'tent' ? placesFor(used) : [],
      cards: tile === 'master-card' ? cardsWith(used) : undefined,
    },
    lines: [...payLines(used), ...actionLines(used)],
  });
};

export const askMasterTile = asks(parseMasterTile, masterTile);

/** The last four kinds take something from the master board. */
const takesItem = (tile: MasterTileKind): boolean => {
  const kinds: readonly MasterTileKind[] = ['trainer-tile', 'tent', 'poster', 'master-card'];
  return kinds.includes(tile);
};

const clauseOf = ({ tile, direction }: MasterTile): TileClause => {
  if (tile === 'trainer') {
    return direction === 'forth' ? 'sno.tiles.trainer-for-points' : 'sno.tiles.points-for-trainer';
  }
  return TILE_CLAUSES[tile];
};

const TILE_CLAUSES = {
  build: 'sno.tiles.build',
  points: 'sno.tiles.points',
  'clear-gems': 'sno.tiles.clear-gems',
  'trainer-tile': 'sno.tiles.trainer',
  tent: 'sno.tiles.tent',
  poster: 'sno.tiles.poster',
  'master-card': 'sno.tiles.card',
} as const satisfies Readonly<Record<Exclude<MasterTileKind, 'trainer'>, TileClause>>;

type ByKind<T> = Readonly<Record<MasterTileKind, (used: MasterTile) => T>>;

/** What the text tells, or else what the tile shows. */
const costOf = (used: MasterTile): TileCost => COSTS[used.tile](used);

const COSTS: ByKind<TileCost> = {
  build: (used) => shownCost({ ...used, cost: NO_AMOUNTS }),
  points: () => fixed({ ...NO_AMOUNTS, coins: POINTS_TILE.coins }),
  trainer: ({ direction }) => fixed(direction === 'forth' ? ONE_TRAINER : ITS_POINTS),
  'clear-gems': () => fixed(NO_AMOUNTS),
  'trainer-tile': (used) => shownCost(used),
  tent: (used) => shownCost(used),
  poster: (used) => shownCost(used),
  'master-card': (used) => shownCost(used),
};

const ONE_TRAINER: Amounts = { ...NO_AMOUNTS, trainers: TRAINER_TILE.trainers };

const ITS_POINTS: Amounts = { ...NO_AMOUNTS, points: TRAINER_TILE.points };

const fixed = (amounts: Amounts): TileCost => ({
  amounts,
  gemsKnown: true,
  restKnown: true,
  replaced: 0,
});

const shownCost = ({
  held,
  cost,
  costGems,
  clearPays,
}: Pick<MasterTile, 'held' | 'cost' | 'costGems' | 'clearPays'>): TileCost => {
  const shown = costGems ?? NO_GEMS;
  const { paid, replaced } =
    clearPays === 'everywhere' ? shownGems(held.gems, shown) : { paid: shown, replaced: 0 };
  return {
    amounts: { ...(cost ?? NO_AMOUNTS), gems: paid },
    gemsKnown: costGems !== undefined,
    restKnown: cost !== undefined,
    replaced,
  };
};

const gainOf = (used: MasterTile): Amounts => GAINS[used.tile](used);

const GAINS: ByKind<Amounts> = {
  build: () => NO_AMOUNTS,
  points: () => ({ ...NO_AMOUNTS, points: POINTS_TILE.points }),
  trainer: ({ direction }) => (direction === 'forth' ? ITS_POINTS : ONE_TRAINER),
  'clear-gems': () => ({ ...NO_AMOUNTS, gems: { ...NO_GEMS, clear: CLEAR_GEMS_TILE } }),
  'trainer-tile': () => ({ ...NO_AMOUNTS, trainers: TRAINERS_WITH_TILE }),
  tent: () => NO_AMOUNTS,
  poster: () => NO_AMOUNTS,
  'master-card': () => NO_AMOUNTS,
};

const cardsWith = ({ extraCards }: MasterTile): ExtraCards => {
  const extra = extraCards + 1;
  const owned = CARDS_WITH_DICE + extra;
  return {
    extra,
    owned,
    withDice: CARDS_WITH_DICE,
    withoutDice: extra,
    choice: owned + CARDS_PER_ROUND,
  };
};

const payViolations = (used: MasterTile): readonly MasterTileViolation[] => {
  const { held, costGems } = used;
  const clause = clauseOf(used);
  const { amounts } = costOf(used);
  const { coins, trainers } = amounts;
  const short = (thing: Thing, needed: number, had: number): readonly MasterTileViolation[] =>
    needed > had ? [{ clause, code: 'not-enough', thing, needed, held: had }] : [];
  const least = used.tile === 'build' && costGems === undefined ? BUILD_TILE_GEMS : 0;
  return [
    ...short('gems', least, gemCount(held.gems)),
    ...short('coins', coins, held.coins),
    ...short('trainers', trainers, held.trainers),
    ...gemViolations(used),
    ...pointsShortage(held, amounts, used.floor),
  ];
};

/** Gems shown that the storage cannot pay, with clear gems in their stead where the reading lets them. */
const gemViolations = (used: MasterTile): readonly MasterTileViolation[] => {
  const { tile, held, costGems } = used;
  const shown = costGems ?? NO_GEMS;
  const missing = gemsLacking(held.gems, costOf(used).amounts.gems);
  const two: MasterTileViolation = {
    clause: 'sno.tiles.build',
    code: 'not-two-gems',
    gems: gemCount(shown),
    needed: BUILD_TILE_GEMS,
  };
  const lacking: MasterTileViolation = {
    clause: clauseOf(used),
    code: 'gems-not-held',
    shown,
    held: held.gems,
    missing,
  };
  const wrong =
    tile === 'build' && costGems !== undefined && gemCount(costGems) !== BUILD_TILE_GEMS;
  return [...(wrong ? [two] : []), ...(missing > 0 ? [lacking] : [])];
};

const gemsLacking = (held: Gems, due: Gems): number =>
  HUES.reduce((total, hue) => total + Math.max(0, due[hue] - held[hue]), 0);

const actionViolations = (used: MasterTile): readonly MasterTileViolation[] => {
  const { tile, onBoard, needs } = used;
  const none: MasterTileViolation = { clause: 'sno.tiles.eight', code: 'none-on-board' };
  const noRoom: MasterTileViolation = { clause: 'sno.tiles.tent-space', code: 'no-room' };
  const unmet: MasterTileViolation = { clause: 'sno.tiles.poster-needs', code: 'needs-not-met' };
  return [
    ...(takesItem(tile) && onBoard === 0 ? [none] : []),
    ...(tile === 'tent' && placesFor(used).length === 0 ? [noRoom] : []),
    ...(tile === 'poster' && !needs ? [unmet] : []),
  ];
};

const payLines = (used: MasterTile): readonly MasterTileLine[] => {
  const { amounts: paid, gemsKnown, restKnown, replaced } = costOf(used);
  const gained = gainOf(used);
  const clause = clauseOf(used);
  const { points } = settle(used.held, paid, gained).after;
  const unknown: MasterTileLine = {
    clause,
    code: 'cost-unknown',
    gems: !gemsKnown,
    rest: !restKnown,
  };
  const clear: MasterTileLine = {
    clause: 'sno.tiles.clear-pays',
    code: 'clear-pays',
    amount: replaced,
  };
  const below = points !== undefined && points < 0 && paid.points > 0;
  return [
    { clause, code: 'tile', paid, gained },
    ...(gemsKnown && restKnown ? [] : [unknown]),
    ...(replaced > 0 ? [clear] : []),
    ...(below ? [{ clause: 'sno.pay.below-zero', code: 'below-zero', points } as const] : []),
  ];
};

const actionLines = (used: MasterTile): readonly MasterTileLine[] => {
  const { tile, onBoard } = used;
  const item: MasterTileLine = {
    clause: 'sno.tiles.eight',
    code: 'from-board',
    before: onBoard,
    after: onBoard - 1,
  };
  return [...kindLines(used), ...(takesItem(tile) ? [item] : [])];
};

const kindLines = (used: MasterTile): readonly MasterTileLine[] => KIND_LINES[used.tile](used);

const POSTER_LINES: readonly MasterTileLine[] = [
  { clause: 'sno.tiles.poster-needs', code: 'poster-needs' },
  { clause: 'sno.tiles.poster-no-tent', code: 'poster-no-tent' },
  { clause: 'sno.perform.poster', code: 'poster-pays' },
];

const KIND_LINES: ByKind<readonly MasterTileLine[]> = {
  build: () => [{ clause: 'sno.tiles.build-bonus', code: 'covered-bonuses' }],
  points: () => [],
  trainer: () => [],
  'clear-gems': (used) => overflowLines(used),
  'trainer-tile': () => [{ clause: 'sno.tiles.trainer-place', code: 'tile-place' }],
  tent: (used) => tentLines(placesFor(used)),
  poster: () => POSTER_LINES,
  'master-card': (used) => cardLines(cardsWith(used)),
};

const overflowLines = (used: MasterTile): readonly MasterTileLine[] => {
  const { excess, excessCoins: coins } = settle(used.held, costOf(used).amounts, gainOf(used));
  return coins === 0
    ? []
    : [{ clause: 'sno.tiles.clear-overflow', code: 'overflow', gems: excess.clear, coins }];
};

const tentLines = (places: readonly TentPlace[]): readonly MasterTileLine[] => [
  { clause: 'sno.tiles.tent-space', code: 'tent-space', places },
  ...(places.includes('space')
    ? [{ clause: 'sno.tiles.tent-bonus', code: 'tent-bonus' } as const]
    : []),
  ...(places.includes('printed')
    ? [{ clause: 'sno.tent-spaces.no-bonus', code: 'no-bonus' } as const]
    : []),
];

const cardLines = ({ extra, owned, withDice, choice }: ExtraCards): readonly MasterTileLine[] => [
  { clause: 'sno.tiles.four-dice', code: 'four-dice', owned, withDice },
  { clause: 'sno.tiles.more-choice', code: 'more-choice', extra, choice },
  { clause: 'sno.tiles.half', code: 'half-later' },
];
