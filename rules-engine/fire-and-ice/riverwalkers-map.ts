import { ruled, saying, when, type Says } from '../core/answer.ts';
import { missing } from '../core/fields.ts';
import { choices, form, yesNo, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { BOARD_SAYS, boardLines, boardViolations } from './board-rules.ts';
import { boardFields, parseBoard, type Board } from './board.ts';
import type { FiClause } from './clauses.ts';
import { TERRAINS, type Ground, type Terrain } from './data/terrains.ts';
import { FIRST_STRUCTURES } from './data/tiles.ts';
import { byTheRiver, crossing, landscape, nameOf, type Landscape } from './map.ts';
import { emptyLand, shippingRange, touching } from './reach.ts';

const FORM = form(
  {
    ...boardFields('riverwalkers.desert:C2d,E4d', [
      'riverwalkers.desert:',
      'riverwalkers.desert:C2d',
      'riverwalkers.forest.ship2:C2d,B1d',
      'riverwalkers.desert:C2d,E4d,E4-F1;witches:D1d;land:C3ice',
      'witches:D1d',
    ]),
    /** Terrains unlocked besides the Starting terrain. */
    unlocked: choices(TERRAINS, 'lakes,mountains'),
    /** Whether they hold the Bonus card with Shipping +1. */
    bonusCard: yesNo(),
  },
  ({ map, board: text, sharedBridges, unlocked, bonusCard }) => {
    const board = parseBoard('board', map, text);
    if (!board.ok) return board;
    const holding = board.value.holdings.find(({ faction }) => faction === 'riverwalkers');
    const start = holding?.terrain;
    if (holding === undefined || start === undefined) return missing('board');
    return ok({
      board: board.value,
      sharedBridges,
      holding,
      start,
      /** The Starting terrain first. */
      unlocked: [start, ...unlocked.filter((terrain) => terrain !== start)],
      bonusCard,
    });
  },
);

const SAYS = {
  ...BOARD_SAYS,
  shipping: 'fi.riverwalkers.shipping-fixed',
  'bonus-card': 'fi.riverwalkers.bonus-card',
  unlocked: 'fi.riverwalkers.settle',
  first: 'fi.riverwalkers.by-the-river',
  'stands-locked': 'fi.riverwalkers.settle',
  open: ['fi.riverwalkers.in-range', 'fi.riverwalkers.by-the-river'],
  locked: 'fi.riverwalkers.settle',
  'not-by-the-river': 'fi.riverwalkers.by-the-river',
  'out-of-range': 'fi.riverwalkers.in-range',
  'not-by-land': 'fi.riverwalkers.not-by-land',
  dry: 'fi.riverwalkers.by-the-river',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type RiverwalkersMap = Checked<typeof FORM>;

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

/** Where the Riverwalkers may build. */
const whereToBuild = (asked: RiverwalkersMap) => {
  const { board, holding, start, unlocked, bonusCard } = asked;
  const first = holding.pieces.length < FIRST_STRUCTURES;
  const settled = first ? [start] : unlocked;
  const range = shippingRange(holding, bonusCard);
  const spaces = emptyLand(board).map((land) => spaceValue(asked, land, { settled, range, first }));
  const open = spaces.filter(({ verdict }) => verdict === 'open').map(({ space }) => space);
  const value: RiverwalkersMapValue = { range, unlocked, first, spaces, open };
  return ruled([...boardViolations(board, asked), ...dry(asked)], {
    value,
    lines: [
      ...boardLines(board),
      ...termLines(asked, value),
      ...standsLocked(asked),
      ...verdictLines(spaces, first),
    ],
  });
};

export const riverwalkersMap = question({ form: FORM, says: SAYS, rule: whereToBuild });

/** Their own Structures that the river does not touch. */
const dry = ({ board, holding }: RiverwalkersMap) => {
  const land = landscape(board.map);
  return holding.pieces
    .filter(({ space }) => !byTheRiver(land, space))
    .map(({ space }) => say('dry', { space: nameOf(land, space) }));
};

/** Their own Structures on terrain that is not among the unlocked ones. */
const standsLocked = ({ board, holding, unlocked }: RiverwalkersMap) => {
  const land = landscape(board.map);
  return land.lands
    .filter(({ space }) => holding.pieces.some((piece) => piece.space === space))
    .map((spot) => ({ space: nameOf(land, spot.space), ground: groundOf(board, spot) }))
    .filter(({ ground }) => !unlocked.some((terrain) => terrain === ground))
    .map((facts) => say('stands-locked', facts));
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
  { range, first }: RiverwalkersMapValue,
) => {
  const { shipping, pieces } = holding;
  return first
    ? [say('first', { structures: pieces.length, terrain: start })]
    : [
        say('shipping', { shipping }),
        ...when(range > shipping, say('bonus-card', { before: shipping, after: range })),
        say('unlocked', { terrains: unlocked }),
      ];
};

/** The spaces verdict by verdict. What lies next door by land gets a word of its own. */
const verdictLines = (values: readonly SpaceValue[], first: boolean) => {
  const named = (holds: (value: SpaceValue) => boolean): readonly string[] =>
    values.filter(holds).map(({ space }) => space);
  const judged = (wanted: SpaceVerdict) => named(({ verdict }) => verdict === wanted);
  const clause = first ? 'fi.riverwalkers.by-the-river' : 'fi.riverwalkers.in-range';
  const far = judged('out-of-range');
  const beside = named(
    ({ verdict, byLand }) => !first && byLand && verdict !== 'open' && verdict !== 'locked',
  );
  const inland = judged('not-by-the-river');
  const locked = judged('locked');
  return [
    say('open', { spaces: judged('open'), first }, clause),
    ...when(far.length > 0, say('out-of-range', { spaces: far })),
    ...when(beside.length > 0, say('not-by-land', { spaces: beside })),
    ...when(inland.length > 0, say('not-by-the-river', { spaces: inland, first })),
    ...when(locked.length > 0, say('locked', { spaces: locked, first })),
  ];
};
