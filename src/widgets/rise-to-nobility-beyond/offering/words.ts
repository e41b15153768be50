import {
  CURRENCIES,
  GOODS,
  TIER_BENEFITS,
  type Amounts,
  type Benefit,
  type Currency,
  type GoodsKind,
  type OfferingLine,
  type OfferingValue,
  type OfferingViolation,
  type RawOffering,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawOffering, OfferingValue, OfferingLine, OfferingViolation>;

type Counted = (count: number) => string;

/** The currencies in which something is paid: `2 Rock Rose`, `1 Coin`. */
const paid = (cost: Amounts, currencies: Readonly<Record<Currency, Counted>>): readonly string[] =>
  CURRENCIES.filter((thing) => cost[thing] > 0).map((thing) => currencies[thing](cost[thing]));

/** The kinds of goods that are received: `4 Books`, `2 Jewelry`. */
const received = (
  goods: Readonly<Record<GoodsKind, number>>,
  kinds: Readonly<Record<GoodsKind, string>>,
): readonly string[] =>
  GOODS.filter((kind) => goods[kind] > 0).map((kind) => `${goods[kind]} ${kinds[kind]}`);

const EN_CURRENCIES: Readonly<Record<Currency, Counted>> = {
  rockRose: counted('Rock Rose', 'Rock Rose'),
  coins: counted('Coin', 'Coins'),
  goods: counted('Good', 'Goods'),
};

const EN_GOODS: Readonly<Record<GoodsKind, string>> = {
  books: 'Books',
  artwork: 'Artwork',
  weaponry: 'Weaponry',
  magic: 'Magic',
  jewelry: 'Jewelry',
  furnishings: 'Furnishings',
};

const REQUIREMENTS = { nobility: 'Nobility', race: 'race' } as const;

const workshops = counted('workshop', 'workshops');
const houses = counted('house', 'houses');
const workers = counted('worker', 'workers');
const points = counted('victory point', 'victory points');
const tokens = counted('token', 'tokens');

const gift = (benefit: Benefit): string => {
  switch (benefit.kind) {
    case 'rock-rose':
      return `you gain ${EN_CURRENCIES.rockRose(benefit.amount)}`;
    case 'council-tile':
      return 'you carry out a Stone Council tile';
    case 'goods':
      return benefit.amount === 0
        ? 'you gain nothing without a workshop'
        : `you gain ${listed('en', received(benefit.goods, EN_GOODS))}`;
    case 'house':
      return `you gain ${houses(benefit.amount)}`;
    case 'worker':
      return `you gain ${workers(benefit.amount)}`;
    case 'points':
      return `you gain ${points(benefit.amount)}`;
  }
};

const price = (cost: Amounts | undefined): string => {
  if (cost === undefined) return 'for the printed cost';
  const due = paid(cost, EN_CURRENCIES);
  return due.length === 0 ? 'at no cost' : `for ${listed('en', due)}`;
};

/** An amount before and after, where it is known. */
const change = (before: number | undefined, after: number | undefined): string =>
  before === undefined || after === undefined ? '.' : `: ${before} before, ${after} after.`;

const EN: Words = {
  title: 'Making an Offering',
  lead: 'Whether you can make an Offering on a tier of the Timeless Temple, what it costs you and what it gives.',
  fields: {
    tier: 'Tier',
    tokens: 'Your Offering tokens left',
    spaces: 'Free spaces on the tier',
    costs: 'Costs of the tiers',
    tileCoins: 'Coins on the tile',
    tileGoods: 'Goods on the tile',
    rockRose: 'Rock Rose you have',
    coins: 'Coins you have',
    goods: 'Goods you have',
    ...EN_GOODS,
  },
  hints: { spaces: 'Optional: not checked while blank.' },
  options: {
    tier: {
      1: `Tier 1: ${EN_CURRENCIES.rockRose(TIER_BENEFITS[1].rockRose)}`,
      2: 'Tier 2: Stone Council tile',
      3: `Tier 3: ${TIER_BENEFITS[3].goodsPerWorkshop} Goods per workshop`,
      4: `Tier 4: ${houses(TIER_BENEFITS[4].houses)}`,
      5: `Tier 5: ${workers(TIER_BENEFITS[5].workers)}`,
      6: `Tier 6: ${points(TIER_BENEFITS[6].points)}`,
    },
  },
  headline: ({ cost, benefit }) => `${capital(price(cost))} ${gift(benefit)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'token':
        return [
          `1 of your Offering tokens goes on the tier${change(line.before, line.after)}`,
          `−${line.before - line.after}`,
        ];
      case 'space':
        return [
          `It blocks its space until the end of the game. Free spaces on the tier${change(line.before, line.after)}`,
        ];
      case 'cost-unread':
        return [
          `You pay the cost shown on the left of tier ${line.tier}. Enter it above to have it counted.`,
        ];
      case 'pay':
        return [
          `You pay ${EN_CURRENCIES[line.thing](line.amount)} for the tier${change(line.before, line.after)}`,
          `−${line.amount}`,
        ];
      case 'gain-rock-rose':
        return [
          `You gain ${EN_CURRENCIES.rockRose(line.amount)}${change(line.before, line.after)}`,
          `+${line.amount}`,
        ];
      case 'council-tile':
        return [
          `You carry out a Stone Council tile of your choice at once, without its requirements of ${listed(
            'en',
            line.waived.map((waived) => REQUIREMENTS[waived]),
          )}.`,
        ];
      case 'tile-unread':
        return [
          'You still pay the Coins and Goods on the tile. Enter them above to have them counted.',
        ];
      case 'pay-tile':
        return [
          `You pay ${EN_CURRENCIES[line.thing](line.amount)} for the tile${change(line.before, line.after)}`,
          `−${line.amount}`,
        ];
      case 'guild-goods':
        return [
          `${EN_GOODS[line.kind]}: ${workshops(line.workshops)}, ${EN_CURRENCIES.goods(line.each)} for each.`,
          `+${line.goods}`,
        ];
      case 'gain-goods':
        return line.amount === 0
          ? ['No workshop is entered above, so the tier gives no Goods.', '+0']
          : [
              `You gain ${EN_CURRENCIES.goods(line.amount)} in all${change(line.before, line.after)}`,
              `+${line.amount}`,
            ];
      case 'gain-house':
        return [`You gain ${houses(line.amount)}.`, `+${line.amount}`];
      case 'gain-worker':
        return [`You gain ${workers(line.amount)}.`, `+${line.amount}`];
      case 'gain-points':
        return [`You gain ${points(line.amount)}.`, `+${line.amount} VP`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-token':
        return `You have no Offering token left: all ${violation.tokens} are at the Temple, and they stay there.`;
      case 'no-space':
        return `No space is free on tier ${violation.tier}, and no token leaves its space.`;
      case 'not-enough':
        return `The tier costs ${EN_CURRENCIES[violation.thing](violation.needed)}. You have ${violation.held}, so you are ${violation.short} short.`;
      case 'not-enough-for-tile':
        return `Tier and tile together cost ${EN_CURRENCIES[violation.thing](violation.needed)}. You have ${violation.held}, so you are ${violation.short} short.`;
    }
  },
  sentence: (_, { tier, cost, benefit, tokensLeft }) =>
    `Offering on tier ${tier}: ${price(cost)} ${gift(benefit)}, with ${tokens(tokensLeft)} left.`,
};

const IT_CURRENCIES: Readonly<Record<Currency, Counted>> = {
  rockRose: counted('Roccia Rosea', 'Rocce Rosee'),
  coins: counted('Moneta', 'Monete'),
  goods: counted('Bene', 'Beni'),
};

const IT_GOODS: Readonly<Record<GoodsKind, string>> = {
  books: 'Libri',
  artwork: 'Opere d’arte',
  weaponry: 'Armi',
  magic: 'Magia',
  jewelry: 'Gioielli',
  furnishings: 'Arredi',
};

const REQUISITI = { nobility: 'di Nobiltà', race: 'di razza' } as const;

const laboratori = counted('Laboratorio', 'Laboratori');
const caseNuove = counted('Casa', 'Case');
const lavoratori = counted('Lavoratore', 'Lavoratori');
const punti = counted('punto vittoria', 'punti vittoria');
const segnalini = counted('segnalino', 'segnalini');

const dono = (benefit: Benefit): string => {
  switch (benefit.kind) {
    case 'rock-rose':
      return `ottieni ${IT_CURRENCIES.rockRose(benefit.amount)}`;
    case 'council-tile':
      return 'esegui una tessera del Consiglio di Pietra';
    case 'goods':
      return benefit.amount === 0
        ? 'non ottieni nulla senza un Laboratorio'
        : `ottieni ${listed('it', received(benefit.goods, IT_GOODS))}`;
    case 'house':
      return `ottieni ${caseNuove(benefit.amount)}`;
    case 'worker':
      return `ottieni ${lavoratori(benefit.amount)}`;
    case 'points':
      return `ottieni ${punti(benefit.amount)}`;
  }
};

const prezzo = (cost: Amounts | undefined): string => {
  if (cost === undefined) return 'al costo stampato';
  const due = paid(cost, IT_CURRENCIES);
  return due.length === 0 ? 'senza pagare nulla' : `per ${listed('it', due)}`;
};

const cambio = (before: number | undefined, after: number | undefined): string =>
  before === undefined || after === undefined ? '.' : `: prima ${before}, dopo ${after}.`;

const mancano = (short: number): string =>
  short === 1 ? 'te ne manca 1' : `te ne mancano ${short}`;

const IT: Words = {
  title: 'Fare una Donazione',
  lead: 'Se puoi fare una Donazione a un livello del Tempio Senza Tempo, quanto ti costa e che cosa dà.',
  fields: {
    tier: 'Livello',
    tokens: 'Segnalini Donazione rimasti',
    spaces: 'Spazi liberi nel livello',
    costs: 'Costi dei livelli',
    tileCoins: 'Monete sulla tessera',
    tileGoods: 'Beni sulla tessera',
    rockRose: 'Rocce Rosee che hai',
    coins: 'Monete che hai',
    goods: 'Beni che hai',
    ...IT_GOODS,
  },
  hints: { spaces: 'Facoltativo: se è vuoto non viene controllato.' },
  options: {
    tier: {
      1: `Livello 1: ${IT_CURRENCIES.rockRose(TIER_BENEFITS[1].rockRose)}`,
      2: 'Livello 2: tessera del Consiglio di Pietra',
      3: `Livello 3: ${TIER_BENEFITS[3].goodsPerWorkshop} Beni per Laboratorio`,
      4: `Livello 4: ${caseNuove(TIER_BENEFITS[4].houses)}`,
      5: `Livello 5: ${lavoratori(TIER_BENEFITS[5].workers)}`,
      6: `Livello 6: ${punti(TIER_BENEFITS[6].points)}`,
    },
  },
  headline: ({ cost, benefit }) => `${capital(prezzo(cost))} ${dono(benefit)}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'token':
        return [
          `1 dei tuoi segnalini Donazione va sul livello${cambio(line.before, line.after)}`,
          `−${line.before - line.after}`,
        ];
      case 'space':
        return [
          `Blocca il suo spazio fino alla fine della partita. Spazi liberi nel livello${cambio(line.before, line.after)}`,
        ];
      case 'cost-unread':
        return [
          `Paghi il costo stampato a sinistra del livello ${line.tier}. Scrivilo qui sopra per metterlo in conto.`,
        ];
      case 'pay':
        return [
          `Paghi ${IT_CURRENCIES[line.thing](line.amount)} per il livello${cambio(line.before, line.after)}`,
          `−${line.amount}`,
        ];
      case 'gain-rock-rose':
        return [
          `Ottieni ${IT_CURRENCIES.rockRose(line.amount)}${cambio(line.before, line.after)}`,
          `+${line.amount}`,
        ];
      case 'council-tile':
        return [
          `Scegli una tessera del Consiglio di Pietra ed eseguila subito, anche se non ne soddisfi i requisiti ${listed(
            'it',
            line.waived.map((waived) => REQUISITI[waived]),
          )}.`,
        ];
      case 'tile-unread':
        return [
          'Paghi comunque le Monete e i Beni della tessera. Scrivili qui sopra per metterli in conto.',
        ];
      case 'pay-tile':
        return [
          `Paghi ${IT_CURRENCIES[line.thing](line.amount)} per la tessera${cambio(line.before, line.after)}`,
          `−${line.amount}`,
        ];
      case 'guild-goods':
        return [
          `${IT_GOODS[line.kind]}: ${laboratori(line.workshops)}, ${IT_CURRENCIES.goods(line.each)} per ognuno.`,
          `+${line.goods}`,
        ];
      case 'gain-goods':
        return line.amount === 0
          ? ['Qui sopra non c’è alcun Laboratorio: il livello non dà Beni.', '+0']
          : [
              `Ottieni ${IT_CURRENCIES.goods(line.amount)} in tutto${cambio(line.before, line.after)}`,
              `+${line.amount}`,
            ];
      case 'gain-house':
        return [`Ottieni ${caseNuove(line.amount)}.`, `+${line.amount}`];
      case 'gain-worker':
        return [`Ottieni ${lavoratori(line.amount)}.`, `+${line.amount}`];
      case 'gain-points':
        return [`Ottieni ${punti(line.amount)}.`, `+${line.amount} PV`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-token':
        return `Non hai più segnalini Donazione: tutti e ${violation.tokens} sono al Tempio, e ci restano.`;
      case 'no-space':
        return `Nel livello ${violation.tier} non c’è uno spazio libero, e nessun segnalino lascia il suo.`;
      case 'not-enough':
        return `Il livello costa ${IT_CURRENCIES[violation.thing](violation.needed)}. Ne hai ${violation.held}: ${mancano(violation.short)}.`;
      case 'not-enough-for-tile':
        return `Livello e tessera insieme costano ${IT_CURRENCIES[violation.thing](violation.needed)}. Ne hai ${violation.held}: ${mancano(violation.short)}.`;
    }
  },
  sentence: (_, { tier, cost, benefit, tokensLeft }) =>
    `Donazione al livello ${tier}: ${prezzo(cost)} ${dono(benefit)}, e ${tokensLeft === 1 ? 'resta' : 'restano'} ${segnalini(tokensLeft)}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly cost: (tier: number) => string;
  readonly costNote: string;
  readonly tile: string;
  readonly tileNote: string;
  readonly workshops: string;
  readonly workshopsNote: string;
  readonly supply: string;
  readonly supplyNote: string;
  readonly received: string;
  readonly after: string;
  readonly tokens: string;
  readonly spaces: string;
  readonly things: Readonly<Record<Currency, string>>;
  readonly goods: Readonly<Record<GoodsKind, string>>;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    cost: (tier) => `Cost of tier ${tier}`,
    costNote: 'Optional: it is printed on the left of the tier.',
    tile: 'Cost on the Stone Council tile',
    tileNote: 'Optional: it is due on top of the tier’s cost.',
    workshops: 'Your workshops',
    workshopsNote: 'How many you own of each kind.',
    supply: 'What you have',
    supplyNote: 'Optional: what is blank is not checked.',
    received: 'Goods you gain',
    after: 'What you have afterwards',
    tokens: 'Tokens',
    spaces: 'Free spaces',
    things: { rockRose: 'Rock Rose', coins: 'Coins', goods: 'Goods' },
    goods: EN_GOODS,
  },
  it: {
    cost: (tier) => `Costo del livello ${tier}`,
    costNote: 'Facoltativo: è stampato a sinistra del livello.',
    tile: 'Costo sulla tessera del Consiglio di Pietra',
    tileNote: 'Facoltativo: si aggiunge al costo del livello.',
    workshops: 'I tuoi Laboratori',
    workshopsNote: 'Quanti ne possiedi di ogni tipo.',
    supply: 'Che cosa hai',
    supplyNote: 'Facoltativo: ciò che è vuoto non viene controllato.',
    received: 'Beni che ottieni',
    after: 'Che cosa hai dopo',
    tokens: 'Segnalini',
    spaces: 'Spazi liberi',
    things: { rockRose: 'Rocce Rosee', coins: 'Monete', goods: 'Beni' },
    goods: IT_GOODS,
  },
};
