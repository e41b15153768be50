import type { Line } from '../core/answer.ts';
import type { VbcClause } from './clauses.ts';

/** A line or a violation of this game: it cannot cite a clause that the registry lacks. */
export type VbcLine<
  Id extends VbcClause,
  Code extends string,
  Facts extends object = object,
> = Line<Id, Code, Facts>;
