import { isActive, isFight, type CursedAmulet } from './amulet-asked.ts';
import { DECLINE_GRIT, HERO_CUBES } from './data.ts';
import {
  AMULET_FACTOR,
  BASE_LOSSES,
  INFESTATION,
  PICKPOCKET_TOKENS,
  SHIELD_GRIT,
  type Harm,
  type LossKind,
} from './data/cards.ts';
import { cubesAt, gritAfter } from './grit.ts';

/** Why an amount is what it is: doubled, as without the Amulet, or an own cost. */
export type Doubling = 'doubled' | 'single' | 'own-cost';

/** What keeps a loss below its full amount: the Shield, a rule, or that she has no more. */
export type LossLimit =
  'shield' | 'last-health' | 'two-cubes' | 'all-health' | 'all-grit' | 'all-treasures';

export interface AmuletLoss {
  readonly kind: LossKind;
  /** Without the Amulet and without the Shield. */
  readonly base: number;
  readonly doubling: Doubling;
  /** What it comes to at the table: spaces are the most she may be moved. */
  readonly amount: number;
  /** Why that is less than the full amount; `undefined` if it is not. */
  readonly limit: LossLimit | undefined;
  /** Whether the Shield has made it less before that. */
  readonly shielded: boolean;
}

/** Who wins a fight without a Goblins player. */
export type Fight = 'stronger' | 'equal-clear' | 'equal-center' | 'weaker';

export const isDeclined = ({ amulet, keep }: CursedAmulet): boolean =>
  amulet === 'offered' && keep === 'decline';

/** Grit when the effect comes: a declined Amulet has been paid for by then. */
export const gritBefore = (asked: CursedAmulet): number | undefined =>
  asked.grit === undefined ? undefined : gritAfter(asked.grit, gritForDeclining(asked));

const gritForDeclining = (asked: CursedAmulet): number => (isDeclined(asked) ? DECLINE_GRIT : 0);

/** Hero cubes that the Grit for a declined Amulet gives. */
export const cubesGained = (asked: CursedAmulet): number =>
  asked.grit === undefined
    ? 0
    : cubesAt(gritAfter(asked.grit, gritForDeclining(asked))) - cubesAt(asked.grit);

/** What the effect costs without Amulet and Shield. */
const baseLosses = (
  asked: CursedAmulet,
): readonly { readonly kind: LossKind; readonly base: number }[] => {
  const { effect, amount = 0, kind, health } = asked;
  if (isFight(effect)) return [{ kind: 'health', base: fightLoss(asked) }];
  if (effect === 'other') return [{ kind, base: amount }];
  // The Magma never takes the last Health.
  if (effect === 'magma' && health === 1) return [{ kind: 'health', base: 0 }];
  return BASE_LOSSES[effect].map((loss) => ({
    kind: loss.kind,
    base: loss.amount === 'entered' ? amount : loss.amount,
  }));
};

export const foeOf = ({ effect, foe }: CursedAmulet): number =>
  effect === 'flame-giant' ? INFESTATION.flameGiantStrength : foe;

export const fight = (asked: CursedAmulet): Fight => {
  const foe = foeOf(asked);
  if (asked.strength > foe) return 'stronger';
  if (asked.strength < foe) return 'weaker';
  return asked.die === 'center' ? 'equal-center' : 'equal-clear';
};

export const fightLoss = (asked: CursedAmulet): number => {
  const outcome = fight(asked);
  if (outcome === 'stronger' || outcome === 'equal-clear') return 0;
  const more =
    asked.effect === 'flame-giant' && outcome === 'weaker' ? INFESTATION.flameGiantMore : 0;
  return INFESTATION.health + more;
};

/** Harms that lower Health by an attack or an ambush. */
export const ATTACKS: readonly Harm[] = [
  'attack',
  'ambush',
  'infestation',
  'flame-giant',
  'blob',
  'poison',
];

/** Whether the leaflet names this kind of loss from this effect among its examples. */
export const isListed = (effect: Harm, kind: LossKind): boolean => {
  switch (kind) {
    case 'grit':
    case 'move':
      return true;
    case 'health':
      return ATTACKS.includes(effect);
    case 'treasures':
      return effect === 'pickpocket';
    case 'cubes':
      return false;
  }
};

const doublingOf = (asked: CursedAmulet, kind: LossKind): Doubling => {
  if (asked.effect === 'rune-staff') return 'own-cost';
  if (!isActive(asked)) return 'single';
  return isListed(asked.effect, kind) || asked.otherEffects === 'doubled' ? 'doubled' : 'single';
};

/** The amount before anything limits it. */
export const fullOf = ({ base, doubling }: Pick<AmuletLoss, 'base' | 'doubling'>): number =>
  base * (doubling === 'doubled' ? AMULET_FACTOR : 1);

export const lossesOf = (asked: CursedAmulet): readonly AmuletLoss[] =>
  baseLosses(asked).map(({ kind, base }) => {
    const doubling = doublingOf(asked, kind);
    const full = fullOf({ base, doubling });
    const shielded = isShielded(asked) && kind === 'grit' && shieldLeaves(asked) < full;
    return { kind, base, doubling, shielded, ...limited(asked, kind, full) };
  });

/** What the Shield, her last two cubes and what she has leave of an amount, and which of them it is. */
const limited = (
  asked: CursedAmulet,
  kind: LossKind,
  full: number,
): Pick<AmuletLoss, 'amount' | 'limit'> =>
  limitsOf(asked, kind).reduce<Pick<AmuletLoss, 'amount' | 'limit'>>(
    (least, [limit, most]) =>
      most !== undefined && most < least.amount ? { amount: most, limit } : least,
    { amount: full, limit: undefined },
  );

type MostOf = readonly [limit: LossLimit, most: number | undefined];

const limitsOf = (asked: CursedAmulet, kind: LossKind): readonly MostOf[] => {
  switch (kind) {
    case 'health':
      return [
        ['last-health', healthLimit(asked)],
        ['all-health', asked.health],
      ];
    case 'grit':
      return [
        ['shield', isShielded(asked) ? shieldLeaves(asked) : undefined],
        ['all-grit', gritBefore(asked)],
      ];
    case 'move':
      return [['shield', isShielded(asked) ? 0 : undefined]];
    case 'treasures':
      return [['all-treasures', asked.treasures]];
    case 'cubes':
      return [['two-cubes', spareCubes(asked)]];
  }
};

/** What the Magma may take at most, if it leaves her the last Health even when doubled. */
const healthLimit = ({ effect, health, lastHealth }: CursedAmulet): number | undefined =>
  effect === 'magma' && lastHealth === 'spared' && health !== undefined ? health - 1 : undefined;

/** The Shield helps against others, never against a cost of her own. */
export const isShielded = ({ shield, effect }: CursedAmulet): boolean =>
  shield && effect !== 'rune-staff';

export const shieldLeaves = (asked: CursedAmulet): number =>
  isActive(asked) ? SHIELD_GRIT[asked.shieldText] : SHIELD_GRIT.alone;

const spareCubes = (asked: CursedAmulet): number | undefined =>
  asked.heroCubes === undefined
    ? undefined
    : Math.min(HERO_CUBES.max, asked.heroCubes + cubesGained(asked)) - HERO_CUBES.min;

export const amountOf = (losses: readonly AmuletLoss[], kind: LossKind): number =>
  losses.find((loss) => loss.kind === kind)?.amount ?? 0;

/** Whether she has lost Health in a way that rids her of the Amulet. */
export const isDiscarded = (asked: CursedAmulet, losses: readonly AmuletLoss[]): boolean =>
  isActive(asked) &&
  amountOf(losses, 'health') > 0 &&
  (asked.discardBy === 'any-loss' || ATTACKS.includes(asked.effect));

export const thiefTokensOf = (asked: CursedAmulet): number => {
  if (asked.effect !== 'pickpocket') return 0;
  const isTwo = isActive(asked) && asked.thiefTokens === 'two';
  return PICKPOCKET_TOKENS * (isTwo ? AMULET_FACTOR : 1);
};

/** What is left afterwards, where the amount before is known. */
export interface Left {
  readonly health: number | undefined;
  readonly grit: number | undefined;
  readonly treasures: number | undefined;
  /** Hero cubes that go back to the Grit track. */
  readonly cubesBack: number | undefined;
}

export const leftAfter = (asked: CursedAmulet, losses: readonly AmuletLoss[]): Left => {
  const before = gritBefore(asked);
  const grit = before === undefined ? undefined : gritAfter(before, -amountOf(losses, 'grit'));
  return {
    health: lessened(asked.health, amountOf(losses, 'health')),
    grit,
    treasures: lessened(asked.treasures, amountOf(losses, 'treasures')),
    cubesBack:
      before === undefined || grit === undefined
        ? undefined
        : Math.min(cubeSpacesLost(before, grit), spareCubes(asked) ?? Infinity),
  };
};

/** Cube spaces of the track that her Grit falls below. */
export const cubeSpacesLost = (before: number, after: number): number =>
  cubesAt(before) - cubesAt(after);

const lessened = (before: number | undefined, loss: number): number | undefined =>
  before === undefined ? undefined : Math.max(0, before - loss);
