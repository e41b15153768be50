import { describe, expect, test } from 'vitest';
import { amount, atTable, choice, notation } from '#engine/core/form.ts';
import {
  blankSeats,
  calledBy,
  headcount,
  names,
  readNames,
  telling,
  type SeatOf,
} from '#engine/core/players.ts';
import { ok } from '#engine/core/result.ts';
import { seatingOf } from '#engine/core/seating.ts';

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
  });

  test('what is the same all game long', () => {
    expect(atTable(choice(['a', 'b'])).atTable).toBe(true);
  });
});

describe('names that a table is told', () => {
  const spec = names({ min: 2, max: 5 });
  const tell = (players: string, was: string, now: string, earlier?: string) =>
    spec.tells?.(players, [was, now, earlier], {});

  test('go to their seats, however few names there were before', () => {
    expect(tell('', '', 'Ada,,')).toBe('Ada');
    expect(tell('Ada', 'Ada,,', 'Ada,,Cy')).toBe('Ada,,Cy');
    expect(tell('Ada', 'Ada', 'Ada, Bo ')).toBe('Ada,Bo');
  });

  test('are only those that have changed', () => {
    expect(tell('', 'Zoe,Yan', 'Zoe,Bo')).toBe(',Bo');
    expect(tell('Ada,Bo', 'Zoe,Yan', 'Zoe,Cy')).toBe('Ada,Cy');
    expect(tell('Ada,Bo', 'Zoe,Yan', 'Zoe,Yan')).toBe('Ada,Bo');
  });

  test('leave what is played there, and the seats beyond', () => {
    expect(tell('Ada:witches,Bo,Cy', 'Ada,Bo', 'Anna,Bo')).toBe('Anna:witches,Bo,Cy');
    expect(tell(':witches,:giants', '', ',Bo')).toBe(':witches,Bo:giants');
  });

  test('are taken away with the seats that nothing else is told of', () => {
    expect(tell('Ada,Bo', 'Ada,Bo', 'Ada,')).toBe('Ada');
    expect(tell('Ada,Bo', 'Ada,Bo', ',Bo')).toBe(',Bo');
    expect(tell('Ada,,Cy', 'Ada,,Cy', 'Ada,,')).toBe('Ada');
    expect(tell('Ada:witches', 'Ada', '')).toBe(':witches');
  });

  test('are not told while they cannot be read', () => {
    const long = 'x'.repeat(17);
    expect(tell('Ada,Bo', 'Ada,Bo', `Ada,${long}`)).toBe('Ada');
    expect(tell('Ada', `Ada,${long}`, `Ada,${long.slice(1)}`)).toBe(`Ada,${long.slice(1)}`);
    expect(tell('Ada,Bo', 'Ada,Bo', 'Ada,<b>')).toBe('Ada');
    expect(tell('Ada,Bo', 'Ada,Bo', 'Ada,Ada')).toBe('Ada');
    // Twice in a friend's position, or beside somebody at the table who is not in it.
    expect(tell('', 'Zoe,Yan', 'Zoe,Zoe')).toBe('');
    expect(tell('Ada,Bo,Cy', 'Ada,Bo', 'Cy,Bo')).toBe(',Bo,Cy');
  });

  test('are told when two have changed names, and nobody else’s along with them', () => {
    expect(tell('Ada,Bo', 'Ada,Bo', 'Bo,Bo')).toBe(',Bo');
    expect(tell(',Bo', 'Bo,Bo', 'Bo,Ada')).toBe('Bo,Ada');
    // “Bob” is “Bo” for a moment, as is the next one in a friend's position.
    expect(tell('', 'Bo,Bo', 'Bob,Bo')).toBe('Bob');
    // Blank seats have no name to give away.
    expect(tell('Ada,,Cy', 'Ada', 'Anna')).toBe('Anna,,Cy');
  });

  test('are called as before when that is taken back', () => {
    expect(tell('Ada,Bob', 'Zoe,Bob', 'Zoe,Yan', 'Ada,Bo')).toBe('Ada,Bo');
    expect(tell('Ada,Bob', 'Zoe,Bob', 'Zoe,Yan', 'Ada')).toBe('Ada');
  });

  test('are nobody’s where somebody comes or goes', () => {
    const list = telling(
      notation((_, text) => ok(text), ''),
      (text) => text.split(';'),
    );
    const retell = (was: string, now: string) => list.tells?.('Ada,Bo,Cy', [was, now], {});
    expect(retell('Ada;Bo;Cy', 'Ada;Cy')).toBe('Ada,Bo,Cy');
    expect(retell('Ada;Bo', 'Ada;Bo;Dora')).toBe('Ada,Bo,Cy');
    expect(retell('Ada;Bo;Cy', 'Ada;Bob;Cy')).toBe('Ada,Bob,Cy');
    // What sets seats apart is in no name.
    expect(retell('Ada;Bo;Cy', 'Ada;B,o:b;Cy')).toBe('Ada,Bob,Cy');
  });

  test('go where a form says that they sit, or nowhere', () => {
    const last: SeatOf = (seats, place, { order }) =>
      order === 'back' ? seats.length - 1 - place : -1;
    const turned = names({ min: 2, max: 2 }, last);
    expect(turned.tells?.('Ada,Bo', ['', 'Cy,'], { order: 'back' })).toBe('Ada,Cy');
    expect(turned.tells?.('Ada,Bo', ['', 'Cy,'], { order: 'any' })).toBe('Ada,Bo');
  });
});
