import { ruled, saying, when, type Says } from '../core/answer.ts';
import { optionsOf } from '../core/fields.ts';
import {
  amount,
  choice,
  choices,
  form,
  numeral,
  onBoard,
  optionalAmount,
  optionalChoice,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { firstOr } from '../core/lists.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import { SLOTH_LIMITS } from './data.ts';
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

const FORM = form({
  power: choice(SCALE_POWERS, 'smash'),
  /** Crystal tokens smashed by Smash; Crystal tiles collapsed by Wrath, with or without a token. */
  tokens: numeral(SMASHED_TOKENS, 1),
  tiles: amount(CRYSTAL_TILES, '0'),
  /** Scales in their own deck before the power. */
  scalesLeft: amount(SCALE_DECK, '2'),
  /** The Scale in hand; blank: none. */
  scale: optionalChoice(SCALES, 'silver'),
  /** Symbols of the Gems on the map and of those the Thief carries; the others are in supply. */
  onMap: choices(SYMBOLS, 'flame'),
  carried: choices(SYMBOLS),
  played: yesNo(),
  keepSilver: yesNo(),
  /** Cards in hand at Replace Hand; blank: not counted. */
  handSize: optionalAmount(HAND_SIZE, '2'),
  /** Cubes on the Wakefulness track. */
  wakefulness: amount(WAKEFULNESS, '5'),
  /** Sloth cubes left in each category; blank: not counted, which stands in the way of no Wakefulness. */
  greed: optionalAmount(SLOTH_LEFT.greed),
  hunger: optionalAmount(SLOTH_LEFT.hunger),
  pride: optionalAmount(SLOTH_LEFT.pride),
  /** Where the Platinum Scale takes its cube. */
  category: choice(SLOTH_CATEGORIES),
  /** Categories that have given a cube this turn. */
  moved: choices(SLOTH_CATEGORIES),
  /** Wakefulness at which the Dragon awakens. */
  awakensAt: onBoard(amount(AWAKENS_AT, '11')),
  slothLimit: reading('vbc.scales.sloth-limit', SLOTH_LIMITS),
});

const SAYS = {
  'smash-gains': 'vbc.scales.smash',
  'smash-nothing': 'vbc.scales.smash',
  'wrath-gains': 'vbc.scales.wrath',
  'wrath-nothing': 'vbc.scales.wrath',
  'smashed-tile-counts': 'vbc.scales.smashed-tile',
  'surface-nothing': 'vbc.scales.surfacing',
  'one-a-use': 'vbc.scales.one-a-use',
  'scale-deck': 'vbc.scales.setup',
  'none-left': 'vbc.scales.none-left',
  'into-deck': 'vbc.scales.into-deck',
  golden: 'vbc.scales.golden',
  silver: 'vbc.scales.silver',
  'silver-useless': 'vbc.scales.silver-useless',
  'carried-gems': 'vbc.scales.carried-gems',
  platinum: 'vbc.scales.platinum',
  'platinum-may': 'vbc.scales.platinum',
  'outside-limit': 'vbc.scales.sloth-limit',
  'within-limit': 'vbc.scales.sloth-limit',
  awakens: 'vbc.scales.awakening',
  'sleeps-on': 'vbc.scales.awakening',
  'platinum-gone': 'vbc.scales.platinum-gone',
  'back-to-deck': 'vbc.scales.back',
  'silver-kept': 'vbc.scales.silver-kept',
  'silver-may-be-kept': 'vbc.scales.silver-kept',
  spirit: 'vbc.scales.spirit',
  'one-fewer': 'vbc.scales.one-fewer',
  'no-scale-out': 'vbc.scales.setup',
  'gem-in-two-places': 'vbc.scales.carried-gems',
  'only-silver-is-kept': 'vbc.scales.silver-kept',
  'already-played': 'vbc.scales.silver-kept',
  'no-card-in-hand': 'vbc.scales.silver-kept',
  'category-empty': 'vbc.scales.platinum',
  'no-cube-left': 'vbc.scales.sloth-cubes',
  'too-many-cubes': 'vbc.scales.sloth-cubes',
  'too-few-cubes': 'vbc.scales.sloth-cubes',
  'scale-not-in-hand': 'vbc.scales.drawn',
  'one-a-turn': 'vbc.scales.sloth-limit',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

export const GEM_PLACES = ['supply', 'map', 'carried'] as const;

export type GemPlace = (typeof GEM_PLACES)[number];

export type Gems = Readonly<Record<PowerSymbol, GemPlace>>;

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
  readonly gems: Gems;
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

/** Whether a power gains a Scale, what the Scale in hand may do, and how the hand is replaced. */
const turn = (asked: Asked) => {
  const gained = scalesGained(asked);
  const platinum = platinumMove(asked);
  const hand = replaceHand(asked, platinum);
  const value: DragonScalesValue = {
    power: asked.power,
    gained,
    scalesLeft: asked.scalesLeft - gained,
    scale: asked.scale,
    symbols: symbolsOf(asked),
    gems: gemsOf(asked),
    fate: fateOf(asked),
    platinum,
    ...hand,
  };
  return ruled(breaches(asked), {
    value,
    lines: [
      ...(asked.power === 'none' ? [] : gainLines(asked, asked.power)),
      ...playLines(asked),
      ...(platinum === undefined ? [] : platinumLines(asked, platinum)),
      ...handLines(asked, value),
    ],
  });
};

export const dragonScales = question({ form: FORM, says: SAYS, rule: turn });

/** Crystals that this use of the power earns a Scale for: tokens by Smash, tiles by Wrath. */
const crystalsOf = ({ power, tokens, tiles }: Asked): number =>
  ({ none: 0, smash: tokens, wrath: tiles, surface: 0 })[power];

const scalesGained = (asked: Asked): number =>
  Math.min(crystalsOf(asked), SCALES_A_USE, asked.scalesLeft);

const gemsOf = ({ onMap, carried }: Pick<Asked, 'onMap' | 'carried'>): Gems => {
  const placeOf = (symbol: PowerSymbol): GemPlace => {
    if (carried.includes(symbol)) return 'carried';
    return onMap.includes(symbol) ? 'map' : 'supply';
  };
  return { claw: placeOf('claw'), flame: placeOf('flame'), wing: placeOf('wing') };
};

/** The two lists of Gems as they are typed. */
interface GemLists {
  readonly onMap: string;
  readonly carried: string;
}

/** Where each Gem is by its lists; `undefined` if they cannot be read, or a Gem is in both. */
export const gemsIn = (lists: GemLists): Gems | undefined => {
  const onMap = optionsOf('onMap', lists.onMap, SYMBOLS);
  const carried = optionsOf('carried', lists.carried, SYMBOLS);
  if (!onMap.ok || !carried.ok) return undefined;
  return onMap.value.some((symbol) => carried.value.includes(symbol))
    ? undefined
    : gemsOf({ onMap: onMap.value, carried: carried.value });
};

/** The lists that put each Gem where it is. */
export const gemLists = (gems: Gems): GemLists => {
  const at = (place: GemPlace): string =>
    SYMBOLS.filter((symbol) => gems[symbol] === place).join(',');
  return { onMap: at('map'), carried: at('carried') };
};

const symbolsOf = (asked: Asked): readonly PowerSymbol[] => {
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

const fateOf = ({ scale, played, keepSilver }: Asked): ScaleFate => {
  if (scale === undefined) return 'none';
  if (scale === 'platinum' && played) return 'removed';
  return keepSilver ? 'kept' : 'power-deck';
};

const platinumMove = (asked: Asked): PlatinumMove | undefined => {
  const { scale, played, category, wakefulness, awakensAt } = asked;
  if (scale !== 'platinum' || !played) return undefined;
  const slothBefore = asked[category];
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

/** Replace Hand, with the Wakefulness that the turn leaves. */
const replaceHand = (
  { wakefulness, handSize, keepSilver }: Asked,
  platinum: PlatinumMove | undefined,
): Pick<DragonScalesValue, 'armor' | 'spirit' | 'discards' | 'draws' | 'hand'> => {
  const { armor, spirit } = statsAt(platinum?.after ?? wakefulness);
  const kept = keepSilver ? 1 : 0;
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
  firstOr(WAKEFULNESS_ROWS.toReversed(), ({ from }) => from <= wakefulness, WAKEFULNESS_ROWS[0]);

const breaches = (asked: Asked) => {
  const { power, scale, scalesLeft, onMap, carried, keepSilver } = asked;
  const scales = SCALE_DECK.max;
  const inBoth = onMap.filter((symbol) => carried.includes(symbol));
  return [
    // A Scale in hand has left the little deck before.
    ...(scale !== undefined && power !== 'none' && scalesLeft === scales
      ? [say('no-scale-out', { scale, scales })]
      : []),
    ...handBreaches(asked),
    ...inBoth.map((symbol) => say('gem-in-two-places', { symbol })),
    ...(keepSilver ? keepBreaches(asked) : []),
    ...(platinumMove(asked) === undefined ? [] : platinumBreaches(asked)),
  ];
};

/** A Scale that has not been played is one of the cards in hand. */
const handBreaches = ({ scale, played, handSize, keepSilver }: Asked) =>
  scale !== undefined && !played && handSize === 0 && !keepSilver
    ? [say('scale-not-in-hand', { scale })]
    : [];

const keepBreaches = ({ scale, played, handSize }: Asked) => [
  ...when(scale !== 'silver', say('only-silver-is-kept', { scale })),
  ...when(scale === 'silver' && played, say('already-played')),
  ...when(handSize === 0, say('no-card-in-hand')),
];

const platinumBreaches = (asked: Asked) => {
  const { category, moved, slothLimit, wakefulness } = asked;
  const all = ALL_CUBES;
  if (wakefulness === all) return [say('no-cube-left', { all })];
  const left = sum(SLOTH_CATEGORIES.map((each) => asked[each] ?? 0));
  // A category that is not counted may be full.
  const most = sum(SLOTH_CATEGORIES.map((each) => asked[each] ?? SLOTH_CUBES[each]));
  return [
    // A Sloth cube is on one track or another: those left in the categories are not awake.
    ...when(left + wakefulness > all, say('too-many-cubes', { all, left, wakefulness })),
    ...when(most + wakefulness < all, say('too-few-cubes', { all, left: most, wakefulness })),
    ...when(asked[category] === 0, say('category-empty', { category })),
    ...when(
      slothLimit === 'within' && moved.includes(category),
      say('one-a-turn', { category, reading: slothLimit }),
    ),
  ];
};

/** All Sloth cubes, in the categories and on the Wakefulness track. */
const ALL_CUBES = sum(Object.values(SLOTH_CUBES));

const gainLines = (asked: Asked, power: Exclude<ScalePower, 'none'>) => {
  const { scalesLeft: left } = asked;
  const gained = scalesGained(asked);
  return [
    ...(power === 'smash' ? smashLines(asked) : []),
    ...(power === 'wrath' ? wrathLines(asked) : []),
    ...when(power === 'surface', say('surface-nothing')),
    ...when(crystalsOf(asked) > 0 && left === 0, say('none-left')),
    ...when(gained > 0, say('into-deck', { before: left, after: left - gained })),
    say('scale-deck', { left, scales: SCALE_DECK.max }),
  ];
};

const smashLines = ({ tokens }: Asked) => [
  say(tokens > 0 ? 'smash-gains' : 'smash-nothing', { tokens }),
];

const wrathLines = (asked: Asked) => {
  const { tiles } = asked;
  return [
    say(tiles > 0 ? 'wrath-gains' : 'wrath-nothing', { tiles }),
    ...when(tiles > 0, say('smashed-tile-counts', { tiles })),
    ...when(tiles > SCALES_A_USE, say('one-a-use', { tiles, gained: scalesGained(asked) })),
  ];
};

const playLines = (asked: Asked) => {
  const { scale, played, carried } = asked;
  const symbols = symbolsOf(asked);
  switch (scale) {
    case undefined:
      return [];
    case 'golden':
      return [say('golden', { symbols })];
    case 'silver':
      return [
        ...when(carried.length > 0, say('carried-gems', { symbols: carried })),
        symbols.length > 0 ? say('silver', { symbols }) : say('silver-useless'),
      ];
    case 'platinum':
      return when(!played, say('platinum-may'));
  }
};

const platinumLines = (
  { moved, slothLimit: reading, awakensAt }: Asked,
  { awakens, ...move }: PlatinumMove,
) => {
  const { category, after } = move;
  const limit = reading === 'outside' ? 'outside-limit' : 'within-limit';
  return [
    say('platinum', move),
    say(limit, { category, moved, reading }),
    say(awakens ? 'awakens' : 'sleeps-on', { after, awakensAt }),
    say('platinum-gone'),
  ];
};

const handLines = ({ scale, played, keepSilver, wakefulness }: Asked, value: DragonScalesValue) => {
  const { fate, platinum, armor, spirit, draws, hand } = value;
  const mayKeep = scale === 'silver' && !played;
  return [
    ...(scale !== undefined && fate === 'power-deck' ? [say('back-to-deck', { scale })] : []),
    ...when(mayKeep, say(keepSilver ? 'silver-kept' : 'silver-may-be-kept')),
    say('spirit', { wakefulness: platinum?.after ?? wakefulness, armor, spirit }),
    ...when(keepSilver, say('one-fewer', { spirit, draws, hand })),
  ];
};
