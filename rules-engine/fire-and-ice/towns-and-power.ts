import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collect, missing, unreadable, type Field } from '../core/fields.ts';
import { choice, form, notation, unread, yesNo, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import { BOARD_SAYS, boardLines as openLines, boardViolations } from './board-rules.ts';
import { boardFields, landNamed, letterOf, parseBoard, structureOf, type Board } from './board.ts';
import type { FiClause } from './clauses.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import { PIECES, STRUCTURES, TOWN_STRUCTURES, type Structure } from './data/tiles.ts';
import { landscape, nameOf, neighborsOf, type Space } from './map.ts';
import { OTHERS } from './opponents.ts';
import { roomForPower } from './power.ts';
import { settlements, type Group } from './reach.ts';
import { seatOf, tableViolations } from './table.ts';
import { parseTakers, type Taker } from './takers.ts';
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

/** The letters of a cluster; commas and spaces between them mean nothing. */
const lettersIn = (text: string): readonly string[] =>
  Array.from(text.toLowerCase().replace(/[\s,]/g, ''));

/** The Structures that a text names, leaving out what is none. */
export const clusterIn = (text: string): readonly Structure[] =>
  lettersIn(text).flatMap((letter) => structureOf(letter) ?? []);

export const makeCluster = (structures: readonly Structure[]): string =>
  structures.map(letterOf).join('');

const parseCluster = (
  field: string,
  text: string,
): Field<readonly Structure[] | undefined, never> => {
  const letters = lettersIn(text);
  const structures = clusterIn(text);
  if (letters.length === 0) return ok(undefined);
  return structures.length === letters.length ? ok(structures) : unreadable(field, text.trim());
};

/** A land space of the board, if a build is asked about. */
const parseSpace = (
  text: string,
  board: Board | undefined,
): Field<Space | undefined, 'no-such-space' | 'river-space'> => {
  if (text.trim() === '') return ok(undefined);
  if (board === undefined) return missing('board');
  const space = landNamed(landscape(board.map), text.trim());
  return typeof space === 'string' ? unreadable('hex', text.trim(), { reason: space }) : ok(space);
};

const FORM = form(
  {
    /** Whose Structures, and who builds. */
    faction: choice(FACTIONS, 'witches'),
    /** The Structures of one cluster by their letters. Blank: not asked. */
    cluster: notation(parseCluster, 'ddhs', { samples: ['', 'd', 'hha', 'sa', 'ddddddd'] }),
    /** Whether the player has the Favor tile Fire 2. */
    favor: yesNo(),
    /** Whether the cluster touches a Town of this player. */
    touches: yesNo(),
    /** Blank: only the cluster is asked. */
    ...boardFields('', [
      'witches:E3d;yetis.mountains:E2s,F1d;mermaids:D1h,D2h',
      'mermaids:F4a,F5h,H4t,H6d,I6h,J7s',
      'riverwalkers.desert:H1d,H2s,I2h,J2d,H2-I2',
    ]),
    /** The space on which the player builds or upgrades. Blank: not asked. */
    hex: unread('', { samples: ['E3', 'E2', 'c2', 'J9'] }),
    /** Victory points and Bowls of neighbors. */
    takers: notation(parseTakers, '', {
      count: OTHERS,
      samples: ['mermaids/0/0/3/9', 'yetis/3/0/0/12,witches/0/5/7/0', 'riverwalkers/1/0/0/4'],
    }),
  },
  ({ map, board: text, hex, ...asked }) => {
    const board = text.trim() === '' ? ok(undefined) : parseBoard('board', map, text);
    const space = parseSpace(hex, board.ok ? board.value : undefined);
    const fields = collect({ board, space });
    if (!fields.ok) return fields;
    return asked.cluster === undefined && fields.value.board === undefined
      ? missing('cluster')
      : ok({ ...asked, ...fields.value });
  },
);

const SAYS = {
  ...BOARD_SAYS,
  power: ['fi.power.values', 'fi.yetis.power-value'],
  sanctuary: 'fi.towns.sanctuary',
  favor: 'fi.towns.favor-tile',
  town: 'fi.towns.needs',
  'not-enough': 'fi.towns.needs',
  'part-of-a-town': 'fi.towns.existing',
  clusters: 'fi.towns.cluster',
  'river-towns': 'fi.towns.mermaids',
  skips: 'fi.towns.mermaids',
  offer: ['fi.power.offer', 'fi.reach.direct'],
  'no-offer': 'fi.power.offer',
  price: 'fi.power.price',
  limit: 'fi.power.limits',
  occupied: 'fi.reach.pieces',
  'cluster-too-many': 'fi.reach.pieces',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type TownsAndPower = Checked<typeof FORM>;

export type TownVerdict = 'town' | 'part-of-a-town' | 'not-enough';

export interface ClusterValue extends Strength {
  /** The spaces, for a cluster of the board. */
  readonly spaces: readonly string[];
  /** River spaces between them that the Mermaids skipped. */
  readonly rivers: readonly string[];
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

/** Whether a cluster is a Town, and what a build offers to whom. */
const townsAndOffers = (asked: TownsAndPower) => {
  const { cluster, board, touches } = asked;
  const described =
    cluster && clusterValue(asked, { structures: cluster, spaces: [], rivers: [], touches });
  const onBoard = board === undefined ? [] : boardClusters(asked, board);
  const riverTowns = board === undefined ? [] : mermaidTowns(asked, board);
  const value: TownsAndPowerValue = {
    cluster: described,
    clusters: onBoard,
    riverTowns,
    ...buildValue(asked),
  };
  return ruled([...clusterViolations(asked), ...boardProblems(asked)], {
    value,
    lines: [
      ...(board === undefined ? [] : openLines(board)),
      ...offerLines(asked, value.offers),
      ...favorLines(asked),
      ...(described === undefined ? [] : clusterLines(asked, described, false)),
      ...boardLines(asked, onBoard),
      ...when(riverTowns.length > 0, say('river-towns', { rivers: riverTowns })),
    ],
  });
};

export const townsAndPower = question({ form: FORM, says: SAYS, rule: townsAndOffers });

interface Described {
  readonly structures: readonly Structure[];
  readonly spaces: readonly string[];
  readonly rivers: readonly string[];
  readonly touches: boolean;
}

const clusterValue = (
  { faction, favor }: TownsAndPower,
  { structures, spaces, rivers, touches }: Described,
): ClusterValue => {
  const strength = strengthOf(faction, structures);
  const town = makesTown(strength, favor) ? 'town' : 'not-enough';
  return {
    ...strength,
    spaces,
    rivers,
    structures,
    powerNeeded: powerNeeded(favor),
    structuresNeeded: TOWN_STRUCTURES,
    verdict: touches ? 'part-of-a-town' : town,
  };
};

const boardClusters = (asked: TownsAndPower, board: Board): readonly ClusterValue[] => {
  const land = landscape(board.map);
  const name = (space: Space): string => nameOf(land, space);
  const isBeside = (river: Space, group: Group): boolean =>
    neighborsOf(land, river).some((space) => group.includes(space));
  return board.holdings
    .filter(({ faction }) => faction === asked.faction)
    .flatMap((holding) =>
      settlements(board, holding).map((group) =>
        clusterValue(asked, {
          structures: structuresOn(holding, group),
          spaces: group.map(name),
          rivers: holding.riverTowns.filter((river) => isBeside(river, group)).map(name),
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
const clusterViolations = ({ cluster = [] }: TownsAndPower) =>
  STRUCTURES.map((structure) => ({
    structure,
    count: cluster.filter((kind) => kind === structure).length,
    max: PIECES[structure],
  }))
    .filter(({ count, max }) => count > max)
    .map((excess) => say('cluster-too-many', excess));

const boardProblems = ({ faction, favor, sharedBridges, board, space }: TownsAndPower) => {
  if (board === undefined) return [];
  const owner = board.holdings.find(({ pieces }) => pieces.some((piece) => piece.space === space));
  const terms = { sharedBridges, favor: favor || faction !== 'mermaids' };
  return [
    ...boardViolations(board, terms),
    ...(space === undefined ? [] : strangers(faction, board)),
    ...(space === undefined || owner === undefined || owner.faction === faction
      ? []
      : [say('occupied', { space: nameOf(landscape(board.map), space), faction: owner.faction })]),
  ];
};

/** A builder without a Structure on the board sits at its table all the same. */
const strangers = (faction: Faction, { holdings }: Board) =>
  holdings.some((holding) => holding.faction === faction)
    ? []
    : holdings.flatMap((holding) => tableViolations([seatOf(faction), holding]));

/** Said where there is a cluster that could become a Town of its own. */
const favorLines = ({ favor, touches, board }: TownsAndPower) =>
  when(favor && (board !== undefined || !touches), say('favor', { needed: powerNeeded(favor) }));

/** What makes a cluster a Town or not; beside the question where a build is asked about. */
const clusterLines = ({ faction }: TownsAndPower, value: ClusterValue, beside: boolean) => {
  const { spaces, rivers, structures, power, count, verdict, structuresNeeded } = value;
  const strong = structures.some((kind) => kind === 'stronghold' || kind === 'sanctuary');
  const values = structures.map((structure) => powerValue(faction, structure));
  const needs = { power, powerNeeded: value.powerNeeded, count, structuresNeeded };
  return [
    ...when(rivers.length > 0, say('skips', { spaces, rivers, beside })),
    say(
      'power',
      { spaces, structures, values, power, beside },
      faction === 'yetis' && strong ? 'fi.yetis.power-value' : 'fi.power.values',
    ),
    ...when(
      structures.includes('sanctuary'),
      say('sanctuary', { spaces, structures: structures.length, count, beside }),
    ),
    verdict === 'part-of-a-town'
      ? say(verdict, { spaces })
      : say(verdict, { spaces, ...needs, beside }),
  ];
};

const boardLines = (asked: TownsAndPower, onBoard: readonly ClusterValue[]) => [
  ...when(
    onBoard.length > 0,
    say('clusters', { faction: asked.faction, clusters: onBoard.length }),
  ),
  ...onBoard.flatMap((value) => clusterLines(asked, value, asked.space !== undefined)),
];

const offerLines = (asked: TownsAndPower, offered: readonly OfferValue[]) => {
  const { board, space } = asked;
  if (board === undefined || space === undefined) return [];
  const hex = nameOf(landscape(board.map), space);
  return [
    ...when(offered.length === 0, say('no-offer', { hex })),
    ...offered.flatMap((offer) => [
      say('offer', offerFacts(offer, hex), offerClause(board, space, offer)),
      ...limitLines(asked, offer),
      say('price', { faction: offer.faction, power: offer.most, price: offer.price }),
    ]),
  ];
};

const offerFacts = ({ faction, power, from }: OfferValue, hex: string) => ({
  faction,
  power,
  from,
  hex,
});

/** A Structure that does not share an edge with the space is next to it over a Bridge. */
const offerClause = (board: Board, space: Space, { from }: OfferValue) => {
  const land = landscape(board.map);
  const beside = neighborsOf(land, space).map((near) => nameOf(land, near));
  const overBridge = from.some((name) => !beside.includes(name));
  return overBridge ? 'fi.reach.direct' : 'fi.power.offer';
};

const limitLines = ({ takers }: TownsAndPower, { faction, power, most }: OfferValue) => {
  const taker = takers.find((candidate) => candidate.faction === faction);
  if (taker === undefined || most === power) return [];
  const { points, bowls } = taker;
  return [say('limit', { faction, offered: power, most, points, room: roomForPower(bowls) })];
};
