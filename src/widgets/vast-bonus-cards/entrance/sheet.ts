import { parts } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  placeOf,
  type Ends,
  type Painting,
  type Piece,
  type Place,
  type Space,
  type Spot,
} from '#engine/vast-bonus-cards/index.ts';

/** From one space to the next, and the tile that lies on it. */
export const PITCH = 120;
export const TILE = { inset: 5, size: 110, corner: 10 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

export const viewBoxOf = ({ columns, rows }: Painting): string =>
  `0 0 ${columns * PITCH} ${rows * PITCH}`;

export const cornerOf = ({ column, row }: Place): Point => ({
  x: column * PITCH,
  y: row * PITCH,
});

/** The middle of a space by its name. */
export const centerOf = (space: Space): Point => {
  const { column, row } = placeOf(space);
  return { x: (column + 0.5) * PITCH, y: (row + 0.5) * PITCH };
};

export const middleOf = ([a, b]: Ends): Point => {
  const [from, to] = [centerOf(a), centerOf(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

export const isUpright = ([a, b]: Ends): boolean => placeOf(a).row === placeOf(b).row;

/** Where a piece stands on the sheet: side by side with the others of its space. */
export const pieceAt = ({ column, row, pieces }: Spot, piece: Piece): Point => {
  const apart = Math.min(27, 96 / pieces.length);
  const fromMiddle = (pieces.indexOf(piece) - (pieces.length - 1) / 2) * apart;
  return { x: column * PITCH + 60 + fromMiddle, y: row * PITCH + 94 };
};

/** Where a piece that arrives is drawn: from the right, clear of the marker's way. */
export const arrivalAt = (space: Space, nth: number): Point => {
  const { x, y } = centerOf(space);
  return { x: x + 36 - 27 * nth, y: y + 34 };
};

export interface Arrow {
  readonly transform: string;
  readonly length: number;
}

/** An arrow from point to point that begins and ends so far from them. */
export const arrowBetween = (
  from: Point,
  to: Point,
  [before, after]: readonly [number, number],
): Arrow => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return {
    transform: `${moved(from)} rotate(${degrees}) ${moved({ x: before, y: 0 })}`,
    length: Math.round(Math.hypot(x, y)) - before - after,
  };
};

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** A space, or the two on either side of an edge. */
const NAME = parts('-');

/** Half steps from the top left: spaces have even places, the edges between them the odd ones. */
const stepsTo = (name: string): Point => {
  const [a = '', b = a] = NAME.of(name);
  const [from, to] = [placeOf(a), placeOf(b)];
  return { x: from.column + to.column, y: from.row + to.row };
};

/** The space or edge that an arrow key leads to: the next on the straight line, if there is one. */
export const nextByArrow = (
  from: string,
  key: string,
  among: readonly string[],
): string | undefined => {
  const step = own(STEPS, key);
  if (step === undefined) return undefined;
  const { x, y } = stepsTo(from);
  return [1, 2, 3, 4]
    .map((far) => ({ x: x + far * step.x, y: y + far * step.y }))
    .flatMap((at) =>
      among.filter((name) => {
        const place = stepsTo(name);
        return place.x === at.x && place.y === at.y;
      }),
    )[0];
};
