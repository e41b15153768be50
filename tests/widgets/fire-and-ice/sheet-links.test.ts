import { expect, test } from 'vitest';
import { parseLink } from '#src/calculators/link.ts';
import { finalScoring } from '#src/widgets/fire-and-ice/final-scoring/calculator.ts';
import { mapScoring } from '#src/widgets/fire-and-ice/map-scoring/calculator.ts';
import { mapQuery, sheetQuery } from '#src/widgets/fire-and-ice/shared/sheet-links.ts';

type Sheet = typeof finalScoring.start;
type Map = typeof mapScoring.start;

const NO_TABLE = {};

const onMap = (sheet: Sheet, table = NO_TABLE): Map => {
  const { draft, notices } = parseLink(mapQuery(sheet, table), mapScoring.start);
  expect(notices).toEqual([]);
  return draft;
};

const onSheet = (map: Map): Sheet => {
  const reply = mapScoring.ask(map);
  if (reply.kind !== 'answer') throw new Error(`no answer: ${reply.kind}`);
  const { draft, notices } = parseLink(sheetQuery(reply.answer.value, map), finalScoring.start);
  expect(notices).toEqual([]);
  return draft;
};

/** Half entered, with readings that are not the default. */
const HALF: Sheet = {
  ...finalScoring.start,
  factions: 'witches,giants,yetis',
  names: 'Ada,Bo,Cy',
  points: '100,90,',
  area: '',
  results: '',
  tile: 'outposts',
  cults: '1/2//4;;5/5/5/5',
  resources: '',
  rounding: 'exact',
  zero: 'ranked',
};

const BOARD = 'witches.ship2:D1d,E4d;giants:E7d;yetis.plains:';

test('an empty map has the players of the sheet, and nothing typed there is lost', () => {
  const map = onMap(HALF);
  expect(map.board).toBe('witches:;giants:;yetis:');
  expect(map).toMatchObject({ names: 'Ada,Bo,Cy', tile: 'outposts', rounding: 'exact' });
  expect(onSheet(map)).toMatchObject({ ...HALF, area: ',,', results: ',,', onMap: /./ });
});

test('the map is still there, and what was typed on the sheet since', () => {
  const counted = onSheet({ ...onMap(HALF), board: BOARD, unconnected: 'counts' });
  expect(counted).toMatchObject({ points: '100,90,', cults: HALF.cults, zero: 'ranked' });
  expect(counted.area.split(',').slice(1)).toEqual(['1', '']);
  const again = onMap({ ...counted, points: '100,90,80' });
  expect(again).toMatchObject({ board: BOARD, unconnected: 'counts' });
  expect(onSheet(again)).toEqual({ ...counted, points: '100,90,80' });
});

test('players who change places take what they have along', () => {
  const counted = onSheet({ ...onMap(HALF), board: BOARD });
  const turned = onMap({ ...counted, factions: 'giants,nomads,witches', names: 'Bo,Dora,Ada' });
  expect(turned.board).toBe('giants:E7d;nomads:;witches.ship2:D1d,E4d');
  const others = onSheet({ ...onMap(HALF), board: 'yetis:;witches:D1d' });
  expect(others).toMatchObject({ factions: 'yetis,witches', points: '', cults: '' });
});

test('what the map was told itself goes before', () => {
  const leftOvers = '1/2/3/4/5/6;0/0/0/0/0/0;0/0/0/0/0/0';
  const sheet = onSheet({ ...onMap(HALF), board: BOARD, points: '1,2,3', leftOvers });
  expect(sheet).toMatchObject({
    points: '1,2,3',
    resources: '1/2/3/5/6;0/0/0/0/0;0/0/0/0/0',
    cults: HALF.cults,
  });
});

test('an empty map is the one that is played on at the table, by its readings', () => {
  const table = {
    map: 'base',
    'fi.reach.shared-bridges': 'refused',
    'fi.strongholds.unconnected': 'counts',
  };
  expect(onMap(HALF, table)).toMatchObject({
    map: 'base',
    sharedBridges: 'refused',
    unconnected: 'counts',
  });
});

test('a sheet says of a map in pieces what it can', () => {
  expect(onMap({ ...HALF, onMap: 'board=%E0%A4%A&x=1' }).board).toBe('witches:;giants:;yetis:');
});
