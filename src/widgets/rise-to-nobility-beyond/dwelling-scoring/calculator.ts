import {
  dwellingScoring as question,
  type DwellingsValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import type { Lang } from '#src/lang.ts';

const STANDINGS = {
  met: { en: 'Condition met', it: 'Condizione soddisfatta' },
  unmet: { en: 'Condition not met', it: 'Condizione non soddisfatta' },
  inactive: { en: 'Not active', it: 'Non attiva' },
} as const;

/** `7 (condition met), 5 (not active)`. */
const told = (cards: DwellingsValue['cards'], lang: Lang): string =>
  cards
    .map(({ points, state }) => `${points} (${STANDINGS[state][lang].toLowerCase()})`)
    .join(', ');

const victoryPoints = (total: number) => ({
  en: total === 1 ? '1 victory point' : `${total} victory points`,
  it: total === 1 ? '1 punto vittoria' : `${total} punti vittoria`,
});

export const dwellingScoring = calculator(question, {
  name: 'dwelling-scoring',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Dwelling scoring', it: 'Punteggio delle Dimore' },
  lead: {
    en: 'How many victory points your Dwelling cards give at the end of the game.',
    it: 'Quanti punti vittoria danno le tue carte Dimora a fine partita.',
  },
  fields: { cards: { en: 'Your Dwelling cards', it: 'Le tue carte Dimora' } },
  hints: {
    cards: {
      en: 'The points and the condition are printed on each card.',
      it: 'Punti e condizione sono stampati su ogni carta.',
    },
  },
  options: { cards: STANDINGS },
  headline: ({ cards, total }) => {
    const { en, it } = victoryPoints(total);
    return cards.length === 0
      ? {
          en: 'Add your Dwelling cards: none is entered yet.',
          it: 'Aggiungi le tue carte Dimora: per ora non ce n’è nessuna.',
        }
      : { en: `Your Dwellings score ${en}.`, it: `Le tue Dimore danno ${it}.` };
  },
  lines: {
    met: {
      en: 'Dwelling {card} ({points point|points}): active, and its condition is met.',
      it: 'Dimora {card} ({points punto|punti}): attiva e con la condizione soddisfatta.',
      amount: '+{scored}',
    },
    unmet: {
      en: 'Dwelling {card} ({points point|points}): active, but its condition is not met.',
      it: 'Dimora {card} ({points punto|punti}): attiva, ma la condizione non è soddisfatta.',
      amount: '+{scored}',
    },
    inactive: {
      en: 'Dwelling {card} ({points point|points}): never activated.',
      it: 'Dimora {card} ({points punto|punti}): mai attivata.',
      amount: '+{scored}',
    },
    total: ({ scoring, total }) => ({
      en:
        scoring === 0
          ? 'No Dwelling scores.'
          : `In all, ${scoring === 1 ? '1 Dwelling scores' : `${scoring} Dwellings score`}.`,
      it:
        scoring === 0
          ? 'Nessuna Dimora dà punti.'
          : `In tutto ${scoring === 1 ? 'dà punti 1 Dimora' : `danno punti ${scoring} Dimore`}.`,
      amount: { en: `${total} VP`, it: `${total} PV` },
    }),
  },
  violations: {},
  problems: {
    'no-points': ({ where: [card = 1] = [] }) => ({
      en: `Dwelling ${card}: enter the points printed on the card.`,
      it: `Dimora ${card}: scrivi i punti stampati sulla carta.`,
    }),
  },
  sentence: ({ cards, total }) => {
    const { en, it } = victoryPoints(total);
    return cards.length === 0
      ? { en: 'No Dwellings: 0 victory points.', it: 'Nessuna Dimora: 0 punti vittoria.' }
      : {
          en: `Dwellings: ${told(cards, 'en')}. ${en} in all.`,
          it: `Dimore: ${told(cards, 'it')}. In tutto ${it}.`,
        };
  },
});

export const labels = {
  add: { en: 'Add a Dwelling', it: 'Aggiungi una Dimora' },
  row: (number: number) => ({ en: `Dwelling ${number}`, it: `Dimora ${number}` }),
  remove: (number: number) => ({
    en: `Take away Dwelling ${number}`,
    it: `Togli la Dimora ${number}`,
  }),
  points: { en: 'Points', it: 'Punti' },
  state: { en: 'At the end of the game', it: 'A fine partita' },
};
