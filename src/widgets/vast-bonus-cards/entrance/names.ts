import type {
  Bar,
  Direction,
  Effect,
  EntranceRule,
  Mark,
  Piece,
  Side,
  Turn,
} from '#engine/vast-bonus-cards/index.ts';
import type { Pair } from '#src/calculators/say.ts';
import { thePiece } from '../shared/names.ts';

type Pairs<K extends string> = Readonly<Record<K, Pair>>;

/** In the middle of a sentence. */
export const effects: Pairs<Effect> = {
  collapse: { en: 'the Collapse', it: 'il Crollo' },
  wrath: { en: 'Wrath', it: 'Ira' },
  'cave-in': { en: 'Cave-In', it: 'Crollo della volta' },
  'giant-bats': { en: 'Giant Bats', it: 'Pipistrelli Giganti' },
  telekinesis: { en: 'Telekinesis', it: 'Telecinesi' },
  rotation: { en: 'the tile is turned', it: 'la tessera viene ruotata' },
};

export const directions: Pairs<Direction> = {
  north: { en: 'above', it: 'sopra' },
  east: { en: 'on the right', it: 'a destra' },
  south: { en: 'below', it: 'sotto' },
  west: { en: 'on the left', it: 'a sinistra' },
};

/** What keeps the marker off a space, in a few words. */
export const bars: Pairs<Bar> = {
  beyond: { en: 'not painted', it: 'non disegnata' },
  'no-tile': { en: 'no tile', it: 'nessuna tessera' },
  wall: { en: 'behind a wall', it: 'dietro un muro' },
  rockslide: { en: 'behind a Rockslide', it: 'dietro una Frana' },
  dark: { en: 'Dark', it: 'Buio' },
  terrain: { en: 'Terrain', it: 'Terreno' },
  token: { en: 'a token', it: 'un segnalino' },
  piece: { en: 'a piece', it: 'una pedina' },
  'also-collapses': { en: 'collapses too', it: 'crolla anch’essa' },
};

/** How a side without a bar stands open. */
export const openness: Pairs<Side['free']> = {
  yes: { en: 'open', it: 'libera' },
  no: { en: 'taken by a piece that moves first', it: 'presa da una pedina che si muove prima' },
  depends: { en: 'open if no piece is moved there', it: 'libera se nessuna pedina ci va' },
  kept: {
    en: 'open, as no piece may take it',
    it: 'libera, perché nessuna pedina può prenderla',
  },
  unknown: { en: 'not painted', it: 'non disegnata' },
};

/** Why unpainted tiles may come before one in the Collapse. */
export const precedents: Pairs<Turn['before'][number]> = {
  fewer: { en: 'a tile elsewhere touches only 1', it: 'altrove una tessera ne tocchi solo 1' },
  crystal: {
    en: 'a revealed Crystal tile has to go first',
    it: 'una tessera Cristallo rivelata debba crollare prima',
  },
};

/** The rules that speak of the Entrance tile. */
export const rules: Pairs<EntranceRule> = {
  'knight-escapes': { en: 'the Knight escapes there', it: 'da lì fugge il Cavaliere' },
  'dragon-escapes': {
    en: 'the surfaced Dragon escapes there',
    it: 'da lì fugge il Drago emerso',
  },
  'thief-stashes': { en: 'the Thief stashes there', it: 'lì il Ladro mette al sicuro i Tesori' },
  'thief-returns': {
    en: 'the Thief returns there after dying',
    it: 'lì il Ladro torna dopo la morte',
  },
  'poison-cubes': { en: 'Poison leaves its cubes there', it: 'lì il Veleno lascia i cubi' },
  'tiles-connect': {
    en: 'revealed tiles connect to it',
    it: 'a esso si collegano le tessere rivelate',
  },
};

/** What moves, with the article. */
export const movers: Readonly<
  Record<keyof Pair, Readonly<Record<Piece | 'marker' | 'cubes', string>>>
> = {
  en: { ...thePiece.en, marker: 'the marker', cubes: 'the Hero cubes' },
  it: { ...thePiece.it, marker: 'il segnalino Ingresso', cubes: 'i cubi Eroe' },
};

/** What may be marked on a space, in the middle of a sentence. */
export const marks: Pairs<Mark> = {
  'entrance-tile': { en: 'Entrance tile', it: 'tessera Ingresso' },
  marker: { en: 'Entrance marker', it: 'segnalino Ingresso' },
  crystal: { en: 'Crystal tile', it: 'tessera Cristallo' },
  token: { en: 'token', it: 'segnalino' },
};
