import { useLayoutEffect, useState } from 'preact/hooks';
import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';
import { earlyEdits, repeatEdits } from './early.ts';
import { keep, keepDraft, recallDraft, withKept, type Board } from './kept.ts';
import { makeLink, parseLink, type Formerly, type LinkNotice } from './link.ts';

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
}

export const useDraft = <D extends Draft>(
  { name, game, start, formerly, kept, keptFor }: Drafted<D>,
  mode: Mode,
): DraftState<D> => {
  const [draft, setDraft] = useState(start);
  const [notices, setNotices] = useState<readonly LinkNotice[]>([]);
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
    void repeatEdits(early);
  }, []);

  const open = (next: D): void => {
    setDraft(next);
    setNotices([]);
    const query = makeLink(next, start, formerly);
    if (mode === 'embedded') keepDraft(name, query);
    else history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}`);
  };

  const set = (changes: Partial<D>): void => {
    for (const field of kept) {
      const value = own(changes as Partial<Draft>, field);
      if (value !== undefined) keep(boardOf({ ...draft, ...changes }), field, value);
    }
    open({ ...draft, ...ownBoard({ ...draft, ...changes }), ...changes });
  };

  const restart = (input: Draft): void => {
    open({ ...start, ...ownBoard({ ...start, ...input }), ...input });
  };

  return { draft, notices, set, restart };
};
