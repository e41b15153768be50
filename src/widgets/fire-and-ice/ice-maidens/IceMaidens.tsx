import {
  CULTS,
  FAVORS,
  parseCults,
  PIECES,
  ROUNDS,
  YES_NO,
  type IceMaidensValue,
  type RawIceMaidens,
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
import { CultTracks, type CultPaths } from '../shared/CultTracks.tsx';
import { cultNames } from '../shared/names.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { iceMaidens } from './calculator.ts';
import { formWords } from './words.ts';

type Field = keyof RawIceMaidens;

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  return (
    <>
      <fieldset class="group helper">
        <legend>{words.setup}</legend>
        <SelectField form={form} field="favor" options={FAVORS} blank={words.noTile} />
        <SlashField
          form={form}
          field="cults"
          labels={CULTS.map((cult) => cultNames[form.lang][cult])}
        />
        <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />
      </fieldset>
      <Group title={words.pass}>
        <NumberField form={form} field="round" {...ROUNDS} />
        <NumberField form={form} field="temples" min={0} max={PIECES.temple} />
        <NumberField form={form} field="tradingHouses" min={0} max={PIECES['trading-house']} />
        <ChoiceField form={form} field="stronghold" options={YES_NO} />
        <ChoiceField form={form} field="sanctuary" options={YES_NO} />
      </Group>
    </>
  );
}

/** The Cults and the Bowls, before and after the tile. */
function Outcome({ lang, value, draft }: DetailProps<IceMaidensValue, Field>) {
  const before = parseCults('cults', draft.cults);
  if (!before.ok) return null;
  const paths = Object.fromEntries(
    CULTS.map((cult) => [cult, [...new Set([before.value[cult], value.cults[cult]])]]),
  ) as unknown as CultPaths;
  return (
    <div class="helper">
      <CultTracks lang={lang} paths={paths} />
      {value.power > 0 && (
        <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      )}
    </div>
  );
}

export const IceMaidens = island(iceMaidens, Form, Outcome);
