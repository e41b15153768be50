/** Text for XML, and for HTML as well. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

interface Element {
  readonly xml: string;
}

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes, and with elements or a text in it. */
export const element = (
  name: string,
  attributes: Attributes = {},
  content: string | readonly Element[] = '',
): Element => {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  return { xml: `<${name}${named.join('')}>${inner}</${name}>` };
};

/** A whole file, as it is served. */
export const xmlFile = ({ xml }: Element, type: string): Response =>
  new Response(`<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  });
