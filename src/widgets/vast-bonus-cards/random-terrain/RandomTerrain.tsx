import {
  TERRAINS,
  YES_NO,
  type RandomTerrainValue,
  type RawRandomTerrain,
  type Terrain,
} from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, ChoiceField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { terrainNames } from '../shared/names.ts';
import { randomTerrain } from './calculator.ts';
import { deckWords, type CardFace } from './words.ts';

type Field = keyof RawRandomTerrain;

function Form(form: FormProps<Field>) {
  const isDrawn = form.draft.draws.trim() !== '';
  return (
    <>
      <ChecksField form={form} field="faceUp" options={TERRAINS} />
      <ChoiceField form={form} field="event" options={YES_NO} />
      <ChoiceField form={form} field="collapse" options={YES_NO} />
      <SelectField
        form={form}
        field="draws"
        options={TERRAINS}
        blank={deckWords[form.lang].notYet}
      />
      {(isDrawn || form.problem('fits') !== undefined) && (
        <ChoiceField form={form} field="fits" options={YES_NO} />
      )}
    </>
  );
}

const faceOf = ({ tile, faceUp }: RandomTerrainValue, terrain: Terrain): CardFace => {
  if (terrain === tile) return 'now';
  return faceUp.includes(terrain) ? 'up' : 'down';
};

/** The cards as they lie afterwards. */
function Deck({ lang, value }: DetailProps<RandomTerrainValue, Field>) {
  const words = deckWords[lang];
  return (
    <section aria-label={words.caption}>
      <p class="lines__title">{words.caption}</p>
      <ul class="terrain-cards">
        {TERRAINS.map((terrain) => {
          const face = faceOf(value, terrain);
          return (
            <li class={`terrain-card terrain-card--${face}`}>
              {terrainNames[lang][terrain]} <small>{words.faces[face]}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const RandomTerrain = island(randomTerrain, Form, Deck);
