import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { halves } from './halves.ts';
import { counts } from './names.ts';

/** Points with their word, a true minus, and a half where there is one. */
export const points = (scored: number, lang: Lang): string =>
  counts[lang].points(scored).replace(String(scored), halves(scored, lang));

/** How a list of names and points are shown. */
export const standingWays = {
  points,
  names: (list: readonly string[], lang: Lang): string => listed(lang, list),
};

/** Why somebody wins. */
export const standingLines = {
  'most-points': {
    en: 'Nobody else has as many points as {name}.',
    it: 'Nessun altro arriva ai punti di {name}.',
  },
  tied: {
    en: '{names} tie for the most points.',
    it: 'In testa sono pari {names}.',
  },
  'highest-card': {
    en: 'Among them, {name} has the highest play-order card.',
    it: 'Tra loro, la carta ordine di gioco più alta è di {name}.',
    amount: { en: 'card {card}', it: 'carta {card}' },
  },
} as const;

/** Play-order cards that cannot be as they are entered. */
export const cardViolations = {
  'no-such-card': {
    en: '{name} has play-order card {card} here, but with {players} players the cards go from 1 to {players}.',
    it: 'Qui {name} ha la carta ordine di gioco {card}, ma in {players} giocatori le carte vanno da 1 a {players}.',
  },
  'same-card': {
    en: 'Play-order card {card} is entered for {names}, but there is only one. Give each player a different card.',
    it: 'La carta ordine di gioco {card} è una sola, ma qui l’hanno {names}. Date a ognuno una carta diversa.',
  },
} as const;
