import { COINS_PER_EXCESS_GEM, HUES, STORAGE } from './data.ts';
import type { Gems } from './notation.ts';

export interface Stored {
  /** What the storage holds afterwards. */
  readonly gems: Gems;
  /** Gems that found no room, by color. */
  readonly excess: Gems;
  /** Coins for them (sno.gems.storage). */
  readonly coins: number;
}

const each = (amount: (hue: (typeof HUES)[number]) => number): Gems => ({
  orange: amount('orange'),
  green: amount('green'),
  purple: amount('purple'),
  clear: amount('clear'),
});

/** Gems of all colors together. */
export const gemCount = (gems: Gems): number => HUES.reduce((total, hue) => total + gems[hue], 0);

const plusGems = (a: Gems, b: Gems): Gems => each((hue) => a[hue] + b[hue]);

/** Below zero where there are too few. */
export const minusGems = (a: Gems, b: Gems): Gems => each((hue) => a[hue] - b[hue]);

/** Puts gems into storage: three of a color stay, each further one becomes a coin. */
export const stored = (held: Gems, gained: Gems): Stored => {
  const all = plusGems(held, gained);
  const gems = each((hue) => Math.min(all[hue], STORAGE.max));
  const excess = minusGems(all, gems);
  return { gems, excess, coins: gemCount(excess) * COINS_PER_EXCESS_GEM };
};
