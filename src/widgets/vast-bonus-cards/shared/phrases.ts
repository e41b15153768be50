import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';

type Counted = Readonly<Record<Lang, (count: number) => string>>;

export const heroCubes: Counted = {
  en: counted('Hero cube', 'Hero cubes'),
  it: counted('cubo Eroe', 'cubi Eroe'),
};

export const cards: Counted = { en: counted('card', 'cards'), it: counted('carta', 'carte') };

export const spaces: Counted = { en: counted('space', 'spaces'), it: counted('spazio', 'spazi') };

export const tiles: Counted = {
  en: counted('tile', 'tiles'),
  it: counted('tessera', 'tessere'),
};

export const treasures: Counted = {
  en: counted('Treasure', 'Treasures'),
  it: counted('Tesoro', 'Tesori'),
};

export const treasureCards: Counted = {
  en: counted('Treasure card', 'Treasure cards'),
  it: counted('carta Tesoro', 'carte Tesoro'),
};

export const schemeCards: Counted = {
  en: counted('Scheme card', 'Scheme cards'),
  it: counted('carta Complotto', 'carte Complotto'),
};

/** A sentence after a colon or a condition. */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
