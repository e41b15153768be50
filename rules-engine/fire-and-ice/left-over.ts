import { saying, when, type Says } from '../core/answer.ts';
import type { FiClause } from './clauses.ts';
import { FACTION_FACTS, type Faction } from './data/factions.ts';
import { BURN } from './data/tiles.ts';
import type { Bowls } from './power.ts';

/** What the points for what is left over are said to rest on. */
export const LEFT_OVER_SAYS = {
  burn: 'fi.scoring.burn',
  'left-over': ['fi.scoring.left-over', 'fi.scoring.alchemists'],
} as const satisfies Says<FiClause>;

const say = saying(LEFT_OVER_SAYS);

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

/** How somebody comes to these points; `of` is how a line names the player. */
export const leftOverLines = <Of extends object>(
  of: Of,
  faction: Faction,
  { left, stock }: { readonly left: LeftOver | undefined; readonly stock: Stock | undefined },
) => {
  if (left === undefined || stock === undefined) return [];
  const { burned, coins, coinsPerPoint, points, coinsLeft } = left;
  const clause = faction === 'alchemists' ? 'fi.scoring.alchemists' : 'fi.scoring.left-over';
  return [
    ...when(burned > 0, say('burn', { ...of, tokens: stock.bowls[1], burned })),
    say('left-over', { ...of, coins, coinsPerPoint, points, coinsLeft }, clause),
  ];
};
