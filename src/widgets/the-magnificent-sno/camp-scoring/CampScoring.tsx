import { ChoiceField, Fields, NumberField, TextField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CampPainter } from '../shared/CampPainter.tsx';
import { counts, scoringNames } from '../shared/names.ts';
import { campScoring, labels } from './calculator.ts';

const BY_HAND = ['space', 'large', 'white'] as const;

function Fieldset(form: FormOf<typeof campScoring>) {
  const { lang, reply } = form;
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
      <ChoiceField form={form} field="pair" />
      <details class="ways" open={isOpen}>
        <summary>{labels.tilesByHand[lang]}</summary>
        <Fields>
          <TextField form={form} field="space" />
          <NumberField form={form} field="large" />
          <NumberField form={form} field="white" />
        </Fields>
      </details>
    </>
  );
}

/** The four scores at a glance. */
function Scores({ lang, value }: DetailOf<typeof campScoring>) {
  const names = scoringNames[lang];
  const { cross, pairs, tiles } = value;
  const lines = labels.lines(cross?.row.length ?? 0, cross?.column.length ?? 0);
  const rows = [
    [names.cross, lines[lang], cross?.points],
    [names.pairs, labels.pairs(pairs.pairs.length)[lang], pairs.points],
    [names.large, labels.tiles(tiles.large, tiles.white)[lang], tiles.largePoints],
    [names.white, counts[lang].tiles(tiles.white), tiles.whitePoints],
  ] as const;
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{labels.scoring[lang]}</th>
            <th scope="col">{labels.counted[lang]}</th>
            <th scope="col">{labels.points[lang]}</th>
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

export const CampScoring = island(campScoring, Fieldset, Scores);
