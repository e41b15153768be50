import { useMemo, useState } from 'preact/hooks';
import {
  CATEGORIES,
  CULTS,
  TILES,
  type Category,
  type Faction,
  type Holding,
  type MapScoringValue,
  type RawMapScoring,
} from '#engine/fire-and-ice/index.ts';
import {
  FieldNotes,
  isSlashed,
  RowInput,
  RowSelect,
  SelectField,
  SlashInputs,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { numeral } from './awards.ts';
import { groundOf, readBoard } from '#engine/fire-and-ice/index.ts';
import { MapBoard, type SeatChange } from '../shared/MapBoard.tsx';
import { cultNames, factionNames } from '../shared/names.ts';
import { NO_OVERLAY } from '../shared/overlay.ts';
import { mapScoring } from './calculator.ts';
import { scoringOverlay } from './overlay.ts';
import { categoryName, formWords, tableWords } from './words.ts';

type Field = keyof RawMapScoring;

type Shown = Category | 'nothing';

function Form(form: FormProps<Field>) {
  const words = formWords[form.lang];
  const [chosen, setShown] = useState<Shown>();
  const reply = mapScoring.ask(form.draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const tile = TILES.find((each) => each === form.draft.tile.trim());
  const choices: readonly Shown[] = [
    ...(tile === undefined ? CATEGORIES : (['area', tile] as const)),
    'nothing',
  ];
  const shown = chosen !== undefined && choices.includes(chosen) ? chosen : (tile ?? 'area');
  const overlay = useMemo(
    () => (value === undefined || shown === 'nothing' ? NO_OVERLAY : scoringOverlay(value, shown)),
    [value, shown],
  );
  return (
    <>
      <MapBoard
        form={form}
        overlay={overlay}
        alongside={(change) => listsAfter(form.draft, change)}
      >
        <RowSelect
          id={`${form.id('board')}-show`}
          label={words.show}
          text={shown}
          options={choices}
          optionLabel={(option) => words.shows[option as Shown]}
          choose=""
          invalid={false}
          set={(next) => {
            setShown(next as Shown);
          }}
        />
      </MapBoard>
      <SelectField form={form} field="tile" options={['all', ...TILES]} />
      <Rest form={form} />
    </>
  );
}

/** The texts that list something player by player. */
const LISTS = {
  cults: { separator: ';', blank: '0/0/0/0' },
  leftOvers: { separator: ';', blank: '0/0/0/0/0/0' },
  points: { separator: ',', blank: '0' },
} as const;

type List = keyof typeof LISTS;

const LIST_NAMES = Object.keys(LISTS) as readonly List[];

/** The lists that are asked about, with a player more or one player less. */
const listsAfter = (draft: RawMapScoring, change: SeatChange): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LIST_NAMES.filter((list) => draft[list].trim() !== '').map((list) => {
      const { separator, blank } = LISTS[list];
      const items = draft[list].split(separator);
      const next = change.kind === 'added' ? [...items, blank] : items.toSpliced(change.seat, 1);
      return [list, next.join(separator)];
    }),
  );

/** Cults, resources and points so far: each asked about only when it is switched on. */
function Rest({ form }: { readonly form: FormProps<Field> }) {
  const words = formWords[form.lang];
  const { holdings } = readBoard(form.draft.map, form.draft.board).position;
  return (
    <fieldset class="field--wide rest">
      <legend>{words.rest}</legend>
      {LIST_NAMES.map((list) => {
        const isAsked = form.draft[list].trim() !== '';
        const { separator, blank } = LISTS[list];
        return (
          <>
            <label class="choice__option">
              <input
                type="checkbox"
                checked={isAsked}
                disabled={!isAsked && holdings.length === 0}
                onChange={() => {
                  form.set({
                    [list]: isAsked ? '' : holdings.map(() => blank).join(separator),
                  });
                }}
              />
              <span>{words.count[list]}</span>
            </label>
            {isAsked && <ListField form={form} list={list} holdings={holdings} />}
          </>
        );
      })}
    </fieldset>
  );
}

interface ListProps {
  readonly form: FormProps<Field>;
  readonly list: List;
  readonly holdings: readonly Holding[];
}

/** One row of small inputs for each player. Text that does not fit the players is shown as it is. */
function ListField({ form, list, holdings }: ListProps) {
  const words = formWords[form.lang];
  const { separator } = LISTS[list];
  const rows = form.draft[list].split(separator);
  const labels = {
    cults: CULTS.map((cult) => cultNames[form.lang][cult]),
    leftOvers: words.leftOvers,
    points: [words.points],
  }[list];
  const fits =
    rows.length === holdings.length && rows.every((row) => isSlashed(row, labels.length));
  if (!fits) return <TextField form={form} field={list} />;
  const invalid = form.problem(list) !== undefined;
  return (
    <fieldset class="rest__list" id={form.id(list)} aria-describedby={`${form.id(list)}-notes`}>
      <legend class="unseen">{form.label(list)}</legend>
      {holdings.map((holding, i) => {
        const name = words.of(i + 1, holding.faction);
        const set = (text: string) => {
          form.set({ [list]: rows.with(i, text.replaceAll(/[;,]/g, '')).join(separator) });
        };
        const id = `${form.id(list)}-${i + 1}`;
        const text = rows[i] ?? '';
        return list === 'points' ? (
          <RowInput
            id={id}
            label={name}
            text={text}
            invalid={invalid && !/^\s*\d{1,3}\s*$/.test(text)}
            set={set}
          />
        ) : (
          <div role="group" aria-label={name} class="rest__row">
            <p aria-hidden="true">
              <span class={`seat-mark terrain--${groundOf(holding)}`}>{i + 1}</span>{' '}
              {factionNames[form.lang][holding.faction]}
            </p>
            <SlashInputs id={id} labels={labels} text={text} invalid={invalid} set={set} />
          </div>
        );
      })}
      <FieldNotes form={form} field={list} />
    </fieldset>
  );
}

/** Points in every category, player by player; the small number is the result behind them. */
function Scores({ lang, value, draft }: DetailProps<MapScoringValue, Field>) {
  const words = tableWords[lang];
  const { holdings } = readBoard(draft.map, draft.board).position;
  const { players, categories } = value;
  const [first] = players;
  const tiles = first?.totals.map(({ tile }) => tile) ?? [];
  const row = (label: string, points: readonly (number | undefined)[]) =>
    points.some((each) => each !== undefined) && (
      <tr>
        <th scope="row">{label}</th>
        {points.map((each) => (
          <td>{each === undefined ? '' : numeral(lang, each)}</td>
        ))}
      </tr>
    );
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            {holdings.map((holding, i) => (
              <th scope="col">
                <PlayerHead lang={lang} seat={i} holding={holding} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, entries }) => (
            <tr>
              <th scope="row">{categoryName(lang, category)}</th>
              {entries.map(({ value: result, points }) => (
                <td>
                  {numeral(lang, points)}
                  <small>
                    {result ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span class="unseen">{words.noResult}</span>
                      </>
                    )}
                  </small>
                </td>
              ))}
            </tr>
          ))}
          {row(
            words.cults,
            players.map(({ cults }) => cults),
          )}
          {row(
            words.leftOver,
            players.map(({ leftOver }) => leftOver?.points),
          )}
          {row(
            words.before,
            players.map(({ before }) => before),
          )}
          {tiles.map((tile, i) => (
            <tr class="scores__total">
              <th scope="row">
                {tiles.length === 1 ? words.total : words.totalWith(categoryName(lang, tile))}
              </th>
              {players.map(({ totals }) => (
                <td>{numeral(lang, totals[i]?.total ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{words.explain}</p>
    </div>
  );
}

function PlayerHead({
  lang,
  seat,
  holding,
}: {
  readonly lang: DetailProps<unknown>['lang'];
  readonly seat: number;
  readonly holding: Holding;
}) {
  const name: Readonly<Record<Faction, string>> = factionNames[lang];
  return (
    <abbr title={name[holding.faction]}>
      <span class={`seat-mark terrain--${groundOf(holding)}`}>{seat + 1}</span>
      <span class="unseen"> {name[holding.faction]}</span>
    </abbr>
  );
}

export const MapScoring = island(mapScoring, Form, Scores);
