import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import {
  collect,
  option,
  optionalOption,
  optionalWhole,
  optionsOf,
  whole,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { SLOTH_LIMITS, YES_NO, type SlothLimit } from './data.ts';
import {
  AWAKENS_AT,
  CRYSTAL_TILES,
  HAND_SIZE,
  SCALE_DECK,
  SCALE_POWERS,
  SCALES,
  SCALES_A_USE,
  SLOTH_CATEGORIES,
  SLOTH_CUBES,
  SLOTH_LEFT,
  SMASHED_TOKENS,
  SYMBOLS,
  WAKEFULNESS,
  WAKEFULNESS_ROWS,
  type PowerSymbol,
  type Scale,
  type ScalePower,
  type SlothCategory,
} from './data/cards.ts';
import type { VbcLine } from './line.ts';

export interface RawDragonScales {
  readonly power: string;
  /** Crystal tokens smashed by Smash; Crystal tiles collapsed by Wrath, with or without a token. */
  readonly tokens: string;
  readonly tiles: string;
  /** Scales in their own deck before the power. */
  readonly scalesLeft: string;
  /** The Scale in hand; blank: none. */
  readonly scale: string;
  /** Symbols of the Gems on the map and of those the Thief carries; the others are in supply. */
  readonly onMap: string;
  readonly carried: string;
  readonly played: string;
  readonly keepSilver: string;
  /** Cards in hand at Replace Hand; blank: not counted. */
  readonly handSize: string;
  /** Cubes on the Wakefulness track. */
  readonly wakefulness: string;
  /** Sloth cubes left in each category; blank: not counted. */
  readonly greed: string;
  readonly hunger: string;
  readonly pride: string;
  /** Where the Platinum Scale takes its cube. */
  readonly category: string;
  /** Categories that have given a cube this turn. */
  readonly moved: string;
  /** Wakefulness at which the Dragon awakens. */
  readonly awakensAt: string;
  readonly slothLimit: string;
}

export const DRAGON_SCALES_START: RawDragonScales = {
  power: 'smash',
  tokens: '1',
  tiles: '0',
  scalesLeft: '2',
  scale: 'silver',
  onMap: 'flame',
  carried: '',
  played: 'no',
  keepSilver: 'no',
  handSize: '2',
  wakefulness: '5',
  greed: '2',
  hunger: '3',
  pride: '4',
  category: 'greed',
  moved: '',
  awakensAt: '11',
  slothLimit: 'outside',
};

export type DragonScales = Parsed<
  {
    readonly power: ScalePower;
    readonly tokens: number;
    readonly tiles: number;
    readonly scalesLeft: number;
    readonly scale: Scale | undefined;
    readonly onMap: readonly PowerSymbol[];
    readonly carried: readonly PowerSymbol[];
    readonly isPlayed: boolean;
    readonly keepsSilver: boolean;
    readonly handSize: number | undefined;
    readonly wakefulness: number;
    readonly sloth: Readonly<Record<SlothCategory, number | undefined>>;
    readonly category: SlothCategory;
    readonly moved: readonly SlothCategory[];
    readonly awakensAt: number;
    readonly slothLimit: SlothLimit;
  },
  'DragonScales'
>;

export type GemPlace = 'supply' | 'map' | 'carried';

/** What becomes of the Scale in hand by the end of the turn. */
export type ScaleFate = 'none' | 'power-deck' | 'kept' | 'removed';

export interface PlatinumMove {
  readonly category: SlothCategory;
  readonly slothBefore: number | undefined;
  readonly slothAfter: number | undefined;
  readonly before: number;
  readonly after: number;
  readonly awakens: boolean;
}

export interface DragonScalesValue {
  readonly power: ScalePower;
  readonly gained: number;
  readonly scalesLeft: number;
  readonly scale: Scale | undefined;
  /** What the Scale may be played as; none for the Platinum Scale, and for a Silver one without a Gem. */
  readonly symbols: readonly PowerSymbol[];
  readonly gems: Readonly<Record<PowerSymbol, GemPlace>>;
  readonly fate: ScaleFate;
  /** The Platinum Scale's cube, when it is played. */
  readonly platinum: PlatinumMove | undefined;
  /** Replace Hand: Armor and Spirit by then, cards discarded, drawn and held. */
  readonly armor: number;
  readonly spirit: number;
  readonly discards: number | undefined;
  readonly draws: number;
  readonly hand: number;
}

export type DragonScalesLine =
  | VbcLine<'vbc.scales.smash', 'smash-gains' | 'smash-nothing', { tokens: number }>
  | VbcLine<'vbc.scales.wrath', 'wrath-gains' | 'wrath-nothing', { tiles: number }>
  | VbcLine<'vbc.scales.smashed-tile', 'smashed-tile-counts', { tiles: number }>
  | VbcLine<'vbc.scales.one-a-use', 'one-a-use', { tiles: number; gained: number }>
  | VbcLine<'vbc.scales.setup', 'scale-deck', { left: number; scales: number }>
  | VbcLine<'vbc.scales.none-left', 'none-left'>
  | VbcLine<'vbc.scales.into-deck', 'into-deck', { before: number; after: number }>
  | VbcLine<'vbc.scales.golden', 'golden', { symbols: readonly PowerSymbol[] }>
  | VbcLine<'vbc.scales.silver', 'silver', { symbols: readonly PowerSymbol[] }>
  | VbcLine<'vbc.scales.silver-useless', 'silver-useless'>
  | VbcLine<'vbc.scales.carried-gems', 'carried-gems', { symbols: readonly PowerSymbol[] }>
  | VbcLine<
      'vbc.scales.platinum',
      'platinum',
      {
        category: SlothCategory;
        slothBefore: number | undefined;
        slothAfter: number | undefined;
        before: number;
        after: number;
      }
    >
  | VbcLine<'vbc.scales.platinum', 'platinum-may'>
  | VbcLine<
      'vbc.scales.sloth-limit',
      'outside-limit' | 'within-limit',
      { category: SlothCategory; moved: readonly SlothCategory[]; reading: SlothLimit }
    >
  | VbcLine<'vbc.scales.awakening', 'awakens' | 'sleeps-on', { after: number; awakensAt: number }>
  | VbcLine<'vbc.scales.platinum-gone', 'platinum-gone'>
  | VbcLine<'vbc.scales.back', 'back-to-deck', { scale: Scale }>
  | VbcLine<'vbc.scales.silver-kept', 'silver-kept' | 'silver-may-be-kept'>
  | VbcLine<'vbc.scales.spirit', 'spirit', { wakefulness: number; armor: number; spirit: number }>
  | VbcLine<'vbc.scales.one-fewer', 'one-fewer', { spirit: number; draws: number; hand: number }>;

export type DragonScalesViolation =
  | VbcLine<'vbc.scales.setup', 'no-scale-out', { scale: Scale; scales: number }>
  | VbcLine<'vbc.scales.carried-gems', 'gem-in-two-places', { symbol: PowerSymbol }>
  | VbcLine<'vbc.scales.silver-kept', 'only-silver-is-kept', { scale: Scale | undefined }>
  | VbcLine<'vbc.scales.silver-kept', 'already-played'>
  | VbcLine<'vbc.scales.silver-kept', 'no-card-in-hand'>
  | VbcLine<'vbc.scales.platinum', 'category-empty', { category: SlothCategory }>
  | VbcLine<'vbc.scales.sloth-cubes', 'no-cube-left', { all: number }>
  | VbcLine<
      'vbc.scales.sloth-cubes',
      'too-many-cubes',
      { all: number; left: number; wakefulness: number }
    >
  | VbcLine<
      'vbc.scales.sloth-limit',
      'one-a-turn',
      { category: SlothCategory; reading: SlothLimit }
    >;

export const parseDragonScales = (raw: RawDragonScales): Field<DragonScales> => {
  const fields = collect({
    power: option('power', raw.power, SCALE_POWERS),
    tokens: whole('tokens', raw.tokens, SMASHED_TOKENS),
    tiles: whole('tiles', raw.tiles, CRYSTAL_TILES),
    scalesLeft: whole('scalesLeft', raw.scalesLeft, SCALE_DECK),
    scale: optionalOption('scale', raw.scale, SCALES),
    onMap: optionsOf('onMap', raw.onMap, SYMBOLS),
    carried: optionsOf('carried', raw.carried, SYMBOLS),
    played: option('played', raw.played, YES_NO),
    keepSilver: option('keepSilver', raw.keepSilver, YES_NO),
    handSize: optionalWhole('handSize', raw.handSize, HAND_SIZE),
    wakefulness: whole('wakefulness', raw.wakefulness, WAKEFULNESS),
    sloth: parseSloth(raw),
    category: option('category', raw.category, SLOTH_CATEGORIES),
    moved: optionsOf('moved', raw.moved, SLOTH_CATEGORIES),
    awakensAt: whole('awakensAt', raw.awakensAt, AWAKENS_AT),
    slothLimit: option('slothLimit', raw.slothLimit, SLOTH_LIMITS),
  });
  if (!fields.ok) return fields;
  const { played, keepSilver, ...rest } = fields.value;
  return ok(parsed({ ...rest, isPlayed: played === 'yes', keepsSilver: keepSilver === 'yes' }));
};

const parseSloth = (raw: RawDragonScales): Field<DragonScales['sloth']> =>
  collect({
    greed: optionalWhole('greed', raw.greed, SLOTH_LEFT.greed),
    hunger: optionalWhole('hunger', raw.hunger, SLOTH_LEFT.hunger),
    pride: optionalWhole('pride', raw.pride, SLOTH_LEFT.pride),
  });

/** Whether a power gains a Scale, what the Scale in hand may do, and how the hand is replaced. */
export const dragonScales = (
  asked: DragonScales,
): Ruling<DragonScalesValue, DragonScalesLine, DragonScalesViolation> => {
  const gained = scalesGained(asked);
  const platinum = platinumMove(asked);
  const hand = replaceHand(asked, platinum);
  return ruled(violations(asked), {
    value: {
      power: asked.power,
      gained,
      scalesLeft: asked.scalesLeft - gained,
      scale: asked.scale,
      symbols: symbolsOf(asked),
      gems: gemsOf(asked),
      fate: fateOf(asked),
      platinum,
      ...hand,
    },
    lines: [
      ...gainLines(asked),
      ...playLines(asked),
      ...(platinum === undefined ? [] : platinumLines(asked, platinum)),
      ...handLines(asked, hand),
    ],
  });
};

export const askDragonScales = asks(parseDragonScales, dragonScales);

/** Crystals that this use of the power earns a Scale for: tokens by Smash, tiles by Wrath. */
const crystalsOf = ({ power, tokens, tiles }: DragonScales): number => {
  switch (power) {
    case 'none':
      return 0;
    case 'smash':
      return tokens;
    case 'wrath':
      return tiles;
  }
};

const scalesGained = (asked: DragonScales): number =>
  Math.min(crystalsOf(asked), SCALES_A_USE, asked.scalesLeft);

const gemsOf = ({ onMap, carried }: DragonScales): DragonScalesValue['gems'] => {
  const placeOf = (symbol: PowerSymbol): GemPlace => {
    if (carried.includes(symbol)) return 'carried';
    return onMap.includes(symbol) ? 'map' : 'supply';
  };
  return { claw: placeOf('claw'), flame: placeOf('flame'), wing: placeOf('wing') };
};

const symbolsOf = (asked: DragonScales): readonly PowerSymbol[] => {
  const gems = gemsOf(asked);
  switch (asked.scale) {
    case 'golden':
      return SYMBOLS;
    case 'silver':
      return SYMBOLS.filter((symbol) => gems[symbol] === 'supply');
    case 'platinum':
    case undefined:
      return [];
  }
};

const fateOf = ({ scale, isPlayed, keepsSilver }: DragonScales): ScaleFate => {
  if (scale === undefined) return 'none';
  if (scale === 'platinum' && isPlayed) return 'removed';
  return keepsSilver ? 'kept' : 'power-deck';
};

const platinumMove = (asked: DragonScales): PlatinumMove | undefined => {
  const { scale, isPlayed, category, sloth, wakefulness, awakensAt } = asked;
  if (scale !== 'platinum' || !isPlayed) return undefined;
  const slothBefore = sloth[category];
  const after = wakefulness + 1;
  return {
    category,
    slothBefore,
    slothAfter: slothBefore === undefined ? undefined : slothBefore - 1,
    before: wakefulness,
    after,
    awakens: wakefulness < awakensAt && after >= awakensAt,
  };
};

type Hand = Pick<DragonScalesValue, 'armor' | 'spirit' | 'discards' | 'draws' | 'hand'>;

/** Replace Hand, with the Wakefulness that the turn leaves. */
const replaceHand = (
  { wakefulness, handSize, keepsSilver }: DragonScales,
  platinum: PlatinumMove | undefined,
): Hand => {
  const { armor, spirit } = statsAt(platinum?.after ?? wakefulness);
  const kept = keepsSilver ? 1 : 0;
  return {
    armor,
    spirit,
    discards: handSize === undefined ? undefined : Math.max(0, handSize - kept),
    draws: spirit - kept,
    hand: spirit,
  };
};

/** Armor and Spirit by the cubes on the Wakefulness track. */
export const statsAt = (wakefulness: number): { readonly armor: number; readonly spirit: number } =>
  WAKEFULNESS_ROWS.findLast(({ from }) => from <= wakefulness) ?? WAKEFULNESS_ROWS[0];

const violations = (asked: DragonScales): readonly DragonScalesViolation[] => [
  ...noScaleOut(asked),
  ...asked.onMap
    .filter((symbol) => asked.carried.includes(symbol))
    .map(
      (symbol) =>
        ({ clause: 'vbc.scales.carried-gems', code: 'gem-in-two-places', symbol }) as const,
    ),
  ...(asked.keepsSilver ? keepViolations(asked) : []),
  ...platinumViolations(asked),
];

/** A Scale in hand has left the little deck before. */
const noScaleOut = ({
  power,
  scale,
  scalesLeft,
}: DragonScales): readonly DragonScalesViolation[] =>
  scale !== undefined && power !== 'none' && scalesLeft === SCALE_DECK.max
    ? [{ clause: 'vbc.scales.setup', code: 'no-scale-out', scale, scales: SCALE_DECK.max }]
    : [];

const keepViolations = ({
  scale,
  isPlayed,
  handSize,
}: DragonScales): readonly DragonScalesViolation[] => [
  ...when(scale !== 'silver', {
    clause: 'vbc.scales.silver-kept',
    code: 'only-silver-is-kept',
    scale,
  }),
  ...when(scale === 'silver' && isPlayed, {
    clause: 'vbc.scales.silver-kept',
    code: 'already-played',
  }),
  ...when(handSize === 0, { clause: 'vbc.scales.silver-kept', code: 'no-card-in-hand' }),
];

const platinumViolations = (asked: DragonScales): readonly DragonScalesViolation[] => {
  const { category, sloth, moved, slothLimit, wakefulness } = asked;
  if (platinumMove(asked) === undefined) return [];
  if (wakefulness === ALL_CUBES) {
    return [{ clause: 'vbc.scales.sloth-cubes', code: 'no-cube-left', all: ALL_CUBES }];
  }
  const left = sum(Object.values(sloth).map((count) => count ?? 0));
  return [
    // A Sloth cube is on one track or another: those left in the categories are not awake.
    ...when(left + wakefulness > ALL_CUBES, {
      clause: 'vbc.scales.sloth-cubes',
      code: 'too-many-cubes',
      all: ALL_CUBES,
      left,
      wakefulness,
    }),
    ...when(sloth[category] === 0, {
      clause: 'vbc.scales.platinum',
      code: 'category-empty',
      category,
    }),
    ...when(slothLimit === 'within' && moved.includes(category), {
      clause: 'vbc.scales.sloth-limit',
      code: 'one-a-turn',
      category,
      reading: slothLimit,
    }),
  ];
};

/** All Sloth cubes, in the categories and on the Wakefulness track. */
const ALL_CUBES = sum(Object.values(SLOTH_CUBES));

const gainLines = (asked: DragonScales): readonly DragonScalesLine[] => {
  const { power, scalesLeft } = asked;
  if (power === 'none') return [];
  const gained = scalesGained(asked);
  return [
    ...powerLines(asked),
    { clause: 'vbc.scales.setup', code: 'scale-deck', left: scalesLeft, scales: SCALE_DECK.max },
    ...when(crystalsOf(asked) > 0 && scalesLeft === 0, {
      clause: 'vbc.scales.none-left',
      code: 'none-left',
    }),
    ...when(gained > 0, {
      clause: 'vbc.scales.into-deck',
      code: 'into-deck',
      before: scalesLeft,
      after: scalesLeft - gained,
    }),
  ];
};

const powerLines = (asked: DragonScales): readonly DragonScalesLine[] => {
  const { power, tokens, tiles } = asked;
  if (power === 'smash') {
    const code = tokens > 0 ? 'smash-gains' : 'smash-nothing';
    return [{ clause: 'vbc.scales.smash', code, tokens }];
  }
  return [
    { clause: 'vbc.scales.wrath', code: tiles > 0 ? 'wrath-gains' : 'wrath-nothing', tiles },
    ...when(tiles > 0, {
      clause: 'vbc.scales.smashed-tile',
      code: 'smashed-tile-counts',
      tiles,
    }),
    ...when(tiles > SCALES_A_USE, {
      clause: 'vbc.scales.one-a-use',
      code: 'one-a-use',
      tiles,
      gained: scalesGained(asked),
    }),
  ];
};

const playLines = (asked: DragonScales): readonly DragonScalesLine[] => {
  const { scale, isPlayed, carried } = asked;
  const symbols = symbolsOf(asked);
  switch (scale) {
    case undefined:
      return [];
    case 'golden':
      return [{ clause: 'vbc.scales.golden', code: 'golden', symbols }];
    case 'silver':
      return [
        ...when(carried.length > 0, {
          clause: 'vbc.scales.carried-gems',
          code: 'carried-gems',
          symbols: carried,
        }),
        symbols.length > 0
          ? { clause: 'vbc.scales.silver', code: 'silver', symbols }
          : { clause: 'vbc.scales.silver-useless', code: 'silver-useless' },
      ];
    case 'platinum':
      return when(!isPlayed, { clause: 'vbc.scales.platinum', code: 'platinum-may' });
  }
};

const platinumLines = (
  { moved, slothLimit, awakensAt }: DragonScales,
  { awakens, ...move }: PlatinumMove,
): readonly DragonScalesLine[] => {
  const { category, after } = move;
  return [
    { clause: 'vbc.scales.platinum', code: 'platinum', ...move },
    {
      clause: 'vbc.scales.sloth-limit',
      code: slothLimit === 'outside' ? 'outside-limit' : 'within-limit',
      category,
      moved,
      reading: slothLimit,
    },
    {
      clause: 'vbc.scales.awakening',
      code: awakens ? 'awakens' : 'sleeps-on',
      after,
      awakensAt,
    },
    { clause: 'vbc.scales.platinum-gone', code: 'platinum-gone' },
  ];
};

const handLines = (asked: DragonScales, hand: Hand): readonly DragonScalesLine[] => {
  const { scale, isPlayed, keepsSilver, wakefulness } = asked;
  const { armor, spirit, draws } = hand;
  const mayKeep = scale === 'silver' && !isPlayed;
  return [
    ...(scale !== undefined && fateOf(asked) === 'power-deck'
      ? [{ clause: 'vbc.scales.back', code: 'back-to-deck', scale } as const]
      : []),
    ...when(mayKeep, {
      clause: 'vbc.scales.silver-kept',
      code: keepsSilver ? 'silver-kept' : 'silver-may-be-kept',
    }),
    {
      clause: 'vbc.scales.spirit',
      code: 'spirit',
      wakefulness: platinumMove(asked)?.after ?? wakefulness,
      armor,
      spirit,
    },
    ...when(keepsSilver, {
      clause: 'vbc.scales.one-fewer',
      code: 'one-fewer',
      spirit,
      draws,
      hand: hand.hand,
    }),
  ];
};
