import { CUBE_SPACES, GRIT } from './data.ts';

/** Grit after a gain or, below zero, a loss: never off the track. */
export const gritAfter = (grit: number, change: number): number =>
  Math.min(GRIT.max, Math.max(GRIT.min, grit + change));

/** Hero cubes that this much Grit has given. */
export const cubesAt = (grit: number): number =>
  CUBE_SPACES.filter((space) => space <= grit).length;

/** The next space of the track that gives a Hero cube, if one is left. */
export const nextCubeSpace = (grit: number): number | undefined =>
  CUBE_SPACES.find((space) => space > grit);
