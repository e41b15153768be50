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

/**
 * Which hats a player could take for a performance, hats being asked for as a player holds them: on the
 * track or in front. sno.perform.hats, sno.perform.third: the first named performs first, then the other.
 */
const handled = (performance: number, first: 'track' | 'front'): 'track' | 'front' =>
  performance > 2 ? 'track' : performance === 1 ? first : first === 'track' ? 'front' : 'track';

/** sno.order.second-hat: one on the track as the round begins, two once the other has performed. */
const onTrack = (performance: number, first: 'track' | 'front'): number => {
  let hats = 1;
  for (let before = 1; before < performance; before += 1) {
    if (handled(before, first) === 'front') hats += 1;
  }
  return hats;
};

/** sno.perform.space and sno.perform.own-hat: the highest that will do, from the top. */
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

const all = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (made, list) => made.flatMap((each) => list.map((item) => [...each, item])),
    [[]],
  );

test('the space of every small track with every hat on it, at every performance', () => {
  const names = ['no', 'yes', 'later'];
  for (const [track = [], hats = []] of tracks.flatMap((each) =>
    all([HATS, HATS, HATS]).map((spots) => [each, spots] as const),
  )) {
    const where = (hat: string) =>
      hats.flatMap((each, at) => (each === hat ? [spaceText(track, at)] : [])).join();
    const own = hats.filter((hat) => hat === 'o').length;
    if (own > 2 || hats.filter((hat) => hat === 'x').length > 2) continue;
    for (const performance of [1, 2, 3]) {
      for (const first of ['track', 'front'] as const) {
        for (const power of [3, 4, 6, 8]) {
          for (const ownHat of ['occupied', 'free']) {
            const reply = ask({
              players: '3',
              track: track.join(),
              occupied: where('x'),
              own: where('o'),
              power: String(power),
              second: names[performance - 1] ?? '',
              hats: first,
              ownHat,
            });
            const isMoved = handled(performance, first) === 'track';
            const space = highest(track, hats, { power, ownFree: isMoved && ownHat === 'free' });
            const label = JSON.stringify([track, hats, performance, first, power, ownHat]);
            if (own > 0 && own !== onTrack(performance, first)) {
              expect(verdictOf(reply), label).toContain('hats-on-track');
            } else if (space === undefined) expect(verdictOf(reply), label).toBe('no-space');
            else expect(valueOf(reply).hat.space, label).toBe(space);
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
