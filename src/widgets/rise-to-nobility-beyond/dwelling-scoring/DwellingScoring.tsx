import {
  CARDS_OF_A_TYPE,
  DWELLING_STATES,
  type DwellingState,
  type RawDwellings,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { RowInput, RowsField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { dwellingScoring } from './calculator.ts';
import { makeCard, parseCard } from './card.ts';
import { cardWords } from './words.ts';

type Field = keyof RawDwellings;

function Form(form: FormProps<Field>) {
  const words = cardWords[form.lang];
  return (
    <RowsField
      form={form}
      field="cards"
      separator=","
      isRow={(row) => parseCard(row) !== undefined}
      blank={makeCard({ points: '0', state: 'met' })}
      max={CARDS_OF_A_TYPE.max}
      words={words}
    >
      {({ text, id, set }) => {
        const card = parseCard(text);
        return (
          card && (
            <>
              <RowInput
                id={`${id}-points`}
                label={words.points}
                text={card.points}
                invalid={form.problem('cards') !== undefined && !/^\d{1,2}$/.test(card.points)}
                set={(points) => {
                  set(makeCard({ ...card, points }));
                }}
              />
              <StateField
                form={form}
                id={`${id}-state`}
                state={card.state}
                set={(state) => {
                  set(makeCard({ ...card, state }));
                }}
              />
            </>
          )
        );
      }}
    </RowsField>
  );
}

function StateField({
  form,
  id,
  state,
  set,
}: {
  readonly form: FormProps<Field>;
  readonly id: string;
  readonly state: DwellingState;
  readonly set: (state: DwellingState) => void;
}) {
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {cardWords[form.lang].state}
      </label>
      <select
        id={id}
        class="dwelling-state"
        value={state}
        onChange={(event) => {
          const chosen = DWELLING_STATES.find((known) => known.state === event.currentTarget.value);
          if (chosen) set(chosen.state);
        }}
      >
        {DWELLING_STATES.map((known) => (
          <option value={known.state}>{form.optionLabel('cards', known.state)}</option>
        ))}
      </select>
    </div>
  );
}

export const DwellingScoring = island(dwellingScoring, Form);
