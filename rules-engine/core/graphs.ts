/** The connected components of a graph: who can be reached from whom, link by link. Order is kept. */
export const components = <T>(
  items: readonly T[],
  linked: (a: T, b: T) => boolean,
): readonly (readonly T[])[] => {
  const found: T[][] = [];
  const waiting = new Set(items);
  for (const item of items) {
    if (!waiting.delete(item)) continue;
    const component = [item];
    // The component grows while it is walked, until nothing that waits is linked to it.
    for (const member of component) {
      for (const other of waiting) {
        if (!linked(member, other)) continue;
        waiting.delete(other);
        component.push(other);
      }
    }
    found.push(component);
  }
  return found;
};

/** Every pair of two different items, each once. */
export const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));
