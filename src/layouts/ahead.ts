import type { Lang } from '#src/lang.ts';
import { homePath } from '#src/paths.ts';

/**
 * What a browser may fetch before it is asked for: the page that a finger or a pointer is on, unless the
 * reader saves data. A reference is looked at in place, and what stands on the same page is here.
 */
export const aheadIn = (base: string, lang: Lang): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}${homePath(lang)}*` },
            { not: { selector_matches: ".ref,.cite,.term,[href^='#']" } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
