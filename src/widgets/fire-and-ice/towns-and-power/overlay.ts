import type { MapName, RawTownsAndPower, TownsAndPowerValue } from '#engine/fire-and-ice/index.ts';
import { linksWithin, NO_OVERLAY, spacesNamed, type Overlay } from '../shared/overlay.ts';

interface Asked {
  readonly map: MapName;
  /** The seat of the player whose clusters these are, from 0. */
  readonly seat: number;
  readonly draft: RawTownsAndPower;
  readonly words: { readonly offer: string; readonly town: string };
}

/** Clusters with their Power, the space that is built on, and the Structures that Power is offered for. */
export const townsOverlay = (
  { clusters, offers, riverTowns }: TownsAndPowerValue,
  { map, seat, draft, words }: Asked,
): Overlay => {
  const groups = clusters.map(({ spaces, power, verdict }) => ({
    group: spacesNamed(map, spaces),
    power,
    verdict,
  }));
  const offered = spacesNamed(
    map,
    offers.flatMap(({ from }) => from),
  );
  const skipped = spacesNamed(map, riverTowns);
  const target = spacesNamed(map, [draft.hex.trim().toUpperCase()]);
  return {
    ...NO_OVERLAY,
    links: groups.flatMap(({ group }) => linksWithin(map, seat, group)),
    badges: groups.flatMap(({ group: [first], power }) =>
      first === undefined ? [] : [{ space: first, text: String(power) }],
    ),
    rings: [
      ...groups.flatMap(({ group, verdict }) =>
        verdict === 'town' ? group.map((space) => ({ space, ring: 'counts' as const })) : [],
      ),
      ...skipped.map((space) => ({ space, ring: 'open' as const })),
      ...offered.map((space) => ({ space, ring: 'offer' as const })),
      ...target.map((space) => ({ space, ring: 'target' as const })),
    ],
    notes: new Map([
      ...offered.map((space) => [space, words.offer] as const),
      ...skipped.map((space) => [space, words.town] as const),
    ]),
  };
};
