import type { GameSlug } from '#engine/index.ts';
import type { Lang } from '#src/lang.ts';

/** What the site says of a game besides its rules. */
export interface GameFacts {
  readonly title: string;
  readonly baseGame: string;
  readonly publisher: string;
  readonly designers: readonly string[];
  readonly year: number;
  /** The calculators to show first. */
  readonly best: readonly string[];
  /** One sentence for the home page. */
  readonly lead: Readonly<Record<Lang, string>>;
  /** The text the clauses were read from. */
  readonly source: Readonly<Record<Lang, string>>;
}

export const GAMES: Readonly<Record<GameSlug, GameFacts>> = {
  'fire-and-ice': {
    title: 'Terra Mystica: Fire & Ice',
    baseGame: 'Terra Mystica',
    publisher: 'Feuerland Spiele',
    designers: ['Jens Drögemüller', 'Helge Ostertag'],
    year: 2014,
    best: ['map-scoring', 'towns-and-power', 'faction-auction'],
    lead: {
      en: 'Six new Factions, a new map, four Final Scoring tiles, variable turn order and the auction.',
      it: 'Sei nuove Fazioni, una nuova Mappa, quattro tessere Punteggio Finale, l’ordine di turno variabile e l’asta.',
    },
    source: {
      en: 'Italian rules text of the expansion',
      it: 'testo italiano del regolamento dell’espansione',
    },
  },
  'rise-to-nobility-beyond': {
    title: 'Rise to Nobility: Beyond',
    baseGame: 'Rise to Nobility',
    publisher: 'Final Frontier Games',
    designers: ['Vojkan Krstevski', 'Ivana Krstevski', 'Maja Matovska', 'Toni Toshevski'],
    year: 2019,
    best: ['rock-rose-income', 'donation-scoring', 'glade'],
    lead: {
      en: 'Rock Rose, relics, elders and dwellings, and the Offerings of the Timeless Temple.',
      it: 'Roccia Rosea, reliquie, anziani e dimore, e le Donazioni al Tempio Senza Tempo.',
    },
    source: {
      en: 'Italian rules text of the expansion',
      it: 'testo italiano del regolamento dell’espansione',
    },
  },
  'the-magnificent-sno': {
    title: 'The Magnificent – SNO',
    baseGame: 'The Magnificent',
    publisher: 'Aporta Games',
    designers: ['Eilif Svensson', 'Kristian Amundsen Østby'],
    year: 2020,
    best: ['round-end', 'camp-scoring', 'power-and-build'],
    lead: {
      en: 'White camp tiles and posters, a fifth player, play-order cards, new trainers and scoring, and the master-board module.',
      it: 'Tessere Campo e poster bianchi, un quinto giocatore, carte ordine di gioco, nuovi istruttori e punteggi, e il modulo della plancia Maestro.',
    },
    source: {
      en: 'Italian rules text of the expansion',
      it: 'testo italiano del regolamento dell’espansione',
    },
  },
  'vast-bonus-cards': {
    title: 'Vast: The Crystal Caverns – bonus cards',
    baseGame: 'Vast: The Crystal Caverns',
    publisher: 'Leder Games',
    designers: ['Patrick Leder', 'Kyle Woelfel'],
    year: 2017,
    best: ['entrance', 'dragon-scales', 'cursed-amulet'],
    lead: {
      en: 'A moving Entrance, uncertain Treasures, random Terrain, promo cards, Schemes, Dragon Scales and Thief upgrades.',
      it: 'L’Ingresso che si sposta, Tesori Ignoti, Terreni Casuali, carte Promo, Complotti, Scaglie di Drago e avanzamenti del Ladro.',
    },
    source: {
      en: 'Italian leaflet of the bonus cards',
      it: 'foglietto italiano delle carte bonus',
    },
  },
};
