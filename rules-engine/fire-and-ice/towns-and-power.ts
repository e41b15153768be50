import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  itemsIn,
  missing,
  option,
  unreadable,
  whole,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { parseBowls } from './amounts.ts';
import { boardViolations, type BoardViolation } from './board-rules.ts';
import { parseBoard, structureOf, type Board } from './board.ts';
import { AMOUNT, YES_NO } from './data.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import { MAP_NAMES } from './data/maps.ts';
import { PIECES, STRUCTURES, TOWN_STRUCTURES, type Structure } from './data/tiles.ts';
import type { FiLine } from './line.ts';
import { landscape, nameOf, terrainOf, type Space } from './map.ts';
import { roomForPower, type Bowls } from './power.ts';
import { clusters, type Group } from './reach.ts';
import {
  makesTown,
  offers,
  powerNeeded,
  powerValue,
  riverTownSpaces,
  strengthOf,
  structuresOn,
  type Strength,
} from './towns.ts';

export interface RawTownsAndPower {
  /** Whose Structures, and who builds. */
  readonly faction: string;
  /** The Structures of one cluster by their letters: `ddhs`. Blank: not asked. */
  readonly cluster: string;
  /** Whether the player has the Favor tile Fire 2. */
  readonly favor: string;
  /** Whether the cluster touches a Town of this player. */
  readonly touches: string;
  readonly map: string;
  /** The board in its notation. Blank: only the cluster is asked. */
  readonly board: string;
  /** The space on which the player builds or upgrades. Blank: not asked. */
  readonly hex: string;
  /** Victory points and Bowls of neighbors: `witches/12/5/7/0,giants/3/0/4/8`. */
  readonly takers: string;
}

export const TOWNS_AND_POWER_START: RawTownsAndPower = {
  faction: 'witches',
  cluster: 'ddhs',
  favor: 'no',
  touches: 'no',
  map: 'fire-and-ice',
  board: '',
  hex: '',
  takers: '',
};

/** A neighbor's victory points and Power tokens. */
interface Taker {
  readonly faction: Faction;
  readonly points: number;
  readonly bowls: Bowls;
}

export type TownsAndPower = Parsed<
  {
    readonly faction: Faction;
    readonly cluster: readonly Structure[] | undefined;
    readonly favor: boolean;
    readonly touches: boolean;
    readonly board: Board | undefined;
    readonly space: Space | undefined;
    readonly takers: readonly Taker[];
  },
  'TownsAndPower'
>;

export type TownVerdict = 'town' | 'part-of-a-town' | 'not-enough';

export interface ClusterValue extends Strength {
  /** The spaces, for a cluster of the board. */
  readonly spaces: readonly string[];
  readonly structures: readonly Structure[];
  readonly powerNeeded: number;
  readonly structuresNeeded: number;
  readonly verdict: TownVerdict;
}

export interface OfferValue {
  readonly faction: Faction;
  readonly power: number;
  /** The spaces of the neighbor's Structures. */
  readonly from: readonly string[];
  /** What the neighbor can take, as far as his points and Bowls were given. */
  readonly most: number;
  /** Victory points for taking the most. */
  readonly price: number;
}

export interface TownsAndPowerValue {
  readonly cluster: ClusterValue | undefined;
  /** The player's clusters on the board. */
  readonly clusters: readonly ClusterValue[];
  /** River spaces that Mermaids could skip to found a Town. */
  readonly riverTowns: readonly string[];
  /** The space of the build that is asked about. */
  readonly build: string | undefined;
  /** In turn order; empty when no build is asked. */
  readonly offers: readonly OfferValue[];
}

type Of<Facts extends object> = { spaces: readonly string[] } & Facts;

export type TownsAndPowerLine =
  | FiLine<
      'fi.power.values' | 'fi.yetis.power-value',
      'power',
      Of<{ structures: readonly Structure[]; values: readonly number[]; power: number }>
    >
  | FiLine<'fi.towns.sanctuary', 'sanctuary', Of<{ structures: number; count: number }>>
  | FiLine<'fi.towns.favor-tile', 'favor', { needed: number }>
  | FiLine<
      'fi.towns.needs',
      'town' | 'not-enough',
      Of<{ power: number; powerNeeded: number; count: number; structuresNeeded: number }>
    >
  | FiLine<'fi.towns.existing', 'part-of-a-town', Of<object>>
  | FiLine<'fi.towns.cluster', 'clusters', { faction: Faction; clusters: number }>
  | FiLine<'fi.towns.mermaids', 'river-towns', { rivers: readonly string[] }>
  | FiLine<
      'fi.power.offer',
      'offer',
      { faction: Faction; power: number; from: readonly string[]; hex: string }
    >
  | FiLine<'fi.power.offer', 'no-offer', { hex: string }>
  | FiLine<'fi.power.price', 'price', { faction: Faction; power: number; price: number }>
  | FiLine<
      'fi.power.limits',
      'limit',
      { faction: Faction; offered: number; most: number; points: number; room: number }
    >;

export type TownsAndPowerViolation =
  | BoardViolation
  | FiLine<'fi.reach.pieces', 'occupied', { space: string; faction: Faction }>
  | FiLine<
      'fi.reach.pieces',
      'cluster-too-many',
      { structure: Structure; count: number; max: number }
    >;

export const parseTownsAndPower = (raw: RawTownsAndPower): Field<TownsAndPower> => {
  const board = parseOptionalBoard(raw);
  const fields = collect({
    faction: option('faction', raw.faction, FACTIONS),
    cluster: parseCluster(raw.cluster),
    favor: option('favor', raw.favor, YES_NO),
    touches: option('touches', raw.touches, YES_NO),
    board,
    space: parseSpace(raw.hex, board.ok ? board.value : undefined),
    takers: parseTakers(raw.takers),
  });
  if (!fields.ok) return fields;
  const { favor, touches, ...rest } = fields.value;
  if (rest.cluster === undefined && rest.board === undefined) return missing('cluster');
  return ok(parsed({ ...rest, favor: favor === 'yes', touches: touches === 'yes' }));
};

const parseOptionalBoard = ({ map, board }: RawTownsAndPower): Field<Board | undefined> => {
  const name = option('map', map, MAP_NAMES);
  if (!name.ok) return name;
  return board.trim() === '' ? ok(undefined) : parseBoard('board', name.value, board);
};

const parseCluster = (text: string): Field<readonly Structure[] | undefined> => {
  const letters = Array.from(text.toLowerCase().replace(/[\s,]/g, ''));
  if (letters.length === 0) return ok(undefined);
  const structures = letters.flatMap((letter) => structureOf(letter) ?? []);
  return structures.length === letters.length ? ok(structures) : unreadable('cluster', text.trim());
};

/** A land space of the board, if a build is asked about. */
const parseSpace = (text: string, board: Board | undefined): Field<Space | undefined> => {
  if (text.trim() === '') return ok(undefined);
  if (board === undefined) return missing('board');
  const land = landscape(board.map);
  const space = land.named.get(text.trim().toUpperCase());
  return space !== undefined && terrainOf(land, space) !== undefined
    ? ok(space)
    : unreadable('hex', text.trim(), { reason: 'no-such-space' });
};

const parseTakers = (text: string): Field<readonly Taker[]> =>
  collectAll(itemsIn(text).map((item) => parseTaker(item)));

const parseTaker = (item: string): Field<Taker> => {
  const [name = '', points = '', ...bowls] = item.split('/');
  if (bowls.length < 3) return unreadable('takers', item);
  return collect({
    faction: option('takers', name, FACTIONS),
    points: whole('takers', points, AMOUNT),
    bowls: parseBowls('takers', bowls.join('/')),
  });
};

/** Whether a cluster is a Town, and what a build offers to whom. */
export const townsAndPower = (
  asked: TownsAndPower,
): Ruling<TownsAndPowerValue, TownsAndPowerLine, TownsAndPowerViolation> => {
  const { cluster, board, touches } = asked;
  const described = cluster && clusterValue(asked, { structures: cluster, spaces: [], touches });
  const onBoard = board === undefined ? [] : boardClusters(asked, board);
  const riverTowns = board === undefined ? [] : mermaidTowns(asked, board);
  const { build, offers: offered } = buildValue(asked);
  return ruled([...clusterViolations(asked), ...violations(asked)], {
    value: { cluster: described, clusters: onBoard, riverTowns, build, offers: offered },
    lines: [
      ...favorLines(asked),
      ...(described === undefined ? [] : clusterLines(asked, described)),
      ...boardLines(asked, onBoard),
      ...riverLines(riverTowns),
      ...offerLines(asked, offered),
    ],
  });
};

export const askTownsAndPower = asks(parseTownsAndPower, townsAndPower);

interface Described {
  readonly structures: readonly Structure[];
  readonly spaces: readonly string[];
  readonly touches: boolean;
}

const clusterValue = (
  { faction, favor }: TownsAndPower,
  { structures, spaces, touches }: Described,
): ClusterValue => {
  const strength = strengthOf(faction, structures);
  const town = makesTown(strength, favor) ? 'town' : 'not-enough';
  return {
    ...strength,
    spaces,
    structures,
    powerNeeded: powerNeeded(favor),
    structuresNeeded: TOWN_STRUCTURES,
    verdict: touches ? 'part-of-a-town' : town,
  };
};

const boardClusters = (asked: TownsAndPower, board: Board): readonly ClusterValue[] => {
  const land = landscape(board.map);
  return board.holdings
    .filter(({ faction }) => faction === asked.faction)
    .flatMap((holding) =>
      clusters(board, holding).map((group: Group) =>
        clusterValue(asked, {
          structures: structuresOn(holding, group),
          spaces: group.map((space) => nameOf(land, space)),
          touches: false,
        }),
      ),
    );
};

const mermaidTowns = ({ faction, favor }: TownsAndPower, board: Board): readonly string[] =>
  board.holdings
    .filter((holding) => holding.faction === faction)
    .flatMap((holding) => riverTownSpaces(board, holding, favor))
    .map((space) => nameOf(landscape(board.map), space));

const buildValue = (asked: TownsAndPower): Pick<TownsAndPowerValue, 'build' | 'offers'> => {
  const { board, space } = asked;
  return board === undefined || space === undefined
    ? { build: undefined, offers: [] }
    : { build: nameOf(landscape(board.map), space), offers: offerValues(asked, board, space) };
};

const offerValues = (
  { faction, takers }: TownsAndPower,
  board: Board,
  space: Space,
): readonly OfferValue[] =>
  offers(board, faction, space).map(({ faction: neighbor, power, pieces }) => {
    const most = mostTaken(
      power,
      takers.find((taker) => taker.faction === neighbor),
    );
    return {
      faction: neighbor,
      power,
      from: pieces.map((piece) => nameOf(landscape(board.map), piece.space)),
      most,
      price: priceOf(most),
    };
  });

/** Power costs 1 victory point less than its amount (fi.power.price). */
export const priceOf = (power: number): number => Math.max(0, power - 1);

/** No more than the points can pay for and the Bowls have room for (fi.power.limits). */
const mostTaken = (power: number, taker: Taker | undefined): number =>
  taker === undefined ? power : Math.min(power, taker.points + 1, roomForPower(taker.bowls));

/** More Structures of a kind than a player has. */
const clusterViolations = ({ cluster = [] }: TownsAndPower): readonly TownsAndPowerViolation[] =>
  STRUCTURES.map((structure) => ({
    clause: 'fi.reach.pieces' as const,
    code: 'cluster-too-many' as const,
    structure,
    count: cluster.filter((kind) => kind === structure).length,
    max: PIECES[structure],
  })).filter(({ count, max }) => count > max);

const violations = ({
  faction,
  board,
  space,
}: TownsAndPower): readonly TownsAndPowerViolation[] => {
  if (board === undefined) return [];
  const owner = board.holdings.find(({ pieces }) => pieces.some((piece) => piece.space === space));
  const occupied: readonly TownsAndPowerViolation[] =
    space === undefined || owner === undefined || owner.faction === faction
      ? []
      : [
          {
            clause: 'fi.reach.pieces',
            code: 'occupied',
            space: nameOf(landscape(board.map), space),
            faction: owner.faction,
          },
        ];
  return [...boardViolations(board), ...occupied];
};

/** Said where there is a cluster that could become a Town of its own. */
const favorLines = ({ favor, touches, board }: TownsAndPower): readonly TownsAndPowerLine[] =>
  favor && (board !== undefined || !touches)
    ? [{ clause: 'fi.towns.favor-tile', code: 'favor', needed: powerNeeded(favor) }]
    : [];

const clusterLines = (
  { faction }: TownsAndPower,
  value: ClusterValue,
): readonly TownsAndPowerLine[] => {
  const { spaces, structures, power, count, verdict, structuresNeeded } = value;
  const strong = structures.some((kind) => kind === 'stronghold' || kind === 'sanctuary');
  const sanctuary: TownsAndPowerLine = {
    clause: 'fi.towns.sanctuary',
    code: 'sanctuary',
    spaces,
    structures: structures.length,
    count,
  };
  return [
    {
      clause: faction === 'yetis' && strong ? 'fi.yetis.power-value' : 'fi.power.values',
      code: 'power',
      spaces,
      structures,
      values: structures.map((structure) => powerValue(faction, structure)),
      power,
    },
    ...(structures.includes('sanctuary') ? [sanctuary] : []),
    verdict === 'part-of-a-town'
      ? { clause: 'fi.towns.existing', code: verdict, spaces }
      : {
          clause: 'fi.towns.needs',
          code: verdict,
          spaces,
          power,
          powerNeeded: value.powerNeeded,
          count,
          structuresNeeded,
        },
  ];
};

const boardLines = (
  asked: TownsAndPower,
  onBoard: readonly ClusterValue[],
): readonly TownsAndPowerLine[] =>
  onBoard.length === 0
    ? []
    : [
        {
          clause: 'fi.towns.cluster',
          code: 'clusters',
          faction: asked.faction,
          clusters: onBoard.length,
        },
        ...onBoard.flatMap((value) => clusterLines(asked, value)),
      ];

const riverLines = (rivers: readonly string[]): readonly TownsAndPowerLine[] =>
  rivers.length === 0 ? [] : [{ clause: 'fi.towns.mermaids', code: 'river-towns', rivers }];

const offerLines = (
  { board, space, takers }: TownsAndPower,
  offered: readonly OfferValue[],
): readonly TownsAndPowerLine[] => {
  if (board === undefined || space === undefined) return [];
  const hex = nameOf(landscape(board.map), space);
  if (offered.length === 0) return [{ clause: 'fi.power.offer', code: 'no-offer', hex }];
  return offered.flatMap(({ faction, power, from, most, price }): readonly TownsAndPowerLine[] => [
    { clause: 'fi.power.offer', code: 'offer', faction, power, from, hex },
    ...limitLines(
      { faction, power, most },
      takers.find((taker) => taker.faction === faction),
    ),
    { clause: 'fi.power.price', code: 'price', faction, power: most, price },
  ]);
};

const limitLines = (
  { faction, power, most }: Pick<OfferValue, 'faction' | 'power' | 'most'>,
  taker: Taker | undefined,
): readonly TownsAndPowerLine[] =>
  taker === undefined || most === power
    ? []
    : [
        {
          clause: 'fi.power.limits',
          code: 'limit',
          faction,
          offered: power,
          most,
          points: taker.points,
          room: roomForPower(taker.bowls),
        },
      ];
