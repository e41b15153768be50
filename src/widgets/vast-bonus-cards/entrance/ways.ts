import {
  MARKS,
  PIECES,
  spaceName,
  type Direction,
  type Mark,
  type Piece,
  type Space,
} from '#engine/vast-bonus-cards/index.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { thePiece } from '../shared/names.ts';
import { directions } from './names.ts';

/** Places among which somebody chooses. */
export const either = (places: readonly Space[], lang: Lang): string => listed(lang, places, 'or');

/** With the article. */
const theMark: Readonly<Record<Mark, Pair>> = {
  'entrance-tile': { en: 'the Entrance tile', it: 'la tessera Ingresso' },
  marker: { en: 'the Entrance marker', it: 'il segnalino Ingresso' },
  crystal: { en: 'a Crystal tile', it: 'una tessera Cristallo' },
  token: { en: 'a token', it: 'un segnalino' },
};

/** What a letter after the first stands for. */
export const thing = (letter: string, lang: Lang): string => {
  const mark = MARKS.find((entry) => entry.letter === letter)?.mark;
  const piece = PIECES.find((entry) => entry.letter === letter)?.piece;
  if (mark !== undefined) return theMark[mark][lang];
  return piece === undefined ? letter : thePiece[lang][piece];
};

/** Where a map goes beyond its painted edge, and where the Cave ends. */
const beyond = (more: boolean, lang: Lang): string =>
  (more
    ? {
        en: 'not painted, so there may be a tile',
        it: 'niente di disegnato, quindi potrebbe esserci una tessera',
      }
    : { en: 'the Cave ends there', it: 'lì la Caverna finisce' })[lang];

/** How the facts of a line, a violation or a problem are shown. */
export const ways = {
  either,
  beyond,
  piece: thePiece,
  Piece: (piece: Piece, lang: Lang) => capital(thePiece[lang][piece]),
  direction: (direction: Direction, lang: Lang) => capital(directions[direction][lang]),
  directions: (all: readonly Direction[], lang: Lang) =>
    capital(
      listed(
        lang,
        all.map((direction) => directions[direction][lang]),
      ),
    ),
  tiles: (spaces: readonly Space[], lang: Lang) => listed(lang, spaces),
  Thing: (letter: string, lang: Lang) => capital(thing(letter, lang)),
  /** The space whose text is wrong: the map counts rows and columns from 1. */
  where: ([row = 1, column = 1]: readonly number[] = []) =>
    spaceName({ column: column - 1, row: row - 1 }),
  row: ([row]: readonly number[] = []) => String(row ?? ''),
};
