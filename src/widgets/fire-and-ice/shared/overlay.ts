import { components, pairs } from '#engine/core/graphs.ts';
import { distance, landscape, type MapName, type Space } from '#engine/fire-and-ice/index.ts';

/** A line that joins two spaces of a player. */
export interface Link {
  readonly seat: number;
  readonly ends: readonly [Space, Space];
  /** Dashed where the two are joined only indirectly. */
  readonly dashed: boolean;
}

export const RINGS = ['counts', 'open', 'far', 'target', 'offer'] as const;

export type Ring = (typeof RINGS)[number];

/** What an answer draws on the map. */
export interface Overlay {
  readonly links: readonly Link[];
  /** Measured lines, with the number that stands on them. */
  readonly spans: readonly {
    readonly seat: number;
    readonly ends: readonly [Space, Space];
    readonly text: string;
  }[];
  readonly rings: readonly { readonly space: Space; readonly ring: Ring }[];
  /** Small numbers at the shoulder of a space. */
  readonly badges: readonly { readonly space: Space; readonly text: string }[];
  /** Structures on any other space are dimmed. */
  readonly lit: ReadonlySet<Space> | undefined;
  /** What is said of a space besides what stands on it. */
  readonly notes: ReadonlyMap<Space, string>;
}

export const NO_OVERLAY: Overlay = {
  links: [],
  spans: [],
  rings: [],
  badges: [],
  lit: undefined,
  notes: new Map(),
};

/** The numbers of named spaces; a name that the map lacks is left out. */
export const spacesNamed = (map: MapName, names: readonly string[]): readonly Space[] => {
  const { named } = landscape(map);
  return names.flatMap((name) => named.get(name) ?? []);
};

type Group = readonly Space[];

/** Lines along all neighbors of a group, and the shortest ones that hold its parts together. */
export const linksWithin = (map: MapName, seat: number, group: Group): readonly Link[] => {
  const land = landscape(map);
  const touch = (a: Space, b: Space): boolean => distance(land, a, b) === 1;
  const beside = pairs(group).filter(([a, b]) => touch(a, b));
  return [
    ...beside.map((ends) => ({ seat, ends, dashed: false })),
    ...linksBetween(map, seat, components(group, touch)).map((link) => ({
      ...link,
      dashed: false,
    })),
  ];
};

/** The shortest lines that make one web of several groups. */
export const linksBetween = (
  map: MapName,
  seat: number,
  groups: readonly Group[],
): readonly Link[] => {
  const land = landscape(map);
  const [first, ...others] = groups;
  if (first === undefined) return [];
  const links: Link[] = [];
  const web = [...first];
  const waiting = new Set(others);
  while (waiting.size > 0) {
    const [nearest] = [...waiting]
      .flatMap((group) =>
        web.flatMap((a) => group.map((b) => ({ group, a, b, apart: distance(land, a, b) }))),
      )
      .toSorted((one, two) => one.apart - two.apart);
    if (nearest === undefined) break;
    waiting.delete(nearest.group);
    web.push(...nearest.group);
    links.push({ seat, ends: [nearest.a, nearest.b], dashed: true });
  }
  return links;
};
