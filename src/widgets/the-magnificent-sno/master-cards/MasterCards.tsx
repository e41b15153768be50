import type { ComponentChildren } from 'preact';
import { itemsIn } from '#engine/core/fields.ts';
import {
  AMOUNT,
  CARD_POINTS,
  DICE_EACH,
  EXTRA_CARDS,
  PAIRS,
  POSTERS_LISTED,
  SCORINGS,
  TENTS,
  WHITE_POSTER,
  YES_NO,
  type RawMasterCards,
  type Scoring,
  type Sheet,
} from '#engine/the-magnificent-sno/index.ts';
import {
  ChecksField,
  ChoiceField,
  Fields,
  isSlashed,
  NumberField,
  RowInput,
  RowSelect,
  RowsField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import { isWithin } from '#src/calculators/row-form.ts';
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
  'white-posters': ['posters'],
  'printed-tiles': ['posters'],
  coins: ['posters'],
  gems: ['gems'],
  tents: ['tents', 'perTent'],
};

const chosenIn = (text: string): readonly Scoring[] => {
  const words = itemsIn(text);
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
  posters: (form) => <Posters form={form} />,
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

/** The texts of a poster; nothing if the row does not fall into them. */
interface PosterTexts {
  readonly isWhite: boolean;
  readonly tiles: string;
  readonly coins: string;
}

const posterOf = (row: string): PosterTexts | undefined => {
  const text = row.trim();
  const isWhite = text.startsWith(WHITE_POSTER);
  const amounts = isWhite ? text.slice(WHITE_POSTER.length) : text;
  const [tiles = '', coins = ''] = amounts.split('/');
  return isSlashed(amounts, 2) ? { isWhite, tiles, coins } : undefined;
};

const rowOf = ({ isWhite, tiles, coins }: PosterTexts): string =>
  `${isWhite ? WHITE_POSTER : ''}${tiles}/${coins}`.replace(/[\s,;]/g, '');

/** One row for each completed poster, with what the chosen cards count of it. */
function Posters({ form }: { readonly form: FormProps<Field> }) {
  const words = sheetWords[form.lang].posters;
  const shown = chosenIn(form.draft.cards);
  const invalid = form.problem('posters') !== undefined;
  return (
    <RowsField
      form={form}
      field="posters"
      separator=","
      isRow={(row) => posterOf(row) !== undefined}
      blank="0/0"
      max={POSTERS_LISTED.max}
      words={words}
    >
      {({ text, id, set }) => {
        const poster = posterOf(text) ?? { isWhite: false, tiles: '', coins: '' };
        const amount = (part: 'tiles' | 'coins') => (
          <RowInput
            id={`${id}-${part}`}
            label={words[part]}
            text={poster[part]}
            invalid={invalid && !isWithin(poster[part], AMOUNT)}
            set={(typed) => {
              set(rowOf({ ...poster, [part]: typed.replaceAll('/', '') }));
            }}
          />
        );
        return (
          <>
            {shown.includes('white-posters') && (
              <RowSelect
                id={`${id}-white`}
                label={words.white}
                text={poster.isWhite ? 'yes' : 'no'}
                options={YES_NO}
                optionLabel={(option) => yesNo[form.lang][option as (typeof YES_NO)[number]]}
                choose=""
                invalid={false}
                set={(option) => {
                  set(rowOf({ ...poster, isWhite: option === 'yes' }));
                }}
              />
            )}
            {(invalid || shown.includes('printed-tiles')) && amount('tiles')}
            {(invalid || shown.includes('coins')) && amount('coins')}
          </>
        );
      }}
    </RowsField>
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
