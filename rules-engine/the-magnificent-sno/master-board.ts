import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, numeral, optionalOption, unreadable, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  BOARD_SIDES,
  COMPONENTS,
  MODULE_TURNS,
  ROUNDS,
  SLIDES_AFTER,
  TILE_TURNS,
  TILES_PER_SIDE,
  TRAINER_USES,
  TURNS,
  TURN_LETTERS,
  type Round,
  type TrainerUse,
  type TurnLetter,
} from './data.ts';
import type { SnoLine } from './line.ts';

export interface RawMasterBoard {
  readonly players: string;
  readonly round: string;
  /** This player's turns of the round so far, `d` with a die and `t` with a master tile: `ddt`. */
  readonly turns: string;
  /** The turn to come: `d`, `t`, `f` for a future tile; blank is what may come. */
  readonly next: string;
  /** A trainer space or tile used in that turn: `general`, `action`, or blank for none. */
  readonly trainer: string;
  /** Master tiles taken this round by all players. */
  readonly taken: string;
}

export const MASTER_BOARD_START: RawMasterBoard = {
  players: '3',
  round: '1',
  turns: '',
  next: '',
  trainer: '',
  taken: '0',
};

type Players = keyof typeof TILES_PER_SIDE;

/** A turn that has been taken. */
export type TurnKind = 'die' | 'tile';

export type MasterBoard = Parsed<
  {
    readonly players: Players;
    readonly round: Round;
    readonly turns: readonly TurnKind[];
    readonly next: (typeof TURN_LETTERS)[TurnLetter] | undefined;
    readonly trainer: TrainerUse | undefined;
    readonly taken: number;
  },
  'MasterBoard'
>;

/** What becomes of the tiles between two rounds. */
export interface Between {
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

export type MasterBoardLine =
  | SnoLine<'sno.module.sides', 'sides', { players: number; perSide: number; future: number }>
  | SnoLine<'sno.turn.four', 'die-turns', { turns: number }>
  | SnoLine<'sno.module.turns', 'turns', { base: number; turns: number }>
  | SnoLine<'sno.module.five-turns', 'turns-left', { taken: number; left: number }>
  | SnoLine<'sno.module.one-tile', 'tile-to-come', { left: number }>
  | SnoLine<'sno.module.one-tile', 'tile-now'>
  | SnoLine<'sno.module.one-tile', 'tile-done', { turn: number }>
  | SnoLine<'sno.module.no-future', 'future-waits', { future: number }>
  | SnoLine<'sno.module.general-only', 'general-trainer'>
  | SnoLine<'sno.module.discard', 'discard', { taken: number; left: number; discarded: number }>
  | SnoLine<
      'sno.module.slide-refill',
      'slide-refill',
      { slid: number; refilled: number; pile: number }
    >
  | SnoLine<'sno.module.slide-only', 'slide-only', { slid: number }>
  | SnoLine<
      'sno.module.all-tiles',
      'all-tiles',
      { perSide: number; rounds: number; used: number; of: number; unused: number }
    >;

export type MasterBoardViolation =
  | SnoLine<'sno.module.one-tile', 'second-tile', { turn: number }>
  | SnoLine<'sno.module.one-tile', 'tile-missing', { dice: number }>
  | SnoLine<'sno.module.one-tile', 'too-many-taken', { taken: number; players: number }>
  | SnoLine<'sno.module.one-tile', 'yours-not-entered', { players: number }>
  | SnoLine<'sno.module.five-turns', 'round-over', { turns: number }>
  | SnoLine<'sno.module.no-future', 'future-tile', { round: Round }>
  | SnoLine<'sno.module.general-only', 'not-general'>;

const NEXT_LETTERS = ['d', 't', 'f'] as const satisfies readonly TurnLetter[];

export const parseMasterBoard = (raw: RawMasterBoard): Field<MasterBoard> => {
  const fields = collect({
    players: numeral('players', raw.players, [1, 2, 3, 4, 5]),
    round: numeral('round', raw.round, ROUNDS),
    turns: parseTurns(raw.turns),
    next: optionalOption('next', raw.next, NEXT_LETTERS),
    trainer: optionalOption('trainer', raw.trainer, TRAINER_USES),
    taken: whole('taken', raw.taken, AMOUNT),
  });
  if (!fields.ok) return fields;
  const { next, ...rest } = fields.value;
  return ok(parsed({ ...rest, next: next && TURN_LETTERS[next] }));
};

const TURN_KINDS: Readonly<Record<string, TurnKind>> = { d: 'die', t: 'tile' };

const parseTurns = (text: string): Field<readonly TurnKind[]> => {
  const letters = text
    .toLowerCase()
    .split(/[\s,]*/)
    .filter((letter) => letter !== '');
  const at = letters.findIndex((letter) => !Object.hasOwn(TURN_KINDS, letter));
  if (at >= 0) return unreadable('turns', text.trim(), { where: [at + 1], reason: 'not-a-turn' });
  return letters.length > MODULE_TURNS
    ? unreadable('turns', text.trim(), { reason: 'too-many-turns' })
    : ok(letters.flatMap((letter) => TURN_KINDS[letter] ?? []));
};

/** The tiles of the master board and the turns of one player's round. */
export const masterBoard = (
  board: MasterBoard,
): Ruling<MasterBoardValue, MasterBoardLine, MasterBoardViolation> => {
  const { players, turns, next } = board;
  const perSide = TILES_PER_SIDE[players];
  return ruled(violations(board), {
    value: {
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
    },
    lines: [...tileLines(board), ...turnLines(board), ...betweenLines(board)],
  });
};

export const askMasterBoard = asks(parseMasterBoard, masterBoard);

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
const mayFollow = (turns: readonly TurnKind[]): readonly TurnKind[] => {
  const dice = turns.filter((turn) => turn === 'die').length;
  return [
    ...(dice < TURNS && turns.length < MODULE_TURNS ? (['die'] as const) : []),
    ...(!turns.includes('tile') && turns.length < MODULE_TURNS ? (['tile'] as const) : []),
  ];
};

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

const violations = (board: MasterBoard): readonly MasterBoardViolation[] => {
  const { players, taken, turns } = board;
  const notEntered: MasterBoardViolation = {
    clause: 'sno.module.one-tile',
    code: 'yours-not-entered',
    players,
  };
  const tooMany: MasterBoardViolation = {
    clause: 'sno.module.one-tile',
    code: 'too-many-taken',
    taken,
    players,
  };
  return [
    ...pastViolations(board),
    ...nextViolations(board),
    ...(taken > players ? [tooMany] : []),
    ...(taken === players && !turns.includes('tile') ? [notEntered] : []),
  ];
};

/** What the turns so far break already. */
const pastViolations = ({ turns }: MasterBoard): readonly MasterBoardViolation[] => {
  const again = turns.findIndex((turn, i) => turn === 'tile' && turns.indexOf('tile') < i);
  const dice = turns.filter((turn) => turn === 'die').length;
  return [
    ...(again < 0 ? [] : [secondTile(again + 1)]),
    ...(dice > TURNS ? [tileMissing(dice)] : []),
  ];
};

const secondTile = (turn: number): MasterBoardViolation => ({
  clause: 'sno.module.one-tile',
  code: 'second-tile',
  turn,
});

const tileMissing = (dice: number): MasterBoardViolation => ({
  clause: 'sno.module.one-tile',
  code: 'tile-missing',
  dice,
});

const nextViolations = (board: MasterBoard): readonly MasterBoardViolation[] => {
  const { turns, next, round, trainer } = board;
  if (next === undefined) return [];
  if (turns.length >= MODULE_TURNS) {
    return [{ clause: 'sno.module.five-turns', code: 'round-over', turns: MODULE_TURNS }];
  }
  if (next === 'die') return dieViolations(turns);
  const future: MasterBoardViolation = {
    clause: 'sno.module.no-future',
    code: 'future-tile',
    round,
  };
  const special: MasterBoardViolation = { clause: 'sno.module.general-only', code: 'not-general' };
  return [
    ...(turns.filter((turn) => turn === 'tile').length === TILE_TURNS
      ? [secondTile(turns.length + 1)]
      : []),
    ...(next === 'future' ? [future] : []),
    ...(trainer === 'action' ? [special] : []),
  ];
};

/** A fifth die would leave no turn for the tile. */
const dieViolations = (turns: readonly TurnKind[]): readonly MasterBoardViolation[] => {
  const dice = turns.filter((turn) => turn === 'die').length;
  return dice === TURNS ? [tileMissing(dice + 1)] : [];
};

const tileLines = (board: MasterBoard): readonly MasterBoardLine[] => {
  const { players } = board;
  const perSide = TILES_PER_SIDE[players];
  const future = futureIn(board);
  const waits: MasterBoardLine = {
    clause: 'sno.module.no-future',
    code: 'future-waits',
    future,
  };
  return [
    { clause: 'sno.module.sides', code: 'sides', players, perSide, future },
    ...(future > 0 ? [waits] : []),
    {
      clause: 'sno.module.all-tiles',
      code: 'all-tiles',
      perSide,
      rounds: ROUNDS.length,
      of: COMPONENTS['master-tiles'].total,
      ...tilesOfGame(perSide),
    },
  ];
};

const turnLines = ({ turns, next, trainer }: MasterBoard): readonly MasterBoardLine[] => {
  const general: MasterBoardLine = {
    clause: 'sno.module.general-only',
    code: 'general-trainer',
  };
  const left = MODULE_TURNS - turns.length;
  return [
    { clause: 'sno.turn.four', code: 'die-turns', turns: TURNS },
    { clause: 'sno.module.turns', code: 'turns', base: TURNS, turns: MODULE_TURNS },
    { clause: 'sno.module.five-turns', code: 'turns-left', taken: turns.length, left },
    tileTurnLine(turns),
    ...(next === 'tile' && trainer === 'general' ? [general] : []),
  ];
};

const tileTurnLine = (turns: readonly TurnKind[]): MasterBoardLine => {
  const at = turns.indexOf('tile');
  if (at >= 0) return { clause: 'sno.module.one-tile', code: 'tile-done', turn: at + 1 };
  const left = MODULE_TURNS - turns.length;
  return left === TILE_TURNS
    ? { clause: 'sno.module.one-tile', code: 'tile-now' }
    : { clause: 'sno.module.one-tile', code: 'tile-to-come', left };
};

const betweenLines = (board: MasterBoard): readonly MasterBoardLine[] => {
  const tiles = between(board);
  if (tiles === undefined) return [];
  const { taken, left, discarded, slid, refilled, pileAfter: pile } = tiles;
  return [
    { clause: 'sno.module.discard', code: 'discard', taken, left, discarded },
    board.round === SLIDES_AFTER.refilled
      ? { clause: 'sno.module.slide-refill', code: 'slide-refill', slid, refilled, pile }
      : { clause: 'sno.module.slide-only', code: 'slide-only', slid },
  ];
};
