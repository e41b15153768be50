import { expect, test } from 'vitest';
import {
  addPlayer,
  builtOn,
  groundOf,
  onMap,
  readBoard,
  removePlayer,
  setFaction,
  setPlayer,
  toggleBridge,
  toggleGround,
  toggleRiverTown,
  toggleStructure,
  landscape,
  makeBoard,
  type MapName,
} from '#engine/fire-and-ice/index.ts';

const MAP: MapName = 'fire-and-ice';

const at = (name: string): number => landscape(MAP).named.get(name) ?? -1;

const board = (text: string) => readBoard(MAP, text).position;

const build = (text: string, seat: number, name: string, structure: 'dwelling' | 'stronghold') =>
  makeBoard(toggleStructure(board(text), seat, { space: at(name), structure }));

test.each([
  ['an empty space is built on', 'witches:D1d', 'E2', 'witches:D1d,E2d'],
  ['the same Structure is taken away', 'witches:D1d,E2d', 'E2', 'witches:D1d'],
  ['another Structure gives way', 'witches:D1s', 'D1', 'witches:D1d'],
  ['another player’s Structure gives way', 'witches:;yetis:D1s,F2d', 'D1', 'witches:D1d;yetis:F2d'],
])('%s', (_, before, name, after) => {
  expect(build(before, 0, name, 'dwelling')).toBe(after);
});

test('the carpet follows the Stronghold unless the player said otherwise', () => {
  expect(build('fakirs:E5d', 0, 'E6', 'stronghold')).toBe('fakirs:E5d,E6s');
  expect(board('fakirs:E5d,E6s').holdings[0]?.jump).toBe(2);
  expect(build('fakirs.carpet3:E5d', 0, 'E6', 'stronghold')).toBe('fakirs.carpet3:E5d,E6s');
});

test('a Bridge is built and taken away, whoever else has one there', () => {
  const ends = [at('E10'), at('C8')] as const;
  expect(makeBoard(toggleBridge(board('witches:C8d'), 0, ends))).toBe('witches:C8d,C8-E10');
  expect(makeBoard(toggleBridge(board('witches:C8d,C8-E10'), 0, ends))).toBe('witches:C8d');
  expect(makeBoard(toggleBridge(board('witches:C8-E10;yetis:E10d'), 1, ends))).toBe(
    'witches:C8-E10;yetis:E10d,C8-E10',
  );
});

test('Bridges stand in the order of their spaces', () => {
  const bridged = (a: string, b: string) =>
    makeBoard(toggleBridge(board('witches:C3-E4'), 0, [at(a), at(b)]));
  expect(bridged('D4', 'B5')).toBe('witches:B5-D4,C3-E4');
  expect(bridged('C3', 'D2')).toBe('witches:C3-D2,C3-E4');
});

test('river spaces and changed terrain', () => {
  expect(makeBoard(toggleRiverTown(board('mermaids:r4'), 0, at('r2')))).toBe('mermaids:r2,r4');
  expect(makeBoard(toggleRiverTown(board('mermaids:r4'), 0, at('r4')))).toBe('mermaids:');
  const ground = (text: string, to: 'ice' | 'desert') =>
    makeBoard(toggleGround(board(text), at('C2'), { ground: to, printed: 'desert' }));
  expect(ground('witches:', 'ice')).toBe('witches:;land:C2ice');
  expect(ground('witches:;land:C2ice', 'ice')).toBe('witches:');
  expect(ground('witches:;land:C2ice', 'desert')).toBe('witches:');
  expect(ground('witches:;land:E2ice', 'ice')).toBe('witches:;land:C2ice,E2ice');
});

test('players come, go and change', () => {
  const two = addPlayer(board('witches:D1d'), 'riverwalkers');
  expect(makeBoard(two)).toBe('witches:D1d;riverwalkers:');
  expect(makeBoard(setPlayer(two, 1, { terrain: 'desert' }))).toBe(
    'witches:D1d;riverwalkers.desert:',
  );
  expect(makeBoard(setPlayer(two, 0, { shipping: 2 }))).toBe('witches.ship2:D1d;riverwalkers:');
  expect(makeBoard(removePlayer(two, 0))).toBe('riverwalkers:');
  expect(makeBoard(setFaction(board('ice-maidens.forest.ship2:D1d'), 0, 'yetis'))).toBe(
    'yetis.forest:D1d',
  );
  expect(makeBoard(setFaction(board('ice-maidens.forest:D1d'), 0, 'mermaids'))).toBe(
    'mermaids:D1d',
  );
});

test('another map keeps the players and nothing that lies on it', () => {
  const before = board('witches.ship2:D1d,E2s;fakirs.carpet3:E5d;land:C2ice');
  expect(makeBoard(onMap(before, 'base'))).toBe('witches.ship2:;fakirs.carpet3:');
});

test('one piece that cannot be read is named, and leaves the rest of the board', () => {
  const read = readBoard(MAP, 'witches.ship2:D1d,Z9d,D1-E3;dwarves:E5d;land:C2ice');
  expect(read.flaw).toEqual({ got: 'Z9d', reason: 'no-such-space' });
  expect(makeBoard(read.position)).toBe('witches.ship2:D1d,D1-E3;dwarves:E5d;land:C2ice');
  expect(readBoard(MAP, '').flaw).toBeUndefined();
  expect(readBoard(MAP, '').position.holdings).toEqual([]);
});

test.each([
  ['an unknown Faction', 'wizards:E5d;witches:D1d', 'witches:D1d'],
  ['an unknown mark', 'witches.tall.ship2:D1d', 'witches.ship2:D1d'],
  ['a mark twice', 'witches.ship2.ship3:D1d', 'witches.ship2:D1d'],
  ['a Faction twice', 'witches:D1d;witches:E5d', 'witches:D1d'],
  ['a sixth player', 'witches:;fakirs:;nomads:;giants:;dwarves:;yetis:', 5],
  ['a terrain twice', 'witches:D1d;land:C2ice,C2forest,E5ice', 'witches:D1d;land:C2ice,E5ice'],
  ['an unknown letter', 'witches:D1q D1d\nfakirs:E5d', 'witches:D1d;fakirs:E5d'],
  ['everything', '!', ''],
] as const)('%s is left out of the board, and nothing else', (_, text, kept) => {
  const { position, flaw } = readBoard(MAP, text);
  expect(flaw).toBeDefined();
  if (typeof kept === 'number') expect(position.holdings).toHaveLength(kept);
  else expect(makeBoard(position)).toBe(kept);
});

test('on a map that there is not, the board is that of the first', () => {
  const { position, flaw, map } = readBoard('moon', 'witches:D1d,Z9d');
  expect([map, flaw?.got, makeBoard(position)]).toEqual([MAP, 'moon', 'witches:D1d']);
});

test('players have the colour of their terrain', () => {
  const colours = board('witches:;yetis.forest:;acolytes:;shapeshifters.swamp:;riverwalkers:');
  expect(colours.holdings.map(groundOf)).toEqual(['forest', 'ice', 'volcano', 'swamp', 'none']);
});

test('whose Structure stands where', () => {
  const position = board('witches:D1d;yetis:E2s');
  const built = builtOn(position);
  expect(built.get(at('E2'))).toEqual({ seat: 1, structure: 'stronghold' });
  expect(built.get(at('C2'))).toBeUndefined();
  expect(builtOn(position)).toBe(built);
});

test('the same text is read once, and on the map that it names', () => {
  expect(readBoard(MAP, 'witches:D1d')).toBe(readBoard(MAP, 'witches:D1d'));
  expect(readBoard(' base ', 'witches:A1d')).toMatchObject({ map: 'base', flaw: undefined });
  expect(readBoard('moon', '')).toMatchObject({ map: MAP, flaw: { got: 'moon' } });
});

test('Structures stand in the order of their spaces, whenever they were built', () => {
  const [holding] = toggleStructure(board('witches:E2d'), 0, {
    space: at('D1'),
    structure: 'dwelling',
  }).holdings;
  expect(holding?.pieces.map(({ space }) => space)).toEqual([at('D1'), at('E2')]);
});

test('a Bridge that is taken away leaves another to the same space', () => {
  const { holdings, ...rest } = board('witches:C8d');
  const bridges = [
    { from: 1, to: 9 },
    { from: 2, to: 9 },
  ];
  const both = { ...rest, holdings: holdings.map((holding) => ({ ...holding, bridges })) };
  expect(toggleBridge(both, 0, [1, 9]).holdings[0]?.bridges).toEqual([{ from: 2, to: 9 }]);
});

test('a Town of the river goes, the others stay; a new player and a new map have none', () => {
  const { holdings, ...rest } = addPlayer(board(''), 'witches');
  expect(holdings[0]?.riverTowns).toEqual([]);
  const two = { ...rest, holdings: holdings.map((each) => ({ ...each, riverTowns: [3, 5] })) };
  expect(toggleRiverTown(two, 0, 3).holdings[0]?.riverTowns).toEqual([5]);
  expect(onMap(two, 'base').holdings[0]?.riverTowns).toEqual([]);
});
