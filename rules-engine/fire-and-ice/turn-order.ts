import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, collectAll, option, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { ROUNDS } from './data/abilities.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import type { FiLine } from './line.ts';
import { parseTable } from './opponents.ts';

export interface RawTurnOrder {
  /** The Factions from the first player on, clockwise: `acolytes,auren,nomads`. */
  readonly order: string;
  /** Who passed, in that order; rounds set apart by semicolons. Whoever is left over passes last. */
  readonly passes: string;
}

export const TURN_ORDER_START: RawTurnOrder = {
  order: 'acolytes,auren,nomads',
  passes: 'auren',
};

export type TurnOrder = Parsed<
  { readonly order: readonly Faction[]; readonly passes: readonly (readonly Faction[])[] },
  'TurnOrder'
>;

export interface Round {
  readonly round: number;
  /** The column of the board where this round's order stands. */
  readonly side: 'left' | 'right';
  readonly order: readonly Faction[];
  /** Who passed, top down in the other column, and who has not, in turn order. */
  readonly passed: readonly Faction[];
  readonly still: readonly Faction[];
  /** The next round's order once it is settled; never after the last round. */
  readonly next: readonly Faction[] | undefined;
}

export interface TurnOrderValue extends Round {
  /** All rounds so far; the value itself is the last of them. */
  readonly rounds: readonly Round[];
  /** Whether everybody has passed in the last round. */
  readonly over: boolean;
}

export type TurnOrderLine =
  | FiLine<'fi.turn-order.start', 'starts', { order: readonly Faction[] }>
  | FiLine<
      'fi.turn-order.pass',
      'passes',
      { round: number; position: number; faction: Faction; place: number }
    >
  | FiLine<'fi.turn-order.numerals', 'stays-last', { faction: Faction; place: number }>
  | FiLine<'fi.turn-order.numerals', 'round-order', { round: number; order: readonly Faction[] }>;

/** Which entry: its round, and its position in the whole text, from 1. */
interface At {
  readonly round: number;
  readonly position: number;
}

export type TurnOrderViolation =
  | FiLine<'fi.turn-order.start', 'not-in-play', At & { faction: Faction }>
  | FiLine<'fi.turn-order.pass', 'passed-already', At & { faction: Faction }>
  | FiLine<'fi.turn-order.numerals', 'round-not-over', { round: number; still: readonly Faction[] }>
  | FiLine<'fi.turn-order.numerals', 'no-such-round', { round: number; rounds: number }>;

export const parseTurnOrder = (raw: RawTurnOrder): Field<TurnOrder> => {
  const fields = collect({
    order: parseTable('order', raw.order),
    passes: collectAll(raw.passes.split(';').map(parsePasses)),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parsePasses = (text: string): Field<readonly Faction[]> =>
  collectAll(
    text
      .split(/[\s,]+/)
      .filter((item) => item !== '')
      .map((item) => option('passes', item.toLowerCase(), FACTIONS)),
  );

/** The order of each round: whoever passes first plays first in the next. */
export const turnOrder = (
  table: TurnOrder,
): Ruling<TurnOrderValue, TurnOrderLine, TurnOrderViolation> => {
  const rounds = roundsOf(table);
  const current = rounds.at(-1) ?? roundWith({ round: ROUNDS.min, order: table.order }, []);
  return ruled(violations(table, rounds), {
    value: { ...current, rounds, over: current.round === ROUNDS.max && current.still.length === 0 },
    lines: [
      { clause: 'fi.turn-order.start', code: 'starts', order: table.order },
      ...rounds.flatMap((each, i) => roundLines(each, enteredBefore(table, i))),
    ],
  });
};

export const askTurnOrder = asks(parseTurnOrder, turnOrder);

/** Rounds as far as they are told; one that is not over leads to no other. */
const roundsOf = ({ order, passes }: TurnOrder): readonly Round[] =>
  passes.reduce<readonly Round[]>((rounds, passed) => {
    const last = rounds.at(-1);
    if (last === undefined) return [roundWith({ round: ROUNDS.min, order }, passed)];
    return last.next === undefined
      ? rounds
      : [...rounds, roundWith({ round: last.round + 1, order: last.next }, passed)];
  }, []);

const roundWith = (
  { round, order }: Pick<Round, 'round' | 'order'>,
  entered: readonly Faction[],
): Round => {
  const passed = [...new Set(entered)].filter((faction) => order.includes(faction));
  const still = order.filter((faction) => !passed.includes(faction));
  const isSettled = still.length <= 1 && round < ROUNDS.max;
  return {
    round,
    side: round % 2 === 1 ? 'left' : 'right',
    order,
    passed,
    still,
    next: isSettled ? [...passed, ...still] : undefined,
  };
};

/** Entries in the rounds before this one. */
const enteredBefore = ({ passes }: TurnOrder, round: number): number =>
  passes.slice(0, round).flat().length;

const violations = (table: TurnOrder, rounds: readonly Round[]): readonly TurnOrderViolation[] => [
  ...rounds.flatMap(({ round, order }, i) =>
    entryViolations({ round, order, before: enteredBefore(table, i) }, table.passes[i] ?? []),
  ),
  ...unfinished(table, rounds),
];

const entryViolations = (
  { round, order, before }: Pick<Round, 'round' | 'order'> & { readonly before: number },
  entered: readonly Faction[],
): readonly TurnOrderViolation[] =>
  entered.flatMap((faction, i): readonly TurnOrderViolation[] => {
    const at = { round, position: before + i + 1, faction };
    if (!order.includes(faction)) {
      return [{ clause: 'fi.turn-order.start', code: 'not-in-play', ...at }];
    }
    return entered.indexOf(faction) < i
      ? [{ clause: 'fi.turn-order.pass', code: 'passed-already', ...at }]
      : [];
  });

/** More rounds told than the last one allows. */
const unfinished = (
  { passes }: TurnOrder,
  rounds: readonly Round[],
): readonly TurnOrderViolation[] => {
  const last = rounds.at(-1);
  if (last === undefined || passes.length === rounds.length) return [];
  const { round, still } = last;
  const clause = 'fi.turn-order.numerals';
  return round === ROUNDS.max
    ? [{ clause, code: 'no-such-round', round: round + 1, rounds: ROUNDS.max }]
    : [{ clause, code: 'round-not-over', round, still }];
};

const roundLines = (
  { round, passed, still, next }: Round,
  before: number,
): readonly TurnOrderLine[] => [
  ...passed.map(
    (faction, i) =>
      ({
        clause: 'fi.turn-order.pass',
        code: 'passes',
        round,
        position: before + i + 1,
        faction,
        place: i + 1,
      }) as const,
  ),
  ...(next === undefined ? [] : settledLines({ round, order: next }, still)),
];

const settledLines = (
  { round, order }: Pick<Round, 'round' | 'order'>,
  still: readonly Faction[],
): readonly TurnOrderLine[] => [
  ...still.map(
    (faction) =>
      ({
        clause: 'fi.turn-order.numerals',
        code: 'stays-last',
        faction,
        place: order.length,
      }) as const,
  ),
  { clause: 'fi.turn-order.numerals', code: 'round-order', round: round + 1, order },
];
