import {
  ABILITIES,
  GENERAL_ABILITIES,
  MODULE_ITEMS,
  MODULE_TURNS,
  turnsIn,
  type MasterBoardValue,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { byLang, type Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  note,
  paragraph,
  pick,
  row,
  shape,
  small,
  times,
  titled,
  under,
  verdict,
  type Part,
} from '../shared/layout.tsx';
import { abilityNames } from '../shared/names.ts';
import {
  anyDie,
  masterCard,
  masterTile,
  pile,
  poster,
  tent,
  trainerTile,
} from '../shared/pieces.tsx';
import { labels, masterBoard } from './calculator.ts';

type Props = FigureOf<typeof masterBoard>;
type Draft = Props['draft'];

const said = byLang(labels);

const words = { next: { en: 'next', it: 'poi' } };

/** The master board, the turns of a round, or what happens to the tiles after it. */
export function Figure({ lang, draft, reply, show }: Props) {
  const chosen = show ?? (draft.turns.trim() + draft.next.trim() === '' ? 'board' : 'turns');
  if (chosen === 'turns') return <Drawn part={turns(draft, reply.kind === 'answer')} />;
  if (chosen === 'abilities') return <Drawn part={abilities(lang, draft)} />;
  const value = reply.kind === 'answer' ? reply.answer.value : boardOf(draft);
  if (value === undefined) return null;
  const drawings: Readonly<Record<string, () => Part>> = {
    board: () => board(lang, value),
    tiles: () => tiles(lang, value, draft.next.trim() === 'f'),
    after: () => after(lang, value),
    items: () => items(lang),
  };
  return <Drawn part={pick(drawings, chosen)} />;
}

/** The board where the turn wanted is not allowed. */
const boardOf = (draft: Draft): MasterBoardValue | undefined => {
  const reply = masterBoard.ask({ ...draft, turns: '', next: '', trainer: '', ability: '' });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

const side = (shown: number, all: number, kind: 'now' | 'future'): Part => {
  const ovals = [...times(shown, masterTile(kind)), ...times(all - shown, masterTile('empty'))];
  const half = ovals.length > 3 ? 2 : 1;
  return column(
    Array.from({ length: Math.ceil(ovals.length / half) }, (_, i) =>
      row(ovals.slice(i * half, (i + 1) * half), 4),
    ),
    { gap: 4 },
  );
};

/** Both sides: tiles for this round and, ruled out, for the next. */
const tiles = (
  lang: Lang,
  { perSide, available, future }: MasterBoardValue,
  isFuture: boolean,
): Part => {
  const right = side(future, perSide, 'future');
  return row(
    [
      titled(said[lang].present, boxed(side(available, perSide, 'now'), 'chosen')),
      titled(said[lang].future, boxed(isFuture ? crossed(right) : right, 'empty')),
    ],
    14,
  );
};

/** Two of each piece that master tiles can bring. */
const items = (lang: Lang): Part =>
  row(
    [tent(), trainerTile(), masterCard(), poster(lang, 'standard')].map((item) =>
      row(times(MODULE_ITEMS, small(item, 0.75)), 2),
    ),
    8,
  );

/** The pile above, both sides, and the stock beside the board. */
const board = (lang: Lang, value: MasterBoardValue): Part =>
  column(
    [
      row([note(said[lang].pile(value.pile)), pile(masterTile('back'), undefined)]),
      tiles(lang, value, false),
      boxed(items(lang), 'card'),
    ],
    { gap: 8 },
  );

/** What is discarded, what slides over, and what comes from the pile. */
const after = (lang: Lang, { between, perSide }: MasterBoardValue): Part => {
  if (between === undefined) return row([]);
  const { discarded, slid, refilled, pileAfter } = between;
  const stack = (count: number, tile: Part): Part => column(times(count, tile), { gap: 4 });
  const places = stack(perSide, masterTile('empty'));
  return row([
    titled(said[lang].now, stack(discarded, crossed(masterTile('now')))),
    arrow('left'),
    titled(words.next[lang], stack(slid, masterTile('future'))),
    ...(refilled > 0 ? [arrow('left')] : []),
    titled(said[lang].pile(pileAfter), refilled > 0 ? places : crossed(places)),
  ]);
};

/** The turns of a round, one after the other; the one that is not allowed is crossed out. */
const turns = (draft: Draft, may: boolean): Part => {
  const taken = turnsIn(draft.turns) ?? [];
  const piece = (kind: string): Part =>
    kind === 'die' || kind === 'd' ? anyDie() : masterTile(kind === 'f' ? 'future' : 'now');
  const next = draft.next.trim();
  const all = [
    ...taken.map(piece),
    ...(next === '' ? [] : [may ? piece(next) : crossed(piece(next))]),
  ];
  const slots = Array.from({ length: Math.max(MODULE_TURNS, all.length) }, (_, i) =>
    under(slot(all[i]), String(i + 1)),
  );
  return row(slots, 4);
};

const slot = (piece: Part | undefined): Part => ({
  width: 44,
  height: 40,
  draw: (x, y) => (
    <>
      {shape({ width: 44, height: 40 }, 'sno-slot', <path d="M1 1h42v38h-42z" />).draw(x, y)}
      {piece?.draw(x + (44 - piece.width) / 2, y + (40 - piece.height) / 2)}
    </>
  ),
});

/** The new trainer tiles: which of them the engine lets one use in the tile turn. */
const abilities = (lang: Lang, draft: Draft): Part =>
  column(
    ABILITIES.toSorted((a, b) => rank(a) - rank(b)).map((ability) => {
      const { kind } = masterBoard.ask({ ...draft, next: 't', ability });
      return row([verdict(kind === 'answer'), paragraph(abilityNames[lang][ability])]);
    }),
    { align: 'start', gap: 4 },
  );

const rank = (ability: (typeof ABILITIES)[number]): number =>
  GENERAL_ABILITIES.includes(ability) ? 0 : 1;
