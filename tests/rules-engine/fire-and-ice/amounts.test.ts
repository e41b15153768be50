import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bowlsIn,
  cultsIn,
  highestLevel,
  makeBowls,
  makeCults,
  spadesIn,
} from '#engine/fire-and-ice/index.ts';

const count = fc.integer({ min: 0, max: 10 });

test('Bowls are read as they are written', () => {
  fc.assert(
    fc.property(fc.tuple(count, count, count), (bowls) => {
      expect(bowlsIn(makeBowls(bowls))).toEqual(bowls);
    }),
  );
  expect(bowlsIn(' 4 / 4/0')).toEqual([4, 4, 0]);
  expect(['', '4/4', '4/4/x', '4/4/0/0'].map(bowlsIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('Cults are read as they are written', () => {
  fc.assert(
    fc.property(fc.record({ fire: count, water: count, earth: count, air: count }), (cults) => {
      expect(cultsIn(makeCults(cults))).toEqual(cults);
    }),
  );
  expect(['', '1/2/3', '1/2/3/11'].map(cultsIn)).toEqual([undefined, undefined, undefined]);
});

test('the Cults of Spades keep their order, and a wrong word spoils them', () => {
  expect(spadesIn('fire, air,fire')).toEqual(['fire', 'air', 'fire']);
  expect(spadesIn('')).toEqual([]);
  expect(spadesIn('fire,moon')).toBeUndefined();
});

test('a Faction advances in digging as often as its track allows', () => {
  expect(highestLevel('nomads')).toBe(2);
  expect(highestLevel('fakirs')).toBe(1);
  expect(highestLevel('darklings')).toBe(0);
  expect(highestLevel('acolytes')).toBe(0);
  expect(highestLevel(undefined)).toBe(2);
});
