import { ruled, saying, when, type Says } from '../core/answer.ts';
import { whole } from '../core/fields.ts';
import { amountOrZero, form, optionalChoice, unread, yesNo, type Checked } from '../core/form.ts';
import { headcount } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { bowlsField, optionalBowlsField } from './amounts.ts';
import type { FiClause } from './clauses.ts';
import { AMOUNT, PLAYERS } from './data.ts';
import { TOKENS_PER_PLAYER, TOKENS_PER_SPADE, USUAL_TOKENS } from './data/abilities.ts';
import { GROUNDS } from './data/terrains.ts';
import { opponentsField } from './opponents.ts';
import {
  removeTokens,
  takings,
  tokenProblems,
  tokensIn,
  type Bowls,
  type TokenProblem,
} from './power.ts';
import { seatOf, TABLE_SAYS, tableViolations } from './table.ts';
import {
  spadeLines,
  SPADES_SAYS,
  TURN_SAYS,
  turnLines,
  VOLCANOES,
  type Eruption,
} from './volcano.ts';
import { isNewTerrain } from './wheel.ts';

const VOLCANO = VOLCANOES.dragonlords;

const FORM = form(
  {
    bowls: bowlsField('4/4/0'),
    /** The terrain to erupt; blank when none is asked about. */
    terrain: optionalChoice(GROUNDS, 'forest'),
    opponents: opponentsField('witches', 'dragonlords'),
    /** Tokens paid from the Bowls; blank for any way. */
    pay: optionalBowlsField(),
    /** Spades gained before, by an action or a Cult bonus. */
    spades: amountOrZero(AMOUNT),
    /** Victory points that each Spade scores this round. */
    spadePoints: amountOrZero(AMOUNT),
    /** Whether the Stronghold is built now. */
    stronghold: yesNo(),
    players: headcount(unread('4', { range: PLAYERS })),
  },
  (fields) => {
    // Nobody of those entered may be missing.
    const min = Math.max(PLAYERS.min, fields.opponents.length + 1);
    const players = whole('players', fields.players, { ...PLAYERS, min });
    return players.ok ? ok({ ...fields, players: players.value }) : players;
  },
);

const SAYS = {
  ...TABLE_SAYS,
  ...VOLCANO.says,
  ...SPADES_SAYS,
  ...TURN_SAYS,
  'spade-tokens': 'fi.dragonlords.spades',
  stronghold: 'fi.dragonlords.stronghold',
  'more-than-twelve': 'fi.dragonlords.more-than-twelve',
  'from-bowls': 'fi.dragonlords.bowls',
  removed: 'fi.dragonlords.removed',
  'too-few-tokens': VOLCANO.says['terrain-price'],
  'wrong-payment': 'fi.dragonlords.bowls',
  'not-in-bowl': 'fi.dragonlords.bowls',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Turn = Checked<typeof FORM>;

export interface DragonlordsValue {
  /** Tokens for the terrain; 0 when none is asked about. */
  readonly price: number;
  /** Every way to pay: tokens taken from each Bowl, from the lower ones first, and what stays. */
  readonly ways: readonly { readonly taken: Bowls; readonly left: Bowls }[];
  /** Tokens for the Spades and for the Stronghold, all into Bowl I. */
  readonly spadeTokens: number;
  readonly strongholdTokens: number;
  readonly points: number;
  /** Whether the terrain asked about is a Volcano already. */
  readonly already: boolean;
  /** After everything: what is gained comes before what is paid. */
  readonly bowls: Bowls;
  readonly tokens: number;
}

/** What Spades and Stronghold bring the Dragonlords, and what a terrain costs them. */
const tokenTurn = (turn: Turn) => {
  const { terrain, opponents, spades, stronghold } = turn;
  const gained = gains(turn);
  const paid = pays(turn, gained.value);
  const violations = [
    ...tableViolations([seatOf('dragonlords'), ...opponents]),
    ...VOLCANO.violations(terrain),
    ...paid.violations,
  ];
  const lines = [
    ...gained.lines,
    ...VOLCANO.already(terrain),
    ...paid.lines,
    ...turnLines({ spades, erupts: erupts(turn) }, stronghold ? 'stronghold' : undefined),
  ];
  return ruled(violations, { value: paid.value, lines });
};

export const dragonlords = question({ form: FORM, says: SAYS, rule: tokenTurn });

const intoBowlOne = ([one, two, three]: Bowls, tokens: number): Bowls => [one + tokens, two, three];

/** Spades and Stronghold, without a terrain to pay for. */
const gains = (turn: Turn) => {
  const { bowls, terrain, spades, spadePoints, stronghold, players } = turn;
  const spadeTokens = TOKENS_PER_SPADE * spades;
  const strongholdTokens = stronghold ? TOKENS_PER_PLAYER * players : 0;
  const dug = intoBowlOne(bowls, spadeTokens);
  const built = intoBowlOne(dug, strongholdTokens);
  const value: DragonlordsValue = {
    price: 0,
    ways: [],
    spadeTokens,
    strongholdTokens,
    points: spadePoints * spades,
    already: terrain === 'volcano',
    bowls: built,
    tokens: tokensIn(built),
  };
  const forSpades = { spades, tokens: spadeTokens, before: bowls, after: dug };
  const forStronghold = { players, tokens: strongholdTokens, before: dug, after: built };
  return {
    value,
    lines: [
      ...spadeLines({ ...turn, erupts: erupts(turn) }, [say('spade-tokens', forSpades)]),
      ...when(stronghold, say('stronghold', forStronghold)),
      ...moreThanTwelve(value),
    ],
  };
};

const moreThanTwelve = ({ tokens }: DragonlordsValue) =>
  when(tokens > USUAL_TOKENS, say('more-than-twelve', { tokens, usual: USUAL_TOKENS }));

const eruptionOf = ({ terrain, opponents }: Turn): Eruption | undefined =>
  terrain === undefined || isNewTerrain(terrain) ? undefined : { terrain, opponents };

const erupts = (turn: Turn): boolean => eruptionOf(turn) !== undefined;

/** The terrain, out of what there is by then. */
const pays = (turn: Turn, gained: DragonlordsValue) => {
  const { terrain, pay } = turn;
  const { bowls: before } = gained;
  const eruption = eruptionOf(turn);
  if (eruption === undefined) {
    const asked = terrain === 'volcano' ? tokenProblems(before, { price: 0, from: pay }) : [];
    return { value: gained, lines: [], violations: asked.map((problem) => unpaid(problem)) };
  }
  const price = VOLCANO.priceOf(eruption);
  const ways = takings(before, price).map((taken) => ({
    taken,
    left: removeTokens(before, taken),
  }));
  const taken = pay ?? ways[0]?.taken ?? before;
  const after = removeTokens(before, taken);
  const value: DragonlordsValue = { ...gained, price, ways, bowls: after, tokens: tokensIn(after) };
  return {
    value,
    lines: [
      ...VOLCANO.lines(eruption),
      say('from-bowls', { taken, ways: ways.length, chosen: pay !== undefined }),
      say('removed', { tokens: price, before, after }),
    ],
    violations: tokenProblems(before, { price, from: pay }).map((problem) =>
      unpaid(problem, VOLCANO.clauseOf(eruption)),
    ),
  };
};

const [, ORDINARY] = VOLCANO.says['terrain-price'];

const unpaid = (
  problem: TokenProblem,
  price: (typeof VOLCANO.says)['terrain-price'][number] = ORDINARY,
) =>
  problem.code === 'too-few-tokens'
    ? say(problem.code, problem, price)
    : say(problem.code, problem);
