import { saying, when, type Says } from '../core/answer.ts';
import { atTable, choices, form, type Checked } from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { VbcClause } from './clauses.ts';
import { TERRAINS } from './data.ts';
import {
  BONUS_PARTS,
  BONUS_STEPS,
  SCALE_DECK,
  UPGRADE_CARDS,
  type BonusPart,
  type BonusStepId,
} from './data/cards.ts';

const FORM = form({
  /** What the table plays with; everything is optional. */
  parts: atTable(choices(BONUS_PARTS, BONUS_PARTS.join())),
  /** The steps already done. */
  done: choices(BONUS_STEPS),
});

/** The part each step belongs to, and the clause it rests on. */
const STEPS = {
  agree: { part: 'treasures', clause: 'vbc.treasures.agree' },
  marker: { part: 'entrance', clause: 'vbc.entrance.setup' },
  terrain: { part: 'terrain', clause: 'vbc.terrain.deck' },
  promo: { part: 'promo', clause: 'vbc.promo.add' },
  schemes: { part: 'schemes', clause: 'vbc.schemes.shuffle' },
  scales: { part: 'scales', clause: 'vbc.scales.setup' },
  upgrade: { part: 'upgrades', clause: 'vbc.upgrades.draw' },
  box: { part: 'upgrades', clause: 'vbc.upgrades.box' },
} as const satisfies Readonly<
  Record<BonusStepId, { readonly part: BonusPart; readonly clause: VbcClause }>
>;

const SAYS = {
  any: 'vbc.overview.parts',
  'power-deck': 'vbc.scales.apart',
  secret: 'vbc.upgrades.look',
  /** The steps of the value name their clauses. */
  step: BONUS_STEPS.map((id) => STEPS[id].clause),
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

export interface BonusSetupValue {
  readonly parts: number;
  readonly steps: readonly BonusStep[];
  readonly done: number;
  /** The first step still to do. */
  readonly next: BonusStepId | undefined;
  /** Cards of the decks that are laid out, and Upgrade cards that go back to the box. */
  readonly terrainCards: number;
  readonly scales: number;
  readonly upgrades: { readonly drawn: number; readonly all: number; readonly box: number };
}

export interface BonusStep {
  readonly id: BonusStepId;
  readonly clause: (typeof STEPS)[BonusStepId]['clause'];
  readonly done: boolean;
}

/** The setup of what the table plays with, as a list to tick off. */
const setup = ({ parts, done }: Checked<typeof FORM>) => {
  const steps = BONUS_STEPS.filter((id) => parts.includes(STEPS[id].part)).map((id) => ({
    id,
    clause: STEPS[id].clause,
    done: done.includes(id),
  }));
  const { all, drawn } = UPGRADE_CARDS;
  const value: BonusSetupValue = {
    parts: parts.length,
    steps,
    done: steps.filter((step) => step.done).length,
    next: steps.find((step) => !step.done)?.id,
    terrainCards: TERRAINS.length,
    scales: SCALE_DECK.max,
    upgrades: { drawn, all, box: all - drawn },
  };
  return ok({
    value,
    lines: [
      ...when(parts.includes('scales'), say('power-deck')),
      ...when(parts.includes('upgrades'), say('secret')),
      say('any'),
    ],
  });
};

export const bonusSetup = question({ form: FORM, says: SAYS, rule: setup });
