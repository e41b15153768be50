import type { Example } from '../core/example.ts';
import type { FiClause } from './clauses.ts';

/** A worked case of this game. */
export interface FiExample extends Example {
  readonly tells?: FiClause;
  readonly cites: readonly FiClause[];
}
