import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, whole, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  EXTRA_ALONE,
  EXTRA_TILE_COINS,
  EXTRA_TILES,
  PERMANENTS,
  POWER_FOR_LARGE,
  POWER_FOR_LARGE_AND_SMALL,
  STORAGE,
  TILES_BUILT,
  TRAINERS,
  TURNS,
  WHITES,
  YES_NO,
  type Color,
  type ExtraAlone,
  type Whites,
} from './data.ts';
import { minusGems } from './gems.ts';
import type { SnoLine } from './line.ts';
import { optionalGems, parseByColor, parseDice, parseGems, type Gems } from './notation.ts';
import {
  gemViolations,
  parseTakenDie,
  power,
  powerLines,
  type Power,
  type PowerLine,
  type PowerSources,
  type PowerViolation,
} from './power.ts';

export interface RawPowerAndBuild {
  readonly dieColor: string;
  readonly die: string;
  /** The colour chosen for a clear die; ignored for a coloured one. */
  readonly as: string;
  /** Dice on the player's master cards before: `g4,p3`. */
  readonly placed: string;
  /** Gems discarded now: `0/1/0/0`. */
  readonly gems: string;
  /** Gems in storage before; blank is not checked. */
  readonly held: string;
  /** Trainers locked on the permanent tiles: `0/2/0`. */
  readonly locked: string;
  /** Whether the bonus for a clear die is on the master card. */
  readonly bonus: string;
  /** Any other power shown. */
  readonly other: string;
  /** Coloured large tiles, small tiles and white tiles to build. */
  readonly large: string;
  readonly small: string;
  readonly white: string;
  /** Trainers on the colour-change space. */
  readonly changers: string;
  /** Whether a trainer buys an additional small tile. */
  readonly extra: string;
  /** Coins held; blank is not checked. */
  readonly coins: string;
  /** Power that the board asks for this combination; blank: only the known ones are checked. */
  readonly needed: string;
  readonly perDie: string;
  readonly whites: string;
  readonly extraAlone: string;
}

export const POWER_AND_BUILD_START: RawPowerAndBuild = {
  dieColor: 'green',
  die: '5',
  as: '',
  placed: 'g4',
  gems: '0/0/0/0',
  held: '',
  locked: '0/0/0',
  bonus: 'no',
  other: '0',
  large: '1',
  small: '1',
  white: '0',
  changers: '0',
  extra: 'no',
  coins: '',
  needed: '',
  perDie: 'power',
  whites: 'any',
  extraAlone: 'alone',
};

export type PowerAndBuild = Parsed<
  {
    readonly sources: PowerSources;
    readonly held: Gems | undefined;
    readonly large: number;
    readonly small: number;
    readonly white: number;
    readonly changers: number;
    readonly extra: boolean;
    readonly coins: number | undefined;
    readonly entered: number | undefined;
    readonly whites: Whites;
    readonly extraAlone: ExtraAlone;
  },
  'PowerAndBuild'
>;

/** How white tiles can be built: with a clear die, with colour-change trainers, or not at all. */
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
    /** Large tiles in the colour of the turn, and white ones. */
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
  /** Colour-change trainers that make white tiles, and those free for another colour. */
  readonly changersUsed: number;
  readonly changersLeft: number;
  readonly coinsAfter: number | undefined;
}

type BuildClause = 'sno.build.table' | 'sno.build.large' | 'sno.build.large-and-small';

export type PowerAndBuildLine =
  | PowerLine
  | SnoLine<'sno.build.white-is-large', 'white-is-large', { white: number; together: number }>
  | SnoLine<BuildClause, 'enough', { power: number; needed: number; left: number }>
  | SnoLine<BuildClause, 'told-otherwise', { told: number; entered: number }>
  | SnoLine<'sno.build.table', 'needed-unknown', { large: number; small: number; power: number }>
  | SnoLine<
      BuildClause,
      'reachable',
      { large: number; small: number; needed: number; power: number }
    >
  | SnoLine<'sno.build.clear-way', 'clear-way', { white: number; color: Color }>
  | SnoLine<'sno.build.clear-way', 'clear-way-open', { color: Color }>
  | SnoLine<
      'sno.build.several-whites',
      'several-whites-reading',
      { white: number; reading: Whites }
    >
  | SnoLine<
      'sno.build.trainer-way',
      'trainer-way',
      { white: number; trainers: number; color: Color }
    >
  | SnoLine<'sno.build.trainer-way', 'trainer-way-open', { most: number; trainers: number }>
  | SnoLine<'sno.build.no-way', 'no-way-open', { color: Color }>
  | SnoLine<'sno.build.not-small', 'not-small', { small: number }>
  | SnoLine<
      'sno.trainers.extra-tile',
      'extra-tile',
      { color: Color; cost: number; before: number | undefined; after: number | undefined }
    >
  | SnoLine<'sno.trainers.extra-alone', 'extra-alone', { reading: ExtraAlone }>
  | SnoLine<'sno.trainers.extra-color', 'extra-color', { trainers: number }>
  | SnoLine<'sno.trainers.extra-clear', 'extra-clear', { color: Color }>;

export type PowerAndBuildViolation =
  | PowerViolation
  | SnoLine<BuildClause, 'too-little-power', { power: number; needed: number; missing: number }>
  | SnoLine<'sno.build.no-way', 'no-way', { white: number; color: Color }>
  | SnoLine<'sno.build.trainer-way', 'too-few-trainers', { white: number; trainers: number }>
  | SnoLine<'sno.build.several-whites', 'one-white', { white: number }>
  | SnoLine<'sno.trainers.extra-tile', 'no-coins', { needed: number; held: number }>
  | SnoLine<'sno.trainers.extra-alone', 'extra-needs-tile'>;

/** Dice that can lie on a player's cards before a turn. */
const EARLIER_DICE = { min: 0, max: TURNS - 1 } as const;

export const parsePowerAndBuild = (raw: RawPowerAndBuild): Field<PowerAndBuild> => {
  const fields = collect({
    taken: parseTakenDie({ ...raw, value: raw.die }, 'die'),
    parts: collect({
      placed: parseDice('placed', raw.placed, EARLIER_DICE),
      gems: parseGems('gems', raw.gems, STORAGE),
      locked: parseByColor('locked', raw.locked, TRAINERS),
      other: wholeOrZero('other', raw.other, AMOUNT),
      perDie: option('perDie', raw.perDie, PERMANENTS),
    }),
    bonus: option('bonus', raw.bonus, YES_NO),
    held: optionalGems('held', raw.held, STORAGE),
    tiles: parseTiles(raw),
    extra: option('extra', raw.extra, YES_NO),
    coins: optionalWhole('coins', raw.coins, AMOUNT),
    entered: optionalWhole('needed', raw.needed, AMOUNT),
    whites: option('whites', raw.whites, WHITES),
    extraAlone: option('extraAlone', raw.extraAlone, EXTRA_ALONE),
  });
  if (!fields.ok) return fields;
  const { taken, parts, bonus, tiles, extra, ...rest } = fields.value;
  return ok(
    parsed({
      sources: { ...taken, ...parts, bonus: bonus === 'yes' },
      ...tiles,
      ...rest,
      extra: extra === 'yes',
    }),
  );
};

const parseTiles = (
  raw: RawPowerAndBuild,
): Field<Readonly<Record<'large' | 'small' | 'white' | 'changers', number>>> =>
  collect({
    large: whole('large', raw.large, TILES_BUILT),
    small: whole('small', raw.small, TILES_BUILT),
    white: whole('white', raw.white, TILES_BUILT),
    changers: whole('changers', raw.changers, TRAINERS),
  });

/** The rows of the build table that the text tells; the others stand on the boards. */
const KNOWN: readonly (Omit<KnownBuild, 'enough'> & { readonly clause: BuildClause })[] = [
  { large: 1, small: 0, needed: POWER_FOR_LARGE, clause: 'sno.build.large' },
  { large: 1, small: 1, needed: POWER_FOR_LARGE_AND_SMALL, clause: 'sno.build.large-and-small' },
];

/** The power of a turn, and whether it builds these tiles. */
export const powerAndBuild = (
  turn: PowerAndBuild,
): Ruling<PowerAndBuildValue, PowerAndBuildLine, PowerAndBuildViolation> => {
  const { sources, held, large, white, small, changers, coins } = turn;
  const made = power(sources);
  const needed = neededFor(turn)?.needed;
  const changersUsed = whitesByTrainers(turn);
  return ruled(violations(turn), {
    value: {
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
    },
    lines: [...powerLines(sources), ...tableLines(turn), ...whiteLines(turn), ...extraLines(turn)],
  });
};

export const askPowerAndBuild = asks(parsePowerAndBuild, powerAndBuild);

const extraTiles = ({ extra }: PowerAndBuild): number => (extra ? EXTRA_TILES : 0);

const extraCoins = ({ extra }: PowerAndBuild): number => (extra ? EXTRA_TILE_COINS : 0);

/** The extra small tile is all that is built. */
const isExtraAlone = (turn: PowerAndBuild): boolean =>
  turn.extra && largeTiles(turn) + turn.small === 0;

/** White tiles count as large ones. */
const largeTiles = ({ large, white }: PowerAndBuild): number => large + white;

/** What the build asks for: what the player's board says, else what the text does. Nothing built asks for nothing. */
const neededFor = (
  turn: PowerAndBuild,
): { readonly clause: BuildClause; readonly needed: number } | undefined => {
  const { entered, small } = turn;
  if (largeTiles(turn) + small === 0) return { clause: 'sno.build.table', needed: 0 };
  if (entered !== undefined) return { clause: 'sno.build.table', needed: entered };
  return knownRow(turn);
};

/** The row of the text for these tiles. */
const knownRow = (turn: PowerAndBuild): (typeof KNOWN)[number] | undefined =>
  KNOWN.find((row) => row.large === largeTiles(turn) && row.small === turn.small);

const whiteWay = ({ sources, changers }: PowerAndBuild): WhiteWay => {
  if (sources.die.hue === 'clear') return 'clear-die';
  return changers > 0 ? 'trainers' : 'none';
};

/** White tiles that take a trainer: with a coloured die all, with a clear one by the reading. */
const whitesByTrainers = (turn: PowerAndBuild): number => {
  const byDie = { 'clear-die': whitesByDie(turn), trainers: 0, none: turn.white };
  return Math.max(0, turn.white - byDie[whiteWay(turn)]);
};

/** White tiles that a clear die allows without a trainer. */
const whitesByDie = (turn: PowerAndBuild): number => (turn.whites === 'trainers' ? 1 : turn.white);

/** Only large tiles turn white, so never more than there are. */
const mostWhites = (turn: PowerAndBuild): number => {
  const limits = {
    'clear-die': { any: largeTiles(turn), one: 1, trainers: 1 + turn.changers }[turn.whites],
    trainers: turn.changers,
    none: 0,
  };
  return Math.min(largeTiles(turn), limits[whiteWay(turn)]);
};

const violations = (turn: PowerAndBuild): readonly PowerAndBuildViolation[] => {
  const { sources, held } = turn;
  return [
    ...gemViolations(sources, held),
    ...powerViolations(turn),
    ...whiteViolations(turn),
    ...extraViolations(turn),
  ];
};

const extraViolations = (turn: PowerAndBuild): readonly PowerAndBuildViolation[] => {
  const { coins, extraAlone } = turn;
  const noCoins: PowerAndBuildViolation = {
    clause: 'sno.trainers.extra-tile',
    code: 'no-coins',
    needed: EXTRA_TILE_COINS,
    held: coins ?? 0,
  };
  const needsTile: PowerAndBuildViolation = {
    clause: 'sno.trainers.extra-alone',
    code: 'extra-needs-tile',
  };
  return [
    ...(coins !== undefined && coins < extraCoins(turn) ? [noCoins] : []),
    ...(isExtraAlone(turn) && extraAlone === 'with-tile' ? [needsTile] : []),
  ];
};

const powerViolations = (turn: PowerAndBuild): readonly PowerAndBuildViolation[] => {
  const row = neededFor(turn);
  const { total } = power(turn.sources);
  if (row === undefined || row.needed <= total) return [];
  const { clause, needed } = row;
  return [{ clause, code: 'too-little-power', power: total, needed, missing: needed - total }];
};

const whiteViolations = (turn: PowerAndBuild): readonly PowerAndBuildViolation[] => {
  const { white, sources } = turn;
  if (white <= mostWhites(turn)) return [];
  switch (whiteWay(turn)) {
    case 'clear-die':
      return turn.whites === 'trainers'
        ? [tooFewTrainers(turn)]
        : [{ clause: 'sno.build.several-whites', code: 'one-white', white }];
    case 'trainers':
      return [tooFewTrainers(turn)];
    case 'none':
      return [{ clause: 'sno.build.no-way', code: 'no-way', white, color: sources.color }];
  }
};

const tooFewTrainers = (turn: PowerAndBuild): PowerAndBuildViolation => ({
  clause: 'sno.build.trainer-way',
  code: 'too-few-trainers',
  white: whitesByTrainers(turn),
  trainers: turn.changers,
});

const tableLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  const { white, small } = turn;
  const { total } = power(turn.sources);
  const large = largeTiles(turn);
  const isLarge: PowerAndBuildLine = {
    clause: 'sno.build.white-is-large',
    code: 'white-is-large',
    white,
    together: large,
  };
  return [
    ...(white > 0 ? [isLarge] : []),
    ...(large + small === 0 ? reachableLines(total) : [neededLine(turn, total)]),
    ...otherwiseLines(turn),
  ];
};

/** The board is believed, but the text told another number for these tiles. */
const otherwiseLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  const { entered } = turn;
  const row = knownRow(turn);
  if (row === undefined || entered === undefined || entered === row.needed) return [];
  return [{ clause: row.clause, code: 'told-otherwise', told: row.needed, entered }];
};

/** What the power would do, when nothing is built yet. */
const reachableLines = (total: number): readonly PowerAndBuildLine[] =>
  KNOWN.filter(({ needed }) => needed <= total).map(({ clause, large, small, needed }) => ({
    clause,
    code: 'reachable',
    large,
    small,
    needed,
    power: total,
  }));

const neededLine = (turn: PowerAndBuild, total: number): PowerAndBuildLine => {
  const row = neededFor(turn);
  if (row === undefined) {
    return {
      clause: 'sno.build.table',
      code: 'needed-unknown',
      large: largeTiles(turn),
      small: turn.small,
      power: total,
    };
  }
  const { clause, needed } = row;
  return { clause, code: 'enough', power: total, needed, left: total - needed };
};

/** How the white tiles come about, or how one could. */
const whiteLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  const { color } = turn.sources;
  switch (whiteWay(turn)) {
    case 'clear-die':
      return clearLines(turn);
    case 'trainers':
      return trainerLines(turn);
    case 'none':
      return [{ clause: 'sno.build.no-way', code: 'no-way-open', color }];
  }
};

const clearLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  const { white, whites, changers, sources } = turn;
  const { color } = sources;
  const byTrainers = whitesByTrainers(turn);
  const changed: PowerAndBuildLine = {
    clause: 'sno.build.trainer-way',
    code: 'trainer-way',
    white: byTrainers,
    trainers: changers,
    color,
  };
  const several: PowerAndBuildLine = {
    clause: 'sno.build.several-whites',
    code: 'several-whites-reading',
    white,
    reading: whites,
  };
  return [
    white === 0
      ? { clause: 'sno.build.clear-way', code: 'clear-way-open', color }
      : { clause: 'sno.build.clear-way', code: 'clear-way', white: white - byTrainers, color },
    ...(byTrainers > 0 ? [changed] : []),
    ...(white > 1 ? [several] : []),
  ];
};

const trainerLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  const { white, small, changers, sources } = turn;
  const notSmall: PowerAndBuildLine = { clause: 'sno.build.not-small', code: 'not-small', small };
  return [
    white === 0
      ? {
          clause: 'sno.build.trainer-way',
          code: 'trainer-way-open',
          most: mostWhites(turn),
          trainers: changers,
        }
      : {
          clause: 'sno.build.trainer-way',
          code: 'trainer-way',
          white,
          trainers: changers,
          color: sources.color,
        },
    ...(small > 0 ? [notSmall] : []),
  ];
};

const extraLines = (turn: PowerAndBuild): readonly PowerAndBuildLine[] => {
  if (!turn.extra) return [];
  const { coins, sources, changers, extraAlone: reading } = turn;
  const { color } = sources;
  const free = changers - whitesByTrainers(turn);
  const alone: PowerAndBuildLine = {
    clause: 'sno.trainers.extra-alone',
    code: 'extra-alone',
    reading,
  };
  const recolor: PowerAndBuildLine = {
    clause: 'sno.trainers.extra-color',
    code: 'extra-color',
    trainers: free,
  };
  const clear: PowerAndBuildLine = {
    clause: 'sno.trainers.extra-clear',
    code: 'extra-clear',
    color,
  };
  return [
    {
      clause: 'sno.trainers.extra-tile',
      code: 'extra-tile',
      color,
      cost: EXTRA_TILE_COINS,
      before: coins,
      after: coins === undefined ? undefined : coins - EXTRA_TILE_COINS,
    },
    ...(isExtraAlone(turn) ? [alone] : []),
    ...(free > 0 ? [recolor] : []),
    ...(sources.die.hue === 'clear' ? [clear] : []),
  ];
};
