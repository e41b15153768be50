/** The same function, which works out each answer once: words come again and again. */
export const remembered = <T>(make: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = make(word);
    known.set(word, made);
    return made;
  };
};
