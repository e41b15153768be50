/** Bids, passes and choices in turn. */
const entriesIn = (text: string): readonly string[] => text.match(/[^\s,;]+/g) ?? [];

/** A choice, `witches/2`, ends an auction. */
const asText = (entries: readonly string[]): string =>
  entries
    .map((entry, i) => {
      if (i === 0) return entry;
      return entries[i - 1]?.includes('/') === true ? `;${entry}` : `,${entry}`;
    })
    .join('');

export const withEntry = (text: string, entry: string): string =>
  asText([...entriesIn(text), entry]);

export const withoutLast = (text: string): string => asText(entriesIn(text).slice(0, -1));

export const isEmpty = (text: string): boolean => entriesIn(text).length === 0;
