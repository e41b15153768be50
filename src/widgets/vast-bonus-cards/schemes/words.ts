import type {
  Payment,
  PlunderedTo,
  RawSchemes,
  SchemePayment,
  SchemesLine,
  SchemesValue,
  SchemesViolation,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cards, countIn, schemeCards, tokens, treasures } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawSchemes, SchemesValue, SchemesLine, SchemesViolation>;

const change = ({ before, after }: { before: number; after: number }): string =>
  `${before} → ${after}`;

const paidWith: Readonly<Record<Lang, (payment: Payment) => string>> = {
  en: ({ plundered, kept, cards: spent }) =>
    listed('en', [
      ...(plundered > 0 ? [`${plundered} plundered`] : []),
      ...(kept > 0 ? [`${kept} kept`] : []),
      ...(spent > 0 ? [schemeCards.en(spent)] : []),
    ]),
  it: ({ plundered, kept, cards: spent }) =>
    listed('it', [
      ...(plundered > 0 ? [`${plundered} ${plundered === 1 ? 'razziato' : 'razziati'}`] : []),
      ...(kept > 0 ? [`${kept} ${kept === 1 ? 'tenuto' : 'tenuti'}`] : []),
      ...(spent > 0 ? [schemeCards.it(spent)] : []),
    ]),
};

const schemesEn = counted('Scheme', 'Schemes');
const complotti = counted('Complotto', 'Complotti');
const waysEn = counted('way', 'ways');
const modi = counted('modo', 'modi');

/** What becomes of a Treasure that paid for nothing; blank where nothing is left to say. */
const treasureEn: Readonly<Record<PlunderedTo, string>> = {
  nothing: '',
  trap: 'The Gem was a trap: nothing gained.',
  spent: '',
  kept: '',
  supply: 'The plundered Treasure goes back to the Cave’s supply.',
  dragon: 'The Gem goes back to the Dragon.',
  'keep-or-return': 'The plundered Treasure may be kept.',
  undecided: '',
};

const tesoroIt: Readonly<Record<PlunderedTo, string>> = {
  nothing: '',
  trap: 'La Gemma era una trappola: non ottieni nulla.',
  spent: '',
  kept: '',
  supply: 'Il Tesoro razziato torna alla riserva della Caverna.',
  dragon: 'La Gemma torna al Drago.',
  'keep-or-return': 'Il Tesoro razziato si può tenere.',
  undecided: '',
};

/** The same of a Gem, which is never kept itself. */
const leftoverEn = (to: PlunderedTo, isGem: boolean): string =>
  isGem && to === 'keep-or-return' ? 'A Treasure token may be kept for the Gem.' : treasureEn[to];

const restoIt = (to: PlunderedTo, isGem: boolean): string =>
  isGem && to === 'keep-or-return'
    ? 'Per la Gemma si può tenere un segnalino Tesoro.'
    : tesoroIt[to];

const couldKeepEn = (isGem: boolean): string =>
  isGem ? 'A Treasure token could be kept for it.' : 'It could be kept.';

const potrestiIt = (isGem: boolean): string =>
  isGem ? 'Al suo posto si potrebbe tenere un segnalino Tesoro.' : 'Si potrebbe tenere.';

/** “I 2 Tesori”, but “gli 8”. */
const articleIt = (count: number): string => (count === 8 || count === 11 ? 'gli' : 'i');

const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

const boughtEn = ({ price, ways, way }: SchemesValue): string => {
  const cost = `The next Scheme costs ${treasures.en(price)}`;
  return way === undefined
    ? `${cost}: ${waysEn(ways.length)} to pay.`
    : `${cost}: pay with ${paidWith.en(way)}.`;
};

const compratoIt = ({ price, ways, way }: SchemesValue): string => {
  const cost = `Il prossimo Complotto costa ${treasures.it(price)}`;
  return way === undefined
    ? `${cost}: ${modi(ways.length)} di pagare.`
    : `${cost}: paga con ${paidWith.it(way)}.`;
};

/** Of a hand that still depends on how the Scheme is paid there is nothing to say. */
const overEn = ({ handAfter, handLimit }: SchemesValue): string => {
  const over = (handAfter ?? 0) - handLimit;
  return over > 0 ? `${cards.en(over)} over the hand limit.` : '';
};

const oltreIt = ({ handAfter, handLimit }: SchemesValue): string => {
  const over = (handAfter ?? 0) - handLimit;
  return over > 0 ? `${cards.it(over)} oltre il limite di carte in mano.` : '';
};

/** Also what is pasted, so it speaks of no one in particular. */
const outcomeEn = (value: SchemesValue): string => {
  const { does, plunderedTo, gemToken, keptAfter, keepLimit, mayKeep, price } = value;
  const isGem = gemToken !== undefined;
  switch (does) {
    case 'buy':
      return sentences(boughtEn(value), leftoverEn(plunderedTo, isGem), overEn(value));
    case 'keep':
      return sentences(
        isGem ? 'A Treasure token is kept for the Gem:' : 'The plundered Treasure is kept:',
        `${keptAfter ?? 0} of ${keepLimit}.`,
        overEn(value),
      );
    case 'nothing':
      return sentences(
        leftoverEn(plunderedTo, isGem),
        mayKeep ? couldKeepEn(isGem) : '',
        `The next Scheme costs ${treasures.en(price)}.`,
        overEn(value),
      );
  }
};

const esitoIt = (value: SchemesValue): string => {
  const { does, plunderedTo, gemToken, keptAfter, keepLimit, mayKeep, price } = value;
  const isGem = gemToken !== undefined;
  switch (does) {
    case 'buy':
      return sentences(compratoIt(value), restoIt(plunderedTo, isGem), oltreIt(value));
    case 'keep':
      return sentences(
        isGem ? 'Per la Gemma si tiene un segnalino Tesoro:' : 'Il Tesoro razziato si tiene:',
        `${keptAfter ?? 0} su ${keepLimit}.`,
        oltreIt(value),
      );
    case 'nothing':
      return sentences(
        restoIt(plunderedTo, isGem),
        mayKeep ? potrestiIt(isGem) : '',
        `Il prossimo Complotto costa ${treasures.it(price)}.`,
        oltreIt(value),
      );
  }
};

type GemToken = Extract<SchemesLine, { readonly code: 'gem-token' }>;

const gemTokenEn = ({ from, onMap }: GemToken): string => {
  switch (from) {
    case 'supply':
      return 'To keep its worth, take a Treasure token from the Cave’s supply.';
    case 'map':
      return onMap === 1
        ? 'The Cave’s supply is empty: take the Treasure token on the map.'
        : `The Cave’s supply is empty: take one of the ${onMap} Treasure tokens on the map.`;
    case 'nowhere':
      return 'There is no Treasure token in the Cave’s supply or on the map.';
  }
};

const segnalinoIt = ({ from, onMap }: GemToken): string => {
  switch (from) {
    case 'supply':
      return 'Per conservarne il valore prendi un segnalino Tesoro dalla riserva della Caverna.';
    case 'map':
      return onMap === 1
        ? 'La riserva della Caverna è vuota: prendi il segnalino Tesoro che è sulla mappa.'
        : `La riserva della Caverna è vuota: prendi 1 dei segnalini Tesoro sulla mappa (${onMap}).`;
    case 'nowhere':
      return 'Non ci sono segnalini Tesoro né nella riserva della Caverna né sulla mappa.';
  }
};

type Steals = Extract<SchemesLine, { readonly code: 'thief-may-steal' }>;

const stealsEn = ({ tokens: count, isSure }: Steals): string => {
  if (!isSure) {
    return `What you then keep the Thief can steal by Pickpocket: up to ${treasures.en(count)}.`;
  }
  return count === 1
    ? 'The Thief can steal the kept Treasure by Pickpocket.'
    : `The Thief can steal from the ${count} kept Treasures by Pickpocket.`;
};

const rubaIt = ({ tokens: count, isSure }: Steals): string => {
  if (!isSure) {
    return `Ciò che poi tieni il Ladro te lo può rubare con Borseggiare: fino a ${treasures.it(count)}.`;
  }
  return count === 1
    ? 'Il Ladro può rubarti il Tesoro tenuto con Borseggiare.'
    : `Con Borseggiare il Ladro può rubarti Tesori tenuti: ne hai ${count}.`;
};

const EN: Words = {
  title: 'Buying a Scheme',
  lead: 'What the Goblins’ next Scheme costs, every legal way to pay it, and what becomes of a plundered Treasure or Gem.',
  fields: {
    bought: 'Schemes bought',
    schemesInHand: 'Schemes in hand',
    secrets: 'Other Secrets',
    kept: 'Treasures kept',
    plunder: 'Plundered just now',
    die: 'Dragon die for the Gem',
    supply: 'Treasure tokens in the Cave’s supply',
    onMap: 'Treasure tokens on the map',
    does: 'What you do',
    pay: 'What you pay with',
    rage: 'Rage before',
    buying: 'Schemes can be bought',
  },
  hints: {
    schemesInHand: 'With the chest icon, the one to buy too.',
    secrets: 'In hand and face up.',
    pay: 'Leave blank to see every way.',
  },
  options: {
    plunder: { none: 'Nothing', treasure: 'Treasure', gem: 'Dragon Gem' },
    die: { clear: 'Misses the centre', center: 'Hits the centre: trap' },
    does: { buy: 'Buy a Scheme', keep: 'Keep the Treasure', nothing: 'Neither' },
    buying: { 'any-time': 'Any time on your turn', 'at-plunder': 'Only when you Plunder' },
  },
  headline: outcomeEn,
  line: (line): Said => {
    switch (line.code) {
      case 'gem-trapped':
        return [
          'The die hits the centre: the Gem is a trap, the Tribe scatters, you gain nothing.',
        ];
      case 'gem-free':
        return ['The die misses the centre: the Gem is no trap.'];
      case 'rage':
        return [
          line.before === line.after
            ? 'The Plunder brings 1 Rage, but you have the maximum.'
            : 'The Plunder brings 1 Rage, whatever you do with the Treasure.',
          change(line),
        ];
      case 'gem-back':
        return ['The Gem itself goes back to the Dragon.'];
      case 'gem-token':
        return [gemTokenEn(line)];
      case 'price':
        return [
          line.bought === 0
            ? 'It is your first Scheme.'
            : `You have bought ${schemesEn(line.bought)}: the next costs 1 more.`,
          treasures.en(line.price),
        ];
      case 'schemes-in-hand':
        return [
          line.others === 0
            ? 'You buy the only Scheme in hand: no other can help to pay.'
            : `You buy 1 of ${schemesEn(line.schemes)} in hand; the other${line.others === 1 ? '' : ` ${line.others}`} may help to pay.`,
        ];
      case 'not-yet-usable':
        return [
          `${schemesEn(line.schemes)} in hand ${line.schemes === 1 ? 'has' : 'have'} no effect until bought.`,
        ];
      case 'no-plunder-needed':
        return ['In the reading in force you need not have plundered.'];
      case 'pays-plundered':
        return ['The Treasure or Gem just plundered pays.', `−${line.plundered}`];
      case 'pays-kept':
        return [`Kept tokens pay: ${line.kept}.`, `−${line.kept}`];
      case 'pays-cards':
        return [`You discard ${schemeCards.en(line.cards)} from your hand.`, `−${line.cards}`];
      case 'tokens-first':
        return [
          `Before any Scheme card pays, ${line.kept === 1 ? 'the kept token' : `all ${line.kept} kept tokens`} must go.`,
        ];
      case 'held-back':
        return [
          `The Treasure just plundered is not a kept one: you may hold it back and discard ${schemeCards.en(line.cards)}.`,
        ];
      case 'only-cards':
        return ['Cards alone may pay: no Treasure is required.', cards.en(line.cards)];
      case 'bought':
        return ['The Scheme lies face up by your board and works at once.', change(line)];
      case 'never-lost':
        return [
          line.bought === 1
            ? 'Nothing takes your bought Scheme away.'
            : `Nothing takes your ${line.bought} bought Schemes away.`,
        ];
      case 'keep-limit':
        return [
          `You may keep as many Treasures as Schemes bought: ${line.limit}, of which you have ${line.kept}.`,
          `${line.room} free`,
        ];
      case 'none-before-first':
        return ['Before your first Scheme you can keep none.'];
      case 'new-limit':
        return [
          'The Scheme just bought raises this limit at once.',
          `${line.before} → ${line.limit}`,
        ];
      case 'keeps':
        return ['You keep the Treasure by your board.', change(line)];
      case 'may-keep':
        return ['There is room: you may keep the Treasure.', change(line)];
      case 'back-to-supply':
        return [
          line.room > 0
            ? 'If you do not keep it, it goes back to the Cave’s supply.'
            : 'There is no room: it goes back to the Cave’s supply.',
        ];
      case 'hand':
        return [
          line.over > 0
            ? `At most ${line.limit} Secrets: ${line.over} too many.`
            : `At most ${line.limit} Secrets, in hand and face up.`,
          `${line.hand} of ${line.limit}`,
        ];
      case 'bought-not-counted':
        return [`Bought Schemes do not count for the limit: ${line.bought} of them.`];
      case 'thief-may-steal':
        return [stealsEn(line)];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'keeps-too-many':
        return violation.limit === 0
          ? 'Before your first Scheme you can keep no Treasure: enter 0 kept.'
          : `You can keep at most ${treasures.en(violation.limit)}, one for each Scheme bought, not ${violation.kept}.`;
      case 'no-scheme-in-hand':
        return 'There is no Scheme in hand to buy.';
      case 'needs-a-plunder':
        return 'In the reading in force a Scheme is bought only with a Plunder that comes off.';
      case 'cannot-pay':
        return `The Scheme costs ${treasures.en(violation.price)}; all you have is worth ${violation.most}.`;
      case 'wrong-price':
        return `The Scheme costs ${treasures.en(violation.price)}, not ${violation.paid}.`;
      case 'not-plundered':
        return violation.has === 0
          ? 'Nothing has been plundered that could pay.'
          : `Only ${violation.has} was plundered, not ${violation.spent}.`;
      case 'not-kept':
        return violation.has === 0
          ? 'You have kept no Treasure that could pay.'
          : `You have kept ${treasures.en(violation.has)}, not ${violation.spent}.`;
      case 'no-such-cards':
        return violation.has === 0
          ? 'You have no other Scheme in hand that could pay.'
          : `You have ${violation.has} other ${violation.has === 1 ? 'Scheme' : 'Schemes'} in hand, not ${violation.spent}.`;
      case 'tokens-first':
        return `While you keep ${tokens.en(violation.kept)}, no Scheme card pays: spend ${violation.kept === 1 ? 'it' : 'them all'} first.`;
      case 'nothing-to-keep':
        return 'Nothing has been plundered that could be kept.';
      case 'no-room':
        return violation.limit === 0
          ? 'Before your first Scheme you can keep no Treasure.'
          : `You keep ${treasures.en(violation.kept)} already, as many as Schemes bought: no room for another.`;
      case 'no-token-left':
        return 'There is no Treasure token left, in the Cave’s supply or on the map, to keep for the Gem.';
    }
  },
  sentence: ({ kept }, value) => {
    const had = `${schemesEn(value.bought)} bought, ${treasures.en(countIn(kept))} kept`;
    const ways =
      value.does === 'buy' && value.way === undefined
        ? ` Ways: ${value.ways.map((way) => paidWith.en(way)).join('; ')}.`
        : '';
    return `Goblin Schemes, ${had}. ${outcomeEn(value)}${ways}`;
  },
};

const IT: Words = {
  title: 'Comprare un Complotto',
  lead: 'Quanto costa il prossimo Complotto dei Goblin, ogni modo permesso di pagarlo e che fine fa un Tesoro o una Gemma razziati.',
  fields: {
    bought: 'Complotti comprati',
    schemesInHand: 'Complotti in mano',
    secrets: 'Altri Segreti',
    kept: 'Tesori tenuti',
    plunder: 'Appena razziato',
    die: 'Dado Drago per la Gemma',
    supply: 'Segnalini Tesoro nella riserva della Caverna',
    onMap: 'Segnalini Tesoro sulla mappa',
    does: 'Che cosa fai',
    pay: 'Con che cosa paghi',
    rage: 'Furia prima',
    buying: 'I Complotti si comprano',
  },
  hints: {
    schemesInHand: 'Con l’icona Forziere, anche quello da comprare.',
    secrets: 'In mano e scoperti.',
    pay: 'Lascia vuoto per vedere ogni modo.',
  },
  options: {
    plunder: { none: 'Niente', treasure: 'Un Tesoro', gem: 'Una Gemma del Drago' },
    die: { clear: 'Non colpisce il centro', center: 'Colpisce il centro: trappola' },
    does: { buy: 'Compri un Complotto', keep: 'Tieni il Tesoro', nothing: 'Né l’uno né l’altro' },
    buying: {
      'any-time': 'In ogni momento del tuo turno',
      'at-plunder': 'Solo quando razzi',
    },
  },
  headline: esitoIt,
  line: (line): Said => {
    switch (line.code) {
      case 'gem-trapped':
        return [
          'Il dado colpisce il centro: la Gemma è una trappola, la Tribù si disperde, non ottieni nulla.',
        ];
      case 'gem-free':
        return ['Il dado non colpisce il centro: la Gemma non è una trappola.'];
      case 'rage':
        return [
          line.before === line.after
            ? 'Razziare dà 1 Furia, ma sei già al massimo.'
            : 'Razziare dà 1 Furia, qualunque cosa tu faccia del Tesoro.',
          change(line),
        ];
      case 'gem-back':
        return ['La Gemma in sé torna al Drago.'];
      case 'gem-token':
        return [segnalinoIt(line)];
      case 'price':
        return [
          line.bought === 0
            ? 'È il tuo primo Complotto.'
            : `Hai comprato ${complotti(line.bought)}: il prossimo costa 1 in più.`,
          treasures.it(line.price),
        ];
      case 'schemes-in-hand':
        return [
          line.others === 0
            ? 'Compri l’unico Complotto in mano: per pagare non ce ne sono altri.'
            : `Compri 1 di ${complotti(line.schemes)} in mano; ${line.others === 1 ? 'l’altro può' : `gli altri ${line.others} possono`} servire a pagare.`,
        ];
      case 'not-yet-usable':
        return [`${complotti(line.schemes)} in mano: nessun effetto prima dell’acquisto.`];
      case 'no-plunder-needed':
        return ['Secondo l’interpretazione in vigore non serve aver razziato.'];
      case 'pays-plundered':
        return ['Paga il Tesoro o la Gemma appena razziati.', `−${line.plundered}`];
      case 'pays-kept':
        return [`Pagano i segnalini tenuti: ${line.kept}.`, `−${line.kept}`];
      case 'pays-cards':
        return [`Scarti dalla mano ${schemeCards.it(line.cards)}.`, `−${line.cards}`];
      case 'tokens-first':
        return [
          line.kept === 1
            ? 'Prima che una carta Complotto paghi, deve andarsene il segnalino tenuto.'
            : `Prima che una carta Complotto paghi, devono andarsene tutti e ${line.kept} i segnalini tenuti.`,
        ];
      case 'held-back':
        return [
          `Il Tesoro appena razziato non è un Tesoro tenuto: puoi metterlo da parte e scartare ${schemeCards.it(line.cards)}.`,
        ];
      case 'only-cards':
        return ['Possono bastare le carte: non serve alcun Tesoro.', cards.it(line.cards)];
      case 'bought':
        return ['Il Complotto sta scoperto accanto alla tua plancia e vale subito.', change(line)];
      case 'never-lost':
        return [
          line.bought === 1
            ? 'Nulla ti toglie il Complotto comprato.'
            : `Nulla ti toglie ${articleIt(line.bought)} ${line.bought} Complotti comprati.`,
        ];
      case 'keep-limit':
        return [
          `Puoi tenere tanti Tesori quanti Complotti hai comprato: ${line.limit}, e ne tieni ${line.kept}.`,
          `${line.room} ${line.room === 1 ? 'libero' : 'liberi'}`,
        ];
      case 'none-before-first':
        return ['Prima del primo Complotto non puoi tenerne.'];
      case 'new-limit':
        return [
          'Il Complotto appena comprato alza subito il limite.',
          `${line.before} → ${line.limit}`,
        ];
      case 'keeps':
        return ['Tieni il Tesoro accanto alla tua plancia.', change(line)];
      case 'may-keep':
        return ['C’è posto: puoi tenere il Tesoro.', change(line)];
      case 'back-to-supply':
        return [
          line.room > 0
            ? 'Se non lo tieni, torna alla riserva della Caverna.'
            : 'Non c’è posto: torna alla riserva della Caverna.',
        ];
      case 'hand':
        return [
          line.over > 0
            ? `Al massimo ${line.limit} Segreti: ${line.over} di troppo.`
            : `Al massimo ${line.limit} Segreti, in mano e scoperti.`,
          `${line.hand} su ${line.limit}`,
        ];
      case 'bought-not-counted':
        return [`I Complotti comprati non contano per il limite: ${line.bought}.`];
      case 'thief-may-steal':
        return [rubaIt(line)];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'keeps-too-many':
        return violation.limit === 0
          ? 'Prima del primo Complotto non puoi tenere Tesori: metti 0 tenuti.'
          : `Puoi tenere al massimo ${treasures.it(violation.limit)}, uno per ogni Complotto comprato, non ${violation.kept}.`;
      case 'no-scheme-in-hand':
        return 'In mano non c’è alcun Complotto da comprare.';
      case 'needs-a-plunder':
        return 'Secondo l’interpretazione in vigore un Complotto si compra solo quando Razziare riesce.';
      case 'cannot-pay':
        return `Il Complotto costa ${treasures.it(violation.price)}; tutto ciò che hai ne vale ${violation.most}.`;
      case 'wrong-price':
        return `Il Complotto costa ${treasures.it(violation.price)}, non ${violation.paid}.`;
      case 'not-plundered':
        return violation.has === 0
          ? 'Non hai razziato nulla che possa pagare.'
          : `Hai razziato ${violation.has}, non ${violation.spent}.`;
      case 'not-kept':
        return violation.has === 0
          ? 'Non tieni alcun Tesoro che possa pagare.'
          : `Tieni ${treasures.it(violation.has)}, non ${violation.spent}.`;
      case 'no-such-cards':
        return violation.has === 0
          ? 'In mano non hai altri Complotti che possano pagare.'
          : `In mano hai ${violation.has} ${violation.has === 1 ? 'altro Complotto' : 'altri Complotti'}, non ${violation.spent}.`;
      case 'tokens-first':
        return violation.kept === 1
          ? 'Finché tieni 1 segnalino, nessuna carta Complotto paga: spendi prima quello.'
          : `Finché tieni ${tokens.it(violation.kept)}, nessuna carta Complotto paga: spendili prima tutti.`;
      case 'nothing-to-keep':
        return 'Non hai razziato nulla che si possa tenere.';
      case 'no-room':
        return violation.limit === 0
          ? 'Prima del primo Complotto non puoi tenere Tesori.'
          : `Tieni già ${treasures.it(violation.kept)}, quanti i Complotti comprati: non c’è posto per un altro.`;
      case 'no-token-left':
        return 'Non ci sono più segnalini Tesoro, né nella riserva della Caverna né sulla mappa, da tenere per la Gemma.';
    }
  },
  sentence: ({ kept }, value) => {
    const had = `${complotti(value.bought)} ${value.bought === 1 ? 'comprato' : 'comprati'}, ${treasures.it(countIn(kept))} ${countIn(kept) === 1 ? 'tenuto' : 'tenuti'}`;
    const ways =
      value.does === 'buy' && value.way === undefined
        ? ` Modi: ${value.ways.map((way) => paidWith.it(way)).join('; ')}.`
        : '';
    return `Complotti dei Goblin, ${had}. ${esitoIt(value)}${ways}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface SchemesFormWords {
  readonly cards: string;
  readonly plunder: string;
  readonly payLabels: readonly string[];
  readonly ways: string;
  readonly columns: readonly string[];
  readonly way: (way: SchemePayment) => string;
  /** Where the plundered Treasure goes if this way is taken. */
  readonly rest: (to: PlunderedTo, isGem: boolean) => string;
  readonly facts: {
    readonly price: string;
    readonly kept: string;
    readonly hand: string;
    readonly rage: string;
    readonly of: (count: number, limit: number) => string;
  };
}

export const schemesWords: Readonly<Record<Lang, SchemesFormWords>> = {
  en: {
    cards: 'Cards and Treasures now',
    plunder: 'This turn',
    payLabels: ['Plundered', 'Kept', 'Cards'],
    ways: 'Every legal way to pay',
    columns: ['Pay with', 'Kept after', 'Hand after'],
    way: (way) => capital(paidWith.en(way)),
    rest: leftoverEn,
    facts: {
      price: 'Price',
      kept: 'Kept',
      hand: 'Hand',
      rage: 'Rage',
      of: (count, limit) => `${count} of ${limit}`,
    },
  },
  it: {
    cards: 'Carte e Tesori ora',
    plunder: 'In questo turno',
    payLabels: ['Razziati', 'Tenuti', 'Carte'],
    ways: 'Ogni modo permesso di pagare',
    columns: ['Paga con', 'Tenuti dopo', 'Mano dopo'],
    way: (way) => capital(paidWith.it(way)),
    rest: restoIt,
    facts: {
      price: 'Prezzo',
      kept: 'Tenuti',
      hand: 'Mano',
      rage: 'Furia',
      of: (count, limit) => `${count} su ${limit}`,
    },
  },
};
