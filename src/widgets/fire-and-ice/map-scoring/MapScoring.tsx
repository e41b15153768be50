import { useMemo, useState } from 'preact/hooks';
import { own } from '#engine/core/own.ts';
import {
  AMOUNT,
  CATEGORIES,
  CULTS,
  cultsIn,
  groundOf,
  makeCults,
  PLAYER_LISTS,
  readBoard,
  TILES,
  type Category,
  type Cults,
  type Holding,
} from '#engine/fire-and-ice/index.ts';
import { calculatorAddress } from '#src/addresses.ts';
import {
  FieldNotes,
  isSlashed,
  RowInput,
  RowSelect,
  SelectField,
  SlashInputs,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesFold, seatNames, withoutName } from '#src/calculators/NamesField.tsx';
import { numeral } from '#src/calculators/phrases.ts';
import { isWithin } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { CultBoard } from '../shared/CultLanes.tsx';
import { MapBoard, type SeatChange } from '../shared/MapBoard.tsx';
import { cultNames, factionNames } from '../shared/names.ts';
import { NO_OVERLAY } from '../shared/overlay.ts';
import { categoryName } from '../shared/scoring-words.ts';
import { sheetQuery } from '../shared/sheet-links.ts';
import { playedBy } from '../shared/shown.ts';
import { bowlLabels } from '../shared/phrases.ts';
import { mapScoring } from './calculator.ts';
import { labels, shows, switches } from './labels.ts';
import { scoringOverlay } from './overlay.ts';

type Form = FormOf<typeof mapScoring>;

type Shown = keyof typeof shows;

function Fieldset(form: Form) {
  const { lang, draft, reply } = form;
  const [chosen, setShown] = useState<Shown>();
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const tile = TILES.find((each) => each === draft.tile.trim());
  const categories: readonly Category[] = tile === undefined ? CATEGORIES : ['area', tile];
  const choices: readonly Shown[] = [...categories, 'nothing'];
  const shown = chosen !== undefined && choices.includes(chosen) ? chosen : (tile ?? 'area');
  const overlay = useMemo(
    () => (value === undefined || shown === 'nothing' ? NO_OVERLAY : scoringOverlay(value, shown)),
    [value, shown],
  );
  return (
    <>
      <MapBoard form={form} overlay={overlay} alongside={(change) => listsAfter(draft, change)}>
        <RowSelect
          id={`${form.id('board')}-show`}
          label={labels.show[lang]}
          text={shown}
          options={choices}
          optionLabel={(option) => own(shows, option)?.[lang] ?? option}
          choose=""
          invalid={false}
          set={(next) => {
            setShown(next as Shown);
          }}
        />
      </MapBoard>
      <SelectField form={form} field="tile" />
      <PlayerNames {...form} />
      <Rest {...form} />
    </>
  );
}

/** Who plays the Factions on the map. */
function PlayerNames(form: Form) {
  const { holdings } = readBoard(form.draft.map, form.draft.board).position;
  return (
    <NamesFold
      form={form}
      field="names"
      seats={holdings.length}
      seatLabel={(seat) => {
        const holding = holdings[seat - 1];
        return holding === undefined ? '' : factionNames[form.lang][holding.faction];
      }}
    />
  );
}

type List = keyof typeof PLAYER_LISTS;

const LIST_NAMES = Object.keys(PLAYER_LISTS) as readonly List[];

/** The lists that are asked about, with a player more or one player less. */
const listsAfter = (
  draft: Form['draft'],
  change: SeatChange,
): Readonly<Record<string, string>> => ({
  ...(change.kind === 'removed' && { names: withoutName(draft.names, change.seat) }),
  ...Object.fromEntries(
    LIST_NAMES.filter((list) => draft[list].trim() !== '').map((list) => {
      const { plus, without, blank } = PLAYER_LISTS[list];
      const next =
        change.kind === 'added' ? plus(draft[list], blank) : without(draft[list], change.seat);
      return [list, next];
    }),
  ),
});

/** Cults, resources and points so far: each asked about only when it is switched on. */
function Rest(form: Form) {
  const { holdings } = readBoard(form.draft.map, form.draft.board).position;
  return (
    <fieldset class="field--wide rest">
      <legend>{labels.rest[form.lang]}</legend>
      {LIST_NAMES.map((list) => {
        const isAsked = form.draft[list].trim() !== '';
        const { make, blank } = PLAYER_LISTS[list];
        return (
          <>
            <label class="choice__option">
              <input
                type="checkbox"
                checked={isAsked}
                disabled={!isAsked && holdings.length === 0}
                onChange={() => {
                  form.set({ [list]: isAsked ? '' : make(holdings.map(() => blank)) });
                }}
              />
              <span>{switches[list][form.lang]}</span>
            </label>
            {isAsked && <ListField form={form} list={list} holdings={holdings} />}
          </>
        );
      })}
    </fieldset>
  );
}

const itemLabels = (list: List, lang: Lang): readonly string[] =>
  ({
    cults: CULTS.map((cult) => cultNames[lang][cult]),
    leftOvers: [...labels.stock[lang], ...bowlLabels[lang]],
    points: [labels.points[lang]],
  })[list];

interface ListProps {
  readonly form: Form;
  readonly list: List;
  readonly holdings: readonly Holding[];
}

/** One row of small inputs for each player. Text that does not fit the players is shown as it is. */
function ListField({ form, list, holdings }: ListProps) {
  const rows = PLAYER_LISTS[list].of(form.draft[list]);
  const { length } = itemLabels(list, form.lang);
  const fits = rows.length === holdings.length && rows.every((row) => isSlashed(row, length));
  if (!fits) return <TextField form={form} field={list} />;
  return (
    <fieldset class="rest__list" id={form.id(list)} aria-describedby={`${form.id(list)}-notes`}>
      <legend class="unseen">{form.label(list)}</legend>
      {list === 'cults' && rows.every((row) => cultsIn(row) !== undefined) ? (
        <CultLevels form={form} holdings={holdings} rows={rows} />
      ) : (
        holdings.map((holding, i) => (
          <ListRow form={form} list={list} holding={holding} seat={i} text={rows[i] ?? ''} />
        ))
      )}
      <FieldNotes form={form} field={list} />
    </fieldset>
  );
}

const NO_CULTS: Cults = { fire: 0, water: 0, earth: 0, air: 0 };

/** The markers of all on the Cults. */
function CultLevels({
  form,
  holdings,
  rows,
}: {
  readonly form: Form;
  readonly holdings: readonly Holding[];
  readonly rows: readonly string[];
}) {
  const names = seatNames(form.draft.names);
  const levels = (seat: number): Cults => cultsIn(rows[seat] ?? '') ?? NO_CULTS;
  return (
    <CultBoard
      lang={form.lang}
      id={form.id('cults')}
      players={holdings.map((holding, i) => ({
        name: playedBy(factionNames[form.lang][holding.faction], names[i]),
        ground: groundOf(holding),
        levels: levels(i),
      }))}
      set={(seat, cult, level) => {
        const next = makeCults({ ...levels(seat), [cult]: level });
        form.set({ cults: PLAYER_LISTS.cults.with(form.draft.cults, seat, next) });
      }}
    />
  );
}

interface ListRowProps {
  readonly form: Form;
  readonly list: List;
  readonly holding: Holding;
  readonly seat: number;
  readonly text: string;
}

function ListRow({ form, list, holding, seat, text }: ListRowProps) {
  const { lang } = form;
  const played = seatNames(form.draft.names)[seat] ?? '';
  const name = labels.of(seat + 1, holding.faction, played)[lang];
  const invalid = form.problem(list) !== undefined;
  const row = {
    id: `${form.id(list)}-${seat + 1}`,
    text,
    set: (next: string) => {
      form.set({ [list]: PLAYER_LISTS[list].with(form.draft[list], seat, next) });
    },
  };
  return list === 'points' ? (
    <RowInput {...row} label={name} invalid={invalid && !isWithin(text, AMOUNT)} />
  ) : (
    <div role="group" aria-label={name} class="rest__row">
      <p aria-hidden="true">
        <span class={`seat-mark terrain--${groundOf(holding)}`}>{seat + 1}</span>{' '}
        {playedBy(factionNames[lang][holding.faction], played)}
      </p>
      <SlashInputs {...row} labels={itemLabels(list, lang)} invalid={invalid} />
    </div>
  );
}

type Detail = DetailOf<typeof mapScoring>;

/** Points in every category, player by player; the small number is the result behind them. */
function Scores(detail: Detail) {
  const { lang, draft } = detail;
  const { holdings } = readBoard(draft.map, draft.board).position;
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{labels.points[lang]}</th>
            {holdings.map((holding, i) => (
              <th scope="col">
                <PlayerHead
                  lang={lang}
                  seat={i}
                  holding={holding}
                  name={detail.value.players[i]?.name ?? ''}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CategoryRows {...detail} />
          <OtherRows {...detail} />
          <TotalRows {...detail} />
        </tbody>
      </table>
      <p class="quiet">{labels.explain[lang]}</p>
      {/* A map that nobody has touched is nobody's game. */}
      {draft.board !== mapScoring.start.board && (
        <a
          class="button"
          href={`${calculatorAddress(lang, 'final-scoring')}?${sheetQuery(detail.value, draft)}`}
        >
          {labels.sheet[lang]}
        </a>
      )}
    </div>
  );
}

function CategoryRows({ lang, value }: Detail) {
  return value.categories.map(({ category, entries }) => (
    <tr>
      <th scope="row">{categoryName(category, lang)}</th>
      {entries.map(({ value: result, points }) => (
        <td>
          {numeral(points, lang)}
          <small>
            {result ?? (
              <>
                <span aria-hidden="true">–</span>
                <span class="unseen">{labels.noResult[lang]}</span>
              </>
            )}
          </small>
        </td>
      ))}
    </tr>
  ));
}

/** What else was asked about. */
function OtherRows({ lang, value: { players } }: Detail) {
  const rows = [
    { label: labels.cults, points: players.map(({ cults }) => cults) },
    { label: labels.leftOver, points: players.map(({ leftOver }) => leftOver?.points) },
    { label: labels.before, points: players.map(({ before }) => before) },
  ].filter(({ points }) => points.some((each) => each !== undefined));
  return rows.map(({ label, points }) => (
    <tr>
      <th scope="row">{label[lang]}</th>
      {points.map((each) => (
        <td>{each === undefined ? '' : numeral(each, lang)}</td>
      ))}
    </tr>
  ));
}

function TotalRows({ lang, value: { players } }: Detail) {
  const tiles = players[0]?.totals.map(({ tile }) => tile) ?? [];
  return tiles.map((tile, i) => (
    <tr class="scores__total">
      <th scope="row">
        {tiles.length === 1 ? labels.total[lang] : labels.totalWith(categoryName(tile, lang))[lang]}
      </th>
      {players.map(({ totals }) => (
        <td>{numeral(totals[i]?.total ?? 0, lang)}</td>
      ))}
    </tr>
  ));
}

interface HeadProps {
  readonly lang: Lang;
  readonly seat: number;
  readonly holding: Holding;
  readonly name: string;
}

function PlayerHead({ lang, seat, holding, name }: HeadProps) {
  const faction = factionNames[lang][holding.faction];
  return (
    <abbr title={faction}>
      <span class={`seat-mark terrain--${groundOf(holding)}`}>{seat + 1}</span>
      <span class="unseen"> {faction}</span>
      {name !== '' && <small>{name}</small>}
    </abbr>
  );
}

export const MapScoring = island(mapScoring, Fieldset, Scores);
