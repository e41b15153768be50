import {
  edgeAt,
  edgesOf,
  fallsIn,
  isTerrain,
  neighbors,
  readCave,
  type EntranceValue,
  type Painting,
  type Space,
  type Spot,
  type Wall,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Count, round } from '#src/figures/kit.tsx';
import { Cube, upTo } from '../shared/Things.tsx';
import { EDGES, Pieces, TileFace } from './CaveFace.tsx';
import { entrance } from './calculator.ts';
import { Outcome } from './Outcome.tsx';
import {
  arrivalAt,
  centerOf,
  cornerOf,
  isUpright,
  middleOf,
  moved,
  PITCH,
  type Point,
} from './sheet.ts';

type Props = FigureOf<typeof entrance>;

/** A space in pixels on a phone. */
const SPACE = 85;

/**
 * The map, and on it what the rules make of it. `touches` counts at each tile the tiles that it
 * touches, `edges` the exposed edges of Terrain; `before` leaves the answer out.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  const { painting, walls } = readCave(draft);
  if (painting === undefined) return null;
  const value = reply.kind === 'answer' && show === undefined ? reply.answer.value : undefined;
  const tiled = painting.spots.filter(({ ground }) => ground !== 'none');
  const frame = frameOf(tiled);
  return (
    <svg
      class="picture"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      width={round((frame.width / PITCH) * SPACE)}
      height={round((frame.height / PITCH) * SPACE)}
      aria-hidden="true"
    >
      {tiled.map((spot) => (
        <g
          class={`tile tile--${spot.ground}`}
          text-anchor="start"
          transform={moved(cornerOf(spot))}
        >
          <TileFace lang={lang} spot={spot} />
        </g>
      ))}
      <Walls painting={painting} walls={walls} />
      <Pieces lang={lang} painting={painting} />
      <Outcome
        lang={lang}
        painting={painting}
        falls={fallsIn(draft.collapse, painting)}
        value={value}
      />
      {value !== undefined && <Order value={value} />}
      {value !== undefined && <Cubes value={value} />}
      {show === 'touches' && <Touches draft={draft} tiles={tiled} />}
      {show === 'edges' && <Exposed painting={painting} walls={walls} />}
    </svg>
  );
}

/** The part of the sheet that has tiles, and a little around it for what is drawn on its rim. */
const frameOf = (tiled: readonly Spot[]) => {
  const rim = 8;
  const columns = tiled.map(({ column }) => column);
  const rows = tiled.map(({ row }) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: left * PITCH - rim,
    y: top * PITCH - rim,
    width: (Math.max(...columns) - left + 1) * PITCH + 2 * rim,
    height: (Math.max(...rows) - top + 1) * PITCH + 2 * rim,
  };
};

function Walls({
  painting,
  walls,
}: {
  readonly painting: Painting;
  readonly walls: readonly Wall[];
}) {
  return (
    <>
      {edgesOf(painting, walls).map((ends) => {
        const edge = edgeAt(walls, ends);
        return edge === 'open' ? null : (
          <g
            class={`edge edge--${edge}`}
            transform={`${moved(middleOf(ends))}${isUpright(ends) ? '' : ' rotate(90)'}`}
          >
            {EDGES[edge]}
          </g>
        );
      })}
    </>
  );
}

/** Larger than elsewhere: a map is drawn smaller than its numbers. */
function Numbered({ at, n }: { readonly at: Point; readonly n: number }) {
  return (
    <g class="cave-count" transform={`${moved(at)} scale(1.5)`}>
      <Count x={0} y={0} n={n} />
    </g>
  );
}

/** Who moves when, where it is more than the marker: at the place where each arrives. */
function Order({
  value: { order, leavers, entrance: at, marker },
}: {
  readonly value: EntranceValue;
}) {
  const steps = order.filter((mover) => mover !== 'cubes');
  if (steps.length < 2) return null;
  const numbers = steps.flatMap((mover, i): readonly { at: Point; n: number }[] => {
    if (mover === 'marker') return at === undefined ? [] : [{ at: between(marker, at), n: i + 1 }];
    const nth = leavers.findIndex(({ piece }) => piece === mover);
    const to = leavers[nth]?.to;
    if (to === undefined) return [];
    const { x, y } = arrivalAt(to, nth);
    return [{ at: { x, y: y - 30 }, n: i + 1 }];
  });
  return (
    <>
      {numbers.map((number) => (
        <Numbered {...number} />
      ))}
    </>
  );
}

/** Beside the arrow from one space to the next. */
const between = (a: Space, b: Space): Point => {
  const { x, y } = middleOf([a, b]);
  return isUpright([a, b]) ? { x: x - 4, y: y - 24 } : { x: x - 26, y };
};

/** Hero cubes that Poison put on the marker's space, where they lie in the end. */
function Cubes({ value: { cubes, entrance: at, marker } }: { readonly value: EntranceValue }) {
  if (cubes.total === 0 || at === undefined) return null;
  const { x, y } = centerOf(at);
  // Below the marker, or where it arrives: beyond the tip of its arrow.
  const first = at === marker ? { x: x - 34, y: y + 38 } : { x: x - 10, y: y + 4 };
  return (
    <>
      {upTo(cubes.total).map((i) => (
        <g transform={`${moved({ x: first.x + i * 26, y: first.y })} scale(1.4)`}>
          <Cube x={0} y={0} look="new" />
        </g>
      ))}
    </>
  );
}

/** What the engine counts at a tile, if it were the one to go. */
const touchesOf = (draft: Props['draft'], space: Space): number | undefined => {
  const reply = entrance.ask({ ...draft, by: 'collapse', collapse: space });
  return reply.kind === 'answer' ? reply.answer.value.turn?.touches : undefined;
};

function Touches({ draft, tiles }: Pick<Props, 'draft'> & { readonly tiles: readonly Spot[] }) {
  return (
    <>
      {tiles
        .filter((spot) => !isTerrain(spot))
        .map((spot) => {
          const n = touchesOf(draft, spot.space);
          const { x, y } = centerOf(spot.space);
          return n === undefined ? null : <Numbered at={{ x: x + 30, y: y + 26 }} n={n} />;
        })}
    </>
  );
}

/** The edges of Terrain that no tile touches, counted. */
function Exposed({
  painting,
  walls,
}: {
  readonly painting: Painting;
  readonly walls: readonly Wall[];
}) {
  const edges = painting.spots.filter(isTerrain).flatMap((spot) =>
    neighbors({ ...painting, walls }, spot)
      .filter((beside) => beside.spot === undefined || beside.spot.ground === 'none')
      .map(({ direction }) => {
        const { x, y } = centerOf(spot.space);
        const { dx, dy } = SIDES[direction];
        return { x: x + dx * 46, y: y + dy * 46 };
      }),
  );
  return (
    <>
      {edges.map((at, i) => (
        <Numbered at={at} n={i + 1} />
      ))}
    </>
  );
}

const SIDES = {
  north: { dx: 0, dy: -1 },
  east: { dx: 1, dy: 0 },
  south: { dx: 0, dy: 1 },
  west: { dx: -1, dy: 0 },
} as const;
