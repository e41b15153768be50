import {
  CUBE_PLACES,
  CUBES_ON_STAT,
  GRIT,
  SIDEQUEST_GRIT,
  YES_NO,
  type PreparedValue,
  type RawPrepared,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { prepared } from './calculator.ts';
import { isStat, mayWords } from './words.ts';

type Field = keyof RawPrepared;

function Form(form: FormProps<Field>) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="grit" {...GRIT} />
        <NumberField form={form} field="gain" {...SIDEQUEST_GRIT} />
        <SelectField form={form} field="use" options={CUBE_PLACES} />
        {(isStat(form.draft.use.trim()) || form.problem('onStat') !== undefined) && (
          <NumberField form={form} field="onStat" {...CUBES_ON_STAT} />
        )}
      </Fields>
      <ChoiceField form={form} field="endsTurn" options={YES_NO} />
    </>
  );
}

/** What the cube may do and what not, one under the other. */
function May({ lang, value }: DetailProps<PreparedValue, Field>) {
  const words = mayWords[lang];
  const { assigns, stat } = value;
  if (assigns === 'no') return null;
  const rows: readonly (readonly [string, string])[] = [
    [words.assign, assigns === 'yes' ? words.yes : words.perhaps],
    ...(stat === undefined
      ? []
      : [[words.stat, `${stat.before}\u00a0→\u00a0${stat.after}`] as const]),
    [words.movement, words.no],
    [words.encounters, words.no],
    [words.activates, words.no],
  ];
  return (
    <table class="ranking may">
      <caption class="lines__title">{words.caption}</caption>
      <tbody>
        {rows.map(([what, does]) => (
          <tr>
            <th scope="row">{what}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Prepared = island(prepared, Form, May);
