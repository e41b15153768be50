import type { Lang } from '#src/lang.ts';
import { stem, tokens } from './words.ts';

/** A piece of a text; marked, if the search found the text for it. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** How many letters of a text a result shows: most clauses are shorter. */
const LENGTH = 260;

/** A text in pieces, with the words of these stems marked. */
export const marked = (text: string, stems: ReadonlySet<string>, lang: Lang): readonly Piece[] => {
  if (stems.size === 0) return [{ text, marked: false }];
  const found = tokens(text).filter(({ word }) => stems.has(stem(word, lang)));
  const ends = found.flatMap(({ start, end }) => [start, end]);
  return [0, ...ends].flatMap((from, k) => {
    const piece = text.slice(from, ends[k] ?? text.length);
    return piece === '' ? [] : [{ text: piece, marked: k % 2 === 1 }];
  });
};

/** The whole text if it is short; else the sentence that has most of these stems, and what follows it. */
export const excerpt = (text: string, stems: ReadonlySet<string>, lang: Lang): string => {
  if (text.length <= LENGTH) return text;
  const sentences = text.match(/[^.?!]+(?:[.?!]+(?=\s|$)|[.?!](?!\s|$)[^.?!]*)*\s*/g) ?? [text];
  const telling = (sentence: string): number =>
    new Set(
      tokens(sentence)
        .map(({ word }) => stem(word, lang))
        .filter((root) => stems.has(root)),
    ).size;
  // The beginning reads best, unless another sentence has more.
  const scores = sentences.map(telling);
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  const shown: string[] = [];
  let length = 0;
  for (const sentence of sentences.slice(best)) {
    if (shown.length > 0 && length + sentence.length > LENGTH) break;
    shown.push(sentence);
    length += sentence.length;
  }
  const cut = shown.join('').trim();
  const isEnd = best + shown.length === sentences.length;
  const whole = cut.length <= 2 * LENGTH ? cut : cut.slice(0, LENGTH).replace(/\s\S*$/, '');
  return `${best > 0 ? '… ' : ''}${whole}${isEnd && whole === cut ? '' : ' …'}`;
};
