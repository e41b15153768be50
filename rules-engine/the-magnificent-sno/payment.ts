import { sum } from '../core/multisets.ts';
import { COLORS, type Color, type Hue } from './data.ts';
import type { Die } from './notation.ts';

export interface DiceDue {
  /** The color whose dice make the highest sum; the first of equals, `undefined` without colored dice. */
  readonly color: Color | undefined;
  /** Other colors whose dice make the same sum. */
  readonly equal: readonly Color[];
  /** Another color with a higher single die, though a lower sum. */
  readonly higherDie: Color | undefined;
  readonly colorSum: number;
  readonly clearSum: number;
  /** Coins for both. Trainers locked on a color are not paid for (sno.trainers.not-paid). */
  readonly due: number;
}

/** The value of all dice of one color. */
export const sumOf = (dice: readonly Die[], hue: Hue): number =>
  sum(dice.filter((die) => die.hue === hue).map(({ value }) => value));

/** The highest die of one color, 0 without any. */
export const highestOf = (dice: readonly Die[], hue: Hue): number =>
  Math.max(0, ...dice.filter((die) => die.hue === hue).map(({ value }) => value));

/** Coins for the dice at the end of a round: the color with the highest sum, and every clear die. */
export const diceDue = (dice: readonly Die[]): DiceDue => {
  const colorSum = Math.max(...COLORS.map((each) => sumOf(dice, each)));
  const color = colorSum > 0 ? COLORS.find((each) => sumOf(dice, each) === colorSum) : undefined;
  const equal = COLORS.filter((each) => each !== color && sumOf(dice, each) === colorSum);
  const clearSum = sumOf(dice, 'clear');
  const top = color === undefined ? 0 : highestOf(dice, color);
  const higherDie = COLORS.find(
    (each) => highestOf(dice, each) > top && sumOf(dice, each) < colorSum,
  );
  return {
    color,
    equal: color === undefined ? [] : equal,
    higherDie,
    colorSum,
    clearSum,
    due: colorSum + clearSum,
  };
};
