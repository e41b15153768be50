import type { Edge, Mark, Piece, Side, Space } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames, pieceNames } from '../shared/names.ts';
import { barNames } from './bars.ts';
import type { Border, Tool } from './edits.ts';

/** What the drawing shows of the answer. */
export type Shown =
  'place' | 'entrance' | 'later' | 'blocked' | 'leaves' | 'goes' | 'first' | 'instead';

interface CaveWords {
  readonly ground: string;
  readonly things: string;
  readonly pieces: string;
  readonly map: string;
  readonly tools: Readonly<Record<Tool, string>>;
  /** Under a tool's picture, where the whole name has no room. */
  readonly short: Readonly<Record<Exclude<Tool, Piece>, string>>;
  readonly how: (tool: Tool) => string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly edge: (ends: readonly [Space, Space], edge: Edge | 'open') => string;
  readonly shown: Readonly<Record<Shown, string>>;
  readonly side: (side: Side) => string;
  readonly edgeHint: string;
  readonly clear: string;
  readonly size: string;
  readonly borders: Readonly<Record<Border, string>>;
  readonly grow: (border: string) => string;
  readonly shrink: (border: string) => string;
  readonly asText: string;
  readonly locked: string;
  readonly cubes: string;
  readonly strengths: readonly [string, string];
  readonly anywhere: string;
  readonly step: string;
  readonly marker: string;
  readonly heroCubes: string;
  readonly back: string;
  readonly off: string;
}

export const caveWords: Readonly<Record<Lang, CaveWords>> = {
  en: {
    ground: 'Tile to lay',
    things: 'To put on a tile',
    pieces: 'Player pieces',
    map: 'Map of the Cave around the Entrance marker',
    tools: {
      ...groundNames.en,
      ...pieceNames.en,
      marker: 'Entrance marker',
      'entrance-tile': 'Entrance tile',
      crystal: 'Crystal tile',
      token: 'Token',
      goes: 'Tile that goes',
    },
    short: {
      ...groundNames.en,
      marker: 'Marker',
      'entrance-tile': 'Entr. tile',
      crystal: 'Crystal',
      token: 'Token',
      goes: 'Goes',
    },
    how: (tool) => {
      switch (tool) {
        case 'lit':
        case 'dark':
        case 'terrain':
          return `Tap the spaces with a ${groundNames.en[tool]} tile.`;
        case 'none':
          return 'Tap the spaces without a tile.';
        case 'marker':
          return 'Tap the space of the Entrance marker.';
        case 'entrance-tile':
          return 'Tap the Entrance tile, if it is still there.';
        case 'crystal':
          return 'Tap the Crystal tiles. A Crystal token on one is a token.';
        case 'token':
          return 'Tap the tiles with a token of any kind.';
        case 'goes':
          return 'Tap the tile that goes, or all of them with Wrath.';
        case 'knight':
        case 'fangs':
        case 'bones':
        case 'eye':
        case 'dragon':
        case 'surfaced-dragon':
        case 'thief':
          return `${pieceNames.en[tool]}: tap the space.`;
      }
    },
    marks: {
      'entrance-tile': 'Entrance tile',
      marker: 'Entrance marker',
      crystal: 'Crystal tile',
      token: 'token',
    },
    edge: ([a, b], edge) =>
      `Between ${a} and ${b}: ${{ open: 'open', wall: 'wall', rockslide: 'Rockslide', bombed: 'bombed wall' }[edge]}`,
    shown: {
      place: 'the marker may go here',
      entrance: 'the entrance stays here',
      later: 'the marker would go here if its tile went',
      blocked: 'closed to the marker',
      leaves: 'a piece may be moved here',
      goes: 'goes',
      first: 'may go first',
      instead: 'may go instead',
    },
    side: ({ bars, free }) => {
      if (bars.length > 0)
        return `Closed to the marker: ${bars.map((bar) => barNames.en[bar]).join(', ')}`;
      return {
        yes: 'The marker may go here',
        no: 'Closed to the marker: a piece moves here first',
        depends: 'The marker may go here if no piece does',
        kept: 'The marker goes here: no piece may',
        unknown: 'Not painted',
      }[free];
    },
    edgeHint: 'Tap between two tiles: wall, Rockslide, bombed wall, open again.',
    clear: 'Empty map',
    size: 'Size and edge of the map',
    borders: { top: 'Top', bottom: 'Bottom', left: 'Left', right: 'Right' },
    grow: (border) => `${border}: one more`,
    shrink: (border) => `${border}: one less`,
    asText: 'The map as text',
    locked: 'The map cannot be drawn until its text is right.',
    cubes: 'Hero cubes and Poison',
    strengths: ['Strength of the Tribe', 'Strength of the Knight'],
    anywhere: 'Any',
    step: 'In this order',
    marker: 'Entrance marker',
    heroCubes: 'Hero cubes',
    back: 'scattered',
    off: 'off the map',
  },
  it: {
    ground: 'Tessera da mettere',
    things: 'Da mettere su una tessera',
    pieces: 'Pedine giocatore',
    map: 'Mappa della Caverna attorno al segnalino Ingresso',
    tools: {
      ...groundNames.it,
      ...pieceNames.it,
      marker: 'Segnalino Ingresso',
      'entrance-tile': 'Tessera Ingresso',
      crystal: 'Tessera Cristallo',
      token: 'Segnalino',
      goes: 'Tessera che crolla',
    },
    short: {
      ...groundNames.it,
      none: 'Vuoto',
      marker: 'Ingresso',
      'entrance-tile': 'Tessera',
      crystal: 'Cristallo',
      token: 'Segnalino',
      goes: 'Crolla',
    },
    how: (tool) => {
      switch (tool) {
        case 'lit':
        case 'dark':
        case 'terrain':
          return `Tocca gli spazi con una tessera ${groundNames.it[tool]}.`;
        case 'none':
          return 'Tocca gli spazi senza tessera.';
        case 'marker':
          return 'Tocca lo spazio del segnalino Ingresso.';
        case 'entrance-tile':
          return 'Tocca la tessera Ingresso, se c’è ancora.';
        case 'crystal':
          return 'Tocca le tessere Cristallo. Un segnalino Cristallo sopra è un segnalino.';
        case 'token':
          return 'Tocca le tessere con un segnalino di qualunque tipo.';
        case 'goes':
          return 'Tocca la tessera che crolla, o tutte se è l’Ira.';
        case 'knight':
        case 'fangs':
        case 'bones':
        case 'eye':
        case 'dragon':
        case 'surfaced-dragon':
        case 'thief':
          return `${pieceNames.it[tool]}: tocca lo spazio.`;
      }
    },
    marks: {
      'entrance-tile': 'tessera Ingresso',
      marker: 'segnalino Ingresso',
      crystal: 'tessera Cristallo',
      token: 'segnalino',
    },
    edge: ([a, b], edge) =>
      `Fra ${a} e ${b}: ${{ open: 'aperto', wall: 'muro', rockslide: 'frana', bombed: 'muro bombardato' }[edge]}`,
    shown: {
      place: 'qui può andare il segnalino Ingresso',
      entrance: 'l’ingresso resta qui',
      later: 'qui andrebbe il segnalino Ingresso, se la sua tessera crollasse',
      blocked: 'chiuso al segnalino Ingresso',
      leaves: 'qui può andare una pedina',
      goes: 'crolla',
      first: 'può crollare prima',
      instead: 'può crollare al suo posto',
    },
    side: ({ bars, free }) => {
      if (bars.length > 0) {
        return `Chiusa al segnalino Ingresso: ${bars.map((bar) => barNames.it[bar]).join(', ')}`;
      }
      return {
        yes: 'Qui può andare il segnalino Ingresso',
        no: 'Chiusa al segnalino Ingresso: prima ci va una pedina',
        depends: 'Qui può andare il segnalino Ingresso, se non ci va una pedina',
        kept: 'Qui va il segnalino Ingresso: nessuna pedina può andarci',
        unknown: 'Non disegnata',
      }[free];
    },
    edgeHint: 'Tocca fra due tessere: muro, frana, muro bombardato, di nuovo aperto.',
    clear: 'Mappa vuota',
    size: 'Dimensioni e bordo della mappa',
    borders: { top: 'In alto', bottom: 'In basso', left: 'A sinistra', right: 'A destra' },
    grow: (border) => `${border}: una fila in più`,
    shrink: (border) => `${border}: una fila in meno`,
    asText: 'La mappa come testo',
    locked: 'La mappa non si può disegnare finché il suo testo non è giusto.',
    cubes: 'Cubi Eroe e Veleno',
    strengths: ['Forza della Tribù', 'Forza del Cavaliere'],
    anywhere: 'Qualunque',
    step: 'In quest’ordine',
    marker: 'Segnalino Ingresso',
    heroCubes: 'Cubi Eroe',
    back: 'si disperde',
    off: 'fuori dalla mappa',
  },
};
