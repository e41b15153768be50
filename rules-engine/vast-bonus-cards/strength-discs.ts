import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import { collect, option, optionalOption, optionsOf, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { DISC_PRIORITY, type DiscPriority } from './data.ts';
import { DISC_CARDS, DISC_TOTALS, STRENGTH_DISCS, type DiscCard } from './data/cards.ts';
import type { VbcLine } from './line.ts';

export interface RawStrengthDiscs {
  /** Strength discs in the box. */
  readonly total: string;
  /** Cards with a disc, the Fangs' own understood. */
  readonly using: string;
  /** Cards that wait for one, in the order drawn. */
  readonly waiting: string;
  /** The card drawn now; blank: none. */
  readonly draws: string;
  /** The card that then gives its disc back; blank: none. */
  readonly freed: string;
  /** Who gets that disc; blank: not chosen. */
  readonly chosen: string;
  readonly priority: string;
}

export const STRENGTH_DISCS_START: RawStrengthDiscs = {
  total: '4',
  using: 'ogre,troll,flame-giant',
  waiting: '',
  draws: 'armory',
  freed: '',
  chosen: '',
  priority: 'choice',
};

export type StrengthDiscs = Parsed<
  {
    readonly total: number;
    readonly using: readonly DiscCard[];
    readonly waiting: readonly DiscCard[];
    readonly draws: DiscCard | undefined;
    readonly freed: DiscCard | undefined;
    readonly chosen: DiscCard | undefined;
    readonly priority: DiscPriority;
  },
  'StrengthDiscs'
>;

/** Who holds a disc. */
export type DiscHolder = 'fangs' | DiscCard | 'free';

export interface StrengthDiscsValue {
  readonly total: number;
  /** Every disc and who holds it afterwards, the Fangs' first and free ones last. */
  readonly discs: readonly DiscHolder[];
  readonly free: number;
  /** Cards without effect afterwards, in the order drawn. */
  readonly waiting: readonly DiscCard[];
  /** The card drawn now and whether it has its disc. */
  readonly drawn: { readonly card: DiscCard; readonly hasDisc: boolean } | undefined;
  /** Who got the disc that came back. */
  readonly given: DiscCard | undefined;
  /** Cards among which the Goblins still choose; none if nothing is to be chosen. */
  readonly candidates: readonly DiscCard[];
}

export type StrengthDiscsLine =
  | VbcLine<'vbc.discs.limit', 'limit', { total: number }>
  | VbcLine<'vbc.discs.number', 'number-inferred' | 'number-entered', { total: number }>
  | VbcLine<'vbc.discs.in-use', 'in-use', { cards: readonly DiscCard[]; discs: number }>
  | VbcLine<'vbc.discs.in-use', 'takes-disc', { card: DiscCard; before: number; after: number }>
  | VbcLine<'vbc.discs.waits', 'waits', { card: DiscCard; total: number }>
  | VbcLine<'vbc.discs.waits', 'still-waiting', { cards: readonly DiscCard[] }>
  | VbcLine<'vbc.discs.next', 'disc-back', { card: DiscCard }>
  | VbcLine<'vbc.discs.next', 'given', { card: DiscCard }>
  | VbcLine<'vbc.discs.next', 'stays-free', { free: number }>
  | VbcLine<
      'vbc.discs.several',
      'chosen' | 'first-in-line',
      { card: DiscCard; candidates: readonly DiscCard[]; reading: DiscPriority }
    >
  | VbcLine<
      'vbc.discs.several',
      'to-choose',
      { candidates: readonly DiscCard[]; reading: DiscPriority }
    >;

export type StrengthDiscsViolation =
  | VbcLine<'vbc.discs.limit', 'too-many-in-use', { total: number; discs: number }>
  | VbcLine<'vbc.discs.in-use', 'listed-twice', { card: DiscCard }>
  | VbcLine<'vbc.discs.next', 'waits-needlessly', { free: number; waiting: readonly DiscCard[] }>
  | VbcLine<'vbc.discs.in-use', 'has-no-disc', { card: DiscCard }>
  | VbcLine<'vbc.discs.next', 'not-waiting', { card: DiscCard }>
  | VbcLine<'vbc.discs.next', 'no-disc-to-give', { card: DiscCard }>
  | VbcLine<
      'vbc.discs.several',
      'not-first-in-line',
      { card: DiscCard; first: DiscCard; reading: DiscPriority }
    >;

export const parseStrengthDiscs = (raw: RawStrengthDiscs): Field<StrengthDiscs> => {
  const fields = collect({
    total: whole('total', raw.total, DISC_TOTALS),
    using: optionsOf('using', raw.using, DISC_CARDS),
    waiting: optionsOf('waiting', raw.waiting, DISC_CARDS),
    draws: optionalOption('draws', raw.draws, DISC_CARDS),
    freed: optionalOption('freed', raw.freed, DISC_CARDS),
    chosen: optionalOption('chosen', raw.chosen, DISC_CARDS),
    priority: option('priority', raw.priority, DISC_PRIORITY),
  });
  return fields.ok ? ok(parsed(fields.value)) : fields;
};

/** Which cards wait for a Strength disc, and who gets the next: first a card is drawn, then one gives its disc back. */
export const strengthDiscs = (
  asked: StrengthDiscs,
): Ruling<StrengthDiscsValue, StrengthDiscsLine, StrengthDiscsViolation> => {
  const drawn = afterDraw(asked);
  const given = receiver(asked, drawn);
  const using = usingAfter(asked, drawn, given);
  const free = Math.max(0, asked.total - FANGS_DISCS - using.length);
  const waiting = drawn.waiting.filter((card) => card !== given);
  return ruled(violations(asked, drawn), {
    value: {
      total: asked.total,
      discs: ['fangs', ...using, ...Array.from({ length: free }, () => 'free' as const)],
      free,
      waiting,
      drawn:
        asked.draws === undefined
          ? undefined
          : { card: asked.draws, hasDisc: drawn.using.includes(asked.draws) },
      given,
      candidates: given === undefined && asked.freed !== undefined ? drawn.waiting : [],
    },
    lines: [
      ...startLines(asked),
      ...drawLines(asked, drawn),
      ...freedLines(asked, { drawn, given, free }),
      ...when(waiting.length > 0, {
        clause: 'vbc.discs.waits',
        code: 'still-waiting',
        cards: waiting,
      }),
    ],
  });
};

export const askStrengthDiscs = asks(parseStrengthDiscs, strengthDiscs);

/** The disc that the Fangs never give up. */
const FANGS_DISCS = 1;

const freeAtFirst = ({ total, using }: StrengthDiscs): number => total - FANGS_DISCS - using.length;

interface Holding {
  readonly using: readonly DiscCard[];
  readonly waiting: readonly DiscCard[];
}

/** A card drawn takes a free disc, or waits. */
const afterDraw = (asked: StrengthDiscs): Holding => {
  const { using, waiting, draws } = asked;
  if (draws === undefined) return { using, waiting };
  return freeAtFirst(asked) > 0
    ? { using: [...using, draws], waiting }
    : { using, waiting: [...waiting, draws] };
};

/** Who gets the disc that comes back; `undefined` if nobody waits, or it is still to be chosen. */
const receiver = (
  { freed, chosen, priority }: StrengthDiscs,
  { waiting }: Holding,
): DiscCard | undefined => {
  if (freed === undefined) return undefined;
  if (waiting.length === 1 || priority === 'first-come') return waiting[0];
  return waiting.find((card) => card === chosen);
};

const usingAfter = (
  { freed }: StrengthDiscs,
  { using }: Holding,
  given: DiscCard | undefined,
): readonly DiscCard[] => [
  ...using.filter((card) => card !== freed),
  ...(given === undefined ? [] : [given]),
];

const violations = (asked: StrengthDiscs, drawn: Holding): readonly StrengthDiscsViolation[] => {
  const { total, using, waiting } = asked;
  const free = freeAtFirst(asked);
  return [
    ...when(free < 0, {
      clause: 'vbc.discs.limit',
      code: 'too-many-in-use',
      total,
      discs: using.length + FANGS_DISCS,
    }),
    ...twice(asked).map(
      (card) => ({ clause: 'vbc.discs.in-use', code: 'listed-twice', card }) as const,
    ),
    ...when(free > 0 && waiting.length > 0, {
      clause: 'vbc.discs.next',
      code: 'waits-needlessly',
      free,
      waiting,
    }),
    ...freedViolations(asked, drawn),
    ...chosenViolations(asked, drawn),
  ];
};

/** Cards that cannot be in two places. */
const twice = ({ using, waiting, draws }: StrengthDiscs): readonly DiscCard[] => [
  ...using.filter((card) => waiting.includes(card)),
  ...(draws !== undefined && [...using, ...waiting].includes(draws) ? [draws] : []),
];

const freedViolations = (
  { freed }: StrengthDiscs,
  { using }: Holding,
): readonly StrengthDiscsViolation[] =>
  freed !== undefined && !using.includes(freed)
    ? [{ clause: 'vbc.discs.in-use', code: 'has-no-disc', card: freed }]
    : [];

const chosenViolations = (
  { freed, chosen, priority }: StrengthDiscs,
  { waiting }: Holding,
): readonly StrengthDiscsViolation[] => {
  if (chosen === undefined) return [];
  const [first] = waiting;
  if (freed === undefined) {
    return [{ clause: 'vbc.discs.next', code: 'no-disc-to-give', card: chosen }];
  }
  if (first === undefined || !waiting.includes(chosen)) {
    return [{ clause: 'vbc.discs.next', code: 'not-waiting', card: chosen }];
  }
  return when(priority === 'first-come' && chosen !== first, {
    clause: 'vbc.discs.several',
    code: 'not-first-in-line',
    card: chosen,
    first,
    reading: priority,
  });
};

const startLines = ({ total, using }: StrengthDiscs): readonly StrengthDiscsLine[] => [
  { clause: 'vbc.discs.limit', code: 'limit', total },
  {
    clause: 'vbc.discs.number',
    code: total === STRENGTH_DISCS ? 'number-inferred' : 'number-entered',
    total,
  },
  {
    clause: 'vbc.discs.in-use',
    code: 'in-use',
    cards: using,
    discs: using.length + FANGS_DISCS,
  },
];

const drawLines = (asked: StrengthDiscs, drawn: Holding): readonly StrengthDiscsLine[] => {
  const { draws: card, total } = asked;
  if (card === undefined) return [];
  const before = freeAtFirst(asked);
  return drawn.using.includes(card)
    ? [{ clause: 'vbc.discs.in-use', code: 'takes-disc', card, before, after: before - 1 }]
    : [{ clause: 'vbc.discs.waits', code: 'waits', card, total }];
};

interface Freed {
  readonly drawn: Holding;
  readonly given: DiscCard | undefined;
  readonly free: number;
}

const freedLines = (
  { freed, priority }: StrengthDiscs,
  { drawn, given, free }: Freed,
): readonly StrengthDiscsLine[] => {
  if (freed === undefined) return [];
  const candidates = drawn.waiting;
  const back = { clause: 'vbc.discs.next', code: 'disc-back', card: freed } as const;
  if (candidates.length === 0) {
    return [back, { clause: 'vbc.discs.next', code: 'stays-free', free }];
  }
  const clause = 'vbc.discs.several';
  if (given === undefined) {
    return [back, { clause, code: 'to-choose', candidates, reading: priority }];
  }
  const code = priority === 'choice' ? 'chosen' : 'first-in-line';
  return [
    back,
    ...when(candidates.length > 1, { clause, code, card: given, candidates, reading: priority }),
    { clause: 'vbc.discs.next', code: 'given', card: given },
  ];
};
