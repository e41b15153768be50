import {
  GRIT,
  HERO_CUBES,
  STAFF_CUBE_PLACES,
  STAFF_RATE,
  STAFF_SPACES,
  YES_NO,
  type RawRuneStaff,
  type RuneStaffValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { shows } from '../shared/shows.ts';
import { WordsField } from '../shared/WordsField.tsx';
import { runeStaff } from './calculator.ts';
import { TargetField } from './TargetField.tsx';
import { staffWords } from './words.ts';

type Field = keyof RawRuneStaff;

/** Hero cubes besides the one on the Staff. */
const OTHERS = { min: 0, max: HERO_CUBES.max - 1 } as const;

function Form(form: FormProps<Field>) {
  const words = staffWords[form.lang];
  const rated: FormProps<Field> = { ...form, hint: () => shellWords[form.lang].kept };
  return (
    <>
      <Fields>
        <NumberField form={form} field="grit" {...GRIT} />
        <NumberField form={form} field="spend" min={1} max={GRIT.max} />
        {shows(form, 'perSpace', form.draft.rate.trim() === 'card') && (
          <NumberField form={rated} field="perSpace" {...STAFF_RATE} />
        )}
        <TargetField form={form} />
        <NumberField form={form} field="across" {...STAFF_SPACES} />
        <NumberField form={form} field="down" {...STAFF_SPACES} />
      </Fields>
      <Group title={words.cubes}>
        <NumberField form={form} field="unplaced" {...OTHERS} />
        <WordsField form={form} field="placed" options={STAFF_CUBE_PLACES} max={OTHERS.max} />
        <ChoiceField form={form} field="shield" options={YES_NO} />
      </Group>
    </>
  );
}

/** Every distance that the Grit pays for. */
function Reaches({ lang, value }: DetailProps<RuneStaffValue, Field>) {
  const words = staffWords[lang];
  if (value.reaches.length === 0) return null;
  return (
    <details class="ways">
      <summary>{words.reaches}</summary>
      <div class="table-scroll" role="region" aria-label={words.reaches} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {words.columns.map((column) => (
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

export const RuneStaff = island(runeStaff, Form, Reaches);
