import { conversions as question, STORAGE } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import {
  amountsSaid,
  gemsOf,
  thenSaid,
  onlyHeld,
  overflowSaid,
  sideSaid,
  thingSaid,
} from '../shared/amounts.ts';
import { noNinth } from '../shared/box.ts';
import {
  belowZero,
  belowZeroRead,
  floorLabel,
  floorNames,
  minus,
  pointsNotHeld,
} from '../shared/floor.ts';
import { counts, hueLabels } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';

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
    trainers: { en: 'Leave out locked ones.', it: 'Esclusi quelli bloccati.' },
    pay: { en: 'If blank: colored gems first.', it: 'Se vuoto: prima le gemme colorate.' },
  },
  options: {
    direction: {
      forth: { en: 'Left to right', it: 'Da sinistra a destra' },
      back: { en: 'Right to left', it: 'Da destra a sinistra' },
    },
    gain: hueLabels,
    floor: floorNames,
  },
  ways: { minus },
  headline: ({ paid, gained, excess }) => ({
    en: `You pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}${overflowSaid(excess).en}.`,
    it: `Paghi ${amountsSaid('it', paid)} e ricevi ${amountsSaid('it', gained)}${overflowSaid(excess).it}.`,
  }),
  lines: {
    convert: ({ from, to }) => ({
      en: `In this direction the arrow turns ${sideSaid('en', from)} into ${sideSaid('en', to)}.`,
      it: `In questo senso la freccia cambia ${sideSaid('it', from)} con ${sideSaid('it', to)}.`,
    }),
    'both-ways': {
      en: 'You may use a double arrow in either direction.',
      it: 'Puoi usare una doppia freccia nei due sensi.',
      aside: true,
    },
    'gems-untold': {
      en: 'You did not choose which gems you pay: any you have will do, and here colored ones go first.',
      it: 'Non hai scelto con quali gemme paghi: vanno bene tutte quelle che hai, e qui si usano prima le colorate.',
      aside: true,
    },
    'clear-pays': ({ amount }) => ({
      en: `A conversion may always be paid with clear gems; here you use ${amount}.`,
      it: `Una conversione si può sempre pagare con gemme trasparenti: qui ne usi ${amount}.`,
    }),
    'coloured-gained': ({ gained }) =>
      gained.length === 1
        ? {
            en: 'You choose the color of the gem you get, but never clear.',
            it: 'Il colore della gemma che ricevi lo scegli tu, ma non può essere trasparente.',
            aside: true,
          }
        : {
            en: 'You choose the color of each gem you get, but never clear.',
            it: 'Il colore di ogni gemma che ricevi lo scegli tu, ma non può essere trasparente.',
            aside: true,
          },
    excess: ({ gem, amount, coins }) => ({
      en: `Your storage keeps ${gemsOf('en', gem, STORAGE.max)}; ${amount} more ${amount === 1 ? 'becomes' : 'become'} ${counts.en.coins(coins)}.`,
      it: `Il deposito tiene ${gemsOf('it', gem, STORAGE.max)}; ${amount} di troppo ${amount === 1 ? 'diventa' : 'diventano'} ${counts.it.coins(coins)}.`,
    }),
    'below-zero': belowZero,
  },
  violations: {
    'not-enough': ({ thing, needed, held }) => ({
      en: `The conversion costs ${thingSaid('en', thing, needed)}, but ${onlyHeld(held).en}.`,
      it: `La conversione costa ${thingSaid('it', thing, needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'wrong-payment': {
      en: 'You pay {paid gem|gems}, but the conversion costs {needed}.',
      it: 'Paghi {paid gemma|gemme}, ma la conversione ne costa {needed}.',
    },
    'gem-not-held': ({ gem, amount, held }) => ({
      en: `You pay ${gemsOf('en', gem, amount)}, but ${onlyHeld(held).en}.`,
      it: `Paghi ${gemsOf('it', gem, amount)}, ma ${onlyHeld(held).it}.`,
    }),
    'clear-gained': {
      en: '{gems?The gem you get cannot|The gems you get cannot} be clear: choose orange, green or purple.',
      it: '{gems?La gemma che ricevi non può essere trasparente|Le gemme che ricevi non possono essere trasparenti}: scegli arancione, verde o viola.',
    },
    'points-not-held': pointsNotHeld,
    'no-ninth': noNinth,
  },
  problems: {
    ...amountProblems,
    'empty-side': {
      en: 'This side of the arrow is empty. Enter what your card shows there.',
      it: 'Questo lato della freccia è vuoto. Inserisci ciò che mostra la tua carta.',
    },
  },
  sentence: ({ paid, gained, excess, after }) => ({
    en: `With a double-arrow bonus I pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}${overflowSaid(excess).en}. Then ${thenSaid('en', after)}${belowZeroRead(after).en}.`,
    it: `Con un bonus a doppia freccia pago ${amountsSaid('it', paid)} e ricevo ${amountsSaid('it', gained)}${overflowSaid(excess).it}. Poi ${thenSaid('it', after)}${belowZeroRead(after).it}.`,
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
