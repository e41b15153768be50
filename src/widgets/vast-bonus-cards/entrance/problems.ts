import type { FieldProblem } from '#engine/core/fields.ts';
import { MAP_SIZE, MARKS, PIECES, strangersIn } from '#engine/vast-bonus-cards/index.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { pieceNames } from '../shared/names.ts';
import { thing } from './ways.ts';

interface Problem {
  readonly field: string;
  readonly got: string;
}

/** Every letter that may follow the first, and what it stands for. */
const markKey = (lang: Lang): string =>
  [...MARKS, ...PIECES].map(({ letter }) => `${letter} ${thing(letter, lang)}`).join('; ');

const pieceKey = (lang: Lang): string =>
  PIECES.map(({ letter, piece }) => `${letter} ${pieceNames[lang][piece]}`).join('; ');

/** What is wrong with the map, its walls and moves, and how to write it. */
export const problems = {
  'too-large': () => ({
    en: `The map is too large: write at most ${MAP_SIZE.max} rows of ${MAP_SIZE.max} spaces.`,
    it: `La mappa è troppo grande: scrivi al massimo ${MAP_SIZE.max} righe di ${MAP_SIZE.max} spazi.`,
  }),
  'uneven-rows': {
    en: 'Row {where:row} (“{got}”) is longer or shorter than the first. Write the same number of spaces in each row, - where there is no tile.',
    it: 'La riga {where:row} («{got}») è più lunga o più corta della prima. Scrivi lo stesso numero di spazi in ogni riga, - dove non c’è tessera.',
  },
  'unknown-ground': {
    en: 'Space {where} (“{got}”) has to begin with l Lit, d Dark, t Terrain, x Canyon or - no tile.',
    it: 'Lo spazio {where} («{got}») deve cominciare con l Luce, d Buio, t Terreno, x Canyon o - nessuna tessera.',
  },
  'unknown-mark': {
    en: 'Space {where} (“{got}”): “{got:strangers}” means nothing. After the first letter write: {got:markKey}.',
    it: 'Spazio {where} («{got}»): «{got:strangers}» non significa niente. Dopo la prima lettera scrivi: {got:markKey}.',
  },
  'mark-twice': {
    en: 'Space {where} (“{got}”) has a letter twice. Write each letter once.',
    it: 'Lo spazio {where} («{got}») ha due volte la stessa lettera. Scrivi ogni lettera una volta sola.',
  },
  'marks-on-nothing': {
    en: 'Space {where} (“{got}”): nothing can be on a space without a tile. Write - alone, or l, d, t or x in its place.',
    it: 'Spazio {where} («{got}»): dove non c’è tessera non può stare niente. Scrivi solo -, oppure l, d, t o x al suo posto.',
  },
  'crystal-not-lit': {
    en: 'Space {where} (“{got}”): a Crystal tile is Lit. Begin with l or leave out c.',
    it: 'Spazio {where} («{got}»): una tessera Cristallo è Luce. Comincia con l o togli la c.',
  },
  'entrance-on-terrain': {
    en: 'Space {where} (“{got}”): the Entrance tile is a Cave tile. Begin with l or d, or leave out e.',
    it: 'Spazio {where} («{got}»): la tessera Ingresso è una tessera Caverna. Comincia con l o d, o togli la e.',
  },
  'on-two-spaces': {
    en: '{got:Thing} is on the map twice, the second time on {where}. Take one away.',
    it: '{got:Thing} compare due volte sulla mappa, la seconda in {where}. Togli il doppione.',
  },
  'no-marker': {
    en: 'The Entrance marker is missing. Put it on the map: m after the letter of its tile, as in lm.',
    it: 'Manca il segnalino Ingresso. Mettilo sulla mappa: m dopo la lettera della sua tessera, come in lm.',
  },
  'unknown-edge': {
    en: '“{got}” is no wall. Write b2-c2 for a wall, b2-c2r for a Rockslide, b2-c2b for a bombed wall.',
    it: '«{got}» non è un muro. Scrivi b2-c2 per un muro, b2-c2r per una Frana, b2-c2b per un muro bombardato.',
  },
  'not-touching': {
    en: '“{got}”: these two spaces do not touch. Name two that lie side by side, as in b2-c2.',
    it: '«{got}»: questi due spazi non si toccano. Indica due spazi vicini, come in b2-c2.',
  },
  'edge-twice': {
    en: '“{got}”: this edge is there twice. Take one away.',
    it: '«{got}»: questo lato c’è due volte. Togli il doppione.',
  },
  'off-the-map': ({ field, got }: Problem) =>
    field === 'walls'
      ? {
          en: `“${got}” is off the painted map. Take it away, or paint more rows or columns.`,
          it: `«${got}» è fuori dalla mappa disegnata. Toglilo, o disegna altre righe o colonne.`,
        }
      : {
          en: `“${got}”: there is no tile on the painted map. Name another space, or paint a tile there.`,
          it: `«${got}»: sulla mappa disegnata lì non c’è tessera. Indica un altro spazio, o disegnaci una tessera.`,
        },
  'unknown-space': ({ field, got }: Problem) => {
    const sample = field === 'moves' ? 'kb1' : 'b1';
    return {
      en: `“${got}” names no space. Write column and row, as in ${sample}.`,
      it: `«${got}» non indica uno spazio. Scrivi colonna e riga, come in ${sample}.`,
    };
  },
  'unknown-piece': {
    en: '“{got}” names no piece. Write its letter and the space, as in kb1: {got:pieceKey}.',
    it: '«{got}» non indica una pedina. Scrivi la sua lettera e lo spazio, come in kb1: {got:pieceKey}.',
  },
} as const;

export const problemWays = {
  strangers: strangersIn,
  markKey: (_: string, lang: Lang) => markKey(lang),
  pieceKey: (_: string, lang: Lang) => pieceKey(lang),
};

/** What is wrong with a field, where there is no reason to tell. */
export const problem = (found: FieldProblem): Pair | undefined => {
  if (found.field === 'map' && found.code === 'missing')
    return {
      en: 'The map is empty. Start with “Empty map”, or write rows as in d.l.d/-.lem.l/-.-.d.',
      it: 'La mappa manca. Comincia da «Mappa vuota», o scrivi le righe come in d.l.d/-.lem.l/-.-.d.',
    };
  return found.field === 'poison' && found.code === 'not-readable'
    ? {
        en: `“${found.got}” is not two Strengths. Write the Tribe’s and the Knight’s with / between them, as in 4/2.`,
        it: `«${found.got}» non sono due valori di Forza. Scrivi quello della Tribù e quello del Cavaliere con / in mezzo, come in 4/2.`,
      }
    : undefined;
};
