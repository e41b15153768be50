import {
  parseTieBreak,
  SEATS,
  type RawTieBreak,
  type TieBreakValue,
} from '#engine/the-magnificent-sno/index.ts';
import { RowInput, RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { tieBreak } from './calculator.ts';
import { seatOf, tableWords } from './words.ts';

type Field = keyof RawTieBreak;

const CARDS = Array.from({ length: SEATS.max }, (_, i) => String(i + 1));

function Form(form: FormProps<Field>) {
  const words = tableWords[form.lang];
  const read = parseTieBreak(form.draft);
  const faulty = read.ok ? [] : read.error.flatMap((problem) => seatOf(problem) ?? []);
  return (
    <div class="sno-standings">
      <RowsField
        form={form}
        field="table"
        separator=";"
        isRow={(row) => [2, 3].includes(row.split(':').length)}
        blank="::"
        max={SEATS.max}
        words={words}
      >
        {({ text, id, set }) => {
          const [name = '', points = '', card = ''] = text.split(':');
          const number = Number(id.split('-').at(-1));
          const fault = faulty.find((seat) => seat.number === number)?.reason;
          const join = (...parts: readonly string[]) => {
            set(parts.map((part) => part.replace(/[:;]/g, '')).join(':'));
          };
          return (
            <>
              <RowInput
                id={`${id}-name`}
                label={words.name}
                text={name}
                invalid={fault !== undefined && (fault !== 'parts' || name.trim() === '')}
                inputMode="text"
                set={(next) => {
                  join(next, points, card);
                }}
              />
              <RowInput
                id={`${id}-points`}
                label={words.points}
                text={points}
                invalid={fault === 'parts' && !/^\s*-?\d{1,3}\s*$/.test(points)}
                set={(next) => {
                  join(name, next, card);
                }}
              />
              <RowSelect
                id={`${id}-card`}
                label={words.card}
                text={card}
                options={CARDS}
                optionLabel={(option) => option}
                choose={shellWords[form.lang].choose}
                invalid={fault === 'parts' && !['', ...CARDS].includes(card.trim())}
                set={(next) => {
                  join(name, points, next);
                }}
              />
            </>
          );
        }}
      </RowsField>
    </div>
  );
}

function Ranking({ lang, value }: DetailProps<TieBreakValue, Field>) {
  const words = tableWords[lang];
  return (
    <table class="numbers sno-summary">
      <caption class="lines__title">{words.ranking}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.card}</th>
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
  );
}

export const TieBreak = island(tieBreak, Form, Ranking);
