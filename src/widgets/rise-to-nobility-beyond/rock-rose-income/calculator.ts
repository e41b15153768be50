import { rockRoseIncome as question } from '#engine/rise-to-nobility-beyond/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { evenly } from '../shared/dice.ts';
import { currencyOf, inBoth } from '../shared/names.ts';

const plus = (dice: readonly number[]): string => dice.join(' + ');

/** Dice and their total, where that is not the only die: `4 + 4 = 8`. */
const added = (dice: readonly number[]): string =>
  dice.length < 2 ? plus(dice) : `${plus(dice)} = ${dice.reduce((all, die) => all + die, 0)}`;

interface Gained {
  readonly rockRose: number;
  readonly coins: number;
}

/** What is gained of either, if anything: `5 Rock Rose and 4 Coins`. */
const gained = ({ rockRose, coins }: Gained, lang: Lang): string =>
  listed(lang, [
    ...(rockRose > 0 ? [currencyOf('rockRose', rockRose, lang)] : []),
    ...(coins > 0 ? [currencyOf('coins', coins, lang)] : []),
  ]);

/** Equal dice together, each value with how often it is there. */
const grouped = (dice: readonly number[]): readonly (readonly [value: number, count: number])[] =>
  [...new Set(dice)].map((value) => [value, dice.filter((die) => die === value).length] as const);

const COUNTS: Pair<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
  it: ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque'],
};

/** `a 6 and two 1s`. */
const some = {
  en: (dice: readonly number[]): string =>
    listed(
      'en',
      grouped(dice).map(([value, count]) =>
        count === 1 ? `a ${value}` : `${COUNTS.en[count] ?? ''} ${value}s`,
      ),
    ),
  it: (dice: readonly number[]): string =>
    listed(
      'it',
      grouped(dice).map(([value, count]) => `${COUNTS.it[count] ?? ''} ${value}`),
    ),
};

/** `the 6 and the two 4s`. */
const those = {
  en: (dice: readonly number[]): string =>
    listed(
      'en',
      grouped(dice).map(([value, count]) =>
        count === 1 ? `the ${value}` : `the ${COUNTS.en[count] ?? ''} ${value}s`,
      ),
    ),
  it: (dice: readonly number[]): string =>
    listed(
      'it',
      grouped(dice).map(([value, count]) => {
        if (count > 1) return `i ${COUNTS.it[count] ?? ''} ${value}`;
        return value === 1 ? 'l’1' : `il ${value}`;
      }),
    ),
};

/** What brings Rock Rose and Coins: the unplayed dice and the active cards. */
const sources = (left: readonly number[], dwellings: number, elders: number) => ({
  en: listed('en', [
    ...(left.length > 0 ? [`the unplayed dice (${added(left)})`] : []),
    ...(dwellings > 0 ? [counted('active Dwelling', 'active Dwellings')(dwellings)] : []),
    ...(elders > 0 ? [counted('active Elder', 'active Elders')(elders)] : []),
  ]),
  it: listed('it', [
    ...(left.length > 0 ? [`i dadi non giocati (${added(left)})`] : []),
    ...(dwellings > 0 ? [counted('Dimora attiva', 'Dimore attive')(dwellings)] : []),
    ...(elders > 0 ? [counted('Anziano attivo', 'Anziani attivi')(elders)] : []),
  ]),
});

export const rockRoseIncome = calculator(question, {
  name: 'rock-rose-income',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Rock Rose income', it: 'Entrate di Roccia Rosea' },
  lead: {
    en: 'What the Income phase pays for the dice you leave unplayed, your Dwellings and your Elders.',
    it: 'Quanto rende la fase Entrate per i dadi che non giochi, per le Dimore e per gli Anziani.',
  },
  fields: {
    dice: { en: 'Your roll', it: 'Il tuo tiro' },
    reputation: { en: 'Reputation', it: 'Reputazione' },
    played: { en: 'Dice you play', it: 'Dadi che giochi' },
    dwellings: { en: 'Active Dwellings', it: 'Dimore attive' },
    elders: { en: 'Active Elders', it: 'Anziani attivi' },
  },
  hints: {
    played: {
      en: 'Tap the dice of your roll that you play.',
      it: 'Tocca i dadi del tiro che giochi.',
    },
  },
  ways: { added },
  headline: (value) => ({
    en: `In the Income phase you gain ${gained(value, 'en') || 'nothing'}.`,
    it: `Nella fase Entrate ${gained(value, 'it') ? `guadagni ${gained(value, 'it')}` : 'non guadagni nulla'}.`,
  }),
  lines: {
    roll: {
      en: 'You rolled {dice:added}.',
      it: 'Hai tirato {dice:added}.',
      aside: true,
    },
    played: ({ played, reputation, spare }) => {
      if (played.length === 0) return { en: 'You play no dice.', it: 'Non giochi dadi.' };
      return spare === 0
        ? {
            en: `You play ${added(played)} and use up your Reputation of ${reputation}.`,
            it: `Giochi ${added(played)} ed esaurisci la tua Reputazione di ${reputation}.`,
          }
        : {
            en: `You play ${added(played)}, within your Reputation of ${reputation}.`,
            it: `Giochi ${added(played)}, entro la tua Reputazione di ${reputation}.`,
          };
    },
    unplayable: ({ dice, spare }) => {
      const isOne = dice.length === 1;
      const left = {
        en: spare === 0 ? 'no Reputation is left' : `only ${spare} Reputation is left`,
        it:
          spare === 0
            ? 'non resta Reputazione'
            : spare === 1
              ? 'resta solo 1 punto Reputazione'
              : `restano solo ${spare} punti Reputazione`,
      };
      return {
        en: `${capital(those.en(dice))} ${isOne ? 'does' : 'do'} not fit, because ${left.en}, but ${isOne ? 'counts' : 'count'} as unplayed all the same.`,
        it: `${capital(those.it(dice))} non ci ${isOne ? 'sta' : 'stanno'}, perché ${left.it}, ma ${isOne ? 'conta comunque come non giocato' : 'contano comunque come non giocati'}.`,
      };
    },
    unplayed: ({ left, per, rockRose }) =>
      left.length === 0
        ? {
            en: 'You play all your dice, so they earn no Rock Rose.',
            it: 'Giochi tutti i dadi, quindi non rendono Rocce Rosee.',
          }
        : {
            en: `Your unplayed ${left.length === 1 ? 'die is a' : 'dice make'} ${added(left)}: every full ${per} earns 1 Rock Rose.`,
            it: `${left.length === 1 ? 'Il dado non giocato è un' : 'I dadi non giocati danno'} ${added(left)}: ogni ${per} punti rendono 1 Roccia Rosea.`,
            amount: inBoth((lang) => `+${currencyOf('rockRose', rockRose, lang)}`),
          },
    'rounded-down': {
      en: 'You round down once, on the total: the remaining {rest} {rest?earns|earn} nothing.',
      it: 'Si arrotonda per difetto una volta sola, sul totale: il resto di {rest} si perde.',
    },
    dwellings: ({ dwellings, each, before, after }) => ({
      en: `${counted('active Dwelling brings', 'active Dwellings bring')(dwellings)} ${currencyOf('rockRose', each, 'en')}${dwellings === 1 ? '' : ' each'}.`,
      it: `${counted('Dimora attiva rende', 'Dimore attive rendono')(dwellings)} ${currencyOf('rockRose', each, 'it')}${dwellings === 1 ? '' : ' ciascuna'}.`,
      amount: inBoth((lang) => `+${currencyOf('rockRose', after - before, lang)}`),
    }),
    elders: ({ elders, each, coins }) => ({
      en: `${counted('active Elder brings', 'active Elders bring')(elders)} ${currencyOf('coins', each, 'en')}${elders === 1 ? '' : ' each'}.`,
      it: `${counted('Anziano attivo rende', 'Anziani attivi rendono')(elders)} ${currencyOf('coins', each, 'it')}${elders === 1 ? '' : ' ciascuno'}.`,
      amount: inBoth((lang) => `+${currencyOf('coins', coins, lang)}`),
    }),
  },
  violations: {
    'not-rolled': ({ played, rolled, dice }) => ({
      en: `You play ${plus(played)}, but your roll is ${plus(rolled)}: take away ${some.en(dice)}.`,
      it: `Giochi ${plus(played)}, ma il tuo tiro è ${plus(rolled)}: togli ${some.it(dice)}.`,
    }),
    'over-reputation': {
      en: 'You play {played:added}, but your Reputation is only {reputation}: play fewer or lower dice.',
      it: 'Giochi {played:added}, ma la tua Reputazione è solo {reputation}: gioca meno dadi, o dadi più bassi.',
    },
  },
  sentence: (value, { dice, reputation, dwellings, elders }) => {
    const { played, left } = value;
    const from = sources(left, wholeIn(dwellings) ?? 0, wholeIn(elders) ?? 0);
    const income = { en: gained(value, 'en'), it: gained(value, 'it') };
    return {
      en: `I roll ${evenly(dice)} with Reputation ${reputation.trim()} and play ${plus(played) || 'nothing'}: in the Income phase I gain ${income.en || 'nothing'}${from.en && ` from ${from.en}`}.`,
      it: `Tiro ${evenly(dice)} con Reputazione ${reputation.trim()} e ${played.length === 0 ? 'non gioco dadi' : `gioco ${plus(played)}`}: nella fase Entrate ${income.it ? `guadagno ${income.it}` : 'non guadagno nulla'}${from.it && ` con ${from.it}`}.`,
    };
  },
});

export const labels = {
  title: (count: number) => ({
    en: `All ${count} ways to play this roll`,
    it: `Tutti i ${count} modi di giocare questo tiro`,
  }),
  caption: { en: 'Ways to play the roll', it: 'Modi di giocare il tiro' },
  play: { en: 'Play', it: 'Giochi' },
  sum: { en: 'Sum', it: 'Somma' },
  left: { en: 'Unplayed', it: 'Non giocati' },
  rockRose: { en: 'Rock Rose', it: 'Roccia Rosea' },
  none: { en: 'nothing', it: 'nulla' },
};
