import {
  CURRENCIES,
  relics as question,
  type RelicsValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  currencyNames,
  currencyOf,
  dueIn,
  dueOf,
  isFree,
  restEn,
  restIt,
  tooLittle,
  type Rest,
} from '../shared/names.ts';

const relicsOf = { en: counted('Relic', 'Relics'), it: counted('Reliquia', 'Reliquie') };

/** What is known to be left of the currencies that were paid in. */
const leftOf = ({ paid, left }: RelicsValue): Rest =>
  CURRENCIES.flatMap((thing) => {
    const rest = left[thing];
    return rest === undefined || paid[thing] === 0 ? [] : [[thing, rest] as const];
  });

const left = {
  en: (value: RelicsValue): string => {
    const rest = leftOf(value);
    return rest.length === 0 ? '' : `, with ${restEn(rest)} left`;
  },
  it: (value: RelicsValue): string => {
    const rest = leftOf(value);
    return rest.length === 0 ? '' : `; ${restIt(rest)}`;
  },
};

/** What the Relics cost, as far as their costs are entered. */
const cost = ({ relics, unread, paid }: RelicsValue) => {
  const due = { en: dueIn(paid, 'en'), it: dueIn(paid, 'it') };
  if (unread === 0) {
    return isFree(paid)
      ? { en: 'at no cost', it: 'senza pagare nulla' }
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
  en: `activates ${relicsOf.en(value.relics)} ${cost(value).en}${left.en(value)}`,
  it: `attiva ${relicsOf.it(value.relics)} ${cost(value).it}${left.it(value)}`,
});

/** What the first Relics must bring, at least. */
const needed = (missing: RelicsValue['missing'], lang: Lang): string =>
  listed(
    lang,
    missing.map(({ thing, short }) => currencyOf(thing, short, lang)),
  );

/** Reputation that is left, as the rest of a sentence. */
const reputation = {
  en: (count: number): string => (count === 0 ? 'no Reputation' : `${count} Reputation`),
  it: (count: number): string => {
    if (count === 0) return 'non ti resta Reputazione';
    return count === 1 ? 'ti resta 1 punto Reputazione' : `ti restano ${count} punti Reputazione`;
  },
};

export const relics = calculator(question, {
  name: 'relics',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Activating Relics', it: 'Attivare le Reliquie' },
  lead: {
    en: 'What one die in the Relic slot activates, and what the Relics cost you.',
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
    chain: { en: 'Paying for several Relics', it: 'Pagare più Reliquie' },
  },
  hints: {
    costs: { en: 'The cost is printed on each card.', it: 'Il costo è stampato su ogni carta.' },
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
    chain: {
      'costs-first': { en: 'All costs first', it: 'Prima tutti i costi' },
      'one-by-one': { en: 'One by one', it: 'Una per volta' },
    },
  },
  headline: (value) => ({
    en: `Your die ${activates(value).en}${value.missing.length === 0 ? '' : `, if those you activate first bring you at least ${needed(value.missing, 'en')}`}.`,
    it: `Il tuo dado ${activates(value).it}${value.missing.length === 0 ? '' : `, se quelle che attivi prima ti danno almeno ${needed(value.missing, 'it')}`}.`,
  }),
  lines: {
    'any-die': {
      en: 'A die of any value will do.',
      it: 'Va bene un dado di qualsiasi valore.',
      aside: true,
    },
    reputation: ({ after }) => ({
      en: `The die counts as played and leaves you ${reputation.en(after)} for this round.`,
      it: `Il dado conta come giocato: in questo round ${reputation.it(after)}.`,
    }),
    several: {
      en: 'One die may activate several Relics.',
      it: 'Un solo dado può attivare più Reliquie.',
    },
    pay: ({ relics: count, paid, unread }) =>
      unread === 0
        ? {
            en: `You pay the cost printed on ${count === 1 ? 'the card' : 'each card'}.`,
            it: `Paghi il costo stampato su${count === 1 ? 'lla carta' : ' ogni carta'}.`,
          }
        : {
            en: `The costs entered so far come to ${dueOf(paid, 'en') || 'nothing'}.`,
            it: `Per i costi inseriti finora ${paid.length === 0 ? 'non paghi nulla' : `paghi ${dueOf(paid, 'it')}`}.`,
          },
    chain: {
      en: 'In the reading you chose, each Relic gives its benefit before you pay for the next. What it gives is printed on the card.',
      it: 'Con l’interpretazione scelta ogni Reliquia dà il suo beneficio prima che tu paghi la successiva. Che cosa dà è stampato sulla carta.',
    },
    'cost-unread': ({ relics: unread }) =>
      unread.length === 1
        ? {
            en: `Read the cost of Relic ${unread.join()} off the card and enter it.`,
            it: `Leggi sulla carta il costo della Reliquia ${unread.join()} e inseriscilo.`,
          }
        : {
            en: `Read the costs of Relics ${listed('en', unread.map(String))} off the cards and enter them.`,
            it: `Leggi sulle carte il costo delle Reliquie ${listed('it', unread.map(String))} e inseriscilo.`,
          },
    blocks: {
      en: 'The die blocks the Relic slot for the rest of the round.',
      it: 'Il dado blocca lo spazio dado Reliquia fino alla fine del round.',
      aside: true,
    },
  },
  violations: {
    blocked: {
      en: 'The Relic slot is blocked: your {die} cannot go there this round.',
      it: 'Lo spazio dado Reliquia è bloccato: in questo round il tuo {die} non ci può andare.',
    },
    'over-reputation': ({ die, reputationLeft }) => ({
      en: `Your ${die} is too high: you have ${reputationLeft === 0 ? '' : 'only '}${reputation.en(reputationLeft)} left this round.`,
      it: `Il tuo ${die} è troppo alto: in questo round ${reputation.it(reputationLeft)}.`,
    }),
    'not-enough': ({ thing, needed: due, held, relics: count, unread, rests }) => ({
      en: `${unread > 0 ? 'For the costs entered so far you need' : count === 1 ? 'You need' : 'In all you need'} ${currencyOf(thing, due, 'en')}, ${tooLittle.en(held)}${rests ? ': in the reading you chose, you pay every cost before any Relic gives its benefit' : ''}.`,
      it: `${unread > 0 ? 'Per i costi inseriti finora ti' : count === 1 ? 'Ti' : 'In tutto ti'} ${due === 1 ? 'serve' : 'servono'} ${currencyOf(thing, due, 'it')}, ${tooLittle.it(held)}${rests ? ': con l’interpretazione scelta paghi tutti i costi prima che una Reliquia dia il suo beneficio' : ''}.`,
    }),
    'none-first': {
      en: 'None of these Relics can come first: with what you have you cannot pay for any of them.',
      it: 'Nessuna di queste Reliquie può essere la prima: con quello che hai non ne puoi pagare nessuna.',
    },
    'more-than-there-is': {
      en: 'These Relics cost {needed} Rock Rose in all, but the box holds only {max}: check the costs.',
      it: 'Queste Reliquie costano in tutto {needed} Rocce Rosee, ma nella scatola ce ne sono solo {max}: controlla i costi.',
    },
  },
  sentence: (value) => ({
    en: `A die of ${value.die} in the Relic slot ${activates(value).en}${value.missing.length === 0 ? '' : `, if those activated first bring me at least ${needed(value.missing, 'en')}, under the reading that one Relic can pay for another`}.`,
    it: `Un dado da ${value.die} nello spazio dado Reliquia ${activates(value).it}${value.missing.length === 0 ? '' : `, se quelle che attivo prima mi danno almeno ${needed(value.missing, 'it')}, con l’interpretazione che una Reliquia può pagarne un’altra`}.`,
  }),
});

export const labels = {
  held: { en: 'What you have', it: 'Quello che hai' },
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
