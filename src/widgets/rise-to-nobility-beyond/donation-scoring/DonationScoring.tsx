import {
  PLAYERS,
  TOKENS,
  type RawScoring,
  type ScoringValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { donationScoring } from './calculator.ts';
import { rankingWords, seatWords } from './words.ts';

type Field = keyof RawScoring;

function Form(form: FormProps<Field>) {
  return (
    <div class="seats">
      <RowsField
        form={form}
        field="tokens"
        separator=","
        isRow={(row) => !/[\s;]/.test(row.trim())}
        blank="0"
        keepsBlanks
        max={PLAYERS.max}
        words={seatWords[form.lang]}
      >
        {(row) => <NumberField form={seatForm(form, row)} field="seat" {...TOKENS} />}
      </RowsField>
    </div>
  );
}

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
  problem: () => (isCount(text) ? undefined : form.problem('tokens')),
  optionLabel: (_, option) => form.optionLabel('tokens', option),
});

/** Whether a seat is none of those that the field's problem may be about. */
const isCount = (text: string): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= TOKENS.min && Number(text) <= TOKENS.max;

function Ranking(detail: DetailProps<ScoringValue, Field>) {
  const words = rankingWords[detail.lang];
  return (
    <>
      <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table class="ranking">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.tokens}</th>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {detail.value.players.map(({ player, tokens, rank, points }) => (
              <tr>
                <th scope="row">{player}</th>
                <td>{tokens}</td>
                <td>{rank ?? words.unranked}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {detail.value.agree ? <p class="quiet">{words.agree}</p> : <Readings {...detail} />}
    </>
  );
}

/** What each reading gives, where they differ; a press puts one in force. */
function Readings({ lang, value, draft, set }: DetailProps<ScoringValue, Field>) {
  const words = rankingWords[lang];
  const asked = { ties: tells(value, 'ties'), zero: tells(value, 'zero') };
  const own = { ties: draft.ties.trim(), zero: draft.zero.trim() };
  const rows = value.byReading.filter(
    ({ ties, zero }) => (asked.ties || ties === own.ties) && (asked.zero || zero === own.zero),
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
          {rows.map(({ ties, zero, points }) => {
            const isOwn = ties === own.ties && zero === own.zero;
            const labels = [
              ...(asked.ties ? [words.ties[ties]] : []),
              ...(asked.zero ? [words.zero[zero]] : []),
            ];
            return (
              <tr aria-current={isOwn ? 'true' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    class="pick"
                    onClick={() => {
                      set({ ties, zero });
                    }}
                  >
                    {labels.join(' · ')}
                  </button>
                  {isOwn && <span class="mark">{words.inForce}</span>}
                </th>
                {points.map((amount) => (
                  <td>{amount}</td>
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
const tells = ({ byReading }: ScoringValue, question: 'ties' | 'zero'): boolean => {
  const other = question === 'ties' ? 'zero' : 'ties';
  return byReading.some((one) =>
    byReading.some((two) => one[other] === two[other] && one.points.join() !== two.points.join()),
  );
};

export const DonationScoring = island(donationScoring, Form, Ranking);
