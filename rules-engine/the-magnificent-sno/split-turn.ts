import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amount, choice, form, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { SnoClause } from './clauses.ts';
import { ACTIONS, AMOUNT, AT_LEAST_ONE, POWER_PER_GEM, type Action } from './data.ts';

const FORM = form(
  {
    /** The power of the turn. */
    total: amount(AT_LEAST_ONE, '12'),
    first: choice(ACTIONS, 'travel'),
    /** Power that the first action uses: steps, power of the tiles, value of the space. */
    firstPower: amount(AT_LEAST_ONE, '7'),
    second: choice(ACTIONS, 'build'),
    secondPower: amount(AT_LEAST_ONE, '5'),
    /** Gems gained during the first action. */
    gained: amount(AMOUNT, '0'),
  },
  ({ total, first, firstPower, second, secondPower, gained }) =>
    ok({
      total,
      first: { action: first, power: firstPower },
      second: { action: second, power: secondPower },
      gained,
    }),
);

const SAYS = {
  first: 'sno.split.two-actions',
  second: 'sno.split.two-actions',
  'either-order': 'sno.split.two-actions',
  'gems-not-counted': 'sno.split.fixed',
  'same-action': 'sno.split.two-actions',
  'first-too-strong': 'sno.split.two-actions',
  'second-too-strong': 'sno.split.two-actions',
  'gems-do-not-help': 'sno.split.fixed',
} as const satisfies Says<SnoClause>;

const say = saying(SAYS);

type Turn = Checked<typeof FORM>;

/** An action and the power it uses. */
interface Share {
  readonly action: Action;
  readonly power: number;
}

export interface SplitTurnValue {
  readonly total: number;
  readonly first: Share;
  readonly second: Share;
  /** Power that the first action leaves to the second, and what both leave. */
  readonly forSecond: number;
  readonly left: number;
}

/** Whether the power of a turn does for two actions, one after the other. */
const split = (turn: Turn) => {
  const { total, first, second } = turn;
  const forSecond = total - first.power;
  const value: SplitTurnValue = { total, first, second, forSecond, left: forSecond - second.power };
  return ruled([...sameAction(turn), ...tooStrong(turn)], { value, lines: lines(turn, value) });
};

export const splitTurn = question({ form: FORM, says: SAYS, rule: split });

const sameAction = ({ first, second }: Turn) =>
  when(first.action === second.action, say('same-action', { action: first.action }));

const tooStrong = ({ total, first, second, gained }: Turn) => {
  const available = total - first.power;
  if (available < 0) return [say('first-too-strong', { ...first, total, missing: -available })];
  const missing = second.power - available;
  const gems = { gems: gained, power: gained * POWER_PER_GEM };
  return [
    ...when(missing > 0, say('second-too-strong', { ...second, available, missing })),
    // Only gems that would make up what is missing.
    ...when(missing > 0 && gems.power >= missing, say('gems-do-not-help', gems)),
  ];
};

const lines = ({ total, first, second, gained }: Turn, { forSecond, left }: SplitTurnValue) => [
  say('first', { ...first, total, left: forSecond }),
  ...when(gained > 0, say('gems-not-counted', { gems: gained, power: gained * POWER_PER_GEM })),
  say('second', { ...second, available: forSecond, left }),
  say('either-order', { first: second.action, second: first.action }),
];
