import type { FieldProblem } from '#engine/core/fields.ts';
import type { BoardReason } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { mapWords } from './map-words.ts';

/** What cannot be read in the text of a board, or which space a map does not have. */
export const boardProblem =
  (lang: Lang) =>
  (problem: FieldProblem): string | undefined =>
    (problem.field === 'board' || problem.field === 'hex') && problem.code === 'not-readable'
      ? mapWords[lang].flaw(problem.got, problem.reason as BoardReason | undefined)
      : undefined;
