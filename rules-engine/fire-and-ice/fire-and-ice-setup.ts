import { ruled, saying, when, type Says } from '../core/answer.ts';
import { wrongCount } from '../core/fields.ts';
import { amount, atTable, choices, form, seated, type Checked } from '../core/form.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { FiClause } from './clauses.ts';
import { PLAYERS, SETUP_OPTIONS, SETUP_STEPS, type SetupStepId } from './data.ts';
import { AUCTION_POINTS } from './data/abilities.ts';
import { NEW_FACTIONS, type NewFaction } from './data/factions.ts';
import { TILES } from './data/tiles.ts';
import { otherSideOf } from './faction-tokens.ts';
import { newFactionsAt } from './opponents.ts';

const FORM = form(
  {
    players: headcount(amount(PLAYERS, '4')),
    options: atTable(choices(SETUP_OPTIONS)),
    /** The Factions of the expansion that somebody plays. */
    factions: seated(choices(NEW_FACTIONS), newFactionsAt),
    /** The steps already done. */
    done: choices(SETUP_STEPS),
  },
  (table) =>
    table.factions.length > table.players
      ? wrongCount('factions', table.factions.length, { min: 0, max: table.players })
      : ok(table),
);

type Table = Checked<typeof FORM>;

const hasAuction = ({ options }: Table): boolean => options.includes('auction');

const hasAny =
  (...factions: readonly NewFaction[]) =>
  (table: Table): boolean =>
    factions.some((faction) => table.factions.includes(faction));

const isIce = hasAny('ice-maidens', 'yetis');
const isVolcano = hasAny('dragonlords', 'acolytes');

/** When each step is part of the setup, and the clause it rests on. */
const STEPS = {
  base: { clause: 'fi.overview.setup', isDue: () => true },
  'scoring-tile': { clause: 'fi.scoring.tile-drawn', isDue: () => true },
  'order-board': { clause: 'fi.turn-order.board', isDue: ({ options }) => options.length > 0 },
  'auction-draw': { clause: 'fi.auction.draw', isDue: hasAuction },
  'auction-lay': { clause: 'fi.auction.in-play', isDue: hasAuction },
  'auction-points': { clause: 'fi.auction.forty', isDue: hasAuction },
  ice: { clause: 'fi.choosing.ice-when', isDue: isIce },
  favor: { clause: 'fi.ice-maidens.favor-tile', isDue: hasAny('ice-maidens') },
  shapeshifters: { clause: 'fi.choosing.shapeshifters-when', isDue: hasAny('shapeshifters') },
  riverwalkers: { clause: 'fi.choosing.riverwalkers-when', isDue: hasAny('riverwalkers') },
  priests: { clause: 'fi.riverwalkers.priests', isDue: hasAny('riverwalkers') },
  volcano: { clause: 'fi.choosing.volcano-when', isDue: isVolcano },
  'order-tokens': {
    clause: 'fi.turn-order.start',
    isDue: (table) => table.options.includes('turn-order') && !hasAuction(table),
  },
  'ice-tiles': { clause: 'fi.ice.first-structures', isDue: isIce },
  'volcano-tiles': { clause: 'fi.volcano.first-structures', isDue: isVolcano },
} as const satisfies Readonly<
  Record<SetupStepId, { readonly clause: FiClause; readonly isDue: (table: Table) => boolean }>
>;

const SAYS = {
  any: 'fi.overview.options',
  'no-faction-yet': 'fi.auction.setup',
  'board-shared': 'fi.choosing.same-board',
  /** The steps of the value name their clauses. */
  step: SETUP_STEPS.map((id) => STEPS[id].clause),
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

export interface FireAndIceStep {
  readonly id: SetupStepId;
  readonly clause: (typeof STEPS)[SetupStepId]['clause'];
  readonly done: boolean;
}

export interface FireAndIceSetupValue {
  readonly players: number;
  readonly steps: readonly FireAndIceStep[];
  readonly done: number;
  /** The first step still to do. */
  readonly next: SetupStepId | undefined;
  /** Final Scoring tiles to draw from, and where auctioned Factions start. */
  readonly tiles: number;
  readonly points: number;
}

/** The setup for some players, options and Factions, as a list to tick off. */
const setup = (table: Table) => {
  const steps = SETUP_STEPS.filter((id) => STEPS[id].isDue(table)).map((id) => ({
    id,
    clause: STEPS[id].clause,
    done: table.done.includes(id),
  }));
  const value: FireAndIceSetupValue = {
    players: table.players,
    steps,
    done: steps.filter((step) => step.done).length,
    next: steps.find((step) => !step.done)?.id,
    tiles: TILES.length,
    points: AUCTION_POINTS,
  };
  return ruled(sharedBoards(table), {
    value,
    lines: [...when(hasAuction(table), say('no-faction-yet')), say('any')],
  });
};

export const fireAndIceSetup = question({ form: FORM, says: SAYS, rule: setup });

/** The two sides of a board are never in one game. */
const sharedBoards = ({ factions }: Table) =>
  factions.flatMap((faction, i) => {
    const other = factions.slice(i + 1).find((each) => otherSideOf(faction) === each);
    return other === undefined ? [] : [say('board-shared', { faction, other })];
  });
