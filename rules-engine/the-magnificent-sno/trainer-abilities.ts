import { ruled, saying, when, type Says } from '../core/answer.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { TRAINER_SAYS, trainersInUse, trainersLeft } from './box.ts';
import type { SnoClause } from './clauses.ts';
import { COLORS, EXTRA_TILE_COINS, EXTRA_TILES, type Color, type PosterSource } from './data.ts';
import type { ByColor, Die } from './notation.ts';
import { diceDue, sumOf } from './payment.ts';
import { DICE_SAYS, diceLines, power, type Power } from './power.ts';
import {
  ABILITY_FORM,
  type ExtraTile,
  type NoTent,
  type PermanentTile,
  type SetDie,
  type SwapDice,
  type SwapPoster,
  type TrainerAbility,
} from './trainer-fields.ts';

const SAYS = {
  ...DICE_SAYS,
  ...TRAINER_SAYS,
  'set-die': 'sno.trainers.set-die',
  'swap-poster': 'sno.trainers.swap-poster',
  'white-in-display': 'sno.white-posters.instead',
  'swap-dice': 'sno.trainers.swap-dice',
  quiet: 'sno.trainers.swap-quiet',
  due: 'sno.trainers.shown-value',
  'extra-tile': 'sno.trainers.extra-tile',
  'extra-color': 'sno.trainers.extra-color',
  'no-tent': 'sno.trainers.no-tent',
  'poster-needs': 'sno.trainers.poster-needs',
  added: 'sno.trainers.more-later',
  'stay-locked': 'sno.trainers.locked',
  'not-paid': 'sno.trainers.not-paid',
  'no-poster': 'sno.trainers.swap-poster',
  'no-coins': 'sno.trainers.extra-tile',
  'too-few-trainers': 'sno.trainers.no-tent',
  'needs-not-met': 'sno.trainers.poster-needs',
  locked: 'sno.trainers.locked',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

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
      /** All dice on the master cards afterwards, and what each color adds to later power. */
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
      /** Colors the tile may have. */
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

/** What one of the new trainer tiles does. */
const use = (used: TrainerAbility) => {
  const { violations, value, lines } = done(used);
  return ruled([...violations], { value, lines: [...lines] });
};

export const trainerAbilities = question({ form: ABILITY_FORM, says: SAYS, rule: use });

const done = (used: TrainerAbility) => {
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

/** What a tile does: the answer, and what stands in its way. */
const tile = <V, L>(violations: readonly V[], value: TrainerAbilityValue, lines: readonly L[]) => ({
  violations,
  value,
  lines,
});

/** The die just taken is turned to any value. */
const setDie = ({ ability, die: from, to }: SetDie) =>
  tile([], { ability, from, to }, [say('set-die', { from, to })]);

/** An incomplete poster for one of the display or of either deck. */
const swapPoster = ({ ability, posters, from }: SwapPoster) =>
  tile(when(posters === 0, say('no-poster')), { ability, from, posters }, [
    say('swap-poster', { from, posters }),
    ...when(from === 'display', say('white-in-display')),
  ]);

/** A die on a master card for one of the main tent: same card, no action, no bonus. */
const swapDice = ({ ability, own: given, tent: taken, placed }: SwapDice) => {
  const dice = [...placed, taken];
  const before = diceDue([...placed, given]).due;
  const { due } = diceDue(dice);
  const sums = {
    orange: sumOf(dice, 'orange'),
    green: sumOf(dice, 'green'),
    purple: sumOf(dice, 'purple'),
  };
  return tile([], { ability, given, taken, dice, sums, dueBefore: before, due }, [
    say('swap-dice', { given, taken }),
    say('quiet', { taken }),
    say('due', { before, due }),
  ]);
};

/** One more small tile for coins, without more power. */
const extraTile = ({ ability, coins, power: made, color, change }: ExtraTile) => {
  const cost = EXTRA_TILE_COINS;
  const after = coins - cost;
  const colors = change ? COLORS : [color];
  const built = { tiles: EXTRA_TILES, color, colors, power: made };
  return tile(
    when(after < 0, say('no-coins', { needed: cost, held: coins })),
    { ability, ...built, cost, coinsAfter: after },
    [
      say('extra-tile', { color, cost, before: coins, after, power: made }),
      ...when(change, say('extra-color', { colors })),
    ],
  );
};

/** Posters completed without a tent or its requirements, one trainer each. */
const noTent = ({ ability, trainers, without, needs }: NoTent) =>
  tile(
    [
      ...when(without > trainers, say('too-few-trainers', { without, trainers })),
      ...when(!needs, say('needs-not-met')),
    ],
    { ability, without, trainersUsed: without, trainersLeft: trainers - without },
    [say('no-tent', { without, trainers }), say('poster-needs')],
  );

/** The permanent power of locked trainers: added to every turn of their color, never paid for. */
const permanentTile = ({ ability, sources, locked, add, remove }: PermanentTile) => {
  const made = power(sources);
  const { due } = diceDue([...sources.placed, sources.die]);
  const trainers = sum(COLORS.map((color) => locked[color]));
  const left = trainersLeft(sum(COLORS.map((color) => sources.locked[color])));
  const taken = COLORS.filter((color) => remove[color] > 0);
  const added = COLORS.filter((color) => add[color] > 0);
  return tile(
    [
      ...taken.map((color) => say('locked', { color, trainers: remove[color] })),
      ...trainersInUse(sources.locked),
    ],
    { ability, locked: sources.locked, power: made, due },
    [
      ...when(trainers > 0, say('stay-locked', { trainers })),
      ...added.map((color) =>
        say('added', {
          color,
          before: locked[color],
          after: sources.locked[color],
          more: left > 0,
        }),
      ),
      ...diceLines(sources),
      say('not-paid', { due, permanent: made.permanent }),
    ],
  );
};
