import { defineGame } from '../core/game.ts';
import { acolytes } from './acolytes.ts';
import { clauses, retired } from './clauses.ts';
import type { Calculator } from './data.ts';
import { dragonlords } from './dragonlords.ts';
import { examples } from './examples.ts';
import { factionAuction } from './faction-auction.ts';
import { factionChoice } from './faction-choice.ts';
import { iceMaidens } from './ice-maidens.ts';
import { mapScoring } from './map-scoring.ts';
import { riverwalkersMap } from './riverwalkers-map.ts';
import { riverwalkers } from './riverwalkers.ts';
import { shapeshifters } from './shapeshifters.ts';
import { shares } from './shares.ts';
import { spadeCost } from './spade-cost.ts';
import { townsAndPower } from './towns-and-power.ts';
import { turnOrder } from './turn-order.ts';
import { yetis } from './yetis.ts';

export const fireAndIce = defineGame({
  slug: 'fire-and-ice',
  prefix: 'fi',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'spade-cost': { start: spadeCost.form.start, ask: spadeCost.ask },
  'faction-choice': { start: factionChoice.form.start, ask: factionChoice.ask },
  'ice-maidens': { start: iceMaidens.form.start, ask: iceMaidens.ask },
  yetis: { start: yetis.form.start, ask: yetis.ask },
  dragonlords: { start: dragonlords.form.start, ask: dragonlords.ask },
  acolytes: { start: acolytes.form.start, ask: acolytes.ask },
  shapeshifters: { start: shapeshifters.form.start, ask: shapeshifters.ask },
  riverwalkers: { start: riverwalkers.form.start, ask: riverwalkers.ask },
  'riverwalkers-map': { start: riverwalkersMap.form.start, ask: riverwalkersMap.ask },
  'towns-and-power': { start: townsAndPower.form.start, ask: townsAndPower.ask },
  shares: { start: shares.form.start, ask: shares.ask },
  'map-scoring': { start: mapScoring.form.start, ask: mapScoring.ask },
  'turn-order': { start: turnOrder.form.start, ask: turnOrder.ask },
  'faction-auction': { start: factionAuction.form.start, ask: factionAuction.ask },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

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
export * from './ice-maidens.ts';
export * from './left-over.ts';
export * from './map-scoring.ts';
export * from './map.ts';
export * from './measures.ts';
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
