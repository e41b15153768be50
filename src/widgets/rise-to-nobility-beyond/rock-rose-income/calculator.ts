import { rockRoseIncome as question } from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';

const plus = (dice: readonly number[]): string => dice.join(' + ');

/** Dice and their total, where that is not the only die: `4 + 4 = 8`. */
const added = (dice: readonly number[]): string =>
  dice.length < 2 ? plus(dice) : `${plus(dice)} = ${dice.reduce((all, die) => all + die, 0)}`;

const gained = {
  en: ({ rockRose, coins }: { readonly rockRose: number; readonly coins: number }): string =>
    `${rockRose} Rock Rose${coins === 0 ? '' : ` and ${counted('Coin', 'Coins')(coins)}`}`,
  it: ({ rockRose, coins }: { readonly rockRose: number; readonly coins: number }): string =>
    `${counted('Roccia Rosea', 'Rocce Rosee')(rockRose)}${coins === 0 ? '' : ` e ${counted('Moneta', 'Monete')(coins)}`}`,
};

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
  ways: { plus, added },
  headline: (value) => ({
    en: `You gain ${gained.en(value)}.`,
    it: `Guadagni ${gained.it(value)}.`,
  }),
  lines: {
    roll: { en: 'You rolled {dice:plus}.', it: 'Hai tirato {dice:plus}.', amount: '{total}' },
    played: ({ played, reputation, spare, playedSum }) =>
      played.length === 0
        ? {
            en: `You play no dice: all of Reputation ${reputation} is to spare.`,
            it: `Non giochi dadi: la Reputazione ${reputation} avanza tutta.`,
            amount: `${playedSum}`,
          }
        : {
            en: `You play ${plus(played)}, within Reputation ${reputation}; ${spare} to spare.`,
            it: `Giochi ${plus(played)}, entro la Reputazione ${reputation}; ne avanza ${spare}.`,
            amount: `${playedSum}`,
          },
    unplayable: ({ dice, spare }) => ({
      en: `${plus(dice)}: too high for the ${spare} Reputation to spare, and still counted as unplayed.`,
      it: `${plus(dice)}: ${dice.length === 1 ? 'troppo alto' : 'troppo alti'} per la Reputazione che avanza (${spare}), ma ${dice.length === 1 ? 'conta come non giocato' : 'contano come non giocati'}.`,
    }),
    unplayed: ({ left, per, rockRose }) =>
      left.length === 0
        ? {
            en: 'No die is unplayed, so the dice bring no Rock Rose.',
            it: 'Hai giocato tutti i dadi: non rendono Roccia Rosea.',
            amount: `+${rockRose}`,
          }
        : {
            en: `Unplayed: ${added(left)}; 1 Rock Rose for each full ${per}.`,
            it: `Non giocati: ${added(left)}; 1 Roccia Rosea ogni ${per} punti interi.`,
            amount: `+${rockRose}`,
          },
    'rounded-down': {
      en: '{leftSum} ÷ {per} is rounded down, once, on the total; the remaining {rest} brings nothing.',
      it: '{leftSum} ÷ {per} si arrotonda per difetto una volta sola, sul totale; il resto di {rest} non rende nulla.',
    },
    dwellings: ({ dwellings, each, before, after }) => ({
      en: `${counted('active Dwelling', 'active Dwellings')(dwellings)}, ${each} for each: Rock Rose from ${before} to ${after}.`,
      it: `${counted('Dimora attiva', 'Dimore attive')(dwellings)}, ${each} per ognuna: Roccia Rosea da ${before} a ${after}.`,
      amount: `+${after - before}`,
    }),
    elders: {
      en: '{elders active Elder|active Elders}, {each} Coins for each.',
      it: '{elders Anziano attivo|Anziani attivi}, {each} Monete per ognuno.',
      amount: { en: '+{coins} Coins', it: '+{coins} Monete' },
    },
  },
  violations: {
    'not-rolled': ({ played, rolled, dice }) => ({
      en: `You play ${plus(played)}, but your roll is ${plus(rolled)}. Take away ${listed(
        'en',
        dice.map((die) => `a ${die}`),
      )}.`,
      it: `Giochi ${plus(played)}, ma il tuo tiro è ${plus(rolled)}. Togli ${listed(
        'it',
        dice.map((die) => `un ${die}`),
      )}.`,
    }),
    'over-reputation': {
      en: '{played:added}, which is {over} over your Reputation of {reputation}: play fewer or lower dice.',
      it: '{played:added}: {over} oltre la tua Reputazione di {reputation}. Gioca meno dadi, o dadi più bassi.',
    },
  },
  sentence: (value, { dice, reputation }) => {
    const { played, left } = value;
    return {
      en: `Roll ${dice} at Reputation ${reputation}, playing ${plus(played) || 'nothing'}: ${added(left) || 'nothing'} unplayed, ${gained.en(value)}.`,
      it: `Tiro ${dice} con Reputazione ${reputation}, ${played.length === 0 ? 'non gioco dadi' : `gioco ${plus(played)}`}: non giocati ${added(left) || 'nessuno'}, ${gained.it(value)}.`,
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
  left: { en: 'Left over', it: 'Restano' },
  rockRose: { en: 'Rock Rose', it: 'Roccia Rosea' },
  none: { en: 'nothing', it: 'nulla' },
};
