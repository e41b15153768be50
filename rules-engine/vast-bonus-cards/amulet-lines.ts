import { when } from '../core/answer.ts';
import type { CursedAmulet } from './amulet-asked.ts';
import {
  amountOf,
  ATTACKS,
  cubeSpacesLost,
  fight,
  fightLoss,
  foeOf,
  fullOf,
  gritBefore,
  isActive,
  isDeclined,
  isDiscarded,
  isFight,
  isListed,
  isShielded,
  shieldLeaves,
  thiefTokensOf,
  type AmuletLoss,
  type Fight,
  type Left,
} from './amulet-losses.ts';
import {
  DECLINE_GRIT,
  type DiscardBy,
  type LastHealth,
  type OtherEffects,
  type ThiefTokens,
} from './data.ts';
import type { Harm, LossKind } from './data/cards.ts';
import type { VbcLine } from './line.ts';

interface LossFacts {
  effect: Harm;
  kind: LossKind;
  amount: number;
}

interface Doubled {
  base: number;
  amount: number;
}

interface Change {
  before: number;
  after: number;
}

export type CursedAmuletLine =
  | VbcLine<'vbc.amulet.always', 'always-active' | 'not-in-play'>
  | VbcLine<'vbc.amulet.no-cube', 'no-cube'>
  | VbcLine<'vbc.amulet.reveal', 'revealed'>
  | VbcLine<
      'vbc.amulet.decline',
      'declined',
      { gained: number; before: number | undefined; after: number | undefined }
    >
  | VbcLine<
      'vbc.amulet.infestation',
      'fight',
      { effect: Harm; strength: number; foe: number; outcome: Fight; amount: number }
    >
  | VbcLine<
      | 'vbc.amulet.health-losses'
      | 'vbc.amulet.grit-losses'
      | 'vbc.amulet.forced-moves'
      | 'vbc.amulet.pickpocket-base'
      | 'vbc.entrance.poison-cubes',
      'base-loss',
      LossFacts
    >
  | VbcLine<'vbc.amulet.health-losses', 'magma-spares', { health: number }>
  | VbcLine<'vbc.amulet.magma-last', 'magma-last', Change & { reading: LastHealth }>
  | VbcLine<'vbc.amulet.negative', 'negative', { effect: Harm }>
  | VbcLine<'vbc.amulet.health', 'health-doubled', Doubled>
  | VbcLine<'vbc.amulet.flame-giant', 'flame-giant', Doubled>
  | VbcLine<'vbc.amulet.grit', 'grit-doubled', Doubled>
  | VbcLine<'vbc.amulet.forced-move', 'move-doubled', Doubled>
  | VbcLine<
      'vbc.amulet.pickpocket',
      'treasures-doubled',
      { base: number; amount: number; treasures: number | undefined }
    >
  | VbcLine<
      'vbc.amulet.other-effects',
      'other-doubled' | 'other-single',
      { kind: LossKind; base: number; amount: number; reading: OtherEffects }
    >
  | VbcLine<'vbc.amulet.own-costs', 'own-cost', { amount: number }>
  | VbcLine<'vbc.amulet.shield-alone', 'shield-alone', Change>
  | VbcLine<'vbc.amulet.shield', 'shield', Change>
  | VbcLine<'vbc.amulet.shield-2017', 'shield-2017', Change>
  | VbcLine<'vbc.amulet.shield-stays', 'shield-stays', { before: number }>
  | VbcLine<'vbc.entrance.two-cubes', 'two-cubes-stay', Change>
  | VbcLine<
      'vbc.amulet.pickpocket-itself',
      'amulet-stolen' | 'amulet-may-be-stolen',
      { taken: number; treasures: number | undefined }
    >
  | VbcLine<
      'vbc.amulet.pickpocket-tokens',
      'thief-tokens',
      { tokens: number; reading: ThiefTokens }
    >
  | VbcLine<'vbc.amulet.health-losses', 'health-left', Change>
  | VbcLine<'vbc.grit.track', 'grit-left', Change>
  | VbcLine<'vbc.staff.losing-cubes', 'cubes-back', { cubes: number; spaces: number }>
  | VbcLine<'vbc.amulet.resolve-first', 'resolve-first', { steps: readonly LossKind[] }>
  | VbcLine<
      'vbc.amulet.magma-discard',
      'not-an-attack',
      { effect: Harm; reading: DiscardBy; discarded: boolean }
    >
  | VbcLine<'vbc.amulet.discard', 'discard', { effect: Harm }>;

export const offerLines = (asked: CursedAmulet): readonly CursedAmuletLine[] => {
  const { amulet, grit } = asked;
  const active = isActive(asked);
  return [
    ...when(isDeclined(asked), {
      clause: 'vbc.amulet.decline',
      code: 'declined',
      gained: DECLINE_GRIT,
      before: grit,
      after: gritBefore(asked),
    }),
    ...when(active && amulet === 'offered', { clause: 'vbc.amulet.reveal', code: 'revealed' }),
    { clause: 'vbc.amulet.always', code: active ? 'always-active' : 'not-in-play' },
    ...when(active, { clause: 'vbc.amulet.no-cube', code: 'no-cube' }),
  ];
};

export const fightLines = (asked: CursedAmulet): readonly CursedAmuletLine[] => {
  const { effect, strength } = asked;
  return when(isFight(effect), {
    clause: 'vbc.amulet.infestation',
    code: 'fight',
    effect,
    strength,
    foe: foeOf(asked),
    outcome: fight(asked),
    amount: fightLoss(asked),
  });
};

/** What makes a loss what it is; that its effect is negative is said once, with the first loss. */
export const lossLines = (
  asked: CursedAmulet,
  loss: AmuletLoss,
  isFirst: boolean,
): readonly CursedAmuletLine[] => {
  if (loss.doubling === 'own-cost') {
    return [{ clause: 'vbc.amulet.own-costs', code: 'own-cost', amount: loss.amount }];
  }
  if (loss.base === 0) return noLossLines(asked);
  return [
    ...baseLines(asked, loss),
    ...when(isActive(asked) && isFirst, {
      clause: 'vbc.amulet.negative',
      code: 'negative',
      effect: asked.effect,
    }),
    ...doublingLines(asked, loss),
    ...limitLines(asked, loss),
  ];
};

const noLossLines = ({ effect, health }: CursedAmulet): readonly CursedAmuletLine[] =>
  effect === 'magma' && health !== undefined
    ? [{ clause: 'vbc.amulet.health-losses', code: 'magma-spares', health }]
    : [];

/** Where the base game's number stands. What the player entered, and a fight, need no such line. */
const BASE_CLAUSES = {
  health: 'vbc.amulet.health-losses',
  grit: 'vbc.amulet.grit-losses',
  move: 'vbc.amulet.forced-moves',
  treasures: 'vbc.amulet.pickpocket-base',
  cubes: 'vbc.entrance.poison-cubes',
} as const;

const baseLines = (
  { effect }: CursedAmulet,
  { kind, base }: AmuletLoss,
): readonly CursedAmuletLine[] =>
  when(!isFight(effect) && effect !== 'other', {
    clause: BASE_CLAUSES[kind],
    code: 'base-loss',
    effect,
    kind,
    amount: base,
  });

const doublingLines = (
  asked: CursedAmulet,
  { kind, base, doubling }: AmuletLoss,
): readonly CursedAmuletLine[] => {
  const amount = fullOf({ base, doubling });
  if (!isActive(asked)) return [];
  if (isListed(asked.effect, kind)) return [listedLine(asked, kind, { base, amount })];
  const code = doubling === 'doubled' ? 'other-doubled' : 'other-single';
  const reading = asked.otherEffects;
  return [{ clause: 'vbc.amulet.other-effects', code, kind, base, amount, reading }];
};

const listedLine = (asked: CursedAmulet, kind: LossKind, facts: Doubled): CursedAmuletLine => {
  switch (kind) {
    case 'health':
      return asked.effect === 'flame-giant' && fight(asked) === 'weaker'
        ? { clause: 'vbc.amulet.flame-giant', code: 'flame-giant', ...facts }
        : { clause: 'vbc.amulet.health', code: 'health-doubled', ...facts };
    case 'move':
      return { clause: 'vbc.amulet.forced-move', code: 'move-doubled', ...facts };
    case 'treasures':
      return {
        clause: 'vbc.amulet.pickpocket',
        code: 'treasures-doubled',
        ...facts,
        treasures: asked.treasures,
      };
    case 'grit':
    case 'cubes':
      return { clause: 'vbc.amulet.grit', code: 'grit-doubled', ...facts };
  }
};

const limitLines = (
  asked: CursedAmulet,
  { kind, base, doubling, amount: after }: AmuletLoss,
): readonly CursedAmuletLine[] => {
  const before = fullOf({ base, doubling });
  if (kind === 'grit' && isShielded(asked)) {
    return [shieldLine(asked, { before, after: Math.min(before, shieldLeaves(asked)) })];
  }
  return [
    ...when(asked.effect === 'magma' && before === asked.health, {
      clause: 'vbc.amulet.magma-last',
      code: 'magma-last',
      before,
      after,
      reading: asked.lastHealth,
    }),
    ...when(kind === 'move' && isShielded(asked), {
      clause: 'vbc.amulet.shield-stays',
      code: 'shield-stays',
      before,
    }),
    ...when(kind === 'cubes' && after < before, {
      clause: 'vbc.entrance.two-cubes',
      code: 'two-cubes-stay',
      before,
      after,
    }),
  ];
};

const shieldLine = (asked: CursedAmulet, change: Change): CursedAmuletLine => {
  if (!isActive(asked)) {
    return { clause: 'vbc.amulet.shield-alone', code: 'shield-alone', ...change };
  }
  return asked.shieldText === 'leaflet'
    ? { clause: 'vbc.amulet.shield', code: 'shield', ...change }
    : { clause: 'vbc.amulet.shield-2017', code: 'shield-2017', ...change };
};

export const thiefLines = (asked: CursedAmulet, taken: number): readonly CursedAmuletLine[] => {
  const { effect, treasures, thiefTokens } = asked;
  if (effect !== 'pickpocket' || !isActive(asked)) return [];
  return [
    ...when(taken > 0, {
      clause: 'vbc.amulet.pickpocket-itself',
      code: taken === treasures ? 'amulet-stolen' : 'amulet-may-be-stolen',
      taken,
      treasures,
    }),
    {
      clause: 'vbc.amulet.pickpocket-tokens',
      code: 'thief-tokens',
      tokens: thiefTokensOf(asked),
      reading: thiefTokens,
    },
  ];
};

export const discardLines = (
  asked: CursedAmulet,
  losses: readonly AmuletLoss[],
): readonly CursedAmuletLine[] => {
  const { effect, discardBy: reading } = asked;
  const discarded = isDiscarded(asked, losses);
  const isHurt = isActive(asked) && amountOf(losses, 'health') > 0;
  return [
    ...when(isHurt && !ATTACKS.includes(effect), {
      clause: 'vbc.amulet.magma-discard',
      code: 'not-an-attack',
      effect,
      reading,
      discarded,
    }),
    ...when(discarded, { clause: 'vbc.amulet.discard', code: 'discard', effect }),
  ];
};

export const leftLines = (
  asked: CursedAmulet,
  losses: readonly AmuletLoss[],
  left: Left,
): readonly CursedAmuletLine[] => [
  ...changeOf(asked.health, left.health).map(
    (change) => ({ clause: 'vbc.amulet.health-losses', code: 'health-left', ...change }) as const,
  ),
  ...gritLines(asked, losses, left),
];

const gritLines = (
  asked: CursedAmulet,
  losses: readonly AmuletLoss[],
  { grit: after, cubesBack: cubes }: Left,
): readonly CursedAmuletLine[] => {
  const before = gritBefore(asked);
  if (before === undefined || after === undefined || cubes === undefined) return [];
  const spaces = cubeSpacesLost(before, after);
  const isAsked = losses.some(({ kind }) => kind === 'grit');
  return [
    ...when(isAsked, { clause: 'vbc.grit.track', code: 'grit-left', before, after }),
    ...when(cubes > 0, { clause: 'vbc.staff.losing-cubes', code: 'cubes-back', cubes, spaces }),
    ...when(cubes < spaces, {
      clause: 'vbc.entrance.two-cubes',
      code: 'two-cubes-stay',
      before: spaces,
      after: cubes,
    }),
  ];
};

/** A change worth telling: both ends known and different. */
const changeOf = (before: number | undefined, after: number | undefined): readonly Change[] =>
  before === undefined || after === undefined || before === after ? [] : [{ before, after }];
