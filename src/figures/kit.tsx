import type { ComponentChildren } from 'preact';

/** Shapes that the drawings of all games share. Their looks are in `styles/figure.css`. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Coordinates need no more than a tenth: every digit is sent to every reader. */
export const round = (length: number): number => Math.round(length * 10) / 10;

/** A drawing; its units are pixels on a phone, so that a text of 12 is one of 12 there. */
export function Picture({
  width,
  height,
  look = '',
  children,
}: {
  readonly width: number;
  readonly height: number;
  readonly look?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <svg
      class={`picture ${look}`.trim()}
      viewBox={`0 0 ${round(width)} ${round(height)}`}
      width={round(width)}
      height={round(height)}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Text about its spot; `look` is one of soft, strong, small, big. */
export function Label({
  x,
  y,
  look = '',
  align = 'middle',
  children,
}: Spot & {
  readonly look?: string;
  readonly align?: 'start' | 'middle' | 'end';
  readonly children: ComponentChildren;
}) {
  return (
    <text
      class={`label ${look && `label--${look}`}`.trim()}
      x={round(x)}
      y={round(y)}
      {...(align === 'middle' ? {} : { 'text-anchor': align })}
    >
      {children}
    </text>
  );
}

/** A numbered disc: the order of steps, or spaces counted along a way. */
export function Count({ x, y, n }: Spot & { readonly n: number | string }) {
  return (
    <g class="count">
      <circle cx={round(x)} cy={round(y)} r="10" />
      <text x={round(x)} y={round(y + 4.5)}>
        {n}
      </text>
    </g>
  );
}

const HEAD = 7;

/** A line with a point at its end. */
export function Arrow({
  from,
  to,
  look = '',
}: {
  readonly from: Spot;
  readonly to: Spot;
  readonly look?: string;
}) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number): string =>
    `${round(to.x - HEAD * Math.cos(angle + turn))} ${round(to.y - HEAD * Math.sin(angle + turn))}`;
  const tip = `${round(to.x)} ${round(to.y)}`;
  return (
    <path
      class={`arrow ${look && `arrow--${look}`}`.trim()}
      d={`M${round(from.x)} ${round(from.y)}L${tip}M${side(0.5)}L${tip}L${side(-0.5)}`}
    />
  );
}

/** What is ruled out. */
export function Cross({ x, y, size = 8 }: Spot & { readonly size?: number }) {
  const d = `M${round(x - size)} ${round(y - size)}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
  return <path class="cross" d={d} />;
}

/** What counts, what is allowed. */
export function Tick({ x, y }: Spot) {
  return <path class="tick" d={`M${round(x - 6)} ${round(y)}l4 5l8 -10`} />;
}

/** A place on a board, a card or a tile, empty or with something on it; `look` as in the style sheet. */
export function Box({
  x,
  y,
  width,
  height,
  look = '',
  rx = 6,
}: Spot & {
  readonly width: number;
  readonly height: number;
  readonly look?: string;
  readonly rx?: number;
}) {
  return (
    <rect
      class={`box ${look && `box--${look}`}`.trim()}
      x={round(x)}
      y={round(y)}
      width={round(width)}
      height={round(height)}
      rx={rx}
    />
  );
}
