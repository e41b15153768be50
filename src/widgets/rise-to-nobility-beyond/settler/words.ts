import {
  GOODS,
  type GoodsKind,
  type RawSettler,
  type SettlerLine,
  type SettlerValue,
  type SettlerViolation,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';

type Words = CalculatorWords<keyof RawSettler, SettlerValue, SettlerLine, SettlerViolation>;

type Kinds = Readonly<Record<GoodsKind, string>>;

const KINDS: Kinds = {
  books: 'Books',
  artwork: 'Artwork',
  weaponry: 'Weaponry',
  magic: 'Magic',
  jewelry: 'Jewelry',
  furnishings: 'Furnishings',
};

const TIPI: Kinds = {
  books: 'Libri',
  artwork: 'Opere d’arte',
  weaponry: 'Armi',
  magic: 'Magia',
  jewelry: 'Gioielli',
  furnishings: 'Arredi',
};

const goods = counted('Good', 'Goods');
const beni = counted('Bene', 'Beni');
const rocciaRosea = counted('Roccia Rosea', 'Rocce Rosee');

const left = (count: number): string => (count === 0 ? '' : ` ${count} left.`);
const resta = (count: number): string =>
  count === 0 ? '' : ` Te ne ${count === 1 ? 'resta' : 'restano'} ${count}.`;
const mancano = (count: number): string => `te ne ${count === 1 ? 'manca' : 'mancano'} ${count}`;

/** What could be done instead of what cannot. */
const instead = (best: number | undefined): string =>
  best === undefined ? '' : ` You can spend up to ${goods(best)} with ${best} Rock Rose.`;
const invece = (best: number | undefined): string =>
  best === undefined ? '' : ` Puoi spendere fino a ${beni(best)} con ${rocciaRosea(best)}.`;

/** The kinds that a draft names, each with how many: `Books 1, Magic 4`. */
const mix = (draft: Readonly<Record<GoodsKind, string>>, kinds: Kinds): string =>
  GOODS.filter((kind) => Number(draft[kind]) > 0)
    .map((kind) => `${kinds[kind]} ${Number(draft[kind])}`)
    .join(', ');

const EN: Words = {
  title: 'Settler of deck 3',
  lead: 'Whether you can complete a settler of deck 3 with what you spend, and for how many victory points.',
  fields: {
    ...KINDS,
    rockRose: 'Rock Rose you spend',
    goodsHeld: 'Goods you have',
    rockRoseHeld: 'Rock Rose you have',
  },
  headline: ({ points }) =>
    `You complete the settler: ${points} victory points and the card’s reward.`,
  line: (line): Said => {
    switch (line.code) {
      case 'goods':
        return [
          `You spend ${goods(line.goods)} (${listed(
            'en',
            line.kinds.map((kind) => KINDS[kind]),
          )}): any kind will do.${left(line.after)}`,
          `−${line.goods}`,
        ];
      case 'more-than-three':
        return [
          `${line.goods} of them are ${KINDS[line.kind]}: here more than ${line.limit} of one kind are fine.`,
        ];
      case 'rock-rose':
        return [
          `You spend ${line.rockRose} Rock Rose, as many as Goods.${left(line.after)}`,
          `−${line.rockRose}`,
        ];
      case 'in-range':
        return [`${goods(line.goods)}: within ${line.min} to ${line.max}.`];
      case 'points':
        return ['1 victory point for each Good.', `+${line.points} VP`];
      case 'reward':
        return ['You also take the reward in the top right corner of the card.'];
      case 'best':
        return [
          `The most you could spend is the smallest of ${goods(line.goodsHeld)}, ${line.rockRoseHeld} Rock Rose and the limit of ${line.max}.`,
          goods(line.best),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-few':
        return `You spend ${goods(violation.goods)}; a settler of deck 3 takes at least ${violation.min}.${instead(violation.best)}`;
      case 'too-many':
        return `You spend ${goods(violation.goods)}; a settler of deck 3 takes at most ${violation.max}.${instead(violation.best)}`;
      case 'unequal':
        return `With ${goods(violation.goods)} you must spend exactly ${violation.goods} Rock Rose, not ${violation.rockRose}.${instead(violation.best)}`;
      case 'goods-not-held':
        return `You spend ${goods(violation.goods)} and have ${violation.held}: ${violation.short} short.${instead(violation.best)}`;
      case 'rock-rose-not-held':
        return `You spend ${violation.rockRose} Rock Rose and have ${violation.held}: ${violation.short} short.${instead(violation.best)}`;
    }
  },
  sentence: (draft, value) =>
    `A settler of deck 3 for ${goods(value.goods)} (${mix(draft, KINDS)}) and ${value.rockRose} Rock Rose: ${value.points} VP and the card’s reward.`,
};

const IT: Words = {
  title: 'Colono del mazzo 3',
  lead: 'Se puoi completare un Colono del mazzo 3 con quello che spendi, e per quanti punti vittoria.',
  fields: {
    ...TIPI,
    rockRose: 'Roccia Rosea che spendi',
    goodsHeld: 'Beni che hai',
    rockRoseHeld: 'Roccia Rosea che hai',
  },
  headline: ({ points }) =>
    `Completi il Colono: ${points} punti vittoria e la ricompensa della carta.`,
  line: (line): Said => {
    switch (line.code) {
      case 'goods':
        return [
          `Spendi ${beni(line.goods)} (${listed(
            'it',
            line.kinds.map((kind) => TIPI[kind]),
          )}): va bene qualunque tipo.${resta(line.after)}`,
          `−${line.goods}`,
        ];
      case 'more-than-three':
        return [
          `${TIPI[line.kind]}: ${line.goods}. Qui puoi spenderne più di ${line.limit} dello stesso tipo.`,
        ];
      case 'rock-rose':
        return [
          `Spendi ${rocciaRosea(line.rockRose)}, tante quanti sono i Beni.${resta(line.after)}`,
          `−${line.rockRose}`,
        ];
      case 'in-range':
        return [`${beni(line.goods)}: fra ${line.min} e ${line.max}.`];
      case 'points':
        return ['1 punto vittoria per ogni Bene.', `+${line.points} PV`];
      case 'reward':
        return ['Prendi anche la ricompensa in alto a destra sulla carta.'];
      case 'best':
        return [
          `Al massimo potresti spendere il minore fra ${beni(line.goodsHeld)}, ${rocciaRosea(line.rockRoseHeld)} e il limite di ${line.max}.`,
          beni(line.best),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-few':
        return `Spendi ${beni(violation.goods)}; un Colono del mazzo 3 ne vuole almeno ${violation.min}.${invece(violation.best)}`;
      case 'too-many':
        return `Spendi ${beni(violation.goods)}; un Colono del mazzo 3 ne vuole al massimo ${violation.max}.${invece(violation.best)}`;
      case 'unequal':
        return `Con ${beni(violation.goods)} devi spendere esattamente ${rocciaRosea(violation.goods)}, non ${violation.rockRose}.${invece(violation.best)}`;
      case 'goods-not-held':
        return `Spendi ${beni(violation.goods)} e ne hai ${violation.held}: ${mancano(violation.short)}.${invece(violation.best)}`;
      case 'rock-rose-not-held':
        return `Spendi ${rocciaRosea(violation.rockRose)} e ne hai ${violation.held}: ${mancano(violation.short)}.${invece(violation.best)}`;
    }
  },
  sentence: (draft, value) =>
    `Un Colono del mazzo 3 con ${beni(value.goods)} (${mix(draft, TIPI)}) e ${rocciaRosea(value.rockRose)}: ${value.points} PV e la ricompensa della carta.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface SettlerFormWords {
  readonly spent: string;
  readonly held: string;
  readonly optional: string;
}

export const settlerWords: Readonly<Record<Lang, SettlerFormWords>> = {
  en: {
    spent: 'Goods you spend',
    held: 'What you have',
    optional: 'Optional: fill these in to see the most you could spend.',
  },
  it: {
    spent: 'Beni che spendi',
    held: 'Che cosa hai',
    optional: 'Facoltativo: se lo compili, vedi quanto potresti spendere al massimo.',
  },
};
