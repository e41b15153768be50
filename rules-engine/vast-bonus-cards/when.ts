/** A line that is said only when something holds, ready to be spread into a list. */
export const when = <const T>(holds: boolean, line: T): readonly T[] => (holds ? [line] : []);
