import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { optionalBowls, parseBowls } from './amounts.ts';
import {
  AMOUNT,
  FULL_NEIGHBORS,
  PLAYERS,
  TOKEN_PRICES,
  YES_NO,
  type FullNeighbors,
  type TokenPrice,
} from './data.ts';
import {
  COLORS,
  REFUSED_POWER,
  SHIFT_PAYMENTS,
  SHIFT_POWER,
  SHIFT_TOKENS,
  TOKEN_POINTS,
  type Color,
  type ShiftPayment,
} from './data/abilities.ts';
import type { Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import type { FiLine } from './line.ts';
import { ownerOf, parseOpponents, startersOn } from './opponents.ts';
import {
  burnLines,
  gainPower,
  payPower,
  removeTokens,
  spendable,
  takings,
  tokenProblems,
  type Bowls,
  type BurnLine,
  type TokenProblem,
} from './power.ts';
import type { Seat } from './seats.ts';

export interface RawShapeshifters {
  /** The Home terrain now. */
  readonly home: string;
  /** The terrain first chosen, which gave the pieces their color; blank: the same. */
  readonly pieces: string;
  /** The other players' Factions, `witches,ice-maidens/desert`. */
  readonly opponents: string;
  /** Neighbors of what the Shapeshifters just built, those of them who take the Power, and those who have no room for it. */
  readonly neighbors: string;
  readonly taking: string;
  readonly full: string;
  /** Whether a Victory point is paid for a Power token, if one may be had. */
  readonly pay: string;
  /** Victory points held. */
  readonly points: string;
  /** Power in Bowls I, II and III: `4/4/0`. */
  readonly bowls: string;
  /** The new Home terrain; blank: no change. */
  readonly target: string;
  /** Whether the Stronghold is built. */
  readonly stronghold: string;
  /** Whether the Home terrain was changed this turn already. */
  readonly changed: string;
  readonly payWith: string;
  /** Tokens removed from Bowls I, II and III: `2/2/1`; blank for any way. */
  readonly tokens: string;
  readonly tokenPrice: string;
  readonly fullNeighbors: string;
}

export const SHAPESHIFTERS_START: RawShapeshifters = {
  home: 'lakes',
  pieces: '',
  opponents: 'witches,nomads',
  neighbors: '2',
  taking: '1',
  full: '0',
  pay: 'yes',
  points: '20',
  bowls: '4/4/0',
  target: '',
  stronghold: 'no',
  changed: 'no',
  payWith: 'power',
  tokens: '',
  tokenPrice: 'official',
  fullNeighbors: 'ignored',
};

export type Shapeshifters = Parsed<
  {
    readonly home: Terrain;
    readonly pieces: Terrain | undefined;
    readonly opponents: readonly Seat[];
    readonly neighbors: number;
    readonly taking: number;
    readonly full: number;
    readonly pays: boolean;
    readonly points: number;
    readonly bowls: Bowls;
    readonly target: Terrain | undefined;
    readonly hasStronghold: boolean;
    readonly hasChanged: boolean;
    readonly payWith: ShiftPayment;
    readonly tokens: Bowls | undefined;
    readonly tokenPrice: TokenPrice;
    readonly fullNeighbors: FullNeighbors;
  },
  'Shapeshifters'
>;

export interface ShapeshiftersValue {
  /** What the building brings: `token-offered` is a token that is not paid for. */
  readonly bonus: 'none' | 'token' | 'token-offered' | 'power';
  /** Power that all refused and that finds room here. */
  readonly gained: number;
  /** After the building, and then after the change of home. */
  readonly points: number;
  readonly bowls: Bowls;
  readonly home: Terrain;
  /** The terrains that can become the Home terrain, with whom the others belong to. */
  readonly targets: readonly {
    readonly terrain: Terrain;
    readonly open: boolean;
    readonly owner: Faction | undefined;
  }[];
  /** What a change costs, either way. */
  readonly power: number;
  readonly tokens: number;
  /** Every way to remove the tokens of a change, from the lower Bowls first; none unless they pay. */
  readonly ways: readonly { readonly taken: Bowls; readonly left: Bowls }[];
  readonly pieces: Color;
}

interface Change {
  readonly before: Bowls;
  readonly after: Bowls;
}

export type ShapeshiftersLine =
  | FiLine<
      'fi.shapeshifters.token',
      'token',
      Change & { taking: number; price: number; pointsBefore: number; pointsAfter: number }
    >
  | FiLine<'fi.shapeshifters.token', 'token-offered', { taking: number; price: number }>
  | FiLine<'fi.shapeshifters.once', 'once', { taking: number; tokens: number }>
  | FiLine<'fi.shapeshifters.one-point', 'cannot-pay', { points: number; price: number }>
  | FiLine<'fi.shapeshifters.refused', 'refused', { neighbors: number; power: number }>
  | FiLine<'fi.power.bowls', 'power', Change & { power: number; gained: number }>
  | FiLine<'fi.shapeshifters.no-neighbors', 'no-neighbors'>
  | FiLine<
      'fi.shapeshifters.full-neighbors',
      'full-neighbors',
      { full: number; reading: FullNeighbors }
    >
  | FiLine<'fi.shapeshifters.change-home', 'changes-home', { before: Terrain; after: Terrain }>
  | FiLine<
      'fi.shapeshifters.starting-terrains',
      'start-only',
      { terrain: Terrain; faction: Faction }
    >
  | FiLine<'fi.shapeshifters.pay-power', 'pays-power', Change & { power: number }>
  | BurnLine
  | FiLine<
      'fi.shapeshifters.five-tokens' | 'fi.shapeshifters.pay-tokens',
      'pays-tokens',
      Change & { tokens: number; taken: Bowls; ways: number; reading: TokenPrice }
    >
  | FiLine<'fi.shapeshifters.action', 'action'>
  | FiLine<'fi.shapeshifters.keep-pieces', 'keeps-pieces', { color: Color; home: Color }>;

type TokenClause = 'fi.shapeshifters.five-tokens' | 'fi.shapeshifters.pay-tokens';

export type ShapeshiftersViolation =
  | FiLine<
      'fi.shapeshifters.refused',
      'too-many-neighbors',
      { neighbors: number; taking: number; full: number }
    >
  | FiLine<'fi.shapeshifters.one-point', 'no-point', { points: number; price: number }>
  | FiLine<'fi.shapeshifters.change-home', 'no-stronghold'>
  | FiLine<'fi.shapeshifters.change-home', 'same-home', { terrain: Terrain }>
  | FiLine<'fi.shapeshifters.change-home', 'anothers-home', { terrain: Terrain; owner: Faction }>
  | FiLine<'fi.shapeshifters.action', 'changed-already'>
  | FiLine<
      'fi.shapeshifters.pay-power',
      'too-little-power',
      { price: number; bowls: Bowls; most: number; short: number }
    >
  | ({
      readonly clause: TokenClause;
      readonly reading: TokenPrice;
      readonly bowls: Bowls;
    } & TokenProblem);

export const parseShapeshifters = (raw: RawShapeshifters): Field<Shapeshifters> => {
  const most = { min: 0, max: PLAYERS.max - 1 };
  const fields = collect({
    home: option('home', raw.home, TERRAINS),
    pieces: optionalTerrain('pieces', raw.pieces),
    opponents: parseOpponents(raw.opponents, 'shapeshifters'),
    neighbors: wholeOrZero('neighbors', raw.neighbors, most),
    taking: wholeOrZero('taking', raw.taking, most),
    full: wholeOrZero('full', raw.full, most),
    pay: option('pay', raw.pay, YES_NO),
    points: wholeOrZero('points', raw.points, AMOUNT),
    bowls: parseBowls('bowls', raw.bowls),
    target: optionalTerrain('target', raw.target),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
    changed: option('changed', raw.changed, YES_NO),
    payWith: option('payWith', raw.payWith, SHIFT_PAYMENTS),
    tokens: optionalBowls('tokens', raw.tokens),
    tokenPrice: option('tokenPrice', raw.tokenPrice, TOKEN_PRICES),
    fullNeighbors: option('fullNeighbors', raw.fullNeighbors, FULL_NEIGHBORS),
  });
  if (!fields.ok) return fields;
  const { pay, stronghold, changed, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      pays: pay === 'yes',
      hasStronghold: stronghold === 'yes',
      hasChanged: changed === 'yes',
    }),
  );
};

const optionalTerrain = (field: string, text: string): Field<Terrain | undefined> =>
  text.trim() === '' ? ok(undefined) : option(field, text, TERRAINS);

/** What a building brings the Shapeshifters, and then what a change of home costs. */
export const shapeshifters = (
  state: Shapeshifters,
): Ruling<ShapeshiftersValue, ShapeshiftersLine, ShapeshiftersViolation> => {
  const built = building(state);
  const shift = shiftOf(state, built.bowls);
  const violations = [...buildingViolations(state), ...shiftViolations(state, built.bowls)];
  return ruled(violations, {
    value: {
      bonus: built.bonus,
      gained: built.bonus === 'power' ? gainPower(state.bowls, REFUSED_POWER).gained : 0,
      points: built.points,
      bowls: shift?.bowls ?? built.bowls,
      home: state.target ?? state.home,
      targets: targetsOf(state),
      power: SHIFT_POWER,
      tokens: SHIFT_TOKENS[state.tokenPrice],
      ways: shift?.ways ?? [],
      pieces: COLORS[state.pieces ?? state.home],
    },
    lines: [...buildingLines(state, built), ...shiftLines(state, built.bowls)],
  });
};

export const askShapeshifters = asks(parseShapeshifters, shapeshifters);

interface Built {
  readonly bonus: ShapeshiftersValue['bonus'];
  readonly points: number;
  readonly bowls: Bowls;
}

/** Neighbors whose answer counts: those without room for Power are ignored, or take none. */
const answering = ({ neighbors, full, fullNeighbors }: Shapeshifters): number =>
  fullNeighbors === 'ignored' ? neighbors - full : neighbors;

const building = (state: Shapeshifters): Built => {
  const { taking, pays, points, bowls } = state;
  const [one, two, three] = bowls;
  if (taking > 0) {
    return pays
      ? { bonus: 'token', points: points - TOKEN_POINTS, bowls: [one, two, three + 1] }
      : { bonus: 'token-offered', points, bowls };
  }
  return answering(state) > 0
    ? { bonus: 'power', points, bowls: gainPower(bowls, REFUSED_POWER).bowls }
    : { bonus: 'none', points, bowls };
};

const buildingViolations = (state: Shapeshifters): readonly ShapeshiftersViolation[] => {
  const { neighbors, taking, full, pays, points } = state;
  const price = TOKEN_POINTS;
  const broken: readonly (readonly [boolean, ShapeshiftersViolation])[] = [
    [
      taking + full > neighbors,
      { clause: 'fi.shapeshifters.refused', code: 'too-many-neighbors', neighbors, taking, full },
    ],
    [
      pays && taking > 0 && points < price,
      { clause: 'fi.shapeshifters.one-point', code: 'no-point', points, price },
    ],
  ];
  return broken.flatMap(([isBroken, violation]) => (isBroken ? [violation] : []));
};

const buildingLines = (state: Shapeshifters, built: Built): readonly ShapeshiftersLine[] => [
  ...fullLines(state),
  ...(built.bonus === 'none' ? noBonusLines(state) : bonusLines(state, built)),
];

const fullLines = ({
  full,
  fullNeighbors: reading,
}: Shapeshifters): readonly ShapeshiftersLine[] =>
  full === 0
    ? []
    : [{ clause: 'fi.shapeshifters.full-neighbors', code: 'full-neighbors', full, reading }];

const noBonusLines = ({ neighbors }: Shapeshifters): readonly ShapeshiftersLine[] =>
  neighbors > 0 ? [] : [{ clause: 'fi.shapeshifters.no-neighbors', code: 'no-neighbors' }];

const bonusLines = (state: Shapeshifters, built: Built): readonly ShapeshiftersLine[] => {
  const { taking, bowls, points } = state;
  const change = { before: bowls, after: built.bowls };
  const price = TOKEN_POINTS;
  if (built.bonus === 'power') {
    const { gained } = gainPower(bowls, REFUSED_POWER);
    const facts = { neighbors: answering(state), power: REFUSED_POWER };
    return [
      { clause: 'fi.shapeshifters.refused', code: 'refused', ...facts },
      { clause: 'fi.power.bowls', code: 'power', power: REFUSED_POWER, gained, ...change },
    ];
  }
  const paid = { pointsBefore: points, pointsAfter: built.points };
  return [
    built.bonus === 'token'
      ? { clause: 'fi.shapeshifters.token', code: 'token', taking, price, ...paid, ...change }
      : { clause: 'fi.shapeshifters.token', code: 'token-offered', taking, price },
    ...(taking > 1
      ? [{ clause: 'fi.shapeshifters.once', code: 'once', taking, tokens: 1 } as const]
      : []),
    ...(built.bonus === 'token-offered' && points < price
      ? [{ clause: 'fi.shapeshifters.one-point', code: 'cannot-pay', points, price } as const]
      : []),
  ];
};

const targetsOf = ({ home, opponents }: Shapeshifters): ShapeshiftersValue['targets'] =>
  TERRAINS.map((terrain) => {
    const owner = ownerOf(opponents, terrain);
    return { terrain, open: terrain !== home && owner === undefined, owner };
  });

interface Shift {
  readonly bowls: Bowls;
  readonly ways: ShapeshiftersValue['ways'];
}

/** The Bowls after a change of home that can be paid. */
const shiftOf = (state: Shapeshifters, bowls: Bowls): Shift | undefined => {
  const { target, payWith, tokens } = state;
  if (target === undefined) return undefined;
  if (payWith === 'power') {
    return { bowls: payPower(bowls, SHIFT_POWER)?.bowls ?? bowls, ways: [] };
  }
  const ways = takings(bowls, SHIFT_TOKENS[state.tokenPrice]).map((taken) => ({
    taken,
    left: removeTokens(bowls, taken),
  }));
  const taken = tokens ?? ways[0]?.taken ?? [0, 0, 0];
  return { bowls: removeTokens(bowls, taken), ways };
};

const shiftViolations = (state: Shapeshifters, bowls: Bowls): readonly ShapeshiftersViolation[] => {
  const { home, target, hasStronghold, hasChanged, opponents } = state;
  if (target === undefined) return [];
  const owner = ownerOf(opponents, target);
  const clause = 'fi.shapeshifters.change-home';
  return [
    ...(hasStronghold ? [] : [{ clause, code: 'no-stronghold' } as const]),
    ...(target === home ? [{ clause, code: 'same-home', terrain: target } as const] : []),
    ...(owner === undefined
      ? []
      : [{ clause, code: 'anothers-home', terrain: target, owner } as const]),
    ...(hasChanged
      ? [{ clause: 'fi.shapeshifters.action', code: 'changed-already' } as const]
      : []),
    ...paymentViolations(state, bowls),
  ];
};

const tokenClause = ({ tokenPrice }: Shapeshifters): TokenClause =>
  tokenPrice === 'official' ? 'fi.shapeshifters.five-tokens' : 'fi.shapeshifters.pay-tokens';

const paymentViolations = (
  state: Shapeshifters,
  bowls: Bowls,
): readonly ShapeshiftersViolation[] => {
  const { payWith, tokens: from, tokenPrice: reading } = state;
  if (payWith === 'tokens') {
    const problems = tokenProblems(bowls, { price: SHIFT_TOKENS[reading], from });
    return problems.map((problem) => ({ clause: tokenClause(state), reading, bowls, ...problem }));
  }
  if (payPower(bowls, SHIFT_POWER) !== undefined) return [];
  const most = spendable(bowls);
  const facts = { price: SHIFT_POWER, bowls, most, short: SHIFT_POWER - most };
  return [{ clause: 'fi.shapeshifters.pay-power', code: 'too-little-power', ...facts }];
};

const shiftLines = (state: Shapeshifters, bowls: Bowls): readonly ShapeshiftersLine[] => {
  const { home, target, pieces, opponents } = state;
  if (target === undefined) return [];
  const color = COLORS[pieces ?? home];
  return [
    { clause: 'fi.shapeshifters.change-home', code: 'changes-home', before: home, after: target },
    ...startersOn(opponents, target).map(
      (faction) =>
        ({
          clause: 'fi.shapeshifters.starting-terrains',
          code: 'start-only',
          terrain: target,
          faction,
        }) as const,
    ),
    ...paymentLines(state, bowls),
    { clause: 'fi.shapeshifters.action', code: 'action' },
    { clause: 'fi.shapeshifters.keep-pieces', code: 'keeps-pieces', color, home: COLORS[target] },
  ];
};

const paymentLines = (state: Shapeshifters, before: Bowls): readonly ShapeshiftersLine[] => {
  const { payWith, tokenPrice: reading } = state;
  const payment = payPower(before, SHIFT_POWER);
  if (payWith === 'power') {
    return payment === undefined
      ? []
      : [
          ...burnLines(before, payment),
          {
            clause: 'fi.shapeshifters.pay-power',
            code: 'pays-power',
            power: SHIFT_POWER,
            before,
            after: payment.bowls,
          },
        ];
  }
  const { bowls: after, ways } = shiftOf(state, before) ?? { bowls: before, ways: [] };
  const tokens = SHIFT_TOKENS[reading];
  const taken = removeTokens(before, after);
  const facts = { tokens, taken, ways: ways.length, reading, before, after };
  return [{ clause: tokenClause(state), code: 'pays-tokens', ...facts }];
};
