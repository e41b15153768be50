import { choosesTerrain, FACTIONS, TERRAINS } from '#engine/fire-and-ice/index.ts';
import { useState } from 'preact/hooks';
import { SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { ClauseLink } from '#src/calculators/Answer.tsx';
import { island } from '#src/calculators/Shell.tsx';
import { FactionName } from '../shared/FactionName.tsx';
import { FACTION_CHOICES, terrainNames } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { TerrainSwatch } from '../shared/TerrainSwatch.tsx';
import { closure, factionChoice, labels } from './calculator.ts';

type Form = FormOf<typeof factionChoice>;

function Fieldset(form: Form) {
  const { lang, draft } = form;
  const asksTerrain = choosesTerrain(draft.wants.trim()) || draft.terrain.trim() !== '';
  const marked = markingClosed(form);
  return (
    <>
      <SeatsField form={form} field="taken" when="setup" />
      <div class="fields fields--faction">
        <SelectField
          form={{ ...marked, set: clearingTerrain(form) }}
          field="wants"
          options={FACTION_CHOICES}
          blank={labels.undecided[lang]}
        />
        {asksTerrain && (
          <SelectField form={marked} field="terrain" blank={labels.undecided[lang]} />
        )}
      </div>
      <Auction form={form} />
    </>
  );
}

/** A Faction whose board prints its terrain has none to choose. */
const clearingTerrain =
  (form: Form): Form['set'] =>
  (changes) => {
    const { wants = '' } = changes;
    form.set(choosesTerrain(wants) ? changes : { ...changes, terrain: '' });
  };

/** The form, with a word in the lists beside whatever cannot be chosen. */
const markingClosed = (form: Form): Form => {
  const { lang, draft } = form;
  const isOpen = openIn(draft);
  return {
    ...form,
    optionLabel: (field, option) => {
      const name = form.optionLabel(field, option);
      return isOpen(field, option) ? name : `${name} ${labels.closed[lang]}`;
    },
  };
};

/** What could be chosen if nothing were wanted yet. Where that cannot be told, anything. */
const openIn = (draft: Form['draft']): ((field: string, option: string) => boolean) => {
  const factions = factionChoice.ask({ ...draft, wants: '', terrain: '' });
  const terrains = factionChoice.ask({ ...draft, terrain: '' });
  const open = factions.kind === 'answer' ? factions.answer.value.open : FACTIONS;
  const legal = terrains.kind === 'answer' ? terrains.answer.value.legal : TERRAINS;
  return (field, option) =>
    (field === 'terrain' ? legal : open).some((candidate) => candidate === option);
};

function Auction({ form }: { readonly form: Form }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      class="ways"
      open={isOpen || form.draft.auction.trim() !== ''}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{labels.auction[form.lang]}</summary>
      <SeatsField form={form} field="auction" withTerrains={false} />
    </details>
  );
}

type Detail = DetailOf<typeof factionChoice>;

function Status(detail: Detail) {
  const { legal, full } = detail.value;
  return (
    <div class="choices">
      {legal.length > 0 && <Terrains {...detail} />}
      {!full && <Open {...detail} />}
      {!full && <Closed {...detail} />}
    </div>
  );
}

function Open({ lang, value, set }: Detail) {
  return (
    <section aria-label={labels.openFactions[lang]}>
      <p class="lines__title">{labels.openFactions[lang]}</p>
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
  );
}

function Closed({ lang, value, clauses }: Detail) {
  const closed = value.factions.filter(({ open }) => !open);
  if (closed.length === 0) return null;
  return (
    <details class="ways">
      <summary>{`${labels.closedFactions[lang]} (${closed.length})`}</summary>
      <ul class="reasons">
        {closed.map(({ closures }) => (
          <li>
            {closures.map((line) => (
              <p>
                {closure(line)[lang]} <ClauseLink clauses={clauses} id={line.clause} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The terrains left for a Faction that chooses one. A press chooses it, or takes it back. */
function Terrains({ lang, value, set }: Detail) {
  return (
    <section aria-label={labels.terrains[lang]}>
      <p class="lines__title">{labels.terrains[lang]}</p>
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

export const FactionChoice = island(factionChoice, Fieldset, Status);
