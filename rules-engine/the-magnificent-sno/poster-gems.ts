import { saying, when, type Says } from '../core/answer.ts';
import { sum } from '../core/multisets.ts';
import type { SnoClause } from './clauses.ts';
import { COLORS, HUES, type PosterGems } from './data.ts';
import { gemCount } from './gems.ts';
import { NO_GEMS, type Gems } from './notation.ts';
import type { Reward } from './posters.ts';

/** What a performance costs in gems, and what the player has for it. */
export interface GemBill {
  /** What the posters ask for, and what the tents do. */
  readonly posters: readonly Reward[];
  readonly tents: readonly Reward[];
  /** Gems held, and their colors; `undefined`: not told, so not checked. */
  readonly held: number | undefined;
  readonly heldHues: Gems | undefined;
  readonly reading: PosterGems;
}

export const POSTER_GEM_SAYS = {
  'gems-paid': 'sno.perform.poster',
  'clear-pays': 'sno.perform.clear-gems',
  'colors-not-told': 'sno.perform.clear-gems',
  'gems-for-posters': 'sno.perform.poster',
  'gems-for-tents': 'sno.perform.two-gems',
  'gems-lacking': 'sno.perform.poster',
  'no-clear': 'sno.perform.clear-gems',
} as const satisfies Says<SnoClause>;

const say = saying(POSTER_GEM_SAYS);

const gemsOf = (rewards: readonly Reward[]): number => sum(rewards.map(({ gems }) => gems));

const allOf = ({ posters, tents }: GemBill): readonly Reward[] => [...posters, ...tents];

/** The gems asked for of which the color was told. */
const huesAsked = (bill: GemBill): Gems => {
  const asked = (hue: keyof Gems): number => sum(allOf(bill).map(({ hues }) => hues[hue]));
  return {
    orange: asked('orange'),
    green: asked('green'),
    purple: asked('purple'),
    clear: asked('clear'),
  };
};

interface Settled {
  /** Gems discarded, as far as their color is told. */
  readonly paid: Gems;
  /** Colored gems that clear ones stand in for. */
  readonly replaced: number;
  /** Gems of which there are too few even so. */
  readonly lacking: Gems;
}

/** Pays each gem with one of its color, and what lacks with clear ones. */
const pay = (asked: Gems, held: Gems): Settled => {
  let spare = Math.max(0, held.clear - asked.clear);
  let paid: Gems = { ...NO_GEMS, clear: Math.min(asked.clear, held.clear) };
  let lacking: Gems = { ...NO_GEMS, clear: Math.max(0, asked.clear - held.clear) };
  let replaced = 0;
  for (const color of COLORS) {
    const own = Math.min(asked[color], held[color]);
    const byClear = Math.min(spare, asked[color] - own);
    spare -= byClear;
    replaced += byClear;
    paid = { ...paid, [color]: own, clear: paid.clear + byClear };
    lacking = { ...lacking, [color]: asked[color] - own - byClear };
  }
  return { paid, replaced, lacking };
};

/** Gems that the posters alone ask for too much, or only posters and tents together, or in the wrong colors. */
export const gemBillViolations = (bill: GemBill) => {
  const { held = Infinity } = bill;
  const forPosters = gemsOf(bill.posters);
  const needed = gemsOf(allOf(bill));
  if (forPosters > held) return [say('gems-for-posters', { needed: forPosters, held })];
  if (needed > held) return [say('gems-for-tents', { needed, held })];
  return bill.heldHues === undefined ? [] : colorViolations(bill, bill.heldHues);
};

const colorViolations = (bill: GemBill, held: Gems) => {
  const { replaced, lacking } = pay(huesAsked(bill), held);
  if (gemCount(lacking) > 0)
    return [say('gems-lacking', { asked: huesAsked(bill), lacking, held })];
  const asked = huesAsked(bill);
  return when(
    replaced > 0 && bill.reading === 'as-shown',
    say('no-clear', { replaced, asked, held }),
  );
};

export const gemBillLines = (bill: GemBill) => {
  const needed = gemsOf(allOf(bill));
  const { held, heldHues, reading } = bill;
  if (needed === 0 || held === undefined) return [];
  const asked = huesAsked(bill);
  const isTold = gemCount(asked) === needed && heldHues !== undefined;
  if (!isTold) return [say('colors-not-told', { needed, reading })];
  const { paid, replaced } = pay(asked, heldHues);
  const left = HUES.reduce<Gems>(
    (all, hue) => ({ ...all, [hue]: heldHues[hue] - paid[hue] }),
    NO_GEMS,
  );
  return [
    say('gems-paid', { paid, left }),
    ...when(replaced > 0, say('clear-pays', { replaced, reading })),
  ];
};
