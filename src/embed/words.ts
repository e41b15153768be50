import { byLang } from '#src/lang.ts';

/** What a frame says of the position in it. */
export const frameWords = byLang({
  change: { en: 'Change this position', it: 'Modifica questa situazione' },
});
