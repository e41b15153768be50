import { expect, test } from 'vitest';
import { raised } from '#tests/support/raised.ts';

const ALL_TERRAINS = 'canyon,lake,magma,mushroom-forest,pits,river';

test.each([
  ['random-terrain', {}, []],
  ['random-terrain', { draws: 'magma', fits: 'no' }, ['unplaceable']],
  ['random-terrain', { faceUp: ALL_TERRAINS }, ['noCard']],
  ['random-terrain', { faceUp: ALL_TERRAINS, draws: 'lake' }, ['noCard']],
  ['random-terrain', { faceUp: ALL_TERRAINS, event: 'no' }, []],
  ['uncertain-treasures', {}, []],
  ['uncertain-treasures', { deck: 'a,b', knightBottom: '', choice: '' }, ['shortDeck']],
  ['strength-discs', {}, []],
  ['strength-discs', { waiting: 'meat', freed: 'ogre' }, ['priority']],
  ['warlocks-wand', {}, ['reassigned']],
  ['warlocks-wand', { log: 'use' }, []],
  ['prepared', {}, []],
  ['prepared', { use: 'bow' }, ['onEquipment']],
  ['rune-staff', {}, ['rate', 'direction']],
  ['rune-staff', { across: '0' }, ['rate']],
  ['entrance', {}, []],
  ['entrance', { walls: '', by: 'wrath', collapse: 'b1,b2' }, ['several']],
  ['entrance', { walls: '', by: 'wrath', collapse: 'b2' }, []],
  ['prepared', { grit: 'x' }, []],
  ['rune-staff', { down: '0' }, ['rate']],
  ['cursed-amulet', {}, []],
  ['cursed-amulet', { shield: 'yes' }, ['shieldText']],
  ['cursed-amulet', { shield: 'yes', shieldText: 'march-2017' }, ['shieldText']],
  ['cursed-amulet', { shield: 'yes', amulet: 'none' }, []],
  ['cursed-amulet', { shield: 'yes', amulet: 'offered', keep: 'keep' }, ['shieldText']],
  ['cursed-amulet', { shield: 'yes', amulet: 'offered', keep: 'decline' }, []],
  ['cursed-amulet', { shield: 'yes', effect: 'blob' }, ['shieldText']],
  ['cursed-amulet', { shield: 'yes', effect: 'claw' }, []],
  ['cursed-amulet', { shield: 'yes', effect: 'rune-staff', amount: '5' }, []],
  // Grit and forced moves are in the leaflet's list, whatever takes them.
  ['cursed-amulet', { effect: 'other', kind: 'grit', amount: '2' }, []],
  ['cursed-amulet', { effect: 'other', kind: 'cubes', amount: '2' }, ['otherEffects']],
  [
    'cursed-amulet',
    { effect: 'other', kind: 'health', amount: '2' },
    ['otherEffects', 'discardBy'],
  ],
  ['cursed-amulet', { effect: 'poison', amount: '1' }, ['otherEffects']],
  ['cursed-amulet', { effect: 'pickpocket' }, ['thiefTokens']],
  ['cursed-amulet', { effect: 'pickpocket', amulet: 'none' }, []],
  ['cursed-amulet', { effect: 'magma' }, ['otherEffects', 'discardBy']],
  ['cursed-amulet', { effect: 'magma', health: '2' }, ['otherEffects', 'lastHealth', 'discardBy']],
  ['cursed-amulet', { effect: 'magma', health: '1' }, []],
] as const)('%s %o raises %o', (name, change, fields) => {
  expect(raised(name, change)).toEqual(fields);
});
