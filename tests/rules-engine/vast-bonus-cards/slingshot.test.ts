import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slingshot, TARGETS, TRIBES } from '#engine/vast-bonus-cards/index.ts';
import { asking, linesOf, problemsOf, rule, valueOf } from '#tests/support/rule.ts';

const ask = asking(slingshot);

describe('the Slingshot', () => {
  rule('vbc.slingshot.any-tribe', 'any Tribe may use it, against any defence', () => {
    // VT-45 is the first of these.
    for (const population of ['1', '2', '3', '4']) {
      for (const user of TRIBES) {
        for (const defence of ['0', '4', '9']) {
          expect(valueOf(ask({ user, population, defence })).usable).toBe(true);
        }
      }
    }
    expect(linesOf(ask({ population: '1', defence: '4' }), 'usable')).toMatchObject([
      { user: 'bones', population: 1, defence: 4 },
    ]);
  });

  rule(
    'vbc.promo.extra-rules',
    'it is a Secret without rules of its own, so nobody buys it',
    () => {
      for (const user of TRIBES) expect(linesOf(ask({ user }), 'no-scheme')).toHaveLength(1);
    },
  );

  rule('vbc.slingshot.not-an-attack', 'it is not an attack', () => {
    expect(valueOf(ask({})).isAttack).toBe(false);
    expect(linesOf(ask({ target: 'thief' }), 'not-an-attack')).toMatchObject([{ target: 'thief' }]);
  });

  rule('vbc.slingshot.no-wound', 'it does not wound its target', () => {
    expect(valueOf(ask({})).wounds).toBe(0);
    expect(linesOf(ask({ target: 'dragon' }), 'no-wound')).toMatchObject([{ target: 'dragon' }]);
  });

  rule('vbc.slingshot.other-tribes', 'only the other Tribes profit', () => {
    expect(valueOf(ask({ user: 'eye' })).helps).toEqual(['fangs', 'bones']);
    expect(valueOf(ask({ user: 'fangs', attacker: 'fangs', help: '3' })).attack).toBe('no');
    expect(linesOf(ask({ user: 'fangs', attacker: 'fangs' }), 'no-help')).toHaveLength(1);
    expect(valueOf(ask({ user: 'bones', attacker: 'fangs', help: '3' })).attack).toBe('yes');
  });

  rule('vbc.slingshot.attack-needs', 'an attack must be greater than the defence', () => {
    const attack = (strength: string, defence: string): boolean =>
      valueOf(ask({ strength, defence })).withoutHelp;
    expect(attack('5', '4')).toBe(true);
    expect(attack('4', '4')).toBe(false);
    expect(linesOf(ask({ strength: '2', defence: '4' }), 'lacks')).toMatchObject([{ lacks: 3 }]);
    expect(linesOf(ask({ strength: '5', defence: '4' }), 'beats')).toMatchObject([{ lacks: 0 }]);
    // Tribes attack the Dragon only with the Ash Dragon card.
    expect(linesOf(ask({ target: 'dragon' }), 'ash-dragon')).toHaveLength(1);
    expect(linesOf(ask({ target: 'thief' }), 'ash-dragon')).toEqual([]);
  });

  rule('vbc.slingshot.how-much', 'how much it helps stands on the card', () => {
    expect(valueOf(ask({})).attack).toBe('unknown');
    expect(linesOf(ask({ strength: '3', defence: '4' }), 'card-decides')).toMatchObject([
      { lacks: 2 },
    ]);
    const help = (amount: string): string =>
      valueOf(ask({ strength: '3', defence: '4', help: amount })).attack;
    expect([help('1'), help('2')]).toEqual(['no', 'yes']);
    expect(linesOf(ask({ strength: '3', help: '1' }), 'with-help')).toMatchObject([
      { help: 1, lacks: 1 },
    ]);
    // Where nothing lacks, the card is no matter.
    expect(linesOf(ask({ strength: '5' }), 'card-decides')).toEqual([]);
    expect(valueOf(ask({ strength: '5' })).attack).toBe('yes');
  });

  test('help never hurts', () => {
    const number = fc.nat(9).map(String);
    fc.assert(
      fc.property(
        fc.record({
          user: fc.constantFrom(...TRIBES),
          attacker: fc.constantFrom(...TRIBES),
          target: fc.constantFrom(...TARGETS),
          strength: number,
          defence: number,
          help: number,
        }),
        (input) => {
          const { withoutHelp, attack, helps } = valueOf(ask(input));
          if (withoutHelp) expect(attack).toBe('yes');
          if (!helps.includes(input.attacker)) expect(attack).toBe(withoutHelp ? 'yes' : 'no');
        },
      ),
    );
  });
});

test.each([
  ['user', { user: 'orcs' }, 'user', 'not-an-option'],
  ['population', { population: '0' }, 'population', 'out-of-range'],
  ['attacker', { attacker: '' }, 'attacker', 'missing'],
  ['strength', { strength: 'x' }, 'strength', 'not-whole'],
  ['target', { target: 'cave' }, 'target', 'not-an-option'],
  ['defence', { defence: '10' }, 'defence', 'out-of-range'],
  ['help', { help: '-1' }, 'help', 'out-of-range'],
])('%s cannot be read', (_, input, field, code) => {
  expect(problemsOf(ask(input))).toMatchObject([{ field, code }]);
});
