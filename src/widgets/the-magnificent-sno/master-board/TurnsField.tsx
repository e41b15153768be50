import { useRef } from 'preact/hooks';
import { MODULE_TURNS, type RawMasterBoard } from '#engine/the-magnificent-sno/index.ts';
import { FieldNotes, TextField } from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { boardWords } from './words.ts';

/** A die that stands for any. */
const FACE = 5;

/** The five turns of a round as places to fill. What is no list of turns is shown as it is. */
export function TurnsField({ form }: { readonly form: FormProps<keyof RawMasterBoard> }) {
  const first = useRef<HTMLButtonElement>(null);
  const text = form.draft.turns.trim().toLowerCase();
  if (!/^[dt]*$/.test(text) || text.length > MODULE_TURNS) {
    return <TextField form={form} field="turns" />;
  }
  const words = boardWords[form.lang];
  const turns = [...text] as ('d' | 't')[];
  const isFull = turns.length === MODULE_TURNS;
  const set = (next: readonly string[]) => {
    form.set({ turns: next.join('') });
  };
  return (
    <fieldset
      class="field field--wide sno-turns"
      id={form.id('turns')}
      aria-describedby={
        form.problem('turns') === undefined ? undefined : `${form.id('turns')}-notes`
      }
    >
      <legend>{form.label('turns')}</legend>
      <ol>
        {Array.from({ length: MODULE_TURNS }, (_, i) => (
          <li aria-label={words.turn(i + 1, turns[i])}>
            {turns[i] === 'd' && <Die value={FACE} />}
            {turns[i] === 't' && <span class="sno-tile">M</span>}
            {turns[i] === undefined && <small aria-hidden="true">{i + 1}</small>}
          </li>
        ))}
      </ol>
      <div class="sno-turns__buttons">
        <button
          type="button"
          class="button"
          ref={first}
          disabled={isFull}
          onClick={() => {
            set([...turns, 'd']);
          }}
        >
          {words.addDie}
        </button>
        <button
          type="button"
          class="button"
          disabled={isFull}
          onClick={() => {
            set([...turns, 't']);
          }}
        >
          {words.addTile}
        </button>
        {turns.length > 0 && (
          <button
            type="button"
            class="button button--quiet"
            onClick={() => {
              set(turns.slice(0, -1));
              if (turns.length === 1) first.current?.focus();
            }}
          >
            {words.takeBack}
          </button>
        )}
      </div>
      <FieldNotes form={{ ...form, hint: () => undefined }} field="turns" />
    </fieldset>
  );
}
