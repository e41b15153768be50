import { FieldNotes, RowInput, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';

/** Numbers with slashes between them, `4/4/0`, one small input for each. */
export function SlashInputs({
  id,
  labels,
  text,
  invalid,
  set,
}: {
  /** Starts the ids of the inputs. */
  readonly id: string;
  readonly labels: readonly string[];
  readonly text: string;
  /** Whether something is wrong with the whole; an input is marked only if it may be the cause. */
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}) {
  const items = text.trim() === '' ? labels.map(() => '') : text.split('/');
  return (
    <div class="slash">
      {labels.map((label, i) => (
        <RowInput
          id={`${id}-${i + 1}`}
          label={label}
          text={items[i] ?? ''}
          invalid={invalid && !/^\s*\d{1,2}\s*$/.test(items[i] ?? '')}
          set={(item) => {
            const next = items.with(i, item.replaceAll('/', ''));
            set(next.every((each) => each.trim() === '') ? '' : next.join('/'));
          }}
        />
      ))}
    </div>
  );
}

/** Whether a text falls into so many pieces, right or wrong. Blank text does: they are still to be filled in. */
export const isSlashed = (text: string, count: number): boolean =>
  text.trim() === '' || text.split('/').length === count;

/** A field of numbers with slashes between them. Text that falls into more or fewer pieces is shown as it is. */
export function SlashField<Field extends string>({
  form,
  field,
  labels,
}: {
  readonly form: FormProps<Field>;
  readonly field: Field;
  readonly labels: readonly string[];
}) {
  const text = form.draft[field];
  if (!isSlashed(text, labels.length)) return <TextField form={form} field={field} />;
  return (
    <fieldset
      class="field field--wide slash-field"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      <SlashInputs
        id={form.id(field)}
        labels={labels}
        text={text}
        invalid={form.problem(field) !== undefined}
        set={(next) => {
          form.set({ [field]: next } as Partial<Record<Field, string>>);
        }}
      />
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}
