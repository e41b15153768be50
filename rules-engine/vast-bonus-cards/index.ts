import { defineGame } from '../core/game.ts';
import { isUnoccupied, isWall } from './cave-map.ts';
import { clauses, retired } from './clauses.ts';
import { due, openToCaveIn } from './collapse.ts';
import type { Calculator } from './data.ts';
import { askEntrance, entrance, ENTRANCE_START } from './entrance.ts';
import { examples } from './examples.ts';
import { mayEnter, waysOut } from './forced-moves.ts';
import { cubesAt, gritAfter } from './grit.ts';
import { cardQuestions, cardRules } from './card-rules.ts';
import { cubesLost, poisonCubes } from './poison.ts';
import { askPrepared, prepared, PREPARED_START } from './prepared.ts';
import { hasExtraRules } from './promo.ts';
import { askRandomTerrain, RANDOM_TERRAIN_START, randomTerrain } from './random-terrain.ts';
import { askSlingshot, slingshot, SLINGSHOT_START } from './slingshot.ts';
import {
  askUncertainTreasures,
  UNCERTAIN_TREASURES_START,
  uncertainTreasures,
} from './uncertain-treasures.ts';

export const vastBonusCards = defineGame({
  slug: 'vast-bonus-cards',
  prefix: 'vbc',
  clauses,
  retired,
  decidedBy: {
    'vbc.entrance.setup': entrance,
    'vbc.entrance.marker': entrance,
    'vbc.entrance.references': entrance,
    'vbc.entrance.ordinary-tile': entrance,
    'vbc.entrance.returns-dark': entrance,
    'vbc.entrance.moves': entrance,
    'vbc.entrance.mover': entrance,
    'vbc.entrance.adjacent': entrance,
    'vbc.entrance.unoccupied': isUnoccupied,
    'vbc.entrance.walls': entrance,
    'vbc.entrance.rockslides': isWall,
    'vbc.entrance.dark': entrance,
    'vbc.entrance.terrain': entrance,
    'vbc.entrance.pieces-first': entrance,
    'vbc.entrance.forced-moves': waysOut,
    'vbc.entrance.forced-limits': mayEnter,
    'vbc.entrance.tribes-scatter': entrance,
    'vbc.entrance.stuck': entrance,
    'vbc.entrance.room-left': entrance,
    'vbc.entrance.no-place': entrance,
    'vbc.entrance.another-tile': entrance,
    'vbc.entrance.eligible': due,
    'vbc.entrance.crystals-first': due,
    'vbc.entrance.cave-in': openToCaveIn,
    'vbc.entrance.several': entrance,
    'vbc.entrance.only-marks': entrance,
    'vbc.entrance.ignored': isUnoccupied,
    'vbc.entrance.only-collapse': entrance,
    'vbc.entrance.poison': entrance,
    'vbc.entrance.poison-cubes': poisonCubes,
    'vbc.entrance.two-cubes': cubesLost,
    'vbc.entrance.cubes-follow': entrance,
    'vbc.entrance.regain': entrance,
    'vbc.treasures.base-draw': uncertainTreasures,
    'vbc.treasures.cave-draws': uncertainTreasures,
    'vbc.treasures.cave-bottom': uncertainTreasures,
    'vbc.treasures.two-cards': uncertainTreasures,
    'vbc.treasures.knight-bottom': uncertainTreasures,
    'vbc.treasures.keep-or-decline': uncertainTreasures,
    'vbc.treasures.decline': uncertainTreasures,
    'vbc.treasures.hidden': uncertainTreasures,
    'vbc.treasures.no-cave-draws': uncertainTreasures,
    'vbc.treasures.no-cave-bottom': uncertainTreasures,
    'vbc.treasures.no-cave-choice': uncertainTreasures,
    'vbc.treasures.no-cave-decline': uncertainTreasures,
    'vbc.treasures.bottom-order': uncertainTreasures,
    'vbc.treasures.short-deck': uncertainTreasures,
    'vbc.treasures.empty-deck': uncertainTreasures,
    'vbc.grit.track': gritAfter,
    'vbc.grit.cubes': cubesAt,
    'vbc.terrain.kinds': randomTerrain,
    'vbc.terrain.deck': randomTerrain,
    'vbc.terrain.when': randomTerrain,
    'vbc.terrain.draw': randomTerrain,
    'vbc.terrain.face-up': randomTerrain,
    'vbc.terrain.chance': randomTerrain,
    'vbc.terrain.unplaceable': randomTerrain,
    'vbc.terrain.no-card': randomTerrain,
    'vbc.promo.extra-rules': hasExtraRules,
    'vbc.prepared.end-turn': prepared,
    'vbc.prepared.assign': prepared,
    'vbc.prepared.no-movement': prepared,
    'vbc.prepared.no-encounters': prepared,
    'vbc.prepared.no-effects': prepared,
    'vbc.prepared.no-encounter-needed': prepared,
    'vbc.prepared.stats': prepared,
    'vbc.prepared.on-equipment': prepared,
    'vbc.slingshot.not-an-attack': slingshot,
    'vbc.slingshot.no-wound': slingshot,
    'vbc.slingshot.other-tribes': slingshot,
    'vbc.slingshot.any-tribe': slingshot,
    'vbc.slingshot.attack-needs': slingshot,
    'vbc.slingshot.how-much': slingshot,
    ...cardRules,
  },
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  entrance: { start: ENTRANCE_START, ask: askEntrance },
  'uncertain-treasures': { start: UNCERTAIN_TREASURES_START, ask: askUncertainTreasures },
  'random-terrain': { start: RANDOM_TERRAIN_START, ask: askRandomTerrain },
  prepared: { start: PREPARED_START, ask: askPrepared },
  slingshot: { start: SLINGSHOT_START, ask: askSlingshot },
  ...cardQuestions,
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { VbcClause } from './clauses.ts';
export * from './cave-map.ts';
export * from './collapse.ts';
export * from './data.ts';
export * from './entrance.ts';
export type * from './entrance-lines.ts';
export * from './forced-moves.ts';
export * from './grit.ts';
export * from './card-rules.ts';
export * from './poison.ts';
export * from './prepared.ts';
export * from './promo.ts';
export * from './random-terrain.ts';
export * from './slingshot.ts';
export * from './uncertain-treasures.ts';
