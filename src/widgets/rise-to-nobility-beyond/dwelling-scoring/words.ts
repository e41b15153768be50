import type {
  DwellingsLine,
  DwellingState,
  DwellingsValue,
  RawDwellings,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawDwellings, DwellingsValue, DwellingsLine, never>;

type Standings = Readonly<Record<DwellingState, string>>;

const EN_STANDINGS: Standings = {
  met: 'Condition met',
  unmet: 'Condition not met',
  inactive: 'Not active',
};

const points = counted('point', 'points');

const EN: Words = {
  title: 'Dwelling scoring',
  lead: 'How many victory points your Dwelling cards give at the end of the game.',
  fields: { cards: 'Your Dwelling cards' },
  hints: { cards: 'The points and the condition are printed on each card.' },
  options: { cards: EN_STANDINGS },
  headline: ({ cards, total }) => {
    if (cards.length === 0) return 'Add your Dwelling cards: none is entered yet.';
    return total === 1
      ? 'Your Dwellings score 1 victory point.'
      : `Your Dwellings score ${total} victory points.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'met':
        return [
          `Dwelling ${line.card} (${points(line.points)}): active, and its condition is met.`,
          `+${line.scored}`,
        ];
      case 'unmet':
        return [
          `Dwelling ${line.card} (${points(line.points)}): active, but its condition is not met.`,
          `+${line.scored}`,
        ];
      case 'inactive':
        return [
          `Dwelling ${line.card} (${points(line.points)}): never activated.`,
          `+${line.scored}`,
        ];
      case 'total':
        return [
          line.scoring === 0
            ? 'No Dwelling scores.'
            : `In all, ${line.scoring === 1 ? '1 Dwelling scores' : `${line.scoring} Dwellings score`}.`,
          `${line.total} VP`,
        ];
    }
  },
  violation: (violation) => violation,
  sentence: (_, { cards, total }) =>
    cards.length === 0
      ? 'No Dwellings: 0 victory points.'
      : `Dwellings: ${listed(cards, EN_STANDINGS)}. ${total === 1 ? '1 victory point' : `${total} victory points`} in all.`,
};

const IT_STANDINGS: Standings = {
  met: 'Condizione soddisfatta',
  unmet: 'Condizione non soddisfatta',
  inactive: 'Non attiva',
};

const punti = counted('punto', 'punti');

const IT: Words = {
  title: 'Punteggio delle Dimore',
  lead: 'Quanti punti vittoria danno le tue carte Dimora a fine partita.',
  fields: { cards: 'Le tue carte Dimora' },
  hints: { cards: 'Punti e condizione sono stampati su ogni carta.' },
  options: { cards: IT_STANDINGS },
  headline: ({ cards, total }) =>
    cards.length === 0
      ? 'Aggiungi le tue carte Dimora: per ora non ce n’è nessuna.'
      : `Le tue Dimore danno ${punti(total)} vittoria.`,
  line: (line): Said => {
    switch (line.code) {
      case 'met':
        return [
          `Dimora ${line.card} (${punti(line.points)}): attiva e con la condizione soddisfatta.`,
          `+${line.scored}`,
        ];
      case 'unmet':
        return [
          `Dimora ${line.card} (${punti(line.points)}): attiva, ma la condizione non è soddisfatta.`,
          `+${line.scored}`,
        ];
      case 'inactive':
        return [`Dimora ${line.card} (${punti(line.points)}): mai attivata.`, `+${line.scored}`];
      case 'total':
        return [
          line.scoring === 0
            ? 'Nessuna Dimora dà punti.'
            : `In tutto ${line.scoring === 1 ? 'dà punti 1 Dimora' : `danno punti ${line.scoring} Dimore`}.`,
          `${line.total} PV`,
        ];
    }
  },
  violation: (violation) => violation,
  sentence: (_, { cards, total }) =>
    cards.length === 0
      ? 'Nessuna Dimora: 0 punti vittoria.'
      : `Dimore: ${listed(cards, IT_STANDINGS)}. In tutto ${punti(total)} vittoria.`,
};

/** `7 (condition met), 5 (not active)`. */
const listed = (cards: DwellingsValue['cards'], standings: Standings): string =>
  cards.map((card) => `${card.points} (${standings[card.state].toLowerCase()})`).join(', ');

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface CardWords {
  readonly add: string;
  readonly row: (number: number) => string;
  readonly remove: (number: number) => string;
  readonly points: string;
  readonly state: string;
}

export const cardWords: Readonly<Record<Lang, CardWords>> = {
  en: {
    add: 'Add a Dwelling',
    row: (number) => `Dwelling ${number}`,
    remove: (number) => `Take away Dwelling ${number}`,
    points: 'Points',
    state: 'At the end of the game',
  },
  it: {
    add: 'Aggiungi una Dimora',
    row: (number) => `Dimora ${number}`,
    remove: (number) => `Togli la Dimora ${number}`,
    points: 'Punti',
    state: 'A fine partita',
  },
};
