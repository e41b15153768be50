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

/** Also what is pasted, so it speaks of no one in particular. */
const outcome = ({ drawn, given, candidates, waiting, free }: StrengthDiscsValue): Pair => {
  if (given !== undefined) {
    const others = (still: Pair, lang: Lang): string =>
      waiting.length === 0 ? '' : ` ${still[lang]}: ${these(waiting, lang)}.`;
    const still = { en: 'Still waiting', it: 'Ancora in attesa' };
    return {
      en: `The free disc goes ${to(given, 'en')}.${others(still, 'en')}`,
      it: `Il disco libero va ${to(given, 'it')}.${others(still, 'it')}`,
    };
  }
  if (candidates.length > 0) {
    return {
      en: `The free disc goes ${toThese(candidates, 'en', 'or')}: the Goblins choose.`,
      it: `Il disco libero va ${toThese(candidates, 'it', 'or')}: scelgono i Goblin.`,
    };
  }
  if (waiting.length > 0) {
    return {
      en: `${capital(these(waiting, 'en'))} ${waiting.length === 1 ? 'has' : 'have'} to wait: no disc is free.`,
      it: `${capital(these(waiting, 'it'))}: ${waiting.length === 1 ? 'deve' : 'devono'} aspettare, nessun disco è libero.`,
    };
  }
  const took = drawn?.hasDisc === true ? drawn.card : undefined;
  return {
    en: `${took ? `${The(took, 'en')} takes a free disc.` : 'No card waits.'} ${free === 0 ? 'No disc is free.' : `Free: ${discs.en(free)}.`}`,
    it: `${took ? `${The(took, 'it')} prende un disco.` : 'Nessuna carta aspetta.'} ${free === 0 ? 'Nessun disco è libero.' : `Liberi: ${discs.it(free)}.`}`,
  };
};

export const strengthDiscs = calculator(question, {
  name: 'strength-discs',
  game: 'vast-bonus-cards',
  title: { en: 'Who gets a Strength disc', it: 'A chi va un disco Forza' },
  lead: {
    en: 'Which cards wait for a Strength disc, and who gets the next that comes free.',
    it: 'Quali carte aspettano un disco Forza, e a chi va il prossimo che si libera.',
  },
  fields: {
    total: { en: 'Strength discs in the box', it: 'Dischi Forza nella scatola' },
    using: {
      en: 'Cards with a disc, besides the Fangs',
      it: 'Carte con un disco, oltre alle Zanne',
    },
    waiting: {
      en: 'Cards that wait, in the order drawn',
      it: 'Carte in attesa, nell’ordine di pesca',
    },
    draws: { en: 'Card drawn or bought now', it: 'Carta pescata o comprata ora' },
    freed: { en: 'Then gives its disc back', it: 'Poi rende il disco' },
    chosen: { en: 'Disc goes to', it: 'Il disco va a' },
    priority: { en: 'If several cards wait', it: 'Se aspettano più carte' },
  },
  hints: {
    draws: {
      en: 'Meat! and Armory: when you buy them, we suggest.',
      it: 'Carne! e Armeria: quando le compri, è il nostro consiglio.',
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
      en: 'There are only as many discs as the box holds.',
      it: 'Ci sono solo i dischi della scatola.',
      amount: {
        en: '{total Strength disc|Strength discs}',
        it: '{total disco Forza|dischi Forza}',
      },
    },
    'number-inferred': {
      en: 'That there are {total} is our inference: count yours.',
      it: 'Che siano {total} è una nostra deduzione: conta i tuoi.',
    },
    'number-entered': {
      en: 'By your count there are {total Strength disc|Strength discs}.',
      it: 'Secondo il tuo conto {total?c’è|ci sono} {total disco Forza|dischi Forza}.',
    },
    'in-use': ({ cards, discs: inUse }) => {
      const amount = { en: `${inUse} in use`, it: `${inUse} in uso` };
      if (cards.length === 0) {
        return {
          en: 'Only the Fangs have theirs, for good.',
          it: 'Solo le Zanne hanno il loro, per sempre.',
          amount,
        };
      }
      const each = cards.length === 1 ? { en: '', it: '' } : { en: 'each ', it: 'ciascuno ' };
      return {
        en: `The Fangs have theirs for good, and one ${each.en}has gone ${toThese(cards, 'en')}.`,
        it: `Le Zanne hanno il loro per sempre, e uno ${each.it}è andato ${toThese(cards, 'it')}.`,
        amount,
      };
    },
    'takes-disc': {
      en: '{card:The} takes a free disc.',
      it: '{card:The} prende un disco libero.',
      amount: { en: '{before} → {after} free', it: '{before} → {after libero|liberi}' },
    },
    waits: {
      en: 'All are in use: {card:the} has no effect until one comes free, but stays with you.',
      it: 'Sono tutti in uso: {card:the} non ha effetto finché non se ne libera uno, ma resta tua.',
    },
    'disc-back': { en: '{card:The} gives its disc back.', it: '{card:The} rende il disco.' },
    chosen: {
      en: 'Of the cards that wait ({candidates:these}) the Goblins choose {card:the}.',
      it: 'Tra le carte in attesa ({candidates:these}) i Goblin scelgono {card:the}.',
    },
    'first-in-line': {
      en: 'In the reading in force the card drawn first is served: {card:the}.',
      it: 'Secondo l’interpretazione in vigore tocca alla carta pescata per prima: {card:the}.',
    },
    given: {
      en: 'The disc goes {card:to}, which now takes effect.',
      it: 'Il disco va {card:to}, che da ora ha effetto.',
    },
    'stays-free': {
      en: 'No card waits for it.',
      it: 'Nessuna carta lo aspetta.',
      amount: { en: '{free} free', it: '{free libero|liberi}' },
    },
    'to-choose': ({ candidates }) => ({
      en: `In the reading in force the Goblins choose who gets it: ${these(candidates, 'en', 'or')}.`,
      it: `Secondo l’interpretazione in vigore scelgono i Goblin: va ${toThese(candidates, 'it', 'or')}.`,
    }),
    'still-waiting': {
      en: 'Without effect for now: {cards:these}.',
      it: 'Per ora senza effetto: {cards:these}.',
    },
  },
  violations: {
    'too-many-in-use': {
      en: '{discs} discs are in use, the Fangs’ included, but there are only {total}.',
      it: 'I dischi in uso sono {discs}, compreso quello delle Zanne, ma ce ne {total?è|sono} solo {total}.',
    },
    'listed-twice': {
      en: '{card:The} is entered twice: it has a disc, waits or comes now. Take it out of one list.',
      it: '{card:The} compare due volte: o ha un disco, o aspetta, o arriva ora. Toglila da un elenco.',
    },
    'waits-needlessly': ({ free, waiting }) => ({
      en: `${discs.en(free)} ${free === 1 ? 'is' : 'are'} free: ${these(waiting, 'en')} cannot be waiting.`,
      it: `${free === 1 ? 'C’è 1 disco libero' : `Ci sono ${free} dischi liberi`}: ${these(waiting, 'it')} non ${waiting.length === 1 ? 'può' : 'possono'} essere in attesa.`,
    }),
    'has-no-disc': {
      en: '{card:The} has no disc to give back.',
      it: '{card:The} non ha un disco da rendere.',
    },
    'not-waiting': {
      en: '{card:The} does not wait for a disc.',
      it: '{card:The} non aspetta un disco.',
    },
    'no-disc-to-give': {
      en: 'No disc comes free that could go {card:to}.',
      it: 'Non si libera alcun disco che possa andare {card:to}.',
    },
    'not-first-in-line': {
      en: 'In the reading in force {first:the} comes before {card:the}.',
      it: 'Secondo l’interpretazione in vigore {first:the} viene prima: {card:the} deve aspettare.',
    },
  },
  sentence: (value) => {
    const held = (lang: Lang): string => value.discs.map((who) => holders[lang][who]).join(', ');
    const { en, it } = outcome(value);
    return {
      en: `${discs.en(value.total)}, afterwards with: ${held('en')}. ${en}`,
      it: `${discs.it(value.total)}, alla fine con: ${held('it')}. ${it}`,
    };
  },
});

export const labels = {
  none: { en: 'None', it: 'Nessuna' },
  open: { en: 'Not chosen', it: 'Da scegliere' },
  discs: { en: 'Strength discs afterwards', it: 'Dischi Forza alla fine' },
  waiting: { en: 'Without a disc, no effect yet', it: 'Senza disco, ancora senza effetto' },
  holders,
};
