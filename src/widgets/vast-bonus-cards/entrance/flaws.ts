import type { FieldProblem } from '#engine/core/fields.ts';
import {
  MAP_SIZE,
  MARKS,
  PIECES,
  spaceName,
  type Mark,
  type Piece,
} from '#engine/vast-bonus-cards/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { pieceNames, thePiece } from '../shared/names.ts';

type Unreadable = Extract<FieldProblem, { readonly code: 'not-readable' }>;

/** The space whose text is wrong: the map counts rows and columns from 1. */
const spaceOf = ({ where = [] }: Unreadable): string => {
  const [row = 1, column = 1] = where;
  return spaceName(column - 1, row - 1);
};

const LETTERS: readonly string[] = [...MARKS, ...PIECES].map(({ letter }) => letter);

/** The letters after the first that mean nothing. */
const strangers = (got: string): string =>
  [...got.slice(1)].filter((letter) => !LETTERS.includes(letter)).join('');

const markEn: Readonly<Record<Mark, string>> = {
  'entrance-tile': 'the Entrance tile',
  marker: 'the Entrance marker',
  crystal: 'a Crystal tile',
  token: 'a token',
};

const markIt: Readonly<Record<Mark, string>> = {
  'entrance-tile': 'la tessera Ingresso',
  marker: 'il segnalino Ingresso',
  crystal: 'una tessera Cristallo',
  token: 'un segnalino',
};

/** What a letter after the first stands for. */
const named = (
  letter: string,
  marks: Readonly<Record<Mark, string>>,
  pieces: Readonly<Record<Piece, string>>,
): string => {
  const mark = MARKS.find((entry) => entry.letter === letter)?.mark;
  const piece = PIECES.find((entry) => entry.letter === letter)?.piece;
  if (mark !== undefined) return marks[mark];
  return piece === undefined ? letter : pieces[piece];
};

/** Every letter that may follow the first, and what it stands for. */
const keyOf = (
  marks: Readonly<Record<Mark, string>>,
  pieces: Readonly<Record<Piece, string>>,
): string => LETTERS.map((letter) => `${letter} ${named(letter, marks, pieces)}`).join('; ');

const pieceKey = (lang: Lang): string =>
  PIECES.map(({ letter, piece }) => `${letter} ${pieceNames[lang][piece]}`).join('; ');

const flawEn = (problem: Unreadable): string | undefined => {
  const { field, got, where, reason } = problem;
  const space = spaceOf(problem);
  switch (reason) {
    case 'too-large':
      return `The map is too large: write at most ${MAP_SIZE.max} rows of ${MAP_SIZE.max} spaces.`;
    case 'uneven-rows':
      return `Row ${where?.[0] ?? ''} (“${got}”) is longer or shorter than the first. Write the same number of spaces in each row, - where there is no tile.`;
    case 'unknown-ground':
      return `Space ${space} (“${got}”) has to begin with l Lit, d Dark, t Terrain or - no tile.`;
    case 'unknown-mark':
      return `Space ${space} (“${got}”): “${strangers(got)}” means nothing. After the first letter write: ${keyOf(markEn, thePiece.en)}.`;
    case 'mark-twice':
      return `Space ${space} (“${got}”) has a letter twice. Write each letter once.`;
    case 'marks-on-nothing':
      return `Space ${space} (“${got}”): nothing can be on a space without a tile. Write - alone, or l, d or t in its place.`;
    case 'crystal-not-lit':
      return `Space ${space} (“${got}”): a Crystal tile is Lit. Begin with l or leave out c.`;
    case 'on-two-spaces':
      return `${capital(named(got, markEn, thePiece.en))} is on the map twice, the second time on ${space}. Take one away.`;
    case 'no-marker':
      return 'The Entrance marker is missing. Put it on the map: m after the letter of its tile, as in lm.';
    case 'unknown-edge':
      return `“${got}” is no wall. Write b2-c2 for a wall, b2-c2r for a Rockslide, b2-c2b for a bombed wall.`;
    case 'not-touching':
      return `“${got}”: these two spaces do not touch. Name two that lie side by side, as in b2-c2.`;
    case 'edge-twice':
      return `“${got}”: this edge is there twice. Take one away.`;
    case 'off-the-map':
      return field === 'walls'
        ? `“${got}” is off the painted map. Take it away, or paint more rows or columns.`
        : `“${got}”: there is no tile on the painted map. Name another space, or paint a tile there.`;
    case 'unknown-space':
      return `“${got}” names no space. Write column and row, as in ${field === 'moves' ? 'kb1' : 'b1'}.`;
    case 'unknown-piece':
      return `“${got}” names no piece. Write its letter and the space, as in kb1: ${pieceKey('en')}.`;
    case undefined:
    default:
      return field === 'poison'
        ? `“${got}” is not two Strengths. Write the Tribe’s and the Knight’s with / between them, as in 4/2.`
        : undefined;
  }
};

const flawIt = (problem: Unreadable): string | undefined => {
  const { field, got, where, reason } = problem;
  const space = spaceOf(problem);
  switch (reason) {
    case 'too-large':
      return `La mappa è troppo grande: scrivi al massimo ${MAP_SIZE.max} righe di ${MAP_SIZE.max} spazi.`;
    case 'uneven-rows':
      return `La riga ${where?.[0] ?? ''} («${got}») è più lunga o più corta della prima. Scrivi lo stesso numero di spazi in ogni riga, - dove non c’è tessera.`;
    case 'unknown-ground':
      return `Lo spazio ${space} («${got}») deve cominciare con l Luce, d Buio, t Terreno o - nessuna tessera.`;
    case 'unknown-mark':
      return `Spazio ${space} («${got}»): «${strangers(got)}» non significa niente. Dopo la prima lettera scrivi: ${keyOf(markIt, thePiece.it)}.`;
    case 'mark-twice':
      return `Lo spazio ${space} («${got}») ha due volte la stessa lettera. Scrivi ogni lettera una volta sola.`;
    case 'marks-on-nothing':
      return `Spazio ${space} («${got}»): dove non c’è tessera non può stare niente. Scrivi solo -, oppure l, d o t al suo posto.`;
    case 'crystal-not-lit':
      return `Spazio ${space} («${got}»): una tessera Cristallo è Luce. Comincia con l o togli la c.`;
    case 'on-two-spaces':
      return `${capital(named(got, markIt, thePiece.it))} compare due volte sulla mappa, la seconda in ${space}. Togli il doppione.`;
    case 'no-marker':
      return 'Manca il segnalino Ingresso. Mettilo sulla mappa: m dopo la lettera della sua tessera, come in lm.';
    case 'unknown-edge':
      return `«${got}» non è un muro. Scrivi b2-c2 per un muro, b2-c2r per una frana, b2-c2b per un muro bombardato.`;
    case 'not-touching':
      return `«${got}»: questi due spazi non si toccano. Indica due spazi vicini, come in b2-c2.`;
    case 'edge-twice':
      return `«${got}»: questo lato c’è due volte. Togli il doppione.`;
    case 'off-the-map':
      return field === 'walls'
        ? `«${got}» è fuori dalla mappa disegnata. Toglilo, o disegna altre righe o colonne.`
        : `«${got}»: sulla mappa disegnata lì non c’è tessera. Indica un altro spazio, o disegnaci una tessera.`;
    case 'unknown-space':
      return `«${got}» non indica uno spazio. Scrivi colonna e riga, come in ${field === 'moves' ? 'kb1' : 'b1'}.`;
    case 'unknown-piece':
      return `«${got}» non indica una pedina. Scrivi la sua lettera e lo spazio, come in kb1: ${pieceKey('it')}.`;
    case undefined:
    default:
      return field === 'poison'
        ? `«${got}» non sono due valori di Forza. Scrivi quello della Tribù e quello del Cavaliere con / in mezzo, come in 4/2.`
        : undefined;
  }
};

const EMPTY: Readonly<Record<Lang, string>> = {
  en: 'The map is empty. Start with “Empty map”, or write rows as in d.l.d/-.lem.l/-.-.d.',
  it: 'La mappa manca. Comincia da «Mappa vuota», o scrivi le righe come in d.l.d/-.lem.l/-.-.d.',
};

const spoken =
  (lang: Lang, flaw: (problem: Unreadable) => string | undefined) =>
  (problem: FieldProblem): string | undefined => {
    if (problem.code === 'not-readable') return flaw(problem);
    return problem.code === 'missing' && problem.field === 'map' ? EMPTY[lang] : undefined;
  };

/** What is wrong with the map, its walls and moves, and how to write it. */
export const flawWords: Readonly<Record<Lang, (problem: FieldProblem) => string | undefined>> = {
  en: spoken('en', flawEn),
  it: spoken('it', flawIt),
};
