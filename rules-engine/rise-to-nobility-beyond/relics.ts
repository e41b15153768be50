import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collectAll, wrongCount, type Field } from '../core/fields.ts';
import {
  amount,
  choice,
  form,
  notation,
  optionalAmount,
  reading,
  type Checked,
} from '../core/form.ts';
import { parts } from '../core/notation.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import { CARDS_OF_A_TYPE, CHAIN, DIE, RELIC_SLOTS, REPUTATION, ROCK_ROSE } from './data.ts';
import {
  HELD_FIELDS,
  leftAfter,
  parseCost,
  payments,
  shortages,
  together,
  type Amounts,
  type Cost,
  type Held,
  type Shortage,
} from './payment.ts';

const COUNT = { min: 1, max: CARDS_OF_A_TYPE.max };

/** One relic after the other: `2/0/0;1/0/0`. `//` is a relic whose cost is not read yet. */
const parseCosts = (field: string, text: string): Field<readonly Cost[], never> => {
  const rows = parts(';')
    .of(text)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  return rows.length < COUNT.min || rows.length > COUNT.max
    ? wrongCount(field, rows.length, COUNT)
    : collectAll(rows.map((row) => parseCost(field, row)));
};

/** The costs stand on the relics: the player reads them there. */
const FORM = form(
  {
    die: amount(DIE, '1'),
    /** The relic slot of the extension. */
    slot: choice(RELIC_SLOTS),
    costs: notation(parseCosts, '//', {
      count: COUNT,
      samples: ['2/0/0;1/0/0', '0/3/1', '//;1/0/0'],
    }),
    ...HELD_FIELDS,
    /** What reputation still allows this round; blank is not checked. */
    reputationLeft: optionalAmount({ min: 0, max: REPUTATION.max }),
    chain: reading('rtn.relics.chain', CHAIN),
  },
  ({ rockRose, coins, goods, ...rest }) => ok({ ...rest, held: { rockRose, coins, goods } }),
);

const SAYS = {
  'any-die': 'rtn.relics.die',
  reputation: 'rtn.relics.reputation',
  several: 'rtn.relics.several',
  'cost-unread': 'rtn.relics.cost',
  pay: 'rtn.relics.cost',
  blocks: 'rtn.relics.blocks',
  blocked: 'rtn.relics.blocked-slot',
  'over-reputation': 'rtn.relics.reputation',
  'not-enough': ['rtn.relics.cost', 'rtn.relics.chain'],
  'none-first': 'rtn.relics.chain',
  chain: 'rtn.relics.chain',
  'more-than-there-is': 'rtn.components.rock-rose',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Use = Checked<typeof FORM>;

export interface RelicsValue {
  readonly die: number;
  readonly relics: number;
  /** Relics whose cost is not read yet. */
  readonly unread: number;
  /** What the other relics cost together. */
  readonly paid: Amounts;
  /** What the relics activated first must bring to pay for the others. */
  readonly missing: readonly Shortage[];
  /** What is left of what is held; unknown also while a cost is, or what a relic brings. */
  readonly left: Held;
  readonly reputationLeft: number | undefined;
}

/** What one die in the relic slot activates, and what that costs. */
const activating = (use: Use) => {
  const { die, costs, held, reputationLeft } = use;
  const known = costs.filter((cost) => cost !== undefined);
  const unread = costs.length - known.length;
  const paid = together(known);
  const missing = chains(use) ? shortages(paid, held) : [];
  const isKnown = unread === 0 && missing.length === 0;
  const value: RelicsValue = {
    die,
    relics: costs.length,
    unread,
    paid,
    missing,
    left: isKnown ? leftAfter(held, paid) : UNKNOWN,
    reputationLeft: reputationLeft === undefined ? undefined : reputationLeft - die,
  };
  return ruled(
    [
      ...slotViolations(use),
      ...payViolations(use, { paid, unread }),
      ...moreThanThereIs(use, paid),
    ],
    {
      value,
      lines: [...payLines(use, value, isKnown ? held : UNKNOWN), ...dieLines(use)],
    },
  );
};

export const relics = question({ form: FORM, says: SAYS, rule: activating });

const UNKNOWN: Held = { rockRose: undefined, coins: undefined, goods: undefined };

/** Whether some relic can be paid for before the others, with what is held. */
const hasFirst = ({ costs, held }: Use): boolean =>
  costs.some((cost) => cost === undefined || shortages(cost, held).length === 0);

/** Whether what one relic brings may pay for the next. */
const chains = (use: Use): boolean => use.chain === 'one-by-one' && hasFirst(use);

interface Due {
  readonly paid: Amounts;
  readonly unread: number;
}

/** Who cannot pay for all at once may still pay one by one, if that is how relics are read. */
const payViolations = (use: Use, { paid, unread }: Due) => {
  const { chain, costs, held } = use;
  if (chains(use)) return [];
  if (chain === 'one-by-one' && costs.length > 1) {
    return [say('none-first', { relics: costs.length, reading: chain })];
  }
  const short = shortages(paid, held);
  const rests = hasFirst(use);
  const clause = rests ? 'rtn.relics.chain' : 'rtn.relics.cost';
  return short.map((each) =>
    say('not-enough', { ...each, relics: costs.length, unread, rests }, clause),
  );
};

/** Nobody holds more Rock Rose than there is; who tells what they hold is short of it already. */
const moreThanThereIs = ({ held, chain }: Use, { rockRose: needed }: Amounts) => {
  const { max } = ROCK_ROSE;
  return when(
    held.rockRose === undefined && needed > max && chain === 'costs-first',
    say('more-than-there-is', { needed, max }),
  );
};

const slotViolations = ({ die, slot, reputationLeft = die }: Use) => {
  const over = die - reputationLeft;
  return [
    ...when(slot === 'blocked', say('blocked', { die })),
    ...when(over > 0, say('over-reputation', { die, reputationLeft, over })),
  ];
};

/** The relics whose cost is not read yet, counted from 1. */
const unreadIn = (costs: readonly Cost[]): readonly number[] =>
  costs.flatMap((cost, i) => (cost === undefined ? [i + 1] : []));

const payLines = (
  { costs, chain }: Use,
  { relics: count, unread, paid, missing }: RelicsValue,
  held: Held,
) => [
  ...when(count > 1, say('several', { relics: count })),
  ...when(unread < count, say('pay', { relics: count, paid: payments(paid, held), unread })),
  ...when(missing.length > 0, say('chain', { missing, reading: chain })),
  ...when(unread > 0, say('cost-unread', { relics: unreadIn(costs) })),
];

const dieLines = ({ die, reputationLeft: before }: Use) => [
  ...(before === undefined ? [] : [say('reputation', { die, before, after: before - die })]),
  say('any-die', { die }),
  say('blocks', { before: 'free', after: 'blocked' }),
];
