import type { Edge, Mark, Piece, Side, Space } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames, pieceNames } from '../shared/names.ts';
import { barNames } from './bars.ts';
import type { Border, Flaw, Tool } from './edits.ts';

/** What the drawing shows of the answer. */
export type Shown = 'place' | 'entrance' | 'blocked' | 'leaves' | 'goes' | 'instead';

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
  readonly flaw: (flaw: Flaw) => string;
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
      blocked: 'closed to the marker',
      leaves: 'a piece may be moved here',
      goes: 'goes',
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
    flaw: ({ got, reason, where }) => {
      const at = where.length === 2 ? ` (row ${where[0] ?? ''}, space ${where[1] ?? ''})` : '';
      switch (reason) {
        case 'missing':
          return 'The map is empty. Start with “Empty map”.';
        case 'too-large':
          return 'The map is too large: at most 5 rows of 5 spaces.';
        case 'uneven-rows':
          return `Row ${where[0] ?? ''} is longer or shorter than the first.`;
        case 'unknown-ground':
          return `“${got}”${at} does not begin with l, d, t or -.`;
        case 'unknown-mark':
          return `“${got}”${at} has a letter that means nothing here.`;
        case 'mark-twice':
          return `“${got}”${at} has a letter twice.`;
        case 'marks-on-nothing':
          return `“${got}”${at}: nothing can be on a space without a tile.`;
        case 'crystal-not-lit':
          return `“${got}”${at}: a Crystal tile is Lit.`;
        case 'on-two-spaces':
          return `On ${got} stands something that is elsewhere too, and there is only one of it.`;
        case 'no-marker':
          return 'The Entrance marker is missing. Put it on the map.';
        case 'unknown-edge':
          return `“${got}” is no wall: write b2-c2, b2-c2r or b2-c2b.`;
        case 'not-touching':
          return `“${got}”: these two spaces do not touch.`;
        case 'off-the-map':
          return `“${got}” is off the painted map.`;
        case 'edge-twice':
          return `“${got}” is there twice.`;
        case undefined:
        default:
          return `“${got}” cannot be read.`;
      }
    },
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
      blocked: 'chiuso al segnalino Ingresso',
      leaves: 'qui può andare una pedina',
      goes: 'crolla',
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
    flaw: ({ got, reason, where }) => {
      const at = where.length === 2 ? ` (riga ${where[0] ?? ''}, spazio ${where[1] ?? ''})` : '';
      switch (reason) {
        case 'missing':
          return 'La mappa è vuota. Comincia da «Mappa vuota».';
        case 'too-large':
          return 'La mappa è troppo grande: al massimo 5 righe di 5 spazi.';
        case 'uneven-rows':
          return `La riga ${where[0] ?? ''} è più lunga o più corta della prima.`;
        case 'unknown-ground':
          return `«${got}»${at} non comincia con l, d, t o -.`;
        case 'unknown-mark':
          return `«${got}»${at} ha una lettera che qui non significa niente.`;
        case 'mark-twice':
          return `«${got}»${at} ha due volte la stessa lettera.`;
        case 'marks-on-nothing':
          return `«${got}»${at}: su uno spazio senza tessera non sta niente.`;
        case 'crystal-not-lit':
          return `«${got}»${at}: una tessera Cristallo è Luce.`;
        case 'on-two-spaces':
          return `In ${got} c’è qualcosa che è anche altrove, e ce n’è uno solo.`;
        case 'no-marker':
          return 'Manca il segnalino Ingresso. Mettilo sulla mappa.';
        case 'unknown-edge':
          return `«${got}» non è un muro: scrivi b2-c2, b2-c2r o b2-c2b.`;
        case 'not-touching':
          return `«${got}»: questi due spazi non si toccano.`;
        case 'off-the-map':
          return `«${got}» è fuori dalla mappa disegnata.`;
        case 'edge-twice':
          return `«${got}» c’è due volte.`;
        case undefined:
        default:
          return `«${got}» non si può leggere.`;
      }
    },
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
