/** Whole numbers from 0 up to a limit. */
export type Chance = (below: number) => number;

/** Chance that comes out the same every time, for the same seed (Mulberry32). */
export const chance = (seed: number): Chance => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};
