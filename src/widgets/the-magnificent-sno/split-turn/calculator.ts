import { splitTurn as question, type SplitTurnValue } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';

import { actionLabels, actionNames } from '../shared/names.ts';

/** What you do: `you travel`. */
const youDo = {
  en: actionNames.en,
  it: { travel: 'viaggi', build: 'costruisci', perform: 'ti esibisci' },
};

const iDo = {
  en: { travel: 'I travel', build: 'I build', perform: 'I perform' },
  it: { travel: 'viaggio', build: 'costruisco', perform: 'mi esibisco' },
};

/** Actions as things, for sentences about their power. */
const doing = {
  en: { travel: 'Traveling', build: 'Building', perform: 'Performing' },
  it: { travel: 'il viaggio', build: 'la costruzione', perform: 'l’esibizione' },
};

const twice = {
  en: {
    travel: 'You travel twice',
    build: 'You build twice',
    perform: 'You perform twice',
  },
  it: {
    travel: 'Viaggi due volte',
    build: 'Costruisci due volte',
    perform: 'Ti esibisci due volte',
  },
};

const rest = (power: number) => {
  if (power === 0) return { en: 'nothing is left', it: 'non resta nulla' };
  return {
    en: `${power} ${power === 1 ? 'is' : 'are'} left`,
    it: power === 1 ? 'ne resta 1' : `ne restano ${power}`,
  };
};

const onTheWay = (gems: number) =>
  gems === 1
    ? { en: 'The gem you gain', it: 'La gemma che guadagni' }
    : { en: `The ${gems} gems you gain`, it: `Le ${gems} gemme che guadagni` };

/** Both actions with their power, and what is left. */
const plan = ({ first, second, left }: SplitTurnValue) => ({
  en: `${iDo.en[first.action]} with ${first.power}, then ${iDo.en[second.action]} with ${second.power}, and ${rest(left).en}.`,
  it: `${iDo.it[first.action]} con ${first.power}, poi ${iDo.it[second.action]} con ${second.power}, e ${rest(left).it}.`,
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
    gained: { en: 'Gems you gain on the way', it: 'Gemme che guadagni nel frattempo' },
  },
  hints: {
    total: {
      en: 'The whole of it, before the first action.',
      it: 'Tutta quella che hai prima della prima azione.',
    },
    gained: { en: 'During the first action.', it: 'Durante la prima azione.' },
  },
  options: { first: actionLabels, second: actionLabels },
  ways: { youDo, doing, twice, name: actionNames },
  headline: ({ total, left }) => ({
    en: `Power ${total} is enough for both actions: ${rest(left).en}.`,
    it: `Potenza ${total}: basta per le due azioni, e ${rest(left).it}.`,
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
      aside: true,
    },
    'gems-not-counted': ({ gems }) => ({
      en: `${onTheWay(gems).en} during the first action ${gems === 1 ? 'adds' : 'add'} nothing this turn: the power of the turn is fixed before it.`,
      it: `${onTheWay(gems).it} durante la prima azione non ${gems === 1 ? 'aggiunge' : 'aggiungono'} nulla in questo turno: la potenza del turno è fissata prima.`,
      amount: '+0',
    }),
  },
  violations: {
    'same-action': {
      en: '{action:twice}: the two actions must be different.',
      it: '{action:twice}: le due azioni devono essere diverse.',
    },
    'first-too-strong': {
      en: '{action:doing} needs power {power}, but the turn has only {total}: {missing} too few.',
      it: 'Per {action:doing} serve potenza {power}, ma il turno ha solo {total}: {missing?manca|mancano} {missing}.',
    },
    'second-too-strong': {
      en: '{action:doing} needs power {power}, but the first action leaves only {available}: {missing} too few.',
      it: 'Per {action:doing} serve potenza {power}, ma la prima azione lascia solo {available}: {missing?manca|mancano} {missing}.',
    },
    'gems-do-not-help': ({ gems, power }) => ({
      en: `${onTheWay(gems).en} during the first action would add ${power}, but the power of the turn is fixed before it.`,
      it: `${onTheWay(gems).it} durante la prima azione ${gems === 1 ? 'darebbe' : 'darebbero'} ${power} di potenza, ma la potenza del turno è fissata prima.`,
    }),
  },
  sentence: (value) => ({
    en: `I split a turn with power ${value.total}: ${plan(value).en}`,
    it: `Divido un turno di potenza ${value.total}: ${plan(value).it}`,
  }),
});

/** For the bar of the turn's power. */
export const labels = {
  bar: { en: 'How the power is split', it: 'Come si divide la potenza' },
  left: { en: 'Left', it: 'Resto' },
};
