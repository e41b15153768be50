import type { Pair } from '#src/lang.ts';

/** The readings that mattered, at the end of a sentence that stands alone. */
export const readingsSaid = (read: readonly Pair[]): Pair =>
  read.length === 0
    ? { en: '', it: '' }
    : {
        en: ` Reading: ${read.map(({ en }) => en).join('; ')}.`,
        it: ` Interpretazione: ${read.map(({ it }) => it).join('; ')}.`,
      };
