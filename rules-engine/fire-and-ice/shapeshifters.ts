import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amountOrZero,
  choice,
  form,
  optionalChoice,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { bowlsField, optionalBowlsField } from './amounts.ts';
import type { FiClause } from './clauses.ts';
import { AMOUNT, FULL_NEIGHBORS, TOKEN_PRICES } from './data.ts';
import {
  COLORS,
  REFUSED_POWER,
  SHIFT_PAYMENTS,
  SHIFT_POWER,
  SHIFT_TOKENS,
  TOKEN_POINTS,
  type Color,
} from './data/abilities.ts';
import type { Faction } from './data/factions.ts';
import { TERRAINS, type Terrain } from './data/terrains.ts';
import { opponentsField, OTHERS, ownerOf, startersOn } from './opponents.ts';
import { TABLE_SAYS, tableViolations } from './table.ts';
import {
  BURN_SAYS,
  burnLines,
  gainPower,
  payPower,
  POWER_SAYS,
  powerLine,
  removeTokens,
  spendable,
  takings,
  tokenProblems,
  type Bowls,
} from './power.ts';

const FORM = form({
  /** The Home terrain now. */
  home: choice(TERRAINS, 'lakes'),
  /** The terrain first chosen, which gave the pieces their color; blank: the same. */
  pieces: optionalChoice(TERRAINS),
  opponents: opponentsField('witches,nomads', 'shapeshifters'),
  /** Neighbors of what was just built, those of them who take the Power, and those without room for it. */
  neighbors: amountOrZero(OTHERS, '2'),
  taking: amountOrZero(OTHERS, '1'),
  full: amountOrZero(OTHERS),
  /** Whether a Victory point is paid for a Power token, if one may be had. */
  pay: yesNo('yes'),
  /** Victory points held. */
  points: amountOrZero(AMOUNT, '20'),
  bowls: bowlsField('4/4/0'),
  /** The new Home terrain; blank: no change. */
  target: optionalChoice(TERRAINS),
  stronghold: yesNo(),
  /** Whether the Home terrain was changed this turn already. */
  changed: yesNo(),
  payWith: choice(SHIFT_PAYMENTS),
  /** Tokens removed from the Bowls; blank for any way. */
  tokens: optionalBowlsField(),
  tokenPrice: reading('fi.shapeshifters.five-tokens', TOKEN_PRICES),
  fullNeighbors: reading('fi.shapeshifters.full-neighbors', FULL_NEIGHBORS),
});

/** The price in tokens: as officially changed, and as printed. */
const IN_TOKENS = ['fi.shapeshifters.five-tokens', 'fi.shapeshifters.pay-tokens'] as const;

const SAYS = {
  ...TABLE_SAYS,
  ...POWER_SAYS,
  ...BURN_SAYS,
  token: 'fi.shapeshifters.token',
  'token-offered': 'fi.shapeshifters.token',
  once: 'fi.shapeshifters.once',
  'cannot-pay': 'fi.shapeshifters.one-point',
  'no-point': 'fi.shapeshifters.one-point',
  refused: 'fi.shapeshifters.refused',
  'too-many-neighbors': 'fi.shapeshifters.refused',
  'no-neighbors': 'fi.shapeshifters.no-neighbors',
  'full-neighbors': 'fi.shapeshifters.full-neighbors',
  'changes-home': 'fi.shapeshifters.change-home',
  'no-stronghold': 'fi.shapeshifters.change-home',
  'same-home': 'fi.shapeshifters.change-home',
  'anothers-home': 'fi.shapeshifters.change-home',
  'start-only': 'fi.shapeshifters.starting-terrains',
  'pays-power': 'fi.shapeshifters.pay-power',
  'too-little-power': 'fi.shapeshifters.pay-power',
  'pays-tokens': IN_TOKENS,
  'too-few-tokens': IN_TOKENS,
  'wrong-payment': IN_TOKENS,
  'not-in-bowl': IN_TOKENS,
  action: 'fi.shapeshifters.action',
  'two-turns': 'fi.shapeshifters.two-turns',
  'changed-already': 'fi.shapeshifters.action',
  'keeps-pieces': 'fi.shapeshifters.keep-pieces',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type State = Checked<typeof FORM>;

export interface ShapeshiftersValue {
  /** Who has Structures next to the building, how many of them take Power, and how many have no room. */
  readonly neighbors: number;
  readonly taking: number;
  readonly full: number;
  /** What the building brings: `token-offered` is a token that is not paid for. */
  readonly bonus: 'none' | 'token' | 'token-offered' | 'power';
  /** Power that all refused and that finds room here. */
  readonly gained: number;
  /** After the building, and then after the change of home. */
  readonly points: number;
  readonly bowls: Bowls;
  readonly home: Terrain;
  /** Whether a change is asked about beside a building: that makes two turns. */
  readonly twoTurns: boolean;
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

/** What a building brings the Shapeshifters, and then what a change of home costs. */
const shapeshifting = (state: State) => {
  const built = building(state);
  const shift = shiftOf(state, built.bowls);
  const { neighbors, taking, full } = state;
  const value: ShapeshiftersValue = {
    neighbors,
    taking,
    full,
    bonus: built.bonus,
    gained: built.bonus === 'power' ? gainPower(state.bowls, REFUSED_POWER).gained : 0,
    points: built.points,
    bowls: shift.bowls,
    home: state.target ?? state.home,
    twoTurns: isTwoTurns(state),
    targets: targetsOf(state),
    power: SHIFT_POWER,
    tokens: SHIFT_TOKENS[state.tokenPrice],
    ways: shift.ways,
    pieces: COLORS[state.pieces ?? state.home],
  };
  const violations = [
    ...tableProblems(state),
    ...buildingViolations(state),
    ...shiftViolations(state, built.bowls),
  ];
  return ruled(violations, {
    value,
    lines: [...fullLines(state), ...bonusLines(state, built), ...shiftLines(state, built.bowls)],
  });
};

export const shapeshifters = question({ form: FORM, says: SAYS, rule: shapeshifting });

/** The first Home terrain was nobody's at all; the one of now is nobody else's Home. */
const tableProblems = ({ home, pieces = home, opponents }: State) => {
  const own = (terrain: Terrain) => ({ faction: 'shapeshifters', terrain }) as const;
  const now = opponents.flatMap((seat) => tableViolations([own(home), seat]));
  return [
    ...tableViolations([own(pieces), ...opponents], 'setup'),
    ...now.filter(({ code }) => code === 'home-shared' && pieces !== home),
  ];
};

interface Built {
  readonly bonus: ShapeshiftersValue['bonus'];
  readonly points: number;
  readonly bowls: Bowls;
}

/** Neighbors whose answer counts: those without room for Power are ignored, or take none. */
const answering = ({ neighbors, full, fullNeighbors }: State): number =>
  fullNeighbors === 'ignored' ? neighbors - full : neighbors;

const building = (state: State): Built => {
  const { taking, pay, points, bowls } = state;
  const [one, two, three] = bowls;
  if (taking > 0) {
    return pay
      ? { bonus: 'token', points: points - TOKEN_POINTS, bowls: [one, two, three + 1] }
      : { bonus: 'token-offered', points, bowls };
  }
  return answering(state) > 0
    ? { bonus: 'power', points, bowls: gainPower(bowls, REFUSED_POWER).bowls }
    : { bonus: 'none', points, bowls };
};

const buildingViolations = ({ neighbors, taking, full, pay, points }: State) => [
  ...when(taking + full > neighbors, say('too-many-neighbors', { neighbors, taking, full })),
  ...when(
    pay && taking > 0 && points < TOKEN_POINTS,
    say('no-point', { points, price: TOKEN_POINTS }),
  ),
];

/** Where a neighbor takes Power, those without room make no difference. */
const fullLines = ({ taking, full, fullNeighbors }: State) =>
  when(full > 0, say('full-neighbors', { full, taking, reading: fullNeighbors }));

const bonusLines = (state: State, { bonus, points: pointsAfter, bowls: after }: Built) => {
  const { neighbors, taking, points, target, bowls: before } = state;
  const price = TOKEN_POINTS;
  switch (bonus) {
    case 'none':
      return when(neighbors === 0, say('no-neighbors', { changing: target !== undefined }));
    case 'power':
      return [
        say('refused', { neighbors: answering(state), power: REFUSED_POWER }),
        powerLine(before, REFUSED_POWER),
      ];
    case 'token':
      return [
        say('token', { taking, price, pointsBefore: points, pointsAfter, before, after }),
        ...once(taking),
      ];
    case 'token-offered':
      return [
        say('token-offered', { taking, price }),
        ...once(taking),
        ...when(points < price, say('cannot-pay', { points, price })),
      ];
  }
};

const once = (taking: number) => when(taking > 1, say('once', { taking, tokens: 1 }));

const targetsOf = ({ home, opponents }: State): ShapeshiftersValue['targets'] =>
  TERRAINS.map((terrain) => {
    const owner = ownerOf(opponents, terrain);
    return { terrain, open: terrain !== home && owner === undefined, owner };
  });

interface Shift {
  readonly bowls: Bowls;
  readonly ways: ShapeshiftersValue['ways'];
}

/** The Bowls after a change of home that can be paid, or as they are without one. */
const shiftOf = ({ target, payWith, tokens, tokenPrice }: State, bowls: Bowls): Shift => {
  if (target === undefined) return { bowls, ways: [] };
  if (payWith === 'power') {
    return { bowls: payPower(bowls, SHIFT_POWER)?.bowls ?? bowls, ways: [] };
  }
  const ways = takings(bowls, SHIFT_TOKENS[tokenPrice]).map((taken) => ({
    taken,
    left: removeTokens(bowls, taken),
  }));
  const taken = tokens ?? ways[0]?.taken ?? [0, 0, 0];
  return { bowls: removeTokens(bowls, taken), ways };
};

const shiftViolations = (state: State, bowls: Bowls) => {
  const { home, target, stronghold, changed, opponents } = state;
  if (target === undefined) return [];
  const owner = ownerOf(opponents, target);
  return [
    ...when(!stronghold, say('no-stronghold')),
    ...when(target === home, say('same-home', { terrain: target })),
    ...(owner === undefined ? [] : [say('anothers-home', { terrain: target, owner })]),
    ...when(changed, say('changed-already')),
    ...paymentViolations(state, bowls),
  ];
};

const tokenClause = ({ tokenPrice }: State): (typeof IN_TOKENS)[number] =>
  IN_TOKENS[tokenPrice === 'official' ? 0 : 1];

const paymentViolations = (state: State, bowls: Bowls) => {
  const { payWith, tokens: from, tokenPrice } = state;
  if (payWith === 'tokens') {
    return tokenProblems(bowls, { price: SHIFT_TOKENS[tokenPrice], from }).map((problem) =>
      say(problem.code, { reading: tokenPrice, bowls, ...problem }, tokenClause(state)),
    );
  }
  const most = spendable(bowls);
  const short = SHIFT_POWER - most;
  return when(short > 0, say('too-little-power', { price: SHIFT_POWER, bowls, most, short }));
};

/** Neighbors are those of a building, which is the action of another turn. */
const isTwoTurns = ({ neighbors, target }: State): boolean => neighbors > 0 && target !== undefined;

const shiftLines = (state: State, bowls: Bowls) => {
  const { home, target, pieces, opponents } = state;
  if (target === undefined) return [];
  return [
    say('changes-home', { before: home, after: target }),
    ...startersOn(opponents, target).map((faction) =>
      say('start-only', { terrain: target, faction }),
    ),
    ...paymentLines(state, bowls),
    say('action'),
    ...when(isTwoTurns(state), say('two-turns')),
    say('keeps-pieces', { color: COLORS[pieces ?? home], home: COLORS[target] }),
  ];
};

const paymentLines = (state: State, before: Bowls) => {
  const { payWith, tokenPrice } = state;
  if (payWith === 'power') {
    const payment = payPower(before, SHIFT_POWER);
    if (payment === undefined) return [];
    const paid = { power: SHIFT_POWER, before, after: payment.bowls };
    return [...burnLines(before, payment), say('pays-power', paid)];
  }
  const { bowls: after, ways } = shiftOf(state, before);
  const tokens = SHIFT_TOKENS[tokenPrice];
  const taken = removeTokens(before, after);
  const paid = { tokens, taken, ways: ways.length, reading: tokenPrice, before, after };
  return [say('pays-tokens', paid, tokenClause(state))];
};
