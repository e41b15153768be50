import { defineGame } from '../core/game.ts';
import { acolytes, ACOLYTES_START, askAcolytes } from './acolytes.ts';
import { askAuction, auction, AUCTION_START } from './auction.ts';
import { boardViolations } from './board-rules.ts';
import {
  askFactionChoice,
  FACTION_CHOICE_START,
  factionChoice,
  otherSideOf,
} from './choosing-factions.ts';
import { clauses, retired } from './clauses.ts';
import { contents } from './components.ts';
import { climb, cultPower } from './cults.ts';
import type { Calculator } from './data.ts';
import { askDragonlords, dragonlords, DRAGONLORDS_START } from './dragonlords.ts';
import { examples } from './examples.ts';
import { askIceMaidens, ICE_MAIDENS_START, iceMaidens } from './ice-maidens.ts';
import { leftOver } from './left-over.ts';
import { askMapScoring, MAP_SCORING_START, mapScoring } from './map-scoring.ts';
import { distance, landscape, onEdge } from './map.ts';
import { measure } from './measures.ts';
import { gainPower, payPower } from './power.ts';
import { networks, reachable, settlements } from './reach.ts';
import { askRiverwalkersMap, RIVERWALKERS_MAP_START, riverwalkersMap } from './riverwalkers-map.ts';
import { askRiverwalkers, riverwalkers, RIVERWALKERS_START } from './riverwalkers.ts';
import { homeOf } from './seats.ts';
import { askShapeshifters, shapeshifters, SHAPESHIFTERS_START } from './shapeshifters.ts';
import { askShares, awards, shares, SHARES_START } from './shares.ts';
import {
  askTownsAndPower,
  priceOf,
  TOWNS_AND_POWER_START,
  townsAndPower,
} from './towns-and-power.ts';
import { makesTown, offers, powerValue, riverTownSpaces, strengthOf } from './towns.ts';
import { askSpadeCost, SPADE_COST_START, spadeCost } from './transforming.ts';
import { askTurnOrder, TURN_ORDER_START, turnOrder } from './turn-order.ts';
import { ownGround, reachOf, spadesApart, wayFor } from './wheel.ts';
import { askYetis, yetis, YETIS_START } from './yetis.ts';

export const fireAndIce = defineGame({
  slug: 'fire-and-ice',
  prefix: 'fi',
  clauses,
  retired,
  decidedBy: {
    'fi.components.board': contents,
    'fi.components.faction-boards': contents,
    'fi.components.turn-order-board': contents,
    'fi.components.pieces': contents,
    'fi.components.terrain-tiles': contents,
    'fi.components.faction-tokens': contents,
    'fi.components.rings-and-bag': contents,
    'fi.components.final-scoring-tiles': contents,
    'fi.map.conversion-rate': leftOver,
    'fi.map.three-landscapes': landscape,
    'fi.map.names': landscape,
    'fi.map.edge': onEdge,
    'fi.reach.direct': settlements,
    'fi.reach.bridges': boardViolations,
    'fi.reach.bridge-end': boardViolations,
    'fi.reach.shipping': networks,
    'fi.reach.bonus-card': reachable,
    'fi.reach.tunnel': networks,
    'fi.reach.carpet': networks,
    'fi.reach.bridge-no-shortcut': reachable,
    'fi.reach.pieces': boardViolations,
    'fi.terrains.settled': ownGround,
    'fi.terrains.for-good': spadeCost,
    'fi.spades.cycle': spadesApart,
    'fi.spades.shorter-way': spadesApart,
    'fi.spades.partial': reachOf,
    'fi.spades.not-through-home': wayFor,
    'fi.spades.price': spadeCost,
    'fi.spades.digging': spadeCost,
    'fi.spades.no-digging': spadeCost,
    'fi.spades.darklings': spadeCost,
    'fi.spades.halflings': spadeCost,
    'fi.spades.giants': spadeCost,
    'fi.choosing.one-per-terrain': factionChoice,
    'fi.choosing.same-board': otherSideOf,
    'fi.choosing.home-terrains': homeOf,
    'fi.choosing.home-or-start': factionChoice,
    'fi.choosing.ice-when': factionChoice,
    'fi.choosing.ice-barred': factionChoice,
    'fi.choosing.ice-bars': factionChoice,
    'fi.choosing.ice-example': factionChoice,
    'fi.choosing.shapeshifters-when': factionChoice,
    'fi.choosing.shapeshifters-barred': factionChoice,
    'fi.choosing.shapeshifters-bar': factionChoice,
    'fi.choosing.shapeshifters-example': factionChoice,
    'fi.choosing.riverwalkers-when': factionChoice,
    'fi.choosing.riverwalkers-barred': factionChoice,
    'fi.choosing.riverwalkers-bar': factionChoice,
    'fi.choosing.volcano-when': factionChoice,
    'fi.choosing.volcano-barred': factionChoice,
    'fi.ice.starting-terrain': spadeCost,
    'fi.ice.first-structures': spadeCost,
    'fi.ice.spades': spadeCost,
    'fi.ice.own-start': spadeCost,
    'fi.ice.partial': spadeCost,
    'fi.ice.arriving': spadeCost,
    'fi.ice.forest-example': spadeCost,
    'fi.ice-maidens.favor-tile': iceMaidens,
    'fi.ice-maidens.cult-steps': iceMaidens,
    'fi.ice-maidens.income': iceMaidens,
    'fi.ice-maidens.ability': iceMaidens,
    'fi.ice-maidens.first-dwellings': iceMaidens,
    'fi.ice-maidens.stronghold': iceMaidens,
    'fi.ice-maidens.sanctuary': iceMaidens,
    'fi.yetis.base-prices': yetis,
    'fi.yetis.one-less': yetis,
    'fi.yetis.only-the-map': yetis,
    'fi.yetis.power-value': powerValue,
    'fi.yetis.stronghold': yetis,
    'fi.yetis.cover': yetis,
    'fi.yetis.others': yetis,
    'fi.volcano.first-structures': spadeCost,
    'fi.volcano.start-forgotten': spadeCost,
    'fi.volcano.no-points': spadeCost,
    'fi.volcano.no-home-terrain': spadeCost,
    'fi.volcano.not-ice': spadeCost,
    'fi.volcano.no-spades': spadeCost,
    'fi.volcano.spade-points': dragonlords,
    'fi.dragonlords.tokens': dragonlords,
    'fi.dragonlords.removed': dragonlords,
    'fi.dragonlords.home-terrain': dragonlords,
    'fi.dragonlords.other-terrain': dragonlords,
    'fi.dragonlords.bowls': dragonlords,
    'fi.dragonlords.spades': dragonlords,
    'fi.dragonlords.stronghold': dragonlords,
    'fi.dragonlords.more-than-twelve': dragonlords,
    'fi.acolytes.cult-points': acolytes,
    'fi.acolytes.home-terrain': acolytes,
    'fi.acolytes.other-terrain': acolytes,
    'fi.acolytes.one-cult': acolytes,
    'fi.acolytes.down-and-up': acolytes,
    'fi.acolytes.leaving-ten': acolytes,
    'fi.acolytes.spades': acolytes,
    'fi.acolytes.several-spades': acolytes,
    'fi.acolytes.stronghold': acolytes,
    'fi.shapeshifters.pieces': factionChoice,
    'fi.shapeshifters.spades': spadeCost,
    'fi.shapeshifters.wasteland-example': spadeCost,
    'fi.shapeshifters.token': shapeshifters,
    'fi.shapeshifters.once': shapeshifters,
    'fi.shapeshifters.one-point': shapeshifters,
    'fi.shapeshifters.refused': shapeshifters,
    'fi.shapeshifters.no-neighbors': shapeshifters,
    'fi.shapeshifters.full-neighbors': shapeshifters,
    'fi.shapeshifters.change-home': shapeshifters,
    'fi.shapeshifters.starting-terrains': shapeshifters,
    'fi.shapeshifters.pay-power': shapeshifters,
    'fi.shapeshifters.pay-tokens': shapeshifters,
    'fi.shapeshifters.five-tokens': shapeshifters,
    'fi.shapeshifters.action': shapeshifters,
    'fi.shapeshifters.keep-pieces': shapeshifters,
    'fi.riverwalkers.pieces': riverwalkers,
    'fi.riverwalkers.priests': riverwalkers,
    'fi.riverwalkers.desert-example': riverwalkers,
    'fi.riverwalkers.by-the-river': riverwalkersMap,
    'fi.riverwalkers.in-range': riverwalkersMap,
    'fi.riverwalkers.bonus-card': riverwalkersMap,
    'fi.riverwalkers.shipping-fixed': boardViolations,
    'fi.riverwalkers.not-by-land': riverwalkersMap,
    'fi.riverwalkers.unlock': riverwalkers,
    'fi.riverwalkers.two-coins': riverwalkers,
    'fi.riverwalkers.home-word': riverwalkers,
    'fi.riverwalkers.one-coin': riverwalkers,
    'fi.riverwalkers.settle': riverwalkersMap,
    'fi.riverwalkers.any-priest': riverwalkers,
    'fi.riverwalkers.priest-limit': riverwalkers,
    'fi.riverwalkers.connected': networks,
    'fi.riverwalkers.no-spades': riverwalkers,
    'fi.riverwalkers.spades-lost': riverwalkers,
    'fi.riverwalkers.stronghold': riverwalkers,
    'fi.riverwalkers.free-bridges': riverwalkers,
    'fi.riverwalkers.reach-example': riverwalkersMap,
    'fi.riverwalkers.town-example': townsAndPower,
    'fi.towns.cluster': townsAndPower,
    'fi.towns.needs': makesTown,
    'fi.towns.sanctuary': strengthOf,
    'fi.towns.favor-tile': makesTown,
    'fi.towns.existing': townsAndPower,
    'fi.towns.mermaids': riverTownSpaces,
    'fi.power.values': powerValue,
    'fi.power.offer': offers,
    'fi.power.price': priceOf,
    'fi.power.limits': townsAndPower,
    'fi.power.bowls': gainPower,
    'fi.power.burn': payPower,
    'fi.cults.power': cultPower,
    'fi.cults.top': climb,
    'fi.scoring.tile-drawn': mapScoring,
    'fi.scoring.after-area': mapScoring,
    'fi.scoring.area': measure,
    'fi.scoring.one-group': measure,
    'fi.scoring.connected': networks,
    'fi.scoring.track-level': mapScoring,
    'fi.scoring.four-factions': mapScoring,
    'fi.scoring.places': awards,
    'fi.scoring.ties': awards,
    'fi.scoring.rounding': awards,
    'fi.scoring.zero': awards,
    'fi.scoring.cults': mapScoring,
    'fi.scoring.left-over': leftOver,
    'fi.scoring.burn': leftOver,
    'fi.scoring.alchemists': leftOver,
    'fi.distance.farthest': measure,
    'fi.distance.count': distance,
    'fi.distance.one-end': distance,
    'fi.distance.shortest': distance,
    'fi.distance.best': shares,
    'fi.distance.example': shares,
    'fi.strongholds.distance': measure,
    'fi.strongholds.count': distance,
    'fi.strongholds.best': shares,
    'fi.strongholds.both': measure,
    'fi.strongholds.unconnected': measure,
    'fi.strongholds.example': shares,
    'fi.outposts.count': measure,
    'fi.outposts.one-group': measure,
    'fi.outposts.best': shares,
    'fi.outposts.example': shares,
    'fi.settlements.count': measure,
    'fi.settlements.adjacent': settlements,
    'fi.settlements.single': settlements,
    'fi.settlements.best': shares,
    'fi.settlements.bridges': settlements,
    'fi.settlements.mermaids': settlements,
    'fi.settlements.example': shares,
    'fi.turn-order.start': turnOrder,
    'fi.turn-order.pass': turnOrder,
    'fi.turn-order.numerals': turnOrder,
    'fi.turn-order.example': turnOrder,
    'fi.auction.draw': auction,
    'fi.auction.forty': auction,
    'fi.auction.first-bid': auction,
    'fi.auction.higher-or-pass': auction,
    'fi.auction.until-one': auction,
    'fi.auction.limit': auction,
    'fi.auction.pick': auction,
    'fi.auction.spaces': auction,
    'fi.auction.pay': auction,
    'fi.auction.out': auction,
    'fi.auction.repeat': auction,
    'fi.auction.next-bidder': auction,
    'fi.auction.last-player': auction,
    'fi.auction.order': auction,
    'fi.auction.follow-order': auction,
    'fi.auction.placement': auction,
    'fi.auction.first-dwellings': auction,
    'fi.auction.afterwards': auction,
    'fi.auction.terrain': factionChoice,
  },
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
  riverwalkers: { start: RIVERWALKERS_START, ask: askRiverwalkers },
  'riverwalkers-map': { start: RIVERWALKERS_MAP_START, ask: askRiverwalkersMap },
  'towns-and-power': { start: TOWNS_AND_POWER_START, ask: askTownsAndPower },
  shares: { start: SHARES_START, ask: askShares },
  'map-scoring': { start: MAP_SCORING_START, ask: askMapScoring },
  'turn-order': { start: TURN_ORDER_START, ask: askTurnOrder },
  'faction-auction': { start: AUCTION_START, ask: askAuction },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { FiClause } from './clauses.ts';
export * from './acolytes.ts';
export * from './amounts.ts';
export * from './auction.ts';
export * from './bidding.ts';
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
