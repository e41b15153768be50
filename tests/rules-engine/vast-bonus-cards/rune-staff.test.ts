import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pathTo,
  runeStaff,
  STAFF_CUBE_PLACES,
  TELEPORT_DIRECTIONS,
} from '#engine/vast-bonus-cards/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(runeStaff, { unplaced: '1', placed: 'movement,strength' });

const noTarget = { across: '', down: '' };

describe('how far', () => {
  rule('vbc.staff.distance', 'the Grit spent sets the distance', () => {
    const reached = ['2', '3', '4', '6'].map((spend) => valueOf(ask({ ...noTarget, spend })).reach);
    expect(reached).toEqual([1, 1, 2, 3]);
    expect(linesOf(ask({ ...noTarget, spend: '6' }), 'reach')).toMatchObject([
      { spend: 6, perSpace: 2, spaces: 3 },
    ]);
    expect(linesOf(ask({ across: '3', down: '0' }), 'cost')).toMatchObject([
      { distance: 3, perSpace: 2, cost: 6 },
    ]);
  });

  rule('vbc.staff.exact', 'Grit for another distance does not take her to the target', () => {
    const target = { across: '2', down: '0' };
    const facts = { clause: 'vbc.staff.exact', distance: 2, cost: 4 };
    expect(violationsOf(ask({ ...target, spend: '3' }))).toEqual([
      { ...facts, code: 'falls-short', spend: 3, reach: 1 },
    ]);
    expect(violationsOf(ask({ ...target, spend: '6' }))).toEqual([
      { ...facts, code: 'overshoots', spend: 6, reach: 3 },
    ]);
    // With a target in sight that is all there is to say, even of Grit for no space.
    expect(violationsOf(ask({ ...target, spend: '1' }))).toEqual([
      { ...facts, code: 'falls-short', spend: 1, reach: 0 },
    ]);
    expect(verdictOf(ask({ ...target, spend: '4' }))).toBe('fine');
    // What is left over for no whole space is spent all the same.
    const more = ask({ ...target, spend: '5' });
    expect(valueOf(more)).toMatchObject({ reach: 2, gritAfter: 7 });
    expect(linesOf(more, 'wasted')).toMatchObject([{ wasted: 1 }]);
    expect(linesOf(ask({ ...target, spend: '4' }), 'wasted')).toEqual([]);
  });

  rule('vbc.staff.example', '4 Grit are good for 2 spaces', () => {
    const printed = ask({ ...noTarget, spend: '4' });
    expect(valueOf(printed).reach).toBe(2);
    expect(linesOf(printed, 'as-printed')).toMatchObject([{ spend: 4, spaces: 2 }]);
    expect(citedBy(ask({ ...noTarget, spend: '6' }))).not.toContain('vbc.staff.example');
  });

  rule('vbc.staff.rate', '2 Grit a space, or what the card says', () => {
    const target = { across: '2', down: '0' };
    expect(valueOf(ask({ ...target, perSpace: '3' })).spend).toBe(4);
    const card = ask({ ...target, rate: 'card', perSpace: '3' });
    expect(valueOf(card)).toMatchObject({ spend: 6, reach: 2, gritAfter: 6 });
    expect(linesOf(card, 'rate')).toMatchObject([{ perSpace: 3, reading: 'card' }]);
    const unread = ask({ ...target, rate: 'card' });
    expect(valueOf(unread)).toMatchObject({
      distance: 2,
      spend: undefined,
      reach: undefined,
      gritAfter: undefined,
      reaches: [],
    });
    expect(linesOf(unread, 'rate-unknown')).toMatchObject([{ reading: 'card' }]);
    // What is spent is spent, whatever it is good for.
    expect(valueOf(ask({ ...target, rate: 'card', spend: '5' }))).toMatchObject({
      spend: 5,
      reach: undefined,
      gritAfter: 7,
    });
  });

  rule(
    'vbc.staff.direction',
    'a diagonal step counts one, or two if only straight ones count',
    () => {
      const away = { across: '2', down: '3' };
      expect(valueOf(ask(away))).toMatchObject({ distance: 3, spend: 6 });
      expect(valueOf(ask({ ...away, direction: 'orthogonal' }))).toMatchObject({
        distance: 5,
        spend: 10,
      });
      expect(linesOf(ask(away), 'distance')).toMatchObject([
        { across: 2, down: 3, distance: 3, reading: 'any' },
      ]);
      expect(linesOf(ask(noTarget), 'distance')).toEqual([]);
    },
  );

  rule('vbc.staff.orthogonal', 'along a row or a column every space counts one', () => {
    for (const direction of TELEPORT_DIRECTIONS) {
      const aside = ask({ across: '3', down: '0', direction });
      expect(valueOf(aside)).toMatchObject({ distance: 3, spend: 6 });
      expect(linesOf(aside, 'straight')).toEqual([
        { clause: 'vbc.staff.orthogonal', code: 'straight', across: 3, down: 0, distance: 3 },
      ]);
      expect(citedBy(aside)).not.toContain('vbc.staff.direction');
      expect(linesOf(ask({ across: '0', down: '2', direction }), 'straight')).toHaveLength(1);
      expect(linesOf(ask({ across: '1', down: '2', direction }), 'straight')).toEqual([]);
    }
  });

  test('the way that is drawn has as many spaces as the distance, and ends on the target', () => {
    const target = { across: 1, down: 3 };
    expect(pathTo(target, 'any')).toEqual([{ across: 1, down: 1 }, { across: 1, down: 2 }, target]);
    expect(pathTo(target, 'orthogonal')).toEqual([
      { across: 1, down: 0 },
      { across: 1, down: 1 },
      { across: 1, down: 2 },
      target,
    ]);
  });

  test('a table shows every distance her Grit can pay', () => {
    expect(valueOf(ask({ grit: '7' })).reaches).toEqual([
      { spaces: 1, cost: 2, gritLeft: 5, cubesBack: 0 },
      { spaces: 2, cost: 4, gritLeft: 3, cubesBack: 1 },
      { spaces: 3, cost: 6, gritLeft: 1, cubesBack: 1 },
    ]);
    // With her last two cubes nothing goes back, here as there.
    const few = valueOf(ask({ grit: '7', unplaced: '0', placed: 'bow' })).reaches;
    expect(few.map(({ cubesBack }) => cubesBack)).toEqual([0, 0, 0]);
    expect(valueOf(ask({ ...noTarget, grit: '1' }))).toMatchObject({
      reaches: [],
      spend: undefined,
      cubes: undefined,
    });
  });
});

describe('what it costs', () => {
  rule('vbc.staff.enough', 'she needs all the Grit she spends', () => {
    const target = { across: '2', down: '0' };
    expect(violationsOf(ask({ ...target, grit: '3' }))).toEqual([
      { clause: 'vbc.staff.enough', code: 'too-little-grit', grit: 3, cost: 4, missing: 1 },
    ]);
    expect(valueOf(ask({ ...target, grit: '4' })).gritAfter).toBe(0);
    expect(linesOf(ask({ ...target, grit: '9' }), 'enough')).toMatchObject([
      { grit: 9, cost: 4, after: 5 },
    ]);
    // Grit for no space at all takes her nowhere.
    expect(violationsOf(ask({ ...noTarget, spend: '1' }))).toEqual([
      { clause: 'vbc.staff.enough', code: 'no-space', spend: 1, perSpace: 2 },
    ]);
    expect(verdictOf(ask({ ...noTarget, spend: '2' }))).toBe('fine');
    // Both breaches are told at once.
    expect(verdictOf(ask({ ...target, grit: '1', spend: '2' }))).toBe(
      'too-little-grit falls-short',
    );
  });

  rule('vbc.staff.shield', 'the Shield makes it no cheaper', () => {
    const target = { across: '2', down: '0' };
    for (const input of [{ shield: 'yes' }, { placed: 'shield' }]) {
      const shielded = ask({ ...target, ...input });
      expect(valueOf(shielded)).toMatchObject({ spend: 4, gritAfter: 8 });
      expect(linesOf(shielded, 'shield-no-help')).toMatchObject([{ cost: 4 }]);
    }
    expect(citedBy(ask(target))).not.toContain('vbc.staff.shield');
  });
});

describe('which Hero cube goes back', () => {
  const dropping = { grit: '6', across: '1', down: '0' };

  rule('vbc.staff.losing-cubes', 'falling below a cube’s space gives that cube back', () => {
    const lost = ask({ grit: '12', across: '4', down: '0', unplaced: '3', placed: '' });
    expect(valueOf(lost)).toMatchObject({ gritAfter: 4, cubes: { back: 2 } });
    expect(linesOf(lost, 'cubes-lost')).toMatchObject([
      { before: 12, after: 4, spaces: [5, 11], cubes: 2 },
    ]);
    // Standing on the space keeps the cube.
    const kept = ask({ ...dropping, grit: '7' });
    expect(valueOf(kept)).toMatchObject({ gritAfter: 5, cubes: { back: 0, turnEnds: false } });
    expect(linesOf(kept, 'cubes-lost')).toEqual([]);
  });

  rule('vbc.staff.unplaced-first', 'a cube not placed goes first', () => {
    const both = ask({ ...dropping, unplaced: '1', placed: 'bomb,strength' });
    expect(valueOf(both).cubes).toEqual({
      back: 1,
      unplaced: 1,
      placed: 0,
      choice: [],
      turnEnds: false,
    });
    expect(linesOf(both, 'unplaced-first')).toMatchObject([{ cubes: 1 }]);
    const unknown = ask({ ...dropping, unplaced: '', placed: '' });
    expect(linesOf(unknown, 'unplaced-if-any')).toHaveLength(1);
    expect(linesOf(both, 'unplaced-if-any')).toEqual([]);
  });

  rule('vbc.grit.cubes', 'her Grit says how many Hero cubes she has, 7 at most', () => {
    const counted = (grit: string, unplaced: string) => ask({ ...dropping, grit, unplaced });
    // The Staff's own, Movement, Strength and so many more.
    expect(linesOf(counted('6', '0'), 'cubes-differ')).toEqual([]);
    expect(linesOf(counted('11', '1'), 'cubes-differ')).toEqual([]);
    expect(linesOf(counted('10', '1'), 'cubes-differ')).toMatchObject([
      { grit: 10, counted: 4, expected: 3 },
    ]);
    expect(linesOf(ask({ unplaced: '', placed: '' }), 'cubes-differ')).toEqual([]);
    expect(verdictOf(counted('45', '4'))).toBe('fine');
    expect(violationsOf(counted('45', '5'))).toEqual([
      { clause: 'vbc.grit.cubes', code: 'too-many-cubes', counted: 8, all: 7 },
    ]);
  });

  rule('vbc.staff.not-its-cube', 'never the one on the Rune Staff', () => {
    const placed = ask({ ...dropping, unplaced: '0', placed: 'movement,movement,bow' });
    expect(valueOf(placed).cubes).toMatchObject({
      back: 1,
      placed: 1,
      choice: ['movement', 'movement', 'bow'],
    });
    expect(linesOf(placed, 'placed-choice')).toMatchObject([{ cubes: 1 }]);
    expect(linesOf(placed, 'never-the-staffs')).toHaveLength(1);
    expect(STAFF_CUBE_PLACES).not.toContain('rune-staff');
    // The Staff's own and one more are the last two: neither goes.
    const two = ask({ ...dropping, unplaced: '0', placed: 'bow' });
    expect(valueOf(two).cubes).toMatchObject({ back: 0, choice: [] });
    expect(linesOf(two, 'two-cubes-stay')).toMatchObject([{ lost: 1, back: 0 }]);
  });

  rule('vbc.staff.turn-ends', 'a placed cube that goes back ends her turn', () => {
    const placed = ask({ ...dropping, unplaced: '0', placed: 'movement,bow' });
    expect(valueOf(placed).cubes?.turnEnds).toBe(true);
    expect(linesOf(placed, 'turn-ends')).toMatchObject([{ cubes: 1 }]);
    const mixed = ask({ grit: '12', across: '4', down: '0', unplaced: '1', placed: 'bow,bomb' });
    expect(valueOf(mixed).cubes).toMatchObject({ back: 2, unplaced: 1, placed: 1, turnEnds: true });
  });

  rule('vbc.staff.still-teleports', 'whether she still goes is said to be open', () => {
    const ends = ask({ ...dropping, unplaced: '0', placed: 'movement,bow' });
    expect(linesOf(ends, 'still-goes')).toHaveLength(1);
    expect(linesOf(ask({ ...dropping, unplaced: '1', placed: 'movement' }), 'still-goes')).toEqual(
      [],
    );
  });

  test('cubes not entered are not spoken of', () => {
    const silent = ask({ ...dropping, unplaced: '', placed: '' });
    expect(valueOf(silent)).toMatchObject({ cubes: undefined, cubesBack: 1 });
    const keeping = { ...noTarget, grit: '7', spend: '2', unplaced: '', placed: '' };
    expect(linesOf(ask(keeping), 'unplaced-if-any')).toEqual([]);
    // None is spoken of while nothing is spent.
    expect(valueOf(ask(noTarget))).toMatchObject({ gritAfter: undefined, cubesBack: undefined });
    // She has 2 at least: one alone, the Staff's own, is no count.
    expect(valueOf(ask({ ...dropping, unplaced: '0', placed: '' })).cubesBack).toBe(1);
    expect(linesOf(silent, 'cubes-lost')).toMatchObject([{ cubes: 1 }]);
    expect(linesOf(silent, 'never-the-staffs')).toHaveLength(1);
  });
});

describe('properties', () => {
  test('more Grit never takes her less far, and straight steps never more', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: 3, max: 45 }), (across, down, spend) => {
        const [more, less] = [spend, spend - 1].map(
          (grit) => valueOf(ask({ ...noTarget, grit: '45', spend: String(grit) })).reach ?? 0,
        );
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
        const [any = 0, straight = 0] = TELEPORT_DIRECTIONS.map(
          (direction) =>
            valueOf(ask({ grit: '45', across: String(across), down: String(down), direction }))
              .distance ?? 0,
        );
        expect(any).toBeLessThanOrEqual(straight);
      }),
    );
  });

  test('as many cubes go back as she has, at least two staying', () => {
    const places = fc.array(fc.constantFrom(...STAFF_CUBE_PLACES), { maxLength: 3 });
    fc.assert(
      fc.property(fc.nat(45), fc.nat(3), places, (grit, unplaced, placed) => {
        const reply = ask({
          ...noTarget,
          grit: String(grit),
          spend: String(Math.max(1, grit)),
          unplaced: String(unplaced),
          placed: placed.join(),
        });
        if (reply.kind !== 'answer') return;
        const { cubes } = reply.answer.value;
        expect((cubes?.unplaced ?? 0) + (cubes?.placed ?? 0)).toBe(cubes?.back ?? 0);
        expect(unplaced + placed.length + 1 - (cubes?.back ?? 0)).toBeGreaterThanOrEqual(
          Math.min(2, unplaced + placed.length + 1),
        );
      }),
    );
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no Grit', { grit: '' }, { field: 'grit', code: 'missing' }],
    [
      'too far',
      { across: '10' },
      { field: 'across', code: 'out-of-range', got: 10, min: 0, max: 9 },
    ],
    [
      'spending nothing',
      { spend: '0' },
      { field: 'spend', code: 'out-of-range', got: 0, min: 1, max: 45 },
    ],
    [
      'a cube on the Staff itself',
      { placed: 'bow,rune-staff,sky' },
      { field: 'placed', code: 'not-an-option', got: 'rune-staff', options: STAFF_CUBE_PLACES },
    ],
    [
      'seven cubes elsewhere',
      { placed: 'bow,bow,bow,bow,bow,bow,bow' },
      { field: 'placed', code: 'wrong-count', got: 7, min: 0, max: 6 },
    ],
    [
      'a free teleport',
      { rate: 'card', perSpace: '0' },
      { field: 'perSpace', code: 'out-of-range', got: 0, min: 1, max: 9 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
