import type { ComponentChildren } from 'preact';
import type { Faction, Ground, Structure, Terrain } from '#engine/fire-and-ice/index.ts';
import { Arrow, Box, Cross, Label, Picture, round } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { livesOn } from './FactionName.tsx';
import { factionNames, terrainMarks, terrainNames } from './names.ts';
import { Piece } from './Pieces.tsx';

/** Things of this game as its figures draw them. */

/** How wide a figure is that fills a phone. */
export const WIDTH = 290;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const movedTo = ({ x, y }: Spot): string => `translate(${round(x)} ${round(y)})`;

/** A space of a terrain with its letter. */
export function Hex({
  x,
  y,
  lang,
  ground,
  size = 14,
}: Spot & {
  readonly lang: Lang;
  readonly ground: Ground | 'none';
  /** From its middle to a corner. */
  readonly size?: number;
}) {
  const half = round(size * 0.866);
  const d = `M${round(x)} ${round(y - size)}l${half} ${size / 2}v${size}l${-half} ${size / 2}l${-half} ${-size / 2}v${-size}z`;
  return (
    <g class={`hex terrain--${ground}`}>
      <path d={d} />
      {ground !== 'none' && (
        <text x={round(x)} y={round(y + 4.5)}>
          {terrainMarks[lang][ground]}
        </text>
      )}
    </g>
  );
}

/** A Faction's token: the terrain it lives on, and its name. */
export function Token({
  x,
  y,
  lang,
  faction,
  width = 132,
  look = 'card',
  terrain,
}: Spot & {
  readonly lang: Lang;
  readonly faction: Faction;
  readonly width?: number;
  readonly look?: string;
  /** The terrain it chose. */
  readonly terrain?: Terrain | undefined;
}) {
  return (
    <>
      <Box x={x} y={y} width={width} height={TOKEN} look={look} />
      <Hex
        x={x + 13}
        y={y + TOKEN / 2}
        lang={lang}
        ground={livesOn(faction) ?? terrain ?? 'none'}
        size={11}
      />
      <Label x={x + 26} y={y + TOKEN / 2 + 4.5} align="start" look="token">
        {factionNames[lang][faction]}
      </Label>
    </>
  );
}

/** How high a token is. */
export const TOKEN = 28;

/** A Structure of the size in which one reads its shape. */
export function Built({ x, y, structure }: Spot & { readonly structure: Structure }) {
  return (
    <g transform={`${movedTo({ x, y })} scale(1.4)`}>
      <Piece structure={structure} />
    </g>
  );
}

/** A Priest. */
export function Priest({ x, y }: Spot) {
  return (
    <path
      class="piece__shape"
      d={`M${round(x - 7)} ${round(y + 9)}l4.5-10a5 5 0 1 1 5 0l4.5 10z`}
    />
  );
}

/** A Power token. */
export function PowerToken({ x, y }: Spot) {
  return <circle class="bowls__token bowls__token--came" cx={round(x)} cy={round(y)} r="6" />;
}

/** One drawing above the other. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly draw: ComponentChildren;
}

const GAP = 12;

/** Parts from the top down, each in the middle. */
export function Stack({ parts }: { readonly parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  const width = Math.max(...parts.map((part) => part.width));
  const tops = parts.map((_, i) =>
    parts.slice(0, i).reduce((top, { height }) => top + height + GAP, 0),
  );
  const height = parts.reduce((sum, part) => sum + part.height + GAP, -GAP);
  return (
    <Picture width={width} height={height}>
      {parts.map((part, i) => (
        <g transform={movedTo({ x: (width - part.width) / 2, y: tops[i] ?? 0 })}>{part.draw}</g>
      ))}
    </Picture>
  );
}

const ROW = 30;

/** Terrains one below the other: a space, its name, what is said of it, and a mark at the end. */
export const terrainRows = (
  lang: Lang,
  rows: readonly {
    readonly terrain: Terrain;
    readonly note: string;
    readonly mark: (spot: Spot) => ComponentChildren;
    readonly isChosen?: boolean;
  }[],
): Part => ({
  width: WIDTH,
  height: ROW * rows.length,
  draw: rows.map(({ terrain, note, mark, isChosen = false }, i) => {
    const middle = ROW * (i + 0.5);
    return (
      <>
        {isChosen && <Box x={1} y={middle - 14} width={WIDTH - 2} height={28} look="chosen" />}
        <Hex x={16} y={middle} lang={lang} ground={terrain} />
        <Label x={36} y={middle + 4.5} align="start">
          {terrainNames[lang][terrain]}
        </Label>
        {note !== '' && (
          <Label x={WIDTH - 34} y={middle + 4.5} align="end" look="token">
            {note}
          </Label>
        )}
        {mark({ x: WIDTH - 16, y: middle })}
      </>
    );
  }),
});

const LARGE = 24;

/** A space that turns into another, or that may not. */
export const turning = (
  lang: Lang,
  {
    from,
    to,
    price,
    note = '',
    isAllowed = true,
    structure,
  }: {
    readonly from: Ground;
    readonly to: Ground;
    readonly price: string;
    readonly note?: string;
    readonly isAllowed?: boolean;
    /** What is built on it at once. */
    readonly structure?: Structure | undefined;
  },
): Part => {
  const [a, b, y] = [58, WIDTH - 58, 32];
  return {
    width: WIDTH,
    height: note === '' ? 82 : 100,
    draw: (
      <>
        <Hex x={a} y={y} lang={lang} ground={from} size={LARGE} />
        <Hex
          x={b}
          y={y}
          lang={lang}
          ground={to}
          size={structure === undefined ? LARGE : LARGE + 6}
        />
        {structure !== undefined && <Built x={b} y={y} structure={structure} />}
        <Arrow from={{ x: a + 30, y }} to={{ x: b - 32, y }} />
        {!isAllowed && <Cross x={(a + b) / 2} y={y} />}
        {price !== '' && (
          <Label x={(a + b) / 2} y={y - 19} look="strong">
            {price}
          </Label>
        )}
        <Label x={a} y={y + 44}>
          {terrainNames[lang][from]}
        </Label>
        <Label x={b} y={y + 44}>
          {terrainNames[lang][to]}
        </Label>
        {note !== '' && (
          <Label x={a} y={y + 62} look="soft">
            {note}
          </Label>
        )}
      </>
    ),
  };
};
