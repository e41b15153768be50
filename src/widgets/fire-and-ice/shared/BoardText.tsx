import type { BoardRead } from '#engine/fire-and-ice/index.ts';
import { FieldLabel } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { told } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { boardProblems } from './board-words.ts';
import { labels } from './map-words.ts';

type Flaw = NonNullable<BoardRead['flaw']>;

/** The text of a board, which the map writes and which can be written by hand. */
export function BoardText({
  form,
  flaw,
  set,
}: {
  readonly form: Controls<'board'>;
  readonly flaw: Flaw | undefined;
  readonly set: (text: string) => void;
}) {
  const { lang } = form;
  const id = form.id('board');
  const hint = form.hint('board');
  const problem = flaw === undefined ? form.problem('board') : flawSaid(flaw, lang);
  return (
    <details class="ways" open={flaw !== undefined}>
      <summary>{labels.asText[lang]}</summary>
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

const flawSaid = (flaw: Flaw, lang: Lang): string => {
  const entry = flaw.reason === undefined ? labels.unreadable : boardProblems[flaw.reason];
  return told(entry, flaw, { ways: {}, lang }).text;
};
