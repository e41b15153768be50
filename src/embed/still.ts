import type { ComponentChild, VNode } from 'preact';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The elements that some markup stands for. A position in a frame is a still: nothing in it has a state or
 * changes, so the framework that would change it can stay away.
 */
export const stillOf = (markup: ComponentChild, inPicture = false): readonly Node[] => {
  if (Array.isArray(markup)) {
    return (markup as readonly ComponentChild[]).flatMap((part) => stillOf(part, inPicture));
  }
  if (typeof markup !== 'object' || markup === null) {
    const isText = typeof markup === 'string' || typeof markup === 'number';
    return isText ? [document.createTextNode(String(markup))] : [];
  }
  const { type, props } = markup as VNode<Props>;
  if (typeof type !== 'function') return [elementOf(type, props, inPicture || type === 'svg')];
  // Some components note on themselves when they are to be drawn again: here never.
  const drawn = (type as (given: object) => ComponentChild).call({}, props);
  return stillOf(drawn, inPicture);
};

type Props = Readonly<Record<string, unknown>> & { readonly children?: ComponentChild };

const elementOf = (name: string, { children, ...attributes }: Props, inPicture: boolean): Node => {
  const element = inPicture ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    const text = textOf(attribute, value);
    if (text !== undefined) element.setAttribute(attribute, text);
  }
  element.append(...stillOf(children, inPicture));
  return element;
};

/** What is false is not there, unless it is told; what happens at a touch does not happen here. */
const textOf = (attribute: string, value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'boolean') return undefined;
  if (attribute.startsWith('aria-')) return String(value);
  return value ? '' : undefined;
};
