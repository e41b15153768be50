import {
  rockRoseExchange as question,
  type Exchanged,
  type ExchangeValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

const THINGS: Readonly<Record<Exchanged, Pair<readonly [one: string, many: string]>>> = {
  goods: { en: ['Good', 'Goods'], it: ['Bene', 'Beni'] },
  nobility: { en: ['Nobility', 'Nobility'], it: ['Nobiltà', 'Nobiltà'] },
  reputation: { en: ['Reputation', 'Reputation'], it: ['Reputazione', 'Reputazione'] },
  coins: { en: ['Coin', 'Coins'], it: ['Moneta', 'Monete'] },
  modifiers: {
    en: ['Modifier token', 'Modifier tokens'],
    it: ['segnalino Modificatore', 'segnalini Modificatore'],
  },
};

const amountOf = (thing: Exchanged, count: number, lang: Lang): string =>
  counted(...THINGS[thing][lang])(count);

const ROCK_ROSE: Pair<(count: number) => string> = {
  en: (count) => `${count} Rock Rose`,
  it: counted('Roccia Rosea', 'Rocce Rosee'),
};

const rockRose = (count: number, lang: Lang): string => ROCK_ROSE[lang](count);

const leftEn = (count: number): string =>
  count === 0 ? 'no Rock Rose left' : `${rockRose(count, 'en')} left`;

const leftIt = (count: number, to: 'ti' | 'mi'): string =>
  count === 0
    ? `non ${to} resta Roccia Rosea`
    : `${to} ${count === 1 ? 'resta' : 'restano'} ${rockRose(count, 'it')}`;

/** What changes hands when all exchanges are made; nothing when there are none. */
const bargain = ({ rows, paid }: ExchangeValue, lang: Lang) => {
  const moved = (sign: 1 | -1): string =>
    listed(lang, [
      ...(paid * sign < 0 ? [rockRose(paid * -sign, lang)] : []),
      ...rows
        .filter(({ gained }) => gained * sign > 0)
        .map(({ thing, gained }) => amountOf(thing, gained * sign, lang)),
    ]);
  return { given: moved(-1), got: moved(1) };
};

const ratios = ({ rows }: ExchangeValue, lang: Lang): string =>
  rows
    .filter((row) => row.times !== 0)
    .map(({ thing, rate }) => `${THINGS[thing][lang][1]} ${rate.give}:${rate.get}`)
    .join(', ');

const trades = ({ rows }: ExchangeValue): boolean => rows.some((row) => row.times !== 0);

/** Whether something goes the other way, as only one reading allows. */
const givesBack = ({ rows }: ExchangeValue): boolean => rows.some((row) => row.times < 0);

const many = (thing: Exchanged, lang: Lang): string => THINGS[thing][lang][1];

export const rockRoseExchange = calculator(question, {
  name: 'rock-rose-exchange',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Rock Rose exchanges', it: 'Scambi di Roccia Rosea' },
  lead: {
    en: 'What the exchanges you want cost and bring, at the ratios printed on your extension.',
    it: 'Quanto costano e quanto rendono gli scambi che vuoi fare, ai rapporti stampati sulla tua estensione.',
  },
  fields: {
    rockRose: { en: 'Rock Rose you have', it: 'Roccia Rosea che hai' },
    rateGoods: { en: 'Ratio: Goods', it: 'Rapporto: Beni' },
    goods: { en: 'Exchanges: Goods', it: 'Scambi: Beni' },
    rateNobility: { en: 'Ratio: Nobility', it: 'Rapporto: Nobiltà' },
    nobility: { en: 'Exchanges: Nobility', it: 'Scambi: Nobiltà' },
    rateReputation: { en: 'Ratio: Reputation', it: 'Rapporto: Reputazione' },
    reputation: { en: 'Exchanges: Reputation', it: 'Scambi: Reputazione' },
    rateCoins: { en: 'Ratio: Coins', it: 'Rapporto: Monete' },
    coins: { en: 'Exchanges: Coins', it: 'Scambi: Monete' },
    rateModifiers: { en: 'Ratio: Modifier tokens', it: 'Rapporto: segnalini Modificatore' },
    modifiers: { en: 'Exchanges: Modifier tokens', it: 'Scambi: segnalini Modificatore' },
    goodsHeld: { en: 'Goods you have', it: 'Beni che hai' },
    nobilityHeld: { en: 'Nobility you have', it: 'Nobiltà che hai' },
    reputationHeld: { en: 'Reputation you have', it: 'Reputazione che hai' },
    coinsHeld: { en: 'Coins you have', it: 'Monete che hai' },
    modifiersHeld: { en: 'Modifier tokens you have', it: 'Segnalini Modificatore che hai' },
    direction: { en: 'Direction of exchanges', it: 'Verso degli scambi' },
  },
  options: {
    direction: {
      'one-way': { en: 'One way', it: 'A senso unico' },
      'both-ways': { en: 'Both ways', it: 'Nei due sensi' },
    },
  },
  ways: { thing: many, rockRose },
  headline: (value) => {
    const { en, it } = { en: bargain(value, 'en'), it: bargain(value, 'it') };
    if (value.rows.length === 0) {
      return {
        en: 'Enter the ratios printed on your extension.',
        it: 'Inserisci i rapporti stampati sulla tua estensione.',
      };
    }
    return !trades(value)
      ? {
          en: `You exchange nothing and keep ${rockRose(value.left, 'en')}.`,
          it: `Non scambi niente: ${leftIt(value.left, 'ti')}.`,
        }
      : {
          en: `You give ${en.given} and get ${en.got}; ${leftEn(value.left)}.`,
          it: `Dai ${it.given} e ricevi ${it.got}; ${leftIt(value.left, 'ti')}.`,
        };
  },
  lines: {
    'no-rates': {
      en: 'No ratio is entered yet: read them off your player board extension.',
      it: 'Ancora nessun rapporto inserito: leggili sull’estensione della tua plancia giocatore.',
    },
    'give-back': ({ thing, times, give, get, returned, before, after }) => ({
      en: `${counted('exchange', 'exchanges')(times)} the other way at ${give}:${get}: you give ${amountOf(thing, returned, 'en')} for Rock Rose.`,
      it: `${counted('scambio', 'scambi')(times)} al contrario a ${give}:${get}: dai ${amountOf(thing, returned, 'it')} in cambio di Roccia Rosea.`,
      amount: `${before} → ${after}`,
    }),
    exchange: ({ thing, times, give, get, gained, before, after }) => ({
      en: `${counted('exchange', 'exchanges')(times)} at ${give}:${get}: you get ${amountOf(thing, gained, 'en')} for Rock Rose.`,
      it: `${counted('scambio', 'scambi')(times)} a ${give}:${get}: ricevi ${amountOf(thing, gained, 'it')} in cambio di Roccia Rosea.`,
      amount: `${before} → ${after}`,
    }),
    'any-number': {
      en: '{times exchange|exchanges} in one turn: there is no limit.',
      it: '{times scambio|scambi} in un turno: non c’è limite.',
    },
    affordable: ({ thing, give, get, all, most, left, further, traded }) => {
      const at = {
        en: `${many(thing, 'en')} at ${give}:${get}`,
        it: `${capital(many(thing, 'it'))} a ${give}:${get}`,
      };
      const atMost = {
        en: counted('exchange', 'exchanges')(most),
        it: counted('scambio', 'scambi')(most),
      };
      return !traded
        ? {
            en: `${at.en}: with ${rockRose(all, 'en')}, ${atMost.en} at most.`,
            it: `${at.it}: con ${rockRose(all, 'it')} al massimo ${atMost.it}.`,
          }
        : {
            en: `${at.en}: ${atMost.en} at most with ${all === 1 ? 'your' : 'all'} ${rockRose(all, 'en')}; ${further === 0 ? 'no' : further} more ${left === 0 ? 'now' : `with the ${left} left`}.`,
            it: `${at.it}: al massimo ${atMost.it} con tutta la Roccia Rosea (${all}); ${further === 0 ? 'nessun altro' : `ancora ${further}`} con quella che resta (${left}).`,
          };
    },
  },
  violations: {
    'one-way': {
      en: 'You cannot get Rock Rose for {thing}: in the reading in force, exchanges go one way only. Enter 0 or more, or choose the other reading.',
      it: 'Non puoi dare {thing} per avere Roccia Rosea: secondo l’interpretazione in vigore gli scambi sono a senso unico. Scrivi 0 o più, oppure scegli l’altra interpretazione.',
    },
    'not-enough': {
      en: 'These exchanges cost {needed:rockRose} and you have {held}: {short} short.',
      it: 'Questi scambi costano {needed:rockRose} e tu ne hai {held}: {short?ne manca|ne mancano} {short}.',
    },
    'not-held': ({ thing, given, held, short }) => ({
      en: `You give back ${amountOf(thing, given, 'en')} and have ${held}: ${short} short.`,
      it: `Cedi ${amountOf(thing, given, 'it')} e ne hai ${held}: te ne ${short === 1 ? 'manca' : 'mancano'} ${short}.`,
    }),
    'off-track': {
      en: 'You give back {given} Reputation of {held}: that leaves {left}, and the track begins at {min}.',
      it: 'Cedi {given} Reputazione su {held}: resterebbe a {left}, ma il tracciato comincia da {min}.',
    },
    'more-than-there-is': {
      en: 'You would have {left:rockRose}, and the box holds only {max}: give back less.',
      it: 'Avresti {left:rockRose}, ma nella scatola ce ne sono solo {max}: cedi di meno.',
    },
  },
  problems: {
    'not-a-ratio': {
      en: '“{got}” is not a ratio. Write what you give and what you get, such as 1:2.',
      it: '«{got}» non è un rapporto. Scrivi quanto dai e quanto ricevi, per esempio 1:2.',
    },
  },
  sentence: (value) => {
    const { en, it } = { en: bargain(value, 'en'), it: bargain(value, 'it') };
    const { held, left } = value;
    return !trades(value)
      ? {
          en: `With ${rockRose(held, 'en')} I make no exchange.`,
          it: `Con ${rockRose(held, 'it')} non faccio scambi.`,
        }
      : {
          en: `With ${rockRose(held, 'en')} (${ratios(value, 'en')}) I give ${en.given} and get ${en.got}; ${leftEn(left)}${givesBack(value) ? ', under the reading “Both ways”' : ''}.`,
          it: `Con ${rockRose(held, 'it')} (${ratios(value, 'it')}) do ${it.given} e ricevo ${it.got}; ${leftIt(left, 'mi')}${givesBack(value) ? ', con l’interpretazione «Nei due sensi»' : ''}.`,
        };
  },
});

export const labels = {
  notation: {
    en: '1:2 means that you give 1 Rock Rose and get 2. Leave blank what you do not need.',
    it: '1:2 significa che dai 1 Roccia Rosea e ricevi 2. Lascia vuoto ciò che non ti serve.',
  },
  held: { en: 'What you give back from', it: 'Da che cosa cedi' },
  heldNote: {
    en: 'Optional: what is blank is not checked.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato.',
  },
  wanted: { en: 'Exchanges you want', it: 'Scambi che vuoi fare' },
  table: { en: 'Exchanges at your ratios', it: 'Scambi ai tuoi rapporti' },
  thing: { en: 'Ratio', it: 'Rapporto' },
  most: { en: 'At most', it: 'Max' },
  times: { en: 'Wanted', it: 'Fai' },
  gained: { en: 'You get', it: 'Ricevi' },
  further: { en: 'Still', it: 'Ancora' },
  name: (thing: Exchanged) => ({ en: many(thing, 'en'), it: capital(many(thing, 'it')) }),
};
