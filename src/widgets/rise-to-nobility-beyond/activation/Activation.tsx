import {
  AMOUNT,
  CARDS_OF_A_TYPE,
  TURNS,
  type ActivationValue,
  type RawActivation,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { ChoiceField, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { activation } from './calculator.ts';
import { outcomeWords } from './words.ts';

type Field = keyof RawActivation;

function Form(form: FormProps<Field>) {
  const words = outcomeWords[form.lang];
  return (
    <>
      <Group title={words.elders}>
        <NumberField form={form} field="elders" {...CARDS_OF_A_TYPE} />
        <NumberField form={form} field="eldersActive" {...CARDS_OF_A_TYPE} />
        <NumberField form={form} field="workers" {...AMOUNT} />
        <NumberField form={form} field="activateElders" {...CARDS_OF_A_TYPE} />
      </Group>
      <Group title={words.dwellings}>
        <NumberField form={form} field="dwellings" {...CARDS_OF_A_TYPE} />
        <NumberField form={form} field="dwellingsActive" {...CARDS_OF_A_TYPE} />
        <NumberField form={form} field="houses" {...AMOUNT} />
        <NumberField form={form} field="activateDwellings" {...CARDS_OF_A_TYPE} />
      </Group>
      <ChoiceField form={form} field="turn" options={TURNS} />
    </>
  );
}

/** Both types of cards side by side, as they stand afterwards. */
function Outcome({ lang, value }: DetailProps<ActivationValue>) {
  const words = outcomeWords[lang];
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.active}</th>
            <th scope="col">{words.left}</th>
            <th scope="col">{words.income}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.elders}</th>
            <td>{value.eldersActive}</td>
            <td>{words.workers(value.workersLeft)}</td>
            <td>{words.coins(value.coins)}</td>
          </tr>
          <tr>
            <th scope="row">{words.dwellings}</th>
            <td>{value.dwellingsActive}</td>
            <td>{words.houses(value.housesLeft)}</td>
            <td>{words.rockRose(value.rockRose)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export const Activation = island(activation, Form, Outcome);
