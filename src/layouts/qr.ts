import { renderSVG } from 'uqr';

/** Pixels of the code on the screen: large enough to be read across a table. */
const SIZE = '280';

/** A link as a QR code, made on the device. The quiet zone around it is four modules wide. */
export const codeOf = (link: string, name: string): Element => {
  const text = renderSVG(link, { ecc: 'M', border: 4 });
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('width', SIZE);
  svg.setAttribute('height', SIZE);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', name);
  return svg;
};
