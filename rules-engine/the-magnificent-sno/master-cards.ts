import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  amounts,
  choice,
  choices,
  form,
  notation,
  optionalAmount,
  reading,
  type Checked,
} from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { TILE_SAYS, TRAINER_SAYS, tilesInCamp, trainersInUse } from './box.ts';
import { largeTiles, optionalCamp, whiteTiles } from './camp.ts';
import { bestCross, pairScore } from './camp-scoring.ts';
import type { SnoClause } from './clauses.ts';
import {
  AMOUNT,
  CARD_POINTS,
  COLORS,
  CROSS_SPACES,
  DICE_EACH,
  DICE_VALUES,
  EXTRA_CARD_DIVISOR,
  EXTRA_CARDS,
  HALVES,
  PAIRS,
  POSTERS_LISTED,
  POWER_PER_LOCKED_TRAINER,
  SCORINGS,
  STORAGE,
  TENTS,
  TRAINERS,
  type Color,
  type DiceValue,
  type Half,
  type Scoring,
} from './data.ts';
import { gemCount } from './gems.ts';
import { coloredDice, colorAmountsOrNone, gemAmounts, type ByColor } from './notation.ts';
import { highestOf } from './payment.ts';
import { parsePosters, type Poster } from './printed-posters.ts';
import { cardPoints, type ScoredCard } from './scored-card.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { SHEET_SAYS, sheetLines } from './sheet-lines.ts';
import { inBoxes } from './supplies.ts';

const FORM = form(
  {
    /** Kinds of scoring on the cards you hold; blank asks for all of them, which makes a long form. */
    cards: choices(SCORINGS, 'highest-dice,large,white'),
    dice: coloredDice(DICE_EACH, 'g5,g4,p6,c6'),
    /** Trainers locked on each color. */
    locked: colorAmountsOrNone('0/0/0', TRAINERS),
    camp: notation(optionalCamp, '', { samples: ['...', '.W./wPg/...', 'Gg.p/o..p'] }),
    pair: choice(PAIRS),
    /** Blank: counted in the camp. */
    large: optionalAmount(AMOUNT, '3'),
    white: optionalAmount(AMOUNT, '2'),
    /** Completed posters. */
    posters: notation(parsePosters, '', {
      count: POSTERS_LISTED,
      samples: ['2/3,w1/2', '0/0', 'w1/0'],
    }),
    /** Gems you choose to discard. */
    gems: gemAmounts('0/0/0/0', STORAGE),
    tents: amount(TENTS, '0'),
    /** Points for each tent on the card; blank: no such card. */
    perTent: optionalAmount(AMOUNT),
    /** Full points of each extra master card: `11,8`. */
    extra: amounts({ each: CARD_POINTS, count: EXTRA_CARDS }),
    cross: reading('sno.scoring.cross-empty', CROSS_SPACES),
    diceValue: reading('sno.scoring.which-dice', DICE_VALUES),
    half: reading('sno.tiles.rounding', HALVES),
  },
  ({ cards, camp, large, white, ...rest }) =>
    ok({
      ...rest,
      camp,
      cards: cards.length > 0 ? cards : SCORINGS,
      isAll: cards.length === 0,
      /** `undefined`: neither counted nor painted. */
      large: large ?? (camp && largeTiles(camp)),
      white: white ?? (camp && whiteTiles(camp)),
    }),
);

type MasterCards = Checked<typeof FORM>;

/** A score sheet of the new kinds of scoring, and what extra master cards give at the end. */
const score = (asked: MasterCards) => {
  const { camp, large, white, posters, cross, pair, diceValue, half } = asked;
  const rows = asked.cards.map((scoring) => ({
    scoring,
    points: cardPoints({ kind: scoring, amounts: COUNTED[scoring](asked) }),
  }));
  const extra = asked.extra.map((full) => ({ full, half: halfOf(full, half) }));
  const sheet: Sheet = {
    rows,
    best: bestOf(rows),
    uncounted: asked.isAll ? [] : uncountedIn(rows),
    highest: highestDice(asked, diceValue),
    highestOtherwise: otherwise(asked),
    clearDice: asked.dice.filter(({ hue }) => hue === 'clear').length,
    cross: camp && bestCross(camp, cross),
    pairs: camp && pairScore(camp, pair),
    large,
    white,
    whitePosters: whitesAmong(posters),
    printedTiles: posters.map(({ tiles }) => tiles),
    posterCoins: posters.map(({ coins }) => coins).filter((coins) => coins > 0),
    gems: gemCount(asked.gems),
    clearGems: asked.gems.clear,
    tents: asked.tents,
    perTent: asked.perTent,
    extra,
    extraPoints: sum(extra.map((card) => card.half)),
    readings: { cross, diceValue, half },
  };
  return ruled(boxViolations(asked), { value: sheet, lines: sheetLines(sheet) });
};

const SAYS = {
  ...SHEET_SAYS,
  ...TILE_SAYS,
  ...TRAINER_SAYS,
  'too-many-white-posters': 'sno.components.white-posters',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

export const masterCards = question({ form: FORM, says: SAYS, rule: score });

/** More tiles, trainers or white posters than there are. */
const boxViolations = ({ large, white, locked, posters }: MasterCards) => {
  const all = inBoxes('white-posters');
  const whites = whitesAmong(posters);
  return [
    ...tilesInCamp(large, white),
    ...trainersInUse(locked),
    ...when(whites > all, say('too-many-white-posters', { whites, all })),
  ];
};

/** Half the points of an extra master card; what becomes of the half point is open. */
export const halfOf = (full: number, reading: Half): number => {
  const half = full / EXTRA_CARD_DIVISOR;
  switch (reading) {
    case 'down':
      return Math.floor(half);
    case 'up':
      return Math.ceil(half);
    case 'exact':
      return half;
  }
};

const whitesAmong = (posters: readonly Poster[]): number =>
  posters.filter(({ isWhite }) => isWhite).length;

const bestOf = (rows: readonly SheetRow[]): Sheet['best'] => {
  const most = Math.max(0, ...rows.map(({ points }) => points ?? 0));
  return most === 0
    ? []
    : rows.filter(({ points }) => points === most).map(({ scoring }) => scoring);
};

/** Rows that lack something: a camp, a number of tiles, the points of a tent. */
const uncountedIn = (rows: readonly SheetRow[]): Sheet['uncounted'] =>
  rows.filter(({ points }) => points === undefined).map(({ scoring }) => scoring);

/** The highest die of each color, as it lies or raised by the trainers locked on its color. */
const highestDice = ({ dice, locked }: MasterCards, reading: DiceValue): ByColor => {
  const highest = (color: Color): number => {
    const value = highestOf(dice, color);
    return value === 0 || reading === 'shown'
      ? value
      : value + locked[color] * POWER_PER_LOCKED_TRAINER;
  };
  return { orange: highest('orange'), green: highest('green'), purple: highest('purple') };
};

const dicePoints = (highest: ByColor): number => sum(COLORS.map((color) => highest[color]));

/** What the dice score by the other reading, if that differs. */
const otherwise = (asked: MasterCards): number | undefined => {
  const other = dicePoints(highestDice(asked, asked.diceValue === 'shown' ? 'raised' : 'shown'));
  return other === dicePoints(highestDice(asked, asked.diceValue)) ? undefined : other;
};

/** What each kind of scoring counts; `undefined` where the description does not say enough. */
const COUNTED: Readonly<Record<Scoring, (asked: MasterCards) => ScoredCard['amounts']>> = {
  'highest-dice': (asked) => Object.values(highestDice(asked, asked.diceValue)),
  large: ({ large, white }) => [large, white],
  white: ({ white }) => [white],
  cross: ({ camp, cross }) => {
    const { row = [], column = [] } = (camp && bestCross(camp, cross)) ?? {};
    return camp ? [row.length, column.length] : [undefined];
  },
  pairs: ({ camp, pair }) => [camp && pairScore(camp, pair).pairs.length],
  'white-posters': ({ posters }) => [whitesAmong(posters)],
  'printed-tiles': ({ posters }) => posters.map(({ tiles }) => tiles),
  coins: ({ posters }) => posters.map(({ coins }) => coins),
  gems: ({ gems }) => [gemCount(gems)],
  tents: ({ tents, perTent }) => [tents, perTent],
};
