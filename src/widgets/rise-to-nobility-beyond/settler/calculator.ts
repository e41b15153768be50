import {
  GOODS,
  settler as question,
  type GoodsKind,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { goodsNames } from '../shared/names.ts';

const goods = { en: counted('Good', 'Goods'), it: counted('Bene', 'Beni') };
const rockRose = counted('Roccia Rosea', 'Rocce Rosee');

/** What is left, where it is known what there was. */
const left = {
  en: (count: number | undefined): string => (count ? ` ${count} left.` : ''),
  it: (count: number | undefined): string =>
    count ? ` Te ne ${count === 1 ? 'resta' : 'restano'} ${count}.` : '',
};

const kindsOf = (kinds: readonly GoodsKind[], lang: Lang): string =>
  listed(
    lang,
    kinds.map((kind) => goodsNames[kind][lang]),
  );

/** What could be done instead of what cannot. */
const instead = (best: number | undefined, lang: Lang): string =>
  best === undefined
    ? ''
    : {
        en: ` You can spend up to ${goods.en(best)} with ${best} Rock Rose.`,
        it: ` Puoi spendere fino a ${goods.it(best)} con ${rockRose(best)}.`,
      }[lang];

/** The kinds that a draft names, each with how many: `Books 1, Magic 4`. */
const mix = (draft: Readonly<Record<GoodsKind, string>>, lang: Lang): string =>
  GOODS.map((kind) => ({ kind, spent: wholeIn(draft[kind]) ?? 0 }))
    .filter(({ spent }) => spent > 0)
    .map(({ kind, spent }) => `${goodsNames[kind][lang]} ${spent}`)
    .join(', ');

export const settler = calculator(question, {
  name: 'settler',
  game: 'rise-to-nobility-beyond',
  title: { en: 'Settler of deck 3', it: 'Colono del mazzo 3' },
  lead: {
    en: 'Whether you can complete a settler of deck 3 with what you spend, and for how many victory points.',
    it: 'Se puoi completare un Colono del mazzo 3 con quello che spendi, e per quanti punti vittoria.',
  },
  fields: {
    ...goodsNames,
    rockRose: { en: 'Rock Rose you spend', it: 'Roccia Rosea che spendi' },
    goodsHeld: { en: 'Goods you have', it: 'Beni che hai' },
    rockRoseHeld: { en: 'Rock Rose you have', it: 'Roccia Rosea che hai' },
  },
  ways: {
    goods: (count: number, lang) => goods[lang](count),
    goodsHeld: (count: number, lang) => goods[lang](count),
    rockRoseIt: rockRose,
    kind: goodsNames,
    instead,
  },
  headline: {
    en: 'You complete the settler: {points} victory points and the card’s reward.',
    it: 'Completi il Colono: {points} punti vittoria e la ricompensa della carta.',
  },
  lines: {
    goods: ({ goods: spent, kinds, after }) => ({
      en: `You spend ${goods.en(spent)} (${kindsOf(kinds, 'en')}): any kind will do.${left.en(after)}`,
      it: `Spendi ${goods.it(spent)} (${kindsOf(kinds, 'it')}): va bene qualunque tipo.${left.it(after)}`,
      amount: `−${spent}`,
    }),
    'more-than-three': ({ goods: spent, kind, limit }) => ({
      en: `${spent} of them are ${goodsNames[kind].en}: here more than ${limit} of one kind are fine.`,
      it: `${goodsNames[kind].it}: ${spent}. Qui puoi spenderne più di ${limit} dello stesso tipo.`,
    }),
    'rock-rose': ({ rockRose: spent, after }) => ({
      en: `You spend ${spent} Rock Rose, as many as Goods.${left.en(after)}`,
      it: `Spendi ${rockRose(spent)}, tante quanti sono i Beni.${left.it(after)}`,
      amount: `−${spent}`,
    }),
    'in-range': { en: '{goods}: within {min} to {max}.', it: '{goods}: fra {min} e {max}.' },
    points: {
      en: '1 victory point for each Good.',
      it: '1 punto vittoria per ogni Bene.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    reward: {
      en: 'You also take the reward in the top right corner of the card.',
      it: 'Prendi anche la ricompensa in alto a destra sulla carta.',
    },
    best: {
      en: 'The most you could spend is the smallest of {goodsHeld}, {rockRoseHeld} Rock Rose and the limit of {max}.',
      it: 'Al massimo potresti spendere il minore fra {goodsHeld}, {rockRoseHeld:rockRoseIt} e il limite di {max}.',
      amount: '{best:goods}',
    },
  },
  violations: {
    'too-few': {
      en: 'You spend {goods}; a settler of deck 3 takes at least {min}.{best:instead}',
      it: 'Spendi {goods}; un Colono del mazzo 3 ne vuole almeno {min}.{best:instead}',
    },
    'too-many': {
      en: 'You spend {goods}; a settler of deck 3 takes at most {max}.{best:instead}',
      it: 'Spendi {goods}; un Colono del mazzo 3 ne vuole al massimo {max}.{best:instead}',
    },
    unequal: ({ goods: spent, rockRose: paid, best }) => ({
      en: `With ${goods.en(spent)} you must spend exactly ${spent} Rock Rose, not ${paid}.${instead(best, 'en')}`,
      it: `Con ${goods.it(spent)} devi spendere esattamente ${rockRose(spent)}, non ${paid}.${instead(best, 'it')}`,
    }),
    'goods-not-held': {
      en: 'You spend {goods} and have {held}: {short} short.{best:instead}',
      it: 'Spendi {goods} e ne hai {held}: te ne {short?manca|mancano} {short}.{best:instead}',
    },
    'rock-rose-not-held': {
      en: 'You spend {rockRose} Rock Rose and have {held}: {short} short.{best:instead}',
      it: 'Spendi {rockRose:rockRoseIt} e ne hai {held}: te ne {short?manca|mancano} {short}.{best:instead}',
    },
  },
  sentence: (value, draft) => ({
    en: `A settler of deck 3 for ${goods.en(value.goods)} (${mix(draft, 'en')}) and ${value.rockRose} Rock Rose: ${value.points} VP and the card’s reward.`,
    it: `Un Colono del mazzo 3 con ${goods.it(value.goods)} (${mix(draft, 'it')}) e ${rockRose(value.rockRose)}: ${value.points} PV e la ricompensa della carta.`,
  }),
});

export const labels = {
  spent: { en: 'Goods you spend', it: 'Beni che spendi' },
  held: { en: 'What you have', it: 'Che cosa hai' },
  optional: {
    en: 'Optional: what is blank is not checked. Fill in both to see the most you could spend.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato. Se compili entrambi, vedi quanto potresti spendere al massimo.',
  },
};
