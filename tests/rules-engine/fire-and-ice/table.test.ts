import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acolytes,
  canJoin,
  dragonlords,
  FACTIONS,
  parseSeats,
  riverwalkers,
  seatOf,
  shapeshifters,
  spadeCost,
  tableViolations,
  TERRAINS,
  terrainsBeside,
  turnOrder,
  type When,
} from '#engine/fire-and-ice/index.ts';
import { asking, rule, unwrap, verdictOf, violationsOf } from '#tests/support/rule.ts';

const wrong = (text: string, when?: When): readonly object[] =>
  tableViolations(unwrap(parseSeats('taken', text, 'homes')), when);

describe('who can sit together', () => {
  rule('fi.choosing.same-board', 'never the two sides of one board', () => {
    expect(wrong('yetis,witches,ice-maidens')).toEqual([
      {
        clause: 'fi.choosing.same-board',
        code: 'board-shared',
        factions: ['yetis', 'ice-maidens'],
      },
    ]);
    expect(wrong('dragonlords,acolytes')).toMatchObject([{ code: 'board-shared' }]);
    // The terrains of such two are another matter, and not told besides.
    expect(wrong('shapeshifters/lakes,riverwalkers/lakes')).toMatchObject([
      { code: 'board-shared' },
    ]);
    expect(wrong('yetis/lakes,ice-maidens/lakes')).toMatchObject([{ code: 'board-shared' }]);
    expect(wrong('shapeshifters/lakes,riverwalkers/lakes', 'setup')).toMatchObject([
      { code: 'board-shared' },
    ]);
    expect(wrong('yetis,dragonlords,riverwalkers,witches,giants')).toEqual([]);
  });

  rule('fi.choosing.one-per-terrain', 'one Faction for each Home terrain', () => {
    expect(wrong('witches,auren')).toEqual([
      {
        clause: 'fi.choosing.one-per-terrain',
        code: 'home-shared',
        factions: ['witches', 'auren'],
        terrain: 'forest',
      },
    ]);
    expect(wrong('shapeshifters/forest,witches')).toMatchObject([
      { code: 'home-shared', terrain: 'forest' },
    ]);
    expect(wrong('shapeshifters/lakes,witches')).toEqual([]);
  });

  test.each([
    ['yetis/forest,witches', 'yetis', 'witches', 'home'],
    ['witches,ice-maidens/forest', 'ice-maidens', 'witches', 'home'],
    ['acolytes/swamp,darklings', 'acolytes', 'darklings', 'home'],
    ['acolytes/swamp,yetis/swamp', 'acolytes', 'yetis', 'start'],
    ['riverwalkers/desert,nomads', 'riverwalkers', 'nomads', 'home'],
    ['yetis/desert,riverwalkers/desert', 'riverwalkers', 'yetis', 'start'],
    ['riverwalkers/desert,dragonlords/desert', 'dragonlords', 'riverwalkers', 'start'],
  ])('%s', (text, chooser, other, as) => {
    expect(wrong(text)).toMatchObject([
      {
        clause: 'fi.choosing.home-or-start',
        code: 'start-shared',
        chooser,
        chose: 'start',
        other,
        as,
      },
    ]);
  });

  rule(
    'fi.shapeshifters.starting-terrains',
    'in the game they may live where another started',
    () => {
      for (const other of ['yetis', 'dragonlords']) {
        expect(wrong(`shapeshifters/lakes,${other}/lakes`)).toEqual([]);
        expect(wrong(`shapeshifters/lakes,${other}/lakes`, 'setup')).toMatchObject([
          { code: 'start-shared', terrain: 'lakes' },
        ]);
      }
    },
  );

  rule('fi.choosing.home-or-start', 'of two who chose at the same time the first is told', () => {
    expect(wrong('yetis/lakes,shapeshifters/lakes', 'setup')).toMatchObject([
      { chooser: 'yetis', chose: 'start', other: 'shapeshifters', as: 'home' },
    ]);
  });

  rule('fi.choosing.home-or-start', 'the first Home terrain was nobody’s', () => {
    expect(wrong('shapeshifters/forest,witches', 'setup')).toEqual([
      {
        clause: 'fi.choosing.home-or-start',
        code: 'start-shared',
        terrain: 'forest',
        chooser: 'shapeshifters',
        chose: 'home',
        other: 'witches',
        as: 'home',
      },
    ]);
  });

  test('a terrain that is not told stands in nobody’s way', () => {
    expect(wrong('yetis,witches,acolytes,riverwalkers')).toEqual([]);
  });
});

describe('every calculator with several Factions asks', () => {
  const order = asking(turnOrder);
  const shape = asking(shapeshifters, { opponents: '', neighbors: '0', taking: '0' });
  const river = asking(riverwalkers);
  const dragons = asking(dragonlords);
  const cults = asking(acolytes);
  const spades = asking(spadeCost);

  test.each([
    ['turn order', order({ order: 'witches,auren', passes: '' }), 'home-shared'],
    ['Dragonlords', dragons({ opponents: 'acolytes' }), 'board-shared'],
    ['Dragonlords', dragons({ opponents: 'yetis/forest,witches' }), 'start-shared'],
    ['Acolytes', cults({ opponents: 'nomads,fakirs' }), 'home-shared'],
    ['Riverwalkers', river({ start: 'desert', opponents: 'nomads' }), 'start-shared'],
    ['Riverwalkers', river({ opponents: 'shapeshifters/lakes' }), 'board-shared'],
    ['Shapeshifters', shape({ opponents: 'riverwalkers/forest' }), 'board-shared'],
    ['Spades', spades({ opponents: 'yetis' }), 'board-shared'],
    ['Spades', spades({ home: 'forest', opponents: 'witches' }), 'start-shared'],
    ['Spades', spades({ faction: 'witches', opponents: 'auren' }), 'home-shared'],
    ['fine', spades({ home: 'forest', opponents: 'giants' }), undefined],
    ['fine', shape({ opponents: 'giants' }), undefined],
    // After setup nobody asks where a Volcano Faction started.
    [
      'fine',
      spades({ faction: 'acolytes', home: 'forest', from: 'lakes', opponents: 'witches' }),
      undefined,
    ],
    [
      'Spades',
      spades({
        faction: 'acolytes',
        home: 'forest',
        from: 'forest',
        opponents: 'witches',
        moment: 'setup',
      }),
      'start-shared',
    ],
  ])('%s %#', (_, reply, code) => {
    if (code === undefined) expect(reply.kind).toBe('answer');
    else expect(violationsOf(reply as never)).toMatchObject([{ code }]);
  });

  test('the Shapeshifters had a first Home terrain too', () => {
    const yetis = { opponents: 'yetis/lakes' };
    expect(verdictOf(shape({ ...yetis, home: 'lakes', pieces: 'swamp' }))).toBe('fine');
    expect(verdictOf(shape({ ...yetis, home: 'lakes' }))).toBe('start-shared');
    expect(verdictOf(shape({ ...yetis, home: 'swamp', pieces: 'lakes' }))).toBe('start-shared');
    const witches = { opponents: 'witches', pieces: 'swamp' };
    expect(verdictOf(shape({ ...witches, home: 'forest' }))).toBe('home-shared');
    expect(verdictOf(shape({ ...witches, opponents: 'riverwalkers/forest' }))).toBe('board-shared');
  });
});

describe('what a form offers', () => {
  test('Factions that can join, and terrains they can have', () => {
    const table = [
      { faction: 'witches', terrain: '' },
      { faction: 'yetis', terrain: 'lakes' },
      { faction: 'half-typed', terrain: 'x' },
    ];
    expect(FACTIONS.filter((faction) => !canJoin(table, faction))).toEqual([
      'mermaids',
      'swarmlings',
      'auren',
      'witches',
      'ice-maidens',
      'yetis',
    ]);
    expect(TERRAINS.filter((each) => !terrainsBeside(table, 'acolytes').includes(each))).toEqual([
      'lakes',
      'forest',
    ]);
    expect(terrainsBeside(table, 'shapeshifters')).toContain('lakes');
    expect(terrainsBeside(table, 'shapeshifters', 'setup')).not.toContain('lakes');
  });

  test('is what the check lets pass', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...FACTIONS), { minLength: 1, maxLength: 5 }),
        ([first, ...others]) => {
          if (first === undefined) return;
          const table = others.map((faction) => ({ faction, terrain: '' }));
          const sits = others.every(
            (other) => tableViolations([seatOf(first), seatOf(other)]).length === 0,
          );
          expect(canJoin(table, first)).toBe(sits);
        },
      ),
    );
  });
});

test('later in the game the Shapeshifters may live where somebody started, not where somebody lives', () => {
  const beside = (faction: string, terrain: string) =>
    terrainsBeside([{ faction, terrain }], 'shapeshifters', 'game');
  expect(beside('riverwalkers', 'desert')).toContain('desert');
  expect(beside('witches', '')).not.toContain('forest');
  expect(terrainsBeside([{ faction: 'riverwalkers', terrain: 'desert' }], 'giants')).not.toContain(
    'desert',
  );
});
