import { saying, when, type Line, type Says } from '../core/answer.ts';
import type { FiClause } from './clauses.ts';
import { VOLCANO_PRICES } from './data/factions.ts';
import type { Ground, NewTerrain, Terrain } from './data/terrains.ts';
import { ownerOf, startersOn } from './opponents.ts';
import type { Seat } from './seats.ts';
import { isNewTerrain } from './wheel.ts';

export const VOLCANO_FACTIONS = ['dragonlords', 'acolytes'] as const;

export type VolcanoFaction = (typeof VOLCANO_FACTIONS)[number];

/** A terrain that a Volcano Faction wants to erupt, and who plays against it. */
export interface Eruption {
  readonly terrain: Terrain;
  readonly opponents: readonly Seat[];
}

const SAYS = {
  'start-only': 'fi.volcano.no-home-terrain',
  'no-points': 'fi.volcano.no-points',
  'not-ice': 'fi.volcano.not-ice',
  'already-volcano': 'fi.terrains.settled',
} as const satisfies Says<FiClause>;

/** What a line about terrain that nobody transforms rests on. */
export const FOR_GOOD_SAYS = {
  'for-good': 'fi.terrains.for-good',
} as const satisfies Says<FiClause>;

/** What the lines about Spades that a Volcano Faction gains rest on. */
export const SPADES_SAYS = {
  'no-spades': 'fi.volcano.no-spades',
  'spade-points': 'fi.volcano.spade-points',
  'own-action': 'fi.volcano.spade-action',
} as const satisfies Says<FiClause>;

/** What the lines about actions that take a turn each rest on. */
export const TURN_SAYS = {
  'two-turns': 'fi.volcano.two-turns',
  'spade-turn': 'fi.volcano.two-turns',
} as const satisfies Says<FiClause>;

const say = saying({ ...SAYS, ...SPADES_SAYS, ...TURN_SAYS, ...FOR_GOOD_SAYS });

interface Clauses<PaysWith, Price> {
  readonly paysWith: PaysWith;
  /** A terrain that is somebody's home, and any other. */
  readonly prices: readonly [home: Price, other: Price];
}

/** What an eruption costs a Faction, why, and what stands in its way. */
const volcano = <PaysWith extends FiClause, Price extends FiClause>(
  faction: VolcanoFaction,
  { paysWith, prices }: Clauses<PaysWith, Price>,
) => {
  const [home, other] = prices;
  const isHome = ({ terrain, opponents }: Eruption): boolean =>
    ownerOf(opponents, terrain) !== undefined;
  /** Tokens or steps for a terrain: more for the Home terrain of another player. */
  const priceOf = (eruption: Eruption): number =>
    VOLCANO_PRICES[faction][isHome(eruption) ? 'homeTerrain' : 'otherTerrain'];
  const clauseOf = (eruption: Eruption): Price => (isHome(eruption) ? home : other);
  return {
    says: { 'pays-with': paysWith, 'terrain-price': prices, ...SAYS } as const,
    priceOf,
    /** The clause that sets the price of a terrain. */
    clauseOf,
    /** Why a terrain costs what it does. */
    lines: (eruption: Eruption) => {
      const { terrain, opponents } = eruption;
      const owner = ownerOf(opponents, terrain);
      const price = { faction, terrain, owner, price: priceOf(eruption) };
      return [
        { clause: paysWith, code: 'pays-with', faction } as const,
        { clause: clauseOf(eruption), code: 'terrain-price', ...price } as const,
        ...startersOn(opponents, terrain).map((starter) =>
          say('start-only', { terrain, faction: starter }),
        ),
        say('no-points', { points: 0 }),
      ];
    },
    /** Ice is not transformed. */
    violations: (from: Ground | undefined) => when(from === 'ice', say('not-ice', { faction })),
    /** A Volcano is one already: there is nothing to pay. */
    already: (from: Ground | undefined) =>
      when(from === 'volcano', say('already-volcano', { faction })),
  };
};

/** What is Ice or Volcano stays so. */
export const forGood = (
  from: Ground,
): readonly Line<'fi.terrains.for-good', 'for-good', { from: NewTerrain }>[] =>
  isNewTerrain(from) ? [say('for-good', { from })] : [];

export const VOLCANOES = {
  dragonlords: volcano('dragonlords', {
    paysWith: 'fi.dragonlords.tokens',
    prices: ['fi.dragonlords.home-terrain', 'fi.dragonlords.other-terrain'],
  }),
  acolytes: volcano('acolytes', {
    paysWith: 'fi.acolytes.cult-points',
    prices: ['fi.acolytes.home-terrain', 'fi.acolytes.other-terrain'],
  }),
};

/** What the eruptions of both Factions rest on. */
export const ERUPTION_SAYS = {
  ...SAYS,
  'pays-with': [VOLCANOES.dragonlords.says['pays-with'], VOLCANOES.acolytes.says['pays-with']],
  'terrain-price': [
    ...VOLCANOES.dragonlords.says['terrain-price'],
    ...VOLCANOES.acolytes.says['terrain-price'],
  ],
} as const;

type SpadeLine =
  | Line<'fi.volcano.no-spades', 'no-spades', { spades: number }>
  | Line<
      'fi.volcano.spade-points',
      'spade-points',
      { spades: number; each: number; points: number }
    >
  | Line<'fi.volcano.spade-action', 'own-action'>;

/** Spades that a Volcano Faction gains: with what they become there, and the points for them. */
export const spadeLines = <Became>(
  {
    spades,
    spadePoints,
    erupts,
  }: {
    readonly spades: number;
    readonly spadePoints: number;
    /** Whether a terrain is to become a Volcano as well. */
    readonly erupts: boolean;
  },
  became: readonly Became[],
): readonly (SpadeLine | Became)[] => {
  if (spades === 0) return [];
  const facts = { spades, each: spadePoints, points: spadePoints * spades };
  return [
    say('no-spades', { spades }),
    ...became,
    say('spade-points', facts),
    ...when(erupts, say('own-action')),
  ];
};

/** An action that is neither an eruption nor one that gives Spades. */
export type OtherAction = 'stronghold' | 'priest';

/** Actions that take a turn each; Spades may also come without one, from a Cult bonus. */
export const turnLines = (
  { erupts, spades }: { readonly erupts: boolean; readonly spades: number },
  other: OtherAction | undefined,
): readonly Line<
  'fi.volcano.two-turns',
  'two-turns' | 'spade-turn',
  { readonly other: OtherAction }
>[] =>
  other === undefined
    ? []
    : [
        ...when(erupts, say('two-turns', { other })),
        ...when(spades > 0, say('spade-turn', { other })),
      ];
