import {
  PLAYERS,
  TERRAINS,
  type FactionChoiceValue,
  type RawFactionChoice,
} from '#engine/fire-and-ice/index.ts';
import { useState } from 'preact/hooks';
import { Fields, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { ClauseLink, island } from '#src/calculators/Shell.tsx';
import { FactionName } from '../shared/FactionName.tsx';
import { FACTION_CHOICES, factionSaid, terrainNames, terrainSaid } from '../shared/names.ts';
import { choosesTerrain, SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { factionChoice } from './calculator.ts';
import { statusWords } from './words.ts';

type Field = keyof RawFactionChoice;

function Form(form: FormProps<Field>) {
  const { draft } = form;
  const words = statusWords[form.lang];
  const asksTerrain = choosesTerrain(draft.wants.trim()) || draft.terrain.trim() !== '';
  return (
    <>
      <SeatsField form={form} field="taken" max={PLAYERS.max} />
      <Fields>
        <SelectField
          form={{ ...markingClosed(form), set: clearingTerrain(form) }}
          field="wants"
          options={FACTION_CHOICES}
          blank={words.undecided}
        />
        {asksTerrain && (
          <SelectField
            form={markingClosed(form)}
            field="terrain"
            options={TERRAINS}
            blank={words.undecided}
          />
        )}
      </Fields>
      <Auction form={form} />
    </>
  );
}

/** A Faction whose board prints its terrain has none to choose. */
const clearingTerrain =
  (form: FormProps<Field>): FormProps<Field>['set'] =>
  (changes) => {
    const { wants = '' } = changes;
    form.set(choosesTerrain(wants) ? changes : { ...changes, terrain: '' });
  };

/** The form, with a word in the lists beside whatever cannot be chosen. */
const markingClosed = (form: FormProps<Field>): FormProps<Field> => {
  const { lang, draft } = form;
  const { closed } = statusWords[lang];
  const isOpen = openIn(draft);
  return {
    ...form,
    optionLabel: (field, option) => {
      const name = field === 'terrain' ? terrainSaid(lang, option) : factionSaid(lang, option);
      return isOpen(field, option) ? name : closed(name);
    },
  };
};

/** What could be chosen if nothing were wanted yet. Where that cannot be told, anything. */
const openIn = (
  draft: Readonly<Record<Field, string>>,
): ((field: Field, option: string) => boolean) => {
  const factions = factionChoice.ask({ ...draft, wants: '', terrain: '' });
  const terrains = factionChoice.ask({ ...draft, terrain: '' });
  return (field, option) => {
    if (field === 'terrain')
      return (
        terrains.kind !== 'answer' ||
        terrains.answer.value.legal.some((terrain) => terrain === option)
      );
    return (
      factions.kind !== 'answer' || factions.answer.value.open.some((faction) => faction === option)
    );
  };
};

function Auction({ form }: { readonly form: FormProps<Field> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="ways"
      open={isOpen || form.draft.auction.trim() !== ''}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{statusWords[form.lang].auction}</summary>
      <SeatsField form={form} field="auction" max={PLAYERS.max} withTerrains={false} />
    </details>
  );
}

function Status(detail: DetailProps<FactionChoiceValue, Field>) {
  const { lang, value, set, clauses } = detail;
  const words = statusWords[lang];
  const closed = value.factions.filter(({ open }) => !open);
  return (
    <div class="choices">
      {value.legal.length > 0 && <Terrains {...detail} />}
      {!value.full && (
        <section aria-label={words.openFactions}>
          <p class="lines__title">{words.openFactions}</p>
          <div class="choices__picks">
            {value.open.map((faction) => (
              <button
                type="button"
                class="pick"
                aria-pressed={faction === value.wants}
                onClick={() => {
                  set({ wants: faction === value.wants ? '' : faction, terrain: '' });
                }}
              >
                <FactionName lang={lang} faction={faction} />
              </button>
            ))}
          </div>
        </section>
      )}
      {!value.full && closed.length > 0 && (
        <details class="ways">
          <summary>{`${words.closedFactions} (${closed.length})`}</summary>
          <ul class="reasons">
            {closed.map(({ closures }) => (
              <li>
                {closures.map((closure) => (
                  <p>
                    {words.closure(closure)} <ClauseLink clauses={clauses} id={closure.clause} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The terrains left for a Faction that chooses one. A press chooses it, or takes it back. */
function Terrains({ lang, value, set }: DetailProps<FactionChoiceValue, Field>) {
  const words = statusWords[lang];
  return (
    <section aria-label={words.terrains}>
      <p class="lines__title">{words.terrains}</p>
      <div class="choices__picks">
        {value.legal.map((terrain) => (
          <button
            type="button"
            class="pick"
            aria-pressed={terrain === value.terrain}
            onClick={() => {
              set({ terrain: terrain === value.terrain ? '' : terrain });
            }}
          >
            <span class="faction-name">
              <TerrainSwatch lang={lang} ground={terrain} />
              {terrainNames[lang][terrain]}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

export const FactionChoice = island(factionChoice, Form, Status);
