import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, missing, option, optionsOf, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { boardViolations, type BoardViolation } from './board-rules.ts';
import { parseBoard, type Board, type Holding } from './board.ts';
import { YES_NO } from './data.ts';
import { MAP_NAMES } from './data/maps.ts';
import { TERRAINS, type Ground, type Terrain } from './data/terrains.ts';
import { FIRST_STRUCTURES } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { byTheRiver, crossing, landscape, nameOf, type Landscape } from './map.ts';
import { emptyLand, shippingRange, touching } from './reach.ts';

export interface RawRiverwalkersMap {
  readonly map: string;
  /** The board in its notation, with the Riverwalkers and their Starting terrain. */
  readonly board: string;
  /** Terrains unlocked besides the Starting terrain: `lakes,mountains`. */
  readonly unlocked: string;
  /** Whether they hold the Bonus card with Shipping +1. */
  readonly bonusCard: string;
}

export const RIVERWALKERS_MAP_START: RawRiverwalkersMap = {
  map: 'fire-and-ice',
  board: 'riverwalkers.desert:C2d,E4d',
  unlocked: 'lakes,mountains',
  bonusCard: 'no',
};

export type RiverwalkersMap = Parsed<
  {
    readonly board: Board;
    readonly holding: Holding;
    readonly start: Terrain;
    /** The Starting terrain first. */
    readonly unlocked: readonly Terrain[];
    readonly bonusCard: boolean;
  },
  'RiverwalkersMap'
>;

/** Why a space cannot be built on, the first reason that holds. */
export type SpaceVerdict = 'open' | 'locked' | 'not-by-the-river' | 'out-of-range';

export interface SpaceValue {
  readonly space: string;
  readonly ground: Ground;
  readonly verdict: SpaceVerdict;
  /** River spaces to the nearest own Structure; `undefined` where no ship comes. */
  readonly crossed: number | undefined;
  /** Whether an own Structure is directly adjacent, which does not help. */
  readonly byLand: boolean;
}

export interface RiverwalkersMapValue {
  /** How many river spaces their ships cross. */
  readonly range: number;
  readonly unlocked: readonly Terrain[];
  /** Whether this is one of the first Structures, before anything can be in range. */
  readonly first: boolean;
  /** Every empty land space, in the order of the map. */
  readonly spaces: readonly SpaceValue[];
  /** The spaces that may be built on. */
  readonly open: readonly string[];
}

type Spaces = { readonly spaces: readonly string[] };

/** Spaces for a first Structure, or for a later one. */
type Verdicts = Spaces & { readonly first: boolean };

export type RiverwalkersMapLine =
  | FiLine<'fi.riverwalkers.shipping-fixed', 'shipping', { shipping: number }>
  | FiLine<'fi.riverwalkers.bonus-card', 'bonus-card', { before: number; after: number }>
  | FiLine<'fi.riverwalkers.settle', 'unlocked', { terrains: readonly Terrain[] }>
  | FiLine<'fi.riverwalkers.by-the-river', 'first', { structures: number; terrain: Terrain }>
  | FiLine<'fi.riverwalkers.settle', 'stands-locked', { space: string; ground: Ground }>
  | FiLine<'fi.riverwalkers.in-range' | 'fi.riverwalkers.by-the-river', 'open', Verdicts>
  | FiLine<'fi.riverwalkers.settle', 'locked', Verdicts>
  | FiLine<'fi.riverwalkers.by-the-river', 'not-by-the-river', Verdicts>
  | FiLine<'fi.riverwalkers.in-range', 'out-of-range', Spaces>
  | FiLine<'fi.riverwalkers.not-by-land', 'not-by-land', Spaces>;

export type RiverwalkersMapViolation =
  BoardViolation | FiLine<'fi.riverwalkers.by-the-river', 'dry', { space: string }>;

export const parseRiverwalkersMap = (raw: RawRiverwalkersMap): Field<RiverwalkersMap> => {
  const map = option('map', raw.map, MAP_NAMES);
  const fields = collect({
    board: map.ok ? parseBoard('board', map.value, raw.board) : map,
    unlocked: optionsOf('unlocked', raw.unlocked, TERRAINS),
    bonusCard: option('bonusCard', raw.bonusCard, YES_NO),
  });
  if (!fields.ok) return fields;
  const { board, unlocked, bonusCard } = fields.value;
  const holding = board.holdings.find(({ faction }) => faction === 'riverwalkers');
  const start = holding?.terrain;
  if (holding === undefined || start === undefined) return missing('board');
  return ok(
    parsed({
      board,
      holding,
      start,
      unlocked: [start, ...unlocked.filter((terrain) => terrain !== start)],
      bonusCard: bonusCard === 'yes',
    }),
  );
};

/** Where the Riverwalkers may build. */
export const riverwalkersMap = (
  asked: RiverwalkersMap,
): Ruling<RiverwalkersMapValue, RiverwalkersMapLine, RiverwalkersMapViolation> => {
  const { board, holding, start, unlocked, bonusCard } = asked;
  const first = holding.pieces.length < FIRST_STRUCTURES;
  const settled = first ? [start] : unlocked;
  const range = shippingRange(holding, bonusCard);
  const spaces = emptyLand(board).map((land) => spaceValue(asked, land, { settled, range, first }));
  const open = spaces.filter(({ verdict }) => verdict === 'open').map(({ space }) => space);
  return ruled([...boardViolations(board), ...dry(asked)], {
    value: { range, unlocked, first, spaces, open },
    lines: [
      ...termLines(asked, { range, first }),
      ...standsLocked(asked),
      ...verdictLines(spaces, first),
    ],
  });
};

export const askRiverwalkersMap = asks(parseRiverwalkersMap, riverwalkersMap);

/** Their own Structures that the river does not touch. */
const dry = ({ board, holding }: RiverwalkersMap): readonly RiverwalkersMapViolation[] => {
  const land = landscape(board.map);
  return holding.pieces
    .filter(({ space }) => !byTheRiver(land, space))
    .map(({ space }) => ({
      clause: 'fi.riverwalkers.by-the-river',
      code: 'dry',
      space: nameOf(land, space),
    }));
};

/** Their own Structures on terrain that is not among the unlocked ones. */
const standsLocked = ({
  board,
  holding,
  unlocked,
}: RiverwalkersMap): readonly RiverwalkersMapLine[] => {
  const land = landscape(board.map);
  return land.lands
    .filter(({ space }) => holding.pieces.some((piece) => piece.space === space))
    .map((spot) => ({ space: nameOf(land, spot.space), ground: groundOf(board, spot) }))
    .filter(({ ground }) => !unlocked.some((terrain) => terrain === ground))
    .map((facts) => ({ clause: 'fi.riverwalkers.settle', code: 'stands-locked', ...facts }));
};

const groundOf = (
  board: Board,
  { space, terrain }: Pick<Landscape['lands'][number], 'space' | 'terrain'>,
): Ground => board.land.find((changed) => changed.space === space)?.ground ?? terrain;

interface Terms {
  readonly settled: readonly Terrain[];
  readonly range: number;
  readonly first: boolean;
}

const spaceValue = (
  { board, holding }: RiverwalkersMap,
  spot: Landscape['lands'][number],
  terms: Terms,
): SpaceValue => {
  const land = landscape(board.map);
  const { space } = spot;
  const ground = groundOf(board, spot);
  const touch = touching(board);
  const crossed = Math.min(...holding.pieces.map((piece) => crossing(land, piece.space, space)));
  return {
    space: nameOf(land, space),
    ground,
    verdict: verdictOn(ground, { byRiver: byTheRiver(land, space), crossed }, terms),
    crossed: Number.isFinite(crossed) ? crossed : undefined,
    byLand: holding.pieces.some((piece) => touch(piece.space, space)),
  };
};

const verdictOn = (
  ground: Ground,
  { byRiver, crossed }: { readonly byRiver: boolean; readonly crossed: number },
  { settled, range, first }: Terms,
): SpaceVerdict => {
  if (!settled.some((terrain) => terrain === ground)) return 'locked';
  if (!byRiver) return 'not-by-the-river';
  return first || crossed <= range ? 'open' : 'out-of-range';
};

const termLines = (
  { holding, start, unlocked }: RiverwalkersMap,
  { range, first }: { readonly range: number; readonly first: boolean },
): readonly RiverwalkersMapLine[] => {
  const { shipping, pieces } = holding;
  if (first) {
    return [
      {
        clause: 'fi.riverwalkers.by-the-river',
        code: 'first',
        structures: pieces.length,
        terrain: start,
      },
    ];
  }
  const card: RiverwalkersMapLine = {
    clause: 'fi.riverwalkers.bonus-card',
    code: 'bonus-card',
    before: shipping,
    after: range,
  };
  return [
    { clause: 'fi.riverwalkers.shipping-fixed', code: 'shipping', shipping },
    ...(range > shipping ? [card] : []),
    { clause: 'fi.riverwalkers.settle', code: 'unlocked', terrains: unlocked },
  ];
};

/** The spaces verdict by verdict. What lies next door by land gets a word of its own. */
const verdictLines = (
  values: readonly SpaceValue[],
  first: boolean,
): readonly RiverwalkersMapLine[] => {
  const named = (holds: (value: SpaceValue) => boolean): readonly string[] =>
    values.filter(holds).map(({ space }) => space);
  const judged = (wanted: SpaceVerdict) => named(({ verdict }) => verdict === wanted);
  const clause = first ? 'fi.riverwalkers.by-the-river' : 'fi.riverwalkers.in-range';
  const far = judged('out-of-range');
  const lines: readonly RiverwalkersMapLine[] = [
    { clause, code: 'open', spaces: judged('open'), first },
    { clause: 'fi.riverwalkers.in-range', code: 'out-of-range', spaces: far },
    {
      clause: 'fi.riverwalkers.not-by-land',
      code: 'not-by-land',
      spaces: named(
        ({ verdict, byLand }) => !first && byLand && verdict !== 'open' && verdict !== 'locked',
      ),
    },
    {
      clause: 'fi.riverwalkers.by-the-river',
      code: 'not-by-the-river',
      spaces: judged('not-by-the-river'),
      first,
    },
    { clause: 'fi.riverwalkers.settle', code: 'locked', spaces: judged('locked'), first },
  ];
  return lines.filter(
    (line) => line.code === 'open' || !('spaces' in line) || line.spaces.length > 0,
  );
};
