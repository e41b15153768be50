import { expect, test } from 'vitest';
import { shares } from '#engine/fire-and-ice/index.ts';

/*
 * A second opinion on shares, from fi.scoring.places, fi.scoring.ties, fi.scoring.cults and the open
 * questions: places are handed out one at a time.
 */
const handedOut = (
  results: readonly (number | undefined)[],
  prizes: readonly number[],
  { down, zeroRanks }: { readonly down: boolean; readonly zeroRanks: boolean },
): readonly number[] => {
  const points = results.map(() => 0);
  const waiting = new Set(
    results.flatMap((result, i) =>
      result === undefined || (result === 0 && !zeroRanks) ? [] : [i],
    ),
  );
  let next = 0;
  while (waiting.size > 0) {
    const best = Math.max(...[...waiting].map((i) => results[i] ?? 0));
    const tied = [...waiting].filter((i) => results[i] === best);
    let pot = 0;
    for (const i of tied) {
      pot += prizes[next++] ?? 0;
      waiting.delete(i);
    }
    for (const i of tied) points[i] = down ? Math.floor(pot / tied.length) : pot / tied.length;
  }
  return points;
};

const TILE = [undefined, 0, 1, 2, 3];
const CULT = [0, 1, 2, 9];

const tuples = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0
    ? [[]]
    : tuples(items, length - 1).flatMap((rest) => items.map((item) => [...rest, item]));

test.each([
  ['tile', TILE, [18, 12, 6]],
  ['cult', CULT, [8, 4, 2]],
] as const)('every result of up to five players: %s', (scale, items, prizes) => {
  let positions = 0;
  for (const rounding of ['down', 'exact'] as const)
    for (const zero of ['nothing', 'ranked'] as const)
      for (const length of [1, 2, 3, 4, 5])
        for (const results of tuples<number | undefined>(items, length)) {
          const values = results.map((result) => result ?? '-').join();
          const reply = shares.ask({ values, names: '', scale, rounding, zero });
          const points = reply.kind === 'answer' && reply.answer.value.players.map((p) => p.points);
          // A Cult at 0 scores nothing, whatever one reads about tiles.
          const zeroRanks = zero === 'ranked' && scale === 'tile';
          const mine = handedOut(results, prizes, { down: rounding === 'down', zeroRanks });
          if (JSON.stringify(points) !== JSON.stringify(mine))
            expect({ values, points }).toEqual({ values, points: mine });
          positions++;
        }
  expect(positions).toBeGreaterThan(5000);
});
