import {
  connected,
  CATEGORIES,
  crossing,
  distance,
  landscape,
  mayBridge,
  onEdge,
  reachable,
  readBoard,
  terrainOf,
  type Category,
  type CategoryEntry,
  type MapScoringValue,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { pairs } from '#engine/core/graphs.ts';
import { own } from '#engine/core/own.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Stack } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { legendPart, mapPart, type MapMarks } from '../shared/figure-map.tsx';
import { sailing, wayBetween } from '../shared/map-ways.ts';
import { linksWithin, NO_OVERLAY, spacesNamed } from '../shared/overlay.ts';
import type { mapScoring } from './calculator.ts';
import { scoringOverlay } from './overlay.ts';

type Props = FigureOf<typeof mapScoring>;

/**
 * The map with what is counted on it. Beside the scorings, `show` may ask where one could build
 * (`reach`), where a Bridge could go (`bridges`), how spaces are called (`names`), or for the
 * whole map.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  const { position } = readBoard(draft.map, draft.board);
  const category = CATEGORIES.find((each) => each === (show ?? draft.tile)) ?? 'area';
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const entries = value?.categories.find((score) => score.category === category)?.entries ?? [];
  const note = (seat: number): string => {
    const { value: result, points = 0 } = entries[seat] ?? {};
    return `${result ?? '–'} → ${figureWords.vp(points)[lang]}`;
  };
  const isScoring = value !== undefined && own(DRAWINGS, show ?? '') === undefined;
  const marks = marksFor({ reply, position, value, entries, category, show });
  return (
    <Stack
      parts={[
        mapPart(lang, position, marks),
        ...(position.holdings.length > 1
          ? [legendPart(lang, position, isScoring ? note : undefined)]
          : []),
      ]}
    />
  );
}

interface Asked {
  readonly reply: Props['reply'];
  readonly position: Position;
  readonly value: MapScoringValue | undefined;
  readonly entries: readonly CategoryEntry[];
  readonly category: Category;
  readonly show: string | undefined;
}

const marksFor = ({ reply, position, value, entries, category, show }: Asked): MapMarks => {
  if (reply.kind === 'violations') return { cuts: brokenBridges(position, reply.violations) };
  const drawing = own(DRAWINGS, show ?? '');
  if (drawing !== undefined) return drawing(position);
  return value === undefined ? {} : scored(position, value, { category, entries });
};

/** The places of Bridges that the rules refuse. */
const brokenBridges = (
  { map }: Position,
  violations: readonly object[],
): readonly (readonly [Space, Space])[] =>
  violations.flatMap((violation) => {
    if (!('from' in violation && 'to' in violation)) return [];
    const [a, b] = spacesNamed(map, [String(violation.from), String(violation.to)]);
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });

interface Scored {
  readonly category: Category;
  readonly entries: readonly CategoryEntry[];
}

const scored = (
  position: Position,
  value: MapScoringValue,
  { category, entries }: Scored,
): MapMarks => {
  const { lit } = scoringOverlay(value, category);
  const overlay = { ...NO_OVERLAY, lit };
  const shown = entries.map(({ shows }) => spacesNamed(value.map, shows));
  const numbered = shown.flatMap((spaces) => spaces.map((space, i) => ({ space, n: i + 1 })));
  switch (category) {
    case 'area':
      return { ...joined(position, value), counts: numbered };
    case 'distance':
    case 'stronghold-sanctuary':
      return { overlay, ...measured(position, entries, shown) };
    case 'outposts':
      return {
        overlay: {
          ...overlay,
          rings: edgeRings(position),
        },
        counts: numbered,
      };
    case 'settlements': {
      const { links, badges } = scoringOverlay(value, category);
      return {
        overlay: { ...overlay, links },
        counts: badges.map(({ space, text }) => ({ space, n: text })),
      };
    }
  }
};

/** The spaces of a measured way, counted as the rules count them: from the first step to the far end. */
const measured = (
  { map }: Position,
  entries: readonly CategoryEntry[],
  shown: readonly (readonly Space[])[],
): Pick<MapMarks, 'counts' | 'cuts'> => ({
  // Two ends without a result belong to different groups.
  cuts: shown.flatMap(([from, to], seat) =>
    from === undefined || to === undefined || entries[seat]?.value !== undefined
      ? []
      : [[from, to] as const],
  ),
  counts: shown.flatMap(([from, to], seat) =>
    from === undefined || to === undefined || entries[seat]?.value === undefined
      ? []
      : wayBetween(landscape(map), from, to)
          .slice(1)
          .map((space, i) => ({ space, n: i + 1 })),
  ),
});

/** Land at the edge of the map, near what stands there. */
const edgeRings = ({ map, holdings }: Position) => {
  const land = landscape(map);
  const standing = holdings.flatMap(({ pieces }) => pieces.map(({ space }) => space));
  return land.lands
    .map(({ space }) => space)
    .filter((space) => onEdge(land, space))
    .filter((space) => standing.some((piece) => distance(land, piece, space) <= 1))
    .map((space) => ({ space, ring: 'far' as const }));
};

/** Groups: lines where Structures touch, and the ways of ships, tunnels and carpets between them. */
const joined = (
  position: Position,
  { map, players }: MapScoringValue,
): Pick<MapMarks, 'overlay' | 'ways' | 'jumps'> => {
  const land = landscape(map);
  const parts = players.map(({ settlements }) =>
    settlements.map((names) => spacesNamed(map, names)),
  );
  const far = position.holdings.flatMap((holding, seat) => {
    const joins = connected(position, holding);
    return pairs(parts[seat] ?? []).flatMap(([one, other]) => {
      const [nearest] = one
        .flatMap((a) => other.map((b) => ({ a, b })))
        .filter(({ a, b }) => joins(a, b))
        .toSorted((x, y) => crossing(land, x.a, x.b) - crossing(land, y.a, y.b));
      return nearest === undefined ? [] : [{ ...nearest, holding }];
    });
  });
  const sails = far.filter(({ a, b, holding }) => crossing(land, a, b) <= holding.shipping);
  const jumped = far.filter((each) => !sails.includes(each));
  return {
    overlay: {
      ...NO_OVERLAY,
      links: parts.flatMap((groups, seat) =>
        groups.flatMap((group) => linksWithin(map, seat, group)),
      ),
    },
    ways: sails.map(({ a, b }) => sailing(land, a, b)),
    jumps: jumped.map(({ a, b }) => [a, b] as const),
  };
};

/** Where the first player could build, as far as reach goes: by land, by ship, by tunnel or carpet. */
const reach = (position: Position): MapMarks => {
  const [holding] = position.holdings;
  if (holding === undefined) return {};
  const land = landscape(position.map);
  const { direct, ship, jump } = reachable(position, holding, { bonusCard: false });
  const crossed = land.spots.flatMap((_, space) => {
    if (terrainOf(land, space) !== undefined) return [];
    const n = Math.min(...holding.pieces.map((piece) => crossing(land, piece.space, space)));
    return n <= holding.shipping ? [{ space, n }] : [];
  });
  return {
    ticks: [...direct, ...ship, ...jump],
    counts: crossed,
    // Two show how it goes; one for each would hide the map.
    jumps: [...new Set([...jump.slice(0, 1), ...jump.slice(-1)])].flatMap((to) => {
      const [from] = holding.pieces.toSorted(
        (a, b) => distance(land, a.space, to) - distance(land, b.space, to),
      );
      return from === undefined ? [] : [[from.space, to] as const];
    }),
  };
};

/** Where the first player's Bridges could go. */
const bridges = (position: Position): MapMarks => {
  const land = landscape(position.map);
  const from = position.holdings[0]?.pieces.map(({ space }) => space) ?? [];
  const ends = land.lands
    .map(({ space }) => space)
    .flatMap((to) => from.filter((a) => mayBridge(land, a, to)).map((a) => [a, to] as const));
  return { ghosts: ends, ticks: ends.map(([, to]) => to) };
};

const DRAWINGS = {
  reach,
  bridges,
  names: (): MapMarks => ({ allNamed: true }),
  whole: (): MapMarks => ({ whole: true }),
} as const;
