import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  amount,
  choices,
  form,
  onBoard,
  optionalChoice,
  reading,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import type { VbcClause } from './clauses.ts';
import { DISC_PRIORITY } from './data.ts';
import { DISC_CARDS, DISC_TOTALS, STRENGTH_DISCS, type DiscCard } from './data/cards.ts';

const FORM = form({
  /** Strength discs in the box. */
  total: onBoard(amount(DISC_TOTALS, String(STRENGTH_DISCS))),
  /** Cards with a disc, the Fangs' own understood. */
  using: choices(DISC_CARDS, 'ogre,troll,flame-giant'),
  /** Cards that wait for one, in the order drawn. */
  waiting: choices(DISC_CARDS),
  /** The card drawn now; blank: none. */
  draws: optionalChoice(DISC_CARDS, 'armory'),
  /** The card that then gives its disc back; blank: none. */
  freed: optionalChoice(DISC_CARDS),
  /** Who gets that disc; blank: not chosen. */
  chosen: optionalChoice(DISC_CARDS),
  priority: reading('vbc.discs.several', DISC_PRIORITY),
});

const SAYS = {
  limit: 'vbc.discs.limit',
  'number-inferred': 'vbc.discs.number',
  'number-entered': 'vbc.discs.number',
  'in-use': 'vbc.discs.in-use',
  'takes-disc': 'vbc.discs.in-use',
  waits: 'vbc.discs.waits',
  'still-waiting': 'vbc.discs.waits',
  'disc-back': 'vbc.discs.next',
  given: 'vbc.discs.next',
  'stays-free': 'vbc.discs.next',
  chosen: 'vbc.discs.several',
  'first-in-line': 'vbc.discs.several',
  'to-choose': 'vbc.discs.several',
  'too-many-in-use': 'vbc.discs.limit',
  'listed-twice': 'vbc.discs.in-use',
  'waits-needlessly': 'vbc.discs.next',
  'has-no-disc': 'vbc.discs.in-use',
  'not-waiting': 'vbc.discs.next',
  'no-disc-to-give': 'vbc.discs.next',
  'not-first-in-line': 'vbc.discs.several',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

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

/** Which cards wait for a Strength disc, and who gets the next: first a card is drawn, then one gives its disc back. */
const discs = (asked: Asked) => {
  const { total, draws, freed } = asked;
  const drawn = afterDraw(asked);
  const given = receiver(asked, drawn);
  const using = usingAfter(asked, drawn, given);
  const free = Math.max(0, total - FANGS_DISCS - using.length);
  const waiting = drawn.waiting.filter((card) => card !== given);
  const candidates = given === undefined && freed !== undefined ? drawn.waiting : [];
  // The card drawn now, and those to choose from, are told of already.
  const others = candidates.length > 0 ? [] : waiting.filter((card) => card !== draws);
  const value: StrengthDiscsValue = {
    total,
    discs: ['fangs', ...using, ...Array.from({ length: free }, () => 'free' as const)],
    free,
    waiting,
    drawn: draws && { card: draws, hasDisc: drawn.using.includes(draws) },
    given,
    candidates,
  };
  return ruled(breaches(asked, drawn), {
    value,
    lines: [
      say('in-use', { cards: asked.using, discs: asked.using.length + FANGS_DISCS }),
      ...drawLines(asked, drawn),
      ...freedLines(asked, drawn, value),
      ...when(others.length > 0, say('still-waiting', { cards: others })),
      ...limitLines(asked),
    ],
  });
};

export const strengthDiscs = question({ form: FORM, says: SAYS, rule: discs });

/** The disc that the Fangs never give up. */
const FANGS_DISCS = 1;

const freeAtFirst = ({ total, using }: Asked): number => total - FANGS_DISCS - using.length;

interface Holding {
  readonly using: readonly DiscCard[];
  readonly waiting: readonly DiscCard[];
}

/** A card drawn takes a free disc, or waits. */
const afterDraw = (asked: Asked): Holding => {
  const { using, waiting, draws } = asked;
  if (draws === undefined) return { using, waiting };
  return freeAtFirst(asked) > 0
    ? { using: [...using, draws], waiting }
    : { using, waiting: [...waiting, draws] };
};

/** Who gets the disc that comes back; `undefined` if nobody waits, or it is still to be chosen. */
const receiver = (
  { freed, chosen, priority }: Asked,
  { waiting }: Holding,
): DiscCard | undefined => {
  if (freed === undefined) return undefined;
  if (waiting.length === 1 || priority === 'first-come') return waiting[0];
  return waiting.find((card) => card === chosen);
};

const usingAfter = (
  { freed }: Asked,
  { using }: Holding,
  given: DiscCard | undefined,
): readonly DiscCard[] => [
  ...using.filter((card) => card !== freed),
  ...(given === undefined ? [] : [given]),
];

const breaches = (asked: Asked, drawn: Holding) => {
  const { total, using, waiting, freed } = asked;
  const free = freeAtFirst(asked);
  return [
    ...when(free < 0, say('too-many-in-use', { total, discs: using.length + FANGS_DISCS })),
    ...twice(asked).map((card) => say('listed-twice', { card })),
    ...when(free > 0 && waiting.length > 0, say('waits-needlessly', { free, waiting })),
    ...(freed !== undefined && !drawn.using.includes(freed)
      ? [say('has-no-disc', { card: freed })]
      : []),
    ...chosenBreaches(asked, drawn),
  ];
};

/** Cards that cannot be in two places. */
const twice = ({ using, waiting, draws }: Asked): readonly DiscCard[] => [
  ...using.filter((card) => waiting.includes(card)),
  ...(draws !== undefined && [...using, ...waiting].includes(draws) ? [draws] : []),
];

const chosenBreaches = (
  { freed, chosen: card, priority: reading }: Asked,
  { waiting }: Holding,
) => {
  if (card === undefined) return [];
  if (freed === undefined) return [say('no-disc-to-give', { card })];
  const [first = card] = waiting;
  if (!waiting.includes(card)) return [say('not-waiting', { card })];
  const isPassedOver = reading === 'first-come' && card !== first;
  return when(isPassedOver, say('not-first-in-line', { card, first, reading }));
};

const limitLines = ({ total }: Asked) => [
  say('limit', { total }),
  say(total === STRENGTH_DISCS ? 'number-inferred' : 'number-entered', { total }),
];

const drawLines = (asked: Asked, drawn: Holding) => {
  const { draws: card, total } = asked;
  if (card === undefined) return [];
  const before = freeAtFirst(asked);
  return drawn.using.includes(card)
    ? [say('takes-disc', { card, before, after: before - 1 })]
    : [say('waits', { card, total })];
};

const freedLines = (
  { freed, priority: reading }: Asked,
  { waiting: candidates }: Holding,
  { given: card, free }: StrengthDiscsValue,
) => {
  if (freed === undefined) return [];
  const back = say('disc-back', { card: freed });
  if (candidates.length === 0) return [back, say('stays-free', { free })];
  if (card === undefined) return [back, say('to-choose', { candidates, reading })];
  const code = reading === 'choice' ? 'chosen' : 'first-in-line';
  return [
    back,
    ...when(candidates.length > 1, say(code, { card, candidates, reading })),
    say('given', { card }),
  ];
};
