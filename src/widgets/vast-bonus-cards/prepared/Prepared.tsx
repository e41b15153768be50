import { statOf } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shows } from '../shared/shows.ts';
import { labels, prepared } from './calculator.ts';

function Fieldset(form: FormOf<typeof prepared>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="grit" />
        <NumberField form={form} field="gain" />
        <SelectField form={form} field="use" />
        {shows(form, 'onStat', statOf(form.draft.use.trim()) !== undefined) && (
          <NumberField form={form} field="onStat" />
        )}
      </Fields>
      <ChoiceField form={form} field="endsTurn" />
    </>
  );
}

/** What the cube may do and what not, one under the other. */
function May({ lang, value: { assigns, stat } }: DetailOf<typeof prepared>) {
  if (assigns === 'no') return null;
  const no = labels.no[lang];
  const rows = [
    [labels.assign, labels[assigns === 'yes' ? 'yes' : 'perhaps'][lang]] as const,
    ...(stat ? [[labels.stat, `${stat.before}\u00a0→\u00a0${stat.after}`] as const] : []),
    [labels.movement, no] as const,
    [labels.encounters, no] as const,
    [labels.activates, no] as const,
  ];
  return (
    <table class="ranking may">
      <caption class="lines__title">{labels.caption[lang]}</caption>
      <tbody>
        {rows.map(([what, does]) => (
          <tr>
            <th scope="row">{what[lang]}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Prepared = island(prepared, Fieldset, May);
