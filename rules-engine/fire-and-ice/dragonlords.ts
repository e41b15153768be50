import { asks, ruled, type Answer, type Ruling } from '../core/answer.ts';
import { collect, option, whole, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import { optionalBowls, parseBowls } from './amounts.ts';
import { AMOUNT, PLAYERS, YES_NO } from './data.ts';
import { TOKENS_PER_PLAYER, TOKENS_PER_SPADE, USUAL_TOKENS } from './data/abilities.ts';
import { GROUNDS, type Ground } from './data/terrains.ts';
import type { FiLine } from './line.ts';
import { parseOpponents } from './opponents.ts';
import {
  removeTokens,
  takings,
  tokenProblems,
  tokensIn,
  type Bowls,
  type TokenProblem,
} from './power.ts';
import type { Seat } from './seats.ts';
import {
  eruptionClause,
  eruptionLines,
  eruptionPrice,
  eruptionViolations,
  type Eruption,
  type EruptionLine,
  type EruptionViolation,
  type TerrainPrice,
} from './volcano.ts';
import { isNewTerrain } from './wheel.ts';

export interface RawDragonlords {
  /** Power tokens in Bowls I, II and III: `4/4/0`. */
  readonly bowls: string;
  /** The terrain to erupt; blank when none is asked about. */
  readonly terrain: string;
  /** The other players' Factions, `witches,shapeshifters/lakes`. */
  readonly opponents: string;
  /** Tokens paid from Bowls I, II and III: `1/1/0`; blank for any way. */
  readonly pay: string;
  /** Spades gained before, by an action or a Cult bonus. */
  readonly spades: string;
  /** Victory points that each Spade scores this round. */
  readonly spadePoints: string;
  /** Whether the Stronghold is built now. */
  readonly stronghold: string;
  readonly players: string;
}

export const DRAGONLORDS_START: RawDragonlords = {
  bowls: '4/4/0',
  terrain: 'forest',
  opponents: 'witches',
  pay: '',
  spades: '0',
  spadePoints: '0',
  stronghold: 'no',
  players: '4',
};

export type Dragonlords = Parsed<
  {
    readonly bowls: Bowls;
    readonly terrain: Ground | undefined;
    readonly opponents: readonly Seat[];
    readonly pay: Bowls | undefined;
    readonly spades: number;
    readonly spadePoints: number;
    readonly buildsStronghold: boolean;
    readonly players: number;
  },
  'Dragonlords'
>;

export interface TokenWay {
  /** Tokens taken from each Bowl, and what stays. */
  readonly taken: Bowls;
  readonly left: Bowls;
}

export interface DragonlordsValue {
  /** Tokens for the terrain; 0 when none is asked about. */
  readonly price: number;
  /** Every way to pay, from the lower Bowls first. */
  readonly ways: readonly TokenWay[];
  /** Tokens for the Spades and for the Stronghold, all into Bowl I. */
  readonly spadeTokens: number;
  readonly strongholdTokens: number;
  readonly points: number;
  /** After everything: what is gained comes before what is paid. */
  readonly bowls: Bowls;
  readonly tokens: number;
}

interface Gain {
  readonly tokens: number;
  readonly before: Bowls;
  readonly after: Bowls;
}

export type DragonlordsLine =
  | EruptionLine
  | FiLine<'fi.volcano.no-spades', 'no-spades', { spades: number }>
  | FiLine<'fi.volcano.spade-action', 'own-action'>
  | FiLine<'fi.dragonlords.spades', 'spade-tokens', Gain & { spades: number }>
  | FiLine<
      'fi.volcano.spade-points',
      'spade-points',
      { spades: number; each: number; points: number }
    >
  | FiLine<'fi.dragonlords.stronghold', 'stronghold', Gain & { players: number }>
  | FiLine<'fi.dragonlords.bowls', 'from-bowls', { taken: Bowls; ways: number; chosen: boolean }>
  | FiLine<'fi.dragonlords.removed', 'removed', Gain>
  | FiLine<
      'fi.dragonlords.more-than-twelve',
      'more-than-twelve',
      { tokens: number; usual: number }
    >;

export type DragonlordsViolation =
  | EruptionViolation
  | ({ readonly clause: TerrainPrice } & Extract<TokenProblem, { code: 'too-few-tokens' }>)
  | ({ readonly clause: 'fi.dragonlords.bowls' } & Exclude<
      TokenProblem,
      { code: 'too-few-tokens' }
    >);

export const parseDragonlords = (raw: RawDragonlords): Field<Dragonlords> => {
  const opponents = parseOpponents(raw.opponents, 'dragonlords');
  const fields = collect({
    bowls: parseBowls('bowls', raw.bowls),
    terrain: raw.terrain.trim() === '' ? ok(undefined) : option('terrain', raw.terrain, GROUNDS),
    opponents,
    pay: optionalBowls('pay', raw.pay),
    spades: wholeOrZero('spades', raw.spades, AMOUNT),
    spadePoints: wholeOrZero('spadePoints', raw.spadePoints, AMOUNT),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
    players: whole('players', raw.players, {
      min: Math.max(PLAYERS.min, opponents.ok ? opponents.value.length + 1 : 0),
      max: PLAYERS.max,
    }),
  });
  if (!fields.ok) return fields;
  const { stronghold, ...rest } = fields.value;
  return ok(parsed({ ...rest, buildsStronghold: stronghold === 'yes' }));
};

/** What Spades and Stronghold bring the Dragonlords, and what a terrain costs them. */
export const dragonlords = (
  turn: Dragonlords,
): Ruling<DragonlordsValue, DragonlordsLine, DragonlordsViolation> => {
  const { terrain } = turn;
  if (terrain === undefined) return ok(gains(turn));
  if (isNewTerrain(terrain)) return err(eruptionViolations('dragonlords', terrain));
  return erupts(turn, { faction: 'dragonlords', terrain, opponents: turn.opponents });
};

export const askDragonlords = asks(parseDragonlords, dragonlords);

type Gained = Answer<DragonlordsValue, DragonlordsLine>;

const intoBowlOne = ([one, two, three]: Bowls, tokens: number): Bowls => [one + tokens, two, three];

/** Spades and Stronghold, without a terrain to pay for. */
const gains = (turn: Dragonlords): Gained => {
  const { bowls, spades, spadePoints, buildsStronghold, players } = turn;
  const spadeTokens = TOKENS_PER_SPADE * spades;
  const strongholdTokens = buildsStronghold ? TOKENS_PER_PLAYER * players : 0;
  const dug = intoBowlOne(bowls, spadeTokens);
  const built = intoBowlOne(dug, strongholdTokens);
  const tokens = tokensIn(built);
  return {
    value: {
      price: 0,
      ways: [],
      spadeTokens,
      strongholdTokens,
      points: spadePoints * spades,
      bowls: built,
      tokens,
    },
    lines: [
      ...spadeLines(turn, { tokens: spadeTokens, before: bowls, after: dug }),
      ...strongholdLines(turn, { tokens: strongholdTokens, before: dug, after: built }),
      ...moreThanTwelve(tokens),
    ],
  };
};

const spadeLines = (
  { spades, spadePoints, terrain }: Dragonlords,
  gain: Gain,
): readonly DragonlordsLine[] => {
  const points = spadePoints * spades;
  if (spades === 0) return [];
  return [
    { clause: 'fi.volcano.no-spades', code: 'no-spades', spades },
    { clause: 'fi.dragonlords.spades', code: 'spade-tokens', spades, ...gain },
    { clause: 'fi.volcano.spade-points', code: 'spade-points', spades, each: spadePoints, points },
    ...(terrain === undefined
      ? []
      : [{ clause: 'fi.volcano.spade-action', code: 'own-action' } as const]),
  ];
};

const strongholdLines = (
  { buildsStronghold, players }: Dragonlords,
  gain: Gain,
): readonly DragonlordsLine[] =>
  buildsStronghold
    ? [{ clause: 'fi.dragonlords.stronghold', code: 'stronghold', players, ...gain }]
    : [];

const moreThanTwelve = (tokens: number): readonly DragonlordsLine[] =>
  tokens > USUAL_TOKENS
    ? [
        {
          clause: 'fi.dragonlords.more-than-twelve',
          code: 'more-than-twelve',
          tokens,
          usual: USUAL_TOKENS,
        },
      ]
    : [];

/** The same, and then the terrain. */
const erupts = (
  turn: Dragonlords,
  eruption: Eruption,
): Ruling<DragonlordsValue, DragonlordsLine, DragonlordsViolation> => {
  const { value, lines } = gains(turn);
  const price = eruptionPrice(eruption);
  const problems = tokenProblems(value.bowls, { price, from: turn.pay });
  const ways = takings(value.bowls, price).map((taken) => ({
    taken,
    left: removeTokens(value.bowls, taken),
  }));
  const taken = turn.pay ?? ways[0]?.taken ?? value.bowls;
  const after = removeTokens(value.bowls, taken);
  const tokens = tokensIn(after);
  return ruled(
    problems.map((problem) => violation(problem, eruption)),
    {
      value: { ...value, price, ways, bowls: after, tokens },
      lines: [
        ...lines,
        ...eruptionLines(eruption),
        {
          clause: 'fi.dragonlords.bowls',
          code: 'from-bowls',
          taken,
          ways: ways.length,
          chosen: turn.pay !== undefined,
        },
        {
          clause: 'fi.dragonlords.removed',
          code: 'removed',
          tokens: price,
          before: value.bowls,
          after,
        },
      ],
    },
  );
};

const violation = (problem: TokenProblem, eruption: Eruption): DragonlordsViolation =>
  problem.code === 'too-few-tokens'
    ? { clause: eruptionClause(eruption), ...problem }
    : { clause: 'fi.dragonlords.bowls', ...problem };
