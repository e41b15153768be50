import type { ComponentChildren } from 'preact';
import { parts } from '#engine/core/notation.ts';
import {
  CULTS,
  FACTIONS,
  factionsIn,
  isNoResult,
  levelsIn,
  movedWith,
  NO_RESULT,
  RESOURCES,
  SHEET_LISTS,
  type Ground,
  type SheetList,
} from '#engine/fire-and-ice/index.ts';
import { calculatorAddress } from '#src/addresses.ts';
import {
  FieldNotes,
  isSlashed,
  RowInput,
  SelectField,
  SlashInputs,
  TextField,
} from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { NamesFold, seatNames } from '#src/calculators/NamesField.tsx';
import { isWithin } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { CultBoard } from '../shared/CultLanes.tsx';
import { livesOn } from '../shared/FactionName.tsx';
import { factionSaid } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { playedBy } from '../shared/shown.ts';
import { mapQuery } from '../shared/sheet-links.ts';
import { finalScoring } from './calculator.ts';
import { labels } from './labels.ts';
import { Standing } from './Standing.tsx';

type Form = FormOf<typeof finalScoring>;

/** A seat as far as it is told. */
interface Seat {
  readonly name: string;
  /** By name or else by Faction, where there is little room. */
  readonly short: string;
  readonly ground: Ground | 'none';
}

const seatsOf = ({ lang, draft }: Form): readonly Seat[] => {
  const names = seatNames(draft.names);
  return factionsIn(draft.factions).map((word, i) => {
    const faction = FACTIONS.find((each) => each === word);
    const said = factionSaid(lang, word) || String(i + 1);
    const name = names[i] ?? '';
    return {
      name: name === '' ? said : playedBy(name, said),
      short: name || said,
      ground: (faction && livesOn(faction)) ?? 'none',
    };
  });
};

function Fieldset(form: Form) {
  const { lang } = form;
  const seats = seatsOf(form);
  const factions = factionsIn(form.draft.factions);
  return (
    <>
      <SeatsField form={rowsFollowing(form)} field="factions" withTerrains={false} />
      <NamesFold
        form={form}
        field="names"
        seats={seats.length}
        seatLabel={(seat) => factionSaid(lang, factions[seat - 1] ?? '')}
      />
      <div class="sheet__acts field--wide">
        <button
          type="button"
          class="button"
          onClick={() => {
            form.set({ points: '', area: '', results: '', cults: '', resources: '', onMap: '' });
          }}
        >
          {labels.clear[lang]}
        </button>
        <a
          class="button"
          href={`${calculatorAddress(lang, 'map-scoring')}?${mapQuery(form.draft, form.table)}`}
        >
          {(form.draft.onMap === '' ? labels.onMap : labels.toMap)[lang]}
        </a>
      </div>
      <Numbers form={form} field="points" seats={seats} />
      <Numbers form={form} field="area" seats={seats} />
      <SelectField form={form} field="tile" />
      <Numbers form={form} field="results" seats={seats} />
      <Markers form={form} seats={seats} />
      <Resources form={form} seats={seats} />
    </>
  );
}

/** Where Factions change places, all that is told of them goes with them. */
const rowsFollowing = (form: Form): Form => ({
  ...form,
  set: (changes) => {
    const { factions } = changes;
    const { draft } = form;
    if (factions === undefined) form.set(changes);
    else {
      const after = factionsIn(factions);
      form.set({ ...changes, ...movedWith(draft, factionsIn(draft.factions), after) });
    }
  },
});

interface ListProps {
  readonly form: Form;
  readonly seats: readonly Seat[];
}

/** A list with a place for each seat. Text that does not fit the seats is shown as it is. */
function SeatList({
  form,
  field,
  fits,
  look,
  children,
}: {
  readonly form: Form;
  readonly field: SheetList;
  readonly fits: boolean;
  readonly look: string;
  readonly children: ComponentChildren;
}) {
  if (!fits) return <TextField form={form} field={field} />;
  return (
    <fieldset
      class={`field field--wide ${look}`}
      id={form.id(field)}
      aria-describedby={`${form.id(field)}-notes`}
    >
      <legend>{form.label(field)}</legend>
      {children}
      <FieldNotes form={form} field={field} />
    </fieldset>
  );
}

/** What is told of each seat, as it is typed, and a way to change one. */
const listOf = ({ form, seats }: ListProps, field: SheetList) => {
  const list = parts(SHEET_LISTS[field], seats.length);
  const text = form.draft[field];
  return {
    items: list.of(text),
    set: (seat: number, item: string): void => {
      form.set({ [field]: list.with(text, seat, item) });
    },
  };
};

/** One small number for each seat. */
function Numbers({
  form,
  field,
  seats,
}: ListProps & { readonly field: 'points' | 'area' | 'results' }) {
  const { lang } = form;
  const { items, set } = listOf({ form, seats }, field);
  const range = { min: 0, max: field === 'points' ? 999 : 17 };
  const mayHaveNone = field === 'results' && form.draft.tile.trim() === 'stronghold-sanctuary';
  const isRight = (item: string): boolean =>
    item.trim() === '' || isWithin(item, range) || (mayHaveNone && isNoResult(item));
  return (
    <SeatList
      form={mayHaveNone ? form : { ...form, hint: () => undefined }}
      field={field}
      fits={items.length === seats.length}
      look="sheet__numbers"
    >
      <div class="sheet__row">
        {seats.map(({ name, short }, i) => (
          <div class="sheet__cell">
            <RowInput
              id={`${form.id(field)}-${i + 1}`}
              label={short}
              text={items[i] ?? ''}
              invalid={form.problem(field) !== undefined && !isRight(items[i] ?? '')}
              set={(item) => {
                set(i, item);
              }}
            />
            {mayHaveNone && (
              <button
                type="button"
                class="pick"
                aria-label={labels.noResult(name)[lang]}
                aria-pressed={isNoResult(items[i] ?? '')}
                onClick={() => {
                  set(i, isNoResult(items[i] ?? '') ? '' : NO_RESULT);
                }}
              >
                –
              </button>
            )}
          </div>
        ))}
      </div>
    </SeatList>
  );
}

/** Everybody's markers on the Cults. */
function Markers({ form, seats }: ListProps) {
  const { items, set } = listOf({ form, seats }, 'cults');
  const levels = items.map((item) => levelsIn(item));
  const fits = items.length === seats.length && levels.every((each) => each !== undefined);
  return (
    <SeatList form={form} field="cults" fits={fits} look="sheet__cults">
      <CultBoard
        lang={form.lang}
        id={form.id('cults')}
        players={seats.flatMap((seat, i) => {
          const told = levels[i];
          return told === undefined ? [] : [{ ...seat, levels: told }];
        })}
        set={(seat, cult, level) => {
          const four = parts('/', CULTS.length);
          set(seat, four.with(items[seat] ?? '', CULTS.indexOf(cult), String(level)));
        }}
      />
    </SeatList>
  );
}

/** What everybody has left. */
function Resources({ form, seats }: ListProps) {
  const { lang } = form;
  const { items, set } = listOf({ form, seats }, 'resources');
  const fits =
    items.length === seats.length && items.every((item) => isSlashed(item, RESOURCES.length));
  const five = parts('/', RESOURCES.length);
  const invalid = form.problem('resources') !== undefined;
  return (
    <SeatList form={form} field="resources" fits={fits} look="sheet__resources">
      {seats.map(({ name, ground }, i) => {
        const item = items[i] ?? '';
        const amounts = five.of(item);
        return (
          <div role="group" aria-label={name} class="sheet__player">
            <p class="sheet__name">
              <span aria-hidden="true">
                <span class={`seat-mark terrain--${ground}`}>{i + 1}</span> {name}
              </span>
              {amounts.some((amount) => amount.trim() === '') && (
                <button
                  type="button"
                  class="chip"
                  aria-label={labels.restIsZero(name)[lang]}
                  onClick={() => {
                    set(i, five.make(amounts.map((amount) => amount.trim() || '0')));
                  }}
                >
                  {labels.nothingMore[lang]}
                </button>
              )}
            </p>
            <SlashInputs
              id={`${form.id('resources')}-${i + 1}`}
              labels={labels.resources[lang]}
              text={item}
              invalid={invalid}
              set={(next) => {
                set(i, next);
              }}
            />
          </div>
        );
      })}
    </SeatList>
  );
}

export const FinalScoring = island(finalScoring, Fieldset, Standing, { tellsWhy: true });
