import { wholes, type Range } from './fields.ts';
import type { Spec } from './form.ts';

const FACES = { min: 1, max: 6 };

/** `56441` typed in one go means five dice. */
export const diceApart = (text: string): string => text.replace(/(\d)(?=\d)/g, '$1,');

/** The dice that a text names, leaving out what is not a die. */
export const diceIn = (text: string): readonly number[] =>
  [...diceApart(text).matchAll(/(?<!\d)[1-6](?!\d)/g)].map(([face]) => Number(face));

/** A field of dice with six faces: `5,6,4` or, typed in one go, `564`. */
export const dice = (count: Range, start = ''): Spec<readonly number[]> => ({
  start,
  range: FACES,
  count,
  read: (field, text) => wholes(field, diceApart(text), { each: FACES, count }),
});
