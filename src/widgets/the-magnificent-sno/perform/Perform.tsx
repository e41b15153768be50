import {
  AMOUNT,
  POSTERS_COMPLETED,
  SEATS,
  TRAINERS,
  YES_NO,
  type RawPerform,
} from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  Fields,
  isSlashed,
  NumberField,
  RowSelect,
  RowsField,
  SlashInputs,
  TextField,
} from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { perform } from './calculator.ts';
import { trackOf } from './track-edits.ts';
import { TrackField } from './TrackField.tsx';
import { trackWords, type TentKind } from './words.ts';

type Field = keyof RawPerform;

const HATS_AS_TEXT = ['occupied', 'own', 'hat'] as const;

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const words = trackWords[form.lang];
  const reply = perform.ask(draft);
  const hasProblem = HATS_AS_TEXT.some((field) => form.problem(field) !== undefined);
  const shows = (field: Field, matters: boolean): boolean =>
    matters || draft[field] !== perform.start[field] || form.problem(field) !== undefined;
  const isUnreadable = draft.track.trim() !== '' && trackOf(draft) === undefined;
  const completes = draft.completed.trim() !== '';
  return (
    <>
      <Fields>
        <NumberField form={form} field="players" {...SEATS} />
        <NumberField form={form} field="power" {...AMOUNT} />
        <ChoiceField form={form} field="second" options={YES_NO} />
      </Fields>
      <TrackField form={form} value={reply.kind === 'answer' ? reply.answer.value : undefined} />
      <TextField form={form} field="track" />
      <details class="ways" open={hasProblem || isUnreadable}>
        <summary>{words.asNumbers}</summary>
        <Fields>
          {HATS_AS_TEXT.map((field) => (
            <TextField form={form} field={field} />
          ))}
        </Fields>
      </details>
      <PostersField form={form} />
      {(completes || shows('posters', false) || shows('gems', false) || shows('noTent', false)) && (
        <Fields>
          <NumberField form={form} field="posters" {...AMOUNT} />
          <NumberField form={form} field="gems" {...AMOUNT} />
          {shows('noTent', draft.completed.includes('-')) && (
            <NumberField form={form} field="noTent" {...TRAINERS} />
          )}
        </Fields>
      )}
    </>
  );
}

/** Amounts on a poster or tent. */
const PARTS = 3;
const NOTHING = '0/0/0';
/** Marks a tent that a trainer makes up for. */
const TRAINER = '-';

interface PosterTexts {
  readonly poster: string;
  readonly tent: string;
  readonly kind: TentKind;
}

const KINDS: readonly TentKind[] = ['met', 'waived', 'none'];

/** The texts of a poster and of its tent; nothing if the row does not fall into them. */
const partsOf = (row: string): PosterTexts | undefined => {
  const [poster = '', right, ...more] = row.split(':');
  if (right === undefined || more.length > 0 || !isSlashed(poster, PARTS)) return undefined;
  const text = right.trim();
  if (text === TRAINER) return { poster, tent: NOTHING, kind: 'none' };
  const waived = text.startsWith(TRAINER);
  const tent = waived ? text.slice(TRAINER.length) : text;
  return isSlashed(tent, PARTS) ? { poster, tent, kind: waived ? 'waived' : 'met' } : undefined;
};

const rowOf = ({ poster, tent, kind }: PosterTexts): string => {
  switch (kind) {
    case 'none':
      return `${poster}:${TRAINER}`;
    case 'waived':
      // Blank amounts would make it a poster without a tent.
      return `${poster}:${TRAINER}${tent === '' ? '//' : tent}`;
    case 'met':
      return `${poster}:${tent}`;
  }
};

function PostersField({ form }: { readonly form: FormProps<Field> }) {
  const words = trackWords[form.lang];
  const invalid = form.problem('completed') !== undefined;
  return (
    <RowsField
      form={form}
      field="completed"
      separator=";"
      isRow={(row) => partsOf(row) !== undefined}
      blank={`${NOTHING}:${NOTHING}`}
      max={POSTERS_COMPLETED}
      words={words.rows}
    >
      {({ text, id, set }) => {
        const parts = partsOf(text) ?? { poster: '', tent: '', kind: 'met' };
        return (
          <div class="sno-poster">
            <SlashInputs
              id={`${id}-poster`}
              labels={words.parts}
              text={parts.poster}
              invalid={invalid}
              set={(poster) => {
                set(rowOf({ ...parts, poster }));
              }}
            />
            <RowSelect
              id={`${id}-kind`}
              label={words.tent}
              text={parts.kind}
              options={KINDS}
              optionLabel={(kind) => words.tents[kind as TentKind]}
              choose={words.choose}
              invalid={false}
              set={(kind) => {
                set(rowOf({ ...parts, kind: kind as TentKind }));
              }}
            />
            {parts.kind !== 'none' && (
              <div role="group" aria-label={words.choose}>
                <SlashInputs
                  id={`${id}-tent`}
                  labels={words.parts}
                  text={parts.tent}
                  invalid={invalid}
                  set={(tent) => {
                    set(rowOf({ ...parts, tent }));
                  }}
                />
              </div>
            )}
          </div>
        );
      }}
    </RowsField>
  );
}

export const Perform = island(perform, Form);
