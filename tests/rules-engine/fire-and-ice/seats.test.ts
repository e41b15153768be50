import { describe, expect, test } from 'vitest';
import {
  choosesTerrain,
  FACTIONS,
  homeOf,
  isSeat,
  makeSeat,
  NO_SEAT,
  parseSeats,
  printedHome,
  seatIn,
  seatsIn,
  seatSwapped,
  withoutSeat,
  type Seat,
} from '#engine/fire-and-ice/index.ts';
import { rule, unwrap } from '#tests/support/rule.ts';

/** `'giants wasteland, yetis -'`. */
const inWords = (seats: readonly Seat[]): string =>
  seats.map(({ faction, terrain }) => `${faction} ${terrain ?? '-'}`).join(', ');

const seats = (text: string, insist: 'homes' | 'starts' = 'homes'): string =>
  inWords(unwrap(parseSeats('taken', text, insist)));

describe('seats', () => {
  test('a printed Home terrain need not be said, a chosen one may be', () => {
    expect(seats('giants, Witches/forest;shapeshifters/lakes yetis')).toBe(
      'giants wasteland, witches forest, shapeshifters lakes, yetis -',
    );
    expect(seats('')).toBe('');
    expect(seats('dragonlords,yetis/desert', 'starts')).toBe('dragonlords -, yetis desert');
  });

  test.each([
    [
      'an unknown Faction',
      'orcs',
      'homes',
      { code: 'not-an-option', got: 'orcs', options: FACTIONS },
    ],
    [
      'another Home terrain',
      'witches/swamp',
      'homes',
      { code: 'not-an-option', got: 'swamp', options: ['forest'] },
    ],
    [
      'Shapeshifters without a home',
      'shapeshifters',
      'homes',
      { code: 'not-readable', got: 'shapeshifters', reason: 'needs-terrain' },
    ],
    ['an item still to fill in', 'giants,/', 'homes', { code: 'missing' }],
    [
      'a Faction in capitals',
      'Orcs',
      'homes',
      { code: 'not-an-option', got: 'Orcs', options: FACTIONS },
    ],
    [
      'an Ice Faction without a start',
      'Yetis',
      'starts',
      { code: 'not-readable', got: 'yetis', reason: 'needs-terrain' },
    ],
    [
      'Riverwalkers without a start',
      'riverwalkers/',
      'starts',
      { code: 'not-readable', got: 'riverwalkers', reason: 'needs-terrain' },
    ],
    [
      'two terrains',
      'yetis/desert/lakes',
      'homes',
      { code: 'not-readable', got: 'yetis/desert/lakes' },
    ],
    [
      'a Faction twice',
      'giants,witches,giants',
      'homes',
      { code: 'not-readable', got: 'giants', reason: 'twice' },
    ],
  ] as const)('%s', (_, text, insist, problem) => {
    expect(parseSeats('taken', text, insist)).toEqual({
      ok: false,
      error: [{ field: 'taken', ...problem }],
    });
  });

  rule(
    'fi.choosing.home-terrains',
    'the base Factions and the Shapeshifters have a Home terrain, nobody else',
    () => {
      const all = unwrap(
        parseSeats(
          'taken',
          'giants,shapeshifters/lakes,riverwalkers/desert,yetis/swamp,acolytes/forest',
          'homes',
        ),
      );
      expect(all.map(homeOf)).toEqual(['wasteland', 'lakes', undefined, undefined, undefined]);
      expect(FACTIONS.filter((faction) => printedHome(faction) === undefined)).toHaveLength(6);
    },
  );
});

describe('a list of seats while it is edited', () => {
  test('one item falls into Faction and terrain, right or half-typed', () => {
    expect(seatIn(' Yetis/Lakes ')).toEqual({ faction: 'yetis', terrain: 'lakes' });
    expect(seatIn('yet')).toEqual({ faction: 'yet', terrain: '' });
    expect(seatsIn('giants; yetis/,')).toEqual([
      { faction: 'giants', terrain: '' },
      { faction: 'yetis', terrain: '' },
    ]);
  });

  test('what is made of the two is read as them', () => {
    for (const item of ['giants', 'yetis/lakes', '/lakes', NO_SEAT]) {
      expect(makeSeat(seatIn(item))).toBe(item);
    }
    expect(makeSeat({ faction: '', terrain: '' })).toBe(NO_SEAT);
  });

  test('an item has at most one terrain, and none where none is asked', () => {
    expect(['giants', 'x', '', '/', 'yetis/l'].every((item) => isSeat(item, true))).toBe(true);
    expect(['a/b/c', 'a b', 'a;b'].some((item) => isSeat(item, true))).toBe(false);
    expect(isSeat('giants', false)).toBe(true);
    expect(isSeat('yetis/lakes', false)).toBe(false);
  });

  test('a Faction chosen twice changes places', () => {
    expect(seatSwapped('giants,yetis,nomads', 'giants', 'nomads')).toBe('nomads,yetis,giants');
    expect(seatSwapped('giants,,yetis', 'yetis', 'witches')).toBe('giants,witches');
  });

  test('a Faction leaves with its terrain', () => {
    expect(withoutSeat('giants,Yetis/lakes,nomads', 'yetis')).toBe('giants,nomads');
    expect(withoutSeat('giants', 'witches')).toBe('giants');
  });

  test('those of the expansion choose a terrain', () => {
    expect(FACTIONS.filter(choosesTerrain)).toEqual(
      FACTIONS.filter((faction) => printedHome(faction) === undefined),
    );
    expect(choosesTerrain('orcs')).toBe(false);
  });
});

test('blanks around an item of the list, and blank items, are no matter', () => {
  expect(isSeat(' witches ', false)).toBe(true);
  expect(seatSwapped(' ,witches', 'witches', 'nomads')).toBe('nomads');
});
