import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  amountOrZero,
  choice,
  form,
  neededWhen,
  optionalAmount,
  optionalChoice,
  reading,
  yesNo,
  type Checked,
  type Raw,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { mapped } from '../core/result.ts';
import { TRAINER_SAYS, trainersInUse } from './box.ts';
import type { SnoClause } from './clauses.ts';
import {
  AMOUNT,
  COLORS,
  DIE,
  EXTRA_ALONE,
  EXTRA_TILE_COINS,
  EXTRA_TILES,
  HUES,
  PERMANENTS,
  POWER_FOR_LARGE,
  POWER_FOR_LARGE_AND_SMALL,
  STORAGE,
  TILES_BUILT,
  TRAINERS,
  TURNS,
  WHITES,
} from './data.ts';
import { minusGems } from './gems.ts';
import {
  coloredDice,
  colorAmounts,
  gemAmounts,
  optionalGemAmounts,
  type Gems,
} from './notation.ts';
import {
  GEM_SAYS,
  gemViolations,
  power,
  POWER_SAYS,
  powerLines,
  turnColor,
  type Power,
} from './power.ts';

const FIELDS = {
  dieColor: choice(HUES, 'green'),
  die: amount(DIE, '5'),
  /** The color chosen for a clear die; ignored for a colored one. */
  as: neededWhen(optionalChoice(COLORS), ({ dieColor }) => dieColor?.trim() === 'clear'),
  /** Dice on the player's master cards before the turn: `g4,p3`. */
  placed: coloredDice({ min: 0, max: TURNS - 1 }, 'g4'),
  /** Gems discarded now: `0/1/0/0`. */
  gems: gemAmounts('0/0/0/0', STORAGE),
  /** Gems in storage before; blank is not checked. */
  held: optionalGemAmounts(STORAGE),
  /** Trainers locked on the permanent tiles: `0/2/0`. */
  locked: colorAmounts('0/0/0', TRAINERS),
  /** Whether the bonus for a clear die is on the master card. */
  bonus: yesNo(),
  /** Any other power shown. */
  other: amountOrZero(AMOUNT),
  /** Colored large tiles, small tiles and white tiles to build. */
  large: amount(TILES_BUILT, '1'),
  small: amount(TILES_BUILT, '1'),
  white: amount(TILES_BUILT, '0'),
  /** Trainers on the color-change space. */
  changers: amount(TRAINERS, '0'),
  /** Whether a trainer buys an additional small tile. */
  extra: yesNo(),
  /** Coins held; blank is not checked. */
  coins: optionalAmount(AMOUNT),
  /** Power that the board asks for this combination; blank: only the known ones are checked. */
  needed: optionalAmount(AMOUNT),
  perDie: reading('sno.trainers.per-die', PERMANENTS),
  whites: reading('sno.build.several-whites', WHITES),
  extraAlone: reading('sno.trainers.extra-alone', EXTRA_ALONE),
};

const FORM = form(FIELDS, (turn) => {
  const { dieColor: hue, die: value, as, placed, gems, locked, bonus, other, perDie } = turn;
  const { held, large, small, white, changers, extra, coins, needed, whites, extraAlone } = turn;
  const die = { hue, value };
  return mapped(turnColor(hue, as), (color) => ({
    sources: { die, color, placed, gems, locked, bonus, other, perDie },
    ...{ held, large, small, white, changers, extra, coins, whites, extraAlone },
    entered: needed,
  }));
});

/** Clauses that tell what a build needs: for the tiles of the text, or for any. */
const TOLD = ['sno.build.large', 'sno.build.large-and-small'] as const;
const NEEDED = ['sno.build.table', ...TOLD] as const;

const SAYS = {
  ...POWER_SAYS,
  ...GEM_SAYS,
  ...TRAINER_SAYS,
  'white-is-large': 'sno.build.white-is-large',
  enough: NEEDED,
  'told-otherwise': TOLD,
  'needed-unknown': 'sno.build.table',
  reachable: TOLD,
  'clear-way': 'sno.build.clear-way',
  'clear-way-open': 'sno.build.clear-way',
  'several-whites-reading': 'sno.build.several-whites',
  'trainer-way': 'sno.build.trainer-way',
  'trainer-way-open': 'sno.build.trainer-way',
  'no-way-open': 'sno.build.no-way',
  'not-small': 'sno.build.not-small',
  'extra-tile': 'sno.trainers.extra-tile',
  'extra-alone': 'sno.trainers.extra-alone',
  'extra-color': 'sno.trainers.extra-color',
  'extra-clear': 'sno.trainers.extra-clear',
  'too-little-power': NEEDED,
  'even-fewer': TOLD,
  'no-way': 'sno.build.no-way',
  'too-few-trainers': 'sno.build.trainer-way',
  'one-white': 'sno.build.several-whites',
  'no-coins': 'sno.trainers.extra-tile',
  'extra-needs-tile': 'sno.trainers.extra-alone',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Turn = Checked<typeof FORM>;

/** How white tiles can be built: with a clear die, with color-change trainers, or not at all. */
export type WhiteWay = 'clear-die' | 'trainers' | 'none';

/** A row of the build table that the text tells. */
export interface KnownBuild {
  readonly large: number;
  readonly small: number;
  readonly needed: number;
  readonly enough: boolean;
}

export interface PowerAndBuildValue {
  readonly power: Power;
  /** Gems left in storage; `undefined` if they were not told. */
  readonly gemsAfter: Gems | undefined;
  readonly build: {
    /** Large tiles in the color of the turn, and white ones. */
    readonly large: number;
    readonly white: number;
    readonly small: number;
    /** Additional small tiles for coins. */
    readonly extra: number;
  };
  /** Power that the build asks for; `undefined` if that row of the table is not known. */
  readonly needed: number | undefined;
  readonly left: number | undefined;
  readonly known: readonly KnownBuild[];
  readonly way: WhiteWay;
  /** How many of this build's large tiles could be white. */
  readonly mostWhites: number;
  /** Color-change trainers that make white tiles, and those free for another color. */
  readonly changersUsed: number;
  readonly changersLeft: number;
  readonly coinsAfter: number | undefined;
}

/** The rows of the build table that the text tells; the others stand on the boards. */
const KNOWN: readonly (Omit<KnownBuild, 'enough'> & { readonly clause: (typeof TOLD)[number] })[] =
  [
    { large: 1, small: 0, needed: POWER_FOR_LARGE, clause: 'sno.build.large' },
    { large: 1, small: 1, needed: POWER_FOR_LARGE_AND_SMALL, clause: 'sno.build.large-and-small' },
  ];

/** The power of a turn, and whether it builds these tiles. */
const turnBuild = (turn: Turn) => {
  const { sources, held, large, white, small, changers, coins } = turn;
  const made = power(sources);
  const needed = neededFor(turn)?.needed;
  const changersUsed = whitesByTrainers(turn);
  const value: PowerAndBuildValue = {
    power: made,
    gemsAfter: held && minusGems(held, sources.gems),
    build: { large, white, small, extra: extraTiles(turn) },
    needed,
    left: needed === undefined ? undefined : made.total - needed,
    known: KNOWN.map((row) => ({
      large: row.large,
      small: row.small,
      needed: row.needed,
      enough: row.needed <= made.total,
    })),
    way: whiteWay(turn),
    mostWhites: mostWhites(turn),
    changersUsed,
    changersLeft: changers - changersUsed,
    coinsAfter: coins === undefined ? undefined : coins - extraCoins(turn),
  };
  return ruled(violations(turn), {
    value,
    lines: [...powerLines(sources), ...tableLines(turn), ...whiteLines(turn), ...extraLines(turn)],
  });
};

export const powerAndBuild = question({ form: FORM, says: SAYS, rule: turnBuild });

/** The power alone, whatever is built with it; nothing while that cannot be read or used. */
export const turnPower = (raw: Raw<typeof FIELDS>): Power | undefined => {
  const { dieColor, die, as, placed, gems, locked, bonus, other, perDie } = raw;
  const parts = { dieColor, die, as, placed, gems, locked, bonus, other, perDie };
  const read = FORM.parse({ ...FORM.start, ...parts });
  return read.ok && gemViolations(read.value.sources, undefined).length === 0
    ? power(read.value.sources)
    : undefined;
};

const extraTiles = ({ extra }: Turn): number => (extra ? EXTRA_TILES : 0);

const extraCoins = ({ extra }: Turn): number => (extra ? EXTRA_TILE_COINS : 0);

/** The extra small tile is all that is built. */
const isExtraAlone = (turn: Turn): boolean => turn.extra && largeTiles(turn) + turn.small === 0;

/** White tiles count as large ones. */
const largeTiles = ({ large, white }: Turn): number => large + white;

/** What the build asks for: what the player's board says, else what the text does. Nothing built asks for nothing. */
const neededFor = (
  turn: Turn,
): { readonly clause: (typeof NEEDED)[number]; readonly needed: number } | undefined => {
  const { entered, small } = turn;
  if (largeTiles(turn) + small === 0) return { clause: 'sno.build.table', needed: 0 };
  if (entered !== undefined) return { clause: 'sno.build.table', needed: entered };
  return knownRow(turn);
};

/** The row of the text for these tiles. */
const knownRow = (turn: Turn): (typeof KNOWN)[number] | undefined =>
  KNOWN.find((row) => row.large === largeTiles(turn) && row.small === turn.small);

const whiteWay = ({ sources, changers }: Turn): WhiteWay => {
  if (sources.die.hue === 'clear') return 'clear-die';
  return changers > 0 ? 'trainers' : 'none';
};

/** White tiles that take a trainer: with a colored die all, with a clear one by the reading. */
const whitesByTrainers = (turn: Turn): number => {
  const byDie = { 'clear-die': whitesByDie(turn), trainers: 0, none: turn.white };
  return Math.max(0, turn.white - byDie[whiteWay(turn)]);
};

/** White tiles that a clear die allows without a trainer. */
const whitesByDie = (turn: Turn): number => (turn.whites === 'trainers' ? 1 : turn.white);

/** Only large tiles turn white, so never more than there are. */
const mostWhites = (turn: Turn): number => {
  const limits = {
    'clear-die': { any: largeTiles(turn), one: 1, trainers: 1 + turn.changers }[turn.whites],
    trainers: turn.changers,
    none: 0,
  };
  return Math.min(largeTiles(turn), limits[whiteWay(turn)]);
};

const violations = (turn: Turn) => [
  ...gemViolations(turn.sources, turn.held),
  ...trainersInUse(turn.sources.locked, turn.changers),
  ...powerViolations(turn),
  ...whiteViolations(turn),
  ...extraViolations(turn),
];

const powerViolations = (turn: Turn) => {
  const row = neededFor(turn);
  const { total } = power(turn.sources);
  if (row === undefined) return fewerViolations(turn, total);
  if (row.needed <= total) return [];
  const { clause, needed } = row;
  const missing = needed - total;
  return [say('too-little-power', { power: total, needed, missing }, clause)];
};

/** A row that is not known asks for no less than one with fewer tiles that is. */
const fewerViolations = (turn: Turn, total: number) => {
  const fewer = KNOWN.findLast((row) => row.large <= largeTiles(turn) && row.small <= turn.small);
  if (fewer === undefined || fewer.needed <= total) return [];
  const { large, small, needed, clause } = fewer;
  return [say('even-fewer', { power: total, large, small, needed }, clause)];
};

const whiteViolations = (turn: Turn) => {
  const { white, sources } = turn;
  if (white <= mostWhites(turn)) return [];
  switch (whiteWay(turn)) {
    case 'clear-die':
      return [turn.whites === 'trainers' ? tooFewTrainers(turn) : say('one-white', { white })];
    case 'trainers':
      return [tooFewTrainers(turn)];
    case 'none':
      return [say('no-way', { white, color: sources.color })];
  }
};

const tooFewTrainers = (turn: Turn) =>
  say('too-few-trainers', {
    white: whitesByTrainers(turn),
    byDie: turn.white - whitesByTrainers(turn),
    trainers: turn.changers,
  });

const extraViolations = (turn: Turn) => {
  const { coins: held = Infinity, extraAlone } = turn;
  const needed = EXTRA_TILE_COINS;
  return [
    ...when(held < extraCoins(turn), say('no-coins', { needed, held })),
    ...when(isExtraAlone(turn) && extraAlone === 'with-tile', say('extra-needs-tile')),
  ];
};

const tableLines = (turn: Turn) => {
  const { white, small } = turn;
  const { total } = power(turn.sources);
  const large = largeTiles(turn);
  return [
    ...when(white > 0, say('white-is-large', { white, together: large })),
    ...(large + small === 0 ? reachableLines(total) : [neededLine(turn, total)]),
    ...otherwiseLines(turn),
  ];
};

/** The board is believed, but the text told another number for these tiles. */
const otherwiseLines = (turn: Turn) => {
  const { entered } = turn;
  const row = knownRow(turn);
  if (row === undefined || entered === undefined || entered === row.needed) return [];
  return [say('told-otherwise', { told: row.needed, entered }, row.clause)];
};

/** What the power would do, when nothing is built yet. */
const reachableLines = (total: number) =>
  KNOWN.filter(({ needed }) => needed <= total).map(({ clause, large, small, needed }) =>
    say('reachable', { large, small, needed, power: total }, clause),
  );

const neededLine = (turn: Turn, total: number) => {
  const row = neededFor(turn);
  if (row === undefined) {
    return say('needed-unknown', { large: largeTiles(turn), small: turn.small, power: total });
  }
  const { clause, needed } = row;
  return say('enough', { power: total, needed, left: total - needed }, clause);
};

/** How the white tiles come about, or how one could. */
const whiteLines = (turn: Turn) => {
  switch (whiteWay(turn)) {
    case 'clear-die':
      return clearLines(turn);
    case 'trainers':
      return trainerLines(turn);
    case 'none':
      return [say('no-way-open', { color: turn.sources.color })];
  }
};

const clearLines = (turn: Turn) => {
  const { white, whites, changers, sources } = turn;
  const { color } = sources;
  const byTrainers = whitesByTrainers(turn);
  // The question is open as soon as more than one tile could be white.
  const several = white > 1 ? white : mostWhites(turn);
  return [
    white === 0
      ? say('clear-way-open', { color })
      : say('clear-way', { white: white - byTrainers, color }),
    ...when(byTrainers > 0, say('trainer-way', { white: byTrainers, trainers: changers, color })),
    ...when(
      largeTiles(turn) > 1,
      say('several-whites-reading', { white: several, reading: whites }),
    ),
  ];
};

const trainerLines = (turn: Turn) => {
  const { white, small, changers: trainers, sources } = turn;
  return [
    white === 0
      ? say('trainer-way-open', { most: mostWhites(turn), trainers })
      : say('trainer-way', { white, trainers, color: sources.color }),
    ...when(small > 0, say('not-small', { small })),
  ];
};

const extraLines = (turn: Turn) => {
  if (!turn.extra) return [];
  const { coins: before, sources, changers, extraAlone } = turn;
  const { color, die } = sources;
  const cost = EXTRA_TILE_COINS;
  const after = before === undefined ? undefined : before - cost;
  const free = changers - whitesByTrainers(turn);
  return [
    say('extra-tile', { color, cost, before, after }),
    ...when(isExtraAlone(turn), say('extra-alone', { reading: extraAlone })),
    ...when(free > 0, say('extra-color', { trainers: free })),
    ...when(die.hue === 'clear', say('extra-clear', { color })),
  ];
};
