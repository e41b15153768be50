import {
  canJoin,
  choosesTerrain,
  isSeat,
  makeSeat,
  NO_SEAT,
  seatIn,
  seatsIn,
  seatSwapped,
  TERRAINS,
  terrainsBeside,
  type Faction,
  type TypedSeat,
  type When,
} from '#engine/fire-and-ice/index.ts';
import { RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import type { Row } from '#src/calculators/row-form.ts';
import { shellWords } from '#src/calculators/words.ts';
import { FACTION_CHOICES, factionSaid, isFaction, terrainSaid } from './names.ts';

const labels = {
  en: {
    add: 'Add a Faction',
    row: (number: number) => `Faction ${number}`,
    remove: (number: number) => `Take away Faction ${number}`,
    terrain: 'Its terrain',
    unknown: 'Not chosen yet',
  },
  it: {
    add: 'Aggiungi una Fazione',
    row: (number: number) => `Fazione ${number}`,
    remove: (number: number) => `Togli la Fazione ${number}`,
    terrain: 'Il suo Terreno',
    unknown: 'Non ancora scelto',
  },
} as const;

interface SeatsProps<Field extends string> {
  readonly form: Controls<Field>;
  readonly field: Field;
  /** How many Factions may be entered, unless the field says it. */
  readonly max?: number;
  /** Who sits at the table besides, such as the player whose form it is. */
  readonly beside?: readonly TypedSeat[];
  /** Whether Factions are being chosen, or the game is under way. */
  readonly when?: When;
  /** Whether a terrain is asked of the Factions that choose one; without, a Faction chosen twice changes places. */
  readonly withTerrains?: boolean;
}

/** Factions in a row each, with the terrain of those that choose it: `giants,shapeshifters/lakes`. */
export function SeatsField<Field extends string>(props: SeatsProps<Field>) {
  const { form, field, withTerrains = true } = props;
  const { max = form.spec(field).count?.max ?? 0 } = props;
  const seated = seatsIn(form.draft[field]);
  return (
    <div class={`fi-seats field--wide${withTerrains ? '' : ' fi-seats--plain'}`}>
      <RowsField
        form={form}
        field={field}
        separator=","
        isRow={(row) => isSeat(row, withTerrains)}
        blank={
          withTerrains ? NO_SEAT : (anotherFaction(seated.map(({ faction }) => faction)) ?? '')
        }
        max={max}
        words={labels[form.lang]}
      >
        {(row) => (
          <>
            <FactionSelect {...props} row={row} seated={seated} />
            {withTerrains && <TerrainSelect {...props} row={row} seated={seated} />}
          </>
        )}
      </RowsField>
    </div>
  );
}

interface RowProps<Field extends string> extends SeatsProps<Field> {
  readonly row: Row;
  readonly seated: readonly TypedSeat[];
}

function FactionSelect<Field extends string>({
  form,
  field,
  beside = [],
  when = 'game',
  withTerrains = true,
  row,
  seated,
}: RowProps<Field>) {
  const { faction, terrain } = seatIn(row.text);
  const table = [...beside, ...seated.filter((seat) => seat.faction !== faction)];
  const changesPlaces = (other: string): boolean =>
    !withTerrains && seated.some((seat) => seat.faction === other);
  const isOffered = (other: Faction): boolean =>
    other === faction || changesPlaces(other) || canJoin(table, other, when);
  return (
    <RowSelect
      id={row.id}
      label={row.label}
      text={faction}
      options={FACTION_CHOICES.filter(isOffered)}
      optionLabel={(option) => factionSaid(form.lang, option)}
      choose={shellWords[form.lang].choose}
      invalid={form.problem(field) !== undefined && !isFaction(faction)}
      set={(next) => {
        if (withTerrains)
          row.set(makeSeat({ faction: next, terrain: choosesTerrain(next) ? terrain : '' }));
        else
          form.set({ [field]: seatSwapped(form.draft[field], faction, next) } as Partial<
            Record<Field, string>
          >);
      }}
    />
  );
}

/** The terrain of a Faction that chooses one, or of one that has been given one wrongly. */
function TerrainSelect<Field extends string>({
  form,
  field,
  beside = [],
  when = 'game',
  row,
  seated,
}: RowProps<Field>) {
  const { faction, terrain } = seatIn(row.text);
  if (!choosesTerrain(faction) && terrain === '') return null;
  const table = [...beside, ...seated.filter((seat) => seat.faction !== faction)];
  const open = isFaction(faction) ? terrainsBeside(table, faction, when) : TERRAINS;
  return (
    <RowSelect
      id={`${row.id}-terrain`}
      label={labels[form.lang].terrain}
      text={terrain}
      options={TERRAINS.filter((each) => each === terrain || open.includes(each))}
      optionLabel={(option) => terrainSaid(form.lang, option)}
      blank={labels[form.lang].unknown}
      choose={shellWords[form.lang].choose}
      invalid={form.problem(field) !== undefined && terrain === '' && choosesTerrain(faction)}
      set={(next) => {
        row.set(makeSeat({ faction, terrain: next }));
      }}
    />
  );
}

/** A Faction that can play beside these. */
export const anotherFaction = (seated: readonly string[]): Faction | undefined =>
  FACTION_CHOICES.find((faction) => canJoin(seated.map(seatIn), faction));
