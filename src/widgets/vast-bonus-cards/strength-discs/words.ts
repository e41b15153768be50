import type {
  DiscCard,
  DiscHolder,
  RawStrengthDiscs,
  StrengthDiscsLine,
  StrengthDiscsValue,
  StrengthDiscsViolation,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { discCardNames, tribeNames } from '../shared/names.ts';

type Words = CalculatorWords<
  keyof RawStrengthDiscs,
  StrengthDiscsValue,
  StrengthDiscsLine,
  StrengthDiscsViolation
>;

const discsEn = counted('Strength disc', 'Strength discs');
const dischi = counted('disco Forza', 'dischi Forza');

/** In the middle of a sentence. */
const theCardEn: Readonly<Record<DiscCard, string>> = {
  ogre: 'the Ogre',
  troll: 'the Troll',
  'flame-giant': 'the Flame Giant',
  meat: '“Meat!”',
  armory: 'Armory',
  monster: 'the other Monster',
};

const laCartaIt: Readonly<Record<DiscCard, string>> = {
  ogre: 'l’Ogre',
  troll: 'il Troll',
  'flame-giant': 'il Gigante di Fuoco',
  meat: '«Carne!»',
  armory: 'Armeria',
  monster: 'l’altro Mostro',
};

const allaCartaIt: Readonly<Record<DiscCard, string>> = {
  ogre: 'all’Ogre',
  troll: 'al Troll',
  'flame-giant': 'al Gigante di Fuoco',
  meat: 'a «Carne!»',
  armory: 'ad Armeria',
  monster: 'all’altro Mostro',
};

const cardsEn = (cards: readonly DiscCard[], joiner: 'and' | 'or' = 'and'): string =>
  listed(
    'en',
    cards.map((card) => theCardEn[card]),
    joiner,
  );

const carteIt = (cards: readonly DiscCard[]): string =>
  listed(
    'it',
    cards.map((card) => laCartaIt[card]),
  );

const alleCarteIt = (cards: readonly DiscCard[], joiner: 'and' | 'or'): string =>
  listed(
    'it',
    cards.map((card) => allaCartaIt[card]),
    joiner,
  );

const FREE: Readonly<Record<Lang, string>> = { en: 'free', it: 'libero' };

const holder =
  (lang: Lang) =>
  (who: DiscHolder): string => {
    switch (who) {
      case 'fangs':
        return tribeNames[lang].fangs;
      case 'free':
        return FREE[lang];
      case 'ogre':
      case 'troll':
      case 'flame-giant':
      case 'meat':
      case 'armory':
      case 'monster':
        return discCardNames[lang][who];
    }
  };

const holders = { en: holder('en'), it: holder('it') } as const;

/** Also what is pasted, so it speaks of no one in particular. */
const outcomeEn = ({ drawn, given, candidates, waiting, free }: StrengthDiscsValue): string => {
  if (given !== undefined) {
    const others = waiting.length === 0 ? '' : ` Still waiting: ${cardsEn(waiting)}.`;
    return `The free disc goes to ${theCardEn[given]}.${others}`;
  }
  if (candidates.length > 0) {
    return `The free disc goes to ${cardsEn(candidates, 'or')}: the Goblins choose.`;
  }
  const took =
    drawn?.hasDisc === true ? `${capital(theCardEn[drawn.card])} takes a free disc.` : '';
  if (waiting.length > 0) {
    return `${capital(cardsEn(waiting))} ${waiting.length === 1 ? 'has' : 'have'} to wait: no disc is free.`;
  }
  const rest = free === 0 ? 'No disc is free.' : `Free: ${discsEn(free)}.`;
  return took === '' ? `No card waits. ${rest}` : `${took} ${rest}`;
};

const esitoIt = ({ drawn, given, candidates, waiting, free }: StrengthDiscsValue): string => {
  if (given !== undefined) {
    const others = waiting.length === 0 ? '' : ` Ancora in attesa: ${carteIt(waiting)}.`;
    return `Il disco libero va ${allaCartaIt[given]}.${others}`;
  }
  if (candidates.length > 0) {
    return `Il disco libero va ${alleCarteIt(candidates, 'or')}: scelgono i Goblin.`;
  }
  const took = drawn?.hasDisc === true ? `${capital(laCartaIt[drawn.card])} prende un disco.` : '';
  if (waiting.length > 0) {
    return `${capital(carteIt(waiting))}: ${waiting.length === 1 ? 'deve' : 'devono'} aspettare, nessun disco è libero.`;
  }
  const rest = free === 0 ? 'Nessun disco è libero.' : `Liberi: ${dischi(free)}.`;
  return took === '' ? `Nessuna carta aspetta. ${rest}` : `${took} ${rest}`;
};

const EN: Words = {
  title: 'Who gets a Strength disc',
  lead: 'Which cards wait for a Strength disc, and who gets the next that comes free.',
  fields: {
    total: 'Strength discs in the box',
    using: 'Cards with a disc, besides the Fangs',
    waiting: 'Cards that wait, in the order drawn',
    draws: 'Card drawn or bought now',
    freed: 'Then gives its disc back',
    chosen: 'Disc goes to',
    priority: 'If several cards wait',
  },
  hints: { draws: 'Meat! and Armory: when you buy them, we suggest.' },
  options: {
    using: discCardNames.en,
    waiting: discCardNames.en,
    draws: discCardNames.en,
    freed: discCardNames.en,
    chosen: discCardNames.en,
    priority: { choice: 'The Goblins choose', 'first-come': 'The card drawn first' },
  },
  headline: outcomeEn,
  line: (line): Said => {
    switch (line.code) {
      case 'limit':
        return ['There are only as many discs as the box holds.', discsEn(line.total)];
      case 'number-inferred':
        return [`That there are ${line.total} is our inference: count yours.`];
      case 'number-entered':
        return [`By your count there are ${discsEn(line.total)}.`];
      case 'in-use':
        return [
          line.cards.length === 0
            ? 'Only the Fangs have theirs, for good.'
            : `The Fangs have theirs for good, and one ${line.cards.length === 1 ? '' : 'each '}has gone to ${cardsEn(line.cards)}.`,
          `${line.discs} in use`,
        ];
      case 'takes-disc':
        return [
          `${capital(theCardEn[line.card])} takes a free disc.`,
          `${line.before} → ${line.after} free`,
        ];
      case 'waits':
        return [
          `All are in use: ${theCardEn[line.card]} has no effect until one comes free, but stays with you.`,
        ];
      case 'disc-back':
        return [`${capital(theCardEn[line.card])} gives its disc back.`];
      case 'chosen':
        return [
          `Of the cards that wait (${cardsEn(line.candidates)}) the Goblins choose ${theCardEn[line.card]}.`,
        ];
      case 'first-in-line':
        return [`In the reading in force the card drawn first is served: ${theCardEn[line.card]}.`];
      case 'given':
        return [`The disc goes to ${theCardEn[line.card]}, which now takes effect.`];
      case 'stays-free':
        return ['No card waits for it.', `${line.free} free`];
      case 'to-choose':
        return [
          `In the reading in force the Goblins choose who gets it: ${cardsEn(line.candidates, 'or')}.`,
        ];
      case 'still-waiting':
        return [`Without effect for now: ${cardsEn(line.cards)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-in-use':
        return `${violation.discs} discs are in use, the Fangs’ included, but there are only ${violation.total}.`;
      case 'listed-twice':
        return `${capital(theCardEn[violation.card])} is entered twice: it has a disc, waits or comes now. Take it out of one list.`;
      case 'waits-needlessly':
        return `${discsEn(violation.free)} ${violation.free === 1 ? 'is' : 'are'} free: ${cardsEn(violation.waiting)} cannot be waiting.`;
      case 'has-no-disc':
        return `${capital(theCardEn[violation.card])} has no disc to give back.`;
      case 'not-waiting':
        return `${capital(theCardEn[violation.card])} does not wait for a disc.`;
      case 'no-disc-to-give':
        return `No disc comes free that could go to ${theCardEn[violation.card]}.`;
      case 'not-first-in-line':
        return `In the reading in force ${theCardEn[violation.first]} comes before ${theCardEn[violation.card]}.`;
    }
  },
  sentence: (_, value) =>
    `${discsEn(value.total)}, afterwards with: ${value.discs.map(holders.en).join(', ')}. ${outcomeEn(value)}`,
};

const IT: Words = {
  title: 'A chi va un disco Forza',
  lead: 'Quali carte aspettano un disco Forza, e a chi va il prossimo che si libera.',
  fields: {
    total: 'Dischi Forza nella scatola',
    using: 'Carte con un disco, oltre alle Zanne',
    waiting: 'Carte in attesa, nell’ordine di pesca',
    draws: 'Carta pescata o comprata ora',
    freed: 'Poi rende il disco',
    chosen: 'Il disco va a',
    priority: 'Se aspettano più carte',
  },
  hints: { draws: 'Carne! e Armeria: quando le compri, è il nostro consiglio.' },
  options: {
    using: discCardNames.it,
    waiting: discCardNames.it,
    draws: discCardNames.it,
    freed: discCardNames.it,
    chosen: discCardNames.it,
    priority: { choice: 'Scelgono i Goblin', 'first-come': 'La carta pescata per prima' },
  },
  headline: esitoIt,
  line: (line): Said => {
    switch (line.code) {
      case 'limit':
        return ['Ci sono solo i dischi della scatola.', dischi(line.total)];
      case 'number-inferred':
        return [`Che siano ${line.total} è una nostra deduzione: conta i tuoi.`];
      case 'number-entered':
        return [
          `Secondo il tuo conto ${line.total === 1 ? 'c’è' : 'ci sono'} ${dischi(line.total)}.`,
        ];
      case 'in-use':
        return [
          line.cards.length === 0
            ? 'Solo le Zanne hanno il loro, per sempre.'
            : `Le Zanne hanno il loro per sempre, e uno ${line.cards.length === 1 ? '' : 'ciascuno '}è andato ${alleCarteIt(line.cards, 'and')}.`,
          `${line.discs} in uso`,
        ];
      case 'takes-disc':
        return [
          `${capital(laCartaIt[line.card])} prende un disco libero.`,
          `${line.before} → ${line.after} ${line.after === 1 ? 'libero' : 'liberi'}`,
        ];
      case 'waits':
        return [
          `Sono tutti in uso: ${laCartaIt[line.card]} non ha effetto finché non se ne libera uno, ma resta tua.`,
        ];
      case 'disc-back':
        return [`${capital(laCartaIt[line.card])} rende il disco.`];
      case 'chosen':
        return [
          `Tra le carte in attesa (${carteIt(line.candidates)}) i Goblin scelgono ${laCartaIt[line.card]}.`,
        ];
      case 'first-in-line':
        return [
          `Secondo l’interpretazione in vigore tocca alla carta pescata per prima: ${laCartaIt[line.card]}.`,
        ];
      case 'given':
        return [`Il disco va ${allaCartaIt[line.card]}, che da ora ha effetto.`];
      case 'stays-free':
        return [
          'Nessuna carta lo aspetta.',
          `${line.free} ${line.free === 1 ? 'libero' : 'liberi'}`,
        ];
      case 'to-choose':
        return [
          `Secondo l’interpretazione in vigore scelgono i Goblin: va ${alleCarteIt(line.candidates, 'or')}.`,
        ];
      case 'still-waiting':
        return [`Per ora senza effetto: ${carteIt(line.cards)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-in-use':
        return `I dischi in uso sono ${violation.discs}, compreso quello delle Zanne, ma ce ne ${violation.total === 1 ? 'è' : 'sono'} solo ${violation.total}.`;
      case 'listed-twice':
        return `${capital(laCartaIt[violation.card])} compare due volte: o ha un disco, o aspetta, o arriva ora. Toglila da un elenco.`;
      case 'waits-needlessly':
        return `${violation.free === 1 ? 'C’è 1 disco libero' : `Ci sono ${violation.free} dischi liberi`}: ${carteIt(violation.waiting)} non ${violation.waiting.length === 1 ? 'può' : 'possono'} essere in attesa.`;
      case 'has-no-disc':
        return `${capital(laCartaIt[violation.card])} non ha un disco da rendere.`;
      case 'not-waiting':
        return `${capital(laCartaIt[violation.card])} non aspetta un disco.`;
      case 'no-disc-to-give':
        return `Non si libera alcun disco che possa andare ${allaCartaIt[violation.card]}.`;
      case 'not-first-in-line':
        return `Secondo l’interpretazione in vigore ${laCartaIt[violation.first]} viene prima: ${laCartaIt[violation.card]} deve aspettare.`;
    }
  },
  sentence: (_, value) =>
    `${dischi(value.total)}, alla fine con: ${value.discs.map(holders.it).join(', ')}. ${esitoIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface DiscsWords {
  readonly none: string;
  readonly open: string;
  readonly discs: string;
  readonly waiting: string;
  readonly holder: (who: DiscHolder) => string;
  readonly card: (card: DiscCard) => string;
}

export const discsWords: Readonly<Record<Lang, DiscsWords>> = {
  en: {
    none: 'None',
    open: 'Not chosen',
    discs: 'Strength discs afterwards',
    waiting: 'Without a disc, no effect yet',
    holder: holders.en,
    card: (card) => discCardNames.en[card],
  },
  it: {
    none: 'Nessuna',
    open: 'Da scegliere',
    discs: 'Dischi Forza alla fine',
    waiting: 'Senza disco, ancora senza effetto',
    holder: holders.it,
    card: (card) => discCardNames.it[card],
  },
};
