import {
  AMOUNT,
  PAIRS,
  type CampValue,
  type RawCampScoring,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, NumberField, TextField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CampPainter } from '../shared/CampPainter.tsx';
import { counts, scoringNames } from '../shared/names.ts';
import { campScoring } from './calculator.ts';
import { scoresWords } from './words.ts';

type Field = keyof RawCampScoring;

const BY_HAND = ['space', 'large', 'white'] as const;

function Form(form: FormProps<Field>) {
  const reply = campScoring.ask(form.draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const isOpen = BY_HAND.some((field) => form.problem(field) !== undefined);
  return (
    <>
      <CampPainter
        form={form}
        overlay={{ cross: value?.cross, pairs: value?.pairs }}
        pick={{
          chosen: form.draft.space,
          set: (space) => {
            form.set({ space });
          },
        }}
      />
      <ChoiceField form={form} field="pair" options={PAIRS} />
      <details class="ways" open={isOpen}>
        <summary>{scoresWords[form.lang].tilesByHand}</summary>
        <Fields>
          <TextField form={form} field="space" />
          <NumberField form={form} field="large" {...AMOUNT} />
          <NumberField form={form} field="white" {...AMOUNT} />
        </Fields>
      </details>
    </>
  );
}

/** The four scores at a glance. */
function Scores({ lang, value }: DetailProps<CampValue, Field>) {
  const words = scoresWords[lang];
  const names = scoringNames[lang];
  const { cross, pairs, tiles } = value;
  const rows = [
    [names.cross, words.lines(cross?.row.length ?? 0, cross?.column.length ?? 0), cross?.points],
    [names.pairs, words.pairs(pairs.pairs.length), pairs.points],
    [names.large, words.tiles(tiles.large, tiles.white), tiles.largePoints],
    [names.white, counts[lang].tiles(tiles.white), tiles.whitePoints],
  ] as const;
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.scoring}</th>
            <th scope="col">{words.counted}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, counted, points]) => (
            <tr>
              <th scope="row">{name}</th>
              <td>{counted}</td>
              <td>{points ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const CampScoring = island(campScoring, Form, Scores);
