import { slashedWholes, type Field } from '../core/fields.ts';
import { ok } from '../core/result.ts';
import type { Cults } from './cults.ts';
import { AMOUNT } from './data.ts';
import { CULT_LEVELS, CULTS } from './data/tiles.ts';
import type { Bowls } from './power.ts';

/** Power tokens in Bowls I, II and III: `4/4/0`. */
export const parseBowls = (field: string, text: string): Field<Bowls> => {
  const read = slashedWholes(field, text, { count: 3, each: AMOUNT });
  if (!read.ok) return read;
  const [one = 0, two = 0, three = 0] = read.value;
  return ok([one, two, three]);
};

/** Bowls that may be left blank, and are `undefined` then. */
export const optionalBowls = (field: string, text: string): Field<Bowls | undefined> =>
  text.trim() === '' ? ok(undefined) : parseBowls(field, text);

/** Levels in Fire, Water, Earth and Air: `0/1/0/10`. */
export const parseCults = (field: string, text: string): Field<Cults> => {
  const read = slashedWholes(field, text, { count: CULTS.length, each: CULT_LEVELS });
  if (!read.ok) return read;
  const [fire = 0, water = 0, earth = 0, air = 0] = read.value;
  return ok({ fire, water, earth, air });
};
