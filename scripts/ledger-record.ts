import type { Draft } from '#engine/core/example.ts';
import type { Specs } from '#engine/core/form.ts';

/** Everything that a link may ever have pointed at. */
export interface Ledger {
  /** Pages, below their language. */
  readonly pages: readonly string[];
  readonly calculators: Readonly<Record<string, Entry>>;
}

interface Entry {
  /** What it began with, first version first. */
  readonly starts: readonly Draft[];
  /** By field, what could be chosen in it. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

interface Released {
  readonly name: string;
  readonly start: Draft;
  readonly fields: Specs;
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].toSorted();

/** The ledger with what is released now. */
export const grown = (
  { pages, calculators }: Ledger,
  newPages: readonly string[],
  released: readonly Released[],
): Ledger => ({
  pages: union(pages, newPages),
  calculators: {
    ...calculators,
    ...Object.fromEntries(
      released.map((calculator) => [
        calculator.name,
        entry(calculators[calculator.name], calculator),
      ]),
    ),
  },
});

const entry = (before: Entry | undefined, { start, fields }: Released): Entry => {
  const { starts = [], options = {} } = before ?? {};
  const last = starts.at(-1);
  const changed = last && Object.keys(last).some((field) => last[field] !== start[field]);
  const chosen = Object.entries(fields).flatMap(([field, { options: now = [] }]) =>
    now.length === 0 ? [] : [[field, union(options[field] ?? [], now)] as const],
  );
  return {
    // A field that is new has no older meaning.
    starts: last && !changed ? [...starts.slice(0, -1), { ...last, ...start }] : [...starts, start],
    options: { ...options, ...Object.fromEntries(chosen) },
  };
};
