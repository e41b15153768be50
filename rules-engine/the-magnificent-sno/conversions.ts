import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  itemsIn,
  missing,
  option,
  optionalWhole,
  unreadable,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  ARROW_AMOUNT,
  COINS_PER_EXCESS_GEM,
  DIRECTIONS,
  DOUBLE_ARROW,
  FLOORS,
  HUES,
  POINTS,
  STORAGE,
  TRAINERS,
  type Direction,
  type Floor,
  type Hue,
} from './data.ts';
import { gemCount } from './gems.ts';
import {
  anyGems,
  pointsShortage,
  settle,
  shortages,
  type Amounts,
  type Holding,
  type PointsShortage,
  type Shortage,
} from './holdings.ts';
import type { SnoLine } from './line.ts';
import { NO_GEMS, optionalGems, parseAmounts, parseGems, type Gems } from './notation.ts';

export interface RawConversion {
  /** The two sides of the arrow, `gems/coins/trainers/points` each. */
  readonly left: string;
  readonly right: string;
  /** From left to right, or back. */
  readonly direction: string;
  /** What the player has; blank points are not told. */
  readonly gems: string;
  readonly coins: string;
  readonly trainers: string;
  readonly points: string;
  /** The gems paid, by colour; blank is coloured ones first. */
  readonly pay: string;
  /** Colour of the gems gained, or one colour for each. */
  readonly gain: string;
  readonly floor: string;
}

export const CONVERSION_START: RawConversion = {
  left: '1/2/0/0',
  right: '0/0/1/0',
  direction: 'forth',
  gems: '1/1/1/0',
  coins: '6',
  trainers: '1',
  points: '',
  pay: '',
  gain: 'green',
  floor: 'none',
};

/** One side of a double arrow. */
export interface ArrowSide {
  readonly gems: number;
  readonly coins: number;
  readonly trainers: number;
  readonly points: number;
}

export type Conversion = Parsed<
  {
    readonly from: ArrowSide;
    readonly to: ArrowSide;
    readonly direction: Direction;
    /** Whether the arrow is the one that the text prints. */
    readonly printed: boolean;
    readonly held: Holding;
    /** Gems chosen to pay with; `undefined` leaves it to the engine. */
    readonly pay: Gems | undefined;
    /** Colours of the gems gained, one for each. */
    readonly gain: readonly Hue[];
    readonly floor: Floor;
  },
  'Conversion'
>;

export interface ConversionValue {
  readonly direction: Direction;
  readonly printed: boolean;
  readonly paid: Amounts;
  readonly gained: Amounts;
  readonly after: Holding;
  /** Gems gained that storage had no room for, and the coins for them. */
  readonly excess: Gems;
  readonly excessCoins: number;
}

type ArrowClause = 'sno.bonus.trainer' | 'sno.bonus.trainer-back' | 'sno.bonus.double-arrow';

export type ConversionLine =
  | SnoLine<ArrowClause, 'convert', { from: ArrowSide; to: ArrowSide }>
  | SnoLine<'sno.bonus.double-arrow', 'both-ways', { direction: Direction }>
  | SnoLine<'sno.gems.clear-pays', 'clear-pays', { amount: number }>
  | SnoLine<'sno.gems.coloured', 'coloured-gained', { gained: readonly Hue[] }>
  | SnoLine<'sno.gems.storage', 'excess', { gem: Hue; amount: number; coins: number }>
  | SnoLine<'sno.pay.below-zero', 'below-zero', { points: number }>;

export type ConversionViolation =
  | SnoLine<ArrowClause, 'not-enough', Shortage>
  | SnoLine<ArrowClause, 'wrong-payment', { paid: number; needed: number }>
  | SnoLine<ArrowClause, 'gem-not-held', { gem: Hue; amount: number; held: number }>
  | SnoLine<'sno.gems.coloured', 'clear-gained', { gems: number }>
  | PointsShortage;

export const parseConversion = (raw: RawConversion): Field<Conversion> => {
  const fields = collect({
    left: parseSide('left', raw.left),
    right: parseSide('right', raw.right),
    direction: option('direction', raw.direction, DIRECTIONS),
    held: collect({
      gems: parseGems('gems', raw.gems, STORAGE),
      coins: whole('coins', raw.coins, AMOUNT),
      trainers: whole('trainers', raw.trainers, TRAINERS),
      points: optionalWhole('points', raw.points, POINTS),
    }),
    pay: optionalGems('pay', raw.pay),
    gain: parseGain(raw.gain),
    floor: option('floor', raw.floor, FLOORS),
  });
  if (!fields.ok) return fields;
  const { left, right, ...rest } = fields.value;
  const [from, to] = rest.direction === 'forth' ? [left, right] : [right, left];
  const printed = isSide(left, DOUBLE_ARROW.left) && isSide(right, DOUBLE_ARROW.right);
  const gain = gainOf(rest.gain, to.gems);
  return gain.ok ? ok(parsed({ ...rest, from, to, printed, gain: gain.value })) : gain;
};

const parseSide = (field: string, text: string): Field<ArrowSide> => {
  const read = parseAmounts(field, text, { count: 4, each: ARROW_AMOUNT });
  if (!read.ok) return read;
  const [gems = 0, coins = 0, trainers = 0, points = 0] = read.value;
  // An arrow leads from something to something.
  return gems + coins + trainers + points === 0
    ? unreadable(field, text.trim(), { reason: 'empty-side' })
    : ok({ gems, coins, trainers, points });
};

const isSide = (a: ArrowSide, b: ArrowSide): boolean =>
  a.gems === b.gems && a.coins === b.coins && a.trainers === b.trainers && a.points === b.points;

const parseGain = (text: string): Field<readonly Hue[]> =>
  collectAll(itemsIn(text).map((word) => option('gain', word, HUES)));

/** One colour does for all gems gained; else there is one for each. */
const gainOf = (hues: readonly Hue[], gems: number): Field<readonly Hue[]> => {
  const [first] = hues;
  if (gems === 0) return ok([]);
  if (first === undefined) return missing('gain');
  if (hues.length === 1) return ok(Array.from({ length: gems }, () => first));
  return hues.length === gems
    ? ok(hues)
    : wrongCount('gain', hues.length, { min: gems, max: gems });
};

/** One conversion of a double arrow, in either direction. */
export const conversion = (
  made: Conversion,
): Ruling<ConversionValue, ConversionLine, ConversionViolation> => {
  const { direction, printed, held } = made;
  const paid = paidFor(made);
  const gained = gainedFor(made);
  const settled = settle(held, paid, gained);
  return ruled([...payViolations(made), ...gainViolations(made)], {
    value: { direction, printed, paid, gained, ...settled },
    lines: [
      { clause: arrowClause(made), code: 'convert', from: made.from, to: made.to },
      { clause: 'sno.bonus.double-arrow', code: 'both-ways', direction },
      ...gemLines(made),
      ...excessLines(settled.excess),
      ...belowZero(settled.after, paid),
    ],
  });
};

export const askConversion = asks(parseConversion, conversion);

const arrowClause = ({ printed, direction }: Conversion): ArrowClause => {
  if (!printed) return 'sno.bonus.double-arrow';
  return direction === 'forth' ? 'sno.bonus.trainer' : 'sno.bonus.trainer-back';
};

const paidFor = ({ from, held, pay }: Conversion): Amounts => ({
  ...from,
  gems: pay !== undefined && from.gems > 0 ? pay : anyGems(held.gems, from.gems),
});

const gainedFor = ({ to, gain }: Conversion): Amounts => ({
  ...to,
  gems: gain.reduce<Gems>((all, hue) => ({ ...all, [hue]: all[hue] + 1 }), NO_GEMS),
});

const payViolations = (made: Conversion): readonly ConversionViolation[] => {
  const { from, held } = made;
  const clause = arrowClause(made);
  // The side's number of gems counts, not the gems chosen: those are checked one by one.
  const due = { ...from, gems: { ...NO_GEMS, clear: from.gems } };
  return [
    ...shortages(held, due).map((shortage): ConversionViolation => ({
      clause,
      code: 'not-enough',
      ...shortage,
    })),
    ...choiceViolations(made),
    ...pointsShortage(held, due, made.floor),
  ];
};

const choiceViolations = (made: Conversion): readonly ConversionViolation[] => {
  const { from, held, pay } = made;
  const clause = arrowClause(made);
  if (pay === undefined || from.gems === 0) return [];
  const paid = gemCount(pay);
  const wrong: ConversionViolation = { clause, code: 'wrong-payment', paid, needed: from.gems };
  return [
    ...(paid === from.gems ? [] : [wrong]),
    ...HUES.filter((gem) => pay[gem] > held.gems[gem]).map((gem): ConversionViolation => ({
      clause,
      code: 'gem-not-held',
      gem,
      amount: pay[gem],
      held: held.gems[gem],
    })),
  ];
};

const gainViolations = ({ gain }: Conversion): readonly ConversionViolation[] => {
  const gems = gain.filter((hue) => hue === 'clear').length;
  return gems === 0 ? [] : [{ clause: 'sno.gems.coloured', code: 'clear-gained', gems }];
};

const gemLines = (made: Conversion): readonly ConversionLine[] => {
  const amount = paidFor(made).gems.clear;
  const gained = made.gain;
  const clear: ConversionLine = { clause: 'sno.gems.clear-pays', code: 'clear-pays', amount };
  const coloured: ConversionLine = { clause: 'sno.gems.coloured', code: 'coloured-gained', gained };
  return [...(amount > 0 ? [clear] : []), ...(gained.length > 0 ? [coloured] : [])];
};

const excessLines = (excess: Gems): readonly ConversionLine[] =>
  HUES.filter((gem) => excess[gem] > 0).map((gem) => ({
    clause: 'sno.gems.storage',
    code: 'excess',
    gem,
    amount: excess[gem],
    coins: excess[gem] * COINS_PER_EXCESS_GEM,
  }));

const belowZero = ({ points }: Holding, paid: Amounts): readonly ConversionLine[] =>
  points !== undefined && points < 0 && paid.points > 0
    ? [{ clause: 'sno.pay.below-zero', code: 'below-zero', points }]
    : [];
