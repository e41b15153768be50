import { defineGame } from '../core/game.ts';
import { clauses, retired } from './clauses.ts';
import { examples } from './examples.ts';

export const vastBonusCards = defineGame({
  slug: 'vast-bonus-cards',
  prefix: 'vbc',
  clauses,
  retired,
  examples,
});

export * from './amulet-asked.ts';
export type * from './amulet-losses.ts';
export * from './cave-edits.ts';
export * from './cave-map.ts';
export * from './cave-oil.ts';
export type { VbcClause } from './clauses.ts';
export * from './collapse-turn.ts';
export type * from './collapse.ts';
export * from './bonus-setup.ts';
export * from './collapsing.ts';
export * from './cursed-amulet.ts';
export * from './data.ts';
export * from './data/cards.ts';
export * from './dragon-scales.ts';
export * from './entrance.ts';
export type * from './entrance-asked.ts';
export type * from './entrance-lines.ts';
export * from './forced-moves.ts';
export * from './grit.ts';
export type * from './marker-places.ts';
export * from './poison.ts';
export * from './prepared.ts';
export * from './random-terrain.ts';
export * from './rune-staff.ts';
export type * from './scheme-payments.ts';
export * from './schemes.ts';
export * from './schemes-asked.ts';
export * from './slingshot.ts';
export * from './strength-discs.ts';
export * from './uncertain-treasures.ts';
export * from './victory.ts';
export * from './warlocks-wand.ts';
