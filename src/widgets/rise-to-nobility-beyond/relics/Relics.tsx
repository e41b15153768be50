import {
  AMOUNT,
  CARDS_OF_A_TYPE,
  CURRENCIES,
  RELIC_SLOTS,
  REPUTATION,
  type RawRelics,
} from '#engine/rise-to-nobility-beyond/index.ts';
import {
  ChoiceField,
  DieField,
  Group,
  NumberField,
  RowInput,
  RowsField,
} from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { relics } from './calculator.ts';
import { relicsWords } from './words.ts';

type Field = keyof RawRelics;

function Form(form: FormProps<Field>) {
  const words = relicsWords[form.lang];
  return (
    <>
      <DieField form={form} field="die" />
      <ChoiceField form={form} field="slot" options={RELIC_SLOTS} />
      <Costs {...form} />
      <Group title={words.held}>
        <p class="quiet field--wide">{words.optional}</p>
        {CURRENCIES.map((thing) => (
          <NumberField form={form} field={thing} {...AMOUNT} />
        ))}
        <NumberField form={form} field="reputationLeft" min={0} max={REPUTATION.max} />
      </Group>
    </>
  );
}

/** One row for each Relic, `Rock Rose/coins/goods`. */
function Costs(form: FormProps<Field>) {
  const words = relicsWords[form.lang];
  return (
    <RowsField
      form={form}
      field="costs"
      separator=";"
      isRow={(row) => row.split('/').length === CURRENCIES.length}
      blank="//"
      max={CARDS_OF_A_TYPE.max}
      words={words.rows}
    >
      {({ text, id, set }) => {
        const amounts = text.split('/');
        return CURRENCIES.map((thing, i) => (
          <RowInput
            id={`${id}-${thing}`}
            label={words.names[thing][1]}
            text={amounts[i] ?? ''}
            invalid={
              form.problem('costs') !== undefined && !/^\s*\d{0,2}\s*$/.test(amounts[i] ?? '')
            }
            set={(amount) => {
              set(amounts.with(i, amount).join('/'));
            }}
          />
        ));
      }}
    </RowsField>
  );
}

export const Relics = island(relics, Form);
