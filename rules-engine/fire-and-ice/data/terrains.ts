/** The Transformation cycle: each terrain is one Spade from the next, the last from the first (fi.spades.cycle). */
export const TERRAINS = [
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
] as const;

export type Terrain = (typeof TERRAINS)[number];

/** The terrains of the expansion: tiles, printed on no map (I nuovi Terreni, 53). */
export const NEW_TERRAINS = ['ice', 'volcano'] as const;

export type NewTerrain = (typeof NEW_TERRAINS)[number];

/** Whatever a land space can be. */
export const GROUNDS = [...TERRAINS, ...NEW_TERRAINS] as const;

export type Ground = Terrain | NewTerrain;
