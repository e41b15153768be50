/** A multiset is a list whose order does not matter; equal numbers count each. */

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The multiset with its largest numbers first, so that equal multisets look the same. */
export const descending = (numbers: readonly number[]): readonly number[] =>
  numbers.toSorted((a, b) => b - a);

/** What remains of `all` when each of `some` is taken out, one for one. */
export const without = (all: readonly number[], some: readonly number[]): readonly number[] =>
  some.reduce<readonly number[]>((rest, number) => {
    const at = rest.indexOf(number);
    return at < 0 ? rest : rest.toSpliced(at, 1);
  }, all);

/** Every different multiset that can be chosen from `all`, from none of it to all of it. */
export const choices = (all: readonly number[]): readonly (readonly number[])[] => {
  const chosen = descending(all).reduce<readonly (readonly number[])[]>(
    (sets, number) => [...sets, ...sets.map((set) => [...set, number])],
    [[]],
  );
  return [...new Map(chosen.map((set) => [set.join(), set])).values()];
};
