import { bowlsIn, type ShapeshiftersValue } from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  Fields,
  Group,
  NumberField,
  SelectField,
  SlashField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { BowlsFigure } from '../shared/BowlsFigure.tsx';
import { terrainNames } from '../shared/names.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { Ways } from '../shared/Ways.tsx';
import { labels, shapeshifters } from './calculator.ts';

type Form = FormOf<typeof shapeshifters>;

function Fieldset(form: Form) {
  return (
    <>
      <Fields>
        <NumberField form={form} field="points" />
        <SlashField form={form} field="bowls" labels={bowlLabels[form.lang]} />
      </Fields>
      <Group title={labels.building[form.lang]}>
        <NumberField form={form} field="neighbors" />
        <NumberField form={form} field="taking" />
        <NumberField form={form} field="full" />
        <ChoiceField form={form} field="pay" />
      </Group>
      <Change {...form} />
    </>
  );
}

/** The fields of a change; most are shown only when there is one, or when they cannot be read. */
function Change(form: Form) {
  const { lang, draft } = form;
  const shows = (field: keyof typeof draft, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  const changes = draft.target.trim() !== '';
  return (
    <fieldset class="group helper">
      <legend>{labels.change[lang]}</legend>
      <div class="helper__pair">
        <SelectField form={form} field="home" />
        <SelectField form={form} field="target" blank={labels.noChange[lang]} />
      </div>
      <SeatsField
        form={form}
        field="opponents"
        beside={[{ faction: 'shapeshifters', terrain: draft.home.trim() }]}
      />
      {shows('stronghold', changes) && <ChoiceField form={form} field="stronghold" />}
      {shows('changed', changes) && <ChoiceField form={form} field="changed" />}
      {shows('payWith', changes) && <ChoiceField form={form} field="payWith" />}
      {shows('tokens', changes && draft.payWith.trim() === 'tokens') && (
        <SlashField form={form} field="tokens" labels={bowlLabels[lang]} />
      )}
      {shows('pieces', changes) && (
        <SelectField form={form} field="pieces" blank={labels.samePieces[lang]} />
      )}
    </fieldset>
  );
}

/** The Bowls, the ways to pay, and the terrains that can become the Home terrain. */
function Outcome(detail: DetailOf<typeof shapeshifters>) {
  const { lang, value, draft, set } = detail;
  return (
    <div class="helper">
      <BowlsFigure lang={lang} before={bowlsIn(draft.bowls)} after={value.bowls} />
      <Ways
        lang={lang}
        ways={value.ways}
        chosen={draft.tokens}
        set={(tokens) => {
          set({ tokens });
        }}
      />
      <Targets {...detail} />
    </div>
  );
}

function Targets({ lang, value, draft }: DetailOf<typeof shapeshifters>) {
  const stateOf = ({ owner, open }: ShapeshiftersValue['targets'][number]): string => {
    if (owner !== undefined) return labels.owned(owner)[lang];
    return labels[open ? 'open' : 'yours'][lang];
  };
  return (
    <section class="terrain-states" aria-label={labels.targets[lang]}>
      <p class="lines__title">{labels.targets[lang]}</p>
      <ul>
        {value.targets.map((target) => (
          <li
            class={target.open ? 'terrain-states__open' : 'terrain-states__closed'}
            aria-current={draft.target.trim() === target.terrain ? 'true' : undefined}
          >
            <TerrainSwatch lang={lang} ground={target.terrain} />
            <span>
              <b>{terrainNames[lang][target.terrain]}</b>: {stateOf(target)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Shapeshifters = island(shapeshifters, Fieldset, Outcome);
