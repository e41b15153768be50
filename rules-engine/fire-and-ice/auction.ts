import { asks, ruled, type Ruling } from '../core/answer.ts';
import {
  collect,
  collectAll,
  itemsIn,
  option,
  unreadable,
  whole,
  type Field,
} from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { err, ok } from '../core/result.ts';
import {
  factionsLeft,
  play,
  spacesLeft,
  type AuctionState,
  type Drawn,
  type Entry,
  type EntryLine,
  type EntryViolation,
  type Sold,
} from './bidding.ts';
import { sameTokens } from './faction-tokens.ts';
import { NEXT_BIDDERS, PLACEMENTS, PLAYERS, type Placement } from './data.ts';
import { AUCTION_POINTS, FIRST_DWELLINGS } from './data/abilities.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import type { FiLine } from './line.ts';
import { parseTable } from './opponents.ts';

export interface RawAuction {
  readonly players: string;
  /** The Factions drawn: `witches,nomads,yetis`. */
  readonly factions: string;
  /** The seat of the first bidder; seats count clockwise from 1. */
  readonly first: string;
  /** What the players did in turn: a bid, `p` for a pass, `witches/2` for a Faction on a space. Semicolons may stand between auctions. */
  readonly log: string;
  readonly nextBidder: string;
  readonly placement: string;
}

export const AUCTION_START: RawAuction = {
  players: '3',
  factions: 'witches,nomads,yetis',
  first: '1',
  log: '',
  nextBidder: 'after-winner',
  placement: 'snake',
};

export type Auction = Parsed<
  Drawn & { readonly log: readonly Entry[]; readonly placement: Placement },
  'Auction'
>;

/** What the player whose turn it is may do. */
export interface Legal {
  /** The lowest bid; `undefined` when none is possible. */
  readonly minBid: number | undefined;
  readonly maxBid: number;
  readonly pass: boolean;
  /** Factions and spaces to pick from; none while the bidding goes on. */
  readonly factions: readonly Faction[];
  readonly spaces: readonly number[];
}

/** In which order the Factions come to place first Structures and to take Bonus cards. */
export interface SetupOrder {
  readonly first: readonly Faction[];
  readonly second: readonly Faction[];
  /** After everybody's second: the third of the Nomads, then the only one of the Chaos Magicians. */
  readonly last: readonly Faction[];
  readonly bonusCards: readonly Faction[];
}

export interface AuctionValue extends Omit<AuctionState, 'turn'> {
  /** Whose turn it is; nobody's when all is over. */
  readonly turn: number | undefined;
  readonly legal: Legal;
  /** What nobody has taken yet. */
  readonly factionsLeft: readonly Faction[];
  readonly spacesLeft: readonly number[];
  /** The spaces of the Turn Order board from the top; `undefined` where one is free. */
  readonly order: readonly (Sold | undefined)[];
  /** Once everything is sold. */
  readonly setup: SetupOrder | undefined;
  /** The Factions as they sit, clockwise, for later rounds without the Turn Order board. */
  readonly clockwise: readonly Faction[] | undefined;
}

export type AuctionLine =
  | EntryLine
  | FiLine<'fi.auction.draw', 'draw', { players: number; factions: readonly Faction[] }>
  | FiLine<'fi.auction.forty', 'forty', { points: number }>
  | FiLine<'fi.auction.first-bid', 'may-open', { seat: number; min: number; max: number }>
  | FiLine<
      'fi.auction.higher-or-pass',
      'may-bid',
      { seat: number; min: number | undefined; max: number }
    >
  | FiLine<'fi.auction.limit', 'limit', { max: number }>
  | FiLine<
      'fi.auction.pick',
      'may-pick',
      { seat: number; factions: readonly Faction[]; spaces: readonly number[] }
    >
  | FiLine<'fi.auction.spaces', 'spaces', { spaces: number }>
  | FiLine<'fi.auction.order', 'order', { factions: readonly Faction[] }>
  | FiLine<'fi.auction.follow-order', 'follow-order', { factions: readonly Faction[] }>
  | FiLine<'fi.auction.placement', 'placement', SetupOrder & { reading: Placement }>
  | FiLine<'fi.auction.first-dwellings', 'first-dwellings', { faction: Faction; dwellings: number }>
  | FiLine<'fi.auction.afterwards', 'afterwards', { clockwise: readonly Faction[] }>;

export type AuctionViolation =
  | EntryViolation
  | FiLine<'fi.auction.draw', 'wrong-draw', { players: number; factions: number }>
  | FiLine<'fi.auction.draw', 'same-token', { faction: Faction; other: Faction }>;

export const parseAuction = (raw: RawAuction): Field<Auction> => {
  const players = whole('players', raw.players, PLAYERS);
  const fields = collect({
    players,
    factions: parseTable('factions', raw.factions),
    first: whole('first', raw.first, { min: 1, max: players.ok ? players.value : PLAYERS.max }),
    log: parseLog(raw.log),
    nextBidder: option('nextBidder', raw.nextBidder, NEXT_BIDDERS),
    placement: option('placement', raw.placement, PLACEMENTS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

const parseLog = (text: string): Field<readonly Entry[]> =>
  collectAll(itemsIn(text).map((item, i) => parseEntry(item.toLowerCase(), i + 1)));

const parseEntry = (item: string, position: number): Field<Entry> => {
  if (item === 'p' || item === 'pass') return ok({ kind: 'pass' });
  if (/^\d{1,4}$/.test(item)) return ok({ kind: 'bid', bid: Number(item) });
  const [, word, space] = /^([a-z-]+)\/(\d{1,4})$/.exec(item) ?? [];
  const faction = FACTIONS.find((candidate) => candidate === word);
  return faction === undefined
    ? unreadable('log', item, { where: [position] })
    : ok({ kind: 'pick', faction, space: Number(space) });
};

/** Plays the auction as far as its log goes: whose turn it is, what is legal, and how it ends. */
export const auction = (asked: Auction): Ruling<AuctionValue, AuctionLine, AuctionViolation> => {
  const unfit = drawViolations(asked);
  if (unfit.length > 0) return err(unfit);
  const { state, lines, violations } = play(asked, asked.log);
  const value = valueOf(asked, state);
  return ruled(violations, {
    value,
    lines: [
      {
        clause: 'fi.auction.draw',
        code: 'draw',
        players: asked.players,
        factions: asked.factions,
      },
      { clause: 'fi.auction.forty', code: 'forty', points: AUCTION_POINTS },
      ...lines,
      ...turnLines(asked, value),
      ...resultLines(asked, value),
    ],
  });
};

export const askAuction = asks(parseAuction, auction);

const drawViolations = ({ players, factions }: Auction): readonly AuctionViolation[] => [
  ...(factions.length === players
    ? []
    : [
        {
          clause: 'fi.auction.draw',
          code: 'wrong-draw',
          players,
          factions: factions.length,
        } as const,
      ]),
  ...sameTokens(factions),
];

const valueOf = (asked: Auction, state: AuctionState): AuctionValue => {
  const { sold, stage } = state;
  const order = asked.factions.map((_, i) => sold.find(({ space }) => space === i + 1));
  const factions = order.flatMap((sale) => (sale === undefined ? [] : [sale.faction]));
  const isOver = stage === 'over';
  return {
    ...state,
    turn: isOver ? undefined : state.turn,
    legal: legalIn(asked, state),
    factionsLeft: factionsLeft(asked, state),
    spacesLeft: spacesLeft(asked, state),
    order,
    setup: isOver ? setupOrder(factions, asked.placement) : undefined,
    clockwise: isOver ? clockwiseFrom(order[0], sold) : undefined,
  };
};

const legalIn = (asked: Auction, state: AuctionState): Legal => {
  const { stage, highest } = state;
  const lowest = highest === undefined ? 0 : highest.bid + 1;
  const picks = stage === 'pick';
  return {
    minBid: stage === 'bid' && lowest <= AUCTION_POINTS ? lowest : undefined,
    maxBid: AUCTION_POINTS,
    pass: stage === 'bid' && highest !== undefined,
    factions: picks ? factionsLeft(asked, state) : [],
    spaces: picks ? spacesLeft(asked, state) : [],
  };
};

/** The base game lets second Structures and Bonus cards go in reverse. */
const setupOrder = (order: readonly Faction[], placement: Placement): SetupOrder => {
  const back = placement === 'snake' ? order.toReversed() : order;
  const placesTwo = (faction: Faction): boolean => firstDwellings(faction) > 1;
  return {
    first: order.filter(placesTwo),
    second: back.filter(placesTwo),
    last: [
      ...order.filter((faction) => firstDwellings(faction) > FIRST_DWELLINGS.usual),
      ...order.filter((faction) => !placesTwo(faction)),
    ],
    bonusCards: back,
  };
};

const firstDwellings = (faction: Faction): number =>
  faction === 'nomads' || faction === 'chaos-magicians'
    ? FIRST_DWELLINGS[faction]
    : FIRST_DWELLINGS.usual;

const clockwiseFrom = (start: Sold | undefined, sold: readonly Sold[]): readonly Faction[] => {
  const seats = sold.toSorted((a, b) => a.seat - b.seat);
  const at = seats.findIndex(({ seat }) => seat === start?.seat);
  return [...seats.slice(at), ...seats.slice(0, at)].map(({ faction }) => faction);
};

const turnLines = (asked: Auction, value: AuctionValue): readonly AuctionLine[] => {
  const { turn: seat, stage, highest, legal } = value;
  if (seat === undefined) return [];
  const { minBid: min, maxBid: max, factions, spaces } = legal;
  if (stage === 'pick') {
    return [
      { clause: 'fi.auction.spaces', code: 'spaces', spaces: asked.players },
      { clause: 'fi.auction.pick', code: 'may-pick', seat, factions, spaces },
    ];
  }
  return [
    highest === undefined
      ? { clause: 'fi.auction.first-bid', code: 'may-open', seat, min: 0, max }
      : { clause: 'fi.auction.higher-or-pass', code: 'may-bid', seat, min, max },
    { clause: 'fi.auction.limit', code: 'limit', max },
  ];
};

const resultLines = (asked: Auction, value: AuctionValue): readonly AuctionLine[] => {
  const { setup, clockwise } = value;
  if (setup === undefined || clockwise === undefined) return [];
  const factions = value.order.flatMap((sale) => (sale === undefined ? [] : [sale.faction]));
  return [
    { clause: 'fi.auction.order', code: 'order', factions },
    { clause: 'fi.auction.follow-order', code: 'follow-order', factions },
    { clause: 'fi.auction.placement', code: 'placement', ...setup, reading: asked.placement },
    ...setup.last.map(
      (faction) =>
        ({
          clause: 'fi.auction.first-dwellings',
          code: 'first-dwellings',
          faction,
          dwellings: firstDwellings(faction),
        }) as const,
    ),
    { clause: 'fi.auction.afterwards', code: 'afterwards', clockwise },
  ];
};
