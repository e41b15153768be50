import { describe, expect, test } from 'vitest';
import { whole } from '#engine/core/fields.ts';
import { seatingOf } from '#engine/core/seating.ts';
import {
  acolytes,
  emptyBoardAt,
  factionsSoFarAt,
  namesAt,
  namesInTurnAt,
  newFactionsAt,
  parseSeated,
  perSeat,
  slashedSoFar,
  turnOrder,
  turnOrderAt,
} from '#engine/fire-and-ice/index.ts';
import { asking, valueOf } from '#tests/support/rule.ts';

const told = seatingOf('Ada:witches,Bo:ice-maidens/forest,Cy:giants', '2');
const notAll = seatingOf('Ada:witches,Bo', '1');
const noFirst = seatingOf('Ada:witches,Bo:giants', '');

describe('what a table tells of its players', () => {
  test('which Factions of the expansion they play', () => {
    expect(newFactionsAt(told)).toBe('ice-maidens');
    expect(newFactionsAt(seatingOf('Ada:acolytes,Bo,Cy:yetis/lakes', ''))).toBe('yetis,acolytes');
    expect(newFactionsAt(noFirst)).toBe('');
  });

  test('in turn order, from whoever starts', () => {
    expect(turnOrderAt(told)).toBe('ice-maidens,giants,witches');
    expect(namesInTurnAt(told)).toBe('Bo,Cy,Ada');
    expect(turnOrderAt(seatingOf('Ada:witches,Bo:giants', '1'))).toBe('witches,giants');
    for (const seating of [notAll, noFirst]) {
      expect(turnOrderAt(seating)).toBeUndefined();
      expect(namesInTurnAt(seating)).toBeUndefined();
    }
    const { passes } = turnOrder.form.fields;
    expect(passes.seated?.(told)).toBe('');
    expect(passes.seated?.(noFirst)).toBeUndefined();
  });

  test('an empty map with its Factions, and who plays them', () => {
    expect(emptyBoardAt(told)).toBe('witches:;ice-maidens.forest:;giants:');
    expect(namesAt(told)).toBe('Ada,Bo,Cy');
    expect([emptyBoardAt(notAll), namesAt(notAll)]).toEqual([undefined, undefined]);
  });

  test('the Factions with a place for each that is still to be told', () => {
    expect(factionsSoFarAt(told)).toBe('witches,ice-maidens,giants');
    expect(factionsSoFarAt(notAll)).toBe('witches,/');
    expect(factionsSoFarAt(seatingOf('Ada', ''))).toBeUndefined();
  });

  test('the others, where the own Faction sits at the table', () => {
    const { opponents } = acolytes.form.fields;
    expect(opponents.seated?.(seatingOf('Ada:acolytes/lakes,Bo:ice-maidens/forest', ''))).toBe(
      'ice-maidens/forest',
    );
    expect(opponents.seated?.(told)).toBeUndefined();
    expect(opponents.seated?.(notAll)).toBeUndefined();
  });
});

test('Factions by seat, of which one may still be blank', () => {
  for (const text of ['witches,/', 'witches,', 'witches, / ,giants', 'witches, ,giants', '']) {
    expect(parseSeated('factions', text)).toMatchObject({ error: [{ code: 'missing' }] });
  }
  expect(parseSeated('factions', 'witches, giants')).toEqual({
    ok: true,
    value: ['witches', 'giants'],
  });
});

test('who plays which Faction', () => {
  const ask = asking(turnOrder);
  expect(valueOf(ask({ names: 'Ada,,Cy' })).names).toEqual({ acolytes: 'Ada', nomads: 'Cy' });
  expect(valueOf(ask({ names: '' })).names).toEqual({});
});

describe('a list by seat', () => {
  const read = (text: string, players: number) =>
    perSeat('points', text, {
      players,
      parse: (field, item) => whole(field, item, { min: 0, max: 9 }),
    });

  test('has what is told, and nothing where it is blank', () => {
    expect(read('1, ,3', 3)).toEqual({ ok: true, value: [1, undefined, 3] });
    expect(read(' ', 2)).toEqual({ ok: true, value: [undefined, undefined] });
  });

  test('has a place for each player, unless nobody is there to count', () => {
    expect(read('1,2', 3)).toMatchObject({
      error: [{ code: 'wrong-count', got: 2, min: 3, max: 3 }],
    });
    expect(read('1,2', 0)).toEqual({ ok: true, value: [1, 2] });
    expect(read('', 0)).toEqual({ ok: true, value: [] });
  });

  test('and numbers with slashes may be blank in part', () => {
    const each = { min: 0, max: 9 };
    expect(slashedSoFar('left', '1//3', { count: 3, each })).toEqual({
      ok: true,
      value: [1, undefined, 3],
    });
    expect(slashedSoFar('left', '1/2', { count: 3, each })).toMatchObject({
      error: [{ code: 'not-readable', got: '1/2' }],
    });
  });
});
