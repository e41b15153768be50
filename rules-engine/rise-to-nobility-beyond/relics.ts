import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  option,
  optionalWhole,
  whole,
  wrongCount,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { CARDS_OF_A_TYPE, DIE, RELIC_SLOTS, REPUTATION, type RelicSlot } from './data.ts';
import type { RtnLine } from './line.ts';
import {
  leftAfter,
  parseCost,
  parseHeld,
  payments,
  shortages,
  together,
  type Amounts,
  type Cost,
  type Held,
  type Paid,
  type Shortage,
} from './payment.ts';

export interface RawRelics {
  readonly die: string;
  /** The relic slot of the extension. */
  readonly slot: string;
  /** One relic after the other as `Rock Rose/coins/goods`: `2/0/0;1/0/0`. `//` is a relic whose cost is not read yet. */
  readonly costs: string;
  /** What is held; blank is not checked. */
  readonly rockRose: string;
  readonly coins: string;
  readonly goods: string;
  /** What reputation still allows this round; blank is not checked. */
  readonly reputationLeft: string;
}

/** The costs stand on the relics: the player reads them there. */
export const RELICS_START: RawRelics = {
  die: '1',
  slot: 'free',
  costs: '//',
  rockRose: '',
  coins: '',
  goods: '',
  reputationLeft: '',
};

export type Relics = Parsed<
  {
    readonly die: number;
    readonly slot: RelicSlot;
    readonly costs: readonly Cost[];
    readonly held: Held;
    readonly reputationLeft: number | undefined;
  },
  'Relics'
>;

export interface RelicsValue {
  readonly die: number;
  readonly relics: number;
  /** Relics whose cost is not read yet. */
  readonly unread: number;
  /** What the other relics cost together. */
  readonly paid: Amounts;
  /** What is left of what is held; unknown also while a cost is. */
  readonly left: Held;
  readonly reputationLeft: number | undefined;
}

export type RelicsLine =
  | RtnLine<'rtn.relics.die', 'any-die', { die: number }>
  | RtnLine<'rtn.relics.reputation', 'reputation', { die: number; before: number; after: number }>
  | RtnLine<'rtn.relics.several', 'several', { relics: number }>
  | RtnLine<'rtn.relics.cost', 'relic-cost', { relic: number } & Amounts>
  | RtnLine<'rtn.relics.cost', 'cost-unread', { relic: number }>
  | RtnLine<'rtn.relics.cost', 'pay', Paid>
  | RtnLine<'rtn.relics.blocks', 'blocks', { before: RelicSlot; after: RelicSlot }>;

export type RelicsViolation =
  | RtnLine<'rtn.relics.blocked-slot', 'blocked', { die: number }>
  | RtnLine<
      'rtn.relics.reputation',
      'over-reputation',
      { die: number; reputationLeft: number; over: number }
    >
  | RtnLine<'rtn.relics.cost', 'not-enough', Shortage>;

export const parseRelics = (raw: RawRelics): Field<Relics> => {
  const fields = collect({
    die: whole('die', raw.die, DIE),
    slot: option('slot', raw.slot, RELIC_SLOTS),
    costs: parseCosts(raw.costs),
    held: parseHeld(raw),
    reputationLeft: optionalWhole('reputationLeft', raw.reputationLeft, {
      min: 0,
      max: REPUTATION.max,
    }),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parseCosts = (text: string): Field<readonly Cost[]> => {
  const rows = text
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const { max } = CARDS_OF_A_TYPE;
  if (rows.length === 0 || rows.length > max)
    return wrongCount('costs', rows.length, { min: 1, max });
  return collectAll(rows.map((row) => parseCost('costs', row)));
};

/** What one die in the relic slot activates, and what that costs. */
export const relics = (use: Relics): Ruling<RelicsValue, RelicsLine, RelicsViolation> => {
  const { die, costs, held, reputationLeft } = use;
  const known = costs.filter((cost) => cost !== undefined);
  const unread = costs.length - known.length;
  const paid = together(known);
  return ruled([...slotViolations(use), ...tooDear(paid, held)], {
    value: {
      die,
      relics: costs.length,
      unread,
      paid,
      left: unread === 0 ? leftAfter(held, paid) : UNKNOWN,
      reputationLeft: reputationLeft === undefined ? undefined : reputationLeft - die,
    },
    lines: [...dieLines(use), ...costLines(costs), ...payLines(paid, held), BLOCKS],
  });
};

export const askRelics = asks(parseRelics, relics);

const UNKNOWN: Held = { rockRose: undefined, coins: undefined, goods: undefined };

const BLOCKS: RelicsLine = {
  clause: 'rtn.relics.blocks',
  code: 'blocks',
  before: 'free',
  after: 'blocked',
};

const slotViolations = ({ die, slot, reputationLeft }: Relics): readonly RelicsViolation[] => {
  const left = reputationLeft ?? die;
  const blocked: RelicsViolation = { clause: 'rtn.relics.blocked-slot', code: 'blocked', die };
  const over: RelicsViolation = {
    clause: 'rtn.relics.reputation',
    code: 'over-reputation',
    die,
    reputationLeft: left,
    over: die - left,
  };
  return [...(slot === 'blocked' ? [blocked] : []), ...(die > left ? [over] : [])];
};

const tooDear = (paid: Amounts, held: Held): readonly RelicsViolation[] =>
  shortages(paid, held).map((shortage) => ({
    clause: 'rtn.relics.cost',
    code: 'not-enough',
    ...shortage,
  }));

const dieLines = ({ die, costs, reputationLeft }: Relics): readonly RelicsLine[] => {
  const several: RelicsLine = {
    clause: 'rtn.relics.several',
    code: 'several',
    relics: costs.length,
  };
  return [
    { clause: 'rtn.relics.die', code: 'any-die', die },
    ...reputationLines(die, reputationLeft),
    ...(costs.length > 1 ? [several] : []),
  ];
};

const reputationLines = (die: number, before: number | undefined): readonly RelicsLine[] =>
  before === undefined
    ? []
    : [
        {
          clause: 'rtn.relics.reputation',
          code: 'reputation',
          die,
          before,
          after: before - die,
        },
      ];

const costLines = (costs: readonly Cost[]): readonly RelicsLine[] =>
  costs.map((cost, i) =>
    cost === undefined
      ? { clause: 'rtn.relics.cost', code: 'cost-unread', relic: i + 1 }
      : { clause: 'rtn.relics.cost', code: 'relic-cost', relic: i + 1, ...cost },
  );

const payLines = (paid: Amounts, held: Held): readonly RelicsLine[] =>
  payments(paid, held).map((payment) => ({ clause: 'rtn.relics.cost', code: 'pay', ...payment }));
