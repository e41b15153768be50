import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  option,
  optionalWhole,
  optionsOf,
  wholeOrZero,
  type Field,
} from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, UNLOCK_WORDS, YES_NO, type UnlockWord } from './data.ts';
import {
  COLORS,
  FREE_BRIDGES,
  SPADE_SOURCES,
  type Color,
  type SpadeSource,
} from './data/abilities.ts';
import { FACTION_FACTS, UNLOCK_PRICES, type Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import { BRIDGES_EACH, PRIESTS_EACH } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { ownerOf, parseOpponents, startersOn } from './opponents.ts';
import type { Seat } from './seats.ts';

export interface RawRiverwalkers {
  /** The Starting terrain. */
  readonly start: string;
  /** Terrains unlocked so far; the Starting terrain is understood. */
  readonly unlocked: string;
  /** The other players' Factions, `mermaids,shapeshifters/swamp`. */
  readonly opponents: string;
  /** Priests held, or sent to a Cult for good. */
  readonly held: string;
  /** Priests gained now, in whatever way. */
  readonly priests: string;
  /** Terrains to unlock with them, one each. */
  readonly unlock: string;
  /** Coins held; blank: not checked. */
  readonly coins: string;
  /** Spades offered, and by what. */
  readonly spades: string;
  readonly spadesFrom: string;
  /** Whether the Stronghold is built now. */
  readonly stronghold: string;
  /** Bridges still in the supply. */
  readonly bridgesLeft: string;
  readonly unlockWord: string;
}

export const RIVERWALKERS_START: RawRiverwalkers = {
  start: 'desert',
  unlocked: '',
  opponents: 'mermaids,ice-maidens/forest',
  held: '0',
  priests: '1',
  unlock: 'lakes',
  coins: '',
  spades: '0',
  spadesFrom: 'cult-bonus',
  stronghold: 'no',
  bridgesLeft: '3',
  unlockWord: 'home',
};

export type Riverwalkers = Parsed<
  {
    readonly start: Terrain;
    /** Beside the Starting terrain. */
    readonly unlocked: readonly Terrain[];
    readonly opponents: readonly Seat[];
    readonly held: number;
    readonly priests: number;
    readonly unlock: readonly Terrain[];
    readonly coins: number | undefined;
    readonly spades: number;
    readonly spadesFrom: SpadeSource;
    readonly buildsStronghold: boolean;
    readonly bridgesLeft: number;
    readonly unlockWord: UnlockWord;
  },
  'Riverwalkers'
>;

export interface UnlockPrice {
  readonly terrain: Terrain;
  readonly coins: number;
  /** Whose Home terrain it is. */
  readonly owner: Faction | undefined;
  /** The Ice Faction whose Starting terrain it is, where that word decides. */
  readonly starter: Faction | undefined;
}

export interface RiverwalkersValue {
  /** After unlocking, in the order of the Terrain cycle: where they may settle, and where a Priest still stands. */
  readonly settles: readonly Terrain[];
  readonly locked: readonly Terrain[];
  /** What each terrain that was locked costs. */
  readonly prices: readonly UnlockPrice[];
  readonly paid: number;
  /** `undefined` when not checked. */
  readonly coinsLeft: number | undefined;
  /** Priests taken as such, and those for which no piece was left. */
  readonly priestsTaken: number;
  readonly priestsLost: number;
  /** Priests in the supply after all this, and the most that can be off the cycle. */
  readonly supply: number;
  readonly limit: number;
  /** Spades that are lost, and Victory points for them. */
  readonly spadesLost: number;
  readonly spadePoints: number;
  readonly freeBridges: number;
  readonly pieces: Color;
}

export type RiverwalkersLine =
  | FiLine<
      'fi.riverwalkers.priests',
      'cycle',
      { start: Terrain; locked: readonly Terrain[]; supply: number }
    >
  | FiLine<'fi.riverwalkers.any-priest', 'gains', { priests: number }>
  | FiLine<
      'fi.riverwalkers.two-coins' | 'fi.riverwalkers.one-coin',
      'unlock-price',
      { terrain: Terrain; coins: number; owner: Faction | undefined }
    >
  | FiLine<'fi.riverwalkers.home-word', 'start-only', { terrain: Terrain; faction: Faction }>
  | FiLine<
      'fi.riverwalkers.home-word',
      'start-price',
      { terrain: Terrain; coins: number; faction: Faction }
    >
  | FiLine<'fi.riverwalkers.unlock', 'unlocks', { terrains: readonly Terrain[]; coins: number }>
  | FiLine<'fi.riverwalkers.unlock', 'coins', { coins: number; before: number; after: number }>
  | FiLine<'fi.riverwalkers.unlock', 'takes-priests', { priests: number }>
  | FiLine<
      'fi.riverwalkers.priest-limit',
      'priest-limit',
      { limit: number; held: number; supply: number; lost: number }
    >
  | FiLine<'fi.riverwalkers.settle', 'settles', { terrains: readonly Terrain[] }>
  | FiLine<'fi.riverwalkers.spades-lost', 'spades-lost', { spades: number; points: number }>
  | FiLine<'fi.riverwalkers.stronghold', 'stronghold', { bridges: number }>
  | FiLine<'fi.riverwalkers.free-bridges', 'free-bridges', { bridges: number; left: number }>
  | FiLine<'fi.riverwalkers.pieces', 'pieces', { color: Color }>;

export type RiverwalkersViolation =
  | FiLine<'fi.riverwalkers.unlock', 'too-few-priests', { wanted: number; priests: number }>
  | FiLine<'fi.riverwalkers.unlock', 'not-locked', { terrain: Terrain; start: Terrain }>
  | FiLine<
      'fi.riverwalkers.unlock',
      'too-few-coins',
      { price: number; coins: number; short: number }
    >
  | FiLine<'fi.riverwalkers.priest-limit', 'too-many-held', { held: number; limit: number }>
  | FiLine<'fi.riverwalkers.no-spades', 'no-spade-actions', { spades: number }>;

export const parseRiverwalkers = (raw: RawRiverwalkers): Field<Riverwalkers> => {
  const fields = collect({
    start: option('start', raw.start, TERRAINS),
    unlocked: optionsOf('unlocked', raw.unlocked, TERRAINS),
    opponents: parseOpponents(raw.opponents, 'riverwalkers'),
    held: wholeOrZero('held', raw.held, { min: 0, max: PRIESTS_EACH }),
    priests: wholeOrZero('priests', raw.priests, { min: 0, max: PRIESTS_EACH }),
    unlock: optionsOf('unlock', raw.unlock, TERRAINS),
    coins: optionalWhole('coins', raw.coins, AMOUNT),
    spades: wholeOrZero('spades', raw.spades, AMOUNT),
    spadesFrom: option('spadesFrom', raw.spadesFrom, SPADE_SOURCES),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
    bridgesLeft: wholeOrZero('bridgesLeft', raw.bridgesLeft, { min: 0, max: BRIDGES_EACH }),
    unlockWord: option('unlockWord', raw.unlockWord, UNLOCK_WORDS),
  });
  if (!fields.ok) return fields;
  const { stronghold, unlocked, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      unlocked: unlocked.filter((terrain) => terrain !== rest.start),
      buildsStronghold: stronghold === 'yes',
    }),
  );
};

/** What the Riverwalkers make of Priests, Spades and their Stronghold. */
export const riverwalkers = (
  state: Riverwalkers,
): Ruling<RiverwalkersValue, RiverwalkersLine, RiverwalkersViolation> => {
  const { start, coins, spades, buildsStronghold, bridgesLeft } = state;
  const settles = TERRAINS.filter(
    (terrain) => isOpen(state, terrain) || state.unlock.includes(terrain),
  );
  const paid = priceOf(state);
  const priests = gained(state);
  return ruled(violations(state), {
    value: {
      settles,
      locked: TERRAINS.filter((terrain) => !settles.includes(terrain)),
      prices: lockedBefore(state).map((terrain) => unlockPrice(state, terrain)),
      paid,
      coinsLeft: coins === undefined ? undefined : coins - paid,
      ...priests,
      spadesLost: spades,
      spadePoints: 0,
      freeBridges: buildsStronghold ? Math.min(FREE_BRIDGES, bridgesLeft) : 0,
      pieces: COLORS[start],
    },
    lines: [
      { clause: 'fi.riverwalkers.pieces', code: 'pieces', color: COLORS[start] },
      ...cycleLines(state),
      ...unlockLines(state),
      ...priestLines(state),
      { clause: 'fi.riverwalkers.settle', code: 'settles', terrains: settles },
      ...spadeLines(state),
      ...strongholdLines(state),
    ],
  });
};

export const askRiverwalkers = asks(parseRiverwalkers, riverwalkers);

const isOpen = ({ start, unlocked }: Riverwalkers, terrain: Terrain): boolean =>
  terrain === start || unlocked.includes(terrain);

/** Terrains with a Priest on them before anything is unlocked now. */
const lockedBefore = (state: Riverwalkers): readonly Terrain[] =>
  TERRAINS.filter((terrain) => !isOpen(state, terrain));

/** Priests that do not stand on the cycle: one more for every terrain unlocked. */
const limitWith = (open: number): number => PRIESTS_EACH - (TERRAINS.length - 1) + open;

/** What a terrain costs to unlock: more if it is another player's Home terrain. */
export const unlockPrice = (
  { opponents, unlockWord }: Pick<Riverwalkers, 'opponents' | 'unlockWord'>,
  terrain: Terrain,
): UnlockPrice => {
  const owner = ownerOf(opponents, terrain);
  const starter = unlockWord === 'starting' ? iceStarter(opponents, terrain) : undefined;
  const { homeTerrain, otherTerrain } = UNLOCK_PRICES;
  const isDear = owner !== undefined || starter !== undefined;
  return { terrain, coins: isDear ? homeTerrain : otherTerrain, owner, starter };
};

/** A Volcano Faction's Starting terrain means nothing after setup (fi.volcano.start-forgotten). */
const iceStarter = (opponents: readonly Seat[], terrain: Terrain): Faction | undefined =>
  startersOn(opponents, terrain).find((faction) => FACTION_FACTS[faction].family === 'ice');

const priceOf = (state: Riverwalkers): number =>
  sum(state.unlock.map((terrain) => unlockPrice(state, terrain).coins));

/** Unlocking comes first: it puts Priests into the supply for the others to take. */
const gained = (
  state: Riverwalkers,
): Pick<RiverwalkersValue, 'priestsTaken' | 'priestsLost' | 'supply' | 'limit'> => {
  const { unlocked, unlock, held, priests } = state;
  const limit = limitWith(unlocked.length + unlock.length);
  const wanted = Math.max(0, priests - unlock.length);
  const priestsTaken = Math.min(wanted, Math.max(0, limit - held));
  return {
    priestsTaken,
    priestsLost: wanted - priestsTaken,
    supply: limit - held - priestsTaken,
    limit,
  };
};

const violations = (state: Riverwalkers): readonly RiverwalkersViolation[] => {
  const { start, unlocked, unlock, priests, held, coins, spades, spadesFrom } = state;
  const wanted = unlock.length;
  const price = priceOf(state);
  const limit = limitWith(unlocked.length);
  const clause = 'fi.riverwalkers.unlock';
  return [
    ...(held > limit
      ? [{ clause: 'fi.riverwalkers.priest-limit', code: 'too-many-held', held, limit } as const]
      : []),
    ...(wanted > priests ? [{ clause, code: 'too-few-priests', wanted, priests } as const] : []),
    ...unlock
      .filter((terrain) => isOpen(state, terrain))
      .map((terrain) => ({ clause, code: 'not-locked', terrain, start }) as const),
    ...(coins !== undefined && coins < price
      ? [{ clause, code: 'too-few-coins', price, coins, short: price - coins } as const]
      : []),
    ...(spades > 0 && spadesFrom === 'action'
      ? [{ clause: 'fi.riverwalkers.no-spades', code: 'no-spade-actions', spades } as const]
      : []),
  ];
};

const cycleLines = (state: Riverwalkers): readonly RiverwalkersLine[] => {
  const { start, unlocked, held } = state;
  const supply = limitWith(unlocked.length) - held;
  return [
    {
      clause: 'fi.riverwalkers.priests',
      code: 'cycle',
      start,
      locked: lockedBefore(state),
      supply,
    },
  ];
};

const unlockLines = (state: Riverwalkers): readonly RiverwalkersLine[] => {
  const { unlock: terrains, coins: before, priests } = state;
  const coins = priceOf(state);
  const clause = 'fi.riverwalkers.unlock';
  return [
    ...(priests === 0
      ? []
      : [{ clause: 'fi.riverwalkers.any-priest', code: 'gains', priests } as const]),
    ...terrains.flatMap((terrain) => priceLines(state, terrain)),
    ...(terrains.length === 0 ? [] : [{ clause, code: 'unlocks', terrains, coins } as const]),
    ...(terrains.length === 0 || before === undefined
      ? []
      : [{ clause, code: 'coins', coins, before, after: before - coins } as const]),
  ];
};

const priceLines = (state: Riverwalkers, terrain: Terrain): readonly RiverwalkersLine[] => {
  const { coins, owner, starter } = unlockPrice(state, terrain);
  if (owner === undefined && starter !== undefined) {
    const clause = 'fi.riverwalkers.home-word';
    return [{ clause, code: 'start-price', terrain, coins, faction: starter }];
  }
  const clause = owner === undefined ? 'fi.riverwalkers.one-coin' : 'fi.riverwalkers.two-coins';
  return [
    { clause, code: 'unlock-price', terrain, coins, owner },
    ...startersOn(state.opponents, terrain).map(
      (faction) =>
        ({ clause: 'fi.riverwalkers.home-word', code: 'start-only', terrain, faction }) as const,
    ),
  ];
};

const priestLines = (state: Riverwalkers): readonly RiverwalkersLine[] => {
  const { priestsTaken, priestsLost, supply, limit } = gained(state);
  const facts = { limit, held: state.held + priestsTaken, supply, lost: priestsLost };
  return [
    ...(priestsTaken === 0
      ? []
      : [
          {
            clause: 'fi.riverwalkers.unlock',
            code: 'takes-priests',
            priests: priestsTaken,
          } as const,
        ]),
    { clause: 'fi.riverwalkers.priest-limit', code: 'priest-limit', ...facts },
  ];
};

const spadeLines = ({ spades }: Riverwalkers): readonly RiverwalkersLine[] =>
  spades === 0
    ? []
    : [{ clause: 'fi.riverwalkers.spades-lost', code: 'spades-lost', spades, points: 0 }];

const strongholdLines = ({
  buildsStronghold,
  bridgesLeft,
}: Riverwalkers): readonly RiverwalkersLine[] =>
  buildsStronghold
    ? [
        { clause: 'fi.riverwalkers.stronghold', code: 'stronghold', bridges: FREE_BRIDGES },
        {
          clause: 'fi.riverwalkers.free-bridges',
          code: 'free-bridges',
          bridges: Math.min(FREE_BRIDGES, bridgesLeft),
          left: bridgesLeft,
        },
      ]
    : [];
