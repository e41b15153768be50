import { defineGame } from '../core/game.ts';
import { clauses, retired } from './clauses.ts';
import type { Calculator } from './data.ts';
import { entrance } from './entrance.ts';
import { examples } from './examples.ts';
import { cardQuestions } from './card-rules.ts';
import { prepared } from './prepared.ts';
import { randomTerrain } from './random-terrain.ts';
import { slingshot } from './slingshot.ts';
import { uncertainTreasures } from './uncertain-treasures.ts';

export const vastBonusCards = defineGame({
  slug: 'vast-bonus-cards',
  prefix: 'vbc',
  clauses,
  retired,
  examples,
});

/** Every calculator: the state it opens on and the question behind it. */
export const questions = {
  entrance: { start: entrance.form.start, ask: entrance.ask },
  'uncertain-treasures': { start: uncertainTreasures.form.start, ask: uncertainTreasures.ask },
  'random-terrain': { start: randomTerrain.form.start, ask: randomTerrain.ask },
  prepared: { start: prepared.form.start, ask: prepared.ask },
  slingshot: { start: slingshot.form.start, ask: slingshot.ask },
  ...cardQuestions,
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export type { VbcClause } from './clauses.ts';
export * from './cave-edits.ts';
export * from './cave-map.ts';
export * from './collapse.ts';
export * from './data.ts';
export * from './entrance.ts';
export type * from './entrance-asked.ts';
export type * from './entrance-lines.ts';
export * from './forced-moves.ts';
export * from './grit.ts';
export * from './card-rules.ts';
export * from './poison.ts';
export * from './prepared.ts';
export * from './random-terrain.ts';
export * from './slingshot.ts';
export * from './uncertain-treasures.ts';
