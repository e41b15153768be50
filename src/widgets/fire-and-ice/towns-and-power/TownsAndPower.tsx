import { useMemo, useState } from 'preact/hooks';
import {
  canJoin,
  clusterIn,
  isTaker,
  makeCluster,
  makeTaker,
  NO_TAKER,
  PIECES,
  readBoard,
  STRUCTURES,
  takerIn,
  type Faction,
  type Structure,
  type TypedSeat,
} from '#engine/fire-and-ice/index.ts';
import {
  ChoiceField,
  FieldLabel,
  FieldNotes,
  RowSelect,
  RowsField,
  SelectField,
  SlashInputs,
  TextField,
  TextInput,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Row } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { MapBoard } from '../shared/MapBoard.tsx';
import { FACTION_CHOICES, factionNames, factionSaid, isFaction } from '../shared/names.ts';
import { NO_OVERLAY } from '../shared/overlay.ts';
import { bowlLabels, phrases } from '../shared/phrases.ts';
import { PieceIcon } from '../shared/Pieces.tsx';
import { townsAndPower } from './calculator.ts';
import { labels, verdicts } from './labels.ts';
import { townsOverlay } from './overlay.ts';

type Form = FormOf<typeof townsAndPower>;

function Fieldset(form: Form) {
  const { faction, board, hex, takers } = form.draft;
  const table = playersOn(form);
  const isOffered = (other: Faction): boolean =>
    other === faction.trim() || isAmong(table, other) || canJoin(table, other);
  // The map opens by itself on a link that has something on it, and stays as the reader leaves it.
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? [board, hex, takers].some((text) => text.trim() !== '');
  return (
    <>
      <div class="fields fields--faction">
        <SelectField form={form} field="faction" options={FACTION_CHOICES.filter(isOffered)} />
      </div>
      <ChoiceField form={form} field="favor" />
      <ClusterField {...form} />
      <ChoiceField form={form} field="touches" />
      <details
        class="ways"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setOpened(currentTarget.open);
        }}
      >
        <summary>{labels.onTheMap[form.lang]}</summary>
        {isOpen && <OnTheMap {...form} />}
      </details>
    </>
  );
}

const playersOn = ({ draft }: Form): readonly TypedSeat[] =>
  readBoard(draft.map, draft.board).position.holdings.map(({ faction, terrain = '' }) => ({
    faction,
    terrain,
  }));

const isAmong = (table: readonly TypedSeat[], faction: Faction): boolean =>
  table.some((seat) => seat.faction === faction);

/** The cluster as letters that can be typed and as Structures that can be tapped. */
function ClusterField(form: Form) {
  const { lang } = form;
  const cluster = clusterIn(form.draft.cluster);
  const set = (next: readonly Structure[]) => {
    form.set({ cluster: makeCluster(next) });
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
            aria-label={labels.remove(structure)[lang]}
            onClick={() => {
              set(cluster.toSpliced(i, 1));
            }}
          >
            <PieceIcon structure={structure} />
          </button>
        ))}
        {cluster.length === 0 && <span class="quiet">{labels.none[lang]}</span>}
      </div>
      <div class="dice-row dice-row--palette">
        {STRUCTURES.map((structure) => (
          <button
            type="button"
            class="die-button piece-ghost"
            aria-label={labels.add(structure)[lang]}
            title={labels.add(structure)[lang]}
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

function OnTheMap(form: Form) {
  const { lang, draft, reply } = form;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const overlay = useMemo(() => {
    if (value === undefined) return NO_OVERLAY;
    const { map, position } = readBoard(draft.map, draft.board);
    const seat = position.holdings.findIndex(({ faction }) => faction === draft.faction.trim());
    return townsOverlay(value, { lang, map, seat });
  }, [value]);
  return (
    <div class="towns-map">
      <MapBoard
        form={form}
        overlay={overlay}
        pick={{
          label: labels.pick[lang],
          chosen: draft.hex.trim().toUpperCase(),
          set: (hex) => {
            form.set({ hex });
          },
        }}
      />
      <TextField form={form} field="hex" />
      <Takers {...form} />
    </div>
  );
}

/** Points and Bowls of the neighbors who might not be able to take everything. */
function Takers(form: Form) {
  const { lang } = form;
  return (
    <RowsField
      form={form}
      field="takers"
      separator=","
      isRow={isTaker}
      blank={NO_TAKER}
      max={form.spec('takers').count?.max ?? 0}
      words={{
        add: labels.addTaker[lang],
        row: (number) => labels.takerRow(number)[lang],
        remove: (number) => labels.removeTaker(number)[lang],
      }}
    >
      {(row) => <Taker form={form} row={row} />}
    </RowsField>
  );
}

function Taker({ form, row }: { readonly form: Form; readonly row: Row }) {
  const { lang } = form;
  const { faction, amounts } = takerIn(row.text);
  const invalid = form.problem('takers') !== undefined;
  const others = playersOn(form).filter((seat) => seat.faction !== form.draft.faction.trim());
  const isOffered = (other: Faction): boolean =>
    others.length === 0 || other === faction || isAmong(others, other);
  return (
    <>
      <RowSelect
        id={row.id}
        label={labels.taker[lang]}
        text={faction}
        options={FACTION_CHOICES.filter(isOffered)}
        optionLabel={(option) => factionSaid(lang, option)}
        choose={shellWords[lang].choose}
        invalid={invalid && !isFaction(faction)}
        set={(next) => {
          row.set(makeTaker({ faction: next, amounts }));
        }}
      />
      <SlashInputs
        id={`${row.id}-amounts`}
        labels={[labels.points[lang], ...bowlLabels[lang]]}
        text={amounts}
        invalid={invalid}
        set={(next) => {
          row.set(makeTaker({ faction, amounts: next }));
        }}
      />
    </>
  );
}

function Tables(detail: DetailOf<typeof townsAndPower>) {
  return (
    <>
      {detail.value.offers.length > 0 && <Offers {...detail} />}
      {detail.value.clusters.length > 0 && <Clusters {...detail} />}
    </>
  );
}

function Offers({ lang, value }: DetailOf<typeof townsAndPower>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.offers[lang]} tabIndex={0}>
      <table class="ranking">
        <caption class="lines__title">{labels.offers[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.neighbor[lang]}</th>
            <th scope="col">{labels.offered[lang]}</th>
            <th scope="col">{labels.most[lang]}</th>
            <th scope="col">{labels.price[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.offers.map(({ faction, power, most, price }) => (
            <tr>
              <th scope="row">{factionNames[lang][faction]}</th>
              <td>{power}</td>
              <td>{most}</td>
              <td>{phrases[lang].points(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Clusters({ lang, value }: DetailOf<typeof townsAndPower>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.clusters[lang]} tabIndex={0}>
      <table class="ranking">
        <caption class="lines__title">{labels.clusters[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.spaces[lang]}</th>
            <th scope="col">{labels.power[lang]}</th>
            <th scope="col">{labels.structures[lang]}</th>
            <th scope="col">{labels.verdict[lang]}</th>
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
              <td>{verdicts[verdict][lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const TownsAndPower = island(townsAndPower, Fieldset, Tables);
