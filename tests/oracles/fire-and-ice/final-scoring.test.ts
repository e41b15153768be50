import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalScoring } from '#engine/fire-and-ice/index.ts';

/*
 * A second opinion on a whole final scoring, told as one does it at the table: fi.scoring.area,
 * fi.scoring.places, fi.scoring.ties, fi.scoring.cults, fi.scoring.left-over, fi.scoring.burn,
 * fi.scoring.alchemists, fi.scoring.winner, fi.scoring.shared-victory. Shares are rounded down and a
 * result of 0 takes no place.
 */
interface Told {
  readonly faction: string;
  readonly points: number;
  readonly area: number;
  readonly outposts: number;
  readonly cults: readonly [number, number, number, number];
  readonly left: readonly [number, number, number, number, number];
}

/** Hands out prizes from the best result down; who ties shares what they take together. */
const handOut = (results: readonly number[], prizes: readonly number[]): readonly number[] => {
  const given = results.map(() => 0);
  let next = 0;
  for (let result = Math.max(...results); result > 0; result--) {
    const tied = results.flatMap((each, i) => (each === result ? [i] : []));
    let pot = 0;
    for (let taken = 0; taken < tied.length; taken++) pot += prizes[next++] ?? 0;
    for (const i of tied) given[i] = Math.floor(pot / tied.length);
  }
  return given;
};

/** Coin by coin: everything becomes coins, and coins are paid in as long as they reach. */
const soldOff = ({ faction, left: [coins, workers, priests, two, three] }: Told): number => {
  let [purse, second, vp] = [coins + workers + priests + three, two, 0];
  while (second >= 2) {
    second -= 2;
    purse += 1;
  }
  const price = faction === 'alchemists' ? 2 : 3;
  while (purse >= price) {
    purse -= price;
    vp += 1;
  }
  return vp;
};

const scored = (table: readonly Told[]): readonly number[] => {
  const columns = [
    table.map(({ points }) => points),
    handOut(
      table.map(({ area }) => area),
      [18, 12, 6],
    ),
    handOut(
      table.map(({ outposts }) => outposts),
      [18, 12, 6],
    ),
    ...[0, 1, 2, 3].map((cult) =>
      handOut(
        table.map(({ cults }) => cults[cult] ?? 0),
        [8, 4, 2],
      ),
    ),
    table.map(soldOff),
  ];
  return table.map((_, i) => columns.reduce((sum, column) => sum + (column[i] ?? 0), 0));
};

const FACTIONS = ['alchemists', 'witches', 'mermaids', 'dwarves', 'giants'];

const level = fc.integer({ min: 0, max: 9 });
const few = fc.integer({ min: 0, max: 6 });

const tables: fc.Arbitrary<readonly Told[]> = fc.integer({ min: 2, max: 5 }).chain((players) =>
  fc.tuple(
    ...FACTIONS.slice(0, players).map((faction) =>
      fc
        .record({
          faction: fc.constant(faction),
          // Totals close together, so that ties for victory come up.
          points: fc.integer({ min: 60, max: 63 }),
          area: fc.integer({ min: 1, max: 6 }),
          outposts: few,
          cults: fc.tuple(level, level, level, level),
          left: fc.tuple(few, few, few, few, few),
        })
        .map((told) => ({ ...told, outposts: Math.min(told.outposts, told.area) })),
    ),
  ),
);

const asText = (table: readonly Told[]) => ({
  ...finalScoring.form.start,
  factions: table.map(({ faction }) => faction).join(','),
  points: table.map(({ points }) => points).join(','),
  area: table.map(({ area }) => area).join(','),
  tile: 'outposts',
  results: table.map(({ outposts }) => outposts).join(','),
  cults: table.map(({ cults }) => cults.join('/')).join(';'),
  resources: table.map(({ left }) => left.join('/')).join(';'),
});

test('totals, places and victory of whole tables', () => {
  let shared = 0;
  fc.assert(
    fc.property(tables, (table) => {
      const reply = finalScoring.ask(asText(table));
      if (reply.kind !== 'answer') expect.fail(JSON.stringify(reply));
      const { players } = reply.answer.value;
      const totals = scored(table);
      expect(players.map(({ total }) => total)).toEqual(totals);
      const best = Math.max(...totals);
      const winners = totals.flatMap((total, i) => (total === best ? [i + 1] : []));
      expect(players.filter(({ place }) => place === 1).map(({ who }) => who.seat)).toEqual(
        winners,
      );
      const last = reply.answer.lines.at(-1);
      expect(last?.code).toBe(winners.length > 1 ? 'shared-victory' : 'wins');
      // Everybody's place is one more than the number of those ahead.
      expect(players.map(({ place }) => place)).toEqual(
        totals.map((total) => totals.filter((other) => other > total).length + 1),
      );
      if (winners.length > 1) shared++;
    }),
    { numRuns: 2000 },
  );
  expect(shared).toBeGreaterThan(30);
});
