import { describe, expect, test } from 'vitest';
import {
  FACTIONS,
  homeOf,
  parseSeats,
  printedHome,
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
    ['Shapeshifters without a home', 'shapeshifters', 'homes', { code: 'missing' }],
    ['an Ice Faction without a start', 'yetis', 'starts', { code: 'missing' }],
    ['Riverwalkers without a start', 'riverwalkers/', 'starts', { code: 'missing' }],
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
