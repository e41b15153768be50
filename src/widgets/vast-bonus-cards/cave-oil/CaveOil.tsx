import {
  OIL_CARD,
  OIL_CAUSES,
  POPULATION_LOST,
  type CaveOilValue,
  type OilCause,
  type RawCaveOil,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shows } from '../shared/shows.ts';
import { caveOil } from './calculator.ts';
import { oilWords } from './words.ts';

type Field = keyof RawCaveOil;
type Covered = CaveOilValue['covered'];

/** What the engine says of a cause; `undefined` while something cannot be read. */
const valueFor = (cause: string, magma: string): CaveOilValue | undefined => {
  const reply = caveOil.ask({ cause, loss: '', card: '', magma });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

function Form(form: FormProps<Field>) {
  const { cause, magma } = form.draft;
  return (
    <Fields>
      <SelectField form={form} field="cause" options={OIL_CAUSES} />
      <NumberField form={form} field="loss" {...POPULATION_LOST} />
      {shows(form, 'card', valueFor(cause, magma)?.by === 'card') && (
        <ChoiceField form={form} field="card" options={['', ...OIL_CARD]} />
      )}
    </Fields>
  );
}

/** All causes by what Cave Oil does about them. The card is asked about the present one only. */
function Causes({ lang, value, draft }: DetailProps<CaveOilValue, Field>) {
  const words = oilWords[lang];
  const coveredFor = (cause: OilCause): Covered | undefined =>
    cause === value.cause ? value.covered : valueFor(cause, draft.magma)?.covered;
  const groups = (['no', 'yes', 'card-decides'] as const)
    .map((covered) => ({
      covered,
      causes: OIL_CAUSES.filter((cause) => coveredFor(cause) === covered),
    }))
    .filter(({ causes }) => causes.length > 0);
  return (
    <table class="vbc-table">
      <caption class="lines__title">{words.caption}</caption>
      <tbody>
        {groups.map(({ covered, causes }) => (
          <tr aria-current={covered === value.covered ? 'true' : undefined}>
            <th scope="row">{words.covered[covered]}</th>
            <td>{causes.map(words.cause).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const CaveOil = island(caveOil, Form, Causes);
