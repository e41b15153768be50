import { WAKEFULNESS, type GemPlace } from '#engine/vast-bonus-cards/index.ts';
import type { Pair } from '#src/calculators/say.ts';

const places: Readonly<Record<GemPlace, Pair>> = {
  supply: { en: 'Supply', it: 'Riserva' },
  map: { en: 'Map', it: 'Mappa' },
  carried: { en: 'Thief', it: 'Ladro' },
};

export const labels = {
  power: { en: 'Smash or Wrath', it: 'Distruzione o Ira' },
  scale: { en: 'The Scale in hand', it: 'La Scaglia in mano' },
  hand: { en: 'Replace Hand', it: 'Rimpiazza la Mano' },
  gems: { en: 'Dragon Gems', it: 'Gemme del Drago' },
  places,
  track: (before: number, after: number, awakensAt: number) => {
    const cubes = `${before === after ? before : `${before} → ${after}`}`;
    return {
      en: `Wakefulness ${cubes} of ${WAKEFULNESS.max}; the Dragon awakens with ${awakensAt}`,
      it: `Veglia ${cubes} su ${WAKEFULNESS.max}; il Drago si risveglia con ${awakensAt}`,
    };
  },
  sloth: {
    en: 'Leave cubes you have not counted blank.',
    it: 'Lascia vuoti i cubi che non hai contato.',
  },
  armor: { en: 'Armor', it: 'Armatura' },
  spirit: { en: 'Spirit', it: 'Spirito' },
  discards: { en: 'Discard', it: 'Scarti' },
  draws: { en: 'Draw', it: 'Peschi' },
};
