import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, numeral, option, optionsOf, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { SEATS, SETUP_STEPS, SIDE_B, YES_NO, type SetupStepId } from './data.ts';
import type { SnoLine } from './line.ts';
import { setupLines, type SetupLine } from './setup-lines.ts';
import { setupSteps, type SetupStep } from './setup-steps.ts';
import {
  diceFor,
  hatsFor,
  masterCardsFor,
  masterTilesFor,
  postersFor,
  setsFor,
  tentsFor,
  trainerTilesFor,
  whiteTilesFor,
  type MasterCards,
  type MasterTiles,
  type Posters,
  type Sets,
  type Table,
  type Tents,
  type TrainerTiles,
} from './supplies.ts';
import type { Gems } from './notation.ts';

export interface RawSetup {
  readonly players: string;
  readonly module: string;
  /** Boards in play on side B that ask for something: `ii,v`. */
  readonly sideB: string;
  /** Ids of the steps already done. */
  readonly done: string;
}

export const SETUP_START: RawSetup = { players: '3', module: 'no', sideB: '', done: '' };

export type Setup = Parsed<Table & { readonly done: readonly SetupStepId[] }, 'Setup'>;

export interface SetupValue {
  readonly players: number;
  readonly module: boolean;
  readonly steps: readonly (SetupStep & { readonly done: boolean })[];
  readonly done: number;
  readonly left: number;
  /** The first step still to do. */
  readonly next: SetupStepId | undefined;
  readonly dice: Gems & { readonly total: number };
  readonly sets: Sets;
  readonly tents: Tents;
  readonly trainerTiles: TrainerTiles;
  readonly posters: Posters;
  /** `undefined` in a solo game. */
  readonly masterCards: MasterCards | undefined;
  /** `undefined` without the module. */
  readonly masterTiles: MasterTiles | undefined;
  /** Play-order cards in use. */
  readonly orderCards: number;
  /** Hats of each player. */
  readonly hats: number;
  readonly whiteTiles: number;
}

export type SetupViolation = SnoLine<
  'sno.player.board',
  'too-many-boards',
  { boards: number; players: number }
>;

export const parseSetup = (raw: RawSetup): Field<Setup> => {
  const fields = collect({
    players: numeral('players', raw.players, [1, 2, 3, 4, 5]),
    module: option('module', raw.module, YES_NO),
    sideB: optionsOf('sideB', raw.sideB, SIDE_B),
    done: optionsOf('done', raw.done, SETUP_STEPS),
  });
  if (!fields.ok) return fields;
  return ok(parsed({ ...fields.value, module: fields.value.module === 'yes' }));
};

/** The setup as a list to tick off, with every pile and deck that it leaves behind. */
export const setup = (table: Setup): Ruling<SetupValue, SetupLine, SetupViolation> => {
  const { players, module, sideB } = table;
  const steps = setupSteps(table).map((step) => ({ ...step, done: table.done.includes(step.id) }));
  const done = steps.filter((step) => step.done).length;
  const tooMany: SetupViolation = {
    clause: 'sno.player.board',
    code: 'too-many-boards',
    boards: sideB.length,
    players,
  };
  return ruled(sideB.length > players ? [tooMany] : [], {
    value: {
      players,
      module,
      steps,
      done,
      left: steps.length - done,
      next: steps.find((step) => !step.done)?.id,
      ...supplies(table),
    },
    lines: setupLines(table),
  });
};

export const askSetup = asks(parseSetup, setup);

type Supplies = Omit<SetupValue, 'players' | 'module' | 'steps' | 'done' | 'left' | 'next'>;

const supplies = (table: Table): Supplies => {
  const { players } = table;
  return {
    dice: diceFor(players),
    sets: setsFor(players),
    tents: tentsFor(table),
    trainerTiles: trainerTilesFor(table),
    posters: postersFor(table),
    masterCards: masterCardsFor(table),
    masterTiles: masterTilesFor(table),
    orderCards: players < SEATS.min ? 0 : players,
    hats: hatsFor(players),
    whiteTiles: whiteTilesFor(table),
  };
};
