import type { Example } from '../core/example.ts';
import type { SnoClause } from './clauses.ts';
import type { Calculator } from './data.ts';

/** A worked case of this game. */
export interface SnoExample extends Example {
  readonly calculator: Calculator;
  readonly tells?: SnoClause;
  readonly cites: readonly SnoClause[];
}
