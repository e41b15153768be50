/** What the wheel points at. */
export type Hand = 'from' | 'to' | 'home';

export const wheelName = { en: 'Transformation cycle', it: 'Ciclo di Trasformazione' };

/** Short marks on the wheel. */
export const marks = {
  from: { en: 'from', it: 'da' },
  to: { en: 'to', it: 'a' },
  home: { en: 'own', it: 'suo' },
};
