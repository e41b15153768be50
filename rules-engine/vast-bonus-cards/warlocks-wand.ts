import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import { collect, option, whole, wordsOf, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { REASSIGNED, YES_NO, type Reassigned } from './data.ts';
import {
  STASH_GOAL,
  STASHED,
  STASHES,
  UPGRADE_CARDS,
  WAND_CHARGES,
  WAND_DEEDS,
  WAND_LOG,
  type Stash,
  type WandDeed,
} from './data/cards.ts';
import type { VbcLine } from './line.ts';

export interface RawWarlocksWand {
  /** Tokens stashed before, those that lost their space included. */
  readonly stashed: string;
  /** Where the Treasure stashed now goes. */
  readonly stash: string;
  /** Tokens that win the game for the Thief. */
  readonly goal: string;
  readonly charges: string;
  /** Whether a token lies on the card before the stash. */
  readonly assigned: string;
  /** What then happens to the Wand: `use,use,lost,assign`. */
  readonly log: string;
  readonly reassigned: string;
}

export const WARLOCKS_WAND_START: RawWarlocksWand = {
  stashed: '1',
  stash: 'card',
  goal: '6',
  charges: '5',
  assigned: 'no',
  log: 'use,use,lost,assign',
  reassigned: 'another',
};

export type WarlocksWand = Parsed<
  {
    readonly stashed: number;
    readonly stash: Stash;
    readonly goal: number;
    readonly charges: number;
    readonly isAssigned: boolean;
    readonly log: readonly WandDeed[];
    readonly reassigned: Reassigned;
  },
  'WarlocksWand'
>;

/** The Wand after an entry of the log. */
export interface WandState {
  readonly charges: number;
  readonly assigned: boolean;
  readonly stashed: number;
}

export interface WandStep extends WandState {
  readonly deed: WandDeed;
  /** Which entry of the log, counted from 1. */
  readonly position: number;
}

export interface WarlocksWandValue extends WandState {
  readonly stash: Stash;
  /** Upgrades taken on the board by the stash: none if the token goes to the card. */
  readonly boardUpgrades: number;
  readonly used: number;
  /** Whether the effect may be used now, and if not why. */
  readonly usable: 'yes' | 'no-charge' | 'no-token';
  readonly goal: number;
  readonly wins: boolean;
  /** The log, entry by entry. */
  readonly steps: readonly WandStep[];
}

export type WarlocksWandLine =
  | VbcLine<'vbc.upgrades.stash', 'to-card' | 'to-board', { before: number; after: number }>
  | VbcLine<'vbc.wand.charges', 'charges', { charges: number; full: number }>
  | VbcLine<'vbc.wand.use', 'used', { position: number; before: number; after: number }>
  | VbcLine<'vbc.wand.token-stays', 'token-stays', { position: number }>
  | VbcLine<'vbc.wand.spores', 'token-lost', { position: number; charges: number }>
  | VbcLine<
      'vbc.wand.charges-stay',
      'assigned-again',
      { position: number; charges: number; full: number }
    >
  | VbcLine<'vbc.wand.which-token', 'which-token', { position: number; reading: Reassigned }>
  | VbcLine<'vbc.wand.empty', 'empty'>
  | VbcLine<'vbc.upgrades.win', 'stashed', { stashed: number; goal: number; wins: boolean }>;

export type WarlocksWandViolation =
  | VbcLine<'vbc.upgrades.stash', 'none-stashed'>
  | VbcLine<'vbc.upgrades.stash', 'card-taken'>
  | VbcLine<'vbc.wand.empty', 'no-charge', { position: number }>
  | VbcLine<'vbc.upgrades.stash', 'not-assigned', { position: number }>
  | VbcLine<'vbc.wand.spores', 'nothing-to-lose', { position: number }>
  | VbcLine<'vbc.upgrades.stash', 'already-assigned', { position: number }>;

export const parseWarlocksWand = (raw: RawWarlocksWand): Field<WarlocksWand> => {
  const fields = collect({
    stashed: whole('stashed', raw.stashed, STASHED),
    stash: option('stash', raw.stash, STASHES),
    goal: whole('goal', raw.goal, STASH_GOAL),
    charges: whole('charges', raw.charges, WAND_CHARGES),
    assigned: option('assigned', raw.assigned, YES_NO),
    log: wordsOf('log', raw.log, { options: WAND_DEEDS, count: WAND_LOG }),
    reassigned: option('reassigned', raw.reassigned, REASSIGNED),
  });
  if (!fields.ok) return fields;
  const { assigned, ...rest } = fields.value;
  return ok(parsed({ ...rest, isAssigned: assigned === 'yes' }));
};

/** The stash, then the Wand through use, loss and reassignment. */
export const warlocksWand = (
  asked: WarlocksWand,
): Ruling<WarlocksWandValue, WarlocksWandLine, WarlocksWandViolation> => {
  const { stash, goal, log } = asked;
  const first = afterStash(asked);
  const { steps, broken } = walk(first, asked);
  const { charges, assigned, stashed } = steps.at(-1) ?? first;
  const violations = [
    // The token on the card was stashed before.
    ...when(asked.isAssigned && asked.stashed === 0, {
      clause: 'vbc.upgrades.stash',
      code: 'none-stashed',
    }),
    ...when(stash === 'card' && asked.isAssigned, {
      clause: 'vbc.upgrades.stash',
      code: 'card-taken',
    }),
    ...broken,
  ];
  return ruled(violations, {
    value: {
      stash,
      boardUpgrades: stash === 'board' ? 1 : 0,
      used: log.filter((deed) => deed === 'use').length,
      charges,
      assigned,
      stashed,
      usable: usableNow({ charges, assigned, stashed }),
      goal,
      wins: stashed >= goal,
      steps,
    },
    lines: [
      ...stashLines(asked, first),
      { clause: 'vbc.wand.charges', code: 'charges', charges: asked.charges, full: FULL },
      ...steps.flatMap((step) => stepLines(step, asked)),
      ...when(charges === 0, { clause: 'vbc.wand.empty', code: 'empty' }),
      { clause: 'vbc.upgrades.win', code: 'stashed', stashed, goal, wins: stashed >= goal },
    ],
  });
};

export const askWarlocksWand = asks(parseWarlocksWand, warlocksWand);

/** How the Upgrade cards are dealt at setup. */
export const upgradeCards = (): { readonly drawn: number; readonly toTheBox: number } => ({
  drawn: UPGRADE_CARDS.drawn,
  toTheBox: UPGRADE_CARDS.all - UPGRADE_CARDS.drawn,
});

const FULL = WAND_CHARGES.max;

const afterStash = ({ stash, stashed, charges, isAssigned }: WarlocksWand): WandState => ({
  charges,
  assigned: isAssigned || stash === 'card',
  stashed: stashed + (stash === 'none' ? 0 : 1),
});

const usableNow = ({ charges, assigned }: WandState): WarlocksWandValue['usable'] => {
  if (!assigned) return 'no-token';
  return charges > 0 ? 'yes' : 'no-charge';
};

interface Walked {
  readonly steps: readonly WandStep[];
  readonly broken: readonly WarlocksWandViolation[];
}

/** The log entry by entry; an entry that breaks a rule changes nothing, and the next is looked at. */
const walk = (first: WandState, asked: WarlocksWand): Walked => {
  const steps: WandStep[] = [];
  const broken: WarlocksWandViolation[] = [];
  let state = first;
  for (const [i, deed] of asked.log.entries()) {
    const position = i + 1;
    const breach = breachOf(state, deed, position);
    if (breach === undefined) state = stateAfter(state, deed, isSameToken(asked, position));
    else broken.push(breach);
    steps.push({ ...state, deed, position });
  }
  return { steps, broken };
};

const breachOf = (
  { charges, assigned }: WandState,
  deed: WandDeed,
  position: number,
): WarlocksWandViolation | undefined => {
  switch (deed) {
    case 'use':
      if (!assigned) return { clause: 'vbc.upgrades.stash', code: 'not-assigned', position };
      return charges > 0 ? undefined : { clause: 'vbc.wand.empty', code: 'no-charge', position };
    case 'lost':
      return assigned
        ? undefined
        : { clause: 'vbc.wand.spores', code: 'nothing-to-lose', position };
    case 'assign':
      return assigned
        ? { clause: 'vbc.upgrades.stash', code: 'already-assigned', position }
        : undefined;
  }
};

/** Whether an entry of the log comes after a loss: the card has had a token before. */
const isAfterLoss = ({ log }: WarlocksWand, position: number): boolean =>
  log.slice(0, position - 1).includes('lost');

/** Whether a token assigned now is the one that was removed, which counts already. */
const isSameToken = (asked: WarlocksWand, position: number): boolean =>
  asked.reassigned === 'same' && isAfterLoss(asked, position);

/** A token that is lost goes on counting; another one assigned later counts besides. Charges only ever fall. */
const stateAfter = (state: WandState, deed: WandDeed, isSame: boolean): WandState => {
  switch (deed) {
    case 'use':
      return { ...state, charges: state.charges - 1 };
    case 'lost':
      return { ...state, assigned: false };
    case 'assign':
      return { ...state, assigned: true, stashed: state.stashed + (isSame ? 0 : 1) };
  }
};

const stashLines = (
  { stash, stashed }: WarlocksWand,
  first: WandState,
): readonly WarlocksWandLine[] =>
  when(stash !== 'none', {
    clause: 'vbc.upgrades.stash',
    code: stash === 'card' ? 'to-card' : 'to-board',
    before: stashed,
    after: first.stashed,
  });

const stepLines = (
  { deed, position, charges }: WandStep,
  asked: WarlocksWand,
): readonly WarlocksWandLine[] => {
  switch (deed) {
    case 'use':
      return [
        { clause: 'vbc.wand.use', code: 'used', position, before: charges + 1, after: charges },
        ...when(charges === 0, { clause: 'vbc.wand.token-stays', code: 'token-stays', position }),
      ];
    case 'lost':
      return [{ clause: 'vbc.wand.spores', code: 'token-lost', position, charges }];
    case 'assign':
      return [
        { clause: 'vbc.wand.charges-stay', code: 'assigned-again', position, charges, full: FULL },
        ...when(isAfterLoss(asked, position), {
          clause: 'vbc.wand.which-token',
          code: 'which-token',
          position,
          reading: asked.reassigned,
        }),
      ];
  }
};
