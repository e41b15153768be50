import type { Example } from '../core/example.ts';
import type { SnoClause } from './clauses.ts';

/** A worked case of this game. */
export interface SnoExample extends Example {
  readonly tells?: SnoClause;
  readonly cites: readonly SnoClause[];
}
