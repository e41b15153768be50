import { ruled, saying, when, type Says } from '../core/answer.ts';
import { question } from '../core/question.ts';
import { cursedAmuletForm, isActive, isFight, type CursedAmulet } from './amulet-asked.ts';
import {
  amountOf,
  ATTACKS,
  cubesGained,
  cubeSpacesLost,
  fight,
  fightLoss,
  foeOf,
  fullOf,
  gritBefore,
  isDeclined,
  isDiscarded,
  isListed,
  isShielded,
  leftAfter,
  lossesOf,
  shieldLeaves,
  thiefTokensOf,
  type AmuletLoss,
  type Left,
} from './amulet-losses.ts';
import type { VbcClause } from './clauses.ts';
import { DECLINE_GRIT, type TreasureChoice } from './data.ts';
import { gritAfter } from './grit.ts';
import type { Harm, LossKind } from './data/cards.ts';

/** Where the base game's number stands. What the player entered, and a fight, need no such line. */
const BASE_CLAUSES = {
  health: 'vbc.amulet.health-losses',
  grit: 'vbc.amulet.grit-losses',
  move: 'vbc.amulet.forced-moves',
  treasures: 'vbc.amulet.pickpocket-base',
  cubes: 'vbc.entrance.poison-cubes',
} as const;

const SAYS = {
  'always-active': 'vbc.amulet.always',
  'not-in-play': 'vbc.amulet.always',
  'no-cube': 'vbc.amulet.no-cube',
  revealed: 'vbc.amulet.reveal',
  declined: 'vbc.amulet.decline',
  'cubes-gained': 'vbc.grit.cubes',
  fight: 'vbc.amulet.infestation',
  'base-loss': Object.values(BASE_CLAUSES),
  'magma-spares': 'vbc.amulet.health-losses',
  'magma-last': 'vbc.amulet.magma-last',
  negative: 'vbc.amulet.negative',
  'health-doubled': 'vbc.amulet.health',
  'flame-giant': 'vbc.amulet.flame-giant',
  'grit-doubled': 'vbc.amulet.grit',
  'move-doubled': 'vbc.amulet.forced-move',
  'treasures-doubled': 'vbc.amulet.pickpocket',
  'other-doubled': 'vbc.amulet.other-effects',
  'other-single': 'vbc.amulet.other-effects',
  'own-cost': 'vbc.amulet.own-costs',
  'shield-alone': 'vbc.amulet.shield-alone',
  shield: 'vbc.amulet.shield',
  'shield-2017': 'vbc.amulet.shield-2017',
  'shield-stays': 'vbc.amulet.shield-stays',
  'two-cubes-stay': 'vbc.entrance.two-cubes',
  'amulet-stolen': 'vbc.amulet.pickpocket-itself',
  'amulet-may-be-stolen': 'vbc.amulet.pickpocket-itself',
  'thief-tokens': 'vbc.amulet.pickpocket-tokens',
  'health-left': 'vbc.amulet.health-losses',
  'grit-left': 'vbc.grit.track',
  'cubes-back': 'vbc.staff.losing-cubes',
  'resolve-first': 'vbc.amulet.resolve-first',
  'not-an-attack': 'vbc.amulet.magma-discard',
  discard: 'vbc.amulet.discard',
  'no-treasures': 'vbc.amulet.pickpocket-base',
  'too-little-grit': 'vbc.staff.enough',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

export type AmuletStep = LossKind | 'discard-amulet';

export interface CursedAmuletValue extends Left {
  readonly effect: Harm;
  /** Whether the Amulet doubles what happens now. */
  readonly active: boolean;
  /** What became of an offered Amulet. */
  readonly offer: TreasureChoice | 'none';
  /** Grit for declining it: less at the end of the track. */
  readonly gritGained: number;
  readonly losses: readonly AmuletLoss[];
  /** What happens in order, the discard last. */
  readonly steps: readonly AmuletStep[];
  readonly discarded: boolean;
  /** Treasure tokens the Thief takes from the Cave; 0 unless he picks her pocket. */
  readonly thiefTokens: number;
}

/** What an effect costs the Knight, with the Amulet or without it, in which order, and why. */
const harm = (asked: CursedAmulet) => {
  const losses = lossesOf(asked);
  const harmful = losses.find(({ base }) => base > 0);
  const left = leftAfter(asked, losses);
  const discarded = isDiscarded(asked, losses);
  const steps = losses.filter(({ amount }) => amount > 0).map(({ kind }) => kind);
  const value: CursedAmuletValue = {
    effect: asked.effect,
    active: isActive(asked),
    offer: asked.amulet === 'offered' ? asked.keep : 'none',
    gritGained: gritGained(asked),
    losses,
    steps: [...steps, ...when(discarded, 'discard-amulet')],
    discarded,
    ...left,
    thiefTokens: thiefTokensOf(asked),
  };
  return ruled(breaches(asked), {
    value,
    lines: [
      ...offerLines(asked),
      ...fightLines(asked),
      ...losses.map((loss) => lossLines(asked, loss, loss === harmful)).flat(),
      ...thiefLines(asked, amountOf(losses, 'treasures')),
      ...healthLines(asked, left),
      ...gritLines(asked, losses, left),
      ...when(discarded && left.health !== 0 && steps.length > 1, say('resolve-first', { steps })),
      // A dead Knight discards nothing.
      ...(left.health === 0 ? [] : discardLines(asked, value)),
    ],
  });
};

export const cursedAmulet = question({ form: cursedAmuletForm, says: SAYS, rule: harm });

const breaches = (asked: CursedAmulet) => {
  const { effect, treasures, amount: cost = 0 } = asked;
  const grit = gritBefore(asked) ?? cost;
  return [
    ...when(effect === 'pickpocket' && treasures === 0 && !isActive(asked), say('no-treasures')),
    ...when(effect === 'rune-staff' && grit < cost, say('too-little-grit', { grit, cost })),
  ];
};

const gritGained = (asked: CursedAmulet): number => {
  if (!isDeclined(asked)) return 0;
  const { grit } = asked;
  return grit === undefined ? DECLINE_GRIT : gritAfter(grit, DECLINE_GRIT) - grit;
};

const offerLines = (asked: CursedAmulet) => {
  const { amulet, effect, grit: before } = asked;
  const active = isActive(asked);
  const after = gritBefore(asked);
  return [
    ...when(isDeclined(asked), say('declined', { gained: gritGained(asked), before, after })),
    ...when(cubesGained(asked) > 0, say('cubes-gained', { cubes: cubesGained(asked) })),
    ...when(active && amulet === 'offered', say('revealed')),
    say(active ? 'always-active' : 'not-in-play', { effect }),
    ...when(active, say('no-cube', { effect })),
  ];
};

const fightLines = (asked: CursedAmulet) => {
  const { effect, strength } = asked;
  const [foe, outcome, amount] = [foeOf(asked), fight(asked), fightLoss(asked)];
  return when(isFight(effect), say('fight', { effect, strength, foe, outcome, amount }));
};

/** What makes a loss what it is; that its effect is negative is said once, with the first loss. */
const lossLines = (asked: CursedAmulet, loss: AmuletLoss, isFirst: boolean) => {
  const { effect, health } = asked;
  const { kind, base, doubling, amount } = loss;
  if (doubling === 'own-cost') return [say('own-cost', { amount })];
  if (base === 0) {
    return effect === 'magma' && health !== undefined ? [say('magma-spares', { health })] : [];
  }
  const active = isActive(asked);
  const isPrinted = !isFight(effect) && effect !== 'other';
  return [
    ...when(
      isPrinted,
      say('base-loss', { effect, kind, amount: base, active }, BASE_CLAUSES[kind]),
    ),
    ...when(active && isFirst, say('negative', { effect })),
    ...(active ? [doublingLine(asked, loss)] : []),
    ...limitLines(asked, loss),
  ];
};

const doublingLine = (asked: CursedAmulet, { kind, base, doubling }: AmuletLoss) => {
  const { effect, treasures, otherEffects: reading } = asked;
  const amount = fullOf({ base, doubling });
  if (!isListed(effect, kind)) {
    const code = doubling === 'doubled' ? 'other-doubled' : 'other-single';
    return say(code, { kind, base, amount, reading });
  }
  if (kind === 'treasures') return say('treasures-doubled', { base, amount, treasures });
  const isGiant = effect === 'flame-giant' && fight(asked) === 'weaker';
  return say(isGiant ? 'flame-giant' : LISTED[kind], { base, amount });
};

/** What is said of a loss that the leaflet names; it names no cubes. */
const LISTED = {
  health: 'health-doubled',
  grit: 'grit-doubled',
  move: 'move-doubled',
  cubes: 'grit-doubled',
} as const;

const limitLines = (asked: CursedAmulet, { kind, base, doubling, amount: after }: AmuletLoss) => {
  const before = fullOf({ base, doubling });
  const isLast = asked.effect === 'magma' && before === asked.health;
  return [
    ...(isShielded(asked) ? shieldLines(asked, kind, before) : []),
    ...when(isLast, say('magma-last', { before, after, reading: asked.lastHealth })),
    ...when(kind === 'cubes' && after < before, say('two-cubes-stay', { before, after })),
  ];
};

const shieldLines = (asked: CursedAmulet, kind: LossKind, before: number) => {
  const withAmulet = asked.shieldText === 'leaflet' ? 'shield' : 'shield-2017';
  const code = isActive(asked) ? withAmulet : 'shield-alone';
  return [
    ...when(kind === 'grit', say(code, { before, after: Math.min(before, shieldLeaves(asked)) })),
    ...when(kind === 'move', say('shield-stays', { before })),
  ];
};

const thiefLines = (asked: CursedAmulet, taken: number) => {
  const { effect, treasures, thiefTokens: reading } = asked;
  if (effect !== 'pickpocket' || !isActive(asked)) return [];
  const code = taken === treasures ? 'amulet-stolen' : 'amulet-may-be-stolen';
  return [
    ...when(taken > 0, say(code, { taken, treasures })),
    say('thief-tokens', { tokens: thiefTokensOf(asked), reading }),
  ];
};

const healthLines = ({ health: before }: CursedAmulet, { health: after }: Left) =>
  before === undefined || after === undefined || before === after
    ? []
    : [say('health-left', { before, after })];

const gritLines = (
  asked: CursedAmulet,
  losses: readonly AmuletLoss[],
  { grit: after, cubesBack: cubes }: Left,
) => {
  const before = gritBefore(asked);
  if (before === undefined || after === undefined || cubes === undefined) return [];
  const spaces = cubeSpacesLost(before, after);
  const isAsked = losses.some(({ kind }) => kind === 'grit');
  return [
    ...when(isAsked, say('grit-left', { before, after })),
    ...when(cubes > 0, say('cubes-back', { cubes, spaces })),
    ...when(cubes < spaces, say('two-cubes-stay', { before: spaces, after: cubes })),
  ];
};

const discardLines = (
  { effect, discardBy: reading }: CursedAmulet,
  { active, losses, discarded }: CursedAmuletValue,
) => {
  const isHurt = active && amountOf(losses, 'health') > 0;
  const isAttack = ATTACKS.includes(effect);
  return [
    ...when(isHurt && !isAttack, say('not-an-attack', { effect, reading, discarded })),
    ...when(discarded, say('discard', { effect })),
  ];
};
