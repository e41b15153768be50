import { bowlsIn, CULTS, cultsIn } from '#engine/fire-and-ice/index.ts';
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
import { CultsField } from '../shared/CultLanes.tsx';
import { CultTracks, type CultPaths } from '../shared/CultTracks.tsx';
import { bowlLabels } from '../shared/phrases.ts';
import { iceMaidens, labels } from './calculator.ts';

function Fieldset(form: FormOf<typeof iceMaidens>) {
  const { lang } = form;
  return (
    <>
      <fieldset class="group helper">
        <legend>{labels.setup[lang]}</legend>
        <SelectField form={form} field="favor" blank={labels.noTile[lang]} />
        <CultsField form={form} field="cults" />
        <SlashField form={form} field="bowls" labels={bowlLabels[lang]} />
      </fieldset>
      <Group title={labels.pass[lang]}>
        <NumberField form={form} field="round" />
        <NumberField form={form} field="temples" />
        <NumberField form={form} field="tradingHouses" />
        <ChoiceField form={form} field="stronghold" />
        <ChoiceField form={form} field="sanctuary" />
      </Group>
    </>
  );
}

/** The Cults and the Bowls, before and after the tile. */
function Outcome({ lang, value, draft }: DetailOf<typeof iceMaidens>) {
  const before = cultsIn(draft.cults);
  if (before === undefined) return null;
  const paths = Object.fromEntries(
    CULTS.map((cult) => [cult, [...new Set([before[cult], value.cults[cult]])]]),
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

export const IceMaidens = island(iceMaidens, Fieldset, Outcome);
