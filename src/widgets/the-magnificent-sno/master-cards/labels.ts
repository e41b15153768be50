import type { Scoring } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';
import { halves } from '../shared/halves.ts';

const enterTiles = { en: 'enter the tiles', it: 'inserisci le tessere' };
const paintCamp = { en: 'paint the camp', it: 'colora il campo' };

/** What a row without points waits for. */
const WAITS: Readonly<Partial<Record<Scoring, Pair>>> = {
  large: enterTiles,
  white: enterTiles,
  cross: paintCamp,
  pairs: paintCamp,
  tents: { en: 'enter points per tent', it: 'inserisci i punti per tenda' },
};

/** For the sheet itself. */
export const labels = {
  caption: { en: 'Score sheet', it: 'Foglio segnapunti' },
  scoring: { en: 'Card', it: 'Carta' },
  points: { en: 'Points', it: 'Punti' },
  best: { en: 'best', it: 'migliore' },
  missing: (scoring: Scoring) => WAITS[scoring],
  extra: (index: number) => ({
    en: `Extra master card ${index}`,
    it: `Carta Maestro in più ${index}`,
  }),
  half: (full: number, half: number) => ({
    en: `half of ${full}: ${halves(half, 'en')}`,
    it: `metà di ${full}: ${halves(half, 'it')}`,
  }),
  /** For the rows of posters, and for those of extra cards. */
  posters: {
    add: { en: 'Add a poster', it: 'Aggiungi un poster' },
    row: (index: number) => ({ en: `Poster ${index}`, it: `Poster ${index}` }),
    remove: (index: number) => ({
      en: `Remove poster ${index}`,
      it: `Togli il poster ${index}`,
    }),
    white: { en: 'White', it: 'Bianco' },
    tiles: { en: 'Tiles', it: 'Tessere' },
    coins: { en: 'Coins', it: 'Monete' },
  },
  cards: {
    add: { en: 'Add an extra card', it: 'Aggiungi una carta in più' },
    row: (index: number) => ({ en: `Extra card ${index}`, it: `Carta in più ${index}` }),
    remove: (index: number) => ({
      en: `Remove extra card ${index}`,
      it: `Togli la carta in più ${index}`,
    }),
  },
};
