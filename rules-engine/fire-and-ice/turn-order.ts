import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collectAll, itemsIn, type Field } from '../core/fields.ts';
import { form, notation, seated, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { names } from '../core/players.ts';
import { question } from '../core/question.ts';
import { byFaction } from './by-faction.ts';
import type { FiClause } from './clauses.ts';
import { PLAYERS } from './data.ts';
import { ROUNDS } from './data/abilities.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import { log } from './log.ts';
import { namesInTurnAt, parseTable, turnOrderAt } from './opponents.ts';
import { factionsIn, wordIn } from './seats.ts';
import { FACTIONS_SAYS, factionViolations } from './table.ts';

/** What ends a round in the text of who passed. */
export const NEXT_ROUND = ';';

/** Who passed, in that order; rounds set apart by semicolons. Whoever is left over passes last. */
const parsePasses = (field: string, text: string): Field<readonly (readonly Faction[])[], never> =>
  collectAll(
    text
      .split(NEXT_ROUND)
      .map((round) => collectAll(itemsIn(round).map((item) => wordIn(field, item, FACTIONS)))),
  );

/** The same text, entered step by step. */
export const passLog = log(/[^\s,;]+|;/g, (entries) =>
  entries.join(',').replaceAll(/,?;,?/g, NEXT_ROUND),
);

const FORM = form({
  /** The Factions from the first player on, clockwise. */
  order: seated(
    notation(parseTable, 'acolytes,auren,nomads', {
      count: PLAYERS,
      samples: ['riverwalkers,swarmlings', 'yetis,giants,witches,fakirs,mermaids', 'auren,auren'],
    }),
    turnOrderAt,
  ),
  /** Those who play them, in the same order: where they sit is known by their Factions alone. */
  names: seated(
    names(
      PLAYERS,
      byFaction(({ order = '' }) => factionsIn(order)),
    ),
    namesInTurnAt,
  ),
  passes: seated(
    notation(parsePasses, 'auren', {
      samples: [
        '',
        'auren,auren',
        'witches',
        'auren,acolytes;nomads',
        'riverwalkers;swarmlings;riverwalkers;riverwalkers;riverwalkers;riverwalkers,swarmlings',
        ';;;;;;;',
      ],
    }),
    // Nobody of a table whose order is told has passed yet.
    (seating) => turnOrderAt(seating) && '',
  ),
});

const SAYS = {
  ...FACTIONS_SAYS,
  starts: 'fi.turn-order.start',
  passes: 'fi.turn-order.pass',
  'stays-last': 'fi.turn-order.numerals',
  'round-order': 'fi.turn-order.numerals',
  'not-in-play': 'fi.turn-order.start',
  'passed-already': 'fi.turn-order.pass',
  'round-not-over': 'fi.turn-order.numerals',
  'no-such-round': 'fi.turn-order.numerals',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type TurnOrder = Checked<typeof FORM>;

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
  /** Who plays which Faction, as far as names are told. */
  readonly names: Readonly<Partial<Record<Faction, string>>>;
}

/** The order of each round: whoever passes first plays first in the next. */
const orderOfRounds = (table: TurnOrder) => {
  const rounds = roundsOf(table);
  const current = nth(rounds, -1, roundWith({ round: ROUNDS.min, order: table.order }, []));
  const over = current.round === ROUNDS.max && current.still.length === 0;
  const value: TurnOrderValue = { ...current, rounds, over, names: namesOf(table) };
  return ruled(
    [
      ...factionViolations(table.order),
      ...rounds.flatMap((each, i) => entryViolations(table, each, i)),
      ...unfinished(table, rounds),
    ],
    {
      value,
      lines: [
        say('starts', { order: table.order }),
        ...rounds.flatMap((each, i) =>
          roundLines(each, enteredBefore(table, i), i < rounds.length - 1),
        ),
      ],
    },
  );
};

export const turnOrder = question({ form: FORM, says: SAYS, rule: orderOfRounds });

const namesOf = ({ order, names: called }: TurnOrder): TurnOrderValue['names'] =>
  Object.fromEntries(
    order.flatMap((faction, i) => {
      const name = nth(called, i, '');
      return name === '' ? [] : [[faction, name]];
    }),
  );

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

const entryViolations = (table: TurnOrder, { round, order }: Round, i: number) => {
  const before = enteredBefore(table, i);
  const entered = nth(table.passes, i, []);
  return entered.flatMap((faction, entry) => {
    const at = { round, position: before + entry + 1, faction };
    const isIn = order.includes(faction);
    return [
      ...when(!isIn, say('not-in-play', at)),
      ...when(isIn && entered.indexOf(faction) < entry, say('passed-already', at)),
    ];
  });
};

/** More rounds told than the last one allows. */
const unfinished = ({ passes }: TurnOrder, rounds: readonly Round[]) => {
  const last = rounds.at(-1);
  if (last === undefined || passes.length === rounds.length) return [];
  const { round, still } = last;
  return round === ROUNDS.max
    ? [say('no-such-round', { round: round + 1, rounds: ROUNDS.max })]
    : [say('round-not-over', { round, still })];
};

/** Rounds before the one asked about are past: their lines are not what decided it. */
const roundLines = ({ round, passed, still, next }: Round, before: number, past: boolean) => [
  ...passed.map((faction, i) =>
    say('passes', { round, position: before + i + 1, faction, place: i + 1, past }),
  ),
  ...(next === undefined
    ? []
    : [
        ...still.map((faction) => say('stays-last', { faction, place: next.length, past })),
        say('round-order', { round: round + 1, order: next }),
      ]),
];
