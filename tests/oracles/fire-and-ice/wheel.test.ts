import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { FACTIONS, GROUNDS, spadeCost } from '#engine/fire-and-ice/index.ts';
import { homeOf, RING, transforming, type Dug, type Price } from './wheel.ts';

const engine = (dug: Dug, opponents: string): Price | undefined => {
  const { faction, home, from, to, level } = dug;
  const reply = spadeCost.ask({
    ...spadeCost.form.start,
    ...{ faction, home, from, to, opponents },
    level: String(level),
  });
  if (reply.kind === 'unreadable') expect.fail(JSON.stringify({ dug, reply }));
  if (reply.kind === 'violations') return undefined;
  const { to: becomes, spades, workers, priests, tokens, steps, points } = reply.answer.value;
  return { to: becomes, spades, workers, priests, tokens, steps, points };
};

/** Tables for the Volcano Factions, with the Home terrains in play. */
const TABLES = [
  { opponents: '', taken: [] },
  { opponents: 'witches,nomads', taken: ['forest', 'desert'] },
  { opponents: 'shapeshifters/lakes,yetis/swamp', taken: ['lakes'] },
  { opponents: 'riverwalkers/plains,giants', taken: ['wasteland'] },
];

test.each(FACTIONS.map((faction) => [faction]))(
  'every terrain, from and to, at every level: %s',
  (faction) => {
    const homes = RING.filter((home) => homeOf({ faction, home }) === home);
    const tables = ['dragonlords', 'acolytes'].includes(faction) ? TABLES : TABLES.slice(0, 1);
    let positions = 0;
    for (const home of homes)
      for (const from of GROUNDS)
        for (const to of ['', ...RING])
          for (const level of [0, 1, 2])
            for (const { opponents, taken } of tables) {
              const dug = { faction, home, from, to, level, taken };
              const [mine, theirs] = [transforming(dug), engine(dug, opponents)];
              positions++;
              if (!isDeepStrictEqual(mine, theirs))
                expect({ dug, price: theirs }).toEqual({ dug, price: mine });
            }
    expect(positions).toBeGreaterThan(200);
  },
);
