import { expect, test } from 'vitest';
import { seatingOf } from '#engine/core/seating.ts';
import {
  anotherSeat,
  joinCards,
  joinTable,
  namedSeat,
  onlyNames,
  roundEnd,
  seatFlaw,
  seatsAt,
  snoFinalScore,
  splitCards,
  splitTable,
  tappedHat,
  tieBreak,
  withHat,
  withLetter,
} from '#engine/the-magnificent-sno/index.ts';

test('a table is split and joined without loss', () => {
  const text = 'Ada:3:6:g5,g4;Cy:9,12:7:p6:0/3/1/0:41:g';
  expect(joinTable(splitTable(text) ?? [])).toBe(text);
  expect(splitTable('Ada:3')).toBeUndefined();
  expect(splitTable('Ada:1,2,3:0:;Bo:4:0:')).toBeUndefined();
  expect(withHat('9', 1, '12')).toBe('9,12');
  expect(withHat('9,12', 1, '')).toBe('9');
});

test('the effects of the cards are split and joined without loss', () => {
  const text = '-1,,1/1';
  expect(splitCards(text, 4)).toEqual([
    { coins: '-1', gems: '' },
    { coins: '', gems: '' },
    { coins: '1', gems: '1' },
    { coins: '', gems: '' },
  ]);
  expect(joinCards(splitCards(text, 4) ?? [])).toBe(text);
  expect(splitCards('1/2/3', 3)).toBeUndefined();
  // A card that gives gems alone gives no coins.
  expect(joinCards([{ coins: '', gems: '2' }])).toBe('0/2');
});

test('players are added under a name that is free, and kept by their names', () => {
  const seats = splitTable('Ada:3:6:g5;Cy:4:0::1/0/0/0:9:g') ?? [];
  expect(joinTable([...seats, anotherSeat(seats)])).toBe('Ada:3:6:g5;Cy:4:0::1/0/0/0:9:g;Bo:::');
  expect(joinTable(onlyNames(seats))).toBe('Ada:::;Cy:::');
});

test('gems are chosen letter by letter', () => {
  expect(withLetter('', 0, 'g')).toBe('g');
  expect(withLetter('g, p', 1, 'o')).toBe('go');
  expect(withLetter('gp', 0, '')).toBe('p');
});

test.each([
  [
    { reason: 'same-name', where: [2, 1] },
    { seat: 2, flaw: 'same-name' },
  ],
  [
    { reason: 'parts', where: [3] },
    { seat: 3, flaw: 'parts' },
  ],
  [
    { reason: 'part', where: [1, 4] },
    { seat: 1, flaw: 'dice' },
  ],
  [
    { reason: 'not-a-color', where: [1, 7] },
    { seat: 1, flaw: 'choice' },
  ],
  [{}, undefined],
])('%o is about a seat and a part of it', (problem, flaw) => {
  expect(seatFlaw(problem)).toEqual(flaw);
});

test('play-order cards are split for up to five players, each into coins and gems', () => {
  expect(splitCards('1,2,3,4,5', 0)).toHaveLength(5);
  expect(splitCards('1,2,3,4,5,6', 0)).toBeUndefined();
  expect(splitCards('1/2,1/2/3', 0)).toBeUndefined();
  expect(splitCards(' +1 , 1+2/3', 0)).toEqual([
    { coins: '1', gems: '' },
    { coins: '1+2', gems: '3' },
  ]);
  expect(joinCards([{ coins: '1', gems: '0' }])).toBe('1');
});

test('a table falls into one to five seats of so many parts', () => {
  const seats = (count: number): string =>
    Array.from({ length: count }, () => 'Ada:3:0:').join(';');
  expect([0, 1, 5, 6].map((count) => splitTable(seats(count))?.length)).toEqual([
    undefined,
    1,
    5,
    undefined,
  ]);
  expect(splitTable('Ada:3:0:g5:1/0/0/0:9:g')).toHaveLength(1);
  expect(splitTable('Ada:3:0:g5:1/0/0/0:9:g:more')).toBeUndefined();
});

test('blanks in a seat are as good as nothing', () => {
  const [seat] = splitTable('Ada:3:0:') ?? [];
  expect(seat && joinTable([{ ...seat, choice: ' ' }])).toBe('Ada:3:0:');
  expect(withHat('9,12', 1, ' ')).toBe('9');
  expect(seat && anotherSeat([{ ...seat, name: ' Ada ' }]).name).toBe('Bo');
});

test('who told their names has a seat each, where two to five play', () => {
  const seats = seatsAt((name) => `${name}!`);
  const of = (players: string) => seats(seatingOf(players, ''));
  expect([of('Ada,Bo'), of('Ada,Bo,Cy,Dora,Elio')]).toEqual([
    'Ada!;Bo!',
    'Ada!;Bo!;Cy!;Dora!;Elio!',
  ]);
  expect(of(':red,Bo,:blue')).toBe('1!;Bo!;3!');
  expect([of('Ada'), of('Ada,Bo,Cy,Dora,Elio,Fay')]).toEqual([undefined, undefined]);
  expect(splitTable(namedSeat('Ada'))).toMatchObject([{ name: 'Ada', hats: '', points: '' }]);
});

test.each([
  { name: 'round-end', spec: roundEnd.form.fields.table },
  { name: 'tie-break', spec: tieBreak.form.fields.table },
  { name: 'sno-final-score', spec: snoFinalScore.form.fields.table },
])('a name typed in $name is told, filled in or not', ({ spec }) => {
  const tell = (was: string, now: string) => spec.tells?.('Ada,Bo:red', [was, now], {});
  expect(tell('Ada:3:6;Bo:::', 'Ada:3:6; Bob :::')).toBe('Ada,Bob:red');
  expect(tell('Ada:3:6;Bo:::', 'Ada:4:6;Bo:::')).toBe('Ada,Bo:red');
  expect(tell('Ada:3:6;Bo:::', 'Bo:::')).toBe('Ada,Bo:red');
  // Nobody sits beyond the last seat.
  expect(tell('A:;B:;C:;D:;E:;F:', 'A:;B:;C:;D:;E:;G:')).toBe('Ada,Bo:red');
});

test('a problem without a place is about the first seat', () => {
  expect(seatFlaw({ reason: 'parts' })).toEqual({ seat: 1, flaw: 'parts' });
});

test('a tap puts a hat on a space, and takes it back', () => {
  const tap = (table: string, at: number, space: number): string =>
    joinTable(tappedHat(splitTable(table) ?? [], at, space));
  expect(tap('Ada::6:;Bo:5:8:', 0, 3)).toBe('Ada:3:6:;Bo:5:8:');
  expect(tap('Ada:3:6:;Bo:5:8:', 0, 3)).toBe('Ada::6:;Bo:5:8:');
  // Blanks around a hat are nothing.
  expect(tap('Ada: 3 :6:;Bo:5:8:', 0, 3)).toBe('Ada::6:;Bo:5:8:');
  expect(tap('Ada: :6:;Bo:5:8:', 0, 3)).toBe('Ada:3:6:;Bo:5:8:');
  expect(tap('Ada: ,4:6:;Bo:5:8:', 1, 5)).toBe('Ada:4:6:;Bo::8:');
  // A second hat joins the first; a third would be one too many, so the first moves.
  expect(tap('Ada:3:6:;Bo:5:8:', 0, 9)).toBe('Ada:3,9:6:;Bo:5:8:');
  expect(tap('Ada:3,9:6:;Bo:5:8:', 0, 4)).toBe('Ada:9,4:6:;Bo:5:8:');
  // A space holds one hat (sno.perform.space).
  expect(tap('Ada:3:6:;Bo:5:8:', 0, 5)).toBe('Ada:3,5:6:;Bo::8:');
  // With five, everyone has one (sno.five.one-hat).
  const five = 'A:1:0:;B:2:0:;C:3:0:;D:4:0:;E:5:0:';
  expect(tap(five, 4, 7)).toBe('A:1:0:;B:2:0:;C:3:0:;D:4:0:;E:7:0:');
});

test('a seat without a name goes by its number', () => {
  const seating = seatingOf(':red,Bo', '');
  expect(seatsAt(namedSeat)(seating)).toBe('1:::;Bo:::');
  expect(seatsAt(namedSeat, { min: 1, max: 1 })(seating)).toBeUndefined();
});
