import { expect, test } from 'vitest';
import { settler } from '#engine/rise-to-nobility-beyond/index.ts';
import { citedBy, valueOf } from '#tests/support/rule.ts';

/*
 * Completing a settler of deck 3, told a second time from its chapter: goods and gems are laid down
 * one by one, and the best is found by trying every number from the largest down.
 */

const KINDS = ['books', 'artwork', 'weaponry', 'magic', 'jewelry', 'furnishings'] as const;

/** `undefined`: the player did not say. */
type Told = number | undefined;

/** The clauses that forbid it, in any order. */
const forbidding = (goods: number, gems: number, held: readonly [Told, Told]): Set<string> => {
  const broken = new Set<string>();
  if (![3, 4, 5, 6, 7, 8, 9, 10, 11, 12].includes(goods))
    broken.add('rtn.settlers.three-to-twelve');
  if (goods !== gems) broken.add('rtn.settlers.equal-rock-rose');
  const [goodsHeld, gemsHeld] = held;
  if (goodsHeld !== undefined && goods > goodsHeld) broken.add('rtn.settlers.normal-rules');
  if (gemsHeld !== undefined && gems > gemsHeld) broken.add('rtn.settlers.equal-rock-rose');
  return broken;
};

/**
 * rtn.settlers.best: the largest number that nothing forbids, which only whoever told all can know;
 * that there is none may be known sooner.
 */
const best = (held: readonly [Told, Told]): Told => {
  for (let goods = 12; goods >= 3; goods -= 1) {
    if (forbidding(goods, goods, held).size === 0)
      return held.includes(undefined) ? undefined : goods;
  }
  return 0;
};

/** Goods spread over the kinds, in turns: which kinds they are must not matter. */
const spread = (goods: number, from: number): Partial<Record<(typeof KINDS)[number], string>> => {
  const counts = KINDS.map(() => 0);
  for (let i = 0; i < goods; i += 1) {
    const at = (from + i * (1 + (from % 2))) % KINDS.length;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return Object.fromEntries(KINDS.map((kind, i) => [kind, String(counts[i])]));
};

const less = (held: Told, spent: number): Told => (held === undefined ? undefined : held - spent);

const NUMBERS = Array.from({ length: 15 }, (_, i) => i);
const TOLD: readonly Told[] = [undefined, ...NUMBERS];

test.each(NUMBERS)('%i Goods with any Rock Rose out of any holdings', (goods) => {
  for (const gems of NUMBERS) {
    for (const goodsHeld of TOLD) {
      for (const gemsHeld of TOLD) {
        const reply = settler.ask({
          ...settler.form.start,
          ...spread(goods, gems + (goodsHeld ?? 0)),
          rockRose: String(gems),
          goodsHeld: goodsHeld === undefined ? '' : String(goodsHeld),
          rockRoseHeld: gemsHeld === undefined ? '' : String(gemsHeld),
        });
        const held = [goodsHeld, gemsHeld] as const;
        const broken = forbidding(goods, gems, held);
        const where = `${goods} with ${gems} of ${String(goodsHeld)} and ${String(gemsHeld)}`;
        expect(reply.kind, where).toBe(broken.size === 0 ? 'answer' : 'violations');
        if (broken.size > 0) {
          expect(new Set(citedBy(reply)), where).toEqual(broken);
          continue;
        }
        expect(valueOf(reply), where).toEqual({
          goods,
          rockRose: gems,
          points: goods,
          goodsLeft: less(goodsHeld, goods),
          rockRoseLeft: less(gemsHeld, gems),
          best: best(held),
        });
      }
    }
  }
});

test('a violation tells the best where it can be known', () => {
  for (const goodsHeld of TOLD) {
    for (const gemsHeld of TOLD) {
      const reply = settler.ask({
        ...settler.form.start,
        magic: '2',
        rockRose: '2',
        goodsHeld: goodsHeld === undefined ? '' : String(goodsHeld),
        rockRoseHeld: gemsHeld === undefined ? '' : String(gemsHeld),
      });
      const told = reply.kind === 'violations' ? reply.violations.map((each) => each.best) : [];
      expect(new Set(told)).toEqual(new Set([best([goodsHeld, gemsHeld])]));
    }
  }
});
