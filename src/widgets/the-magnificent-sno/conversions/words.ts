import type { FieldProblem } from '#engine/core/fields.ts';
import {
  STORAGE,
  type ConversionLine,
  type ConversionValue,
  type ConversionViolation,
  type Direction,
  type Hue,
  type RawConversion,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, listed, withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { amountsSaid, gemsOf, holdingSaid, sideSaid, thingSaid } from '../shared/amounts.ts';
import { floorLabel, floorNames, pointsNotHeld } from '../shared/floor.ts';
import { aggettivo, counts, hueLabels, hueNames } from '../shared/names.ts';
import { notationProblem } from '../shared/problems.ts';

type Words = CalculatorWords<
  keyof RawConversion,
  ConversionValue,
  ConversionLine,
  ConversionViolation
>;

const ways: Readonly<Record<Direction, string>> = {
  forth: 'from left to right',
  back: 'from right to left',
};
const versi: Readonly<Record<Direction, string>> = {
  forth: 'da sinistra a destra',
  back: 'da destra a sinistra',
};

const isEmptySide = (problem: FieldProblem): boolean =>
  problem.code === 'not-readable' && problem.reason === 'empty-side';

const EN: Words = {
  title: 'Conversions',
  lead: 'What a double-arrow bonus costs and gives in either direction, and what your storage keeps.',
  fields: {
    left: 'Left of the arrow',
    right: 'Right of the arrow',
    direction: 'Conversion',
    gems: 'Gems you have',
    coins: 'Coins you have',
    trainers: 'Trainers you have',
    points: 'Points you have',
    pay: 'Gems you pay',
    gain: 'Colour of the gem you get',
    floor: floorLabel.en,
  },
  hints: {
    trainers: 'Without locked ones.',
    pay: 'Blank: coloured gems first.',
  },
  options: {
    direction: { forth: 'Left to right', back: 'Right to left' },
    gain: hueLabels.en,
    floor: floorNames.en,
  },
  headline: ({ paid, gained, excessCoins }) => {
    const extra =
      excessCoins === 0 ? '' : `; what finds no room becomes ${counts.en.coins(excessCoins)}`;
    return `You pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}${extra}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'convert':
        return [`${capital(sideSaid('en', line.from))} for ${sideSaid('en', line.to)}.`];
      case 'both-ways':
        return [`A double arrow works both ways; you use it ${ways[line.direction]}.`];
      case 'clear-pays':
        return [`You pay with ${gemsOf('en', 'clear', line.amount)}, which is always allowed.`];
      case 'coloured-gained':
        return [
          line.gained.length === 1
            ? `The gem you get is ${hues('en', line.gained)}: it is never clear.`
            : `The gems you get are ${hues('en', line.gained)}: they are never clear.`,
        ];
      case 'excess':
        return [
          `Storage holds ${gemsOf('en', line.gem, STORAGE.max)}: ${line.amount} more ${line.amount === 1 ? 'becomes' : 'become'} ${counts.en.coins(line.coins)}.`,
          `+${line.coins}`,
        ];
      case 'below-zero':
        return [
          'Your score falls below 0: the reading chosen here sets no floor.',
          withMinus(line.points),
        ];
    }
  },
  problem: (problem) =>
    isEmptySide(problem)
      ? 'Nothing stands on this side. Enter what your card shows there.'
      : notationProblem.en(problem),
  violation: (violation) => {
    switch (violation.code) {
      case 'not-enough':
        return `The conversion costs ${thingSaid('en', violation.thing, violation.needed)} and you have ${violation.held}.`;
      case 'wrong-payment':
        return `You pay ${counts.en.gems(violation.paid)}, but the arrow asks for ${violation.needed}.`;
      case 'gem-not-held':
        return `You pay ${gemsOf('en', violation.gem, violation.amount)} and have ${violation.held}.`;
      case 'clear-gained':
        return violation.gems === 1
          ? 'A gem gained can never be clear: choose orange, green or purple.'
          : 'Gems gained can never be clear: choose orange, green or purple.';
      case 'points-not-held':
        return pointsNotHeld.en(violation);
    }
  },
  sentence: (_, { direction, paid, gained, after }) =>
    `I use a double arrow ${ways[direction]}: I pay ${amountsSaid('en', paid)} and get ${amountsSaid('en', gained)}. Then I have ${holdingSaid('en', after)}.`,
};

/** Colours of gems, each once, with as many as there are of it. */
const hues = (lang: Lang, gained: readonly Hue[]): string => {
  const kinds = [...new Set(gained)];
  const name = (hue: Hue, count: number): string =>
    lang === 'en' ? hueNames.en[hue] : aggettivo(hue, count);
  return listed(
    lang,
    kinds.map((hue) => {
      const count = gained.filter((each) => each === hue).length;
      return kinds.length === 1 ? name(hue, count) : `${count} ${name(hue, count)}`;
    }),
  );
};

const IT: Words = {
  title: 'Conversioni',
  lead: 'Quanto costa e quanto dà un bonus a doppia freccia nei due sensi, e che cosa tiene il deposito.',
  fields: {
    left: 'A sinistra della freccia',
    right: 'A destra della freccia',
    direction: 'Conversione',
    gems: 'Gemme che hai',
    coins: 'Monete che hai',
    trainers: 'Istruttori che hai',
    points: 'Punti che hai',
    pay: 'Gemme con cui paghi',
    gain: 'Colore della gemma che ricevi',
    floor: floorLabel.it,
  },
  hints: {
    trainers: 'Senza quelli bloccati.',
    pay: 'Vuoto: prima le gemme colorate.',
  },
  options: {
    direction: { forth: 'Da sinistra a destra', back: 'Da destra a sinistra' },
    gain: hueLabels.it,
    floor: floorNames.it,
  },
  headline: ({ paid, gained, excessCoins }) => {
    const extra =
      excessCoins === 0 ? '' : `; ciò che non trova posto diventa ${counts.it.coins(excessCoins)}`;
    return `Paghi ${amountsSaid('it', paid)} e ricevi ${amountsSaid('it', gained)}${extra}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'convert':
        return [`${capital(sideSaid('it', line.from))} per ${sideSaid('it', line.to)}.`];
      case 'both-ways':
        return [`La doppia freccia vale nei due sensi: la usi ${versi[line.direction]}.`];
      case 'clear-pays':
        return [`Paghi con ${gemsOf('it', 'clear', line.amount)}: si può sempre.`];
      case 'coloured-gained':
        return [
          line.gained.length === 1
            ? `La gemma che ricevi è ${hues('it', line.gained)}: non è mai trasparente.`
            : `Le gemme che ricevi sono ${hues('it', line.gained)}: non sono mai trasparenti.`,
        ];
      case 'excess':
        return [
          `Il deposito tiene ${gemsOf('it', line.gem, STORAGE.max)}: ${line.amount === 1 ? '1 di troppo diventa' : `${line.amount} di troppo diventano`} ${counts.it.coins(line.coins)}.`,
          `+${line.coins}`,
        ];
      case 'below-zero':
        return [
          'Il tuo punteggio scende sotto 0: l’interpretazione scelta qui non pone un limite.',
          withMinus(line.points),
        ];
    }
  },
  problem: (problem) =>
    isEmptySide(problem)
      ? 'Da questa parte non c’è nulla. Inserisci ciò che mostra la tua carta.'
      : notationProblem.it(problem),
  violation: (violation) => {
    switch (violation.code) {
      case 'not-enough':
        return `La conversione costa ${thingSaid('it', violation.thing, violation.needed)} e tu ne hai ${violation.held}.`;
      case 'wrong-payment':
        return `Paghi ${counts.it.gems(violation.paid)}, ma la freccia ne chiede ${violation.needed}.`;
      case 'gem-not-held':
        return `Paghi ${gemsOf('it', violation.gem, violation.amount)} e ne hai ${violation.held}.`;
      case 'clear-gained':
        return violation.gems === 1
          ? 'Una gemma guadagnata non è mai trasparente: scegli arancione, verde o viola.'
          : 'Le gemme guadagnate non sono mai trasparenti: scegli arancione, verde o viola.';
      case 'points-not-held':
        return pointsNotHeld.it(violation);
    }
  },
  sentence: (_, { direction, paid, gained, after }) =>
    `Uso una doppia freccia ${versi[direction]}: pago ${amountsSaid('it', paid)} e ricevo ${amountsSaid('it', gained)}. Alla fine ho: ${holdingSaid('it', after)}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ArrowWords {
  readonly other: string;
  readonly parts: readonly [gems: string, coins: string, trainers: string, points: string];
  readonly gem: (number: number) => string;
}

/** Words for the form: the parts of a side, and the gems gained one by one. */
export const arrowWords: Readonly<Record<Lang, ArrowWords>> = {
  en: {
    other: 'Another arrow',
    parts: ['Gems', 'Coins', 'Trainers', 'Points'],
    gem: (number) => `Gem ${number}`,
  },
  it: {
    other: 'Un’altra freccia',
    parts: ['Gemme', 'Monete', 'Istruttori', 'Punti'],
    gem: (number) => `Gemma ${number}`,
  },
};
