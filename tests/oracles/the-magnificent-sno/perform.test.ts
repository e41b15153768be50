import { expect, test } from 'vitest';
import { perform } from '#engine/the-magnificent-sno/index.ts';
import { asking, valueOf, verdictOf } from '#tests/support/rule.ts';

/*
 * A second opinion on a performance: one looks down the track from its top for a space that will do, and
 * tries every way to lay the gems one has beside the gems that are asked for.
 */

const ask = asking(perform);

/** What stands on a space: nothing, another hat, one's own. */
const HATS = ['', 'x', 'o'] as const;

const tracks = [
  [4, 6, 8],
  [4, 4, 6],
  [4, 4, 4],
  [2, 6, 6],
];

/** `4.2` is the second space of value 4 from the bottom. */
const spaceText = (track: readonly number[], at: number): string =>
  `${String(track[at])}.${String(at - track.indexOf(track[at] ?? 0) + 1)}`;

/** sno.perform.space and the rules on one's own space: the highest that will do, from the top. */
const highest = (
  track: readonly number[],
  hats: readonly string[],
  { power, ownFree }: { readonly power: number; readonly ownFree: boolean },
): number | undefined => {
  for (let at = track.length - 1; at >= 0; at -= 1) {
    const isVacant = hats[at] === '' || (hats[at] === 'o' && ownFree);
    if (isVacant && (track[at] ?? 0) <= power) return at + 1;
  }
  return undefined;
};

test('the space of every small track with every hat on it', () => {
  for (const track of tracks) {
    for (const a of HATS) {
      for (const b of HATS) {
        for (const c of HATS) {
          const hats = [a, b, c];
          const where = (hat: string) =>
            hats.flatMap((each, at) => (each === hat ? [spaceText(track, at)] : [])).join();
          if (hats.filter((hat) => hat === 'o').length > 1) continue;
          if (hats.filter((hat) => hat === 'x').length > 2) continue;
          for (const power of [3, 4, 6, 8]) {
            for (const ownHat of ['occupied', 'free']) {
              const reply = ask({
                players: '3',
                track: track.join(),
                occupied: where('x'),
                own: where('o'),
                power: String(power),
                ownHat,
              });
              const space = highest(track, hats, { power, ownFree: ownHat === 'free' });
              const label = JSON.stringify([track, hats, power, ownHat]);
              if (space === undefined) expect(verdictOf(reply), label).toBe('no-space');
              else expect(valueOf(reply).hat.space, label).toBe(space);
            }
          }
        }
      }
    }
  }
});

/** Whether some order of the gems held pays the gems asked for, one by one. */
const canPay = (asked: readonly string[], held: readonly string[], clearToo: boolean): boolean => {
  const [gem, ...rest] = asked;
  if (gem === undefined) return true;
  return held.some(
    (each, i) =>
      (each === gem || (clearToo && each === 'c')) && canPay(rest, held.toSpliced(i, 1), clearToo),
  );
};

test('gems of every colour for every poster and tent of up to three gems', () => {
  const letters = ['o', 'g', 'c'];
  const asked = letters.flatMap((a) => [
    [a],
    ...letters.flatMap((b) => [[a, b], ...letters.map((c) => [a, b, c])]),
  ]);
  for (const gems of asked) {
    for (const o of [0, 1, 2]) {
      for (const [g, p] of [
        [0, 0],
        [0, 2],
        [1, 0],
        [1, 2],
      ] as const) {
        for (const c of [0, 1, 2]) {
          const held = [...'o'.repeat(o), ...'g'.repeat(g), ...'p'.repeat(p), ...'c'.repeat(c)];
          for (const posterGems of ['clear-too', 'as-shown']) {
            const [first = '', ...tent] = gems;
            const reply = ask({
              track: '4',
              completed: `1/0/${first}:1/0/${tent.join('') || '0'}`,
              held: [o, g, p, c].join('/'),
              posterGems,
            });
            const label = JSON.stringify([gems, held, posterGems]);
            expect(reply.kind === 'answer', label).toBe(
              canPay(gems, held, posterGems === 'clear-too'),
            );
          }
        }
      }
    }
  }
});
