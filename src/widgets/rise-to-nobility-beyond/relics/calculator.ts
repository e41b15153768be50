import {
  CURRENCIES,
  relics as question,
  type RelicsValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { currencyNames, currencyOf, dueIn, isFree } from '../shared/names.ts';

const relicsOf = { en: counted('Relic', 'Relics'), it: counted('Reliquia', 'Reliquie') };

/** What is known to be left of the currencies that were paid in. */
const leftOf = ({ paid, left }: RelicsValue, lang: Lang): readonly string[] =>
  CURRENCIES.flatMap((thing) => {
    const rest = left[thing];
    return rest === undefined || paid[thing] === 0 ? [] : [currencyOf(thing, rest, lang)];
  });

const left = {
  en: (value: RelicsValue): string => {
    const rest = leftOf(value, 'en');
    return rest.length === 0 ? '' : `; ${listed('en', rest)} left`;
  },
  it: (value: RelicsValue): string => {
    const rest = leftOf(value, 'it');
    if (rest.length === 0) return '';
    return `; ${rest.length === 1 && rest[0]?.startsWith('1 ') ? 'avanza' : 'avanzano'} ${listed('it', rest)}`;
  },
};

/** What the Relics cost, as far as their costs are entered. */
const cost = ({ relics, unread, paid }: RelicsValue) => {
  const due = { en: dueIn(paid, 'en'), it: dueIn(paid, 'it') };
  if (unread === 0) {
    return isFree(paid)
      ? { en: 'for nothing', it: 'gratis' }
      : { en: `for ${due.en}`, it: `per ${due.it}` };
  }
  if (unread === relics) {
    return {
      en: `for the cost printed on the ${relics === 1 ? 'card' : 'cards'}`,
      it: `al costo stampato ${relics === 1 ? 'sulla carta' : 'sulle carte'}`,
    };
  }
  return isFree(paid)
    ? {
        en: `for the cost printed on ${unread} of them`,
        it: `al costo stampato su ${unread} di esse`,
      }
    : {
        en: `for ${due.en} and the cost of ${unread} more`,
        it: `per ${due.it} più il costo di ${unread === 1 ? 'un’altra' : `altre ${unread}`}`,
      };
};

const activates = (value: RelicsValue) => ({
  en: `activates ${relicsOf.en(value.relics)} ${cost(value).en}${left.en(value)}.`,
  it: `attiva ${relicsOf.it(value.relics)} ${cost(value).it}${left.it(value)}.`,
});

const change = (amount: number, before: number | undefined, after: number | undefined): string =>
  before === undefined || after === undefined ? `−${amount}` : `${before} → ${after}`;

export const relics = calculator(question, {
  name: 'relics',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Activating Relics', it: 'Attivare le Reliquie' },
  lead: {
    en: 'What one die in the relic slot activates, and what the Relics cost you.',
    it: 'Che cosa attivi con un dado nello spazio dado Reliquia, e quanto ti costano le Reliquie.',
  },
  fields: {
    die: { en: 'Your die', it: 'Il tuo dado' },
    slot: { en: 'Relic slot', it: 'Spazio dado Reliquia' },
    costs: { en: 'Relics you activate', it: 'Reliquie che attivi' },
    rockRose: { en: 'Rock Rose you have', it: 'Roccia Rosea che hai' },
    coins: { en: 'Coins you have', it: 'Monete che hai' },
    goods: { en: 'Goods you have', it: 'Beni che hai' },
    reputationLeft: { en: 'Reputation left', it: 'Reputazione che avanza' },
  },
  hints: {
    costs: { en: 'The cost stands on each card.', it: 'Il costo è stampato su ogni carta.' },
    reputationLeft: {
      en: 'Your Reputation less the dice you have played this round.',
      it: 'La tua Reputazione meno i dadi già giocati in questo round.',
    },
  },
  options: {
    slot: {
      free: { en: 'Free', it: 'Libero' },
      blocked: { en: 'Blocked by a die', it: 'Bloccato da un dado' },
    },
  },
  headline: (value) => ({
    en: `Your die ${activates(value).en}`,
    it: `Il tuo dado ${activates(value).it}`,
  }),
  lines: {
    'any-die': {
      en: 'A die of any value will do.',
      it: 'Va bene un dado di qualunque valore.',
      amount: '{die}',
    },
    reputation: {
      en: 'The die counts as played: so much of your Reputation is left this round.',
      it: 'Il dado conta come giocato: ecco la Reputazione che avanza in questo round.',
      amount: '{before} → {after}',
    },
    several: {
      en: 'One die activates several Relics, and you pay for each.',
      it: 'Un solo dado attiva più Reliquie, e le paghi una per una.',
      amount: { en: '{relics Relic|Relics}', it: '{relics Reliquia|Reliquie}' },
    },
    'relic-cost': (line) => ({
      en: `Relic ${line.relic} costs ${dueIn(line, 'en') || 'nothing'}.`,
      it: `Costo della Reliquia ${line.relic}: ${dueIn(line, 'it') || 'nessuno'}.`,
    }),
    'cost-unread': {
      en: 'Relic {relic}: read its cost off the card.',
      it: 'Reliquia {relic}: leggi il costo sulla carta.',
    },
    pay: ({ thing, amount, before, after, unread }) => ({
      en:
        unread === 0
          ? `You pay ${currencyOf(thing, amount, 'en')} in all.`
          : `You pay ${currencyOf(thing, amount, 'en')} for the costs entered so far.`,
      it:
        unread === 0
          ? `In tutto paghi ${currencyOf(thing, amount, 'it')}.`
          : `Per i costi inseriti finora paghi ${currencyOf(thing, amount, 'it')}.`,
      amount: change(amount, before, after),
    }),
    blocks: {
      en: 'The die blocks the relic slot for the rest of the round.',
      it: 'Il dado blocca lo spazio dado Reliquia fino alla fine del round.',
    },
  },
  violations: {
    blocked: {
      en: 'The relic slot is blocked: your {die} cannot go there this round.',
      it: 'Lo spazio dado Reliquia è bloccato: in questo round il tuo {die} non ci può andare.',
    },
    'over-reputation': {
      en: 'Your {die} is {over} over the {reputationLeft} Reputation you have left.',
      it: 'Il tuo {die} supera di {over} la Reputazione che avanza ({reputationLeft}).',
    },
    'not-enough': ({ thing, needed, held, short, unread }) => ({
      en: `${unread === 0 ? 'The cost in all is' : 'The costs entered so far are'} ${currencyOf(thing, needed, 'en')} and you have ${held}: ${short} short.`,
      it: `${unread === 0 ? 'Il costo in tutto è' : 'Il costo inserito finora è'} ${currencyOf(thing, needed, 'it')} e ne hai ${held}: te ne ${short === 1 ? 'manca' : 'mancano'} ${short}.`,
    }),
    'more-than-there-is': {
      en: 'These Relics cost {needed} Rock Rose in all, and the box holds only {max}.',
      it: 'Queste Reliquie costano in tutto {needed} Rocce Rosee, ma nella scatola ce ne sono solo {max}.',
    },
  },
  sentence: (value) => ({
    en: `A die of ${value.die} in the relic slot ${activates(value).en}`,
    it: `Un dado da ${value.die} nello spazio dado Reliquia ${activates(value).it}`,
  }),
});

export const labels = {
  held: { en: 'What you have', it: 'Che cosa hai' },
  optional: {
    en: 'Optional: what is blank is not checked.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato.',
  },
  names: currencyNames,
  rows: {
    add: { en: 'Add a Relic', it: 'Aggiungi una Reliquia' },
    row: (number: number) => ({ en: `Relic ${number}`, it: `Reliquia ${number}` }),
    remove: (number: number) => ({
      en: `Take away Relic ${number}`,
      it: `Togli la Reliquia ${number}`,
    }),
  },
};
