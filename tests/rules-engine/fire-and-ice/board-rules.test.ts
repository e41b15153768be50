import { describe, expect, test } from 'vitest';
import { boardLines, boardViolations } from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';
import { board } from './notation.ts';

const wrong = (
  text: string,
  terms: Partial<Parameters<typeof boardViolations>[1]> = {},
): readonly object[] => boardViolations(board(text), { sharedBridges: 'allowed', ...terms });

const EIGHT = 'B1d,B2d,B3d,B4d,B5d,B6d,B7d,B8d';

describe('what a board may hold', () => {
  rule('fi.reach.pieces', 'nobody has more pieces than the box gives', () => {
    expect(wrong(`witches:${EIGHT},C1h,C2h,C3h,C4h,D1t,D2t,D3t,E1s,E2a`)).toEqual([]);
    expect(wrong(`witches:${EIGHT},B9d`)).toEqual([
      {
        clause: 'fi.reach.pieces',
        code: 'too-many',
        faction: 'witches',
        piece: 'dwelling',
        count: 9,
        max: 8,
      },
    ]);
    expect(wrong('witches:C1h,C2h,C3h,C4h,C5h')).toMatchObject([
      { piece: 'trading-house', max: 4 },
    ]);
    expect(wrong('witches:C1t,C2t,C3t,C4t')).toMatchObject([{ piece: 'temple', max: 3 }]);
    expect(wrong('witches:C1s,C2s,C3a,C4a')).toMatchObject([
      { piece: 'stronghold', count: 2, max: 1 },
      { piece: 'sanctuary', count: 2, max: 1 },
    ]);
  });

  rule('fi.reach.pieces', 'a player has three Bridges', () => {
    const three = 'B2d,B5d,C4d,B2-C2,B5-C5,C4-E5';
    expect(wrong(`witches:${three}`)).toEqual([]);
    expect(wrong(`witches:${three},B5-D4`)).toMatchObject([{ piece: 'bridge', count: 4, max: 3 }]);
  });

  rule('fi.reach.pieces', 'a space holds one Structure', () => {
    expect(wrong('witches:C1d;giants:C1h')).toEqual([
      {
        clause: 'fi.reach.pieces',
        code: 'two-on-a-space',
        space: 'C1',
        factions: ['witches', 'giants'],
      },
    ]);
    expect(wrong('witches:C1d,C1h')).toMatchObject([{ factions: ['witches', 'witches'] }]);
  });

  rule('fi.terrains.settled', 'no Structure stands on what its Faction does not build on', () => {
    expect(wrong('witches:C2d;land:C2ice')).toEqual([
      {
        clause: 'fi.terrains.settled',
        code: 'wrong-ground',
        faction: 'witches',
        ground: 'ice',
        space: 'C2',
      },
    ]);
    expect(wrong('witches:C2d;land:C2swamp')).toMatchObject([{ ground: 'swamp' }]);
    expect(wrong('ice-maidens.lakes:C2d;land:C2lakes')).toMatchObject([{ ground: 'lakes' }]);
    expect(wrong('dragonlords.lakes:C2d;land:C2ice')).toMatchObject([{ ground: 'ice' }]);
    expect(wrong('riverwalkers.desert:C2d;land:C2volcano')).toMatchObject([{ ground: 'volcano' }]);
    expect(wrong('witches:C2d,D1d;land:C2ice')).toMatchObject([{ space: 'C2' }]);
    // What they build on, and empty spaces beside them, may be told.
    expect(wrong('witches:;land:C2ice')).toEqual([]);
    expect(wrong('witches:C2d;land:C2forest,C3ice')).toEqual([]);
    expect(wrong('yetis.lakes:C2d;land:C2ice')).toEqual([]);
    expect(wrong('acolytes.lakes:C2d;land:C2volcano')).toEqual([]);
    expect(wrong('shapeshifters.lakes:C2d;land:C2swamp')).toEqual([]);
    expect(wrong('riverwalkers.desert:C2d;land:C2swamp')).toEqual([]);
  });

  rule('fi.riverwalkers.by-the-river', 'what stands elsewhere is counted, and said', () => {
    expect(wrong('riverwalkers.desert:B9d,C2d,J4d')).toEqual([]);
    expect(boardLines(board('riverwalkers.desert:B9d,C2d,J4d'))).toEqual([
      {
        clause: 'fi.riverwalkers.by-the-river',
        code: 'away-from-the-river',
        spaces: ['B9', 'J4'],
      },
    ]);
    expect(boardLines(board('riverwalkers.desert:C2d;nomads:B9d'))).toEqual([]);
  });

  rule('fi.reach.bridge-end', 'a Bridge has a Structure of its builder at one end at least', () => {
    expect(wrong('witches:B2d,B2-C2')).toEqual([]);
    expect(wrong('witches:C2d,B2-C2')).toEqual([]);
    expect(wrong('witches:B1d,B2-C2;giants:C2d')).toEqual([
      {
        clause: 'fi.reach.bridge-end',
        code: 'bridge-end',
        faction: 'witches',
        from: 'B2',
        to: 'C2',
      },
    ]);
  });

  rule('fi.reach.bridges', 'a Bridge stands where the map lets it', () => {
    expect(wrong('witches:B1d,B1-B2')).toEqual([
      {
        clause: 'fi.reach.bridges',
        code: 'no-bridge-here',
        faction: 'witches',
        from: 'B1',
        to: 'B2',
      },
    ]);
  });

  rule('fi.reach.shared-bridges', 'Bridges that meet at one end stand in two places', () => {
    for (const meeting of [
      'witches:E5d,E5-F2;nomads:G3d,E5-G3',
      'witches:E5d,C4-E5;nomads:D3d,D3-E5',
    ]) {
      expect(wrong(meeting, { sharedBridges: 'refused' })).toEqual([]);
      expect(boardLines(board(meeting))).toEqual([]);
    }
  });

  rule('fi.reach.shared-bridges', 'two players may share a place, or by a reading not', () => {
    const two = 'witches:B2d,B2-C2;giants:C2d,C2-B2';
    const place = { factions: ['witches', 'giants'], from: 'B2', to: 'C2' };
    const clause = 'fi.reach.shared-bridges';
    expect(wrong(two)).toEqual([]);
    expect(boardLines(board(two))).toEqual([{ clause, code: 'shared-bridge', ...place }]);
    expect(wrong(two, { sharedBridges: 'refused' })).toEqual([
      { clause, code: 'bridge-twice', ...place },
    ]);
    // One player's Bridge is one however often it is written.
    expect(wrong('witches:B2d,B2-C2,C2-B2', { sharedBridges: 'refused' })).toEqual([]);
    expect(boardLines(board('witches:B2d,B2-C2;giants:C2d'))).toEqual([]);
  });

  test.each([
    ['witches.ship3', undefined],
    ['witches.ship4', { clause: 'fi.reach.shipping', shipping: 4, min: 0, max: 3 }],
    ['mermaids.ship5', undefined],
    ['mermaids.ship0', { clause: 'fi.reach.shipping', shipping: 0, min: 1, max: 5 }],
    ['dwarves.ship1', { clause: 'fi.reach.shipping', shipping: 1, min: 0, max: 0 }],
    ['fakirs.carpet4', undefined],
    [
      'fakirs.carpet5',
      { clause: 'fi.reach.carpet', code: 'carpet-range', skips: 5, min: 1, max: 4 },
    ],
    [
      'fakirs.carpet0',
      { clause: 'fi.reach.carpet', code: 'carpet-range', skips: 0, min: 1, max: 4 },
    ],
  ])('%s', (head, violation) => {
    const found = wrong(`${head}:C1d`);
    if (violation === undefined) expect(found).toEqual([]);
    else expect(found).toMatchObject([violation]);
  });

  rule('fi.riverwalkers.shipping-fixed', 'Riverwalkers have Shipping 1 for good', () => {
    expect(wrong('riverwalkers.desert.ship1:C2d')).toEqual([]);
    for (const level of [0, 2]) {
      expect(wrong(`riverwalkers.desert.ship${String(level)}:C2d`)).toMatchObject([
        {
          clause: 'fi.riverwalkers.shipping-fixed',
          code: 'off-the-track',
          shipping: level,
          min: 1,
          max: 1,
        },
      ]);
    }
  });

  rule('fi.towns.mermaids', 'nobody else skips a river space', () => {
    expect(wrong('mermaids:C2h,C3a,D2h,r2')).toEqual([]);
    expect(wrong('witches:C2d,r2')).toEqual([
      { clause: 'fi.towns.mermaids', code: 'not-mermaids', faction: 'witches', river: 'r2' },
    ]);
  });

  rule('fi.towns.skipped', 'a skipped river space has a Town of the Mermaids around it', () => {
    expect(wrong('mermaids:E4d,r2')).toEqual([
      { clause: 'fi.towns.skipped', code: 'no-shore', river: 'r2' },
    ]);
    expect(wrong('mermaids:C2d,r2')).toEqual([
      {
        clause: 'fi.towns.skipped',
        code: 'no-river-town',
        rivers: ['r2'],
        spaces: ['C2'],
        power: 1,
        count: 1,
        powerNeeded: 6,
        structuresNeeded: 4,
      },
    ]);
    // Enough Power, too few Structures; and the other way round.
    expect(wrong('mermaids:C2s,C3a,r2')).toMatchObject([{ power: 6, count: 3 }]);
    expect(wrong('mermaids:C2d,C3d,D2d,D1h,r2')).toMatchObject([{ power: 5, count: 4 }]);
    // 6 Power are a Town with the Favor tile, which they may have unless it is said.
    expect(wrong('mermaids:C2h,C3h,D2d,D1d,r2')).toEqual([]);
    expect(wrong('mermaids:C2h,C3h,D2d,D1d,r2', { favor: true })).toEqual([]);
    expect(wrong('mermaids:C2h,C3h,D2d,D1d,r2', { favor: false })).toMatchObject([
      { power: 6, powerNeeded: 7 },
    ]);
  });

  rule('fi.towns.skipped', 'two of them in a cluster have enough for two Towns', () => {
    const one = 'mermaids:C2h,C3a,D2h,D1d,r2';
    expect(wrong(one)).toEqual([]);
    expect(wrong(`${one},r6`)).toMatchObject([
      { code: 'no-river-town', rivers: ['r2', 'r6'], powerNeeded: 12, structuresNeeded: 8 },
    ]);
  });

  rule('fi.choosing.same-board', 'the players of a board can sit together', () => {
    expect(wrong('yetis:E2s;ice-maidens:E3d')).toMatchObject([{ code: 'board-shared' }]);
    expect(wrong('witches:E2s;auren:E3d')).toMatchObject([{ code: 'home-shared' }]);
    expect(wrong('witches:E2s;yetis.forest:E3d')).toMatchObject([{ code: 'start-shared' }]);
    expect(wrong('shapeshifters.lakes:E2s;yetis.lakes:E3d')).toEqual([]);
  });

  test('everything that is wrong is said at once', () => {
    expect(wrong('witches.ship9:C1d,B1-B2,r2;giants:C1d')).toHaveLength(4);
  });
});
