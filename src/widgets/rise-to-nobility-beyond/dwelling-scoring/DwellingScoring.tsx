import {
  DWELLING_STATES,
  isDwellingPoints,
  makeDwellingText,
  parseDwellingText,
  type DwellingState,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { RowInput, RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import type { Row } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang } from '#src/lang.ts';
import { dwellingScoring, labels } from './calculator.ts';

type Form = FormOf<typeof dwellingScoring>;

const words = byLang(labels);

const STATES = DWELLING_STATES.map(({ state }) => state);

function Fieldset(form: Form) {
  return (
    <RowsField
      form={form}
      field="cards"
      separator=","
      isRow={(row) => parseDwellingText(row) !== undefined}
      blank={makeDwellingText({ points: '0', state: 'met' })}
      words={words[form.lang]}
    >
      {(row) => <CardFields form={form} row={row} />}
    </RowsField>
  );
}

function CardFields({ form, row: { text, id, set } }: { readonly form: Form; readonly row: Row }) {
  const card = parseDwellingText(text);
  if (card === undefined) return null;
  const { points, state } = words[form.lang];
  return (
    <>
      <RowInput
        id={`${id}-points`}
        label={points}
        text={card.points}
        invalid={form.problem('cards') !== undefined && !isDwellingPoints(card.points)}
        set={(typed) => {
          set(makeDwellingText({ ...card, points: typed }));
        }}
      />
      <RowSelect
        id={`${id}-state`}
        label={state}
        text={card.state}
        options={STATES}
        optionLabel={(option) => form.optionLabel('cards', option)}
        choose=""
        invalid={false}
        set={(chosen) => {
          set(makeDwellingText({ ...card, state: chosen as DwellingState }));
        }}
      />
    </>
  );
}

export const DwellingScoring = island(dwellingScoring, Fieldset);
