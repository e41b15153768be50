import type { Floor } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

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

/** Points that cannot be paid, by the reading chosen. */
export const pointsNotHeld = {
  en: 'You would pay {needed point|points}, but you have {held:minus}. By the reading you chose, points stop at 0, so you cannot pay points you do not have.',
  it: 'Pagheresti {needed punto|punti}, ma ne hai {held:minus}. Secondo l’interpretazione scelta ci si ferma a 0, quindi non puoi pagare punti che non hai.',
} as const;

export const belowZero = {
  en: 'Your points fall below 0, as the reading you chose allows.',
  it: 'I tuoi punti scendono sotto 0: l’interpretazione scelta lo permette.',
  amount: '{points:minus}',
} as const;

/** The same at the end of a sentence that stands alone. */
export const belowZeroRead = ({ points = 0 }: { readonly points: number | undefined }): Pair =>
  points < 0
    ? {
        en: ' (by the reading that points may fall below 0)',
        it: ' (secondo l’interpretazione per cui si può scendere sotto 0)',
      }
    : { en: '', it: '' };
