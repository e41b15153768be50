import { defineGame } from '../core/game.ts';
import { askCampScoring, campScoring, CAMP_START } from './camp-scoring.ts';
import { clauses, retired } from './clauses.ts';
import { contents, orderCardsApart } from './components.ts';
import type { Calculator } from './data.ts';
import { examples } from './examples.ts';
import { stored } from './gems.ts';
import { startingHats, turnOrder } from './hats.ts';
import { askMasterCards, masterCards, MASTER_CARDS_START } from './master-cards.ts';
import { actionQuestions, actionRules } from './action-rules.ts';
import { payCard } from './order-cards.ts';
import { diceDue } from './payment.ts';
import { askRoundEnd, roundEnd, ROUND_END_START } from './round-end.ts';
import { askSetup, parseSetup, setup, SETUP_START } from './setup.ts';
import { askSolo, solo, SOLO_START } from './solo.ts';
import { askTieBreak, tieBreak, TIE_BREAK_START } from './tie-break.ts';

export const theMagnificentSno = defineGame({
  slug: 'the-magnificent-sno',
  prefix: 'sno',
  clauses,
  retired,
  decidedBy: {
    'sno.overview.players': parseSetup,
    'sno.components.boards': contents,
    'sno.components.dice': contents,
    'sno.components.gems': contents,
    'sno.components.tents': contents,
    'sno.components.trainer-tiles': contents,
    'sno.components.large-tiles': contents,
    'sno.components.master-cards': contents,
    'sno.components.fifth-player': contents,
    'sno.components.white-tiles': contents,
    'sno.components.white-posters': contents,
    'sno.components.module': contents,
    'sno.components.order-cards': contents,
    'sno.components.order-cards-shared': orderCardsApart,
    'sno.components.totals': contents,
    'sno.dice.by-players': setup,
    'sno.dice.base-numbers': setup,
    'sno.dice.five': setup,
    'sno.dice.solo': setup,
    'sno.dice.spare': setup,
    'sno.decks.set-aside': setup,
    'sno.decks.cards': setup,
    'sno.display.three': setup,
    'sno.display.four': setup,
    'sno.tents.on-tracks': setup,
    'sno.tents.center': setup,
    'sno.tents.example': setup,
    'sno.tents.left': setup,
    'sno.posters.three': setup,
    'sno.posters.decks-left': setup,
    'sno.order.hats': startingHats,
    'sno.order.each-round': turnOrder,
    'sno.player.unused': setup,
    'sno.player.deck-left': setup,
    'sno.order.effect': payCard,
    'sno.order.effect-pay': payCard,
    'sno.order.effect-take': payCard,
    'sno.player.trainer-tiles': setup,
    'sno.player.tiles-left': setup,
    'sno.five.tops': setup,
    'sno.five.one-hat': setup,
    'sno.build.white-in-scoring': campScoring,
    'sno.tent-scoring.five': masterCards,
    'sno.hats.lower-back': roundEnd,
    'sno.hats.down': roundEnd,
    'sno.hats.gap': roundEnd,
    'sno.order.new-cards': roundEnd,
    'sno.order.example': roundEnd,
    'sno.order.pay': roundEnd,
    'sno.order.cannot-pay': roundEnd,
    'sno.order.then-dice': roundEnd,
    'sno.pay.card-first': roundEnd,
    'sno.pay.dice': roundEnd,
    'sno.pay.highest-sum': diceDue,
    'sno.pay.missing': roundEnd,
    'sno.pay.below-zero': roundEnd,
    'sno.sets.choose': roundEnd,
    'sno.sets.fifth': roundEnd,
    'sno.sets.two-players': roundEnd,
    'sno.sets.who-discards': roundEnd,
    'sno.sets.last-round': roundEnd,
    'sno.next.refill': roundEnd,
    'sno.next.left-set': roundEnd,
    'sno.next.round-two-tile': roundEnd,
    'sno.game-end.tie': tieBreak,
    'sno.solo.goal': solo,
    'sno.solo.clear-die': solo,
    'sno.solo.refill': solo,
    'sno.solo.how-often': solo,
    'sno.solo.empty-deck': solo,
    'sno.solo.five-clear': solo,
    'sno.scoring.highest-dice': masterCards,
    'sno.scoring.which-dice': masterCards,
    'sno.scoring.large': campScoring,
    'sno.scoring.white': campScoring,
    'sno.scoring.cross': campScoring,
    'sno.scoring.unbroken': campScoring,
    'sno.scoring.twice': campScoring,
    'sno.scoring.cross-empty': campScoring,
    'sno.scoring.cross-example': campScoring,
    'sno.scoring.pairs': campScoring,
    'sno.scoring.many-pairs': campScoring,
    'sno.scoring.pairs-example': campScoring,
    'sno.scoring.white-posters': masterCards,
    'sno.scoring.printed-tiles': masterCards,
    'sno.scoring.tiles-twice': masterCards,
    'sno.scoring.coins': masterCards,
    'sno.scoring.coins-example': masterCards,
    'sno.scoring.gems': masterCards,
    'sno.gems.storage': stored,
    'sno.tiles.half': masterCards,
    'sno.tiles.rounding': masterCards,
    ...actionRules,
  },
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  'sno-setup': { start: SETUP_START, ask: askSetup },
  'round-end': { start: ROUND_END_START, ask: askRoundEnd },
  'tie-break': { start: TIE_BREAK_START, ask: askTieBreak },
  'sno-solo': { start: SOLO_START, ask: askSolo },
  'camp-scoring': { start: CAMP_START, ask: askCampScoring },
  'master-cards': { start: MASTER_CARDS_START, ask: askMasterCards },
  ...actionQuestions,
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { SnoClause } from './clauses.ts';
export * from './camp.ts';
export type * from './camp-lines.ts';
export * from './camp-scoring.ts';
export type * from './camp-value.ts';
export * from './components.ts';
export * from './data.ts';
export * from './gems.ts';
export * from './hats.ts';
export {
  askMasterCards,
  halfOf,
  masterCards,
  MASTER_CARDS_START,
  parseMasterCards,
  type RawMasterCards,
} from './master-cards.ts';
export * from './action-rules.ts';
export * from './notation.ts';
export * from './order-cards.ts';
export * from './payment.ts';
export * from './round-end.ts';
export type * from './round-end-lines.ts';
export * from './seats.ts';
export * from './sets.ts';
export type * from './settled.ts';
export * from './setup.ts';
export type * from './setup-lines.ts';
export type * from './setup-steps.ts';
export type * from './sheet.ts';
export type * from './sheet-lines.ts';
export * from './solo.ts';
export * from './supplies.ts';
export * from './tie-break.ts';
