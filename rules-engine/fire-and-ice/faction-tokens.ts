import { saying, when, type Line, type Says } from '../core/answer.ts';
import { firstOr } from '../core/lists.ts';
import type { FiClause } from './clauses.ts';
import { FACTION_FACTS, FACTIONS, type Faction } from './data/factions.ts';

/** What a draw of two sides of one token breaks. */
export const TOKENS_SAYS = { 'same-token': 'fi.auction.draw' } as const satisfies Says<FiClause>;

const say = saying(TOKENS_SAYS);

type SameToken = Line<'fi.auction.draw', 'same-token', { faction: Faction; other: Faction }>;

/** The Faction on the other side of the board and of the token (fi.choosing.same-board). */
export const otherSideOf = (faction: Faction): Faction => {
  const { family, home } = FACTION_FACTS[faction];
  return firstOr(
    FACTIONS,
    (candidate) =>
      candidate !== faction &&
      FACTION_FACTS[candidate].family === family &&
      (family !== 'base' || FACTION_FACTS[candidate].home === home),
    faction,
  );
};

/** Factions of a draw that are the two sides of one token, of which only one can show. */
export const sameTokens = (drawn: readonly Faction[]): readonly SameToken[] =>
  drawn.flatMap((faction, i) => {
    const other = otherSideOf(faction);
    return when(drawn.slice(0, i).includes(other), say('same-token', { faction, other }));
  });
