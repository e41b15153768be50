import { itemsIn } from '#engine/core/fields.ts';
import { SYMBOLS, type GemPlace, type RawDragonScales } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, RowSelect } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { scalesWords } from './words.ts';

type Field = keyof RawDragonScales;

const PLACES: readonly GemPlace[] = ['supply', 'map', 'carried'];

/** Where each Gem is. Lists that no three places can show are corrected one by one. */
export function GemsField({ form }: { readonly form: FormProps<Field> }) {
  const words = scalesWords[form.lang];
  const lists = { map: itemsIn(form.draft.onMap), carried: itemsIn(form.draft.carried) };
  const isClear =
    [...lists.map, ...lists.carried].every((word) => SYMBOLS.some((symbol) => symbol === word)) &&
    !lists.map.some((symbol) => lists.carried.includes(symbol));
  if (!isClear) {
    return (
      <>
        <ChecksField form={form} field="onMap" options={SYMBOLS} />
        <ChecksField form={form} field="carried" options={SYMBOLS} />
      </>
    );
  }
  const placeOf = (symbol: string): GemPlace => {
    if (lists.carried.includes(symbol)) return 'carried';
    return lists.map.includes(symbol) ? 'map' : 'supply';
  };
  const put = (moved: string, to: string) => {
    const at = (place: GemPlace): string =>
      SYMBOLS.filter((symbol) => (symbol === moved ? to : placeOf(symbol)) === place).join(',');
    form.set({ onMap: at('map'), carried: at('carried') });
  };
  return (
    <fieldset class="field field--wide vbc-gems">
      <legend class="field__label">{words.gems}</legend>
      <div class="vbc-gems__row">
        {SYMBOLS.map((symbol) => (
          <RowSelect
            id={`${form.id('onMap')}-${symbol}`}
            label={words.gem(symbol)}
            text={placeOf(symbol)}
            options={PLACES}
            optionLabel={(place) => words.place[place as GemPlace]}
            choose={shellWords[form.lang].choose}
            invalid={false}
            set={(place) => {
              put(symbol, place);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
