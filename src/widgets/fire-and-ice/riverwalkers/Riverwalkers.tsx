import { itemsIn } from '#engine/core/fields.ts';
import {
  AMOUNT,
  BRIDGES_EACH,
  PLAYERS,
  PRIESTS_EACH,
  SPADE_SOURCES,
  TERRAINS,
  YES_NO,
  type RawRiverwalkers,
  type RiverwalkersValue,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import {
  ChecksField,
  ChoiceField,
  Fields,
  Group,
  NumberField,
  SelectField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { terrainNames } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { riverwalkers } from './calculator.ts';
import { formWords } from './words.ts';

type Field = keyof RawRiverwalkers;

const PRIESTS = { min: 0, max: PRIESTS_EACH };

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const { start, spades, stronghold } = form.draft;
  const shows = (field: Field, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  const others = TERRAINS.filter((terrain) => terrain !== start.trim());
  return (
    <>
      <SelectField form={form} field="start" options={TERRAINS} />
      <ChecksField form={form} field="unlocked" options={others} />
      <SeatsField
        form={form}
        field="opponents"
        max={PLAYERS.max - 1}
        except={['shapeshifters', 'riverwalkers']}
      />
      <fieldset class="group helper">
        <legend>{words.priests}</legend>
        <ChecksField form={form} field="unlock" options={lockedFor(form)} />
        <Fields>
          <NumberField form={form} field="priests" {...PRIESTS} />
          <NumberField form={form} field="held" {...PRIESTS} />
          <NumberField form={form} field="coins" {...AMOUNT} />
        </Fields>
      </fieldset>
      <Group title={words.others}>
        <NumberField form={form} field="spades" {...AMOUNT} />
        {shows('spadesFrom', !/^0*$/.test(spades.trim())) && (
          <ChoiceField form={form} field="spadesFrom" options={SPADE_SOURCES} />
        )}
        <ChoiceField form={form} field="stronghold" options={YES_NO} />
        {shows('bridgesLeft', stronghold === 'yes') && (
          <NumberField form={form} field="bridgesLeft" min={0} max={BRIDGES_EACH} />
        )}
      </Group>
    </>
  );
}

/** Terrains that can be unlocked, and those that the field names although they cannot. */
const lockedFor = ({ draft }: FormProps<Field>): readonly Terrain[] => {
  const open = [draft.start.trim(), ...itemsIn(draft.unlocked)];
  const chosen = itemsIn(draft.unlock);
  return TERRAINS.filter((terrain) => !open.includes(terrain) || chosen.includes(terrain));
};

/** The Terrain cycle: what is open, and where a Priest still stands. */
function Cycle({ lang, value }: DetailProps<RiverwalkersValue, Field>) {
  const words = formWords[lang];
  const stateOf = (terrain: Terrain): string => {
    const price = value.prices.find((candidate) => candidate.terrain === terrain);
    if (price === undefined) return words.open;
    return value.locked.includes(terrain) ? words.locked(price.coins) : words.now(price.coins);
  };
  return (
    <section class="terrain-states" aria-label={words.cycle}>
      <p class="lines__title">{words.cycle}</p>
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

export const Riverwalkers = island(riverwalkers, Form, Cycle);
