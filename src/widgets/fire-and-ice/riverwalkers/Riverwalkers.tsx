import { itemsIn } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { TERRAINS, type Terrain } from '#engine/fire-and-ice/index.ts';
import {
  ChecksField,
  ChoiceField,
  Fields,
  Group,
  NumberField,
  SelectField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { terrainNames } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { labels, riverwalkers } from './calculator.ts';

type Form = FormOf<typeof riverwalkers>;

function Fieldset(form: Form) {
  const { lang } = form;
  const { start, spades, stronghold } = form.draft;
  const hasSpades = spades.trim() !== '' && wholeIn(spades) !== 0;
  const shows = (field: 'spadesFrom' | 'bridgesLeft', isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  return (
    <>
      <SelectField form={form} field="start" />
      <ChecksField
        form={form}
        field="unlocked"
        options={TERRAINS.filter((terrain) => terrain !== start.trim())}
      />
      <SeatsField
        form={form}
        field="opponents"
        beside={[{ faction: 'riverwalkers', terrain: form.draft.start.trim() }]}
      />
      <fieldset class="group helper">
        <legend>{labels.priests[lang]}</legend>
        <ChecksField form={form} field="unlock" options={lockedFor(form)} />
        <Fields>
          <NumberField form={form} field="priests" />
          <NumberField form={form} field="held" />
          <NumberField form={form} field="coins" />
        </Fields>
      </fieldset>
      <Group title={labels.others[lang]}>
        <NumberField form={form} field="spades" />
        {shows('spadesFrom', hasSpades) && <ChoiceField form={form} field="spadesFrom" />}
        <ChoiceField form={form} field="stronghold" />
        {shows('bridgesLeft', stronghold === 'yes') && (
          <NumberField form={form} field="bridgesLeft" />
        )}
      </Group>
    </>
  );
}

/** Terrains that can be unlocked, and those that the field names although they cannot. */
const lockedFor = ({ draft }: Form): readonly Terrain[] => {
  const open = [draft.start.trim(), ...itemsIn(draft.unlocked)];
  const chosen = itemsIn(draft.unlock);
  return TERRAINS.filter((terrain) => !open.includes(terrain) || chosen.includes(terrain));
};

/** The Terrain cycle: what is open, and where a Priest still stands. */
function Cycle({ lang, value }: DetailOf<typeof riverwalkers>) {
  const stateOf = (terrain: Terrain): string => {
    const price = value.prices.find((candidate) => candidate.terrain === terrain);
    if (price === undefined) return labels.open[lang];
    return value.locked.includes(terrain)
      ? labels.locked(price.coins)[lang]
      : labels.now(price.coins)[lang];
  };
  return (
    <section class="terrain-states" aria-label={labels.cycle[lang]}>
      <p class="lines__title">{labels.cycle[lang]}</p>
      <ul>
        {TERRAINS.map((terrain) => (
          <li
            class={
              value.locked.includes(terrain) ? 'terrain-states__closed' : 'terrain-states__open'
            }
          >
            <TerrainSwatch lang={lang} ground={terrain} />
            <span>
              <b>{terrainNames[lang][terrain]}</b>: {stateOf(terrain)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Riverwalkers = island(riverwalkers, Fieldset, Cycle);
