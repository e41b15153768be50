import type { FieldProblem } from '#engine/core/fields.ts';
import { CAMP_SIDE } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';

interface Misread {
  readonly got: string;
  readonly where?: readonly number[];
}

/** What is wrong with a camp's text. */
export const campProblems = {
  'not-a-space': ({ got, where: [row, column] = [] }: Misread) => ({
    en: `“${got}” in row ${row}, place ${column}, is not a space. Write o, g, p or w for a color, a capital for one space of each large tile, and a dot for an empty space.`,
    it: `«${got}» nella riga ${row}, posto ${column}, non è uno spazio. Scrivi o, g, p, w per arancione, verde, viola, bianco, una maiuscola per uno spazio di ogni tessera grande e un punto per uno spazio vuoto.`,
  }),
  uneven: ({ where: [row] = [] }: Misread) => ({
    en: `Row ${row} is not as long as the first. Make all rows the same length.`,
    it: `La riga ${row} non è lunga come la prima. Le righe devono avere tutte la stessa lunghezza.`,
  }),
};

/** A camp that is too large. */
export const campProblem = (problem: FieldProblem): Pair | undefined =>
  problem.code === 'wrong-count' && problem.field === 'camp'
    ? {
        en: `One side of this camp has ${problem.got} spaces. Write at most ${CAMP_SIDE.max}.`,
        it: `Un lato di questo campo ha ${problem.got} spazi. Scrivine al massimo ${CAMP_SIDE.max}.`,
      }
    : undefined;
