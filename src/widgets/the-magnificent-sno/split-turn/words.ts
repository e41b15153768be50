import type {
  Action,
  RawSplitTurn,
  SplitTurnLine,
  SplitTurnValue,
  SplitTurnViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { actionLabels, actionNames, counts } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawSplitTurn, SplitTurnValue, SplitTurnLine, SplitTurnViolation>;

const left = (power: number): string => (power === 0 ? 'nothing is left' : `${power} left`);

const resta = (power: number): string => {
  if (power === 0) return 'non resta nulla';
  return power === 1 ? 'ne resta 1' : `ne restano ${power}`;
};

/** Actions as things, for sentences about their power. */
const azioni: Readonly<Record<Action, string>> = {
  travel: 'il viaggio',
  build: 'la costruzione',
  perform: 'l’esibizione',
};

const actions: Readonly<Record<Action, string>> = {
  travel: 'travelling',
  build: 'building',
  perform: 'performing',
};

const EN: Words = {
  title: 'Split turn',
  lead: 'Whether the power of a turn is enough for two different actions, one after the other.',
  fields: {
    total: 'Power of the turn',
    first: 'First action',
    firstPower: 'Power for the first',
    second: 'Second action',
    secondPower: 'Power for the second',
    gained: 'Gems gained on the way',
  },
  hints: {
    total: 'All of it, before the first action.',
    gained: 'During the first action.',
  },
  options: { first: actionLabels.en, second: actionLabels.en },
  headline: (value) =>
    `Power ${value.total} is enough: ${actionNames.en[value.first.action]} with ${value.first.power}, then ${actionNames.en[value.second.action]} with ${value.second.power}; ${left(value.left)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'first':
        return [
          `First you ${actionNames.en[line.action]} with power ${line.power}.`,
          `${line.total} − ${line.power} = ${line.left}`,
        ];
      case 'second':
        return [
          `Then you ${actionNames.en[line.action]} with power ${line.power}.`,
          `${line.available} − ${line.power} = ${line.left}`,
        ];
      case 'either-order':
        return [
          `The other order is allowed too: first ${actionNames.en[line.first]}, then ${actionNames.en[line.second]}.`,
        ];
      case 'gems-not-counted':
        return [
          `${counts.en.gems(line.gems)} gained on the way ${line.gems === 1 ? 'adds' : 'add'} nothing this turn: the total was fixed before.`,
          '+0',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-action':
        return `Both are ${actions[violation.action]}: the two actions must differ.`;
      case 'first-too-strong':
        return `${capital(actions[violation.action])} asks for power ${violation.power} and the turn has ${violation.total}: ${violation.missing} too few.`;
      case 'second-too-strong':
        return `${capital(actions[violation.action])} asks for power ${violation.power} and the first action leaves ${violation.available}: ${violation.missing} too few.`;
      case 'gems-do-not-help':
        return `${counts.en.gems(violation.gems)} gained on the way would be worth ${violation.power} power, but the total was fixed before the first action.`;
    }
  },
  sentence: (_, value) =>
    `I split power ${value.total}: ${actionNames.en[value.first.action]} with ${value.first.power}, then ${actionNames.en[value.second.action]} with ${value.second.power}; ${left(value.left)}.`,
};

const VERBI: Readonly<Record<Action, string>> = {
  travel: 'viaggi',
  build: 'costruisci',
  perform: 'ti esibisci',
};

const IO: Readonly<Record<Action, string>> = {
  travel: 'viaggio',
  build: 'costruisco',
  perform: 'mi esibisco',
};

const DUE: Readonly<Record<Action, string>> = {
  travel: 'due viaggi',
  build: 'due costruzioni',
  perform: 'due esibizioni',
};

const IT: Words = {
  title: 'Turno diviso',
  lead: 'Se la potenza di un turno basta per due azioni diverse, una dopo l’altra.',
  fields: {
    total: 'Potenza del turno',
    first: 'Prima azione',
    firstPower: 'Potenza per la prima',
    second: 'Seconda azione',
    secondPower: 'Potenza per la seconda',
    gained: 'Gemme raccolte nel frattempo',
  },
  hints: {
    total: 'Tutta, prima della prima azione.',
    gained: 'Durante la prima azione.',
  },
  options: { first: actionLabels.it, second: actionLabels.it },
  headline: (value) =>
    `Potenza ${value.total}: basta. ${capital(VERBI[value.first.action])} con ${value.first.power}, poi ${VERBI[value.second.action]} con ${value.second.power}; ${resta(value.left)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'first':
        return [
          `Prima ${VERBI[line.action]} con potenza ${line.power}.`,
          `${line.total} − ${line.power} = ${line.left}`,
        ];
      case 'second':
        return [
          `Poi ${VERBI[line.action]} con potenza ${line.power}.`,
          `${line.available} − ${line.power} = ${line.left}`,
        ];
      case 'either-order':
        return [
          `Va bene anche l’altro ordine: prima ${actionNames.it[line.first]}, poi ${actionNames.it[line.second]}.`,
        ];
      case 'gems-not-counted':
        return [
          `${line.gems === 1 ? '1 gemma raccolta' : `${counts.it.gems(line.gems)} raccolte`} nel frattempo in questo turno non ${line.gems === 1 ? 'aggiunge' : 'aggiungono'} nulla: il totale era già fissato.`,
          '+0',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-action':
        return `Sono ${DUE[violation.action]}: le due azioni devono essere diverse.`;
      case 'first-too-strong':
        return `Per ${azioni[violation.action]} serve potenza ${violation.power} e il turno ha ${violation.total}: ${manca(violation.missing)}.`;
      case 'second-too-strong':
        return `Per ${azioni[violation.action]} serve potenza ${violation.power} e la prima azione lascia ${violation.available}: ${manca(violation.missing)}.`;
      case 'gems-do-not-help':
        return `${violation.gems === 1 ? '1 gemma raccolta' : `${counts.it.gems(violation.gems)} raccolte`} nel frattempo ${violation.gems === 1 ? 'varrebbe' : 'varrebbero'} ${violation.power} di potenza, ma il totale era fissato prima della prima azione.`;
    }
  },
  sentence: (_, value) =>
    `Divido potenza ${value.total}: ${IO[value.first.action]} con ${value.first.power}, poi ${IO[value.second.action]} con ${value.second.power}; ${resta(value.left)}.`,
};

const manca = (power: number): string => (power === 1 ? 'manca 1' : `mancano ${power}`);

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface BarWords {
  readonly bar: string;
  readonly left: string;
}

/** Words for the bar of the turn's power. */
export const barWords: Readonly<Record<Lang, BarWords>> = {
  en: { bar: 'How the power is split', left: 'Left' },
  it: { bar: 'Come si divide la potenza', left: 'Resto' },
};
