import {
  choosesTerrain,
  highestLevel,
  NEW_TERRAINS,
  printedHome,
  TERRAINS,
  VOLCANO_FACTIONS,
  withoutSeat,
  type Faction,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { useState } from 'preact/hooks';
import { ChoiceField, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { FACTION_CHOICES, isFaction, terrainNames } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { paidIn, spadeCost } from './calculator.ts';
import type { Hand } from '../shared/wheel-words.ts';
import { labels } from './labels.ts';
import { Wheel } from './Wheel.tsx';

type Form = FormOf<typeof spadeCost>;

const factionIn = ({ draft }: Form): Faction | undefined => {
  const word = draft.faction.trim();
  return isFaction(word) ? word : undefined;
};

function Fieldset(form: Form) {
  const { lang, draft } = form;
  const faction = factionIn(form);
  const isSetup = draft.moment.trim() === 'setup';
  const highest = highestLevel(faction);
  const shows = (field: keyof typeof draft, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  const erupts = VOLCANO_FACTIONS.some((each) => each === faction);
  const isAdvanced = highest > 0 || (wholeIn(draft.level) ?? 0) !== 0;
  return (
    <>
      <div class="fields fields--faction">
        <SelectField form={choosing(form)} field="faction" options={FACTION_CHOICES} />
        {shows('home', choosesTerrain(draft.faction.trim())) && (
          <SelectField
            form={form}
            field="home"
            {...(erupts && !isSetup ? { blank: labels.anyStart[lang] } : {})}
          />
        )}
        <SelectField form={form} field="from" />
        {shows('to', !isSetup) && (
          <SelectField form={form} field="to" blank={labels.ownTerrain[lang]} />
        )}
        {shows('level', !isSetup && isAdvanced) && (
          <NumberField form={form} field="level" max={highest} />
        )}
        <ChoiceField form={form} field="moment" />
        {(erupts || draft.opponents.trim() !== '') && (
          <SeatsField
            form={form}
            field="opponents"
            beside={[
              {
                faction: draft.faction.trim(),
                terrain: erupts && !isSetup ? '' : draft.home.trim(),
              },
            ]}
            when={isSetup ? 'setup' : 'game'}
          />
        )}
      </div>
      <WheelField form={form} />
    </>
  );
}

/** A Faction that becomes one's own is no longer another player's, and digs no deeper than it can. */
const choosing = (form: Form): Form => ({
  ...form,
  set: (changes) => {
    const { faction = '' } = changes;
    const highest = highestLevel(isFaction(faction) ? faction : undefined);
    form.set({
      ...changes,
      opponents: withoutSeat(form.draft.opponents, faction),
      ...((wholeIn(form.draft.level) ?? 0) > highest ? { level: String(highest) } : {}),
    });
  },
});

function WheelField({ form }: { readonly form: Form }) {
  const { lang, draft, reply } = form;
  const [hand, setHand] = useState<Hand>('from');
  const faction = factionIn(form);
  const printed = faction && printedHome(faction);
  const hands: readonly Hand[] = printed === undefined ? ['from', 'to', 'home'] : ['from', 'to'];
  const home = printed ?? draft.home;
  return (
    <div class="wheel-field">
      <fieldset class="field choice">
        <legend>{labels.tap[lang]}</legend>
        <div class="choice__options">
          {hands.map((each) => (
            <label class="choice__option">
              <input
                type="radio"
                name={`${form.id('from')}-hand`}
                checked={hand === each}
                onChange={() => {
                  setHand(each);
                }}
              />
              <span>{labels.hands[each][lang]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Wheel
        lang={lang}
        points={{ from: draft.from, to: draft.to, home }}
        top={TERRAINS.find((terrain) => terrain === home.trim())}
        value={reply.kind === 'answer' ? reply.answer.value : undefined}
        onTap={(terrain) => {
          form.set(tapped(hands.includes(hand) ? hand : 'from', terrain, draft));
        }}
      />
      <NewTerrains form={form} />
    </div>
  );
}

/** The terrains of the space that the wheel does not have. */
function NewTerrains({ form }: { readonly form: Form }) {
  const { lang, draft } = form;
  return (
    <div class="wheel-field__new" role="group" aria-label={form.label('from')}>
      {NEW_TERRAINS.map((ground) => (
        <button
          type="button"
          class="pick"
          aria-pressed={draft.from.trim() === ground}
          onClick={() => {
            form.set({ from: ground });
          }}
        >
          <TerrainSwatch lang={lang} ground={ground} />
          {terrainNames[lang][ground]}
        </button>
      ))}
    </div>
  );
}

/** A second tap on what the space is to become takes it back: to the Faction's own terrain. */
const tapped = (hand: Hand, terrain: Terrain, draft: Form['draft']): Partial<Form['draft']> =>
  hand === 'to' && draft.to.trim() === terrain ? { to: '' } : { [hand]: terrain };

type Detail = DetailOf<typeof spadeCost>;

function Tables(detail: Detail) {
  const { reach, levels, spades } = detail.value;
  return (
    <>
      {reach.length > 0 && <Reaches {...detail} />}
      {levels.length > 1 && spades > 0 && <Levels {...detail} />}
    </>
  );
}

function Reaches({ lang, value }: Detail) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.reach[lang]} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{labels.reach[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.given[lang]}</th>
            <th scope="col">{labels.becomes[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.reach.map(({ spades, grounds, best }) => (
            <tr>
              <th scope="row">{spades}</th>
              <td>
                <ul class="grounds">
                  {grounds.length === 0 && <li class="quiet">{labels.nothing[lang]}</li>}
                  {grounds.map((ground) => (
                    <li>
                      <TerrainSwatch lang={lang} ground={ground} />
                      {terrainNames[lang][ground]}
                      {ground === best && grounds.length > 1 && (
                        <span class="mark">{labels.closest[lang]}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Levels({ lang, value, draft, set }: Detail) {
  const kind = value.priests > 0 ? 'priests' : 'workers';
  return (
    <div class="table-scroll" role="region" aria-label={labels.levels[lang]} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{labels.levels[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.level[lang]}</th>
            <th scope="col">{labels.perSpade[lang]}</th>
            <th scope="col">{labels.inAll[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.levels.map(({ level, each, amount }) => (
            <tr aria-current={String(level) === draft.level.trim() ? 'true' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  class="pick"
                  onClick={() => {
                    set({ level: String(level) });
                  }}
                >
                  {level}
                </button>
              </th>
              <td>{paidIn(kind, each)[lang]}</td>
              <td>{paidIn(kind, amount)[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const SpadeCost = island(spadeCost, Fieldset, Tables);
