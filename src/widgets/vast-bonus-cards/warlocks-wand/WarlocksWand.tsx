import {
  STASH_GOAL,
  STASHED,
  STASHES,
  WAND_CHARGES,
  WAND_DEEDS,
  WAND_LOG,
  YES_NO,
  type RawWarlocksWand,
  type WarlocksWandValue,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { WordsField } from '../shared/WordsField.tsx';
import { warlocksWand } from './calculator.ts';
import { wandWords } from './words.ts';

type Field = keyof RawWarlocksWand;

function Form(form: FormProps<Field>) {
  const remembered: FormProps<Field> = { ...form, hint: () => shellWords[form.lang].kept };
  return (
    <Fields>
      <NumberField form={form} field="stashed" {...STASHED} />
      <NumberField form={remembered} field="goal" {...STASH_GOAL} />
      <ChoiceField form={form} field="stash" options={STASHES} />
      <ChoiceField form={form} field="assigned" options={YES_NO} />
      <NumberField form={form} field="charges" {...WAND_CHARGES} />
      <WordsField form={form} field="log" options={WAND_DEEDS} max={WAND_LOG.max} />
    </Fields>
  );
}

const CHARGES = Array.from({ length: WAND_CHARGES.max }, (_, i) => i + 1);

/** The charges that are left, and the Wand after each step. */
function Outcome({ lang, value }: DetailProps<WarlocksWandValue, Field>) {
  const words = wandWords[lang];
  return (
    <>
      <svg
        class="figure vbc-charges"
        viewBox="0 0 200 36"
        width="200"
        role="img"
        aria-label={words.charges(value.charges, WAND_CHARGES.max)}
      >
        {CHARGES.map((place) => (
          <g
            class={place <= value.charges ? 'on' : undefined}
            transform={`translate(${place * 40 - 22} 18)`}
          >
            <circle r="14" />
            <path
              d={place <= value.charges ? 'M2-9l-7 11h5l-2 7 7-11h-5z' : 'M-6-6L6 6M6-6L-6 6'}
            />
          </g>
        ))}
      </svg>
      {value.steps.length > 0 && (
        <div class="table-scroll" role="region" aria-label={words.steps} tabIndex={0}>
          <table class="vbc-table">
            <caption class="lines__title">{words.steps}</caption>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th scope="col">{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {value.steps.map(({ position, deed, charges, assigned, stashed }) => (
                <tr>
                  <th scope="row">
                    {position}. {words.deed(deed)}
                  </th>
                  <td>{charges}</td>
                  <td>{words.token(assigned)}</td>
                  <td>{stashed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

export const WarlocksWand = island(warlocksWand, Form, Outcome);
