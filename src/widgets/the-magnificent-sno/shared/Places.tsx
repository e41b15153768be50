import { FieldNotes } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import type { Part } from './layout.tsx';
import { Piece } from './Piece.tsx';

/** A place of a board, empty or with a piece on it. */
export interface Place {
  /** The place and what is on it. */
  readonly name: string;
  readonly part: Part;
  /** What is written below it. */
  readonly note?: string | undefined;
  readonly tap: () => void;
}

/** The places of a board as buttons: a tap puts a piece there or takes it away. */
export function Places<Field extends string>({
  form,
  field,
  legend,
  places,
}: {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly legend: string;
  readonly places: readonly Place[];
}) {
  return (
    <fieldset
      class="field field--wide"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{legend}</legend>
      <div class="sno-places">
        {places.map(({ name, part, note, tap }) => (
          <button type="button" aria-label={name} onClick={tap}>
            <Piece part={part} />
            {note !== undefined && <small>{note}</small>}
          </button>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

export const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);
