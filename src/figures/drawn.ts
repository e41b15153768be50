import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Lang } from '#src/lang.ts';
import { drawingOf } from './drawings.ts';
import type { Figured } from './figure.ts';

/** A picture that stands by itself, and how large it is. */
export interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** The drawing of a position, as the page shows it. */
export const drawn = async (
  { calculator, draft, reply, show }: Figured,
  lang: Lang,
): Promise<Drawn | undefined> => {
  const Figure = await drawingOf(calculator);
  return Figure && pictureIn(renderToString(h(Figure, { lang, draft, reply, show })));
};

/** Without any of these there is nothing to see: some positions have nothing on the table yet. */
const SHAPE = /<(path|rect|circle|ellipse|line|poly\w+|text)\b/;

/** The first picture in some markup. What stands around it may say how it looks. */
export const pictureIn = (markup: string): Drawn | undefined => {
  const svg = parse(markup).querySelector('svg');
  const [, , width = 0, height = 0] = (svg?.getAttribute('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!svg || !SHAPE.test(svg.innerHTML) || !(width > 0 && height > 0)) return undefined;
  return { markup: within(svg.parentNode, svg.toString()), width, height };
};

/** Boxes of a page become groups, which may stand in a picture. */
const within = (around: HTMLElement | null, inner: string): string => {
  const name = around?.getAttribute?.('class');
  if (!around) return inner;
  return within(around.parentNode, name === undefined ? inner : `<g class="${name}">${inner}</g>`);
};
