import { STASH_GOAL, WAND_CHARGES } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import { PiecesField } from '#src/calculators/PiecesField.tsx';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { Coin } from '../shared/Things.tsx';
import { WordsField } from '../shared/WordsField.tsx';
import { labels, warlocksWand } from './calculator.ts';
import { Charge, Charges } from './Charges.tsx';

const coin = (there: boolean) => <Coin x={0} y={0} look={there ? 'on' : 'none'} />;

const charge = (there: boolean) => (
  <g class="vbc-charges" transform="scale(.8)">
    <g class={there ? 'on' : undefined}>
      <Charge isLeft={there} />
    </g>
  </g>
);

function Fieldset(form: FormOf<typeof warlocksWand>) {
  return (
    <Fields>
      <PiecesField form={form} field="stashed" max={STASH_GOAL.max} piece={coin} />
      <NumberField form={{ ...form, hint: () => shellWords[form.lang].kept }} field="goal" />
      <ChoiceField form={form} field="stash" />
      <ChoiceField form={form} field="assigned" />
      <PiecesField form={form} field="charges" piece={charge} />
      <WordsField form={form} field="log" />
    </Fields>
  );
}

type Detail = DetailOf<typeof warlocksWand>;

/** The charges that are left, and the Wand after each step. */
function Outcome({ lang, value }: Detail) {
  return (
    <>
      <svg
        class="figure vbc-charges"
        viewBox="0 0 200 36"
        width="200"
        role="img"
        aria-label={labels.charges(value.charges, WAND_CHARGES.max)[lang]}
      >
        <Charges left={value.charges} />
      </svg>
      {value.steps.length > 0 && <Steps lang={lang} steps={value.steps} />}
    </>
  );
}

function Steps({ lang, steps }: Pick<Detail, 'lang'> & Pick<Detail['value'], 'steps'>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.steps[lang]} tabIndex={0}>
      <table class="vbc-table">
        <caption class="lines__title">{labels.steps[lang]}</caption>
        <thead>
          <tr>
            {labels.columns[lang].map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ position, deed, charges, assigned, stashed }) => (
            <tr>
              <th scope="row">
                {position}. {labels.deeds[lang][deed]}
              </th>
              <td>{charges}</td>
              <td>{yesNo[lang][assigned ? 'yes' : 'no']}</td>
              <td>{stashed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const WarlocksWand = island(warlocksWand, Fieldset, Outcome);
