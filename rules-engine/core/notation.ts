/**
 * Text made of parts with a mark between them: `4/4/0`, `witches,nomads`. Whoever edits it changes
 * one part and leaves the others as they were typed, right or half-typed.
 */
export interface Parts {
  /** The parts as they stand. Blank text has none. */
  readonly of: (text: string) => readonly string[];
  readonly make: (parts: readonly string[]) => string;
  /** The text with another part in one place; places that are missing before it are left blank. */
  readonly with: (text: string, at: number, part: string) => string;
  readonly without: (text: string, at: number) => string;
  readonly plus: (text: string, part: string) => string;
}

/**
 * Parts with this mark between them. The mark is taken out of what is written into a part. Where
 * there are always so many parts, blank text has that many blank ones, and they make blank text.
 */
export const parts = (mark: string, always = 0): Parts => {
  const blank = Array.from({ length: always }, () => '');
  const of = (text: string): readonly string[] => (text.trim() === '' ? blank : text.split(mark));
  const make = (items: readonly string[]): string =>
    items.every((item) => item.trim() === '') && items.length <= always ? '' : items.join(mark);
  const clean = (part: string): string => part.replaceAll(mark, '');
  return {
    of,
    make,
    with: (text, at, part) => {
      const items = of(text);
      const missing = Array.from({ length: at + 1 - items.length }, () => '');
      return make([...items, ...missing].with(at, clean(part)));
    },
    without: (text, at) => make(of(text).toSpliced(at, 1)),
    plus: (text, part) => make([...of(text), clean(part)]),
  };
};

/** Whether a text is a whole number, of any size. */
export const isWhole = (text: string): boolean => /^[-−]?\d+$/.test(text.trim());

/** The whole number that a text is, or `undefined`; also where it is larger than any that is asked for. */
export const wholeIn = (text: string): number | undefined => {
  const trimmed = text.trim();
  // Adding nothing turns the -0 of `Number('-0')` into 0.
  return /^[-−]?0*\d{1,4}$/.test(trimmed) ? Number(trimmed.replace('−', '-')) + 0 : undefined;
};

/** As many of the pieces as can be read together, from the first on. */
export const legible = (
  pieces: readonly string[],
  isRead: (pieces: readonly string[]) => boolean,
): readonly string[] =>
  pieces.reduce<readonly string[]>(
    (kept, piece) => (isRead([...kept, piece]) ? [...kept, piece] : kept),
    [],
  );
