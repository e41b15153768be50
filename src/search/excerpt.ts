import type { Lang } from '#src/lang.ts';
import { stem, tokens } from './words.ts';

/** A piece of a text; marked, if the search found the text for it. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** How many letters of a text a result shows. */
const LENGTH = 130;

/** A text in pieces, with the words of these stems marked. */
export const marked = (text: string, stems: ReadonlySet<string>, lang: Lang): readonly Piece[] => {
  const found = tokens(text).filter(({ word }) => stems.has(stem(word, lang)));
  const ends = found.flatMap(({ start, end }) => [start, end]);
  return [0, ...ends].flatMap((from, k) => {
    const piece = text.slice(from, ends[k] ?? text.length);
    return piece === '' ? [] : [{ text: piece, marked: k % 2 === 1 }];
  });
};

/** The part of a text that has most of these stems, cut between words. */
export const excerpt = (text: string, stems: ReadonlySet<string>, lang: Lang): string => {
  if (text.length <= LENGTH) return text;
  const words = tokens(text);
  const found = words.filter(({ word }) => stems.has(stem(word, lang)));
  const within = (from: number): number =>
    new Set(
      found
        .filter(({ start, end }) => start >= from && end <= from + LENGTH)
        .map(({ word }) => stem(word, lang)),
    ).size;
  // The beginning reads best, and next to it the beginning of a sentence.
  const sentences = Array.from(
    text.matchAll(/[.?!:;]\s+/g),
    ({ 0: end, index }) => index + end.length,
  );
  const starts = [0, ...sentences.toReversed(), ...found.map(({ start }) => start)];
  const from = starts.reduce((best, start) => (within(start) > within(best) ? start : best));
  const cut = text.slice(from, from + LENGTH);
  const isEnd = from + LENGTH >= text.length;
  return `${from > 0 ? '… ' : ''}${isEnd ? cut : cut.replace(/\s\S*$/, ' …')}`;
};
