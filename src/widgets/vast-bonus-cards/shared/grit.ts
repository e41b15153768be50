import { GRIT } from '#engine/vast-bonus-cards/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Sentence } from '#src/calculators/say.ts';
import { heroCubes } from './phrases.ts';

interface Moved {
  readonly before: number;
  readonly after: number;
  readonly lost: number;
}

interface Gained {
  readonly cubes: number;
  readonly spaces: readonly number[];
}

/** What a gain does on the Grit track, and the Hero cubes that come with it. */
export const gritLines = {
  grit: ({ before, after, lost }: Moved): Sentence => ({
    ...(lost > 0
      ? {
          en: `The Grit track ends at ${GRIT.max}: ${lost} ${lost === 1 ? 'is' : 'are'} lost.`,
          it: `Il tracciato Coraggio finisce a ${GRIT.max}: ${lost === 1 ? '1 va perso' : `${lost} vanno persi`}.`,
        }
      : {
          en: before === after ? 'Grit stays as it is.' : 'Grit goes up.',
          it: before === after ? 'Il Coraggio resta com’è.' : 'Il Coraggio sale.',
        }),
    amount: `${before} → ${after}`,
  }),
  'hero-cubes': ({ cubes, spaces }: Gained): Sentence => ({
    en: `Reaching ${listed('en', spaces.map(String))} Grit gives ${heroCubes.en(cubes)}.`,
    it: `Raggiungere ${listed('it', spaces.map(String))} Coraggio dà ${heroCubes.it(cubes)}.`,
    amount: `+${cubes}`,
  }),
};
