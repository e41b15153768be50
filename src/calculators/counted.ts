/** A number with its word: `counted('Coin', 'Coins')(1)` is `1 Coin`. */
export const counted =
  (one: string, many: string): ((count: number) => string) =>
  (count) =>
    `${count} ${count === 1 ? one : many}`;
