import { useRef } from 'preact/hooks';
import {
  makeTurns,
  MODULE_TURNS,
  turnsIn,
  type TurnKind,
} from '#engine/the-magnificent-sno/index.ts';
import { FieldNotes, TextField } from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { byLang } from '#src/lang.ts';
import { Piece } from '../shared/Piece.tsx';
import { masterTile } from '../shared/pieces.tsx';
import { labels } from './calculator.ts';

/** A die that stands for any. */
const FACE = 5;

/** The five turns of a round as places to fill. What is no list of turns is shown as it is. */
export function TurnsField({ form }: { readonly form: Controls<'turns'> }) {
  const first = useRef<HTMLButtonElement>(null);
  const turns = turnsIn(form.draft.turns);
  if (turns === undefined) return <TextField form={form} field="turns" />;
  const words = byLang(labels)[form.lang];
  const isFull = turns.length === MODULE_TURNS;
  const set = (next: readonly TurnKind[]) => {
    form.set({ turns: makeTurns(next) });
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
          <li aria-label={words.turn(i + 1, turns[i] ?? 'to-come')}>
            {turns[i] === 'die' && <Die value={FACE} />}
            {turns[i] === 'tile' && <Piece part={masterTile()} />}
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
            set([...turns, 'die']);
          }}
        >
          {words.addDie}
        </button>
        <button
          type="button"
          class="button"
          disabled={isFull}
          onClick={() => {
            set([...turns, 'tile']);
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
