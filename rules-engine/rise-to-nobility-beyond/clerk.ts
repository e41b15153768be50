import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionsOf, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  CLERK_PLACES,
  CLERK_PLACES_PER_VISIT,
  FEWER,
  type ClerkPlace,
  type Fewer,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawClerk {
  /** The places to renew: `tavern,glade`. */
  readonly places: string;
  readonly fewer: string;
}

export const CLERK_START: RawClerk = { places: 'tavern,guild-hall', fewer: 'up-to-two' };

export type Clerk = Parsed<
  { readonly places: readonly ClerkPlace[]; readonly fewer: Fewer },
  'Clerk'
>;

export interface ClerkValue {
  /** The places renewed and those left alone, each in the rulebook's order. */
  readonly renewed: readonly ClerkPlace[];
  readonly untouched: readonly ClerkPlace[];
}

export type ClerkLine =
  | RtnLine<'rtn.clerk.two-places', 'places', { count: number; max: number }>
  | RtnLine<'rtn.clerk.fewer', 'fewer', { count: number; max: number; reading: Fewer }>
  | RtnLine<'rtn.clerk.tavern', 'renew-tavern'>
  | RtnLine<'rtn.clerk.guild-hall', 'renew-guild-hall'>
  | RtnLine<'rtn.clerk.glade', 'renew-glade'>;

export type ClerkViolation =
  | RtnLine<'rtn.clerk.two-places', 'too-many-places', { count: number; max: number }>
  | RtnLine<'rtn.clerk.fewer', 'too-few-places', { count: number; needed: number; reading: Fewer }>;

export const parseClerk = (raw: RawClerk): Field<Clerk> => {
  const fields = collect({
    places: optionsOf('places', raw.places, CLERK_PLACES),
    fewer: option('fewer', raw.fewer, FEWER),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Whether a visit to Berk may renew these places. Renewing none at all is always allowed: one may. */
export const clerk = ({ places, fewer }: Clerk): Ruling<ClerkValue, ClerkLine, ClerkViolation> => {
  const renewed = CLERK_PLACES.filter((place) => places.includes(place));
  const untouched = CLERK_PLACES.filter((place) => !places.includes(place));
  const count = renewed.length;
  return ruled([...tooMany(count), ...tooFew(count, fewer)], {
    value: { renewed, untouched },
    lines: [
      { clause: 'rtn.clerk.two-places', code: 'places', count, max: CLERK_PLACES_PER_VISIT },
      ...fewerLines(count, fewer),
      ...renewed.map((place) => RENEW[place]),
    ],
  });
};

export const askClerk = asks(parseClerk, clerk);

const RENEW = {
  tavern: { clause: 'rtn.clerk.tavern', code: 'renew-tavern' },
  'guild-hall': { clause: 'rtn.clerk.guild-hall', code: 'renew-guild-hall' },
  glade: { clause: 'rtn.clerk.glade', code: 'renew-glade' },
} as const satisfies Readonly<Record<ClerkPlace, ClerkLine>>;

const tooMany = (count: number): readonly ClerkViolation[] =>
  count <= CLERK_PLACES_PER_VISIT
    ? []
    : [
        {
          clause: 'rtn.clerk.two-places',
          code: 'too-many-places',
          count,
          max: CLERK_PLACES_PER_VISIT,
        },
      ];

const isShort = (count: number): boolean => count > 0 && count < CLERK_PLACES_PER_VISIT;

const tooFew = (count: number, fewer: Fewer): readonly ClerkViolation[] =>
  fewer === 'exactly-two' && isShort(count)
    ? [
        {
          clause: 'rtn.clerk.fewer',
          code: 'too-few-places',
          count,
          needed: CLERK_PLACES_PER_VISIT,
          reading: fewer,
        },
      ]
    : [];

const fewerLines = (count: number, fewer: Fewer): readonly ClerkLine[] =>
  isShort(count)
    ? [
        {
          clause: 'rtn.clerk.fewer',
          code: 'fewer',
          count,
          max: CLERK_PLACES_PER_VISIT,
          reading: fewer,
        },
      ]
    : [];
