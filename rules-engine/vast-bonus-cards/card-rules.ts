import { caveOil } from './cave-oil.ts';
import { cursedAmulet } from './cursed-amulet.ts';
import { dragonScales } from './dragon-scales.ts';
import { runeStaff } from './rune-staff.ts';
import { schemes } from './schemes.ts';
import { strengthDiscs } from './strength-discs.ts';
import { warlocksWand } from './warlocks-wand.ts';

/** Their calculators: the state each opens on and the question behind it. */
export const cardQuestions = {
  'cursed-amulet': { start: cursedAmulet.form.start, ask: cursedAmulet.ask },
  'rune-staff': { start: runeStaff.form.start, ask: runeStaff.ask },
  schemes: { start: schemes.form.start, ask: schemes.ask },
  'strength-discs': { start: strengthDiscs.form.start, ask: strengthDiscs.ask },
  'cave-oil': { start: caveOil.form.start, ask: caveOil.ask },
  'dragon-scales': { start: dragonScales.form.start, ask: dragonScales.ask },
  'warlocks-wand': { start: warlocksWand.form.start, ask: warlocksWand.ask },
} as const;

export { cardExamples } from './card-examples.ts';
export * from './cave-oil.ts';
export * from './amulet-asked.ts';
export type * from './amulet-losses.ts';
export * from './cursed-amulet.ts';
export * from './data/cards.ts';
export * from './dragon-scales.ts';
export * from './rune-staff.ts';
export type * from './scheme-payments.ts';
export * from './schemes.ts';
export * from './schemes-asked.ts';
export * from './strength-discs.ts';
export * from './warlocks-wand.ts';
