import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import { collect, numeral, option, optionalWhole, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
  DECLINE_GRIT,
  DISCARD_BY,
  GRIT,
  HERO_CUBES,
  LAST_HEALTH,
  OTHER_EFFECTS,
  SHIELD_TEXTS,
  THIEF_TOKENS,
  TREASURE_CHOICES,
  YES_NO,
  type DiscardBy,
  type LastHealth,
  type OtherEffects,
  type ShieldText,
  type ThiefTokens,
  type TreasureChoice,
} from './data.ts';
import {
  AMULET_FACTOR,
  AMULET_STATES,
  ANY_AMOUNT,
  BASE_LOSSES,
  DIE_FACES,
  ENTERED_AMOUNTS,
  FIGHT_STRENGTH,
  HARMS,
  HEALTH,
  INFESTATION,
  LOSS_KINDS,
  PICKPOCKET_TOKENS,
  SHIELD_GRIT,
  TREASURE_CARDS,
  type AmuletState,
  type DieFace,
  type Harm,
  type LossKind,
} from './data/cards.ts';
import { cubesAt, gritAfter } from './grit.ts';
import type { VbcLine } from './line.ts';

export interface RawCursedAmulet {
  readonly amulet: string;
  /** What the Knight does with the Amulet while it is offered. */
  readonly keep: string;
  readonly effect: string;
  /** How much, where the base game has no fixed number. */
  readonly amount: string;
  /** What an effect of no name costs. */
  readonly kind: string;
  readonly shield: string;
  /** In a fight without a Goblins player: her Strength, that of the Goblins, and the Dragon die if both are equal. */
  readonly strength: string;
  readonly foe: string;
  readonly die: string;
  /** What she has, each blank while not asked about. Treasure cards include the Amulet. */
  readonly treasures: string;
  readonly heroCubes: string;
  readonly health: string;
  readonly grit: string;
  readonly shieldText: string;
  readonly otherEffects: string;
  readonly thiefTokens: string;
  readonly lastHealth: string;
  readonly discardBy: string;
}

export const CURSED_AMULET_START: RawCursedAmulet = {
  amulet: 'in-play',
  keep: 'keep',
  effect: 'scratch',
  amount: '',
  kind: 'grit',
  shield: 'no',
  strength: '2',
  foe: '3',
  die: 'clear',
  treasures: '2',
  heroCubes: '',
  health: '7',
  grit: '12',
  shieldText: 'leaflet',
  otherEffects: 'doubled',
  thiefTokens: 'one',
  lastHealth: 'spared',
  discardBy: 'any-loss',
};

export type CursedAmulet = Parsed<
  {
    readonly amulet: AmuletState;
    readonly keep: TreasureChoice;
    readonly effect: Harm;
    readonly amount: number | undefined;
    readonly kind: LossKind;
    readonly hasShield: boolean;
    readonly strength: number;
    readonly foe: number;
    readonly die: DieFace;
    readonly treasures: number | undefined;
    readonly heroCubes: number | undefined;
    readonly health: number | undefined;
    readonly grit: number | undefined;
    readonly shieldText: ShieldText;
    readonly otherEffects: OtherEffects;
    readonly thiefTokens: ThiefTokens;
    readonly lastHealth: LastHealth;
    readonly discardBy: DiscardBy;
  },
  'CursedAmulet'
>;

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
}

export type AmuletStep = LossKind | 'discard-amulet';

export interface CursedAmuletValue {
  readonly effect: Harm;
  /** Whether the Amulet doubles what happens now. */
  readonly active: boolean;
  /** What became of an offered Amulet. */
  readonly offer: TreasureChoice | 'none';
  readonly losses: readonly AmuletLoss[];
  /** What happens in order, the discard last. */
  readonly steps: readonly AmuletStep[];
  readonly discarded: boolean;
  /** What is left afterwards, where the amount before is known. */
  readonly health: number | undefined;
  readonly grit: number | undefined;
  readonly treasures: number | undefined;
  /** Hero cubes that go back to the Grit track. */
  readonly cubesBack: number | undefined;
  /** Treasure tokens the Thief takes from the Cave; 0 unless he picks her pocket. */
  readonly thiefTokens: number;
}

/** Who wins a fight without a Goblins player. */
export type Fight = 'stronger' | 'equal-clear' | 'equal-center' | 'weaker';

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

export type CursedAmuletViolation =
  | VbcLine<'vbc.amulet.pickpocket-base', 'no-treasures'>
  | VbcLine<'vbc.staff.enough', 'too-little-grit', { grit: number; cost: number }>;

export const parseCursedAmulet = (raw: RawCursedAmulet): Field<CursedAmulet> => {
  const fields = collect({
    amulet: option('amulet', raw.amulet, AMULET_STATES),
    keep: option('keep', raw.keep, TREASURE_CHOICES),
    effect: option('effect', raw.effect, HARMS),
    amount: parseAmount(raw),
    kind: option('kind', raw.kind, LOSS_KINDS),
    shield: option('shield', raw.shield, YES_NO),
    strength: whole('strength', raw.strength, FIGHT_STRENGTH),
    foe: whole('foe', raw.foe, FIGHT_STRENGTH),
    die: option('die', raw.die, DIE_FACES),
    treasures: optionalWhole('treasures', raw.treasures, treasureRange(raw)),
    heroCubes: optionalWhole('heroCubes', raw.heroCubes, HERO_CUBES),
    health: optionalWhole('health', raw.health, HEALTH),
    grit: optionalWhole('grit', raw.grit, GRIT),
    shieldText: option('shieldText', raw.shieldText, SHIELD_TEXTS),
    otherEffects: option('otherEffects', raw.otherEffects, OTHER_EFFECTS),
    thiefTokens: option('thiefTokens', raw.thiefTokens, THIEF_TOKENS),
    lastHealth: option('lastHealth', raw.lastHealth, LAST_HEALTH),
    discardBy: option('discardBy', raw.discardBy, DISCARD_BY),
  });
  if (!fields.ok) return fields;
  const { shield, ...rest } = fields.value;
  return ok(parsed({ ...rest, hasShield: shield === 'yes' }));
};

/** The Amulet in play, or just kept, is itself a Treasure card of hers. */
const treasureRange = ({
  amulet,
  keep,
}: RawCursedAmulet): { readonly min: number; readonly max: number } => {
  const isKept = amulet.trim() === 'offered' && keep.trim() === 'keep';
  return { ...TREASURE_CARDS, min: amulet.trim() === 'in-play' || isKept ? 1 : TREASURE_CARDS.min };
};

const parseAmount = ({ effect, amount }: RawCursedAmulet): Field<number | undefined> => {
  const harm = HARMS.find((candidate) => candidate === effect.trim());
  if (harm === undefined || !isEntered(harm)) {
    // Left over from another effect: it must be a number, but it says nothing.
    const read = optionalWhole('amount', amount, ANY_AMOUNT);
    return read.ok ? ok(undefined) : read;
  }
  const amounts = ENTERED_AMOUNTS[harm];
  return amounts === undefined
    ? whole('amount', amount, ANY_AMOUNT)
    : numeral('amount', amount, amounts);
};

/** Whether the player says how much an effect costs. */
export const isEntered = (harm: Harm): boolean =>
  harm === 'other' || BASE_LOSSES[harm].some(({ amount }) => amount === 'entered');

/** What an effect costs the Knight, with the Amulet or without it, in which order, and why. */
export const cursedAmulet = (
  asked: CursedAmulet,
): Ruling<CursedAmuletValue, CursedAmuletLine, CursedAmuletViolation> => {
  const losses = lossesOf(asked);
  const harmful = losses.find(({ base }) => base > 0);
  const left = leftAfter(asked, losses);
  const discarded = isDiscarded(asked, losses);
  const steps = losses.filter(({ amount }) => amount > 0).map(({ kind }) => kind);
  return ruled(violations(asked), {
    value: {
      effect: asked.effect,
      active: isActive(asked),
      offer: asked.amulet === 'offered' ? asked.keep : 'none',
      losses,
      steps: [...steps, ...when(discarded, 'discard-amulet')],
      discarded,
      ...left,
      thiefTokens: thiefTokensOf(asked),
    },
    lines: [
      ...offerLines(asked),
      ...fightLines(asked),
      ...losses.flatMap((loss) => lossLines(asked, loss, loss === harmful)),
      ...thiefLines(asked, amountOf(losses, 'treasures')),
      ...leftLines(asked, losses, left),
      ...when(discarded && steps.length > 1, {
        clause: 'vbc.amulet.resolve-first',
        code: 'resolve-first',
        steps,
      }),
      ...discardLines(asked, losses),
    ],
  });
};

export const askCursedAmulet = asks(parseCursedAmulet, cursedAmulet);

/** The Amulet works while it is in play, and from the moment it is kept. */
const isActive = ({ amulet, keep }: CursedAmulet): boolean =>
  amulet === 'in-play' || (amulet === 'offered' && keep === 'keep');

/** Whether she has lost Health in a way that rids her of the Amulet. */
const isDiscarded = (asked: CursedAmulet, losses: readonly AmuletLoss[]): boolean =>
  isActive(asked) &&
  amountOf(losses, 'health') > 0 &&
  (asked.discardBy === 'any-loss' || ATTACKS.includes(asked.effect));

const isDeclined = ({ amulet, keep }: CursedAmulet): boolean =>
  amulet === 'offered' && keep === 'decline';

const violations = (asked: CursedAmulet): readonly CursedAmuletViolation[] => {
  const { effect, treasures, amount = 0 } = asked;
  const grit = gritBefore(asked);
  return [
    ...when(effect === 'pickpocket' && treasures === 0 && !isActive(asked), {
      clause: 'vbc.amulet.pickpocket-base',
      code: 'no-treasures',
    }),
    ...(effect === 'rune-staff' && grit !== undefined && grit < amount
      ? [{ clause: 'vbc.staff.enough', code: 'too-little-grit', grit, cost: amount } as const]
      : []),
  ];
};

/** Grit when the effect comes: a declined Amulet has been paid for by then. */
const gritBefore = (asked: CursedAmulet): number | undefined =>
  asked.grit === undefined
    ? undefined
    : gritAfter(asked.grit, isDeclined(asked) ? DECLINE_GRIT : 0);

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

/** Fights of Goblin Infestation, which her Strength decides. */
const isFight = (effect: Harm): boolean => effect === 'infestation' || effect === 'flame-giant';

const foeOf = ({ effect, foe }: CursedAmulet): number =>
  effect === 'flame-giant' ? INFESTATION.flameGiantStrength : foe;

const fight = (asked: CursedAmulet): Fight => {
  const foe = foeOf(asked);
  if (asked.strength > foe) return 'stronger';
  if (asked.strength < foe) return 'weaker';
  return asked.die === 'center' ? 'equal-center' : 'equal-clear';
};

const fightLoss = (asked: CursedAmulet): number => {
  const outcome = fight(asked);
  if (outcome === 'stronger' || outcome === 'equal-clear') return 0;
  const more =
    asked.effect === 'flame-giant' && outcome === 'weaker' ? INFESTATION.flameGiantMore : 0;
  return INFESTATION.health + more;
};

/** Harms that lower Health by an attack or an ambush. */
const ATTACKS: readonly Harm[] = [
  'attack',
  'ambush',
  'infestation',
  'flame-giant',
  'blob',
  'poison',
];

/** Whether the leaflet names this kind of loss from this effect among its examples. */
const isListed = (effect: Harm, kind: LossKind): boolean => {
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
const fullOf = ({ base, doubling }: Pick<AmuletLoss, 'base' | 'doubling'>): number =>
  base * (doubling === 'doubled' ? AMULET_FACTOR : 1);

const lossesOf = (asked: CursedAmulet): readonly AmuletLoss[] =>
  baseLosses(asked).map(({ kind, base }) => {
    const doubling = doublingOf(asked, kind);
    return { kind, base, doubling, ...limited(asked, kind, fullOf({ base, doubling })) };
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
const isShielded = ({ hasShield, effect }: CursedAmulet): boolean =>
  hasShield && effect !== 'rune-staff';

const shieldLeaves = (asked: CursedAmulet): number =>
  isActive(asked) ? SHIELD_GRIT[asked.shieldText] : SHIELD_GRIT.alone;

const spareCubes = ({ heroCubes }: CursedAmulet): number | undefined =>
  heroCubes === undefined ? undefined : heroCubes - HERO_CUBES.min;

const amountOf = (losses: readonly AmuletLoss[], kind: LossKind): number =>
  losses.find((loss) => loss.kind === kind)?.amount ?? 0;

const thiefTokensOf = (asked: CursedAmulet): number => {
  if (asked.effect !== 'pickpocket') return 0;
  const isTwo = isActive(asked) && asked.thiefTokens === 'two';
  return PICKPOCKET_TOKENS * (isTwo ? AMULET_FACTOR : 1);
};

type Left = Pick<CursedAmuletValue, 'health' | 'grit' | 'treasures' | 'cubesBack'>;

const leftAfter = (asked: CursedAmulet, losses: readonly AmuletLoss[]): Left => {
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
const cubeSpacesLost = (before: number, after: number): number => cubesAt(before) - cubesAt(after);

const lessened = (before: number | undefined, loss: number): number | undefined =>
  before === undefined ? undefined : Math.max(0, before - loss);

const offerLines = (asked: CursedAmulet): readonly CursedAmuletLine[] => {
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

const fightLines = (asked: CursedAmulet): readonly CursedAmuletLine[] => {
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
const lossLines = (
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

const thiefLines = (asked: CursedAmulet, taken: number): readonly CursedAmuletLine[] => {
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

const discardLines = (
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

const leftLines = (
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
  const isAsked = losses.some(({ kind, base }) => kind === 'grit' && base > 0);
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
