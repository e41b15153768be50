import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { ACTIONS, AMOUNT, AT_LEAST_ONE, POWER_PER_GEM, type Action } from './data.ts';
import type { SnoLine } from './line.ts';

export interface RawSplitTurn {
  /** The power of the turn. */
  readonly total: string;
  readonly first: string;
  /** Power that the first action uses: steps, power of the tiles, value of the space. */
  readonly firstPower: string;
  readonly second: string;
  readonly secondPower: string;
  /** Gems gained during the first action. */
  readonly gained: string;
}

export const SPLIT_TURN_START: RawSplitTurn = {
  total: '12',
  first: 'travel',
  firstPower: '7',
  second: 'build',
  secondPower: '5',
  gained: '0',
};

/** An action and the power it uses. */
export interface Share {
  readonly action: Action;
  readonly power: number;
}

export type SplitTurn = Parsed<
  {
    readonly total: number;
    readonly first: Share;
    readonly second: Share;
    readonly gained: number;
  },
  'SplitTurn'
>;

export interface SplitTurnValue {
  readonly total: number;
  readonly first: Share;
  readonly second: Share;
  /** Power that the first action leaves to the second, and what both leave. */
  readonly forSecond: number;
  readonly left: number;
}

export type SplitTurnLine =
  | SnoLine<'sno.split.two-actions', 'first', Share & { total: number; left: number }>
  | SnoLine<'sno.split.two-actions', 'second', Share & { available: number; left: number }>
  | SnoLine<'sno.split.two-actions', 'either-order', { first: Action; second: Action }>
  | SnoLine<'sno.split.fixed', 'gems-not-counted', { gems: number; power: number }>;

export type SplitTurnViolation =
  | SnoLine<'sno.split.two-actions', 'same-action', { action: Action }>
  | SnoLine<'sno.split.two-actions', 'first-too-strong', Share & { total: number; missing: number }>
  | SnoLine<
      'sno.split.two-actions',
      'second-too-strong',
      Share & { available: number; missing: number }
    >
  | SnoLine<'sno.split.fixed', 'gems-do-not-help', { gems: number; power: number }>;

export const parseSplitTurn = (raw: RawSplitTurn): Field<SplitTurn> => {
  const fields = collect({
    total: whole('total', raw.total, AT_LEAST_ONE),
    first: collect({
      action: option('first', raw.first, ACTIONS),
      power: whole('firstPower', raw.firstPower, AT_LEAST_ONE),
    }),
    second: collect({
      action: option('second', raw.second, ACTIONS),
      power: whole('secondPower', raw.secondPower, AT_LEAST_ONE),
    }),
    gained: whole('gained', raw.gained, AMOUNT),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Whether the power of a turn does for two actions, one after the other. */
export const splitTurn = (
  turn: SplitTurn,
): Ruling<SplitTurnValue, SplitTurnLine, SplitTurnViolation> => {
  const { total, first, second } = turn;
  const forSecond = total - first.power;
  return ruled(violations(turn), {
    value: { total, first, second, forSecond, left: forSecond - second.power },
    lines: lines(turn),
  });
};

export const askSplitTurn = asks(parseSplitTurn, splitTurn);

const violations = (turn: SplitTurn): readonly SplitTurnViolation[] => {
  const { first, second } = turn;
  const same: SplitTurnViolation = {
    clause: 'sno.split.two-actions',
    code: 'same-action',
    action: first.action,
  };
  return [...(first.action === second.action ? [same] : []), ...powerViolations(turn)];
};

const powerViolations = (turn: SplitTurn): readonly SplitTurnViolation[] => {
  const { total, first, second } = turn;
  const available = total - first.power;
  if (available < 0) {
    return [
      {
        clause: 'sno.split.two-actions',
        code: 'first-too-strong',
        ...first,
        total,
        missing: -available,
      },
    ];
  }
  const missing = second.power - available;
  if (missing <= 0) return [];
  return [
    { clause: 'sno.split.two-actions', code: 'second-too-strong', ...second, available, missing },
    ...gemsInVain(turn, missing),
  ];
};

/** Gems gained on the way, if they would make up what is missing. */
const gemsInVain = ({ gained }: SplitTurn, missing: number): readonly SplitTurnViolation[] => {
  const power = gained * POWER_PER_GEM;
  return power < missing
    ? []
    : [{ clause: 'sno.split.fixed', code: 'gems-do-not-help', gems: gained, power }];
};

const lines = ({ total, first, second, gained }: SplitTurn): readonly SplitTurnLine[] => {
  const available = total - first.power;
  const left = available - second.power;
  const idle: SplitTurnLine = {
    clause: 'sno.split.fixed',
    code: 'gems-not-counted',
    gems: gained,
    power: gained * POWER_PER_GEM,
  };
  return [
    { clause: 'sno.split.two-actions', code: 'first', ...first, total, left: available },
    ...(gained > 0 ? [idle] : []),
    { clause: 'sno.split.two-actions', code: 'second', ...second, available, left },
    {
      clause: 'sno.split.two-actions',
      code: 'either-order',
      first: second.action,
      second: first.action,
    },
  ];
};
