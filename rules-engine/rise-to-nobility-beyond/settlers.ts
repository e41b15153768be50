import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, optionalWhole, wholeOrZero, type Field } from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { AMOUNT, BASE_GOODS_OF_A_KIND, GOODS, SETTLER_GOODS, type GoodsKind } from './data.ts';
import type { RtnLine } from './line.ts';

/** Goods and Rock Rose spent. What is held may stay blank: then it is what is spent. */
export interface RawSettler extends Readonly<Record<GoodsKind, string>> {
  readonly rockRose: string;
  readonly goodsHeld: string;
  readonly rockRoseHeld: string;
}

export const SETTLER_START: RawSettler = {
  books: '0',
  artwork: '0',
  weaponry: '0',
  magic: '3',
  jewelry: '0',
  furnishings: '0',
  rockRose: '3',
  goodsHeld: '',
  rockRoseHeld: '',
};

export type Settler = Parsed<
  {
    readonly spent: readonly { readonly kind: GoodsKind; readonly goods: number }[];
    readonly goods: number;
    readonly rockRose: number;
    readonly goodsHeld: number;
    readonly rockRoseHeld: number;
    /** Whether any of what is held was told; else it is what is spent. */
    readonly isHeldKnown: boolean;
  },
  'Settler'
>;

export interface SettlerValue {
  readonly goods: number;
  readonly rockRose: number;
  readonly points: number;
  readonly goodsLeft: number;
  readonly rockRoseLeft: number;
  /** The most goods, and so points, that what is held allows. */
  readonly best: number | undefined;
}

export type SettlerLine =
  | RtnLine<
      'rtn.settlers.any-kind',
      'goods',
      { kinds: readonly GoodsKind[]; goods: number; before: number; after: number }
    >
  | RtnLine<
      'rtn.settlers.more-than-three',
      'more-than-three',
      { kind: GoodsKind; goods: number; limit: number }
    >
  | RtnLine<
      'rtn.settlers.equal-rock-rose',
      'rock-rose',
      { goods: number; rockRose: number; before: number; after: number }
    >
  | RtnLine<'rtn.settlers.three-to-twelve', 'in-range', { goods: number; min: number; max: number }>
  | RtnLine<'rtn.settlers.points', 'points', { goods: number; points: number }>
  | RtnLine<'rtn.settlers.reward', 'reward'>
  | RtnLine<
      'rtn.settlers.best',
      'best',
      { goodsHeld: number; rockRoseHeld: number; max: number; best: number }
    >;

/** Every violation tells the best that what is held allows instead. */
interface Instead {
  readonly best: number | undefined;
}

export type SettlerViolation =
  | RtnLine<'rtn.settlers.three-to-twelve', 'too-few', Instead & { goods: number; min: number }>
  | RtnLine<'rtn.settlers.three-to-twelve', 'too-many', Instead & { goods: number; max: number }>
  | RtnLine<
      'rtn.settlers.equal-rock-rose',
      'unequal',
      Instead & { goods: number; rockRose: number }
    >
  | RtnLine<
      'rtn.settlers.normal-rules',
      'goods-not-held',
      Instead & { goods: number; held: number; short: number }
    >
  | RtnLine<
      'rtn.settlers.equal-rock-rose',
      'rock-rose-not-held',
      Instead & { rockRose: number; held: number; short: number }
    >;

export const parseSettler = (raw: RawSettler): Field<Settler> => {
  const fields = collect({
    books: wholeOrZero('books', raw.books, AMOUNT),
    artwork: wholeOrZero('artwork', raw.artwork, AMOUNT),
    weaponry: wholeOrZero('weaponry', raw.weaponry, AMOUNT),
    magic: wholeOrZero('magic', raw.magic, AMOUNT),
    jewelry: wholeOrZero('jewelry', raw.jewelry, AMOUNT),
    furnishings: wholeOrZero('furnishings', raw.furnishings, AMOUNT),
    rockRose: wholeOrZero('rockRose', raw.rockRose, AMOUNT),
    goodsHeld: optionalWhole('goodsHeld', raw.goodsHeld, AMOUNT),
    rockRoseHeld: optionalWhole('rockRoseHeld', raw.rockRoseHeld, AMOUNT),
  });
  if (!fields.ok) return fields;
  const { rockRose, goodsHeld, rockRoseHeld, ...kinds } = fields.value;
  const goods = sum(GOODS.map((kind) => kinds[kind]));
  return ok(
    parsed({
      spent: GOODS.map((kind) => ({ kind, goods: kinds[kind] })),
      goods,
      rockRose,
      goodsHeld: goodsHeld ?? goods,
      rockRoseHeld: rockRoseHeld ?? rockRose,
      isHeldKnown: goodsHeld !== undefined || rockRoseHeld !== undefined,
    }),
  );
};

/** Whether a deck-3 settler can be completed with these goods and Rock Rose, and for how many points. */
export const settler = (
  completion: Settler,
): Ruling<SettlerValue, SettlerLine, SettlerViolation> => {
  const { goods, rockRose, goodsHeld, rockRoseHeld } = completion;
  return ruled([...outOfRange(completion), ...unequal(completion), ...notHeld(completion)], {
    value: {
      goods,
      rockRose,
      points: goods,
      goodsLeft: goodsHeld - goods,
      rockRoseLeft: rockRoseHeld - rockRose,
      best: bestGoods(completion),
    },
    lines: [...goodsLines(completion), ...pointsLines(completion), ...bestLines(completion)],
  });
};

export const askSettler = asks(parseSettler, settler);

/** The most goods that one settler takes out of what is held, each with its Rock Rose. */
const bestGoods = ({ goodsHeld, rockRoseHeld }: Settler): number | undefined => {
  const best = Math.min(SETTLER_GOODS.max, goodsHeld, rockRoseHeld);
  return best < SETTLER_GOODS.min ? undefined : best;
};

const outOfRange = (completion: Settler): readonly SettlerViolation[] => {
  const { goods } = completion;
  const { min, max } = SETTLER_GOODS;
  const clause = 'rtn.settlers.three-to-twelve';
  const best = bestGoods(completion);
  if (goods < min) return [{ clause, code: 'too-few', goods, min, best }];
  return goods > max ? [{ clause, code: 'too-many', goods, max, best }] : [];
};

const unequal = (completion: Settler): readonly SettlerViolation[] => {
  const { goods, rockRose } = completion;
  const clause = 'rtn.settlers.equal-rock-rose';
  return goods === rockRose
    ? []
    : [{ clause, code: 'unequal', goods, rockRose, best: bestGoods(completion) }];
};

const notHeld = (completion: Settler): readonly SettlerViolation[] => {
  const { goods, rockRose, goodsHeld, rockRoseHeld } = completion;
  const best = bestGoods(completion);
  const missingGoods: SettlerViolation = {
    clause: 'rtn.settlers.normal-rules',
    code: 'goods-not-held',
    goods,
    held: goodsHeld,
    short: goods - goodsHeld,
    best,
  };
  const missingRockRose: SettlerViolation = {
    clause: 'rtn.settlers.equal-rock-rose',
    code: 'rock-rose-not-held',
    rockRose,
    held: rockRoseHeld,
    short: rockRose - rockRoseHeld,
    best,
  };
  return [missingGoods, missingRockRose].filter(({ short }) => short > 0);
};

const goodsLines = ({ spent, goods, goodsHeld }: Settler): readonly SettlerLine[] => [
  {
    clause: 'rtn.settlers.any-kind',
    code: 'goods',
    kinds: spent.filter((each) => each.goods > 0).map(({ kind }) => kind),
    goods,
    before: goodsHeld,
    after: goodsHeld - goods,
  },
  ...spent
    .filter((each) => each.goods > BASE_GOODS_OF_A_KIND)
    .map((each): SettlerLine => ({
      clause: 'rtn.settlers.more-than-three',
      code: 'more-than-three',
      ...each,
      limit: BASE_GOODS_OF_A_KIND,
    })),
];

const pointsLines = ({ goods, rockRose, rockRoseHeld }: Settler): readonly SettlerLine[] => [
  {
    clause: 'rtn.settlers.equal-rock-rose',
    code: 'rock-rose',
    goods,
    rockRose,
    before: rockRoseHeld,
    after: rockRoseHeld - rockRose,
  },
  { clause: 'rtn.settlers.three-to-twelve', code: 'in-range', goods, ...SETTLER_GOODS },
  { clause: 'rtn.settlers.points', code: 'points', goods, points: goods },
  { clause: 'rtn.settlers.reward', code: 'reward' },
];

const bestLines = (completion: Settler): readonly SettlerLine[] => {
  const { goodsHeld, rockRoseHeld, isHeldKnown } = completion;
  const best = bestGoods(completion);
  return best === undefined || !isHeldKnown
    ? []
    : [
        {
          clause: 'rtn.settlers.best',
          code: 'best',
          goodsHeld,
          rockRoseHeld,
          max: SETTLER_GOODS.max,
          best,
        },
      ];
};
