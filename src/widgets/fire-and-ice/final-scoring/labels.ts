import type { Column } from '#engine/fire-and-ice/index.ts';
import type { Pair } from '#src/lang.ts';

export const labels = {
  resources: {
    en: ['Coins', 'Workers', 'Priests', 'Bowl II', 'Bowl III'],
    it: ['Monete', 'Lavoratori', 'Sacerdoti', 'Riserva 2', 'Riserva 3'],
  },
  restIsZero: (who: string) => ({
    en: `${who}: nothing more is left`,
    it: `${who}: non resta altro`,
  }),
  nothingMore: { en: 'The rest is 0', it: 'Il resto è 0' },
  noResult: (who: string) => ({ en: `${who}: no result`, it: `${who}: nessun risultato` }),
  clear: { en: 'Empty the sheet', it: 'Svuota il foglio' },
  onMap: { en: 'Count area and tile on the map', it: 'Conta aree e tessera sulla Mappa' },
  toMap: { en: 'Change area and tile on the map', it: 'Modifica aree e tessera sulla Mappa' },
  caption: { en: 'Final standing', it: 'Classifica finale' },
  reasons: { en: 'Why, column by column', it: 'Perché, colonna per colonna' },
  place: { en: 'Place', it: 'Posto' },
  player: { en: 'Player', it: 'Giocatore' },
  total: { en: 'Total', it: 'Totale' },
  blank: { en: 'not counted', it: 'non contato' },
  victory: { en: 'Total and victory', it: 'Totale e vittoria' },
  missing: { en: 'Still missing', it: 'Ancora da indicare' },
};

/** The columns as narrow headings, and in full. */
export const COLUMN_HEADS: Readonly<Record<Column, Pair>> = {
  points: { en: 'Before', it: 'Prima' },
  area: { en: 'Area', it: 'Aree' },
  tile: { en: 'Tile', it: 'Tess.' },
  cults: { en: 'Cults', it: 'Culti' },
  resources: { en: 'Left', it: 'Resto' },
};

export const COLUMN_NAMES: Readonly<Record<Column, Pair>> = {
  points: { en: 'VP before final scoring', it: 'PV prima del Punteggio Finale' },
  area: { en: 'Area scoring', it: 'Punteggio per le aree' },
  tile: { en: 'Final Scoring tile', it: 'Tessera Punteggio Finale' },
  cults: { en: 'Cults', it: 'Culti' },
  resources: { en: 'Left over', it: 'Avanzi' },
};
