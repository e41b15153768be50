import { useMemo, useState } from 'preact/hooks';
import {
  letterOf,
  PIECES,
  STRUCTURES,
  structureOf,
  YES_NO,
  type RawTownsAndPower,
  type Structure,
  type TownsAndPowerValue,
} from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  FieldLabel,
  FieldNotes,
  Fields,
  RowSelect,
  RowsField,
  SelectField,
  SlashInputs,
  TextField,
  TextInput,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { listed } from '#src/calculators/phrases.ts';
import { shellWords } from '#src/calculators/words.ts';
import { readBoard } from '#engine/fire-and-ice/index.ts';
import { MapBoard } from '../shared/MapBoard.tsx';
import { FACTION_CHOICES, factionNames, factionSaid, isFaction } from '../shared/names.ts';
import { NO_OVERLAY } from '../shared/overlay.ts';
import { PieceIcon } from '../shared/Pieces.tsx';
import { townsAndPower } from './calculator.ts';
import { townsOverlay } from './overlay.ts';
import { formWords, tableWords } from './words.ts';

type Field = keyof RawTownsAndPower;

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const { board, hex, takers } = form.draft;
  // The map opens by itself on a link that has something on it, and stays as the reader leaves it.
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? [board, hex, takers].some((text) => text.trim() !== '');
  return (
    <>
      <Fields>
        <SelectField form={form} field="faction" options={FACTION_CHOICES} />
      </Fields>
      <ChoiceField form={form} field="favor" options={YES_NO} />
      <ClusterField form={form} />
      <ChoiceField form={form} field="touches" options={YES_NO} />
      <details
        class="ways"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setOpened(currentTarget.open);
        }}
      >
        <summary>{words.onTheMap}</summary>
        {isOpen && <OnTheMap {...form} />}
      </details>
    </>
  );
}

/** The cluster as letters that can be typed and as Structures that can be tapped. */
function ClusterField({ form }: { readonly form: FormProps<Field> }) {
  const words = formWords[form.lang];
  const cluster = Array.from(form.draft.cluster.toLowerCase()).flatMap(
    (letter) => structureOf(letter) ?? [],
  );
  const set = (next: readonly Structure[]) => {
    form.set({ cluster: next.map(letterOf).join('') });
  };
  return (
    <div class="field field--wide">
      <FieldLabel form={form} field="cluster" />
      <TextInput form={form} field="cluster" inputMode="text" />
      <div class="dice-row">
        {cluster.map((structure, i) => (
          <button
            type="button"
            class="die-button"
            aria-label={words.remove(structure)}
            onClick={() => {
              set(cluster.toSpliced(i, 1));
            }}
          >
            <PieceIcon structure={structure} />
          </button>
        ))}
        {cluster.length === 0 && <span class="quiet">{words.none}</span>}
      </div>
      <div class="dice-row dice-row--palette">
        {STRUCTURES.map((structure) => (
          <button
            type="button"
            class="die-button piece-ghost"
            aria-label={words.add(structure)}
            title={words.add(structure)}
            disabled={cluster.filter((kind) => kind === structure).length >= PIECES[structure]}
            onClick={() => {
              set([...cluster, structure]);
            }}
          >
            <PieceIcon structure={structure} />
          </button>
        ))}
      </div>
      <FieldNotes form={form} field="cluster" />
    </div>
  );
}

function OnTheMap(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const { draft } = form;
  const reply = townsAndPower.ask(draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const overlay = useMemo(() => {
    if (value === undefined) return NO_OVERLAY;
    const { map, position } = readBoard(draft.map, draft.board);
    const seat = position.holdings.findIndex(({ faction }) => faction === draft.faction.trim());
    return townsOverlay(value, { map, seat, draft, words });
  }, [value]);
  return (
    <div class="towns-map">
      <MapBoard
        form={form}
        overlay={overlay}
        pick={{
          label: words.pick,
          chosen: draft.hex.trim().toUpperCase(),
          set: (hex) => {
            form.set({ hex });
          },
        }}
      />
      <TextField form={form} field="hex" />
      <Takers form={form} />
    </div>
  );
}

/** Points and Bowls of the neighbors who might not be able to take everything. */
function Takers({ form }: { readonly form: FormProps<Field> }) {
  const words = formWords[form.lang];
  const { choose } = shellWords[form.lang];
  const invalid = form.problem('takers') !== undefined;
  return (
    <RowsField
      form={form}
      field="takers"
      separator=","
      isRow={(row) => /^[^\s;/]*(\/[^\s;/]*){4}$/.test(row.trim())}
      blank="/0/0/0/0"
      max={4}
      words={words.takers}
    >
      {({ text, id, set }) => {
        const [faction = '', ...amounts] = text.trim().split('/');
        return (
          <>
            <RowSelect
              id={id}
              label={words.taker}
              text={faction}
              options={FACTION_CHOICES}
              optionLabel={(option) => factionSaid(form.lang, option)}
              choose={choose}
              invalid={invalid && !isFaction(faction)}
              set={(next) => {
                set([next, ...amounts].join('/'));
              }}
            />
            <SlashInputs
              id={`${id}-amounts`}
              labels={words.amounts}
              text={amounts.join('/')}
              invalid={invalid}
              set={(next) => {
                const cleaned = next.replaceAll(/[\s,;]/g, '');
                set(`${faction}/${cleaned === '' ? '///' : cleaned}`);
              }}
            />
          </>
        );
      }}
    </RowsField>
  );
}

function Tables({ lang, value }: DetailProps<TownsAndPowerValue, Field>) {
  const words = tableWords[lang];
  return (
    <>
      {value.offers.length > 0 && (
        <div class="table-scroll" role="region" aria-label={words.offers} tabIndex={0}>
          <table class="ranking">
            <caption class="lines__title">{words.offers}</caption>
            <thead>
              <tr>
                <th scope="col">{words.neighbor}</th>
                <th scope="col">{words.offered}</th>
                <th scope="col">{words.most}</th>
                <th scope="col">{words.price}</th>
              </tr>
            </thead>
            <tbody>
              {value.offers.map(({ faction, power, most, price }) => (
                <tr>
                  <th scope="row">{factionNames[lang][faction]}</th>
                  <td>{power}</td>
                  <td>{most}</td>
                  <td>{lang === 'en' ? `${price} VP` : `${price} PV`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {value.clusters.length > 0 && (
        <div class="table-scroll" role="region" aria-label={words.clusters} tabIndex={0}>
          <table class="ranking">
            <caption class="lines__title">{words.clusters}</caption>
            <thead>
              <tr>
                <th scope="col">{words.spaces}</th>
                <th scope="col">{words.power}</th>
                <th scope="col">{words.structures}</th>
                <th scope="col">{words.verdict}</th>
              </tr>
            </thead>
            <tbody>
              {value.clusters.map(({ spaces, power, count, verdict, ...needed }) => (
                <tr>
                  <th scope="row">{listed(lang, spaces)}</th>
                  <td>
                    {power}/{needed.powerNeeded}
                  </td>
                  <td>
                    {count}/{needed.structuresNeeded}
                  </td>
                  <td>{words.verdicts[verdict]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

export const TownsAndPower = island(townsAndPower, Form, Tables);
