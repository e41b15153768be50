import type { Faction } from '#engine/fire-and-ice/index.ts';
import { factionNames } from '../shared/names.ts';
import { playedBy } from '../shared/shown.ts';

/** What the map can show. */
export const shows = {
  area: { en: 'Groups', it: 'Gruppi' },
  distance: { en: 'Distances', it: 'Distanze' },
  'stronghold-sanctuary': { en: 'Stronghold–Sanctuary', it: 'Fortezza–Santuario' },
  outposts: { en: 'Outposts', it: 'Avamposti' },
  settlements: { en: 'Settlements', it: 'Insediamenti' },
  nothing: { en: 'Pieces only', it: 'Solo i pezzi' },
};

/** The lists that are asked about only when they are switched on. */
export const switches = {
  cults: { en: 'Count the Cults', it: 'Conta i Culti' },
  leftOvers: { en: 'Count what is left over', it: 'Conta ciò che avanza' },
  points: { en: 'Add the VP so far', it: 'Aggiungi i PV fin qui' },
};

export const labels = {
  show: { en: 'Show on the map', it: 'Mostra sulla Mappa' },
  rest: { en: 'The rest of the final scoring', it: 'Il resto del Punteggio Finale' },
  of: (player: number, faction: Faction, name: string) => ({
    en: `${player} · ${playedBy(factionNames.en[faction], name)}`,
    it: `${player} · ${playedBy(factionNames.it[faction], name)}`,
  }),
  stock: {
    en: ['Coins', 'Workers', 'Priests'],
    it: ['Monete', 'Lavoratori', 'Sacerdoti'],
  },
  points: { en: 'VP', it: 'PV' },
  caption: { en: 'Scores', it: 'Punteggi' },
  noResult: { en: 'no result', it: 'nessun risultato' },
  before: { en: 'So far', it: 'Fin qui' },
  cults: { en: 'Cults', it: 'Culti' },
  leftOver: { en: 'Left over', it: 'Avanzi' },
  total: { en: 'Total', it: 'Totale' },
  totalWith: (tile: string) => ({ en: `Total with ${tile}`, it: `Totale con ${tile}` }),
  sheet: { en: 'Into the final score sheet', it: 'Nel foglio del Punteggio Finale' },
  explain: {
    en: 'Victory points; the small number is the result they are for.',
    it: 'Punti vittoria; il numero piccolo è il risultato che li dà.',
  },
};
