import { collectAll, option, type Field, type Range } from '../core/fields.ts';
import { err, ok } from '../core/result.ts';

/** Words of a closed set in their order, each as often as it is written: `use,use,lost`. Blank is none. */
export const wordsOf = <const O extends string>(
  field: string,
  text: string,
  { options, count }: { readonly options: readonly O[]; readonly count: Range },
): Field<readonly O[]> => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length < count.min || words.length > count.max) {
    return err([{ field, code: 'wrong-count', got: words.length, ...count }]);
  }
  const read = collectAll(words.map((word) => option(field, word, options)));
  // One wrong word is enough: a field shows one problem.
  return read.ok ? read : err(read.error.slice(0, 1));
};

/** One of a closed set of words, or `undefined` when left blank. */
export const optionalOption = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O | undefined> => (text.trim() === '' ? ok(undefined) : option(field, text, options));
