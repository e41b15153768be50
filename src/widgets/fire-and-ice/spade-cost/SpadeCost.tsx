import {
  FACTIONS,
  FACTION_FACTS,
  GROUNDS,
  MOMENTS,
  NEW_TERRAINS,
  PLAYERS,
  printedHome,
  TERRAINS,
  type Faction,
  type RawSpadeCost,
  type SpadeCostValue,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import { useState } from 'preact/hooks';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { FACTION_CHOICES, terrainNames } from '../shared/names.ts';
import { choosesTerrain, SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { spadeCost } from './calculator.ts';
import { Wheel } from './Wheel.tsx';
import { wheelWords, type Hand } from './words.ts';

type Field = keyof RawSpadeCost;

/** How often a Faction can advance in digging; not at all without a track. */
const highestLevel = (faction: Faction | undefined): number =>
  faction === undefined ? 2 : (FACTION_FACTS[faction].digging?.prices.length ?? 1) - 1;

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const words = wheelWords[form.lang];
  const faction = FACTIONS.find((each) => each === draft.faction.trim());
  const chooses = choosesTerrain(draft.faction.trim());
  const inGame = draft.moment.trim() !== 'setup';
  const highest = highestLevel(faction);
  const shows = (field: Field, isNeeded: boolean): boolean =>
    isNeeded || form.problem(field) !== undefined;
  const erupts = faction !== undefined && FACTION_FACTS[faction].family === 'volcano';
  return (
    <>
      <Fields>
        <SelectField form={choosing(form)} field="faction" options={FACTION_CHOICES} />
        {(chooses || form.problem('home') !== undefined) && (
          <SelectField
            form={form}
            field="home"
            options={TERRAINS}
            {...(erupts && draft.moment.trim() === 'game' ? { blank: words.anyStart } : {})}
          />
        )}
        <SelectField form={form} field="from" options={GROUNDS} />
        {shows('to', inGame) && (
          <SelectField form={form} field="to" options={TERRAINS} blank={words.ownTerrain} />
        )}
        {shows('level', inGame && (highest > 0 || !/^0*$/.test(draft.level.trim()))) && (
          <NumberField form={form} field="level" min={0} max={highest} />
        )}
        <ChoiceField form={form} field="moment" options={MOMENTS} />
        {(erupts || draft.opponents.trim() !== '') && (
          <SeatsField
            form={form}
            field="opponents"
            max={PLAYERS.max - 1}
            except={[draft.faction.trim()]}
          />
        )}
      </Fields>
      <WheelField form={form} />
    </>
  );
}

/** A Faction that becomes one's own is no longer another player's, and digs no deeper than it can. */
const choosing = (form: FormProps<Field>): FormProps<Field> => ({
  ...form,
  set: (changes) => {
    const others = form.draft.opponents.split(',');
    const left = others.filter((seat) => seat.split('/')[0]?.trim() !== changes.faction);
    const highest = highestLevel(FACTIONS.find((each) => each === changes.faction));
    form.set({
      ...changes,
      ...(left.length < others.length ? { opponents: left.join(',') } : {}),
      ...(Number(form.draft.level) > highest ? { level: String(highest) } : {}),
    });
  },
});

function WheelField({ form }: { readonly form: FormProps<Field> }) {
  const { lang, draft } = form;
  const words = wheelWords[lang];
  const [hand, setHand] = useState<Hand>('from');
  const reply = spadeCost.ask(draft);
  const faction = FACTIONS.find((each) => each === draft.faction.trim());
  const printed = faction && printedHome(faction);
  const hands: readonly Hand[] = printed === undefined ? ['from', 'to', 'home'] : ['from', 'to'];
  const home = printed ?? draft.home;
  return (
    <div class="wheel-field">
      <fieldset class="field choice">
        <legend>{words.tap}</legend>
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
              <span>{words.hands[each]}</span>
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
    </div>
  );
}

/** A second tap on what the space is to become takes it back: to the Faction's own terrain. */
const tapped = (
  hand: Hand,
  terrain: Terrain,
  draft: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> =>
  hand === 'to' && draft.to.trim() === terrain ? { to: '' } : { [hand]: terrain };

function Tables({ lang, value, draft, set }: DetailProps<SpadeCostValue, Field>) {
  const words = wheelWords[lang];
  const paidIn = value.priests > 0 ? 'priests' : 'workers';
  return (
    <>
      {value.reach.length > 0 && (
        <table class="small-table">
          <caption class="lines__title">{words.reach}</caption>
          <thead>
            <tr>
              <th scope="col">{words.given}</th>
              <th scope="col">{words.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {value.reach.map(({ spades, grounds, best }) => (
              <tr>
                <th scope="row">{spades}</th>
                <td>
                  <ul class="grounds">
                    {grounds.length === 0 && <li class="quiet">{words.nothing}</li>}
                    {grounds.map((ground) => (
                      <li>
                        <TerrainSwatch lang={lang} ground={ground} />
                        {terrainNames[lang][ground]}
                        {ground === best && grounds.length > 1 && (
                          <span class="mark">{words.closest}</span>
                        )}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {value.levels.length > 1 && value.spades > 0 && (
        <div class="table-scroll" role="region" aria-label={words.levels} tabIndex={0}>
          <table class="small-table">
            <caption class="lines__title">{words.levels}</caption>
            <thead>
              <tr>
                <th scope="col">{words.level}</th>
                <th scope="col">{words.perSpade}</th>
                <th scope="col">{words.inAll}</th>
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
                  <td>{words.paidIn(paidIn, each)}</td>
                  <td>{words.paidIn(paidIn, amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

export const SpadeCost = island(spadeCost, Form, Tables);
