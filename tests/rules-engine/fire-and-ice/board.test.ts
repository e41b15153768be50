import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardFor,
  FACTION_FACTS,
  FACTIONS,
  GROUNDS,
  landscape,
  letterOf,
  makeBoard,
  MAP_NAMES,
  parseBoard,
  STRUCTURES,
  structureOf,
  TERRAINS,
  usualJump,
  type Faction,
  type Holding,
  type MapName,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { unwrap } from '#tests/support/rule.ts';
import { at, board, holdingOf } from './notation.ts';

const again = (text: string, map: MapName = 'fire-and-ice'): string => makeBoard(board(text, map));

describe('the board notation', () => {
  test('one line holds players, Structures, Bridges, river Towns and changed land', () => {
    const text =
      'witches.ship2:C3t,D1d,E4a,C3-E4;mermaids.ship4:B8s,r5;ice-maidens.forest:H1d;land:C2ice';
    const { holdings, land } = board(text);
    expect(holdings.map(({ faction }) => faction)).toEqual(['witches', 'mermaids', 'ice-maidens']);
    expect(holdings[0]).toMatchObject({
      terrain: 'forest',
      shipping: 2,
      jump: 0,
      pieces: [
        { space: at('C3'), structure: 'temple' },
        { space: at('D1'), structure: 'dwelling' },
        { space: at('E4'), structure: 'sanctuary' },
      ],
      bridges: [{ from: at('C3'), to: at('E4') }],
    });
    expect(holdings[1]?.riverTowns).toEqual([at('r5')]);
    expect(holdings[2]?.terrain).toBe('forest');
    expect(land).toEqual([{ space: at('C2'), ground: 'ice' }]);
    expect(makeBoard(board(text))).toBe(text);
  });

  test('order, case, blanks and repetition do not matter', () => {
    expect(again('Witches.SHIP2: d1D  C3t,, c3t ,E4-C3,C3–E4,e4a ;\n MERMAIDS:')).toBe(
      'witches.ship2:C3t,D1d,E4a,C3-E4;mermaids:',
    );
    expect(again('yetis.ship1.forest:H1d')).toBe('yetis.forest.ship1:H1d');
    expect(again('land:C2ice\nwitches:D1d')).toBe('witches:D1d;land:C2ice');
    expect(again('witches')).toBe('witches:');
  });

  test('marks that say nothing new are left out', () => {
    expect(again('mermaids.lakes.ship1:B8d')).toBe('mermaids:B8d');
    expect(again('fakirs.carpet1:B4d')).toBe('fakirs:B4d');
    expect(again('fakirs.carpet2:B4s')).toBe('fakirs:B4s');
    expect(again('fakirs.carpet1:B4s')).toBe('fakirs.carpet1:B4s');
  });

  test('a carpet is as long as the Stronghold makes it, a tunnel always the same', () => {
    expect(holdingOf(board('fakirs:B4d'), 'fakirs').jump).toBe(1);
    expect(holdingOf(board('fakirs:B4s'), 'fakirs').jump).toBe(2);
    expect(holdingOf(board('fakirs.carpet3:B4s'), 'fakirs').jump).toBe(3);
    expect(holdingOf(board('dwarves:B4s'), 'dwarves').jump).toBe(1);
    expect(holdingOf(board('riverwalkers.desert:B4s'), 'riverwalkers').shipping).toBe(1);
  });

  test('every Structure has a letter of its own', () => {
    expect(STRUCTURES.map(letterOf).join('')).toBe('dhtsa');
    for (const structure of STRUCTURES) expect(structureOf(letterOf(structure))).toBe(structure);
    expect(structureOf('x')).toBeUndefined();
  });
});

describe('boards that cannot be read', () => {
  test.each([
    ['nothing', '', { code: 'missing' }],
    ['only separators', ' ; \n', { code: 'missing' }],
    ['an unknown Faction', 'orcs:B1d', { got: 'orcs', where: [1], reason: 'unknown-faction' }],
    ['no Faction', 'witches:B1d;:B2d', { got: '', where: [2], reason: 'unknown-faction' }],
    [
      'a Faction twice',
      'witches:B1d;land:;witches:B2d',
      { got: 'witches', where: [3], reason: 'faction-twice' },
    ],
    [
      'six players',
      'witches;giants;nomads;dwarves;mermaids;cultists:B1d',
      { got: 'cultists', where: [6], reason: 'too-many-players' },
    ],
    ['an unknown mark', 'witches.fast:B1d', { got: 'fast', where: [1], reason: 'unknown-mark' }],
    [
      'a level of two digits',
      'witches.ship12:B1d',
      { got: 'ship12', where: [1], reason: 'unknown-mark' },
    ],
    [
      'a carpet for the wrong Faction',
      'witches.carpet2:B1d',
      { got: 'carpet2', where: [1], reason: 'unknown-mark' },
    ],
    [
      'a carpet for the Dwarves',
      'dwarves.carpet2:B1d',
      { got: 'carpet2', where: [1], reason: 'unknown-mark' },
    ],
    ['a mark twice', 'witches.ship1.ship2:B1d', { got: 'ship2', where: [1], reason: 'mark-twice' }],
    [
      'another Home terrain',
      'witches.swamp:B1d',
      { got: 'swamp', where: [1], reason: 'wrong-terrain' },
    ],
    [
      'an item of no kind',
      'witches:B1d,B2x',
      { got: 'B2x', where: [1, 2], reason: 'unknown-item' },
    ],
    [
      'a space without a Structure',
      'witches:B1',
      { got: 'B1', where: [1, 1], reason: 'unknown-item' },
    ],
    ['garbage', 'witches:???', { got: '???', where: [1, 1], reason: 'unknown-item' }],
    [
      'a space off the map',
      'witches:B11d',
      { got: 'B11d', where: [1, 1], reason: 'no-such-space' },
    ],
    [
      'a Structure on the river',
      'witches:r3d',
      { got: 'r3d', where: [1, 1], reason: 'river-space' },
    ],
    [
      'a bridge into the river',
      'witches:B1-r3',
      { got: 'B1-r3', where: [1, 1], reason: 'river-space' },
    ],
    [
      'a bridge off the map',
      'witches:Z1-B1',
      { got: 'Z1-B1', where: [1, 1], reason: 'no-such-space' },
    ],
    [
      'a river space too many',
      'mermaids:r35',
      { got: 'r35', where: [1, 1], reason: 'no-such-space' },
    ],
    [
      'an unknown terrain',
      'land:C2lava',
      { got: 'C2lava', where: [1, 1], reason: 'no-such-terrain' },
    ],
    [
      'terrain without a space',
      'land:ice',
      { got: 'ice', where: [1, 1], reason: 'no-such-terrain' },
    ],
    ['terrain on the river', 'land:R3ice', { got: 'R3ice', where: [1, 1], reason: 'river-space' }],
    [
      'two terrains on one space',
      'land:C2ice;land:c2volcano',
      { got: 'C2', where: [], reason: 'terrain-twice' },
    ],
    [
      'capitals, as they were typed',
      'Witches.Fast:B1d',
      { got: 'Fast', where: [1], reason: 'unknown-mark' },
    ],
    ['a Faction in capitals', 'Orcs:B1d', { got: 'Orcs', where: [1], reason: 'unknown-faction' }],
    [
      'terrain nowhere',
      'witches;land:B2ice,Z1ice',
      { got: 'Z1ice', where: [2, 2], reason: 'no-such-space' },
    ],
  ])('%s', (_, text, problem) => {
    const code = 'code' in problem ? {} : { code: 'not-readable' };
    expect(parseBoard('board', 'fire-and-ice', text)).toEqual({
      ok: false,
      error: [{ field: 'board', ...code, ...problem }],
    });
  });

  test('everything that is wrong is said at once', () => {
    const read = parseBoard('board', 'fire-and-ice', 'orcs:B1d;witches.fast:B1x,Z9d');
    expect(
      read.ok ? [] : read.error.map((problem) => 'reason' in problem && problem.reason),
    ).toEqual(['unknown-faction', 'unknown-mark', 'unknown-item', 'no-such-space']);
  });

  test('row A exists on the base map only', () => {
    expect(parseBoard('board', 'base', 'witches:A1d').ok).toBe(true);
    expect(parseBoard('board', 'fire-and-ice', 'witches:A1d').ok).toBe(false);
  });
});

const lands = (map: MapName): fc.Arbitrary<Space> =>
  fc.constantFrom(...landscape(map).lands.map(({ space }) => space));

const rivers = (map: MapName): readonly Space[] =>
  landscape(map).spots.flatMap(({ terrain }, space) => (terrain === undefined ? [space] : []));

/** Some spaces, each once, in the order of the map. */
const some = (spaces: fc.Arbitrary<Space>, maxLength: number): fc.Arbitrary<readonly Space[]> =>
  fc.uniqueArray(spaces, { maxLength }).map((list) => list.toSorted((a, b) => a - b));

const anyHolding = (map: MapName, faction: Faction): fc.Arbitrary<Holding> =>
  fc
    .record({
      terrain: fc.constantFrom(...TERRAINS),
      shipping: fc.nat({ max: 9 }),
      carpet: fc.integer({ min: 1, max: 4 }),
      spaces: some(lands(map), 17),
      kinds: fc.array(fc.constantFrom(...STRUCTURES), { minLength: 17, maxLength: 17 }),
      ends: some(lands(map), 2),
      riverTowns: some(fc.constantFrom(...rivers(map)), 3),
    })
    .map(({ terrain, shipping, carpet, spaces, kinds, ends: [from, to], riverTowns }) => {
      const { home, jump } = FACTION_FACTS[faction];
      const pieces = spaces.map((space, i) => ({ space, structure: kinds[i] ?? 'dwelling' }));
      return {
        faction,
        terrain: home === 'chosen' || home === 'none' ? terrain : home,
        shipping,
        jump: jump?.kind === 'carpet' ? carpet : usualJump(faction, pieces),
        pieces,
        bridges: from === undefined || to === undefined ? [] : [{ from, to }],
        riverTowns,
      };
    });

const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(
    fc.constantFrom(...MAP_NAMES),
    fc.uniqueArray(fc.constantFrom(...FACTIONS), { minLength: 1, maxLength: 5 }),
  )
  .chain(([map, factions]) =>
    fc.record({
      map: fc.constant(map),
      holdings: fc.tuple(...factions.map((faction) => anyHolding(map, faction))),
      land: some(lands(map), 3).chain((spaces) =>
        fc.tuple(
          ...spaces.map((space) =>
            fc.record({ space: fc.constant(space), ground: fc.constantFrom(...GROUNDS) }),
          ),
        ),
      ),
    }),
  );

describe('properties', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const text = makeBoard(position);
        expect(unwrap(parseBoard('board', position.map, text))).toEqual(position);
        expect(makeBoard(board(text, position.map))).toBe(text);
      }),
    );
  });

  test('items may stand in any order', () => {
    fc.assert(
      fc.property(anyPosition, fc.nat(), (position, turn) => {
        const turned = makeBoard(position)
          .split(';')
          .map((part) => {
            const [head = '', body = ''] = part.split(':');
            const items = body.split(',');
            const by = turn % items.length;
            return `${head}:${[...items.slice(by), ...items.slice(0, by)].join()}`;
          });
        const first = board(turned.join(';'), position.map);
        expect(first.holdings).toEqual(position.holdings);
      }),
    );
  });

  test('five players with every piece on the map fit in a link', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(makeBoard(position).length).toBeLessThan(800);
      }),
    );
  });

  test('any text is a board or has a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAP_NAMES), fc.string(), (map, text) => {
        const read = parseBoard('board', map, text);
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
      }),
    );
  });
});

test('Bridges are read in the order of their spaces, however they are typed', () => {
  for (const text of ['witches:C3-D2,C3-E4', 'witches:C3-E4,C3-D2']) {
    const { holdings } = unwrap(parseBoard('board', 'fire-and-ice', text));
    const [first, second] = holdings[0]?.bridges ?? [];
    expect(first && second && first.from === second.from && first.to < second.to).toBe(true);
  }
});

test('a board for other players keeps what those it has have, and the land', () => {
  const text = 'Witches .ship2:D1d;giants:E7d\nland:C2ice';
  expect(boardFor('yetis,witches', text)).toBe('yetis:;Witches .ship2:D1d;land:C2ice');
  expect(boardFor('giants', '')).toBe('giants:');
});
