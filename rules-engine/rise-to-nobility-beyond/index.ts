import { defineGame } from '../core/game.ts';
import { ACTIVATION_START, askActivation } from './activation.ts';
import { clauses, retired } from './clauses.ts';
import { askClerk, CLERK_START } from './clerk.ts';
import type { Calculator } from './data.ts';
import { askDwellings, DWELLINGS_START } from './dwellings.ts';
import { examples } from './examples.ts';
import { askExchange, EXCHANGE_START } from './exchange.ts';
import { askGlade, GLADE_START } from './glade.ts';
import { askOffering, OFFERING_START } from './offering.ts';
import { askScoring, SCORING_START } from './offering-scoring.ts';
import { askRelics, RELICS_START } from './relics.ts';
import { rockRoseIncome } from './rock-rose-income.ts';
import { askSettler, SETTLER_START } from './settlers.ts';
import { askSetup, SETUP_START } from './setup.ts';
import { askTempleDice, TEMPLE_DICE_START } from './temple-dice.ts';

export const riseToNobilityBeyond = defineGame({
  slug: 'rise-to-nobility-beyond',
  prefix: 'rtn',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'beyond-setup': { start: SETUP_START, ask: askSetup },
  'rock-rose-income': { start: rockRoseIncome.form.start, ask: rockRoseIncome.ask },
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
export * from './rock-rose-income.ts';
export * from './settlers.ts';
export * from './setup.ts';
export * from './temple-dice.ts';
