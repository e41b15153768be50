import type { MapName, TownsAndPowerValue } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { linksWithin, NO_OVERLAY, spacesNamed, type Overlay } from '../shared/overlay.ts';
import { labels } from './labels.ts';

interface Asked {
  readonly lang: Lang;
  readonly map: MapName;
  /** The seat of the player whose clusters these are, from 0. */
  readonly seat: number;
}

/** Clusters with their Power, the space that is built on, and the Structures that Power is offered for. */
export const townsOverlay = (
  { clusters, offers, riverTowns, build }: TownsAndPowerValue,
  { lang, map, seat }: Asked,
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
  const target = build === undefined ? [] : spacesNamed(map, [build]);
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
      ...offered.map((space) => [space, labels.offer[lang]] as const),
      ...skipped.map((space) => [space, labels.town[lang]] as const),
    ]),
  };
};
