import { collect, numeral, option, optionalWhole, whole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import {
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
  AMULET_STATES,
  ANY_AMOUNT,
  BASE_LOSSES,
  DIE_FACES,
  ENTERED_AMOUNTS,
  FIGHT_STRENGTH,
  HARMS,
  HEALTH,
  LOSS_KINDS,
  TREASURE_CARDS,
  type AmuletState,
  type DieFace,
  type Harm,
  type LossKind,
} from './data/cards.ts';

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
