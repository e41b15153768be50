import {
  glade as question,
  type Discard,
  type GladeSlot,
  type GladeType,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { gladeNames } from '../shared/names.ts';

const TYPES = {
  relic: {
    ...gladeNames.relic,
    the: { en: 'the Relic', it: 'la Reliquia' },
    this: { en: 'this Relic', it: 'questa Reliquia' },
    a: { en: 'a Relic', it: 'una Reliquia' },
    another: { en: 'another', it: 'un’altra Reliquia' },
    no: { en: 'no Relic', it: 'nessuna Reliquia' },
    noOther: { en: 'no other Relic', it: 'nessun’altra Reliquia' },
    oneOf: { en: 'one', it: 'una' },
    theOne: 'quella',
    theNew: 'nuova',
    gone: {
      en: 'With that one gone, you may take its twin.',
      it: 'Tolta quella, puoi prendere quella nuova.',
    },
  },
  elder: {
    ...gladeNames.elder,
    the: { en: 'the Elder', it: 'l’Anziano' },
    this: { en: 'this Elder', it: 'questo Anziano' },
    a: { en: 'an Elder', it: 'un Anziano' },
    another: { en: 'another', it: 'un altro Anziano' },
    no: { en: 'no Elder', it: 'nessun Anziano' },
    noOther: { en: 'no other Elder', it: 'nessun altro Anziano' },
    oneOf: { en: 'one', it: 'uno' },
    theOne: 'quello',
    theNew: 'nuovo',
    gone: {
      en: 'With that one gone, you may take its twin.',
      it: 'Tolto quello, puoi prendere quello nuovo.',
    },
  },
  dwelling: {
    ...gladeNames.dwelling,
    the: { en: 'the Dwelling', it: 'la Dimora' },
    this: { en: 'this Dwelling', it: 'questa Dimora' },
    a: { en: 'a Dwelling', it: 'una Dimora' },
    another: { en: 'another', it: 'un’altra Dimora' },
    no: { en: 'no Dwelling', it: 'nessuna Dimora' },
    noOther: { en: 'no other Dwelling', it: 'nessun’altra Dimora' },
    oneOf: { en: 'one', it: 'una' },
    theOne: 'quella',
    theNew: 'nuova',
    gone: {
      en: 'With that one gone, you may take its twin.',
      it: 'Tolta quella, puoi prendere quella nuova.',
    },
  },
} as const satisfies Readonly<Record<GladeType, object>>;

const cards = (count: number, type: GladeType, lang: Lang): string =>
  counted(TYPES[type].one[lang], TYPES[type].many[lang])(count);

const discarded = (discard: Discard, type: GladeType) =>
  discard === 'twin'
    ? {
        en: `${TYPES[type].the.en} with the same effect`,
        it: `${TYPES[type].the.it} con lo stesso effetto`,
      }
    : TYPES[type].a;

/** What is discarded, and what may be taken then. */
const taken = (discard: Discard, type: GladeType) => {
  const { a, oneOf, theOne, theNew } = TYPES[type];
  switch (discard) {
    case 'none':
      return {
        en: ` and may take ${a.en} with a new effect`,
        it: ` e posso prenderne ${oneOf.it} con un effetto nuovo`,
      };
    case 'other':
      return {
        en: `, discard one and may take ${a.en} with a new effect`,
        it: `, ne scarto ${oneOf.it} e posso prenderne ${oneOf.it} con un effetto nuovo`,
      };
    case 'twin':
      return {
        en: ', discard the one with the same effect and may take its twin',
        it: `, scarto ${theOne} con lo stesso effetto e posso prendere ${theOne} ${theNew}`,
      };
  }
};

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
    discarding: { en: 'Discarding below the limit', it: 'Scartare sotto il limite' },
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
  ways: { values: either },
  headline: ({ type, after, limit, mayTake }) => {
    const { en, it } = TYPES[type].the;
    return mayTake === 'yes'
      ? {
          en: `You may take ${en}: that makes ${after} of at most ${limit}.`,
          it: `Puoi prendere ${it}: ne avrai ${after} su un massimo di ${limit}.`,
        }
      : {
          en: `You may take ${en} if one of the free slots takes your die: that makes ${after} of at most ${limit}.`,
          it: `Puoi prendere ${it} se uno degli spazi liberi accetta il tuo dado: ne avrai ${after} su un massimo di ${limit}.`,
        };
  },
  lines: {
    'three-slots': {
      en: 'All {slots} die slots are in play, whatever the number of players.',
      it: 'I {slots} spazi dado sono tutti in gioco, con qualsiasi numero di giocatori.',
      aside: true,
    },
    'slot-taken': SLOT_TAKEN,
    'slot-fits': {
      en: 'Your {die} may go on slot {slot}, which takes {values}.',
      it: 'Il tuo {die} può andare sullo spazio {slot}, che accetta {values}.',
    },
    'slot-misses': SLOT_MISSES,
    'slot-unknown': ({ slots, die }) =>
      slots.length === 1
        ? {
            en: `Slot ${slots.join()} takes your ${die} if it shows a ${die}: read its value off the board.`,
            it: `Lo spazio ${slots.join()} accetta il tuo ${die} se mostra un ${die}: leggi il valore sulla plancia.`,
          }
        : {
            en: `Slots ${listed('en', slots.map(String))} take your ${die} if they show a ${die}: read their values off the board.`,
            it: `Gli spazi ${listed('it', slots.map(String))} accettano il tuo ${die} se mostrano un ${die}: leggi i valori sulla plancia.`,
          },
    discard: ({ type, discard, before }) => ({
      en: `You have ${cards(before, type, 'en')}, the limit, so you first discard ${discarded(discard, type).en}.`,
      it: `Hai ${cards(before, type, 'it')}, il limite: prima scarti ${discarded(discard, type).it}.`,
    }),
    'early-discard': ({ type, discard }) => ({
      en: `You first discard ${discarded(discard, type).en}: in the reading you chose, you may do so below the limit.`,
      it: `Prima scarti ${discarded(discard, type).it}: con l’interpretazione scelta puoi farlo anche sotto il limite.`,
    }),
    'twin-gone': ({ type }) => TYPES[type].gone,
    'no-twin': {
      en: 'None of your cards has the same effect.',
      it: 'Nessuna delle tue carte ha lo stesso effetto.',
    },
    count: ({ type, discard, before, limit }) => ({
      en: `You ${discard === 'none' ? '' : 'then '}have ${before === 0 ? TYPES[type].no.en : cards(before, type, 'en')} and may have up to ${limit}; other types do not count.`,
      it: `${before === 0 ? `Non ${discard === 'none' ? 'hai' : 'ti resta'} ${TYPES[type].no.it}` : `${discard === 'none' ? 'Hai' : before === 1 ? 'Ti resta' : 'Ti restano'} ${cards(before, type, 'it')}`} e puoi averne fino a ${limit}; gli altri tipi non contano.`,
    }),
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
      en: `You have ${cards(count, type, 'en')}; in the reading you chose, you may discard only when you have ${limit}.`,
      it: `Hai ${cards(count, type, 'it')}; con l’interpretazione scelta puoi scartare solo quando ne hai ${limit}.`,
    }),
    'no-such-twin': ({ type }) => ({
      en: `You entered ${TYPES[type].no.en}, so no card of yours can have the same effect: correct the number or the answer.`,
      it: `Hai indicato che non hai ${TYPES[type].no.it}, quindi nessuna tua carta può avere lo stesso effetto: correggi il numero o la risposta.`,
    }),
    'same-effect': ({ type, count, limit }) => {
      const { en, it } = TYPES[type].this;
      return count === limit
        ? {
            en: `You have a card with the same effect: you may take ${en} only if you discard that card first.`,
            it: `Hai già una carta con lo stesso effetto: puoi prendere ${it} solo se prima scarti quella.`,
          }
        : {
            en: `You have a card with the same effect, so you may not take ${en}.`,
            it: `Hai già una carta con lo stesso effetto, quindi non puoi prendere ${it}.`,
          };
    },
  },
  sentence: ({ type, before, after, limit, mayTake }, { die, discard }) => {
    const dropped = discard.trim() as Discard;
    const { en, it } = taken(dropped, type);
    const visit = die.trim();
    const isOpen = mayTake !== 'yes';
    const isEarly = dropped !== 'none' && before < limit;
    return {
      en: `Guardians’ Glade${visit && ` with a die of ${visit}`}: I have ${before === 0 ? TYPES[type].no.en : cards(before, type, 'en')}${en}${isOpen ? ' if a free slot takes the die' : ''}${isEarly ? ', under the reading that one may discard at any time' : ''}: that makes ${after} of at most ${limit}.`,
      it: `Radura dei Guardiani${visit && ` con un dado da ${visit}`}: ${before === 0 ? `non ho ${TYPES[type].no.it}` : `ho ${cards(before, type, 'it')}`}${it}${isOpen ? ' se uno spazio libero accetta il dado' : ''}${isEarly ? ', con l’interpretazione che si può scartare quando si vuole' : ''}: ne avrò ${after} su un massimo di ${limit}.`,
    };
  },
});

const STATES = {
  taken: { en: 'taken', it: 'occupato' },
  yes: { en: 'fits', it: 'va bene' },
  no: { en: 'other value', it: 'altro valore' },
  unknown: { en: 'value not entered', it: 'valore non indicato' },
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
