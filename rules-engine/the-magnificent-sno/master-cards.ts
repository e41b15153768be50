import { asks, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  itemsIn,
  option,
  optionalWhole,
  optionsOf,
  whole,
  wholes,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { largeTiles, optionalCamp, whiteTiles, type Camp } from './camp.ts';
import { bestCross, pairScore, tileScore } from './camp-scoring.ts';
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
  POINTS_PER_COIN,
  POINTS_PER_GEM,
  POINTS_PER_PRINTED_TILE,
  POINTS_PER_WHITE_POSTER,
  POSTERS_LISTED,
  POWER_PER_LOCKED_TRAINER,
  SCORINGS,
  STORAGE,
  TENTS,
  TRAINERS,
  WHITE_POSTER,
  type Color,
  type CrossSpace,
  type DiceValue,
  type Half,
  type Pair,
  type Scoring,
} from './data.ts';
import { gemCount } from './gems.ts';
import {
  NO_GEMS,
  parseAmounts,
  parseByColor,
  parseDice,
  parseGems,
  type ByColor,
  type Die,
  type Gems,
} from './notation.ts';
import { highestOf } from './payment.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { sheetLines, type SheetLine } from './sheet-lines.ts';

export interface RawMasterCards {
  /** Kinds of scoring on the cards you hold; blank asks for all of them. */
  readonly cards: string;
  readonly dice: string;
  /** Trainers locked on each colour, `0/2/0`; blank is none. */
  readonly locked: string;
  readonly camp: string;
  readonly pair: string;
  readonly large: string;
  readonly white: string;
  /** Completed posters: tiles of the card's colour and coins printed on each, `w` before a white one: `2/3,w0/2`. */
  readonly posters: string;
  /** Gems you choose to discard. */
  readonly gems: string;
  readonly tents: string;
  /** Points for each tent on the card; blank: no such card. */
  readonly perTent: string;
  /** Full points of each extra master card: `11,8`. */
  readonly extra: string;
  readonly cross: string;
  readonly diceValue: string;
  readonly half: string;
}

export const MASTER_CARDS_START: RawMasterCards = {
  cards: '',
  dice: 'g5,g4,p6,c6',
  locked: '0/0/0',
  camp: '',
  pair: 'purple-green',
  large: '3',
  white: '2',
  posters: '',
  gems: '0/0/0/0',
  tents: '0',
  perTent: '',
  extra: '',
  cross: 'covered',
  diceValue: 'shown',
  half: 'down',
};

export type MasterCards = Parsed<
  {
    readonly cards: readonly Scoring[];
    readonly dice: readonly Die[];
    readonly locked: ByColor;
    readonly camp: Camp | undefined;
    readonly pair: Pair;
    /** `undefined`: neither counted nor painted. */
    readonly large: number | undefined;
    readonly white: number | undefined;
    readonly posters: readonly Poster[];
    readonly gems: Gems;
    readonly tents: number;
    readonly perTent: number | undefined;
    readonly extra: readonly number[];
    readonly cross: CrossSpace;
    readonly diceValue: DiceValue;
    readonly half: Half;
  },
  'MasterCards'
>;

/** A completed poster, and what it prints that some card counts. */
interface Poster {
  readonly isWhite: boolean;
  /** Camp tiles of the card's colour. */
  readonly tiles: number;
  readonly coins: number;
}

export const parseMasterCards = (raw: RawMasterCards): Field<MasterCards> => {
  const fields = collect({
    cards: optionsOf('cards', raw.cards, SCORINGS),
    dice: parseDice('dice', raw.dice, DICE_EACH),
    locked: parseLocked(raw.locked),
    camp: optionalCamp('camp', raw.camp),
    pair: option('pair', raw.pair, PAIRS),
    large: optionalWhole('large', raw.large, AMOUNT),
    white: optionalWhole('white', raw.white, AMOUNT),
    posters: parsePosters(raw.posters),
    gems: parseGems('gems', raw.gems, STORAGE),
    tents: whole('tents', raw.tents, TENTS),
    perTent: optionalWhole('perTent', raw.perTent, AMOUNT),
    extra: wholes('extra', raw.extra, { each: CARD_POINTS, count: EXTRA_CARDS }),
    cross: option('cross', raw.cross, CROSS_SPACES),
    diceValue: option('diceValue', raw.diceValue, DICE_VALUES),
    half: option('half', raw.half, HALVES),
  });
  if (!fields.ok) return fields;
  const { camp, large, white, cards } = fields.value;
  return ok(
    parsed({
      ...fields.value,
      cards: cards.length > 0 ? cards : SCORINGS,
      large: large ?? (camp && largeTiles(camp)),
      white: white ?? (camp && whiteTiles(camp)),
    }),
  );
};

const parseLocked = (text: string): Field<ByColor> =>
  text.trim() === '' ? ok(NO_GEMS) : parseByColor('locked', text, TRAINERS);

const parsePosters = (text: string): Field<readonly Poster[]> => {
  const items = itemsIn(text);
  return items.length > POSTERS_LISTED.max
    ? wrongCount('posters', items.length, POSTERS_LISTED)
    : collectAll(items.map(parsePoster));
};

const parsePoster = (item: string): Field<Poster> => {
  const isWhite = item.startsWith(WHITE_POSTER);
  const amounts = item.slice(isWhite ? WHITE_POSTER.length : 0);
  const read = parseAmounts('posters', amounts, { count: 2, each: AMOUNT });
  if (!read.ok) return read;
  const [tiles = 0, coins = 0] = read.value;
  return ok({ isWhite, tiles, coins });
};

/** A score sheet of the new kinds of scoring, and what extra master cards give at the end. */
export const masterCards = (asked: MasterCards): Ruling<Sheet, SheetLine, never> => {
  const { camp, large, white, cross, pair, diceValue, half, extra } = asked;
  const rows = asked.cards.map((scoring): SheetRow => ({
    scoring,
    points: SCORERS[scoring](asked),
  }));
  const sheet: Sheet = {
    rows,
    best: bestOf(rows),
    highest: highestDice(asked, diceValue),
    highestOtherwise: otherwise(asked),
    clearDice: asked.dice.filter(({ hue }) => hue === 'clear').length,
    cross: camp && bestCross(camp, cross),
    pairs: camp && pairScore(camp, pair),
    large,
    white,
    whitePosters: whitesAmong(asked.posters),
    printedTiles: asked.posters.map(({ tiles }) => tiles),
    posterCoins: asked.posters.map(({ coins }) => coins).filter((coins) => coins > 0),
    gems: gemCount(asked.gems),
    clearGems: asked.gems.clear,
    tents: asked.tents,
    perTent: asked.perTent,
    extra: extra.map((full) => ({ full, half: halfOf(full, half) })),
    extraPoints: sum(extra.map((full) => halfOf(full, half))),
    readings: { cross, diceValue, half },
  };
  return ok({ value: sheet, lines: sheetLines(sheet) });
};

export const askMasterCards = asks(parseMasterCards, masterCards);

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

/** The highest die of each colour, as it lies or raised by the trainers locked on its colour. */
const highestDice = (
  { dice, locked }: Pick<MasterCards, 'dice' | 'locked'>,
  reading: DiceValue,
): ByColor => {
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

/** Points of each kind of scoring; `undefined` where the description does not say enough. */
const SCORERS: Readonly<Record<Scoring, (asked: MasterCards) => number | undefined>> = {
  'highest-dice': (asked) => dicePoints(highestDice(asked, asked.diceValue)),
  large: ({ large, white }) =>
    large === undefined || white === undefined ? undefined : tileScore(large, white).largePoints,
  white: ({ white }) => (white === undefined ? undefined : tileScore(0, white).whitePoints),
  cross: ({ camp, cross }) => camp && (bestCross(camp, cross)?.points ?? 0),
  pairs: ({ camp, pair }) => camp && pairScore(camp, pair).points,
  'white-posters': ({ posters }) => whitesAmong(posters) * POINTS_PER_WHITE_POSTER,
  'printed-tiles': ({ posters }) =>
    sum(posters.map(({ tiles }) => tiles)) * POINTS_PER_PRINTED_TILE,
  coins: ({ posters }) => sum(posters.map(({ coins }) => coins)) * POINTS_PER_COIN,
  gems: ({ gems }) => gemCount(gems) * POINTS_PER_GEM,
  tents: ({ tents, perTent }) => (perTent === undefined ? undefined : tents * perTent),
};
