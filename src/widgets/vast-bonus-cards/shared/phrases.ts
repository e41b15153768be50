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

export const tokens: Counted = {
  en: counted('token', 'tokens'),
  it: counted('segnalino', 'segnalini'),
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

const LAST: Readonly<Record<Lang, Readonly<Record<'and' | 'or', string>>>> = {
  en: { and: ' and ', or: ' or ' },
  it: { and: ' e ', or: ' o ' },
};

/** `a`, `a and b`, `a, b and c`. */
export const listed = (
  lang: Lang,
  items: readonly string[],
  joiner: 'and' | 'or' = 'and',
): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${LAST[lang][joiner]}${items.at(-1) ?? ''}`;

/** At the start of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A count out of a field that has been read; blank is none. */
export const countIn = (text: string): number => Number(text.replace(/\D/g, ''));
