import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUBE_PLACES, prepared, statOf } from '#engine/vast-bonus-cards/index.ts';
import {
  asking,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(prepared);

/** VT-30: the Grit crosses 11, so one cube comes. The card's 3 Grit are supposed. */
const CROSSES = { grit: '9', gain: '3' };

describe('Prepared', () => {
  rule('vbc.prepared.end-turn', 'the turn must end for the Grit', () => {
    expect(violationsOf(ask({ ...CROSSES, endsTurn: 'no' }))).toEqual([
      { clause: 'vbc.prepared.end-turn', code: 'must-end-turn' },
    ]);
    expect(linesOf(ask(CROSSES), 'ends-turn')).toMatchObject([{ gain: 3 }]);
    expect(linesOf(ask({}), 'ends-turn')).toMatchObject([{ gain: undefined }]);
  });

  rule('vbc.prepared.assign', 'the cubes gained may be assigned normally', () => {
    expect(valueOf(ask(CROSSES))).toMatchObject({ grit: 12, heroCubes: 1, assigns: 'yes' });
    expect(linesOf(ask({ ...CROSSES, use: 'movement' }), 'assign')).toMatchObject([
      { use: 'movement' },
    ]);
    // No cube, nothing to assign.
    expect(valueOf(ask({ grit: '9', gain: '1' }))).toMatchObject({ grit: 10, assigns: 'no' });
    expect(linesOf(ask({ grit: '9', gain: '1' }), 'assign')).toEqual([]);
  });

  rule('vbc.prepared.no-movement', 'the cubes give no Movement this turn', () => {
    const reply = ask({ ...CROSSES, use: 'movement' });
    expect(valueOf(reply).movement).toBe(0);
    expect(linesOf(reply, 'no-movement')).toHaveLength(1);
  });

  rule('vbc.prepared.no-encounters', 'the cubes give no Encounters this turn', () => {
    const reply = ask({ ...CROSSES, use: 'perception' });
    expect(valueOf(reply).encounters).toBe(0);
    expect(linesOf(reply, 'no-encounters')).toHaveLength(1);
  });

  rule('vbc.prepared.no-effects', 'the cubes activate no equipment and no Treasure', () => {
    for (const use of CUBE_PLACES) {
      const reply = ask({ ...CROSSES, use });
      expect(valueOf(reply).activates, use).toBe(false);
      expect(linesOf(reply, 'no-effect').length, use).toBe(statOf(use) ? 0 : 1);
    }
  });

  rule('vbc.prepared.no-encounter-needed', 'not even Bomb, Bow and Potion Kit', () => {
    const even = CUBE_PLACES.filter(
      (use) => linesOf(ask({ ...CROSSES, use }), 'even-without').length > 0,
    );
    expect(even).toEqual(['bomb', 'bow', 'potion-kit']);
  });

  rule('vbc.prepared.stats', 'on a stat the cube counts until the next turn', () => {
    const stat = (use: string, onStat: string): unknown => valueOf(ask({ use, onStat })).stat;
    expect(stat('strength', '0')).toEqual({ before: 1, after: 2 });
    expect(stat('perception', '2')).toEqual({ before: 3, after: 4 });
    expect(stat('movement', '1')).toEqual({ before: 3, after: 5 });
    expect(stat('bow', '1')).toBeUndefined();
    expect(verdictOf(ask({ use: 'strength', onStat: '3' }))).toBe('stat-full');
    expect(verdictOf(ask({ use: 'bow', onStat: '3' }))).toBe('fine');
    // Where no cube comes, none needs room.
    expect(verdictOf(ask({ grit: '0', gain: '3', use: 'strength', onStat: '3' }))).toBe('fine');
    expect(linesOf(ask({ use: 'movement', onStat: '2' }), 'stat')).toMatchObject([
      { stat: 'movement', before: 5, after: 7 },
    ]);
  });

  rule('vbc.prepared.on-equipment', 'whether a cube may lie idle on equipment', () => {
    expect(linesOf(ask({ use: 'shield', onEquipment: 'idle' }), 'idle')).toMatchObject([
      { use: 'shield', reading: 'idle' },
    ]);
    expect(violationsOf(ask({ use: 'shield', onEquipment: 'stats-only' }))).toMatchObject([
      { code: 'stats-only', use: 'shield' },
    ]);
    expect(verdictOf(ask({ use: 'strength', onEquipment: 'stats-only' }))).toBe('fine');
    const noCube = { grit: '0', gain: '3', use: 'shield', onEquipment: 'stats-only' };
    expect(verdictOf(ask(noCube))).toBe('fine');
  });

  test('without the card’s Grit it tells what is missing to the next cube', () => {
    expect(valueOf(ask({ gain: '' }))).toMatchObject({
      grit: undefined,
      heroCubes: undefined,
      nextCube: { space: 11, needs: 2 },
      assigns: 'unknown',
    });
    expect(linesOf(ask({}), 'needs')).toMatchObject([{ space: 11, needs: 2 }]);
    // With the card's Grit the distance is counted from where it leaves her.
    expect(linesOf(ask({ gain: '1' }), 'needs')).toMatchObject([{ space: 11, needs: 1 }]);
    expect(valueOf(ask({ grit: '40' }))).toMatchObject({ nextCube: undefined, assigns: 'no' });
    expect(linesOf(ask({ grit: '40' }), 'no-more-cubes')).toHaveLength(1);
    expect(linesOf(ask({ grit: '43', gain: '4' }), 'grit')).toMatchObject([{ after: 45, lost: 2 }]);
  });

  test('all that is wrong is told at once', () => {
    expect(verdictOf(ask({ endsTurn: 'no', onStat: '3' }))).toBe('must-end-turn stat-full');
  });

  test('the cube never brings anything this turn', () => {
    fc.assert(
      fc.property(fc.nat(45), fc.nat(20), fc.constantFrom(...CUBE_PLACES), (grit, gain, use) => {
        const value = valueOf(ask({ grit: String(grit), gain: String(gain), use }));
        expect(value).toMatchObject({ movement: 0, encounters: 0, activates: false });
        expect(value.grit).toBe(Math.min(45, grit + gain));
      }),
    );
  });
});

test.each([
  ['Grit', { grit: '' }, 'grit', 'missing'],
  ['gain', { gain: 'x' }, 'gain', 'not-whole'],
  ['end', { endsTurn: '1' }, 'endsTurn', 'not-an-option'],
  ['use', { use: 'sword' }, 'use', 'not-an-option'],
  ['stat', { onStat: '4' }, 'onStat', 'out-of-range'],
  ['reading', { onEquipment: '' }, 'onEquipment', 'missing'],
])('%s cannot be read', (_, input, field, code) => {
  expect(problemsOf(ask(input))).toMatchObject([{ field, code }]);
});
