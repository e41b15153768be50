import { wholeIn } from '#engine/core/notation.ts';
import { ACTIONS, type Action } from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { splitTurn } from './calculator.ts';
import { PowerBar } from './PowerBar.tsx';

/** The power of a turn, and the two actions that share it; what is refused is drawn as it was asked. */
export function Figure({ lang, draft, reply }: FigureOf<typeof splitTurn>) {
  if (reply.kind === 'answer') return <PowerBar lang={lang} {...reply.answer.value} />;
  const count = (text: string): number => wholeIn(text) ?? 0;
  const actionOf = (text: string): Action =>
    ACTIONS.find((each) => each === text.trim()) ?? 'build';
  const first = { action: actionOf(draft.first), power: count(draft.firstPower) };
  const second = { action: actionOf(draft.second), power: count(draft.secondPower) };
  const total = count(draft.total);
  return (
    <PowerBar
      lang={lang}
      total={total}
      first={first}
      second={second}
      left={total - first.power - second.power}
      isBarred={first.action === second.action}
    />
  );
}
