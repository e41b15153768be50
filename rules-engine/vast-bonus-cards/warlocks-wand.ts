import { ruled, saying, when, type Says } from '../core/answer.ts';
import { amount, choice, form, onBoard, reading, yesNo, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { sequence } from '../core/sequence.ts';
import { anyCase } from './any-case.ts';
import type { VbcClause } from './clauses.ts';
import { REASSIGNED } from './data.ts';
import {
  STASH_GOAL,
  STASHED,
  STASHES,
  UPGRADE_CARDS,
  WAND_CHARGES,
  WAND_DEEDS,
  WAND_LOG,
  WITHOUT_UPGRADE,
  type Stash,
  type WandDeed,
} from './data/cards.ts';

const FULL = WAND_CHARGES.max;

const FORM = form({
  /** Tokens stashed before, those that lost their space included. */
  stashed: amount(STASHED, '1'),
  /** Where the Treasure stashed now goes. */
  stash: choice(STASHES),
  /** Tokens that win the game for the Thief. */
  goal: onBoard(amount(STASH_GOAL, '6')),
  charges: amount(WAND_CHARGES, String(FULL)),
  /** Whether a token lies on the card before the stash. */
  assigned: yesNo(),
  /** What then happens to the Wand. */
  log: anyCase(sequence({ options: WAND_DEEDS, count: WAND_LOG }, 'use,use,lost,assign')),
  reassigned: reading('vbc.wand.which-token', REASSIGNED),
});

const SAYS = {
  'to-card': 'vbc.upgrades.stash',
  'to-board': 'vbc.upgrades.stash',
  'no-upgrade': 'vbc.upgrades.first-tokens',
  charges: 'vbc.wand.charges',
  used: 'vbc.wand.use',
  'token-stays': 'vbc.wand.token-stays',
  'token-lost': 'vbc.wand.spores',
  'assigned-again': 'vbc.wand.charges-stay',
  'which-token': 'vbc.wand.which-token',
  empty: 'vbc.wand.empty',
  stashed: 'vbc.upgrades.win',
  'none-stashed': 'vbc.upgrades.stash',
  'card-taken': 'vbc.upgrades.draw',
  'no-charge': 'vbc.wand.empty',
  'not-assigned': 'vbc.upgrades.stash',
  'nothing-to-lose': 'vbc.wand.spores',
  'already-assigned': 'vbc.upgrades.stash',
  'too-early': 'vbc.upgrades.first-tokens',
  'already-won': 'vbc.upgrades.win',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

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

/** The stash, then the Wand through use, loss and reassignment. */
const stashAndUse = (asked: Asked) => {
  const { stash, goal, log } = asked;
  const first = afterStash(asked);
  const { steps, broken } = walk(first, asked);
  const { charges, assigned, stashed } = steps.at(-1) ?? first;
  const wins = stashed >= goal;
  const value: WarlocksWandValue = {
    stash,
    boardUpgrades: stash === 'board' && !isEarly(asked, first.stashed) ? 1 : 0,
    used: log.filter((deed) => deed === 'use').length,
    charges,
    assigned,
    stashed,
    usable: usableNow({ charges, assigned, stashed }),
    goal,
    wins,
    steps,
  };
  return ruled([...stashBreaches(asked), ...broken], {
    value,
    lines: [
      ...stashLines(asked, first),
      ...steps.flatMap((step) => stepLines(step, asked)),
      ...when(charges === 0, say('empty')),
      say('charges', { charges: asked.charges, full: FULL }),
      say('stashed', { stashed, goal, wins }),
    ],
  });
};

export const warlocksWand = question({ form: FORM, says: SAYS, rule: stashAndUse });

const afterStash = ({ stash, stashed, charges, assigned }: Asked): WandState => ({
  charges,
  assigned: assigned || stash === 'card',
  stashed: stashed + (stash === 'none' ? 0 : 1),
});

const usableNow = ({ charges, assigned }: WandState): WarlocksWandValue['usable'] => {
  if (!assigned) return 'no-token';
  return charges > 0 ? 'yes' : 'no-charge';
};

/** How many of the first tokens go on no upgrade, neither on the board nor on the card. */
const withoutUpgrade = ({ goal }: Asked): number => WITHOUT_UPGRADE[goal] ?? 0;

/** Whether the token that makes it so many stashed is one of those. */
const isEarly = (asked: Asked, stashed: number): boolean => stashed <= withoutUpgrade(asked);

/** The token on the card was stashed before, and there is no other card for a second one. */
const stashBreaches = (asked: Asked) => {
  const { assigned, stash, stashed, goal } = asked;
  const first = withoutUpgrade(asked);
  return [
    ...when(stashed >= goal, say('already-won', { stashed, goal })),
    ...when(assigned && isEarly(asked, stashed), say('none-stashed', { least: first + 1 })),
    ...when(assigned && stash === 'card', say('card-taken', UPGRADE_CARDS)),
    ...when(
      stash === 'card' && isEarly(asked, stashed + 1),
      say('too-early', { goal, first, nth: stashed + 1 }),
    ),
  ];
};

/** The log entry by entry; an entry that breaks a rule changes nothing, and the next is looked at. */
const walk = (first: WandState, asked: Asked) => {
  const steps: WandStep[] = [];
  const broken: Breach[] = [];
  let state = first;
  for (const [i, deed] of asked.log.entries()) {
    const position = i + 1;
    const breach = breachOf(state, deed, position) ?? earlyBreach(asked, state, position);
    if (breach === undefined) state = stateAfter(state, deed, isSameToken(asked, position));
    else broken.push(breach);
    steps.push({ ...state, deed, position });
  }
  return { steps, broken };
};

type Breach = NonNullable<ReturnType<typeof breachOf> | ReturnType<typeof earlyBreach>>;

/** A new token assigned to the card although it is one of the first, or the Thief has won. */
const earlyBreach = (asked: Asked, { stashed }: WandState, position: number) => {
  const isNew = asked.log[position - 1] === 'assign' && !isSameToken(asked, position);
  const [goal, first, nth] = [asked.goal, withoutUpgrade(asked), stashed + 1];
  if (!isNew) return undefined;
  if (stashed >= goal) return say('already-won', { stashed, goal });
  return isEarly(asked, nth) ? say('too-early', { goal, first, nth }) : undefined;
};

const breachOf = ({ charges, assigned }: WandState, deed: WandDeed, position: number) => {
  if (deed === 'assign') return assigned ? say('already-assigned', { position }) : undefined;
  if (!assigned) return say(deed === 'use' ? 'not-assigned' : 'nothing-to-lose', { position });
  return deed === 'use' && charges === 0 ? say('no-charge', { position }) : undefined;
};

/** Whether an entry of the log comes after a loss: the card has had a token before. */
const isAfterLoss = ({ log }: Asked, position: number): boolean =>
  log.slice(0, position - 1).includes('lost');

/** Whether a token assigned now is the one that was removed, which counts already. */
const isSameToken = (asked: Asked, position: number): boolean =>
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

const stashLines = (asked: Asked, first: WandState) => {
  const { stash, stashed: before } = asked;
  if (stash === 'none') return [];
  if (isEarly(asked, first.stashed))
    return [say('no-upgrade', { before, after: first.stashed, first: withoutUpgrade(asked) })];
  return [say(stash === 'card' ? 'to-card' : 'to-board', { before, after: first.stashed })];
};

/** How many uses in a row end with this entry of the log; 0 if the next is another one, or it is none. */
const usesUpTo = ({ log }: Asked, position: number): number =>
  log[position] === 'use' ? 0 : position - 1 - log.slice(0, position).findLastIndex(isNoUse);

const isNoUse = (deed: WandDeed): boolean => deed !== 'use';

const usedLines = ({ position, charges: after }: WandStep, asked: Asked) => {
  const times = usesUpTo(asked, position);
  return when(times > 0, say('used', { position, times, before: after + times, after }));
};

const stepLines = (step: WandStep, asked: Asked) => [
  ...usedLines(step, asked),
  ...deedLines(step, asked),
];

const deedLines = ({ deed, position, charges }: WandStep, asked: Asked) => [
  ...when(deed === 'use' && charges === 0, say('token-stays', { position })),
  ...when(deed === 'lost', say('token-lost', { position, charges })),
  ...when(deed === 'assign', say('assigned-again', { position, charges, full: FULL })),
  ...when(
    deed === 'assign' && isAfterLoss(asked, position),
    say('which-token', { position, reading: asked.reassigned }),
  ),
];
