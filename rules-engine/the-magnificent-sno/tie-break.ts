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
import { form, notation, type Checked } from '../core/form.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import type { SnoClause } from './clauses.ts';
import { POINTS, SEATS } from './data.ts';
import { differentNames, makeSeat, ofTable, parseName, seatTexts } from './seats.ts';
import {
  cardViolations,
  firstOf,
  leaders,
  ranked,
  STANDING_SAYS,
  undecided,
  winnerLines,
  type Standing,
} from './standing.ts';

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
  table: ofTable(
    notation(parseStandings, 'Ada:120:2;Bo:120:4;Cy:118:1;Dora:97:3', {
      count: SEATS,
      samples: ['Ada:90;Bo:89', 'Ada:9:1;Bo:9:2', 'Ada:9;Bo:9:1', 'Ada:1:1;Ada:2:2'],
    }),
    (name) => makeStanding({ name, points: '', card: '' }),
  ),
});

const SAYS = {
  ...STANDING_SAYS,
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

/** Who wins: the most points, and among equals the highest play-order card. */
const winning = ({ table }: Checked<typeof FORM>) => {
  const ranking = ranked(table);
  const first = leaders(ranking);
  const { name, points } = firstOf(ranking);
  const missing = undecided(ranking);
  const value: TieBreakValue = {
    winner: name,
    points,
    tied: first.map((each) => each.name),
    ranking,
  };
  return ruled(
    [
      ...cardViolations(table),
      ...when(missing.length > 0, say('card-missing', { names: missing, points })),
    ],
    { value, lines: winnerLines(first) },
  );
};

export const tieBreak = question({ form: FORM, says: SAYS, rule: winning });
