import { FACTION_FACTS, otherSideOf, TERRAINS, type Faction } from '#engine/fire-and-ice/index.ts';
import { RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { FACTION_CHOICES, factionSaid, isFaction, terrainSaid } from './names.ts';

interface SeatsWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly faction: string;
  readonly terrain: string;
  readonly unknown: string;
}

const WORDS: Readonly<Record<Lang, SeatsWords>> = {
  en: {
    add: 'Add a Faction',
    row: (number) => `Faction ${number}`,
    remove: (number) => `Take away Faction ${number}`,
    faction: 'Faction',
    terrain: 'Its terrain',
    unknown: 'Not chosen yet',
  },
  it: {
    add: 'Aggiungi una Fazione',
    row: (number) => `Fazione ${number}`,
    remove: (number) => `Togli la Fazione ${number}`,
    faction: 'Fazione',
    terrain: 'Il suo Terreno',
    unknown: 'Non ancora scelto',
  },
};

interface SeatsProps<Field extends string> {
  readonly form: FormProps<Field>;
  readonly field: Field;
  /** How many Factions may be entered. */
  readonly max: number;
  /** Factions that are not offered, such as the player's own. */
  readonly except?: readonly string[];
  /** Whether a terrain is asked of the Factions that choose one; without, a Faction chosen twice changes places. */
  readonly withTerrains?: boolean;
}

/** A row that the add button leaves to be filled in; a blank piece would be no row. */
const UNFILLED = '/';

/** Factions in a row each, with the terrain of those that choose it: `giants,shapeshifters/lakes`. */
export function SeatsField<Field extends string>(props: SeatsProps<Field>) {
  const { form, field, max, except = [], withTerrains = true } = props;
  const words = WORDS[form.lang];
  const { choose } = shellWords[form.lang];
  const rows = form.draft[field].split(',').filter((row) => row.trim() !== '');
  const seated = rows.map(factionIn);
  const invalid = form.problem(field) !== undefined;
  return (
    <div class={`fi-seats field--wide${withTerrains ? '' : ' fi-seats--plain'}`}>
      <RowsField
        form={form}
        field={field}
        separator=","
        isRow={(row) =>
          (withTerrains ? /^[^\s;/]*(?:\/[^\s;/]*)?$/ : /^[^\s;/]*$/).test(row.trim())
        }
        blank={withTerrains ? UNFILLED : (anotherFaction(seated) ?? '')}
        max={max}
        words={words}
      >
        {({ text, id, label, set }) => {
          const faction = factionIn(text);
          const terrain = terrainIn(text);
          const asked = withTerrains && (choosesTerrain(faction) || terrain !== '');
          return (
            <>
              <RowSelect
                id={id}
                label={label}
                text={faction}
                options={FACTION_CHOICES.filter(
                  (other) =>
                    other === faction ||
                    !((withTerrains && seated.includes(other)) || except.includes(other)),
                )}
                optionLabel={(option) => factionSaid(form.lang, option)}
                choose={choose}
                invalid={invalid && !isFaction(faction)}
                set={(next) => {
                  if (withTerrains) set(seat(next, choosesTerrain(next) ? terrain : ''));
                  else
                    form.set({ [field]: placed(seated, faction, next) } as Partial<
                      Record<Field, string>
                    >);
                }}
              />
              {asked && (
                <RowSelect
                  id={`${id}-terrain`}
                  label={words.terrain}
                  text={terrain}
                  options={TERRAINS}
                  optionLabel={(option) => terrainSaid(form.lang, option)}
                  blank={words.unknown}
                  choose={choose}
                  invalid={invalid && terrain === '' && choosesTerrain(faction)}
                  set={(next) => {
                    set(seat(faction, next));
                  }}
                />
              )}
            </>
          );
        }}
      </RowsField>
    </div>
  );
}

/** A list with one Faction in the place of another, which changes places with it if it is there too. */
const placed = (seated: readonly string[], faction: string, next: string): string =>
  seated
    .map((other) => {
      if (other === faction) return next;
      return other === next ? faction : other;
    })
    .join(',');

/** A Faction that can play beside these. */
export const anotherFaction = (seated: readonly string[]): Faction | undefined =>
  FACTION_CHOICES.find(
    (faction) => !seated.includes(faction) && !seated.includes(otherSideOf(faction)),
  );

const factionIn = (row: string): string => row.trim().toLowerCase().split('/')[0] ?? '';

const terrainIn = (row: string): string => row.trim().toLowerCase().split('/')[1] ?? '';

const seat = (faction: string, terrain: string): string => {
  if (terrain !== '') return `${faction}/${terrain}`;
  return faction === '' ? UNFILLED : faction;
};

/** Whether the player of this Faction chooses its Home or Starting terrain. */
export const choosesTerrain = (faction: string): boolean =>
  isFaction(faction) && FACTION_FACTS[faction].family !== 'base';
