import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  amountOrZero,
  amounts,
  atTable,
  form,
  numeral,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  CLEAR_DICE,
  DICE_PER_WHITE_POSTER,
  EMPTY_DECKS,
  POINTS,
  ROUNDS,
  SOLO_EVERY,
  SOLO_TURNS,
  WHITE_DECK,
  type Round,
} from './data.ts';
import { SOLO_TITLE_SAYS, soloTitle, soloTitleLine, type SoloTitle } from './solo-title.ts';

const TURNS = { min: 1, max: SOLO_TURNS.yes };

const FIELDS = {
  round: numeral(ROUNDS, 1),
  /** The turn about to be taken. */
  turn: amount(TURNS, '1'),
  module: atTable(yesNo()),
  /** Turns of this round before which the white poster was discarded: `1,2`. */
  discarded: amounts({ each: TURNS, count: { min: 0, max: TURNS.max } }),
  /** Face-down white posters left. */
  whiteDeck: amount(WHITE_DECK, '17'),
  /** Clear dice on the main tent. */
  clearDice: amount(CLEAR_DICE, '2'),
  /** Clear dice on the player's master cards; blank is none. */
  ownClear: amountOrZero(CLEAR_DICE),
  /** Points at the end: they alone are asked for then. Blank: the discard is. */
  points: optionalAmount(POINTS),
  every: reading('sno.solo.how-often', SOLO_EVERY),
  emptyDeck: reading('sno.solo.empty-deck', EMPTY_DECKS),
};

const FORM = form(FIELDS, ({ module, ...rest }) =>
  ok({ ...rest, turns: SOLO_TURNS[module ? 'yes' : 'no'] }),
);

const SAYS = {
  'clear-die': 'sno.solo.clear-die',
  roll: 'sno.solo.roll',
  refilled: 'sno.solo.refill',
  'empty-deck': 'sno.solo.empty-deck',
  'how-often': 'sno.solo.how-often',
  ...SOLO_TITLE_SAYS,
  'before-this-turn': 'sno.solo.clear-die',
  'later-turn': 'sno.solo.clear-die',
  'no-die-left': 'sno.solo.five-clear',
  'too-many-dice': 'sno.solo.five-clear',
  'not-taken-yet': 'sno.turn.four',
  'deck-empty': 'sno.solo.empty-deck',
  'once-a-round': 'sno.solo.how-often',
  'first-turn-only': 'sno.solo.how-often',
  'no-such-turn': 'sno.module.turns',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Solo = Checked<typeof FORM>;

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
  /** The final points; 0 if the discard is asked for. */
  readonly points: number;
}

/** The white poster of the display for a clear die before a turn of a solo game, or what its points are worth. */
const discardOrScore = (asked: Solo) => {
  const { points } = asked;
  const value = points === undefined ? discard(asked) : score(asked, points);
  return ruled(points === undefined ? violations(asked) : [], {
    value,
    lines: [...(points === undefined ? lines(asked, value) : [soloTitleLine(points)])],
  });
};

export const snoSolo = question({ form: FORM, says: SAYS, rule: discardOrScore });

const discard = ({ round, turn, whiteDeck, clearDice }: Solo): SoloValue => ({
  round,
  turn,
  clearDice: clearDice + DICE_PER_WHITE_POSTER,
  whiteDeck: Math.max(0, whiteDeck - 1),
  refilled: whiteDeck > 0,
  title: undefined,
  points: 0,
});

const score = ({ round, turn, whiteDeck, clearDice }: Solo, points: number): SoloValue => ({
  round,
  turn,
  clearDice,
  whiteDeck,
  refilled: false,
  title: soloTitle(points),
  points,
});

const violations = (asked: Solo) => {
  const { turn, turns, discarded, whiteDeck, emptyDeck } = asked;
  const later = Math.max(...discarded, 0);
  return [
    ...when(turn > turns, say('no-such-turn', { turn, turns })),
    ...when(whiteDeck === 0 && emptyDeck === 'no', say('deck-empty', { reading: emptyDeck })),
    ...when(discarded.includes(turn), say('before-this-turn', { turn })),
    ...when(later > turn, say('later-turn', { turn, later })),
    ...onceARound(asked),
    ...diceViolations(asked),
  ];
};

/** By one reading it is done once a round, before the first turn. */
const onceARound = ({ turn, discarded, every: reading }: Solo) => {
  if (reading !== 'round' || turn === 1) return [];
  const first = Math.min(...discarded, turn);
  return [
    first < turn
      ? say('once-a-round', { reading, discarded: first })
      : say('first-turn-only', { reading, turn }),
  ];
};

/** Both boxes together hold five clear dice. */
const diceViolations = ({ clearDice: onTent, ownClear: own, turn }: Solo) => {
  const dice = CLEAR_DICE.max;
  const entered = onTent + own;
  return [
    ...when(entered === dice, say('no-die-left', { dice, onTent, own })),
    ...when(entered > dice, say('too-many-dice', { dice, entered })),
    // A die is taken in each turn, and all are collected when the round ends.
    ...when(own > turn - 1, say('not-taken-yet', { own, turn, most: turn - 1 })),
  ];
};

const lines = (asked: Solo, value: SoloValue) => [
  say('clear-die', { before: asked.clearDice, after: value.clearDice }),
  say('roll'),
  value.refilled
    ? say('refilled', { before: asked.whiteDeck, after: value.whiteDeck })
    : say('empty-deck', { reading: asked.emptyDeck }),
  say('how-often', { reading: asked.every, discarded: asked.discarded.length }),
];
