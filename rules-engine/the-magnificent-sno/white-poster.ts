import type { WhiteFrom } from './data.ts';

/** What fills the space of the white poster; `unchecked` while the deck is not told. */
export type PosterRefill = 'white' | 'unchecked' | 'standard' | 'nothing';

interface Decks {
  /** Cards left; `undefined` is not checked. */
  readonly whiteDeck: number | undefined;
  readonly posterDeck: number | undefined;
}

/** The decks after a white poster is taken, and what fills the display if it came from there. */
export const whitePoster = ({
  white,
  whiteDeck,
  posterDeck,
}: Decks & { readonly white: WhiteFrom }): Decks & {
  readonly refill: PosterRefill | undefined;
} => {
  if (white === 'none') return { whiteDeck, posterDeck, refill: undefined };
  const drawn = whiteDeck === undefined ? undefined : Math.max(0, whiteDeck - 1);
  if (white === 'deck') return { whiteDeck: drawn, posterDeck, refill: undefined };
  const refill = refillFrom({ whiteDeck, posterDeck });
  return {
    whiteDeck: drawn,
    posterDeck: refill === 'standard' && posterDeck !== undefined ? posterDeck - 1 : posterDeck,
    refill,
  };
};

const refillFrom = ({ whiteDeck, posterDeck }: Decks): PosterRefill => {
  if (whiteDeck === undefined) return 'unchecked';
  if (whiteDeck > 0) return 'white';
  return posterDeck === 0 ? 'nothing' : 'standard';
};
