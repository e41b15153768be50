import { ruled, saying, when, type Says } from '../core/answer.ts';
import { unreadable, type Field } from '../core/fields.ts';
import { amount, form, notation, numeral, optionalChoice, type Checked } from '../core/form.ts';
import { own } from '../core/own.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  ABILITIES,
  AMOUNT,
  BOARD_SIDES,
  COMPONENTS,
  GENERAL_ABILITIES,
  MODULE_TURNS,
  PLAYERS,
  ROUNDS,
  SLIDES_AFTER,
  TILE_TURNS,
  TILES_PER_SIDE,
  TRAINER_USES,
  TURNS,
  TURN_LETTERS,
  type Ability,
} from './data.ts';

/** A turn that has been taken. */
export type TurnKind = 'die' | 'tile';

const KINDS: Readonly<Record<string, TurnKind>> = { d: TURN_LETTERS.d, t: TURN_LETTERS.t };

/** One player's turns, `d` with a die and `t` with a master tile: `ddt`. */
const parseTurns = (
  field: string,
  text: string,
): Field<readonly TurnKind[], 'not-a-turn' | 'too-many-turns'> => {
  const letters = text
    .toLowerCase()
    .split(/[\s,]*/)
    .filter((letter) => letter !== '');
  const turns = letters.map((letter) => own(KINDS, letter));
  const at = turns.indexOf(undefined);
  if (at >= 0) return unreadable(field, text.trim(), { where: [at + 1], reason: 'not-a-turn' });
  return turns.length > MODULE_TURNS
    ? unreadable(field, text.trim(), { reason: 'too-many-turns' })
    : ok(turns.filter((turn) => turn !== undefined));
};

/** The turns of a text, if it is one. */
export const turnsIn = (text: string): readonly TurnKind[] | undefined => {
  const read = parseTurns('turns', text);
  return read.ok ? read.value : undefined;
};

export const makeTurns = (turns: readonly TurnKind[]): string =>
  turns.map((turn) => (turn === 'die' ? 'd' : 't')).join('');

const FORM = form(
  {
    players: headcount({ ...numeral([1, 2, 3, 4, 5], 3), range: PLAYERS }),
    round: numeral(ROUNDS, 1),
    /** This player's turns of the round so far. */
    turns: notation(parseTurns, '', { samples: ['d', 'ddt', 'dddd', 'tdddd', 'tt', 'ddddd'] }),
    /** The turn to come: `d`, `t`, `f` for a future tile; blank is what may come. */
    next: optionalChoice(['d', 't', 'f']),
    /** A trainer space or tile used in that turn. */
    trainer: optionalChoice(TRAINER_USES),
    /** One of the new trainer tiles used in that turn. */
    ability: optionalChoice(ABILITIES),
    /** Master tiles taken this round by all players. */
    taken: amount(AMOUNT, '0'),
  },
  ({ next, ...rest }) => ok({ ...rest, next: next && TURN_LETTERS[next] }),
);

const SAYS = {
  sides: 'sno.module.sides',
  'future-waits': 'sno.module.no-future',
  'all-tiles': 'sno.module.all-tiles',
  'die-turns': 'sno.turn.four',
  turns: 'sno.module.turns',
  'turns-left': 'sno.module.five-turns',
  'tile-to-come': 'sno.module.one-tile',
  'tile-now': 'sno.module.one-tile',
  'tile-done': 'sno.module.one-tile',
  'general-trainer': 'sno.module.general-only',
  discard: 'sno.module.discard',
  'slide-refill': 'sno.module.slide-refill',
  'slide-only': 'sno.module.slide-only',
  'second-tile': 'sno.module.one-tile',
  'tile-missing': 'sno.module.one-tile',
  'too-many-taken': 'sno.module.one-tile',
  'yours-not-entered': 'sno.module.one-tile',
  'round-over': 'sno.module.five-turns',
  'future-tile': 'sno.module.no-future',
  'not-general': 'sno.module.general-only',
  'general-tile': 'sno.module.which-tiles',
  'not-a-general-tile': 'sno.module.which-tiles',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type MasterBoard = Checked<typeof FORM>;

/** What becomes of the tiles between two rounds. */
interface Between {
  /** Tiles taken by the round's end, one by each player, and those left on the board: all are discarded. */
  readonly taken: number;
  readonly left: number;
  readonly discarded: number;
  readonly slid: number;
  readonly refilled: number;
  readonly pileAfter: number;
}

export interface MasterBoardValue {
  readonly perSide: number;
  /** Tiles in the left column that can still be taken, future tiles, and the pile, this round. */
  readonly available: number;
  readonly future: number;
  readonly pile: number;
  /** Tiles that a whole game uses, and those it leaves in the pile. */
  readonly used: number;
  readonly unused: number;
  /** Turns of the round, taken and left. */
  readonly turns: number;
  readonly turnsTaken: number;
  readonly turnsLeft: number;
  readonly tileTaken: boolean;
  /** The turn asked for, if any: it is allowed. */
  readonly next: TurnKind | undefined;
  /** Turns that may come next. */
  readonly may: readonly TurnKind[];
  /** Nothing follows the last round. */
  readonly between: Between | undefined;
}

/** The tiles of the master board and the turns of one player's round. */
const play = (board: MasterBoard) => {
  const { players, turns, next } = board;
  const perSide = TILES_PER_SIDE[players];
  const value: MasterBoardValue = {
    perSide,
    available: perSide - takenBy(board),
    future: futureIn(board),
    pile: pileIn(board),
    ...tilesOfGame(perSide),
    turns: MODULE_TURNS,
    turnsTaken: turns.length,
    turnsLeft: MODULE_TURNS - turns.length,
    tileTaken: turns.includes('tile'),
    next: next === 'future' ? undefined : next,
    may: mayFollow(turns),
    between: between(board),
  };
  return ruled([...pastViolations(board), ...nextViolations(board), ...takenViolations(board)], {
    value,
    lines: [...tileLines(board, value), ...turnLines(board), ...betweenLines(board)],
  });
};

export const masterBoard = question({ form: FORM, says: SAYS, rule: play });

const diceIn = (turns: readonly TurnKind[]): number =>
  turns.filter((turn) => turn === 'die').length;

/** Tiles taken by all, this player's own at least. */
const takenBy = ({ taken, turns }: MasterBoard): number =>
  Math.max(taken, turns.includes('tile') ? TILE_TURNS : 0);

/** After the last slide no future tiles are left. */
const futureIn = ({ players, round }: MasterBoard): number =>
  round > SLIDES_AFTER.bare ? 0 : TILES_PER_SIDE[players];

/** Both sides are filled at first, and the right one once more after round 1. */
const pileIn = ({ players, round }: MasterBoard): number =>
  COMPONENTS['master-tiles'].total -
  TILES_PER_SIDE[players] * (BOARD_SIDES + (round > SLIDES_AFTER.refilled ? 1 : 0));

const tilesOfGame = (perSide: number): { readonly used: number; readonly unused: number } => {
  const used = perSide * ROUNDS.length;
  return { used, unused: COMPONENTS['master-tiles'].total - used };
};

/** Four turns with a die and one with a tile, in any order. */
const mayFollow = (turns: readonly TurnKind[]): readonly TurnKind[] => [
  ...when(diceIn(turns) < TURNS, 'die'),
  ...when(!turns.includes('tile'), 'tile'),
];

const between = (board: MasterBoard): Between | undefined => {
  const { players, round } = board;
  if (round > SLIDES_AFTER.bare) return undefined;
  const perSide = TILES_PER_SIDE[players];
  const taken = TILE_TURNS * players;
  const refilled = round === SLIDES_AFTER.refilled ? perSide : 0;
  return {
    taken,
    left: perSide - taken,
    discarded: perSide,
    slid: perSide,
    refilled,
    pileAfter: pileIn(board) - refilled,
  };
};

const takenViolations = ({ players, taken, turns }: MasterBoard) => [
  ...when(taken > players, say('too-many-taken', { taken, players })),
  ...when(taken === players && !turns.includes('tile'), say('yours-not-entered', { players })),
];

/** What the turns so far break already. */
const pastViolations = ({ turns }: MasterBoard) => {
  const again = turns.findIndex((turn, i) => turn === 'tile' && turns.indexOf('tile') < i);
  const dice = diceIn(turns);
  return [
    ...when(again >= 0, say('second-tile', { turn: again + 1 })),
    ...when(dice > TURNS, say('tile-missing', { dice })),
  ];
};

const nextViolations = ({ turns, next, round, trainer, ability }: MasterBoard) => {
  if (next === undefined) return [];
  if (turns.length >= MODULE_TURNS) return [say('round-over', { turns: MODULE_TURNS })];
  const dice = diceIn(turns) + 1;
  // A fifth die would leave no turn for the tile.
  if (next === 'die') return when(dice === TURNS + 1, say('tile-missing', { dice }));
  const tiles = turns.length - diceIn(turns);
  return [
    ...when(tiles === TILE_TURNS, say('second-tile', { turn: turns.length + 1 })),
    ...when(next === 'future', say('future-tile', { round })),
    ...when(trainer === 'action', say('not-general')),
    ...abilityLines(ability, false, 'not-a-general-tile'),
  ];
};

const tileLines = (
  { players }: MasterBoard,
  { perSide, future, used, unused }: MasterBoardValue,
) => {
  const game = { perSide, rounds: ROUNDS.length, of: COMPONENTS['master-tiles'].total };
  return [
    say('sides', { players, perSide, future }),
    ...when(future > 0, say('future-waits', { future })),
    say('all-tiles', { ...game, used, unused }),
  ];
};

/** Said of a new trainer tile, if it is general as asked. */
const abilityLines = <Code extends 'general-tile' | 'not-a-general-tile'>(
  ability: Ability | undefined,
  isGeneral: boolean,
  code: Code,
) =>
  ability !== undefined && GENERAL_ABILITIES.includes(ability) === isGeneral
    ? [say(code, { ability })]
    : [];

const turnLines = ({ turns, next, trainer, ability }: MasterBoard) => [
  say('die-turns', { turns: TURNS }),
  say('turns', { base: TURNS, turns: MODULE_TURNS }),
  say('turns-left', { taken: turns.length, left: MODULE_TURNS - turns.length }),
  tileTurnLine(turns),
  ...when(next === 'tile' && trainer === 'general', say('general-trainer')),
  ...(next === 'tile' ? abilityLines(ability, true, 'general-tile') : []),
];

const tileTurnLine = (turns: readonly TurnKind[]) => {
  const at = turns.indexOf('tile');
  if (at >= 0) return say('tile-done', { turn: at + 1 });
  const left = MODULE_TURNS - turns.length;
  return left === TILE_TURNS ? say('tile-now') : say('tile-to-come', { left });
};

const betweenLines = (board: MasterBoard) => {
  const tiles = between(board);
  if (tiles === undefined) return [];
  const { taken, left, discarded, slid, refilled, pileAfter: pile } = tiles;
  return [
    say('discard', { taken, left, discarded }),
    board.round === SLIDES_AFTER.refilled
      ? say('slide-refill', { slid, refilled, pile })
      : say('slide-only', { slid }),
  ];
};
