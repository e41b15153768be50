import { GAP_KEPT, SEATS } from './data.ts';

/** A player's hats on the performance track, spaces counted from the bottom. */
export interface Hats {
  readonly name: string;
  readonly hats: readonly number[];
}

export interface MovedHat {
  readonly name: string;
  /** The lower of two hats, back in the play area. */
  readonly returned: number | undefined;
  /** Where the hat that stays stood. */
  readonly from: number;
  /** Where it stands for the next round. */
  readonly to: number;
  /** The play-order card that goes with it. */
  readonly card: number;
}

/** The hats at the bottom of the track, lowest first, and whether two players keep a gap. */
export interface LoweredHats {
  readonly hats: readonly MovedHat[];
  readonly gap: boolean;
}

/** Takes lower hats back, moves the others down in their order and deals the play-order cards. */
export const lowerHats = (table: readonly Hats[]): LoweredHats => {
  const kept = table.map(({ name, hats }) => ({
    name,
    from: Math.max(...hats),
    returned: hats.length > 1 ? Math.min(...hats) : undefined,
  }));
  const upwards = kept.toSorted((a, b) => a.from - b.from);
  const [lowest, next] = upwards;
  const gap =
    table.length === SEATS.min &&
    lowest !== undefined &&
    next !== undefined &&
    next.from - lowest.from > 1;
  const hats = upwards.map((hat, i) => ({
    ...hat,
    to: i + 1 + (gap && i > 0 ? GAP_KEPT : 0),
    card: i + 1,
  }));
  return { hats, gap };
};

/** The order of play: strictly by the numbers of the play-order cards. */
export const turnOrder = <S extends { readonly card: number }>(seats: readonly S[]): readonly S[] =>
  seats.toSorted((a, b) => a.card - b.card);

/** Who chooses first, and last: the play-order cards from the highest down. */
export const choosingOrder = <S extends { readonly card: number }>(
  seats: readonly S[],
): readonly S[] => turnOrder(seats).toReversed();
