import { defineGame } from '../core/game.ts';
import { clauses, retired } from './clauses.ts';
import { examples } from './examples.ts';

export const fireAndIce = defineGame({
  slug: 'fire-and-ice',
  prefix: 'fi',
  clauses,
  retired,
  examples,
});

export type { FiClause } from './clauses.ts';
export * from './acolytes.ts';
export * from './amounts.ts';
export * from './bidding.ts';
export * from './board-edits.ts';
export * from './board-rules.ts';
export * from './board.ts';
export * from './cults.ts';
export * from './data.ts';
export * from './dragonlords.ts';
export * from './faction-auction.ts';
export * from './faction-choice.ts';
export * from './faction-tokens.ts';
export * from './final-scoring.ts';
export * from './ice-maidens.ts';
export * from './left-over.ts';
export * from './map-scoring.ts';
export * from './fire-and-ice-setup.ts';
export * from './map.ts';
export * from './measures.ts';
export * from './opponents.ts';
export * from './player-lists.ts';
export * from './power.ts';
export * from './reach.ts';
export * from './riverwalkers-map.ts';
export * from './riverwalkers.ts';
export * from './seats.ts';
export * from './shapeshifters.ts';
export * from './shares.ts';
export * from './table.ts';
export * from './takers.ts';
export * from './towns-and-power.ts';
export * from './towns.ts';
export * from './spade-cost.ts';
export * from './turn-order.ts';
export * from './volcano.ts';
export * from './wheel.ts';
export * from './yetis.ts';
