import {
  makeStanding,
  parseName,
  POINTS,
  SEATS,
  standingTexts,
  type StandingTexts,
} from '#engine/the-magnificent-sno/index.ts';
import { RowInput, RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { isWithin, type Row } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { labels, tieBreak } from './calculator.ts';

type Form = FormOf<typeof tieBreak>;

const CARDS = Array.from({ length: SEATS.max }, (_, i) => String(i + 1));

function Fieldset(form: Form) {
  return (
    <div class="sno-standings">
      <RowsField
        form={form}
        field="table"
        separator=";"
        isRow={(row) => standingTexts(row) !== undefined}
        blank="::"
        max={SEATS.max}
        words={labels.rows[form.lang]}
      >
        {(row) => <StandingRow form={form} {...row} />}
      </RowsField>
    </div>
  );
}

/** What is wrong with the seat of a row, if anything is. */
const faultOf = ({ reply, id }: Form, row: string): string | undefined => {
  const problems = reply.kind === 'unreadable' ? reply.problems : [];
  const found = problems.find(
    (problem) =>
      problem.code === 'not-readable' && `${id('table')}-${problem.where?.[0] ?? 1}` === row,
  );
  return found?.code === 'not-readable' ? found.reason : undefined;
};

function StandingRow({ form, text, id, set }: Row & { readonly form: Form }) {
  const { lang } = form;
  const seat = standingTexts(text) ?? { name: '', points: '', card: '' };
  const fault = faultOf(form, id);
  const change = (changes: Partial<StandingTexts>) => {
    set(makeStanding({ ...seat, ...changes }));
  };
  return (
    <>
      <RowInput
        id={`${id}-name`}
        label={labels.name[lang]}
        text={seat.name}
        invalid={
          fault === 'same-name' || (fault === 'parts' && !parseName('table', seat.name, 1).ok)
        }
        inputMode="text"
        set={(name) => {
          change({ name });
        }}
      />
      <RowInput
        id={`${id}-points`}
        label={labels.points[lang]}
        text={seat.points}
        invalid={fault === 'parts' && !isWithin(seat.points, POINTS)}
        set={(points) => {
          change({ points });
        }}
      />
      <RowSelect
        id={`${id}-card`}
        label={labels.card[lang]}
        text={seat.card}
        options={CARDS}
        optionLabel={(option) => option}
        choose={shellWords[lang].choose}
        invalid={fault === 'parts' && !['', ...CARDS].includes(seat.card.trim())}
        set={(card) => {
          change({ card });
        }}
      />
    </>
  );
}

function Ranking({ lang, value }: DetailOf<typeof tieBreak>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.ranking[lang]} tabIndex={0}>
      <table class="numbers sno-summary">
        <caption class="lines__title">{labels.ranking[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.place[lang]}</th>
            <th scope="col">{labels.name[lang]}</th>
            <th scope="col">{labels.points[lang]}</th>
            <th scope="col">{labels.card[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.ranking.map(({ name, points, card }, i) => (
            <tr aria-current={name === value.winner ? 'true' : undefined}>
              <td>{i + 1}</td>
              <th scope="row">{name}</th>
              <td>{points}</td>
              <td>{card ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const TieBreak = island(tieBreak, Fieldset, Ranking);
