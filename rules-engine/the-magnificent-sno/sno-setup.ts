import { ruled, saying, when, type Says } from '../core/answer.ts';
import { atTable, choices, form, numeral, yesNo, type Checked } from '../core/form.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import type { SnoClause } from './clauses.ts';
import { PLAYER_COUNTS, SEATS, SETUP_STEPS, SIDE_B, type SetupStepId } from './data.ts';
import type { Gems } from './notation.ts';
import { SETUP_SAYS, setupLines } from './setup-lines.ts';
import { setupSteps, STEP_SAYS, type SetupStep } from './setup-steps.ts';
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

const FORM = form({
  players: headcount(numeral(PLAYER_COUNTS, 3)),
  module: atTable(yesNo()),
  /** Boards in play on side B that ask for something: `ii,v`. */
  sideB: atTable(choices(SIDE_B)),
  /** Ids of the steps already done. */
  done: choices(SETUP_STEPS),
});

const SAYS = {
  ...SETUP_SAYS,
  'too-many-boards': 'sno.player.board',
  /** The steps of the value name their clauses. */
  step: Object.values(STEP_SAYS).flat(),
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

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

/** The setup as a list to tick off, with every pile and deck that it leaves behind. */
const setup = (table: Checked<typeof FORM>) => {
  const { players, module, sideB } = table;
  const boards = sideB.length;
  const steps = setupSteps(table).map((step) => ({ ...step, done: table.done.includes(step.id) }));
  const done = steps.filter((step) => step.done).length;
  const value: SetupValue = {
    players,
    module,
    steps,
    done,
    left: steps.length - done,
    next: steps.find((step) => !step.done)?.id,
    ...supplies(table),
  };
  return ruled(when(boards > players, say('too-many-boards', { boards, players })), {
    value,
    lines: setupLines(table),
  });
};

export const snoSetup = question({ form: FORM, says: SAYS, rule: setup });

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
