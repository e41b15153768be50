import { asks, ruled, when, type Ruling } from '../core/answer.ts';
import { parseCursedAmulet, type CursedAmulet } from './amulet-asked.ts';
import {
  discardLines,
  fightLines,
  leftLines,
  lossLines,
  offerLines,
  thiefLines,
  type CursedAmuletLine,
} from './amulet-lines.ts';
import {
  amountOf,
  gritBefore,
  isActive,
  isDiscarded,
  leftAfter,
  lossesOf,
  thiefTokensOf,
  type AmuletLoss,
  type Left,
} from './amulet-losses.ts';
import type { TreasureChoice } from './data.ts';
import type { Harm, LossKind } from './data/cards.ts';
import type { VbcLine } from './line.ts';

export type AmuletStep = LossKind | 'discard-amulet';

export interface CursedAmuletValue extends Left {
  readonly effect: Harm;
  /** Whether the Amulet doubles what happens now. */
  readonly active: boolean;
  /** What became of an offered Amulet. */
  readonly offer: TreasureChoice | 'none';
  readonly losses: readonly AmuletLoss[];
  /** What happens in order, the discard last. */
  readonly steps: readonly AmuletStep[];
  readonly discarded: boolean;
  /** Treasure tokens the Thief takes from the Cave; 0 unless he picks her pocket. */
  readonly thiefTokens: number;
}

export type CursedAmuletViolation =
  | VbcLine<'vbc.amulet.pickpocket-base', 'no-treasures'>
  | VbcLine<'vbc.staff.enough', 'too-little-grit', { grit: number; cost: number }>;

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
