import { CUBE_SPACES, GRIT } from './data.ts';

/** Grit after a gain or, below zero, a loss: never off the track. */
export const gritAfter = (grit: number, change: number): number =>
  Math.min(GRIT.max, Math.max(GRIT.min, grit + change));

/** Hero cubes that this much Grit has given. */
export const cubesAt = (grit: number): number =>
  CUBE_SPACES.filter((space) => space <= grit).length;

/** The spaces that give a Hero cube on the way from this much Grit to that. */
export const cubeSpaces = (before: number, after: number): readonly number[] =>
  CUBE_SPACES.filter((space) => space > before && space <= after);

/** The next space of the track that gives a Hero cube, if one is left. */
export const nextCubeSpace = (grit: number): number | undefined =>
  CUBE_SPACES.find((space) => space > grit);
