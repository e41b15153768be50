import {
  glade as question,
  type Discard,
  type GladeSlot,
  type GladeType,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

const TYPES = {
  relic: {
    one: { en: 'Relic', it: 'Reliquia' },
    many: { en: 'Relics', it: 'Reliquie' },
    the: { en: 'the Relic', it: 'la Reliquia' },
    this: { en: 'this Relic', it: 'questa Reliquia' },
    a: { en: 'a Relic', it: 'una Reliquia' },
    another: { en: 'another', it: 'un’altra Reliquia' },
    no: { en: 'no Relic', it: 'nessuna Reliquia' },
    noOther: { en: 'no other Relic', it: 'nessun’altra Reliquia' },
    oneOf: { en: 'one', it: 'una' },
    new: { en: 'its twin', it: 'quella nuova' },
  },
  elder: {
    one: { en: 'Elder', it: 'Anziano' },
    many: { en: 'Elders', it: 'Anziani' },
    the: { en: 'the Elder', it: 'l’Anziano' },
    this: { en: 'this Elder', it: 'questo Anziano' },
    a: { en: 'an Elder', it: 'un Anziano' },
    another: { en: 'another', it: 'un altro Anziano' },
    no: { en: 'no Elder', it: 'nessun Anziano' },
    noOther: { en: 'no other Elder', it: 'nessun altro Anziano' },
    oneOf: { en: 'one', it: 'uno' },
    new: { en: 'its twin', it: 'quello nuovo' },
  },
  dwelling: {
    one: { en: 'Dwelling', it: 'Dimora' },
    many: { en: 'Dwellings', it: 'Dimore' },
    the: { en: 'the Dwelling', it: 'la Dimora' },
    this: { en: 'this Dwelling', it: 'questa Dimora' },
    a: { en: 'a Dwelling', it: 'una Dimora' },
    another: { en: 'another', it: 'un’altra Dimora' },
    no: { en: 'no Dwelling', it: 'nessuna Dimora' },
    noOther: { en: 'no other Dwelling', it: 'nessun’altra Dimora' },
    oneOf: { en: 'one', it: 'una' },
    new: { en: 'its twin', it: 'quella nuova' },
  },
} as const satisfies Readonly<Record<GladeType, object>>;

type Form = keyof (typeof TYPES)[GladeType];

const inForm =
  (form: Form) =>
  (type: GladeType, lang: Lang): string =>
    TYPES[type][form][lang];

const cards = (count: number, type: GladeType, lang: Lang): string =>
  counted(TYPES[type].one[lang], TYPES[type].many[lang])(count);

const discarded = (discard: Discard, type: GladeType) =>
  discard === 'twin'
    ? {
        en: `${TYPES[type].the.en} with the same effect`,
        it: `${TYPES[type].the.it} con lo stesso effetto`,
      }
    : TYPES[type].a;

const either = (values: readonly number[], lang: Lang): string =>
  listed(lang, values.map(String), 'or');

const SLOT_TAKEN = {
  en: 'Slot {slot} already has a die.',
  it: 'Lo spazio {slot} ha già un dado.',
} as const;

const SLOT_MISSES = {
  en: 'Slot {slot} takes {values}, not your {die}.',
  it: 'Lo spazio {slot} accetta {values}, non il tuo {die}.',
} as const;

export const glade = calculator(question, {
  name: 'glade',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Visiting the Glade', it: 'Visita alla Radura' },
  lead: {
    en: 'Whether you may take the card you want from the Guardians’ Glade, and with which slot for your die.',
    it: 'Se puoi prendere la carta che vuoi dalla Radura dei Guardiani, e con quale spazio per il tuo dado.',
  },
  fields: {
    die: { en: 'Your die', it: 'Il tuo dado' },
    slot1: { en: 'Slot 1 shows', it: 'Spazio 1: valore' },
    slot2: { en: 'Slot 2 shows', it: 'Spazio 2: valore' },
    slot3: { en: 'Slot 3 shows', it: 'Spazio 3: valore' },
    taken: { en: 'Slots with a die', it: 'Spazi con un dado' },
    type: { en: 'Card you want', it: 'Carta che vuoi' },
    relics: { en: 'Relics you have', it: 'Reliquie che hai' },
    elders: { en: 'Elders you have', it: 'Anziani che hai' },
    dwellings: { en: 'Dwellings you have', it: 'Dimore che hai' },
    sameEffect: {
      en: 'Do you have a card with the same effect?',
      it: 'Hai già una carta con lo stesso effetto?',
    },
    discard: { en: 'Card you discard first', it: 'Carta che scarti prima' },
    discarding: { en: 'Discarding below the limit', it: 'Scartare prima del limite' },
  },
  options: {
    taken: {
      1: { en: 'Slot 1', it: 'Spazio 1' },
      2: { en: 'Slot 2', it: 'Spazio 2' },
      3: { en: 'Slot 3', it: 'Spazio 3' },
    },
    type: { relic: TYPES.relic.one, elder: TYPES.elder.one, dwelling: TYPES.dwelling.one },
    sameEffect: yesNo,
    discard: {
      none: { en: 'None', it: 'Nessuna' },
      other: { en: 'One of that type', it: 'Una di quel tipo' },
      twin: { en: 'The one with the same effect', it: 'Quella con lo stesso effetto' },
    },
    discarding: {
      'only-when-full': { en: 'Only at the limit', it: 'Solo al limite' },
      'any-time': { en: 'At any time', it: 'Quando vuoi' },
    },
  },
  ways: {
    values: either,
    the: inForm('the'),
    this: inForm('this'),
    many: inForm('many'),
    new: inForm('new'),
    The: (type: GladeType, lang) => capital(TYPES[type].the[lang]),
  },
  headline: ({ type, after, limit, mayTake }) => {
    const { en, it } = TYPES[type].the;
    return mayTake === 'yes'
      ? {
          en: `You may take ${en}: you will have ${after} of ${limit}.`,
          it: `Puoi prendere ${it}: ne avrai ${after} su ${limit}.`,
        }
      : {
          en: `You may take ${en} if a slot takes your die: read the slots’ values off the board.`,
          it: `Puoi prendere ${it} se uno spazio accetta il tuo dado: leggi i valori sulla plancia.`,
        };
  },
  lines: {
    'three-slots': {
      en: 'All {slots} die slots are open, whatever the number of players.',
      it: 'I {slots} spazi dado sono tutti aperti, in pochi o in tanti che siate.',
    },
    'slot-taken': SLOT_TAKEN,
    'slot-fits': {
      en: 'Slot {slot} takes {values}: your {die} may go there.',
      it: 'Lo spazio {slot} accetta {values}: il tuo {die} ci può andare.',
    },
    'slot-misses': SLOT_MISSES,
    'slot-unknown': {
      en: 'Slot {slot} takes your {die} if it shows that value: read it off the board.',
      it: 'Lo spazio {slot} accetta il tuo {die} se mostra quel valore: leggilo sulla plancia.',
    },
    discard: ({ type, discard, limit, before, after }) => ({
      en: `You have ${limit}, the limit, and first discard ${discarded(discard, type).en}.`,
      it: `Ne hai ${limit}, il limite, e prima scarti ${discarded(discard, type).it}.`,
      amount: `${before} → ${after}`,
    }),
    'early-discard': ({ type, discard, before, after }) => ({
      en: `You first discard ${discarded(discard, type).en}, which the reading in force allows below the limit.`,
      it: `Prima scarti ${discarded(discard, type).it}: l’interpretazione in vigore lo permette anche sotto il limite.`,
      amount: `${before} → ${after}`,
    }),
    'twin-gone': {
      en: '{type:The} with the same effect is gone, so you may take {type:new}.',
      it: '{type:The} con lo stesso effetto non c’è più, quindi puoi prendere {type:new}.',
    },
    'no-twin': {
      en: 'No card you have has the same effect.',
      it: 'Nessuna delle tue carte ha lo stesso effetto.',
    },
    count: {
      en: '{type:many}: up to {limit} of each type.',
      it: '{type:many}: al massimo {limit} carte per tipo.',
      amount: '{before} → {after}',
    },
  },
  violations: {
    'slot-taken': SLOT_TAKEN,
    'slot-misses': SLOT_MISSES,
    'must-discard': ({ type, count }) => ({
      en: `You have ${cards(count, type, 'en')}, the limit: discard one before you take another.`,
      it: `Hai ${cards(count, type, 'it')}, il limite: scartane ${TYPES[type].oneOf.it} prima di prendere ${TYPES[type].another.it}.`,
    }),
    'nothing-to-discard': ({ type, discard, count }) => {
      const { no, noOther } = TYPES[type];
      const none = count === 0 ? no : noOther;
      return discard === 'twin'
        ? {
            en: `You have ${no.en} with the same effect to discard.`,
            it: `Non hai ${no.it} con lo stesso effetto da scartare.`,
          }
        : { en: `You have ${none.en} to discard.`, it: `Non hai ${none.it} da scartare.` };
    },
    'too-early-to-discard': ({ type, count, limit }) => ({
      en: `You have ${cards(count, type, 'en')}; in the reading in force you discard only at ${limit}.`,
      it: `Hai ${cards(count, type, 'it')}; secondo l’interpretazione in vigore scarti solo quando ne hai ${limit}.`,
    }),
    'no-such-twin': ({ type }) => ({
      en: `You enter ${TYPES[type].no.en}, so none of yours has the same effect: correct the number or the answer.`,
      it: `Indichi che non hai ${TYPES[type].no.it}: nessuna delle tue carte può avere lo stesso effetto. Correggi il numero o la risposta.`,
    }),
    'same-effect': ({ type, count, limit }) => {
      const { en, it } = TYPES[type].this;
      return count === limit
        ? {
            en: `You have a card with the same effect: discard that very one first, or you may not take ${en}.`,
            it: `Hai già una carta con lo stesso effetto: scarta prima proprio quella, o non puoi prendere ${it}.`,
          }
        : {
            en: `You have a card with the same effect, so you may not take ${en}.`,
            it: `Hai già una carta con lo stesso effetto, quindi non puoi prendere ${it}.`,
          };
    },
  },
  sentence: ({ type, before, after, limit, mayTake }, { die, discard }) => {
    const dropped = discard.trim() as Discard;
    const isEarly = dropped !== 'none' && before < limit;
    const first = discarded(dropped, type);
    const visit = die.trim();
    return {
      en: `Guardians’ Glade: having ${cards(before, type, 'en')}, I take ${TYPES[type].a.en}${visit && ` with a die of ${visit}`}${dropped === 'none' ? '' : `, discarding ${first.en} first`}: ${mayTake === 'yes' ? 'allowed' : 'allowed if a slot takes the die'}${isEarly ? ', under the reading “At any time”' : ''}, then ${after} of ${limit}.`,
      it: `Radura dei Guardiani: ho ${cards(before, type, 'it')} e prendo ${TYPES[type].a.it}${visit && ` con un dado da ${visit}`}${dropped === 'none' ? '' : `, scartando prima ${first.it}`}: ${mayTake === 'yes' ? 'si può' : 'si può se uno spazio accetta il dado'}${isEarly ? ' con l’interpretazione «Quando vuoi»' : ''}, poi ${after} su ${limit}.`,
    };
  },
});

const STATES = {
  taken: { en: 'taken', it: 'occupato' },
  yes: { en: 'fits', it: 'va bene' },
  no: { en: 'other value', it: 'altro valore' },
  unknown: { en: 'value to read', it: 'valore da leggere' },
} as const;

export const labels = {
  card: { en: 'The card', it: 'La carta' },
  die: { en: 'The die', it: 'Il dado' },
  optional: {
    en: 'Optional: leave it blank to ask about the card alone.',
    it: 'Facoltativo: lascialo vuoto per chiedere solo della carta.',
  },
  board: { en: 'Slots on the board', it: 'Spazi sulla plancia' },
  notation: {
    en: 'Write the value each slot shows, or several: 1,2.',
    it: 'Scrivi il valore che mostra ogni spazio, o più d’uno: 1,2.',
  },
  slot: ({ slot, taken, fits }: GladeSlot) => {
    const { en, it } = STATES[taken ? 'taken' : fits];
    return { en: `Slot ${slot}: ${en}`, it: `Spazio ${slot}: ${it}` };
  },
};
