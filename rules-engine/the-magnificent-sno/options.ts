import { option, type Field } from '../core/fields.ts';
import { ok } from '../core/result.ts';

/** One of a closed set of words that may be left blank, and is `undefined` then. */
export const optionalOption = <const O extends string>(
  field: string,
  text: string,
  options: readonly O[],
): Field<O | undefined> => (text.trim() === '' ? ok(undefined) : option(field, text, options));
