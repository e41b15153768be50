import { describe, expect, test } from 'vitest';
import { riverwalkersMap } from '#engine/fire-and-ice/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf, violationsOf } from '#tests/support/rule.ts';

const answer = asking(riverwalkersMap);

type Input = Parameters<typeof answer>[0];

const ask = (board: string, more: Input = {}): ReturnType<typeof answer> =>
  answer({ board, ...more });

const open = (board: string, more: Input = {}): string => valueOf(ask(board, more)).open.join(' ');

const verdict = (board: string, space: string, more: Input = {}): string =>
  valueOf(ask(board, more)).spaces.find((value) => value.space === space)?.verdict ?? 'built';

const TWO = 'riverwalkers.desert:C2d,E4d';

describe('where Riverwalkers build', () => {
  rule(
    'fi.riverwalkers.settle',
    'only on unlocked terrain, their Starting terrain included',
    () => {
      expect(open(TWO, { unlocked: '' })).toBe('');
      expect(open(TWO, { unlocked: 'lakes' })).toBe('C3');
      expect(open(TWO, { unlocked: 'lakes,mountains,plains' })).toBe('B1 B2 C3 C4 F1');
      expect(verdict(TWO, 'C3', { unlocked: 'plains' })).toBe('locked');
      expect(linesOf(ask(TWO), 'unlocked')).toMatchObject([
        { terrains: ['desert', 'lakes', 'mountains'] },
      ]);
    },
  );

  rule(
    'fi.riverwalkers.settle',
    'what counts is the terrain now, and Ice is never unlocked',
    () => {
      expect(open(`${TWO};land:C3ice,C4swamp`, { unlocked: 'lakes,mountains' })).toBe('');
      expect(open(`${TWO};land:D2lakes`, { unlocked: 'lakes' })).toBe('C3 D2');
      expect(verdict(`${TWO};land:C3ice`, 'C3')).toBe('locked');
    },
  );

  rule('fi.riverwalkers.by-the-river', 'only on spaces that touch the river', () => {
    expect(verdict(TWO, 'B9')).toBe('not-by-the-river');
    expect(verdict(TWO, 'C3')).toBe('open');
    expect(violationsOf(ask('riverwalkers.desert:B9d,C2d'))).toEqual([
      { clause: 'fi.riverwalkers.by-the-river', code: 'dry', space: 'B9' },
    ]);
    // D1 is the only Forest away from the river: once it is built on, there is none to tell of.
    const forest = 'riverwalkers.forest:E3d,G3d';
    expect(linesOf(ask(forest, { unlocked: '' }), 'not-by-the-river')).toMatchObject([
      { spaces: ['D1'] },
    ]);
    expect(linesOf(ask(`${forest};giants:D1d`, { unlocked: '' }), 'not-by-the-river')).toEqual([]);
  });

  rule(
    'fi.riverwalkers.by-the-river',
    'the first two Structures stand on the Starting terrain, anywhere by the river',
    () => {
      expect(open('riverwalkers.desert:', { unlocked: '' })).toBe('B4 C2 C6 D5 E1 E4 H2 I7 J6');
      expect(open('riverwalkers.desert:C2d', { unlocked: 'lakes' })).toBe(
        'B4 C6 D5 E1 E4 H2 I7 J6',
      );
      expect(valueOf(ask('riverwalkers.desert:C2d')).first).toBe(true);
      expect(valueOf(ask(TWO)).first).toBe(false);
      expect(linesOf(ask('riverwalkers.desert:C2d'), 'first')).toMatchObject([
        { structures: 1, terrain: 'desert' },
      ]);
    },
  );

  rule(
    'fi.riverwalkers.settle',
    'a Structure on terrain that is not unlocked is pointed out',
    () => {
      const stands = (unlocked: string): unknown =>
        linesOf(ask('riverwalkers.desert:C2d,C3d', { unlocked }), 'stands-locked');
      expect(stands('')).toEqual([
        { clause: 'fi.riverwalkers.settle', code: 'stands-locked', space: 'C3', ground: 'lakes' },
      ]);
      expect(stands('lakes')).toEqual([]);
    },
  );

  rule('fi.riverwalkers.in-range', 'later ones within Shipping range of their Structures', () => {
    expect(verdict(TWO, 'C4')).toBe('open');
    expect(verdict(TWO, 'H2')).toBe('out-of-range');
    expect(linesOf(ask(TWO), 'out-of-range')[0]?.spaces).toContain('H2');
    // Only a first Structure is free of it: there the river alone decides.
    expect(linesOf(ask(TWO), 'open')).toMatchObject([{ clause: 'fi.riverwalkers.in-range' }]);
    expect(linesOf(ask('riverwalkers.desert:C2d'), 'open')).toMatchObject([
      { clause: 'fi.riverwalkers.by-the-river' },
    ]);
    expect(valueOf(ask(TWO)).spaces.find(({ space }) => space === 'H2')?.crossed).toBe(2);
    expect(valueOf(ask(TWO)).spaces.find(({ space }) => space === 'C1')?.crossed).toBeUndefined();
  });

  rule('fi.riverwalkers.bonus-card', 'the Bonus card makes Shipping 2', () => {
    expect(open(TWO)).toBe('C3 C4');
    expect(open(TWO, { bonusCard: 'yes' })).toBe('C3 C4 H2 H3');
    expect(linesOf(ask(TWO, { bonusCard: 'yes' }), 'bonus-card')).toMatchObject([
      { before: 1, after: 2 },
    ]);
    expect(linesOf(ask(TWO), 'bonus-card')).toEqual([]);
  });

  rule(
    'fi.riverwalkers.not-by-land',
    'a neighbor by land does not bring a space into range',
    () => {
      expect(verdict('riverwalkers.desert:H3d,H2d', 'H4', { unlocked: 'lakes' })).toBe(
        'out-of-range',
      );
      expect(linesOf(ask('riverwalkers.desert:H3d,H2d'), 'not-by-land')).toMatchObject([
        { spaces: ['H4'] },
      ]);
      // A neighbor across the river too is in range; and a first Structure needs no range.
      const swamp = ask('riverwalkers.desert:H3d,H2d', { unlocked: 'lakes,swamp' });
      expect(valueOf(swamp).open).toContain('I3');
      expect(linesOf(swamp, 'not-by-land')).toMatchObject([{ spaces: ['H4'] }]);
      const first = ask('riverwalkers.desert:C2d;land:C1desert');
      expect(linesOf(first, 'not-by-the-river')[0]?.spaces).toContain('C1');
      expect(linesOf(first, 'not-by-land')).toEqual([]);
    },
  );

  rule(
    'fi.riverwalkers.reach-example',
    'with Lakes and Mountains unlocked Shipping 1 opens the banks nearby',
    () => {
      expect(open(TWO, { unlocked: 'lakes,mountains' })).toBe('C3 C4');
    },
  );

  test('built spaces are not offered', () => {
    expect(open(`${TWO};mermaids:C3d`)).toBe('C4');
    expect(verdict(`${TWO};mermaids:C3d`, 'C3')).toBe('built');
  });
});

describe('what cannot be asked', () => {
  test.each([
    ['no Riverwalkers', 'witches:C2d', {}, [{ field: 'board', code: 'missing' }]],
    ['no Starting terrain', 'riverwalkers:C2d', {}, [{ field: 'board', code: 'missing' }]],
    [
      'Ice unlocked',
      TWO,
      { unlocked: 'ice' },
      [
        {
          field: 'unlocked',
          code: 'not-an-option',
          got: 'ice',
          options: ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'],
        },
      ],
    ],
    ['no map', TWO, { map: '' }, [{ field: 'map', code: 'missing' }]],
  ])('%s', (_, board, more, problems) => {
    expect(problemsOf(ask(board, more))).toEqual(problems);
  });
});
