import { ruled, saying, when, type Says } from '../core/answer.ts';
import { choices, form, reading, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import type { RtnClause } from './clauses.ts';
import { CLERK_PLACES, CLERK_PLACES_PER_VISIT, FEWER, type ClerkPlace } from './data.ts';

const FORM = form({
  /** The places to renew. */
  places: choices(CLERK_PLACES, 'tavern,guild-hall'),
  fewer: reading('rtn.clerk.fewer', FEWER),
});

const SAYS = {
  places: 'rtn.clerk.two-places',
  fewer: 'rtn.clerk.fewer',
  'renew-tavern': 'rtn.clerk.tavern',
  'renew-guild-hall': 'rtn.clerk.guild-hall',
  'renew-glade': 'rtn.clerk.glade',
  'too-many-places': 'rtn.clerk.two-places',
  'too-few-places': 'rtn.clerk.fewer',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

export interface ClerkValue {
  /** The places renewed and those left alone, each in the rulebook's order. */
  readonly renewed: readonly ClerkPlace[];
  readonly untouched: readonly ClerkPlace[];
}

/** Whether a visit to Berk may renew these places. Renewing none at all is always allowed: one may. */
const clerk = ({ places, fewer }: Checked<typeof FORM>) => {
  const max = CLERK_PLACES_PER_VISIT;
  const renewed = CLERK_PLACES.filter((place) => places.includes(place));
  const value: ClerkValue = {
    renewed,
    untouched: CLERK_PLACES.filter((place) => !places.includes(place)),
  };
  const count = renewed.length;
  const isShort = count > 0 && count < max;
  return ruled(
    [
      ...when(count > max, say('too-many-places', { count, max })),
      ...when(
        isShort && fewer === 'exactly-two',
        say('too-few-places', { count, needed: max, reading: fewer }),
      ),
    ],
    {
      value,
      lines: [
        say('places', { count, max }),
        ...when(isShort, say('fewer', { count, max, reading: fewer })),
        ...renewed.map((place) => say(`renew-${place}`)),
      ],
    },
  );
};

export const clerkOffice = question({ form: FORM, says: SAYS, rule: clerk });
