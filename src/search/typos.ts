/** How many slips of the finger a word of this length may hold. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Longer words are not compared. */
const LONGEST = 40;

/** Three rows of the table, used again for every pair: a query compares thousands of them. */
const rows = Array.from({ length: 3 }, () => new Uint8Array(LONGEST + 1));

/**
 * Letters that were left out, put in, mistaken or swapped with their neighbour between two words;
 * undefined when there are more than allowed.
 */
export const slips = (a: string, b: string, allowed: number): number | undefined => {
  if (Math.abs(a.length - b.length) > allowed) return undefined;
  if (a.length > LONGEST || b.length > LONGEST) return a === b ? 0 : undefined;
  let [before, row, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let count = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
      count = Math.min(count, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) count = Math.min(count, (before[j - 2] ?? 0) + 1);
      next[j] = count;
      least = Math.min(least, count);
    }
    if (least > allowed) return undefined;
    [before, row, next] = [row, next, before];
  }
  const count = row[b.length] ?? 0;
  return count > allowed ? undefined : count;
};
