import type { Example } from '../core/example.ts';
import type { VbcClause } from './clauses.ts';
import type { Calculator } from './data.ts';

/** A worked case of this game. */
export interface VbcExample extends Example {
  readonly calculator: Calculator;
  readonly cites: readonly VbcClause[];
}
