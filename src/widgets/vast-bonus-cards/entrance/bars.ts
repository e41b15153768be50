import type { Bar } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';

/** What keeps the marker off a space, in a few words. */
export const barNames: Readonly<Record<Lang, Readonly<Record<Bar, string>>>> = {
  en: {
    beyond: 'not painted',
    'no-tile': 'no tile',
    wall: 'behind a wall',
    rockslide: 'behind a Rockslide',
    dark: 'Dark',
    terrain: 'Terrain',
    token: 'a token',
    piece: 'a piece',
    'also-collapses': 'goes too',
  },
  it: {
    beyond: 'non disegnata',
    'no-tile': 'nessuna tessera',
    wall: 'dietro un muro',
    rockslide: 'dietro una frana',
    dark: 'Buio',
    terrain: 'Terreno',
    token: 'un segnalino',
    piece: 'una pedina',
    'also-collapses': 'crolla anch’essa',
  },
};
