import { describe, expect, test } from 'vitest';
import {
  spaceTyped,
  tapped,
  trackIn,
  writtenSpace,
  type TrackSpace,
  type TrackTool,
} from '#engine/the-magnificent-sno/index.ts';

/** A track such as a board may have: the picture of the real one is lost. */
const SUPPOSED = {
  players: '5',
  track: '4,6,8,10,11,12',
  occupied: '10',
  own: '12',
  second: 'no',
  hats: 'track',
  hat: '',
};

describe('taps on the track', () => {
  const at = (value: number) =>
    trackIn(SUPPOSED)?.find((space) => space.value === value) ?? {
      space: 0,
      value,
      nth: undefined,
      hat: undefined,
    };

  const tap = (tool: TrackTool, space: TrackSpace, texts: typeof SUPPOSED) =>
    tapped(tool, space, { ...texts, track: trackIn(texts) ?? [] });

  test('set a hat, and take it back', () => {
    expect(tap('other', at(6), SUPPOSED)).toEqual({ occupied: '6,10', own: '12' });
    expect(tap('other', at(10), SUPPOSED)).toEqual({ occupied: '', own: '12' });
  });

  test.each([
    ['5', 'later', 'track', '8'],
    ['4', 'no', 'track', '8'],
    ['4', 'no', 'front', '8'],
    ['4', 'yes', 'track', '8'],
    ['4', 'yes', 'front', '8,12'],
    ['2', 'later', 'track', '8,12'],
  ])(
    'with %s players (second: %s, first: %s) a second hat or none',
    (players, second, hats, own) => {
      const told = { ...SUPPOSED, players, second, hats };
      expect(tap('own', at(8), told)).toEqual({ occupied: '10', own });
    },
  );

  test('turn another hat into one’s own', () => {
    expect(tap('own', at(10), SUPPOSED)).toEqual({ occupied: '', own: '10' });
  });

  test('choose the space wanted, and leave it open again', () => {
    expect(tap('wanted', at(8), SUPPOSED)).toEqual({ hat: '8' });
    expect(tap('wanted', at(8), { ...SUPPOSED, hat: '8' })).toEqual({ hat: '' });
  });

  test('name one of several spaces of a value', () => {
    const twice = { ...SUPPOSED, track: '4,4,6,8', occupied: '', own: '' };
    const second = trackIn(twice)?.[1] ?? at(4);
    expect(tap('own', second, twice)).toEqual({ occupied: '', own: '4.2' });
    expect(tap('other', second, { ...twice, own: '4' })).toEqual({
      occupied: '4.2',
      own: '4.1',
    });
    expect(tap('wanted', second, twice)).toEqual({ hat: '4.2' });
    expect(tap('wanted', second, { ...twice, hat: '4.2' })).toEqual({ hat: '' });
  });

  test('there is no track to tap while it cannot be read', () => {
    expect(trackIn({ ...SUPPOSED, track: 'x' })).toBeUndefined();
  });
});

test.each(['8', '4.2', '12.1'])('space %s is read as it is written', (name) => {
  expect(writtenSpace(spaceTyped(name))).toBe(name);
});

test('a wanted space with blanks around it is the same space', () => {
  const [space] = trackIn(SUPPOSED) ?? [];
  const wanted = { ...SUPPOSED, track: [], hat: ' 4 ' };
  expect(space && tapped('wanted', space, wanted)).toEqual({ hat: '' });
});
