import type {
  IncomeLine,
  IncomeValue,
  IncomeViolation,
  RawIncome,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawIncome, IncomeValue, IncomeLine, IncomeViolation>;

const dice = (values: readonly number[], none: string): string =>
  values.length === 0 ? none : values.join(' + ');

/** Dice and their total, where that is not the only die: `4 + 4 = 8`. */
const added = (values: readonly number[], none: string): string =>
  values.length < 2
    ? dice(values, none)
    : `${dice(values, none)} = ${values.reduce((all, die) => all + die, 0)}`;

const EN: Words = {
  title: 'Rock Rose income',
  lead: 'What the Income phase pays for the dice you leave unplayed, your Dwellings and your Elders.',
  fields: {
    dice: 'Your roll',
    reputation: 'Reputation',
    played: 'Dice you play',
    dwellings: 'Active Dwellings',
    elders: 'Active Elders',
  },
  hints: { played: 'Tap the dice of your roll that you play.' },
  headline: ({ rockRose, coins }) =>
    coins === 0
      ? `You gain ${rockRose} Rock Rose.`
      : `You gain ${rockRose} Rock Rose and ${counted('Coin', 'Coins')(coins)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'roll':
        return [`You rolled ${dice(line.dice, 'nothing')}.`, String(line.total)];
      case 'played':
        return [
          line.played.length === 0
            ? `You play no dice: all of Reputation ${line.reputation} is to spare.`
            : `You play ${dice(line.played, '')}, within Reputation ${line.reputation}; ${line.spare} to spare.`,
          String(line.playedSum),
        ];
      case 'unplayable':
        return [
          `${dice(line.dice, '')}: too high for the ${line.spare} Reputation to spare, and still counted as unplayed.`,
        ];
      case 'unplayed':
        return [
          line.left.length === 0
            ? 'No die is unplayed, so the dice bring no Rock Rose.'
            : `Unplayed: ${added(line.left, '')}; 1 Rock Rose for each full ${line.per}.`,
          `+${line.rockRose}`,
        ];
      case 'rounded-down':
        return [
          `${line.leftSum} ÷ ${line.per} is rounded down, once, on the total; the remaining ${line.rest} brings nothing.`,
        ];
      case 'dwellings':
        return [
          `${counted('active Dwelling', 'active Dwellings')(line.dwellings)}, ${line.each} for each: Rock Rose from ${line.before} to ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'elders':
        return [
          `${counted('active Elder', 'active Elders')(line.elders)}, ${line.each} Coins for each.`,
          `+${line.coins} Coins`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-rolled':
        return `You play ${dice(violation.played, '')}, but your roll is ${dice(violation.rolled, '')}. Take away ${listed(
          'en',
          violation.dice.map((die) => `a ${die}`),
        )}.`;
      case 'over-reputation':
        return `${added(violation.played, '')}, which is ${violation.over} over your Reputation of ${violation.reputation}: play fewer or lower dice.`;
    }
  },
  sentence: (draft, { played, left, rockRose, coins }) => {
    const gained = coins === 0 ? '' : ` and ${counted('Coin', 'Coins')(coins)}`;
    return `Roll ${draft.dice} at Reputation ${draft.reputation}, playing ${dice(played, 'nothing')}: ${added(left, 'nothing')} unplayed, ${rockRose} Rock Rose${gained}.`;
  },
};

const IT: Words = {
  title: 'Entrate di Roccia Rosea',
  lead: 'Quanto rende la fase Entrate per i dadi che non giochi, per le Dimore e per gli Anziani.',
  fields: {
    dice: 'Il tuo tiro',
    reputation: 'Reputazione',
    played: 'Dadi che giochi',
    dwellings: 'Dimore attive',
    elders: 'Anziani attivi',
  },
  hints: { played: 'Tocca i dadi del tiro che giochi.' },
  headline: ({ rockRose, coins }) =>
    coins === 0
      ? `Guadagni ${counted('Roccia Rosea', 'Rocce Rosee')(rockRose)}.`
      : `Guadagni ${counted('Roccia Rosea', 'Rocce Rosee')(rockRose)} e ${counted('Moneta', 'Monete')(coins)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'roll':
        return [`Hai tirato ${dice(line.dice, 'nulla')}.`, String(line.total)];
      case 'played':
        return [
          line.played.length === 0
            ? `Non giochi dadi: la Reputazione ${line.reputation} avanza tutta.`
            : `Giochi ${dice(line.played, '')}, entro la Reputazione ${line.reputation}; ne avanza ${line.spare}.`,
          String(line.playedSum),
        ];
      case 'unplayable':
        return [
          line.dice.length === 1
            ? `${dice(line.dice, '')}: troppo alto per la Reputazione che avanza (${line.spare}), ma conta come non giocato.`
            : `${dice(line.dice, '')}: troppo alti per la Reputazione che avanza (${line.spare}), ma contano come non giocati.`,
        ];
      case 'unplayed':
        return [
          line.left.length === 0
            ? 'Hai giocato tutti i dadi: non rendono Roccia Rosea.'
            : `Non giocati: ${added(line.left, '')}; 1 Roccia Rosea ogni ${line.per} punti interi.`,
          `+${line.rockRose}`,
        ];
      case 'rounded-down':
        return [
          `${line.leftSum} ÷ ${line.per} si arrotonda per difetto una volta sola, sul totale; il resto di ${line.rest} non rende nulla.`,
        ];
      case 'dwellings':
        return [
          `${counted('Dimora attiva', 'Dimore attive')(line.dwellings)}, ${line.each} per ognuna: Roccia Rosea da ${line.before} a ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'elders':
        return [
          `${counted('Anziano attivo', 'Anziani attivi')(line.elders)}, ${line.each} Monete per ognuno.`,
          `+${line.coins} Monete`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-rolled':
        return `Giochi ${dice(violation.played, '')}, ma il tuo tiro è ${dice(violation.rolled, '')}. Togli ${listed(
          'it',
          violation.dice.map((die) => `un ${die}`),
        )}.`;
      case 'over-reputation':
        return `${added(violation.played, '')}: ${violation.over} oltre la tua Reputazione di ${violation.reputation}. Gioca meno dadi, o dadi più bassi.`;
    }
  },
  sentence: (draft, { played, left, rockRose, coins }) => {
    const gained = coins === 0 ? '' : ` e ${counted('Moneta', 'Monete')(coins)}`;
    return `Tiro ${draft.dice} con Reputazione ${draft.reputation}, ${played.length === 0 ? 'non gioco dadi' : `gioco ${dice(played, '')}`}: non giocati ${added(left, 'nessuno')}, ${counted('Roccia Rosea', 'Rocce Rosee')(rockRose)}${gained}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface WaysWords {
  readonly title: (count: number) => string;
  readonly caption: string;
  readonly play: string;
  readonly sum: string;
  readonly left: string;
  readonly rockRose: string;
  readonly none: string;
}

export const waysWords: Readonly<Record<Lang, WaysWords>> = {
  en: {
    title: (count) => `All ${count} ways to play this roll`,
    caption: 'Ways to play the roll',
    play: 'Play',
    sum: 'Sum',
    left: 'Left over',
    rockRose: 'Rock Rose',
    none: 'nothing',
  },
  it: {
    title: (count) => `Tutti i ${count} modi di giocare questo tiro`,
    caption: 'Modi di giocare il tiro',
    play: 'Giochi',
    sum: 'Somma',
    left: 'Restano',
    rockRose: 'Roccia Rosea',
    none: 'nulla',
  },
};
