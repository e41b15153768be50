import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amountOrZero, choice, form } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  AMOUNT,
  CARDS_OF_A_TYPE,
  COINS_PER_ELDER,
  PIECES_PER_CARD,
  ROCK_ROSE_PER_DWELLING,
  TURNS,
  type Turn,
} from './data.ts';

/** Cards of one type with the pieces that activate them. */
interface Cards {
  readonly owned: number;
  readonly active: number;
  readonly pieces: number;
  readonly activate: number;
}

interface Activating {
  readonly elders: Cards;
  readonly dwellings: Cards;
  readonly turn: Turn;
}

const FORM = form(
  {
    /** Elders owned, how many of them are active, and workers in the Workers' Area. */
    elders: amountOrZero(CARDS_OF_A_TYPE, '2'),
    eldersActive: amountOrZero(CARDS_OF_A_TYPE),
    workers: amountOrZero(AMOUNT, '2'),
    activateElders: amountOrZero(CARDS_OF_A_TYPE, '1'),
    /** Dwellings owned, how many of them are active, and houses in the Construction Yard. */
    dwellings: amountOrZero(CARDS_OF_A_TYPE, '1'),
    dwellingsActive: amountOrZero(CARDS_OF_A_TYPE),
    houses: amountOrZero(AMOUNT, '1'),
    activateDwellings: amountOrZero(CARDS_OF_A_TYPE),
    turn: choice(TURNS),
  },
  (typed) =>
    ok<Activating>({
      elders: {
        owned: typed.elders,
        active: typed.eldersActive,
        pieces: typed.workers,
        activate: typed.activateElders,
      },
      dwellings: {
        owned: typed.dwellings,
        active: typed.dwellingsActive,
        pieces: typed.houses,
        activate: typed.activateDwellings,
      },
      turn: typed.turn,
    }),
);

const ACTIVATE = ['rtn.elders.activate', 'rtn.dwellings.activate'] as const;

const SAYS = {
  assign: ACTIVATE,
  'free-action': ['rtn.elders.free-action', 'rtn.dwellings.free-action'],
  stays: ['rtn.elders.stays', 'rtn.dwellings.stays'],
  income: ['rtn.elders.income', 'rtn.dwellings.income'],
  'not-your-turn': ACTIVATE,
  'more-active-than-owned': ACTIVATE,
  'too-few-inactive': ACTIVATE,
  'too-few-pieces': ACTIVATE,
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

export interface ActivationValue {
  /** Cards that become active. */
  readonly eldersActivated: number;
  readonly dwellingsActivated: number;
  readonly eldersActive: number;
  readonly dwellingsActive: number;
  readonly workersLeft: number;
  readonly housesLeft: number;
  /** Coins and Rock Rose that the active cards bring in each Income phase. */
  readonly coins: number;
  readonly rockRose: number;
}

/** Elders are activated by workers and bring coins, dwellings by houses and bring Rock Rose. */
export type ActivatedType = 'elder' | 'dwelling';

/** Which cards workers and houses activate, and what the active ones bring in each Income phase. */
const activated = ({ elders, dwellings, turn }: Activating) => {
  const value: ActivationValue = {
    eldersActivated: elders.activate,
    dwellingsActivated: dwellings.activate,
    eldersActive: activeAfter(elders),
    dwellingsActive: activeAfter(dwellings),
    workersLeft: piecesLeft(elders),
    housesLeft: piecesLeft(dwellings),
    coins: INCOME.elder * activeAfter(elders),
    rockRose: INCOME.dwelling * activeAfter(dwellings),
  };
  return ruled([...violations('elder', elders, turn), ...violations('dwelling', dwellings, turn)], {
    value,
    lines: [
      ...activationLines('elder', elders),
      ...incomeLines('elder', elders),
      ...activationLines('dwelling', dwellings),
      ...incomeLines('dwelling', dwellings),
    ],
  });
};

export const activation = question({ form: FORM, says: SAYS, rule: activated });

const TOPIC = { elder: 'rtn.elders', dwelling: 'rtn.dwellings' } as const;

const INCOME = { elder: COINS_PER_ELDER, dwelling: ROCK_ROSE_PER_DWELLING } as const;

const activeAfter = ({ active, activate }: Cards): number => active + activate;

const piecesLeft = ({ pieces, activate }: Cards): number => pieces - activate * PIECES_PER_CARD;

const violations = (type: ActivatedType, cards: Cards, turn: Turn) => {
  const { owned, active, activate: wanted, pieces } = cards;
  const inactive = Math.max(0, owned - active);
  const short = -piecesLeft(cards);
  const clause = `${TOPIC[type]}.activate` as const;
  return [
    ...when(wanted > 0 && turn === 'another', say('not-your-turn', { type, wanted }, clause)),
    ...when(active > owned, say('more-active-than-owned', { type, active, owned }, clause)),
    ...when(
      wanted > inactive,
      say('too-few-inactive', { type, wanted, inactive, short: wanted - inactive }, clause),
    ),
    ...when(short > 0, say('too-few-pieces', { type, wanted, pieces, short }, clause)),
  ];
};

const activationLines = (type: ActivatedType, cards: Cards) => {
  if (cards.activate === 0) return [];
  const topic = TOPIC[type];
  const pieces = cards.activate * PIECES_PER_CARD;
  const left = { before: cards.pieces, after: piecesLeft(cards) };
  return [
    say('assign', { type, each: PIECES_PER_CARD, pieces, ...left }, `${topic}.activate`),
    say('free-action', { type }, `${topic}.free-action`),
    say('stays', { type, pieces }, `${topic}.stays`),
  ];
};

const incomeLines = (type: ActivatedType, cards: Cards) => {
  const each = INCOME[type];
  const active = activeAfter(cards);
  const change = { before: each * cards.active, after: each * active };
  return when(
    active > 0,
    say('income', { type, active, each, ...change }, `${TOPIC[type]}.income`),
  );
};
