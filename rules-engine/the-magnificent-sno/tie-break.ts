import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  collect,
  collectAll,
  optionalWhole,
  unreadable,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { form, notation, seated, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import type { SnoClause } from './clauses.ts';
import { POINTS, SEATS } from './data.ts';
import { choosingOrder } from './hats.ts';
import { differentNames, makeSeat, parseName, seatsAt, seatTexts } from './seats.ts';

export interface Standing {
  readonly name: string;
  readonly points: number;
  /** The play-order card of the last round end; `undefined` if not told. */
  readonly card: number | undefined;
}

/** Seats `name:points:card`, set apart by `;`. Who is not tied for victory needs no card. */
const parseStandings = (
  field: string,
  text: string,
): Field<readonly Standing[], 'parts' | 'same-name'> => {
  const texts = seatTexts(text);
  if (texts.length < SEATS.min || texts.length > SEATS.max) {
    return wrongCount(field, texts.length, SEATS);
  }
  const seats = collectAll(texts.map((seat, i) => parseStanding(field, seat, i + 1)));
  return seats.ok ? differentNames(field, seats.value) : seats;
};

const parseStanding = (field: string, text: string, seat: number): Field<Standing, 'parts'> => {
  const { name, points, card } = standingTexts(text) ?? { name: '', points: '', card: '' };
  const standing = collect({
    name: parseName(field, name, seat),
    points: whole(field, points, POINTS),
    card: optionalWhole(field, card, { min: 1, max: SEATS.max }),
  });
  return standing.ok
    ? standing
    : unreadable(field, text.trim(), { where: [seat], reason: 'parts' });
};

/** A seat as typed, right or half-typed. */
export type StandingTexts = Readonly<Record<keyof Standing, string>>;

/** The parts of a seat, of which the card may be left out; nothing if it does not fall into them. */
export const standingTexts = (seat: string): StandingTexts | undefined => {
  const [name = '', points, card = '', ...more] = parts(':').of(seat);
  return points === undefined || more.length > 0 ? undefined : { name, points, card };
};

export const makeStanding = ({ name, points, card }: StandingTexts): string =>
  makeSeat([name, points, card]);

const FORM = form({
  table: seated(
    notation(parseStandings, 'Ada:120:2;Bo:120:4;Cy:118:1;Dora:97:3', {
      count: SEATS,
      samples: ['Ada:90;Bo:89', 'Ada:9:1;Bo:9:2', 'Ada:9;Bo:9:1', 'Ada:1:1;Ada:2:2'],
    }),
    seatsAt((name) => makeStanding({ name, points: '', card: '' })),
  ),
});

const SAYS = {
  'most-points': 'sno.game-end.tie',
  tied: 'sno.game-end.tie',
  'highest-card': 'sno.game-end.tie',
  'same-card': 'sno.order.new-cards',
  'no-such-card': 'sno.order.new-cards',
  'card-missing': 'sno.game-end.last-cards',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

export interface TieBreakValue {
  readonly winner: string;
  readonly points: number;
  /** Names of all who have the most points. */
  readonly tied: readonly string[];
  /** Everyone from the first to the last; equals by the higher card, where it is told. */
  readonly ranking: readonly Standing[];
}

const NOBODY: Standing = { name: '', points: 0, card: undefined };

/** Who wins: the most points, and among equals the highest play-order card. */
const winning = ({ table }: Checked<typeof FORM>) => {
  const seats = withLastCard(table);
  const ranking = byCard(seats).toSorted((a, b) => b.points - a.points);
  const { name, points, card } = nth(ranking, 0, NOBODY);
  const first = ranking.filter((each) => each.points === points);
  const tied = first.map((each) => each.name);
  const value: TieBreakValue = { winner: name, points, tied, ranking };
  return ruled(
    [
      ...sameCard(table),
      ...noSuchCard(table),
      ...cardMissing(first, { points, left: cardsLeft(seats) }),
    ],
    {
      value,
      lines: [
        tied.length === 1
          ? say('most-points', { name, points })
          : say('tied', { names: tied, points }),
        ...when(tied.length > 1, say('highest-card', { name, card: card ?? 0 })),
      ],
    },
  );
};

export const tieBreak = question({ form: FORM, says: SAYS, rule: winning });

/** The cards that nobody told: there is one for each player. */
const cardsLeft = (standings: readonly Standing[]): readonly number[] => {
  const told = standings.map(({ card }) => card);
  return standings.map((_, i) => i + 1).filter((card) => !told.includes(card));
};

/** A single card that is not told is the one that nobody else has. */
const withLastCard = (standings: readonly Standing[]): readonly Standing[] => {
  const [last, ...others] = cardsLeft(standings);
  return others.length > 0
    ? standings
    : standings.map((each) => ({ ...each, card: each.card ?? last }));
};

/** Higher cards first, as when sets are chosen; cards not told come last. */
const byCard = (standings: readonly Standing[]): readonly Standing[] => [
  ...choosingOrder(
    standings.flatMap(({ name, points, card }) =>
      card === undefined ? [] : [{ name, points, card }],
    ),
  ),
  ...standings.filter(({ card }) => card === undefined),
];

/** Every card is there once. */
const sameCard = (standings: readonly Standing[]) =>
  [...new Set(standings.flatMap(({ card }) => card ?? []))].flatMap((card) => {
    const names = standings.filter((each) => each.card === card).map(({ name }) => name);
    return names.length > 1 ? [say('same-card', { card, names })] : [];
  });

/** There are as many cards as players. */
const noSuchCard = (standings: readonly Standing[]) => {
  const players = standings.length;
  return standings.flatMap(({ name, card = 0 }) =>
    when(card > players, say('no-such-card', { name, card, players })),
  );
};

/** Players tied for victory tell their cards, unless one of them has a higher one than any not told. */
const cardMissing = (first: readonly Standing[], { points, left }: Tie) => {
  const names = first.filter(({ card }) => card === undefined).map(({ name }) => name);
  const highest = Math.max(...first.map(({ card = 0 }) => card));
  const isSettled = first.length === 1 || left.every((card) => card < highest);
  return isSettled || names.length === 0 ? [] : [say('card-missing', { names, points })];
};

interface Tie {
  readonly points: number;
  /** Cards not told. */
  readonly left: readonly number[];
}
