import type { Faction, Structure } from '#engine/fire-and-ice/index.ts';
import { factionNames, structureNames } from './names.ts';

/** What stands on and around the map. */
export const labels = {
  map: { en: 'Map', it: 'Mappa' },
  players: { en: 'Player', it: 'Giocatore' },
  player: (number: number, faction: Faction) => ({
    en: `Player ${number}: ${factionNames.en[faction]}`,
    it: `Giocatore ${number}: ${factionNames.it[faction]}`,
  }),
  addPlayer: { en: 'Add a player', it: 'Aggiungi un giocatore' },
  removePlayer: { en: 'Take this player away', it: 'Togli questo giocatore' },
  noPlayers: {
    en: 'Add the first player, then tap the map.',
    it: 'Aggiungi il primo giocatore, poi tocca la Mappa.',
  },
  place: { en: 'Place', it: 'Posa' },
  placed: (piece: string, count: number, max: number) => ({
    en: `${piece}: ${count} of ${max} on the map`,
    it: `${piece}: ${count} di ${max} sulla Mappa`,
  }),
  bridge: { en: 'Bridge', it: 'Ponte' },
  riverTown: { en: 'River space of a Town', it: 'Casella di Fiume di una Città' },
  ground: { en: 'Terrain', it: 'Terreno' },
  groundTool: { en: 'Changed terrain', it: 'Terreno cambiato' },
  undo: { en: 'Undo', it: 'Annulla' },
  turn: { en: 'Turn', it: 'Gira' },
  turnTheMap: { en: 'Turn the map', it: 'Gira la Mappa' },
  clear: { en: 'Clear', it: 'Svuota' },
  clearTheMap: { en: 'Clear the map', it: 'Svuota la Mappa' },
  faction: { en: 'Faction', it: 'Fazione' },
  terrain: { en: 'Chosen terrain', it: 'Terreno scelto' },
  noTerrain: { en: 'Not chosen yet', it: 'Non ancora scelto' },
  shipping: { en: 'Shipping level', it: 'Livello di Navigazione' },
  carpet: { en: 'Spaces the carpet skips', it: 'Caselle saltate dal tappeto' },
  asText: { en: 'The board as text', it: 'Il tabellone come testo' },
  letters: { en: 'Letters of the terrains', it: 'Lettere dei Terreni' },
  river: { en: 'River', it: 'Fiume' },
  unreadable: { en: '“{got}” cannot be read.', it: '«{got}» non si può leggere.' },
  structureOf: (structure: Structure, number: number, faction: Faction) => ({
    en: `${structureNames.en[structure]} of player ${number}, ${factionNames.en[faction]}`,
    it: `${structureNames.it[structure]} del giocatore ${number}, ${factionNames.it[faction]}`,
  }),
  skipped: (faction: Faction) => ({
    en: `skipped by a Town of the ${factionNames.en[faction]}`,
    it: `saltata da una Città: ${factionNames.it[faction]}`,
  }),
};

/** What to do with the tool in hand. */
export const howTo = {
  structure: {
    en: 'tap a space to build; tap again to take away.',
    it: 'tocca una casella per costruire, di nuovo per togliere.',
  },
  bridge: { en: 'Tap one end of the Bridge.', it: 'Tocca un estremo del Ponte.' },
  'bridge-end': {
    en: 'Now tap the other end. The spaces that a Bridge can reach are marked.',
    it: 'Ora tocca l’altro estremo. Le caselle che il Ponte può raggiungere sono segnate.',
  },
  'river-town': {
    en: 'Tap the River space that a Town of the Mermaids skipped.',
    it: 'Tocca la casella di Fiume saltata da una Città delle Sirene.',
  },
  ground: {
    en: 'Changed terrain: tap an empty space whose terrain is no longer the printed one.',
    it: 'Terreno cambiato: tocca una casella libera il cui Terreno non è più quello stampato.',
  },
  pick: {
    en: 'Tap the space on which you build or upgrade.',
    it: 'Tocca la casella su cui costruisci o migliori.',
  },
};
