import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amountOrZero, form, optionalAmount, type Checked } from '../core/form.ts';
import { sum } from '../core/multisets.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import { AMOUNT, BASE_GOODS_OF_A_KIND, GOODS, ROCK_ROSE, SETTLER_GOODS } from './data.ts';
import { minus } from './payment.ts';

/** Goods and Rock Rose spent. What is held may stay blank: then it is not checked. */
const FORM = form(
  {
    books: amountOrZero(AMOUNT),
    artwork: amountOrZero(AMOUNT),
    weaponry: amountOrZero(AMOUNT),
    magic: amountOrZero(AMOUNT, '3'),
    jewelry: amountOrZero(AMOUNT),
    furnishings: amountOrZero(AMOUNT),
    rockRose: amountOrZero(ROCK_ROSE, '3'),
    goodsHeld: optionalAmount(AMOUNT),
    rockRoseHeld: optionalAmount(ROCK_ROSE),
  },
  ({ rockRose, goodsHeld, rockRoseHeld, ...kinds }) => {
    const goods = sum(GOODS.map((kind) => kinds[kind]));
    return ok({
      spent: GOODS.map((kind) => ({ kind, goods: kinds[kind] })),
      goods,
      rockRose,
      goodsHeld,
      rockRoseHeld,
    });
  },
);

const SAYS = {
  goods: 'rtn.settlers.any-kind',
  'more-than-three': 'rtn.settlers.more-than-three',
  'rock-rose': 'rtn.settlers.equal-rock-rose',
  'in-range': 'rtn.settlers.three-to-twelve',
  points: 'rtn.settlers.points',
  reward: 'rtn.settlers.reward',
  best: 'rtn.settlers.best',
  'too-few': 'rtn.settlers.three-to-twelve',
  'too-many': 'rtn.settlers.three-to-twelve',
  unequal: 'rtn.settlers.equal-rock-rose',
  'goods-not-held': 'rtn.settlers.normal-rules',
  'rock-rose-not-held': 'rtn.settlers.equal-rock-rose',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Completion = Checked<typeof FORM>;

export interface SettlerValue {
  readonly goods: number;
  readonly rockRose: number;
  readonly points: number;
  /** What is left of what is held, where that was told. */
  readonly goodsLeft: number | undefined;
  readonly rockRoseLeft: number | undefined;
  /** The most goods, and so points, that what is held allows; unknown while any of it is. */
  readonly best: number | undefined;
}

/** Whether a deck-3 settler can be completed with these goods and Rock Rose, and for how many points. */
const completes = (completion: Completion) => {
  const { goods, rockRose, goodsHeld, rockRoseHeld } = completion;
  const value: SettlerValue = {
    goods,
    rockRose,
    points: goods,
    goodsLeft: minus(goodsHeld, goods),
    rockRoseLeft: minus(rockRoseHeld, rockRose),
    best: bestGoods(completion),
  };
  const violations = [...broken(completion), ...notHeld(completion)];
  return ruled(
    violations.map((each, i) => ({ ...each, isLast: i + 1 === violations.length })),
    {
      value,
      lines: [...goodsLines(completion), ...pointsLines(completion), ...bestLines(completion)],
    },
  );
};

export const settler = question({ form: FORM, says: SAYS, rule: completes });

/**
 * The most goods that one settler takes out of what is held, each with its Rock Rose: none if
 * either is too little for any. Unknown while what decides it is.
 */
const bestGoods = ({ goodsHeld, rockRoseHeld }: Completion): number | undefined => {
  const known = [goodsHeld, rockRoseHeld].filter((held) => held !== undefined);
  if (known.some((held) => held < SETTLER_GOODS.min)) return 0;
  return known.length < 2 ? undefined : Math.min(SETTLER_GOODS.max, ...known);
};

/** Every violation knows the best that what is held allows instead, where that is known. */
const broken = (completion: Completion) => {
  const { goods, rockRose } = completion;
  const { min, max } = SETTLER_GOODS;
  const best = bestGoods(completion);
  return [
    ...when(goods < min, say('too-few', { goods, min, best })),
    ...when(goods > max, say('too-many', { goods, max, best })),
    ...when(goods !== rockRose, say('unequal', { goods, rockRose, best })),
  ];
};

const notHeld = (completion: Completion) => {
  const { goods, rockRose, goodsHeld = goods, rockRoseHeld = rockRose } = completion;
  const best = bestGoods(completion);
  const short = goods - goodsHeld;
  const rockRoseShort = rockRose - rockRoseHeld;
  return [
    ...when(short > 0, say('goods-not-held', { goods, held: goodsHeld, short, best })),
    ...when(
      rockRoseShort > 0,
      say('rock-rose-not-held', { rockRose, held: rockRoseHeld, short: rockRoseShort, best }),
    ),
  ];
};

const goodsLines = ({ spent, goods, goodsHeld }: Completion) => {
  const limit = BASE_GOODS_OF_A_KIND;
  const many = spent.filter((each) => each.goods > limit);
  return [
    say('goods', {
      kinds: spent.filter((each) => each.goods > 0).map(({ kind }) => kind),
      goods,
      before: goodsHeld,
      after: minus(goodsHeld, goods),
    }),
    ...when(many.length > 0, say('more-than-three', { kinds: many, limit })),
  ];
};

const pointsLines = ({ goods, rockRose, rockRoseHeld }: Completion) => [
  say('rock-rose', {
    goods,
    rockRose,
    before: rockRoseHeld,
    after: minus(rockRoseHeld, rockRose),
  }),
  say('in-range', { goods, ...SETTLER_GOODS }),
  say('points', { goods, points: goods }),
  say('reward'),
];

const bestLines = (completion: Completion) => {
  const { goodsHeld, rockRoseHeld } = completion;
  const best = bestGoods(completion);
  return best === undefined || goodsHeld === undefined || rockRoseHeld === undefined
    ? []
    : [say('best', { goodsHeld, rockRoseHeld, max: SETTLER_GOODS.max, best })];
};
