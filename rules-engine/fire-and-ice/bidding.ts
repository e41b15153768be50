import type { NextBidder } from './data.ts';
import { AUCTION_POINTS } from './data/abilities.ts';
import type { Faction } from './data/factions.ts';
import type { FiLine } from './line.ts';

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
}

interface At {
  readonly position: number;
  readonly auction: number;
  readonly seat: number;
}

export type EntryLine =
  | FiLine<'fi.auction.first-bid', 'opens', At & { bid: number }>
  | FiLine<'fi.auction.higher-or-pass', 'raises', At & { bid: number; before: number }>
  | FiLine<'fi.auction.higher-or-pass', 'passes', At & { bid: number }>
  | FiLine<'fi.auction.until-one', 'wins', At & { bid: number }>
  | FiLine<'fi.auction.pick', 'picks', At & { faction: Faction; space: number }>
  | FiLine<
      'fi.auction.pay',
      'pays',
      At & { faction: Faction; bid: number; before: number; after: number }
    >
  | FiLine<'fi.auction.out', 'out', At>
  | FiLine<'fi.auction.repeat', 'repeats', At & { left: readonly number[] }>
  | FiLine<'fi.auction.next-bidder', 'begins', At & { reading: NextBidder }>
  | FiLine<
      'fi.auction.last-player',
      'last-player',
      At & { faction: Faction; space: number; points: number }
    >;

export type EntryViolation =
  | FiLine<'fi.auction.first-bid', 'must-open', At>
  | FiLine<'fi.auction.higher-or-pass', 'too-low', At & { bid: number; highest: number }>
  | FiLine<'fi.auction.limit', 'too-high', At & { bid: number; limit: number }>
  | FiLine<'fi.auction.until-one', 'bidding-goes-on', At & { bidders: readonly number[] }>
  | FiLine<'fi.auction.pick', 'must-pick', At>
  | FiLine<'fi.auction.pick', 'not-drawn' | 'faction-gone', At & { faction: Faction }>
  | FiLine<'fi.auction.pick', 'space-taken', At & { space: number }>
  | FiLine<'fi.auction.spaces', 'no-such-space', At & { space: number; spaces: number }>
  | FiLine<'fi.auction.repeat', 'over', { position: number }>;

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
  seats.find((seat) => seat > after) ?? seats[0] ?? after;

/** Plays a log until its end or its first illegal entry. */
export const play = (drawn: Drawn, log: readonly Entry[]): Played => {
  const start: Played = { state: begin(drawn), lines: [], violations: [] };
  return log.reduce<Played>((played, entry, i) => {
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
});

interface Entered {
  readonly entry: Entry;
  readonly position: number;
}

const entryViolations = (
  drawn: Drawn,
  state: AuctionState,
  { entry, position }: Entered,
): readonly EntryViolation[] => {
  if (state.stage === 'over') return [{ clause: 'fi.auction.repeat', code: 'over', position }];
  const at: At = { position, auction: state.auction, seat: state.turn };
  switch (entry.kind) {
    case 'bid':
      return bidViolations(state, entry.bid, at);
    case 'pass':
      return passViolations(state, at);
    case 'pick':
      return state.stage === 'pick'
        ? pickViolations(drawn, state, { ...entry, at })
        : [
            {
              clause: 'fi.auction.until-one',
              code: 'bidding-goes-on',
              ...at,
              bidders: state.bidders,
            },
          ];
  }
};

const bidViolations = (
  { stage, highest }: AuctionState,
  bid: number,
  at: At,
): readonly EntryViolation[] => {
  if (stage === 'pick') return [{ clause: 'fi.auction.pick', code: 'must-pick', ...at }];
  if (bid > AUCTION_POINTS) {
    return [{ clause: 'fi.auction.limit', code: 'too-high', ...at, bid, limit: AUCTION_POINTS }];
  }
  return highest !== undefined && bid <= highest.bid
    ? [
        {
          clause: 'fi.auction.higher-or-pass',
          code: 'too-low',
          ...at,
          bid,
          highest: highest.bid,
        },
      ]
    : [];
};

const passViolations = ({ stage, highest }: AuctionState, at: At): readonly EntryViolation[] => {
  if (stage === 'pick') return [{ clause: 'fi.auction.pick', code: 'must-pick', ...at }];
  return highest === undefined
    ? [{ clause: 'fi.auction.first-bid', code: 'must-open', ...at }]
    : [];
};

interface Picked {
  readonly faction: Faction;
  readonly space: number;
  readonly at: At;
}

const pickViolations = (
  drawn: Drawn,
  state: AuctionState,
  { faction, space, at }: Picked,
): readonly EntryViolation[] => {
  const { players, factions } = drawn;
  const clause = 'fi.auction.pick';
  return [
    ...(factions.includes(faction) ? [] : [{ clause, code: 'not-drawn', ...at, faction } as const]),
    ...(state.sold.some((sale) => sale.faction === faction)
      ? [{ clause, code: 'faction-gone', ...at, faction } as const]
      : []),
    ...(space < 1 || space > players
      ? [
          {
            clause: 'fi.auction.spaces',
            code: 'no-such-space',
            ...at,
            space,
            spaces: players,
          } as const,
        ]
      : []),
    ...(state.sold.some((sale) => sale.space === space)
      ? [{ clause, code: 'space-taken', ...at, space } as const]
      : []),
  ];
};

type Told = Pick<Played, 'state' | 'lines'>;

const entered = (drawn: Drawn, state: AuctionState, { entry, position }: Entered): Told => {
  const at: At = { position, auction: state.auction, seat: state.turn };
  switch (entry.kind) {
    case 'bid':
      return afterBid(state, entry.bid, at);
    case 'pass':
      return afterPass(state, at);
    case 'pick':
      return afterPick(drawn, state, { ...entry, at });
  }
};

const afterBid = (state: AuctionState, bid: number, at: At): Told => {
  const { turn, bidders, highest } = state;
  return {
    state: { ...state, highest: { seat: turn, bid }, turn: nextOf(bidders, turn) },
    lines: [
      highest === undefined
        ? { clause: 'fi.auction.first-bid', code: 'opens', ...at, bid }
        : {
            clause: 'fi.auction.higher-or-pass',
            code: 'raises',
            ...at,
            bid,
            before: highest.bid,
          },
    ],
  };
};

const afterPass = (state: AuctionState, at: At): Told => {
  const { turn, bidders, passed, highest } = state;
  const left = bidders.filter((seat) => seat !== turn);
  const bid = highest?.bid ?? 0;
  const seat = nextOf(left, turn);
  const isWon = left.length === 1;
  return {
    state: {
      ...state,
      stage: isWon ? 'pick' : 'bid',
      turn: seat,
      bidders: left,
      passed: [...passed, turn],
    },
    lines: [
      { clause: 'fi.auction.higher-or-pass', code: 'passes', ...at, bid },
      ...(isWon
        ? [{ clause: 'fi.auction.until-one', code: 'wins', ...at, seat, bid } as const]
        : []),
    ],
  };
};

const afterPick = (drawn: Drawn, state: AuctionState, { faction, space, at }: Picked): Told => {
  const bid = state.highest?.bid ?? 0;
  const points = AUCTION_POINTS - bid;
  const sold = [...state.sold, { seat: state.turn, faction, space, bid, points }];
  const lines: readonly EntryLine[] = [
    { clause: 'fi.auction.pick', code: 'picks', ...at, faction, space },
    {
      clause: 'fi.auction.pay',
      code: 'pays',
      ...at,
      faction,
      bid,
      before: AUCTION_POINTS,
      after: points,
    },
    { clause: 'fi.auction.out', code: 'out', ...at },
  ];
  const next = nextAuction(drawn, { ...state, sold }, at);
  return { state: next.state, lines: [...lines, ...next.lines] };
};

/** The others go on; the last of them needs no auction. */
const nextAuction = (drawn: Drawn, state: AuctionState, { position }: At): Told => {
  const left = waiting(drawn, state);
  const after = drawn.nextBidder === 'after-winner' ? state.turn : state.starter;
  const seat = nextOf(left, after);
  const auction = state.auction + 1;
  const at: At = { position, auction, seat };
  if (left.length === 1) return lastPlayer(drawn, state, at);
  return {
    state: {
      ...state,
      auction,
      stage: 'bid',
      starter: seat,
      turn: seat,
      highest: undefined,
      bidders: left,
      passed: [],
    },
    lines: [
      { clause: 'fi.auction.repeat', code: 'repeats', ...at, left },
      { clause: 'fi.auction.next-bidder', code: 'begins', ...at, reading: drawn.nextBidder },
    ],
  };
};

/** Takes what is left for nothing. */
const lastPlayer = (drawn: Drawn, state: AuctionState, at: At): Told => {
  const points = AUCTION_POINTS;
  const sales = factionsLeft(drawn, state).flatMap((faction) =>
    spacesLeft(drawn, state).map((space) => ({ seat: at.seat, faction, space, bid: 0, points })),
  );
  return {
    state: {
      ...state,
      auction: at.auction,
      stage: 'over',
      starter: at.seat,
      turn: at.seat,
      highest: undefined,
      bidders: [],
      passed: [],
      sold: [...state.sold, ...sales],
    },
    lines: sales.map(({ faction, space }) => ({
      clause: 'fi.auction.last-player',
      code: 'last-player',
      ...at,
      faction,
      space,
      points,
    })),
  };
};
