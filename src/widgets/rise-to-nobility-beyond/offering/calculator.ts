import {
  GOODS,
  offering as question,
  TIER_BENEFITS,
  type Benefit,
  type Cost,
  type GoodsKind,
  type OfferingValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { currencyOf, dueIn, goodsNames, isFree } from '../shared/names.ts';

const REQUIREMENTS: Readonly<Record<'nobility' | 'race', Pair>> = {
  nobility: { en: 'Nobility', it: 'di Nobiltà' },
  race: { en: 'race', it: 'di razza' },
};

const houses = { en: counted('house', 'houses'), it: counted('Casa', 'Case') };
const workers = { en: counted('worker', 'workers'), it: counted('Lavoratore', 'Lavoratori') };
const points = {
  en: counted('victory point', 'victory points'),
  it: counted('punto vittoria', 'punti vittoria'),
};

/** The kinds of goods that are received: `4 Books and 2 Jewelry`. */
const received = (goods: Readonly<Record<GoodsKind, number>>, lang: Lang): string =>
  listed(
    lang,
    GOODS.filter((kind) => goods[kind] > 0).map(
      (kind) => `${goods[kind]} ${goodsNames[kind][lang]}`,
    ),
  );

const gain = (what: Pair): Pair => ({ en: `you gain ${what.en}`, it: `ottieni ${what.it}` });

const inBoth = (say: (lang: Lang) => string): Pair => ({ en: say('en'), it: say('it') });

const gift = (benefit: Benefit): Pair => {
  switch (benefit.kind) {
    case 'rock-rose':
      return gain(inBoth((lang) => currencyOf('rockRose', benefit.amount, lang)));
    case 'council-tile':
      return {
        en: 'you carry out a Stone Council tile',
        it: 'esegui una tessera del Consiglio di Pietra',
      };
    case 'goods':
      return benefit.amount === 0
        ? {
            en: 'you gain nothing without a workshop',
            it: 'non ottieni nulla senza un Laboratorio',
          }
        : gain(inBoth((lang) => received(benefit.goods, lang)));
    case 'house':
      return gain(inBoth((lang) => houses[lang](benefit.amount)));
    case 'worker':
      return gain(inBoth((lang) => workers[lang](benefit.amount)));
    case 'points':
      return gain(inBoth((lang) => points[lang](benefit.amount)));
  }
};

/** What is due, as far as it is known; what is not is named. */
const price = ({ tierCost, tileCost, cost, tier }: OfferingValue): Pair => {
  const known = cost ?? tierCost ?? tileCost;
  const due = inBoth((lang) => (known === undefined || isFree(known) ? '' : dueIn(known, lang)));
  if (cost !== undefined) {
    return isFree(cost)
      ? { en: 'at no cost', it: 'senza pagare nulla' }
      : { en: `for ${due.en}`, it: `per ${due.it}` };
  }
  if (tier !== 2) return { en: 'for the printed cost', it: 'al costo stampato' };
  const more = unread(tierCost, tileCost);
  return {
    en: `for ${due.en && `${due.en} and `}${more.en}`,
    it: due.it === '' ? `per ${more.it}` : `per ${due.it} più ${more.it}`,
  };
};

/** The costs of tier 2 that are not entered. */
const unread = (tierCost: Cost, tileCost: Cost): Pair => {
  if (tierCost !== undefined) return { en: 'the cost on the tile', it: 'il costo della tessera' };
  return tileCost === undefined
    ? { en: 'the costs of tier and tile', it: 'i costi del livello e della tessera' }
    : { en: 'the cost of the tier', it: 'il costo del livello' };
};

interface Change {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** An amount before and after, where it is known. */
const change = ({ before, after }: Change): Pair =>
  before === undefined || after === undefined
    ? { en: '.', it: '.' }
    : { en: `: ${before} before, ${after} after.`, it: `: prima ${before}, dopo ${after}.` };

const short = (count: number): string => (count === 1 ? 'te ne manca 1' : `te ne mancano ${count}`);

export const offering = calculator(question, {
  name: 'offering',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Making an Offering', it: 'Fare una Donazione' },
  lead: {
    en: 'Whether you can make an Offering on a tier of the Timeless Temple, what it costs you and what it gives.',
    it: 'Se puoi fare una Donazione a un livello del Tempio Senza Tempo, quanto ti costa e che cosa dà.',
  },
  fields: {
    tier: { en: 'Tier', it: 'Livello' },
    tokens: { en: 'Your Offering tokens left', it: 'Segnalini Donazione rimasti' },
    spaces: { en: 'Free spaces on the tier', it: 'Spazi liberi nel livello' },
    costs: { en: 'Costs of the tiers', it: 'Costi dei livelli' },
    tileCoins: { en: 'Coins on the tile', it: 'Monete sulla tessera' },
    tileGoods: { en: 'Goods on the tile', it: 'Beni sulla tessera' },
    rockRose: { en: 'Rock Rose you have', it: 'Rocce Rosee che hai' },
    coins: { en: 'Coins you have', it: 'Monete che hai' },
    goods: { en: 'Goods you have', it: 'Beni che hai' },
    ...goodsNames,
  },
  hints: {
    spaces: {
      en: 'Optional: not checked while blank.',
      it: 'Facoltativo: se è vuoto non viene controllato.',
    },
  },
  options: {
    tier: {
      1: {
        en: `Tier 1: ${currencyOf('rockRose', TIER_BENEFITS[1].rockRose, 'en')}`,
        it: `Livello 1: ${currencyOf('rockRose', TIER_BENEFITS[1].rockRose, 'it')}`,
      },
      2: { en: 'Tier 2: Stone Council tile', it: 'Livello 2: tessera del Consiglio di Pietra' },
      3: {
        en: `Tier 3: ${TIER_BENEFITS[3].goodsPerWorkshop} Goods per workshop`,
        it: `Livello 3: ${TIER_BENEFITS[3].goodsPerWorkshop} Beni per Laboratorio`,
      },
      4: {
        en: `Tier 4: ${houses.en(TIER_BENEFITS[4].houses)}`,
        it: `Livello 4: ${houses.it(TIER_BENEFITS[4].houses)}`,
      },
      5: {
        en: `Tier 5: ${workers.en(TIER_BENEFITS[5].workers)}`,
        it: `Livello 5: ${workers.it(TIER_BENEFITS[5].workers)}`,
      },
      6: {
        en: `Tier 6: ${points.en(TIER_BENEFITS[6].points)}`,
        it: `Livello 6: ${points.it(TIER_BENEFITS[6].points)}`,
      },
    },
  },
  headline: (value) => ({
    en: `${capital(price(value).en)} ${gift(value.benefit).en}.`,
    it: `${capital(price(value).it)} ${gift(value.benefit).it}.`,
  }),
  lines: {
    token: (line) => ({
      en: `1 of your Offering tokens goes on the tier${change(line).en}`,
      it: `1 dei tuoi segnalini Donazione va sul livello${change(line).it}`,
      amount: `−${line.before - line.after}`,
    }),
    space: (line) => ({
      en: `It blocks its space until the end of the game. Free spaces on the tier${change(line).en}`,
      it: `Blocca il suo spazio fino alla fine della partita. Spazi liberi nel livello${change(line).it}`,
    }),
    'cost-unread': {
      en: 'You pay the cost shown on the left of tier {tier}. Enter it above to have it counted.',
      it: 'Paghi il costo stampato a sinistra del livello {tier}. Scrivilo qui sopra per metterlo in conto.',
    },
    pay: (line) => ({
      en: `You pay ${currencyOf(line.thing, line.amount, 'en')} for the tier${change(line).en}`,
      it: `Paghi ${currencyOf(line.thing, line.amount, 'it')} per il livello${change(line).it}`,
      amount: `−${line.amount}`,
    }),
    'gain-rock-rose': (line) => ({
      en: `You gain ${currencyOf('rockRose', line.amount, 'en')}${change(line).en}`,
      it: `Ottieni ${currencyOf('rockRose', line.amount, 'it')}${change(line).it}`,
      amount: `+${line.amount}`,
    }),
    'supply-short': ({ due, left, max }) => ({
      en: `The tier gives ${due}, but with yours out of ${max} in the box the supply has ${left === 0 ? 'none' : `only ${left}`} left.`,
      it: `Il livello ne dà ${due}, ma tolte le tue dalle ${max} della scatola nella riserva ${left === 0 ? 'non ne restano' : left === 1 ? 'ne resta solo 1' : `ne restano solo ${left}`}.`,
    }),
    'council-tile': ({ waived }) => ({
      en: `You carry out a Stone Council tile of your choice at once, without its requirements of ${listed(
        'en',
        waived.map((each) => REQUIREMENTS[each].en),
      )}.`,
      it: `Scegli una tessera del Consiglio di Pietra ed eseguila subito, anche se non ne soddisfi i requisiti ${listed(
        'it',
        waived.map((each) => REQUIREMENTS[each].it),
      )}.`,
    }),
    'tile-unread': {
      en: 'You still pay the Coins and Goods on the tile. Enter them above to have them counted.',
      it: 'Paghi comunque le Monete e i Beni della tessera. Scrivili qui sopra per metterli in conto.',
    },
    'pay-tile': (line) => ({
      en: `You pay ${currencyOf(line.thing, line.amount, 'en')} for the tile${change(line).en}`,
      it: `Paghi ${currencyOf(line.thing, line.amount, 'it')} per la tessera${change(line).it}`,
      amount: `−${line.amount}`,
    }),
    'guild-goods': ({ kind, workshops, each, goods }) => ({
      en: `${goodsNames[kind].en}: ${counted('workshop', 'workshops')(workshops)}, ${currencyOf('goods', each, 'en')} for each.`,
      it: `${goodsNames[kind].it}: ${counted('Laboratorio', 'Laboratori')(workshops)}, ${currencyOf('goods', each, 'it')} per ognuno.`,
      amount: `+${goods}`,
    }),
    'gain-goods': (line) =>
      line.amount === 0
        ? {
            en: 'No workshop is entered above, so the tier gives no Goods.',
            it: 'Qui sopra non c’è alcun Laboratorio: il livello non dà Beni.',
            amount: '+0',
          }
        : {
            en: `You gain ${currencyOf('goods', line.amount, 'en')} in all${change(line).en}`,
            it: `Ottieni ${currencyOf('goods', line.amount, 'it')} in tutto${change(line).it}`,
            amount: `+${line.amount}`,
          },
    'gain-house': {
      en: 'You gain {amount house|houses}.',
      it: 'Ottieni {amount Casa|Case}.',
      amount: '+{amount}',
    },
    'gain-worker': {
      en: 'You gain {amount worker|workers}.',
      it: 'Ottieni {amount Lavoratore|Lavoratori}.',
      amount: '+{amount}',
    },
    'gain-points': {
      en: 'You gain {amount victory point|victory points}.',
      it: 'Ottieni {amount punto vittoria|punti vittoria}.',
      amount: { en: '+{amount} VP', it: '+{amount} PV' },
    },
  },
  violations: {
    'no-token': {
      en: 'You have no Offering token left: all {tokens} are at the Temple, and they stay there.',
      it: 'Non hai più segnalini Donazione: tutti e {tokens} sono al Tempio, e ci restano.',
    },
    'no-space': {
      en: 'No space is free on tier {tier}, and no token leaves its space.',
      it: 'Nel livello {tier} non c’è uno spazio libero, e nessun segnalino lascia il suo.',
    },
    'not-enough': ({ thing, needed, held, short: count }) => ({
      en: `The tier costs ${currencyOf(thing, needed, 'en')}. You have ${held}, so you are ${count} short.`,
      it: `Il livello costa ${currencyOf(thing, needed, 'it')}. Ne hai ${held}: ${short(count)}.`,
    }),
    'benefit-too-late': ({ thing, needed, held, short: count, gain: gained }) => ({
      en: `The tier costs ${currencyOf(thing, needed, 'en')}. You have ${held}, so you are ${count} short: the ${gained} it gives come only after you pay.`,
      it: `Il livello costa ${currencyOf(thing, needed, 'it')}. Ne hai ${held}: ${short(count)}, e quello che dà (${gained}) arriva solo dopo aver pagato.`,
    }),
    'not-enough-for-tile': ({ thing, needed, held, short: count, isAlone }) => ({
      en: `${isAlone ? 'The tile alone costs' : 'Tier and tile together cost'} ${currencyOf(thing, needed, 'en')}. You have ${held}, so you are ${count} short.`,
      it: `${isAlone ? 'La sola tessera costa' : 'Livello e tessera insieme costano'} ${currencyOf(thing, needed, 'it')}. Ne hai ${held}: ${short(count)}.`,
    }),
  },
  sentence: (value) => {
    const { tier, benefit, tokensLeft } = value;
    return {
      en: `Offering on tier ${tier}: ${price(value).en} ${gift(benefit).en}, with ${counted('token', 'tokens')(tokensLeft)} left.`,
      it: `Donazione al livello ${tier}: ${price(value).it} ${gift(benefit).it}, e ${tokensLeft === 1 ? 'resta' : 'restano'} ${counted('segnalino', 'segnalini')(tokensLeft)}.`,
    };
  },
});

export const labels = {
  cost: (tier: number) => ({ en: `Cost of tier ${tier}`, it: `Costo del livello ${tier}` }),
  costNote: {
    en: 'Optional: it is printed on the left of the tier.',
    it: 'Facoltativo: è stampato a sinistra del livello.',
  },
  tile: {
    en: 'Cost on the Stone Council tile',
    it: 'Costo sulla tessera del Consiglio di Pietra',
  },
  tileNote: {
    en: 'Optional: it is due on top of the tier’s cost.',
    it: 'Facoltativo: si aggiunge al costo del livello.',
  },
  workshops: { en: 'Your workshops', it: 'I tuoi Laboratori' },
  workshopsNote: {
    en: 'How many you own of each kind.',
    it: 'Quanti ne possiedi di ogni tipo.',
  },
  supply: { en: 'What you have', it: 'Che cosa hai' },
  supplyNote: {
    en: 'Optional: what is blank is not checked.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato.',
  },
  received: { en: 'Goods you gain', it: 'Beni che ottieni' },
  after: { en: 'What you have afterwards', it: 'Che cosa hai dopo' },
  tokens: { en: 'Tokens', it: 'Segnalini' },
  spaces: { en: 'Free spaces', it: 'Spazi liberi' },
  things: {
    rockRose: { en: 'Rock Rose', it: 'Rocce Rosee' },
    coins: { en: 'Coins', it: 'Monete' },
    goods: { en: 'Goods', it: 'Beni' },
  },
  goods: goodsNames,
};
