import { ruled, saying, when, type Says } from '../core/answer.ts';
import { collectAll, itemsIn, unreadable, whole, type Field } from '../core/fields.ts';
import { amount, form, notation, reading, type Checked } from '../core/form.ts';
import { calledBy, headcount, names } from '../core/players.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import {
  bidToBeat,
  ENTRY_SAYS,
  factionsLeft,
  play,
  spacesLeft,
  type AuctionState,
  type Entry,
  type EntryLine,
  type Sold,
} from './bidding.ts';
import type { FiClause } from './clauses.ts';
import { NEXT_BIDDERS, PLACEMENTS, PLAYERS, type Placement } from './data.ts';
import { AUCTION_POINTS, FIRST_DWELLINGS } from './data/abilities.ts';
import { FACTIONS, type Faction } from './data/factions.ts';
import { sameTokens, TOKENS_SAYS } from './faction-tokens.ts';
import { log } from './log.ts';
import { parseTable } from './opponents.ts';

/** What the players did in turn: a bid, `p` for a pass, `witches/2` for a Faction on a space. */
const parseLog = (field: string, text: string): Field<readonly Entry[], never> =>
  collectAll(itemsIn(text).map((item, i) => parseEntry(field, item, i + 1)));

const parseEntry = (field: string, typed: string, position: number): Field<Entry, never> => {
  const item = typed.toLowerCase();
  if (item === 'p' || item === 'pass') return ok({ kind: 'pass' });
  if (/^\d{1,4}$/.test(item)) return ok({ kind: 'bid', bid: Number(item) });
  const [, word, space] = /^([a-z-]+)\/(\d{1,4})$/.exec(item) ?? [];
  const faction = FACTIONS.find((candidate) => candidate === word);
  return faction === undefined
    ? unreadable(field, typed, { where: [position] })
    : ok({ kind: 'pick', faction, space: Number(space) });
};

export const makeEntry = (entry: Entry): string => {
  switch (entry.kind) {
    case 'bid':
      return String(entry.bid);
    case 'pass':
      return 'p';
    case 'pick':
      return `${entry.faction}/${String(entry.space)}`;
  }
};

/** The same text, entered step by step. A choice ends an auction, and a semicolon follows it. */
export const auctionLog = log(/[^\s,;]+/g, (entries) =>
  entries.join(',').replaceAll(/(\/[^,]*),/g, '$1;'),
);

const FORM = form(
  {
    players: headcount(amount(PLAYERS, '3')),
    names: names(PLAYERS),
    /** The Factions drawn. */
    factions: notation(parseTable, 'witches,nomads,yetis', {
      count: PLAYERS,
      samples: ['swarmlings,riverwalkers', 'witches,auren', 'giants,giants'],
    }),
    /** The seat of the first bidder; seats count clockwise from 1. */
    first: amount({ min: 1, max: PLAYERS.max }, '1'),
    log: notation(parseLog, '', {
      samples: [
        '0',
        'p',
        '40',
        '41',
        '0,0',
        '40,p',
        '0,3,p,5,p',
        '0,3,p,5,p,yetis/1',
        '0,3,p,5,p,yetis/1;2,p,witches/3',
        '0,3,p,5,p,yetis/1;2,p,witches/1',
        '0,3,p,5,p,yetis/1;2,p,yetis/9',
        '0,p,riverwalkers/2',
        '0,p,riverwalkers/2,5',
        '0,p,7',
        '0,p,giants/1',
        '0,giants/1',
      ],
    }),
    nextBidder: reading('fi.auction.next-bidder', NEXT_BIDDERS),
    placement: reading('fi.auction.placement', PLACEMENTS),
  },
  (fields, raw) => {
    const seat = whole('first', raw.first, { min: 1, max: fields.players });
    return seat.ok ? ok(fields) : seat;
  },
);

const SAYS = {
  ...ENTRY_SAYS,
  ...TOKENS_SAYS,
  draw: 'fi.auction.draw',
  forty: 'fi.auction.forty',
  'may-open': 'fi.auction.first-bid',
  'may-bid': 'fi.auction.higher-or-pass',
  limit: 'fi.auction.limit',
  'may-pick': 'fi.auction.pick',
  spaces: 'fi.auction.spaces',
  order: 'fi.auction.order',
  'follow-order': 'fi.auction.follow-order',
  placement: 'fi.auction.placement',
  'first-dwellings': 'fi.auction.first-dwellings',
  afterwards: 'fi.auction.afterwards',
  'wrong-draw': 'fi.auction.draw',
} as const satisfies Says<FiClause>;

const say = saying(SAYS);

type Auction = Checked<typeof FORM>;

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
  /** Names by seat, as far as they are told. */
  readonly names: readonly string[];
  /** Once everything is sold. */
  readonly setup: SetupOrder | undefined;
  /** The Factions as they sit, clockwise, for later rounds without the Turn Order board. */
  readonly clockwise: readonly Faction[] | undefined;
}

/** Plays the auction as far as its log goes: whose turn it is, what is legal, and how it ends. */
const auction = (asked: Auction) => {
  const { players, factions } = asked;
  // With a draw that is not fit for an auction, its log means nothing.
  const unfit = drawViolations(asked);
  const { state, lines, violations } = play(asked, asked.log);
  const value = valueOf(asked, state);
  return ruled([...unfit, ...(unfit.length > 0 ? [] : violations)], {
    value,
    lines: [
      say('draw', { players, factions }),
      say('forty', { points: AUCTION_POINTS }),
      ...told(lines, state.stage),
      ...turnLines(asked, value),
      ...resultLines(asked, value),
    ],
  });
};

export const factionAuction = question({ form: FORM, says: SAYS, rule: auction });

/**
 * The log with what is past: all before the last bid or pick; once everything is sold, all but what
 * was paid.
 */
const told = (lines: readonly EntryLine[], stage: AuctionState['stage']) => {
  const last = lines.findLastIndex(({ code }) => RECENT.some((recent) => recent === code));
  return lines.map((line, i) => ({
    ...line,
    past: stage === 'over' ? !PAID.some((paid) => paid === line.code) : i < last,
  }));
};

const RECENT = ['opens', 'raises', 'picks'] as const;

const PAID = ['pays', 'last-player'] as const;

const drawViolations = ({ players, factions }: Auction) => [
  ...when(factions.length !== players, say('wrong-draw', { players, factions: factions.length })),
  ...sameTokens(factions),
];

const valueOf = (asked: Auction, state: AuctionState): AuctionValue => {
  const { sold, stage } = state;
  const order = asked.factions.map((_, i) => sold.find(({ space }) => space === i + 1));
  const isOver = stage === 'over';
  return {
    ...state,
    turn: isOver ? undefined : state.turn,
    legal: legalIn(asked, state),
    factionsLeft: factionsLeft(asked, state),
    spacesLeft: spacesLeft(asked, state),
    order,
    names: asked.names,
    setup: isOver ? setupOrder(byTurn(state), asked.placement) : undefined,
    clockwise: isOver ? clockwiseFrom(order[0], sold) : undefined,
  };
};

/** The Factions sold, from the top of the Turn Order board. */
const byTurn = ({ sold }: Pick<AuctionState, 'sold'>): readonly Faction[] =>
  sold.toSorted((a, b) => a.space - b.space).map(({ faction }) => faction);

const legalIn = (asked: Auction, state: AuctionState): Legal => {
  const { stage, highest } = state;
  const lowest = bidToBeat(state) + 1;
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

const turnLines = ({ players, names: called }: Auction, value: AuctionValue) => {
  const { turn, stage, highest, legal } = value;
  if (turn === undefined) return [];
  const seat = calledBy(called)(turn);
  const { minBid: min, maxBid: max, factions, spaces } = legal;
  if (stage === 'pick') {
    return [say('spaces', { spaces: players }), say('may-pick', { seat, factions, spaces })];
  }
  return [
    highest === undefined
      ? say('may-open', { seat, min: 0, max })
      : say('may-bid', { seat, min, max }),
    say('limit', { max }),
  ];
};

const resultLines = (asked: Auction, value: AuctionValue) => {
  const { setup, clockwise } = value;
  if (setup === undefined || clockwise === undefined) return [];
  const factions = byTurn(value);
  return [
    say('order', { factions }),
    say('follow-order', { factions }),
    say('placement', { ...setup, reading: asked.placement }),
    ...setup.last.map((faction) =>
      say('first-dwellings', { faction, dwellings: firstDwellings(faction) }),
    ),
    say('afterwards', { clockwise }),
  ];
};
