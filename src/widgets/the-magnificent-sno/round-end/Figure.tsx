import {
  parseTable,
  POINTS_PER_MISSING_COIN,
  type Die,
  type RoundEndValue,
  type SettledSeat,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  disc,
  Drawn,
  lead,
  note,
  pick,
  row,
  small,
  times,
  titled,
  under,
  word,
  wrapped,
  type Part,
} from '../shared/layout.tsx';
import {
  anyDie,
  cardAndTile,
  coins,
  die,
  gem,
  hat,
  masterCard,
  orderCard,
  points,
  so,
  trainer,
  trainerTile,
} from '../shared/pieces.tsx';
import type { roundEnd } from './calculator.ts';
import { labels, signed } from './labels.ts';
import { TrackFace } from './Track.tsx';

type Props = FigureOf<typeof roundEnd>;

const words = {
  plays: { en: 'Play in this order', it: 'Si gioca in quest’ordine' },
  chooses: { en: 'Choose in this order', it: 'Si sceglie in quest’ordine' },
  pays: { en: 'is paid', it: 'si paga' },
  free: { en: 'costs nothing', it: 'non costa nulla' },
  owed: { en: 'due', it: 'dovute' },
  have: { en: 'pays', it: 'paga' },
  missing: { en: 'missing', it: 'mancano' },
  cards: { en: 'Display', it: 'Esposizione' },
  tops: { en: 'Top of deck and pile', it: 'In cima a mazzo e pila' },
  dice: { en: 'Roll', it: 'Si tirano' },
  back: { en: 'back', it: 'tornano' },
};

/** The end of a round: its steps, or one of them. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  const chosen = show ?? usual(value);
  if (chosen === 'hats') return <TrackFace lang={lang} value={value} />;
  const drawings: Readonly<Record<string, () => Part>> = {
    steps: () => steps(lang),
    order: () => order(lang, value),
    pay: () => payment(lang, value, draft.table),
    effect: () => effects(lang, value),
    sets: () => sets(value),
    next: () => next(lang, value),
  };
  return <Drawn part={pick(drawings, chosen)} />;
}

/** What a table is about: the cards' effects where no dice are told, a debt, or the hats. */
const usual = ({ seats }: RoundEndValue): string => {
  if (seats.some(({ effect }) => effect) && seats.every(({ due }) => due === 0)) return 'effect';
  return seats.length < 5 && seats.some(({ lost }) => lost > 0) ? 'pay' : 'hats';
};

/** The four steps, each with the pieces it moves. */
const steps = (lang: Lang): Part => {
  const icons: readonly (readonly [string, readonly Part[]])[] = [
    [labels.hats[lang], [hat('own'), arrow(), orderCard(1), coins('±')]],
    [labels.sets[lang], [masterCard(), word('+', 'strong'), trainerTile()]],
    [labels.score[lang], [masterCard(), arrow(), points('+'), crossed(masterCard())]],
    [labels.next[lang], [trainer(), masterCard(), anyDie(), anyDie()]],
  ];
  return column(
    icons.map(([title, parts]) => column([lead(title), row(parts)], { gap: 4, align: 'start' })),
    { gap: 10, align: 'start' },
  );
};

const byCard = ({ seats }: RoundEndValue): readonly SettledSeat[] =>
  seats.toSorted((a, b) => a.card - b.card);

/** The new cards in the order of play, and the same from the highest down for choosing. */
const order = (lang: Lang, value: RoundEndValue): Part => {
  const dealt = byCard(value).map(({ name, card }) => under(orderCard(card), name));
  const line = (cards: readonly Part[]): Part =>
    row(cards.flatMap((card, i) => (i === 0 ? [card] : [word('→', 'strong'), card])));
  return column(
    [titled(words.plays[lang], line(dealt)), titled(words.chooses[lang], line(dealt.toReversed()))],
    { gap: 10 },
  );
};

/** Whoever loses most, else whoever owes most. */
const debtor = ({ seats }: RoundEndValue): SettledSeat | undefined =>
  seats.toSorted((a, b) => b.lost - a.lost || b.due - a.due)[0];

/** The dice that are paid and those that cost nothing; then coins, and points for those missing. */
const payment = (lang: Lang, value: RoundEndValue, table: string): Part => {
  const seat = debtor(value);
  const read = parseTable('table', table);
  const dice = (read.ok ? read.value : []).find(({ name }) => name === seat?.name)?.dice ?? [];
  if (seat === undefined) return column([]);
  const isPaid = ({ hue }: Die): boolean => hue === 'clear' || hue === seat.color;
  const paid = dice.filter(isPaid);
  const free = dice.filter((each) => !isPaid(each));
  const each = POINTS_PER_MISSING_COIN[value.round];
  return column(
    [
      wrapped([
        titled(
          words.pays[lang],
          boxed(
            row(
              paid.map((one) => die(lang, one)),
              2,
            ),
            'chosen',
          ),
        ),
        ...(free.length > 0
          ? [
              titled(
                words.free[lang],
                row(
                  free.map((one) => crossed(die(lang, one))),
                  2,
                ),
              ),
            ]
          : []),
      ]),
      wrapped([
        under(coins(seat.due), words.owed[lang]),
        word('−', 'strong'),
        under(coins(seat.paid), `${seat.name} ${words.have[lang]}`),
        word('=', 'strong'),
        under(coins(seat.missing), words.missing[lang]),
        ...(seat.missing > 0 ? [row([word(`× ${each} →`, 'strong'), points(-seat.diceLost)])] : []),
      ]),
    ],
    { gap: 10 },
  );
};

/** Each new card, what it shows, and the coins before and after. */
const effects = (lang: Lang, value: RoundEndValue): Part =>
  column(
    byCard(value).map(({ name, card, effect, payment: settled }) => {
      const shown = [
        ...(effect === undefined || effect.coins === 0 ? [] : [coins(signed(effect.coins))]),
        ...settled.taken.map((hue) => gem(lang, hue)),
      ];
      return row([
        under(orderCard(card), name),
        boxed(shown.length > 0 ? row(shown, 3) : note('–'), 'chosen'),
        under(coins(settled.before), labels.before[lang]),
        arrow(),
        under(coins(settled.after.coins), labels.after[lang]),
      ]);
    }),
    { gap: 10, align: 'start' },
  );

/** Who takes a set in which order, and from how many. */
const sets = (value: RoundEndValue): Part => {
  const choosers = value.seats.toSorted((a, b) => a.chooses - b.chooses);
  const withTile = value.sets.tiles > 0;
  return column(
    choosers.map(({ name, chooses, offered }) => {
      const isDiscarder = value.discards === name;
      const one = small(cardAndTile(withTile));
      const taken = [
        boxed(one, 'chosen'),
        ...times(isDiscarder ? 1 : 0, crossed(one)),
        ...times(Math.max(0, offered - 1 - (isDiscarder ? 1 : 0)), one),
      ];
      return row([disc(chooses), note(name), row(taken, 3)], 8);
    }),
    { gap: 10, align: 'start' },
  );
};

/** What comes back and what is laid out for the next round. */
const next = (lang: Lang, { refill }: RoundEndValue): Part => {
  if (refill === undefined) return column([]);
  const cards = (title: string, laid: { readonly cards: number; readonly tiles: number }): Part =>
    titled(
      title,
      row([
        so(masterCard(), laid.cards),
        laid.tiles > 0 ? so(trainerTile(), laid.tiles) : crossed(trainerTile()),
      ]),
    );
  return column(
    [
      cards(words.cards[lang], refill),
      ...(refill.tops.cards > 0 ? [cards(words.tops[lang], refill.tops)] : []),
      row(
        [titled(words.dice[lang], so(anyDie(), refill.dice)), titled(words.back[lang], trainer())],
        20,
      ),
    ],
    { gap: 10 },
  );
};
