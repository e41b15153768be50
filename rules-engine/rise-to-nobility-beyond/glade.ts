import { ruled, saying, when, type Says } from '../core/answer.ts';
import { dice } from '../core/dice.ts';
import { unreadable } from '../core/fields.ts';
import {
  amountOrZero,
  amounts,
  choice,
  form,
  onBoard,
  optionalAmount,
  reading,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { RtnClause } from './clauses.ts';
import {
  CARDS_OF_A_TYPE,
  DIE,
  DISCARDING,
  DISCARDS,
  GLADE_SLOT_NUMBERS,
  GLADE_SLOTS,
  GLADE_TYPES,
  type GladeSlotNumber,
  type GladeType,
} from './data.ts';

/** The values printed on a slot, `3` or `1,2`; blank while unknown. The player reads them off the board. */
const slot = onBoard(dice({ min: 0, max: DIE.max }));

const FORM = form(
  {
    /** Blank: only the card is asked about. */
    die: optionalAmount(DIE),
    slot1: slot,
    slot2: slot,
    slot3: slot,
    /** Numbers of the slots with a die on them. */
    taken: amounts({ each: GLADE_SLOT_NUMBERS, count: { min: 0, max: GLADE_SLOTS.length } }),
    /** The type of the card wanted. */
    type: choice(GLADE_TYPES),
    relics: amountOrZero(CARDS_OF_A_TYPE, '3'),
    elders: amountOrZero(CARDS_OF_A_TYPE, '2'),
    dwellings: amountOrZero(CARDS_OF_A_TYPE, '1'),
    /** Whether a card with the same effect is owned. */
    sameEffect: yesNo(),
    /** The card of the same type discarded first. */
    discard: choice(DISCARDS),
    discarding: reading('rtn.glade.early-discard', DISCARDING),
  },
  ({ slot1, slot2, slot3, relics, elders, dwellings, sameEffect, ...rest }) => {
    const twice = rest.taken.find((number, i) => rest.taken.indexOf(number) < i);
    // A slot has room for one die.
    if (twice !== undefined) return unreadable('taken', String(twice), { reason: 'twice' });
    return ok({
      ...rest,
      slots: { 1: slot1, 2: slot2, 3: slot3 } as const,
      owned: { relic: relics, elder: elders, dwelling: dwellings },
      hasTwin: sameEffect,
    });
  },
);

const SAYS = {
  'three-slots': 'rtn.glade.three-slots',
  'slot-taken': 'rtn.glade.slot-free',
  'slot-fits': 'rtn.glade.slot-value',
  'slot-misses': 'rtn.glade.slot-value',
  'slot-unknown': 'rtn.glade.slot-value',
  discard: 'rtn.glade.discard-first',
  'early-discard': 'rtn.glade.early-discard',
  'twin-gone': 'rtn.glade.same-effect',
  'no-twin': 'rtn.glade.same-effect',
  count: 'rtn.glade.type-limit',
  'must-discard': 'rtn.glade.discard-first',
  'nothing-to-discard': 'rtn.glade.discard-first',
  'too-early-to-discard': 'rtn.glade.early-discard',
  'same-effect': 'rtn.glade.same-effect',
  'no-such-twin': 'rtn.glade.twin-type',
} as const satisfies Says<RtnClause>;

const say = saying(SAYS);

type Visit = Checked<typeof FORM>;

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

/** Whether a die may go to the Glade and a card of this type be taken there. */
const taking = (visit: Visit) => {
  const slots = gladeSlots(visit);
  const before = visit.owned[visit.type];
  const isSure = visit.die === undefined || slots.some(({ fits }) => fits === 'yes');
  const value: GladeValue = {
    type: visit.type,
    before,
    after: before - (visit.discard === 'none' ? 0 : 1) + 1,
    limit: CARDS_OF_A_TYPE.max,
    mayTake: isSure ? 'yes' : 'if-a-slot-fits',
    slots,
  };
  return ruled([...dieViolations(visit), ...cardViolations(visit)], {
    value,
    lines: [...discardLines(visit), ...takeLines(visit), ...dieLines(visit)],
  });
};

export const glade = question({ form: FORM, says: SAYS, rule: taking });

const gladeSlots = ({ die, slots, taken }: Visit): readonly GladeSlot[] =>
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
const dieViolations = (visit: Visit) => {
  const { die, taken: dice } = visit;
  // Without a die only the card is asked about, but nobody visits a Glade that is full.
  if (die === undefined) {
    return dice.length < GLADE_SLOTS.length ? [] : dice.map((slot) => say('slot-taken', { slot }));
  }
  const slots = gladeSlots(visit);
  if (slots.some(({ fits }) => fits !== 'no')) return [];
  return slots.flatMap(({ slot: number, values, taken }) => [
    ...when(taken, say('slot-taken', { slot: number })),
    ...when(fit(die, values) === 'no', say('slot-misses', { slot: number, die, values })),
  ]);
};

const isFull = ({ owned, type }: Visit): boolean => owned[type] === CARDS_OF_A_TYPE.max;

/** A discard that the reading allows: at the limit always, below it only if any time will do. */
const mayDiscard = (visit: Visit): boolean => visit.discarding === 'any-time' || isFull(visit);

/** Whether the card with the same effect is still there when the new one arrives. */
const keepsTwin = (visit: Visit): boolean =>
  visit.hasTwin && !(visit.discard === 'twin' && mayDiscard(visit));

const canDiscard = ({ owned, type, hasTwin, discard }: Visit): boolean => {
  switch (discard) {
    case 'none':
      return true;
    case 'twin':
      return hasTwin;
    case 'other':
      return owned[type] > (hasTwin ? 1 : 0);
  }
};

const cardViolations = (visit: Visit) => {
  const { type, owned, discard, discarding } = visit;
  const count = owned[type];
  const limit = CARDS_OF_A_TYPE.max;
  if (visit.hasTwin && count === 0) return [say('no-such-twin', { type })];
  const isEarly = discard !== 'none' && canDiscard(visit) && !mayDiscard(visit);
  return [
    ...when(!canDiscard(visit), say('nothing-to-discard', { type, discard, count })),
    ...when(discard === 'none' && isFull(visit), say('must-discard', { type, count, limit })),
    ...when(isEarly, say('too-early-to-discard', { type, count, limit, reading: discarding })),
    ...when(keepsTwin(visit), say('same-effect', { type, count, limit })),
  ];
};

/** The slots that take the die; while none surely does, what is known of each. */
const dieLines = (visit: Visit) => {
  const { die } = visit;
  if (die === undefined) return [];
  const slots = gladeSlots(visit);
  const fitting = slots.filter(({ fits }) => fits === 'yes');
  return [
    ...fitting.map(({ slot: number, values }) => say('slot-fits', { slot: number, die, values })),
    ...(fitting.length > 0 ? [] : unsureLines(slots, die)),
    say('three-slots', { slots: GLADE_SLOTS.length }),
  ];
};

const unsureLines = (slots: readonly GladeSlot[], die: number) => {
  const unknown = slots.filter(({ fits }) => fits === 'unknown').map(({ slot: number }) => number);
  const closed = slots.filter(({ fits }) => fits === 'no');
  return [
    say('slot-unknown', { slots: unknown, die }),
    ...closed.map(({ slot: number, values, taken }) =>
      taken
        ? say('slot-taken', { slot: number })
        : say('slot-misses', { slot: number, die, values }),
    ),
  ];
};

const discardLines = (visit: Visit) => {
  const { type, owned, discard, discarding } = visit;
  if (discard === 'none') return [];
  const facts = { type, discard, before: owned[type], after: owned[type] - 1 };
  return isFull(visit)
    ? [say('discard', { ...facts, limit: CARDS_OF_A_TYPE.max })]
    : [say('early-discard', { ...facts, reading: discarding })];
};

/** At the limit the discard has told of it. */
const takeLines = (visit: Visit) => {
  const { type, owned, hasTwin, discard } = visit;
  const before = owned[type] - (discard === 'none' ? 0 : 1);
  const limit = CARDS_OF_A_TYPE.max;
  return [
    ...when(!isFull(visit), say('count', { type, discard, before, after: before + 1, limit })),
    say(hasTwin ? 'twin-gone' : 'no-twin', { type }),
  ];
};
