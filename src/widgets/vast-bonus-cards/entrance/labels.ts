import {
  isGround,
  isPiece,
  type Border,
  type Edge,
  type Ends,
  type Mark,
  type Piece,
  type Side,
  type Tool,
} from '#engine/vast-bonus-cards/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { groundNames, pieceNames } from '../shared/names.ts';
import { bars, marks } from './names.ts';

const falls = { en: 'Tile that goes', it: 'Tessera che crolla' };

export const toolName = (tool: Tool, lang: Lang): string => {
  if (isGround(tool)) return groundNames[lang][tool];
  if (isPiece(tool)) return pieceNames[lang][tool];
  return tool === 'goes' ? falls[lang] : capital(marks[tool][lang]);
};

const short: Readonly<Record<Mark | 'goes' | 'canyon' | 'none', Pair>> = {
  canyon: { en: 'Canyon', it: 'Canyon' },
  none: { en: groundNames.en.none, it: 'Vuoto' },
  marker: { en: 'Marker', it: 'Ingresso' },
  'entrance-tile': { en: 'Entr. tile', it: 'Tessera' },
  crystal: { en: 'Crystal', it: 'Cristallo' },
  token: { en: 'Token', it: 'Segnalino' },
  goes: { en: 'Goes', it: 'Crolla' },
};

/** Under a tool's picture, where the whole name has no room. */
export const shortName = (tool: Exclude<Tool, Piece>, lang: Lang): string =>
  tool === 'lit' || tool === 'dark' || tool === 'terrain'
    ? groundNames[lang][tool]
    : short[tool][lang];

const taps: Readonly<Record<Mark | 'goes' | 'canyon' | 'none', Pair>> = {
  canyon: {
    en: 'Tap the outer spaces of the Canyon, which nobody enters. Its bridge is Terrain.',
    it: 'Tocca gli spazi esterni del Canyon, dove nessuno entra. Il suo ponte è Terreno.',
  },
  none: { en: 'Tap the spaces without a tile.', it: 'Tocca gli spazi senza tessera.' },
  marker: {
    en: 'Tap the space of the Entrance marker.',
    it: 'Tocca lo spazio del segnalino Ingresso.',
  },
  'entrance-tile': {
    en: 'Tap the Entrance tile, if it is still there.',
    it: 'Tocca la tessera Ingresso, se c’è ancora.',
  },
  crystal: {
    en: 'Tap the Crystal tiles. A Crystal token on one is a token.',
    it: 'Tocca le tessere Cristallo. Un segnalino Cristallo sopra è un segnalino.',
  },
  token: {
    en: 'Tap the tiles with a token of any kind.',
    it: 'Tocca le tessere con un segnalino di qualunque tipo.',
  },
  goes: {
    en: 'Tap the tile that goes, or all of them with Wrath.',
    it: 'Tocca la tessera che crolla, o tutte se è l’Ira.',
  },
};

/** What a tap does with a tool. */
const how = (tool: Tool): Pair => {
  if (isPiece(tool))
    return {
      en: `${pieceNames.en[tool]}: tap the space.`,
      it: `${pieceNames.it[tool]}: tocca lo spazio.`,
    };
  return tool === 'lit' || tool === 'dark' || tool === 'terrain'
    ? {
        en: `Tap the spaces with a ${groundNames.en[tool]} tile.`,
        it: `Tocca gli spazi con una tessera ${groundNames.it[tool]}.`,
      }
    : taps[tool];
};

/** What the drawing shows of the answer. */
const shown = {
  place: { en: 'the marker may go here', it: 'qui può andare il segnalino Ingresso' },
  entrance: { en: 'the entrance stays here', it: 'l’ingresso resta qui' },
  later: {
    en: 'the marker would go here if its tile went',
    it: 'qui andrebbe il segnalino Ingresso, se la sua tessera crollasse',
  },
  blocked: { en: 'closed to the marker', it: 'chiuso al segnalino Ingresso' },
  leaves: { en: 'a piece may be moved here', it: 'qui può andare una pedina' },
  goes: { en: 'goes', it: 'crolla' },
  first: { en: 'may go first', it: 'può crollare prima' },
  instead: { en: 'may go instead', it: 'può crollare al suo posto' },
};

export type Shown = keyof typeof shown;

const free: Readonly<Record<Side['free'], Pair>> = {
  yes: { en: 'The marker may go here', it: 'Qui può andare il segnalino Ingresso' },
  no: {
    en: 'Closed to the marker: a piece moves here first',
    it: 'Chiusa al segnalino Ingresso: prima ci va una pedina',
  },
  depends: {
    en: 'The marker may go here if no piece does',
    it: 'Qui può andare il segnalino Ingresso, se non ci va una pedina',
  },
  kept: {
    en: 'The marker goes here: no piece may',
    it: 'Qui va il segnalino Ingresso: nessuna pedina può andarci',
  },
  unknown: { en: 'Not painted', it: 'Non disegnata' },
};

const side = ({ bars: found, free: how }: Side): Pair => {
  const what = (lang: Lang): string => found.map((bar) => bars[bar][lang]).join(', ');
  return found.length === 0
    ? free[how]
    : {
        en: `Closed to the marker: ${what('en')}`,
        it: `Chiusa al segnalino Ingresso: ${what('it')}`,
      };
};

const edges: Readonly<Record<Edge | 'open', Pair>> = {
  open: { en: 'open', it: 'aperto' },
  wall: { en: 'wall', it: 'muro' },
  rockslide: { en: 'Rockslide', it: 'Frana' },
  bombed: { en: 'bombed wall', it: 'muro bombardato' },
};

const borders: Readonly<Record<Border, Pair>> = {
  top: { en: 'Top', it: 'In alto' },
  bottom: { en: 'Bottom', it: 'In basso' },
  left: { en: 'Left', it: 'A sinistra' },
  right: { en: 'Right', it: 'A destra' },
};

export const labels = {
  ground: { en: 'Tile to lay', it: 'Tessera da mettere' },
  things: { en: 'To put on a tile', it: 'Da mettere su una tessera' },
  pieces: { en: 'Player pieces', it: 'Pedine giocatore' },
  map: {
    en: 'Map of the Cave around the Entrance marker',
    it: 'Mappa della Caverna attorno al segnalino Ingresso',
  },
  falls,
  how,
  shown,
  side,
  edge: ([a, b]: Ends, edge: Edge | 'open') => ({
    en: `Between ${a} and ${b}: ${edges[edge].en}`,
    it: `Fra ${a} e ${b}: ${edges[edge].it}`,
  }),
  edgeHint: {
    en: 'Tap between two tiles: wall, Rockslide, bombed wall, open again.',
    it: 'Tocca fra due tessere: muro, Frana, muro bombardato, di nuovo aperto.',
  },
  clear: { en: 'Empty map', it: 'Mappa vuota' },
  size: { en: 'Size and edge of the map', it: 'Dimensioni e bordo della mappa' },
  borders,
  grow: (border: Border) => ({
    en: `${borders[border].en}: one more`,
    it: `${borders[border].it}: una fila in più`,
  }),
  shrink: (border: Border) => ({
    en: `${borders[border].en}: one less`,
    it: `${borders[border].it}: una fila in meno`,
  }),
  asText: { en: 'The map as text', it: 'La mappa come testo' },
  cubes: { en: 'Hero cubes and Poison', it: 'Cubi Eroe e Veleno' },
  strengths: [
    { en: 'Strength of the Tribe', it: 'Forza della Tribù' },
    { en: 'Strength of the Knight', it: 'Forza del Cavaliere' },
  ],
  anywhere: { en: 'Any', it: 'Qualunque' },
  step: { en: 'In this order', it: 'In quest’ordine' },
  marker: { en: 'Entrance marker', it: 'Segnalino Ingresso' },
  heroCubes: { en: 'Hero cubes', it: 'Cubi Eroe' },
  back: { en: 'scattered', it: 'si disperde' },
  off: { en: 'off the map', it: 'fuori dalla mappa' },
};
