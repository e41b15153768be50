import type { Harm } from '#engine/vast-bonus-cards/index.ts';
import type { Pair } from '#src/calculators/say.ts';

/** What the amount of an effect is. */
const amountHints: Readonly<Partial<Record<Harm, Pair>>> = {
  backstab: {
    en: 'Grit, by the Thief’s Action cubes.',
    it: 'Coraggio, secondo i cubi Azione del Ladro.',
  },
  hex: {
    en: 'Grit: the Eye Tribe’s Population.',
    it: 'Coraggio: la Popolazione della Tribù dell’Occhio.',
  },
  telekinesis: {
    en: 'Spaces that the Ghost may move you.',
    it: 'Spazi di cui il Fantasma ti può spostare.',
  },
  poison: {
    en: 'Hero cubes: 2 if the Tribe is stronger by 2 or more.',
    it: 'Cubi Eroe: 2 se la Tribù è più forte di almeno 2.',
  },
  'rune-staff': { en: 'Grit you spend.', it: 'Coraggio che spendi.' },
};

export const labels = {
  amountHints,
  /** Why all her Hero cubes are asked for when only Grit is lost. */
  cubesHint: {
    en: 'Only if Poison has some of them at the Entrance: you always keep 2.',
    it: 'Solo se il Veleno ne ha portati all’Ingresso: te ne restano sempre 2.',
  },
  order: { en: 'In this order', it: 'In quest’ordine' },
  left: (amount: number) => ({
    en: `${amount} left`,
    it: `${amount === 1 ? 'resta' : 'restano'} ${amount}`,
  }),
  discard: { en: 'Discard the Amulet', it: 'Scarta l’Amuleto' },
};
