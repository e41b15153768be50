import { slashedWholes, type Field } from '../core/fields.ts';
import { notation, type Spec } from '../core/form.ts';
import { ok } from '../core/result.ts';
import type { Cults } from './cults.ts';
import { AMOUNT } from './data.ts';
import { CULT_LEVELS, CULTS } from './data/tiles.ts';
import type { Bowls } from './power.ts';

const BOWLS = 3;

/** Power tokens in Bowls I, II and III: `4/4/0`. */
export const parseBowls = (field: string, text: string): Field<Bowls, never> => {
  const read = slashedWholes(field, text, { count: BOWLS, each: AMOUNT });
  if (!read.ok) return read;
  const [one = 0, two = 0, three = 0] = read.value;
  return ok([one, two, three]);
};

export const makeBowls = (bowls: Bowls): string => bowls.join('/');

/** Bowls that may be left blank, and are `undefined` then. */
const optionalBowls = (field: string, text: string): Field<Bowls | undefined, never> =>
  text.trim() === '' ? ok(undefined) : parseBowls(field, text);

/** The Bowls that a text names, or `undefined` while it cannot be read. */
export const bowlsIn = (text: string): Bowls | undefined => {
  const read = parseBowls('', text);
  return read.ok ? read.value : undefined;
};

/** Levels in Fire, Water, Earth and Air: `0/1/0/10`. */
export const parseCults = (field: string, text: string): Field<Cults, never> => {
  const read = slashedWholes(field, text, { count: CULTS.length, each: CULT_LEVELS });
  if (!read.ok) return read;
  const [fire = 0, water = 0, earth = 0, air = 0] = read.value;
  return ok({ fire, water, earth, air });
};

export const makeCults = (cults: Cults): string => CULTS.map((cult) => cults[cult]).join('/');

/** The levels that a text names, or `undefined` while it cannot be read. */
export const cultsIn = (text: string): Cults | undefined => {
  const read = parseCults('', text);
  return read.ok ? read.value : undefined;
};

const THREE = {
  range: AMOUNT,
  count: { min: BOWLS, max: BOWLS },
  samples: ['4/4/0', '2/2/1', '0/2/7', '1/1/0'],
};

export const bowlsField = (start: string): Spec<Bowls> => notation(parseBowls, start, THREE);

export const optionalBowlsField = (): Spec<Bowls | undefined> =>
  notation(optionalBowls, '', { ...THREE, samples: ['', ...THREE.samples] });

export const cultsField = (start: string): Spec<Cults> =>
  notation(parseCults, start, {
    range: CULT_LEVELS,
    count: { min: CULTS.length, max: CULTS.length },
    samples: ['3/3/3/3', '6/2/5/3', '0/1/0/1', '9/10/0/8'],
  });
