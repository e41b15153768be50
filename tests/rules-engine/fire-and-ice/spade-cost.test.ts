import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FACTIONS,
  FACTION_FACTS,
  GROUNDS,
  MOMENTS,
  spadeCost,
  TERRAINS,
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

const ask = asking(spadeCost);

type Input = Parameters<typeof ask>[0];

/** `desert 3, plains 3` …: Spades, tokens or steps from every terrain to one's own. */
const table = (input: Input): string =>
  valueOf(ask({ from: 'desert', ...input }))
    .table.map(({ terrain, price }) => `${terrain} ${String(price)}`)
    .join(', ');

const spades = (input: Input): number => valueOf(ask(input)).spades;

const way = (input: Input): string => valueOf(ask(input)).way.join(' ');

/** `plains|wasteland` for one Spade, then for two, then for three. */
const reach = (input: Input): string =>
  valueOf(ask(input))
    .reach.map(({ grounds }) => grounds.join('|'))
    .join(' ');

const best = (input: Input): string =>
  valueOf(ask(input))
    .reach.map((each) => each.best ?? '-')
    .join(' ');

const NOMADS = { faction: 'nomads', home: '' };
const MAIDENS = { faction: 'ice-maidens', home: 'forest' };

describe('where Factions live', () => {
  rule('fi.terrains.settled', 'Ice Factions settle on Ice, Volcano Factions on Volcanoes', () => {
    expect(valueOf(ask({ ...MAIDENS, from: 'lakes' })).to).toBe('ice');
    expect(valueOf(ask({ faction: 'yetis', home: 'desert', from: 'lakes' })).to).toBe('ice');
    expect(valueOf(ask({ faction: 'acolytes', from: 'lakes' })).to).toBe('volcano');
    expect(valueOf(ask({ faction: 'dragonlords', from: 'lakes' })).to).toBe('volcano');
    expect(valueOf(ask({ ...NOMADS, from: 'lakes' })).to).toBe('desert');
    expect(linesOf(ask({ ...MAIDENS, from: 'lakes' }), 'settles')).toMatchObject([
      { faction: 'ice-maidens', ground: 'ice' },
    ]);
    expect(linesOf(ask({ ...NOMADS, from: 'lakes' }), 'settles')).toEqual([]);
  });

  rule('fi.terrains.for-good', 'Ice and Volcano are never transformed', () => {
    for (const from of ['ice', 'volcano']) {
      expect(violationsOf(ask({ ...NOMADS, from }))).toEqual([
        { clause: 'fi.terrains.for-good', code: 'for-good', from },
      ]);
      expect(verdictOf(ask({ faction: 'giants', from }))).toBe('for-good');
      // Nor can the Riverwalkers unlock it.
      expect(verdictOf(ask({ faction: 'riverwalkers', home: 'lakes', from }))).toBe('for-good');
    }
    expect(verdictOf(ask({ ...MAIDENS, from: 'volcano' }))).toBe('for-good');
    expect(verdictOf(ask({ ...MAIDENS, from: 'ice', to: 'lakes' }))).toBe('for-good');
    expect(verdictOf(ask({ faction: 'acolytes', home: '', from: 'volcano', to: 'lakes' }))).toBe(
      'for-good no-stopping',
    );
  });

  rule('fi.terrains.settled', 'whoever settles Ice or Volcano pays nothing for it there', () => {
    const ice = ask({ ...MAIDENS, from: 'ice' });
    expect(valueOf(ice)).toMatchObject({
      from: 'ice',
      to: 'ice',
      spades: 0,
      workers: 0,
      reach: [],
    });
    expect(linesOf(ice, 'already-there')).toMatchObject([
      { clause: 'fi.terrains.settled', terrain: 'ice' },
    ]);
    // Its own Starting terrain is as far as Ice goes.
    expect(verdictOf(ask({ ...MAIDENS, home: 'forest', from: 'ice', to: 'forest' }))).toBe('fine');
    for (const faction of ['acolytes', 'dragonlords']) {
      const volcano = ask({ faction, home: '', from: 'volcano' });
      expect(valueOf(volcano)).toMatchObject({ to: 'volcano', tokens: 0, steps: 0, table: [] });
      expect(linesOf(volcano, 'already-volcano')).toMatchObject([{ faction }]);
      expect(verdictOf(ask({ faction, home: '', from: 'ice' }))).toBe('not-ice');
    }
  });

  rule('fi.riverwalkers.no-transforming', 'their own terrain they settle as it is', () => {
    const own = { faction: 'riverwalkers', home: 'desert', from: 'desert' };
    expect(linesOf(ask(own), 'already-there')).toMatchObject([
      { clause: 'fi.riverwalkers.no-transforming', terrain: 'desert' },
    ]);
    expect(valueOf(ask(own))).toMatchObject({ spades: 0, to: 'desert' });
    expect(verdictOf(ask({ ...own, to: 'lakes' }))).toBe('never-transforms');
    expect(verdictOf(ask({ ...own, from: 'lakes' }))).toBe('never-transforms');
    expect(verdictOf(ask({ ...own, level: '1' }))).toBe('no-such-level');
  });
});

describe('counting Spades', () => {
  rule(
    'fi.spades.cycle',
    'each terrain is one Spade from the next, the last from the first',
    () => {
      expect(valueOf(ask({})).wheel).toEqual(TERRAINS);
      for (const [i, from] of TERRAINS.entries()) {
        const home = TERRAINS[(i + 1) % TERRAINS.length] ?? from;
        expect(spades({ faction: 'shapeshifters', home, from })).toBe(1);
        expect(spades({ faction: 'shapeshifters', home: from, from })).toBe(0);
      }
      expect(linesOf(ask({ ...NOMADS, from: 'desert' }), 'already-there')).toMatchObject([
        { clause: 'fi.spades.cycle', terrain: 'desert' },
      ]);
    },
  );

  rule('fi.spades.shorter-way', 'the shorter way round counts', () => {
    expect(table(NOMADS)).toBe(
      'desert 0, plains 1, swamp 2, lakes 3, forest 3, mountains 2, wasteland 1',
    );
    expect(way({ ...NOMADS, from: 'forest' })).toBe('forest mountains wasteland desert');
    expect(way({ ...NOMADS, from: 'lakes' })).toBe('lakes swamp plains desert');
    expect(linesOf(ask({ ...NOMADS, from: 'mountains' }), 'way')).toEqual([
      {
        clause: 'fi.spades.shorter-way',
        code: 'way',
        way: ['mountains', 'wasteland', 'desert'],
        spades: 2,
        other: 5,
      },
    ]);
  });

  rule('fi.spades.partial', 'one may stop on any other terrain, either way round', () => {
    expect(spades({ ...NOMADS, from: 'forest', to: 'mountains' })).toBe(1);
    expect(valueOf(ask({ ...NOMADS, from: 'forest', to: 'mountains' })).to).toBe('mountains');
    expect(spades({ ...NOMADS, from: 'forest', to: 'lakes' })).toBe(1);
    expect(reach({ ...NOMADS, from: 'forest' })).toBe(
      'mountains|lakes wasteland|swamp desert|plains',
    );
    expect(best({ ...NOMADS, from: 'forest' })).toBe('mountains wasteland desert');
    // Further Spades are left over once one's own terrain is reached.
    expect(reach({ ...NOMADS, from: 'plains' })).toBe('swamp|desert lakes|desert forest|desert');
    expect(linesOf(ask({ ...NOMADS, from: 'plains' }), 'reach')).toMatchObject([
      { spades: 1, grounds: ['swamp', 'desert'], best: 'desert' },
      { spades: 2, best: 'desert' },
      { spades: 3, best: 'desert' },
    ]);
    expect(linesOf(ask({ ...NOMADS, from: 'forest', to: 'lakes' }), 'stops')).toMatchObject([
      { clause: 'fi.spades.partial', to: 'lakes', own: 'desert' },
    ]);
  });

  rule('fi.spades.not-through-home', 'the way to another terrain leads round one’s own', () => {
    const reply = ask({ ...NOMADS, from: 'wasteland', to: 'plains' });
    expect(valueOf(reply).spades).toBe(5);
    expect(way({ ...NOMADS, from: 'wasteland', to: 'plains' })).toBe(
      'wasteland mountains forest lakes swamp plains',
    );
    expect(linesOf(reply, 'detour')).toMatchObject([{ home: 'desert', spades: 5, short: 2 }]);
    expect(spades({ faction: 'witches', from: 'mountains', to: 'swamp' })).toBe(4);
    // Setting out from home, or arriving there, is no passing through.
    expect(spades({ ...NOMADS, from: 'desert', to: 'swamp' })).toBe(2);
    expect(spades({ ...NOMADS, from: 'swamp', to: 'desert' })).toBe(2);
    expect(spades({ ...MAIDENS, from: 'lakes', to: 'mountains' })).toBe(5);
  });

  test('the wheel is told which way to turn', () => {
    expect(valueOf(ask({ ...NOMADS, from: 'forest' })).turn).toBe('forward');
    expect(valueOf(ask({ ...NOMADS, from: 'lakes' })).turn).toBe('backward');
    expect(valueOf(ask({ ...NOMADS, from: 'desert' })).turn).toBeUndefined();
    expect(way({ ...NOMADS, from: 'desert' })).toBe('desert');
  });

  test('from one’s own terrain nothing is closest to it', () => {
    expect(best({ ...NOMADS, from: 'desert' })).toBe('- - -');
    expect(reach({ ...NOMADS, from: 'desert' })).toBe(
      'plains|wasteland swamp|mountains lakes|forest',
    );
  });

  test('a stop where the space is already costs nothing', () => {
    expect(spades({ ...NOMADS, from: 'lakes', to: 'lakes' })).toBe(0);
    expect(linesOf(ask({ ...NOMADS, from: 'lakes', to: 'lakes' }), 'already-there')).toHaveLength(
      1,
    );
  });
});

describe('what Spades cost', () => {
  rule('fi.spades.price', 'a Spade costs 3 workers', () => {
    expect(valueOf(ask({ ...NOMADS, from: 'lakes' }))).toMatchObject({ spades: 3, workers: 9 });
    expect(linesOf(ask({ ...NOMADS, from: 'swamp' }), 'price')).toEqual([
      {
        clause: 'fi.spades.price',
        code: 'price',
        paidIn: 'workers',
        spades: 2,
        each: 3,
        amount: 6,
      },
    ]);
  });

  rule('fi.spades.digging', 'each advance makes a Spade one worker cheaper', () => {
    const from = 'lakes';
    expect(valueOf(ask({ ...NOMADS, from, level: '1' })).workers).toBe(6);
    expect(valueOf(ask({ ...NOMADS, from, level: '2' })).workers).toBe(3);
    expect(valueOf(ask({ ...NOMADS, from })).levels).toEqual([
      { level: 0, each: 3, amount: 9 },
      { level: 1, each: 2, amount: 6 },
      { level: 2, each: 1, amount: 3 },
    ]);
    expect(linesOf(ask({ ...NOMADS, from, level: '1' }), 'level')).toMatchObject([
      { level: 1, before: 3, after: 2 },
    ]);
    const advance = { workers: 2, coins: 5, priests: 1, points: 6 };
    expect(valueOf(ask({ ...NOMADS, from, level: '1' })).advance).toEqual(advance);
    expect(valueOf(ask({ ...NOMADS, from, level: '2' })).advance).toBeUndefined();
    expect(valueOf(ask({ ...MAIDENS, from })).advance).toEqual({ ...advance, workers: 1 });
    expect(valueOf(ask({ faction: 'halflings', from })).advance).toEqual({ ...advance, coins: 1 });
    expect(linesOf(ask({ ...MAIDENS, from }), 'advance')).toEqual([
      { clause: 'fi.spades.digging', code: 'advance', level: 1, ...advance, workers: 1 },
    ]);
  });

  rule('fi.spades.no-digging', 'Shapeshifters and Darklings never advance, Fakirs once', () => {
    const shapeshifters = { faction: 'shapeshifters', home: 'lakes', from: 'swamp' };
    expect(violationsOf(ask({ ...shapeshifters, level: '1' }))).toEqual([
      {
        clause: 'fi.spades.no-digging',
        code: 'no-such-level',
        faction: 'shapeshifters',
        level: 1,
        highest: 0,
      },
    ]);
    expect(valueOf(ask(shapeshifters)).advance).toBeUndefined();
    expect(linesOf(ask(shapeshifters), 'level-ends')).toMatchObject([{ highest: 0 }]);
    expect(verdictOf(ask({ faction: 'darklings', from: 'lakes', level: '1' }))).toBe(
      'no-such-level',
    );
    expect(valueOf(ask({ faction: 'fakirs', from: 'plains', level: '1' })).workers).toBe(2);
    expect(verdictOf(ask({ faction: 'fakirs', from: 'plains', level: '2' }))).toBe('no-such-level');
    expect(verdictOf(ask({ faction: 'acolytes', from: 'plains', level: '1' }))).toBe(
      'no-such-level',
    );
    expect(linesOf(ask({ ...NOMADS, from: 'plains' }), 'level-ends')).toEqual([]);
  });

  rule('fi.spades.darklings', 'Darklings pay 1 Priest a Spade and score 2 points for it', () => {
    const reply = ask({ faction: 'darklings', from: 'desert' });
    expect(valueOf(reply)).toMatchObject({ spades: 2, workers: 0, priests: 2, points: 4 });
    expect(linesOf(reply, 'price')).toMatchObject([{ paidIn: 'priests', each: 1, amount: 2 }]);
    expect(linesOf(reply, 'spade-points')).toMatchObject([{ spades: 2, each: 2, points: 4 }]);
    expect(linesOf(ask({ faction: 'darklings', from: 'swamp' }), 'spade-points')).toEqual([]);
    expect(valueOf(ask({ faction: 'alchemists', from: 'desert' }))).toMatchObject({
      workers: 6,
      priests: 0,
      points: 0,
    });
  });

  rule('fi.spades.halflings', 'Halflings pay like others and score 1 point for each Spade', () => {
    const reply = ask({ faction: 'halflings', from: 'forest' });
    expect(valueOf(reply)).toMatchObject({ spades: 3, workers: 9, points: 3 });
    expect(linesOf(reply, 'spade-points')).toEqual([
      {
        clause: 'fi.spades.halflings',
        code: 'spade-points',
        faction: 'halflings',
        spades: 3,
        each: 1,
        points: 3,
      },
    ]);
    expect(linesOf(ask({ faction: 'halflings', from: 'plains' }), 'spade-points')).toEqual([]);
    expect(valueOf(ask({ faction: 'cultists', from: 'forest' })).points).toBe(0);
  });

  rule('fi.spades.giants', 'Giants always need 2 Spades and go straight to Wasteland', () => {
    expect(table({ faction: 'giants' })).toBe(
      'desert 2, plains 2, swamp 2, lakes 2, forest 2, mountains 2, wasteland 0',
    );
    expect(way({ faction: 'giants', from: 'lakes' })).toBe('lakes wasteland');
    expect(reach({ faction: 'giants', from: 'desert' })).toBe(' wasteland wasteland');
    expect(reach({ faction: 'giants', from: 'wasteland' })).toBe('  ');
    expect(linesOf(ask({ faction: 'giants', from: 'desert' }), 'counts-from')).toEqual([]);
    // What Spades make of Wasteland is nothing to Giants; others may transform their own terrain.
    expect(linesOf(ask({ faction: 'giants', from: 'desert' }), 'reach')).toHaveLength(3);
    expect(linesOf(ask({ faction: 'giants', from: 'wasteland' }), 'reach')).toEqual([]);
    expect(linesOf(ask({ ...NOMADS, from: 'desert' }), 'reach')).toHaveLength(3);
    expect(linesOf(ask({ ...NOMADS, from: 'desert', to: 'lakes' }), 'reach')).toHaveLength(3);
    expect(violationsOf(ask({ faction: 'giants', from: 'lakes', to: 'forest' }))).toEqual([
      {
        clause: 'fi.spades.giants',
        code: 'no-stopping',
        faction: 'giants',
        to: 'forest',
        own: 'wasteland',
      },
    ]);
    expect(spades({ faction: 'giants', from: 'lakes', to: 'wasteland' })).toBe(2);
    expect(spades({ faction: 'chaos-magicians', from: 'desert' })).toBe(1);
  });
});

describe('Ice Factions', () => {
  rule('fi.ice.starting-terrain', 'Spades are counted from the Starting terrain', () => {
    expect(spades({ ...MAIDENS, home: 'desert', from: 'plains' })).toBe(1);
    expect(spades({ ...MAIDENS, home: 'lakes', from: 'plains' })).toBe(2);
    expect(linesOf(ask(MAIDENS), 'counts-from')).toMatchObject([
      { clause: 'fi.ice.starting-terrain', home: 'forest' },
    ]);
    const setup = { ...MAIDENS, moment: 'setup' };
    expect(violationsOf(ask({ ...setup, from: 'desert' }))).toEqual([
      {
        clause: 'fi.ice.starting-terrain',
        code: 'not-your-start',
        faction: 'ice-maidens',
        from: 'desert',
        start: 'forest',
      },
    ]);
  });

  rule('fi.ice.first-structures', 'the Ice under the first Structures is free', () => {
    const reply = ask({ ...MAIDENS, moment: 'setup', from: 'forest' });
    expect(valueOf(reply)).toMatchObject({ to: 'ice', spades: 0, workers: 0 });
    expect(linesOf(reply, 'first-structures')).toMatchObject([
      { clause: 'fi.ice.first-structures', terrain: 'forest', ground: 'ice' },
    ]);
    // During the game the same space costs a Spade.
    expect(spades({ ...MAIDENS, from: 'forest' })).toBe(1);
  });

  rule('fi.ice.spades', 'Ice costs the Spades up to the Starting terrain', () => {
    expect(way({ ...MAIDENS, from: 'desert' })).toBe('desert wasteland mountains forest');
    expect(linesOf(ask({ ...MAIDENS, from: 'desert' }), 'way')).toMatchObject([
      { clause: 'fi.ice.spades', spades: 3, other: 4 },
    ]);
  });

  rule('fi.ice.own-start', 'the Starting terrain itself costs exactly 1 Spade', () => {
    for (const home of TERRAINS) expect(spades({ ...MAIDENS, home, from: home })).toBe(1);
    expect(linesOf(ask({ ...MAIDENS, from: 'forest' }), 'own-start')).toMatchObject([
      { terrain: 'forest', spades: 1 },
    ]);
    // For the others the same space is free.
    expect(spades({ faction: 'witches', from: 'forest' })).toBe(0);
  });

  rule('fi.ice.partial', 'they may stop on any other terrain', () => {
    const reply = ask({ ...MAIDENS, from: 'desert', to: 'plains' });
    expect(valueOf(reply)).toMatchObject({ to: 'plains', spades: 1 });
    expect(linesOf(reply, 'stops')).toMatchObject([{ clause: 'fi.ice.partial', own: 'ice' }]);
    expect(reach({ ...MAIDENS, from: 'desert' })).toBe(
      'plains|wasteland swamp|mountains lakes|ice',
    );
  });

  rule('fi.ice.arriving', 'whoever arrives at the Starting terrain gets Ice', () => {
    const reply = ask({ ...MAIDENS, from: 'lakes', to: 'forest' });
    expect(valueOf(reply)).toMatchObject({ to: 'ice', spades: 1 });
    expect(linesOf(reply, 'arrives')).toMatchObject([{ to: 'forest' }]);
    expect(reach({ ...MAIDENS, from: 'lakes' })).toBe('ice|swamp ice|plains ice|desert');
    expect(reach({ ...MAIDENS, from: 'forest' })).toBe('ice ice ice');
    expect(reach({ ...MAIDENS, from: 'forest', to: 'lakes' })).toBe('');
    expect(best({ ...MAIDENS, from: 'forest' })).toBe('ice ice ice');
    // A Home terrain stays what it is.
    const witches = ask({ faction: 'witches', from: 'lakes', to: 'forest' });
    expect(valueOf(witches).to).toBe('forest');
    expect(linesOf(witches, 'arrives')).toEqual([]);
  });

  rule('fi.ice.forest-example', 'the printed table for a start in the Forest', () => {
    expect(table(MAIDENS)).toBe(
      'desert 3, plains 3, swamp 2, lakes 1, forest 1, mountains 1, wasteland 2',
    );
  });
});

describe('Shapeshifters', () => {
  rule('fi.shapeshifters.spades', 'Spades are counted to the Home terrain of the moment', () => {
    const shapeshifters = { faction: 'shapeshifters', from: 'plains' };
    expect(spades({ ...shapeshifters, home: 'lakes' })).toBe(2);
    expect(spades({ ...shapeshifters, home: 'forest' })).toBe(3);
    expect(spades({ ...shapeshifters, home: 'plains' })).toBe(0);
    expect(linesOf(ask({ ...shapeshifters, home: 'lakes' }), 'counts-from')).toMatchObject([
      { clause: 'fi.shapeshifters.spades', home: 'lakes' },
    ]);
  });

  rule('fi.shapeshifters.wasteland-example', 'the printed table for Wasteland', () => {
    expect(table({ faction: 'shapeshifters', home: 'wasteland' })).toBe(
      'desert 1, plains 2, swamp 3, lakes 3, forest 2, mountains 1, wasteland 0',
    );
  });
});

describe('Volcano Factions', () => {
  const OPPONENTS = 'witches,ice-maidens/desert';

  rule('fi.volcano.first-structures', 'the Volcano under the first Structures is free', () => {
    const setup = { faction: 'dragonlords', home: 'lakes', moment: 'setup' };
    const reply = ask({ ...setup, from: 'lakes' });
    expect(valueOf(reply)).toMatchObject({ to: 'volcano', tokens: 0, steps: 0 });
    expect(citedBy(reply)).toContain('fi.volcano.first-structures');
    expect(violationsOf(ask({ ...setup, from: 'swamp' }))).toMatchObject([
      { clause: 'fi.volcano.first-structures', code: 'not-your-start', start: 'lakes' },
    ]);
  });

  rule('fi.volcano.start-forgotten', 'later the Starting terrain costs like any other', () => {
    for (const home of TERRAINS) {
      expect(valueOf(ask({ faction: 'dragonlords', home, from: 'lakes' })).tokens).toBe(1);
    }
    expect(valueOf(ask({ faction: 'dragonlords', home: 'lakes', from: 'lakes' })).home).toBe(
      undefined,
    );
    expect(
      linesOf(ask({ faction: 'acolytes', home: 'lakes', from: 'lakes' }), 'start-forgotten'),
    ).toMatchObject([{ terrain: 'lakes' }]);
    expect(
      linesOf(ask({ faction: 'acolytes', home: 'lakes', from: 'swamp' }), 'start-forgotten'),
    ).toEqual([]);
    // Nothing is said of a start that another player rules out: it is not where they began.
    const witches = { faction: 'acolytes', home: 'forest', from: 'forest', opponents: 'witches' };
    expect(valueOf(ask(witches)).steps).toBe(4);
    expect(linesOf(ask(witches), 'start-forgotten')).toEqual([]);
  });

  rule('fi.volcano.no-points', 'a Volcano tile scores nothing', () => {
    for (const faction of ['dragonlords', 'acolytes']) {
      const reply = ask({ faction, from: 'forest', opponents: OPPONENTS });
      expect(valueOf(reply).points).toBe(0);
      expect(linesOf(reply, 'no-points')).toMatchObject([{ points: 0 }]);
    }
  });

  rule('fi.volcano.no-home-terrain', 'a Starting terrain of another player costs no more', () => {
    const reply = ask({ faction: 'dragonlords', from: 'desert', opponents: OPPONENTS });
    expect(valueOf(reply).tokens).toBe(1);
    expect(linesOf(reply, 'start-only')).toMatchObject([
      { terrain: 'desert', faction: 'ice-maidens' },
    ]);
    const river = { faction: 'acolytes', from: 'lakes', opponents: 'riverwalkers/lakes' };
    expect(valueOf(ask(river)).steps).toBe(3);
    // The Witches' and the Shapeshifters' are Home terrains.
    expect(linesOf(ask({ ...river, from: 'forest', opponents: OPPONENTS }), 'start-only')).toEqual(
      [],
    );
    expect(valueOf(ask({ ...river, opponents: 'shapeshifters/lakes' })).steps).toBe(4);
    expect(table({ faction: 'acolytes', opponents: OPPONENTS })).toBe(
      'desert 3, plains 3, swamp 3, lakes 3, forest 4, mountains 3, wasteland 3',
    );
  });

  rule('fi.volcano.not-ice', 'Ice does not become a Volcano', () => {
    for (const faction of ['dragonlords', 'acolytes']) {
      expect(violationsOf(ask({ faction, from: 'ice' }))).toEqual([
        { clause: 'fi.volcano.not-ice', code: 'not-ice', faction },
      ]);
    }
  });

  rule('fi.volcano.no-spades', 'they use no Spades', () => {
    const reply = ask({ faction: 'dragonlords', from: 'forest', opponents: OPPONENTS });
    expect(valueOf(reply)).toMatchObject({ spades: 0, workers: 0, way: [], reach: [], levels: [] });
    expect(linesOf(reply, 'no-spades')).toHaveLength(1);
  });

  rule('fi.volcano.no-halfway', 'they cannot stop on the way', () => {
    expect(violationsOf(ask({ faction: 'acolytes', from: 'forest', to: 'lakes' }))).toMatchObject([
      { clause: 'fi.volcano.no-halfway', code: 'no-stopping', own: 'volcano' },
    ]);
  });
});

describe('questions without an answer in Spades', () => {
  rule('fi.riverwalkers.no-transforming', 'the Riverwalkers transform nothing', () => {
    expect(violationsOf(ask({ faction: 'riverwalkers', home: 'lakes', from: 'desert' }))).toEqual([
      { clause: 'fi.riverwalkers.no-transforming', code: 'never-transforms' },
    ]);
    expect(verdictOf(ask({ faction: 'riverwalkers', home: '', from: 'desert' }))).toBe(
      'never-transforms',
    );
  });

  test('the first Structures of the others stand on their own terrain', () => {
    const setup = { moment: 'setup', from: 'desert' };
    expect(citedBy(ask({ ...NOMADS, ...setup }))).toEqual(['fi.spades.cycle']);
    expect(verdictOf(ask({ faction: 'witches', ...setup }))).toBe('not-your-start');
    const walkers = { faction: 'riverwalkers', ...setup };
    expect(citedBy(ask({ ...walkers, home: 'desert' }))).toEqual([
      'fi.riverwalkers.no-transforming',
    ]);
    expect(citedBy(ask({ ...walkers, home: 'lakes' }))).toEqual(['fi.riverwalkers.settle']);
  });

  test('everything that is wrong is said at once', () => {
    expect(verdictOf(ask({ faction: 'fakirs', from: 'ice', level: '2' }))).toBe(
      'for-good no-such-level',
    );
    expect(verdictOf(ask({ faction: 'acolytes', from: 'ice', to: 'lakes', level: '2' }))).toBe(
      'not-ice no-stopping no-such-level',
    );
  });
});

describe('properties', () => {
  const digging = fc.record({
    faction: fc.constantFrom(...FACTIONS.filter((name) => FACTION_FACTS[name].digging)),
    home: fc.constantFrom(...TERRAINS),
    from: fc.constantFrom(...TERRAINS),
    to: fc.constantFrom('', ...TERRAINS),
  });

  test('a way has as many steps as Spades, and no own terrain inside', () => {
    fc.assert(
      fc.property(digging, (input) => {
        const reply = ask(input);
        if (reply.kind !== 'answer' || input.faction === 'giants') return;
        const { way: taken, spades: count, home } = reply.answer.value;
        if (taken.length > 1) expect(taken).toHaveLength(count + 1);
        expect(taken.slice(1, -1)).not.toContain(home);
        expect(count).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('whatever 1 to 3 Spades reach, they reach at that price or less', () => {
    fc.assert(
      fc.property(digging, (input) => {
        const { reach: outcomes, own } = valueOf(ask({ ...input, to: '' }));
        for (const { spades: count, grounds } of outcomes) {
          for (const ground of grounds) {
            const to = ground === own ? '' : ground;
            expect(spades({ ...input, to })).toBeLessThanOrEqual(count);
          }
        }
      }),
    );
  });

  test('every question made of options gets an answer or a reason', () => {
    fc.assert(
      fc.property(
        fc.record({
          faction: fc.constantFrom(...FACTIONS),
          home: fc.constantFrom(...TERRAINS),
          from: fc.constantFrom(...GROUNDS),
          to: fc.constantFrom('', ...TERRAINS),
          level: fc.constantFrom('', '0', '1', '2'),
          moment: fc.constantFrom(...MOMENTS),
        }),
        (input) => {
          expect(ask(input).kind).not.toBe('unreadable');
        },
      ),
    );
  });
});

describe('questions that cannot be read', () => {
  test.each([
    [
      'no such Faction',
      { faction: 'elves' },
      { field: 'faction', code: 'not-an-option', got: 'elves', options: FACTIONS },
    ],
    ['an Ice Faction without a start', { home: '' }, { field: 'home', code: 'missing' }],
    [
      'a home on Ice',
      { home: 'ice' },
      { field: 'home', code: 'not-an-option', got: 'ice', options: TERRAINS },
    ],
    [
      'Shapeshifters without a home',
      { faction: 'shapeshifters', home: '' },
      { field: 'home', code: 'missing' },
    ],
    [
      'a Volcano Faction without a start, at setup',
      { faction: 'acolytes', home: '', moment: 'setup' },
      { field: 'home', code: 'missing' },
    ],
    ['no terrain', { from: '' }, { field: 'from', code: 'missing' }],
    [
      'a river',
      { to: 'river' },
      { field: 'to', code: 'not-an-option', got: 'river', options: TERRAINS },
    ],
    [
      'a third advance',
      { level: '3' },
      { field: 'level', code: 'out-of-range', got: 3, min: 0, max: 2 },
    ],
    ['half an advance', { level: '1.5' }, { field: 'level', code: 'not-whole', got: '1.5' }],
    [
      'Shapeshifters who do not say where they live',
      { opponents: 'shapeshifters' },
      {
        field: 'opponents',
        code: 'not-readable',
        got: 'shapeshifters',
        reason: 'needs-terrain',
      },
    ],
    [
      'the player among the opponents',
      { opponents: 'witches,ice-maidens' },
      { field: 'opponents', code: 'not-readable', got: 'ice-maidens', reason: 'yourself' },
    ],
    [
      'six players',
      { opponents: 'witches,nomads,giants,mermaids,cultists' },
      { field: 'opponents', code: 'wrong-count', got: 5, min: 0, max: 4 },
    ],
    [
      'no such moment',
      { moment: 'later' },
      { field: 'moment', code: 'not-an-option', got: 'later', options: MOMENTS },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });

  test('every field that is wrong is named', () => {
    const fields = problemsOf(ask({ faction: '', from: '', moment: '' })).map(({ field }) => field);
    expect(fields).toEqual(['faction', 'from', 'moment']);
  });
});
