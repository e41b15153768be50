import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragonScales,
  gemLists,
  gemsIn,
  SCALE_POWERS,
  SCALES,
  SYMBOLS,
  statsAt,
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

const ask = asking(dragonScales, { greed: '2', hunger: '3', pride: '4' });

type Input = Parameters<typeof ask>[0];

const gained = (input: Input): number => valueOf(ask(input)).gained;

const symbols = (input: Input): string => valueOf(ask(input)).symbols.join(' ');

describe('gaining a Scale', () => {
  rule('vbc.scales.setup', 'three Scales lie in a deck of their own', () => {
    expect(linesOf(ask({ scalesLeft: '2' }), 'scale-deck')).toMatchObject([{ left: 2, scales: 3 }]);
    expect(valueOf(ask({ scalesLeft: '3', scale: '' }))).toMatchObject({ scalesLeft: 2 });
    // While all three lie there, none is in hand.
    expect(violationsOf(ask({ scalesLeft: '3' }))).toEqual([
      { clause: 'vbc.scales.setup', code: 'no-scale-out', scale: 'silver', scales: 3 },
    ]);
    expect(verdictOf(ask({ scalesLeft: '3', power: 'none' }))).toBe('fine');
    expect(problemsOf(ask({ scalesLeft: '4' }))).toEqual([
      { field: 'scalesLeft', code: 'out-of-range', got: 4, min: 0, max: 3 },
    ]);
  });

  rule('vbc.scales.smash', 'Smash gains one for a Crystal token, not for a tile', () => {
    expect(gained({ power: 'smash', tokens: '1' })).toBe(1);
    expect(gained({ power: 'smash', tokens: '0', tiles: '3' })).toBe(0);
    expect(linesOf(ask({ power: 'smash', tokens: '0' }), 'smash-nothing')).toHaveLength(1);
    expect(linesOf(ask({ power: 'smash' }), 'smash-gains')).toMatchObject([{ tokens: 1 }]);
  });

  rule('vbc.scales.wrath', 'Wrath gains one for a Crystal tile that collapses', () => {
    expect(gained({ power: 'wrath', tokens: '0', tiles: '1' })).toBe(1);
    expect(gained({ power: 'wrath', tokens: '1', tiles: '0' })).toBe(0);
    expect(linesOf(ask({ power: 'wrath', tiles: '0' }), 'wrath-nothing')).toHaveLength(1);
    expect(linesOf(ask({ power: 'wrath', tiles: '1' }), 'wrath-gains')).toMatchObject([
      { tiles: 1 },
    ]);
  });

  rule('vbc.scales.smashed-tile', 'a tile whose token is gone is a Crystal tile still', () => {
    const bare = ask({ power: 'wrath', tokens: '0', tiles: '1' });
    expect(valueOf(bare).gained).toBe(1);
    expect(linesOf(bare, 'smashed-tile-counts')).toMatchObject([{ tiles: 1 }]);
  });

  rule('vbc.scales.one-a-use', 'one use of a power never gains two', () => {
    const two = ask({ power: 'wrath', tokens: '0', tiles: '2' });
    expect(valueOf(two)).toMatchObject({ gained: 1, scalesLeft: 1 });
    expect(linesOf(two, 'one-a-use')).toMatchObject([{ tiles: 2, gained: 1 }]);
    expect(citedBy(ask({ power: 'wrath', tiles: '1' }))).not.toContain('vbc.scales.one-a-use');
  });

  rule('vbc.scales.into-deck', 'the Scale leaves its deck for the Power deck', () => {
    expect(linesOf(ask({ scalesLeft: '2' }), 'into-deck')).toMatchObject([{ before: 2, after: 1 }]);
    expect(linesOf(ask({ tokens: '0' }), 'into-deck')).toEqual([]);
  });

  rule('vbc.scales.none-left', 'without a Scale left nothing is gained', () => {
    const none = ask({ scalesLeft: '0' });
    expect(valueOf(none)).toMatchObject({ gained: 0, scalesLeft: 0 });
    expect(linesOf(none, 'none-left')).toHaveLength(1);
    expect(linesOf(ask({ scalesLeft: '0', tokens: '0' }), 'none-left')).toEqual([]);
  });

  test('no power, no Scale', () => {
    expect(gained({ power: 'none', tokens: '1', tiles: '2' })).toBe(0);
    expect(linesOf(ask({ power: 'none' }), 'scale-deck')).toEqual([]);
  });
});

describe('playing a Scale', () => {
  rule('vbc.scales.golden', 'the Golden Scale is any symbol', () => {
    expect(symbols({ scale: 'golden', onMap: 'claw,flame,wing' })).toBe('claw flame wing');
    expect(linesOf(ask({ scale: 'golden' }), 'golden')).toMatchObject([{ symbols: SYMBOLS }]);
  });

  rule('vbc.scales.silver', 'the Silver Scale is a symbol of a Gem in supply', () => {
    expect(symbols({ onMap: 'flame' })).toBe('claw wing');
    expect(symbols({ onMap: '' })).toBe('claw flame wing');
    expect(linesOf(ask({ onMap: 'claw,wing' }), 'silver')).toMatchObject([{ symbols: ['flame'] }]);
    expect(valueOf(ask({ onMap: 'flame' })).gems).toEqual({
      claw: 'supply',
      flame: 'map',
      wing: 'supply',
    });
  });

  rule('vbc.scales.silver-useless', 'with all three Gems on the map it does nothing', () => {
    const none = ask({ onMap: 'claw,flame,wing' });
    expect(valueOf(none).symbols).toEqual([]);
    expect(linesOf(none, 'silver-useless')).toHaveLength(1);
    expect(linesOf(ask({}), 'silver-useless')).toEqual([]);
  });

  rule('vbc.scales.carried-gems', 'a Gem the Thief carries is not in supply', () => {
    const carried = ask({ onMap: 'flame', carried: 'wing' });
    expect(valueOf(carried)).toMatchObject({ symbols: ['claw'], gems: { wing: 'carried' } });
    expect(linesOf(carried, 'carried-gems')).toMatchObject([{ symbols: ['wing'] }]);
    expect(violationsOf(ask({ onMap: 'wing', carried: 'wing' }))).toEqual([
      { clause: 'vbc.scales.carried-gems', code: 'gem-in-two-places', symbol: 'wing' },
    ]);
  });

  rule('vbc.scales.back', 'a Scale goes back into the Power deck, used or not', () => {
    for (const scale of ['golden', 'silver']) {
      expect(valueOf(ask({ scale, played: 'yes' })).fate).toBe('power-deck');
      expect(linesOf(ask({ scale, played: 'yes' }), 'back-to-deck')).toMatchObject([{ scale }]);
    }
    expect(valueOf(ask({ scale: 'platinum', played: 'no' })).fate).toBe('power-deck');
    expect(valueOf(ask({ scale: '' })).fate).toBe('none');
    expect(linesOf(ask({ keepSilver: 'yes' }), 'back-to-deck')).toEqual([]);
  });
});

describe('replacing the hand', () => {
  rule('vbc.scales.spirit', 'Spirit grows with Wakefulness, and that many cards are drawn', () => {
    const table = Array.from({ length: 15 }, (_, cubes) => statsAt(cubes));
    expect(table.map(({ spirit }) => spirit).join('')).toBe('334444555566667');
    expect(table.map(({ armor }) => armor).join('')).toBe('111122223333444');
    expect(valueOf(ask({ wakefulness: '5' }))).toMatchObject({ spirit: 4, draws: 4, hand: 4 });
    expect(linesOf(ask({ wakefulness: '2' }), 'spirit')).toMatchObject([
      { wakefulness: 2, armor: 1, spirit: 4 },
    ]);
  });

  rule('vbc.scales.silver-kept', 'a Silver Scale not played may be kept', () => {
    const kept = ask({ keepSilver: 'yes', handSize: '3' });
    expect(valueOf(kept)).toMatchObject({ fate: 'kept', discards: 2 });
    expect(linesOf(kept, 'silver-kept')).toHaveLength(1);
    expect(linesOf(ask({}), 'silver-may-be-kept')).toHaveLength(1);
    expect(linesOf(ask({ played: 'yes' }), 'silver-may-be-kept')).toEqual([]);
    expect(violationsOf(ask({ keepSilver: 'yes', played: 'yes' }))).toEqual([
      { clause: 'vbc.scales.silver-kept', code: 'already-played' },
    ]);
    expect(violationsOf(ask({ keepSilver: 'yes', scale: 'golden' }))).toEqual([
      { clause: 'vbc.scales.silver-kept', code: 'only-silver-is-kept', scale: 'golden' },
    ]);
    expect(verdictOf(ask({ keepSilver: 'yes', handSize: '0' }))).toBe('no-card-in-hand');
    expect(valueOf(ask({ handSize: '3' })).discards).toBe(3);
    expect(valueOf(ask({ handSize: '' })).discards).toBeUndefined();
  });

  rule('vbc.scales.one-fewer', 'kept, one card fewer is drawn', () => {
    const kept = ask({ keepSilver: 'yes', wakefulness: '4' });
    expect(valueOf(kept)).toMatchObject({ spirit: 4, draws: 3, hand: 4 });
    expect(linesOf(kept, 'one-fewer')).toMatchObject([{ spirit: 4, draws: 3, hand: 4 }]);
    expect(linesOf(ask({}), 'one-fewer')).toEqual([]);
  });
});

describe('surfacing', () => {
  rule('vbc.scales.surfacing', 'the Crystal that the Dragon surfaces on earns no Scale', () => {
    const reply = ask({ power: 'surface', tokens: '1', tiles: '1' });
    expect(valueOf(reply)).toMatchObject({ gained: 0, scalesLeft: 2 });
    expect(linesOf(reply, 'surface-nothing')).toMatchObject([{ clause: 'vbc.scales.surfacing' }]);
    expect(valueOf(ask({ power: 'smash', tokens: '1' })).gained).toBe(1);
  });

  rule('vbc.scales.drawn', 'a Scale that is not played is one of the cards in hand', () => {
    expect(verdictOf(ask({ scale: 'golden', handSize: '0' }))).toBe('scale-not-in-hand');
    expect(verdictOf(ask({ scale: 'golden', handSize: '1' }))).toBe('fine');
    expect(verdictOf(ask({ scale: 'golden', played: 'yes', handSize: '0' }))).toBe('fine');
    expect(verdictOf(ask({ scale: '', handSize: '0' }))).toBe('fine');
  });
});

describe('the Platinum Scale', () => {
  const played = { scale: 'platinum', played: 'yes' };

  rule('vbc.scales.platinum', 'one Sloth cube of any category moves to Wakefulness', () => {
    const greed = ask(played);
    expect(valueOf(greed).platinum).toEqual({
      category: 'greed',
      slothBefore: 2,
      slothAfter: 1,
      before: 5,
      after: 6,
      awakens: false,
    });
    expect(linesOf(greed, 'platinum')).toMatchObject([{ category: 'greed', before: 5, after: 6 }]);
    // It counts for the Spirit of this turn.
    expect(valueOf(greed)).toMatchObject({ spirit: 5, symbols: [] });
    expect(linesOf(greed, 'spirit')).toMatchObject([{ wakefulness: 6 }]);
    expect(valueOf(ask({ ...played, category: 'pride' })).platinum).toMatchObject({
      slothBefore: 4,
      slothAfter: 3,
    });
    expect(valueOf(ask({ ...played, greed: '' })).platinum?.slothAfter).toBeUndefined();
    expect(violationsOf(ask({ ...played, greed: '0', hunger: '4', pride: '5' }))).toEqual([
      { clause: 'vbc.scales.platinum', code: 'category-empty', category: 'greed' },
    ]);
    expect(valueOf(ask({ scale: 'platinum', played: 'no' })).platinum).toBeUndefined();
    expect(linesOf(ask({ scale: 'platinum', played: 'no' }), 'platinum-may')).toHaveLength(1);
  });

  rule('vbc.scales.platinum-gone', 'then the card leaves the game', () => {
    expect(valueOf(ask(played)).fate).toBe('removed');
    expect(linesOf(ask(played), 'platinum-gone')).toHaveLength(1);
    expect(linesOf(ask({ scale: 'golden', played: 'yes' }), 'platinum-gone')).toEqual([]);
  });

  rule('vbc.scales.sloth-cubes', 'there are 14 Sloth cubes, asleep and awake', () => {
    const cubes = (greed: string, hunger: string, pride: string, wakefulness: string): string =>
      verdictOf(ask({ ...played, greed, hunger, pride, wakefulness }));
    expect(cubes('4', '4', '6', '0')).toBe('fine');
    expect(violationsOf(ask({ ...played, greed: '4', hunger: '4', pride: '6' }))).toEqual([
      {
        clause: 'vbc.scales.sloth-cubes',
        code: 'too-many-cubes',
        all: 14,
        left: 14,
        wakefulness: 5,
      },
    ]);
    expect([cubes('2', '3', '4', '5'), cubes('2', '3', '4', '6')]).toEqual([
      'fine',
      'too-many-cubes',
    ]);
    expect(cubes('1', '', '', '13')).toBe('fine');
    expect(cubes('', '', '', '14')).toBe('no-cube-left');
    // No more in a category than it starts with, and none is ever lost.
    expect(problemsOf(ask({ ...played, greed: '5' }))).toEqual([
      { field: 'greed', code: 'out-of-range', got: 5, min: 0, max: 4 },
    ]);
    expect(cubes('4', '4', '6', '0')).toBe('fine');
    expect(cubes('4', '4', '5', '0')).toBe('too-few-cubes');
    expect(cubes('3', '', '', '0')).toBe('too-few-cubes');
    expect(cubes('3', '', '', '1')).toBe('fine');
    // Without the Platinum Scale nobody asks.
    expect(verdictOf(ask({ wakefulness: '14' }))).toBe('fine');
  });

  rule('vbc.scales.sloth-limit', 'whether the limit of one cube a turn holds is a reading', () => {
    const again = { ...played, moved: 'greed' };
    expect(verdictOf(ask(again))).toBe('fine');
    expect(linesOf(ask(again), 'outside-limit')).toMatchObject([
      { category: 'greed', moved: ['greed'], reading: 'outside' },
    ]);
    expect(violationsOf(ask({ ...again, slothLimit: 'within' }))).toEqual([
      {
        clause: 'vbc.scales.sloth-limit',
        code: 'one-a-turn',
        category: 'greed',
        reading: 'within',
      },
    ]);
    const other = ask({ ...again, slothLimit: 'within', category: 'hunger' });
    expect(linesOf(other, 'within-limit')).toHaveLength(1);
  });

  rule('vbc.scales.awakening', 'the cube that reaches the mark awakens the Dragon', () => {
    const sloth = { greed: '1', hunger: '', pride: '' };
    const at = (wakefulness: string): boolean | undefined =>
      valueOf(ask({ ...played, ...sloth, wakefulness })).platinum?.awakens;
    expect(['9', '10', '11'].map(at)).toEqual([false, true, false]);
    expect(linesOf(ask({ ...played, awakensAt: '7' }), 'sleeps-on')).toMatchObject([
      { after: 6, awakensAt: 7 },
    ]);
    expect(
      linesOf(ask({ ...played, ...sloth, wakefulness: '8', awakensAt: '9' }), 'awakens'),
    ).toMatchObject([{ after: 9, awakensAt: 9 }]);
    // Who is awake does not awaken again.
    const awake = ask({ ...played, ...sloth, wakefulness: '12' });
    expect(linesOf(awake, 'sleeps-on')).toMatchObject([{ after: 13, awakensAt: 11 }]);
    expect(linesOf(awake, 'awakens')).toEqual([]);
  });
});

describe('properties', () => {
  test('no use of a power gains more than one Scale, and none is made from nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCALE_POWERS),
        fc.nat(1),
        fc.nat(8),
        (power, tokens, tiles) => {
          for (const left of [0, 1, 2, 3]) {
            const value = valueOf(
              ask({
                power,
                tokens: String(tokens),
                tiles: String(tiles),
                scalesLeft: String(left),
                scale: '',
              }),
            );
            expect(value.gained).toBeLessThanOrEqual(Math.min(1, left));
            expect(value.gained + value.scalesLeft).toBe(left);
          }
        },
      ),
    );
  });

  test('the hand after Replace Hand is always the Spirit', () => {
    const sloth = { greed: '', hunger: '', pride: '' };
    fc.assert(
      fc.property(
        fc.constantFrom(...SCALES),
        fc.constantFrom('no', 'yes'),
        fc.constantFrom('no', 'yes'),
        (scale, played, keepSilver) => {
          for (let cubes = 0; cubes < 15; cubes += 1) {
            const reply = ask({ ...sloth, scale, played, keepSilver, wakefulness: String(cubes) });
            if (reply.kind !== 'answer') continue;
            const { draws, hand, spirit, fate } = reply.answer.value;
            expect(draws + (fate === 'kept' ? 1 : 0)).toBe(spirit);
            expect(hand).toBe(spirit);
          }
        },
      ),
    );
  });
});

describe('the lists of Gems', () => {
  test('each Gem is in one place', () => {
    const lists = { onMap: 'flame', carried: ' wing ' };
    const gems = { claw: 'supply', flame: 'map', wing: 'carried' } as const;
    expect(gemsIn(lists)).toEqual(gems);
    expect(gemLists({ ...gems, claw: 'map' })).toEqual({ onMap: 'claw,flame', carried: 'wing' });
    expect(gemLists({ ...gems, flame: 'supply' })).toEqual({ onMap: '', carried: 'wing' });
  });

  test('lists that three places cannot show', () => {
    expect(gemsIn({ onMap: 'flame', carried: 'flame' })).toBeUndefined();
    expect(gemsIn({ onMap: 'claw,flame', carried: 'flame' })).toBeUndefined();
    expect(gemsIn({ onMap: 'tail', carried: '' })).toBeUndefined();
    expect(gemsIn({ onMap: '', carried: 'tail' })).toBeUndefined();
  });
});

describe('what cannot be read', () => {
  test.each([
    [
      'two tokens',
      { tokens: '2' },
      { field: 'tokens', code: 'out-of-range', got: 2, min: 0, max: 1 },
    ],
    [
      'a copper Scale',
      { scale: 'copper' },
      { field: 'scale', code: 'not-an-option', got: 'copper', options: SCALES },
    ],
    [
      'a Gem of no symbol',
      { onMap: 'claw,tail' },
      { field: 'onMap', code: 'not-an-option', got: 'tail', options: SYMBOLS },
    ],
    [
      'a fifth cube of Hunger',
      { hunger: '5' },
      { field: 'hunger', code: 'out-of-range', got: 5, min: 0, max: 4 },
    ],
    [
      'a fifteenth cube awake',
      { wakefulness: '15' },
      { field: 'wakefulness', code: 'out-of-range', got: 15, min: 0, max: 14 },
    ],
    ['no Wakefulness', { wakefulness: '' }, { field: 'wakefulness', code: 'missing' }],
    [
      'awake too soon',
      { awakensAt: '6' },
      { field: 'awakensAt', code: 'out-of-range', got: 6, min: 7, max: 13 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
