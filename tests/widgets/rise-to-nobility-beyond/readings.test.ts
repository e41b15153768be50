import { expect, test } from 'vitest';
import { raised } from '#tests/support/raised.ts';

test.each([
  ['clerk-office', {}, []],
  ['clerk-office', { places: 'tavern' }, ['fewer']],
  ['clerk-office', { places: '' }, []],
  ['donation-scoring', {}, []],
  ['donation-scoring', { tokens: '4,4,2' }, ['ties']],
  ['donation-scoring', { tokens: '4,3,0' }, ['zero']],
  // The one behind the tie scores nothing in either place, unless ranked without tokens.
  ['donation-scoring', { tokens: '4,4,0' }, ['zero']],
  ['donation-scoring', { tokens: '4,4,0', zero: 'ranked' }, ['ties', 'zero']],
  ['donation-scoring', { tokens: '4' }, ['solo']],
  ['donation-scoring', { tokens: '4,x' }, []],
  ['glade', {}, []],
  ['glade', { discard: 'other' }, ['discarding']],
  ['glade', { discard: 'other', relics: '6' }, []],
  ['glade', { discard: 'other', relics: '6', type: 'elder' }, ['discarding']],
  ['glade', { discard: 'other', elders: '6', type: 'elder' }, []],
  ['glade', { discard: 'other', dwellings: '6', type: 'dwelling' }, []],
  ['relics', {}, []],
  ['relics', { costs: '2/0/0;1/0/0', rockRose: '3' }, []],
  ['relics', { costs: '2/0/0;1/0/0', rockRose: '2' }, ['chain']],
  ['relics', { costs: '2/0/0', rockRose: '1' }, []],
  ['temple-dice', {}, []],
  ['temple-dice', { die: '4' }, ['several']],
  ['temple-dice', { die: '4', own: '0' }, []],
  ['temple-dice', { own: '1' }, ['several']],
] as const)('%s %o raises %o', (name, change, fields) => {
  expect(raised(name, change)).toEqual(fields);
});
