import { element } from '#src/heads/xml.ts';

/** The id of what stands in a frame for what will be framed. */
export const FRAMED = 'framed';

/** It as it stands in a page. */
export const FRAME = `<div id="${FRAMED}"></div>`;

interface Filling {
  readonly title: string;
  /** Where the empty frame leads back to, and where it leads with this in it. */
  readonly from: string;
  readonly back: string;
  readonly markup: string;
  /** The chapter it was cut from: a step away there, references lead there from here. */
  readonly chapter: string;
}

/** A frame with a clause, or its drawings, in it. */
export const framed = (frame: string, { title, from, back, markup, chapter }: Filling): string =>
  frame
    .replace(/<title>[^<]*<\/title>/, element('title', {}, `${title} · Clause & Effect`).xml)
    .replaceAll(`${from}"`, `${back}"`)
    .replace(FRAME, () => markup.replaceAll('href="#', `href="${chapter}#`));

/** The drawings in the markup of a clause; blank where it has none. */
export const figuresIn = (markup: string): string =>
  [...markup.matchAll(/<figure\b[^]*?<\/figure>/g)].map(([figure]) => figure).join('');
