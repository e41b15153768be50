import {
  AMOUNT,
  GROUNDS,
  PLAYERS,
  YES_NO,
  type DragonlordsValue,
  type RawDragonlords,
} from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  Group,
  NumberField,
  SelectField,
  SlashField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure, bowlsIn } from '../shared/BowlsFigure.tsx';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { Ways } from '../shared/Ways.tsx';
import { dragonlords } from './calculator.ts';
import { formWords } from './words.ts';

type Field = keyof RawDragonlords;

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const erupts = form.draft.terrain.trim() !== '';
  return (
    <>
      <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />
      <fieldset class="group helper">
        <legend>{words.volcano}</legend>
        <SelectField form={form} field="terrain" options={GROUNDS} blank={words.noTerrain} />
        <SeatsField
          form={form}
          field="opponents"
          max={PLAYERS.max - 1}
          except={['dragonlords', 'acolytes']}
        />
        {(erupts || form.problem('pay') !== undefined) && (
          <SlashField form={form} field="pay" labels={bowlLabels[form.lang]} />
        )}
      </fieldset>
      <Group title={words.gains}>
        <NumberField form={form} field="spades" {...AMOUNT} />
        <NumberField form={form} field="spadePoints" {...AMOUNT} />
        <ChoiceField form={form} field="stronghold" options={YES_NO} />
        {(form.draft.stronghold === 'yes' || form.problem('players') !== undefined) && (
          <NumberField form={form} field="players" {...PLAYERS} />
        )}
      </Group>
    </>
  );
}

/** The Bowls before and after, and every way to pay. */
function Outcome({ lang, value, draft, set }: DetailProps<DragonlordsValue, Field>) {
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

export const Dragonlords = island(dragonlords, Form, Outcome);
