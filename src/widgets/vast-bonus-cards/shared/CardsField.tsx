import { itemsIn } from '#engine/core/fields.ts';
import { FieldLabel, FieldNotes, TextInput } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import type { Pair } from '#src/calculators/say.ts';
import { Fold } from './Fold.tsx';

interface CardsProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
  readonly labels: {
    readonly add: Pair;
    readonly remove: (card: string) => Pair;
    readonly none: Pair;
  };
}

/** Cards in their order, as text that can be typed and as names that can be tapped: those listed go, those known come last. */
export function CardsField<Field extends string>({ form, field, labels }: CardsProps<Field>) {
  const { lang } = form;
  const { options: known = [], count = { max: 0 } } = form.spec(field);
  const cards = itemsIn(form.draft[field]);
  const others = known.filter((card) => !cards.includes(card));
  const name = (card: string): string => form.optionLabel(field, card);
  const set = (next: readonly string[]) => {
    form.set({ [field]: next.join(',') } as Partial<Record<Field, string>>);
  };
  return (
    <div class="field field--wide cards-field">
      <FieldLabel form={form} field={field} />
      <TextInput form={form} field={field} inputMode="text" />
      <ol class="cards-field__row">
        {cards.slice(0, count.max).map((card, i) => (
          <li>
            <button
              type="button"
              class="pick"
              aria-label={labels.remove(name(card))[lang]}
              onClick={() => {
                set(cards.toSpliced(i, 1));
              }}
            >
              {name(card)} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
        {cards.length === 0 && <li class="quiet">{labels.none[lang]}</li>}
      </ol>
      {cards.length < count.max && others.length > 0 && (
        <Fold title={labels.add[lang]}>
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
