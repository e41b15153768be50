import type { Example } from '../core/example.ts';
import type { FiClause } from './clauses.ts';
import type { Calculator } from './data.ts';

/** A worked case of this game. */
export interface FiExample extends Example {
  readonly calculator: Calculator;
  readonly tells?: FiClause;
  readonly cites: readonly FiClause[];
}
