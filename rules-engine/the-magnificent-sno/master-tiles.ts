import { ruled, saying, when, type Says } from '../core/answer.ts';
import type { Field } from '../core/fields.ts';
import {
  amount,
  choice,
  form,
  notation,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { SUPPLY_SAYS, trainersGained, trainersLeft } from './box.ts';
import type { SnoClause } from './clauses.ts';
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
  type Direction,
  type MasterTileKind,
  type TentPlace,
} from './data.ts';
import { gemCount } from './gems.ts';
import {
  belowZero,
  NO_AMOUNTS,
  POINTS_SAYS,
  pointsShortage,
  settle,
  shownGems,
  type Amounts,
  type Settlement,
  type Thing,
} from './holdings.ts';
import { gemAmounts, NO_GEMS, optionalGemAmounts, parseAmounts, type Gems } from './notation.ts';
import { placesFor } from './tent-places.ts';

type OtherCost = Omit<Amounts, 'gems'>;

/** `coins/trainers/points`; blank is not known. */
const parseCost = (
  field: string,
  text: string,
): Field<OtherCost | undefined, 'not-so-many-amounts'> => {
  if (text.trim() === '') return ok(undefined);
  const read = parseAmounts(field, text, { count: 3, each: AMOUNT });
  if (!read.ok) return read;
  const [coins = 0, trainers = 0, points = 0] = read.value;
  return ok({ coins, trainers, points });
};

const FORM = form(
  {
    tile: choice(MASTER_TILES, 'points'),
    /** The trainer tile: a trainer for points, or points for a trainer. */
    direction: choice(DIRECTIONS),
    /** What the player has; blank points are not told. */
    gems: gemAmounts('1/1/1/1', STORAGE),
    coins: amount(AMOUNT, '5'),
    trainers: amount(TRAINERS, '1'),
    points: optionalAmount(POINTS, '20'),
    /** The cost shown on the tile, and its gems; blank is not known. */
    cost: notation(parseCost, '', { samples: ['0/0/0', '2/0/0', '1/1/3'] }),
    costGems: optionalGemAmounts(),
    /** Free tent spaces, and whether the printed tent is free. */
    tentSpaces: amount(TENT_SPACES, '1'),
    printed: choice(PRINTED_STATES),
    /** Such tiles, tents, posters or cards left on the master board. */
    onBoard: amount({ min: 0, max: MODULE_ITEMS }, '2'),
    /** Whether the poster's own requirements are met. */
    needs: yesNo('yes'),
    /** Extra master cards owned before. */
    extraCards: amount({ min: 0, max: EXTRA_CARDS.max - 1 }, '0'),
    clearPays: reading('sno.tiles.clear-pays', CLEAR_PAYS),
    floor: reading('sno.pay.below-zero', FLOORS),
  },
  ({ gems, coins, trainers, points, ...rest }) =>
    ok({ ...rest, held: { gems, coins, trainers, points } }),
);

const TILE_CLAUSES = {
  build: 'sno.tiles.build',
  points: 'sno.tiles.points',
  'clear-gems': 'sno.tiles.clear-gems',
  'trainer-tile': 'sno.tiles.trainer',
  tent: 'sno.tiles.tent',
  poster: 'sno.tiles.poster',
  'master-card': 'sno.tiles.card',
} as const satisfies Readonly<Record<Exclude<MasterTileKind, 'trainer'>, SnoClause>>;

/** The tile for trainers has a clause for each direction. */
const TRAINER_CLAUSES = {
  forth: 'sno.tiles.trainer-for-points',
  back: 'sno.tiles.points-for-trainer',
} as const satisfies Readonly<Record<Direction, SnoClause>>;

const TILES = [...Object.values(TILE_CLAUSES), ...Object.values(TRAINER_CLAUSES)];

export type TileClause = (typeof TILES)[number];

const SAYS = {
  ...POINTS_SAYS,
  ...SUPPLY_SAYS,
  tile: TILES,
  'cost-unknown': TILES,
  'clear-pays': 'sno.tiles.clear-pays',
  overflow: 'sno.tiles.clear-overflow',
  'covered-bonuses': 'sno.tiles.build-bonus',
  'from-board': 'sno.tiles.eight',
  'tile-place': 'sno.tiles.trainer-place',
  'tent-space': 'sno.tiles.tent-space',
  'tent-bonus': 'sno.tiles.tent-bonus',
  'no-bonus': 'sno.tent-spaces.no-bonus',
  'poster-needs': 'sno.tiles.poster-needs',
  'poster-no-tent': 'sno.tiles.poster-no-tent',
  'poster-pays': 'sno.perform.poster',
  'four-dice': 'sno.tiles.four-dice',
  'more-choice': 'sno.tiles.more-choice',
  'half-later': 'sno.tiles.half',
  'no-trainer-left': 'sno.trainers.no-ninth',
  'not-enough': TILES,
  'gems-not-held': TILES,
  'not-two-gems': 'sno.tiles.build',
  'none-on-board': 'sno.tiles.eight',
  'no-room': 'sno.tiles.tent-space',
  'needs-not-met': 'sno.tiles.poster-needs',
  'too-many-cards': 'sno.module.no-refill',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type MasterTile = Checked<typeof FORM>;

/** What a tile costs: parts that are not known are shown on the tile and were not told. */
interface TileCost {
  readonly amounts: Amounts;
  readonly gemsKnown: boolean;
  readonly restKnown: boolean;
  /** Colored gems that clear ones stand in for. */
  readonly replaced: number;
}

/** A player's master cards once the extra one is there. */
interface ExtraCards {
  /** Extra cards, and all master cards in front of the player. */
  readonly extra: number;
  readonly owned: number;
  /** Cards that take a die in a round, and those that stay without. */
  readonly withDice: number;
  readonly withoutDice: number;
  /** Cards to choose from when one is scored at the round end, after taking the new one. */
  readonly choice: number;
}

export interface MasterTileValue extends Settlement {
  readonly tile: MasterTileKind;
  /** Whether all of the cost is known; if not, `paid` and `after` hold what is. */
  readonly costKnown: boolean;
  readonly paid: Amounts;
  readonly gained: Amounts;
  /** Colored gems that clear ones stand in for, by the reading. */
  readonly replaced: number;
  /** Items of this kind left on the master board; `undefined` for tiles that take none. */
  readonly onBoardAfter: number | undefined;
  /** Where the tent can go; empty for other tiles. */
  readonly places: readonly TentPlace[];
  /** Only for the tile that gives a master card. */
  readonly cards: ExtraCards | undefined;
}

/** What a master tile's action costs and gives. */
const use = (used: MasterTile) => {
  const { tile, held, onBoard } = used;
  const { amounts: paid, gemsKnown, restKnown, replaced } = costOf(used);
  const gained = gainOf(used);
  const value: MasterTileValue = {
    tile,
    costKnown: gemsKnown && restKnown,
    paid,
    gained,
    replaced,
    ...settle(held, paid, gained),
    onBoardAfter: takesItem(tile) ? onBoard - 1 : undefined,
    places: tile === 'tent' ? placesFor(used) : [],
    cards: tile === 'master-card' ? cardsWith(used) : undefined,
  };
  return ruled([...payViolations(used), ...actionViolations(used)], {
    value,
    lines: [...payLines(used, value), ...actionLines(used)],
  });
};

export const masterTiles = question({ form: FORM, says: SAYS, rule: use });

/** The last four kinds take something from the master board. */
const takesItem = (tile: MasterTileKind): boolean => {
  const kinds: readonly MasterTileKind[] = ['trainer-tile', 'tent', 'poster', 'master-card'];
  return kinds.includes(tile);
};

/** The clause that a tile rests on. */
export const tileClause = (tile: MasterTileKind, direction: Direction): TileClause =>
  tile === 'trainer' ? TRAINER_CLAUSES[direction] : TILE_CLAUSES[tile];

const clauseOf = ({ tile, direction }: MasterTile): TileClause => tileClause(tile, direction);

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

const shownCost = ({ held, cost, costGems, clearPays }: MasterTile): TileCost => {
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
  // The trainer tile comes alone if the supply has no trainer.
  'trainer-tile': (used) => ({
    ...NO_AMOUNTS,
    trainers: Math.min(TRAINERS_WITH_TILE, inSupply(used)),
  }),
  tent: () => NO_AMOUNTS,
  poster: () => NO_AMOUNTS,
  'master-card': () => NO_AMOUNTS,
};

/** Trainers in the supply once the cost is paid. */
const inSupply = (used: MasterTile): number =>
  trainersLeft(Math.max(0, used.held.trainers - costOf(used).amounts.trainers));

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

const payViolations = (used: MasterTile) => {
  const { tile, held, costGems, floor } = used;
  const { amounts } = costOf(used);
  const short = (thing: Thing, needed: number, had: number) =>
    when(needed > had, say('not-enough', { thing, needed, held: had }, clauseOf(used)));
  const least = tile === 'build' && costGems === undefined ? BUILD_TILE_GEMS : 0;
  return [
    ...short('gems', least, gemCount(held.gems)),
    ...short('coins', amounts.coins, held.coins),
    ...short('trainers', amounts.trainers, held.trainers),
    ...gemViolations(used),
    ...pointsShortage(held, amounts, floor),
  ];
};

/** Gems shown that the storage cannot pay, with clear gems in their stead where the reading lets them. */
const gemViolations = (used: MasterTile) => {
  const { tile, held, costGems } = used;
  const shown = costGems ?? NO_GEMS;
  const gems = gemCount(shown);
  const missing = gemsLacking(held.gems, costOf(used).amounts.gems);
  const wrong = tile === 'build' && costGems !== undefined && gems !== BUILD_TILE_GEMS;
  const lacking = { asked: shown, held: held.gems, missing };
  return [
    ...when(wrong, say('not-two-gems', { gems, needed: BUILD_TILE_GEMS })),
    ...when(missing > 0, say('gems-not-held', lacking, clauseOf(used))),
  ];
};

const gemsLacking = (held: Gems, due: Gems): number =>
  HUES.reduce((total, hue) => total + Math.max(0, due[hue] - held[hue]), 0);

const actionViolations = (used: MasterTile) => {
  const { tile, onBoard, needs } = used;
  return [
    ...when(takesItem(tile) && onBoard === 0, say('none-on-board')),
    ...when(tile === 'tent' && placesFor(used).length === 0, say('no-room')),
    ...when(tile === 'poster' && !needs, say('needs-not-met')),
    ...(tile === 'trainer' ? trainersGained(used.held.trainers, gainOf(used).trainers) : []),
    ...cardViolations(used),
  ];
};

/** Both extra cards come from the two that lie there at first. */
const cardViolations = ({ tile, extraCards, onBoard }: MasterTile) => {
  const isTooMany = tile === 'master-card' && extraCards + onBoard > MODULE_ITEMS;
  return when(isTooMany, say('too-many-cards', { extraCards, onBoard, all: MODULE_ITEMS }));
};

const payLines = (used: MasterTile, { paid, costKnown, replaced, after }: MasterTileValue) => {
  const { gemsKnown, restKnown } = costOf(used);
  const unknown = { gems: !gemsKnown, rest: !restKnown };
  return [
    costKnown
      ? say('tile', { paid }, clauseOf(used))
      : say('cost-unknown', unknown, clauseOf(used)),
    ...when(replaced > 0, say('clear-pays', { amount: replaced })),
    ...belowZero(after, paid),
  ];
};

const actionLines = (used: MasterTile) => {
  const { tile, onBoard } = used;
  const item = say('from-board', { left: onBoard - 1 });
  return [...KIND_LINES[tile](used), ...when(takesItem(tile), item)];
};

const KIND_LINES = {
  build: () => [say('covered-bonuses')],
  points: () => [],
  trainer: () => [],
  'clear-gems': (used) => overflowLines(used),
  'trainer-tile': (used) => [
    say('tile-place'),
    ...when(inSupply(used) < TRAINERS_WITH_TILE, say('no-trainer-left', { all: TRAINERS.max })),
  ],
  tent: (used) => tentLines(placesFor(used)),
  poster: () => [say('poster-needs'), say('poster-no-tent'), say('poster-pays')],
  'master-card': (used) => cardLines(cardsWith(used)),
} satisfies ByKind<readonly unknown[]>;

const overflowLines = (used: MasterTile) => {
  const { excess, excessCoins: coins } = settle(used.held, costOf(used).amounts, gainOf(used));
  return when(coins > 0, say('overflow', { gems: excess.clear, coins }));
};

const tentLines = (places: readonly TentPlace[]) => [
  say('tent-space', { places }),
  ...when(places.includes('space'), say('tent-bonus')),
  ...when(places.includes('printed'), say('no-bonus')),
];

const cardLines = ({ extra, owned, withDice, choice }: ExtraCards) => [
  say('four-dice', { owned, withDice }),
  say('more-choice', { extra, choice }),
  say('half-later'),
];
