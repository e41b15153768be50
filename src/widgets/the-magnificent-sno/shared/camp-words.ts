import { spaceName, type CampCell } from '#engine/the-magnificent-sno/index.ts';
import type { Lang } from '#src/lang.ts';
import type { CampTool } from './camp-edits.ts';
import { hueLabels, hueNames } from './names.ts';

interface CampWords {
  readonly tools: string;
  readonly tool: Readonly<Record<CampTool, string>>;
  /** What a tap does with the tool in hand. */
  readonly how: Readonly<Record<'paint' | 'empty' | 'large' | 'pick', string>>;
  readonly columns: string;
  readonly rows: string;
  readonly grid: (columns: number, rows: number) => string;
  readonly cell: (cell: CampCell) => string;
  readonly undo: string;
  readonly clear: string;
  readonly begin: string;
  /** What the drawing over the camp means. */
  readonly legend: Readonly<Record<'line' | 'apart' | 'pair', string>>;
  readonly asText: string;
}

export const campWords: Readonly<Record<Lang, CampWords>> = {
  en: {
    tools: 'Paint with',
    tool: {
      ...hueLabels.en,
      empty: 'Empty',
      large: 'Large tile',
      pick: 'Choose space',
    },
    how: {
      paint: 'Tap each space that a tile of this colour covers; tap it again to empty it.',
      empty: 'Tap the spaces that nothing covers.',
      large:
        'Tap one space of each large tile, so that the tile is counted. A white area counts as one tile without it.',
      pick: 'Tap the space for row and column; tap it again for the best one.',
    },
    columns: 'Columns',
    rows: 'Rows',
    grid: (columns, rows) => `Camp of ${columns} by ${rows} spaces`,
    cell: (cell) => {
      const name = spaceName(cell);
      if (cell.cover === undefined) return `${name}, empty`;
      const tile = cell.marked ? ', counts its tile' : '';
      return `${name}, ${hueNames.en[cell.cover]}${tile}`;
    },
    undo: 'Undo',
    clear: 'Empty the camp',
    begin: 'Paint my camp',
    legend: {
      line: 'row and column scored, from the ringed space',
      apart: 'in line but not joined',
      pair: 'a pair',
    },
    asText: 'The camp as text',
  },
  it: {
    tools: 'Colora con',
    tool: {
      ...hueLabels.it,
      empty: 'Vuoto',
      large: 'Tess. grande',
      pick: 'Scegli spazio',
    },
    how: {
      paint:
        'Tocca ogni spazio che una tessera di questo colore copre; toccalo di nuovo per svuotarlo.',
      empty: 'Tocca gli spazi che nulla copre.',
      large:
        'Tocca uno spazio di ogni tessera grande, così la tessera viene contata. Un’area bianca vale comunque una tessera.',
      pick: 'Tocca lo spazio per riga e colonna; toccalo di nuovo per avere il migliore.',
    },
    columns: 'Colonne',
    rows: 'Righe',
    grid: (columns, rows) => `Campo di ${columns} spazi per ${rows}`,
    cell: (cell) => {
      const name = spaceName(cell);
      if (cell.cover === undefined) return `${name}, vuoto`;
      const tile = cell.marked ? ', conta la sua tessera' : '';
      return `${name}, ${hueNames.it[cell.cover]}${tile}`;
    },
    undo: 'Annulla',
    clear: 'Svuota il campo',
    begin: 'Colora il mio campo',
    legend: {
      line: 'riga e colonna contate, dallo spazio cerchiato',
      apart: 'in linea ma staccato',
      pair: 'una coppia',
    },
    asText: 'Il campo come testo',
  },
};
