/** Works each thing out once, and keeps the latest `most` of them. Two that are the same have the same key. */
export const remember = <Args extends readonly unknown[], Value extends object>(
  most: number,
  keyOf: (...args: Args) => unknown,
  work: (...args: Args) => Value,
): ((...args: Args) => Value) => {
  const known = new Map<unknown, Value>();
  return (...args) => {
    const key = keyOf(...args);
    const value = known.get(key) ?? work(...args);
    known.delete(key);
    known.set(key, value);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return value;
  };
};
