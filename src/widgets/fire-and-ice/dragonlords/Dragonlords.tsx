import { bowlsIn } from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  Group,
  NumberField,
  SelectField,
  SlashField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure } from '../shared/BowlsFigure.tsx';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { Ways } from '../shared/Ways.tsx';
import { dragonlords, labels } from './calculator.ts';

function Fieldset(form: FormOf<typeof dragonlords>) {
  const { lang, draft } = form;
  const erupts = draft.terrain.trim() !== '';
  return (
    <>
      <SlashField form={form} field="bowls" labels={bowlLabels[lang]} />
      <fieldset class="group helper">
        <legend>{labels.volcano[lang]}</legend>
        <SelectField form={form} field="terrain" blank={labels.noTerrain[lang]} />
        <SeatsField
          form={form}
          field="opponents"
          beside={[{ faction: 'dragonlords', terrain: '' }]}
        />
        {(erupts || form.problem('pay') !== undefined) && (
          <SlashField form={form} field="pay" labels={bowlLabels[lang]} />
        )}
      </fieldset>
      <Group title={labels.gains[lang]}>
        <NumberField form={form} field="spades" />
        <NumberField form={form} field="spadePoints" />
        <ChoiceField form={form} field="stronghold" />
        {(draft.stronghold === 'yes' || form.problem('players') !== undefined) && (
          <NumberField form={form} field="players" />
        )}
      </Group>
    </>
  );
}

/** The Bowls before and after, and every way to pay. */
function Outcome({ lang, value, draft, set }: DetailOf<typeof dragonlords>) {
  return (
    <div class="helper">
      <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      <Ways
        lang={lang}
        ways={value.ways}
        chosen={draft.pay}
        set={(pay) => {
          set({ pay });
        }}
      />
    </div>
  );
}

export const Dragonlords = island(dragonlords, Fieldset, Outcome);
