import { BASE_COMPONENTS, COMPONENTS, SEATS, type Component } from './data.ts';

export interface Contents {
  readonly component: Component;
  readonly groups: number;
  readonly each: number;
  readonly total: number;
  /** Pieces of the same kind in the base game's box. */
  readonly base: number;
  /** Both boxes together. */
  readonly together: number;
}

/** What the two boxes hold of one kind of piece. */
export const contents = (component: Component): Contents => {
  const { groups, each, total } = COMPONENTS[component];
  const base: Partial<Record<Component, number>> = BASE_COMPONENTS;
  const owned = base[component] ?? 0;
  return { component, groups, each, total, base: owned, together: owned + total };
};

/** Play-order cards that separate sets for every number of players would need. */
export const orderCardsApart = (): number => {
  const counts = Array.from({ length: SEATS.max - SEATS.min + 1 }, (_, i) => SEATS.min + i);
  return counts.reduce((total, players) => total + players, 0);
};
