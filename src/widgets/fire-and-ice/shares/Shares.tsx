import {
  AMOUNT,
  CULT_LEVELS,
  PLAYERS,
  type RawShares,
  type SharesValue,
} from '#engine/fire-and-ice/index.ts';
import { ChoiceField, NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { ReadingsTable } from '#src/calculators/ReadingsTable.tsx';
import { rowForm } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { numeral, roundingNames, zeroNames } from '../shared/award-words.ts';
import { shares } from './calculator.ts';
import { seatWords, tableWords } from './words.ts';

type Field = keyof RawShares;

/** A player without a result. */
const NONE = '-';

function Form(form: FormProps<Field>) {
  const words = seatWords[form.lang];
  const isCult = form.draft.scale.trim() === 'cult';
  return (
    <>
      <div class="seats seats--shares">
        <RowsField
          form={form}
          field="values"
          separator=","
          isRow={(row) => !/[\s;]/.test(row.trim())}
          blank="0"
          keepsBlanks
          max={PLAYERS.max}
          words={words}
        >
          {(row) => (
            <>
              <NumberField
                form={rowForm(form, 'values', { ...row, isRight })}
                field="row"
                {...(isCult ? CULT_LEVELS : AMOUNT)}
              />
              {(!isCult || isNone(row.text)) && (
                <button
                  type="button"
                  class="pick"
                  aria-label={words.noneOf(row.label)}
                  aria-pressed={isNone(row.text)}
                  onClick={() => {
                    row.set(isNone(row.text) ? '0' : NONE);
                  }}
                >
                  –
                </button>
              )}
            </>
          )}
        </RowsField>
      </div>
      <ChoiceField form={form} field="scale" options={['tile', 'cult']} />
    </>
  );
}

const isNone = (text: string): boolean => /^[-–—]$/.test(text.trim());

const isRight = (text: string): boolean => isNone(text) || /^\d{1,3}$/.test(text);

function Places({ lang, value, draft, set }: DetailProps<SharesValue, Field>) {
  const words = tableWords[lang];
  return (
    <>
      <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table class="ranking">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.result}</th>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {value.players.map(({ player, value: result, place, points }) => (
              <tr>
                <th scope="row">{player}</th>
                <td>{result ?? words.none}</td>
                <td>{place ?? words.none}</td>
                <td>{numeral(lang, points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {value.agree ? (
        <p class="quiet">{words.agree}</p>
      ) : (
        <ReadingsTable
          words={words}
          names={{ rounding: roundingNames[lang], zero: zeroNames[lang] }}
          byReading={value.byReading}
          draft={draft}
          set={set}
          say={(points) => numeral(lang, points)}
        />
      )}
    </>
  );
}

export const Shares = island(shares, Form, Places);
