import type { JSX } from 'preact';
import { parts } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { Arrow, Box, Count, Cross, Label, Picture, round, Tick } from '#src/figures/kit.tsx';

/** Something drawn that knows its size; x and y are its upper left corner. */
export interface Part {
  readonly width: number;
  readonly height: number;
  /** How far down the line runs on which parts stand side by side; the middle if not told. */
  readonly axis?: number;
  readonly draw: (x: number, y: number) => JSX.Element;
}

const axisOf = ({ axis, height }: Part): number => axis ?? height / 2;

/** A row no longer than this keeps its letters large enough on the smallest phone. */
const WIDEST = 236;

const GAP = 6;

/** Letters are narrower than they are high, but for a few. */
const LETTER = 0.56;
const WIDE = 'mwMW';

const SIZES = { plain: 13, strong: 13, note: 12, big: 26 } as const;

/** One line of text. */
export const word = (text: string, look: keyof typeof SIZES = 'plain'): Part => {
  const size = SIZES[look];
  const letters = text.length + [...text].filter((letter) => WIDE.includes(letter)).length / 2;
  const width = letters * size * LETTER;
  return {
    width,
    height: size + 4,
    draw: (x, y) => (
      <Label x={x + width / 2} y={y + size} look={look === 'plain' ? '' : look}>
        {text}
      </Label>
    ),
  };
};

export const note = (text: string): Part => word(text, 'note');

/** A note at the beginning of its line. */
export const lead = (text: string): Part => ({
  ...note(text),
  draw: (x, y) => (
    <Label x={x} y={y + SIZES.note} look="note" align="start">
      {text}
    </Label>
  ),
});

/** A text in as many lines as it needs. */
export const paragraph = (text: string, widest = 190): Part => {
  const lines = parts(' ')
    .of(text)
    .reduce<readonly string[]>((done, each) => {
      const longer = [...done.slice(-1), each].join(' ');
      return done.length > 0 && note(longer).width <= widest
        ? [...done.slice(0, -1), longer]
        : [...done, each];
    }, []);
  return column(lines.map(lead), { gap: 0, align: 'start' });
};

/** Nothing, so wide and so high. */
export const space = (width: number, height = 0): Part => ({ width, height, draw: () => <></> });

const lengthOf = (parts: readonly Part[], gap: number): number =>
  parts.reduce((length, { width }) => length + width, Math.max(0, parts.length - 1) * gap);

/** Parts side by side, on one line. */
export const row = (parts: readonly Part[], gap = GAP): Part => {
  const axis = Math.max(0, ...parts.map(axisOf));
  const below = Math.max(0, ...parts.map((part) => part.height - axisOf(part)));
  return {
    width: lengthOf(parts, gap),
    height: axis + below,
    axis,
    draw: (x, y) => (
      <>
        {parts.map((part, i) => {
          const before = lengthOf(parts.slice(0, i), gap) + (i > 0 ? gap : 0);
          return part.draw(x + before, y + axis - axisOf(part));
        })}
      </>
    ),
  };
};

/** Parts below each other. */
export const column = (
  parts: readonly Part[],
  {
    gap = GAP,
    align = 'middle',
  }: { readonly gap?: number; readonly align?: 'start' | 'middle' } = {},
): Part => {
  const width = Math.max(0, ...parts.map((part) => part.width));
  const top = (i: number): number =>
    parts.slice(0, i).reduce((height, part) => height + part.height + gap, 0);
  return {
    width,
    height: Math.max(0, top(parts.length) - gap),
    draw: (x, y) => (
      <>
        {parts.map((part, i) =>
          part.draw(x + (align === 'start' ? 0 : (width - part.width) / 2), y + top(i)),
        )}
      </>
    ),
  };
};

/** Parts side by side in as many rows as they need. */
export const wrapped = (parts: readonly Part[], widest = WIDEST): Part => {
  const rows = parts.reduce<readonly (readonly Part[])[]>((done, part) => {
    const last = done.at(-1) ?? [];
    return lengthOf([...last, part], GAP) > widest && last.length > 0
      ? [...done, [part]]
      : [...done.slice(0, -1), [...last, part]];
  }, []);
  return column(
    rows.map((each) => row(each)),
    { gap: 8 },
  );
};

/** A part with a word below it. */
export const under = (part: Part, text: string): Part => ({
  ...column([part, note(text)], { gap: 2 }),
  axis: axisOf(part),
});

/** A part with a word above it. */
export const titled = (text: string, part: Part): Part => {
  const title = note(text);
  return { ...column([title, part], { gap: 3 }), axis: title.height + 3 + axisOf(part) };
};

/** A frame around a part. */
export const boxed = (part: Part, look = ''): Part => ({
  width: part.width + 16,
  height: part.height + 14,
  axis: axisOf(part) + 7,
  draw: (x, y) => (
    <>
      <Box x={x} y={y} width={part.width + 16} height={part.height + 14} look={look} />
      {part.draw(x + 8, y + 7)}
    </>
  ),
});

/** A piece that there is less room for; nothing that must be read. */
export const small = (part: Part, scale = 0.7): Part => ({
  width: part.width * scale,
  height: part.height * scale,
  draw: (x, y) => (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale})`}>{part.draw(0, 0)}</g>
  ),
});

/** A part in the middle of so much height. */
export const tall = (part: Part, height: number): Part => ({
  width: part.width,
  height,
  draw: (x, y) => part.draw(x, y + (height - part.height) / 2),
});

/** There, but out of play. */
export const faint = (part: Part): Part => ({
  ...part,
  draw: (x, y) => <g class="sno-faint">{part.draw(x, y)}</g>,
});

/** Ruled out. */
export const crossed = (part: Part): Part => ({
  ...part,
  draw: (x, y) => (
    <>
      <g class="sno-faint">{part.draw(x, y)}</g>
      <Cross x={x + part.width / 2} y={y + part.height / 2} size={9} />
    </>
  ),
});

/** A part with the number of its step. */
export const numbered = (n: number | string, part: Part): Part => row([disc(n), part]);

export const disc = (n: number | string): Part => ({
  width: 20,
  height: 20,
  draw: (x, y) => <Count x={x + 10} y={y + 10} n={n} />,
});

/** Whether something may be done. */
export const verdict = (may: boolean): Part => ({
  width: 18,
  height: 18,
  draw: (x, y) => (may ? <Tick x={x + 9} y={y + 9} /> : <Cross x={x + 9} y={y + 9} size={7} />),
});

/** An arrow to the right or down, or one with two points. */
export const arrow = (way: 'right' | 'left' | 'down' | 'both' = 'right', look = ''): Part => {
  const isDown = way === 'down';
  const [width, height] = isDown ? [16, 24] : [30, 16];
  return {
    width,
    height,
    draw: (x, y) => {
      const from = { x: isDown ? x + 8 : x + 1, y: isDown ? y + 1 : y + 8 };
      const to = { x: isDown ? x + 8 : x + 29, y: isDown ? y + 23 : y + 8 };
      return (
        <>
          {way !== 'left' && <Arrow from={from} to={to} look={look} />}
          {(way === 'left' || way === 'both') && <Arrow from={to} to={from} look={look} />}
        </>
      );
    },
  };
};

/** Parts with a sign between each two: a sum. */
export const joined = (parts: readonly Part[], sign: string): readonly Part[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [word(sign, 'strong'), part]));

export const times = (count: number, part: Part): readonly Part[] =>
  Array.from({ length: count }, () => part);

/** One of a calculator's drawings, by the name that a chapter gives. */
export const pick = (drawings: Readonly<Record<string, () => Part>>, name: string): Part => {
  const draw = own(drawings, name);
  if (draw === undefined) throw new Error(`<Figure show="${name}">: there is no such drawing.`);
  return draw();
};

/** A part as a picture of its own. */
export function Drawn({ part }: { readonly part: Part }) {
  return (
    <Picture width={part.width + 4} height={part.height + 4} look="sno-picture">
      {part.draw(2, 2)}
    </Picture>
  );
}

/** A shape in a square of its own units, with its upper left corner at a spot. */
export const shape = (
  size: { readonly width: number; readonly height: number },
  look: string,
  children: JSX.Element,
): Part => ({
  ...size,
  draw: (x, y) => (
    <g class={`sno-piece ${look}`.trim()} transform={`translate(${round(x)} ${round(y)})`}>
      {children}
    </g>
  ),
});
