import type { ComponentChildren } from 'preact';
import { itemsIn } from '#engine/core/fields.ts';
import { SCORINGS, type Scoring } from '#engine/the-magnificent-sno/index.ts';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang } from '#src/lang.ts';
import { CampPainter } from '../shared/CampPainter.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { scoringNames } from '../shared/names.ts';
import { NumberRows } from '../shared/NumberRows.tsx';
import { masterCards } from './calculator.ts';
import { labels } from './labels.ts';
import { PostersField } from './PostersField.tsx';

type Form = FormOf<typeof masterCards>;

type Field = keyof Form['draft'];

/** The fields that a kind of scoring looks at. */
const ASKED: Readonly<Record<Scoring, readonly Field[]>> = {
  'highest-dice': ['dice', 'locked'],
  large: ['large', 'white'],
  white: ['white'],
  cross: ['camp'],
  pairs: ['camp', 'pair'],
  'white-posters': ['posters'],
  'printed-tiles': ['posters'],
  coins: ['posters'],
  gems: ['gems'],
  tents: ['tents', 'perTent'],
};

/** The kinds of scoring that are ticked; none ticked is all of them. */
const chosenIn = (text: string): readonly Scoring[] => {
  const words = itemsIn(text);
  const chosen = SCORINGS.filter((scoring) => words.includes(scoring));
  return chosen.length === 0 ? SCORINGS : chosen;
};

function Fieldset(form: Form) {
  const chosen = chosenIn(form.draft.cards);
  const asked = new Set(chosen.flatMap((scoring) => ASKED[scoring]));
  const fields = Object.keys(CONTROLS) as readonly (keyof typeof CONTROLS)[];
  const { range, count } = form.spec('extra');
  return (
    <>
      <div class="kinds">
        <ChecksField form={form} field="cards" />
      </div>
      <Fields>
        {fields
          .filter((field) => asked.has(field) || form.problem(field) !== undefined)
          .map((field) => CONTROLS[field](form, chosen))}
        {range && count && (
          <NumberRows
            form={form}
            field="extra"
            max={count.max}
            each={range}
            words={byLang(labels.cards)[form.lang]}
          />
        )}
      </Fields>
    </>
  );
}

/** The control of each field, in the order of the form. */
const CONTROLS: Readonly<
  Record<
    Exclude<Field, 'cards' | 'extra' | 'cross' | 'diceValue' | 'half'>,
    (form: Form, chosen: readonly Scoring[]) => ComponentChildren
  >
> = {
  dice: (form) => (
    <ColorDiceField form={form} field="dice" max={form.spec('dice').count?.max ?? 0} />
  ),
  locked: (form) => <GemsField form={form} field="locked" colored />,
  camp: (form, chosen) => <Camp form={form} chosen={chosen} />,
  pair: (form) => <ChoiceField form={form} field="pair" />,
  large: (form) => <NumberField form={form} field="large" />,
  white: (form) => <NumberField form={form} field="white" />,
  posters: (form, chosen) => <PostersField form={form} chosen={chosen} />,
  gems: (form) => <GemsField form={form} field="gems" />,
  tents: (form) => <NumberField form={form} field="tents" />,
  perTent: (form) => <NumberField form={form} field="perTent" />,
};

/** A camp that is begun here is counted, so the numbers of tiles give way to it. */
function Camp({ form, chosen }: { readonly form: Form; readonly chosen: readonly Scoring[] }) {
  const value = form.reply.kind === 'answer' ? form.reply.answer.value : undefined;
  return (
    <CampPainter
      form={form}
      overlay={{
        cross: chosen.includes('cross') ? value?.cross : undefined,
        pairs: chosen.includes('pairs') ? value?.pairs : undefined,
      }}
      alongside={{ large: '', white: '' }}
    />
  );
}

/** The sheet: a row for each kind of scoring, the best one marked, and extra cards below. */
function ScoreSheet({ lang, value }: DetailOf<typeof masterCards>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{labels.scoring[lang]}</th>
            <th scope="col">{labels.points[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.rows.map(({ scoring, points }) => {
            const isBest = value.rows.length > 1 && value.best.includes(scoring);
            return (
              <tr aria-current={isBest ? 'true' : undefined}>
                <th scope="row">
                  {scoringNames[lang][scoring]}{' '}
                  {isBest && <span class="mark">{labels.best[lang]}</span>}
                </th>
                <td>{points ?? <span class="quiet">{labels.missing(scoring)?.[lang]}</span>}</td>
              </tr>
            );
          })}
          {value.extra.map(({ full, half }, i) => (
            <tr>
              <th scope="row">{labels.extra(i + 1)[lang]}</th>
              <td>{labels.half(full, half)[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const MasterCards = island(masterCards, Fieldset, ScoreSheet);
