/** What a tie does to the ranks below it: `dense` leaves none out, `competition` one for each amount too many. */
export type TieRule = 'dense' | 'competition';

/** The rank of an amount among others, 1 for the largest: 5, 5, 3 ranks 1, 1, 2 densely and 1, 1, 3 in competition. */
export const rankIn = (amounts: readonly number[], amount: number, ties: TieRule): number => {
  const larger = amounts.filter((other) => other > amount);
  return 1 + (ties === 'dense' ? new Set(larger).size : larger.length);
};
