import {
  CLEAR_DIE_BONUS,
  NO_GEMS,
  POWER_PER_LOCKED_TRAINER,
  type Color,
  type Gems,
  type Power,
  type PowerLine,
} from '#engine/the-magnificent-sno/index.ts';
import type { Said } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { aggettivo, colore, counts, gemsSaid, hueLabels, hueNames } from './names.ts';

const discarded = ({
  color,
  ofColor,
  clear,
}: {
  readonly color: Color;
  readonly ofColor: number;
  readonly clear: number;
}): Gems => ({ ...NO_GEMS, [color]: ofColor, clear });

/** Why a turn has the power it has. */
export const powerLine: Readonly<Record<Lang, (line: PowerLine) => Said>> = {
  en: (line) => {
    switch (line.code) {
      case 'die':
        return [`The ${hueNames.en[line.color]} die you take.`, `${line.value}`];
      case 'clear-die':
        return [
          `The clear die you take: this turn it is ${hueNames.en[line.color]}.`,
          `${line.value}`,
        ];
      case 'earlier':
        return [
          `Earlier ${hueNames.en[line.color]} ${line.dice.length === 1 ? 'die' : 'dice'} on your cards: ${listed('en', line.dice.map(String))}.`,
          `+${line.sum}`,
        ];
      case 'earlier-clear':
        return [
          line.dice.length === 1
            ? `The earlier clear die (${line.sum}) adds nothing, whatever colour it stood for.`
            : `Earlier clear dice (${listed('en', line.dice.map(String))}) add nothing, whatever colour they stood for.`,
          '+0',
        ];
      case 'gems':
        return [
          `You discard ${gemsSaid('en', discarded(line))}: ${line.each} power each.`,
          `+${line.power}`,
        ];
      case 'gems-with-clear-die':
        return [
          `You discard ${gemsSaid('en', discarded(line))}: ${line.each} power each, and right for a clear die used as ${hueNames.en[line.color]}.`,
          `+${line.power}`,
        ];
      case 'permanent':
        return [
          `${counts.en.trainers(line.trainers)} locked on ${hueNames.en[line.color]}${eachDie(line.dice)}.`,
          `+${line.power}`,
        ];
      case 'permanent-clear':
        return [
          `${counts.en.trainers(line.trainers)} locked on ${hueNames.en[line.color]}, good for a clear die used as ${hueNames.en[line.color]} too${eachDie(line.dice)}.`,
          `+${line.power}`,
        ];
      case 'per-die-reading':
        return [
          line.reading === 'power'
            ? `The reading in force counts the permanent +1 once a turn. Counted for each die it would be +${line.otherwise}.`
            : `The reading in force counts the permanent +1 for each die. Counted once a turn it would be +${line.otherwise}.`,
        ];
      case 'bonus':
        return ['Your master card’s bonus for a clear die.', `+${line.power}`];
      case 'bonus-idle':
        return [
          `The bonus of +${CLEAR_DIE_BONUS} is for a clear die, not for a ${hueNames.en[line.color]} one.`,
          '+0',
        ];
      case 'other':
        return ['Other power.', `+${line.power}`];
      case 'power':
        return [`Power of the turn, with ${hueNames.en[line.color]}.`, `= ${line.total}`];
    }
  },
  it: (line) => {
    switch (line.code) {
      case 'die':
        return [`Il dado ${hueNames.it[line.color]} che prendi.`, `${line.value}`];
      case 'clear-die':
        return [
          `Il dado trasparente che prendi: in questo turno è ${hueNames.it[line.color]}.`,
          `${line.value}`,
        ];
      case 'earlier':
        return [
          `${line.dice.length === 1 ? 'Dado' : 'Dadi'} ${aggettivo(line.color, line.dice.length)} di prima sulle tue carte: ${listed('it', line.dice.map(String))}.`,
          `+${line.sum}`,
        ];
      case 'earlier-clear':
        return [
          line.dice.length === 1
            ? `Il dado trasparente di prima (${line.sum}) non aggiunge nulla, qualunque colore abbia rappresentato.`
            : `I dadi trasparenti di prima (${listed('it', line.dice.map(String))}) non aggiungono nulla, qualunque colore abbiano rappresentato.`,
          '+0',
        ];
      case 'gems':
        return [
          `Scarti ${gemsSaid('it', discarded(line))}: ${line.each} di potenza ciascuna.`,
          `+${line.power}`,
        ];
      case 'gems-with-clear-die':
        return [
          `Scarti ${gemsSaid('it', discarded(line))}: ${line.each} di potenza ciascuna, e ${line.ofColor + line.clear === 1 ? 'va' : 'vanno'} bene con un dado trasparente usato come ${hueNames.it[line.color]}.`,
          `+${line.power}`,
        ];
      case 'permanent':
        return [
          `${bloccati(line.trainers)} ${colore('sul', line.color)}${perDado(line.dice)}.`,
          `+${line.power}`,
        ];
      case 'permanent-clear':
        return [
          `${bloccati(line.trainers)} ${colore('sul', line.color)}: ${line.trainers === 1 ? 'vale' : 'valgono'} anche per un dado trasparente usato come ${hueNames.it[line.color]}${perDado(line.dice)}.`,
          `+${line.power}`,
        ];
      case 'per-die-reading':
        return [
          line.reading === 'power'
            ? `L’interpretazione in vigore conta il +1 permanente una volta per turno. Contato per ogni dado sarebbe +${line.otherwise}.`
            : `L’interpretazione in vigore conta il +1 permanente per ogni dado. Contato una volta per turno sarebbe +${line.otherwise}.`,
        ];
      case 'bonus':
        return ['Il bonus della tua carta Maestro per un dado trasparente.', `+${line.power}`];
      case 'bonus-idle':
        return [
          `Il bonus di +${CLEAR_DIE_BONUS} è per un dado trasparente, non per uno ${hueNames.it[line.color]}.`,
          '+0',
        ];
      case 'other':
        return ['Altra potenza.', `+${line.power}`];
      case 'power':
        return [`Potenza del turno, con ${colore('il', line.color)}.`, `= ${line.total}`];
    }
  },
};

const eachDie = (dice: number): string =>
  dice === 1 ? '' : `, +${POWER_PER_LOCKED_TRAINER} each on ${counts.en.dice(dice)}`;

const perDado = (dice: number): string =>
  dice === 1 ? '' : `, +${POWER_PER_LOCKED_TRAINER} ciascuno su ${counts.it.dice(dice)}`;

const bloccati = (trainers: number): string =>
  `${counts.it.trainers(trainers)} ${trainers === 1 ? 'bloccato' : 'bloccati'}`;

interface SumWords {
  readonly as: (color: Color) => string;
  readonly earlier: string;
  readonly gems: string;
  readonly permanent: string;
  readonly bonus: string;
  readonly other: string;
  readonly power: string;
}

/** What stands under the parts of the sum. */
export const sumWords: Readonly<Record<Lang, SumWords>> = {
  en: {
    as: (color) => `as ${hueNames.en[color]}`,
    earlier: 'earlier',
    gems: 'gems',
    permanent: 'trainers',
    bonus: 'bonus',
    other: 'other',
    power: 'power',
  },
  it: {
    as: (color) => `come ${hueNames.it[color]}`,
    earlier: 'di prima',
    gems: 'gemme',
    permanent: 'istruttori',
    bonus: 'bonus',
    other: 'altro',
    power: 'potenza',
  },
};

/** The sum as a sentence begins: `Clear 3 as green, earlier 4, gems 2: power 9`. */
export const sumSaid = (lang: Lang, power: Power): string => {
  const words = sumWords[lang];
  const hue = power.clear ? 'clear' : power.color;
  const die = `${hueLabels[lang][hue]} ${power.die}`;
  const parts = (['earlier', 'gems', 'permanent', 'bonus', 'other'] as const)
    .filter((part) => power[part] > 0)
    .map((part) => `${words[part]} ${power[part]}`);
  const all = [power.clear ? `${die} ${words.as(power.color)}` : die, ...parts];
  return `${all.join(', ')}: ${words.power} ${power.total}`;
};
