import { itemsIn } from '#engine/core/fields.ts';
import { FieldLabel, FieldNotes, TextInput } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { Fold } from './Fold.tsx';

interface CardsProps<Field extends string> {
  readonly form: FormProps<Field>;
  readonly field: Field;
  /** Cards that can be added with a tap. */
  readonly known: readonly string[];
  readonly max: number;
  readonly name: (card: string) => string;
  readonly words: {
    readonly add: string;
    readonly remove: (card: string) => string;
    readonly none: string;
  };
}

/** Cards in their order, as text that can be typed and as names that can be tapped: those listed go, those known come last. */
export function CardsField<Field extends string>(props: CardsProps<Field>) {
  const { form, field, known, max, name, words } = props;
  const cards = itemsIn(form.draft[field]);
  const others = known.filter((card) => !cards.includes(card));
  const set = (next: readonly string[]) => {
    form.set({ [field]: next.join(',') } as Partial<Record<Field, string>>);
  };
  return (
    <div class="field field--wide cards-field">
      <FieldLabel form={form} field={field} />
      <TextInput form={form} field={field} inputMode="text" />
      <ol class="cards-field__row">
        {cards.slice(0, max).map((card, i) => (
          <li>
            <button
              type="button"
              class="pick"
              aria-label={words.remove(name(card))}
              onClick={() => {
                set(cards.toSpliced(i, 1));
              }}
            >
              {name(card)} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
        {cards.length === 0 && <li class="quiet">{words.none}</li>}
      </ol>
      {cards.length < max && others.length > 0 && (
        <Fold title={words.add}>
          <div class="cards-field__row">
            {others.map((card) => (
              <button
                type="button"
                class="pick"
                onClick={() => {
                  set([...cards, card]);
                }}
              >
                <span aria-hidden="true">+</span> {name(card)}
              </button>
            ))}
          </div>
        </Fold>
      )}
      <FieldNotes form={form} field={field} />
    </div>
  );
}
