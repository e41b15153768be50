import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  collect,
  collectAll,
  optionalWhole,
  unreadable,
  wrongCount,
  type Field,
  type Range,
} from '../core/fields.ts';
import { atTable, choice, form, notation, reading, yesNo, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { BOX_SAYS, boxViolations } from './final-box.ts';
import { FINAL_SAYS, finalLines } from './final-lines.ts';
import type { FinalCard, FinalRow, FinalSeat, FinalValue, Missing } from './final-value.ts';
import type { SnoClause } from './clauses.ts';
import {
  CARD_POINTS,
  CARDS_KEPT,
  CROSS_SPACES,
  DICE_VALUES,
  EXTRA_CARDS,
  HALVES,
  OTHER_CARDS,
  PLAYERS,
  POINTS,
  SEATS,
  TRACK_POINTS,
} from './data.ts';
import { halfOf } from './master-cards.ts';
import { cardPoints, cardsOf, parseCard, type ScoredCard } from './scored-card.ts';
import { differentNames, makeFlawed, makeSeat, ofTable, parseName, seatTexts } from './seats.ts';
import { soloTitle } from './solo-title.ts';
import { cardViolations, firstOf, leaders, ranked, undecided, type Standing } from './standing.ts';

/** The parts of a seat in the order of its text. */
const FINAL_FIELDS = ['name', 'points', 'card', 'last', 'extra', 'base', 'others'] as const;

export type FinalField = (typeof FINAL_FIELDS)[number];

/** A seat as typed, right or half-typed. */
export type FinalTexts = Readonly<Record<FinalField, string>>;

const COLON = parts(':');

const textsOf = ([
  name = '',
  points = '',
  card = '',
  last = '',
  extra = '',
  base = '',
  others = '',
]: readonly string[]): FinalTexts => ({ name, points, card, last, extra, base, others });

/** A name and the points are always there, if only to be filled in. */
const LEAST_PARTS = 2;

/** The parts of a seat; nothing if it has more of them, or fewer. */
export const finalTexts = (seat: string): FinalTexts | undefined => {
  const texts = COLON.of(seat);
  return texts.length < LEAST_PARTS || texts.length > FINAL_FIELDS.length
    ? undefined
    : textsOf(texts);
};

/** The text of a seat; parts that say nothing are left out at its end. */
export const makeFinal = (seat: Partial<FinalTexts>): string => {
  const texts = FINAL_FIELDS.map((field) => seat[field] ?? '');
  return makeSeat(
    texts.slice(0, Math.max(LEAST_PARTS, texts.findLastIndex((text) => text !== '') + 1)),
  );
};

type SeatReason = 'no-name' | 'long-name' | 'same-name' | 'parts' | 'part';

/** Seats `name:points:card:last:extra:base:others`, set apart by `;`. */
const parseSeats = (field: string, text: string): Field<readonly FinalSeat[], SeatReason> => {
  const texts = seatTexts(text);
  if (texts.length < PLAYERS.min || texts.length > PLAYERS.max) {
    return wrongCount(field, texts.length, PLAYERS);
  }
  const seats = collectAll(texts.map((seat, i) => parseSeat(field, seat, i + 1)));
  return seats.ok ? differentNames(field, seats.value) : seats;
};

const parseSeat = (field: string, text: string, seat: number): Field<FinalSeat, SeatReason> => {
  const texts = finalTexts(text);
  if (texts === undefined) {
    return unreadable(field, text.trim(), { where: [seat], reason: 'parts' });
  }
  const at = <T>(part: FinalField, read: (text: string) => Field<T>): Field<T, 'part'> => {
    const found = read(texts[part]);
    const where = [seat, FINAL_FIELDS.indexOf(part) + 1];
    return found.ok
      ? found
      : unreadable(field, makeFlawed(texts.name, texts[part]), { where, reason: 'part' });
  };
  const number = (range: Range) => (part: string) => optionalWhole(field, part, range);
  return collect({
    name: parseName(field, texts.name, seat),
    points: at('points', number(POINTS)),
    card: at('card', number({ min: 1, max: SEATS.max })),
    last: at('last', (part) => (part.trim() === '' ? ok(undefined) : parseCard(field, part))),
    extra: at('extra', (part) => parseCards(field, part, EXTRA_CARDS.max)),
    base: at('base', number(CARD_POINTS)),
    others: at('others', (part) => parseCards(field, part, CARDS_KEPT)),
  });
};

const parseCards = (
  field: string,
  text: string,
  most: number,
): Field<readonly ScoredCard[], never> => {
  const texts = cardsOf(text).filter((card) => card.trim() !== '');
  return texts.length > most
    ? unreadable(field, text)
    : collectAll(texts.map((card) => parseCard(field, card)));
};

/** The part of a seat that a problem is about; nothing if it is about the seat. */
export const finalFlaw = (where: readonly number[] = []): FinalField | undefined =>
  FINAL_FIELDS[(where[1] ?? 0) - 1];

const FORM = form({
  /** Seats `name:points:card:last:extra:base:others`, set apart by `;`; only the name must be told. */
  table: ofTable(
    notation(
      parseSeats,
      'Ada:118:2:large/5::0;Bo:121:4:cross/6/6::0;Cy:124:1:white-posters/2::0;Dora:97:3:other/9::0',
      {
        count: PLAYERS,
        samples: [
          'Ada:90;Bo:89',
          'Ada:100:1:gems/3:other/11:4;Bo:100:2:tents/5/5::8',
          'Flo:210::coins/12:pairs/4,other/7:0',
          'Ada:1:1:large/x;Bo:2:2',
        ],
      },
    ),
    (name) => makeFinal({ name }),
    PLAYERS,
  ),
  track: choice(TRACK_POINTS),
  module: atTable(yesNo()),
  otherCards: reading('sno.game-end.other-cards', OTHER_CARDS),
  half: reading('sno.tiles.rounding', HALVES),
  diceValue: reading('sno.scoring.which-dice', DICE_VALUES),
  cross: reading('sno.scoring.cross-empty', CROSS_SPACES),
});

const SAYS = {
  ...FINAL_SAYS,
  ...BOX_SAYS,
  'no-module': 'sno.tiles.module-only',
  'card-alone': 'sno.solo.no-order-cards',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Final = Checked<typeof FORM>;

/** The end of a whole game: what each player has from what, who wins, and what is still missing. */
const scoring = (asked: Final) => {
  const value = finalValue(asked);
  return ruled([...seatViolations(asked), ...boxViolations(value.rows, asked)], {
    value,
    lines: finalLines(value),
  });
};

export const snoFinalScore = question({ form: FORM, says: SAYS, rule: scoring });

const seatViolations = ({ table, module }: Final) => {
  const extras = table.filter(({ extra }) => extra.length > 0).map(({ name }) => name);
  const [alone] = table;
  return [
    ...when(!module && extras.length > 0, say('no-module', { names: extras })),
    ...(table.length === 1
      ? when(alone?.card !== undefined, say('card-alone', { card: alone?.card ?? 0 }))
      : cardViolations(table)),
  ];
};

const finalValue = (asked: Final): FinalValue => {
  const rows = asked.table.map((seat) => rowOf(asked, seat));
  const { track, module, otherCards, half } = asked;
  return {
    ...decided(rows),
    columns: { last: track === 'before', extra: module, others: otherCards === 'half' },
    readings: { otherCards, half },
  };
};

type Decided = Omit<FinalValue, 'columns' | 'readings'>;

/** Who wins, or the title of who plays alone; nobody while something is missing. */
const decided = (rows: readonly FinalRow[]): Decided => {
  const open = { rows, first: [], waiting: [], winner: undefined, title: undefined };
  if (rows.some(({ missing }) => missing.length > 0)) return { ...open, isFinal: false };
  const ranking = ranked(rows.map(standing));
  const { name, points } = firstOf(ranking);
  const final = { ...open, isFinal: true, first: leaders(ranking) };
  if (rows.length === 1) return { ...final, title: soloTitle(points) };
  const waiting = undecided(ranking);
  const winner = waiting.length > 0 ? undefined : name;
  return { ...final, waiting, winner, rows: placed(rows, ranking, winner) };
};

const standing = ({ name, total = 0, card }: FinalRow): Standing => ({ name, points: total, card });

const rowOf = (asked: Final, seat: FinalSeat): FinalRow => {
  const { track, otherCards } = asked;
  const halved = cardIn((full) => halfOf(full, asked.half));
  const cards = {
    last: track === 'before' && seat.last ? [cardIn((full) => full)(seat.last)] : [],
    extra: seat.extra.map(halved),
    others: otherCards === 'half' ? seat.others.map(halved) : [],
  };
  const { name, card, points, base } = seat;
  return {
    name,
    card,
    track: points,
    base,
    ...cards,
    total: points === undefined ? undefined : sum([points, base ?? 0, ...known(cards)]),
    missing: missingOf(asked, seat, cards),
    place: undefined,
  };
};

/** A card with its points in full, and as they are counted. */
const cardIn =
  (counted: (full: number) => number) =>
  (card: ScoredCard): FinalCard => {
    const full = cardPoints(card);
    return { ...card, full, points: full === undefined ? undefined : counted(full) };
  };

type RowCards = Pick<FinalRow, 'last' | 'extra' | 'others'>;

/** The points of all cards of which enough is told. */
const known = ({ last, extra, others }: RowCards): readonly number[] =>
  [...last, ...extra, ...others].flatMap(({ points }) => points ?? []);

const missingOf = (
  { track, otherCards }: Final,
  { points, base }: FinalSeat,
  { last, extra, others }: RowCards,
): readonly Missing[] => [
  ...when(points === undefined, 'points'),
  ...when(track === 'before' && (last.length === 0 || isOpen(last)), 'last'),
  ...when(isOpen(extra), 'extra'),
  ...when(otherCards === 'half' && (others.length < CARDS_KEPT || isOpen(others)), 'others'),
  ...when(base === undefined, 'base'),
];

const isOpen = (cards: readonly FinalCard[]): boolean =>
  cards.some(({ points }) => points === undefined);

/** Places: the card decides who wins among equals, and nothing else; all others share theirs. */
const placed = (
  rows: readonly FinalRow[],
  ranking: readonly Standing[],
  winner: string | undefined,
): readonly FinalRow[] => {
  const { points: most } = firstOf(ranking);
  return rows.map((row) => {
    const { total = 0 } = row;
    const above = ranking.filter(({ points }) => points > total).length;
    const lostTie = winner !== undefined && total === most && row.name !== winner;
    return {
      ...row,
      card: ranking.find(({ name }) => name === row.name)?.card,
      place: above + (lostTie ? 2 : 1),
    };
  });
};
