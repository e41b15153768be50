import type { ComponentChildren } from 'preact';
import {
  AMOUNT,
  CARD_POINTS,
  DICE_EACH,
  EXTRA_CARDS,
  PAIRS,
  POSTERS_LISTED,
  SCORINGS,
  TENTS,
  type RawMasterCards,
  type Scoring,
  type Sheet,
} from '#engine/the-magnificent-sno/index.ts';
import { ChecksField, ChoiceField, Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CampPainter } from '../shared/CampPainter.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { scoringNames } from '../shared/names.ts';
import { NumberRows } from '../shared/NumberRows.tsx';
import { masterCards } from './calculator.ts';
import { sheetWords } from './words.ts';

type Field = keyof RawMasterCards;

/** The fields that a kind of scoring looks at. */
const ASKED: Readonly<Record<Scoring, readonly Field[]>> = {
  'highest-dice': ['dice', 'locked'],
  large: ['large', 'white'],
  white: ['white'],
  cross: ['camp'],
  pairs: ['camp', 'pair'],
  'white-posters': ['whitePosters'],
  'printed-tiles': ['printedTiles'],
  coins: ['posterCoins'],
  gems: ['gems'],
  tents: ['tents', 'perTent'],
};

const chosenIn = (text: string): readonly Scoring[] => {
  const words = text.split(/[\s,;]+/);
  const chosen = SCORINGS.filter((scoring) => words.includes(scoring));
  return chosen.length === 0 ? SCORINGS : chosen;
};

function Form(form: FormProps<Field>) {
  const asked = new Set(chosenIn(form.draft.cards).flatMap((scoring) => ASKED[scoring]));
  const fields = Object.keys(CONTROLS) as readonly (keyof typeof CONTROLS)[];
  return (
    <>
      <div class="kinds">
        <ChecksField form={form} field="cards" options={SCORINGS} />
      </div>
      <Fields>
        {fields
          .filter((field) => asked.has(field) || form.problem(field) !== undefined)
          .map((field) => CONTROLS[field](form))}
        <NumberRows
          form={form}
          field="extra"
          max={EXTRA_CARDS.max}
          each={CARD_POINTS}
          words={sheetWords[form.lang].cards}
        />
      </Fields>
    </>
  );
}

/** The control of each field, in the order of the form. */
const CONTROLS: Readonly<
  Record<
    Exclude<Field, 'cards' | 'extra' | 'cross' | 'diceValue' | 'half'>,
    (form: FormProps<Field>) => ComponentChildren
  >
> = {
  dice: (form) => <ColorDiceField form={form} field="dice" max={DICE_EACH.max} />,
  locked: (form) => <GemsField form={form} field="locked" colored />,
  camp: (form) => <Camp form={form} />,
  pair: (form) => <ChoiceField form={form} field="pair" options={PAIRS} />,
  large: (form) => <NumberField form={form} field="large" {...AMOUNT} />,
  white: (form) => <NumberField form={form} field="white" {...AMOUNT} />,
  whitePosters: (form) => <NumberField form={form} field="whitePosters" {...AMOUNT} />,
  printedTiles: (form) => <Posters form={form} field="printedTiles" />,
  posterCoins: (form) => <Posters form={form} field="posterCoins" />,
  gems: (form) => <GemsField form={form} field="gems" />,
  tents: (form) => <NumberField form={form} field="tents" {...TENTS} />,
  perTent: (form) => <NumberField form={form} field="perTent" {...AMOUNT} />,
};

/** A camp that is begun here is counted, so the numbers of tiles give way to it. */
function Camp({ form }: { readonly form: FormProps<Field> }) {
  const reply = masterCards.ask(form.draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const shown = chosenIn(form.draft.cards);
  return (
    <CampPainter
      form={form}
      overlay={{
        cross: shown.includes('cross') ? value?.cross : undefined,
        pairs: shown.includes('pairs') ? value?.pairs : undefined,
      }}
      alongside={{ large: '', white: '' }}
    />
  );
}

function Posters({
  form,
  field,
}: {
  readonly form: FormProps<Field>;
  readonly field: 'printedTiles' | 'posterCoins';
}) {
  return (
    <NumberRows
      form={form}
      field={field}
      max={POSTERS_LISTED.max}
      each={AMOUNT}
      words={sheetWords[form.lang].posters}
    />
  );
}

/** The sheet: a row for each kind of scoring, the best one marked, and extra cards below. */
function ScoreSheet({ lang, value }: DetailProps<Sheet, Field>) {
  const words = sheetWords[lang];
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.scoring}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {value.rows.map(({ scoring, points }) => {
            const isBest = value.rows.length > 1 && value.best.includes(scoring);
            return (
              <tr aria-current={isBest ? 'true' : undefined}>
                <th scope="row">
                  {scoringNames[lang][scoring]} {isBest && <span class="mark">{words.best}</span>}
                </th>
                <td>{points ?? <span class="quiet">{words.missing[scoring]}</span>}</td>
              </tr>
            );
          })}
          {value.extra.map(({ full, half }, i) => (
            <tr>
              <th scope="row">{words.extra(i + 1)}</th>
              <td>{words.half(full, half)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const MasterCards = island(masterCards, Form, ScoreSheet);
