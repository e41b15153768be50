/** A position as a picture: what the page draws and says of it, made on the device. */

import { painted, type Painting } from './paint.ts';
import type { Shared } from './quotation.ts';

/** Pixels of the picture for each of the page's. */
const SHARPNESS = 2;
const WIDTH = 600;
const EDGE = 28;
/** The widest and highest that every browser draws. */
const LIMIT = 4096;
/** An address longer than this is told up to its position: the link that goes with it has all. */
const LONG = 90;
/** Drawings smaller than this are signs or single tracks, not positions. */
const SMALL = { width: 120, height: 60 };

/** The picture of what a calculator shows; its title, its game and its address are told by what is shared. */
export const pictureOf = async (place: Element, shared: Shared): Promise<HTMLCanvasElement> => {
  const parts = await partsOf(place, shared);
  const inner = Math.max(WIDTH, ...parts.map((part) => part.width));
  const width = inner + 2 * EDGE;
  const height = parts.reduce((sum, part) => sum + part.height, 2 * EDGE);
  const scale = Math.min(SHARPNESS, LIMIT / width, LIMIT / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = contextOf(canvas);
  context.scale(scale, scale);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, width, height);
  let y = EDGE;
  for (const part of parts) {
    part.draw(context, EDGE + (part.width > 0 ? (inner - part.width) / 2 : 0), y);
    y += part.height;
  }
  return canvas;
};

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No picture can be drawn here.');
  return context;
};

const partsOf = async (place: Element, shared: Shared): Promise<readonly Painting[]> => {
  const tables = shown(place, '.calculator__result table');
  const body = await Promise.all([...boardsIn(place), ...tables].map(painted));
  const reasons = body.length > 0 ? [] : shown(place, '.lines li');
  return [
    text(shared.source, { size: 15, soft: true }),
    text(shared.title, { size: 24, weight: 700, after: 10 }),
    text(saidIn(place), { size: 20, weight: 600, after: 16 }),
    ...body.map((part) => ({ ...part, height: part.height + 16 })),
    ...reasons.map((reason) => text(reasonIn(reason), { size: 16, after: 6 })),
    text(shortAddress(shared.link), { size: 14, soft: true, before: 8 }),
  ];
};

/** The answer, or what stands in its way. */
const saidIn = (place: Element): string =>
  [...place.querySelectorAll('.answer__said > p, .answer__said li')].map(wordsOf).join('\n');

const wordsOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** A reason without the clause that it links. */
const reasonIn = (line: Element): string => {
  const copy = line.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a')) link.remove();
  return wordsOf(copy);
};

const shortAddress = (link: string): string => {
  const { host, pathname, search } = new URL(link);
  const whole = `${host}${pathname}${search}`;
  return whole.length > LONG ? `${host}${pathname}` : whole;
};

/** What is in sight of what is asked for. */
const shown = (place: Element, selector: string): readonly Element[] =>
  [...place.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);

/** Positions that are drawn: what is marked as a board, and drawings; in a button or a label these are signs for it. */
const boardsIn = (place: Element): readonly Element[] => [
  ...new Set([
    ...shown(place, '[data-board]'),
    ...shown(place, 'svg')
      .filter((svg) => svg.closest('button, label, a, table') === null && !isSmall(svg))
      .map(boardOf),
  ]),
];

const isSmall = (svg: Element): boolean => {
  const { width, height } = svg.getBoundingClientRect();
  return width < SMALL.width || height < SMALL.height;
};

/** A drawing that lies over a board of other things is shown with it. */
const boardOf = (svg: Element): Element =>
  getComputedStyle(svg).position === 'absolute' ? (svg.parentElement ?? svg) : svg;

const colorOf = (isSoft: boolean): string =>
  getComputedStyle(document.querySelector(isSoft ? '.quiet' : 'body') ?? document.body).color;

interface TextLook {
  readonly size: number;
  readonly weight?: number;
  readonly soft?: boolean;
  readonly before?: number;
  readonly after?: number;
}

/** Words in lines that fit; nothing takes no room. */
const text = (words: string, look: TextLook): Painting => {
  const { size, weight = 400, soft = false, before = 0, after = 4 } = look;
  const font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const lines = words === '' ? [] : words.split('\n').flatMap((line) => wrapped(line, font));
  const step = Math.round(size * 1.35);
  return {
    width: 0,
    height: lines.length === 0 ? 0 : before + lines.length * step + after,
    draw: (context, x, y) => {
      context.font = font;
      context.fillStyle = colorOf(soft);
      context.textAlign = 'left';
      context.textBaseline = 'alphabetic';
      for (const [i, line] of lines.entries()) {
        context.fillText(line, x, y + before + i * step + size);
      }
    },
  };
};

/** As many words in a line as fit; an address is broken where its parts end. */
const wrapped = (words: string, font: string): readonly string[] => {
  const context = contextOf(document.createElement('canvas'));
  context.font = font;
  const lines = [''];
  for (const word of words.split(/(?<= )|(?<=[/&])/)) {
    const line = lines.at(-1) ?? '';
    const isFull = line !== '' && context.measureText(`${line}${word}`.trimEnd()).width > WIDTH;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${line}${word}`;
  }
  return lines;
};
