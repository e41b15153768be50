import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { itemsIn } from '#engine/core/fields.ts';
import { own } from '#engine/core/own.ts';
import { LONGEST_NAME, makeSeats, seatingOf, seatsIn, type Seat } from '#engine/core/seating.ts';
import type { Calculator, Cited } from '#src/calculators/calculator.ts';
import { ChecksField, ChoiceField, RowInput, RowsField } from '#src/calculators/controls.tsx';
import type { Controls, FormProps } from '#src/calculators/form.ts';
import { oneField, type Row } from '#src/calculators/row-form.ts';
import { formProps } from '#src/calculators/form-props.ts';
import { makeTable, playersAt, type Table } from '#src/calculators/table.ts';
import { answerWords } from '#src/calculators/answer-words.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang, Pair } from '#src/lang.ts';
import type { Choice, TableGiven } from './given.ts';
import { Rows, type Place } from './Look.tsx';
import { useTable, type TableState } from './use-table.ts';
import { tableWords } from './words.ts';

/** What somebody at a table has besides a name: a Faction, a role. */
interface Pieces {
  readonly said: (piece: string, lang: Lang) => string;
  readonly Field: ComponentType<{
    readonly lang: Lang;
    readonly id: string;
    readonly piece: string;
    /** Those of the others. */
    readonly taken: readonly string[];
    readonly set: (piece: string) => void;
  }>;
}

interface BoardProps {
  readonly lang: Lang;
  readonly table: Table;
  readonly set: (changes: Table) => void;
  readonly players: number;
}

/** Fields that a board prints. */
export interface Board {
  readonly fields: readonly string[];
  /** Whether what is printed depends on the number of players. */
  readonly byPlayers: boolean;
  readonly label: (field: string, lang: Lang) => string;
  readonly Section: ComponentType<BoardProps>;
}

interface BoardSpec<Field extends string, Form> {
  readonly title: Pair;
  readonly where: Pair;
  /** What stands on this board, where a calculator asks for several. */
  readonly fields?: readonly NoInfer<Field>[];
  /** Where on it to look, if its places do not just stand one below the other. */
  readonly Look?: ComponentType<{
    readonly form: Form;
    readonly players: number;
    readonly places: readonly Place[];
  }>;
}

/**
 * The part of a table that a calculator asks for: what its board is called, where to look, and the
 * controls that the calculator itself has for it.
 */
export const board = <Field extends string, Value, L extends Cited, V extends Cited>(
  calculator: Calculator<Field, Value, L, V>,
  {
    title,
    where,
    fields = calculator.kept,
    Look,
  }: BoardSpec<Field, NoInfer<FormProps<Field, Value, L, V>>>,
  Fieldset: ComponentType<{
    readonly form: NoInfer<FormProps<Field, Value, L, V>>;
    readonly players: number;
  }>,
): Board => {
  const byPlayers = calculator.keptFor !== undefined;
  return {
    fields,
    byPlayers,
    label: (field, lang) => own(calculator.words[lang].fields, field) ?? field,
    Section: ({ lang, table, set, players }) => {
      const keyOf = (field: string): string => (byPlayers ? `${field}.${players}` : field);
      const draft = {
        ...calculator.start,
        ...Object.fromEntries(
          fields.flatMap((field) => {
            const text = own(table, keyOf(field));
            return text === undefined ? [] : [[field, text]];
          }),
        ),
      };
      const whole = formProps({
        ...{ lang, calculator, draft, table, reply: calculator.ask(draft) },
        set: (changes) => {
          set(
            Object.fromEntries(
              Object.entries<string>(changes as Table).map(([field, text]) => [keyOf(field), text]),
            ),
          );
        },
      });
      // A board that nobody has read yet is no mistake.
      const form = {
        ...whole,
        problem: (field: Field) => (draft[field].trim() === '' ? undefined : whole.problem(field)),
      };
      const places = fields.map((field) => ({
        label: form.label(field),
        text: own(table, keyOf(field)) ?? '',
      }));
      return (
        <section class="table__board">
          <h3>{title[lang]}</h3>
          <p class="quiet">{where[lang]}</p>
          {Look ? (
            <Look form={form} players={players} places={places} />
          ) : (
            <Rows title={title[lang]} places={places} />
          )}
          {byPlayers && players < 2 ? (
            <p class="quiet">{tableWords[lang].morePlayers}</p>
          ) : (
            <Fieldset form={form} players={players} />
          )}
        </section>
      );
    },
  };
};

interface TableSpec {
  readonly max: number;
  readonly pieces?: Pieces;
  readonly boards: readonly Board[];
}

/** The page of a game's table. */
export const tablePage = (spec: TableSpec): ComponentType<TableGiven> =>
  function TablePage(given: TableGiven) {
    const { lang } = given;
    const words = tableWords[lang];
    const state = useTable(given.game, judge(spec, given));
    const { table, set } = state;
    const [said, setSaid] = useState('');
    const { seats } = seatingOf(playersAt(table), '');
    return (
      <div class="calculator__body">
        {state.offer && (
          <Offer spec={spec} given={given} state={state} offer={state.offer} tell={setSaid} />
        )}
        <div role="alert" class="notices">
          {state.notices.map((notice) => (
            <p>{answerWords[lang].notice(notice)}</p>
          ))}
        </div>
        <p class="table__said" role="status">
          {said}
        </p>
        <form
          class="calculator__form"
          aria-label={given.title}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Players spec={spec} lang={lang} table={table} set={set} />
          <Modules given={given} table={table} set={set} />
          {spec.boards.length > 0 && (
            <Part title={words.boards} lead={words.boardsLead}>
              {spec.boards.map(({ Section }) => (
                <Section lang={lang} table={table} set={set} players={seats.length} />
              ))}
            </Part>
          )}
          <Decisions given={given} table={table} set={set} />
        </form>
        <PassOn spec={spec} given={given} state={state} tell={setSaid} />
      </div>
    );
  };

interface PartProps {
  readonly given: TableGiven;
  readonly table: Table;
  readonly set: (changes: Table) => void;
}

/** What is the same all game long. */
function Modules({ given: { lang, modules }, table, set }: PartProps) {
  if (modules.length === 0) return null;
  return (
    <Part title={tableWords[lang].inPlay}>
      {modules.map(({ several, ...module }) => {
        const form = choiceForm({ ...module, lang, id: module.field, table, set });
        const options = valuesOf(module.choices);
        return several ? (
          <ChecksField form={form} field="one" options={options} />
        ) : (
          <ChoiceField form={form} field="one" options={['', ...options]} />
        );
      })}
    </Part>
  );
}

/** The open questions of the game, and what the group says to each. */
function Decisions({ given: { lang, readings }, table, set }: PartProps) {
  const words = tableWords[lang];
  return (
    <Part title={words.decided} lead={words.decidedLead}>
      {readings.map(({ clause, title, href, choices }) => (
        <div class="table__question">
          <h3>
            <a class="cite" href={href}>
              {title}
            </a>
          </h3>
          <ChoiceField
            form={choiceForm({
              ...{ lang, id: clause, field: clause, table, set },
              label: title,
              choices: marked(choices, lang),
              blank: words.undecided,
            })}
            field="one"
            options={['', ...valuesOf(choices)]}
          />
        </div>
      ))}
    </Part>
  );
}

/** What can be done with the whole table: pass it on, take the last change back, clear it. */
function PassOn({ spec, given, state, tell }: Omit<OfferProps, 'offer'>) {
  const words = tableWords[given.lang];
  const query = makeTable(state.table);
  const told = toldOf(spec, given, state.table).map(({ label, value }) => `${label}: ${value}`);
  return (
    <Part title={words.passOn} lead={words.passOnLead}>
      <p class="sharing__buttons">
        <button
          type="button"
          class="button"
          data-share
          data-title={given.title}
          data-quote={told.join('\n')}
          data-link={query === '' ? given.address : `${given.address}?${query}`}
          disabled={query === ''}
        >
          {words.share}
        </button>
        <button
          type="button"
          class="button"
          disabled={state.undo === undefined}
          onClick={() => {
            state.undo?.();
            tell(words.undone);
          }}
        >
          {words.undo}
        </button>
        <button
          type="button"
          class="button button--quiet"
          disabled={query === ''}
          onClick={() => {
            state.clear();
            tell(words.cleared);
          }}
        >
          {words.forget}
        </button>
      </p>
    </Part>
  );
}

function Part({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="table__part" aria-label={title}>
      <h2>{title}</h2>
      {lead !== undefined && <p class="quiet">{lead}</p>}
      {children}
    </section>
  );
}

const valuesOf = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ value }) => value);

/** The default reading says so. */
const marked = (choices: readonly Choice[], lang: Lang): readonly Choice[] =>
  choices.map((choice, i) =>
    i === 0 ? { ...choice, label: `${choice.label} (${shellWords[lang].isDefault})` } : choice,
  );

interface ChoiceParts {
  readonly lang: Lang;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly choices: readonly Choice[];
  readonly blank?: string;
  readonly table: Table;
  readonly set: (changes: Table) => void;
}

const choiceForm = ({
  lang,
  id,
  field,
  label,
  hint,
  choices,
  blank = tableWords[lang].notTold,
  table,
  set,
}: ChoiceParts): Controls<'one'> => ({
  ...oneField({
    lang,
    text: own(table, field) ?? '',
    id: `table-${id}`,
    label,
    set: (text) => {
      set({ [field]: text });
    },
  }),
  hint: () => hint,
  optionLabel: (_, option) =>
    choices.find(({ value }) => value === option)?.label ?? (option === '' ? blank : option),
});

interface PlayersProps {
  readonly spec: TableSpec;
  readonly lang: Lang;
  readonly table: Table;
  readonly set: (changes: Table) => void;
}

function Players({ spec, lang, table, set }: PlayersProps) {
  const words = tableWords[lang];
  const text = playersAt(table);
  const { seats } = seatingOf(text, '');
  /** Who starts goes on starting when somebody else leaves. */
  const setPlayers = (next: string): void => {
    const starter = seatsIn(text)[Number(own(table, 'first') ?? '') - 1];
    const at = seatsIn(next).findIndex(({ name }) => name !== '' && name === starter?.name);
    const isShorter = seatsIn(next).length < seatsIn(text).length;
    set({ players: next, ...(isShorter && { first: at < 0 ? '' : String(at + 1) }) });
  };
  const form = oneField({
    ...{ lang, text, id: 'table-players', label: words.players },
    set: setPlayers,
  });
  return (
    <Part title={words.players} lead={words.playersLead}>
      <div class="table__players">
        <RowsField
          form={form}
          field="one"
          separator=","
          isRow={() => true}
          blank=""
          keepsBlanks
          max={spec.max}
          words={words.rows}
        >
          {(row) => <Player spec={spec} lang={lang} row={row} all={seatsIn(text)} />}
        </RowsField>
      </div>
      {seats.length > 1 && (
        <ChoiceField
          form={choiceForm({
            ...{ lang, table, set, id: 'first', field: 'first', label: words.first },
            choices: seats.map((seat, i) => ({
              value: String(i + 1),
              label: seatSaid(spec, seat, i, lang),
            })),
          })}
          field="one"
          options={['', ...seats.map((_, i) => String(i + 1))]}
        />
      )}
    </Part>
  );
}

function Player({
  spec,
  lang,
  row,
  all,
}: {
  readonly spec: TableSpec;
  readonly lang: Lang;
  readonly row: Row;
  readonly all: readonly Seat[];
}) {
  const [seat = { name: '', piece: '' }] = seatsIn(row.text);
  const change = (changes: Partial<Seat>): void => {
    row.set(makeSeats([{ ...seat, ...changes }]));
  };
  const Piece = spec.pieces?.Field;
  return (
    <>
      <RowInput
        id={row.id}
        label={tableWords[lang].name}
        text={seat.name}
        invalid={seat.name !== '' && all.filter(({ name }) => name === seat.name).length > 1}
        inputMode="text"
        set={(name) => {
          change({ name: name.slice(0, LONGEST_NAME) });
        }}
      />
      {Piece && (
        <Piece
          lang={lang}
          id={`${row.id}-piece`}
          piece={seat.piece}
          taken={all.flatMap(({ piece }) => (piece === seat.piece ? [] : [piece]))}
          set={(piece) => {
            change({ piece });
          }}
        />
      )}
    </>
  );
}

const seatSaid = ({ pieces }: TableSpec, { name, piece }: Seat, i: number, lang: Lang): string => {
  const called = name || tableWords[lang].rows.row(i + 1);
  return piece === '' ? called : `${called} (${pieces?.said(piece, lang) ?? piece})`;
};

/** What a table says, a line for each thing. */
const toldOf = (
  spec: TableSpec,
  { lang, modules, readings }: TableGiven,
  table: Table,
): readonly { readonly label: string; readonly value: string }[] => {
  const words = tableWords[lang];
  const { seats, first } = seatingOf(playersAt(table), own(table, 'first') ?? '');
  const starter = seats[first - 1];
  const choices = [
    ...modules.map(({ field, ...module }) => ({ name: field, ...module })),
    ...readings.map(({ clause, title, choices: all }) => ({
      ...{ name: clause, label: title, choices: all },
    })),
  ];
  return [
    {
      label: words.players,
      value: seats.map((seat, i) => seatSaid(spec, seat, i, lang)).join(', '),
    },
    { label: words.first, value: starter ? seatSaid(spec, starter, first - 1, lang) : '' },
    ...choices.map(({ name, label, choices: all }) => ({
      label,
      value: itemsIn(own(table, name) ?? '')
        .map((item) => all.find(({ value }) => value === item)?.label ?? item)
        .join(', '),
    })),
    ...spec.boards.flatMap(({ fields, label }) =>
      Object.entries(table)
        .filter(([name]) => fields.includes(fieldOf(name)))
        .map(([name, value]) => ({ label: label(fieldOf(name), lang), value })),
    ),
  ].filter(({ value }) => value !== '');
};

/** The field of `cards.3`; clauses have dots too, but are no fields. */
const fieldOf = (name: string): string => name.replace(/[.]\d$/, '');

/** What is to be thought of a part of a link to a table. */
const judge =
  (spec: TableSpec, { modules, readings }: TableGiven) =>
  (name: string, text: string): 'right' | 'wrong' | 'unknown' => {
    if (name === 'players') return seatsIn(text).length <= spec.max ? 'right' : 'wrong';
    if (name === 'first') return /^[1-9]$/.test(text) ? 'right' : 'wrong';
    const isBoard = spec.boards.some(({ fields, byPlayers }) =>
      fields.includes(byPlayers ? fieldOf(name) : name),
    );
    if (isBoard) return 'right';
    const choices =
      modules.find(({ field }) => field === name)?.choices ??
      readings.find(({ clause }) => clause === name)?.choices;
    if (choices === undefined) return 'unknown';
    const values = valuesOf(choices);
    return itemsIn(text).every((item) => values.includes(item)) ? 'right' : 'wrong';
  };

interface OfferProps {
  readonly spec: TableSpec;
  readonly given: TableGiven;
  readonly state: TableState;
  readonly offer: Table;
  readonly tell: (said: string) => void;
}

/** What the link would set, and one tap to set it. */
function Offer({ spec, given, state, offer, tell }: OfferProps) {
  const words = tableWords[given.lang];
  const lines = toldOf(spec, given, offer);
  const isSame = makeTable(sorted(offer)) === makeTable(sorted(state.table));
  if (lines.length === 0 || isSame) {
    return (
      <section class="table__offer" aria-label={words.offered}>
        <p>{lines.length === 0 ? words.nothing : words.same}</p>
      </section>
    );
  }
  return (
    <section class="table__offer" aria-label={words.offered}>
      <h2>{words.offered}</h2>
      <p>{words.offeredLead}</p>
      <dl class="table__told">
        {lines.map(({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {makeTable(state.table) !== '' && <p class="quiet">{words.replaces}</p>}
      <p class="sharing__buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            state.settle(true);
            tell(words.set);
          }}
        >
          {words.accept}
        </button>
        <button
          type="button"
          class="button button--quiet"
          onClick={() => {
            state.settle(false);
          }}
        >
          {words.decline}
        </button>
      </p>
    </section>
  );
}

const sorted = (table: Table): Table =>
  Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));
