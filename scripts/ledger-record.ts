import type { Draft } from '#engine/core/example.ts';
import type { Specs } from '#engine/core/form.ts';

/** Everything that a link may ever have pointed at. */
export interface Ledger {
  /** Pages, below their language. */
  readonly pages: readonly string[];
  readonly calculators: Readonly<Record<string, Entry>>;
  /** By game, what a link to its table could say, and which answers it could give; none for a text. */
  readonly tables: Readonly<Record<string, Choices>>;
}

/** By name, what could be chosen. */
type Choices = Readonly<Record<string, readonly string[]>>;

interface Entry {
  /** What it began with, first version first. */
  readonly starts: readonly Draft[];
  /** By field, what could be chosen in it. */
  readonly options: Choices;
}

interface Calculator {
  readonly name: string;
  readonly start: Draft;
  readonly fields: Specs;
}

/** What there is now. */
interface Released {
  readonly pages: readonly string[];
  readonly calculators: readonly Calculator[];
  readonly tables: Ledger['tables'];
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] =>
  [...new Set([...one, ...other])].toSorted();

/** The ledger with what is released now. */
export const grown = ({ pages, calculators, tables }: Ledger, released: Released): Ledger => ({
  pages: union(pages, released.pages),
  calculators: {
    ...calculators,
    ...Object.fromEntries(
      released.calculators.map((calculator) => [
        calculator.name,
        entry(calculators[calculator.name], calculator),
      ]),
    ),
  },
  tables: {
    ...tables,
    ...Object.fromEntries(
      Object.entries(released.tables).map(([game, now]) => [game, joined(tables[game], now)]),
    ),
  },
});

const joined = (before: Choices = {}, now: Choices): Choices => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(now).map(([name, options]) => [name, union(before[name] ?? [], options)]),
  ),
});

const entry = (before: Entry | undefined, { start, fields }: Calculator): Entry => {
  const { starts = [], options = {} } = before ?? {};
  const last = starts.at(-1);
  const changed = last && Object.keys(last).some((field) => last[field] !== start[field]);
  const chosen = Object.entries(fields).flatMap(([field, { options: now = [] }]) =>
    now.length === 0 ? [] : [[field, now] as const],
  );
  return {
    // A field that is new has no older meaning.
    starts: last && !changed ? [...starts.slice(0, -1), { ...last, ...start }] : [...starts, start],
    options: joined(options, Object.fromEntries(chosen)),
  };
};
