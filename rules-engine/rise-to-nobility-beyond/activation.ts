import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, wholeOrZero, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  CARDS_OF_A_TYPE,
  COINS_PER_ELDER,
  PIECES_PER_CARD,
  ROCK_ROSE_PER_DWELLING,
  TURNS,
  type Turn,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawActivation {
  /** Elders owned, and how many of them are active. */
  readonly elders: string;
  readonly eldersActive: string;
  /** Workers in the Workers' Area. */
  readonly workers: string;
  readonly activateElders: string;
  /** Dwellings owned, and how many of them are active. */
  readonly dwellings: string;
  readonly dwellingsActive: string;
  /** Houses in the Construction Yard. */
  readonly houses: string;
  readonly activateDwellings: string;
  readonly turn: string;
}

export const ACTIVATION_START: RawActivation = {
  elders: '2',
  eldersActive: '0',
  workers: '2',
  activateElders: '1',
  dwellings: '1',
  dwellingsActive: '0',
  houses: '1',
  activateDwellings: '0',
  turn: 'yours',
};

/** Cards of one type with the pieces that activate them. */
interface Cards {
  readonly owned: number;
  readonly active: number;
  readonly pieces: number;
  readonly activate: number;
}

export type Activation = Parsed<
  { readonly elders: Cards; readonly dwellings: Cards; readonly turn: Turn },
  'Activation'
>;

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

type ActivateClause = (typeof CITED)[ActivatedType]['activate'];

interface Change {
  readonly type: ActivatedType;
  readonly before: number;
  readonly after: number;
}

export type ActivationLine =
  | RtnLine<ActivateClause, 'activate', Change & { cards: number }>
  | RtnLine<ActivateClause, 'assign', Change & { pieces: number }>
  | RtnLine<
      (typeof CITED)[ActivatedType]['freeAction'],
      'free-action',
      { readonly type: ActivatedType }
    >
  | RtnLine<
      (typeof CITED)[ActivatedType]['stays'],
      'stays',
      { readonly type: ActivatedType; pieces: number }
    >
  | RtnLine<
      (typeof CITED)[ActivatedType]['income'],
      'income',
      Change & { active: number; each: number }
    >;

interface Wanted {
  readonly type: ActivatedType;
  readonly wanted: number;
}

export type ActivationViolation =
  | RtnLine<ActivateClause, 'not-your-turn', Wanted>
  | RtnLine<
      ActivateClause,
      'more-active-than-owned',
      { readonly type: ActivatedType; active: number; owned: number }
    >
  | RtnLine<ActivateClause, 'too-few-inactive', Wanted & { inactive: number; short: number }>
  | RtnLine<ActivateClause, 'too-few-pieces', Wanted & { pieces: number; short: number }>;

export const parseActivation = (raw: RawActivation): Field<Activation> => {
  const fields = collect({
    elders: collect({
      owned: wholeOrZero('elders', raw.elders, CARDS_OF_A_TYPE),
      active: wholeOrZero('eldersActive', raw.eldersActive, CARDS_OF_A_TYPE),
      pieces: wholeOrZero('workers', raw.workers, AMOUNT),
      activate: wholeOrZero('activateElders', raw.activateElders, CARDS_OF_A_TYPE),
    }),
    dwellings: collect({
      owned: wholeOrZero('dwellings', raw.dwellings, CARDS_OF_A_TYPE),
      active: wholeOrZero('dwellingsActive', raw.dwellingsActive, CARDS_OF_A_TYPE),
      pieces: wholeOrZero('houses', raw.houses, AMOUNT),
      activate: wholeOrZero('activateDwellings', raw.activateDwellings, CARDS_OF_A_TYPE),
    }),
    turn: option('turn', raw.turn, TURNS),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Which cards workers and houses activate, and what the active ones bring in each Income phase. */
export const activation = ({
  elders,
  dwellings,
  turn,
}: Activation): Ruling<ActivationValue, ActivationLine, ActivationViolation> =>
  ruled([...violations('elder', elders, turn), ...violations('dwelling', dwellings, turn)], {
    value: {
      eldersActivated: elders.activate,
      dwellingsActivated: dwellings.activate,
      eldersActive: activeAfter(elders),
      dwellingsActive: activeAfter(dwellings),
      workersLeft: piecesLeft(elders),
      housesLeft: piecesLeft(dwellings),
      coins: INCOME.elder * activeAfter(elders),
      rockRose: INCOME.dwelling * activeAfter(dwellings),
    },
    lines: [
      ...activationLines('elder', elders),
      ...incomeLines('elder', elders),
      ...activationLines('dwelling', dwellings),
      ...incomeLines('dwelling', dwellings),
    ],
  });

export const askActivation = asks(parseActivation, activation);

const CITED = {
  elder: {
    activate: 'rtn.elders.activate',
    freeAction: 'rtn.elders.free-action',
    stays: 'rtn.elders.stays',
    income: 'rtn.elders.income',
  },
  dwelling: {
    activate: 'rtn.dwellings.activate',
    freeAction: 'rtn.dwellings.free-action',
    stays: 'rtn.dwellings.stays',
    income: 'rtn.dwellings.income',
  },
} as const;

const INCOME = { elder: COINS_PER_ELDER, dwelling: ROCK_ROSE_PER_DWELLING } as const;

const activeAfter = ({ active, activate }: Cards): number => active + activate;

const piecesLeft = ({ pieces, activate }: Cards): number => pieces - activate * PIECES_PER_CARD;

const violations = (
  type: ActivatedType,
  cards: Cards,
  turn: Turn,
): readonly ActivationViolation[] => {
  const { owned, active, activate: wanted, pieces } = cards;
  const inactive = Math.max(0, owned - active);
  const clause = CITED[type].activate;
  const tooFewCards = { inactive, short: wanted - inactive };
  const tooFewPieces = { pieces, short: -piecesLeft(cards) };
  const broken: readonly (readonly [boolean, ActivationViolation])[] = [
    [wanted > 0 && turn === 'another', { clause, code: 'not-your-turn', type, wanted }],
    [active > owned, { clause, code: 'more-active-than-owned', type, active, owned }],
    [wanted > inactive, { clause, code: 'too-few-inactive', type, wanted, ...tooFewCards }],
    [piecesLeft(cards) < 0, { clause, code: 'too-few-pieces', type, wanted, ...tooFewPieces }],
  ];
  return broken.flatMap(([isBroken, violation]) => (isBroken ? [violation] : []));
};

const activationLines = (type: ActivatedType, cards: Cards): readonly ActivationLine[] => {
  const pieces = cards.activate * PIECES_PER_CARD;
  if (cards.activate === 0) return [];
  return [
    {
      clause: CITED[type].activate,
      code: 'activate',
      type,
      cards: cards.activate,
      before: cards.active,
      after: activeAfter(cards),
    },
    {
      clause: CITED[type].activate,
      code: 'assign',
      type,
      pieces,
      before: cards.pieces,
      after: piecesLeft(cards),
    },
    { clause: CITED[type].freeAction, code: 'free-action', type },
    { clause: CITED[type].stays, code: 'stays', type, pieces },
  ];
};

const incomeLines = (type: ActivatedType, cards: Cards): readonly ActivationLine[] => {
  const each = INCOME[type];
  const active = activeAfter(cards);
  if (active === 0) return [];
  return [
    {
      clause: CITED[type].income,
      code: 'income',
      type,
      active,
      each,
      before: each * cards.active,
      after: each * active,
    },
  ];
};
