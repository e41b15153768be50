import { askConversion, conversion, CONVERSION_START } from './conversions.ts';
import { askMasterBoard, masterBoard, MASTER_BOARD_START } from './master-board.ts';
import { askMasterTile, masterTile, MASTER_TILE_START } from './master-tiles.ts';
import { askPerform, perform, PERFORM_START } from './perform.ts';
import { gemViolations, power } from './power.ts';
import { askPowerAndBuild, powerAndBuild, POWER_AND_BUILD_START } from './power-and-build.ts';
import { askSplitTurn, splitTurn, SPLIT_TURN_START } from './split-turn.ts';
import { placesFor } from './tent-places.ts';
import {
  askTrainerAbility,
  extraTile,
  noTent,
  permanentTile,
  setDie,
  swapDice,
  swapPoster,
} from './trainer-abilities.ts';
import { TRAINER_ABILITY_START } from './trainer-fields.ts';
import { askTravel, travel, TRAVEL_START } from './travel.ts';
import { whitePoster } from './white-poster.ts';

/** What decides the clauses of actions, module, trainers, bonuses and master tiles. */
export const actionRules = {
  'sno.power.sum': power,
  'sno.power.gems': power,
  'sno.power.clear-die': power,
  'sno.power.clear-gems': gemViolations,
  'sno.power.earlier-clear': power,
  'sno.build.table': powerAndBuild,
  'sno.build.large': powerAndBuild,
  'sno.build.large-and-small': powerAndBuild,
  'sno.build.white-is-large': powerAndBuild,
  'sno.build.clear-way': powerAndBuild,
  'sno.build.several-whites': powerAndBuild,
  'sno.build.trainer-way': powerAndBuild,
  'sno.build.no-way': powerAndBuild,
  'sno.build.not-small': powerAndBuild,
  'sno.build.option-a': powerAndBuild,
  'sno.build.option-b': powerAndBuild,
  'sno.travel.base': travel,
  'sno.travel.tent': travel,
  'sno.travel.stand-still': travel,
  'sno.travel.tent-no-room': travel,
  'sno.travel.empty-space': travel,
  'sno.travel.end-only': travel,
  'sno.travel.same-track': travel,
  'sno.travel.center-refill': travel,
  'sno.travel.no-room': travel,
  'sno.travel.example': travel,
  'sno.tent-spaces.count': placesFor,
  'sno.tent-spaces.printed': placesFor,
  'sno.tent-spaces.no-bonus': travel,
  'sno.white-posters.instead': travel,
  'sno.white-posters.source': travel,
  'sno.white-posters.refill': whitePoster,
  'sno.white-posters.empty-deck': whitePoster,
  'sno.perform.space': perform,
  'sno.perform.poster': perform,
  'sno.perform.lower-space': perform,
  'sno.perform.coins-and-points': perform,
  'sno.perform.two-gems': perform,
  'sno.perform.example': perform,
  'sno.five.no-second-hat': perform,
  'sno.five.second-performance': perform,
  'sno.five.own-space': perform,
  'sno.five.other-performances': perform,
  'sno.five.example': perform,
  'sno.turn.four': masterBoard,
  'sno.module.turns': masterBoard,
  'sno.module.sides': masterBoard,
  'sno.module.five-turns': masterBoard,
  'sno.module.one-tile': masterBoard,
  'sno.module.no-future': masterBoard,
  'sno.module.general-only': masterBoard,
  'sno.module.discard': masterBoard,
  'sno.module.slide-refill': masterBoard,
  'sno.module.slide-only': masterBoard,
  'sno.module.all-tiles': masterBoard,
  'sno.trainers.set-die': setDie,
  'sno.trainers.swap-poster': swapPoster,
  'sno.trainers.swap-dice': swapDice,
  'sno.trainers.swap-quiet': swapDice,
  'sno.trainers.shown-value': swapDice,
  'sno.trainers.extra-tile': extraTile,
  'sno.trainers.extra-alone': powerAndBuild,
  'sno.trainers.extra-color': extraTile,
  'sno.trainers.no-tent': noTent,
  'sno.trainers.poster-needs': noTent,
  'sno.trainers.waived-tent': perform,
  'sno.trainers.permanent': power,
  'sno.trainers.permanent-clear': power,
  'sno.trainers.per-die': power,
  'sno.trainers.locked': permanentTile,
  'sno.trainers.more-later': permanentTile,
  'sno.trainers.not-paid': permanentTile,
  'sno.bonus.trainer': conversion,
  'sno.bonus.trainer-back': conversion,
  'sno.bonus.double-arrow': conversion,
  'sno.gems.coloured': conversion,
  'sno.gems.clear-pays': conversion,
  'sno.bonus.clear-die': power,
  'sno.split.two-actions': splitTurn,
  'sno.split.example': splitTurn,
  'sno.split.fixed': splitTurn,
  'sno.tiles.build': masterTile,
  'sno.tiles.clear-pays': masterTile,
  'sno.tiles.points': masterTile,
  'sno.tiles.trainer-for-points': masterTile,
  'sno.tiles.points-for-trainer': masterTile,
  'sno.tiles.clear-gems': masterTile,
  'sno.tiles.clear-overflow': masterTile,
  'sno.tiles.trainer': masterTile,
  'sno.tiles.tent': masterTile,
  'sno.tiles.tent-space': masterTile,
  'sno.tiles.poster': masterTile,
  'sno.tiles.poster-needs': masterTile,
  'sno.tiles.poster-no-tent': masterTile,
  'sno.tiles.card': masterTile,
  'sno.tiles.four-dice': masterTile,
  'sno.tiles.more-choice': masterTile,
} as const;

export const actionQuestions = {
  'power-and-build': { start: POWER_AND_BUILD_START, ask: askPowerAndBuild },
  travel: { start: TRAVEL_START, ask: askTravel },
  perform: { start: PERFORM_START, ask: askPerform },
  'master-board': { start: MASTER_BOARD_START, ask: askMasterBoard },
  'trainer-abilities': { start: TRAINER_ABILITY_START, ask: askTrainerAbility },
  conversions: { start: CONVERSION_START, ask: askConversion },
  'split-turn': { start: SPLIT_TURN_START, ask: askSplitTurn },
  'master-tiles': { start: MASTER_TILE_START, ask: askMasterTile },
} as const;

export { actionExamples } from './action-examples.ts';
export * from './conversions.ts';
export * from './holdings.ts';
export * from './master-board.ts';
export * from './master-tiles.ts';
export * from './perform.ts';
export * from './posters.ts';
export * from './power.ts';
export * from './power-and-build.ts';
export * from './split-turn.ts';
export * from './tent-places.ts';
export * from './trainer-abilities.ts';
export * from './trainer-fields.ts';
export * from './travel.ts';
export * from './white-poster.ts';
