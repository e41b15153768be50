import { defineGame } from '../core/game.ts';
import { ACTIVATION_START, askActivation } from './activation.ts';
import { clauses, retired } from './clauses.ts';
import { clerkOffice } from './clerk-office.ts';
import type { Calculator } from './data.ts';
import { dwellingScoring } from './dwelling-scoring.ts';
import { examples } from './examples.ts';
import { askExchange, EXCHANGE_START } from './rock-rose-exchange.ts';
import { askGlade, GLADE_START } from './glade.ts';
import { askOffering, OFFERING_START } from './offering.ts';
import { donationScoring } from './donation-scoring.ts';
import { askRelics, RELICS_START } from './relics.ts';
import { rockRoseIncome } from './rock-rose-income.ts';
import { settler } from './settler.ts';
import { askSetup, SETUP_START } from './beyond-setup.ts';
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
  settler: { start: settler.form.start, ask: settler.ask },
  'clerk-office': { start: clerkOffice.form.start, ask: clerkOffice.ask },
  glade: { start: GLADE_START, ask: askGlade },
  relics: { start: RELICS_START, ask: askRelics },
  activation: { start: ACTIVATION_START, ask: askActivation },
  'dwelling-scoring': { start: dwellingScoring.form.start, ask: dwellingScoring.ask },
  'temple-dice': { start: TEMPLE_DICE_START, ask: askTempleDice },
  offering: { start: OFFERING_START, ask: askOffering },
  'donation-scoring': { start: donationScoring.form.start, ask: donationScoring.ask },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { RtnClause } from './clauses.ts';
export * from './activation.ts';
export * from './clerk-office.ts';
export * from './components.ts';
export * from './data.ts';
export * from './dwelling-scoring.ts';
export * from './rock-rose-exchange.ts';
export * from './glade.ts';
export * from './offering.ts';
export * from './donation-scoring.ts';
export type * from './payment.ts';
export * from './relics.ts';
export * from './rock-rose-income.ts';
export * from './settler.ts';
export * from './beyond-setup.ts';
export * from './temple-dice.ts';
