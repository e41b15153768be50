import { defineGame } from '../core/game.ts';
import { campScoring } from './camp-scoring.ts';
import { clauses, retired } from './clauses.ts';
import { conversions } from './conversions.ts';
import type { Calculator } from './data.ts';
import { examples } from './examples.ts';
import { masterBoard } from './master-board.ts';
import { masterCards } from './master-cards.ts';
import { masterTiles } from './master-tiles.ts';
import { perform } from './perform.ts';
import { powerAndBuild } from './power-and-build.ts';
import { roundEnd } from './round-end.ts';
import { snoSetup } from './sno-setup.ts';
import { snoSolo } from './sno-solo.ts';
import { splitTurn } from './split-turn.ts';
import { tieBreak } from './tie-break.ts';
import { trainerAbilities } from './trainer-abilities.ts';
import { travel } from './travel.ts';

export const theMagnificentSno = defineGame({
  slug: 'the-magnificent-sno',
  prefix: 'sno',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'sno-setup': { start: snoSetup.form.start, ask: snoSetup.ask },
  'round-end': { start: roundEnd.form.start, ask: roundEnd.ask },
  'tie-break': { start: tieBreak.form.start, ask: tieBreak.ask },
  'sno-solo': { start: snoSolo.form.start, ask: snoSolo.ask },
  'camp-scoring': { start: campScoring.form.start, ask: campScoring.ask },
  'master-cards': { start: masterCards.form.start, ask: masterCards.ask },
  'power-and-build': { start: powerAndBuild.form.start, ask: powerAndBuild.ask },
  travel: { start: travel.form.start, ask: travel.ask },
  perform: { start: perform.form.start, ask: perform.ask },
  'master-board': { start: masterBoard.form.start, ask: masterBoard.ask },
  'trainer-abilities': { start: trainerAbilities.form.start, ask: trainerAbilities.ask },
  conversions: { start: conversions.form.start, ask: conversions.ask },
  'split-turn': { start: splitTurn.form.start, ask: splitTurn.ask },
  'master-tiles': { start: masterTiles.form.start, ask: masterTiles.ask },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { SnoClause } from './clauses.ts';
export * from './camp.ts';
export * from './camp-edits.ts';
export * from './camp-scoring.ts';
export type * from './camp-value.ts';
export * from './conversions.ts';
export * from './data.ts';
export * from './gems.ts';
export * from './hats.ts';
export * from './holdings.ts';
export * from './master-board.ts';
export * from './master-cards.ts';
export * from './master-tiles.ts';
export * from './notation.ts';
export * from './order-cards.ts';
export * from './payment.ts';
export * from './perform.ts';
export * from './performance-track.ts';
export * from './posters.ts';
export * from './power.ts';
export * from './power-and-build.ts';
export * from './printed-posters.ts';
export * from './round-end.ts';
export type * from './round-end-lines.ts';
export * from './seats.ts';
export * from './sets.ts';
export type * from './settled.ts';
export type * from './setup-steps.ts';
export type * from './sheet.ts';
export * from './sno-setup.ts';
export * from './sno-solo.ts';
export * from './split-turn.ts';
export * from './supplies.ts';
export * from './tent-places.ts';
export * from './tie-break.ts';
export * from './trainer-abilities.ts';
export * from './travel.ts';
export * from './white-poster.ts';
