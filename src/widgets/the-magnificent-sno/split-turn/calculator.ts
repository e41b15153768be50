import { splitTurn as question, type SplitTurnValue } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital } from '#src/calculators/phrases.ts';
import { actionLabels, actionNames } from '../shared/names.ts';

/** What you do: `you travel`. */
const youDo = {
  en: actionNames.en,
  it: { travel: 'viaggi', build: 'costruisci', perform: 'ti esibisci' },
};

const iDo = {
  en: actionNames.en,
  it: { travel: 'viaggio', build: 'costruisco', perform: 'mi esibisco' },
};

/** Actions as things, for sentences about their power. */
const doing = {
  en: { travel: 'Traveling', build: 'Building', perform: 'Performing' },
  it: { travel: 'il viaggio', build: 'la costruzione', perform: 'l’esibizione' },
};

const bothAre = {
  en: { travel: 'Both are traveling', build: 'Both are building', perform: 'Both are performing' },
  it: { travel: 'Sono due viaggi', build: 'Sono due costruzioni', perform: 'Sono due esibizioni' },
};

const rest = (power: number) => {
  if (power === 0) return { en: 'nothing is left', it: 'non resta nulla' };
  return { en: `${power} left`, it: power === 1 ? 'ne resta 1' : `ne restano ${power}` };
};

/** Both actions with their power, and what is left. */
const plan = ({ first, second, left }: SplitTurnValue, verbs: typeof iDo) => ({
  en: `${verbs.en[first.action]} with ${first.power}, then ${verbs.en[second.action]} with ${second.power}; ${rest(left).en}.`,
  it: `${verbs.it[first.action]} con ${first.power}, poi ${verbs.it[second.action]} con ${second.power}; ${rest(left).it}.`,
});

export const splitTurn = calculator(question, {
  name: 'split-turn',
  game: 'the-magnificent-sno',
  title: { en: 'Split turn', it: 'Turno diviso' },
  lead: {
    en: 'Whether the power of a turn is enough for two different actions, one after the other.',
    it: 'Se la potenza di un turno basta per due azioni diverse, una dopo l’altra.',
  },
  fields: {
    total: { en: 'Power of the turn', it: 'Potenza del turno' },
    first: { en: 'First action', it: 'Prima azione' },
    firstPower: { en: 'Power for the first', it: 'Potenza per la prima' },
    second: { en: 'Second action', it: 'Seconda azione' },
    secondPower: { en: 'Power for the second', it: 'Potenza per la seconda' },
    gained: { en: 'Gems gained on the way', it: 'Gemme raccolte nel frattempo' },
  },
  hints: {
    total: {
      en: 'All of it, before the first action.',
      it: 'Tutta, prima della prima azione.',
    },
    gained: { en: 'During the first action.', it: 'Durante la prima azione.' },
  },
  options: { first: actionLabels, second: actionLabels },
  ways: { youDo, doing, bothAre, name: actionNames },
  headline: (value) => ({
    en: `Power ${value.total} is enough: ${plan(value, youDo).en}`,
    it: `Potenza ${value.total}: basta. ${capital(plan(value, youDo).it)}`,
  }),
  lines: {
    first: {
      en: 'First you {action:youDo} with power {power}.',
      it: 'Prima {action:youDo} con potenza {power}.',
      amount: '{total} − {power} = {left}',
    },
    second: {
      en: 'Then you {action:youDo} with power {power}.',
      it: 'Poi {action:youDo} con potenza {power}.',
      amount: '{available} − {power} = {left}',
    },
    'either-order': {
      en: 'The other order is allowed too: first {first:name}, then {second:name}.',
      it: 'Va bene anche l’altro ordine: prima {first:name}, poi {second:name}.',
    },
    'gems-not-counted': {
      en: '{gems gem|gems} gained on the way {gems?adds|add} nothing this turn: the total was fixed before.',
      it: '{gems gemma raccolta|gemme raccolte} nel frattempo in questo turno non {gems?aggiunge|aggiungono} nulla: il totale era già fissato.',
      amount: '+0',
    },
  },
  violations: {
    'same-action': {
      en: '{action:bothAre}: the two actions must differ.',
      it: '{action:bothAre}: le due azioni devono essere diverse.',
    },
    'first-too-strong': {
      en: '{action:doing} asks for power {power} and the turn has {total}: {missing} too few.',
      it: 'Per {action:doing} serve potenza {power} e il turno ha {total}: {missing?manca|mancano} {missing}.',
    },
    'second-too-strong': {
      en: '{action:doing} asks for power {power} and the first action leaves {available}: {missing} too few.',
      it: 'Per {action:doing} serve potenza {power} e la prima azione lascia {available}: {missing?manca|mancano} {missing}.',
    },
    'gems-do-not-help': {
      en: '{gems gem|gems} gained on the way would be worth {power} power, but the total was fixed before the first action.',
      it: '{gems gemma raccolta|gemme raccolte} nel frattempo {gems?varrebbe|varrebbero} {power} di potenza, ma il totale era fissato prima della prima azione.',
    },
  },
  sentence: (value) => ({
    en: `I split power ${value.total}: ${plan(value, iDo).en}`,
    it: `Divido potenza ${value.total}: ${plan(value, iDo).it}`,
  }),
});

/** For the bar of the turn's power. */
export const labels = {
  bar: { en: 'How the power is split', it: 'Come si divide la potenza' },
  left: { en: 'Left', it: 'Resto' },
};
