import { collect, missing, type Field } from '../core/fields.ts';
import {
  choice,
  form,
  notation,
  optionalAmount,
  optionalChoice,
  reading,
  type Spec,
} from '../core/form.ts';
import { mapped, ok } from '../core/result.ts';
import {
  ABILITIES,
  AMOUNT,
  COLORS,
  DIE,
  HUES,
  PERMANENTS,
  POSTER_SOURCES,
  TRAINERS,
  TURNS,
  YES_NO,
  type Color,
  type PosterSource,
} from './data.ts';
import {
  coloredDice,
  colorAmountsOrNone,
  NO_GEMS,
  parseDie,
  type ByColor,
  type Die,
} from './notation.ts';
import { turnColor, type PowerSources } from './power.ts';

export interface SetDie {
  readonly ability: 'set-die';
  readonly die: number;
  readonly to: number;
}

export interface SwapPoster {
  readonly ability: 'swap-poster';
  readonly posters: number;
  readonly from: PosterSource;
}

export interface SwapDice {
  readonly ability: 'swap-dice';
  readonly own: Die;
  readonly tent: Die;
  readonly placed: readonly Die[];
}

export interface ExtraTile {
  readonly ability: 'extra-tile';
  readonly coins: number;
  readonly power: number;
  readonly color: Color;
  readonly change: boolean;
}

export interface NoTent {
  readonly ability: 'no-tent';
  readonly trainers: number;
  readonly without: number;
  readonly needs: boolean;
}

export interface PermanentTile {
  readonly ability: 'permanent';
  /** The turn with all trainers locked by then. */
  readonly sources: PowerSources;
  readonly locked: ByColor;
  readonly add: ByColor;
  readonly remove: ByColor;
}

export type TrainerAbility = SetDie | SwapPoster | SwapDice | ExtraTile | NoTent | PermanentTile;

/** One die that may be left blank, `g2`. */
const optionalDie = (start: string): Spec<Die | undefined, 'not-a-die'> =>
  notation((field, text) => (text.trim() === '' ? ok(undefined) : parseDie(field, text)), start, {
    count: { min: 0, max: 1 },
    samples: ['o1', 'c6'],
  });

/** Each ability needs its own fields; the others may be blank. */
const FIELDS = {
  ability: choice(ABILITIES),
  /** set-die: the die taken, and the value it is turned to. */
  die: optionalAmount(DIE, '3'),
  to: optionalAmount(DIE, '6'),
  /** swap-poster: incomplete posters held, and where the new one comes from. */
  posters: optionalAmount(AMOUNT, '1'),
  from: optionalChoice(POSTER_SOURCES, 'display'),
  /** swap-dice: the die on a master card and the one of the main tent. */
  own: optionalDie('g2'),
  tent: optionalDie('p6'),
  /** swap-dice, permanent: the other dice on the master cards. */
  placed: coloredDice({ min: 0, max: TURNS - 1 }, 'g4'),
  /** extra-tile: coins, power of the build, its color, and whether a trainer changes colors. */
  coins: optionalAmount(AMOUNT, '3'),
  power: optionalAmount(AMOUNT, '9'),
  color: optionalChoice(COLORS, 'green'),
  change: optionalChoice(YES_NO, 'no'),
  /** no-tent: trainers on the tile, posters without tents, and whether their own requirements are met. */
  trainers: optionalAmount(TRAINERS, '1'),
  without: optionalAmount(AMOUNT, '1'),
  needs: optionalChoice(YES_NO, 'yes'),
  /** permanent: trainers locked, added and taken away, and the die of the turn. */
  locked: colorAmountsOrNone('0/2/0', TRAINERS),
  add: colorAmountsOrNone('0/0/0', TRAINERS),
  remove: colorAmountsOrNone('0/0/0', TRAINERS),
  dieColor: optionalChoice(HUES, 'green'),
  dieValue: optionalAmount(DIE, '4'),
  as: optionalChoice(COLORS),
  perDie: reading('sno.trainers.per-die', PERMANENTS),
};

type Fields = {
  readonly [F in keyof typeof FIELDS]: (typeof FIELDS)[F] extends Spec<infer T, string> ? T : never;
};

/** Fields none of which may be blank. */
const needed = <T extends object>(
  fields: T,
): Field<{ readonly [F in keyof T]: Exclude<T[F], undefined> }, never> =>
  collect(
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        value === undefined ? missing(field) : ok(value as unknown),
      ]),
    ),
  ) as never;

const permanentTile = (fields: Fields): Field<PermanentTile, never> => {
  const { dieColor, dieValue, as, placed, locked, add, remove, perDie } = fields;
  const taken = needed({ dieColor, dieValue });
  if (!taken.ok) return taken;
  const die = { hue: taken.value.dieColor, value: taken.value.dieValue };
  const all = {
    orange: locked.orange + add.orange,
    green: locked.green + add.green,
    purple: locked.purple + add.purple,
  };
  const turn = { gems: NO_GEMS, bonus: false, other: 0, perDie };
  return mapped(turnColor(die.hue, as), (color) => ({
    ability: 'permanent',
    sources: { die, color, ...turn, placed, locked: all },
    ...{ locked, add, remove },
  }));
};

export const ABILITY_FORM = form(FIELDS, (fields): Field<TrainerAbility, never> => {
  const { ability, die, to, posters, from, own, tent, placed } = fields;
  const { coins, power, color, change, trainers, without, needs } = fields;
  switch (ability) {
    case 'set-die':
      return needed({ ability, die, to });
    case 'swap-poster':
      return needed({ ability, posters, from });
    case 'swap-dice':
      return needed({ ability, own, tent, placed });
    case 'extra-tile':
      return needed({ ability, coins, power, color, change: change === 'yes' });
    case 'no-tent':
      return needed({ ability, trainers, without, needs: needs !== 'no' });
    case 'permanent':
      return permanentTile(fields);
  }
});
