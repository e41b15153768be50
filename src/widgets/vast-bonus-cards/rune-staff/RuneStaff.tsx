import { ChoiceField, Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { shows } from '../shared/shows.ts';
import { WordsField } from '../shared/WordsField.tsx';
import { labels, runeStaff } from './calculator.ts';
import { TargetField } from './TargetField.tsx';

function Fieldset(form: FormOf<typeof runeStaff>) {
  const { lang, draft } = form;
  return (
    <>
      <Fields>
        <NumberField form={form} field="grit" />
        <NumberField form={form} field="spend" />
        {shows(form, 'perSpace', draft.rate.trim() === 'card') && (
          <NumberField form={{ ...form, hint: () => shellWords[lang].kept }} field="perSpace" />
        )}
        <TargetField {...form} />
        <NumberField form={form} field="across" />
        <NumberField form={form} field="down" />
      </Fields>
      <Group title={labels.cubes[lang]}>
        <NumberField form={form} field="unplaced" />
        <WordsField form={form} field="placed" />
        <ChoiceField form={form} field="shield" />
      </Group>
    </>
  );
}

/** Every distance that the Grit pays for. */
function Reaches({ lang, value }: DetailOf<typeof runeStaff>) {
  if (value.reaches.length === 0) return null;
  return (
    <details class="ways">
      <summary>{labels.reaches[lang]}</summary>
      <div class="table-scroll" role="region" aria-label={labels.reaches[lang]} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {labels.columns[lang].map((column) => (
                <th scope="col">{column}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.reaches.map(({ spaces, cost, gritLeft, cubesBack }) => (
              <tr aria-current={spaces === value.distance ? 'true' : undefined}>
                <th scope="row">{spaces}</th>
                <td>{cost}</td>
                <td>{gritLeft}</td>
                <td>{cubesBack}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export const RuneStaff = island(runeStaff, Fieldset, Reaches);
