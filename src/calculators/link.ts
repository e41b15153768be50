import type { Draft } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';

/** What in a link could not be used. The rest of the link is. */
export type LinkNotice =
  | { readonly code: 'unknown-part'; readonly names: readonly string[] }
  | { readonly code: 'damaged'; readonly names: readonly string[] };

export interface Linked<D extends Draft> {
  readonly draft: D;
  readonly notices: readonly LinkNotice[];
}

/** No field of any calculator needs more; longer text in a link is damage or mischief. */
const LONGEST_VALUE = 2000;

/** Parts that other people's software hangs on every link it passes on. */
const isTracking = (name: string): boolean => /^(utm_.*|fbclid|gclid|mc_.id|si)$/.test(name);

const isTooLong = (value: string): boolean => value.length > LONGEST_VALUE;

/** Characters that no reader types. A broken percent sequence decodes to the replacement character. */
const DAMAGE = /[\uFFFD]|(?![\n\t])\p{Cc}/gu;

const isDamaged = (value: string): boolean => isTooLong(value) || value.search(DAMAGE) >= 0;

/** Fields that an older version of a calculator began with differently, oldest version first. */
export type Formerly = readonly Draft[];

/** The part of a link that says by which start state it is read. */
const VERSION = 'v';

/**
 * The fields that differ from the start state, as a query: `dice=5,6&reputation=12`. Where start
 * values have changed since the first edition, it says which ones are meant: `v=2`.
 */
export const makeLink = <D extends Draft>(draft: D, start: D, formerly: Formerly = []): string => {
  const parts = Object.keys(start)
    .filter((field) => own(draft, field) !== own(start, field))
    .map((field) => `${encode(field)}=${encode(own(draft, field) ?? '')}`);
  const version = parts.length > 0 && formerly.length > 0;
  return [...parts, ...(version ? [`${VERSION}=${formerly.length + 1}`] : [])].join('&');
};

/** The parts of a link that say something, and the names of those that are damaged. */
export const partsOf = (
  query: string,
): {
  readonly parts: readonly (readonly [name: string, value: string])[];
  readonly damaged: readonly string[];
} => {
  const all = [...new URLSearchParams(query)].filter(([name]) => !isTracking(name));
  return {
    parts: all.filter(([, value]) => !isDamaged(value)),
    damaged: all.filter(([, value]) => isDamaged(value)).map(([name]) => name),
  };
};

/**
 * Any text is some state. Fields that are missing keep their start value, a damaged one what is left of
 * it: whoever reads the field names the piece. A link without a version is one of the first edition's.
 */
export const parseLink = <D extends Draft>(
  query: string,
  start: D,
  formerly: Formerly = [],
): Linked<D> => {
  const parts = [...new URLSearchParams(query)].filter(([name]) => !isTracking(name));
  const begun = begunWith(parts, start, formerly);
  const fields = parts.filter(([name]) => name !== VERSION || begun === undefined);
  const known = fields.filter(([name]) => Object.hasOwn(start, name));
  const unknown = fields.filter(([name]) => !Object.hasOwn(start, name)).map(([name]) => name);
  const damaged = known.filter(([, value]) => isDamaged(value)).map(([name]) => name);
  const draft = {
    ...(begun ?? start),
    ...Object.fromEntries(
      known
        .filter(([, value]) => !isTooLong(value))
        .map(([name, value]) => [name, value.replace(DAMAGE, '\uFFFD')]),
    ),
  };
  return {
    draft,
    notices: [
      ...(unknown.length > 0 ? [{ code: 'unknown-part' as const, names: unknown }] : []),
      ...(damaged.length > 0 ? [{ code: 'damaged' as const, names: damaged }] : []),
    ],
  };
};

/** The start state that a link's maker saw; none for a version that there has not been. */
const begunWith = <D extends Draft>(
  parts: readonly (readonly [string, string])[],
  start: D,
  formerly: Formerly,
): D | undefined => {
  // Without a link there is nothing that it could have meant: one begins as one begins today.
  if (parts.length === 0) return start;
  const said = parts.find(([name]) => name === VERSION)?.[1] ?? '1';
  const state = [...formerly, {}][Number(said) - 1];
  return state && { ...start, ...state };
};

// Commas, colons, slashes and semicolons may stand in a query as they are, and read better so.
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/%(2C|3A|2F|3B)/g, (escaped) =>
    decodeURIComponent(escaped),
  );
