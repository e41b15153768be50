import type { FieldProblem } from '#engine/core/fields.ts';
import { CAMP_SIDE } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';

type Problems = Readonly<Record<Lang, (problem: FieldProblem) => string | undefined>>;

/** What is wrong with a camp's text, or with the name of a space; nothing if it is something else. */
export const campProblem: Problems = {
  en: (problem) => {
    if (problem.code === 'wrong-count' && problem.field === 'camp') {
      return `A side has ${problem.got} spaces. Write ${CAMP_SIDE.max} at the most.`;
    }
    if (problem.code !== 'not-readable') return undefined;
    const [row = 1, column = 1] = problem.where ?? [];
    switch (problem.reason) {
      case 'not-a-space':
        return `“${problem.got}” in row ${row}, place ${column}, is no space. Write o, g, p or w for a colour, a capital for one space of each large tile, and a dot for an empty space.`;
      case 'uneven':
        return `Row ${row} is not as long as the first. Make all rows equally long.`;
      case 'no-such-space':
        return `“${problem.got}” is no space of this camp. Write a column letter and a row number, such as c4.`;
      case undefined:
      default:
        return undefined;
    }
  },
  it: (problem) => {
    if (problem.code === 'wrong-count' && problem.field === 'camp') {
      return `Un lato ha ${problem.got} spazi. Scrivine al massimo ${CAMP_SIDE.max}.`;
    }
    if (problem.code !== 'not-readable') return undefined;
    const [row = 1, column = 1] = problem.where ?? [];
    switch (problem.reason) {
      case 'not-a-space':
        return `«${problem.got}» nella riga ${row}, posto ${column}, non è uno spazio. Scrivi o, g, p, w per arancione, verde, viola, bianco, una maiuscola per uno spazio di ogni tessera grande e un punto per uno spazio vuoto.`;
      case 'uneven':
        return `La riga ${row} non è lunga come la prima. Fa’ tutte le righe della stessa lunghezza.`;
      case 'no-such-space':
        return `«${problem.got}» non è uno spazio di questo campo. Scrivi la lettera della colonna e il numero della riga, per esempio c4.`;
      case undefined:
      default:
        return undefined;
    }
  },
};
