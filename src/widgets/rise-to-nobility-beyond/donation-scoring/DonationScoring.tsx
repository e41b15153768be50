import {
  PLAYERS,
  TOKENS,
  type RawScoring,
  type ScoringValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { ReadingsTable } from '#src/calculators/ReadingsTable.tsx';
import { isWithin, rowForm } from '#src/calculators/row-form.ts';
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
        {(row) => (
          <NumberField
            form={rowForm(form, 'tokens', { ...row, isRight: (text) => isWithin(text, TOKENS) })}
            field="row"
            {...TOKENS}
          />
        )}
      </RowsField>
    </div>
  );
}

function Ranking({ lang, value, draft, set }: DetailProps<ScoringValue, Field>) {
  const words = rankingWords[lang];
  return (
    <>
      <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.tokens}</th>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {value.players.map(({ player, tokens, rank, points }) => (
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
      {value.agree ? (
        <p class="quiet">{words.agree}</p>
      ) : (
        <ReadingsTable
          words={words}
          names={{ ties: words.ties, zero: words.zero, solo: words.solo }}
          byReading={value.byReading}
          draft={draft}
          set={set}
          say={String}
        />
      )}
    </>
  );
}

export const DonationScoring = island(donationScoring, Form, Ranking);
