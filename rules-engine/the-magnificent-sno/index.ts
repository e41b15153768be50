import { defineGame } from '../core/game.ts';
import { askCampScoring, CAMP_START } from './camp-scoring.ts';
import { clauses, retired } from './clauses.ts';
import { askConversion, CONVERSION_START } from './conversions.ts';
import type { Calculator } from './data.ts';
import { examples } from './examples.ts';
import { askMasterBoard, MASTER_BOARD_START } from './master-board.ts';
import { askMasterCards, MASTER_CARDS_START } from './master-cards.ts';
import { askMasterTile, MASTER_TILE_START } from './master-tiles.ts';
import { perform } from './perform.ts';
import { powerAndBuild } from './power-and-build.ts';
import { roundEnd } from './round-end.ts';
import { snoSetup } from './sno-setup.ts';
import { snoSolo } from './sno-solo.ts';
import { askSplitTurn, SPLIT_TURN_START } from './split-turn.ts';
import { tieBreak } from './tie-break.ts';
import { askTrainerAbility } from './trainer-abilities.ts';
import { TRAINER_ABILITY_START } from './trainer-fields.ts';
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
  'camp-scoring': { start: CAMP_START, ask: askCampScoring },
  'master-cards': { start: MASTER_CARDS_START, ask: askMasterCards },
  'power-and-build': { start: powerAndBuild.form.start, ask: powerAndBuild.ask },
  travel: { start: travel.form.start, ask: travel.ask },
  perform: { start: perform.form.start, ask: perform.ask },
  'master-board': { start: MASTER_BOARD_START, ask: askMasterBoard },
  'trainer-abilities': { start: TRAINER_ABILITY_START, ask: askTrainerAbility },
  conversions: { start: CONVERSION_START, ask: askConversion },
  'split-turn': { start: SPLIT_TURN_START, ask: askSplitTurn },
  'master-tiles': { start: MASTER_TILE_START, ask: askMasterTile },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { SnoClause } from './clauses.ts';
export * from './camp.ts';
export type * from './camp-lines.ts';
export * from './camp-scoring.ts';
export type * from './camp-value.ts';
export * from './conversions.ts';
export * from './data.ts';
export * from './gems.ts';
export * from './hats.ts';
export * from './holdings.ts';
export * from './master-board.ts';
export {
  askMasterCards,
  halfOf,
  masterCards,
  MASTER_CARDS_START,
  parseMasterCards,
  type RawMasterCards,
} from './master-cards.ts';
export * from './master-tiles.ts';
export * from './notation.ts';
export * from './order-cards.ts';
export * from './payment.ts';
export * from './perform.ts';
export * from './performance-track.ts';
export * from './posters.ts';
export * from './power.ts';
export * from './power-and-build.ts';
export * from './round-end.ts';
export type * from './round-end-lines.ts';
export * from './seats.ts';
export * from './sets.ts';
export type * from './settled.ts';
export type * from './setup-lines.ts';
export type * from './setup-steps.ts';
export type * from './sheet.ts';
export type * from './sheet-lines.ts';
export * from './sno-setup.ts';
export * from './sno-solo.ts';
export * from './split-turn.ts';
export * from './supplies.ts';
export * from './tent-places.ts';
export * from './tie-break.ts';
export * from './trainer-abilities.ts';
export * from './trainer-fields.ts';
export * from './travel.ts';
export * from './white-poster.ts';
