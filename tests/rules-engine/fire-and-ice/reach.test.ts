import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nameOf,
  landscape,
  networks,
  reachable,
  settlements,
  type Board,
  type Faction,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { rule } from '#tests/support/rule.ts';
import { board, holdingOf, inWords } from './notation.ts';

/** The first player of a board. */
const first = (position: Board): Faction => position.holdings[0]?.faction ?? 'witches';

const grouped = (text: string): string => {
  const position = board(text);
  return inWords(networks(position, holdingOf(position, first(position))));
};

const settled = (text: string): string => {
  const position = board(text);
  return inWords(settlements(position, holdingOf(position, first(position))));
};

const reach = (text: string, bonusCard = false): string => {
  const position = board(text);
  const { direct, ship, jump } = reachable(position, holdingOf(position, first(position)), {
    bonusCard,
  });
  const names = (spaces: readonly Space[]): string =>
    spaces.map((space) => nameOf(landscape(position.map), space)).join(' ');
  return `${names(direct)} | ${names(ship)} | ${names(jump)}`;
};

describe('direct adjacency', () => {
  rule('fi.reach.direct', 'spaces that share an edge are directly adjacent, others are not', () => {
    expect(settled('witches:E3d,E4d,F1d')).toBe('E3 E4 F1');
    expect(settled('witches:E2d,E4d')).toBe('E2 | E4');
  });

  rule('fi.reach.direct', 'a Bridge joins its ends, whoever built it', () => {
    expect(settled('witches:C3d,E4d,C3-E4')).toBe('C3 E4');
    expect(settled('witches:C3d,E4d')).toBe('C3 | E4');
    expect(reach('witches:C3d;giants:E4d,E3d,C3-E4').startsWith('B2 B3 C4 |')).toBe(true);
    expect(reach('witches:E4d;giants:C4d,C3-E4')).toContain('C3');
  });

  rule(
    'fi.settlements.adjacent',
    'Structures directly adjacent to each other make one Settlement',
    () => {
      expect(settled('witches.ship3:B1d,C1d,C2d,D2d')).toBe('B1 C1 C2 D2');
      // A ship joins groups, never Settlements.
      expect(settled('witches.ship3:C2d,C3d')).toBe('C2 | C3');
    },
  );

  rule('fi.settlements.single', 'a Structure on its own is a Settlement', () => {
    expect(settled('witches:B1d,B3d,D1d,D2d')).toBe('B1 | B3 | D1 D2');
  });

  rule('fi.settlements.bridges', 'a Bridge makes one Settlement of two', () => {
    expect(settled('witches:B5d,C5h')).toBe('B5 | C5');
    expect(settled('witches:B5d,C5h,B5-C5')).toBe('B5 C5');
  });

  rule('fi.settlements.mermaids', 'a Mermaid Town across the river is one Settlement', () => {
    expect(settled('mermaids:C2d,C3d,D2d,E4d')).toBe('C2 D2 | C3 | E4');
    expect(settled('mermaids:C2d,C3d,D2d,E4d,r2')).toBe('C2 C3 D2 | E4');
  });
});

describe('groups', () => {
  rule('fi.reach.shipping', 'ships cross as many river spaces as their level, and no land', () => {
    expect(grouped('witches.ship2:E2d,G3d')).toBe('E2 | G3');
    expect(grouped('witches.ship3:E2d,G3d')).toBe('E2 G3');
    expect(grouped('witches.ship3:D1d,E2d,G3d,H4d')).toBe('D1 E2 G3 H4');
    // One land space lies between them, and no river.
    expect(grouped('witches.ship3:B8d,B10d')).toBe('B8 | B10');
  });

  rule('fi.reach.tunnel', 'the Dwarves tunnel under one space of any kind', () => {
    expect(grouped('dwarves:B8d,B10d')).toBe('B8 B10');
    expect(grouped('dwarves:C2d,C3d')).toBe('C2 C3');
    expect(grouped('dwarves:B7d,B10d')).toBe('B7 | B10');
  });

  rule('fi.reach.carpet', 'the Fakirs fly over one space, over two with a Stronghold', () => {
    expect(grouped('fakirs:B8d,B10d')).toBe('B8 B10');
    expect(grouped('fakirs:B7d,B10d')).toBe('B7 | B10');
    expect(grouped('fakirs:B7s,B10d')).toBe('B7 B10');
    expect(grouped('fakirs.carpet3:B6s,B10d')).toBe('B6 B10');
  });

  rule(
    'fi.scoring.connected',
    'links add up: by land, Bridge, ship and Town across the river',
    () => {
      expect(grouped('mermaids.ship1:B1d,C2d,C3d,C4d')).toBe('B1 C2 C3 C4');
      expect(grouped('witches:B5d,C5d,C4d,E5d,B5-C5,C4-E5')).toBe('B5 C4 C5 E5');
      expect(grouped('witches:C2d,C3d')).toBe('C2 | C3');
      expect(grouped('witches.ship1:C2d,C3d')).toBe('C2 C3');
      // Level 1 for the ship, and a Town that skips r19: land around it is adjacent.
      expect(grouped('mermaids.ship1:F6d,E9d,G5d,r19')).toBe('E9 F6 G5');
    },
  );

  rule(
    'fi.riverwalkers.connected',
    'Riverwalkers next to each other are connected without a ship',
    () => {
      expect(grouped('riverwalkers.desert:H2d,H3d')).toBe('H2 H3');
      expect(grouped('riverwalkers.desert:I2d,H2d')).toBe('H2 I2');
      // Neither has a river space in common with the other.
      expect(grouped('riverwalkers.desert:E2d,E1d,D1d')).toBe('D1 E1 E2');
      expect(grouped('riverwalkers.desert:E2d,G3d')).toBe('E2 | G3');
    },
  );
});

describe('building range', () => {
  rule('fi.reach.bonus-card', 'the Bonus card lets ships go one river space farther', () => {
    expect(reach('witches:C2d')).toBe('B1 C1 D1 D2 |  | ');
    expect(reach('witches:C2d', true)).toBe('B1 C1 D1 D2 | B2 C3 | ');
    expect(reach('witches.ship1:C2d')).toBe('B1 C1 D1 D2 | B2 C3 | ');
    // The Dwarves have no ships, by the river either.
    expect(reach('dwarves:C2d', true)).toBe(reach('dwarves:C2d'));
  });

  rule('fi.reach.bridge-no-shortcut', 'a Bridge shortens no ship’s way and no jump', () => {
    const without = reach('witches.ship1:C3d').split(' | ')[1];
    expect(reach('witches.ship1:C3d,C3-E4').split(' | ')[1]).toBe(without?.replace(' E4', ''));
    expect(reach('dwarves:C3d,C3-E4')).not.toContain('F1');
    expect(reach('dwarves:C3d,E4d,C3-E4')).toContain('F1');
  });

  rule('fi.reach.tunnel', 'a tunnel is not needed for what is adjacent', () => {
    expect(reach('dwarves:B10d')).toBe('B9 C8 C9 |  | B8 C7');
  });

  test('Riverwalkers reach nothing by land', () => {
    expect(reach('riverwalkers.desert:C2d')).toBe(' | B1 B2 C3 D2 | ');
  });

  test('built spaces are not empty', () => {
    expect(reach('witches:C2d,C1d;giants:B1d')).toBe('D1 D2 |  | ');
  });
});

describe('properties', () => {
  const anyText = fc
    .tuple(
      fc.constantFrom(
        'witches',
        'mermaids',
        'dwarves',
        'fakirs',
        'yetis.forest',
        'riverwalkers.desert',
      ),
      fc.uniqueArray(
        fc.constantFrom(
          ...landscape('fire-and-ice').lands.map(({ space }) =>
            nameOf(landscape('fire-and-ice'), space),
          ),
        ),
        {
          minLength: 1,
          maxLength: 8,
        },
      ),
    )
    .map(([faction, spaces]) => `${faction}:${spaces.map((space) => `${space}d`).join()}`);

  test('Settlements refine groups', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const position = board(text);
        const holding = holdingOf(position, first(position));
        const large = networks(position, holding);
        for (const part of settlements(position, holding)) {
          expect(large.some((whole) => part.every((space) => whole.includes(space)))).toBe(true);
        }
        expect(large.flat().toSorted()).toEqual(
          holding.pieces.map(({ space }) => space).toSorted(),
        );
      }),
    );
  });

  test('better ships never split a group', () => {
    fc.assert(
      fc.property(anyText, fc.nat({ max: 4 }), (text, level) => {
        const position = board(text);
        const holding = holdingOf(position, first(position));
        const count = (shipping: number): number =>
          networks(position, { ...holding, shipping }).length;
        expect(count(level + 1)).toBeLessThanOrEqual(count(level));
      }),
    );
  });
});
