import { defineGame } from '../core/game.ts';
import { clauses, retired } from './clauses.ts';
import { examples } from './examples.ts';

export const theMagnificentSno = defineGame({
  slug: 'the-magnificent-sno',
  prefix: 'sno',
  clauses,
  retired,
  examples,
});

export type { SnoClause } from './clauses.ts';
export * from './camp.ts';
export * from './camp-edits.ts';
export * from './camp-scoring.ts';
export type * from './camp-value.ts';
export * from './conversions.ts';
export * from './data.ts';
export type * from './final-lines.ts';
export type * from './final-value.ts';
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
export * from './scored-card.ts';
export * from './seats.ts';
export * from './sets.ts';
export type * from './settled.ts';
export type * from './setup-steps.ts';
export type * from './sheet.ts';
export * from './sno-final-score.ts';
export * from './sno-setup.ts';
export * from './sno-solo.ts';
export * from './solo-title.ts';
export * from './split-turn.ts';
export * from './standing.ts';
export * from './supplies.ts';
export * from './tent-places.ts';
export * from './tie-break.ts';
export * from './trainer-abilities.ts';
export * from './travel.ts';
export * from './white-poster.ts';
