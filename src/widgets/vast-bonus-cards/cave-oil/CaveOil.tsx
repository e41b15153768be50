import { OIL_CARD, OIL_CAUSES } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { oilCauseNames } from '../shared/names.ts';
import { shows } from '../shared/shows.ts';
import { caveOil, labels } from './calculator.ts';
import { valueFor } from './covered.ts';

function Fieldset(form: FormOf<typeof caveOil>) {
  return (
    <Fields>
      <SelectField form={form} field="cause" />
      <NumberField form={form} field="loss" />
      {shows(form, 'card', valueFor(form.draft, form.draft.cause)?.by === 'card') && (
        <ChoiceField form={form} field="card" options={['', ...OIL_CARD]} />
      )}
    </Fields>
  );
}

/** All causes by what Cave Oil does about them. The card is asked about the present one only. */
function Causes({ lang, value, draft }: DetailOf<typeof caveOil>) {
  const coveredFor = (cause: string) =>
    cause === value.cause ? value.covered : valueFor(draft, cause)?.covered;
  const groups = (['no', 'yes', 'card-decides'] as const)
    .map((covered) => ({
      covered,
      causes: OIL_CAUSES.filter((cause) => coveredFor(cause) === covered),
    }))
    .filter(({ causes }) => causes.length > 0);
  return (
    <table class="vbc-table">
      <caption class="lines__title">{labels.caption[lang]}</caption>
      <tbody>
        {groups.map(({ covered, causes }) => (
          <tr aria-current={covered === value.covered ? 'true' : undefined}>
            <th scope="row">{labels.covered[covered][lang]}</th>
            <td>{causes.map((cause) => oilCauseNames[lang][cause]).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const CaveOil = island(caveOil, Fieldset, Causes);
