import {
  amountFor,
  amountsOf,
  amuletFields,
  harmIn,
  type AmuletLoss,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shows } from '../shared/shows.ts';
import { cursedAmulet } from './calculator.ts';
import { labels } from './labels.ts';
import { amountOf, verdict } from './outcome.ts';

type Form = FormOf<typeof cursedAmulet>;
type Detail = DetailOf<typeof cursedAmulet>;

function Fieldset(form: Form) {
  const asked = amuletFields(form.draft);
  const shown = (field: (typeof asked)[number]): boolean =>
    shows(form, field, asked.includes(field));
  return (
    <Fields>
      <ChoiceField form={form} field="amulet" />
      {shown('keep') && <ChoiceField form={form} field="keep" />}
      <SelectField form={freshAmount(form)} field="effect" />
      {shown('kind') && <ChoiceField form={form} field="kind" />}
      {shown('amount') && <AmountField {...form} />}
      {shown('strength') && <NumberField form={form} field="strength" />}
      {shown('foe') && <NumberField form={form} field="foe" />}
      {shown('die') && <ChoiceField form={form} field="die" />}
      {shown('shield') && <ChoiceField form={form} field="shield" />}
      {shown('treasures') && <NumberField form={form} field="treasures" />}
      {shown('health') && <NumberField form={form} field="health" />}
      {shown('grit') && <NumberField form={form} field="grit" />}
      {shown('heroCubes') && (
        <NumberField form={asked.includes('shield') ? hintedCubes(form) : form} field="heroCubes" />
      )}
    </Fields>
  );
}

/** With another effect chosen, its amount is still to be told unless the one there fits. */
const freshAmount = (form: Form): Form => ({
  ...form,
  set: ({ effect = '' }) => {
    form.set({ effect, amount: amountFor(effect, form.draft.amount) });
  },
});

/** Grit lost, where the Shield may help, takes cubes back too, but hers only matter if some are away. */
const hintedCubes = (form: Form): Form => ({ ...form, hint: () => labels.cubesHint[form.lang] });

function AmountField(form: Form) {
  const { effect } = form.draft;
  const harm = harmIn(effect);
  const options = amountsOf(effect);
  const hinted: Form = { ...form, hint: () => harm && labels.amountHints[harm]?.[form.lang] };
  return options === undefined ? (
    <NumberField form={hinted} field="amount" />
  ) : (
    <ChoiceField form={hinted} field="amount" options={options} />
  );
}

/** What happens, in its order: the losses and, last, the discard. */
function Steps({ lang, value }: Detail) {
  const { losses, steps } = value;
  if (steps.length === 0) return null;
  return (
    <div class="vbc-chain">
      {steps.length > 1 && <p class="lines__title">{labels.order[lang]}</p>}
      <ol>
        {losses
          .filter(({ kind }) => steps.includes(kind))
          .map((loss) => (
            <Step lang={lang} value={value} loss={loss} />
          ))}
        {value.discarded && (
          <li>
            <b>{labels.discard[lang]}</b>
          </li>
        )}
      </ol>
    </div>
  );
}

function Step({
  lang,
  value,
  loss,
}: Pick<Detail, 'lang' | 'value'> & { readonly loss: AmuletLoss }) {
  const { kind, amount } = loss;
  const lost = amountOf(kind, amount)[lang];
  const why = verdict(value.active, loss);
  const after = kind === 'move' || kind === 'cubes' ? undefined : value[kind];
  return (
    <li>
      <b>{kind === 'move' ? lost : `−${lost}`}</b>
      {why !== undefined && <span class="quiet">{why[lang]}</span>}
      {after !== undefined && <span>{labels.left(after)[lang]}</span>}
    </li>
  );
}

export const CursedAmulet = island(cursedAmulet, Fieldset, Steps);
