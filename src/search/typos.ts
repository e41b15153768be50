/** How many slips of the finger a word of this length may hold. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Letters that were left out, put in, mistaken or swapped with their neighbour between two words;
 * undefined when there are more than allowed.
 */
export const slips = (a: string, b: string, allowed: number): number | undefined => {
  if (Math.abs(a.length - b.length) > allowed) return undefined;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > allowed) return undefined;
    [before, row] = [row, next];
  }
  const count = row[b.length] ?? 0;
  return count > allowed ? undefined : count;
};
