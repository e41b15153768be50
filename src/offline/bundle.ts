/** Many files in one. What several of them say alike, such as the head of every page, stands in it once. */
export interface Bundle {
  readonly parts: readonly string[];
  /** For each file the places of its parts, in order. */
  readonly files: Readonly<Record<string, readonly number[]>>;
}

/** Where pages are cut: around what they share, and what only some of them share. */
const SEAMS =
  /(?=<(?:style|script|header|main|footer|nav|article|section|figure|form)\b)|(?<=<\/style>)/;

export const bundled = (texts: readonly (readonly [path: string, text: string])[]): Bundle => {
  const places = new Map<string, number>();
  const placeOf = (part: string): number => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return place;
  };
  const files = Object.fromEntries(
    texts.map(([path, text]) => [
      path,
      (/\/$|^$/.test(path) ? text.split(SEAMS) : [text]).map(placeOf),
    ]),
  );
  return { parts: [...places.keys()], files };
};

/** A file as it was; undefined if the bundle does not hold it. */
export const unbundled = ({ parts, files }: Bundle, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path]?.map((place) => parts[place]).join('') : undefined;
