/** What was entered: Factions that passed, and `;` where a round ended. */
const entriesIn = (text: string): readonly string[] => text.match(/[^\s,;]+|;/g) ?? [];

const asText = (entries: readonly string[]): string => entries.join(',').replaceAll(/,?;,?/g, ';');

export const withPass = (text: string, faction: string): string =>
  asText([...entriesIn(text), faction]);

/** A mark that the round is over: whoever has not passed stays last. */
export const withNextRound = (text: string): string => asText([...entriesIn(text), ';']);

export const withoutLast = (text: string): string => asText(entriesIn(text).slice(0, -1));

export const isEmpty = (text: string): boolean => entriesIn(text).length === 0;
