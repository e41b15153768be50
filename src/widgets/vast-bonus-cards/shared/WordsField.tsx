import { itemsIn } from '#engine/core/fields.ts';
import { FieldNotes, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import type { Lang } from '#src/lang.ts';

interface WordsFieldWords {
  readonly add: (name: string) => string;
  readonly remove: (position: number, name: string) => string;
  readonly none: string;
}

const WORDS: Readonly<Record<Lang, WordsFieldWords>> = {
  en: {
    add: (name) => `Add: ${name}`,
    remove: (position, name) => `Take away ${position}: ${name}`,
    none: 'None yet.',
  },
  it: {
    add: (name) => `Aggiungi: ${name}`,
    remove: (position, name) => `Togli ${position}: ${name}`,
    none: 'Ancora niente.',
  },
};

interface WordsFieldProps<Field extends string> {
  readonly form: FormProps<Field>;
  readonly field: Field;
  /** Every word the list may hold. */
  readonly options: readonly string[];
  /** Those that can be added now; all of them unless told. */
  readonly addable?: readonly string[];
  readonly max: number;
}

/** Words in their order, `use,use,lost`: tapping one in the list takes it away. Text with other words is shown as it is. */
export function WordsField<Field extends string>({
  form,
  field,
  options,
  addable = options,
  max,
}: WordsFieldProps<Field>) {
  const words = WORDS[form.lang];
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
        <p class="quiet">{words.none}</p>
      ) : (
        <ol class="choice__options vbc-words__list">
          {items.map((item, i) => (
            <li>
              <button
                type="button"
                class="pick vbc-words__item"
                aria-label={words.remove(i + 1, name(item))}
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
      {items.length < max && (
        <div class="choice__options">
          {addable.map((item) => (
            <button
              type="button"
              class="pick"
              aria-label={words.add(name(item))}
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
