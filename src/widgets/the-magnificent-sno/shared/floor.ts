import type { Floor } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

/** What the switch is called that says where lost points stop. */
export const floorLabel: Readonly<Record<Lang, string>> = {
  en: 'Losing more points than you have',
  it: 'Perdere più punti di quanti ne hai',
};

export const floorNames: Readonly<Record<Lang, Readonly<Record<Floor, string>>>> = {
  en: { none: 'Points fall below 0', zero: 'Points stop at 0' },
  it: { none: 'Si scende sotto 0', zero: 'Ci si ferma a 0' },
};

/** How these sentences show a number that may be below 0. */
export const minus = withMinus;

/** Points that cannot be paid, by the reading in force. */
export const pointsNotHeld = {
  en: 'You would pay {needed point|points} and have {held:minus}. By the reading chosen here, points stop at 0 and you cannot pay those you lack.',
  it: 'Pagheresti {needed punto|punti} e ne hai {held:minus}. Secondo l’interpretazione scelta qui, ci si ferma a 0 e non puoi pagare punti che non hai.',
} as const;

export const belowZero = {
  en: 'Your score falls below 0: the reading chosen here sets no floor.',
  it: 'Il tuo punteggio scende sotto 0: l’interpretazione scelta qui non pone un limite.',
  amount: '{points:minus}',
} as const;
