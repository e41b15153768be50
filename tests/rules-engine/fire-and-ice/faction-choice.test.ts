import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  factionChoice,
  FACTIONS,
  homeOf,
  otherSideOf,
  TERRAINS,
  type Faction,
} from '#engine/fire-and-ice/index.ts';
import {
  asking,
  citedBy,
  linesOf,
  problemsOf,
  rule,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

const NOBODY = { taken: '', wants: '', terrain: '', auction: '' };

const ask = asking(factionChoice, NOBODY);

const closed = (taken: string): string => {
  const { open } = valueOf(ask({ taken }));
  return FACTIONS.filter((faction) => !open.includes(faction)).join(' ');
};

const legal = (input: Parameters<typeof ask>[0]): string => valueOf(ask(input)).legal.join(' ');

describe('Factions that exclude each other', () => {
  rule('fi.choosing.one-per-terrain', 'no two Factions share a Home terrain', () => {
    expect(closed('witches')).toBe('auren witches');
    expect(closed('nomads,giants')).toBe('chaos-magicians giants fakirs nomads');
    expect(violationsOf(ask({ taken: 'nomads', wants: 'fakirs' }))).toEqual([
      {
        clause: 'fi.choosing.one-per-terrain',
        code: 'same-terrain',
        faction: 'fakirs',
        by: 'nomads',
        terrain: 'desert',
        position: 2,
      },
    ]);
    expect(verdictOf(ask({ taken: 'nomads', wants: 'nomads' }))).toBe('taken');
    expect(valueOf(ask({ taken: 'nomads', wants: 'witches' })).bars).toEqual(['auren']);
    // In an auction nobody could choose the Auren in any case.
    const drawn = ask({ wants: 'witches', auction: 'witches,yetis' });
    expect(valueOf(drawn).bars).toEqual([]);
    expect(linesOf(drawn, 'bars')).toMatchObject([{ terrain: 'forest', factions: [] }]);
  });

  rule('fi.choosing.same-board', 'the two sides of a board never play together', () => {
    expect(closed('yetis/desert')).toBe('fakirs nomads ice-maidens yetis');
    expect(closed('acolytes')).toBe('dragonlords acolytes');
    expect(closed('riverwalkers/lakes')).toBe('mermaids swarmlings shapeshifters riverwalkers');
    expect(violationsOf(ask({ taken: 'dragonlords', wants: 'acolytes' }))).toEqual([
      {
        clause: 'fi.choosing.same-board',
        code: 'same-board',
        faction: 'acolytes',
        by: 'dragonlords',
        position: 2,
      },
    ]);
    expect(violationsOf(ask({ taken: 'acolytes', wants: 'acolytes' }))).toMatchObject([
      { clause: 'fi.choosing.same-board', code: 'taken' },
    ]);
    expect(FACTIONS.map(otherSideOf).map(otherSideOf)).toEqual(FACTIONS);
    expect(linesOf(ask({ wants: 'yetis' }), 'other-side')).toMatchObject([
      { other: 'ice-maidens' },
    ]);
  });

  rule(
    'fi.choosing.home-terrains',
    'of the new Factions only the Shapeshifters have a home',
    () => {
      const homes = (
        ['witches', 'shapeshifters', 'yetis', 'acolytes', 'riverwalkers'] as const
      ).map((faction) => homeOf({ faction, terrain: 'forest' }));
      expect(homes).toEqual(['forest', 'forest', undefined, undefined, undefined]);
      const taken = 'witches,shapeshifters/lakes,yetis/desert';
      expect(linesOf(ask({ taken, wants: 'acolytes' }), 'home-terrains')).toEqual([
        {
          clause: 'fi.choosing.home-terrains',
          code: 'home-terrains',
          homes: [
            { faction: 'witches', terrain: 'forest' },
            { faction: 'shapeshifters', terrain: 'lakes' },
          ],
          without: ['yetis'],
        },
      ]);
      // A printed home is not chosen.
      expect(violationsOf(ask({ wants: 'witches', terrain: 'lakes' }))).toEqual([
        {
          clause: 'fi.choosing.home-terrains',
          code: 'printed-home',
          position: 1,
          faction: 'witches',
          terrain: 'lakes',
          home: 'forest',
        },
      ]);
      expect(verdictOf(ask({ wants: 'witches', terrain: 'forest' }))).toBe('fine');
    },
  );
});

describe('when everybody has chosen', () => {
  rule(
    'fi.choosing.volcano-when',
    'a Volcano Faction with its terrain leaves nothing to offer',
    () => {
      const reply = ask({ taken: 'acolytes/desert,witches', wants: '' });
      expect(valueOf(reply)).toMatchObject({ full: true, open: [], last: undefined });
      expect(linesOf(reply, 'all-chosen')).toMatchObject([
        { clause: 'fi.choosing.volcano-when', faction: 'acolytes', terrain: 'desert' },
      ]);
      // Without the terrain the others still choose.
      const waiting = valueOf(ask({ taken: 'acolytes,witches', wants: '' }));
      expect(waiting.full).toBe(false);
      expect(waiting.open).toHaveLength(16);
    },
  );

  rule('fi.choosing.volcano-when', 'no terrain for it while somebody is without a Faction', () => {
    const early = (input: Parameters<typeof ask>[0]): string => verdictOf(ask(input));
    expect(early({ taken: 'acolytes/desert', wants: '' })).toBe('too-early');
    expect(early({ taken: 'acolytes/desert,witches', wants: 'giants' })).toBe('too-early');
    const drawn = { auction: 'acolytes,witches,giants', wants: '' };
    expect(early({ ...drawn, taken: 'acolytes/desert,witches' })).toBe('too-early');
    expect(early({ ...drawn, taken: 'acolytes/desert,witches,giants' })).toBe('fine');
  });
});

describe('Ice Factions', () => {
  rule('fi.choosing.ice-when', 'they choose their terrain at once', () => {
    expect(valueOf(ask({ wants: 'yetis' })).when).toBe('at-once');
    expect(linesOf(ask({ wants: 'ice-maidens' }), 'chooses-at-once')).toMatchObject([
      { clause: 'fi.choosing.ice-when', faction: 'ice-maidens' },
    ]);
    expect(problemsOf(ask({ taken: 'yetis' }))).toMatchObject([
      { field: 'taken', got: 'yetis', reason: 'needs-terrain' },
    ]);
    expect(valueOf(ask({ wants: 'witches' }))).toMatchObject({ when: 'printed', terrains: [] });
  });

  rule('fi.choosing.ice-barred', 'not on the Home terrain of a Faction already chosen', () => {
    const wants = 'yetis';
    expect(legal({ wants })).toBe(TERRAINS.join(' '));
    expect(legal({ taken: 'nomads', wants })).toBe('plains swamp lakes forest mountains wasteland');
    expect(legal({ taken: 'shapeshifters/lakes', wants })).toBe(
      'desert plains swamp forest mountains wasteland',
    );
    expect(violationsOf(ask({ taken: 'nomads', wants, terrain: 'desert' }))).toEqual([
      {
        clause: 'fi.choosing.ice-barred',
        code: 'terrain-barred',
        terrain: 'desert',
        by: 'nomads',
        as: 'home',
        position: 2,
        faction: 'yetis',
      },
    ]);
  });

  rule('fi.choosing.home-or-start', 'nor on a Starting terrain, though the text says Home', () => {
    const river = { taken: 'riverwalkers/lakes', wants: 'yetis' };
    expect(legal(river)).toBe('desert plains swamp forest mountains wasteland');
    expect(violationsOf(ask({ ...river, terrain: 'lakes' }))).toMatchObject([
      { clause: 'fi.choosing.home-or-start', by: 'riverwalkers', as: 'start' },
    ]);
  });

  rule('fi.choosing.ice-bars', 'later players may not take a Faction of that Home terrain', () => {
    expect(closed('ice-maidens/mountains')).toBe('engineers dwarves ice-maidens yetis');
    const reply = ask({ wants: 'ice-maidens', terrain: 'mountains' });
    expect(valueOf(reply).bars).toEqual(['engineers', 'dwarves']);
    expect(linesOf(reply, 'bars')).toMatchObject([
      { clause: 'fi.choosing.ice-bars', terrain: 'mountains', factions: ['engineers', 'dwarves'] },
    ]);
    // Nor that terrain.
    const next = { taken: 'ice-maidens/mountains', wants: 'shapeshifters' };
    expect(legal(next)).toBe('desert plains swamp lakes forest wasteland');
    expect(linesOf(ask({ wants: 'ice-maidens' }), 'bars')).toEqual([]);
  });

  rule('fi.choosing.ice-example', 'Pietro takes the Forest, and Anselmo no Witches', () => {
    const pietro = ask({ taken: 'giants,darklings', wants: 'ice-maidens', terrain: 'forest' });
    expect(valueOf(pietro)).toMatchObject({
      legal: ['desert', 'plains', 'lakes', 'forest', 'mountains'],
      bars: ['auren', 'witches'],
      pieces: 'white',
    });
    const taken = 'giants,darklings,ice-maidens/forest';
    for (const wants of ['witches', 'auren']) {
      expect(violationsOf(ask({ taken, wants }))).toMatchObject([
        { clause: 'fi.choosing.ice-bars', code: 'same-terrain', by: 'ice-maidens', position: 4 },
      ]);
    }
    expect(verdictOf(ask({ taken: 'giants', wants: 'yetis', terrain: 'wasteland' }))).toBe(
      'terrain-barred',
    );
  });
});

describe('Shapeshifters', () => {
  rule('fi.choosing.shapeshifters-when', 'they choose their home at once', () => {
    expect(citedBy(ask({ wants: 'shapeshifters' }))).toContain('fi.choosing.shapeshifters-when');
    expect(problemsOf(ask({ taken: 'shapeshifters' }))).toMatchObject([
      { field: 'taken', got: 'shapeshifters', reason: 'needs-terrain' },
    ]);
  });

  rule('fi.choosing.shapeshifters-barred', 'neither Home nor Starting terrains in play', () => {
    const input = { taken: 'witches,yetis/desert', wants: 'shapeshifters' };
    expect(legal(input)).toBe('plains swamp lakes mountains wasteland');
    expect(violationsOf(ask({ ...input, terrain: 'desert' }))).toMatchObject([
      { clause: 'fi.choosing.shapeshifters-barred', by: 'yetis', as: 'start' },
    ]);
  });

  rule(
    'fi.choosing.shapeshifters-bar',
    'later players may not take a Faction of their home',
    () => {
      const reply = ask({ taken: 'shapeshifters/lakes', wants: 'mermaids' });
      expect(violationsOf(reply)).toMatchObject([
        { clause: 'fi.choosing.shapeshifters-bar', code: 'same-terrain', terrain: 'lakes' },
      ]);
      expect(linesOf(ask({ wants: 'shapeshifters', terrain: 'lakes' }), 'bars')).toMatchObject([
        { clause: 'fi.choosing.shapeshifters-bar', factions: ['mermaids', 'swarmlings'] },
      ]);
    },
  );

  rule('fi.choosing.shapeshifters-example', 'Umberto cannot have the Witches’ Forest', () => {
    const umberto = { taken: 'witches', wants: 'shapeshifters' };
    expect(verdictOf(ask({ ...umberto, terrain: 'forest' }))).toBe('terrain-barred');
    const reply = ask({ ...umberto, terrain: 'wasteland' });
    expect(valueOf(reply).bars).toEqual(['chaos-magicians', 'giants']);
  });

  rule('fi.shapeshifters.pieces', 'their pieces have the color of the home they choose', () => {
    const color = (terrain: string): unknown =>
      valueOf(ask({ wants: 'shapeshifters', terrain })).pieces;
    expect(TERRAINS.map(color)).toEqual([
      'yellow',
      'brown',
      'black',
      'blue',
      'green',
      'gray',
      'red',
    ]);
    expect(color('')).toBeUndefined();
    expect(linesOf(ask({ wants: 'shapeshifters', terrain: 'lakes' }), 'pieces')).toMatchObject([
      { clause: 'fi.shapeshifters.pieces', color: 'blue' },
    ]);
    expect(linesOf(ask({ wants: 'witches' }), 'pieces')).toEqual([]);
  });
});

describe('pieces', () => {
  const pieces = (wants: string, terrain: string): readonly object[] =>
    linesOf(ask({ wants, terrain }), 'pieces');

  rule('fi.ice.pieces', 'an Ice Faction plays white wherever it starts', () => {
    for (const terrain of ['', ...TERRAINS]) {
      expect(pieces('yetis', terrain)).toMatchObject([{ clause: 'fi.ice.pieces', color: 'white' }]);
    }
  });

  rule('fi.volcano.pieces', 'a Volcano Faction plays orange wherever it starts', () => {
    for (const terrain of ['', ...TERRAINS]) {
      expect(pieces('acolytes', terrain)).toMatchObject([
        { clause: 'fi.volcano.pieces', color: 'orange' },
      ]);
    }
  });
});

describe('Riverwalkers', () => {
  rule('fi.choosing.riverwalkers-when', 'they choose their terrain at once', () => {
    expect(citedBy(ask({ wants: 'riverwalkers' }))).toContain('fi.choosing.riverwalkers-when');
    expect(problemsOf(ask({ taken: 'riverwalkers' }))).toMatchObject([
      { field: 'taken', got: 'riverwalkers', reason: 'needs-terrain' },
    ]);
  });

  rule('fi.choosing.riverwalkers-barred', 'neither Home nor Starting terrains in play', () => {
    const input = { taken: 'witches,yetis/desert', wants: 'riverwalkers' };
    expect(legal(input)).toBe('plains swamp lakes mountains wasteland');
    expect(violationsOf(ask({ ...input, terrain: 'forest' }))).toMatchObject([
      { clause: 'fi.choosing.riverwalkers-barred', by: 'witches', as: 'home' },
    ]);
  });

  rule('fi.choosing.riverwalkers-bar', 'later players may not take a Faction of that home', () => {
    expect(violationsOf(ask({ taken: 'riverwalkers/swamp', wants: 'darklings' }))).toMatchObject([
      { clause: 'fi.choosing.riverwalkers-bar', code: 'same-terrain', terrain: 'swamp' },
    ]);
  });
});

describe('Volcano Factions', () => {
  rule('fi.choosing.volcano-when', 'they choose their terrain when all Factions are chosen', () => {
    const reply = ask({ taken: 'witches', wants: 'dragonlords' });
    expect(valueOf(reply).when).toBe('last');
    expect(linesOf(reply, 'chooses-last')).toHaveLength(1);
    // Without a terrain they bar nobody, and with one nobody is left to bar.
    expect(verdictOf(ask({ taken: 'dragonlords', wants: 'nomads' }))).toBe('fine');
    expect(violationsOf(ask({ taken: 'dragonlords/lakes', wants: 'nomads' }))).toEqual([
      {
        clause: 'fi.choosing.volcano-when',
        code: 'too-early',
        position: 1,
        faction: 'dragonlords',
        terrain: 'lakes',
      },
    ]);
    expect(verdictOf(ask({ taken: 'dragonlords/lakes,nomads' }))).toBe('fine');
    expect(valueOf(ask({ wants: 'acolytes', terrain: 'desert' })).bars).toEqual([]);
    // At a full table it is their turn.
    const five = 'dragonlords,witches,giants,nomads,ice-maidens/plains';
    expect(valueOf(ask({ taken: five }))).toMatchObject({
      full: true,
      open: [],
      last: { faction: 'dragonlords', legal: ['swamp', 'lakes', 'mountains'] },
    });
    expect(linesOf(ask({ taken: five }), 'chooses-last')).toHaveLength(1);
    const seated = five.replace('dragonlords', 'dragonlords/lakes');
    expect(valueOf(ask({ taken: seated }))).toMatchObject({ full: true, last: undefined });
    const drawn = { taken: 'dragonlords,witches', auction: 'witches,dragonlords' };
    expect(valueOf(ask(drawn)).last?.legal).not.toContain('forest');
    expect(valueOf(ask({ ...drawn, taken: 'dragonlords' }))).toMatchObject({
      full: false,
      open: ['witches'],
      last: undefined,
    });
    const three = { taken: 'dragonlords,witches', auction: 'witches,dragonlords,nomads' };
    expect(valueOf(ask(three))).toMatchObject({ full: false, open: ['nomads'], last: undefined });
  });

  rule('fi.choosing.volcano-barred', 'neither Home nor Starting terrains in play', () => {
    const taken = 'witches,ice-maidens/desert';
    expect(legal({ taken, wants: 'acolytes' })).toBe('plains swamp lakes mountains wasteland');
    expect(violationsOf(ask({ taken, wants: 'acolytes', terrain: 'desert' }))).toMatchObject([
      { clause: 'fi.choosing.volcano-barred', by: 'ice-maidens', as: 'start' },
    ]);
    // Whoever chose later binds them too.
    expect(violationsOf(ask({ taken: 'acolytes/lakes,mermaids' }))).toMatchObject([
      { clause: 'fi.choosing.volcano-barred', by: 'mermaids', position: 1 },
    ]);
  });
});

describe('in an auction', () => {
  const auction = 'ice-maidens,witches,nomads,engineers';

  rule('fi.auction.terrain', 'no Home terrain of a Faction in the auction', () => {
    const wants = 'ice-maidens';
    expect(legal({ auction, wants })).toBe('plains swamp lakes wasteland');
    expect(violationsOf(ask({ auction, wants, terrain: 'mountains' }))).toMatchObject([
      { clause: 'fi.auction.terrain', code: 'terrain-barred', by: 'engineers', as: 'home' },
    ]);
    // Without the auction only the Factions taken count.
    expect(legal({ taken: 'witches', wants })).toBe(
      'desert plains swamp lakes mountains wasteland',
    );
    expect(citedBy(ask({ auction: 'acolytes,witches', wants: 'acolytes' }))).toContain(
      'fi.choosing.volcano-barred',
    );
  });

  rule('fi.auction.in-play', 'only the Factions drawn are open', () => {
    const reply = ask({ auction, taken: 'witches' });
    expect(valueOf(reply).open).toEqual(['engineers', 'nomads', 'ice-maidens']);
    expect(linesOf(reply, 'drawn')).toHaveLength(1);
    expect(violationsOf(ask({ auction, wants: 'giants' }))).toEqual([
      { clause: 'fi.auction.in-play', code: 'not-drawn', faction: 'giants', position: 1 },
    ]);
    expect(verdictOf(ask({ auction, taken: 'giants' }))).toBe('not-drawn');
  });
});

describe('a whole table', () => {
  test('while nobody decides, every closed Faction says why', () => {
    const reply = ask({ taken: 'witches,yetis/desert' });
    expect(linesOf(reply, 'same-terrain').map(({ faction, by }) => `${faction} ${by}`)).toEqual([
      'auren witches',
      'fakirs yetis',
      'nomads yetis',
    ]);
    expect(linesOf(reply, 'same-board')).toMatchObject([{ faction: 'ice-maidens', by: 'yetis' }]);
    expect(valueOf(reply)).toMatchObject({ wants: undefined, when: undefined, terrains: [] });
    expect(valueOf(reply).pieces).toBeUndefined();
  });

  test('a table that cannot have come about names the one who broke the rule', () => {
    expect(violationsOf(ask({ taken: 'witches,yetis/forest,auren' }))).toMatchObject([
      { code: 'terrain-barred', faction: 'yetis', by: 'witches', position: 2 },
      { code: 'same-terrain', faction: 'auren', by: 'witches', position: 3 },
      { code: 'same-terrain', faction: 'auren', by: 'yetis', position: 3 },
    ]);
  });

  test('the start state is open for a choice', () => {
    expect(valueOf(factionChoice.ask(factionChoice.form.start)).legal).toHaveLength(5);
  });

  test('whatever is open can be chosen with whatever terrain is legal', () => {
    const chosen = fc.uniqueArray(fc.constantFrom(...FACTIONS), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(chosen, fc.array(fc.nat(6), { minLength: 5, maxLength: 5 }), (wanted, picks) => {
        const taken: string[] = [];
        for (const [i, faction] of wanted.entries()) {
          const { open } = valueOf(ask({ taken: taken.join() }));
          if (!open.includes(faction)) continue;
          const { legal: terrains, when } = valueOf(ask({ taken: taken.join(), wants: faction }));
          const terrain = when === 'at-once' ? terrains[(picks[i] ?? 0) % terrains.length] : '';
          expect(
            verdictOf(ask({ taken: taken.join(), wants: faction, terrain: terrain ?? '' })),
          ).toBe('fine');
          taken.push(terrain ? `${faction}/${terrain}` : faction);
        }
        expect(verdictOf(ask({ taken: taken.join() }))).toBe('fine');
      }),
    );
  });
});

describe('choices that cannot be read', () => {
  const five: readonly Faction[] = ['witches', 'nomads', 'giants', 'mermaids', 'cultists'];

  test.each([
    [
      'no such Faction',
      { taken: 'elves' },
      { field: 'taken', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
    [
      'a home that is not printed',
      { taken: 'witches/lakes' },
      { field: 'taken', code: 'not-an-option', got: 'lakes', options: ['forest'] },
    ],
    [
      'a Faction twice',
      { taken: 'witches,witches' },
      { field: 'taken', code: 'not-readable', got: 'witches', reason: 'twice' },
    ],
    [
      'a sixth player',
      { taken: five.join(), wants: 'yetis' },
      { field: 'taken', code: 'wrong-count', got: 5, min: 0, max: 4 },
    ],
    [
      'a wish for elves',
      { wants: 'elves' },
      { field: 'wants', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
    [
      'a start on Ice',
      { wants: 'yetis', terrain: 'ice' },
      { field: 'terrain', code: 'not-an-option', got: 'ice', options: TERRAINS },
    ],
    [
      'an auction of one',
      { auction: 'yetis' },
      { field: 'auction', code: 'wrong-count', got: 1, min: 2, max: 5 },
    ],
    [
      'an auction of six',
      { auction: 'yetis,witches,nomads,giants,halflings,mermaids' },
      { field: 'auction', code: 'wrong-count', got: 6, min: 2, max: 5 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('five players may have chosen', () => {
    expect(verdictOf(ask({ taken: five.join() }))).toBe('fine');
  });
});
