import { FACTION_FACTS, type Faction } from './data/factions.ts';
import { BURN } from './data/tiles.ts';
import type { Bowls } from './power.ts';

/** What a player still has at the end of the game. */
export interface Stock {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly bowls: Bowls;
}

export interface LeftOver {
  /** Tokens of Bowl II given up so that as many others reach Bowl III. */
  readonly burned: number;
  /** Everything turned into coins. */
  readonly coins: number;
  readonly coinsPerPoint: number;
  readonly points: number;
  readonly coinsLeft: number;
}

/** Turns what is left into coins and coins into points, rounding down (fi.scoring.left-over, fi.scoring.burn). */
export const leftOver = (
  faction: Faction,
  { coins, workers, priests, bowls: [, two, three] }: Stock,
): LeftOver => {
  const { coinsPerPoint } = FACTION_FACTS[faction];
  const burned = Math.floor(two / BURN);
  const all = coins + workers + priests + three + burned;
  return {
    burned,
    coins: all,
    coinsPerPoint,
    points: Math.floor(all / coinsPerPoint),
    coinsLeft: all % coinsPerPoint,
  };
};
