import { COLORS, DIE, HUES, type Hue } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, FieldNotes, TextField } from '#src/calculators/controls.tsx';
import { Die } from '#src/calculators/Die.tsx';
import type { FormProps } from '#src/calculators/form.ts';

const FACES = Array.from({ length: DIE.max - DIE.min + 1 }, (_, i) => DIE.min + i);

/** The six faces of one die, in its colour if it has one. What is no value of a die is shown as it is. */
export function FacesField<Field extends string>({
  form,
  field,
  hue,
}: {
  readonly form: FormProps<Field>;
  readonly field: Field;
  readonly hue?: Hue;
}) {
  const text = form.draft[field].trim();
  if (text !== '' && !FACES.map(String).includes(text)) {
    return <TextField form={form} field={field} />;
  }
  return (
    <fieldset
      class="field field--wide sno-dice-field"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      <div class="dice-row">
        {FACES.map((value) => (
          <button
            type="button"
            class="die-button"
            aria-pressed={text === String(value)}
            aria-label={`${form.label(field)}: ${value}`}
            onClick={() => {
              form.set({ [field]: String(value) } as Partial<Record<Field, string>>);
            }}
          >
            <span class={hue && `sno-face sno-die--${hue}`}>
              <Die value={value} ghost={text !== String(value)} />
            </span>
          </button>
        ))}
      </div>
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** The die of the turn: its colour, its face, and the colour a clear one counts as. */
export function TakenDie<Field extends string>({
  form,
  fields,
}: {
  readonly form: FormProps<Field>;
  readonly fields: { readonly hue: Field; readonly value: Field; readonly as: Field };
}) {
  const hue = HUES.find((each) => each === form.draft[fields.hue].trim());
  return (
    <>
      <ChoiceField form={form} field={fields.hue} options={HUES} />
      <FacesField form={form} field={fields.value} {...(hue && { hue })} />
      {(hue === 'clear' || form.problem(fields.as) !== undefined) && (
        <ChoiceField form={form} field={fields.as} options={COLORS} />
      )}
    </>
  );
}
