import type { Line } from '../core/answer.ts';
import type { RtnClause } from './clauses.ts';

/** A line or a violation of this game: it cannot cite a clause that the registry lacks. */
export type RtnLine<
  Id extends RtnClause,
  Code extends string,
  Facts extends object = object,
> = Line<Id, Code, Facts>;
