import type { FigureOf } from '#src/figures/figure.ts';
import type { victory } from './calculator.ts';
import { Standings } from './Standings.tsx';

/** Every role with its player, how far it has come, and who has won. */
export function Figure({ lang, draft, reply }: FigureOf<typeof victory>) {
  return reply.kind === 'answer' ? (
    <Standings lang={lang} value={reply.answer.value} draft={draft} />
  ) : null;
}
