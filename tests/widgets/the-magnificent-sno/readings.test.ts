import { expect, test } from 'vitest';
import { raised } from '#tests/support/raised.ts';

/** A camp whose best space is an empty one. */
const RING = '.g./g.g/.g.';
const TRACK = '4,6,8,10,12';
const SHOW = { track: TRACK, own: '4', second: 'yes', completed: '6/3/g:2/2/0' };
const FULL = { end: 'tent', tentSpaces: '0', printed: 'covered' };
/** Tables of two, with a gap between the hats and without one, and a table of five. */
const APART = 'a:3:9:;b:5:9:';
const CLOSE = 'a:3:9:;b:4:9:';
const FIVE = 'a:1:9:;b:2:9:;c:3:9:;d:4:9:;e:5:9:';
const inDebt = (points: string) => ({ table: `a:1:0:g5::${points};b:2:9:;c:3:9:` });

test.each([
  ['conversions', {}, []],
  ['conversions', { left: '0/0/0/5', right: '0/0/1/0', points: '4' }, ['floor']],
  ['conversions', { left: '0/0/0/5', right: '0/0/1/0', points: '5' }, []],
  ['master-tiles', {}, []],
  ['master-tiles', { tile: 'trainer', direction: 'back', points: '4' }, ['floor']],
  ['master-tiles', { tile: 'trainer', direction: 'back', points: '5' }, []],
  ['master-tiles', { tile: 'build', costGems: '0/2/0/0' }, ['clearPays']],
  ['master-tiles', { tile: 'trainer', costGems: '0/2/0/0' }, []],
  ['camp-scoring', {}, []],
  ['camp-scoring', { camp: RING }, ['cross']],
  ['camp-scoring', { camp: RING, space: 'b1' }, ['cross']],
  ['camp-scoring', { space: 'g4' }, ['cross']],
  ['master-cards', {}, []],
  ['master-cards', { cards: '' }, []],
  ['master-cards', { cards: '', camp: 'go' }, []],
  ['master-cards', { cards: '', camp: RING }, ['cross']],
  ['master-cards', { cards: 'cross', camp: RING }, ['cross']],
  ['master-cards', { cards: 'pairs', camp: RING }, []],
  ['master-cards', { locked: '0/1/0' }, ['diceValue']],
  ['master-cards', { locked: '0/1/0', dice: 'p6' }, []],
  ['master-cards', { locked: '0/1/0', cards: '', camp: RING }, ['cross', 'diceValue']],
  ['master-cards', { locked: '0/1/0', cards: 'gems' }, []],
  ['master-cards', { extra: '11' }, ['half']],
  ['master-cards', { extra: '12' }, []],
  ['perform', {}, []],
  ['perform', { track: TRACK, own: '4', second: 'yes', hat: '12' }, []],
  ['perform', { track: TRACK, own: '4', second: 'yes', hat: '10' }, ['lower']],
  ['perform', { track: TRACK, own: '4', second: 'yes', hat: '10', lower: 'highest' }, ['lower']],
  ['perform', { track: TRACK, own: '4', second: 'yes', hat: '10', power: '11' }, []],
  ['perform', { track: TRACK }, ['ownSpace']],
  ['perform', { track: TRACK, own: '4', second: 'later' }, ['third', 'ownSpace']],
  ['perform', { track: TRACK, own: '8' }, ['ownSpace']],
  ['perform', { track: TRACK, own: '8', second: 'yes' }, []],
  ['perform', { track: TRACK, own: '8', players: '4' }, ['hats', 'ownHat']],
  ['perform', { track: TRACK, own: '8', players: '4', power: '6' }, ['hats']],
  ['perform', { track: TRACK, own: '8', players: '4', second: 'yes' }, ['hats']],
  ['perform', { ...SHOW, held: '0/0/0/1' }, ['posterGems']],
  ['perform', { ...SHOW, held: '0/1/0/1' }, []],
  ['travel', {}, []],
  ['travel', FULL, ['noRoom']],
  ['travel', { ...FULL, end: 'empty' }, []],
  ['travel', { ...FULL, tentSpaces: '1' }, []],
  ['travel', { ...FULL, printed: 'free' }, []],
  ['round-end', {}, []],
  ['round-end', { table: APART }, ['discarder']],
  ['round-end', { table: CLOSE }, ['leftSet']],
  ['round-end', { table: APART, round: '2' }, ['discarder']],
  ['round-end', { table: APART, round: '3' }, ['leftSet', 'discarder']],
  ['round-end', { table: CLOSE, round: '3' }, ['leftSet']],
  ['round-end', { round: '3' }, []],
  ['round-end', { table: FIVE }, []],
  ['round-end', { table: FIVE, round: '2' }, ['roundTwoTile']],
  ['round-end', { table: FIVE, round: '3' }, ['roundTwoTile']],
  ['round-end', inDebt('4'), ['floor']],
  ['round-end', inDebt('5'), []],
  ['round-end', { table: 'a:1:0:g1::0;b:2:9:;c:3:9:' }, ['floor']],
  ['round-end', inDebt(''), []],
  // Who loses nothing does not ask where the loss would stop.
  ['round-end', { table: 'a:1:9:::-2;b:2:9:;c:3:9:' }, []],
  ['round-end', { table: 'a' }, []],
  ['sno-solo', {}, ['every']],
  ['sno-solo', { whiteDeck: '0' }, ['every', 'emptyDeck']],
  ['sno-solo', { whiteDeck: '1' }, ['every']],
  ['sno-solo', { whiteDeck: '0', points: '200' }, []],
] as const)('%s %o raises %o', (name, change, fields) => {
  expect(raised(name, change)).toEqual(fields);
});
