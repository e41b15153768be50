import {
  AMOUNT,
  CENTER_TENTS,
  PRINTED_STATES,
  TAKES,
  TENT_PLACES,
  TENT_SPACES,
  TRAVEL_ENDS,
  WHITE_DECK,
  WHITE_FROM,
  type RawTravel,
  type TravelOption,
  type TravelValue,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, FieldNotes, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { travel } from './calculator.ts';
import { offerWords } from './words.ts';

type Field = keyof RawTravel;

/** What could be taken where the wagon ends, whatever is chosen; nothing while a field cannot be read. */
const offer = (draft: RawTravel): readonly TravelOption[] => {
  const far = String(AMOUNT.max);
  const reply = travel.ask({
    ...draft,
    power: far,
    steps: far,
    take: '',
    place: '',
    white: 'none',
  });
  return reply.kind === 'answer' ? reply.answer.value.options : [];
};

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const end = draft.end.trim();
  const take = draft.take.trim();
  const white = draft.white.trim();
  const takesTent = take !== '' && take !== 'poster';
  const canTakePoster = offer(draft).some(({ take, possible }) => take === 'poster' && possible);
  const gainsPoster = canTakePoster || /[1-9]/.test(draft.passed);
  const shows = (field: Field, matters: boolean): boolean =>
    matters || draft[field] !== travel.start[field] || form.problem(field) !== undefined;
  return (
    <>
      <Fields>
        <NumberField form={form} field="power" {...AMOUNT} />
        <NumberField form={form} field="steps" {...AMOUNT} />
        <ChoiceField form={form} field="end" options={TRAVEL_ENDS} />
        <NumberField form={form} field="passed" {...AMOUNT} />
        {shows('center', end === 'empty') && (
          <NumberField form={form} field="center" min={0} max={CENTER_TENTS} />
        )}
        <NumberField form={form} field="tentSpaces" {...TENT_SPACES} />
        <ChoiceField form={form} field="printed" options={PRINTED_STATES} />
      </Fields>
      <TakeField form={form} />
      {shows('place', takesTent) && (
        <ChoiceField form={form} field="place" options={['', ...TENT_PLACES]} />
      )}
      {shows('white', gainsPoster && !takesTent) && (
        <ChoiceField form={form} field="white" options={WHITE_FROM} />
      )}
      {(shows('whiteDeck', white !== 'none') || shows('posterDeck', false)) && (
        <Fields>
          <NumberField form={form} field="whiteDeck" {...WHITE_DECK} />
          {shows('posterDeck', white === 'display') && (
            <NumberField form={form} field="posterDeck" {...AMOUNT} />
          )}
        </Fields>
      )}
    </>
  );
}

/** Everything that may be wanted where the wagon ends: whether it can be had, and why not. */
function TakeField({ form }: { readonly form: FormProps<Field> }) {
  const words = offerWords[form.lang];
  const options = offer(form.draft);
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
                <span class="unseen">{found.possible ? words.yes : words.no}</span>
              </span>
            )}
          </label>
        );
      })}
      <FieldNotes form={form} field="take" />
    </fieldset>
  );
}

/** The tents of the centre and of the player's board; the one that is placed now stands out. */
function Tents({ lang, value, draft }: DetailProps<TravelValue, Field>) {
  const words = offerWords[lang];
  const { place, places, centerAfter } = value;
  const free = Number(draft.tentSpaces);
  const spaces = Array.from({ length: TENT_SPACES.max }, (_, i) => {
    if (i < TENT_SPACES.max - free) return 'full';
    return i === TENT_SPACES.max - free && place === 'space' ? 'new' : 'free';
  });
  const printed = place === 'printed' ? 'new' : places.includes('printed') ? 'free' : 'full';
  return (
    <div class="sno-tents" aria-hidden="true">
      {value.end === 'empty' && (
        <figure>
          <figcaption>{words.center}</figcaption>
          <div class="sno-tents__row">
            {Array.from({ length: CENTER_TENTS }, (_, i) => (
              <Tent state={i < centerAfter ? 'full' : i < Number(draft.center) ? 'gone' : 'free'} />
            ))}
          </div>
        </figure>
      )}
      <figure>
        <figcaption>{words.board}</figcaption>
        <div class="sno-tents__row">
          {spaces.map((state) => (
            <Tent state={state} />
          ))}
          <Tent state={printed} label={words.printed} />
        </div>
      </figure>
    </div>
  );
}

type TentState = 'full' | 'free' | 'new' | 'gone';

function Tent({ state, label }: { readonly state: TentState; readonly label?: string }) {
  return (
    <span class={`sno-tent sno-tent--${state}`}>
      <svg viewBox="0 0 40 36" width="40" height="36">
        <path d="M20 5 36 19 33 33H7L4 19Z" />
        <path class="sno-tent__door" d="M20 5V1M20 19 25 33H15Z" />
      </svg>
      {label !== undefined && <small>{label}</small>}
    </span>
  );
}

export const Travel = island(travel, Form, Tents);
