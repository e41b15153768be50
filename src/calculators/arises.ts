import type { ClauseId } from '#engine/index.ts';

interface Cited {
  readonly clause: ClauseId;
}

type Reply =
  | { readonly kind: 'answer'; readonly answer: { readonly lines: readonly Cited[] } }
  | { readonly kind: 'violations'; readonly violations: readonly Cited[] }
  | { readonly kind: 'unreadable' };

/** Whether an open question arises: what the engine says of the position rests on its clause. */
export const arises = (reply: Reply, clause: ClauseId): boolean => {
  if (reply.kind === 'unreadable') return false;
  const said = reply.kind === 'answer' ? reply.answer.lines : reply.violations;
  return said.some((line) => line.clause === clause);
};
