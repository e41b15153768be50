import { askConversion, CONVERSION_START } from './conversions.ts';
import { askMasterBoard, MASTER_BOARD_START } from './master-board.ts';
import { askMasterTile, MASTER_TILE_START } from './master-tiles.ts';
import { askPerform, PERFORM_START } from './perform.ts';
import { askPowerAndBuild, POWER_AND_BUILD_START } from './power-and-build.ts';
import { askSplitTurn, SPLIT_TURN_START } from './split-turn.ts';
import { askTrainerAbility } from './trainer-abilities.ts';
import { TRAINER_ABILITY_START } from './trainer-fields.ts';
import { askTravel, TRAVEL_START } from './travel.ts';

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
