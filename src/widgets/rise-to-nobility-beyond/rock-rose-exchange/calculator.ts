import {
  EXCHANGED,
  rateField,
  rockRoseExchange as question,
  type Exchanged,
  type ExchangeValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { currencyOf, inBoth, tooLittle } from '../shared/names.ts';

const THINGS: Readonly<Record<Exchanged, Pair<readonly [one: string, many: string]>>> = {
  goods: { en: ['Good', 'Goods'], it: ['Bene', 'Beni'] },
  nobility: { en: ['Nobility', 'Nobility'], it: ['punto Nobiltà', 'punti Nobiltà'] },
  reputation: {
    en: ['Reputation', 'Reputation'],
    it: ['punto Reputazione', 'punti Reputazione'],
  },
  coins: { en: ['Coin', 'Coins'], it: ['Moneta', 'Monete'] },
  modifiers: {
    en: ['Modifier token', 'Modifier tokens'],
    it: ['segnalino Modificatore', 'segnalini Modificatore'],
  },
};

const amountOf = (thing: Exchanged, count: number, lang: Lang): string =>
  counted(...THINGS[thing][lang])(count);

const rockRose = (count: number, lang: Lang): string => currencyOf('rockRose', count, lang);

const leftEn = (count: number): string =>
  count === 0 ? 'no Rock Rose left' : `${rockRose(count, 'en')} left`;

const leftIt = (count: number, to: 'ti' | 'mi'): string =>
  count === 0
    ? `non ${to} restano Rocce Rosee`
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
  listed(
    lang,
    rows
      .filter((row) => row.times !== 0)
      .map(({ thing, rate }) => `${THINGS[thing][lang][1]} ${rate.give}:${rate.get}`),
  );

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
        en: 'Enter a ratio to see what you can get.',
        it: 'Inserisci un rapporto per vedere che cosa puoi ricevere.',
      };
    }
    if (!trades(value)) {
      return value.left === 0
        ? {
            en: 'You make no exchange, and have no Rock Rose for one.',
            it: 'Non fai scambi, e non hai Rocce Rosee per farne.',
          }
        : {
            en: `You make no exchange and keep ${rockRose(value.left, 'en')}.`,
            it: `Non fai scambi e tieni ${rockRose(value.left, 'it')}.`,
          };
    }
    return {
      en: `You give ${en.given} and get ${en.got}; you have ${leftEn(value.left)}.`,
      it: `Dai ${it.given} e ricevi ${it.got}; ${leftIt(value.left, 'ti')}.`,
    };
  },
  lines: {
    'no-rates': {
      en: 'The ratios are printed on your player board extension.',
      it: 'I rapporti sono stampati sull’estensione della tua plancia giocatore.',
    },
    'give-back': ({ thing, times, give, get, returned }) => ({
      en: `${counted('exchange', 'exchanges')(times)} the other way at ${give}:${get}: in the reading you chose, you may give ${amountOf(thing, returned, 'en')} and get ${rockRose(give * times, 'en')}.`,
      it: `${counted('scambio', 'scambi')(times)} al contrario a ${give}:${get}: con l’interpretazione scelta puoi dare ${amountOf(thing, returned, 'it')} e ricevere ${rockRose(give * times, 'it')}.`,
    }),
    exchange: ({ thing, times, give, get, gained }) => ({
      en: `${counted('exchange', 'exchanges')(times)} at ${give}:${get}: ${rockRose(give * times, 'en')} for ${amountOf(thing, gained, 'en')}.`,
      it: `${counted('scambio', 'scambi')(times)} a ${give}:${get}: ${rockRose(give * times, 'it')} per ${amountOf(thing, gained, 'it')}.`,
    }),
    'track-end': ({ held, gained, counts, max }) => ({
      en: `Your Reputation is ${held}, and the track ends at ${max}: of these ${gained}, ${counts === 0 ? 'none counts' : counts === 1 ? 'only 1 counts' : `only ${counts} count`}.`,
      it: `La tua Reputazione è ${held} e il tracciato finisce a ${max}: di questi ${gained} punti ${counts === 0 ? 'non ne conta nessuno' : counts === 1 ? 'ne conta solo 1' : `ne contano solo ${counts}`}.`,
    }),
    'any-number': {
      en: 'You may make as many exchanges as you like on your turn.',
      it: 'Nel tuo turno puoi fare tutti gli scambi che vuoi.',
      aside: true,
    },
    affordable: ({ thing, give, get, most, further, traded }) => {
      const at = {
        en: `${many(thing, 'en')} at ${give}:${get}`,
        it: `${capital(many(thing, 'it'))} a ${give}:${get}`,
      };
      const count = traded ? further : most;
      if (count === 0) {
        return {
          en: `${at.en}: the Rock Rose you have ${traded ? 'left ' : ''}is not enough for ${traded ? 'another' : 'an'} exchange.`,
          it: `${at.it}: la Roccia Rosea che ${traded ? 'ti resta' : 'hai'} non basta per ${traded ? 'un altro' : 'uno'} scambio.`,
          aside: traded,
        };
      }
      const brought = inBoth((lang) => amountOf(thing, count * get, lang));
      return traded
        ? {
            en: `${at.en}: you could make ${count} more ${count === 1 ? 'exchange' : 'exchanges'}, for ${brought.en}.`,
            it: `${at.it}: potresti fare ${count === 1 ? 'un altro scambio' : `altri ${count} scambi`}, per ${brought.it}.`,
            aside: true,
          }
        : {
            en: `${at.en}: you could make up to ${counted('exchange', 'exchanges')(count)}, for ${brought.en}.`,
            it: `${at.it}: potresti fare fino a ${counted('scambio', 'scambi')(count)}, per ${brought.it}.`,
          };
    },
  },
  violations: {
    'one-way': {
      en: 'You cannot get Rock Rose for {thing}: in the reading you chose, exchanges go one way only. Enter 0 or more, or choose the other reading.',
      it: 'Non puoi dare {thing} per avere Roccia Rosea: con l’interpretazione scelta gli scambi sono a senso unico. Scrivi 0 o più, oppure scegli l’altra interpretazione.',
    },
    'not-enough': ({ needed, held }) => ({
      en: `These exchanges cost ${rockRose(needed, 'en')}, ${tooLittle.en(held)}.`,
      it: `Questi scambi costano ${rockRose(needed, 'it')}, ${tooLittle.it(held)}.`,
    }),
    'not-held': ({ thing, given, held }) => ({
      en: `You give ${amountOf(thing, given, 'en')}, ${tooLittle.en(held)}.`,
      it: `Dai ${amountOf(thing, given, 'it')}, ${tooLittle.it(held)}.`,
    }),
    'off-track': ({ given, held, left, min }) => ({
      en: `You give ${given} of your ${held} Reputation: that would leave ${left === 0 ? 'none' : left}, but the track begins at ${min}.`,
      it: `Dai ${given} dei tuoi ${held} punti Reputazione: ${left === 0 ? 'non ne resterebbero' : left === 1 ? 'ne resterebbe 1' : `ne resterebbero ${left}`}, ma il tracciato comincia da ${min}.`,
    }),
    'more-than-there-is': {
      en: 'You would have {left:rockRose}, but the box holds only {max}: give less.',
      it: 'Avresti {left:rockRose}, ma nella scatola ce ne sono solo {max}: dai di meno.',
    },
  },
  problems: {
    'not-a-ratio': {
      en: '“{got}” is not a ratio. Write what you give and what you get, such as 1:2.',
      it: '«{got}» non è un rapporto. Scrivi quanto dai e quanto ricevi, per esempio 1:2.',
    },
  },
  problem: ({ code, field }) => {
    const thing = EXCHANGED.find((each) => rateField(each) === field);
    return code === 'missing' && thing !== undefined
      ? {
          en: `Enter the ratio for ${many(thing, 'en')}: it is printed on your extension.`,
          it: `Inserisci il rapporto per avere ${many(thing, 'it')}: è stampato sulla tua estensione.`,
        }
      : undefined;
  },
  sentence: (value) => {
    const { en, it } = { en: bargain(value, 'en'), it: bargain(value, 'it') };
    const { held, left } = value;
    const having = {
      en: held === 0 ? 'with no Rock Rose' : `with ${rockRose(held, 'en')}`,
      it: held === 0 ? 'senza Rocce Rosee' : `con ${rockRose(held, 'it')}`,
    };
    const reading = givesBack(value)
      ? {
          en: ', under the reading that exchanges go both ways',
          it: ', con l’interpretazione che gli scambi valgono nei due sensi',
        }
      : { en: '', it: '' };
    return !trades(value)
      ? {
          en: `${capital(having.en)} I make no exchange.`,
          it: `${capital(having.it)} non faccio scambi.`,
        }
      : {
          en: `Rock Rose exchange at ${ratios(value, 'en')}: ${having.en} I give ${en.given} and get ${en.got}; I have ${leftEn(left)}${reading.en}.`,
          it: `Scambio di Roccia Rosea a ${ratios(value, 'it')}: ${having.it} do ${it.given} e ricevo ${it.got}; ${leftIt(left, 'mi')}${reading.it}.`,
        };
  },
});

export const labels = {
  notation: {
    en: '1:2 means that you give 1 Rock Rose and get 2. Leave blank what you do not need.',
    it: '1:2 significa che dai 1 Roccia Rosea e ricevi 2. Lascia vuoto ciò che non ti serve.',
  },
  held: { en: 'What you have', it: 'Quello che hai' },
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
  further: { en: 'More', it: 'Ancora' },
  name: (thing: Exchanged) => ({ en: many(thing, 'en'), it: capital(many(thing, 'it')) }),
};
