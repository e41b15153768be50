import { useLayoutEffect, useState } from 'preact/hooks';
import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';
import { earlyEdits, repeatEdits } from './early.ts';
import {
  keep,
  keepDraft,
  keepLast,
  recallDraft,
  recallLast,
  withKept,
  type Board,
  type Last,
} from './kept.ts';
import { makeLink, parseLink, type Formerly, type LinkNotice } from './link.ts';
import { usePast } from './use-past.ts';

interface Drafted<D extends Draft> {
  readonly name: string;
  readonly game: string;
  readonly start: D;
  readonly formerly: Formerly;
  readonly kept: readonly string[];
  readonly keptFor?: (draft: D) => string;
}

/** On a page of its own a calculator's state is the address; in a chapter it lasts for the visit. */
export type Mode = 'page' | 'embedded';

interface DraftState<D extends Draft> {
  readonly draft: D;
  readonly notices: readonly LinkNotice[];
  readonly set: (changes: Partial<D>) => void;
  /** Starts anew, from the start state or an example's; what the player's own board prints stays. */
  readonly restart: (input: Draft) => void;
  /** Goes back to the position before the last act; there is none before the first. */
  readonly undo: (() => void) | undefined;
  /** What was entered the last time, where nothing else is asked for. */
  readonly last: Last | undefined;
  /** Goes on with it. */
  readonly goOn: (() => void) | undefined;
}

/** What one can do with a thing, if there is such a thing. */
const ifAny = <T>(thing: T | undefined, act: (thing: T) => void): (() => void) | undefined =>
  thing === undefined
    ? undefined
    : () => {
        act(thing);
      };

export const useDraft = <D extends Draft>(
  { name, game, start, formerly, kept, keptFor }: Drafted<D>,
  mode: Mode,
): DraftState<D> => {
  const [draft, setDraft] = useState(start);
  const [notices, setNotices] = useState<readonly LinkNotice[]>([]);
  const [last, setLast] = useState<Last>();
  const past = usePast(name);
  const [early] = useState(() => (typeof document === 'undefined' ? [] : earlyEdits(name)));

  const boardOf = (position: D): Board => ({ game, of: keptFor?.(position) ?? '' });

  /** What the player's own board prints, in a position: as it stands here, or as it is remembered. */
  const ownBoard = (position: D): Partial<D> => {
    const isSame = boardOf(position).of === boardOf(draft).of;
    const known = isSame ? draft : withKept(boardOf(position), kept, start);
    return Object.fromEntries(kept.map((field) => [field, own(known, field)])) as Partial<D>;
  };

  // Read after hydration, so that the server's markup and the first render here agree. A link is
  // exact: what the device remembers is added only where there is no link.
  useLayoutEffect(() => {
    const query = mode === 'page' ? location.search : (recallDraft(name) ?? '');
    const bare = query === '' || query === '?';
    const linked = bare
      ? parseLink('', withKept(boardOf(start), kept, start))
      : parseLink(query, start, formerly);
    setDraft(linked.draft);
    setNotices(linked.notices);
    past.recall();
    if (mode === 'page' && bare) setLast(recallLast(name));
    void repeatEdits(early);
  }, []);

  const linkOf = (position: D): string => makeLink(position, start, formerly);

  const open = (next: D): void => {
    setDraft(next);
    setNotices([]);
    const query = linkOf(next);
    keepLast(name, query);
    if (mode === 'embedded') keepDraft(name, query);
    else history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
  };

  const act = (next: D, what: string): void => {
    past.add(linkOf(draft), linkOf(next), what);
    open(next);
  };

  const changed = (changes: Partial<D>): D => {
    keep(boardOf({ ...draft, ...changes }), kept, changes);
    return { ...draft, ...ownBoard({ ...draft, ...changes }), ...changes };
  };

  const set = (changes: Partial<D>): void => {
    act(changed(changes), Object.keys(changes).join());
  };

  const restart = (input: Draft): void => {
    act({ ...start, ...ownBoard({ ...start, ...input }), ...input }, '');
  };

  const undo = (before: string): void => {
    past.drop();
    open(changed(parseLink(before, start, formerly).draft));
  };

  const goOn = ({ query }: Last): void => {
    setLast(undefined);
    act(parseLink(query, start, formerly).draft, '');
  };

  return {
    ...{ draft, notices, set, restart, last },
    undo: ifAny(past.latest, undo),
    goOn: ifAny(last, goOn),
  };
};
