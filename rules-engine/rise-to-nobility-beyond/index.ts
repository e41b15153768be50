import { defineGame } from '../core/game.ts';
import { activation } from './activation.ts';
import { clauses, retired } from './clauses.ts';
import { clerkOffice } from './clerk-office.ts';
import type { Calculator } from './data.ts';
import { dwellingScoring } from './dwelling-scoring.ts';
import { examples } from './examples.ts';
import { rockRoseExchange } from './rock-rose-exchange.ts';
import { glade } from './glade.ts';
import { offering } from './offering.ts';
import { donationScoring } from './donation-scoring.ts';
import { relics } from './relics.ts';
import { rockRoseIncome } from './rock-rose-income.ts';
import { settler } from './settler.ts';
import { beyondSetup } from './beyond-setup.ts';
import { templeDice } from './temple-dice.ts';

export const riseToNobilityBeyond = defineGame({
  slug: 'rise-to-nobility-beyond',
  prefix: 'rtn',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'beyond-setup': { start: beyondSetup.form.start, ask: beyondSetup.ask },
  'rock-rose-income': { start: rockRoseIncome.form.start, ask: rockRoseIncome.ask },
  'rock-rose-exchange': { start: rockRoseExchange.form.start, ask: rockRoseExchange.ask },
  settler: { start: settler.form.start, ask: settler.ask },
  'clerk-office': { start: clerkOffice.form.start, ask: clerkOffice.ask },
  glade: { start: glade.form.start, ask: glade.ask },
  relics: { start: relics.form.start, ask: relics.ask },
  activation: { start: activation.form.start, ask: activation.ask },
  'dwelling-scoring': { start: dwellingScoring.form.start, ask: dwellingScoring.ask },
  'temple-dice': { start: templeDice.form.start, ask: templeDice.ask },
  offering: { start: offering.form.start, ask: offering.ask },
  'donation-scoring': { start: donationScoring.form.start, ask: donationScoring.ask },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { RtnClause } from './clauses.ts';
export * from './activation.ts';
export * from './clerk-office.ts';
export * from './data.ts';
export * from './dwelling-scoring.ts';
export * from './rock-rose-exchange.ts';
export * from './glade.ts';
export * from './offering.ts';
export * from './donation-scoring.ts';
export * from './payment.ts';
export * from './relics.ts';
export * from './rock-rose-income.ts';
export * from './settler.ts';
export * from './beyond-setup.ts';
export * from './temple-dice.ts';
