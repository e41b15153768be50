import { CURSED_AMULET_START } from './amulet-asked.ts';
import { askCaveOil, CAVE_OIL_START, caveOil } from './cave-oil.ts';
import { askCursedAmulet, cursedAmulet } from './cursed-amulet.ts';
import { askDragonScales, DRAGON_SCALES_START, dragonScales, statsAt } from './dragon-scales.ts';
import { askRuneStaff, RUNE_STAFF_START, runeStaff } from './rune-staff.ts';
import { askSchemes, schemes, secretsDeck } from './schemes.ts';
import { SCHEMES_START } from './schemes-asked.ts';
import { askStrengthDiscs, STRENGTH_DISCS_START, strengthDiscs } from './strength-discs.ts';
import {
  askWarlocksWand,
  upgradeCards,
  WARLOCKS_WAND_START,
  warlocksWand,
} from './warlocks-wand.ts';

/** The functions that decide the clauses of the cards from the Cursed Amulet on. */
export const cardRules = {
  'vbc.amulet.always': cursedAmulet,
  'vbc.amulet.no-cube': cursedAmulet,
  'vbc.amulet.decline': cursedAmulet,
  'vbc.amulet.reveal': cursedAmulet,
  'vbc.amulet.negative': cursedAmulet,
  'vbc.amulet.other-effects': cursedAmulet,
  'vbc.amulet.own-costs': cursedAmulet,
  'vbc.amulet.health': cursedAmulet,
  'vbc.amulet.health-losses': cursedAmulet,
  'vbc.amulet.magma-last': cursedAmulet,
  'vbc.amulet.flame-giant': cursedAmulet,
  'vbc.amulet.infestation': cursedAmulet,
  'vbc.amulet.grit': cursedAmulet,
  'vbc.amulet.grit-losses': cursedAmulet,
  'vbc.amulet.shield-alone': cursedAmulet,
  'vbc.amulet.shield': cursedAmulet,
  'vbc.amulet.shield-2017': cursedAmulet,
  'vbc.amulet.forced-move': cursedAmulet,
  'vbc.amulet.forced-moves': cursedAmulet,
  'vbc.amulet.shield-stays': cursedAmulet,
  'vbc.amulet.pickpocket': cursedAmulet,
  'vbc.amulet.pickpocket-base': cursedAmulet,
  'vbc.amulet.pickpocket-itself': cursedAmulet,
  'vbc.amulet.pickpocket-tokens': cursedAmulet,
  'vbc.amulet.resolve-first': cursedAmulet,
  'vbc.amulet.discard': cursedAmulet,
  'vbc.amulet.magma-discard': cursedAmulet,
  'vbc.staff.distance': runeStaff,
  'vbc.staff.example': runeStaff,
  'vbc.staff.rate': runeStaff,
  'vbc.staff.direction': runeStaff,
  'vbc.staff.exact': runeStaff,
  'vbc.staff.enough': runeStaff,
  'vbc.staff.losing-cubes': runeStaff,
  'vbc.staff.unplaced-first': runeStaff,
  'vbc.staff.not-its-cube': runeStaff,
  'vbc.staff.turn-ends': runeStaff,
  'vbc.staff.shield': runeStaff,
  'vbc.schemes.bought-first': schemes,
  'vbc.schemes.icon': schemes,
  'vbc.schemes.shuffle': secretsDeck,
  'vbc.schemes.face-up': schemes,
  'vbc.schemes.never-lost': schemes,
  'vbc.schemes.hand-limit': schemes,
  'vbc.schemes.hand-five': schemes,
  'vbc.schemes.price': schemes,
  'vbc.schemes.plundered': schemes,
  'vbc.schemes.rage': schemes,
  'vbc.schemes.gem-trap': schemes,
  'vbc.schemes.keep': schemes,
  'vbc.schemes.gem-back': schemes,
  'vbc.schemes.gem-token': schemes,
  'vbc.schemes.keep-limit': schemes,
  'vbc.schemes.none-before-first': schemes,
  'vbc.schemes.new-limit': schemes,
  'vbc.schemes.back-to-supply': schemes,
  'vbc.schemes.pickpocket': schemes,
  'vbc.schemes.cards': schemes,
  'vbc.schemes.only-cards': schemes,
  'vbc.schemes.tokens-first': schemes,
  'vbc.schemes.just-plundered': schemes,
  'vbc.schemes.when': schemes,
  'vbc.discs.limit': strengthDiscs,
  'vbc.discs.number': strengthDiscs,
  'vbc.discs.in-use': strengthDiscs,
  'vbc.discs.waits': strengthDiscs,
  'vbc.discs.next': strengthDiscs,
  'vbc.discs.several': strengthDiscs,
  'vbc.oil.terrain': caveOil,
  'vbc.oil.flame-wall': caveOil,
  'vbc.oil.terrain-losses': caveOil,
  'vbc.oil.magma': caveOil,
  'vbc.oil.flame-wall-loss': caveOil,
  'vbc.oil.other-losses': caveOil,
  'vbc.scales.setup': dragonScales,
  'vbc.scales.smash': dragonScales,
  'vbc.scales.wrath': dragonScales,
  'vbc.scales.into-deck': dragonScales,
  'vbc.scales.one-a-use': dragonScales,
  'vbc.scales.smashed-tile': dragonScales,
  'vbc.scales.none-left': dragonScales,
  'vbc.scales.back': dragonScales,
  'vbc.scales.golden': dragonScales,
  'vbc.scales.silver': dragonScales,
  'vbc.scales.silver-useless': dragonScales,
  'vbc.scales.carried-gems': dragonScales,
  'vbc.scales.silver-kept': dragonScales,
  'vbc.scales.one-fewer': dragonScales,
  'vbc.scales.spirit': statsAt,
  'vbc.scales.platinum': dragonScales,
  'vbc.scales.platinum-gone': dragonScales,
  'vbc.scales.sloth-cubes': dragonScales,
  'vbc.scales.sloth-limit': dragonScales,
  'vbc.scales.awakening': dragonScales,
  'vbc.upgrades.draw': upgradeCards,
  'vbc.upgrades.stash': warlocksWand,
  'vbc.upgrades.win': warlocksWand,
  'vbc.wand.charges': warlocksWand,
  'vbc.wand.use': warlocksWand,
  'vbc.wand.empty': warlocksWand,
  'vbc.wand.token-stays': warlocksWand,
  'vbc.wand.spores': warlocksWand,
  'vbc.wand.charges-stay': warlocksWand,
  'vbc.wand.which-token': warlocksWand,
} as const;

/** Their calculators: the state each opens on and the question behind it. */
export const cardQuestions = {
  'cursed-amulet': { start: CURSED_AMULET_START, ask: askCursedAmulet },
  'rune-staff': { start: RUNE_STAFF_START, ask: askRuneStaff },
  schemes: { start: SCHEMES_START, ask: askSchemes },
  'strength-discs': { start: STRENGTH_DISCS_START, ask: askStrengthDiscs },
  'cave-oil': { start: CAVE_OIL_START, ask: askCaveOil },
  'dragon-scales': { start: DRAGON_SCALES_START, ask: askDragonScales },
  'warlocks-wand': { start: WARLOCKS_WAND_START, ask: askWarlocksWand },
} as const;

export { cardExamples } from './card-examples.ts';
export * from './cave-oil.ts';
export * from './amulet-asked.ts';
export type * from './amulet-lines.ts';
export type * from './amulet-losses.ts';
export * from './cursed-amulet.ts';
export * from './data/cards.ts';
export * from './dragon-scales.ts';
export * from './rune-staff.ts';
export type * from './scheme-payments.ts';
export * from './schemes.ts';
export * from './schemes-asked.ts';
export type * from './schemes-lines.ts';
export * from './strength-discs.ts';
export * from './warlocks-wand.ts';
