import { spaceName, type CampCell } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import { hueLabels, hueNames } from './names.ts';

const toolNames = {
  en: { ...hueLabels.en, empty: 'Empty', large: 'Large tile', pick: 'Choose space' },
  it: { ...hueLabels.it, empty: 'Vuoto', large: 'Tess. grande', pick: 'Scegli spazio' },
};

/** What a tap does with a color in hand. */
const paint = {
  en: 'Tap each space that a tile of this color covers; tap it again to empty it.',
  it: 'Tocca ogni spazio che una tessera di questo colore copre; toccalo di nuovo per svuotarlo.',
};

/** What a field is called that takes a camp's text, and how it is written. */
export const campField = {
  label: { en: 'Camp', it: 'Campo' },
  hint: {
    en: 'Rows from the top with / between them: o, g, p or w for a color, a dot for an empty space, a capital for one space of each large tile.',
    it: 'Righe dall’alto separate da /: o, g, p, w per arancione, verde, viola, bianco, un punto per uno spazio vuoto, una maiuscola per uno spazio di ogni tessera grande.',
  },
};

/** The switch that says which spaces may be chosen for row and column. */
export const crossSwitch = {
  label: { en: 'Which spaces you may choose', it: 'Quali spazi puoi scegliere' },
  options: {
    covered: { en: 'Covered ones only', it: 'Solo quelli coperti' },
    any: { en: 'Empty ones too', it: 'Anche quelli vuoti' },
  },
};

export const campLabels = {
  tools: { en: 'Paint with', it: 'Colora con' },
  tool: toolNames,
  how: {
    orange: paint,
    green: paint,
    purple: paint,
    white: paint,
    empty: {
      en: 'Tap the spaces that no tile covers.',
      it: 'Tocca gli spazi scoperti.',
    },
    large: {
      en: 'Tap one space of each large tile, so that the tile is counted. White needs no mark: a white area counts as one tile.',
      it: 'Tocca uno spazio di ogni tessera grande, così la tessera viene contata. Per le bianche non serve: un’area bianca vale una tessera.',
    },
    pick: {
      en: 'Tap the space for row and column; tap it again for the best one.',
      it: 'Tocca lo spazio per riga e colonna; toccalo di nuovo per avere il migliore.',
    },
  },
  columns: { en: 'Columns', it: 'Colonne' },
  rows: { en: 'Rows', it: 'Righe' },
  grid: (columns: number, rows: number) => ({
    en: `Camp of ${columns} by ${rows} spaces`,
    it: `Campo di ${columns} spazi per ${rows}`,
  }),
  empty: { en: 'empty', it: 'vuoto' },
  counts: { en: 'counts its tile', it: 'conta la sua tessera' },
  undo: { en: 'Undo', it: 'Annulla' },
  clear: { en: 'Empty the camp', it: 'Svuota il campo' },
  begin: { en: 'Paint my camp', it: 'Colora il mio campo' },
  /** What the drawing over the camp means. */
  legend: {
    line: {
      en: 'row and column scored, from the ringed space',
      it: 'riga e colonna contate, dallo spazio cerchiato',
    },
    apart: { en: 'in line but not joined', it: 'in linea ma staccato' },
    pair: { en: 'a pair', it: 'una coppia' },
  },
  asText: { en: 'The camp as text', it: 'Il campo come testo' },
};

/** A space for those who do not see it: `c1, green, counts its tile`. */
export const cellSaid = (cell: CampCell, lang: Lang): string =>
  [
    spaceName(cell),
    cell.cover === undefined ? campLabels.empty[lang] : hueNames[lang][cell.cover],
    ...(cell.marked ? [campLabels.counts[lang]] : []),
  ].join(', ');
