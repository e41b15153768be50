import type { Draft } from '#engine/core/example.ts';
import type { Specs } from '#engine/core/form.ts';
import { own } from '#engine/core/own.ts';
import { seatingOf } from '#engine/core/seating.ts';
import { makeLink, partsOf } from './link.ts';
import { keysIn, onDevice, read, store } from './storage.ts';

/**
 * What a group has told of its game once: who plays (`players`, `first`), what is in play (by the
 * field that asks for it), what the boards print (by field, and where that depends on the number of
 * players, `cards.3`), and its readings (by the clause of the question). All of it is text, as in a
 * draft, and a link carries it the same way.
 */
export type Table = Draft;

/** By what the text of a table is read. It is in every link to one. */
const VERSION = 'v';
const NOW = '1';

/** Any text is some table: what is damaged, or of a version yet to come, is left out. */
export const parseTable = (text: string): Table => {
  const { parts } = partsOf(text);
  const table: Table = Object.fromEntries(parts);
  return (own(table, VERSION) ?? NOW) === NOW
    ? Object.fromEntries(parts.filter(([name, value]) => name !== VERSION && value.trim() !== ''))
    : {};
};

/** A table as a link carries it and the device keeps it; blank where nothing is told. */
export const makeTable = (table: Table): string => {
  const blank = Object.fromEntries(Object.keys(table).map((name) => [name, '']));
  const said = makeLink(table, blank);
  return said === '' ? '' : `${said}&${VERSION}=${NOW}`;
};

const keyOf = (game: string): string => `ce:table:${game}`;

/** The table of a game, as this device keeps it. */
export const recallTable = (game: string): Table => {
  const text = read(onDevice(), keyOf(game));
  return text === undefined ? carriedOver(game) : parseTable(text);
};

export const keepTable = (game: string, table: Table): void => {
  store(onDevice(), keyOf(game), makeTable(table));
};

/** What boards print was once kept field by field, as `ce:<game>:<field>:<players>`. */
const carriedOver = (game: string): Table => {
  const before = `ce:${game}:`;
  const keys = keysIn(onDevice()).filter((key) => key.startsWith(before));
  const table = Object.fromEntries(
    keys.map((key) => [key.slice(before.length).replace(':', '.'), read(onDevice(), key) ?? '']),
  );
  if (keys.length > 0) keepTable(game, table);
  for (const key of keys) store(onDevice(), key, '');
  return table;
};

/** What a calculator has that a table may tell. */
export interface Told<D extends Draft = Draft> {
  readonly start: D;
  readonly fields: Specs;
  readonly readings: readonly {
    readonly field: string;
    readonly clause: string;
    readonly options: readonly string[];
  }[];
  readonly kept: readonly string[];
  readonly keptFor?: (draft: D) => string;
}

/** By what a table calls a field that boards print. */
const boardKey = <D extends Draft>({ keptFor }: Told<D>, draft: D, field: string): string => {
  const of = keptFor?.(draft) ?? '';
  return of === '' ? field : `${field}.${of}`;
};

/** What the boards print, for a position: some of it depends on the number of players. */
export const boardAt = <D extends Draft>(told: Told<D>, table: Table, draft: D): Partial<D> =>
  picked(told.kept, (field) => own(table, boardKey(told, draft, field))) as Partial<D>;

const isSameBoard = <D extends Draft>({ keptFor }: Told<D>, one: D, other: D): boolean =>
  keptFor?.(one) === keptFor?.(other);

/** What the boards print once a position has changed: as it stands, or as the table has it. */
export const ownBoard = <D extends Draft>(
  told: Told<D>,
  table: Table,
  draft: D,
  changes: Partial<D>,
): Partial<D> => {
  const next: D = { ...draft, ...changes };
  const known = isSameBoard(told, draft, next)
    ? draft
    : { ...told.start, ...boardAt(told, table, next) };
  return picked(told.kept, (field) => own(known, field)) as Partial<D>;
};

/** A fresh start from a position: as the table begins, or an example. What was read off boards stays. */
export const freshAt = <D extends Draft>(
  told: Told<D>,
  table: Table,
  draft: D,
  example: Draft | undefined,
): D => {
  const fresh: D = { ...(example ? told.start : begunAt(told, table)), ...example };
  const entered = picked(isSameBoard(told, draft, fresh) ? told.kept : [], (field) => {
    const text = own(draft, field);
    return text === own(told.start, field) ? undefined : text;
  });
  return { ...fresh, ...boardAt(told, table, fresh), ...entered, ...example };
};

/** The table with what was just entered of the boards. */
export const withBoard = <D extends Draft>(
  told: Told<D>,
  table: Table,
  draft: D,
  changes: Partial<Draft>,
): Table => ({
  ...table,
  ...Object.fromEntries(
    told.kept.flatMap((field) => {
      const value = own(changes, field);
      return value === undefined ? [] : [[boardKey(told, draft, field), value]];
    }),
  ),
});

/** Whether a change may say something of the table. */
export const tellsTable = <D extends Draft>(
  { fields }: Told<D>,
  changes: Readonly<Partial<Record<keyof D, string>>>,
): boolean =>
  Object.keys(changes).some((field) => own(fields, field)?.onBoard ?? own(fields, field)?.tells);

/** Who plays at a table, as its text has it. */
export const playersAt = (table: Table): string => own(table, 'players') ?? '';

/**
 * The table with the names that a change told, or with those it had `earlier`. Names that change along
 * with something else only follow their seats: nobody has typed them.
 */
export const withNames = <D extends Draft>(
  { fields }: Told<D>,
  table: Table,
  [before, raw]: readonly [D, D],
  earlier?: string,
): Table => {
  const [field = '', ...others] = Object.keys(fields).filter(
    (each) => own(before, each) !== own(raw, each),
  );
  const tells = own(fields, field)?.tells;
  if (tells === undefined || others.length > 0) return table;
  const [was = '', now = ''] = [own(before, field), own(raw, field)];
  return { ...table, players: tells(playersAt(table), [was, now, earlier], raw) };
};

/** How a calculator begins at a table: its start state, with all that the table tells of it. */
export const begunAt = <D extends Draft>(told: Told<D>, table: Table): D => {
  const { start, fields } = told;
  const seating = seatingOf(playersAt(table), own(table, 'first') ?? '');
  const begun: D = {
    ...start,
    ...picked(Object.keys(fields), (field) => {
      const spec = own(fields, field);
      return seating.seats.length === 0 ? undefined : spec?.seated?.(seating);
    }),
    ...picked(Object.keys(fields), (field) => {
      const spec = own(fields, field);
      const text = spec?.atTable && own(table, field);
      return text && spec.read(field, text, start).ok ? text : undefined;
    }),
    ...Object.fromEntries(
      told.readings.flatMap(({ field, clause, options }) => {
        const decided = own(table, clause);
        return decided !== undefined && options.includes(decided) ? [[field, decided]] : [];
      }),
    ),
  };
  return { ...begun, ...boardAt(told, table, begun) };
};

const picked = (
  fields: readonly string[],
  text: (field: string) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = text(field);
      return value === undefined ? [] : [[field, value]];
    }),
  );
