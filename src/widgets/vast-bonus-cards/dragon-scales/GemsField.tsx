import { own } from '#engine/core/own.ts';
import { GEM_PLACES, gemLists, gemsIn, SYMBOLS } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, RowSelect } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { symbolNames } from '../shared/names.ts';
import type { dragonScales } from './calculator.ts';
import { labels } from './labels.ts';

/** Where each Gem is. Lists that no three places can show are corrected one by one. */
export function GemsField(form: FormOf<typeof dragonScales>) {
  const { lang } = form;
  const gems = gemsIn(form.draft);
  if (gems === undefined) {
    return (
      <>
        <ChecksField form={form} field="onMap" />
        <ChecksField form={form} field="carried" />
      </>
    );
  }
  return (
    <fieldset class="field field--wide vbc-gems">
      <legend class="field__label">{labels.gems[lang]}</legend>
      <div class="vbc-gems__row">
        {SYMBOLS.map((symbol) => (
          <RowSelect
            id={`${form.id('onMap')}-${symbol}`}
            label={symbolNames[lang][symbol]}
            text={gems[symbol]}
            options={GEM_PLACES}
            optionLabel={(place) => own(labels.places, place)?.[lang] ?? place}
            choose={shellWords[lang].choose}
            invalid={false}
            set={(place) => {
              form.set(gemLists({ ...gems, [symbol]: place }));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
