import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMULET_STATES,
  amountFor,
  amountsOf,
  amuletFields,
  cursedAmulet,
  HARMS,
  isEntered,
  LOSS_KINDS,
  OTHER_EFFECTS,
  SHIELD_TEXTS,
  YES_NO,
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

const ask = asking(cursedAmulet);

/** What an effect costs, in one line: `2 health, 10 grit`. */
const costs = (input: Parameters<typeof ask>[0]): string =>
  valueOf(ask(input))
    .losses.map(({ amount, kind }) => `${String(amount)} ${kind}`)
    .join(', ');

const bare = { amulet: 'none' };

describe('the card', () => {
  rule('vbc.amulet.always', 'the Amulet doubles whenever it is in play, and only then', () => {
    expect(costs({ effect: 'rats' })).toBe('4 grit');
    expect(costs({ ...bare, effect: 'rats' })).toBe('2 grit');
    expect(linesOf(ask({}), 'always-active')).toHaveLength(1);
    expect(linesOf(ask(bare), 'not-in-play')).toHaveLength(1);
    expect(valueOf(ask(bare)).active).toBe(false);
  });

  rule('vbc.amulet.no-cube', 'it needs no Hero cube: none is asked for', () => {
    expect(linesOf(ask({ effect: 'none' }), 'no-cube')).toHaveLength(1);
    expect(valueOf(ask({ effect: 'none' }))).toMatchObject({ active: true, losses: [] });
    expect(linesOf(ask(bare), 'no-cube')).toEqual([]);
  });

  rule('vbc.amulet.decline', 'it may be declined for 5 Grit', () => {
    const declined = ask({ amulet: 'offered', keep: 'decline', effect: 'none', grit: '3' });
    expect(valueOf(declined)).toMatchObject({ offer: 'decline', active: false, grit: 8 });
    expect(linesOf(declined, 'declined')).toMatchObject([{ gained: 5, before: 3, after: 8 }]);
    // The track ends at 45.
    const gained = (grit: string) =>
      valueOf(ask({ amulet: 'offered', keep: 'decline', effect: 'none', grit })).gritGained;
    expect(['', '40', '41', '45'].map(gained)).toEqual([5, 5, 4, 0]);
    expect(valueOf(ask({ effect: 'none' })).gritGained).toBe(0);
    const unknown = ask({ amulet: 'offered', keep: 'decline', effect: 'none', grit: '' });
    expect(linesOf(unknown, 'declined')).toMatchObject([{ before: undefined, after: undefined }]);
    // 8 Grit is past 5, so she has a Hero cube more; at 8 nothing is passed.
    expect(linesOf(declined, 'cubes-gained')).toMatchObject([
      { clause: 'vbc.grit.cubes', cubes: 1 },
    ]);
    const none = ask({ amulet: 'offered', keep: 'decline', effect: 'none', grit: '5' });
    expect(linesOf(none, 'cubes-gained')).toEqual([]);
    // It may go back with the next loss, and is not one of her last 2.
    const lost = { amulet: 'offered', keep: 'decline', effect: 'scratch', grit: '3' };
    expect(valueOf(ask({ ...lost, heroCubes: '2' }))).toMatchObject({ grit: 3, cubesBack: 1 });
    expect(valueOf(ask({ ...lost, heroCubes: '2', keep: 'keep' })).cubesBack).toBe(0);
    // Declined, it does not double what comes next.
    expect(costs({ amulet: 'offered', keep: 'decline', effect: 'scratch' })).toBe('5 grit');
  });

  rule('vbc.amulet.reveal', 'kept, it is revealed and works at once', () => {
    const kept = ask({ amulet: 'offered', keep: 'keep', effect: 'scratch' });
    expect(linesOf(kept, 'revealed')).toHaveLength(1);
    expect(valueOf(kept)).toMatchObject({ offer: 'keep', active: true, grit: 2 });
    expect(linesOf(ask({}), 'revealed')).toEqual([]);
  });
});

describe('Health', () => {
  rule('vbc.amulet.health', 'attacks and ambushes take 2 Health instead of 1', () => {
    expect(costs({ effect: 'attack' })).toBe('2 health');
    expect(costs({ effect: 'ambush' })).toBe('2 health');
    expect(linesOf(ask({ effect: 'attack' }), 'health-doubled')).toMatchObject([
      { base: 1, amount: 2 },
    ]);
    expect(valueOf(ask({ effect: 'attack', health: '2' })).health).toBe(0);
    expect(valueOf(ask({ effect: 'attack', health: '1' })).health).toBe(0);
  });

  rule('vbc.amulet.health-losses', 'without it each of them takes 1', () => {
    for (const effect of ['attack', 'ambush', 'magma']) {
      expect(costs({ ...bare, effect })).toBe('1 health');
    }
    expect(costs({ ...bare, effect: 'blob' })).toBe('1 health, 5 grit');
    expect(linesOf(ask({ ...bare, effect: 'attack', health: '6' }), 'health-left')).toMatchObject([
      { before: 6, after: 5 },
    ]);
    // The Magma never takes the last Health.
    expect(costs({ ...bare, effect: 'magma', health: '1' })).toBe('0 health');
    const spared = ask({ effect: 'magma', health: '1' });
    expect(linesOf(spared, 'magma-spares')).toMatchObject([{ health: 1 }]);
    expect(valueOf(spared)).toMatchObject({ health: 1, discarded: false, steps: [] });
  });

  rule(
    'vbc.amulet.magma-last',
    'whether doubled Magma takes the last Health depends on the reading',
    () => {
      const two = { effect: 'magma', health: '2' };
      expect(valueOf(ask(two))).toMatchObject({ losses: [{ amount: 1 }], health: 1 });
      expect(linesOf(ask(two), 'magma-last')).toMatchObject([
        { before: 2, after: 1, reading: 'spared' },
      ]);
      const taken = ask({ ...two, lastHealth: 'taken' });
      expect(valueOf(taken)).toMatchObject({ losses: [{ amount: 2 }], health: 0 });
      expect(linesOf(taken, 'magma-last')).toMatchObject([{ after: 2, reading: 'taken' }]);
      // At 1 the Magma's own rule spares her; above 2, not doubled or from an attack there is no question.
      expect(costs({ effect: 'magma', health: '1', lastHealth: 'taken' })).toBe('0 health');
      expect(costs({ effect: 'magma', health: '3' })).toBe('2 health');
      for (const input of [
        { ...two, health: '3' },
        { ...two, ...bare },
        { ...two, otherEffects: 'listed-only' },
        { ...two, effect: 'attack' },
      ]) {
        expect(citedBy(ask(input))).not.toContain('vbc.amulet.magma-last');
      }
      expect(costs({ ...two, effect: 'attack' })).toBe('2 health');
    },
  );

  rule(
    'vbc.amulet.infestation',
    'a fight costs Health when lost: lower, or equal by the die',
    () => {
      const fights = ['1', '2', '3', '4'].map((strength) =>
        costs({ ...bare, effect: 'infestation', strength, foe: '3', die: 'center' }),
      );
      expect(fights).toEqual(['1 health', '1 health', '1 health', '0 health']);
      expect(costs({ ...bare, effect: 'infestation', strength: '3', foe: '3' })).toBe('0 health');
      const giants = ['3', '4', '5'].map((strength) =>
        costs({ ...bare, effect: 'flame-giant', strength, foe: '9', die: 'center' }),
      );
      // At Strength 4 the Giant's own text does not apply.
      expect(giants).toEqual(['2 health', '1 health', '0 health']);
      expect(
        linesOf(ask({ effect: 'flame-giant', strength: '4', die: 'clear' }), 'fight'),
      ).toMatchObject([{ strength: 4, foe: 4, outcome: 'equal-clear', amount: 0 }]);
      expect(linesOf(ask({ effect: 'infestation', strength: '5' }), 'fight')).toMatchObject([
        { foe: 3, outcome: 'stronger' },
      ]);
    },
  );

  rule('vbc.amulet.flame-giant', 'the Flame Giant takes 4 Health from too little Strength', () => {
    const lost = ask({ effect: 'flame-giant', strength: '3' });
    expect(valueOf(lost)).toMatchObject({ health: 3, discarded: true });
    expect(linesOf(lost, 'flame-giant')).toMatchObject([{ base: 2, amount: 4 }]);
    const equal = ask({ effect: 'flame-giant', strength: '4', die: 'center' });
    expect(valueOf(equal).losses).toMatchObject([{ base: 1, amount: 2 }]);
    expect(citedBy(equal)).not.toContain('vbc.amulet.flame-giant');
  });

  rule('vbc.amulet.resolve-first', 'everything the attack does comes before the discard', () => {
    const blob = ask({ effect: 'blob' });
    expect(valueOf(blob)).toMatchObject({
      steps: ['health', 'grit', 'discard-amulet'],
      health: 5,
      grit: 2,
    });
    expect(linesOf(blob, 'resolve-first')).toMatchObject([{ steps: ['health', 'grit'] }]);
    expect(valueOf(ask({ effect: 'poison', amount: '1' })).steps).toEqual([
      'health',
      'cubes',
      'discard-amulet',
    ]);
    expect(linesOf(ask({ effect: 'attack' }), 'resolve-first')).toEqual([]);
  });

  rule('vbc.amulet.discard', 'the Amulet goes when the Knight loses Health, and only then', () => {
    expect(valueOf(ask({ effect: 'ambush' })).discarded).toBe(true);
    expect(linesOf(ask({ effect: 'ambush' }), 'discard')).toMatchObject([{ effect: 'ambush' }]);
    for (const effect of ['scratch', 'giant-bats', 'pickpocket', 'none']) {
      expect(valueOf(ask({ effect })).discarded).toBe(false);
    }
    expect(valueOf(ask({ effect: 'infestation', strength: '9' })).discarded).toBe(false);
    expect(valueOf(ask({ ...bare, effect: 'attack' })).discarded).toBe(false);
    // Of a Knight who dies it is not told, nor in which order.
    const told = (health: string) =>
      (['discard', 'resolve-first'] as const).map(
        (code) => linesOf(ask({ effect: 'blob', health, grit: '12' }), code).length,
      );
    expect(['3', '2', ''].map(told)).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  rule(
    'vbc.amulet.magma-discard',
    'whether Health lost without an attack discards it depends on the reading',
    () => {
      const magma = { effect: 'magma', discardBy: 'attacks' };
      expect(valueOf(ask({ effect: 'magma' }))).toMatchObject({
        discarded: true,
        steps: ['health', 'discard-amulet'],
      });
      expect(valueOf(ask(magma))).toMatchObject({ discarded: false, steps: ['health'] });
      expect(linesOf(ask(magma), 'not-an-attack')).toMatchObject([
        { effect: 'magma', reading: 'attacks', discarded: false },
      ]);
      expect(linesOf(ask(magma), 'discard')).toEqual([]);
      for (const effect of ['attack', 'ambush', 'blob']) {
        const attack = ask({ ...magma, effect });
        expect(valueOf(attack).discarded).toBe(true);
        expect(citedBy(attack)).not.toContain('vbc.amulet.magma-discard');
      }
      expect(citedBy(ask({ ...magma, health: '1' }))).not.toContain('vbc.amulet.magma-discard');
      expect(citedBy(ask({ ...magma, ...bare }))).not.toContain('vbc.amulet.magma-discard');
    },
  );
});

describe('Grit', () => {
  rule('vbc.amulet.grit', 'whatever takes Grit takes twice as much', () => {
    expect(costs({ effect: 'scratch' })).toBe('10 grit');
    expect(costs({ effect: 'rats' })).toBe('4 grit');
    expect(linesOf(ask({ effect: 'hex', amount: '3' }), 'grit-doubled')).toMatchObject([
      { base: 3, amount: 6 },
    ]);
    const poor = ask({ effect: 'scratch', grit: '6' });
    expect(valueOf(poor)).toMatchObject({ grit: 0, cubesBack: 1 });
    expect(linesOf(poor, 'grit-left')).toMatchObject([{ before: 6, after: 0 }]);
    expect(linesOf(poor, 'cubes-back')).toMatchObject([{ cubes: 1 }]);
    expect(valueOf(ask({ grit: '' }))).toMatchObject({ grit: undefined, cubesBack: undefined });
    // 2 cubes always stay with her, whatever the track says.
    const back = (heroCubes: string) => valueOf(ask({ grit: '12', heroCubes })).cubesBack;
    expect(['', '4', '3', '2'].map(back)).toEqual([2, 2, 1, 0]);
    expect(linesOf(ask({ grit: '12', heroCubes: '3' }), 'two-cubes-stay')).toMatchObject([
      { before: 2, after: 1 },
    ]);
    expect(linesOf(ask({ grit: '12' }), 'two-cubes-stay')).toEqual([]);
  });

  rule('vbc.grit.track', 'she loses no more Grit than she has', () => {
    const lost = (grit: string) => costs({ effect: 'scratch', grit });
    expect(['', '11', '10', '9', '1', '0'].map(lost)).toEqual(
      ['10', '10', '10', '9', '1', '0'].map((amount) => `${amount} grit`),
    );
    expect(valueOf(ask({ grit: '9' })).losses).toMatchObject([{ limit: 'all-grit' }]);
    expect(valueOf(ask({ grit: '10' })).losses).toMatchObject([{ limit: undefined }]);
    // Behind the Shield 2 of them, if she has 2.
    const shielded = ask({ shield: 'yes', grit: '1' });
    expect(valueOf(shielded).losses).toMatchObject([
      { amount: 1, limit: 'all-grit', shielded: true },
    ]);
    expect(valueOf(ask({ grit: '1' })).losses).toMatchObject([{ shielded: false }]);
    expect(linesOf(shielded, 'shield')).toMatchObject([{ before: 10, after: 2 }]);
    const broke = ask({ grit: '0' });
    expect(valueOf(broke)).toMatchObject({ grit: 0, steps: [], cubesBack: 0 });
    expect(linesOf(broke, 'grit-left')).toMatchObject([{ before: 0, after: 0 }]);
    expect(linesOf(broke, 'cubes-back')).toEqual([]);
    // Told where the effect takes Grit, alone or with Health, and not where it does not.
    expect(linesOf(ask({ effect: 'blob' }), 'grit-left')).toMatchObject([{ before: 12, after: 2 }]);
    expect(linesOf(ask({ effect: 'attack' }), 'grit-left')).toEqual([]);
    expect(linesOf(ask({ effect: 'none' }), 'grit-left')).toEqual([]);
  });

  rule('vbc.amulet.grit-losses', 'the base game says how much each effect takes', () => {
    const single = ['rats', 'scratch', 'flame-wall', 'soporific-spores', 'gem-trap'].map((effect) =>
      costs({ ...bare, effect }),
    );
    expect(single).toEqual(['2 grit', '5 grit', '5 grit', '5 grit', '2 grit']);
    expect(costs({ ...bare, effect: 'backstab', amount: '3' })).toBe('3 grit');
    expect(costs({ ...bare, effect: 'hex', amount: '4' })).toBe('4 grit');
    expect(linesOf(ask({ effect: 'scratch' }), 'base-loss')).toMatchObject([
      { effect: 'scratch', kind: 'grit', amount: 5 },
    ]);
    expect(linesOf(ask({ effect: 'other', amount: '4' }), 'base-loss')).toEqual([]);
  });

  rule('vbc.amulet.shield-alone', 'without the Amulet the Shield leaves 1 of a loss', () => {
    expect(costs({ ...bare, effect: 'scratch', shield: 'yes' })).toBe('1 grit');
    expect(linesOf(ask({ ...bare, effect: 'rats', shield: 'yes' }), 'shield-alone')).toMatchObject([
      { before: 2, after: 1 },
    ]);
  });

  rule('vbc.amulet.shield', 'with the Amulet the Shield leaves 2', () => {
    expect(costs({ effect: 'rats', shield: 'yes' })).toBe('2 grit');
    expect(costs({ effect: 'scratch', shield: 'yes' })).toBe('2 grit');
    expect(costs({ effect: 'blob', shield: 'yes' })).toBe('2 health, 2 grit');
    expect(costs({ effect: 'backstab', amount: '1', shield: 'yes' })).toBe('2 grit');
    expect(linesOf(ask({ effect: 'scratch', shield: 'yes' }), 'shield')).toMatchObject([
      { before: 10, after: 2 },
    ]);
    // It lessens Grit, not Health, and only a loss that is larger.
    const lessened = (input: Parameters<typeof ask>[0]): readonly boolean[] =>
      valueOf(ask({ ...input, shield: 'yes' })).losses.map(({ shielded }) => shielded);
    expect(lessened({ effect: 'backstab', amount: '1' })).toEqual([false]);
    expect(lessened({ effect: 'backstab', amount: '3' })).toEqual([true]);
    const blob = { effect: 'blob', shieldText: 'march-2017' };
    expect(lessened(blob)).toEqual([false, true]);
  });

  rule('vbc.amulet.shield-2017', 'the text of March 2017 left 1', () => {
    const old = ask({ effect: 'rats', shield: 'yes', shieldText: 'march-2017' });
    expect(valueOf(old)).toMatchObject({ losses: [{ amount: 1 }], grit: 11 });
    expect(linesOf(old, 'shield-2017')).toMatchObject([{ before: 4, after: 1 }]);
    expect(citedBy(old)).not.toContain('vbc.amulet.shield');
  });
});

describe('being moved', () => {
  rule('vbc.amulet.forced-move', 'she may be moved twice as far', () => {
    expect(costs({ effect: 'giant-bats' })).toBe('6 move');
    expect(costs({ effect: 'claw' })).toBe('2 move');
    expect(costs({ effect: 'slap' })).toBe('6 move');
    expect(costs({ effect: 'telekinesis', amount: '2' })).toBe('4 move');
    expect(linesOf(ask({ effect: 'claw' }), 'move-doubled')).toMatchObject([
      { base: 1, amount: 2 },
    ]);
  });

  rule('vbc.amulet.forced-moves', 'the base game says how far each effect moves her', () => {
    const single = ['giant-bats', 'claw', 'slap', 'wisp'].map((effect) =>
      costs({ ...bare, effect }),
    );
    expect(single).toEqual(['3 move', '1 move', '3 move', '3 move']);
    expect(costs({ ...bare, effect: 'telekinesis', amount: '4' })).toBe('4 move');
  });

  rule('vbc.amulet.shield-stays', 'with the Shield nobody moves her at all', () => {
    const held = ask({ effect: 'giant-bats', shield: 'yes' });
    expect(valueOf(held)).toMatchObject({ losses: [{ amount: 0 }], steps: [] });
    expect(linesOf(held, 'shield-stays')).toMatchObject([{ before: 6 }]);
  });
});

describe('the Thief', () => {
  rule('vbc.amulet.pickpocket', 'he may steal two Treasures, if she has two', () => {
    const taken = ['3', '2', '1', ''].map((treasures) =>
      costs({ effect: 'pickpocket', treasures }),
    );
    expect(taken).toEqual(['2 treasures', '2 treasures', '1 treasures', '2 treasures']);
    expect(
      linesOf(ask({ effect: 'pickpocket', treasures: '3' }), 'treasures-doubled'),
    ).toMatchObject([{ base: 1, amount: 2, treasures: 3 }]);
    expect(valueOf(ask({ effect: 'pickpocket', treasures: '3' })).treasures).toBe(1);
  });

  rule('vbc.amulet.pickpocket-itself', 'the Amulet is one of the cards he may take', () => {
    const robbed = (treasures: string): ReturnType<typeof ask> =>
      ask({ effect: 'pickpocket', treasures });
    for (const treasures of ['1', '2']) {
      expect(valueOf(robbed(treasures)).treasures).toBe(0);
      expect(linesOf(robbed(treasures), 'amulet-stolen')).toMatchObject([
        { taken: Number(treasures), treasures: Number(treasures) },
      ]);
    }
    for (const treasures of ['3', '']) {
      expect(linesOf(robbed(treasures), 'amulet-stolen')).toEqual([]);
      expect(linesOf(robbed(treasures), 'amulet-may-be-stolen')).toMatchObject([{ taken: 2 }]);
    }
    const without = ask({ ...bare, effect: 'pickpocket', treasures: '1' });
    expect(citedBy(without)).not.toContain('vbc.amulet.pickpocket-itself');
  });

  rule(
    'vbc.amulet.pickpocket-base',
    'without the Amulet he steals one, and none from nobody',
    () => {
      expect(costs({ ...bare, effect: 'pickpocket', treasures: '3' })).toBe('1 treasures');
      expect(valueOf(ask({ ...bare, effect: 'pickpocket', treasures: '3' })).thiefTokens).toBe(1);
      expect(violationsOf(ask({ ...bare, effect: 'pickpocket', treasures: '0' }))).toEqual([
        { clause: 'vbc.amulet.pickpocket-base', code: 'no-treasures' },
      ]);
      expect(valueOf(ask({ effect: 'rats' })).thiefTokens).toBe(0);
    },
  );

  rule(
    'vbc.amulet.pickpocket-tokens',
    'one token or two from the Cave depends on the reading',
    () => {
      const one = ask({ effect: 'pickpocket' });
      const two = ask({ effect: 'pickpocket', thiefTokens: 'two' });
      expect([valueOf(one).thiefTokens, valueOf(two).thiefTokens]).toEqual([1, 2]);
      expect(linesOf(two, 'thief-tokens')).toMatchObject([{ tokens: 2, reading: 'two' }]);
      const without = ask({ ...bare, effect: 'pickpocket', thiefTokens: 'two' });
      expect(valueOf(without).thiefTokens).toBe(1);
    },
  );
});

describe('what counts as negative', () => {
  rule('vbc.amulet.negative', 'every effect that does not help her, named or not', () => {
    expect(linesOf(ask({ effect: 'wisp' }), 'negative')).toMatchObject([{ effect: 'wisp' }]);
    expect(linesOf(ask({ effect: 'blob' }), 'negative')).toHaveLength(1);
    for (const kind of LOSS_KINDS) {
      expect(valueOf(ask({ effect: 'other', kind, amount: '1', treasures: '5' })).losses).toEqual([
        { kind, base: 1, doubling: 'doubled', amount: 2, shielded: false },
      ]);
    }
    expect(citedBy(ask(bare))).not.toContain('vbc.amulet.negative');
  });

  rule('vbc.amulet.other-effects', 'what the leaflet does not name depends on the reading', () => {
    const strict = { otherEffects: 'listed-only' };
    expect(costs({ effect: 'magma' })).toBe('2 health');
    expect(costs({ ...strict, effect: 'magma' })).toBe('1 health');
    expect(costs({ effect: 'poison', amount: '1' })).toBe('2 health, 2 cubes');
    expect(costs({ ...strict, effect: 'poison', amount: '1' })).toBe('2 health, 1 cubes');
    const [other = ''] = ['treasures', 'cubes', 'health'].map((kind) =>
      costs({ ...strict, effect: 'other', kind, amount: '1' }),
    );
    expect(other).toBe('1 treasures');
    expect(linesOf(ask({ ...strict, effect: 'magma' }), 'other-single')).toMatchObject([
      { kind: 'health', base: 1, amount: 1, reading: 'listed-only' },
    ]);
    expect(linesOf(ask({ effect: 'magma' }), 'other-doubled')).toMatchObject([{ amount: 2 }]);
    // Grit and forced moves are named in general.
    expect(costs({ ...strict, effect: 'other', kind: 'grit', amount: '3' })).toBe('6 grit');
    expect(costs({ ...strict, effect: 'other', kind: 'move', amount: '3' })).toBe('6 move');
  });

  rule('vbc.amulet.own-costs', 'a cost she chooses to pay is not doubled', () => {
    const staff = ask({ effect: 'rune-staff', amount: '4', shield: 'yes' });
    expect(valueOf(staff)).toMatchObject({
      losses: [{ kind: 'grit', base: 4, doubling: 'own-cost', amount: 4 }],
      grit: 8,
    });
    expect(linesOf(staff, 'own-cost')).toMatchObject([{ amount: 4 }]);
    expect(violationsOf(ask({ effect: 'rune-staff', amount: '4', grit: '3' }))).toEqual([
      { clause: 'vbc.staff.enough', code: 'too-little-grit', grit: 3, cost: 4 },
    ]);
  });

  test('she always keeps two Hero cubes', () => {
    const few = ask({ effect: 'poison', amount: '2', heroCubes: '3' });
    expect(valueOf(few).losses).toMatchObject([{ kind: 'health' }, { kind: 'cubes', amount: 1 }]);
    expect(linesOf(few, 'two-cubes-stay')).toMatchObject([{ before: 4, after: 1 }]);
    expect(
      linesOf(ask({ effect: 'poison', amount: '1', heroCubes: '4' }), 'two-cubes-stay'),
    ).toEqual([]);
  });
});

test('a Knight who declines the Amulet may be without any Treasure', () => {
  const declined = { amulet: 'offered', keep: 'decline', treasures: '0' };
  expect(valueOf(ask({ ...declined, effect: 'rats' }))).toMatchObject({ treasures: 0 });
});

describe('properties', () => {
  test('the Amulet never spares her anything, and never more than doubles', () => {
    fc.assert(
      fc.property(
        fc.record({
          effect: fc.constantFrom(...HARMS),
          amount: fc.constantFrom('1'),
          kind: fc.constantFrom(...LOSS_KINDS),
          shield: fc.constantFrom(...YES_NO),
          strength: fc.integer({ min: 1, max: 9 }).map(String),
          treasures: fc.constantFrom('', '1', '2', '3'),
          shieldText: fc.constantFrom(...SHIELD_TEXTS),
          otherEffects: fc.constantFrom(...OTHER_EFFECTS),
        }),
        (input) => {
          const with_ = valueOf(ask(input)).losses;
          const without = valueOf(ask({ ...input, ...bare })).losses;
          with_.forEach(({ amount }, i) => {
            const single = without[i]?.amount ?? 0;
            expect(amount).toBeGreaterThanOrEqual(single);
            expect(amount).toBeLessThanOrEqual(2 * single);
          });
        },
      ),
    );
  });

  test('every effect has an answer, with every state of the card', () => {
    for (const effect of HARMS) {
      for (const amulet of AMULET_STATES) {
        const amount = isEntered(effect) ? '1' : '';
        expect(verdictOf(ask({ effect, amulet, amount }))).toBe('fine');
      }
    }
  });
});

describe('what cannot be read', () => {
  test.each([
    ['a Backstab without a number', { effect: 'backstab' }, { field: 'amount', code: 'missing' }],
    [
      'a Backstab of 2',
      { effect: 'backstab', amount: '2' },
      { field: 'amount', code: 'not-an-option', got: '2', options: ['1', '3', '5'] },
    ],
    [
      'a Hex of 5',
      { effect: 'hex', amount: '5' },
      { field: 'amount', code: 'out-of-range', got: 5, min: 1, max: 4 },
    ],
    [
      'a loss of nothing',
      { effect: 'other', amount: '0' },
      { field: 'amount', code: 'out-of-range', got: 0, min: 1, max: 45 },
    ],
    [
      'an amount that is none, though it does not matter',
      { effect: 'rats', amount: 'x' },
      { field: 'amount', code: 'not-whole', got: 'x' },
    ],
    [
      'the Amulet in play, but no Treasure',
      { treasures: '0' },
      { field: 'treasures', code: 'out-of-range', got: 0, min: 1, max: 9 },
    ],
    [
      'the Amulet just kept, but no Treasure',
      { amulet: 'offered', keep: 'keep', treasures: '0' },
      { field: 'treasures', code: 'out-of-range', got: 0, min: 1, max: 9 },
    ],
    [
      'dead already',
      { health: '0' },
      { field: 'health', code: 'out-of-range', got: 0, min: 1, max: 12 },
    ],
    [
      'off the track',
      { grit: '46' },
      { field: 'grit', code: 'out-of-range', got: 46, min: 0, max: 45 },
    ],
    [
      'one Hero cube',
      { heroCubes: '1' },
      { field: 'heroCubes', code: 'out-of-range', got: 1, min: 2, max: 7 },
    ],
    [
      'an unknown effect',
      { effect: 'sneeze' },
      { field: 'effect', code: 'not-an-option', got: 'sneeze', options: HARMS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});

describe('what the form asks for', () => {
  const asked = (draft: Parameters<typeof ask>[0]): string =>
    amuletFields({ ...cursedAmulet.form.start, ...draft }).join(' ');

  test('blanks around a word ask for nothing else', () => {
    const padded = { amulet: ' offered ', keep: ' decline ', effect: ' other ', kind: ' cubes ' };
    const plain = { amulet: 'offered', keep: 'decline', effect: 'other', kind: 'cubes' };
    expect(asked(padded)).toBe(asked(plain));
  });

  test.each([
    [{}, 'shield grit heroCubes'],
    [{ effect: 'none' }, ''],
    [{ effect: 'spell' }, ''],
    [{ effect: 'none', amulet: 'offered' }, 'keep'],
    [{ effect: 'none', amulet: 'offered', keep: 'decline' }, 'keep grit'],
    [{ effect: 'hex' }, 'amount shield grit heroCubes'],
    [{ effect: 'giant-bats' }, 'shield'],
    [{ effect: 'pickpocket' }, 'treasures'],
    [{ effect: 'poison' }, 'amount health heroCubes'],
    [{ effect: 'other', kind: 'health' }, 'kind amount health'],
    [{ effect: 'infestation', strength: '2', foe: '3' }, 'strength foe health'],
    [{ effect: 'infestation', strength: '3', foe: '3' }, 'strength foe die health'],
    [{ effect: 'flame-giant', strength: '3', foe: '3' }, 'strength health'],
    [{ effect: 'flame-giant', strength: ' 4 ' }, 'strength die health'],
  ])('%o: %s', (draft, fields) => {
    expect(asked(draft)).toBe(fields);
  });

  test('an amount goes with the effects that can have it', () => {
    expect(amountsOf('backstab')).toEqual(['1', '3', '5']);
    expect(amountsOf('rune-staff')).toBeUndefined();
    expect(amountsOf('no such effect')).toBeUndefined();
    expect(['3', '2', 'x', ''].map((text) => amountFor('backstab', text))).toEqual([
      '3',
      '',
      '',
      '',
    ]);
    expect(['2', 'lots'].map((text) => amountFor('rune-staff', text))).toEqual(['2', 'lots']);
    expect(amountFor(' backstab ', ' 3 ')).toBe(' 3 ');
  });
});
