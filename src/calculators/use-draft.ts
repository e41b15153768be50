import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '#engine/core/example.ts';
import { parts } from '#engine/core/notation.ts';
import { earlyEdits, repeatEdits } from './early.ts';
import { keepDraft, keepLast, recallDraft, recallLast, type Last } from './kept.ts';
import { makeLink, parseLink, type Formerly, type Linked, type LinkNotice } from './link.ts';
import {
  begunAt,
  freshAt,
  keepTable,
  makeTable,
  ownBoard,
  playersAt,
  recallTable,
  tellsTable,
  withBoard,
  withNames,
  type Table,
  type Told,
} from './table.ts';
import { usePast } from './use-past.ts';

interface Drafted<D extends Draft> extends Told<D> {
  readonly name: string;
  readonly game: string;
  readonly formerly: Formerly;
}

/** On a page of its own a calculator's state is the address; in a chapter it lasts for the visit. */
export type Mode = 'page' | 'embedded';

interface DraftState<D extends Draft> {
  readonly draft: D;
  /** The draft as a query. */
  readonly here: string;
  readonly notices: readonly LinkNotice[];
  readonly set: (changes: Partial<D>) => void;
  /** The table of the game, as the device keeps it. */
  readonly table: Table;
  /** Starts anew: as the table begins, or from an example, and then what the boards print stays. */
  readonly restart: (example?: Draft) => void;
  /** Goes back to the position before the last act; there is none before the first. */
  readonly undo: (() => void) | undefined;
  /** What was entered the last time, where nothing else is asked for. */
  readonly last: Last | undefined;
  /** Goes on with it. */
  readonly goOn: (() => void) | undefined;
  /** Goes on with any earlier position. */
  readonly reopen: (position: Last) => void;
}

/** What one can do with a thing, if there is such a thing. */
const ifAny = <T>(thing: T | undefined, act: (thing: T) => void): (() => void) | undefined =>
  thing === undefined
    ? undefined
    : () => {
        act(thing);
      };

/** What a calculator begins with: what a link says, or else how the table begins. */
const begun = <D extends Draft>(
  calculator: Drafted<D>,
  mode: Mode,
  table: Table,
): { readonly bare: boolean; readonly linked: Linked<D> } => {
  const { name, start, formerly } = calculator;
  const query = mode === 'page' ? location.search : (recallDraft(name) ?? '');
  const bare = query === '' || query === '?';
  return {
    bare,
    linked: bare
      ? { draft: begunAt(calculator, table), notices: [] }
      : parseLink(query, start, formerly),
  };
};

/** A position that was left, and who played then: taking that back tells the table so again. */
const NOTED = parts('\n', 2);

/** The table of the device, once it is told what a change says of it. */
const toldBy = <D extends Draft>(
  calculator: Drafted<D>,
  change: readonly [before: D, after: D],
  { changes, earlier }: { readonly changes: Partial<D>; readonly earlier: string | undefined },
): Table => {
  // Another calculator of the page may have told the table something since.
  const ours = recallTable(calculator.game);
  const board = withBoard(calculator, ours, change[1], changes);
  const told = withNames(calculator, board, change, earlier);
  if (makeTable(told) !== makeTable(ours)) keepTable(calculator.game, told);
  return told;
};

export const useDraft = <D extends Draft>(calculator: Drafted<D>, mode: Mode): DraftState<D> => {
  const { name, game, start, formerly } = calculator;
  const [draft, setDraft] = useState(start);
  const [table, setTable] = useState<Table>({});
  const [notices, setNotices] = useState<readonly LinkNotice[]>([]);
  const [last, setLast] = useState<Last>();
  const past = usePast(name);
  const isGoingOn = useRef(false);
  const [early] = useState(() => (typeof document === 'undefined' ? [] : earlyEdits(name)));

  // Read after hydration, so that the server's markup and the first render here agree. A link is
  // exact: what the device remembers is added only where there is no link.
  useLayoutEffect(() => {
    const ours = recallTable(game);
    const { bare, linked } = begun(calculator, mode, ours);
    // What is as it was served is not rendered again: on a phone that is half of the work.
    if (Object.keys(ours).length > 0) setTable(ours);
    if (makeLink(linked.draft, start) !== '') setDraft(linked.draft);
    if (linked.notices.length > 0) setNotices(linked.notices);
    past.recall();
    if (mode === 'page' && bare) setLast(recallLast(name));
    void repeatEdits(early);
  }, []);

  const linkOf = (position: D): string => makeLink(position, start, formerly);
  const here = linkOf(draft);

  const open = (next: D, query = linkOf(next)): void => {
    setDraft(next);
    setNotices([]);
    keepLast(name, query, isGoingOn.current);
    isGoingOn.current ||= query !== '';
    if (mode === 'embedded') keepDraft(name, query);
    else {
      const { pathname, hash } = location;
      history.replaceState(history.state, '', `${pathname}${query && `?${query}`}${hash}`);
    }
  };

  const act = (next: D, what: string, players = playersAt(recallTable(game))): void => {
    const query = linkOf(next);
    past.add(NOTED.make([here, players]), NOTED.make([query, players]), what);
    open(next, query);
  };

  const changed = (changes: Partial<D>, earlier?: string): D => {
    const next: D = { ...draft, ...ownBoard(calculator, table, draft, changes), ...changes };
    if (tellsTable(calculator, changes))
      setTable(toldBy(calculator, [draft, next], { changes, earlier }));
    return next;
  };

  const set = (changes: Partial<D>): void => {
    const players = tellsTable(calculator, changes) ? playersAt(recallTable(game)) : '';
    act(changed(changes), Object.keys(changes).join(), players);
  };

  const restart = (example?: Draft): void => {
    act(freshAt(calculator, table, draft, example), '');
  };

  const undo = (latest: string): void => {
    const [before = '', earlier] = NOTED.of(latest);
    past.drop();
    open(changed(parseLink(before, start, formerly).draft, earlier));
  };

  const goOn = ({ query }: Last): void => {
    setLast(undefined);
    isGoingOn.current = false;
    act(parseLink(query, start, formerly).draft, '');
  };

  return {
    ...{ draft, here, notices, table, set, restart, last, reopen: goOn },
    undo: ifAny(past.latest, undo),
    goOn: ifAny(last, goOn),
  };
};
