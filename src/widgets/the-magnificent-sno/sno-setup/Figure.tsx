import {
  COLORS,
  COMPONENTS,
  HUES,
  PLAYER_COUNTS,
  SIDE_B,
  STARTERS_EACH,
  TENT_SPACES,
  type Gems,
  type SetupValue,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  faint,
  joined,
  lead,
  note,
  pick,
  row,
  small,
  space,
  times,
  titled,
  under,
  word,
  type Part,
} from '../shared/layout.tsx';
import { counts, hueLabels } from '../shared/names.ts';
import {
  blankDie,
  campTile,
  cardAndTile,
  hat,
  masterCard,
  masterTile,
  orderCard,
  pile,
  poster,
  so,
  tent,
  trainerTile,
} from '../shared/pieces.tsx';
import { snoSetup } from './calculator.ts';

type Props = FigureOf<typeof snoSetup>;

const words = {
  sets: { en: 'Main display', it: 'Esposizione principale' },
  tops: { en: 'on top', it: 'in cima' },
  posters: { en: 'Poster display', it: 'Esposizione dei poster' },
  deck: { en: 'deck', it: 'mazzo' },
  white: { en: 'white deck', it: 'mazzo bianco' },
  center: { en: 'center', it: 'centro' },
  left: { en: 'in the pile', it: 'nella pila' },
  tracks: { en: 'tracks', it: 'tracciati' },
  centers: { en: 'centers', it: 'centri' },
  module: { en: 'module', it: 'modulo' },
  board: { en: 'Player board', it: 'Plancia giocatore' },
  cards: { en: 'Starting master cards', it: 'Carte Maestro iniziali' },
  printed: { en: 'printed', it: 'prestampata' },
  drawn: { en: 'Drawn', it: 'Pescate' },
  first: { en: 'Chooses first … last', it: 'Sceglie per primo … per ultimo' },
  camp: { en: 'your camp', it: 'il tuo campo' },
  bonus: { en: '+ bonus', it: '+ bonus' },
  extra: { en: 'keep 1 of 2', it: 'tieni 1 di 2' },
  box: { en: 'back in the box', it: 'nella scatola' },
  tent: { en: 'Main tent', it: 'Tendone' },
};

/** The table as it is laid out, or one part of it. */
export function Figure({ lang, reply, show = 'table' }: Props) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  const drawings: Readonly<Record<string, () => Part>> = {
    table: () => table(lang, value),
    box: () => box(lang),
    dice: () => diceTable(lang, value),
    display: () => display(lang, value),
    tents: () => tents(lang, value),
    pile: () => tentPile(lang, value),
    posters: () => posters(lang, value),
    hats: () => hats(value),
    choose: () => choosing(lang, value),
    player: () => player(lang, value),
    'side-b': () => sideB(lang),
    five: () => five(lang, value),
  };
  return <Drawn part={pick(drawings, show)} />;
}

const diceRow = (lang: Lang, dice: Gems): readonly Part[] =>
  HUES.map((hue) => so(blankDie(lang, hue), dice[hue]));

/** Everything that the number of players decides. */
const table = (lang: Lang, value: SetupValue): Part => {
  const { dice, tents: all, orderCards, hats: each, masterTiles } = value;
  return column(
    [
      titled(words.tent[lang], row(diceRow(lang, dice), 8)),
      titled(words.sets[lang], setsOf(lang, value)),
      row(
        [
          under(so(tent(), all.onTracks), words.tracks[lang]),
          under(so(tent(), all.center), words.centers[lang]),
          under(so(tent(), all.left), words.left[lang]),
        ],
        4,
      ),
      ...(orderCards > 0 ? [row([so(orderCard('№'), orderCards), so(hat('own'), each)], 20)] : []),
      ...(masterTiles ? [moduleTiles(masterTiles.perSide)] : []),
    ],
    { gap: 8 },
  );
};

/** Master tiles for this round beside those for the next. */
const moduleTiles = (perSide: number): Part =>
  row([
    boxed(so(masterTile(), perSide), 'chosen'),
    boxed(so(masterTile('future'), perSide), 'empty'),
  ]);

const setsOf = (lang: Lang, { sets }: SetupValue): Part =>
  row(
    [
      ...times(sets.onBoard, cardAndTile()),
      ...times(
        sets.tops,
        boxed(
          under(
            column([pile(masterCard(), undefined), pile(trainerTile(), undefined)], { gap: 3 }),
            words.tops[lang],
          ),
          'chosen',
        ),
      ),
    ],
    5,
  );

/** The new pieces, and how many of each are in SNO's box. */
const box = (lang: Lang): Part => {
  const pieces: readonly (readonly [keyof typeof COMPONENTS, Part])[] = [
    ['white-tiles', campTile(lang, 'white')],
    ['white-posters', poster(lang, 'white')],
    ['master-cards', masterCard()],
    ['trainer-tiles', trainerTile()],
    ['tents', tent()],
    ['master-tiles', masterTile()],
  ];
  const many = {
    'white-tiles': counts[lang].whiteTiles,
    'white-posters': counts[lang].whitePosters,
    'master-cards': counts[lang].masterCards,
    'trainer-tiles': counts[lang].trainerTiles,
    tents: counts[lang].tents,
    'master-tiles': counts[lang].masterTiles,
  };
  return column(
    pieces.map(([name, part]) =>
      row(
        [
          { ...row([space((40 - part.width) / 2), part], 0), width: 40 },
          lead(many[name](COMPONENTS[name].total)),
        ],
        8,
      ),
    ),
    { align: 'start', gap: 4 },
  );
};

/** Dice for every number of players, the one asked for framed. */
const diceTable = (lang: Lang, { players }: SetupValue): Part =>
  column(
    PLAYER_COUNTS.map((count) => {
      const reply = snoSetup.ask({ ...snoSetup.start, players: String(count) });
      const dice = reply.kind === 'answer' ? diceRow(lang, reply.answer.value.dice) : [];
      return boxed(
        row([word(String(count), 'strong'), ...dice], 6),
        count === players ? 'chosen' : 'card',
      );
    }),
    { gap: 3 },
  );

/** The sets of the main display; with five the tops of deck and pile are one of them. */
const display = (lang: Lang, value: SetupValue): Part =>
  titled(words.sets[lang], boxed(setsOf(lang, value), 'card'));

/** The tents of each track and of its center, and those left over. */
const tents = (lang: Lang, { tents: all }: SetupValue): Part =>
  column(
    [
      ...COLORS.map((color) =>
        column(
          [
            lead(hueLabels[lang][color]),
            row(
              [
                ...times(all.perTrack, small(tent())),
                boxed(
                  row([...times(all.perCenter, small(tent())), note(words.center[lang])], 2),
                  'card',
                ),
              ],
              3,
            ),
          ],
          { gap: 2, align: 'start' },
        ),
      ),
      row([pile(small(tent()), undefined), lead(`${words.left[lang]}: ${all.left}`)]),
    ],
    { gap: 8, align: 'start' },
  );

/** All tents, less those laid out. */
const tentPile = (lang: Lang, { tents: all }: SetupValue): Part => {
  const parts = [
    under(word(String(all.all), 'big'), counts[lang].tents(2).slice(2)),
    under(word(String(all.onTracks), 'big'), words.tracks[lang]),
    under(word(String(all.center), 'big'), words.centers[lang]),
    ...(all.module > 0 ? [under(word(String(all.module), 'big'), words.module[lang])] : []),
    ...(all.sideB > 0 ? [under(word(String(all.sideB), 'big'), 'II B')] : []),
  ];
  return column([
    row(joined(parts, '−'), 4),
    row([
      word('=', 'strong'),
      all.left === 0 ? tent('free') : pile(tent(), undefined),
      word(String(all.left), 'big'),
    ]),
  ]);
};

const posters = (lang: Lang, { posters: all }: SetupValue): Part =>
  column(
    [
      row(
        [
          under(pile(poster(lang, 'done'), undefined), `${words.deck[lang]}: ${all.deck}`),
          under(pile(poster(lang, 'white'), undefined), `${words.white[lang]}: ${all.whiteDeck}`),
        ],
        20,
      ),
      titled(
        words.posters[lang],
        boxed(
          row(
            [
              ...times(all.standardShown, poster(lang, 'standard')),
              ...times(all.whiteShown, poster(lang, 'white')),
            ].map((part, i) => under(part, String(i + 1))),
          ),
          'card',
        ),
      ),
    ],
    { gap: 8 },
  );

/** The lowest spaces of the track with the first hats, card 1 at the bottom. */
const hats = ({ orderCards }: SetupValue): Part =>
  column(
    Array.from({ length: orderCards }, (_, i) => {
      const card = orderCards - i;
      return row([
        note(String(card)),
        boxed(row([hat('own'), space(40)]), ''),
        arrow('left'),
        orderCard(card),
      ]);
    }),
    { gap: 3 },
  );

/** One trainer tile more than players; the highest card chooses first. */
const choosing = (lang: Lang, { trainerTiles, orderCards }: SetupValue): Part =>
  column(
    [
      titled(words.drawn[lang], row(times(trainerTiles.drawn, trainerTile()), 4)),
      titled(
        words.first[lang],
        row(
          Array.from({ length: orderCards }, (_, i) => orderCard(orderCards - i)).flatMap(
            (card, i) => (i === 0 ? [card] : [word('→', 'strong'), card]),
          ),
        ),
      ),
    ],
    { gap: 10 },
  );

/** A player's place: cards, board with the starting poster above the printed tent, hats. */
const player = (lang: Lang, { hats: all }: SetupValue): Part =>
  column(
    [
      titled(words.cards[lang], row(times(STARTERS_EACH, masterCard()), 6)),
      titled(
        words.board[lang],
        boxed(
          row(
            [
              column([poster(lang, 'standard'), under(tent(), words.printed[lang])], { gap: 2 }),
              ...times(TENT_SPACES.max, tent('free')),
            ],
            4,
          ),
          'card',
        ),
      ),
      row(times(all, hat('own')), 10),
    ],
    { gap: 8 },
  );

/** What three boards ask for on side B. */
const sideB = (lang: Lang): Part => {
  const asks: Readonly<Record<(typeof SIDE_B)[number], readonly Part[]>> = {
    ii: [pile(tent(), undefined), arrow(), tent('new'), note(words.bonus[lang])],
    v: [trainerTile(), faint(trainerTile()), arrow(), under(trainerTile(), words.extra[lang])],
    vi: [campTile(lang, 'white'), arrow(), note(words.camp[lang]), note(words.bonus[lang])],
  };
  return column(
    SIDE_B.map((board) =>
      row([boxed(word(board.toUpperCase(), 'strong'), 'card'), ...asks[board]], 8),
    ),
    { gap: 8, align: 'start' },
  );
};

/** What differs with five: all dice, a fifth set, one hat. */
const five = (lang: Lang, value: SetupValue): Part =>
  column(
    [
      row(diceRow(lang, value.dice), 8),
      setsOf(lang, value),
      row([...times(value.hats, hat('own')), under(crossed(hat('own')), words.box[lang])], 16),
    ],
    { gap: 10 },
  );
