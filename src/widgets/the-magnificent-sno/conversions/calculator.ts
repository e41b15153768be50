import { conversions as question, STORAGE, type Hue } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { amountsSaid, gemsOf, holdingSaid, sideSaid, thingSaid } from '../shared/amounts.ts';
import { noNinth } from '../shared/box.ts';
import { belowZero, floorLabel, floorNames, minus, pointsNotHeld } from '../shared/floor.ts';
import { adjectiveIt, counts, hueLabels, hueNames } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';

const towards = {
  forth: { en: 'from left to right', it: 'da sinistra a destra' },
  back: { en: 'from right to left', it: 'da destra a sinistra' },
};

/** Colors of gems, each once, with as many as there are of it. */
const hues = (gained: readonly Hue[], lang: Lang): string => {
  const kinds = [...new Set(gained)];
  return listed(
    lang,
    kinds.map((hue) => {
      const count = gained.filter((each) => each === hue).length;
      const name = { en: hueNames.en[hue], it: adjectiveIt(hue, count) }[lang];
      return kinds.length === 1 ? name : `${count} ${name}`;
    }),
  );
};

export const conversions = calculator(question, {
  name: 'conversions',
  game: 'the-magnificent-sno',
  title: { en: 'Conversions', it: 'Conversioni' },
  lead: {
    en: 'What a double-arrow bonus costs and gives in either direction, and what your storage keeps.',
    it: 'Quanto costa e quanto dà un bonus a doppia freccia nei due sensi, e che cosa tiene il deposito.',
  },
  fields: {
    left: { en: 'Left of the arrow', it: 'A sinistra della freccia' },
    right: { en: 'Right of the arrow', it: 'A destra della freccia' },
    direction: { en: 'Conversion', it: 'Conversione' },
    gems: { en: 'Gems you have', it: 'Gemme che hai' },
    coins: { en: 'Coins you have', it: 'Monete che hai' },
    trainers: { en: 'Trainers you have', it: 'Istruttori che hai' },
    points: { en: 'Points you have', it: 'Punti che hai' },
    pay: { en: 'Gems you pay', it: 'Gemme con cui paghi' },
    gain: { en: 'Color of the gem you get', it: 'Colore della gemma che ricevi' },
    floor: floorLabel,
  },
  hints: {
    trainers: { en: 'Without locked ones.', it: 'Senza quelli bloccati.' },
    pay: { en: 'Blank: colored gems first.', it: 'Vuoto: prima le gemme colorate.' },
  },
  options: {
    direction: {
      forth: { en: 'Left to right', it: 'Da sinistra a destra' },
      back: { en: 'Right to left', it: 'Da destra a sinistra' },
    },
    gain: hueLabels,
    floor: floorNames,
  },
  ways: { towards, minus },
  headline: ({ paid, gained, excessCoins }) => {
    const extra = {
      en: `; what finds no room becomes ${counts.en.coins(excessCoins)}`,
      it: `; ciò che non trova posto diventa ${counts.it.coins(excessCoins)}`,
    };
    return {
      en: `You pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}${excessCoins === 0 ? '' : extra.en}.`,
      it: `Paghi ${amountsSaid('it', paid)} e ricevi ${amountsSaid('it', gained)}${excessCoins === 0 ? '' : extra.it}.`,
    };
  },
  lines: {
    convert: ({ from, to }) => ({
      en: `${capital(sideSaid('en', from))} for ${sideSaid('en', to)}.`,
      it: `${capital(sideSaid('it', from))} per ${sideSaid('it', to)}.`,
    }),
    'both-ways': {
      en: 'A double arrow works both ways; you use it {direction:towards}.',
      it: 'La doppia freccia vale nei due sensi: la usi {direction:towards}.',
    },
    'clear-pays': ({ amount }) => ({
      en: `You pay with ${gemsOf('en', 'clear', amount)}, which is always allowed.`,
      it: `Paghi con ${gemsOf('it', 'clear', amount)}: si può sempre.`,
    }),
    'coloured-gained': ({ gained }) =>
      gained.length === 1
        ? {
            en: `The gem you get is ${hues(gained, 'en')}: it is never clear.`,
            it: `La gemma che ricevi è ${hues(gained, 'it')}: non è mai trasparente.`,
          }
        : {
            en: `The gems you get are ${hues(gained, 'en')}: they are never clear.`,
            it: `Le gemme che ricevi sono ${hues(gained, 'it')}: non sono mai trasparenti.`,
          },
    excess: ({ gem, amount, coins }) => ({
      en: `Storage holds ${gemsOf('en', gem, STORAGE.max)}: ${amount} more ${amount === 1 ? 'becomes' : 'become'} ${counts.en.coins(coins)}.`,
      it: `Il deposito tiene ${gemsOf('it', gem, STORAGE.max)}: ${amount} di troppo ${amount === 1 ? 'diventa' : 'diventano'} ${counts.it.coins(coins)}.`,
      amount: `+${coins}`,
    }),
    'below-zero': belowZero,
  },
  violations: {
    'not-enough': ({ thing, needed, held }) => ({
      en: `The conversion costs ${thingSaid('en', thing, needed)} and you have ${held}.`,
      it: `La conversione costa ${thingSaid('it', thing, needed)} e tu ne hai ${held}.`,
    }),
    'wrong-payment': {
      en: 'You pay {paid gem|gems}, but the arrow asks for {needed}.',
      it: 'Paghi {paid gemma|gemme}, ma la freccia ne chiede {needed}.',
    },
    'gem-not-held': ({ gem, amount, held }) => ({
      en: `You pay ${gemsOf('en', gem, amount)} and have ${held}.`,
      it: `Paghi ${gemsOf('it', gem, amount)} e ne hai ${held}.`,
    }),
    'clear-gained': {
      en: '{gems?A gem|Gems} gained can never be clear: choose orange, green or purple.',
      it: '{gems?Una gemma guadagnata non è mai trasparente|Le gemme guadagnate non sono mai trasparenti}: scegli arancione, verde o viola.',
    },
    'points-not-held': pointsNotHeld,
    'no-ninth': noNinth,
  },
  problems: {
    ...amountProblems,
    'empty-side': {
      en: 'Nothing stands on this side. Enter what your card shows there.',
      it: 'Da questa parte non c’è nulla. Inserisci ciò che mostra la tua carta.',
    },
  },
  sentence: ({ direction, paid, gained, after }) => ({
    en: `I use a double arrow ${towards[direction].en}: I pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}. Then I have ${holdingSaid('en', after)}.`,
    it: `Uso una doppia freccia ${towards[direction].it}: pago ${amountsSaid('it', paid)} e ricevo ${amountsSaid('it', gained)}. Alla fine ho: ${holdingSaid('it', after)}.`,
  }),
});

/** For the form: the parts of a side, and the gems gained one by one. */
export const labels = {
  other: { en: 'Another arrow', it: 'Un’altra freccia' },
  parts: {
    en: ['Gems', 'Coins', 'Trainers', 'Points'],
    it: ['Gemme', 'Monete', 'Istruttori', 'Punti'],
  },
  gem: (number: number) => ({ en: `Gem ${number}`, it: `Gemma ${number}` }),
};
