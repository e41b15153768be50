import type { Payment, PlunderedTo, SchemesValue } from '#engine/vast-bonus-cards/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { cards, schemeCards, treasures } from '../shared/phrases.ts';

export const paidWith = ({ plundered, kept, cards: spent }: Payment): Pair => ({
  en: listed('en', [
    ...(plundered > 0 ? [`${plundered} plundered`] : []),
    ...(kept > 0 ? [`${kept} kept`] : []),
    ...(spent > 0 ? [schemeCards.en(spent)] : []),
  ]),
  it: listed('it', [
    ...(plundered > 0 ? [counted('razziato', 'razziati')(plundered)] : []),
    ...(kept > 0 ? [counted('tenuto', 'tenuti')(kept)] : []),
    ...(spent > 0 ? [schemeCards.it(spent)] : []),
  ]),
});

const BLANK: Pair = { en: '', it: '' };

/** What becomes of a Treasure that paid for nothing; blank where nothing is left to say. */
const treasure: Readonly<Record<PlunderedTo, Pair>> = {
  nothing: BLANK,
  trap: {
    en: 'The Gem was a trap: nothing gained.',
    it: 'La Gemma era una trappola: non ottieni nulla.',
  },
  spent: BLANK,
  kept: BLANK,
  supply: {
    en: 'The plundered Treasure goes back to the Cave’s supply.',
    it: 'Il Tesoro razziato torna alla riserva della Caverna.',
  },
  dragon: { en: 'The Gem goes back to the Dragon.', it: 'La Gemma torna al Drago.' },
  'keep-or-return': {
    en: 'The plundered Treasure may be kept.',
    it: 'Il Tesoro razziato si può tenere.',
  },
  undecided: BLANK,
};

/** The same of a Gem, which is never kept itself. */
export const leftover = (to: PlunderedTo, isGem: boolean): Pair =>
  isGem && to === 'keep-or-return'
    ? {
        en: 'A Treasure token may be kept for the Gem.',
        it: 'Per la Gemma si può tenere un segnalino Tesoro.',
      }
    : treasure[to];

const couldKeep = (isGem: boolean): Pair =>
  isGem
    ? {
        en: 'A Treasure token could be kept for it.',
        it: 'Al suo posto si potrebbe tenere un segnalino Tesoro.',
      }
    : { en: 'It could be kept.', it: 'Si potrebbe tenere.' };

const bought = ({ price, ways, way }: SchemesValue): Pair => {
  const rest =
    way === undefined
      ? {
          en: `${counted('way', 'ways')(ways.length)} to pay`,
          it: `${counted('modo', 'modi')(ways.length)} di pagare`,
        }
      : { en: `pay with ${paidWith(way).en}`, it: `paga con ${paidWith(way).it}` };
  return {
    en: `The next Scheme costs ${treasures.en(price)}: ${rest.en}.`,
    it: `Il prossimo Complotto costa ${treasures.it(price)}: ${rest.it}.`,
  };
};

const keeping = ({ keptAfter = 0, keepLimit }: SchemesValue, isGem: boolean): Pair => ({
  en: `${isGem ? 'A Treasure token is kept for the Gem' : 'The plundered Treasure is kept'}: ${keptAfter} of ${keepLimit}.`,
  it: `${isGem ? 'Per la Gemma si tiene un segnalino Tesoro' : 'Il Tesoro razziato si tiene'}: ${keptAfter} su ${keepLimit}.`,
});

/** Of a hand that still depends on how the Scheme is paid there is nothing to say. */
const overLimit = ({ handAfter = 0, handLimit }: SchemesValue): Pair => {
  const over = handAfter - handLimit;
  return over > 0
    ? {
        en: `${cards.en(over)} over the hand limit.`,
        it: `${cards.it(over)} oltre il limite di carte in mano.`,
      }
    : BLANK;
};

const parts = (value: SchemesValue): readonly Pair[] => {
  const { does, plunderedTo, gemToken, mayKeep, price } = value;
  const isGem = gemToken !== undefined;
  switch (does) {
    case 'buy':
      return [bought(value), leftover(plunderedTo, isGem)];
    case 'keep':
      return [keeping(value, isGem)];
    case 'nothing':
      return [
        leftover(plunderedTo, isGem),
        mayKeep ? couldKeep(isGem) : BLANK,
        {
          en: `The next Scheme costs ${treasures.en(price)}.`,
          it: `Il prossimo Complotto costa ${treasures.it(price)}.`,
        },
      ];
  }
};

/** Also what is pasted, so it speaks of no one in particular. */
export const outcome = (value: SchemesValue): Pair => {
  const said = [...parts(value), overLimit(value)].filter(({ en }) => en !== '');
  return { en: said.map(({ en }) => en).join(' '), it: said.map(({ it }) => it).join(' ') };
};
