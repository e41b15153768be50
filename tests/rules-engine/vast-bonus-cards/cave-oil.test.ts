import { describe, expect, test } from 'vitest';
import { caveOil, OIL_CARD, OIL_CAUSES } from '#engine/vast-bonus-cards/index.ts';
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

const ask = asking(caveOil);

const covered = (input: Parameters<typeof ask>[0]): string => valueOf(ask(input)).covered;

rule('vbc.oil.terrain', 'what entering a Terrain tile takes is never covered', () => {
  for (const cause of ['lake', 'river', 'magma']) {
    for (const card of ['', ...OIL_CARD]) expect(covered({ cause, card })).toBe('no');
    expect(valueOf(ask({ cause })).by).toBe('terrain');
    expect(linesOf(ask({ cause }), 'terrain-not-covered')).toMatchObject([{ terrain: cause }]);
  }
});

rule('vbc.oil.magma', 'whether the leaflet means the Magma too depends on the reading', () => {
  const magma = { cause: 'magma', magma: 'card' };
  expect(covered({ cause: 'magma', card: 'covers' })).toBe('no');
  expect(['', 'covers', 'does-not'].map((card) => covered({ ...magma, card }))).toEqual([
    'card-decides',
    'yes',
    'no',
  ]);
  expect(valueOf(ask(magma))).toMatchObject({ loss: 1, by: 'card' });
  expect(citedBy(ask(magma))).toEqual([
    'vbc.oil.terrain-losses',
    'vbc.oil.magma',
    'vbc.oil.other-losses',
  ]);
  expect(linesOf(ask({ cause: 'magma' }), 'not-on-entering')).toMatchObject([
    { reading: 'not-covered' },
  ]);
  // Lake and River take it on entering: no question there.
  for (const cause of ['lake', 'river']) {
    expect(covered({ ...magma, cause, card: 'covers' })).toBe('no');
    expect(citedBy(ask({ ...magma, cause }))).not.toContain('vbc.oil.magma');
  }
});

rule('vbc.oil.flame-wall', 'a loss to a Flame Wall is never covered', () => {
  for (const card of ['', ...OIL_CARD]) expect(covered({ cause: 'flame-wall', card })).toBe('no');
  expect(linesOf(ask({ cause: 'flame-wall' }), 'flame-wall-not-covered')).toHaveLength(1);
});

rule(
  'vbc.oil.terrain-losses',
  'a Tribe loses 1 to Lake and River on entering, to Magma on leaving',
  () => {
    const losses = ['lake', 'river', 'magma'].map((cause) =>
      linesOf(ask({ cause }), 'terrain-loss').map(({ loss, at }) => `${String(loss)} ${at}`),
    );
    expect(losses).toEqual([['1 entering'], ['1 entering'], ['1 leaving']]);
    // Against the current the River takes more.
    expect(valueOf(ask({ cause: 'river', loss: '3' })).loss).toBe(3);
  },
);

rule('vbc.oil.terrain-losses', 'the Lake takes 1 and never more', () => {
  expect(violationsOf(ask({ cause: 'lake', loss: '4' }))).toEqual([
    { clause: 'vbc.oil.terrain-losses', code: 'lost-too-much', cause: 'lake', loss: 4, most: 1 },
  ]);
  expect(verdictOf(ask({ cause: 'lake', loss: '2' }))).toBe('lost-too-much');
  expect(verdictOf(ask({ cause: 'lake', loss: '1' }))).toBe('fine');
  // River and Magma can take a whole Tribe.
  for (const cause of ['river', 'magma'])
    expect(verdictOf(ask({ cause, loss: '4' })), cause).toBe('fine');
});

rule('vbc.oil.river', 'whether the card covers what the current takes is a reading', () => {
  const river = { cause: 'river', loss: '3' };
  expect(covered(river)).toBe('no');
  expect(linesOf(ask(river), 'against-current')).toMatchObject([
    { against: 2, reading: 'not-covered' },
  ]);
  const card = { ...river, current: 'card' };
  expect(valueOf(ask(card))).toMatchObject({ covered: 'card-decides', by: 'card', anyway: 1 });
  expect(covered({ ...card, card: 'covers' })).toBe('yes');
  // On entering there is nothing to ask.
  for (const loss of ['', '1']) {
    expect(covered({ ...card, loss }), loss).toBe('no');
    expect(linesOf(ask({ ...card, loss }), 'against-current'), loss).toEqual([]);
  }
});

test('no cause takes more than it can', () => {
  const most = (cause: string): readonly string[] =>
    ['1', '2', '3', '4'].filter((loss) => ask({ cause, loss }).kind === 'answer');
  expect(most('hiss')).toEqual(['1']);
  expect(most('backstab')).toEqual(['1', '2', '3']);
  expect(most('spores')).toEqual(['1', '2', '3']);
  expect(most('scratch')).toEqual(['1', '2', '3', '4']);
});

rule('vbc.oil.flame-wall-loss', 'a Flame Wall takes 1', () => {
  expect(verdictOf(ask({ cause: 'flame-wall', loss: '2' }))).toBe('lost-too-much');
  expect(citedBy(ask({ cause: 'flame-wall', loss: '2' }))).toEqual(['vbc.oil.flame-wall-loss']);
  expect(valueOf(ask({ cause: 'flame-wall' })).loss).toBe(1);
  expect(linesOf(ask({ cause: 'flame-wall' }), 'flame-wall-loss')).toMatchObject([{ loss: 1 }]);
});

rule('vbc.oil.other-losses', 'of any other loss only the card can tell', () => {
  const others = OIL_CAUSES.filter(
    (cause) => !['lake', 'river', 'magma', 'flame-wall'].includes(cause),
  );
  expect(others).toHaveLength(8);
  for (const cause of others) {
    expect(covered({ cause })).toBe('card-decides');
    expect(covered({ cause, card: 'covers' })).toBe('yes');
    expect(covered({ cause, card: 'does-not' })).toBe('no');
    expect(citedBy(ask({ cause }))).toEqual(['vbc.oil.other-losses']);
  }
  expect(linesOf(ask({ cause: 'backstab', loss: '3' }), 'card-decides')).toMatchObject([
    { cause: 'backstab', loss: 3 },
  ]);
  expect(valueOf(ask({ cause: 'backstab' })).loss).toBeUndefined();
  expect(valueOf(ask({ cause: 'hiss' }))).toMatchObject({ loss: 1, by: 'card' });
  expect(linesOf(ask({ cause: 'claw', card: 'covers' }), 'card-covers')).toHaveLength(1);
  expect(linesOf(ask({ cause: 'bow', card: 'does-not' }), 'card-does-not')).toHaveLength(1);
});

describe('what cannot be read', () => {
  test.each([
    [
      'no cause known',
      { cause: 'canyon' },
      { field: 'cause', code: 'not-an-option', got: 'canyon', options: OIL_CAUSES },
    ],
    ['no loss', { loss: '0' }, { field: 'loss', code: 'out-of-range', got: 0, min: 1, max: 4 }],
    [
      'another card',
      { card: 'maybe' },
      { field: 'card', code: 'not-an-option', got: 'maybe', options: OIL_CARD },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
