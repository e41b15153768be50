import { FieldLabel } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import type { BoardRead } from './board-edits.ts';
import { mapWords } from './map-words.ts';

/** The text of a board, which the map writes and which can be written by hand. */
export function BoardText({
  form,
  flaw,
  set,
}: {
  readonly form: FormProps<'board'>;
  readonly flaw: BoardRead['flaw'];
  readonly set: (text: string) => void;
}) {
  const words = mapWords[form.lang];
  const id = form.id('board');
  const hint = form.hint('board');
  const problem = flaw === undefined ? form.problem('board') : words.flaw(flaw.got, flaw.reason);
  return (
    <details class="ways" open={flaw !== undefined}>
      <summary>{words.asText}</summary>
      <div class="field">
        <FieldLabel form={form} field="board" />
        <textarea
          id={id}
          class="board__text"
          rows={5}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={form.draft.board}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-notes`}
          onInput={(event) => {
            set(event.currentTarget.value);
          }}
        />
        <div class="field__notes" id={`${id}-notes`}>
          {hint !== undefined && <p class="quiet">{hint}</p>}
          {problem !== undefined && <p class="problem">{problem}</p>}
        </div>
      </div>
    </details>
  );
}
