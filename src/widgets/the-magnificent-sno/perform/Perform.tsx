import { own } from '#engine/core/own.ts';
import {
  BLANK_POSTER,
  makePosterRow,
  posterTexts,
  sparesTent,
  TENT_KINDS,
  trackIn,
  type PosterTexts,
  type TentKind,
} from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  Fields,
  NumberField,
  RowSelect,
  RowsField,
  SlashInputs,
  TextField,
} from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import type { Row } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { labels, perform } from './calculator.ts';
import { TrackField } from './TrackField.tsx';

type Form = FormOf<typeof perform>;
type Field = keyof Form['draft'];

const HATS_AS_TEXT = ['occupied', 'own', 'hat'] as const;

/** What is asked once posters are completed. */
const AFTER_POSTERS = ['posters', 'held', 'gems', 'noTent'] as const;

function Fieldset(form: Form) {
  const { draft } = form;
  const hasProblem = HATS_AS_TEXT.some((field) => form.problem(field) !== undefined);
  const shows = (field: Field, matters: boolean): boolean =>
    matters || draft[field] !== perform.start[field] || form.problem(field) !== undefined;
  const track = trackIn(draft);
  const isUnreadable = draft.track.trim() !== '' && track === undefined;
  const completes = draft.completed.trim() !== '';
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" />
        <NumberField form={form} field="power" />
        <ChoiceField form={form} field="second" />
      </Fields>
      <TrackField form={form} />
      <TextField form={form} field="track" />
      {(hasProblem || track === undefined) && (
        <details class="ways" open={hasProblem || isUnreadable}>
          <summary>{labels.asNumbers[form.lang]}</summary>
          <Fields>
            {HATS_AS_TEXT.map((field) => (
              <TextField form={form} field={field} />
            ))}
          </Fields>
        </details>
      )}
      <PostersField form={form} />
      {(completes || AFTER_POSTERS.some((field) => shows(field, false))) && (
        <Fields>
          <NumberField form={form} field="posters" />
          <GemsField form={form} field="held" />
          {shows('gems', false) && <NumberField form={form} field="gems" />}
          {shows('noTent', sparesTent(draft.completed)) && (
            <NumberField form={form} field="noTent" />
          )}
        </Fields>
      )}
    </>
  );
}

function PostersField({ form }: { readonly form: Form }) {
  return (
    <RowsField
      form={form}
      field="completed"
      separator=";"
      isRow={(row) => posterTexts(row) !== undefined}
      blank={BLANK_POSTER}
      max={form.spec('completed').count?.max ?? 0}
      words={labels.rows[form.lang]}
    >
      {(row) => <PosterRow form={form} {...row} />}
    </RowsField>
  );
}

/** A poster and the tent below it. */
function PosterRow({ form, text, id, set }: Row & { readonly form: Form }) {
  const { lang } = form;
  const invalid = form.problem('completed') !== undefined;
  const texts = posterTexts(text) ?? { poster: '', tent: '', kind: 'met' };
  const change = (changes: Partial<PosterTexts>) => {
    set(makePosterRow({ ...texts, ...changes }));
  };
  return (
    <div class="sno-poster">
      <SlashInputs
        id={`${id}-poster`}
        labels={labels.parts[lang]}
        text={texts.poster}
        invalid={invalid}
        set={(poster) => {
          change({ poster });
        }}
      />
      <RowSelect
        id={`${id}-kind`}
        label={labels.tent[lang]}
        text={texts.kind}
        options={TENT_KINDS}
        optionLabel={(kind) => own(labels.tents, kind)?.[lang] ?? kind}
        choose={labels.choose[lang]}
        invalid={false}
        set={(kind) => {
          change({ kind: kind as TentKind });
        }}
      />
      {texts.kind !== 'none' && (
        <div role="group" aria-label={labels.choose[lang]}>
          <SlashInputs
            id={`${id}-tent`}
            labels={labels.parts[lang]}
            text={texts.tent}
            invalid={invalid}
            set={(tent) => {
              change({ tent });
            }}
          />
        </div>
      )}
    </div>
  );
}

export const Perform = island(perform, Fieldset);
