import { own } from '#engine/core/own.ts';
import type { ClauseId } from '#engine/index.ts';
import { arises } from '#src/calculators/arises.ts';
import type { Pair } from '#src/calculators/say.ts';

/** An open question, the field that holds its reading, and each reading in a few words. */
export interface OpenQuestion<Field extends string> {
  readonly field: Field;
  readonly clause: ClauseId;
  readonly said: Readonly<Record<string, Pair>>;
}

/** The readings that an answer rests on, for the end of a sentence that is pasted; blank if there are none. */
export const readingsIn = <Field extends string>(
  reply: Parameters<typeof arises>[0],
  draft: Readonly<Record<NoInfer<Field>, string>>,
  questions: readonly OpenQuestion<Field>[],
): Pair => {
  const said = questions
    .filter(({ clause }) => arises(reply, clause))
    .flatMap(({ field, said: readings }) => own(readings, draft[field].trim()) ?? []);
  return said.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Reading: ${said.map(({ en }) => en).join('; ')}.`,
        it: ` Interpretazione: ${said.map(({ it }) => it).join('; ')}.`,
      };
};
