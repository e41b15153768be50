import { useLayoutEffect, useState } from 'preact/hooks';
import { own } from '#engine/core/own.ts';
import { partsOf, type LinkNotice } from '#src/calculators/link.ts';
import {
  keepTable,
  makeTable,
  parseTable,
  recallTable,
  type Table,
} from '#src/calculators/table.ts';
import { usePast } from '#src/calculators/use-past.ts';

export interface TableState {
  readonly table: Table;
  readonly set: (changes: Table) => void;
  readonly clear: () => void;
  /** Goes back to the table before the last act. */
  readonly undo: (() => void) | undefined;
  /** What a link would set; nothing once that is settled. */
  readonly offer: Table | undefined;
  readonly notices: readonly LinkNotice[];
  readonly settle: (accepted: boolean) => void;
}

/** The table of a game on this device, and what the link of somebody else's would make of it. */
export const useTable = (
  game: string,
  known: (name: string, text: string) => 'right' | 'wrong' | 'unknown',
): TableState => {
  const [table, setTable] = useState<Table>({});
  const [offer, setOffer] = useState<Table>();
  const [notices, setNotices] = useState<readonly LinkNotice[]>([]);
  const past = usePast(`table:${game}`);

  // Read after hydration, so that the server's markup and the first render here agree.
  useLayoutEffect(() => {
    setTable(recallTable(game));
    past.recall();
    if (location.search.length < 2) return;
    const linked = parseTable(location.search);
    const named = (verdict: string): readonly string[] =>
      Object.keys(linked).filter((name) => known(name, own(linked, name) ?? '') === verdict);
    const unknown = named('unknown');
    const damaged = [...partsOf(location.search).damaged, ...named('wrong')];
    setOffer(Object.fromEntries(named('right').map((name) => [name, own(linked, name) ?? ''])));
    setNotices([
      ...(unknown.length > 0 ? [{ code: 'unknown-part' as const, names: unknown }] : []),
      ...(damaged.length > 0 ? [{ code: 'damaged' as const, names: damaged }] : []),
    ]);
  }, []);

  const open = (next: Table): void => {
    setTable(next);
    keepTable(game, next);
  };
  const act = (next: Table, what: string): void => {
    past.add(makeTable(table), makeTable(next), what);
    open(next);
  };
  const { latest } = past;
  return {
    ...{ table, offer, notices },
    set: (changes) => {
      act({ ...table, ...changes }, Object.keys(changes).join());
    },
    clear: () => {
      act({}, '');
    },
    undo:
      latest === undefined
        ? undefined
        : () => {
            past.drop();
            open(parseTable(latest));
          },
    settle: (accepted) => {
      if (accepted && offer) act(offer, '');
      setOffer(undefined);
      setNotices([]);
      history.replaceState(history.state, '', location.pathname);
    },
  };
};
