/** The names of files, by the bundle they come in. */
type InBundles = Readonly<Record<string, readonly string[]>>;

export interface Plan {
  /** Bundles that are fetched whole. */
  readonly bundles: readonly string[];
  /** Files that are fetched by themselves. */
  readonly files: readonly string[];
}

/** How many requests bring what is missing, at most; a site has fewer bundles. */
export const MOST_REQUESTS = 10;

/** Which part of a bundle may be missing for its files to be fetched one by one. */
const FEW = 1 / 4;

/** How what is missing comes: where it is little, by itself, unless that makes too many requests. */
export const planned = (bundles: InBundles, missing: InBundles): Plan => {
  const isMuch = ([name, files]: readonly [string, readonly string[]]): boolean =>
    files.length > (bundles[name] ?? []).length * FEW;
  const wanted = Object.entries(missing)
    .filter(([, files]) => files.length > 0)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const whole = wanted.filter(isMuch);
  const parts = wanted.filter((each) => !isMuch(each));
  const files = (): readonly string[] => parts.flatMap(([, some]) => some);
  while (whole.length + files().length > MOST_REQUESTS) whole.push(...parts.splice(0, 1));
  return { bundles: whole.map(([name]) => name), files: files() };
};
