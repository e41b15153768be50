import type { FigureOf } from '#src/figures/figure.ts';
import { boxed, column, Drawn, faint, lead, row, space, verdict } from '../shared/layout.tsx';
import { orderCard, points } from '../shared/pieces.tsx';
import type { tieBreak } from './calculator.ts';

/** Everybody from the first down: who is tied, and whose card decides. */
export function Figure({ reply }: FigureOf<typeof tieBreak>) {
  if (reply.kind === 'violations') return null;
  const { ranking, tied, winner } = reply.answer.value;
  const longest = Math.max(...ranking.map(({ name }) => lead(name).width));
  return (
    <Drawn
      part={column(
        ranking.map(({ name, points: score, card }) => {
          const isTied = tied.includes(name);
          const decides = isTied && tied.length > 1;
          const held = orderCard(card ?? '?');
          const line = row(
            [
              { ...lead(name), width: longest },
              points(score),
              decides ? held : faint(held),
              name === winner ? verdict(true) : space(18),
            ],
            14,
          );
          return boxed(line, isTied ? 'chosen' : 'card');
        }),
      )}
    />
  );
}
