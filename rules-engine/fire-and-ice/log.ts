/** Text of entries in turn, edited at its end. What was typed before stays, right or half-typed. */
export interface Log {
  readonly isBlank: (text: string) => boolean;
  readonly plus: (text: string, entry: string) => string;
  readonly withoutLast: (text: string) => string;
}

/** A log: what an entry is, and how entries make a text. */
export const log = (entry: RegExp, make: (entries: readonly string[]) => string): Log => {
  const of = (text: string): readonly string[] => text.match(entry) ?? [];
  return {
    isBlank: (text) => of(text).length === 0,
    plus: (text, next) => make([...of(text), next]),
    withoutLast: (text) => make(of(text).slice(0, -1)),
  };
};
