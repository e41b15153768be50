import { asks, ruled, type Ruling } from '../core/answer.ts';
import { ok } from '../core/result.ts';
import { COLORS, EXTRA_TILE_COINS, EXTRA_TILES, type Color, type PosterSource } from './data.ts';
import type { SnoLine } from './line.ts';
import type { ByColor, Die } from './notation.ts';
import { diceDue, sumOf } from './payment.ts';
import { power, powerLines, type Power, type PowerLine } from './power.ts';
import {
  parseTrainerAbility,
  type ExtraTile,
  type NoTent,
  type PermanentTile,
  type SetDie,
  type SwapDice,
  type SwapPoster,
  type TrainerAbility,
} from './trainer-fields.ts';

export type TrainerAbilityValue =
  | { readonly ability: 'set-die'; readonly from: number; readonly to: number }
  | {
      readonly ability: 'swap-poster';
      readonly from: PosterSource;
      /** Incomplete posters afterwards: as many as before. */
      readonly posters: number;
    }
  | {
      readonly ability: 'swap-dice';
      /** The die that goes to the main tent and the one that comes to the same master card. */
      readonly given: Die;
      readonly taken: Die;
      /** All dice on the master cards afterwards, and what each colour adds to later power. */
      readonly dice: readonly Die[];
      readonly sums: ByColor;
      /** Coins for the dice at the round end, before and after the swap. */
      readonly dueBefore: number;
      readonly due: number;
    }
  | {
      readonly ability: 'extra-tile';
      readonly tiles: number;
      readonly color: Color;
      /** Colours the tile may have. */
      readonly colors: readonly Color[];
      readonly power: number;
      readonly cost: number;
      readonly coinsAfter: number;
    }
  | {
      readonly ability: 'no-tent';
      readonly without: number;
      readonly trainersUsed: number;
      readonly trainersLeft: number;
    }
  | {
      readonly ability: 'permanent';
      /** Trainers locked afterwards. */
      readonly locked: ByColor;
      readonly power: Power;
      /** Coins for the dice at the round end: the permanent power is not paid for. */
      readonly due: number;
    };

export type TrainerAbilityLine =
  | PowerLine
  | SnoLine<'sno.trainers.set-die', 'set-die', { from: number; to: number }>
  | SnoLine<'sno.trainers.swap-poster', 'swap-poster', { from: PosterSource; posters: number }>
  | SnoLine<'sno.white-posters.instead', 'white-in-display'>
  | SnoLine<'sno.trainers.swap-dice', 'swap-dice', { given: Die; taken: Die }>
  | SnoLine<'sno.trainers.swap-quiet', 'quiet', { taken: Die }>
  | SnoLine<'sno.trainers.shown-value', 'due', { before: number; due: number }>
  | SnoLine<
      'sno.trainers.extra-tile',
      'extra-tile',
      { color: Color; cost: number; before: number; after: number; power: number }
    >
  | SnoLine<'sno.trainers.extra-color', 'extra-color', { colors: readonly Color[] }>
  | SnoLine<'sno.trainers.no-tent', 'no-tent', { without: number; trainers: number }>
  | SnoLine<'sno.trainers.poster-needs', 'poster-needs'>
  | SnoLine<'sno.trainers.more-later', 'added', { color: Color; before: number; after: number }>
  | SnoLine<'sno.trainers.locked', 'stay-locked', { trainers: number }>
  | SnoLine<'sno.trainers.not-paid', 'not-paid', { due: number; permanent: number }>;

export type TrainerAbilityViolation =
  | SnoLine<'sno.trainers.swap-poster', 'no-poster'>
  | SnoLine<'sno.trainers.extra-tile', 'no-coins', { needed: number; held: number }>
  | SnoLine<'sno.trainers.no-tent', 'too-few-trainers', { without: number; trainers: number }>
  | SnoLine<'sno.trainers.poster-needs', 'needs-not-met'>
  | SnoLine<'sno.trainers.locked', 'locked', { color: Color; trainers: number }>;

type AbilityRuling = Ruling<TrainerAbilityValue, TrainerAbilityLine, TrainerAbilityViolation>;

/** What one of the new trainer tiles does. */
export const trainerAbility = (used: TrainerAbility): AbilityRuling => {
  switch (used.ability) {
    case 'set-die':
      return setDie(used);
    case 'swap-poster':
      return swapPoster(used);
    case 'swap-dice':
      return swapDice(used);
    case 'extra-tile':
      return extraTile(used);
    case 'no-tent':
      return noTent(used);
    case 'permanent':
      return permanentTile(used);
  }
};

export const askTrainerAbility = asks(parseTrainerAbility, trainerAbility);

/** The die just taken is turned to any value. */
export const setDie = ({ die, to }: SetDie): AbilityRuling =>
  ok({
    value: { ability: 'set-die', from: die, to },
    lines: [{ clause: 'sno.trainers.set-die', code: 'set-die', from: die, to }],
  });

/** An incomplete poster for one of the display or of either deck. */
export const swapPoster = ({ posters, from }: SwapPoster): AbilityRuling => {
  const none: TrainerAbilityViolation = { clause: 'sno.trainers.swap-poster', code: 'no-poster' };
  const white: TrainerAbilityLine = {
    clause: 'sno.white-posters.instead',
    code: 'white-in-display',
  };
  return ruled(posters === 0 ? [none] : [], {
    value: { ability: 'swap-poster', from, posters },
    lines: [
      { clause: 'sno.trainers.swap-poster', code: 'swap-poster', from, posters },
      ...(from === 'display' ? [white] : []),
    ],
  });
};

/** A die on a master card for one of the main tent: same card, no action, no bonus. */
export const swapDice = ({ own, tent, placed }: SwapDice): AbilityRuling => {
  const dice = [...placed, tent];
  const before = diceDue([...placed, own]).due;
  const { due } = diceDue(dice);
  return ok({
    value: {
      ability: 'swap-dice',
      given: own,
      taken: tent,
      dice,
      sums: {
        orange: sumOf(dice, 'orange'),
        green: sumOf(dice, 'green'),
        purple: sumOf(dice, 'purple'),
      },
      dueBefore: before,
      due,
    },
    lines: [
      { clause: 'sno.trainers.swap-dice', code: 'swap-dice', given: own, taken: tent },
      { clause: 'sno.trainers.swap-quiet', code: 'quiet', taken: tent },
      { clause: 'sno.trainers.shown-value', code: 'due', before, due },
    ],
  });
};

/** One more small tile for coins, without more power. */
export const extraTile = ({ coins, power: made, color, change }: ExtraTile): AbilityRuling => {
  const cost = EXTRA_TILE_COINS;
  const after = coins - cost;
  const short: TrainerAbilityViolation = {
    clause: 'sno.trainers.extra-tile',
    code: 'no-coins',
    needed: cost,
    held: coins,
  };
  const colors = change ? COLORS : [color];
  const recolor: TrainerAbilityLine = {
    clause: 'sno.trainers.extra-color',
    code: 'extra-color',
    colors,
  };
  return ruled(after < 0 ? [short] : [], {
    value: {
      ability: 'extra-tile',
      tiles: EXTRA_TILES,
      color,
      colors,
      power: made,
      cost,
      coinsAfter: after,
    },
    lines: [
      {
        clause: 'sno.trainers.extra-tile',
        code: 'extra-tile',
        color,
        cost,
        before: coins,
        after,
        power: made,
      },
      ...(change ? [recolor] : []),
    ],
  });
};

/** Posters completed without a tent or its requirements, one trainer each. */
export const noTent = ({ trainers, without, needs }: NoTent): AbilityRuling => {
  const few: TrainerAbilityViolation = {
    clause: 'sno.trainers.no-tent',
    code: 'too-few-trainers',
    without,
    trainers,
  };
  const unmet: TrainerAbilityViolation = {
    clause: 'sno.trainers.poster-needs',
    code: 'needs-not-met',
  };
  return ruled([...(without > trainers ? [few] : []), ...(needs ? [] : [unmet])], {
    value: {
      ability: 'no-tent',
      without,
      trainersUsed: without,
      trainersLeft: trainers - without,
    },
    lines: [
      { clause: 'sno.trainers.no-tent', code: 'no-tent', without, trainers },
      { clause: 'sno.trainers.poster-needs', code: 'poster-needs' },
    ],
  });
};

/** The permanent power of locked trainers: added to every turn of their colour, never paid for. */
export const permanentTile = (used: PermanentTile): AbilityRuling => {
  const { sources, locked, remove } = used;
  const made = power(sources);
  const { due } = diceDue([...sources.placed, sources.die]);
  const taken = COLORS.filter((color) => remove[color] > 0).map(
    (color): TrainerAbilityViolation => ({
      clause: 'sno.trainers.locked',
      code: 'locked',
      color,
      trainers: remove[color],
    }),
  );
  const before = COLORS.reduce((total, color) => total + locked[color], 0);
  const stay: TrainerAbilityLine = {
    clause: 'sno.trainers.locked',
    code: 'stay-locked',
    trainers: before,
  };
  return ruled(taken, {
    value: { ability: 'permanent', locked: sources.locked, power: made, due },
    lines: [
      ...(before > 0 ? [stay] : []),
      ...addedLines(used),
      ...powerLines(sources),
      { clause: 'sno.trainers.not-paid', code: 'not-paid', due, permanent: made.permanent },
    ],
  });
};

const addedLines = ({ locked, add }: PermanentTile): readonly TrainerAbilityLine[] =>
  COLORS.filter((color) => add[color] > 0).map((color) => ({
    clause: 'sno.trainers.more-later',
    code: 'added',
    color,
    before: locked[color],
    after: locked[color] + add[color],
  }));
