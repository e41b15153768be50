import { ChoiceField, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang } from '#src/lang.ts';
import { activation, labels } from './calculator.ts';

const WORDS = byLang(labels);

function Form(form: FormOf<typeof activation>) {
  const words = WORDS[form.lang];
  return (
    <>
      <Group title={words.elders}>
        <NumberField form={form} field="elders" />
        <NumberField form={form} field="eldersActive" />
        <NumberField form={form} field="workers" />
        <NumberField form={form} field="activateElders" />
      </Group>
      <Group title={words.dwellings}>
        <NumberField form={form} field="dwellings" />
        <NumberField form={form} field="dwellingsActive" />
        <NumberField form={form} field="houses" />
        <NumberField form={form} field="activateDwellings" />
      </Group>
      <ChoiceField form={form} field="turn" />
    </>
  );
}

/** Both types of cards side by side, as they stand afterwards. */
function Outcome({ lang, value }: DetailOf<typeof activation>) {
  const words = WORDS[lang];
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
