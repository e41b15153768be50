/** The item in a place of a list that has one there; `otherwise` where it has none. */
export const nth = <T>(list: readonly T[], at: number, otherwise: T): T => list.at(at) ?? otherwise;

/** The first item that holds, in a list that has one; `otherwise` where none does. */
export const firstOr = <T>(list: readonly T[], holds: (item: T) => boolean, otherwise: T): T =>
  list.find(holds) ?? otherwise;
