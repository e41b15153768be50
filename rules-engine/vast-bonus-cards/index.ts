import { defineGame } from '../core/game.ts';
import { caveOil } from './cave-oil.ts';
import { clauses, retired } from './clauses.ts';
import { cursedAmulet } from './cursed-amulet.ts';
import type { Calculator } from './data.ts';
import { dragonScales } from './dragon-scales.ts';
import { entrance } from './entrance.ts';
import { examples } from './examples.ts';
import { prepared } from './prepared.ts';
import { randomTerrain } from './random-terrain.ts';
import { runeStaff } from './rune-staff.ts';
import { schemes } from './schemes.ts';
import { slingshot } from './slingshot.ts';
import { strengthDiscs } from './strength-discs.ts';
import { uncertainTreasures } from './uncertain-treasures.ts';
import { warlocksWand } from './warlocks-wand.ts';

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
  'cursed-amulet': { start: cursedAmulet.form.start, ask: cursedAmulet.ask },
  'rune-staff': { start: runeStaff.form.start, ask: runeStaff.ask },
  schemes: { start: schemes.form.start, ask: schemes.ask },
  'strength-discs': { start: strengthDiscs.form.start, ask: strengthDiscs.ask },
  'cave-oil': { start: caveOil.form.start, ask: caveOil.ask },
  'dragon-scales': { start: dragonScales.form.start, ask: dragonScales.ask },
  'warlocks-wand': { start: warlocksWand.form.start, ask: warlocksWand.ask },
} as const satisfies Readonly<
  Record<Calculator, { readonly start: object; readonly ask: unknown }>
>;

export * from './amulet-asked.ts';
export type * from './amulet-losses.ts';
export * from './cave-edits.ts';
export * from './cave-map.ts';
export * from './cave-oil.ts';
export type { VbcClause } from './clauses.ts';
export * from './collapse-turn.ts';
export type * from './collapse.ts';
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
export * from './warlocks-wand.ts';
