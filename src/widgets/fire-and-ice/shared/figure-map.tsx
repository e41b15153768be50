import {
  builtOn,
  groundOf,
  landscape,
  nameOf,
  type Ground,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { Count, Cross, Label, round, Tick } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { movedTo, type Part, type Spot } from './FigureParts.tsx';
import { Badge, Bridges, colourOf, Links, Structures } from './MapLayers.tsx';
import { centerOf, middle, sheetOf, type Sheet } from './map-sheet.ts';
import { withRing } from './map-ways.ts';
import { factionNames, terrainMarks } from './names.ts';
import { NO_OVERLAY, type Overlay } from './overlay.ts';

/** What a figure marks on a map. */
export interface MapMarks {
  readonly overlay?: Overlay;
  /** Numbered discs: spaces on a way, or Structures that count. */
  readonly counts?: readonly { readonly space: Space; readonly n: number | string }[];
  readonly ticks?: readonly Space[];
  readonly crosses?: readonly Space[];
  /** Between two spaces: what may not join them. */
  readonly cuts?: readonly (readonly [Space, Space])[];
  /** Ways along spaces that join their ends. */
  readonly ways?: readonly (readonly Space[])[];
  /** Ways over the heads of the spaces between. */
  readonly jumps?: readonly (readonly [Space, Space])[];
  /** Bridges of the first player that could be built. */
  readonly ghosts?: readonly (readonly [Space, Space])[];
  /** Other spaces that matter. */
  readonly around?: readonly Space[];
  /** Whether every space bears its name. */
  readonly allNamed?: boolean;
  /** Whether the whole map is shown. */
  readonly whole?: boolean;
}

interface Shown {
  readonly lang: Lang;
  readonly position: Position;
  readonly marks: MapMarks;
  readonly sheet: Sheet;
  readonly spaces: ReadonlySet<Space>;
}

/** Wider than this, a map is turned a quarter where that makes it narrower. */
const WIDEST = 304;
const MARGIN = 2;

/** A piece of the map: what stands there and what is marked, with one ring of spaces around it. */
export const mapPart = (lang: Lang, position: Position, marks: MapMarks): Part => {
  const land = landscape(position.map);
  const spaces = marks.whole
    ? new Set(land.spots.keys())
    : withRing(land, spacesOf(position, marks));
  const [wide, tall] = [
    cut(sheetOf(position.map, 'wide'), spaces),
    cut(sheetOf(position.map, 'tall'), spaces),
  ];
  const isTall = wide.width > WIDEST && tall.width < wide.width;
  const { sheet, left, top, width, height } = isTall ? tall : wide;

  return {
    width,
    height,
    draw: (
      <g transform={movedTo({ x: -left, y: -top })}>
        <Spaces {...{ lang, position, marks, sheet, spaces }} />
        <Upon {...{ lang, position, marks, sheet, spaces }} />
      </g>
    ),
  };
};

const spacesOf = (position: Position, marks: MapMarks): readonly Space[] => [
  ...builtOn(position).keys(),
  ...position.holdings.flatMap(({ bridges, riverTowns }) => [
    ...bridges.flatMap(({ from, to }) => [from, to]),
    ...riverTowns,
  ]),
  ...(marks.counts ?? []).map(({ space }) => space),
  ...(marks.ticks ?? []),
  ...(marks.crosses ?? []),
  ...(marks.cuts ?? []).flat(),
  ...(marks.ways ?? []).flat(),
  ...(marks.jumps ?? []).flat(),
  ...(marks.around ?? []),
];

/** The part of a sheet that these spaces cover. */
const cut = (sheet: Sheet, spaces: ReadonlySet<Space>) => {
  const centers = [...spaces].map((space) => centerOf(sheet, space));
  const half = halfOf(sheet);
  const left = Math.min(...centers.map(({ x }) => x)) - half.x - MARGIN;
  const top = Math.min(...centers.map(({ y }) => y)) - half.y - MARGIN;
  const right = Math.max(...centers.map(({ x }) => x)) + half.x + MARGIN;
  const bottom = Math.max(...centers.map(({ y }) => y)) + half.y + MARGIN;
  return { sheet, left, top, width: right - left, height: bottom - top };
};

const CORNER = 40 / Math.sqrt(3);

const halfOf = ({ lie }: Sheet): Spot =>
  lie === 'wide' ? { x: 20, y: CORNER } : { x: CORNER, y: 20 };

/** The edge of a space from its first corner on. */
const outlineAt = ({ lie }: Sheet, { x, y }: Spot): string =>
  lie === 'wide'
    ? `M${round(x)} ${round(y - CORNER)}l20 11.5v23.1l-20 11.5l-20-11.5v-23.1z`
    : `M${round(x - CORNER)} ${round(y)}l11.5-20h23.1l11.5 20l-11.5 20h-23.1z`;

type Printed = Ground | 'river' | 'none';

interface Face {
  readonly space: Space;
  readonly ground: Printed;
  readonly isBuilt: boolean;
  readonly mark: string;
}

const faceOf = ({ lang, position }: Shown, space: Space): Face => {
  const printed = landscape(position.map).spots[space]?.terrain;
  if (printed === undefined) {
    const isSkipped = position.holdings.some(({ riverTowns }) => riverTowns.includes(space));
    return { space, ground: 'river', isBuilt: false, mark: isSkipped ? '≈' : '' };
  }
  const owner = position.holdings[builtOn(position).get(space)?.seat ?? -1];
  if (owner !== undefined) return { space, ground: groundOf(owner), isBuilt: true, mark: '' };
  const ground = position.land.find((changed) => changed.space === space)?.ground ?? printed;
  return { space, ground, isBuilt: false, mark: terrainMarks[lang][ground] };
};

/** The spaces themselves. All that look alike are one path: a reader loads every corner of it. */
function Spaces(shown: Shown) {
  const { sheet, spaces } = shown;
  const faces = [...spaces].toSorted((a, b) => a - b).map((space) => faceOf(shown, space));
  const look = ({ ground, isBuilt }: Face): string =>
    `cell terrain--${ground}${isBuilt ? ' cell--built' : ''}`;
  const names = namedIn(shown);
  return (
    <>
      {[...new Set(faces.map(look))].map((each) => {
        const alike = faces.filter((face) => look(face) === each);
        return (
          <g class={each}>
            <path d={alike.map(({ space }) => outlineAt(sheet, centerOf(sheet, space))).join('')} />
            {alike.map(({ space, mark }) => {
              const { x, y } = centerOf(sheet, space);
              return (
                mark !== '' && (
                  <text
                    class="cell__mark"
                    x={round(x)}
                    y={round(y + (names.has(space) ? -1 : 4.5))}
                  >
                    {mark}
                  </text>
                )
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** The names of the spaces that matter, above whatever joins them. */
function Names(shown: Shown) {
  const { sheet, position } = shown;
  return (
    <>
      {[...namedIn(shown)].map((space) => {
        const { x, y } = centerOf(sheet, space);
        return (
          <text class="space-name" x={round(x)} y={round(y + 16)}>
            {nameOf(landscape(position.map), space)}
          </text>
        );
      })}
    </>
  );
}

const namedIn = ({ position, marks, spaces }: Shown): ReadonlySet<Space> =>
  new Set(
    [
      ...builtOn(position).keys(),
      ...(marks.ticks ?? []),
      ...(marks.crosses ?? []),
      ...(marks.cuts ?? []).flat(),
      ...(marks.around ?? []),
    ]
      .filter((space) => landscape(position.map).spots[space]?.terrain !== undefined)
      .concat(marks.allNamed ? [...spaces] : []),
  );

/** Where a mark stands that leaves the middle of its space free. */
const shoulder = ({ x, y }: Spot): Spot => ({ x: x + 12, y: y - 14 });

/** What lies on the spaces, and the marks. */
function Upon(shown: Shown) {
  const { position, marks, sheet } = shown;
  const {
    overlay = NO_OVERLAY,
    counts = [],
    ticks = [],
    crosses = [],
    cuts = [],
    ghosts = [],
  } = marks;
  const at = (space: Space): Spot => centerOf(sheet, space);
  const ringed: Overlay = {
    ...overlay,
    rings: [
      ...overlay.rings.filter(({ space }) => shown.spaces.has(space)),
      ...ticks.map((space) => ({ space, ring: 'target' }) as const),
    ],
  };
  return (
    <>
      <Bridges sheet={sheet} position={position} />
      {ghosts.length > 0 && (
        <g class="ghost">
          <Bridges sheet={sheet} position={withBridges(position, ghosts)} />
        </g>
      )}
      <Links sheet={sheet} position={position} overlay={ringed} />
      {(marks.ways ?? []).map((way) => (
        <Way spots={way.map(at)} />
      ))}
      <Structures
        sheet={sheet}
        position={position}
        lit={overlay.lit}
        numbered={position.holdings.length > 1}
      />
      <Names {...shown} />
      {(marks.jumps ?? []).map(([from, to]) => (
        <Jump from={at(from)} to={at(to)} />
      ))}
      {overlay.badges.map(({ space, text }) => (
        <Badge at={movedTo(shoulder(at(space)))} colour="terrain--none" text={text} />
      ))}
      {counts.map(({ space, n }) => (
        <Count {...(builtOn(position).has(space) ? shoulder(at(space)) : at(space))} n={n} />
      ))}
      {ticks.map((space) => (
        <Disc {...shoulder(at(space))} isOpen />
      ))}
      {crosses.map((space) => (
        <Disc {...shoulder(at(space))} />
      ))}
      {cuts.map(([a, b]) => (
        <Cross {...middle(sheet, a, b)} />
      ))}
    </>
  );
}

/** The first player's pieces with these Bridges alone. */
const withBridges = (position: Position, ends: Required<MapMarks>['ghosts']): Position => ({
  ...position,
  holdings: position.holdings
    .slice(0, 1)
    .map((holding) => ({ ...holding, bridges: ends.map(([from, to]) => ({ from, to })) })),
});

/** A tick or a cross that is seen on every terrain. */
export function Disc({ x, y, isOpen = false }: Spot & { readonly isOpen?: boolean }) {
  return (
    <g class="disc">
      <circle cx={round(x)} cy={round(y)} r="9" />
      {isOpen ? <Tick x={x} y={y} /> : <Cross x={x} y={y} size={4} />}
    </g>
  );
}

const HEAD = 7;

/** The two sides of a point that looks from one spot to another. */
const headAt = (from: Spot, to: Spot): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number): string =>
    `${round(to.x - HEAD * Math.cos(angle + turn))} ${round(to.y - HEAD * Math.sin(angle + turn))}`;
  return `M${side(0.5)}L${round(to.x)} ${round(to.y)}L${side(-0.5)}`;
};

/** A spot so far from another on the line to a third. */
const toward = (from: Spot, to: Spot, length: number): Spot => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
};

const spot = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;

function Way({ spots }: { readonly spots: readonly Spot[] }) {
  return <path class="arrow" d={`M${spots.map(spot).join('L')}`} />;
}

/** In a bow over what it skips, upward or to the left. */
function Jump({ from, to }: { readonly from: Spot; readonly to: Spot }) {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const up = right < 0 || (right === 0 && down > 0) ? -0.4 : 0.4;
  const top = {
    x: (from.x + to.x) / 2 + up * down,
    y: (from.y + to.y) / 2 - up * right,
  };
  const [start, end] = [toward(from, top, 15), toward(to, top, 17)];
  return <path class="arrow" d={`M${spot(start)}Q${spot(top)} ${spot(end)}${headAt(top, end)}`} />;
}

const ROW = 22;

/** Whose color is whose, and what is said of each. */
export const legendPart = (
  lang: Lang,
  position: Position,
  note: (seat: number) => string = () => '',
): Part => ({
  width: 270,
  height: ROW * position.holdings.length,
  draw: position.holdings.map(({ faction }, seat) => (
    <>
      <Badge
        at={movedTo({ x: 10, y: ROW * seat + 10 })}
        colour={colourOf(position, seat)}
        text={String(seat + 1)}
      />
      <Label x={26} y={ROW * seat + 14.5} align="start">
        {factionNames[lang][faction]}
      </Label>
      {note(seat) !== '' && (
        <Label x={270} y={ROW * seat + 14.5} align="end" look="strong">
          {note(seat)}
        </Label>
      )}
    </>
  )),
});
