import { wholeIn } from '#engine/core/notation.ts';
import {
  BUILD_TILE_GEMS,
  MASTER_TILES,
  TENT_SPACES,
  TRAINER_TILE,
  type MasterTileKind,
  type MasterTileValue,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import { exchange, handful } from '../shared/exchange.tsx';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  faint,
  row,
  times,
  titled,
  under,
  verdict,
  word,
  wrapped,
  type Part,
} from '../shared/layout.tsx';
import {
  anyDie,
  campTile,
  coins,
  gem,
  masterCard,
  masterTile,
  points,
  poster,
  tent,
  trainer,
  trainerTile,
  type TentState,
} from '../shared/pieces.tsx';
import { masterTiles } from './calculator.ts';

type Props = FigureOf<typeof masterTiles>;
type Draft = Props['draft'];

const words = {
  cost: { en: 'cost on the tile', it: 'costo sulla tessera' },
  board: { en: 'master board', it: 'plancia Maestro' },
  bonus: { en: 'bonus', it: 'bonus' },
  none: { en: 'no bonus', it: 'senza bonus' },
  printed: { en: 'printed', it: 'prestampata' },
  done: { en: 'completed', it: 'completato' },
  dice: { en: 'with a die', it: 'con un dado' },
  bare: { en: 'without', it: 'senza' },
};

/** What a master tile does; `all` shows the eight kinds side by side. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'all') return <Drawn part={kinds(lang)} />;
  const kind = MASTER_TILES.find((each) => each === draft.tile.trim()) ?? 'points';
  if (show === 'dice' && reply.kind === 'answer') {
    return <Drawn part={dice(lang, reply.answer.value)} />;
  }
  if (reply.kind === 'violations') {
    const refused = row([masterTile(), arrow(), ...ICONS[kind](lang), verdict(false)]);
    const shown = kind === 'tent' ? [refused, places(lang, draft)] : [refused];
    return <Drawn part={column(shown, { gap: 8 })} />;
  }
  const { value } = reply.answer;
  return <Drawn part={column([masterTile(), ...drawn(lang, kind, draft, value)], { gap: 8 })} />;
}

/** What each kind is about, as small as can be. */
const ICONS: Readonly<Record<MasterTileKind, (lang: Lang) => readonly Part[]>> = {
  build: (lang) => [...times(BUILD_TILE_GEMS, gem(lang)), arrow(), campTile(lang, 'green')],
  points: () => withEngine({ tile: 'points' }),
  trainer: () => [
    ...times(TRAINER_TILE.trainers, trainer()),
    arrow('both'),
    points(TRAINER_TILE.points),
  ],
  'clear-gems': (lang) => withGems(lang),
  'trainer-tile': () => [trainerTile(), word('+', 'strong'), trainer()],
  tent: () => [tent()],
  poster: (lang) => [poster(lang, 'standard'), arrow(), poster(lang, 'done')],
  'master-card': () => [masterCard()],
};

const valueOf = (draft: Partial<Draft>): MasterTileValue | undefined => {
  const reply = masterTiles.ask({ ...masterTiles.start, ...draft });
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

const withEngine = (draft: Partial<Draft>): readonly Part[] => {
  const value = valueOf(draft);
  return value === undefined ? [] : [coins(value.paid.coins), arrow(), points(value.gained.points)];
};

const withGems = (lang: Lang): readonly Part[] =>
  times(valueOf({ tile: 'clear-gems' })?.gained.gems.clear ?? 0, gem(lang, 'clear'));

const kinds = (lang: Lang): Part =>
  wrapped(MASTER_TILES.map((kind) => boxed(row(ICONS[kind](lang), 4), 'card')));

/** The action of a tile, in pieces. */
const drawn = (
  lang: Lang,
  kind: MasterTileKind,
  draft: Draft,
  value: MasterTileValue,
): readonly Part[] => {
  switch (kind) {
    case 'points':
    case 'trainer':
    case 'clear-gems':
      return [exchange(lang, value)];
    case 'build':
      return [
        row([
          handful(lang, words.cost[lang], times(BUILD_TILE_GEMS, gem(lang))),
          arrow(),
          campTile(lang, 'green'),
        ]),
      ];
    case 'tent':
      return [...fromBoard(lang, tent(), value), arrow('down'), places(lang, draft)];
    case 'trainer-tile':
      return [
        row([
          ...fromBoard(lang, trainerTile(), value),
          arrow(),
          trainerTile(),
          ...times(value.gained.trainers, trainer()),
        ]),
      ];
    case 'poster':
      return [
        row([
          ...fromBoard(lang, poster(lang, 'standard'), value),
          arrow(),
          under(poster(lang, 'done'), words.done[lang]),
          crossed(tent()),
        ]),
      ];
    case 'master-card':
      return [row([...fromBoard(lang, masterCard(), value), arrow(), masterCard()])];
  }
};

/** What lies on the master board, and the one that is taken. */
const fromBoard = (lang: Lang, item: Part, { onBoardAfter }: MasterTileValue): readonly Part[] => [
  titled(words.board[lang], boxed(row([faint(item), ...times(onBoardAfter ?? 0, item)]), 'card')),
];

/** The places of the player's board: where the tent can go, and what it brings there. */
const places = (lang: Lang, draft: Draft): Part => {
  const free = wholeIn(draft.tentSpaces) ?? 0;
  const spaces = Array.from({ length: TENT_SPACES.max }, (_, i): TentState =>
    i < TENT_SPACES.max - free ? 'full' : 'gone',
  );
  const isFree = draft.printed.trim() === 'free';
  return boxed(
    row(
      [
        ...spaces.map((state) =>
          state === 'gone' ? under(tent(state), words.bonus[lang]) : tent(state),
        ),
        under(tent(isFree ? 'gone' : 'full'), words[isFree ? 'none' : 'printed'][lang]),
      ],
      8,
    ),
    'card',
  );
};

/** The master cards with the extra one: how many of them take a die. */
const dice = (lang: Lang, { cards }: MasterTileValue): Part =>
  cards === undefined
    ? row([])
    : row(
        [
          titled(
            words.dice[lang],
            row(times(cards.withDice, column([anyDie(), masterCard()], { gap: 2 })), 2),
          ),
          titled(words.bare[lang], row(times(cards.withoutDice, masterCard()), 2)),
        ],
        12,
      );
