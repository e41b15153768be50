import type { Payment, PlunderedTo, SchemesValue } from '#engine/vast-bonus-cards/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { cards, schemeCards, treasures } from '../shared/phrases.ts';

export const paidWith = ({ plundered, kept, cards: spent }: Payment): Pair => ({
  en: listed('en', [
    ...(plundered > 0 ? ['the plunder'] : []),
    ...(kept > 0 ? [counted('kept Treasure', 'kept Treasures')(kept)] : []),
    ...(spent > 0 ? [schemeCards.en(spent)] : []),
  ]),
  it: listed('it', [
    ...(plundered > 0 ? ['il bottino'] : []),
    ...(kept > 0 ? [counted('Tesoro tenuto', 'Tesori tenuti')(kept)] : []),
    ...(spent > 0 ? [schemeCards.it(spent)] : []),
  ]),
});

const BLANK: Pair = { en: '', it: '' };

/** What becomes of a Treasure that paid for nothing; blank where nothing is left to say. */
const treasure: Readonly<Record<PlunderedTo, Pair>> = {
  nothing: BLANK,
  trap: {
    en: 'The Gem was a trap: the Goblins gain nothing.',
    it: 'La Gemma era una trappola: i Goblin non ottengono niente.',
  },
  spent: BLANK,
  kept: BLANK,
  supply: {
    en: 'The plundered Treasure goes back to the Cave’s supply.',
    it: 'Il Tesoro razziato torna alla riserva della Caverna.',
  },
  dragon: { en: 'The Gem goes back to the Dragon.', it: 'La Gemma torna al Drago.' },
  'keep-or-return': {
    en: 'The Goblins may keep the plundered Treasure.',
    it: 'I Goblin possono tenere il Tesoro razziato.',
  },
  undecided: BLANK,
};

/** The same of a Gem, which is never kept itself. */
export const leftover = (to: PlunderedTo, isGem: boolean): Pair =>
  isGem && to === 'keep-or-return'
    ? {
        en: 'The Goblins may keep a Treasure token for the Gem.',
        it: 'I Goblin possono tenere un segnalino Tesoro per la Gemma.',
      }
    : treasure[to];

const couldKeep = (isGem: boolean): Pair =>
  isGem
    ? {
        en: 'The Goblins could keep a Treasure token for it.',
        it: 'I Goblin potrebbero tenere un segnalino Tesoro al suo posto.',
      }
    : { en: 'The Goblins could keep it.', it: 'I Goblin potrebbero tenerlo.' };

const bought = ({ price, ways, way }: SchemesValue): Pair => {
  const rest =
    way === undefined
      ? {
          en: `there are ${ways.length} ways to pay`,
          it: `ci sono ${ways.length} modi di pagare`,
        }
      : { en: `pay with ${paidWith(way).en}`, it: `paga con ${paidWith(way).it}` };
  return {
    en: `The next Scheme costs ${treasures.en(price)}: ${rest.en}.`,
    it: `Il prossimo Complotto costa ${treasures.it(price)}: ${rest.it}.`,
  };
};

const keeping = ({ keptAfter = 0, keepLimit }: SchemesValue, isGem: boolean): Pair => ({
  en: `The Goblins keep ${isGem ? 'a Treasure token for the Gem' : 'the plundered Treasure'}: ${keptAfter} of at most ${keepLimit}.`,
  it: `I Goblin tengono ${isGem ? 'un segnalino Tesoro per la Gemma' : 'il Tesoro razziato'}: ${keptAfter} su un massimo di ${keepLimit}.`,
});

/** Of a hand that still depends on how the Scheme is paid there is nothing to say. */
const overLimit = ({ handAfter = 0, handLimit }: SchemesValue): Pair => {
  const over = handAfter - handLimit;
  return over > 0
    ? {
        en: `The hand is ${cards.en(over)} over the limit.`,
        it: `La mano supera il limite di ${cards.it(over)}.`,
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
