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
      : { en: 'Your Grit goes up.', it: 'Il tuo Coraggio sale.' }),
    amount: `${before} → ${after}`,
  }),
  'hero-cubes': ({ cubes, spaces }: Gained): Sentence => ({
    en: `You reach ${listed('en', spaces.map(String))} Grit and gain ${heroCubes.en(cubes)}.`,
    it: `Raggiungi ${listed('it', spaces.map(String))} Coraggio e guadagni ${heroCubes.it(cubes)}.`,
    amount: `+${cubes}`,
  }),
};
