import {
  dwellingScoring as question,
  type DwellingsValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

const STANDINGS = {
  met: { en: 'Condition met', it: 'Condizione soddisfatta' },
  unmet: { en: 'Condition not met', it: 'Condizione non soddisfatta' },
  inactive: { en: 'Not active', it: 'Non attiva' },
} as const;

/** `7 (condition met) and 5 (not active)`. */
const told = (cards: DwellingsValue['cards'], lang: Lang): string =>
  listed(
    lang,
    cards.map(({ points, state }) => `${points} (${STANDINGS[state][lang].toLowerCase()})`),
  );

/** What the cards score, as the rest of a sentence of which they are the subject. */
const score = ({ cards, total }: DwellingsValue) => {
  const isOne = cards.length === 1;
  return {
    en: `${isOne ? 'scores' : 'score'} ${total === 0 ? 'no victory points' : counted('victory point', 'victory points')(total)}`,
    it:
      total === 0
        ? `non ${isOne ? 'dà' : 'danno'} punti vittoria`
        : `${isOne ? 'dà' : 'danno'} ${counted('punto vittoria', 'punti vittoria')(total)}`,
  };
};

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
  headline: (value) => {
    const { en, it } = score(value);
    switch (value.cards.length) {
      case 0:
        return {
          en: 'Add your Dwelling cards: none is entered yet.',
          it: 'Aggiungi le tue carte Dimora: per ora non ce n’è nessuna.',
        };
      case 1:
        return { en: `Your Dwelling ${en}.`, it: `La tua Dimora ${it}.` };
      default:
        return { en: `Your Dwellings ${en}.`, it: `Le tue Dimore ${it}.` };
    }
  },
  lines: {
    met: {
      en: 'Dwelling {card} is active, and its condition is met.',
      it: 'La Dimora {card} è attiva e la condizione è soddisfatta.',
      amount: { en: '{scored} VP', it: '{scored} PV' },
    },
    unmet: {
      en: 'Dwelling {card} is active, but its condition is not met.',
      it: 'La Dimora {card} è attiva, ma la condizione non è soddisfatta.',
      amount: { en: '{scored} VP', it: '{scored} PV' },
    },
    inactive: {
      en: 'Dwelling {card} was never activated.',
      it: 'La Dimora {card} non è mai stata attivata.',
      amount: { en: '{scored} VP', it: '{scored} PV' },
    },
  },
  violations: {},
  problems: {
    'no-points': ({ where: [card = 1] = [] }) => ({
      en: `Dwelling ${card}: enter the points printed on the card.`,
      it: `Dimora ${card}: scrivi i punti stampati sulla carta.`,
    }),
  },
  sentence: (value) => {
    const { cards } = value;
    const { en, it } = score(value);
    switch (cards.length) {
      case 0:
        return {
          en: 'Without Dwelling cards I score no victory points for them.',
          it: 'Senza carte Dimora non faccio punti vittoria con le Dimore.',
        };
      case 1:
        return {
          en: `At the end of the game a Dwelling card worth ${told(cards, 'en')} ${en}.`,
          it: `A fine partita una carta Dimora da ${told(cards, 'it')} ${it}.`,
        };
      default:
        return {
          en: `At the end of the game Dwelling cards worth ${told(cards, 'en')} ${en}${value.total === 0 ? '' : ' in all'}.`,
          it: `A fine partita carte Dimora da ${told(cards, 'it')} ${it}${value.total === 0 ? '' : ' in tutto'}.`,
        };
    }
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
