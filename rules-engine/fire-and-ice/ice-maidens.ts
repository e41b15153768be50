import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amount, amountOrZero, form, optionalChoice, yesNo, type Checked } from '../core/form.ts';
import { nth } from '../core/lists.ts';
import { question } from '../core/question.ts';
import { bowlsField, cultsField } from './amounts.ts';
import type { FiClause } from './clauses.ts';
import { climb, type Cults } from './cults.ts';
import { POINTS_PER_TEMPLE, ROUNDS } from './data/abilities.ts';
import {
  CULT_LEVELS,
  CULTS,
  FAVOR_TILES,
  FAVORS,
  PIECES,
  type Favor,
  type FavorEffect,
  type FavorTile,
} from './data/tiles.ts';
import { gainPower, POWER_SAYS, powerLine, type Bowls } from './power.ts';

const FORM = form({
  /** The Favor tile taken at setup; blank while undecided. */
  favor: optionalChoice(FAVORS, 'earth-2'),
  /** Cults and Power before the tile. */
  cults: cultsField('0/1/0/1'),
  bowls: bowlsField('6/6/0'),
  round: amount(ROUNDS, '1'),
  /** What stands on the map when the round is passed. */
  temples: amountOrZero({ min: 0, max: PIECES.temple }),
  tradingHouses: amountOrZero({ min: 0, max: PIECES['trading-house'] }),
  sanctuary: yesNo(),
  stronghold: yesNo(),
});

const SAYS = {
  ...POWER_SAYS,
  'takes-tile': 'fi.ice-maidens.favor-tile',
  'tile-to-take': 'fi.ice-maidens.favor-tile',
  steps: 'fi.ice-maidens.cult-steps',
  'cult-power': 'fi.cults.power',
  income: 'fi.ice-maidens.income',
  ability: 'fi.ice-maidens.ability',
  'tile-points': 'fi.ice-maidens.ability',
  'first-dwellings': 'fi.ice-maidens.first-dwellings',
  temples: 'fi.ice-maidens.stronghold',
  'no-stronghold': 'fi.ice-maidens.stronghold',
  sanctuary: 'fi.ice-maidens.sanctuary',
  'no-key': 'fi.cults.top',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type State = Checked<typeof FORM>;

export interface TileIncome {
  readonly coins: number;
  readonly workers: number;
  readonly power: number;
}

export interface IceMaidensValue {
  readonly favor: Favor | undefined;
  /** After the tile: Cult markers, steps taken, Power gained for them, Bowls. */
  readonly cults: Cults;
  readonly steps: number;
  readonly power: number;
  /** How much of it found room. */
  readonly gained: number;
  readonly bowls: Bowls;
  /** What the tile brings in each Income phase, and in all those up to this round. */
  readonly income: TileIncome;
  readonly received: TileIncome;
  /** What else the tile does, from the first round's Phase II on. */
  readonly ability: FavorEffect['kind'];
  /** Victory points on passing: from the Stronghold, from the tile, and both. */
  readonly strongholdPoints: number;
  readonly tilePoints: number;
  readonly points: number;
}

/** What the Favor tile of the setup gives, and what passing scores. */
const tileAndPassing = (state: State) => {
  const effect = effectOf(state);
  const { cults, steps, power } = advanced(state);
  const income = incomeOf(effect);
  const strongholdPoints = state.stronghold ? POINTS_PER_TEMPLE * state.temples : 0;
  const tilePoints = tilePointsOf(state);
  const value: IceMaidensValue = {
    favor: state.favor,
    cults,
    steps,
    power,
    ...gainPower(state.bowls, power),
    income,
    received: times(income, state.round),
    ability: effect.kind,
    strongholdPoints,
    tilePoints,
    points: strongholdPoints + tilePoints,
  };
  return ruled(noKey(state), { value, lines: [...tileLines(state), ...passLines(state)] });
};

export const iceMaidens = question({ form: FORM, says: SAYS, rule: tileAndPassing });

/** The tile is taken at setup, before there is a Town: nobody stands on the top of a Cult. */
const noKey = ({ cults }: State) =>
  CULTS.filter((cult) => cults[cult] === CULT_LEVELS.max).map((cult) => say('no-key', { cult }));

const tileOf = ({ favor }: State): FavorTile | undefined =>
  favor === undefined ? undefined : FAVOR_TILES[favor];

const effectOf = (state: State): FavorEffect => tileOf(state)?.effect ?? { kind: 'none' };

/** The markers after the tile. No Town stands yet, so no key opens the top of a Cult. */
const advanced = (state: State): Pick<IceMaidensValue, 'cults' | 'steps' | 'power'> => {
  const tile = tileOf(state);
  if (tile === undefined) return { cults: state.cults, steps: 0, power: 0 };
  const { cult, steps } = tile;
  const from = state.cults[cult];
  const { to, power } = climb({ from, steps, keys: 0, topTaken: false });
  return { cults: { ...state.cults, [cult]: to }, steps: to - from, power };
};

const incomeOf = (effect: FavorEffect): TileIncome => {
  const { coins, workers, power } =
    effect.kind === 'income' ? effect : { coins: 0, workers: 0, power: 0 };
  return { coins, workers, power };
};

const times = ({ coins, workers, power }: TileIncome, rounds: number): TileIncome => ({
  coins: coins * rounds,
  workers: workers * rounds,
  power: power * rounds,
});

const tilePointsOf = (state: State): number => {
  const effect = effectOf(state);
  return effect.kind === 'pass-points' ? nth(effect.points, state.tradingHouses, 0) : 0;
};

const tileLines = (state: State) => {
  const { favor } = state;
  if (favor === undefined) return [say('tile-to-take')];
  return [
    say('takes-tile', { favor }),
    ...stepLines(state, FAVOR_TILES[favor]),
    ...effectLines(state, favor),
  ];
};

const stepLines = (state: State, { cult, steps }: FavorTile) => {
  const { cults, power } = advanced(state);
  const after = cults[cult];
  return [
    say('steps', { cult, steps, before: state.cults[cult], after }),
    say('cult-power', { cult, after, power }),
    ...when(power > 0, powerLine(state.bowls, power)),
  ];
};

const effectLines = (state: State, favor: Favor) => {
  const { round } = state;
  const effect = effectOf(state);
  const ability = say('ability', { favor, effect });
  switch (effect.kind) {
    case 'none':
      return [];
    case 'town':
    case 'action':
    case 'pass-points':
      return [ability];
    case 'income': {
      const each = incomeOf(effect);
      return [say('income', { favor, each, round, received: times(each, round) })];
    }
    case 'build-points': {
      const setup = say('first-dwellings', { favor, each: effect.points, points: 0 });
      return [ability, ...when(effect.structure === 'dwelling', setup)];
    }
  }
};

const passLines = (state: State) => {
  const { temples, stronghold, sanctuary, favor, tradingHouses } = state;
  const each = POINTS_PER_TEMPLE;
  return [
    stronghold
      ? say('temples', { temples, each, points: each * temples })
      : say('no-stronghold', { temples, points: 0 }),
    ...when(stronghold && sanctuary, say('sanctuary', { points: 0 })),
    ...(favor !== undefined && effectOf(state).kind === 'pass-points'
      ? [say('tile-points', { favor, tradingHouses, points: tilePointsOf(state) })]
      : []),
  ];
};
