import { useState } from 'preact/hooks';
import { itemsIn } from '#engine/core/fields.ts';
import { parts } from '#engine/core/notation.ts';
import { seatsIn } from '#engine/core/seating.ts';
import { TOKENS } from '#engine/rise-to-nobility-beyond/index.ts';
import { RowsField, TextField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesField, seatNamed, withoutName } from '#src/calculators/NamesField.tsx';
import { PiecesField } from '#src/calculators/PiecesField.tsx';
import { ReadingsTable } from '#src/calculators/ReadingsTable.tsx';
import { isWithin, rowForm } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { byLang } from '#src/lang.ts';
import { tokenPiece } from '../shared/pieces.tsx';
import { donationScoring, labels } from './calculator.ts';

const words = byLang(labels);

/** What is no number may be one half typed; more than one thing is not a row. */
const isOneNumber = (row: string): boolean => itemsIn(row).length < 2;

/** Whether a text has a place for each seat; one that was typed otherwise is shown as it is. */
const isBySeat = (text: string, seats: number): boolean =>
  parts(',', seats).of(text).length === seats;

function Form(form: FormOf<typeof donationScoring>) {
  const { lang, draft } = form;
  const [opened, setOpened] = useState(false);
  const seats = seatsIn(draft.tokens).length;
  const isOpen = opened || [draft.names, draft.before].some((text) => text.trim() !== '');
  return (
    <>
      <Seats {...form} />
      <details
        class="ways"
        open={isOpen}
        onToggle={(event) => {
          setOpened(event.currentTarget.open);
        }}
      >
        <summary>{words[lang].wholeGame}</summary>
        {isOpen && (
          <>
            <NamesField form={form} field="names" seats={seats} />
            {isBySeat(draft.before, seats) ? (
              <NamesField
                form={form}
                field="before"
                seats={seats}
                seatLabel={(seat) => seatNamed(draft.names, lang, seat)}
                inputMode="numeric"
              />
            ) : (
              <TextField form={form} field="before" />
            )}
          </>
        )}
      </details>
    </>
  );
}

function Seats(form: FormOf<typeof donationScoring>) {
  return (
    <div class="seats token-seats">
      <RowsField
        form={form}
        field="tokens"
        separator=","
        isRow={isOneNumber}
        blank="0"
        keepsBlanks
        withRemoved={(row) => ({
          names: withoutName(form.draft.names, row),
          before: withoutName(form.draft.before, row),
        })}
        words={{
          ...words[form.lang],
          row: (number) => seatNamed(form.draft.names, form.lang, number),
        }}
      >
        {(row) => (
          <PiecesField
            form={rowForm(form, 'tokens', { ...row, isRight: (text) => isWithin(text, TOKENS) })}
            field="row"
            piece={tokenPiece}
          />
        )}
      </RowsField>
    </div>
  );
}

function Ranking({ lang, value, draft, set }: DetailOf<typeof donationScoring>) {
  const said = words[lang];
  return (
    <>
      <div class="table-scroll" role="region" aria-label={said.caption} tabIndex={0}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{said.player}</th>
              <th scope="col">{said.tokens}</th>
              <th scope="col">{said.rank}</th>
              <th scope="col">{said.points}</th>
              {value.totals.length > 0 && <th scope="col">{said.total}</th>}
            </tr>
          </thead>
          <tbody>
            {value.players.map(({ player, tokens, rank, points }) => (
              <tr>
                <th scope="row">{value.names[player - 1] || player}</th>
                <td>{tokens}</td>
                <td>{rank ?? said.unranked}</td>
                <td>{points}</td>
                {value.totals.length > 0 && <td>{value.totals[player - 1]}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {value.agree ? (
        <p class="quiet">{said.agree}</p>
      ) : (
        <ReadingsTable
          words={said}
          names={said.names}
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
