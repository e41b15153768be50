import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STASHES, WAND_DEEDS, warlocksWand } from '#engine/vast-bonus-cards/index.ts';
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

const ask = asking(warlocksWand, { log: '' });

describe('the Upgrade card', () => {
  rule('vbc.upgrades.draw', 'one of the three is drawn: a second token finds no card', () => {
    expect(violationsOf(ask({ stash: 'card', assigned: 'yes' }))).toEqual([
      { clause: 'vbc.upgrades.draw', code: 'card-taken', all: 3, drawn: 1 },
    ]);
    expect(verdictOf(ask({ stash: 'card', assigned: 'no' }))).toBe('fine');
    expect(verdictOf(ask({ stash: 'board', assigned: 'yes' }))).toBe('fine');
  });

  rule('vbc.upgrades.stash', 'a stashed Treasure goes to the card instead of the board', () => {
    const card = ask({ stash: 'card' });
    expect(valueOf(card)).toMatchObject({ assigned: true, boardUpgrades: 0, stashed: 2 });
    expect(linesOf(card, 'to-card')).toMatchObject([{ before: 1, after: 2 }]);
    const board = ask({ stash: 'board' });
    expect(valueOf(board)).toMatchObject({ assigned: false, boardUpgrades: 1, stashed: 2 });
    expect(linesOf(board, 'to-board')).toHaveLength(1);
    expect(valueOf(ask({ stash: 'none' }))).toMatchObject({ boardUpgrades: 0, stashed: 1 });
    expect(violationsOf(ask({ stash: 'board', log: 'use' }))).toEqual([
      { clause: 'vbc.upgrades.stash', code: 'not-assigned', position: 1 },
    ]);
    expect(verdictOf(ask({ log: 'assign' }))).toBe('already-assigned');
    // The token on the card is one of those stashed.
    expect(violationsOf(ask({ stash: 'none', stashed: '0', assigned: 'yes', log: '' }))).toEqual([
      { clause: 'vbc.upgrades.stash', code: 'none-stashed', least: 1 },
    ]);
    expect(verdictOf(ask({ stash: 'none', stashed: '1', assigned: 'yes', log: '' }))).toBe('fine');
    expect(verdictOf(ask({ stash: 'none', stashed: '0', assigned: 'no', log: '' }))).toBe('fine');
  });

  rule('vbc.upgrades.win', 'every stashed token counts, on the card, on the board or lost', () => {
    const wins = STASHES.map((stash) => valueOf(ask({ stashed: '5', stash })).wins);
    expect(wins).toEqual([true, true, false]);
    expect(valueOf(ask({ stashed: '5', log: 'lost' }))).toMatchObject({ stashed: 6, wins: true });
    expect(valueOf(ask({ stashed: '5', goal: '7' })).wins).toBe(false);
    expect(linesOf(ask({ stashed: '3' }), 'stashed')).toMatchObject([
      { stashed: 4, goal: 6, wins: false },
    ]);
  });
});

describe('higher goals', () => {
  rule(
    'vbc.upgrades.first-tokens',
    'with 7 the first token, with 8 the first two, go on no upgrade',
    () => {
      const stash = (goal: string, stashed: string): string =>
        verdictOf(ask({ goal, stashed, stash: 'card' }));
      expect(['0', '1'].map((stashed) => stash('6', stashed))).toEqual(['fine', 'fine']);
      expect(['0', '1'].map((stashed) => stash('7', stashed))).toEqual(['too-early', 'fine']);
      expect(['0', '1', '2'].map((stashed) => stash('8', stashed))).toEqual([
        'too-early',
        'too-early',
        'fine',
      ]);
      // They count, but give no upgrade on the board either.
      const board = ask({ goal: '8', stashed: '1', stash: 'board' });
      expect(valueOf(board)).toMatchObject({ stashed: 2, boardUpgrades: 0 });
      expect(linesOf(board, 'no-upgrade')).toMatchObject([{ first: 2, before: 1, after: 2 }]);
      expect(linesOf(board, 'to-board')).toEqual([]);
      // Nor can the token on the card be one of them, or one that is assigned later.
      const on = (stashed: string) => ask({ goal: '7', stashed, stash: 'none', assigned: 'yes' });
      expect(violationsOf(on('1'))).toMatchObject([{ code: 'none-stashed', least: 2 }]);
      expect(verdictOf(on('2'))).toBe('fine');
      const later = { goal: '8', stash: 'none', log: 'assign' };
      expect(verdictOf(ask({ ...later, stashed: '1' }))).toBe('too-early');
      expect(verdictOf(ask({ ...later, stashed: '2' }))).toBe('fine');
    },
  );

  rule('vbc.upgrades.win', 'once the goal is reached the game is over', () => {
    expect(verdictOf(ask({ goal: '6', stashed: '6', stash: 'none' }))).toBe('already-won');
    expect(verdictOf(ask({ goal: '6', stashed: '5', stash: 'none' }))).toBe('fine');
    // More than the goal is never stashed.
    const more = ask({ goal: '6', stashed: '9', stash: 'none', log: '' });
    expect(violationsOf(more)).toMatchObject([{ code: 'already-won', stashed: 9, goal: 6 }]);
    // Nor is another one stashed once the last has won.
    expect(verdictOf(ask({ goal: '6', stashed: '5', log: 'lost,assign' }))).toBe('already-won');
    const same = { goal: '6', stashed: '5', log: 'lost,assign', reassigned: 'same' };
    expect(verdictOf(ask(same))).toBe('fine');
  });

  test('the log may be written in capitals', () => {
    expect(valueOf(ask({ log: 'USE, Use, Lost' }))).toMatchObject({ charges: 3, assigned: false });
    expect(problemsOf(ask({ log: 'Use, Fly' }))).toMatchObject([{ got: 'Fly' }]);
  });
});

describe('the Wand', () => {
  rule('vbc.wand.charges', 'it has five charges', () => {
    expect(warlocksWand.form.start.charges).toBe('5');
    expect(verdictOf(ask({ log: 'use,use,use,use,use' }))).toBe('fine');
    expect(linesOf(ask({ charges: '3' }), 'charges')).toMatchObject([{ charges: 3, full: 5 }]);
    expect(problemsOf(ask({ charges: '6' }))).toEqual([
      { field: 'charges', code: 'out-of-range', got: 6, min: 0, max: 5 },
    ]);
  });

  rule('vbc.wand.use', 'each use takes one', () => {
    const used = ask({ log: 'use,use' });
    expect(valueOf(used)).toMatchObject({ charges: 3, used: 2 });
    // Uses in a row are told in one line.
    expect(linesOf(used, 'used')).toMatchObject([{ position: 2, times: 2, before: 5, after: 3 }]);
    expect(linesOf(ask({ log: 'use,lost,assign,use,use' }), 'used')).toMatchObject([
      { position: 1, times: 1, before: 5, after: 4 },
      { position: 5, times: 2, before: 4, after: 2 },
    ]);
  });

  rule('vbc.wand.empty', 'without a charge it cannot be used', () => {
    expect(violationsOf(ask({ log: 'use,use,use,use,use,use' }))).toEqual([
      { clause: 'vbc.wand.empty', code: 'no-charge', position: 6 },
    ]);
    const empty = ask({ charges: '1', log: 'use' });
    expect(valueOf(empty)).toMatchObject({ charges: 0, usable: 'no-charge' });
    expect(linesOf(empty, 'empty')).toHaveLength(1);
    expect(linesOf(ask({ charges: '2', log: 'use' }), 'empty')).toEqual([]);
  });

  rule('vbc.wand.token-stays', 'the token stays on an empty card', () => {
    const empty = ask({ charges: '1', log: 'use' });
    expect(valueOf(empty).assigned).toBe(true);
    expect(linesOf(empty, 'token-stays')).toMatchObject([{ position: 1 }]);
    expect(citedBy(ask({ log: 'use' }))).not.toContain('vbc.wand.token-stays');
  });

  rule('vbc.wand.spores', 'a token removed leaves the charges as they are', () => {
    const lost = ask({ log: 'use,lost' });
    expect(valueOf(lost)).toMatchObject({ charges: 4, assigned: false, usable: 'no-token' });
    expect(linesOf(lost, 'token-lost')).toMatchObject([{ position: 2, charges: 4 }]);
    expect(violationsOf(ask({ stash: 'none', log: 'lost' }))).toEqual([
      { clause: 'vbc.wand.spores', code: 'nothing-to-lose', position: 1 },
    ]);
    expect(verdictOf(ask({ log: 'lost,use' }))).toBe('not-assigned');
  });

  rule('vbc.wand.charges-stay', 'assigned again it has only the charges left', () => {
    const again = ask({ log: 'use,use,lost,assign' });
    expect(valueOf(again)).toMatchObject({ charges: 3, assigned: true, usable: 'yes' });
    expect(linesOf(again, 'assigned-again')).toMatchObject([{ position: 4, charges: 3, full: 5 }]);
    expect(valueOf(again).steps.map(({ charges }) => charges)).toEqual([4, 3, 3, 3]);
    expect(verdictOf(ask({ charges: '1', log: 'use,lost,assign,use' }))).toBe('no-charge');
  });

  rule('vbc.wand.which-token', 'another Treasure or the same one depends on the reading', () => {
    const again = { stashed: '4', log: 'lost,assign' };
    expect(valueOf(ask(again))).toMatchObject({ stashed: 6, wins: true });
    const same = ask({ ...again, reassigned: 'same' });
    expect(valueOf(same)).toMatchObject({ stashed: 5, wins: false, assigned: true });
    expect(linesOf(same, 'which-token')).toMatchObject([{ position: 2, reading: 'same' }]);
    // Without a loss before it, a token assigned is always a new one.
    const fresh = ask({ stash: 'none', log: 'assign', reassigned: 'same' });
    expect(valueOf(fresh).stashed).toBe(2);
    expect(linesOf(fresh, 'which-token')).toEqual([]);
  });

  test('every wrong entry is told, with its place', () => {
    expect(violationsOf(ask({ charges: '0', log: 'use,assign,lost,lost' }))).toMatchObject([
      { code: 'no-charge', position: 1 },
      { code: 'already-assigned', position: 2 },
      { code: 'nothing-to-lose', position: 4 },
    ]);
  });
});

test('charges fall by the uses and never rise', () => {
  const logs = fc.array(fc.constantFrom(...WAND_DEEDS), { maxLength: 12 });
  fc.assert(
    fc.property(logs, fc.nat(5), (log, charges) => {
      const reply = ask({ charges: String(charges), log: log.join() });
      if (reply.kind !== 'answer') return;
      const { steps, used, charges: left } = reply.answer.value;
      expect(left).toBe(charges - used);
      const all = [charges, ...steps.map((step) => step.charges)];
      expect(all).toEqual(all.toSorted((a, b) => b - a));
    }),
  );
});

describe('what cannot be read', () => {
  test.each([
    [
      'a deed of another kind',
      { log: 'use,throw' },
      { field: 'log', code: 'not-an-option', got: 'throw', options: WAND_DEEDS },
    ],
    [
      'too long a log',
      { log: 'use,'.repeat(21) },
      { field: 'log', code: 'wrong-count', got: 21, min: 0, max: 20 },
    ],
    ['a goal of 9', { goal: '9' }, { field: 'goal', code: 'out-of-range', got: 9, min: 4, max: 8 }],
    [
      'a stash elsewhere',
      { stash: 'box' },
      { field: 'stash', code: 'not-an-option', got: 'box', options: STASHES },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
