import { saying, when, type Says } from '../core/answer.ts';
import { firstOr, nth } from '../core/lists.ts';
import { calledBy, type Who } from '../core/players.ts';
import type { FiClause } from './clauses.ts';
import type { NextBidder } from './data.ts';
import { AUCTION_POINTS } from './data/abilities.ts';
import type { Faction } from './data/factions.ts';

/** What a player does when it is their turn. */
export type Entry =
  | { readonly kind: 'bid'; readonly bid: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'pick'; readonly faction: Faction; readonly space: number };

/** What is auctioned among whom. Players are seats, clockwise from 1. */
export interface Drawn {
  readonly players: number;
  readonly factions: readonly Faction[];
  readonly first: number;
  readonly nextBidder: NextBidder;
  /** Names by seat, as far as they are told. */
  readonly names: readonly string[];
}

/** A Faction that has found its player. */
export interface Sold {
  readonly seat: number;
  readonly faction: Faction;
  /** The space of the Turn Order board, from the top. */
  readonly space: number;
  readonly bid: number;
  /** Victory points with which the Faction starts. */
  readonly points: number;
}

export interface AuctionState {
  /** The auction under way, from 1. */
  readonly auction: number;
  readonly stage: 'bid' | 'pick' | 'over';
  /** Who began this auction, and whose turn it is. */
  readonly starter: number;
  readonly turn: number;
  readonly highest: { readonly seat: number; readonly bid: number } | undefined;
  /** Seats that have not passed in this auction, and those that have. */
  readonly bidders: readonly number[];
  readonly passed: readonly number[];
  /** In the order of the sales. */
  readonly sold: readonly Sold[];
  /** Whether a reading decided who began this auction or one before (fi.auction.next-bidder). */
  readonly isDisputed: boolean;
}

/** What an entry of the log is said to rest on, or to break. */
export const ENTRY_SAYS = {
  opens: 'fi.auction.first-bid',
  raises: 'fi.auction.higher-or-pass',
  passes: 'fi.auction.higher-or-pass',
  wins: 'fi.auction.until-one',
  picks: 'fi.auction.pick',
  pays: 'fi.auction.pay',
  out: 'fi.auction.out',
  repeats: 'fi.auction.repeat',
  begins: ['fi.auction.next-bidder', 'fi.auction.repeat'],
  'last-player': 'fi.auction.last-player',
  'must-open': 'fi.auction.first-bid',
  'too-low': 'fi.auction.higher-or-pass',
  'too-high': 'fi.auction.limit',
  'bidding-goes-on': 'fi.auction.until-one',
  'must-pick': 'fi.auction.pick',
  'not-drawn': 'fi.auction.pick',
  'faction-gone': 'fi.auction.pick',
  'space-taken': 'fi.auction.pick',
  'no-such-space': 'fi.auction.spaces',
  over: 'fi.auction.repeat',
} as const satisfies Says<FiClause>;

const say = saying(ENTRY_SAYS);

export interface At {
  readonly position: number;
  readonly auction: number;
  readonly seat: Who;
}

export type EntryLine = ReturnType<typeof entered>['lines'][number];

export type EntryViolation = ReturnType<typeof entryViolations>[number];

/** Where a log leads: the state, the story, and what is wrong with the first entry that breaks a rule. */
export interface Played {
  readonly state: AuctionState;
  readonly lines: readonly EntryLine[];
  readonly violations: readonly EntryViolation[];
}

const seatsOf = ({ players }: Drawn): readonly number[] =>
  Array.from({ length: players }, (_, i) => i + 1);

/** Seats still without a Faction. */
export const waiting = (drawn: Drawn, { sold }: Pick<AuctionState, 'sold'>): readonly number[] =>
  seatsOf(drawn).filter((seat) => sold.every((sale) => sale.seat !== seat));

export const factionsLeft = (
  { factions }: Drawn,
  { sold }: Pick<AuctionState, 'sold'>,
): readonly Faction[] =>
  factions.filter((faction) => sold.every((sale) => sale.faction !== faction));

/** Spaces of the Turn Order board up to the number of players that are still free. */
export const spacesLeft = (drawn: Drawn, { sold }: Pick<AuctionState, 'sold'>): readonly number[] =>
  seatsOf(drawn).filter((space) => sold.every((sale) => sale.space !== space));

/** The next of some seats clockwise. */
const nextOf = (seats: readonly number[], after: number): number =>
  firstOr(seats, (seat) => seat > after, nth(seats, 0, after));

/** The bid to be beaten; before the first one, any bid of 0 or more beats it. */
export const bidToBeat = ({ highest }: Pick<AuctionState, 'highest'>): number => highest?.bid ?? -1;

/** Plays a log until its end or its first illegal entry. */
export const play = (drawn: Drawn, log: readonly Entry[]): Played => {
  const start: Played = { state: begin(drawn), lines: [], violations: [] };
  return log.reduce((played, entry, i) => {
    if (played.violations.length > 0) return played;
    const violations = entryViolations(drawn, played.state, { entry, position: i + 1 });
    if (violations.length > 0) return { ...played, violations };
    const { state, lines } = entered(drawn, played.state, { entry, position: i + 1 });
    return { state, lines: [...played.lines, ...lines], violations: [] };
  }, start);
};

const begin = (drawn: Drawn): AuctionState => ({
  auction: 1,
  stage: 'bid',
  starter: drawn.first,
  turn: drawn.first,
  highest: undefined,
  bidders: seatsOf(drawn),
  passed: [],
  sold: [],
  isDisputed: false,
});

interface Entered {
  readonly entry: Entry;
  readonly position: number;
}

const entryViolations = (drawn: Drawn, state: AuctionState, { entry, position }: Entered) => {
  if (state.stage === 'over') return [say('over', { position })];
  const who = calledBy(drawn.names);
  const at: At = { position, auction: state.auction, seat: who(state.turn) };
  switch (entry.kind) {
    case 'bid':
      return bidViolations(state, entry.bid, at);
    case 'pass':
      return passViolations(state, at);
    case 'pick':
      return state.stage === 'pick'
        ? pickViolations(drawn, state, { ...entry, at })
        : [say('bidding-goes-on', { ...at, bidders: state.bidders.map(who) })];
  }
};

const bidViolations = (state: AuctionState, bid: number, at: At) => {
  if (state.stage === 'pick') return [say('must-pick', at)];
  if (bid > AUCTION_POINTS) return [say('too-high', { ...at, bid, limit: AUCTION_POINTS })];
  const highest = bidToBeat(state);
  return when(bid <= highest, say('too-low', { ...at, bid, highest }));
};

const passViolations = ({ stage, highest }: AuctionState, at: At) => {
  if (stage === 'pick') return [say('must-pick', at)];
  return when(highest === undefined, say('must-open', at));
};

interface Picked {
  readonly faction: Faction;
  readonly space: number;
  readonly at: At;
}

const pickViolations = (
  { players, factions }: Drawn,
  { sold }: AuctionState,
  { faction, space, at }: Picked,
) => [
  ...when(!factions.includes(faction), say('not-drawn', { ...at, faction })),
  ...when(
    sold.some((sale) => sale.faction === faction),
    say('faction-gone', { ...at, faction }),
  ),
  ...when(space < 1 || space > players, say('no-such-space', { ...at, space, spaces: players })),
  ...when(
    sold.some((sale) => sale.space === space),
    say('space-taken', { ...at, space }),
  ),
];

const entered = (drawn: Drawn, state: AuctionState, { entry, position }: Entered) => {
  const at: At = { position, auction: state.auction, seat: calledBy(drawn.names)(state.turn) };
  switch (entry.kind) {
    case 'bid':
      return afterBid(state, entry.bid, at);
    case 'pass':
      return afterPass(drawn, state, at);
    case 'pick':
      return afterPick(drawn, state, { ...entry, at });
  }
};

const afterBid = (state: AuctionState, bid: number, at: At) => {
  const { turn, bidders, highest } = state;
  const next: AuctionState = {
    ...state,
    highest: { seat: turn, bid },
    turn: nextOf(bidders, turn),
  };
  const line =
    highest === undefined
      ? say('opens', { ...at, bid })
      : say('raises', { ...at, bid, before: highest.bid });
  return { state: next, lines: [line] };
};

const afterPass = (drawn: Drawn, state: AuctionState, at: At) => {
  const { turn, bidders, passed } = state;
  const left = bidders.filter((seat) => seat !== turn);
  const bid = bidToBeat(state);
  const seat = nextOf(left, turn);
  const isWon = left.length === 1;
  const next: AuctionState = {
    ...state,
    stage: isWon ? 'pick' : 'bid',
    turn: seat,
    bidders: left,
    passed: [...passed, turn],
  };
  return {
    state: next,
    lines: [
      say('passes', { ...at, bid }),
      ...when(isWon, say('wins', { ...at, seat: calledBy(drawn.names)(seat), bid })),
    ],
  };
};

const afterPick = (drawn: Drawn, state: AuctionState, { faction, space, at }: Picked) => {
  const bid = bidToBeat(state);
  const points = AUCTION_POINTS - bid;
  const sold = [...state.sold, { seat: state.turn, faction, space, bid, points }];
  const next = nextAuction(drawn, { ...state, sold }, at);
  return {
    state: next.state,
    lines: [
      say('picks', { ...at, faction, space }),
      say('pays', { ...at, faction, bid, before: AUCTION_POINTS, after: points }),
      say('out', at),
      ...next.lines,
    ],
  };
};

/** The others go on; the last of them needs no auction. */
const nextAuction = (drawn: Drawn, state: AuctionState, { position }: At) => {
  const left = waiting(drawn, state);
  const { nextBidder: reading } = drawn;
  const next = {
    'after-winner': nextOf(left, state.turn),
    'after-first-bidder': nextOf(left, state.starter),
  };
  const seat = next[reading];
  const auction = state.auction + 1;
  const who = calledBy(drawn.names);
  const at: At = { position, auction, seat: who(seat) };
  if (left.length === 1) return lastPlayer(drawn, { ...state, auction, turn: seat }, at);
  // Where both readings name the same player, nothing is open.
  const isOpen = next['after-winner'] !== next['after-first-bidder'];
  const fresh: AuctionState = {
    ...begin(drawn),
    auction,
    starter: seat,
    turn: seat,
    bidders: left,
    sold: state.sold,
    isDisputed: state.isDisputed || isOpen,
  };
  const clause = isOpen ? 'fi.auction.next-bidder' : 'fi.auction.repeat';
  return {
    state: fresh,
    lines: [
      say('repeats', { ...at, left: left.map(who) }),
      say('begins', { ...at, reading }, clause),
    ],
  };
};

/** Takes what is left for nothing. */
const lastPlayer = (drawn: Drawn, state: AuctionState, at: At) => {
  const { turn: seat, auction } = state;
  const points = AUCTION_POINTS;
  const sales = factionsLeft(drawn, state).flatMap((faction) =>
    spacesLeft(drawn, state).map((space) => ({ seat, faction, space, bid: 0, points })),
  );
  const over: AuctionState = {
    ...begin(drawn),
    auction,
    stage: 'over',
    starter: seat,
    turn: seat,
    bidders: [],
    sold: [...state.sold, ...sales],
    isDisputed: state.isDisputed,
  };
  return {
    state: over,
    lines: sales.map(({ faction, space }) => say('last-player', { ...at, faction, space, points })),
  };
};
