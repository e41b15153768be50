import { collect, missing, option, optionalOption, whole, type Field } from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { ok } from '../core/result.ts';
import {
  CLEAR_DIE_BONUS,
  COLORS,
  DIE,
  HUES,
  POWER_PER_GEM,
  POWER_PER_LOCKED_TRAINER,
  type Color,
  type Hue,
  type Permanent,
} from './data.ts';
import type { SnoLine } from './line.ts';
import type { ByColor, Die, Gems } from './notation.ts';

/** Everything that makes up the power of a turn. */
export interface PowerSources {
  readonly die: Die;
  /** The colour of the turn: the die's own, or the one chosen for a clear die. */
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

interface GemFacts {
  readonly color: Color;
  readonly ofColor: number;
  readonly clear: number;
  readonly each: number;
  readonly power: number;
}

interface PermanentFacts {
  readonly color: Color;
  readonly trainers: number;
  /** Dice that each trainer adds to: always one if it adds to the power. */
  readonly dice: number;
  readonly power: number;
}

export type PowerLine =
  | SnoLine<'sno.power.sum', 'die', { color: Color; value: number }>
  | SnoLine<'sno.power.clear-die', 'clear-die', { color: Color; value: number }>
  | SnoLine<'sno.power.sum', 'earlier', { color: Color; dice: readonly number[]; sum: number }>
  | SnoLine<'sno.power.earlier-clear', 'earlier-clear', { dice: readonly number[]; sum: number }>
  | SnoLine<'sno.power.gems', 'gems', GemFacts>
  | SnoLine<'sno.power.clear-gems', 'gems-with-clear-die', GemFacts>
  | SnoLine<'sno.trainers.permanent', 'permanent', PermanentFacts>
  | SnoLine<'sno.trainers.permanent-clear', 'permanent-clear', PermanentFacts>
  | SnoLine<
      'sno.trainers.per-die',
      'per-die-reading',
      { reading: Permanent; power: number; otherwise: number }
    >
  | SnoLine<'sno.bonus.clear-die', 'bonus', { color: Color; power: number }>
  | SnoLine<'sno.bonus.clear-die', 'bonus-idle', { color: Color }>
  | SnoLine<'sno.power.sum', 'other', { power: number }>
  | SnoLine<'sno.power.sum', 'power', { color: Color; total: number }>;

export type PowerViolation =
  | SnoLine<'sno.power.gems', 'wrong-gem', { gem: Hue; amount: number; color: Color }>
  | SnoLine<
      'sno.power.clear-gems',
      'wrong-gem-with-clear-die',
      { gem: Hue; amount: number; color: Color }
    >
  | SnoLine<'sno.power.gems', 'gem-not-held', { gem: Hue; amount: number; held: number }>;

/** The texts of the die that is taken. */
export interface RawTakenDie {
  readonly dieColor: string;
  readonly value: string;
  /** The colour chosen for a clear die; a coloured one ignores it. */
  readonly as: string;
}

/** The die that is taken and the colour it counts as; `field` is the one with its value. */
export const parseTakenDie = (
  raw: RawTakenDie,
  field: string,
): Field<{ readonly die: Die; readonly color: Color }> => {
  const fields = collect({
    hue: option('dieColor', raw.dieColor, HUES),
    value: whole(field, raw.value, DIE),
    as: optionalOption('as', raw.as, COLORS),
  });
  if (!fields.ok) return fields;
  const { hue, value, as } = fields.value;
  const color = hue === 'clear' ? as : hue;
  return color === undefined ? missing('as') : ok({ die: { hue, value }, color });
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

/** The die taken counts as its colour, whatever it is made of; earlier clear dice do not. */
const diceOfColor = ({ placed, color }: PowerSources): number => 1 + valuesOf(placed, color).length;

const permanentOf = (sources: PowerSources, reading: Permanent): number =>
  sources.locked[sources.color] *
  POWER_PER_LOCKED_TRAINER *
  (reading === 'die' ? diceOfColor(sources) : 1);

export const powerLines = (sources: PowerSources): readonly PowerLine[] => {
  const { color, total } = power(sources);
  return [
    dieLine(sources),
    ...earlierLines(sources),
    ...gemLines(sources),
    ...permanentLines(sources),
    ...bonusLines(sources),
    { clause: 'sno.power.sum', code: 'power', color, total },
  ];
};

const dieLine = ({ die: { hue, value }, color }: PowerSources): PowerLine =>
  hue === 'clear'
    ? { clause: 'sno.power.clear-die', code: 'clear-die', color, value }
    : { clause: 'sno.power.sum', code: 'die', color, value };

const earlierLines = ({ placed, color }: PowerSources): readonly PowerLine[] => {
  const dice = valuesOf(placed, color);
  const clear = valuesOf(placed, 'clear');
  const counted: PowerLine = {
    clause: 'sno.power.sum',
    code: 'earlier',
    color,
    dice,
    sum: sum(dice),
  };
  const idle: PowerLine = {
    clause: 'sno.power.earlier-clear',
    code: 'earlier-clear',
    dice: clear,
    sum: sum(clear),
  };
  return [...(dice.length > 0 ? [counted] : []), ...(clear.length > 0 ? [idle] : [])];
};

const gemLines = (sources: PowerSources): readonly PowerLine[] => {
  const { die, color, gems } = sources;
  const facts = {
    color,
    ofColor: gems[color],
    clear: gems.clear,
    each: POWER_PER_GEM,
    power: power(sources).gems,
  };
  if (facts.power === 0) return [];
  return die.hue === 'clear'
    ? [{ clause: 'sno.power.clear-gems', code: 'gems-with-clear-die', ...facts }]
    : [{ clause: 'sno.power.gems', code: 'gems', ...facts }];
};

const permanentLines = (sources: PowerSources): readonly PowerLine[] => {
  const { die, color, locked, perDie } = sources;
  const facts = {
    color,
    trainers: locked[color],
    dice: perDie === 'die' ? diceOfColor(sources) : 1,
    power: permanentOf(sources, perDie),
  };
  if (facts.trainers === 0) return [];
  return [
    die.hue === 'clear'
      ? { clause: 'sno.trainers.permanent-clear', code: 'permanent-clear', ...facts }
      : { clause: 'sno.trainers.permanent', code: 'permanent', ...facts },
    ...readingLines(sources),
  ];
};

/** The open question, where its readings differ. */
const readingLines = (sources: PowerSources): readonly PowerLine[] => {
  const reading = sources.perDie;
  const here = permanentOf(sources, reading);
  const otherwise = permanentOf(sources, reading === 'die' ? 'power' : 'die');
  return here === otherwise
    ? []
    : [
        {
          clause: 'sno.trainers.per-die',
          code: 'per-die-reading',
          reading,
          power: here,
          otherwise,
        },
      ];
};

const bonusLines = ({ die, color, bonus, other }: PowerSources): readonly PowerLine[] => {
  const used: PowerLine =
    die.hue === 'clear'
      ? { clause: 'sno.bonus.clear-die', code: 'bonus', color, power: CLEAR_DIE_BONUS }
      : { clause: 'sno.bonus.clear-die', code: 'bonus-idle', color };
  const more: PowerLine = { clause: 'sno.power.sum', code: 'other', power: other };
  return [...(bonus ? [used] : []), ...(other === 0 ? [] : [more])];
};

/** Gems that cannot be discarded for this power: of another colour, or not in storage. */
export const gemViolations = (
  { die, color, gems }: PowerSources,
  held: Gems | undefined,
): readonly PowerViolation[] => {
  const wrong = COLORS.filter((gem) => gem !== color && gems[gem] > 0).map(
    (gem): PowerViolation => {
      const facts = { gem, amount: gems[gem], color };
      return die.hue === 'clear'
        ? { clause: 'sno.power.clear-gems', code: 'wrong-gem-with-clear-die', ...facts }
        : { clause: 'sno.power.gems', code: 'wrong-gem', ...facts };
    },
  );
  return [...wrong, ...(held === undefined ? [] : notHeld(gems, held))];
};

const notHeld = (gems: Gems, held: Gems): readonly PowerViolation[] =>
  HUES.filter((gem) => gems[gem] > held[gem]).map((gem) => ({
    clause: 'sno.power.gems',
    code: 'gem-not-held',
    gem,
    amount: gems[gem],
    held: held[gem],
  }));
