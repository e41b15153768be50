import { collectAll, optionalWhole, unreadable, type Field, type Range } from '../core/fields.ts';
import { sum } from '../core/multisets.ts';
import { parts } from '../core/notation.ts';
import { ok } from '../core/result.ts';
import {
  AMOUNT,
  CAMP_SIDE,
  CARD_POINTS,
  DIE,
  GEMS_HELD,
  POINTS_EACH,
  SCORINGS,
  TENTS,
  TRAINERS,
} from './data.ts';

/** Kinds of master cards: the new ones by what they count, all others by the points they give. */
export const CARD_KINDS = [...SCORINGS, 'other'] as const;

export type CardKind = (typeof CARD_KINDS)[number];

/** A highest die, raised by a permanent +1 for each trainer; 0 is none of the color. */
const HIGHEST: Range = { min: 0, max: DIE.max + TRAINERS.max };

const LINE: Range = { min: 0, max: CAMP_SIDE.max };

/** The numbers that a card's points are made of. */
export const CARD_AMOUNTS: Readonly<Record<CardKind, readonly Range[]>> = {
  /** Orange, green, purple. */
  'highest-dice': [HIGHEST, HIGHEST, HIGHEST],
  /** White ones included. */
  large: [AMOUNT],
  white: [AMOUNT],
  /** Spaces of the row, and of the column. */
  cross: [LINE, LINE],
  pairs: [AMOUNT],
  'white-posters': [AMOUNT],
  'printed-tiles': [AMOUNT],
  coins: [AMOUNT],
  gems: [GEMS_HELD],
  /** Tents, and the points that the card prints for each. */
  tents: [TENTS, AMOUNT],
  /** Points. */
  other: [CARD_POINTS],
};

/** A master card that is scored; amounts that are not told are `undefined`. */
export interface ScoredCard {
  readonly kind: CardKind;
  readonly amounts: readonly (number | undefined)[];
}

/** A master card as typed, right or half-typed. */
export interface CardTexts {
  readonly kind: string;
  readonly amounts: readonly string[];
}

const SLASHED = parts('/');
const CARDS = parts(',');

/** Master cards of a list, as typed. */
export const cardsOf = CARDS.of;
export const makeCards = CARDS.make;

export const cardTexts = (text: string): CardTexts => {
  const [kind = '', ...amounts] = SLASHED.of(text);
  return { kind, amounts };
};

/** `large/5`, `cross/6/7`: a card without a kind is no card. */
export const makeCardText = ({ kind, amounts }: CardTexts): string =>
  kind.trim() === ''
    ? ''
    : SLASHED.make([kind, ...amounts].map((part) => part.replace(/[/,:;]/g, '')));

/** A card of a kind with nothing told of it yet. */
export const blankCard = (kind: string): string => {
  const found = CARD_KINDS.find((each) => each === kind);
  return makeCardText({ kind, amounts: found ? CARD_AMOUNTS[found].map(() => '') : [] });
};

export const parseCard = (field: string, text: string): Field<ScoredCard, never> => {
  const texts = cardTexts(text.trim());
  const kind = CARD_KINDS.find((each) => each === texts.kind);
  if (kind === undefined || texts.amounts.length > CARD_AMOUNTS[kind].length) {
    return unreadable(field, text);
  }
  const amounts = collectAll(
    CARD_AMOUNTS[kind].map((range, i) => optionalWhole(field, texts.amounts[i] ?? '', range)),
  );
  return amounts.ok ? ok({ kind, amounts: amounts.value }) : unreadable(field, text);
};

/** The first number in a list of cards that cannot be one of its card; nothing if no number is at fault. */
export const flawedAmount = (
  cards: string,
): { readonly got: string; readonly range: Range } | undefined =>
  CARDS.of(cards)
    .flatMap((card) => {
      const { kind, amounts } = cardTexts(card.trim());
      const found = CARD_KINDS.find((each) => each === kind);
      const ranges = found ? CARD_AMOUNTS[found] : [];
      return ranges.map((range, i) => ({ got: amounts[i] ?? '', range }));
    })
    .find(({ got, range }) => !optionalWhole('', got, range).ok);

/** The points of a card; `undefined` while something of it is not told. */
export const cardPoints = ({ kind, amounts }: ScoredCard): number | undefined => {
  const told = amounts.filter((amount) => amount !== undefined);
  if (told.length < amounts.length) return undefined;
  if (kind === 'tents') return told.reduce((product, amount) => product * amount, 1);
  return kind === 'other' ? sum(told) : sum(told) * POINTS_EACH[kind];
};

/** Whether a die counts more than it can show. */
export const isRaised = ({ kind, amounts }: ScoredCard): boolean =>
  kind === 'highest-dice' && amounts.some((amount = 0) => amount > DIE.max);

/** Whether a row counts without its column or the other way round: an empty space was chosen. */
export const isOneLine = ({ kind, amounts }: ScoredCard): boolean =>
  kind === 'cross' && amounts.includes(0) && amounts.some((amount = 0) => amount > 0);
