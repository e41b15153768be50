/** Draws what a page shows of an element, as it looks, without the page. */

/** Something that is drawn at a place, and how much room it takes. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly draw: (context: CanvasRenderingContext2D, x: number, y: number) => void;
}

type Stroke = (context: CanvasRenderingContext2D) => void;

/** An element with all that is in it. */
export const painted = async (root: Element): Promise<Painting> => {
  const { left, top, width, height } = root.getBoundingClientRect();
  const strokes = await strokesOf(root);
  return {
    width,
    height,
    draw: (context, x, y) => {
      context.save();
      context.translate(x - left, y - top);
      for (const stroke of strokes) stroke(context);
      context.restore();
    },
  };
};

const strokesOf = async (element: Element): Promise<readonly Stroke[]> => {
  const style = getComputedStyle(element);
  if (isUnseen(element, style)) return [];
  if (element instanceof SVGSVGElement) return [await drawing(element)];
  const own = [ground(element, style), ...edges(element, style), ...typed(element, style)];
  const inside = await Promise.all(
    [...element.childNodes].map((node) => {
      if (node instanceof Element) return strokesOf(node);
      return Promise.resolve(node instanceof Text ? letters(node, style) : []);
    }),
  );
  return [...own, ...inside.flat()];
};

/** Also what is there for those who hear the page. */
const isUnseen = (element: Element, style: CSSStyleDeclaration): boolean =>
  element.getClientRects().length === 0 ||
  style.visibility === 'hidden' ||
  style.opacity === '0' ||
  style.clipPath.startsWith('inset(50%');

const ground =
  (element: Element, { backgroundColor, borderTopLeftRadius }: CSSStyleDeclaration): Stroke =>
  (context) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    context.fillStyle = backgroundColor;
    context.beginPath();
    context.roundRect(x, y, width, height, Number.parseFloat(borderTopLeftRadius) || 0);
    context.fill();
  };

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** The borders, side by side; where all four are alike they are round at the corners. */
const edges = (element: Element, style: CSSStyleDeclaration): readonly Stroke[] => {
  const of = (side: (typeof SIDES)[number]) => ({
    width: Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
    color: style.getPropertyValue(`border-${side}-color`),
    isThere: style.getPropertyValue(`border-${side}-style`) !== 'none',
  });
  const seen = SIDES.map((side) => ({ side, ...of(side) })).filter(
    ({ width, isThere }) => isThere && width > 0,
  );
  const [first] = seen;
  if (first === undefined) return [];
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
  return seen.length === SIDES.length
    ? [outline(element, first, radius)]
    : seen.map(({ side, ...pen }) => line(element, side, pen));
};

interface Pen {
  readonly width: number;
  readonly color: string;
}

const outline =
  (element: Element, { width: pen, color }: Pen, radius: number): Stroke =>
  (context) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    context.strokeStyle = color;
    context.lineWidth = pen;
    context.beginPath();
    context.roundRect(x + pen / 2, y + pen / 2, width - pen, height - pen, radius);
    context.stroke();
  };

const line =
  (element: Element, side: (typeof SIDES)[number], { width, color }: Pen): Stroke =>
  (context) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const ends = {
      top: [left, top, right, top],
      right: [right, top, right, bottom],
      bottom: [left, bottom, right, bottom],
      left: [left, top, left, bottom],
    } as const;
    const [x1, y1, x2, y2] = ends[side];
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

/** Words, each where the page has it. */
const letters = (node: Text, style: CSSStyleDeclaration): readonly Stroke[] =>
  [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return said(word, range.getBoundingClientRect(), style);
  });

const said =
  (word: string, { x, y, height }: DOMRect, style: CSSStyleDeclaration): Stroke =>
  (context) => {
    context.font = fontOf(style);
    context.fillStyle = style.color;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(word, x, y + height / 2);
  };

/** What was typed into a field. */
const typed = (element: Element, style: CSSStyleDeclaration): readonly Stroke[] => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return [];
  const { x, y, width, height } = element.getBoundingClientRect();
  const inset = Number.parseFloat(style.paddingLeft);
  return [said(element.value, new DOMRect(x + inset, y, width, height), style)];
};

/** What a drawing has from the style sheets, and needs as attributes where there are none. */
const LOOKS = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-opacity', 'opacity', 'display', 'visibility', 'paint-order'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing'],
  ...['text-anchor', 'dominant-baseline'],
];

const drawing = async (svg: SVGSVGElement): Promise<Stroke> => {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(dressed(svg));
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return (context) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    context.drawImage(image, x, y, width, height);
  };
};

/** A copy that looks alike without a style sheet. */
const dressed = (svg: SVGSVGElement): SVGSVGElement => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  for (const [i, element] of svg.querySelectorAll('*').entries()) {
    const twin = copies[i];
    if (twin) dress(element, twin);
  }
  dress(svg, copy);
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
};

const dress = (element: Element, twin: Element): void => {
  const style = getComputedStyle(element);
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name);
    if (value !== '') twin.setAttribute(name, value);
  }
  const radius = style.getPropertyValue('r');
  if (element instanceof SVGCircleElement && radius.endsWith('px')) twin.setAttribute('r', radius);
  for (const name of ['class', 'style']) twin.removeAttribute(name);
};
