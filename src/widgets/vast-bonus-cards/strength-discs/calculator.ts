import {
  strengthDiscs as question,
  type DiscCard,
  type DiscHolder,
  type StrengthDiscsValue,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { discCardNames, tribeNames } from '../shared/names.ts';

const discs = {
  en: counted('Strength disc', 'Strength discs'),
  it: counted('disco Forza', 'dischi Forza'),
};

/** In the middle of a sentence. */
const the = {
  en: {
    ogre: 'the Ogre',
    troll: 'the Troll',
    'flame-giant': 'the Flame Giant',
    meat: '“Meat!”',
    armory: 'Armory',
    monster: 'the other Monster',
  },
  it: {
    ogre: 'l’Ogre',
    troll: 'il Troll',
    'flame-giant': 'il Gigante di Fuoco',
    meat: '«Carne!»',
    armory: 'Armeria',
    monster: 'l’altro Mostro',
  },
};

/** Italian joins preposition and article. */
const toTheIt = {
  ogre: 'all’Ogre',
  troll: 'al Troll',
  'flame-giant': 'al Gigante di Fuoco',
  meat: 'a «Carne!»',
  armory: 'ad Armeria',
  monster: 'all’altro Mostro',
};

type Joiner = 'and' | 'or';

const these = (cards: readonly DiscCard[], lang: Lang, joiner: Joiner = 'and'): string =>
  listed(
    lang,
    cards.map((card) => the[lang][card]),
    joiner,
  );

const toThese = (cards: readonly DiscCard[], lang: Lang, joiner: Joiner = 'and'): string =>
  ({
    en: `to ${these(cards, 'en', joiner)}`,
    it: listed(
      'it',
      cards.map((card) => toTheIt[card]),
      joiner,
    ),
  })[lang];

const to = (card: DiscCard, lang: Lang): string => toThese([card], lang);

const The = (card: DiscCard, lang: Lang): string => capital(the[lang][card]);

const holders: Readonly<Record<Lang, Readonly<Record<DiscHolder, string>>>> = {
  en: { ...discCardNames.en, fangs: tribeNames.en.fangs, free: 'free' },
  it: { ...discCardNames.it, fangs: tribeNames.it.fangs, free: 'libero' },
};

const outcome = ({ drawn, given, candidates, waiting, free }: StrengthDiscsValue): Pair => {
  if (given !== undefined) {
    const others = (still: Pair, lang: Lang): string =>
      waiting.length === 0 ? '' : ` ${still[lang]}: ${these(waiting, lang)}.`;
    const still = { en: 'Still waiting', it: 'Ancora in attesa' };
    return {
      en: `The free Strength disc goes ${to(given, 'en')}.${others(still, 'en')}`,
      it: `Il disco Forza libero va ${to(given, 'it')}.${others(still, 'it')}`,
    };
  }
  if (candidates.length > 0) {
    return {
      en: `The Goblins choose where the free Strength disc goes: ${toThese(candidates, 'en', 'or')}.`,
      it: `I Goblin scelgono a chi va il disco Forza libero: ${toThese(candidates, 'it', 'or')}.`,
    };
  }
  const isOne = waiting.length === 1;
  if (waiting.length > 0) {
    return {
      en: `${capital(these(waiting, 'en'))} ${isOne ? 'has' : 'have'} no effect yet: no Strength disc is free.`,
      it: `${capital(these(waiting, 'it'))} non ${isOne ? 'ha' : 'hanno'} ancora effetto: nessun disco Forza è libero.`,
    };
  }
  if (drawn === undefined) {
    return {
      en: `No card is waiting, and ${free === 0 ? 'no Strength disc is' : `${discs.en(free)} ${free === 1 ? 'is' : 'are'}`} free.`,
      it: `Nessuna carta è in attesa, e ${free === 0 ? 'nessun disco Forza è libero' : `${discs.it(free)} ${free === 1 ? 'è libero' : 'sono liberi'}`}.`,
    };
  }
  return {
    en: `${The(drawn.card, 'en')} takes a Strength disc; ${free === 0 ? 'none' : free} ${free === 1 ? 'is' : 'are'} left free.`,
    it: `${The(drawn.card, 'it')} prende un disco Forza; ${free === 0 ? 'non ne restano di liberi' : `ne ${free === 1 ? 'resta 1 libero' : `restano ${free} liberi`}`}.`,
  };
};

/** The leaflet does not say who comes first if several cards wait. */
const readingOf = ({ given, candidates, waiting }: StrengthDiscsValue, priority: string): Pair => {
  if (candidates.length === 0 && (given === undefined || waiting.length === 0))
    return { en: '', it: '' };
  return priority === 'first-come'
    ? {
        en: ' Reading: the card drawn first gets the disc.',
        it: ' Interpretazione: il disco va alla carta pescata per prima.',
      }
    : {
        en: ' Reading: the Goblins choose among the cards that wait.',
        it: ' Interpretazione: i Goblin scelgono tra le carte in attesa.',
      };
};

export const strengthDiscs = calculator(question, {
  name: 'strength-discs',
  game: 'vast-bonus-cards',
  title: { en: 'Who gets a Strength disc', it: 'A chi va un disco Forza' },
  lead: {
    en: 'Which cards wait for a Strength disc, and which one gets the next free disc.',
    it: 'Quali carte aspettano un disco Forza, e a chi va il prossimo che si libera.',
  },
  fields: {
    total: { en: 'Strength discs in the box', it: 'Dischi Forza nella scatola' },
    using: {
      en: 'Cards with a disc, not counting the Fangs’',
      it: 'Carte con un disco, oltre a quello delle Zanne',
    },
    waiting: {
      en: 'Cards that wait, in the order drawn',
      it: 'Carte in attesa, nell’ordine di pesca',
    },
    draws: { en: 'Card drawn or bought now', it: 'Carta pescata o comprata ora' },
    freed: { en: 'Card that then gives its disc back', it: 'Carta che poi restituisce il disco' },
    chosen: { en: 'The disc goes to', it: 'Il disco va a' },
    priority: { en: 'If several cards wait', it: 'Se aspettano più carte' },
  },
  hints: {
    draws: {
      en: 'We suggest entering Meat! and Armory when you buy them.',
      it: 'Carne! e Armeria: consigliamo di indicarle quando le compri.',
    },
  },
  options: {
    using: discCardNames,
    waiting: discCardNames,
    draws: discCardNames,
    freed: discCardNames,
    chosen: discCardNames,
    priority: {
      choice: { en: 'The Goblins choose', it: 'Scelgono i Goblin' },
      'first-come': { en: 'The card drawn first', it: 'La carta pescata per prima' },
    },
  },
  ways: { the, The, to, these },
  headline: outcome,
  lines: {
    limit: {
      en: 'There are no more Strength discs than the box holds.',
      it: 'Non ci sono più dischi Forza di quelli nella scatola.',
      amount: '{total}',
      aside: true,
    },
    'number-inferred': {
      en: 'We worked out the number {total} ourselves: count your discs.',
      it: 'Il numero {total} è una nostra deduzione: conta i tuoi dischi.',
      aside: true,
    },
    'number-entered': {
      en: 'You counted {total Strength disc|Strength discs}.',
      it: 'Hai contato {total disco Forza|dischi Forza}.',
      aside: true,
    },
    'in-use': ({ cards, discs: inUse }) => {
      const amount = { en: `${inUse} in use`, it: `${inUse} in uso` };
      if (cards.length === 0) {
        return {
          en: 'Only the Fangs have a disc, which they never give up.',
          it: 'Solo le Zanne hanno un disco, e non lo cedono mai.',
          amount,
        };
      }
      const isOne = cards.length === 1;
      return {
        en: `The Fangs have a disc they never give up, and ${these(cards, 'en')} ${isOne ? 'has one' : 'have one each'}.`,
        it: `Le Zanne hanno un disco che non cedono mai; ${these(cards, 'it')} ${isOne ? 'ne ha uno' : 'ne hanno uno ciascuno'}.`,
        amount,
      };
    },
    'takes-disc': {
      en: '{card:The} takes a free disc.',
      it: '{card:The} prende un disco libero.',
      amount: { en: '{before} → {after} free', it: '{before} → {after libero|liberi}' },
    },
    waits: ({ card, total }) => ({
      en: `${total === 1 ? 'The only disc is' : `All ${total} are`} in use: ${the.en[card]} stays with you, but has no effect until a disc comes free.`,
      it: `${total === 1 ? 'L’unico disco è in uso' : `Sono tutti in uso (${total})`}: ${the.it[card]} resta con te, ma non ha effetto finché non si libera un disco.`,
    }),
    'disc-back': {
      en: '{card:The} gives its disc back.',
      it: '{card:The} restituisce il disco.',
    },
    chosen: {
      en: 'Several cards are waiting: by the reading you chose the Goblins pick one, {card:the}.',
      it: 'Sono in attesa più carte: secondo l’interpretazione scelta i Goblin ne prendono una, {card:the}.',
    },
    'first-in-line': {
      en: 'By the reading you chose the disc goes to the card drawn first.',
      it: 'Secondo l’interpretazione scelta il disco va alla carta pescata per prima.',
    },
    given: {
      en: 'From now on {card:the} has its effect.',
      it: 'Da ora {card:the} ha effetto.',
    },
    'stays-free': {
      en: 'No card is waiting for it, so it stays free.',
      it: 'Nessuna carta lo aspetta: resta libero.',
      amount: { en: '{free} free', it: '{free libero|liberi}' },
    },
    'to-choose': {
      en: 'Several cards are waiting: by the reading you chose the Goblins decide.',
      it: 'Sono in attesa più carte: secondo l’interpretazione scelta decidono i Goblin.',
    },
    'still-waiting': {
      en: 'No effect yet, for want of a disc: {cards:these}.',
      it: 'Ancora senza effetto, perché manca un disco: {cards:these}.',
    },
  },
  violations: {
    'too-many-in-use': {
      en: '{discs} discs are in use, the Fangs’ included, but the box holds only {total}. Take cards away, or count the discs again.',
      it: 'I dischi in uso sono {discs}, compreso quello delle Zanne, ma nella scatola ce {total?n’è|ne sono} solo {total}. Togli qualche carta o riconta i dischi.',
    },
    'listed-twice': {
      en: '{card:The} is entered twice. It either has a disc, waits for one or comes now: take it out of one list.',
      it: '{card:The} compare due volte: o ha un disco, o lo aspetta, o arriva ora. Deve stare in un solo elenco.',
    },
    'waits-needlessly': ({ free, waiting }) => ({
      en: `${discs.en(free)} ${free === 1 ? 'is' : 'are'} free, so ${these(waiting, 'en')} cannot be waiting: enter ${waiting.length === 1 ? `it` : 'them'} among the cards with a disc.`,
      it: `${free === 1 ? 'C’è 1 disco libero' : `Ci sono ${free} dischi liberi`}: ${these(waiting, 'it')} non ${waiting.length === 1 ? 'può' : 'possono'} essere in attesa, ma va${waiting.length === 1 ? '' : 'nno'} tra le carte con un disco.`,
    }),
    'has-no-disc': {
      en: '{card:The} has no disc to give back. Choose a card that has one.',
      it: '{card:The} non ha un disco da restituire. Scegli una carta che ne ha uno.',
    },
    'not-waiting': {
      en: '{card:The} is not waiting for a disc. Choose a card that is.',
      it: '{card:The} non aspetta un disco. Scegli una carta in attesa.',
    },
    'no-disc-to-give': {
      en: 'No disc comes free that could go {card:to}. Say which card gives its disc back.',
      it: 'Non si libera nessun disco che possa andare {card:to}. Indica quale carta restituisce il disco.',
    },
    'not-first-in-line': {
      en: 'By the reading you chose the disc goes to the card drawn first: {first:the}, not {card:the}.',
      it: 'Secondo l’interpretazione scelta il disco va alla carta pescata per prima: {first:the}, non {card:the}.',
    },
  },
  sentence: (value, { priority }) => {
    const held = value.discs.flatMap((who) => (who === 'free' || who === 'fangs' ? [] : [who]));
    const then =
      held.length === 0
        ? { en: 'Only the Fangs have a disc.', it: 'Hanno un disco solo le Zanne.' }
        : {
            en: `${capital(listed('en', ['the Fangs', ...held.map((card) => the.en[card])]))} have one each.`,
            it: `Ne hanno uno ${listed('it', ['le Zanne', ...held.map((card) => the.it[card])])}.`,
          };
    const reading = readingOf(value, priority.trim());
    const { en, it } = outcome(value);
    return {
      en: `${discs.en(value.total)} in the box. ${en} ${then.en}${reading.en}`,
      it: `${discs.it(value.total)} nella scatola. ${it} ${then.it}${reading.it}`,
    };
  },
});

export const labels = {
  none: { en: 'None', it: 'Nessuna' },
  open: { en: 'Not chosen yet', it: 'Da scegliere' },
  discs: { en: 'Strength discs afterward', it: 'Dischi Forza alla fine' },
  waiting: { en: 'Without a disc, no effect yet', it: 'Senza disco, ancora senza effetto' },
  holders,
};
