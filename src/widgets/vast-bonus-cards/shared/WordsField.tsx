import { itemsIn } from '#engine/core/fields.ts';
import { FieldNotes, TextField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';

const labels = {
  add: (name: string) => ({ en: `Add: ${name}`, it: `Aggiungi: ${name}` }),
  remove: (position: number, name: string) => ({
    en: `Take away ${position}: ${name}`,
    it: `Togli ${position}: ${name}`,
  }),
  none: { en: 'None yet.', it: 'Ancora niente.' },
};

interface WordsFieldProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
  /** The words that can be added now; all of them unless told. */
  readonly addable?: readonly string[];
}

/** Words in their order, `use,use,lost`: tapping one in the list takes it away. Text with other words is shown as it is. */
export function WordsField<Field extends string>({ form, field, addable }: WordsFieldProps<Field>) {
  const { lang } = form;
  const { options = [], count } = form.spec(field);
  const items = itemsIn(form.draft[field]);
  if (!items.every((item) => options.includes(item)))
    return <TextField form={form} field={field} />;
  const name = (item: string): string => form.optionLabel(field, item);
  const set = (next: readonly string[]) => {
    form.set({ [field]: next.join(',') } as Partial<Record<Field, string>>);
  };
  return (
    <fieldset
      class="field field--wide choice vbc-words"
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      {items.length === 0 ? (
        <p class="quiet">{labels.none[lang]}</p>
      ) : (
        <ol class="choice__options vbc-words__list">
          {items.map((item, i) => (
            <li>
              <button
                type="button"
                class="pick vbc-words__item"
                aria-label={labels.remove(i + 1, name(item))[lang]}
                onClick={() => {
                  set(items.toSpliced(i, 1));
                }}
              >
                {name(item)} ✕
              </button>
            </li>
          ))}
        </ol>
      )}
      {items.length < (count?.max ?? 0) && (
        <div class="choice__options">
          {(addable ?? options).map((item) => (
            <button
              type="button"
              class="pick"
              aria-label={labels.add(name(item))[lang]}
              onClick={() => {
                set([...items, item]);
              }}
            >
              + {name(item)}
            </button>
          ))}
        </div>
      )}
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}
