import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lowerHats,
  NO_GEMS,
  parseCards,
  parseTable,
  payCard,
  roundEnd,
  turnOrder,
  type RoundEndValue,
  type SettledSeat,
} from '#engine/the-magnificent-sno/index.ts';
import {
  answerTo,
  asking,
  linesOf,
  problemsOf,
  rule,
  unwrap,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const ask = asking(roundEnd);

type Input = Parameters<typeof ask>[0];

const value = (input: Input): RoundEndValue => valueOf(ask(input));

/** Players `a`, `b` … with these hats, no coins and no dice. */
const hats = (...spaces: readonly string[]): string =>
  spaces.map((space, i) => `${'abcde'.charAt(i)}:${space}:0:`).join(';');

/** `Ada` on the lower space with these parts of a seat; `Bo` has nothing to pay. */
const ada = (parts: string, input: Input = {}): SettledSeat => {
  const [first] = value({ ...input, table: `Ada:1:${parts};Bo:2:9:` }).seats;
  if (first === undefined) expect.fail('no seat');
  return first;
};

describe('hats and play-order cards', () => {
  rule('sno.hats.lower-back', 'who has two hats on the track takes the lower one back', () => {
    // With the lower hat counted, c would be first instead of last.
    expect(value({ table: hats('3', '5', '1,9') }).order).toEqual(['a', 'b', 'c']);
    expect(linesOf(ask({ table: hats('3', '5', '9,1') }), 'hat-back')).toEqual([
      { clause: 'sno.hats.lower-back', code: 'hat-back', name: 'c', space: 1, kept: 9 },
    ]);
    expect(linesOf(ask({ table: hats('3', '5') }), 'hat-back')).toEqual([]);
  });

  rule('sno.hats.down', 'hats move to the bottom of the track and keep their order', () => {
    const { seats } = value({ table: hats('12', '3', '7', '8') });
    expect(seats.map(({ to }) => to)).toEqual([4, 1, 2, 3]);
  });

  rule('sno.hats.gap', 'two players keep one empty space if there was at least one', () => {
    const to = (...spaces: readonly string[]): readonly number[] =>
      value({ table: hats(...spaces) }).seats.map((seat) => seat.to);
    expect(to('3', '4')).toEqual([1, 2]);
    expect(to('3', '5')).toEqual([1, 3]);
    expect(to('3', '9')).toEqual([1, 3]);
    expect(to('9', '3')).toEqual([3, 1]);
    // The rule is for two: three close up whatever the gaps.
    expect(to('3', '5', '9')).toEqual([1, 2, 3]);
    // The lower of two hats is gone before the gap is looked at.
    expect(to('3,9', '4')).toEqual([3, 1]);
  });

  rule('sno.order.new-cards', 'cards are dealt from the lowest hat up', () => {
    expect(value({ table: hats('12', '3', '7') }).seats.map(({ card }) => card)).toEqual([3, 1, 2]);
  });

  rule(
    'sno.order.example',
    'yellow, red and blue from the bottom take 1, 2 and 3; blue chooses first',
    () => {
      const { seats, choosing } = value({ table: 'yellow:1:0:;red:4:0:;blue:6:0:' });
      expect(seats.map(({ name, card }) => `${name} ${String(card)}`)).toEqual([
        'yellow 1',
        'red 2',
        'blue 3',
      ]);
      expect(choosing).toEqual(['blue', 'red', 'yellow']);
    },
  );

  rule('sno.order.each-round', 'players take their turns by the numbers of their cards', () => {
    const seats = [
      { name: 'a', card: 3 },
      { name: 'b', card: 1 },
      { name: 'c', card: 2 },
    ];
    expect(turnOrder(seats).map(({ name }) => name)).toEqual(['b', 'c', 'a']);
    expect(value({ table: hats('9', '2', '5') }).order).toEqual(['b', 'c', 'a']);
    for (const round of ['1', '2']) expect(linesOf(ask({ round }), 'order')).toHaveLength(1);
  });

  rule('sno.game-end.last-cards', 'the cards of round 3 decide ties: no round follows', () => {
    expect(linesOf(ask({ round: '3' }), 'order')).toEqual([]);
    expect(linesOf(ask({ round: '3' }), 'last-cards')).toEqual([
      { clause: 'sno.game-end.last-cards', code: 'last-cards' },
    ]);
    expect(linesOf(ask({ round: '2' }), 'last-cards')).toEqual([]);
  });

  test('two hats cannot share a space, and a fifth player leaves no second hat', () => {
    expect(verdictOf(ask({ table: hats('3', '3') }))).toBe('same-space');
    expect(violationsOf(ask({ table: hats('3,5', '5', '7,7') }))).toMatchObject([
      { space: 5, names: ['a', 'b'] },
      { space: 7, names: ['c', 'c'] },
    ]);
    expect(verdictOf(ask({ table: hats('1', '2', '3', '4', '5,6') }))).toBe('second-hat');
    expect(verdictOf(ask({ table: hats('1', '2', '3', '5,6') }))).toBe('fine');
  });
});

describe('the play-order card', () => {
  const nothing = { coins: 6, gems: NO_GEMS };

  rule('sno.order.effect', 'each player pays or receives what the card shows, or nothing', () => {
    expect(payCard(nothing, { coins: 0, gems: 0 }, []).after).toEqual(nothing);
    expect(payCard(nothing, { coins: 2, gems: 0 }, []).after.coins).toBe(8);
  });

  rule('sno.order.effect-pay', 'a card that asks for 1 coin leaves 5 of 6', () => {
    expect(payCard(nothing, { coins: -1, gems: 0 }, [])).toMatchObject({
      missing: 0,
      after: { coins: 5 },
    });
  });

  rule('sno.order.effect-take', 'another gives 1 coin and a colored gem of your choice', () => {
    expect(payCard(nothing, { coins: 1, gems: 1 }, ['green']).after).toEqual({
      coins: 7,
      gems: { ...NO_GEMS, green: 1 },
    });
    const clear = ask({ table: 'Ada:1:6:::: c;Bo:2:9:', cards: '1/1,0' });
    expect(violationsOf(clear)).toEqual([
      { clause: 'sno.gems.coloured', code: 'clear-gem', name: 'Ada', card: 1 },
    ]);
  });

  rule('sno.order.pay', 'the card’s coins and gems come or go before the dice are paid', () => {
    expect(ada('6:', { cards: '-1,0' }).coinsAfter).toBe(5);
    expect(ada('6::0/0/0/0::g', { cards: '1/1,0' })).toMatchObject({
      coinsAfter: 7,
      gemsAfter: { green: 1 },
    });
    // A fourth green gem is worth a coin.
    expect(ada('6::0/3/0/0::g', { cards: '1/1,0' })).toMatchObject({
      coinsAfter: 8,
      gemsAfter: { green: 3 },
    });
  });

  rule('sno.gems.storage', 'a gem without a color becomes a coin where no color has room', () => {
    const full = ada('0:o3:3/3/3/0', { cards: '1/2,0' });
    expect(full).toMatchObject({ payment: { excess: 2, toChoose: 0 }, paid: 3, lost: 0 });
    // Room for a clear one is none.
    expect(ada('0:o3:3/3/3/1', { cards: '1/2,0' }).payment.excess).toBe(2);
    const room = ada('0:o3:3/2/3/0', { cards: '1/2,0' });
    expect(room).toMatchObject({ payment: { excess: 0, toChoose: 2 }, paid: 1, missing: 2 });
    // The one that fills the last place may be told, and the other is a coin all the same.
    expect(ada('0:o3:3/2/3/0::g', { cards: '1/2,0' })).toMatchObject({
      payment: { excess: 1, toChoose: 0, taken: ['green'] },
      missing: 1,
    });
  });

  test('points lost depend on gems that may yet become coins, and only on these', () => {
    const open = (seat: string, cards = '1/1,0') =>
      value({ table: `Ada:1:${seat};Bo:2:9:`, cards }).roomOpen;
    // A full color may be chosen; with room in each, or the color told, nothing can change.
    expect(open('0:o3:0/3/0/0')).toBe(true);
    expect(open('0:o3:0/2/0/0')).toBe(false);
    expect(open('0:o3:0/2/0/0', '1/2,0')).toBe(true);
    expect(open('0:o3:0/3/0/0::o')).toBe(false);
    expect(open('0:o3:3/3/3/0')).toBe(false);
    // The storage is not told; nor does it matter to whoever can pay, or takes no gem.
    expect(open('0:o3:')).toBe(true);
    expect(open('9:o3:')).toBe(false);
    expect(open('0:o3:', '1,0')).toBe(false);
  });

  test('an effect that nobody entered counts as none, and the answer says so', () => {
    const { complete, seats } = value({ cards: '' });
    expect(complete).toBe(false);
    expect(seats.map(({ payment }) => payment.after.coins)).toEqual([6, 8, 7]);
    expect(linesOf(ask({ cards: '' }), 'effect-unknown')).toMatchObject([{ cards: [1, 2, 3] }]);
    expect(linesOf(ask({ cards: '-1,,0' }), 'effect-unknown')).toMatchObject([{ cards: [2] }]);
    expect(value({ cards: '-1,0,0' }).complete).toBe(true);
  });

  test('a gem not chosen yet is asked for', () => {
    const reply = ask({ table: 'Ada:1:6:;Bo:2:9:', cards: '0/2,0' });
    expect(linesOf(reply, 'choose-gem')).toMatchObject([{ name: 'Ada', gems: 2 }]);
    const one = ask({ table: 'Ada:1:6:::: o;Bo:2:9:', cards: '0/2,0' });
    expect(linesOf(one, 'gem')).toMatchObject([{ hues: ['orange'] }]);
    expect(linesOf(one, 'choose-gem')).toMatchObject([{ gems: 1 }]);
  });

  test('a color chosen for a card without a gem does nothing', () => {
    expect(ada('6::0/0/0/0::c', { cards: '0,0' }).gemsAfter).toEqual(NO_GEMS);
  });

  rule('sno.order.cannot-pay', 'a coin of the card that is missing costs 1, 2 or 3 points', () => {
    const lost = ['1', '2', '3'].map((round) => ada('0:', { round, cards: '-1,0' }).cardLost);
    expect(lost).toEqual([1, 2, 3]);
    expect(ada('1:', { round: '3', cards: '-1,0' }).cardLost).toBe(0);
  });

  rule('sno.order.then-dice', 'who cannot pay the card loses points for the dice as well', () => {
    const seat = ada('0:g5', { round: '1', cards: '-1,0' });
    expect([seat.cardLost, seat.diceLost, seat.lost]).toEqual([1, 5, 6]);
    const reply = ask({ round: '1', table: 'Ada:1:0:g5;Bo:2:9:', cards: '-1,0' });
    expect(linesOf(reply, 'debt-again')).toMatchObject([{ card: 1, dice: 5, lost: 6 }]);
  });
});

describe('paying for dice', () => {
  rule('sno.pay.dice', 'the dice of the highest color and all clear dice are paid', () => {
    expect(ada('20:g5,g4,p3,c6')).toMatchObject({
      color: 'green',
      colorSum: 9,
      clearSum: 6,
      due: 15,
      coinsAfter: 5,
      lost: 0,
    });
  });

  rule('sno.pay.card-first', 'a coin from the card pays dice, a coin paid to it does not', () => {
    expect(ada('8:g5,g4', { cards: '1,0' }).missing).toBe(0);
    expect(ada('9:g5,g4', { cards: '-1,0' }).missing).toBe(1);
  });

  rule('sno.pay.missing', 'each missing coin costs 1, 2 or 3 points in round 1, 2 or 3', () => {
    const seat = ada('10:g5,g4,p3,c6::30', { round: '2', cards: '-1,0' });
    expect(seat).toMatchObject({ due: 15, paid: 9, missing: 6, lost: 12, coinsAfter: 0 });
    expect(ada('10:g5,g4,p3,c6::30', { round: '2', cards: '-1,0' }).pointsAfter).toBe(18);
    expect(['1', '2', '3'].map((round) => ada('0:p1,p2', { round }).lost)).toEqual([3, 6, 9]);
  });

  rule('sno.pay.dice', 'who has no dice to pay pays nothing', () => {
    // Ada has one coin to pay, Bo none.
    expect(linesOf(ask({ table: 'Ada:1:20:g1;Bo:2:9:' }), 'due')).toMatchObject([
      { clause: 'sno.pay.dice', name: 'Ada', due: 1, paid: 1 },
      { clause: 'sno.pay.dice', name: 'Bo', due: 0, paid: 0 },
    ]);
  });

  rule('sno.pay.missing', 'points are told of whoever loses some, if only one', () => {
    const points = (parts: string): readonly unknown[] =>
      linesOf(ask({ table: `Ada:1:${parts};Bo:2:9:` }), 'points');
    expect(points('0:g1::7')).toMatchObject([{ name: 'Ada', lost: 1, before: 7, after: 6 }]);
    expect(points('1:g1::7')).toEqual([]);
    expect(points('0:g1')).toEqual([]);
  });

  test('the color with a higher die is named when it is not the one to pay', () => {
    const reply = ask({ table: 'Ada:1:9:g3,g4,p6;Bo:2:9:' });
    expect(linesOf(reply, 'highest-sum')).toMatchObject([{ color: 'green', higherDie: 'purple' }]);
  });
});

describe('sets', () => {
  rule('sno.sets.choose', 'the highest card takes a set first, then on downwards', () => {
    const { choosing, seats } = value({ table: hats('2', '8', '5', '6') });
    expect(choosing).toEqual(['b', 'd', 'c', 'a']);
    expect(seats.map(({ chooses }) => chooses)).toEqual([4, 1, 3, 2]);
    expect(seats.map(({ offered }) => offered)).toEqual([1, 4, 2, 3]);
    const told = linesOf(ask({ table: hats('2', '8', '5', '6') }), 'chooses');
    const inTurn = choosing.map((name, i) => ({ name, offered: 4 - i }));
    expect(told).toMatchObject([{ seats: inTurn }]);
  });

  rule('sno.sets.score-one', 'one card is scored, whatever the round', () => {
    for (const round of ['1', '2', '3']) {
      expect(linesOf(ask({ round }), 'score-one')).toHaveLength(1);
    }
  });

  rule('sno.sets.fifth', 'with five the tops of deck and pile are one of five sets', () => {
    expect(value({ table: hats('1', '2', '3', '4', '5') }).sets).toMatchObject({
      cards: 5,
      tiles: 5,
      offers: [5, 4, 3, 2, 1],
    });
    expect(linesOf(ask({ table: hats('1', '2', '3', '4') }), 'fifth-set')).toEqual([]);
  });

  rule(
    'sno.sets.two-players',
    'with a gap the first to choose discards a set and leaves one',
    () => {
      const apart = value({ table: hats('3', '5') });
      expect(apart.discards).toBe('b');
      expect(apart.sets.offers).toEqual([3, 1]);
      const close = value({ table: hats('3', '4') });
      expect(close.discards).toBeUndefined();
      expect(close.sets.offers).toEqual([3, 2]);
    },
  );

  rule('sno.sets.last-round', 'the last round ends with cards alone', () => {
    const tiles = ['1', '2', '3'].map((round) => value({ round }).sets.tiles);
    expect(tiles).toEqual([3, 3, 0]);
    expect(linesOf(ask({ round: '3' }), 'no-tiles')).toMatchObject([{ cards: 3, tiles: 0 }]);
    expect(linesOf(ask({ round: '2' }), 'no-tiles')).toEqual([]);
  });

  rule(
    'sno.next.refill',
    'round 1 brings new cards and tiles, round 2 cards, round 3 nothing',
    () => {
      expect(value({ round: '1' }).refill).toEqual({
        cards: 3,
        tiles: 3,
        tops: { cards: 0, tiles: 0 },
        dice: 15,
      });
      expect(value({ round: '2' }).refill).toMatchObject({ cards: 3, tiles: 0 });
      expect(value({ round: '3' }).refill).toBeUndefined();
    },
  );

  rule(
    'sno.next.trainers-back',
    'trainers come back from the main tent before a next round',
    () => {
      const lines = ['1', '2', '3'].map((round) => linesOf(ask({ round }), 'trainers-back').length);
      expect(lines).toEqual([1, 1, 0]);
      // It opens step 4: what is laid out and rolled comes after it.
      const next = answerTo(ask({ round: '1' })).lines.map(({ code }) => code);
      expect(next.slice(next.indexOf('trainers-back'))).toEqual([
        'trainers-back',
        'refill',
        'dice',
      ]);
    },
  );

  rule('sno.next.dice', 'all dice for the number of players are rolled again', () => {
    expect(linesOf(ask({}), 'dice')).toMatchObject([{ dice: 15 }]);
    expect(linesOf(ask({ table: hats('1', '2') }), 'dice')).toMatchObject([{ dice: 11 }]);
    expect(linesOf(ask({ round: '3' }), 'dice')).toEqual([]);
  });

  rule('sno.next.tops', 'with five players, and only then, a new top is turned up', () => {
    const table = hats('1', '2', '3', '4', '5');
    expect(linesOf(ask({ table }), 'tops')).toMatchObject([{ cards: 1, tiles: 1 }]);
    // Four sets lie on the board; the fifth is the top card with the top tile.
    expect(value({ table }).refill).toMatchObject({
      cards: 4,
      tiles: 4,
      tops: { cards: 1, tiles: 1 },
    });
    expect(linesOf(ask({ table }), 'refill')).toMatchObject([{ cards: 4, tiles: 4 }]);
    expect(linesOf(ask({ table, round: '2' }), 'tops')).toMatchObject([{ cards: 1, tiles: 0 }]);
    expect(linesOf(ask({ table, round: '2' }), 'refill')).toMatchObject([{ cards: 4, tiles: 0 }]);
    expect(linesOf(ask({ table: hats('1', '2', '3', '4') }), 'tops')).toEqual([]);
    expect(linesOf(ask({ table, round: '3' }), 'tops')).toEqual([]);
  });

  rule('sno.next.left-set', 'a set that two players leave stays, or goes', () => {
    const close = hats('3', '4');
    const apart = hats('3', '5');
    const refilled = (table: string, leftSet: string): object | undefined =>
      value({ table, leftSet }).refill;
    expect(refilled(close, 'stays')).toMatchObject({ cards: 2, tiles: 2 });
    expect(refilled(close, 'discarded')).toMatchObject({ cards: 3, tiles: 3 });
    // With a gap it is discarded anyway, and three players leave none.
    expect(refilled(apart, 'stays')).toMatchObject({ cards: 3, tiles: 3 });
    expect(refilled(hats('1', '2', '3'), 'stays')).toMatchObject({ cards: 3, tiles: 3 });
    expect(linesOf(ask({ table: close }), 'left-set')).toMatchObject([
      { cards: 2, reading: 'stays' },
    ]);
    expect(linesOf(ask({ table: apart }), 'left-set')).toEqual([]);
    const last = { table: close, round: '3' };
    expect(linesOf(ask(last), 'old-tile')).toHaveLength(1);
    expect(linesOf(ask(last), 'no-tiles')).toEqual([]);
    expect(linesOf(ask({ ...last, leftSet: 'discarded' }), 'no-tiles')).toHaveLength(1);
    expect(linesOf(ask({ ...last, leftSet: 'discarded' }), 'old-tile')).toEqual([]);
    expect(linesOf(ask({ ...last, round: '2' }), 'old-tile')).toEqual([]);
  });

  rule('sno.pay.below-zero', 'whether points fall below zero is a reading', () => {
    const at = (points: string, floor: string): ReturnType<typeof ask> =>
      ask({ table: `a:1:0:g5::${points};b:2:9:`, floor });
    const left = (points: string, floor: string): readonly unknown[] => {
      const [seat] = valueOf(at(points, floor)).seats;
      return [seat?.lost, seat?.down, seat?.pointsAfter];
    };
    expect(left('4', 'none')).toEqual([5, 5, -1]);
    expect(left('4', 'zero')).toEqual([5, 4, 0]);
    expect(left('5', 'zero')).toEqual([5, 5, 0]);
    expect(left('7', 'zero')).toEqual([5, 5, 2]);
    expect(left('-2', 'zero')).toEqual([5, 0, -2]);
    expect(left('', 'zero')).toEqual([5, 5, undefined]);
    expect(linesOf(at('4', 'zero'), 'below-zero')).toMatchObject([{ lost: 5, after: 0 }]);
    expect(linesOf(at('4', 'none'), 'below-zero')).toMatchObject([{ lost: 5, after: -1 }]);
    expect(linesOf(at('5', 'none'), 'below-zero')).toEqual([]);
  });

  rule('sno.sets.who-discards', 'who of two players discards a set is a reading', () => {
    const apart = (discarder: string): ReturnType<typeof value> =>
      value({ table: hats('3', '5'), discarder });
    expect([apart('chooser').discards, apart('chooser').sets.offers]).toEqual(['b', [3, 1]]);
    expect([apart('card-one').discards, apart('card-one').sets.offers]).toEqual(['a', [3, 2]]);
    // Either way nothing is left over, and without a gap nobody discards.
    expect(apart('card-one').refill).toMatchObject({ cards: 3, tiles: 3 });
    const close = { table: hats('3', '4'), discarder: 'card-one' };
    expect(value(close).discards).toBeUndefined();
    expect(linesOf(ask(close), 'who-discards')).toEqual([]);
  });

  rule(
    'sno.next.round-two-tile',
    'whether five players turn up a tile after round 2 is a reading',
    () => {
      const table = hats('1', '2', '3', '4', '5');
      const tiles = (roundTwoTile: string, round: string): number | undefined =>
        value({ table, round, roundTwoTile }).refill?.tops.tiles;
      expect([tiles('none', '2'), tiles('turned-up', '2')]).toEqual([0, 1]);
      expect([tiles('none', '1'), tiles('turned-up', '1')]).toEqual([1, 1]);
      expect(value({ table, round: '3', roundTwoTile: 'turned-up' }).sets.tiles).toBe(1);
      expect(value({ round: '2', roundTwoTile: 'turned-up' }).refill?.tiles).toBe(0);
      expect(linesOf(ask({ round: '2' }), 'round-two-tile')).toEqual([]);
      // It still counts when the last round ends.
      const told = ['1', '2', '3'].map((round) => linesOf(ask({ table, round }), 'round-two-tile'));
      expect(told.map((lines) => lines.length)).toEqual([0, 1, 1]);
    },
  );
});

describe('a table', () => {
  const text = ' Ada : 3 : 6 :g5,c6:;; Bo:9,12:7:p6:0/3/1/0:41:g;Cy:1:0:';

  test('is read seat by seat, blank parts as not told', () => {
    expect(unwrap(parseTable('table', text))).toEqual([
      {
        name: 'Ada',
        hats: [3],
        coins: 6,
        dice: [
          { hue: 'green', value: 5 },
          { hue: 'clear', value: 6 },
        ],
        gems: undefined,
        points: undefined,
        choice: [],
      },
      {
        name: 'Bo',
        hats: [9, 12],
        coins: 7,
        dice: [{ hue: 'purple', value: 6 }],
        gems: { orange: 0, green: 3, purple: 1, clear: 0 },
        points: 41,
        choice: ['green'],
      },
      {
        name: 'Cy',
        hats: [1],
        coins: 0,
        dice: [],
        gems: undefined,
        points: undefined,
        choice: [],
      },
    ]);
  });

  test('of five, told in full, fits in a link', () => {
    const five = ['Ada', 'Bo', 'Cy', 'Dora', 'Elio']
      .map((name, i) => `${name}:${String(10 + i)}:12:g5,o4,p3,c6:3/3/3/3:120:g`)
      .join(';');
    expect(unwrap(parseTable('table', five))).toHaveLength(5);
    expect(five.length).toBeLessThan(200);
    expect(ask({ table: five }).kind).toBe('answer');
  });

  const at = (...where: readonly number[]): object => ({ code: 'not-readable', where });

  test.each([
    ['blank', '', { code: 'missing' }],
    ['one seat', 'Ada:1:2:', { code: 'wrong-count', got: 1, min: 2, max: 5 }],
    ['six seats', `${text};D:4:1:;E:5:1:;F:6:1:`, { code: 'wrong-count', got: 6 }],
    ['three parts', 'Ada:1:2;Bo:2:2:', { ...at(1), reason: 'parts' }],
    ['eight parts', 'Ada:1:2:;Bo:2:2::::g:7', { ...at(2), reason: 'parts' }],
    ['no name', ':1:2:;Bo:2:2:', { ...at(1, 1), reason: 'no-name' }],
    [
      'a long name',
      'Ada:1:2:;Bartholomew the Magnificent:2:2:',
      { ...at(2, 1), reason: 'long-name' },
    ],
    ['a name twice', 'Ada:1:2:;Ada:2:2:', { ...at(2, 1), reason: 'same-name' }],
    ['no hat', 'Ada::2:;Bo:2:2:', { ...at(1, 2), reason: 'part' }],
    ['three hats', 'Ada:1,2,3:2:;Bo:4:2:', { ...at(1, 2), got: 'Ada:1,2,3' }],
    ['no coins', 'Ada:1:2:;Bo:2::', { ...at(2, 3), reason: 'part' }],
    ['a blue die', 'Ada:1:2:b3;Bo:2:2:', { ...at(1, 4), got: 'Ada:b3' }],
    ['five dice', 'Ada:1:2:g1,g1,g1,g1,g1;Bo:2:2:', at(1, 4)],
    ['four gems of a color', 'Ada:1:2::4/0/0/0;Bo:2:2:', at(1, 5)],
    ['half a point', 'Ada:1:2:::1.5;Bo:2:2:', at(1, 6)],
    ['a blue gem', 'Ada:1:2:::: b;Bo:2:2:', { ...at(1, 7), reason: 'not-a-color' }],
  ])('%s cannot be read', (_, table, problem) => {
    expect(problemsOf(ask({ table }))).toMatchObject([{ field: 'table', ...problem }]);
  });

  test.each([
    ['a word', 'none', { code: 'not-readable', got: 'none', where: [1], reason: 'not-an-effect' }],
    ['three amounts', '0,1/1/1', { code: 'not-readable', where: [2] }],
    ['ten coins', '10', { code: 'not-readable', where: [1] }],
    ['a gem to pay', '0/-1', { code: 'not-readable', where: [1] }],
    ['six cards', '0,0,0,0,0,0', { code: 'wrong-count', got: 6, min: 0, max: 5 }],
  ])('cards: %s cannot be read', (_, cards, problem) => {
    expect(problemsOf(ask({ cards }))).toMatchObject([{ field: 'cards', ...problem }]);
  });

  test('cards are read from number 1 up', () => {
    expect(unwrap(parseCards('cards', '-1,, 1/1'))).toEqual([
      { coins: -1, gems: 0 },
      undefined,
      { coins: 1, gems: 1 },
    ]);
  });
});

describe('what always holds', () => {
  const seat = fc.record({
    coins: fc.nat(20),
    dice: fc.array(fc.tuple(fc.constantFrom('o', 'g', 'p', 'c'), fc.integer({ min: 1, max: 6 })), {
      maxLength: 4,
    }),
  });
  const tables = fc.array(seat, { minLength: 2, maxLength: 5 }).chain((seats) =>
    fc
      .shuffledSubarray([1, 2, 3, 5, 8, 9, 12], {
        minLength: seats.length,
        maxLength: seats.length,
      })
      .map((spaces) =>
        seats
          .map(({ coins, dice }, i) =>
            [
              'abcde'.charAt(i),
              String(spaces[i]),
              String(coins),
              dice.map(([hue, pips]) => `${hue}${String(pips)}`).join(),
            ].join(':'),
          )
          .join(';'),
      ),
  );
  /** Each player more brings a die of every kind: 3 of a color and 2 clear ones for two. */
  const hasTheDice = (table: string): boolean =>
    ['o', 'g', 'p', 'c'].every(
      (hue) =>
        [...table.matchAll(new RegExp(`${hue}\\d`, 'g'))].length <=
        table.split(';').length + (hue === 'c' ? 0 : 1),
    );
  const cards = fc
    .array(fc.integer({ min: -2, max: 2 }), { maxLength: 5 })
    .map((list) => list.join());

  test('coins in, coins out; cards are a permutation; nobody gains points', () => {
    fc.assert(
      fc.property(tables, cards, fc.constantFrom('1', '2', '3'), (table, effects, round) => {
        fc.pre(hasTheDice(table));
        const { seats, players, order, choosing } = value({ table, cards: effects, round });
        expect(seats.map(({ card }) => card).toSorted()).toEqual(
          Array.from({ length: players }, (_, i) => i + 1),
        );
        expect(order).toEqual(choosing.toReversed());
        for (const each of seats) {
          const { payment, effect, paid, missing, due, coinsAfter, lost } = each;
          expect(paid + missing).toBe(due);
          expect(coinsAfter).toBe(payment.before + (effect?.coins ?? 0) + payment.missing - paid);
          expect(Math.min(coinsAfter, missing)).toBe(0);
          expect(lost).toBe((payment.missing + missing) * Number(round));
        }
      }),
    );
  });

  test('lowering hats that stand at the bottom moves none', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const seats = unwrap(parseTable('table', table));
        const once = lowerHats(seats);
        const again = lowerHats(once.hats.map(({ name, to }) => ({ name, hats: [to] })));
        expect(again.hats.map(({ to }) => to)).toEqual(once.hats.map(({ to }) => to));
        expect(again.gap).toBe(once.gap);
      }),
    );
  });
});
