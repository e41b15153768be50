import { saying, when, type Says } from '../core/answer.ts';
import { missing, type Field } from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import {
  CLEAR_DIE_BONUS,
  COLORS,
  HUES,
  POWER_PER_GEM,
  POWER_PER_LOCKED_TRAINER,
  type Color,
  type Hue,
  type Permanent,
} from './data.ts';
import type { ByColor, Die, Gems } from './notation.ts';

/** Everything that makes up the power of a turn. */
export interface PowerSources {
  readonly die: Die;
  /** The color of the turn: the die's own, or the one chosen for a clear die. */
  readonly color: Color;
  /** Dice that lay on the player's master cards before. */
  readonly placed: readonly Die[];
  /** Gems discarded for power. */
  readonly gems: Gems;
  /** Trainers locked on the permanent tiles. */
  readonly locked: ByColor;
  /** The bonus for a clear die. */
  readonly bonus: boolean;
  readonly other: number;
  readonly perDie: Permanent;
}

export interface Power {
  readonly color: Color;
  readonly clear: boolean;
  readonly die: number;
  /** Earlier dice that count, and their sum. */
  readonly earlierDice: readonly number[];
  readonly earlier: number;
  readonly gems: number;
  readonly permanent: number;
  readonly bonus: number;
  readonly other: number;
  readonly total: number;
}

/** Why dice and locked trainers have the power they have. */
export const DICE_SAYS = {
  die: 'sno.power.sum',
  'clear-die': 'sno.power.clear-die',
  earlier: 'sno.power.sum',
  'earlier-clear': 'sno.power.earlier-clear',
  permanent: 'sno.trainers.permanent',
  'permanent-clear': 'sno.trainers.permanent-clear',
  'per-die-reading': 'sno.trainers.per-die',
} as const satisfies Says<SnoClause>;

/** Why a turn has the power it has. */
export const POWER_SAYS = {
  ...DICE_SAYS,
  gems: 'sno.power.gems',
  'gems-with-clear-die': 'sno.power.clear-gems',
  bonus: 'sno.bonus.clear-die',
  'bonus-idle': 'sno.bonus.clear-die',
  other: 'sno.power.sum',
} as const satisfies Says<SnoClause>;

/** What is wrong with gems that are discarded for power. */
export const GEM_SAYS = {
  'wrong-gem': 'sno.power.gems',
  'wrong-gem-with-clear-die': 'sno.power.clear-gems',
  'gem-not-held': 'sno.power.gems',
} as const satisfies Says<SnoClause>;

const say = saying({ ...POWER_SAYS, ...GEM_SAYS });

/** The color of the turn: the die's own, or the one chosen for a clear die, which must be told in `as`. */
export const turnColor = (hue: Hue, as: Color | undefined): Field<Color, never> => {
  const color = hue === 'clear' ? as : hue;
  return color === undefined ? missing('as') : ok(color);
};

/** The power of a turn, part by part. */
export const power = (sources: PowerSources): Power => {
  const { die, color, bonus, other } = sources;
  const earlierDice = valuesOf(sources.placed, color);
  const parts = {
    die: die.value,
    earlier: sum(earlierDice),
    gems: (sources.gems[color] + sources.gems.clear) * POWER_PER_GEM,
    permanent: permanentOf(sources, sources.perDie),
    bonus: bonus && die.hue === 'clear' ? CLEAR_DIE_BONUS : 0,
    other,
  };
  const total = sum(Object.values(parts));
  return { color, clear: die.hue === 'clear', earlierDice, ...parts, total };
};

const valuesOf = (dice: readonly Die[], hue: Hue): readonly number[] =>
  dice.filter((die) => die.hue === hue).map(({ value }) => value);

/** The die taken counts as its color, whatever it is made of; earlier clear dice do not. */
const diceOfColor = ({ placed, color }: PowerSources): number => 1 + valuesOf(placed, color).length;

const permanentOf = (sources: PowerSources, reading: Permanent): number =>
  sources.locked[sources.color] *
  POWER_PER_LOCKED_TRAINER *
  (reading === 'die' ? diceOfColor(sources) : 1);

export const powerLines = (sources: PowerSources) => [
  dieLine(sources),
  ...earlierLines(sources),
  ...gemLines(sources),
  ...permanentLines(sources),
  ...bonusLines(sources),
];

/** The lines of a turn whose power comes from dice and locked trainers alone. */
export const diceLines = (sources: PowerSources) => [
  dieLine(sources),
  ...earlierLines(sources),
  ...permanentLines(sources),
];

export type PowerLine = ReturnType<typeof powerLines>[number];

const dieLine = ({ die: { hue, value }, color }: PowerSources) =>
  hue === 'clear' ? say('clear-die', { color, value }) : say('die', { color, value });

const earlierLines = ({ placed, color }: PowerSources) => {
  const dice = valuesOf(placed, color);
  const clear = valuesOf(placed, 'clear');
  return [
    ...when(dice.length > 0, say('earlier', { color, dice, sum: sum(dice) })),
    ...when(clear.length > 0, say('earlier-clear', { dice: clear, sum: sum(clear) })),
  ];
};

const gemLines = (sources: PowerSources) => {
  const { die, color, gems } = sources;
  const added = power(sources).gems;
  const discarded = { color, ofColor: gems[color], clear: gems.clear };
  const facts = { ...discarded, each: POWER_PER_GEM, power: added };
  return when(
    added > 0,
    die.hue === 'clear' ? say('gems-with-clear-die', facts) : say('gems', facts),
  );
};

const permanentLines = (sources: PowerSources) => {
  const { die, color, locked, perDie } = sources;
  const facts = {
    color,
    trainers: locked[color],
    /** Dice that each trainer adds to: always one if it adds to the power. */
    dice: perDie === 'die' ? diceOfColor(sources) : 1,
    power: permanentOf(sources, perDie),
  };
  if (facts.trainers === 0) return [];
  return [
    die.hue === 'clear' ? say('permanent-clear', facts) : say('permanent', facts),
    ...readingLines(sources),
  ];
};

/** The open question, where its readings differ. */
const readingLines = (sources: PowerSources) => {
  const reading = sources.perDie;
  const here = permanentOf(sources, reading);
  const otherwise = permanentOf(sources, reading === 'die' ? 'power' : 'die');
  return when(here !== otherwise, say('per-die-reading', { reading, power: here, otherwise }));
};

const bonusLines = ({ die, color, bonus, other }: PowerSources) => [
  ...when(
    bonus,
    die.hue === 'clear'
      ? say('bonus', { color, power: CLEAR_DIE_BONUS })
      : say('bonus-idle', { color }),
  ),
  ...when(other > 0, say('other', { power: other })),
];

/** Gems that cannot be discarded for this power: of another color, or not in storage. */
export const gemViolations = ({ die, color, gems }: PowerSources, held: Gems | undefined) => [
  ...COLORS.filter((gem) => gem !== color && gems[gem] > 0).map((gem) => {
    const facts = { gem, amount: gems[gem], color };
    return die.hue === 'clear' ? say('wrong-gem-with-clear-die', facts) : say('wrong-gem', facts);
  }),
  ...(held === undefined ? [] : notHeld(gems, held)),
];

const notHeld = (gems: Gems, held: Gems) =>
  HUES.filter((gem) => gems[gem] > held[gem]).map((gem) =>
    say('gem-not-held', { gem, amount: gems[gem], held: held[gem] }),
  );
