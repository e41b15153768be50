import { describe, expect, test } from 'vitest';
import { seatingOf } from '#engine/core/seating.ts';
import {
  blankCard,
  cardTexts,
  finalFlaw,
  finalTexts,
  flawedAmount,
  makeCardText,
  makeFinal,
  snoFinalScore,
} from '#engine/the-magnificent-sno/index.ts';
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

const ask = asking(snoFinalScore, { module: 'yes' });

/** The totals of a table whose players have nothing from the base game but what they tell. */
const totals = (table: string, readings: Parameters<typeof ask>[0] = {}) =>
  valueOf(ask({ ...readings, table })).rows.map(({ total }) => total);

/** What a master card of round 3 adds to nothing. */
const scored = (card: string, readings: Parameters<typeof ask>[0] = {}) =>
  totals(`Ada:0:1:${card}::0;Bo:0:2:other/0::0`, readings)[0];

describe('what the card of round 3 gives', () => {
  rule('sno.sets.score-one', 'a card of another kind gives the points that were counted', () => {
    expect(scored('other/9')).toBe(9);
  });

  rule('sno.scoring.highest-dice', 'the values of the highest dice are added up', () => {
    expect(scored('highest-dice/4/0/6')).toBe(10);
  });

  rule('sno.scoring.large', '3 points for each large tile', () => {
    expect(scored('large/5')).toBe(15);
  });

  rule('sno.scoring.white', '5 points for each white tile', () => {
    expect(scored('white/3')).toBe(15);
    expect(scored('white/2')).toBe(10);
  });

  rule('sno.scoring.cross', '1 point for each space of the row and of the column', () => {
    expect(scored('cross/6/7')).toBe(13);
  });

  rule('sno.scoring.pairs', '2 points for each pair', () => {
    expect(scored('pairs/3')).toBe(6);
  });

  rule('sno.scoring.white-posters', '4 points for each completed white poster', () => {
    expect(scored('white-posters/2')).toBe(8);
  });

  rule('sno.scoring.printed-tiles', '3 points for each printed tile', () => {
    expect(scored('printed-tiles/2')).toBe(6);
  });

  rule('sno.scoring.coins', '1 point for each printed coin', () => {
    expect(scored('coins/7')).toBe(7);
  });

  rule('sno.scoring.gems', '4 points for each gem discarded', () => {
    expect(scored('gems/3')).toBe(12);
  });

  rule('sno.tent-scoring.five', 'each tent gives what the card prints', () => {
    expect(scored('tents/5/5')).toBe(25);
    expect(scored('tents/4/3')).toBe(12);
  });

  test('it is in the points already, where the table says so', () => {
    expect(scored('large/5', { track: 'after' })).toBe(0);
    expect(totals('Ada:12:1:::3;Bo:9:2:::0', { track: 'after' })).toEqual([15, 9]);
  });
});

describe('the end of the game', () => {
  rule('sno.game-end.final-score', 'track, last card, extra cards and base game add up', () => {
    expect(totals('Ada:100:1:large/2:other/8,gems/1:20;Bo:-3:2:coins/1::1')).toEqual([
      100 + 6 + 4 + 2 + 20,
      -1,
    ]);
  });

  rule('sno.tiles.half', 'an extra master card gives half, the card of round 3 all', () => {
    expect(totals('Ada:0:1:other/8:other/8:0;Bo:0:2:other/0::0')).toEqual([12, 0]);
  });

  rule('sno.tiles.rounding', 'each extra card is halved by itself', () => {
    const table = 'Ada:0:1:other/0:other/11,other/7:0;Bo:0:2:other/0::0';
    expect(totals(table)[0]).toBe(5 + 3);
    expect(totals(table, { half: 'up' })[0]).toBe(6 + 4);
    expect(totals(table, { half: 'exact' })[0]).toBe(9);
    expect(linesOf(ask({ table }), 'rounding')).toHaveLength(2);
    expect(linesOf(ask({ table: table.replaceAll('11', '12') }), 'rounding')).toHaveLength(1);
  });

  rule('sno.game-end.other-cards', 'the cards still held give what the reading says', () => {
    const table =
      'Ada:0:1:other/0::3:other/9,large/2,other/0,other/5;Bo:0:2:other/0::0:other/0,other/0,other/0,other/0';
    expect(totals(table)).toEqual([3, 0]);
    expect(totals(table, { otherCards: 'none' })).toEqual([3, 0]);
    expect(totals(table, { otherCards: 'half' })).toEqual([3 + 4 + 3 + 0 + 2, 0]);
    expect(linesOf(ask({ table }), 'other-cards')).toMatchObject([{ reading: 'base' }]);
  });

  rule('sno.overview.changes', 'what the base rulebook adds is entered, and never assumed', () => {
    const reply = ask({ table: 'Ada:9:1:other/1::4;Bo:8:2:other/1' });
    expect(valueOf(reply)).toMatchObject({ isFinal: false, winner: undefined });
    expect(linesOf(reply, 'base-missing')).toMatchObject([{ names: ['Bo'] }]);
    expect(linesOf(reply, 'base')).toMatchObject([{ name: 'Ada', points: 4 }]);
    // Nothing is worth no word.
    expect(linesOf(ask({ table: 'Ada:9:1:other/1::0;Bo:8:2:other/1::0' }), 'base')).toEqual([]);
  });
});

describe('what is not told', () => {
  const missing = (table: string, readings: Parameters<typeof ask>[0] = {}) =>
    valueOf(ask({ ...readings, table })).rows.map((row) => row.missing.join());

  test('is named, player by player', () => {
    expect(missing('Ada:;Bo:3;Cy:3:::large/:0;Dora:3:4:cross/3/:white:0')).toEqual([
      'points,last,base',
      'last,base',
      'last,extra',
      'last,extra',
    ]);
    expect(missing('Ada:1:::: ;Bo:1:1:::0', { track: 'after' })).toEqual(['base', '']);
  });

  test('of the cards still held, all four are asked for where they score', () => {
    const held = 'other/1,other/2,other/3';
    const table = `Ada:1:1:other/0::0:${held};Bo:1:2:other/0::0:${held},gems/2`;
    expect(missing(table, { otherCards: 'half' })).toEqual(['others', '']);
    expect(missing(`${table.slice(0, -1)}`, { otherCards: 'half' })).toEqual(['others', 'others']);
    expect(missing(table)).toEqual(['', '']);
  });

  test('leaves totals as far as they go, and no places', () => {
    const { rows, isFinal, first } = valueOf(ask({ table: 'Ada:;Bo:3:2:other/4' }));
    expect(rows.map(({ total, place }) => [total, place])).toEqual([
      [undefined, undefined],
      [7, undefined],
    ]);
    expect([isFinal, first]).toEqual([false, []]);
  });
});

describe('the standing', () => {
  const places = (table: string) => valueOf(ask({ table })).rows.map(({ place }) => place);
  /** Players with so many points and such cards, of whom all is told. */
  const tableOf = (...seats: readonly (readonly [points: number, card?: number])[]) =>
    seats.map(([points, card = ''], i) => `${'abcde'[i]}:${points}:${card}:other/0::0`).join(';');

  rule('sno.game-end.tie', 'the highest card wins the tie for victory, and only that', () => {
    expect(places(tableOf([120, 2], [120, 4], [118, 1], [97, 3]))).toEqual([2, 1, 3, 4]);
    // The highest card of all helps nobody who is behind.
    expect(places(tableOf([120, 2], [119, 3], [120, 1]))).toEqual([1, 3, 2]);
    // Three tie: one wins, the others share second place whatever their cards.
    expect(places(tableOf([9, 1], [9, 3], [9, 2], [3, 4]))).toEqual([2, 1, 2, 4]);
    // A tie below the victory stays one.
    const below = ask({ table: tableOf([9, 1], [5, 3], [5, 2], [5, 4], [1, 5]) });
    expect(valueOf(below).rows.map(({ place }) => place)).toEqual([1, 2, 2, 2, 5]);
    expect(linesOf(below, 'shared-place')).toMatchObject([{ names: ['b', 'c', 'd'], place: 2 }]);
    expect(linesOf(below, 'most-points')).toMatchObject([{ name: 'a', points: 9 }]);
    // Better places are told first, however the players sit.
    const twice = ask({ table: tableOf([1, 1], [1, 2], [5, 3], [5, 4], [9, 5]) });
    expect(linesOf(twice, 'shared-place').map(({ place }) => place)).toEqual([2, 4]);
  });

  rule('sno.game-end.last-cards', 'a tie whose cards are not told waits for them', () => {
    const reply = ask({ table: tableOf([9], [9], [3]) });
    expect(valueOf(reply)).toMatchObject({ isFinal: true, winner: undefined, waiting: ['a', 'b'] });
    expect(valueOf(reply).rows.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(linesOf(reply, 'cards-decide')).toMatchObject([{ names: ['a', 'b'] }]);
    expect(linesOf(reply, 'tied')).toMatchObject([{ names: ['a', 'b'], points: 9 }]);
    expect(linesOf(reply, 'shared-place')).toEqual([]);
    // The last card is the one that nobody else has.
    const known = valueOf(ask({ table: tableOf([9, 2], [9], [3, 1]) }));
    expect(known).toMatchObject({ winner: 'b', waiting: [] });
    expect(known.rows[1]?.card).toBe(3);
  });

  rule('sno.order.new-cards', 'every card is there once, and there is one for each player', () => {
    expect(verdictOf(ask({ table: tableOf([9, 1], [8, 1]) }))).toBe('same-card');
    expect(verdictOf(ask({ table: tableOf([9, 1], [8, 3]) }))).toBe('no-such-card');
  });

  test('cards are checked while points are still missing', () => {
    expect(verdictOf(ask({ table: 'Ada::1;Bo::1' }))).toBe('same-card');
  });
});

describe('alone', () => {
  const alone = (points: number) => valueOf(ask({ table: `Flo:${points}::other/10::5` }));

  rule('sno.solo.goal', '200, 220 and 240 points are worth more and more', () => {
    expect([184, 185, 204, 205, 224, 225].map((points) => alone(points).title)).toEqual([
      'none',
      'victory',
      'victory',
      'ringmaster',
      'ringmaster',
      'magnificent',
    ]);
    expect(alone(185)).toMatchObject({ winner: undefined, waiting: [] });
    expect(linesOf(ask({ table: 'Flo:185::other/10::5' }), 'title')).toMatchObject([
      { points: 200, next: 220 },
    ]);
    expect(valueOf(ask({ table: 'Flo:300' })).title).toBeUndefined();
  });

  rule('sno.solo.no-order-cards', 'there are no play-order cards', () => {
    expect(verdictOf(ask({ table: 'Flo:200:1:other/1::0' }))).toBe('card-alone');
  });
});

describe('what cannot be', () => {
  const verdict = (table: string, readings: Parameters<typeof ask>[0] = {}) =>
    verdictOf(ask({ ...readings, table }));

  rule('sno.tiles.module-only', 'without the module there are no extra master cards', () => {
    const table = 'Ada:1:1:other/1:other/1:0;Bo:1:2:other/1::0';
    expect(verdict(table, { module: 'no' })).toBe('no-module');
    expect(violationsOf(ask({ table, module: 'no' }))).toMatchObject([{ names: ['Ada'] }]);
    expect(verdict(table)).toBe('fine');
    expect(verdict(table.replace(':other/1:0', '::0'), { module: 'no' })).toBe('fine');
  });

  rule('sno.components.white-tiles', 'all players together have 14 white tiles', () => {
    expect(verdict('Ada:1:1:white/7:large/9:0;Bo:1:2:white/7:white/7:0')).toBe('fine');
    expect(verdict('Ada:1:1:white/7::0;Bo:1:2:white/8::0')).toBe('white-tiles');
    // Tiles that are not told yet make no difference.
    expect(verdict('Ada:1:1:white/::0;Bo:1:2:white/7::0;Cy:1:3:white/8::0')).toBe('white-tiles');
  });

  rule('sno.components.white-posters', 'all players together have 18 white posters', () => {
    expect(verdict('Ada:1:1:white-posters/9::0;Bo:1:2:white-posters/9::0')).toBe('fine');
    expect(verdict('Ada:1:1:white-posters/9::0;Bo:1:2:white-posters/10::0')).toBe(
      'white-posters-left',
    );
  });

  test('white tiles are large ones, so no card counts fewer large than white', () => {
    expect(verdict('Ada:1:1:white/3:large/3:0;Bo:1:2:other/0::0')).toBe('fine');
    expect(verdict('Ada:1:1:white/3:large/2:0;Bo:1:2:other/0::0')).toBe('white-are-large');
    // Half-typed is not fewer.
    expect(verdict('Ada:1:1:white/3:large/:0;Bo:1:2:other/0::0')).toBe('fine');
  });

  rule('sno.gems.storage', 'a gem is discarded for one card only, and storage holds 12', () => {
    expect(verdict('Ada:1:1:gems/8:gems/4:0;Bo:1:2:other/0::0')).toBe('fine');
    expect(verdict('Ada:1:1:gems/8:gems/5:0;Bo:1:2:other/0::0')).toBe('gems-twice');
    // A card that is in the points already is no card of this sheet.
    expect(verdict('Ada:1:1:gems/8:gems/5:0;Bo:1:2::: 0', { track: 'after' })).toBe('fine');
  });

  rule('sno.scoring.which-dice', 'a die above 6 needs the reading with the permanent +1', () => {
    const table = 'Ada:1:1:highest-dice/7/0/2::0;Bo:1:2:other/0::0';
    expect(verdict(table)).toBe('die-raised');
    expect(verdict(table.replace('7', '6'))).toBe('fine');
    expect(verdict(table, { diceValue: 'raised' })).toBe('fine');
    expect(linesOf(ask({ table, diceValue: 'raised' }), 'raised')).toHaveLength(1);
    expect(linesOf(ask({ table: table.replace('7', '6') }), 'raised')).toEqual([]);
  });

  rule('sno.scoring.cross-empty', 'a covered space has a row and a column', () => {
    const table = 'Ada:1:1:cross/6/0::0;Bo:1:2:other/0::0';
    expect(verdict(table)).toBe('one-line');
    expect(verdict(table.replace('6/0', '0/0'))).toBe('fine');
    expect(verdict(table, { cross: 'any' })).toBe('fine');
    expect(linesOf(ask({ table, cross: 'any' }), 'empty-center')).toHaveLength(1);
    expect(citedBy(ask({ table: table.replace('6/0', '0/0') }))).not.toContain(
      'sno.scoring.cross-empty',
    );
  });
});

describe('the table as text', () => {
  test('a seat falls into its parts and is made of them', () => {
    expect(finalTexts('Ada:1:2:large/5::0')).toEqual({
      name: 'Ada',
      points: '1',
      card: '2',
      last: 'large/5',
      extra: '',
      base: '0',
      others: '',
    });
    expect(finalTexts('a:b:c:d:e:f:g:h')).toBeUndefined();
    expect(makeFinal({ name: 'Ada' })).toBe('Ada:');
    expect(makeFinal({ name: 'A;d:a', base: '0' })).toBe('Ada:::::0');
  });

  test('a card falls into its parts and is made of them', () => {
    expect(cardTexts('cross/6/')).toEqual({ kind: 'cross', amounts: ['6', ''] });
    expect(makeCardText({ kind: 'cross', amounts: ['6', '7/,'] })).toBe('cross/6/7');
    for (const kind of ['', ' ']) expect(makeCardText({ kind, amounts: ['1'] })).toBe('');
    expect(['cross', 'large', '', 'x'].map(blankCard)).toEqual(['cross//', 'large/', '', 'x']);
  });

  test('blanks around cards and between them are as good as nothing', () => {
    expect(totals('Ada:90:1: other/9 : pairs/4 ,, other/8, :0;Bo:80:2:gems/3::0')[0]).toBe(
      90 + 9 + 4 + 4,
    );
    expect(valueOf(ask({ table: 'Ada:90:1: ::0;Bo:80:2:gems/3::0' })).rows[0]?.missing).toEqual([
      'last',
    ]);
    expect(problemsOf(ask({ table: 'Ada:1; a:b:c:d:e:f:g:h ' }))).toMatchObject([
      { got: 'a:b:c:d:e:f:g:h' },
    ]);
  });

  test('a problem is about a part of a seat, or about the seat', () => {
    expect(finalFlaw([2, 2])).toBe('points');
    expect(finalFlaw([2, 1])).toBe('name');
    expect(finalFlaw([2])).toBeUndefined();
    expect(finalFlaw()).toBeUndefined();
  });

  test('the first number that cannot be one of its card is named', () => {
    expect(flawedAmount('gems/1, large/x')).toMatchObject({ got: 'x' });
    expect(flawedAmount('gems/1,horses/99')).toBeUndefined();
  });

  test('who sits at the table has a seat with a name and nothing else', () => {
    const { table } = snoFinalScore.form.fields;
    expect(table.seated?.(seatingOf('Ada,Bo', ''))).toBe('Ada:;Bo:');
    expect(table.seated?.(seatingOf('Ada', ''))).toBe('Ada:');
  });

  test.each([
    ['blank', '', { code: 'missing' }],
    ['six', 'a:;b:;c:;d:;e:;f:', { code: 'wrong-count', got: 6 }],
    ['no name', ':1', { reason: 'no-name', where: [1, 1] }],
    ['a name twice', 'Ada:1;Ada:2', { reason: 'same-name', where: [2, 1] }],
    ['a name alone', 'Ada', { reason: 'parts', where: [1] }],
    ['too much', 'Ada:1;a:b:c:d:e:f:g:h', { reason: 'parts', where: [2] }],
    ['points', 'Ada:x', { reason: 'part', where: [1, 2], got: 'Ada:x' }],
    ['card 6', 'Ada:1:6', { reason: 'part', where: [1, 3] }],
    ['a kind', 'Ada:1:1:horses/3', { reason: 'part', where: [1, 4] }],
    ['an amount', 'Ada:1:1:gems/13', { reason: 'part', where: [1, 4] }],
    ['too many amounts', 'Ada:1:1:large/3/3', { reason: 'part', where: [1, 4] }],
    ['three extra cards', 'Ada:1:1::gems/1,gems/1,gems/1', { reason: 'part', where: [1, 5] }],
    ['base points', 'Ada:1:1:::-1', { reason: 'part', where: [1, 6] }],
    [
      'five cards held',
      'Ada:1:1:::0:other/1,other/1,other/1,other/1,other/1',
      { reason: 'part', where: [1, 7] },
    ],
  ])('%s cannot be read', (_, table, problem) => {
    expect(problemsOf(ask({ table }))).toMatchObject([{ field: 'table', ...problem }]);
  });
});
