/** Whole numbers below a limit, the same ones on every run (Lehmer's generator). */
export const random = (seed: number): ((limit: number) => number) => {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
};

/** Every list of so many items, each of them any of these. */
export const lists = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0
    ? [[]]
    : lists(items, length - 1).flatMap((list) => items.map((item) => [...list, item]));
