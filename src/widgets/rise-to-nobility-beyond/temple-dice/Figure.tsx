import { diceIn } from '#engine/core/dice.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { templeSpaces } from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { templeDice } from './calculator.ts';
import { TempleFace } from './TempleFace.tsx';

/** The die spaces, the dice on them, and where the next one goes. */
export function Figure({ draft, reply }: FigureOf<typeof templeDice>) {
  const placed = diceIn(draft.placed);
  const die = wholeIn(draft.die);
  if (reply.kind === 'answer') {
    const { spaces, space, mustShow } = reply.answer.value;
    return (
      <TempleFace spaces={spaces} placed={placed} die={die} next={space} mustShow={mustShow} />
    );
  }
  const spaces = templeSpaces(wholeIn(draft.players) ?? 0);
  const isFull = reply.violations.some(({ code }) => code === 'no-space');
  return (
    <TempleFace
      spaces={spaces}
      placed={placed}
      die={die}
      next={isFull ? undefined : placed.length + 1}
      mustShow={placed[0] ?? 'any'}
      isRefused
    />
  );
}
