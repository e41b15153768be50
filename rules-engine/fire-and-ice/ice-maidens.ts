import { asks, type Ruling } from '../core/answer.ts';
import { collect, option, whole, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { parseBowls, parseCults } from './amounts.ts';
import { climb, type Cults } from './cults.ts';
import { YES_NO } from './data.ts';
import { POINTS_PER_TEMPLE, ROUNDS } from './data/abilities.ts';
import {
  FAVOR_TILES,
  FAVORS,
  PIECES,
  type Cult,
  type Favor,
  type FavorEffect,
  type FavorTile,
} from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { gainPower, type Bowls } from './power.ts';

export interface RawIceMaidens {
  /** The Favor tile taken at setup, by Cult and steps: `earth-2`; blank while undecided. */
  readonly favor: string;
  /** Fire, Water, Earth and Air before the tile: `0/1/0/1`. */
  readonly cults: string;
  /** Power in Bowls I, II and III before the tile: `6/6/0`. */
  readonly bowls: string;
  readonly round: string;
  /** What stands on the map when the round is passed. */
  readonly temples: string;
  readonly tradingHouses: string;
  readonly sanctuary: string;
  readonly stronghold: string;
}

export const ICE_MAIDENS_START: RawIceMaidens = {
  favor: 'earth-2',
  cults: '0/1/0/1',
  bowls: '6/6/0',
  round: '1',
  temples: '0',
  tradingHouses: '0',
  sanctuary: 'no',
  stronghold: 'no',
};

export type IceMaidens = Parsed<
  {
    readonly favor: Favor | undefined;
    readonly cults: Cults;
    readonly bowls: Bowls;
    readonly round: number;
    readonly temples: number;
    readonly tradingHouses: number;
    readonly hasSanctuary: boolean;
    readonly hasStronghold: boolean;
  },
  'IceMaidens'
>;

export interface TileIncome {
  readonly coins: number;
  readonly workers: number;
  readonly power: number;
}

export interface IceMaidensValue {
  readonly favor: Favor | undefined;
  /** After the tile: Cult markers, Power gained for them, Bowls. */
  readonly cults: Cults;
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

export type IceMaidensLine =
  | FiLine<'fi.ice-maidens.favor-tile', 'takes-tile', { favor: Favor }>
  | FiLine<'fi.ice-maidens.favor-tile', 'tile-to-take'>
  | FiLine<
      'fi.ice-maidens.cult-steps',
      'steps',
      { cult: Cult; steps: number; before: number; after: number }
    >
  | FiLine<'fi.cults.power', 'cult-power', { cult: Cult; after: number; power: number }>
  | FiLine<
      'fi.power.bowls',
      'power',
      { power: number; gained: number; before: Bowls; after: Bowls }
    >
  | FiLine<
      'fi.ice-maidens.income',
      'income',
      { favor: Favor; each: TileIncome; round: number; received: TileIncome }
    >
  | FiLine<'fi.ice-maidens.ability', 'ability', { favor: Favor; effect: FavorEffect }>
  | FiLine<
      'fi.ice-maidens.ability',
      'tile-points',
      { favor: Favor; tradingHouses: number; points: number }
    >
  | FiLine<
      'fi.ice-maidens.first-dwellings',
      'first-dwellings',
      { favor: Favor; each: number; points: number }
    >
  | FiLine<
      'fi.ice-maidens.stronghold',
      'temples',
      { temples: number; each: number; points: number }
    >
  | FiLine<'fi.ice-maidens.stronghold', 'no-stronghold', { temples: number; points: number }>
  | FiLine<'fi.ice-maidens.sanctuary', 'sanctuary', { points: number }>;

export const parseIceMaidens = (raw: RawIceMaidens): Field<IceMaidens> => {
  const fields = collect({
    favor: raw.favor.trim() === '' ? ok(undefined) : option('favor', raw.favor, FAVORS),
    cults: parseCults('cults', raw.cults),
    bowls: parseBowls('bowls', raw.bowls),
    round: whole('round', raw.round, ROUNDS),
    temples: wholeOrZero('temples', raw.temples, { min: 0, max: PIECES.temple }),
    tradingHouses: wholeOrZero('tradingHouses', raw.tradingHouses, {
      min: 0,
      max: PIECES['trading-house'],
    }),
    sanctuary: option('sanctuary', raw.sanctuary, YES_NO),
    stronghold: option('stronghold', raw.stronghold, YES_NO),
  });
  if (!fields.ok) return fields;
  const { sanctuary, stronghold, ...rest } = fields.value;
  return ok(
    parsed({ ...rest, hasSanctuary: sanctuary === 'yes', hasStronghold: stronghold === 'yes' }),
  );
};

/** What the Favor tile of the setup gives, and what passing scores. */
export const iceMaidens = (state: IceMaidens): Ruling<IceMaidensValue, IceMaidensLine, never> => {
  const effect = effectOf(state);
  const { cults, power } = advanced(state);
  const income = incomeOf(effect);
  const strongholdPoints = state.hasStronghold ? POINTS_PER_TEMPLE * state.temples : 0;
  const tilePoints = tilePointsOf(state);
  return ok({
    value: {
      favor: state.favor,
      cults,
      power,
      ...gainPower(state.bowls, power),
      income,
      received: times(income, state.round),
      ability: effect.kind,
      strongholdPoints,
      tilePoints,
      points: strongholdPoints + tilePoints,
    },
    lines: [...tileLines(state), ...passLines(state)],
  });
};

export const askIceMaidens = asks(parseIceMaidens, iceMaidens);

const tileOf = ({ favor }: IceMaidens): FavorTile | undefined =>
  favor === undefined ? undefined : FAVOR_TILES[favor];

const effectOf = (state: IceMaidens): FavorEffect => tileOf(state)?.effect ?? { kind: 'none' };

/** The markers after the tile. No Town stands yet, so no key opens the top of a Cult. */
const advanced = (state: IceMaidens): { readonly cults: Cults; readonly power: number } => {
  const tile = tileOf(state);
  if (tile === undefined) return { cults: state.cults, power: 0 };
  const { cult, steps } = tile;
  const { to, power } = climb({ from: state.cults[cult], steps, keys: 0, topTaken: false });
  return { cults: { ...state.cults, [cult]: to }, power };
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

const tilePointsOf = (state: IceMaidens): number => {
  const effect = effectOf(state);
  return effect.kind === 'pass-points' ? (effect.points[state.tradingHouses] ?? 0) : 0;
};

const tileLines = (state: IceMaidens): readonly IceMaidensLine[] => {
  const { favor } = state;
  const tile = tileOf(state);
  if (favor === undefined || tile === undefined) {
    return [{ clause: 'fi.ice-maidens.favor-tile', code: 'tile-to-take' }];
  }
  return [
    { clause: 'fi.ice-maidens.favor-tile', code: 'takes-tile', favor },
    ...stepLines(state, tile),
    ...effectLines(state, favor),
  ];
};

const stepLines = (state: IceMaidens, { cult, steps }: FavorTile): readonly IceMaidensLine[] => {
  const { cults, power } = advanced(state);
  const before = state.cults[cult];
  const after = cults[cult];
  const { gained, bowls } = gainPower(state.bowls, power);
  const change = { before: state.bowls, after: bowls };
  return [
    { clause: 'fi.ice-maidens.cult-steps', code: 'steps', cult, steps, before, after },
    { clause: 'fi.cults.power', code: 'cult-power', cult, after, power },
    ...(power === 0
      ? []
      : [{ clause: 'fi.power.bowls', code: 'power', power, gained, ...change } as const]),
  ];
};

const effectLines = (state: IceMaidens, favor: Favor): readonly IceMaidensLine[] => {
  const effect = effectOf(state);
  const { round } = state;
  const ability = { clause: 'fi.ice-maidens.ability', code: 'ability', favor, effect } as const;
  switch (effect.kind) {
    case 'none':
      return [];
    case 'town':
    case 'action':
    case 'pass-points':
      return [ability];
    case 'income': {
      const each = incomeOf(effect);
      const received = times(each, round);
      return [{ clause: 'fi.ice-maidens.income', code: 'income', favor, each, round, received }];
    }
    case 'build-points':
      return [
        ability,
        ...(effect.structure === 'dwelling'
          ? [
              {
                clause: 'fi.ice-maidens.first-dwellings',
                code: 'first-dwellings',
                favor,
                each: effect.points,
                points: 0,
              } as const,
            ]
          : []),
      ];
  }
};

const passLines = (state: IceMaidens): readonly IceMaidensLine[] => {
  const { temples, hasStronghold, hasSanctuary, favor, tradingHouses } = state;
  const each = POINTS_PER_TEMPLE;
  const points = tilePointsOf(state);
  return [
    hasStronghold
      ? {
          clause: 'fi.ice-maidens.stronghold',
          code: 'temples',
          temples,
          each,
          points: each * temples,
        }
      : { clause: 'fi.ice-maidens.stronghold', code: 'no-stronghold', temples, points: 0 },
    ...(hasStronghold && hasSanctuary
      ? [{ clause: 'fi.ice-maidens.sanctuary', code: 'sanctuary', points: 0 } as const]
      : []),
    ...(favor !== undefined && effectOf(state).kind === 'pass-points'
      ? [
          {
            clause: 'fi.ice-maidens.ability',
            code: 'tile-points',
            favor,
            tradingHouses,
            points,
          } as const,
        ]
      : []),
  ];
};
