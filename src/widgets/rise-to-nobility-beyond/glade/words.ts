import type {
  Discard,
  GladeLine,
  GladeSlot,
  GladeType,
  GladeValue,
  GladeViolation,
  RawGlade,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawGlade, GladeValue, GladeLine, GladeViolation>;

const TYPES = {
  relic: { one: 'Relic', many: 'Relics', a: 'a Relic' },
  elder: { one: 'Elder', many: 'Elders', a: 'an Elder' },
  dwelling: { one: 'Dwelling', many: 'Dwellings', a: 'a Dwelling' },
} as const satisfies Readonly<Record<GladeType, object>>;

const TIPI = {
  relic: {
    one: 'Reliquia',
    many: 'Reliquie',
    the: 'la Reliquia',
    this: 'questa Reliquia',
    a: 'una Reliquia',
    another: 'un’altra Reliquia',
    noOther: 'nessun’altra Reliquia',
    none: 'nessuna Reliquia',
    oneOf: 'una',
    gone: 'non c’è più, quindi puoi prendere quella nuova',
  },
  elder: {
    one: 'Anziano',
    many: 'Anziani',
    the: 'l’Anziano',
    this: 'questo Anziano',
    a: 'un Anziano',
    another: 'un altro Anziano',
    noOther: 'nessun altro Anziano',
    none: 'nessun Anziano',
    oneOf: 'uno',
    gone: 'non c’è più, quindi puoi prendere quello nuovo',
  },
  dwelling: {
    one: 'Dimora',
    many: 'Dimore',
    the: 'la Dimora',
    this: 'questa Dimora',
    a: 'una Dimora',
    another: 'un’altra Dimora',
    noOther: 'nessun’altra Dimora',
    none: 'nessuna Dimora',
    oneOf: 'una',
    gone: 'non c’è più, quindi puoi prendere quella nuova',
  },
} as const satisfies Readonly<Record<GladeType, object>>;

const cards = (count: number, type: GladeType): string =>
  counted(TYPES[type].one, TYPES[type].many)(count);
const carte = (count: number, type: GladeType): string =>
  counted(TIPI[type].one, TIPI[type].many)(count);

const discarded = (discard: Discard, type: GladeType): string =>
  discard === 'twin' ? `the ${TYPES[type].one} with the same effect` : TYPES[type].a;
const scartata = (discard: Discard, type: GladeType): string =>
  discard === 'twin' ? `${TIPI[type].the} con lo stesso effetto` : TIPI[type].a;

const EN: Words = {
  title: 'Visiting the Glade',
  lead: 'Whether you may take the card you want from the Guardians’ Glade, and with which slot for your die.',
  fields: {
    die: 'Your die',
    slot1: 'Slot 1 shows',
    slot2: 'Slot 2 shows',
    slot3: 'Slot 3 shows',
    taken: 'Slots with a die',
    type: 'Card you want',
    relics: 'Relics you have',
    elders: 'Elders you have',
    dwellings: 'Dwellings you have',
    sameEffect: 'Do you have a card with the same effect?',
    discard: 'Card you discard first',
    discarding: 'Discarding below the limit',
  },
  options: {
    taken: { 1: 'Slot 1', 2: 'Slot 2', 3: 'Slot 3' },
    type: { relic: 'Relic', elder: 'Elder', dwelling: 'Dwelling' },
    sameEffect: yesNo.en,
    discard: { none: 'None', other: 'One of that type', twin: 'The one with the same effect' },
    discarding: { 'only-when-full': 'Only at the limit', 'any-time': 'At any time' },
  },
  headline: ({ type, after, limit, mayTake }) =>
    mayTake === 'yes'
      ? `You may take the ${TYPES[type].one}: you will have ${after} of ${limit}.`
      : `You may take the ${TYPES[type].one} if a slot takes your die: read the slots’ values off the board.`,
  line: (line): Said => {
    switch (line.code) {
      case 'three-slots':
        return [`All ${line.slots} die slots are open, whatever the number of players.`];
      case 'slot-taken':
        return [`Slot ${line.slot} already has a die.`];
      case 'slot-fits':
        return [
          `Slot ${line.slot} takes ${listed('en', line.values.map(String), 'or')}: your ${line.die} may go there.`,
        ];
      case 'slot-misses':
        return [
          `Slot ${line.slot} takes ${listed('en', line.values.map(String), 'or')}, not your ${line.die}.`,
        ];
      case 'slot-unknown':
        return [
          `Slot ${line.slot} takes your ${line.die} if it shows that value: read it off the board.`,
        ];
      case 'discard':
        return [
          `You have ${line.limit}, the limit, and first discard ${discarded(line.discard, line.type)}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'early-discard':
        return [
          `You first discard ${discarded(line.discard, line.type)}, which the reading in force allows below the limit.`,
          `${line.before} → ${line.after}`,
        ];
      case 'twin-gone':
        return [
          `The ${TYPES[line.type].one} with the same effect is gone, so you may take its twin.`,
        ];
      case 'no-twin':
        return ['No card you have has the same effect.'];
      case 'count':
        return [
          `${TYPES[line.type].many}: up to ${line.limit} of each type.`,
          `${line.before} → ${line.after}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'slot-taken':
        return `Slot ${violation.slot} already has a die.`;
      case 'slot-misses':
        return `Slot ${violation.slot} takes ${listed('en', violation.values.map(String), 'or')}, not your ${violation.die}.`;
      case 'must-discard':
        return `You have ${cards(violation.count, violation.type)}, the limit: discard one before you take another.`;
      case 'nothing-to-discard':
        return violation.discard === 'twin'
          ? `You have no ${TYPES[violation.type].one} with the same effect to discard.`
          : `You have no ${violation.count === 0 ? '' : 'other '}${TYPES[violation.type].one} to discard.`;
      case 'too-early-to-discard':
        return `You have ${cards(violation.count, violation.type)}; in the reading in force you discard only at ${violation.limit}.`;
      case 'same-effect':
        return violation.count === violation.limit
          ? `You have a card with the same effect: discard that very one first, or you may not take this ${TYPES[violation.type].one}.`
          : `You have a card with the same effect, so you may not take this ${TYPES[violation.type].one}.`;
    }
  },
  sentence: ({ die, discard }, { type, before, after, limit, mayTake }) => {
    const reading =
      discard.trim() === 'none' || before === limit ? '' : ', under the reading “At any time”';
    const visit = die.trim() === '' ? '' : ` with a die of ${die.trim()}`;
    const first =
      discard.trim() === 'none'
        ? ''
        : `, discarding ${discarded(discard.trim() as Discard, type)} first`;
    const answer = mayTake === 'yes' ? 'allowed' : 'allowed if a slot takes the die';
    return `Guardians’ Glade: having ${cards(before, type)}, I take ${TYPES[type].a}${visit}${first}: ${answer}${reading}, then ${after} of ${limit}.`;
  },
};

const IT: Words = {
  title: 'Visita alla Radura',
  lead: 'Se puoi prendere la carta che vuoi dalla Radura dei Guardiani, e con quale spazio per il tuo dado.',
  fields: {
    die: 'Il tuo dado',
    slot1: 'Spazio 1: valore',
    slot2: 'Spazio 2: valore',
    slot3: 'Spazio 3: valore',
    taken: 'Spazi con un dado',
    type: 'Carta che vuoi',
    relics: 'Reliquie che hai',
    elders: 'Anziani che hai',
    dwellings: 'Dimore che hai',
    sameEffect: 'Hai già una carta con lo stesso effetto?',
    discard: 'Carta che scarti prima',
    discarding: 'Scartare prima del limite',
  },
  options: {
    taken: { 1: 'Spazio 1', 2: 'Spazio 2', 3: 'Spazio 3' },
    type: { relic: 'Reliquia', elder: 'Anziano', dwelling: 'Dimora' },
    sameEffect: yesNo.it,
    discard: { none: 'Nessuna', other: 'Una di quel tipo', twin: 'Quella con lo stesso effetto' },
    discarding: { 'only-when-full': 'Solo al limite', 'any-time': 'Quando vuoi' },
  },
  headline: ({ type, after, limit, mayTake }) =>
    mayTake === 'yes'
      ? `Puoi prendere ${TIPI[type].the}: ne avrai ${after} su ${limit}.`
      : `Puoi prendere ${TIPI[type].the} se uno spazio accetta il tuo dado: leggi i valori sulla plancia.`,
  line: (line): Said => {
    switch (line.code) {
      case 'three-slots':
        return [`I ${line.slots} spazi dado sono tutti aperti, in pochi o in tanti che siate.`];
      case 'slot-taken':
        return [`Lo spazio ${line.slot} ha già un dado.`];
      case 'slot-fits':
        return [
          `Lo spazio ${line.slot} accetta ${listed('it', line.values.map(String), 'or')}: il tuo ${line.die} ci può andare.`,
        ];
      case 'slot-misses':
        return [
          `Lo spazio ${line.slot} accetta ${listed('it', line.values.map(String), 'or')}, non il tuo ${line.die}.`,
        ];
      case 'slot-unknown':
        return [
          `Lo spazio ${line.slot} accetta il tuo ${line.die} se mostra quel valore: leggilo sulla plancia.`,
        ];
      case 'discard':
        return [
          `Ne hai ${line.limit}, il limite, e prima scarti ${scartata(line.discard, line.type)}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'early-discard':
        return [
          `Prima scarti ${scartata(line.discard, line.type)}: l’interpretazione in vigore lo permette anche sotto il limite.`,
          `${line.before} → ${line.after}`,
        ];
      case 'twin-gone':
        return [`${capital(TIPI[line.type].the)} con lo stesso effetto ${TIPI[line.type].gone}.`];
      case 'no-twin':
        return ['Nessuna delle tue carte ha lo stesso effetto.'];
      case 'count':
        return [
          `${TIPI[line.type].many}: al massimo ${line.limit} carte per tipo.`,
          `${line.before} → ${line.after}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'slot-taken':
        return `Lo spazio ${violation.slot} ha già un dado.`;
      case 'slot-misses':
        return `Lo spazio ${violation.slot} accetta ${listed('it', violation.values.map(String), 'or')}, non il tuo ${violation.die}.`;
      case 'must-discard':
        return `Hai ${carte(violation.count, violation.type)}, il limite: scartane ${TIPI[violation.type].oneOf} prima di prendere ${TIPI[violation.type].another}.`;
      case 'nothing-to-discard':
        return violation.discard === 'twin'
          ? `Non hai ${TIPI[violation.type].none} con lo stesso effetto da scartare.`
          : `Non hai ${violation.count === 0 ? TIPI[violation.type].none : TIPI[violation.type].noOther} da scartare.`;
      case 'too-early-to-discard':
        return `Hai ${carte(violation.count, violation.type)}; secondo l’interpretazione in vigore scarti solo quando ne hai ${violation.limit}.`;
      case 'same-effect':
        return violation.count === violation.limit
          ? `Hai già una carta con lo stesso effetto: scarta prima proprio quella, o non puoi prendere ${TIPI[violation.type].this}.`
          : `Hai già una carta con lo stesso effetto, quindi non puoi prendere ${TIPI[violation.type].this}.`;
    }
  },
  sentence: ({ die, discard }, { type, before, after, limit, mayTake }) => {
    const reading =
      discard.trim() === 'none' || before === limit ? '' : ' con l’interpretazione «Quando vuoi»';
    const visit = die.trim() === '' ? '' : ` con un dado da ${die.trim()}`;
    const first =
      discard.trim() === 'none'
        ? ''
        : `, scartando prima ${scartata(discard.trim() as Discard, type)}`;
    const answer = mayTake === 'yes' ? 'si può' : 'si può se uno spazio accetta il dado';
    return `Radura dei Guardiani: ho ${carte(before, type)} e prendo ${TIPI[type].a}${visit}${first}: ${answer}${reading}, poi ${after} su ${limit}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface GladeFormWords {
  readonly card: string;
  readonly die: string;
  readonly optional: string;
  readonly board: string;
  readonly notation: string;
  readonly slot: (slot: GladeSlot) => string;
}

export const gladeWords: Readonly<Record<Lang, GladeFormWords>> = {
  en: {
    card: 'The card',
    die: 'The die',
    optional: 'Optional: leave it blank to ask about the card alone.',
    board: 'Slots on the board',
    notation: 'Write the value each slot shows, or several: 1,2.',
    slot: ({ slot, taken, fits }) => {
      if (taken) return `Slot ${slot}: taken`;
      switch (fits) {
        case 'yes':
          return `Slot ${slot}: fits`;
        case 'no':
          return `Slot ${slot}: other value`;
        case 'unknown':
          return `Slot ${slot}: value to read`;
      }
    },
  },
  it: {
    card: 'La carta',
    die: 'Il dado',
    optional: 'Facoltativo: lascialo vuoto per chiedere solo della carta.',
    board: 'Spazi sulla plancia',
    notation: 'Scrivi il valore che mostra ogni spazio, o più d’uno: 1,2.',
    slot: ({ slot, taken, fits }) => {
      if (taken) return `Spazio ${slot}: occupato`;
      switch (fits) {
        case 'yes':
          return `Spazio ${slot}: va bene`;
        case 'no':
          return `Spazio ${slot}: altro valore`;
        case 'unknown':
          return `Spazio ${slot}: valore da leggere`;
      }
    },
  },
};
