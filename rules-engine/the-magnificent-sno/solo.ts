import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  numeral,
  option,
  optionalWhole,
  whole,
  wholeOrZero,
  wholes,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  CLEAR_DICE,
  DICE_PER_WHITE_POSTER,
  EMPTY_DECKS,
  POINTS,
  ROUNDS,
  SOLO_EVERY,
  SOLO_TITLES,
  SOLO_TURNS,
  WHITE_DECK,
  YES_NO,
  type EmptyDeck,
  type Round,
  type SoloEvery,
} from './data.ts';
import type { SnoLine } from './line.ts';

export interface RawSolo {
  readonly round: string;
  /** The turn about to be taken. */
  readonly turn: string;
  readonly module: string;
  /** Turns of this round before which the white poster was discarded: `1,2`. */
  readonly discarded: string;
  /** Face-down white posters left. */
  readonly whiteDeck: string;
  /** Clear dice on the main tent. */
  readonly clearDice: string;
  /** Clear dice on the player's master cards; blank is none. */
  readonly ownClear: string;
  /** Points at the end: they alone are asked for then. Blank: the discard is. */
  readonly points: string;
  readonly every: string;
  readonly emptyDeck: string;
}

export const SOLO_START: RawSolo = {
  round: '1',
  turn: '1',
  module: 'no',
  discarded: '',
  whiteDeck: '17',
  clearDice: '2',
  ownClear: '0',
  points: '',
  every: 'turn',
  emptyDeck: 'standard',
};

export type Solo = Parsed<
  {
    readonly round: Round;
    readonly turn: number;
    readonly turns: number;
    readonly discarded: readonly number[];
    readonly whiteDeck: number;
    readonly clearDice: number;
    readonly ownClear: number;
    readonly points: number | undefined;
    readonly every: SoloEvery;
    readonly emptyDeck: EmptyDeck;
  },
  'Solo'
>;

export type SoloTitle = (typeof SOLO_TITLES)[number]['title'] | 'none';

export interface SoloValue {
  readonly round: Round;
  readonly turn: number;
  /** Clear dice on the main tent, after the discard if it is asked for. */
  readonly clearDice: number;
  /** Face-down white posters after the display is filled again. */
  readonly whiteDeck: number;
  /** Whether a white poster fills the display again; how an empty deck is met is open. */
  readonly refilled: boolean;
  /** What the final points are worth; `undefined` if the discard is asked for. */
  readonly title: SoloTitle | undefined;
}

export type SoloLine =
  | SnoLine<'sno.solo.clear-die', 'clear-die', { before: number; after: number }>
  | SnoLine<'sno.solo.roll', 'roll'>
  | SnoLine<'sno.solo.refill', 'refilled', { before: number; after: number }>
  | SnoLine<'sno.solo.empty-deck', 'empty-deck', { reading: EmptyDeck }>
  | SnoLine<'sno.solo.how-often', 'how-often', { reading: SoloEvery; discarded: number }>
  | SnoLine<
      'sno.solo.goal',
      'title',
      { points: number; title: SoloTitle; next: number | undefined }
    >;

export type SoloViolation =
  | SnoLine<'sno.solo.clear-die', 'before-this-turn', { turn: number }>
  | SnoLine<'sno.solo.clear-die', 'later-turn', { turn: number; later: number }>
  | SnoLine<'sno.solo.five-clear', 'no-die-left', { dice: number; onTent: number; own: number }>
  | SnoLine<'sno.solo.five-clear', 'too-many-dice', { dice: number; entered: number }>
  | SnoLine<'sno.solo.empty-deck', 'deck-empty', { reading: EmptyDeck }>
  | SnoLine<'sno.solo.how-often', 'once-a-round', { reading: SoloEvery; discarded: number }>
  | SnoLine<'sno.solo.how-often', 'first-turn-only', { reading: SoloEvery; turn: number }>
  | SnoLine<'sno.module.turns', 'no-such-turn', { turn: number; turns: number }>;

export const parseSolo = (raw: RawSolo): Field<Solo> => {
  const turns = { min: 1, max: SOLO_TURNS.yes };
  const fields = collect({
    round: numeral('round', raw.round, ROUNDS),
    turn: whole('turn', raw.turn, turns),
    module: option('module', raw.module, YES_NO),
    discarded: wholes('discarded', raw.discarded, {
      each: turns,
      count: { min: 0, max: turns.max },
    }),
    whiteDeck: whole('whiteDeck', raw.whiteDeck, WHITE_DECK),
    clearDice: whole('clearDice', raw.clearDice, CLEAR_DICE),
    ownClear: wholeOrZero('ownClear', raw.ownClear, CLEAR_DICE),
    points: optionalWhole('points', raw.points, POINTS),
    every: option('every', raw.every, SOLO_EVERY),
    emptyDeck: option('emptyDeck', raw.emptyDeck, EMPTY_DECKS),
  });
  if (!fields.ok) return fields;
  const { module, ...rest } = fields.value;
  return ok(parsed({ ...rest, turns: SOLO_TURNS[module] }));
};

/** The white poster of the display for a clear die before a turn of a solo game, or what its points are worth. */
export const solo = (asked: Solo): Ruling<SoloValue, SoloLine, SoloViolation> => {
  const { round, turn, whiteDeck, clearDice, points } = asked;
  if (points !== undefined) {
    const title = soloTitle(points);
    return ok({
      value: { round, turn, clearDice, whiteDeck, refilled: false, title },
      lines: [titleLine(points)],
    });
  }
  const refilled = whiteDeck > 0;
  const value: SoloValue = {
    round,
    turn,
    clearDice: clearDice + DICE_PER_WHITE_POSTER,
    whiteDeck: refilled ? whiteDeck - 1 : 0,
    refilled,
    title: undefined,
  };
  return ruled(soloViolations(asked), { value, lines: soloLines(asked, value) });
};

export const askSolo = asks(parseSolo, solo);

/** What a score is worth in the solo game. */
export const soloTitle = (points: number): SoloTitle =>
  SOLO_TITLES.find((title) => points >= title.points)?.title ?? 'none';

const soloViolations = (asked: Solo): readonly SoloViolation[] => {
  const { turn, turns, discarded, whiteDeck, every, emptyDeck } = asked;
  const later = discarded.filter((each) => each > turn);
  const isSpent = every === 'round' && discarded.some((each) => each < turn);
  const violations: readonly (readonly [boolean, SoloViolation])[] = [
    [turn > turns, { clause: 'sno.module.turns', code: 'no-such-turn', turn, turns }],
    [
      whiteDeck === 0 && emptyDeck === 'no',
      { clause: 'sno.solo.empty-deck', code: 'deck-empty', reading: emptyDeck },
    ],
    [discarded.includes(turn), { clause: 'sno.solo.clear-die', code: 'before-this-turn', turn }],
    [
      later.length > 0,
      { clause: 'sno.solo.clear-die', code: 'later-turn', turn, later: Math.max(0, ...later) },
    ],
    [
      isSpent,
      {
        clause: 'sno.solo.how-often',
        code: 'once-a-round',
        reading: every,
        discarded: Math.min(...discarded, turn),
      },
    ],
    [
      every === 'round' && turn > 1 && !isSpent,
      { clause: 'sno.solo.how-often', code: 'first-turn-only', reading: every, turn },
    ],
  ];
  return [
    ...violations.flatMap(([broken, violation]) => (broken ? [violation] : [])),
    ...diceViolations(asked),
  ];
};

/** Both boxes together hold five clear dice. */
const diceViolations = ({ clearDice: onTent, ownClear: own }: Solo): readonly SoloViolation[] => {
  const dice = CLEAR_DICE.max;
  const entered = onTent + own;
  if (entered < dice) return [];
  return entered === dice
    ? [{ clause: 'sno.solo.five-clear', code: 'no-die-left', dice, onTent, own }]
    : [{ clause: 'sno.solo.five-clear', code: 'too-many-dice', dice, entered }];
};

const soloLines = (asked: Solo, value: SoloValue): readonly SoloLine[] => [
  {
    clause: 'sno.solo.clear-die',
    code: 'clear-die',
    before: asked.clearDice,
    after: value.clearDice,
  },
  { clause: 'sno.solo.roll', code: 'roll' },
  value.refilled
    ? {
        clause: 'sno.solo.refill',
        code: 'refilled',
        before: asked.whiteDeck,
        after: value.whiteDeck,
      }
    : { clause: 'sno.solo.empty-deck', code: 'empty-deck', reading: asked.emptyDeck },
  {
    clause: 'sno.solo.how-often',
    code: 'how-often',
    reading: asked.every,
    discarded: asked.discarded.length,
  },
];

const titleLine = (points: number): SoloLine => {
  const next = SOLO_TITLES.findLast((title) => points < title.points)?.points;
  return { clause: 'sno.solo.goal', code: 'title', points, title: soloTitle(points), next };
};
