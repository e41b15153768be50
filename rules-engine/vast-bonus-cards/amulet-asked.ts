import { when } from '../core/answer.ts';
import { collect, numeral, optionalWhole, whole, type Field } from '../core/fields.ts';
import {
  amount,
  choice,
  form,
  optionalAmount,
  reading,
  unread,
  yesNo,
  type Checked,
} from '../core/form.ts';
import { wholeIn } from '../core/notation.ts';
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
  INFESTATION,
  LOSS_KINDS,
  TREASURE_CARDS,
  type AmuletState,
  type Harm,
} from './data/cards.ts';

const FIELDS = {
  amulet: choice(AMULET_STATES),
  /** What the Knight does with the Amulet while it is offered. */
  keep: choice(TREASURE_CHOICES),
  effect: choice(HARMS, 'scratch'),
  /** How much, where the base game has no fixed number. */
  amount: unread('', { range: ANY_AMOUNT, samples: ['', '1', '2', '3', '5'] }),
  /** What an effect of no name costs. */
  kind: choice(LOSS_KINDS, 'grit'),
  shield: yesNo(),
  /** In a fight without a Goblins player: her Strength, that of the Goblins, and the Dragon die if both are equal. */
  strength: amount(FIGHT_STRENGTH, '2'),
  foe: amount(FIGHT_STRENGTH, '3'),
  die: choice(DIE_FACES),
  /** What she has, each blank while not asked about. Treasure cards include the Amulet. */
  treasures: unread('2', { range: TREASURE_CARDS, samples: ['', '0', '1', '2', '3'] }),
  heroCubes: optionalAmount(HERO_CUBES),
  health: optionalAmount(HEALTH, '7'),
  grit: optionalAmount(GRIT, '12'),
  shieldText: reading('vbc.amulet.shield-2017', SHIELD_TEXTS),
  otherEffects: reading('vbc.amulet.other-effects', OTHER_EFFECTS),
  thiefTokens: reading('vbc.amulet.pickpocket-tokens', THIEF_TOKENS),
  lastHealth: reading('vbc.amulet.magma-last', LAST_HEALTH),
  discardBy: reading('vbc.amulet.magma-discard', DISCARD_BY),
};

export const cursedAmuletForm = form(FIELDS, (values) => {
  const read = collect({
    amount: readAmount(values.effect, values.amount),
    treasures: optionalWhole('treasures', values.treasures, {
      ...TREASURE_CARDS,
      // The Amulet in play, or just kept, is itself a Treasure card of hers.
      min: isActive(values) ? 1 : TREASURE_CARDS.min,
    }),
  });
  return read.ok ? ok({ ...values, ...read.value }) : read;
});

export type CursedAmulet = Checked<typeof cursedAmuletForm>;

/** The Amulet works while it is in play, and from the moment it is kept. */
export const isActive = ({
  amulet,
  keep,
}: {
  readonly amulet: AmuletState;
  readonly keep: TreasureChoice;
}): boolean => amulet === 'in-play' || (amulet === 'offered' && keep === 'keep');

const readAmount = (harm: Harm, text: string): Field<number | undefined, never> => {
  if (!isEntered(harm)) {
    // Left over from another effect: it must be a number, but it says nothing.
    const read = optionalWhole('amount', text, ANY_AMOUNT);
    return read.ok ? ok(undefined) : read;
  }
  const amounts = ENTERED_AMOUNTS[harm];
  return amounts === undefined
    ? whole('amount', text, ANY_AMOUNT)
    : numeral('amount', text, amounts);
};

/** Whether the player says how much an effect costs. */
export const isEntered = (harm: Harm): boolean =>
  harm === 'other' || BASE_LOSSES[harm].some(({ amount: much }) => much === 'entered');

/** Fights of Goblin Infestation, which her Strength decides. */
export const isFight = (harm: Harm): boolean => harm === 'infestation' || harm === 'flame-giant';

type Draft = Readonly<Record<keyof typeof FIELDS, string>>;

/** The effect that a text names. */
export const harmIn = (text: string): Harm | undefined =>
  HARMS.find((harm) => harm === text.trim());

/** What the effect touches; nothing while it is not chosen. */
const kindsIn = ({ effect, kind }: Draft): readonly string[] => {
  const harm = harmIn(effect);
  if (harm === undefined) return [];
  if (isFight(harm)) return ['health'];
  return harm === 'other' ? [kind.trim()] : BASE_LOSSES[harm].map((loss) => loss.kind);
};

/** Which fields what is typed so far asks for, besides the Amulet's state and the effect. */
export const amuletFields = (draft: Draft): readonly (keyof Draft)[] => {
  const harm = harmIn(draft.effect) ?? 'none';
  const kinds = kindsIn(draft);
  const isOffered = draft.amulet.trim() === 'offered';
  const isDeclined = isOffered && draft.keep.trim() === 'decline';
  const foe = harm === 'flame-giant' ? INFESTATION.flameGiantStrength : wholeIn(draft.foe);
  return [
    ...when(isOffered, 'keep'),
    ...when(harm === 'other', 'kind'),
    ...when(isEntered(harm), 'amount'),
    ...when(isFight(harm), 'strength'),
    ...when(harm === 'infestation', 'foe'),
    ...when(isFight(harm) && wholeIn(draft.strength) === foe, 'die'),
    ...when(kinds.includes('grit') || kinds.includes('move'), 'shield'),
    ...when(kinds.includes('treasures'), 'treasures'),
    ...when(kinds.includes('health'), 'health'),
    ...when(kinds.includes('grit') || isDeclined, 'grit'),
    ...when(kinds.includes('cubes') || kinds.includes('grit'), 'heroCubes'),
  ];
};

/** The amounts that an effect can have, where there are but a few. */
export const amountsOf = (effect: string): readonly string[] | undefined =>
  ENTERED_AMOUNTS[harmIn(effect) ?? 'none']?.map(String);

/** An amount that another effect cannot have goes with the effect it was entered for. */
export const amountFor = (effect: string, text: string): string =>
  amountsOf(effect)?.includes(text.trim()) === false ? '' : text;
