import {
  GOODS,
  SETTLER_GOODS,
  settler as question,
  type GoodsKind,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { goodsNames, tooLittle } from '../shared/names.ts';

const goods = { en: counted('Good', 'Goods'), it: counted('Bene', 'Beni') };
const rockRose = counted('Roccia Rosea', 'Rocce Rosee');

/** What is left, where it is known what there was. */
const left = {
  en: (count: number | undefined): string =>
    count === undefined ? '' : ` You have ${count === 0 ? 'none' : count} left.`,
  it: (count: number | undefined, none: string): string => {
    if (count === undefined) return '';
    return count === 0
      ? ` Non te ne resta ${none}.`
      : ` Te ne ${count === 1 ? 'resta' : 'restano'} ${count}.`;
  },
};

const kindsOf = (kinds: readonly GoodsKind[], lang: Lang): string =>
  listed(
    lang,
    kinds.map((kind) => goodsNames[kind][lang]),
  );

interface Instead {
  readonly best: number | undefined;
  readonly isLast: boolean;
}

/** What could be done instead of what cannot, said once. */
const instead = {
  en: ({ best, isLast }: Instead): string => {
    if (best === undefined || !isLast) return '';
    return best === 0
      ? ` With what you have you cannot complete one: it takes at least ${SETTLER_GOODS.min} Goods and as many Rock Rose.`
      : ` You can spend up to ${goods.en(best)} with ${best} Rock Rose.`;
  },
  it: ({ best, isLast }: Instead): string => {
    if (best === undefined || !isLast) return '';
    return best === 0
      ? ` Con quello che hai non puoi completarne uno: servono almeno ${SETTLER_GOODS.min} Beni e altrettante Rocce Rosee.`
      : ` Puoi spendere fino a ${goods.it(best)} con ${rockRose(best)}.`;
  },
};

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
    en: 'Whether you can complete a Settler of deck 3 with what you spend, and for how many victory points.',
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
  },
  headline: {
    en: 'You complete the Settler: {points} victory points and the card’s reward.',
    it: 'Completi il Colono: {points} punti vittoria e la ricompensa della carta.',
  },
  lines: {
    goods: ({ goods: spent, kinds, after }) => ({
      en: `Any kind of Goods will do: you spend ${kindsOf(kinds, 'en')}.${left.en(after)}`,
      it: `Va bene qualsiasi tipo di Beni: spendi ${kindsOf(kinds, 'it')}.${left.it(after, 'nessuno')}`,
      amount: { en: `−${goods.en(spent)}`, it: `−${goods.it(spent)}` },
    }),
    'more-than-three': ({ kinds, limit }) => ({
      en: `Here you may spend more than ${limit} of one kind: ${listed(
        'en',
        kinds.map(({ kind, goods: spent }) => `${spent} ${goodsNames[kind].en}`),
      )}.`,
      it: `Qui puoi spendere più di ${limit} Beni dello stesso tipo: ${listed(
        'it',
        kinds.map(({ kind, goods: spent }) => `${goodsNames[kind].it} (${spent})`),
      )}.`,
    }),
    'rock-rose': ({ rockRose: spent, after }) => ({
      en: `You spend 1 Rock Rose for each Good.${left.en(after)}`,
      it: `Spendi 1 Roccia Rosea per ogni Bene.${left.it(after, 'nessuna')}`,
      amount: { en: `−${spent} Rock Rose`, it: `−${rockRose(spent)}` },
    }),
    'in-range': {
      en: 'A Settler of deck 3 takes {min} to {max} Goods.',
      it: 'Per un Colono del mazzo 3 servono da {min} a {max} Beni.',
      aside: true,
    },
    points: {
      en: 'You score 1 victory point for each Good.',
      it: 'Ricevi 1 punto vittoria per ogni Bene.',
      amount: { en: '+{points} VP', it: '+{points} PV' },
    },
    reward: {
      en: 'The reward is printed in the top right corner of the card.',
      it: 'La ricompensa è stampata in alto a destra sulla carta.',
      aside: true,
    },
    best: {
      en: 'The most you could spend is the smallest of your {goodsHeld}, your {rockRoseHeld} Rock Rose and the limit of {max}.',
      it: 'Al massimo potresti spendere il minore fra i tuoi {goodsHeld}, le tue {rockRoseHeld:rockRoseIt} e il limite di {max}.',
      amount: '{best:goods}',
    },
  },
  violations: {
    'too-few': ({ goods: spent, min, ...rest }) => ({
      en: `You spend ${goods.en(spent)}, but a Settler of deck 3 takes at least ${min}.${instead.en(rest)}`,
      it: `Spendi ${goods.it(spent)}, ma per un Colono del mazzo 3 ne servono almeno ${min}.${instead.it(rest)}`,
    }),
    'too-many': ({ goods: spent, max, ...rest }) => ({
      en: `You spend ${goods.en(spent)}, but a Settler of deck 3 takes at most ${max}.${instead.en(rest)}`,
      it: `Spendi ${goods.it(spent)}, ma per un Colono del mazzo 3 ne vanno al massimo ${max}.${instead.it(rest)}`,
    }),
    unequal: ({ goods: spent, rockRose: paid, ...rest }) => ({
      en: `With ${goods.en(spent)} you must spend exactly ${spent} Rock Rose, not ${paid}.${instead.en(rest)}`,
      it: `Con ${goods.it(spent)} devi spendere esattamente ${rockRose(spent)}, non ${paid}.${instead.it(rest)}`,
    }),
    'goods-not-held': ({ goods: spent, held, ...rest }) => ({
      en: `You spend ${goods.en(spent)}, ${tooLittle.en(held)}.${instead.en(rest)}`,
      it: `Spendi ${goods.it(spent)}, ${tooLittle.it(held)}.${instead.it(rest)}`,
    }),
    'rock-rose-not-held': ({ rockRose: spent, held, ...rest }) => ({
      en: `You spend ${spent} Rock Rose, ${tooLittle.en(held)}.${instead.en(rest)}`,
      it: `Spendi ${rockRose(spent)}, ${tooLittle.it(held)}.${instead.it(rest)}`,
    }),
  },
  sentence: (value, draft) => ({
    en: `A Settler of deck 3 completed with ${goods.en(value.goods)} (${mix(draft, 'en')}) and ${value.rockRose} Rock Rose gives ${value.points} VP and the card’s reward.`,
    it: `Un Colono del mazzo 3 completato con ${goods.it(value.goods)} (${mix(draft, 'it')}) e ${rockRose(value.rockRose)} dà ${value.points} PV e la ricompensa della carta.`,
  }),
});

export const labels = {
  spent: { en: 'Goods you spend', it: 'Beni che spendi' },
  held: { en: 'What you have', it: 'Quello che hai' },
  optional: {
    en: 'Optional: what is blank is not checked. Fill in both to see the most you could spend.',
    it: 'Facoltativo: ciò che è vuoto non viene controllato. Se compili entrambi, vedi quanto potresti spendere al massimo.',
  },
};
