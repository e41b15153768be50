import type { Example } from '../core/example.ts';
import type { VbcClause } from './clauses.ts';

/** A worked case of this game. */
export interface VbcExample extends Example {
  readonly cites: readonly VbcClause[];
}
