import type { Floor, PointsShortage } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from './names.ts';

/** What the switch is called that says where lost points stop. */
export const floorLabel: Readonly<Record<Lang, string>> = {
  en: 'Losing more points than you have',
  it: 'Perdere più punti di quanti ne hai',
};

export const floorNames: Readonly<Record<Lang, Readonly<Record<Floor, string>>>> = {
  en: { none: 'Points fall below 0', zero: 'Points stop at 0' },
  it: { none: 'Si scende sotto 0', zero: 'Ci si ferma a 0' },
};

/** Points that cannot be paid, by the reading in force. */
export const pointsNotHeld: Readonly<Record<Lang, (shortage: PointsShortage) => string>> = {
  en: ({ needed, held }) =>
    `You would pay ${counts.en.points(needed)} and have ${withMinus(held)}. By the reading chosen here, points stop at 0 and you cannot pay those you lack.`,
  it: ({ needed, held }) =>
    `Pagheresti ${counts.it.points(needed)} e ne hai ${withMinus(held)}. Secondo l’interpretazione scelta qui, ci si ferma a 0 e non puoi pagare punti che non hai.`,
};
