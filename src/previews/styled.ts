import { HTMLElement, parse } from 'node-html-parser';
import { SANS, SERIF } from './font.ts';
import { resolved, type Rule } from './sheet.ts';

/** Pixels in a `rem`, where the reader chose nothing else. */
const REM = 16;

type Variables = ReadonlyMap<string, string>;

/**
 * Markup whose elements carry what the rules say of them as plain attributes: what draws an image
 * knows neither variables nor most selectors.
 */
export const styled = (markup: string, rules: readonly Rule[]): string => {
  const document = parse(markup);
  const present = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const said = new Map<HTMLElement, Map<string, string>>();
  for (const { selector, classes, declarations } of rules) {
    if (!classes.every((name) => present.has(name))) continue;
    for (const element of found(document, selector)) {
      const own = said.get(element) ?? new Map<string, string>();
      for (const [name, value] of declarations) own.set(name, value);
      said.set(element, own);
    }
  }
  for (const child of elementsIn(document)) dress(child, said, new Map());
  return document.toString();
};

/** Selectors about a state, such as `:hover`, find nothing in a picture. */
const found = (document: HTMLElement, selector: string): readonly HTMLElement[] => {
  try {
    return document.querySelectorAll(selector.replace(':root', '[data-root]'));
  } catch {
    return [];
  }
};

const elementsIn = ({ childNodes }: HTMLElement): readonly HTMLElement[] =>
  childNodes.filter((node) => node instanceof HTMLElement);

const dress = (
  element: HTMLElement,
  said: ReadonlyMap<HTMLElement, ReadonlyMap<string, string>>,
  inherited: Variables,
): void => {
  const own = [...(said.get(element) ?? [])];
  const variables = new Map([...inherited, ...own.filter(([name]) => isInherited(name))]);
  for (const [name, value] of own.filter(([each]) => !isInherited(each))) {
    const plain = resolved(value.replace(/^currentcolor$/i, 'var(color)'), variables);
    for (const [attribute, text] of plainly(name, plain)) element.setAttribute(attribute, text);
  }
  // Markup may leave out a blank value, a picture may not.
  for (const [name, value] of Object.entries(element.attributes)) {
    if (value === '') element.removeAttribute(name);
  }
  for (const child of elementsIn(element)) dress(child, said, variables);
};

/** What is not seen by itself, and holds for what stands within. */
const isInherited = (name: string): boolean => name.startsWith('--') || name === 'color';

/** A declaration as attributes. */
const plainly = (name: string, value: string): readonly (readonly [string, string])[] => {
  if (value === 'inherit' || value.includes('calc(')) return [];
  if (name === 'font') {
    const [, weight, size = '', family = ''] = /^(?:(\d{3}) )?(\S+) (.*)$/.exec(value) ?? [];
    return [
      ...(weight === undefined ? [] : [['font-weight', weight] as const]),
      ...plainly('font-size', size),
      ...plainly('font-family', family),
    ];
  }
  if (name === 'font-family') return [[name, value.includes('sans') ? SANS : SERIF]];
  if (name === 'font-size')
    return [
      [name, value.replace(/\/.*$/, '').replace(/([\d.]+)rem$/, (_, n) => String(Number(n) * REM))],
    ];
  // Boxes of a page; a picture only knows what is not there.
  if (name === 'display') return value === 'none' ? [[name, value]] : [];
  return [[name, value]];
};
