import { describe, expect, test } from 'vitest';
import { makeSeats, seatingOf, seatsIn } from '#engine/core/seating.ts';

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
    expect(seatsIn('<b>Ada')[0]?.name).toBe('bAda');
  });

  test('ends with the last of whom something is told, and a first seat beyond is not there', () => {
    const nobody = { name: '', piece: '' };
    expect(seatingOf('Ada:witches,,Bo,,', '3')).toEqual({ seats: [ada, nobody, bo], first: 3 });
    expect(seatingOf(',,', '1')).toEqual({ seats: [], first: 0 });
    expect(seatingOf(':giants,,', '').seats).toEqual([{ name: '', piece: 'giants' }]);
    expect(seatingOf('Ada,Bo', '1').first).toBe(1);
    for (const first of ['-1', '0', '3', 'x', '']) expect(seatingOf('Ada,Bo', first).first).toBe(0);
  });
});
