import { TERRAINS } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, ChoiceField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { terrainNames } from '../shared/names.ts';
import { shows } from '../shared/shows.ts';
import { faceOf, labels, randomTerrain } from './calculator.ts';

function Fieldset(form: FormOf<typeof randomTerrain>) {
  return (
    <>
      <ChecksField form={form} field="faceUp" />
      <ChoiceField form={form} field="event" />
      <ChoiceField form={form} field="collapse" />
      <SelectField form={form} field="draws" blank={labels.notYet[form.lang]} />
      {shows(form, 'fits', form.draft.draws.trim() !== '') && (
        <ChoiceField form={form} field="fits" />
      )}
    </>
  );
}

const CLASSES = { down: undefined, up: 'on', now: 'now' } as const;

/** The cards as they lie afterwards. */
function Deck({ lang, value }: DetailOf<typeof randomTerrain>) {
  return (
    <section aria-label={labels.caption[lang]}>
      <p class="lines__title">{labels.caption[lang]}</p>
      <ul class="card-row">
        {TERRAINS.map((terrain) => {
          const face = faceOf(value, terrain);
          return (
            <li class={CLASSES[face]}>
              {terrainNames[lang][terrain]} <small>{labels.faces[face][lang]}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const RandomTerrain = island(randomTerrain, Fieldset, Deck);
