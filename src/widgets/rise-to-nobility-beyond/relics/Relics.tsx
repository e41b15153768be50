import {
  COST_TEXT,
  CURRENCIES,
  isCostAmount,
  isCostText,
} from '#engine/rise-to-nobility-beyond/index.ts';
import {
  ChoiceField,
  DieField,
  Group,
  NumberField,
  RowInput,
  RowsField,
} from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang } from '#src/lang.ts';
import { labels, relics } from './calculator.ts';

type Form = FormOf<typeof relics>;

const WORDS = byLang(labels);

function Fieldset(form: Form) {
  const words = WORDS[form.lang];
  return (
    <>
      <DieField form={form} field="die" />
      <ChoiceField form={form} field="slot" />
      <Costs {...form} />
      <Group title={words.held}>
        <p class="quiet field--wide">{words.optional}</p>
        {CURRENCIES.map((thing) => (
          <NumberField form={form} field={thing} />
        ))}
        <NumberField form={form} field="reputationLeft" />
      </Group>
    </>
  );
}

/** One row for each Relic, `Rock Rose/coins/goods`. */
function Costs(form: Form) {
  const words = WORDS[form.lang];
  return (
    <RowsField
      form={form}
      field="costs"
      separator=";"
      isRow={isCostText}
      blank="//"
      words={words.rows}
    >
      {({ text, id, set }) =>
        CURRENCIES.map((thing, i) => {
          const typed = COST_TEXT.of(text)[i] ?? '';
          return (
            <RowInput
              id={`${id}-${thing}`}
              label={words.names[thing][1]}
              text={typed}
              invalid={form.problem('costs') !== undefined && !isCostAmount(typed)}
              set={(amount) => {
                set(COST_TEXT.with(text, i, amount) || '//');
              }}
            />
          );
        })
      }
    </RowsField>
  );
}

export const Relics = island(relics, Fieldset);
