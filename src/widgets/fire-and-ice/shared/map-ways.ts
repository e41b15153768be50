import {
  crossing,
  distance,
  neighborsOf,
  terrainOf,
  type Landscape,
  type Space,
} from '#engine/fire-and-ice/index.ts';

/** A shortest way from space to space over any terrain, with both ends. */
export const wayBetween = (land: Landscape, from: Space, to: Space): readonly Space[] => {
  if (from === to) return [to];
  const left = distance(land, from, to);
  const [next] = neighborsOf(land, from).filter((near) => distance(land, near, to) === left - 1);
  return next === undefined ? [from] : [from, ...wayBetween(land, next, to)];
};

/** A shortest way by ship: the land it starts from, the River spaces it crosses, the land it comes to. */
export const sailing = (land: Landscape, from: Space, to: Space): readonly Space[] => {
  const isRiver = (space: Space): boolean => terrainOf(land, space) === undefined;
  const back = (space: Space, crossed: number): readonly Space[] => {
    if (crossed === 0) return [from];
    const [river] = neighborsOf(land, space).filter(
      (near) => isRiver(near) && crossing(land, from, near) === crossed,
    );
    return river === undefined ? [from] : [...back(river, crossed - 1), river];
  };
  const rivers = crossing(land, from, to);
  return Number.isFinite(rivers) ? [...back(to, rivers), to] : [from, to];
};

/** These spaces and the ring around them, with no hole in it. */
export const withRing = (land: Landscape, spaces: readonly Space[]): ReadonlySet<Space> => {
  const ring = new Set(spaces.flatMap((space) => [space, ...neighborsOf(land, space)]));
  const holes = land.spots.flatMap((_, space) => {
    const near = neighborsOf(land, space);
    return near.filter((each) => ring.has(each)).length >= Math.min(5, near.length) ? [space] : [];
  });
  return new Set([...ring, ...holes]);
};
