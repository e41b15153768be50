import { useState } from 'preact/hooks';
import { parts } from '#engine/core/notation.ts';
import { seatsIn } from '#engine/core/seating.ts';
import type { Lang } from '#src/lang.ts';
import { FieldNotes, RowInput } from './controls.tsx';
import type { Controls } from './form.ts';
import { shellWords } from './words.ts';

interface NamesProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly seats: number;
  /** What a seat is called by itself; else by its number. */
  readonly seatLabel?: (seat: number) => string;
  readonly inputMode?: 'text' | 'numeric';
}

/** A name, or another text, for each seat: `Ada,Bo,Cy`. */
export function NamesField<Field extends string>({
  form,
  field,
  seats,
  seatLabel = shellWords[form.lang].player,
  inputMode = 'text',
}: NamesProps<Field>) {
  const id = form.id(field);
  const names = form.draft[field];
  const list = parts(',', seats);
  return (
    <fieldset class="field field--wide" id={id} aria-describedby={`${id}-notes`}>
      <legend>{form.label(field)}</legend>
      <div class="rows__fields">
        {Array.from({ length: seats }, (_, i) => (
          <RowInput
            id={`${id}-${i + 1}`}
            label={seatLabel(i + 1)}
            text={list.of(names)[i] ?? ''}
            invalid={form.problem(field) !== undefined}
            inputMode={inputMode}
            set={(name) => {
              form.set({ [field]: list.with(names, i, name) } as Partial<Record<Field, string>>);
            }}
          />
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** The same, folded away while no name is told. */
export function NamesFold<Field extends string>(props: NamesProps<Field>) {
  const { form, field } = props;
  const [opened, setOpened] = useState(false);
  const isOpen = opened || form.problem(field) !== undefined;
  return (
    <details
      class="ways field--wide"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpened(currentTarget.open);
      }}
    >
      <summary>{form.label(field)}</summary>
      {isOpen && <NamesField {...props} />}
    </details>
  );
}

/** The names that a text tells, seat by seat. */
export const seatNames = (names: string): readonly string[] =>
  seatsIn(names).map(({ name }) => name);

/** The names once a seat is taken away. */
export const withoutName = (names: string, seat: number): string => parts(',').without(names, seat);

/** How a seat is called: by the name in this text, or else by its number. */
export const seatNamed = (names: string, lang: Lang, seat: number): string =>
  seatNames(names)[seat - 1] || shellWords[lang].player(seat);
