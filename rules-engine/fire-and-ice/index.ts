import { defineGame } from '../core/game.ts';
import { ACOLYTES_START, askAcolytes } from './acolytes.ts';
import { askAuction, AUCTION_START } from './auction.ts';
import { askFactionChoice, FACTION_CHOICE_START } from './choosing-factions.ts';
import { clauses, retired } from './clauses.ts';
import type { Calculator } from './data.ts';
import { askDragonlords, DRAGONLORDS_START } from './dragonlords.ts';
import { examples } from './examples.ts';
import { askIceMaidens, ICE_MAIDENS_START } from './ice-maidens.ts';
import { askMapScoring, MAP_SCORING_START } from './map-scoring.ts';
import { riverwalkersMap } from './riverwalkers-map.ts';
import { riverwalkers } from './riverwalkers.ts';
import { askShapeshifters, SHAPESHIFTERS_START } from './shapeshifters.ts';
import { shares } from './shares.ts';
import { askTownsAndPower, TOWNS_AND_POWER_START } from './towns-and-power.ts';
import { askSpadeCost, SPADE_COST_START } from './transforming.ts';
import { turnOrder } from './turn-order.ts';
import { askYetis, YETIS_START } from './yetis.ts';

export const fireAndIce = defineGame({
  slug: 'fire-and-ice',
  prefix: 'fi',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'spade-cost': { start: SPADE_COST_START, ask: askSpadeCost },
  'faction-choice': { start: FACTION_CHOICE_START, ask: askFactionChoice },
  'ice-maidens': { start: ICE_MAIDENS_START, ask: askIceMaidens },
  yetis: { start: YETIS_START, ask: askYetis },
  dragonlords: { start: DRAGONLORDS_START, ask: askDragonlords },
  acolytes: { start: ACOLYTES_START, ask: askAcolytes },
  shapeshifters: { start: SHAPESHIFTERS_START, ask: askShapeshifters },
  riverwalkers: { start: riverwalkers.form.start, ask: riverwalkers.ask },
  'riverwalkers-map': { start: riverwalkersMap.form.start, ask: riverwalkersMap.ask },
  'towns-and-power': { start: TOWNS_AND_POWER_START, ask: askTownsAndPower },
  shares: { start: shares.form.start, ask: shares.ask },
  'map-scoring': { start: MAP_SCORING_START, ask: askMapScoring },
  'turn-order': { start: turnOrder.form.start, ask: turnOrder.ask },
  'faction-auction': { start: AUCTION_START, ask: askAuction },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { FiClause } from './clauses.ts';
export * from './acolytes.ts';
export * from './amounts.ts';
export * from './auction.ts';
export * from './bidding.ts';
export * from './board-edits.ts';
export * from './board-rules.ts';
export * from './board.ts';
export * from './choosing-factions.ts';
export * from './components.ts';
export * from './cults.ts';
export * from './data.ts';
export * from './dragonlords.ts';
export * from './ice-maidens.ts';
export * from './left-over.ts';
export * from './map-scoring.ts';
export * from './map.ts';
export * from './measures.ts';
export * from './power.ts';
export * from './reach.ts';
export * from './riverwalkers-map.ts';
export * from './riverwalkers.ts';
export * from './seats.ts';
export * from './shapeshifters.ts';
export * from './shares.ts';
export * from './towns-and-power.ts';
export * from './towns.ts';
export * from './transforming.ts';
export * from './turn-order.ts';
export * from './volcano.ts';
export * from './wheel.ts';
export * from './yetis.ts';
