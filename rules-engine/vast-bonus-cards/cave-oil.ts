import { ruled, saying, when, type Says } from '../core/answer.ts';
import {
  choice,
  form,
  optionalAmount,
  optionalChoice,
  reading,
  type Checked,
} from '../core/form.ts';
import { question } from '../core/question.ts';
import { ok } from '../core/result.ts';
import type { VbcClause } from './clauses.ts';
import { OIL_ON_MAGMA } from './data.ts';
import {
  OIL_CARD,
  OIL_CAUSES,
  POPULATION_LOSS,
  POPULATION_LOST,
  TERRAIN_LOSSES,
  type LossyTerrain,
  type OilCause,
} from './data/cards.ts';

const FORM = form(
  {
    cause: choice(OIL_CAUSES),
    /** Population lost; blank: what the base game says, if it is one number. */
    loss: optionalAmount(POPULATION_LOST),
    /** What the card says of other losses; blank while not read. */
    card: optionalChoice(OIL_CARD),
    magma: reading('vbc.oil.magma', OIL_ON_MAGMA),
  },
  ({ loss, ...asked }) => ok({ ...asked, loss: loss ?? POPULATION_LOSS[asked.cause] }),
);

const SAYS = {
  'terrain-loss': 'vbc.oil.terrain-losses',
  'not-on-entering': 'vbc.oil.magma',
  'terrain-not-covered': 'vbc.oil.terrain',
  'flame-wall-loss': 'vbc.oil.flame-wall-loss',
  'flame-wall-not-covered': 'vbc.oil.flame-wall',
  'card-decides': 'vbc.oil.other-losses',
  'card-covers': 'vbc.oil.other-losses',
  'card-does-not': 'vbc.oil.other-losses',
} as const satisfies Says<VbcClause>;

const say = saying(SAYS);

type Asked = Checked<typeof FORM>;

export interface CaveOilValue {
  readonly cause: OilCause;
  /** Population lost without the card; `undefined` while not known. */
  readonly loss: number | undefined;
  /** `card-decides`: the leaflet does not rule it out, and the card has not been read. */
  readonly covered: 'no' | 'yes' | 'card-decides';
  /** Why: what the leaflet rules out, or what the card says. */
  readonly by: 'terrain' | 'flame-wall' | 'card';
}

/** Whether Cave Oil helps against a loss of Population. Nothing breaks a rule here. */
const covering = (asked: Asked) => {
  const { cause, loss } = asked;
  const by = decidedBy(asked);
  const value: CaveOilValue = { cause, loss, covered: by === 'card' ? onCard(asked)[0] : 'no', by };
  return ruled([], { value, lines: [...lossLines(asked), verdictLine(asked, by)] });
};

export const caveOil = question({ form: FORM, says: SAYS, rule: covering });

const isTerrain = (cause: OilCause): cause is LossyTerrain => cause in TERRAIN_LOSSES;

/** The leaflet rules out what entering Terrain takes. The Magma takes it otherwise: see the reading. */
const decidedBy = ({ cause, magma }: Asked): CaveOilValue['by'] => {
  if (cause === 'flame-wall') return cause;
  return isTerrain(cause) && (cause !== 'magma' || magma === 'not-covered') ? 'terrain' : 'card';
};

/** What the card, read or not, comes to. */
const BY_CARD = {
  covers: ['yes', 'card-covers'],
  'does-not': ['no', 'card-does-not'],
  unread: ['card-decides', 'card-decides'],
} as const;

const onCard = ({ card }: Asked) => BY_CARD[card ?? 'unread'];

/** Terrain and Flame Wall each take one number, so that the loss is known. */
const lossLines = ({ cause, loss = 0, magma }: Asked) => [
  ...(isTerrain(cause)
    ? [say('terrain-loss', { terrain: cause, loss, at: TERRAIN_LOSSES[cause] })]
    : []),
  ...when(cause === 'magma', say('not-on-entering', { reading: magma })),
  ...when(cause === 'flame-wall', say('flame-wall-loss', { loss })),
];

const verdictLine = (asked: Asked, by: CaveOilValue['by']) => {
  const { cause, loss } = asked;
  switch (by) {
    case 'terrain':
      return say('terrain-not-covered', { terrain: cause });
    case 'flame-wall':
      return say('flame-wall-not-covered');
    case 'card':
      return say(onCard(asked)[1], { cause, loss });
  }
};
