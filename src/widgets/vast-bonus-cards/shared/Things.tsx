import { parts } from '#engine/core/notation.ts';
import { CUBE_SPACES, cubeSpaces, GRIT } from '#engine/vast-bonus-cards/index.ts';
import { Arrow, Box, Cross, Label, round } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';

/** What lies on the table of Vast, each thing drawn in one way. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a thing is there: as it was, just come, gone, or only its place. */
export type Look = 'on' | 'new' | 'gone' | 'none';

/** Numbers from 0, as many as are asked for. */
export const upTo = (count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** A figure is as wide as the narrowest phone shows without shrinking it much. */
export const WIDTH = 256;

const WORDS = parts(' ');

/** Words in lines of no more than so many letters, each as full as it can be. */
export const wrapped = (text: string, most: number): readonly string[] =>
  WORDS.of(text).reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + 1 + word.length <= most
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);

/** A text in lines about its middle. */
export function Lines({
  x,
  y,
  lines,
  look = '',
}: Spot & { readonly lines: readonly string[]; readonly look?: string }) {
  return (
    <>
      {lines.map((line, i) => (
        <Label x={x} y={y + 4.5 + (i - (lines.length - 1) / 2) * 14} look={look}>
          {line}
        </Label>
      ))}
    </>
  );
}

export const CARD = { width: 58, height: 44 } as const;

/** A card with its name; `look` is one of the looks of a box. */
export function Card({
  x,
  y,
  name,
  look = 'card',
  width = CARD.width,
  height = CARD.height,
}: Spot & {
  readonly name: string;
  readonly look?: string;
  readonly width?: number;
  readonly height?: number;
}) {
  return (
    <>
      <Box x={x} y={y} width={width} height={height} look={look} rx={5} />
      <Lines x={x + width / 2} y={y + height / 2} lines={wrapped(name, Math.floor(width / 6.8))} />
    </>
  );
}

const bit = (look: Look): string => (look === 'on' ? 'bit' : `bit bit--${look}`);

/** A cube about its middle. */
export function Cube({ x, y, look = 'on' }: Spot & { readonly look?: Look }) {
  return <rect class={bit(look)} x={round(x - 7)} y={round(y - 7)} width="14" height="14" rx="2" />;
}

/** A Treasure token. */
export function Coin({ x, y, look = 'on' }: Spot & { readonly look?: Look }) {
  return (
    <>
      <circle class={bit(look)} cx={round(x)} cy={round(y)} r="10" />
      {look !== 'none' && (
        <path class="sign" d={`M${round(x - 5)} ${round(y + 4)}v-5q5 -6 10 0v5zm0 -4h10`} />
      )}
    </>
  );
}

/** A heart: one Health. */
export function Heart({ x, y, look = 'on' }: Spot & { readonly look?: Look }) {
  return (
    <path
      class={bit(look)}
      d={`M${round(x)} ${round(y + 7)}l-7 -7q-3 -7 3 -7q3 0 4 3q1 -3 4 -3q6 0 3 7z`}
    />
  );
}

/** A player piece with its letter. */
export function Pawn({ x, y, mark }: Spot & { readonly mark: string }) {
  return (
    <g class="pawn">
      <circle class="bit bit--none" cx={round(x)} cy={round(y)} r="13" />
      <Label x={x} y={y + 4.5} look="strong">
        {mark}
      </Label>
    </g>
  );
}

/** Some things side by side, the last of them crossed out. */
export function Row({
  x,
  y,
  count,
  lost = 0,
  step = 20,
  of: Thing,
}: Spot & {
  readonly count: number;
  readonly lost?: number;
  readonly step?: number;
  readonly of: (props: Spot & { readonly look?: Look }) => preact.JSX.Element;
}) {
  return (
    <>
      {upTo(count).map((i) => {
        const isLost = i >= count - lost;
        return (
          <>
            <Thing x={x + i * step} y={y} look={isLost ? 'gone' : 'on'} />
            {isLost && <Cross x={x + i * step} y={y} size={6} />}
          </>
        );
      })}
    </>
  );
}

const grit: Pair = { en: 'Grit', it: 'Coraggio' };

/** Spaces of the Grit track that a strip shows beyond both ends of a way. */
const MARGIN = 1;
/** Spaces that have room side by side. */
const STRIP = 14;
export const STRIP_HEIGHT = 67;
/** What its name takes, where it has one. */
const NAME = 14;

/** The part of the Grit track between two numbers, the way along it, and the Hero cubes on that way. */
export function GritStrip({
  lang,
  y,
  before,
  after,
  isWhole = false,
}: {
  /** Without a language it bears no name. */
  readonly lang?: Lang;
  readonly y: number;
  readonly before: number;
  readonly after: number;
  /** The whole track, not only what lies about the way. */
  readonly isWhole?: boolean;
}) {
  const low = Math.max(GRIT.min, Math.min(before, after) - MARGIN);
  const high = Math.min(GRIT.max, Math.max(before, after) + MARGIN);
  const isLong = isWhole || high - low >= STRIP;
  const cell = isLong ? 0 : Math.min(24, WIDTH / (high - low + 1));
  const left = (WIDTH - cell * (high - low + 1)) / 2;
  const at = (space: number): number =>
    isLong
      ? 10 + ((space - GRIT.min) / (GRIT.max - GRIT.min)) * (WIDTH - 20)
      : left + (space - low + 0.5) * cell;
  const passed = cubeSpaces(Math.min(before, after), Math.max(before, after));
  const shown = isLong
    ? [GRIT.min, ...CUBE_SPACES, GRIT.max]
    : upTo(high - low + 1).map((i) => low + i);
  return (
    <>
      {lang !== undefined && (
        <Label x={WIDTH / 2} y={y + NAME - 2} look="soft">
          {grit[lang]}
        </Label>
      )}
      {!isLong && before !== after && (
        <Arrow from={{ x: at(before), y: y + 22 }} to={{ x: at(after), y: y + 22 }} />
      )}
      {isLong && <path class="box" d={`M${at(GRIT.min)} ${y + 40}H${at(GRIT.max)}`} />}
      {shown.map((space) => (
        <>
          {!isLong && (
            <Box
              x={at(space) - cell / 2}
              y={y + 29}
              width={cell}
              height={20}
              rx={2}
              look={lookOf(space, before, after)}
            />
          )}
          <Label x={at(space)} y={isLong ? y + 58 : y + 44} look={space === after ? 'strong' : ''}>
            {space}
          </Label>
          {CUBE_SPACES.some((each) => each === space) && (
            <Cube
              x={at(space)}
              y={isLong ? y + 38 : y + 58}
              look={passed.includes(space) ? 'new' : 'none'}
            />
          )}
        </>
      ))}
    </>
  );
}

const lookOf = (space: number, before: number, after: number): string => {
  if (space === after) return 'chosen';
  return space === before ? 'empty' : 'card';
};
