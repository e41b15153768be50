/**
 * What a table holds under a word, or `undefined`. Any object also answers to words that it inherits,
 * such as `constructor`: a word that a reader may have written is looked up here.
 */
export const own = <T>(
  table: Readonly<Record<string, T>> | Readonly<Partial<Record<string, T>>> | undefined,
  word: string,
): T | undefined =>
  // eslint-disable-next-line house/own-keys -- this is the one place that asks first.
  table !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
