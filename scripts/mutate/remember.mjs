/** Stands for `rules-engine/core/remember.ts` while rules are bent: what one bend led to is no truth for the next. */
const kept = new Set();

export const forget = () => {
  for (const known of kept) known.clear();
  kept.clear();
};

export const remember = (_most, keyOf, work) => {
  const known = new Map();
  return (...args) => {
    const key = keyOf(...args);
    if (!known.has(key)) known.set(key, work(...args));
    kept.add(known);
    return known.get(key);
  };
};
