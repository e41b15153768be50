import type {
  IncomeLine,
  IncomeValue,
  IncomeViolation,
  RawIncome,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawIncome, IncomeValue, IncomeLine, IncomeViolation>;

const dice = (values: readonly number[], none: string): string =>
  values.length === 0 ? none : values.join(' + ');

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
          `You play ${dice(line.played, 'no dice')}, within Reputation ${line.reputation}; ${line.spare} to spare.`,
          String(line.playedSum),
        ];
      case 'unplayable':
        return [
          `${dice(line.dice, '')}: too high for the ${line.spare} Reputation to spare, and still counted as unplayed.`,
        ];
      case 'unplayed':
        return [
          `${dice(line.left, 'No die')} unplayed: ${line.leftSum} in all, 1 Rock Rose for each full ${line.per}.`,
          `+${line.rockRose}`,
        ];
      case 'rounded-down':
        return [
          `${line.leftSum} ÷ ${line.per} is rounded down, once, on the total; ${line.rest} earns nothing.`,
        ];
      case 'dwellings':
        return [
          `${counted('active Dwelling', 'active Dwellings')(line.dwellings)} at ${line.each} each: Rock Rose from ${line.before} to ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'elders':
        return [
          `${counted('active Elder', 'active Elders')(line.elders)} at ${line.each} Coins each.`,
          `+${line.coins} Coins`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-rolled':
        return `You cannot play ${dice(violation.dice, '')}: it is not in your roll of ${dice(violation.rolled, '')}.`;
      case 'over-reputation':
        return `${dice(violation.played, '')} = ${violation.playedSum}, which is ${violation.over} over your Reputation of ${violation.reputation}.`;
    }
  },
  sentence: (draft, { played, left, leftSum, rockRose, coins }) =>
    `Roll ${draft.dice} at Reputation ${draft.reputation}, playing ${dice(played, 'nothing')}: ${dice(left, 'nothing')} = ${leftSum} unplayed, ${rockRose} Rock Rose and ${counted('Coin', 'Coins')(coins)}.`,
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
          `Giochi ${dice(line.played, 'nessun dado')}, entro la Reputazione ${line.reputation}; ne avanza ${line.spare}.`,
          String(line.playedSum),
        ];
      case 'unplayable':
        return [
          `${dice(line.dice, '')}: troppo alti per la Reputazione che avanza (${line.spare}), ma contano come non giocati.`,
        ];
      case 'unplayed':
        return [
          `${dice(line.left, 'Nessun dado')} non giocati: in tutto ${line.leftSum}, 1 Roccia Rosea ogni ${line.per} interi.`,
          `+${line.rockRose}`,
        ];
      case 'rounded-down':
        return [
          `${line.leftSum} ÷ ${line.per} si arrotonda per difetto una volta sola, sul totale; ${line.rest} non rende nulla.`,
        ];
      case 'dwellings':
        return [
          `${counted('Dimora attiva', 'Dimore attive')(line.dwellings)}, ${line.each} ciascuna: Rocce Rosee da ${line.before} a ${line.after}.`,
          `+${line.after - line.before}`,
        ];
      case 'elders':
        return [
          `${counted('Anziano attivo', 'Anziani attivi')(line.elders)}, ${line.each} Monete ciascuno.`,
          `+${line.coins} Monete`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-rolled':
        return `Non puoi giocare ${dice(violation.dice, '')}: non è nel tuo tiro (${dice(violation.rolled, '')}).`;
      case 'over-reputation':
        return `${dice(violation.played, '')} = ${violation.playedSum}: ${violation.over} oltre la tua Reputazione di ${violation.reputation}.`;
    }
  },
  sentence: (draft, { played, left, leftSum, rockRose, coins }) =>
    `Tiro ${draft.dice} con Reputazione ${draft.reputation}, gioco ${dice(played, 'nulla')}: non giocati ${dice(left, 'nessuno')} = ${leftSum}, ${counted('Roccia Rosea', 'Rocce Rosee')(rockRose)} e ${counted('Moneta', 'Monete')(coins)}.`,
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
