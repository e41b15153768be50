import { nth } from '../core/lists.ts';
import { TERRAINS, type Ground, type NewTerrain, type Terrain } from './data/terrains.ts';
import {
  FACTION_FACTS,
  GIANTS_SPADES,
  ICE_SPADES_ON_START,
  type Faction,
} from './data/factions.ts';

/** Who digs, and the terrain on which its count ends: Home terrain, or an Ice Faction's Starting terrain. */
export interface Digger {
  readonly faction: Faction;
  readonly home: Terrain;
}

/** Ice and Volcano lie outside the cycle. */
export const isNewTerrain = (ground: Ground): ground is NewTerrain =>
  ground === 'ice' || ground === 'volcano';

/** The terrain reached after some steps along the Transformation cycle, backward if they are negative. */
export const stepped = (terrain: Terrain, steps: number): Terrain =>
  nth(TERRAINS, (TERRAINS.indexOf(terrain) + steps) % TERRAINS.length, terrain);

/** Spades between two terrains the shorter way round (fi.spades.shorter-way). */
export const spadesApart = (a: Terrain, b: Terrain): number => {
  const forward = Math.abs(TERRAINS.indexOf(a) - TERRAINS.indexOf(b));
  return Math.min(forward, TERRAINS.length - forward);
};

export const TURNS = ['forward', 'backward'] as const;

export type Turn = (typeof TURNS)[number];

/** A way along the cycle, terrain by terrain, with both ends. */
export interface Way {
  readonly turn: Turn;
  readonly terrains: readonly Terrain[];
  readonly spades: number;
}

const wayRound = (from: Terrain, to: Terrain, turn: Turn): Way => {
  const direction = turn === 'forward' ? 1 : -1;
  const spades = TERRAINS.findIndex((_, steps) => stepped(from, direction * steps) === to);
  const terrains = TERRAINS.slice(0, spades + 1).map((_, i) => stepped(from, direction * i));
  return { turn, terrains, spades };
};

/** Both ways from one terrain to another, the shorter first. */
export const waysBetween = (from: Terrain, to: Terrain): readonly [Way, Way] => {
  const forward = wayRound(from, to, 'forward');
  const backward = wayRound(from, to, 'backward');
  return forward.spades <= backward.spades ? [forward, backward] : [backward, forward];
};

/** The shortest way that does not lead through one's own terrain (fi.spades.not-through-home). */
export const wayFor = ({ home }: Digger, from: Terrain, to: Terrain): Way => {
  const [short, long] = waysBetween(from, to);
  return short.terrains.slice(1, -1).includes(home) ? long : short;
};

/** What a Faction builds on, given its Home terrain (fi.terrains.settled). */
export const ownGround = ({ faction, home }: Digger): Ground => {
  const { family } = FACTION_FACTS[faction];
  return family === 'ice' || family === 'volcano' ? family : home;
};

/** Spades from one terrain to another; arriving at one's own terrain needs no way of its own. */
export const spadesFor = (digger: Digger, from: Terrain, to: Terrain): number => {
  if (from === digger.home && to === digger.home) {
    return FACTION_FACTS[digger.faction].family === 'ice' ? ICE_SPADES_ON_START : 0;
  }
  return digger.faction === 'giants' ? GIANTS_SPADES : wayFor(digger, from, to).spades;
};

export interface Reach {
  readonly spades: number;
  /** What the space can become with exactly these Spades; those beyond one's own terrain are left over. */
  readonly grounds: readonly Ground[];
  /** The one closest to one's own terrain; `undefined` when there is none, or the space is one's own already. */
  readonly best: Ground | undefined;
}

/** What a number of Spades makes of a terrain (fi.spades.partial). */
export const reachOf = (digger: Digger, from: Terrain, spades: number): Reach => {
  const terrains = terrainsReached(digger, from, spades);
  const [best] = terrains.toSorted(
    (a, b) => spadesApart(a, digger.home) - spadesApart(b, digger.home),
  );
  const asGround = (terrain: Terrain): Ground =>
    terrain === digger.home ? ownGround(digger) : terrain;
  const isOwn = from === ownGround(digger);
  return {
    spades,
    grounds: terrains.map(asGround),
    best: best === undefined || isOwn ? undefined : asGround(best),
  };
};

const terrainsReached = (digger: Digger, from: Terrain, spades: number): readonly Terrain[] => {
  const { faction, home } = digger;
  if (faction === 'giants') return from !== home && spades >= GIANTS_SPADES ? [home] : [];
  // One Spade turns an Ice Faction's own Starting terrain into Ice: there is no way to walk.
  if (from === home && FACTION_FACTS[faction].family === 'ice') return [home];
  return TURNS.map((turn) => {
    const walked = TERRAINS.slice(0, spades).map((_, i) =>
      stepped(from, turn === 'forward' ? i + 1 : -i - 1),
    );
    return walked.includes(home) ? home : stepped(from, turn === 'forward' ? spades : -spades);
  });
};
