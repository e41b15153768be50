import {
  spaceName,
  type Camp,
  type CrossScore,
  type PairScore,
  type Space,
} from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { hueMarks } from './names.ts';

/** What is drawn over a camp: the lines of a row and column, and pairs. */
export interface CampOverlay {
  readonly cross?: CrossScore | undefined;
  readonly pairs?: PairScore | undefined;
}

/** Units of the drawing for the side of a space. */
const SIDE = 10;

const middle = (at: number): number => at * SIDE + SIDE / 2;

/** How far a pair's link stands off the middle, so that it never lies on the line of the row or column. */
const ASIDE = 3.1;

/** Half the length of a pair's link. */
const REACH = 2.2;

/** The answer drawn over the camp; the words say the same. */
export function CampDrawing({
  camp,
  overlay,
}: {
  readonly camp: Camp;
  readonly overlay: CampOverlay;
}) {
  return (
    <svg
      class="camp__drawing"
      viewBox={`0 0 ${(camp[0]?.length ?? 0) * SIDE} ${camp.length * SIDE}`}
      aria-hidden="true"
    >
      {camp.map((_, row) => (
        <text x="0.8" y={row * SIDE + 9.2}>
          {row + 1}
        </text>
      ))}
      <CampMarks camp={camp} overlay={overlay} />
    </svg>
  );
}

/** Lines and pairs alone, in the units of the drawing. */
function CampMarks({ camp, overlay }: { readonly camp: Camp; readonly overlay: CampOverlay }) {
  const places = new Map(camp.flat().map((cell) => [spaceName(cell), cell]));
  const placed = (names: readonly string[]): readonly Space[] =>
    names.flatMap((name) => places.get(name) ?? []);
  return (
    <>
      {overlay.cross !== undefined && <CrossLines cross={overlay.cross} placed={placed} />}
      {overlay.pairs?.pairs.map((pair) => (
        <Link ends={placed(pair)} />
      ))}
    </>
  );
}

/** A camp that nobody can tap, with its marks; `side` is the length of a space in pixels. */
export function CampFace({
  lang,
  camp,
  overlay,
  side,
}: {
  readonly lang: Lang;
  readonly camp: Camp;
  readonly overlay: CampOverlay;
  readonly side: number;
}) {
  const width = (camp[0]?.length ?? 0) * SIDE;
  const height = camp.length * SIDE;
  return (
    <svg
      class="picture sno-camp"
      viewBox={`-0.500 -0.500 ${width + 1} ${height + 1}`}
      width={(width / SIDE) * side}
      height={(height / SIDE) * side}
      aria-hidden="true"
    >
      <path class="sno-camp__grid" d={gridOf(width, height)} />
      {camp.flat().map(
        ({ row, column, cover }) =>
          cover !== undefined && (
            <g class={`sno-hue--${cover}`}>
              <path d={`M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`} />
              <text x={column * SIDE + 2.3} y={row * SIDE + 3.3}>
                {hueMarks[lang][cover]}
              </text>
            </g>
          ),
      )}
      <CampMarks camp={camp} overlay={overlay} />
    </svg>
  );
}

/** The spaces of an empty camp. */
const gridOf = (width: number, height: number): string => {
  const across = Array.from({ length: height / SIDE + 1 }, (_, i) => `M0 ${i * SIDE}h${width}`);
  const down = Array.from({ length: width / SIDE + 1 }, (_, i) => `M${i * SIDE} 0v${height}`);
  return [...across, ...down].join('');
};

/** The two lines with the chosen space ringed, and a cross on what is in line but not joined. */
function CrossLines({
  cross,
  placed,
}: {
  readonly cross: CrossScore;
  readonly placed: (names: readonly string[]) => readonly Space[];
}) {
  const [center] = placed([cross.space]);
  if (center === undefined) return null;
  const columns = [center, ...placed(cross.row)].map(({ column }) => middle(column));
  const rows = [center, ...placed(cross.column)].map(({ row }) => middle(row));
  const x = middle(center.column);
  const y = middle(center.row);
  const lines = [
    `M${Math.min(...columns)} ${y}H${Math.max(...columns)}`,
    `M${x} ${Math.min(...rows)}V${Math.max(...rows)}`,
  ].join('');
  return (
    <>
      <path class="camp__halo" d={lines} />
      <path class="camp__line" d={lines} />
      <circle class="camp__ring" cx={x} cy={y} r="2.6" />
      {placed(cross.apart).map(({ row, column }) => (
        <path class="camp__apart" d={`M${middle(column) - 2} ${middle(row) - 2}l4 4m0-4l-4 4`} />
      ))}
    </>
  );
}

/** A short bar across the border of two spaces. */
function Link({ ends }: { readonly ends: readonly Space[] }) {
  const [a, b] = ends;
  if (a === undefined || b === undefined) return null;
  const x = (middle(a.column) + middle(b.column)) / 2;
  const y = (middle(a.row) + middle(b.row)) / 2;
  const d =
    a.row === b.row
      ? `M${x - REACH} ${y + ASIDE}h${2 * REACH}`
      : `M${x + ASIDE} ${y - REACH}v${2 * REACH}`;
  return (
    <>
      <path class="camp__halo" d={d} />
      <path class="camp__pair" d={d} />
    </>
  );
}

const SAMPLES = {
  line: <path class="camp__line" d="M2 10H18" />,
  apart: <path class="camp__apart" d="M7 7l6 6m0-6l-6 6" />,
  pair: <path class="camp__pair" d="M5 10H15" />,
} as const;

/** A small picture of one thing that the drawing shows. */
export function CampSample({ of }: { readonly of: keyof typeof SAMPLES }) {
  return (
    <svg class="camp__sample" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {SAMPLES[of]}
    </svg>
  );
}
