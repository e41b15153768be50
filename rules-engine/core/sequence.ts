import { collectAll, itemsIn, option, wrongCount, type Field, type Range } from './fields.ts';
import type { Spec } from './form.ts';
import { err } from './result.ts';

/** Words of a closed set in their order, each as often as it is written: `use,use,lost`. Blank is none. */
export const wordsOf = <const O extends string>(
  field: string,
  text: string,
  { options, count }: { readonly options: readonly O[]; readonly count: Range },
): Field<readonly O[], never> => {
  const words = itemsIn(text);
  if (words.length < count.min || words.length > count.max) {
    return wrongCount(field, words.length, count);
  }
  const read = collectAll(words.map((word) => option(field, word, options)));
  // One wrong word is enough: a field shows one problem.
  return read.ok ? read : err(read.error.slice(0, 1));
};

/** Words of a closed set in their order, each as often as it is written. */
export const sequence = <const O extends string>(
  shape: { readonly options: readonly O[]; readonly count: Range },
  start = '',
): Spec<readonly O[]> => ({
  start,
  ...shape,
  read: (field, text) => wordsOf(field, text, shape),
});
