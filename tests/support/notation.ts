import type { Reply } from '#engine/core/answer.ts';
import type { Draft } from '#engine/core/example.ts';
import { questions, type Calculator } from '#engine/rise-to-nobility-beyond/index.ts';

interface Cited {
  readonly clause: string;
  readonly code: string;
}

export interface Question {
  readonly start: Draft;
  readonly ask: (draft: Draft) => Reply<unknown, Cited, Cited>;
}

/** Any calculator, its own types forgotten: a draft has the fields of its start state. */
export const question = (calculator: Calculator): Question =>
  questions[calculator] as unknown as Question;
