import type {
  Category,
  CategoryEntry,
  MapScoringValue,
  Space,
} from '#engine/fire-and-ice/index.ts';
import {
  linksBetween,
  linksWithin,
  NO_OVERLAY,
  spacesNamed,
  type Overlay,
} from '../shared/overlay.ts';

/** What a category looks like on the map: groups, measured lines, outposts or settlements. */
export const scoringOverlay = (value: MapScoringValue, category: Category): Overlay => {
  const entries = value.categories.find((score) => score.category === category)?.entries ?? [];
  switch (category) {
    case 'area':
      return groupsOverlay(value, entries);
    case 'settlements':
      return settlementsOverlay(value, entries);
    case 'outposts':
      return outpostsOverlay(value, entries);
    case 'distance':
    case 'stronghold-sanctuary':
      return spansOverlay(value, entries);
  }
};

type Entries = readonly CategoryEntry[];

const litBy = ({ map }: MapScoringValue, entries: Entries): ReadonlySet<Space> =>
  new Set(entries.flatMap(({ shows }) => spacesNamed(map, shows)));

/** Settlements as solid lines; what only ships, tunnels and carpets join, dashed. */
const groupsOverlay = (value: MapScoringValue, entries: Entries): Overlay => ({
  ...NO_OVERLAY,
  lit: litBy(value, entries),
  links: value.players.flatMap(({ networks, settlements }, seat) =>
    networks.flatMap((network) => {
      const parts = settlements
        .filter(([first]) => first !== undefined && network.includes(first))
        .map((names) => spacesNamed(value.map, names));
      return [
        ...parts.flatMap((part) => linksWithin(value.map, seat, part)),
        ...linksBetween(value.map, seat, parts),
      ];
    }),
  ),
});

const settlementsOverlay = (value: MapScoringValue, entries: Entries): Overlay => ({
  ...NO_OVERLAY,
  lit: litBy(value, entries),
  links: value.players.flatMap(({ settlements }, seat) =>
    settlements.flatMap((names) => linksWithin(value.map, seat, spacesNamed(value.map, names))),
  ),
  badges: value.players.flatMap(({ settlements }, seat) =>
    settlements
      .flatMap(([first]) => first ?? [])
      .filter((first) => entries[seat]?.shows.includes(first))
      .flatMap((first, i) =>
        spacesNamed(value.map, [first]).map((space) => ({ space, text: String(i + 1) })),
      ),
  ),
});

const outpostsOverlay = (value: MapScoringValue, entries: Entries): Overlay => {
  const lit = litBy(value, entries);
  return {
    ...NO_OVERLAY,
    lit,
    rings: [...lit].map((space) => ({ space, ring: 'counts' as const })),
  };
};

const spansOverlay = (value: MapScoringValue, entries: Entries): Overlay => ({
  ...NO_OVERLAY,
  lit: litBy(value, entries),
  spans: entries.flatMap(({ shows, value: result }, seat) => {
    const [a, b] = spacesNamed(value.map, shows);
    return a === undefined || b === undefined || result === undefined
      ? []
      : [{ seat, ends: [a, b] as const, text: String(result) }];
  }),
});
