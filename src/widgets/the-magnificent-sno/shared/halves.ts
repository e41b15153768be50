import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

/** Points that may end in a half: `5.5`, `5,5`. */
export const halves = (points: number, lang: Lang): string =>
  ({ en: withMinus(points), it: withMinus(points).replace('.', ',') })[lang];

/** What becomes of half a point. */
export const halfPoint = {
  down: { en: 'is rounded down', it: 'si arrotonda per difetto' },
  up: { en: 'is rounded up', it: 'si arrotonda per eccesso' },
  exact: { en: 'is kept', it: 'resta' },
};

/** The same after “half points”. */
export const rounded = {
  down: { en: 'rounded down', it: 'arrotondati per difetto' },
  up: { en: 'rounded up', it: 'arrotondati per eccesso' },
  exact: { en: 'kept', it: 'mantenuti' },
};

/** The switch of the open question. */
export const halfSwitch = {
  label: { en: 'Half of an odd number', it: 'Metà di un numero dispari' },
  options: {
    down: { en: 'Round down', it: 'Per difetto' },
    up: { en: 'Round up', it: 'Per eccesso' },
    exact: { en: 'Do not round', it: 'Senza arrotondare' },
  },
};

/** The switch of the question which dice count. */
export const diceSwitch = {
  label: { en: 'Value of the dice', it: 'Valore dei dadi' },
  options: {
    shown: { en: 'As they lie', it: 'Quello che mostrano' },
    raised: { en: 'With the permanent +1', it: 'Con il +1 permanente' },
  },
};
