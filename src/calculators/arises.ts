import type { ClauseId } from '#engine/index.ts';

interface Cited {
  readonly clause: string;
}

type Reply =
  | {
      readonly kind: 'answer';
      readonly answer: { readonly value: unknown; readonly lines: readonly Cited[] };
    }
  | { readonly kind: 'violations'; readonly violations: readonly Cited[] }
  | { readonly kind: 'unreadable' };

/** Whether an open question arises: what the engine says of the position rests on its clause. */
export const arises = (reply: Reply, clause: ClauseId): boolean => {
  if (reply.kind === 'unreadable') return false;
  const said = reply.kind === 'answer' ? reply.answer.lines : reply.violations;
  return said.some((line) => line.clause === clause);
};

/** Whether the answer rests on an open question: under some reading it cites the question's clause. */
export const rests = <D extends Readonly<Record<string, string>>>(
  ask: (draft: D) => Reply,
  draft: D,
  { field, clause, options }: { field: string; clause: ClauseId; options: readonly string[] },
): boolean => options.some((reading) => arises(ask({ ...draft, [field]: reading }), clause));
