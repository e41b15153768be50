import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  collectAll,
  itemsIn,
  missing,
  option,
  unreadable,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import {
  amount,
  choice,
  form,
  notation,
  optionalAmount,
  reading,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { SUPPLY_SAYS, trainersGained } from './box.ts';
import type { SnoClause } from './clauses.ts';
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
  type Hue,
} from './data.ts';
import { gemCount } from './gems.ts';
import {
  anyGems,
  belowZero,
  POINTS_SAYS,
  pointsShortage,
  settle,
  shortages,
  type Amounts,
  type Settlement,
} from './holdings.ts';
import { gemAmounts, NO_GEMS, optionalGemAmounts, parseAmounts, type Gems } from './notation.ts';

/** One side of a double arrow. */
export interface ArrowSide {
  readonly gems: number;
  readonly coins: number;
  readonly trainers: number;
  readonly points: number;
}

/** A side as `gems/coins/trainers/points`. An arrow leads from something to something. */
const parseSide = (
  field: string,
  text: string,
): Field<ArrowSide, 'not-so-many-amounts' | 'empty-side'> => {
  const read = parseAmounts(field, text, { count: 4, each: ARROW_AMOUNT });
  if (!read.ok) return read;
  const [gems = 0, coins = 0, trainers = 0, points = 0] = read.value;
  return gems + coins + trainers + points === 0
    ? unreadable(field, text.trim(), { reason: 'empty-side' })
    : ok({ gems, coins, trainers, points });
};

const parseHues = (field: string, text: string): Field<readonly Hue[], never> =>
  collectAll(itemsIn(text).map((word) => option(field, word, HUES)));

/** One color does for all gems gained; else there is one for each. */
const gainOf = (hues: readonly Hue[], gems: number): Field<readonly Hue[], never> => {
  const [first] = hues;
  if (gems === 0) return ok([]);
  if (first === undefined) return missing('gain');
  if (hues.length === 1) return ok(Array.from({ length: gems }, () => first));
  return hues.length === gems
    ? ok(hues)
    : wrongCount('gain', hues.length, { min: gems, max: gems });
};

const FORM = form(
  {
    /** The two sides of the arrow. */
    left: notation(parseSide, '1/2/0/0', { samples: ['2/0/0/0', '0/3/0/0', '1/1/1/1'] }),
    right: notation(parseSide, '0/0/1/0', { samples: ['2/0/0/0', '0/3/0/0', '0/0/1/4'] }),
    /** From left to right, or back. */
    direction: choice(DIRECTIONS),
    /** What the player has; blank points are not told. */
    gems: gemAmounts('1/1/1/0', STORAGE),
    coins: amount(AMOUNT, '6'),
    trainers: amount(TRAINERS, '1'),
    points: optionalAmount(POINTS),
    /** The gems paid, by color; blank is colored ones first. */
    pay: optionalGemAmounts(),
    /** Color of the gems gained, or one color for each. */
    gain: notation(parseHues, 'green', { options: HUES }),
    floor: reading('sno.pay.below-zero', FLOORS),
  },
  ({ left, right, direction, gems, coins, trainers, points, pay, gain: hues, floor }) => {
    const { from, to } = along(left, right, direction);
    const printed = isSide(left, DOUBLE_ARROW.left) && isSide(right, DOUBLE_ARROW.right);
    const gain = gainOf(hues, to.gems);
    const held = { gems, coins, trainers, points };
    return gain.ok
      ? ok({ from, to, direction, printed, held, pay, gain: gain.value, floor })
      : gain;
  },
);

/** The printed arrow there and back, or any other. */
const ARROWS = [
  'sno.bonus.trainer',
  'sno.bonus.trainer-back',
  'sno.bonus.double-arrow',
] as const satisfies readonly SnoClause[];

const SAYS = {
  ...POINTS_SAYS,
  ...SUPPLY_SAYS,
  convert: ARROWS,
  'both-ways': 'sno.bonus.double-arrow',
  'clear-pays': 'sno.gems.clear-pays',
  'gems-untold': ARROWS,
  'coloured-gained': 'sno.gems.coloured',
  excess: 'sno.gems.storage',
  'not-enough': ARROWS,
  'wrong-payment': ARROWS,
  'gem-not-held': ARROWS,
  'clear-gained': 'sno.gems.coloured',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Conversion = Checked<typeof FORM>;

export interface ConversionValue extends Settlement {
  readonly direction: Direction;
  readonly printed: boolean;
  readonly paid: Amounts;
  readonly gained: Amounts;
}

/** One conversion of a double arrow, in either direction. */
const convert = (made: Conversion) => {
  const { from, to, direction, printed, held } = made;
  const paid = paidFor(made);
  const gained = gainedFor(made);
  const settled = settle(held, paid, gained);
  const value: ConversionValue = { direction, printed, paid, gained, ...settled };
  return ruled([...payViolations(made), ...gainViolations(made), ...noNinth(made)], {
    value,
    lines: [
      say('convert', { from, to }, arrowClause(made)),
      say('both-ways', { direction }),
      ...gemLines(made),
      ...excessLines(settled.excess),
      ...belowZero(settled.after, paid),
    ],
  });
};

export const conversions = question({ form: FORM, says: SAYS, rule: convert });

interface Arrow {
  readonly from: ArrowSide;
  readonly to: ArrowSide;
}

const along = (left: ArrowSide, right: ArrowSide, direction: Direction): Arrow =>
  direction === 'forth' ? { from: left, to: right } : { from: right, to: left };

/** The two sides as they stand in the fields, whatever the other fields hold. */
export const arrowIn = ({
  left,
  right,
  direction,
}: Readonly<Record<'left' | 'right' | 'direction', string>>): Arrow | undefined => {
  const sides = [parseSide('left', left), parseSide('right', right)] as const;
  const way = option('direction', direction, DIRECTIONS);
  return sides[0].ok && sides[1].ok && way.ok
    ? along(sides[0].value, sides[1].value, way.value)
    : undefined;
};

const isSide = (a: ArrowSide, b: ArrowSide): boolean =>
  a.gems === b.gems && a.coins === b.coins && a.trainers === b.trainers && a.points === b.points;

const arrowClause = ({ printed, direction }: Conversion): (typeof ARROWS)[number] => {
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

const payViolations = (made: Conversion) => {
  const { from, held, floor } = made;
  // The side's number of gems counts, not the gems chosen: those are checked one by one.
  const due = { ...from, gems: { ...NO_GEMS, clear: from.gems } };
  return [
    ...shortages(held, due).map((shortage) => say('not-enough', shortage, arrowClause(made))),
    ...choiceViolations(made),
    ...pointsShortage(held, due, floor),
  ];
};

const choiceViolations = (made: Conversion) => {
  const { from, held, pay } = made;
  const clause = arrowClause(made);
  if (pay === undefined || from.gems === 0) return [];
  const paid = gemCount(pay);
  return [
    ...when(paid !== from.gems, say('wrong-payment', { paid, needed: from.gems }, clause)),
    ...HUES.filter((gem) => pay[gem] > held.gems[gem]).map((gem) =>
      say('gem-not-held', { gem, amount: pay[gem], held: held.gems[gem] }, clause),
    ),
  ];
};

const gainViolations = ({ gain }: Conversion) => {
  const gems = gain.filter((hue) => hue === 'clear').length;
  return when(gems > 0, say('clear-gained', { gems }));
};

/** The trainers paid are back in the supply by then. */
const noNinth = ({ from, to, held }: Conversion) =>
  trainersGained(Math.max(0, held.trainers - from.trainers), to.trainers);

const gemLines = (made: Conversion) => {
  const { clear } = paidFor(made).gems;
  const { gain: gained } = made;
  return [
    ...untoldGems(made),
    ...when(clear > 0, say('clear-pays', { amount: clear })),
    ...when(gained.length > 0, say('coloured-gained', { gained })),
  ];
};

/** Which gems are paid is the player's choice, where there are others. */
const untoldGems = (made: Conversion) => {
  const { from, held, pay } = made;
  const hues = HUES.filter((hue) => held.gems[hue] > 0);
  const isChoice = from.gems > 0 && hues.length > 1 && gemCount(held.gems) > from.gems;
  return when(pay === undefined && isChoice, say('gems-untold', {}, arrowClause(made)));
};

const excessLines = (excess: Gems) =>
  HUES.filter((gem) => excess[gem] > 0).map((gem) => {
    const amount = excess[gem];
    return say('excess', { gem, amount, coins: amount * COINS_PER_EXCESS_GEM });
  });
