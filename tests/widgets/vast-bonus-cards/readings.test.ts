import { expect, test } from 'vitest';
import { findCalculator } from '#src/calculators/registry.ts';

/** Which open questions a position raises, as fields with a switch in sight. */
const raised = (name: string, change: Readonly<Record<string, string>> = {}): readonly string[] => {
  const calculator = findCalculator(name);
  if (calculator === undefined) return ['no such calculator'];
  const draft = { ...calculator.start, ...change };
  return calculator.readings
    .filter(({ matters }) => matters?.(draft) ?? true)
    .map(({ field }) => field);
};

const ALL_TERRAINS = 'canyon,lake,magma,mushroom-forest,pits,river';

test.each([
  ['random-terrain', {}, []],
  ['random-terrain', { draws: 'magma', fits: 'no' }, ['unplaceable']],
  ['random-terrain', { faceUp: ALL_TERRAINS }, ['noCard']],
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
  ['prepared', { grit: 'x' }, []],
] as const)('%s %o raises %o', (name, change, fields) => {
  expect(raised(name, change)).toEqual(fields);
});
