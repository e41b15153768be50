import { asks, ruled, type Ruling } from '../core/answer.ts';
import { collect, option, optionalWhole, wholeOrZero, wholes, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  CARDS_OF_A_TYPE,
  DIE,
  DISCARDING,
  DISCARDS,
  GLADE_SLOT_NUMBERS,
  GLADE_SLOTS,
  GLADE_TYPES,
  YES_NO,
  type Discard,
  type Discarding,
  type GladeSlotNumber,
  type GladeType,
} from './data.ts';
import type { RtnLine } from './line.ts';

export interface RawGlade {
  /** Blank: only the card is asked about. */
  readonly die: string;
  /** The values printed on each slot, `3` or `1,2`; blank while unknown. */
  readonly slot1: string;
  readonly slot2: string;
  readonly slot3: string;
  /** Numbers of the slots with a die on them. */
  readonly taken: string;
  /** The type of the card wanted. */
  readonly type: string;
  /** Cards owned of each type. */
  readonly relics: string;
  readonly elders: string;
  readonly dwellings: string;
  /** Whether a card with the same effect is owned. */
  readonly sameEffect: string;
  /** The card of the same type discarded first. */
  readonly discard: string;
  readonly discarding: string;
}

/** The slots' values stand on the board: the player reads them there. */
export const GLADE_START: RawGlade = {
  die: '',
  slot1: '',
  slot2: '',
  slot3: '',
  taken: '',
  type: 'relic',
  relics: '3',
  elders: '2',
  dwellings: '1',
  sameEffect: 'no',
  discard: 'none',
  discarding: 'only-when-full',
};

export type Glade = Parsed<
  {
    readonly die: number | undefined;
    readonly slots: Readonly<Record<GladeSlotNumber, readonly number[]>>;
    readonly taken: readonly number[];
    readonly type: GladeType;
    readonly owned: Readonly<Record<GladeType, number>>;
    readonly hasTwin: boolean;
    readonly discard: Discard;
    readonly discarding: Discarding;
  },
  'Glade'
>;

export interface GladeSlot {
  readonly slot: GladeSlotNumber;
  /** The values it takes; none while unknown. */
  readonly values: readonly number[];
  readonly taken: boolean;
  /** Whether the die may go here; `unknown` while the value printed is. */
  readonly fits: 'yes' | 'no' | 'unknown';
}

export interface GladeValue {
  readonly type: GladeType;
  readonly before: number;
  readonly after: number;
  readonly limit: number;
  /** `if-a-slot-fits`: nothing is against it but a slot value not read yet. */
  readonly mayTake: 'yes' | 'if-a-slot-fits';
  /** The slots for the die; none when no die is asked about. */
  readonly slots: readonly GladeSlot[];
}

export type GladeLine =
  | RtnLine<'rtn.glade.three-slots', 'three-slots', { slots: number }>
  | RtnLine<'rtn.glade.slot-free', 'slot-taken', { slot: GladeSlotNumber }>
  | RtnLine<
      'rtn.glade.slot-value',
      'slot-fits' | 'slot-misses',
      { slot: GladeSlotNumber; die: number; values: readonly number[] }
    >
  | RtnLine<'rtn.glade.slot-value', 'slot-unknown', { slot: GladeSlotNumber; die: number }>
  | RtnLine<
      'rtn.glade.discard-first',
      'discard',
      { type: GladeType; discard: Discard; before: number; after: number; limit: number }
    >
  | RtnLine<
      'rtn.glade.early-discard',
      'early-discard',
      { type: GladeType; discard: Discard; before: number; after: number; reading: Discarding }
    >
  | RtnLine<'rtn.glade.same-effect', 'twin-gone' | 'no-twin', { type: GladeType }>
  | RtnLine<
      'rtn.glade.type-limit',
      'count',
      { type: GladeType; before: number; after: number; limit: number }
    >;

export type GladeViolation =
  | RtnLine<'rtn.glade.slot-free', 'slot-taken', { slot: GladeSlotNumber }>
  | RtnLine<
      'rtn.glade.slot-value',
      'slot-misses',
      { slot: GladeSlotNumber; die: number; values: readonly number[] }
    >
  | RtnLine<
      'rtn.glade.discard-first',
      'must-discard',
      { type: GladeType; count: number; limit: number }
    >
  | RtnLine<
      'rtn.glade.discard-first',
      'nothing-to-discard',
      { type: GladeType; discard: Discard; count: number }
    >
  | RtnLine<
      'rtn.glade.early-discard',
      'too-early-to-discard',
      { type: GladeType; count: number; limit: number; reading: Discarding }
    >
  | RtnLine<
      'rtn.glade.same-effect',
      'same-effect',
      { type: GladeType; count: number; limit: number }
    >;

export const parseGlade = (raw: RawGlade): Field<Glade> => {
  const fields = collect({
    die: optionalWhole('die', raw.die, DIE),
    slot1: parseSlot('slot1', raw.slot1),
    slot2: parseSlot('slot2', raw.slot2),
    slot3: parseSlot('slot3', raw.slot3),
    taken: wholes('taken', raw.taken, {
      each: GLADE_SLOT_NUMBERS,
      count: { min: 0, max: GLADE_SLOTS.length },
    }),
    type: option('type', raw.type, GLADE_TYPES),
    relics: wholeOrZero('relics', raw.relics, CARDS_OF_A_TYPE),
    elders: wholeOrZero('elders', raw.elders, CARDS_OF_A_TYPE),
    dwellings: wholeOrZero('dwellings', raw.dwellings, CARDS_OF_A_TYPE),
    sameEffect: option('sameEffect', raw.sameEffect, YES_NO),
    discard: option('discard', raw.discard, DISCARDS),
    discarding: option('discarding', raw.discarding, DISCARDING),
  });
  if (!fields.ok) return fields;
  const { slot1, slot2, slot3, relics, elders, dwellings, sameEffect, ...rest } = fields.value;
  return ok(
    parsed({
      ...rest,
      slots: { 1: slot1, 2: slot2, 3: slot3 },
      owned: { relic: relics, elder: elders, dwelling: dwellings },
      hasTwin: sameEffect === 'yes',
    }),
  );
};

const parseSlot = (field: string, text: string): Field<readonly number[]> =>
  wholes(field, text, { each: DIE, count: { min: 0, max: DIE.max } });

/** Whether a die may go to the Glade and a card of this type be taken there. */
export const glade = (visit: Glade): Ruling<GladeValue, GladeLine, GladeViolation> => {
  const slots = gladeSlots(visit);
  const before = visit.owned[visit.type];
  const after = before - (visit.discard === 'none' ? 0 : 1) + 1;
  const isSure = visit.die === undefined || slots.some(({ fits }) => fits === 'yes');
  return ruled([...dieViolations(visit), ...cardViolations(visit)], {
    value: {
      type: visit.type,
      before,
      after,
      limit: CARDS_OF_A_TYPE.max,
      mayTake: isSure ? 'yes' : 'if-a-slot-fits',
      slots,
    },
    lines: [...dieLines(visit), ...discardLines(visit), ...takeLines(visit)],
  });
};

export const askGlade = asks(parseGlade, glade);

const gladeSlots = ({ die, slots, taken }: Glade): readonly GladeSlot[] =>
  die === undefined
    ? []
    : GLADE_SLOTS.map((slot) => {
        const values = slots[slot];
        const isTaken = taken.includes(slot);
        return { slot, values, taken: isTaken, fits: isTaken ? 'no' : fit(die, values) };
      });

const fit = (die: number, values: readonly number[]): GladeSlot['fits'] => {
  if (values.length === 0) return 'unknown';
  return values.includes(die) ? 'yes' : 'no';
};

/** What keeps the die out of every slot, slot by slot; nothing if one may take it. */
const dieViolations = (visit: Glade): readonly GladeViolation[] => {
  const { die } = visit;
  const slots = gladeSlots(visit);
  if (die === undefined || slots.some(({ fits }) => fits !== 'no')) return [];
  return slots.flatMap(({ slot, values, taken }): readonly GladeViolation[] => [
    ...(taken ? [slotTaken(slot)] : []),
    ...(fit(die, values) === 'no' ? [slotMisses(slot, { die, values })] : []),
  ]);
};

const slotTaken = (slot: GladeSlotNumber): GladeLine & GladeViolation => ({
  clause: 'rtn.glade.slot-free',
  code: 'slot-taken',
  slot,
});

const slotMisses = (
  slot: GladeSlotNumber,
  facts: { readonly die: number; readonly values: readonly number[] },
): GladeLine & GladeViolation => ({
  clause: 'rtn.glade.slot-value',
  code: 'slot-misses',
  slot,
  ...facts,
});

const isFull = ({ owned, type }: Glade): boolean => owned[type] === CARDS_OF_A_TYPE.max;

/** A discard that the reading allows: at the limit always, below it only if any time will do. */
const mayDiscard = (visit: Glade): boolean => visit.discarding === 'any-time' || isFull(visit);

/** Whether the card with the same effect is still there when the new one arrives. */
const keepsTwin = (visit: Glade): boolean =>
  visit.hasTwin && !(visit.discard === 'twin' && mayDiscard(visit));

const canDiscard = ({ owned, type, hasTwin, discard }: Glade): boolean => {
  const twins = hasTwin ? 1 : 0;
  switch (discard) {
    case 'none':
      return true;
    case 'twin':
      return twins > 0 && owned[type] > 0;
    case 'other':
      return owned[type] > twins;
  }
};

const cardViolations = (visit: Glade): readonly GladeViolation[] => {
  const { type, owned, discard, discarding } = visit;
  const count = owned[type];
  const limit = CARDS_OF_A_TYPE.max;
  const violations: readonly (readonly [boolean, GladeViolation])[] = [
    [
      !canDiscard(visit),
      { clause: 'rtn.glade.discard-first', code: 'nothing-to-discard', type, discard, count },
    ],
    [
      discard === 'none' && isFull(visit),
      { clause: 'rtn.glade.discard-first', code: 'must-discard', type, count, limit },
    ],
    [
      discard !== 'none' && canDiscard(visit) && !mayDiscard(visit),
      {
        clause: 'rtn.glade.early-discard',
        code: 'too-early-to-discard',
        type,
        count,
        limit,
        reading: discarding,
      },
    ],
    [
      keepsTwin(visit),
      { clause: 'rtn.glade.same-effect', code: 'same-effect', type, count, limit },
    ],
  ];
  return violations.flatMap(([broken, violation]) => (broken ? [violation] : []));
};

const dieLines = (visit: Glade): readonly GladeLine[] => {
  const { die } = visit;
  if (die === undefined) return [];
  return [
    { clause: 'rtn.glade.three-slots', code: 'three-slots', slots: GLADE_SLOTS.length },
    ...gladeSlots(visit).map((slot) => slotLine(slot, die)),
  ];
};

const slotLine = ({ slot, values, taken, fits }: GladeSlot, die: number): GladeLine => {
  const clause = 'rtn.glade.slot-value';
  if (taken) return slotTaken(slot);
  switch (fits) {
    case 'yes':
      return { clause, code: 'slot-fits', slot, die, values };
    case 'no':
      return slotMisses(slot, { die, values });
    case 'unknown':
      return { clause, code: 'slot-unknown', slot, die };
  }
};

const discardLines = (visit: Glade): readonly GladeLine[] => {
  const { type, owned, discard, discarding } = visit;
  if (discard === 'none') return [];
  const limit = CARDS_OF_A_TYPE.max;
  const facts = { type, discard, before: owned[type], after: owned[type] - 1 };
  return isFull(visit)
    ? [{ clause: 'rtn.glade.discard-first', code: 'discard', ...facts, limit }]
    : [
        {
          clause: 'rtn.glade.early-discard',
          code: 'early-discard',
          ...facts,
          reading: discarding,
        },
      ];
};

const takeLines = ({ type, owned, hasTwin, discard }: Glade): readonly GladeLine[] => {
  const before = owned[type] - (discard === 'none' ? 0 : 1);
  return [
    { clause: 'rtn.glade.same-effect', code: hasTwin ? 'twin-gone' : 'no-twin', type },
    {
      clause: 'rtn.glade.type-limit',
      code: 'count',
      type,
      before,
      after: before + 1,
      limit: CARDS_OF_A_TYPE.max,
    },
  ];
};
