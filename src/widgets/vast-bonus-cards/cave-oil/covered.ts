import type { CaveOilValue } from '#engine/vast-bonus-cards/index.ts';
import { caveOil } from './calculator.ts';

/** What the engine says of a cause while neither loss nor card is told; `undefined` while it cannot be read. */
export const valueFor = (
  draft: Parameters<typeof caveOil.ask>[0],
  cause: string,
): CaveOilValue | undefined => {
  const reply = caveOil.ask({ ...draft, cause, loss: '', card: '' });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};
