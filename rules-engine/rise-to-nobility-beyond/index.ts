import { defineGame } from '../core/game.ts';
import { ACTIVATION_START, activation, askActivation } from './activation.ts';
import { clauses, retired } from './clauses.ts';
import { askClerk, clerk, CLERK_START } from './clerk.ts';
import { contents } from './components.ts';
import type { Calculator } from './data.ts';
import { askDwellings, dwellings, DWELLINGS_START } from './dwellings.ts';
import { examples } from './examples.ts';
import { askExchange, exchange, EXCHANGE_START } from './exchange.ts';
import { askGlade, glade, GLADE_START } from './glade.ts';
import { askOffering, offering, OFFERING_START } from './offering.ts';
import { askScoring, scoring, SCORING_START } from './offering-scoring.ts';
import { askRelics, relics, RELICS_START } from './relics.ts';
import { askIncome, income, INCOME_START } from './rock-rose.ts';
import { askSettler, settler, SETTLER_START } from './settlers.ts';
import { askSetup, dicePerPlayer, parseSetup, setup, SETUP_START } from './setup.ts';
import { askTempleDice, templeDice, TEMPLE_DICE_START } from './temple-dice.ts';

export const riseToNobilityBeyond = defineGame({
  slug: 'rise-to-nobility-beyond',
  prefix: 'rtn',
  clauses,
  retired,
  decidedBy: {
    'rtn.overview.players': parseSetup,
    'rtn.components.boards': contents,
    'rtn.components.glade-cards': contents,
    'rtn.components.settlers': contents,
    'rtn.components.rock-rose': contents,
    'rtn.components.meeples': contents,
    'rtn.components.houses': contents,
    'rtn.components.tokens': contents,
    'rtn.setup.player': setup,
    'rtn.setup.settlers-deck-size': setup,
    'rtn.setup.glade-display': setup,
    'rtn.draft.deal': setup,
    'rtn.draft.rest': setup,
    'rtn.draft.deck-left': setup,
    'rtn.rock-rose.exchange': exchange,
    'rtn.rock-rose.direction': exchange,
    'rtn.rock-rose.dice': dicePerPlayer,
    'rtn.rock-rose.reputation': income,
    'rtn.rock-rose.income': income,
    'rtn.rock-rose.rounding': income,
    'rtn.rock-rose.income-example': income,
    'rtn.rock-rose.unplayable': income,
    'rtn.settlers.any-kind': settler,
    'rtn.settlers.more-than-three': settler,
    'rtn.settlers.equal-rock-rose': settler,
    'rtn.settlers.three-to-twelve': settler,
    'rtn.settlers.points': settler,
    'rtn.settlers.best': settler,
    'rtn.clerk.two-places': clerk,
    'rtn.clerk.fewer': clerk,
    'rtn.glade.slot-free': glade,
    'rtn.glade.slot-value': glade,
    'rtn.glade.three-slots': glade,
    'rtn.glade.type-limit': glade,
    'rtn.glade.discard-first': glade,
    'rtn.glade.same-effect': glade,
    'rtn.glade.early-discard': glade,
    'rtn.relics.die': relics,
    'rtn.relics.cost': relics,
    'rtn.relics.several': relics,
    'rtn.relics.blocks': relics,
    'rtn.relics.blocked-slot': relics,
    'rtn.relics.reputation': relics,
    'rtn.elders.activate': activation,
    'rtn.elders.income': activation,
    'rtn.dwellings.activate': activation,
    'rtn.dwellings.score': dwellings,
    'rtn.dwellings.income': activation,
    'rtn.temple.left-to-right': templeDice,
    'rtn.temple.spaces': templeDice,
    'rtn.temple.first-die': templeDice,
    'rtn.temple.same-value': templeDice,
    'rtn.temple.one-offering': templeDice,
    'rtn.temple.token': offering,
    'rtn.temple.seven-tokens': offering,
    'rtn.temple.blocked-space': offering,
    'rtn.temple.cost': offering,
    'rtn.temple.tier-1': offering,
    'rtn.temple.tier-2': offering,
    'rtn.temple.tier-2-pay': offering,
    'rtn.temple.tier-3': offering,
    'rtn.temple.tier-4': offering,
    'rtn.temple.tier-5': offering,
    'rtn.temple.tier-6': offering,
    'rtn.scoring.first': scoring,
    'rtn.scoring.second': scoring,
    'rtn.scoring.third': scoring,
    'rtn.scoring.others': scoring,
    'rtn.scoring.ties': scoring,
    'rtn.scoring.next-rank': scoring,
    'rtn.scoring.no-tokens': scoring,
    'rtn.scoring.solo': scoring,
  },
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'beyond-setup': { start: SETUP_START, ask: askSetup },
  'rock-rose-income': { start: INCOME_START, ask: askIncome },
  'rock-rose-exchange': { start: EXCHANGE_START, ask: askExchange },
  settler: { start: SETTLER_START, ask: askSettler },
  'clerk-office': { start: CLERK_START, ask: askClerk },
  glade: { start: GLADE_START, ask: askGlade },
  relics: { start: RELICS_START, ask: askRelics },
  activation: { start: ACTIVATION_START, ask: askActivation },
  'dwelling-scoring': { start: DWELLINGS_START, ask: askDwellings },
  'temple-dice': { start: TEMPLE_DICE_START, ask: askTempleDice },
  offering: { start: OFFERING_START, ask: askOffering },
  'donation-scoring': { start: SCORING_START, ask: askScoring },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { RtnClause } from './clauses.ts';
export * from './activation.ts';
export * from './clerk.ts';
export * from './components.ts';
export * from './data.ts';
export * from './dwellings.ts';
export * from './exchange.ts';
export * from './glade.ts';
export * from './offering.ts';
export * from './offering-scoring.ts';
export type * from './payment.ts';
export * from './relics.ts';
export * from './rock-rose.ts';
export * from './settlers.ts';
export * from './setup.ts';
export * from './temple-dice.ts';
