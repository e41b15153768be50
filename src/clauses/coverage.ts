import type { Lang } from '#src/lang.ts';
import type { ClauseRecord } from './library.ts';
import { library } from './shelf.ts';
import { testsOf } from './tests.ts';

/** How well a game's clauses are computed, shown and tested. */
export interface Coverage {
  readonly clauses: number;
  readonly computed: number;
  readonly tests: number;
  readonly examples: number;
  readonly rows: readonly CoveredClause[];
}

export interface CoveredClause extends ClauseRecord {
  /** How many worked examples cite it, and how many tests bear its id. */
  readonly examples: number;
  readonly tests: number;
}

export const coverageOf = (slug: string, lang: Lang): Coverage => {
  const examples = library()
    .examples(lang)
    .filter(({ game }) => game === slug);
  const rows = library()
    .clauses(lang)
    .filter(({ game }) => game === slug)
    .map((clause) => ({
      ...clause,
      examples: examples.filter(({ cites }) => cites.includes(clause.id)).length,
      tests: testsOf(clause.id).length,
    }));
  return {
    clauses: rows.length,
    computed: rows.filter(({ calculators }) => calculators.length > 0).length,
    tests: rows.reduce((sum, { tests }) => sum + tests, 0),
    examples: examples.length,
    rows,
  };
};
