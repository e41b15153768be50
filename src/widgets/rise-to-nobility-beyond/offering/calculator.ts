import {
  GOODS,
  offering as question,
  TIER_BENEFITS,
  type Benefit,
  type Cost,
  type Currency,
  type GoodsKind,
  type OfferingValue,
  type Paid,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import {
  currencyOf,
  dueIn,
  dueOf,
  goodsNames,
  inBoth,
  isFree,
  restEn,
  restIt,
  restOf,
  tooLittle,
} from '../shared/names.ts';

const REQUIREMENTS: Readonly<Record<'nobility' | 'race', Pair>> = {
  nobility: { en: 'Nobility', it: 'di Nobiltà' },
  race: { en: 'race', it: 'di razza' },
};

const houses = { en: counted('House', 'Houses'), it: counted('Casa', 'Case') };
const workers = { en: counted('Worker', 'Workers'), it: counted('Lavoratore', 'Lavoratori') };
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

/** Whether the supply could not give all of tier 1. */
const isAllThereIs = (rockRose: number): boolean => rockRose < TIER_BENEFITS[1].rockRose;

/** What a tier gives: a thing to gain or a tile to carry out. */
const gift = (benefit: Benefit): Pair => {
  switch (benefit.kind) {
    case 'rock-rose':
      return benefit.amount === 0
        ? { en: 'no Rock Rose', it: 'nessuna Roccia Rosea' }
        : {
            en: `${currencyOf('rockRose', benefit.amount, 'en')}${isAllThereIs(benefit.amount) ? ' (all that is left)' : ''}`,
            it: `${currencyOf('rockRose', benefit.amount, 'it')}${isAllThereIs(benefit.amount) ? ' (tutto ciò che resta)' : ''}`,
          };
    case 'council-tile':
      return { en: 'a Stone Council tile', it: 'una tessera del Consiglio di Pietra' };
    case 'goods':
      return benefit.amount === 0
        ? { en: 'no Goods', it: 'nessun Bene' }
        : inBoth((lang) => received(benefit.goods, lang));
    case 'house':
      return inBoth((lang) => houses[lang](benefit.amount));
    case 'worker':
      return inBoth((lang) => workers[lang](benefit.amount));
    case 'points':
      return inBoth((lang) => points[lang](benefit.amount));
  }
};

const VERBS = {
  gain: { en: 'gain', player: 'ottieni', me: 'ottengo' },
  do: { en: 'carry out', player: 'esegui', me: 'eseguo' },
} as const;

/** What one does with what a tier gives, told to the player or by the player. */
const outcome = (benefit: Benefit, who: 'player' | 'me'): Pair => {
  const verb = VERBS[benefit.kind === 'council-tile' ? 'do' : 'gain'];
  const { en, it } = gift(benefit);
  const isNone = (benefit.kind === 'rock-rose' || benefit.kind === 'goods') && benefit.amount === 0;
  return { en: `${verb.en} ${en}`, it: `${isNone ? 'non ' : ''}${verb[who]} ${it}` };
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
  if (tier !== 2) {
    return {
      en: 'for the cost printed beside the tier',
      it: 'al costo stampato accanto al livello',
    };
  }
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

/** That so much is held afterwards, where it is known. */
const then = (thing: Currency, after: number | undefined): Pair =>
  after === undefined
    ? { en: '.', it: '.' }
    : {
        en: `; you then have ${currencyOf(thing, after, 'en')}.`,
        it: `; poi hai ${currencyOf(thing, after, 'it')}.`,
      };

/** What was paid for something, and what is left of it. */
const paying = (paid: readonly Paid[], what: Pair): Pair => {
  const rest = restOf(paid);
  return {
    en: `You pay ${dueOf(paid, 'en')} for ${what.en}${rest.length === 0 ? '' : ` and have ${restEn(rest)} left`}.`,
    it: `Paghi ${dueOf(paid, 'it')} per ${what.it}${rest.length === 0 ? '' : `; ${restIt(rest)}`}.`,
  };
};

type Guilds = readonly { readonly kind: GoodsKind; readonly workshops: number }[];

/** The workshops of each guild: `2 for Books and 1 for Jewelry`. */
const owned = (guilds: Guilds): Pair => ({
  en: listed(
    'en',
    guilds.map(({ kind, workshops }) => `${workshops} for ${goodsNames[kind].en}`),
  ),
  it: listed(
    'it',
    guilds.map(({ kind, workshops }) => `${workshops} di ${goodsNames[kind].it}`),
  ),
});

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
    rockRose: { en: 'Rock Rose you have', it: 'Roccia Rosea che hai' },
    coins: { en: 'Coins you have', it: 'Monete che hai' },
    goods: { en: 'Goods you have', it: 'Beni che hai' },
    ...goodsNames,
  },
  hints: {
    spaces: {
      en: 'Optional: if it is blank, it is not checked.',
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
        en: `Tier 3: ${TIER_BENEFITS[3].goodsPerWorkshop} Goods per Workshop`,
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
  headline: (value) => {
    const { benefit } = value;
    const { en, it } = price(value);
    return benefit.kind === 'goods' && benefit.amount === 0
      ? {
          en: `Without a Workshop you gain nothing ${en}: enter yours if you have any.`,
          it: `${capital(it)} non ottieni nulla senza Laboratori: se ne hai, inseriscili.`,
        }
      : {
          en: `You ${outcome(benefit, 'player').en} ${en}.`,
          it: `${capital(outcome(benefit, 'player').it)} ${it}.`,
        };
  },
  lines: {
    token: ({ before, after }) => ({
      en:
        after === 0
          ? 'Your last Offering token goes on the tier.'
          : `1 of your ${before} Offering tokens goes on the tier; you have ${after} left.`,
      it:
        after === 0
          ? 'Il tuo ultimo segnalino Donazione va sul livello.'
          : `1 dei tuoi ${before} segnalini Donazione va sul livello; te ne ${after === 1 ? 'resta' : 'restano'} ${after}.`,
    }),
    space: ({ after }) => ({
      en: `The token blocks its space until the end of the game; ${after === 0 ? 'no space' : counted('space', 'spaces')(after)} on the tier ${after < 2 ? 'stays' : 'stay'} free.`,
      it: `Il segnalino blocca il suo spazio fino alla fine della partita; nel livello ${after === 0 ? 'non resta nessuno spazio libero' : after === 1 ? 'resta 1 spazio libero' : `restano ${after} spazi liberi`}.`,
    }),
    'cost-unread': {
      en: 'The cost is printed on the left of tier {tier}: enter it to have it counted.',
      it: 'Il costo è stampato a sinistra del livello {tier}: inseriscilo per metterlo in conto.',
    },
    pay: ({ paid }) => paying(paid, { en: 'the tier', it: 'il livello' }),
    'gain-rock-rose': ({ amount, after }) => ({
      en: `Tier 1 gives you ${amount === 0 ? 'no' : amount} Rock Rose${then('rockRose', after).en}`,
      it: `Il livello 1 ${amount === 0 ? 'non ti dà Rocce Rosee' : `ti dà ${currencyOf('rockRose', amount, 'it')}`}${then('rockRose', after).it}`,
    }),
    'supply-short': ({ due, left, max }) => ({
      en: `It would be ${due}, but the box has only ${max} Rock Rose: with yours taken out, the supply has ${left === 0 ? 'none' : `only ${left}`} left.`,
      it: `Sarebbero ${due}, ma la scatola ha solo ${max} Rocce Rosee: tolte le tue, nella riserva ${left === 0 ? 'non ne restano' : left === 1 ? 'ne resta solo 1' : `ne restano solo ${left}`}.`,
    }),
    'council-tile': ({ waived }) => ({
      en: `You carry out a tile of your choice at once and need not meet its requirements of ${listed(
        'en',
        waived.map((each) => REQUIREMENTS[each].en),
      )}.`,
      it: `Scegli una tessera ed eseguila subito, anche se non ne soddisfi i requisiti ${listed(
        'it',
        waived.map((each) => REQUIREMENTS[each].it),
      )}.`,
    }),
    'tile-unread': {
      en: 'You still pay the Coins and Goods on the tile: enter them to have them counted.',
      it: 'Paghi comunque le Monete e i Beni della tessera: inseriscili per metterli in conto.',
    },
    'pay-tile': ({ paid }) => paying(paid, { en: 'the tile', it: 'la tessera' }),
    'gain-goods': ({ each, guilds, after }) => {
      const goods = inBoth((lang) => currencyOf('goods', each, lang));
      const rule = {
        en: `Each Workshop gives ${goods.en} of its Guild’s kind`,
        it: `Ogni Laboratorio dà ${goods.it} del tipo della sua Gilda`,
      };
      const { en, it } = then('goods', after);
      return guilds.length === 0
        ? { en: `${rule.en}, and you entered none.`, it: `${rule.it}, e non ne hai indicati.` }
        : {
            en: `${rule.en}, and you have ${owned(guilds).en}${en}`,
            it: `${rule.it}, e ne hai ${owned(guilds).it}${it}`,
          };
    },
    'gain-house': {
      en: 'Tier 4 gives you {amount House|Houses}.',
      it: 'Il livello 4 ti dà {amount Casa|Case}.',
    },
    'gain-worker': {
      en: 'Tier 5 gives you {amount Worker|Workers}.',
      it: 'Il livello 5 ti dà {amount Lavoratore|Lavoratori}.',
    },
    'gain-points': {
      en: 'Tier 6 gives you {amount victory point|victory points}.',
      it: 'Il livello 6 ti dà {amount punto vittoria|punti vittoria}.',
    },
  },
  violations: {
    'no-token': {
      en: 'You have no Offering token left: all {tokens} are at the Temple, and they stay there.',
      it: 'Non hai più segnalini Donazione: tutti e {tokens} sono al Tempio, e ci restano.',
    },
    'no-space': {
      en: 'No space is free on tier {tier}, and tokens stay where they are: choose another tier.',
      it: 'Nel livello {tier} non c’è uno spazio libero e i segnalini restano dove sono: scegli un altro livello.',
    },
    'not-enough': ({ thing, needed, held }) => ({
      en: `The tier costs ${currencyOf(thing, needed, 'en')}, ${tooLittle.en(held)}.`,
      it: `Il livello costa ${currencyOf(thing, needed, 'it')}, ${tooLittle.it(held)}.`,
    }),
    'benefit-too-late': ({ thing, needed, held, gain }) => ({
      en: `The tier costs ${currencyOf(thing, needed, 'en')}, ${tooLittle.en(held)}: you get the ${gain} it gives only after you pay.`,
      it: `Il livello costa ${currencyOf(thing, needed, 'it')}, ${tooLittle.it(held)}: quello che dà (${gain}) arriva solo dopo aver pagato.`,
    }),
    'not-enough-for-tile': ({ thing, needed, held, isAlone }) => ({
      en: `${isAlone ? 'The tile alone costs' : 'Tier and tile together cost'} ${currencyOf(thing, needed, 'en')}, ${tooLittle.en(held)}.`,
      it: `${isAlone ? 'La sola tessera costa' : 'Livello e tessera insieme costano'} ${currencyOf(thing, needed, 'it')}, ${tooLittle.it(held)}.`,
    }),
  },
  sentence: (value) => {
    const { tier, benefit, tokensLeft } = value;
    const { en, it } = outcome(benefit, 'me');
    const left = {
      en:
        tokensLeft === 0
          ? 'no Offering tokens'
          : counted('Offering token', 'Offering tokens')(tokensLeft),
      it:
        tokensLeft === 0
          ? 'non mi restano segnalini Donazione'
          : `mi ${tokensLeft === 1 ? 'resta' : 'restano'} ${counted('segnalino', 'segnalini')(tokensLeft)} Donazione`,
    };
    return {
      en: `Offering on tier ${tier} of the Timeless Temple: I ${en} ${price(value).en}; I have ${left.en} left.`,
      it: `Donazione al livello ${tier} del Tempio Senza Tempo: ${it} ${price(value).it}; ${left.it}.`,
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
  workshops: { en: 'Your Workshops', it: 'I tuoi Laboratori' },
  workshopsNote: {
    en: 'How many you own of each kind.',
    it: 'Quanti ne possiedi di ogni tipo.',
  },
  supply: { en: 'What you have', it: 'Quello che hai' },
  supplyNote: {
    en: 'Optional: what is blank is not checked.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato.',
  },
  received: { en: 'Goods you gain', it: 'Beni che ottieni' },
  after: { en: 'What you have afterwards', it: 'Quello che hai dopo' },
  tokens: { en: 'Tokens', it: 'Segnalini' },
  spaces: { en: 'Free spaces', it: 'Spazi liberi' },
  things: {
    rockRose: { en: 'Rock Rose', it: 'Rocce Rosee' },
    coins: { en: 'Coins', it: 'Monete' },
    goods: { en: 'Goods', it: 'Beni' },
  },
  goods: goodsNames,
};
