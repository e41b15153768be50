import { own } from '#engine/core/own.ts';
import { landscape, type MapName, type Space } from '#engine/fire-and-ice/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a map lies on the screen: as printed, or turned a quarter to fill an upright phone. */
export type Lie = 'wide' | 'tall';

/** A map laid out for drawing. */
export interface Sheet {
  readonly map: MapName;
  readonly lie: Lie;
  readonly viewBox: string;
  /** By space. */
  readonly centers: readonly Point[];
  /** The edge of a space around its center, as a path. */
  readonly outline: string;
}

/** From edge to edge of a space, and from its center to a corner. */
const ACROSS = 40;
const CORNER = ACROSS / Math.sqrt(3);
const MARGIN = 2;

/** Corners of a space in a row that runs from left to right. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -CORNER },
  { x: ACROSS / 2, y: -CORNER / 2 },
  { x: ACROSS / 2, y: CORNER / 2 },
  { x: 0, y: CORNER },
  { x: -ACROSS / 2, y: CORNER / 2 },
  { x: -ACROSS / 2, y: -CORNER / 2 },
];

export const sheetOf = (map: MapName, lie: Lie): Sheet => {
  const printed = landscape(map).spots.map(({ x, y }) => ({
    x: MARGIN + ((x + 1) * ACROSS) / 2,
    y: MARGIN + CORNER + y * 1.5 * CORNER,
  }));
  const width = Math.max(...printed.map(({ x }) => x)) + ACROSS / 2 + MARGIN;
  const height = Math.max(...printed.map(({ y }) => y)) + CORNER + MARGIN;
  const isWide = lie === 'wide';
  return {
    map,
    lie,
    viewBox: `0 0 ${neat(isWide ? width : height)} ${neat(isWide ? height : width)}`,
    centers: isWide ? printed : printed.map(({ x, y }) => ({ x: height - y, y: x })),
    outline: `M${CORNERS.map(({ x, y }) => (isWide ? [x, y] : [y, x]))
      .map((corner) => corner.map(neat).join(' '))
      .join('L')}Z`,
  };
};

const neat = (length: number): string => String(Math.round(length * 100) / 100);

export const centerOf = ({ centers }: Sheet, space: Space): Point =>
  centers[space] ?? { x: 0, y: 0 };

export const moved = ({ x, y }: Point): string => `translate(${neat(x)} ${neat(y)})`;

/** A straight line between two spaces as a path, cut short at both ends by a part of its length. */
export const lineBetween = (sheet: Sheet, [a, b]: readonly [Space, Space], cut = 0): string => {
  const [from, to] = [centerOf(sheet, a), centerOf(sheet, b)];
  const along = (part: number): string =>
    `${neat(from.x + (to.x - from.x) * part)} ${neat(from.y + (to.y - from.y) * part)}`;
  return `M${along(cut)}L${along(1 - cut)}`;
};

export const middle = (sheet: Sheet, a: Space, b: Space): Point => {
  const [from, to] = [centerOf(sheet, a), centerOf(sheet, b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The space that an arrow key leads to: the nearest of these that lies more that way than aside. */
export const spaceByArrow = (
  sheet: Sheet,
  {
    from,
    key,
    among,
  }: { readonly from: Space; readonly key: string; readonly among: readonly Space[] },
): Space | undefined => {
  const way = own(ARROWS, key);
  if (way === undefined) return undefined;
  const here = centerOf(sheet, from);
  const ahead = among
    .map((space) => {
      const { x, y } = centerOf(sheet, space);
      const [right, down] = [x - here.x, y - here.y];
      return {
        space,
        along: right * way.x + down * way.y,
        aside: Math.abs(right * way.y) + Math.abs(down * way.x),
      };
    })
    .filter(({ along, aside }) => along > 1 && aside <= along);
  const [nearest] = ahead.toSorted((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  return nearest?.space;
};
