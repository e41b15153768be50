import type { BoardReason, Faction, Structure } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, structureNames } from './names.ts';

interface MapWords {
  readonly map: string;
  readonly players: string;
  readonly player: (number: number, faction: Faction) => string;
  readonly addPlayer: string;
  readonly removePlayer: string;
  readonly noPlayers: string;
  readonly place: string;
  readonly placed: (piece: string, count: number, max: number) => string;
  readonly bridge: string;
  readonly riverTown: string;
  readonly ground: string;
  readonly groundTool: string;
  readonly asPrinted: string;
  readonly how: Readonly<
    Record<'structure' | 'bridge' | 'bridge-end' | 'river-town' | 'ground' | 'pick', string>
  >;
  readonly undo: string;
  readonly turn: string;
  readonly turnTheMap: string;
  readonly clear: string;
  readonly clearTheMap: string;
  readonly faction: string;
  readonly terrain: string;
  readonly noTerrain: string;
  readonly shipping: string;
  readonly carpet: string;
  readonly asText: string;
  readonly letters: string;
  readonly river: string;
  readonly locked: string;
  readonly structureOf: (structure: Structure, number: number, faction: Faction) => string;
  readonly skipped: (faction: Faction) => string;
  readonly chosen: string;
  readonly flaw: (got: string, reason: BoardReason | undefined) => string;
}

const EN: MapWords = {
  map: 'Map',
  players: 'Player',
  player: (number, faction) => `Player ${number}: ${factionNames.en[faction]}`,
  addPlayer: 'Add a player',
  removePlayer: 'Take this player away',
  noPlayers: 'Add the first player, then tap the map.',
  place: 'Place',
  placed: (piece, count, max) => `${piece}: ${count} of ${max} on the map`,
  bridge: 'Bridge',
  riverTown: 'River space of a Town',
  ground: 'Terrain',
  groundTool: 'Changed terrain',
  asPrinted: 'As printed',
  how: {
    structure: 'Tap a space to build; tap again to take away.',
    bridge: 'Tap one end of the Bridge.',
    'bridge-end': 'Now tap the other end. The spaces that a Bridge can reach are marked.',
    'river-town': 'Tap the River space that a Town of the Mermaids skipped.',
    ground: 'Tap an empty space whose terrain is no longer the printed one.',
    pick: 'Tap the space on which you build or upgrade.',
  },
  undo: 'Undo',
  turn: 'Turn',
  turnTheMap: 'Turn the map',
  clear: 'Clear',
  clearTheMap: 'Clear the map',
  faction: 'Faction',
  terrain: 'Chosen terrain',
  noTerrain: 'Not chosen yet',
  shipping: 'Shipping level',
  carpet: 'Spaces the carpet skips',
  asText: 'The board as text',
  letters: 'Letters of the terrains',
  river: 'River',
  locked:
    'The text of the board cannot be read, so the map is empty. Mend the text, or clear the map.',
  structureOf: (structure, number, faction) =>
    `${structureNames.en[structure]} of player ${number}, ${factionNames.en[faction]}`,
  skipped: (faction) => `skipped by a Town of the ${factionNames.en[faction]}`,
  chosen: 'chosen',
  flaw: (got, reason) => {
    switch (reason) {
      case 'unknown-faction':
        return `“${got}” is no Faction. Begin each part with a Faction, such as “witches”.`;
      case 'faction-twice':
        return `The ${got} are on the board twice. Keep one.`;
      case 'too-many-players':
        return `The ${got} are a sixth player. Up to 5 can play.`;
      case 'unknown-mark':
        return `“${got}” says nothing about this Faction. Write a terrain, “ship2”, or “carpet2” for the Fakirs.`;
      case 'mark-twice':
        return `“${got}” says something a second time. Keep one.`;
      case 'wrong-terrain':
        return `“${got}” is not the Home terrain of this Faction. Leave it out.`;
      case 'unknown-item':
        return `“${got}” cannot be read. Write “C3d” for a Structure, “C3-D4” for a Bridge, “r12” for a River space.`;
      case 'no-such-space':
        return `“${got}” names a space that this map does not have.`;
      case 'no-such-terrain':
        return `“${got}” names no terrain. Write a space and a terrain, such as “C3forest”.`;
      case undefined:
        return `“${got}” cannot be read.`;
    }
  },
};

const IT: MapWords = {
  map: 'Mappa',
  players: 'Giocatore',
  player: (number, faction) => `Giocatore ${number}: ${factionNames.it[faction]}`,
  addPlayer: 'Aggiungi un giocatore',
  removePlayer: 'Togli questo giocatore',
  noPlayers: 'Aggiungi il primo giocatore, poi tocca la Mappa.',
  place: 'Posa',
  placed: (piece, count, max) => `${piece}: ${count} di ${max} sulla Mappa`,
  bridge: 'Ponte',
  riverTown: 'Casella di Fiume di una Città',
  ground: 'Terreno',
  groundTool: 'Terreno cambiato',
  asPrinted: 'Come stampato',
  how: {
    structure: 'Tocca una casella per costruire, di nuovo per togliere.',
    bridge: 'Tocca un estremo del Ponte.',
    'bridge-end':
      'Ora tocca l’altro estremo. Le caselle che il Ponte può raggiungere sono segnate.',
    'river-town': 'Tocca la casella di Fiume saltata da una Città delle Sirene.',
    ground: 'Tocca una casella libera il cui Terreno non è più quello stampato.',
    pick: 'Tocca la casella su cui costruisci o migliori.',
  },
  undo: 'Annulla',
  turn: 'Gira',
  turnTheMap: 'Gira la Mappa',
  clear: 'Svuota',
  clearTheMap: 'Svuota la Mappa',
  faction: 'Fazione',
  terrain: 'Terreno scelto',
  noTerrain: 'Non ancora scelto',
  shipping: 'Livello di Navigazione',
  carpet: 'Caselle saltate dal tappeto',
  asText: 'Il tabellone come testo',
  letters: 'Lettere dei Terreni',
  river: 'Fiume',
  locked:
    'Il testo del tabellone non si può leggere, quindi la Mappa è vuota. Correggi il testo o svuota la Mappa.',
  structureOf: (structure, number, faction) =>
    `${structureNames.it[structure]} del giocatore ${number}, ${factionNames.it[faction]}`,
  skipped: (faction) => `saltata da una Città: ${factionNames.it[faction]}`,
  chosen: 'scelta',
  flaw: (got, reason) => {
    switch (reason) {
      case 'unknown-faction':
        return `«${got}» non è una Fazione. Ogni parte comincia con una Fazione, per esempio «witches».`;
      case 'faction-twice':
        return `«${got}» è sul tabellone due volte. Tienine una.`;
      case 'too-many-players':
        return `«${got}» è il sesto giocatore. Si gioca al massimo in 5.`;
      case 'unknown-mark':
        return `«${got}» non dice nulla di questa Fazione. Scrivi un Terreno, «ship2», o «carpet2» per i Fachiri.`;
      case 'mark-twice':
        return `«${got}» ripete una cosa già detta. Tienine una.`;
      case 'wrong-terrain':
        return `«${got}» non è il Terreno Ideale di questa Fazione. Toglilo.`;
      case 'unknown-item':
        return `«${got}» non si può leggere. Scrivi «C3d» per un Edificio, «C3-D4» per un Ponte, «r12» per una casella di Fiume.`;
      case 'no-such-space':
        return `«${got}» nomina una casella che questa Mappa non ha.`;
      case 'no-such-terrain':
        return `«${got}» non nomina un Terreno. Scrivi casella e Terreno, per esempio «C3forest».`;
      case undefined:
        return `«${got}» non si può leggere.`;
    }
  },
};

export const mapWords: Readonly<Record<Lang, MapWords>> = { en: EN, it: IT };
