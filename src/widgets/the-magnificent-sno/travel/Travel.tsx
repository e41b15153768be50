import { wholeIn } from '#engine/core/notation.ts';
import {
  CENTER_TENTS,
  TAKES,
  TENT_PLACES,
  TENT_SPACES,
  travelOffer,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, FieldNotes, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { Piece } from '../shared/Piece.tsx';
import { tent, type TentState } from '../shared/pieces.tsx';
import { labels, travel } from './calculator.ts';
import { BoardField, CenterField } from './TentsField.tsx';

type Form = FormOf<typeof travel>;
type Field = keyof Form['draft'];

function Fieldset(form: Form) {
  const { draft } = form;
  const end = draft.end.trim();
  const take = draft.take.trim();
  const white = draft.white.trim();
  const takesTent = take !== '' && take !== 'poster';
  const canTakePoster = travelOffer(draft).some(
    (option) => option.take === 'poster' && option.possible,
  );
  const gainsPoster = canTakePoster || (wholeIn(draft.passed) ?? 0) > 0;
  const shows = (field: Field, matters: boolean): boolean =>
    matters || draft[field] !== travel.start[field] || form.problem(field) !== undefined;
  return (
    <>
      <Fields>
        <NumberField form={form} field="power" />
        <NumberField form={form} field="steps" />
        <ChoiceField form={form} field="end" />
        <NumberField form={form} field="passed" />
        {shows('center', end === 'empty') && <CenterField form={form} />}
        <BoardField form={form} />
      </Fields>
      <TakeField form={form} />
      {shows('place', takesTent) && (
        <ChoiceField form={form} field="place" options={['', ...TENT_PLACES]} />
      )}
      {shows('white', gainsPoster && !takesTent) && <ChoiceField form={form} field="white" />}
      {(shows('whiteDeck', white !== 'none') || shows('posterDeck', false)) && (
        <Fields>
          <NumberField form={form} field="whiteDeck" />
          {shows('posterDeck', white === 'display') && (
            <NumberField form={form} field="posterDeck" />
          )}
        </Fields>
      )}
    </>
  );
}

/** Everything that may be wanted where the wagon ends: whether it can be had, and why not. */
function TakeField({ form }: { readonly form: Form }) {
  const options = travelOffer(form.draft);
  const say = travel.words[form.lang].violation;
  return (
    <fieldset
      class="field choice sno-offer"
      id={form.id('take')}
      aria-describedby={`${form.id('take')}-notes`}
    >
      <legend>{form.label('take')}</legend>
      {['', ...TAKES].map((take) => {
        const found = options.find((option) => option.take === take);
        return (
          <label class="choice__option">
            <input
              type="radio"
              name={form.id('take')}
              value={take}
              checked={form.draft.take.trim() === take}
              onChange={() => {
                form.set({ take });
              }}
            />
            <span class="sno-offer__text">
              {form.optionLabel('take', take)}
              {found?.against.map((against) => (
                <small>{say(against)}</small>
              ))}
            </span>
            {found && (
              <span class={found.possible ? 'sno-yes' : 'sno-no'}>
                <span aria-hidden="true">{found.possible ? '✓' : '✕'}</span>
                <span class="unseen">{(found.possible ? labels.yes : labels.no)[form.lang]}</span>
              </span>
            )}
          </label>
        );
      })}
      <FieldNotes form={form} field="take" />
    </fieldset>
  );
}

/** The tents of the center and of the player's board; the one that is placed now stands out. */
function Tents({ lang, value, draft }: DetailOf<typeof travel>) {
  const { place, places, centerAfter } = value;
  const free = wholeIn(draft.tentSpaces) ?? 0;
  const held = wholeIn(draft.center) ?? 0;
  const spaces = Array.from({ length: TENT_SPACES.max }, (_, i) => {
    if (i < TENT_SPACES.max - free) return 'full';
    return i === TENT_SPACES.max - free && place === 'space' ? 'new' : 'free';
  });
  const printed = place === 'printed' ? 'new' : places.includes('printed') ? 'free' : 'full';
  return (
    <div class="sno-tents" aria-hidden="true">
      {value.end === 'empty' && (
        <figure>
          <figcaption>{labels.center[lang]}</figcaption>
          <div class="sno-tents__row">
            {Array.from({ length: CENTER_TENTS }, (_, i) => (
              <Tent state={i < centerAfter ? 'full' : i < held ? 'gone' : 'free'} />
            ))}
          </div>
        </figure>
      )}
      <figure>
        <figcaption>{labels.board[lang]}</figcaption>
        <div class="sno-tents__row">
          {spaces.map((state) => (
            <Tent state={state} />
          ))}
          <Tent state={printed} label={labels.printed[lang]} />
        </div>
      </figure>
    </div>
  );
}

function Tent({ state, label }: { readonly state: TentState; readonly label?: string }) {
  return (
    <span class="sno-tent">
      <Piece part={tent(state)} />
      {label !== undefined && <small>{label}</small>}
    </span>
  );
}

export const Travel = island(travel, Fieldset, Tents);
