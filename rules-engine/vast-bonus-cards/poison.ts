import { HERO_CUBES, POISON } from './data.ts';

/** Poison used on the Knight: the Tribe's Strength against hers. */
export interface Poison {
  readonly tribe: number;
  readonly knight: number;
}

/** What the card asks for: one cube, or two if the Tribe's Strength is greater by two or more. */
export const poisonCubes = ({ tribe, knight }: Poison): number =>
  tribe >= knight + POISON.margin ? POISON.cubesByMargin : POISON.cubes;

/** What the Knight gives up: she never falls below her two cubes. */
export const cubesLost = (asked: number, heroCubes: number | undefined): number =>
  heroCubes === undefined ? asked : Math.min(asked, heroCubes - HERO_CUBES.min);
