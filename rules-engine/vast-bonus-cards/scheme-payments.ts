import { FIRST_SCHEME_PRICE, PLUNDER_RAGE, RAGE } from './data/cards.ts';
import type { Payment, Schemes } from './schemes-asked.ts';

/**
 * What becomes of the Treasure or Gem just plundered. `keep-or-return`: the player may keep a token for
 * it, or it goes back to the Cave's supply; a Gem goes back to the Dragon either way.
 */
export type PlunderedTo =
  'nothing' | 'trap' | 'spent' | 'kept' | 'supply' | 'dragon' | 'keep-or-return' | 'undecided';

/** Where the token for a plundered Gem comes from. */
export type GemToken = 'supply' | 'paid' | 'map' | 'nowhere' | undefined;

export interface SchemePayment extends Payment {
  /** Tokens kept afterwards, without the one plundered now. */
  readonly keptAfter: number;
  /** Secrets held afterwards that count for the limit. */
  readonly handAfter: number;
  readonly plunderedTo: PlunderedTo;
}

/** Treasures that the next Scheme costs. */
export const priceOf = (bought: number): number => FIRST_SCHEME_PRICE + bought;

/** Whether it is a Gem that is plundered, from the map or from the Dragon himself. */
export const isGem = ({ plunder }: Schemes): boolean => plunder === 'gem' || plunder === 'dragon';

/** Whether a Plunder came off: a trapped Gem yields nothing. */
export const hasPlundered = (position: Schemes): boolean =>
  position.plunder === 'treasure' || (isGem(position) && position.die === 'clear');

/** Whether there is something to spend or keep: of what is plundered from the Dragon himself that is the open question. */
export const hasSpoils = (position: Schemes): boolean =>
  hasPlundered(position) && (position.plunder !== 'dragon' || position.fromDragon === 'gem');

export const rageOf = (position: Schemes): number =>
  hasPlundered(position) ? Math.min(RAGE.max, position.rage + PLUNDER_RAGE) : position.rage;

/** Schemes in hand that may be discarded for another. */
export const otherSchemes = ({ schemesInHand }: Schemes): number => Math.max(0, schemesInHand - 1);

export const handOf = ({ schemesInHand, secrets }: Schemes): number => schemesInHand + secrets;

export const isTime = (position: Schemes): boolean =>
  position.buying === 'any-time' || hasPlundered(position);

/** Every legal way to pay the next Scheme. */
export const possiblePayments = (position: Schemes): readonly SchemePayment[] => {
  const { bought, kept, schemesInHand } = position;
  if (schemesInHand === 0 || !isTime(position)) return [];
  const price = priceOf(bought);
  const plunders = hasSpoils(position) ? [1, 0] : [0];
  return plunders.flatMap((plundered) =>
    Array.from({ length: kept + 1 }, (_, i) => kept - i)
      .map((tokens) => ({ plundered, kept: tokens, cards: price - plundered - tokens }))
      .filter((payment) => payment.cards >= 0 && payment.cards <= otherSchemes(position))
      .filter((payment) => spendsTokensFirst(position, payment))
      .map((payment) => outcomeOf(position, payment)),
  );
};

/** Cards only once every kept token is spent. */
export const spendsTokensFirst = ({ kept }: Schemes, payment: Payment): boolean =>
  payment.cards === 0 || payment.kept === kept;

const outcomeOf = (position: Schemes, payment: Payment): SchemePayment => {
  const keptAfter = position.kept - payment.kept;
  return {
    ...payment,
    keptAfter,
    handAfter: handOf(position) - 1 - payment.cards,
    plunderedTo: unspentTo(position, payment),
  };
};

/** What a Plunder comes to that brings nothing to spend or keep; `undefined` if it does. */
const withoutSpoils = (position: Schemes): 'nothing' | 'trap' | undefined => {
  if (hasSpoils(position)) return undefined;
  return position.plunder === 'none' || hasPlundered(position) ? 'nothing' : 'trap';
};

/** Where the Treasure just plundered goes if this is paid: the Scheme just bought makes room too. */
const unspentTo = (position: Schemes, payment: Payment): PlunderedTo => {
  const without = withoutSpoils(position);
  if (without !== undefined) return without;
  if (payment.plundered > 0) return 'spent';
  const hasRoom = position.kept - payment.kept < position.bought + 1;
  return hasRoom && hasToken(position, payment.kept) ? 'keep-or-return' : returnedTo(position);
};

const returnedTo = (position: Schemes): 'supply' | 'dragon' =>
  isGem(position) ? 'dragon' : 'supply';

/** A Gem is kept as a token, if there is one left. */
export const hasToken = (position: Schemes, paid = 0): boolean =>
  gemTokenOf(position, paid) !== 'nowhere';

/** The token that stands in for a plundered Gem. Kept tokens that have just paid are in the Cave's supply by then. */
export const gemTokenOf = (position: Schemes, paid = 0): GemToken => {
  if (!isGem(position) || !hasSpoils(position)) return undefined;
  if (position.supply > 0) return 'supply';
  if (paid > 0) return 'paid';
  return position.onMap > 0 ? 'map' : 'nowhere';
};

export const mayKeep = (position: Schemes): boolean =>
  hasSpoils(position) && position.kept < position.bought && hasToken(position);

export const wayTaken = (
  { does, pay }: Schemes,
  ways: readonly SchemePayment[],
): SchemePayment | undefined => {
  if (does !== 'buy') return undefined;
  if (pay === undefined) return ways.length === 1 ? ways[0] : undefined;
  return ways.find(
    (way) => way.plundered === pay.plundered && way.kept === pay.kept && way.cards === pay.cards,
  );
};

export const plunderedTo = (position: Schemes, way: SchemePayment | undefined): PlunderedTo => {
  const without = withoutSpoils(position);
  if (without !== undefined) return without;
  switch (position.does) {
    case 'buy':
      return way?.plunderedTo ?? 'undecided';
    case 'keep':
      return 'kept';
    case 'nothing':
      return returnedTo(position);
  }
};

/** Kept tokens and cards in hand afterwards; `undefined` while a way to pay is still to be chosen. */
export interface After {
  readonly keptAfter: number | undefined;
  readonly handAfter: number | undefined;
}

export const after = (position: Schemes, way: SchemePayment | undefined): After => {
  switch (position.does) {
    case 'buy':
      return { keptAfter: way?.keptAfter, handAfter: way?.handAfter };
    case 'keep':
    case 'nothing':
      return { keptAfter: keptUnspent(position), handAfter: handOf(position) };
  }
};

/** Tokens kept if nothing is bought. */
export const keptUnspent = ({ kept, does }: Schemes): number => kept + (does === 'keep' ? 1 : 0);
