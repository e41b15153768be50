/** Every list of so many items, each of them any of these. */
export const lists = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0
    ? [[]]
    : lists(items, length - 1).flatMap((list) => items.map((item) => [...list, item]));
