import { describe, expect, test } from 'vitest';
import { amount, atTable, choice, headcount, names } from '#engine/core/form.ts';
import {
  blankSeats,
  calledBy,
  makeSeats,
  readNames,
  seatingOf,
  seatsIn,
} from '#engine/core/seating.ts';

const ada = { name: 'Ada', piece: 'witches' };
const bo = { name: 'Bo', piece: '' };

describe('who sits at a table', () => {
  test('is a text, seat by seat', () => {
    expect(seatsIn('Ada: witches , Bo ')).toEqual([ada, bo]);
    expect(makeSeats([ada, bo])).toBe('Ada:witches,Bo');
    expect(seatsIn('')).toEqual([]);
    expect(seatsIn(',:giants')).toEqual([
      { name: '', piece: '' },
      { name: '', piece: 'giants' },
    ]);
  });

  test('has names that cannot break it apart', () => {
    expect(makeSeats([{ name: 'A,d:a;', piece: '' }])).toBe('Ada');
    expect(makeSeats([{ name: 'x'.repeat(40), piece: '' }])).toHaveLength(16);
    expect(seatsIn('x'.repeat(40))[0]?.name).toHaveLength(16);
  });

  test('leaves out who has told nothing, and a first seat that is not there', () => {
    expect(seatingOf('Ada:witches,,Bo', '2')).toEqual({ seats: [ada, bo], first: 2 });
    expect(seatingOf(':giants,,', '').seats).toEqual([{ name: '', piece: 'giants' }]);
    expect(seatingOf('Ada,Bo', '1').first).toBe(1);
    for (const first of ['-1', '0', '3', 'x', '']) expect(seatingOf('Ada,Bo', first).first).toBe(0);
  });
});

describe('fields that a table fills in', () => {
  const seating = seatingOf('Ada,Bo,Cy', '');

  test('the number of players, if the form takes so many', () => {
    expect(headcount(amount({ min: 2, max: 5 })).seated?.(seating)).toBe('3');
    expect(headcount(amount({ min: 4, max: 5 })).seated?.(seating)).toBeUndefined();
  });

  test('a list still to be filled in, with a place for each', () => {
    expect(blankSeats(seating)).toBe(',,');
    expect(blankSeats(seatingOf('Ada', ''))).toBeUndefined();
  });

  test('who is called by name, or by the number of the seat', () => {
    const who = calledBy(['Ada', '', 'Cy']);
    expect([1, 2, 3, 4].map(who)).toEqual(['Ada', 2, 'Cy', 4]);
  });

  test('their names, each once', () => {
    const spec = names({ min: 0, max: 6 });
    expect(spec.seated?.(seating)).toBe('Ada,Bo,Cy');
    expect(spec).toMatchObject({ start: '', count: { min: 0, max: 6 } });
    expect(spec.read('names', ' Ada ,,,Cy', {})).toEqual({
      ok: true,
      value: ['Ada', '', '', 'Cy'],
    });
    expect(spec.samples).toContain('Ada,Ada');
    expect(readNames('names', 'x'.repeat(16))).toMatchObject({ ok: true });
    expect(readNames('names', 'Ada,Ada')).toMatchObject({
      ok: false,
      error: [{ got: 'Ada', reason: 'twice' }],
    });
    expect(readNames('names', 'x'.repeat(17))).toMatchObject({ ok: false });
    expect(readNames('names', '<b>')).toMatchObject({ ok: false });
    expect(seatsIn('<b>Ada')[0]?.name).toBe('bAda');
  });

  test('what is the same all game long', () => {
    expect(atTable(choice(['a', 'b'])).atTable).toBe(true);
  });
});
