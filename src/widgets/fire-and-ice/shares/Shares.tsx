import { AMOUNT, PLAYERS, type RawShares, type SharesValue } from '#engine/fire-and-ice/index.ts';
import { ChoiceField, NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { numeral, roundingNames, zeroNames } from '../shared/award-words.ts';
import { shares } from './calculator.ts';
import { seatWords, tableWords } from './words.ts';

type Field = keyof RawShares;

/** A player without a result. */
const NONE = '-';

function Form(form: FormProps<Field>) {
  const words = seatWords[form.lang];
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
              <NumberField form={seatForm(form, row)} field="seat" {...AMOUNT} />
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
            </>
          )}
        </RowsField>
      </div>
      <ChoiceField form={form} field="scale" options={['tile', 'cult']} />
    </>
  );
}

const isNone = (text: string): boolean => /^[-–—]$/.test(text.trim());

interface Seat {
  readonly text: string;
  readonly id: string;
  readonly label: string;
  readonly set: (text: string) => void;
}

/** One seat as a form of one field. What would break the list in two is left out of it. */
const seatForm = (form: FormProps<Field>, { text, id, label, set }: Seat): FormProps<'seat'> => ({
  lang: form.lang,
  draft: { seat: text },
  set: ({ seat = '' }) => {
    set(seat.replace(/[\s,;]/g, ''));
  },
  id: () => id,
  label: () => label,
  hint: () => undefined,
  problem: () => (isNone(text) || /^\d{1,3}$/.test(text) ? undefined : form.problem('values')),
  optionLabel: (_, option) => form.optionLabel('values', option),
});

function Places(detail: DetailProps<SharesValue, Field>) {
  const { lang, value } = detail;
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
      {value.agree ? <p class="quiet">{words.agree}</p> : <Readings {...detail} />}
    </>
  );
}

/** What each reading gives, where they differ; a press puts one in force. */
function Readings({ lang, value, draft, set }: DetailProps<SharesValue, Field>) {
  const words = tableWords[lang];
  const asked = { rounding: tells(value, 'rounding'), zero: tells(value, 'zero') };
  const own = { rounding: draft.rounding.trim(), zero: draft.zero.trim() };
  const rows = value.byReading.filter(
    ({ rounding, zero }) =>
      (asked.rounding || rounding === own.rounding) && (asked.zero || zero === own.zero),
  );
  return (
    <div class="table-scroll" role="region" aria-label={words.readings} tabIndex={0}>
      <table class="ranking">
        <caption>{words.readings}</caption>
        <thead>
          <tr>
            <th scope="col">{words.reading}</th>
            {value.players.map(({ player }) => (
              <th scope="col">{player}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rounding, zero, points }) => {
            const isOwn = rounding === own.rounding && zero === own.zero;
            const labels = [
              ...(asked.rounding ? [roundingNames[lang][rounding]] : []),
              ...(asked.zero ? [zeroNames[lang][zero]] : []),
            ];
            return (
              <tr aria-current={isOwn ? 'true' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    class="pick"
                    onClick={() => {
                      set({ rounding, zero });
                    }}
                  >
                    {labels.join(' · ')}
                  </button>
                  {isOwn && <span class="mark">{words.inForce}</span>}
                </th>
                {points.map((amount) => (
                  <td>{numeral(lang, amount)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the readings of one question alone make a difference here. */
const tells = ({ byReading }: SharesValue, question: 'rounding' | 'zero'): boolean => {
  const other = question === 'rounding' ? 'zero' : 'rounding';
  return byReading.some((one) =>
    byReading.some((two) => one[other] === two[other] && one.points.join() !== two.points.join()),
  );
};

export const Shares = island(shares, Form, Places);
