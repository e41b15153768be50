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
import { err, ok } from '../core/result.ts';
import type { VbcClause } from './clauses.ts';
import { OIL_IN_RIVER, OIL_ON_MAGMA } from './data.ts';
import {
  MOST_LOST,
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
    current: reading('vbc.oil.river', OIL_IN_RIVER),
  },
  ({ loss, ...asked }) => {
    const { min } = POPULATION_LOST;
    const most = MOST_LOST[asked.cause];
    // What the Lake and a Flame Wall take has a clause of its own.
    return loss !== undefined && most !== undefined && loss > most && !hasClause(asked.cause)
      ? err([{ field: 'loss', code: 'out-of-range', got: loss, min, max: most }])
      : ok({ ...asked, loss: loss ?? POPULATION_LOSS[asked.cause] });
  },
);

const hasClause = (cause: OilCause): cause is 'lake' | 'flame-wall' =>
  cause === 'lake' || cause === 'flame-wall';

const SAYS = {
  'terrain-loss': 'vbc.oil.terrain-losses',
  'not-on-entering': 'vbc.oil.magma',
  'against-current': 'vbc.oil.river',
  'terrain-not-covered': 'vbc.oil.terrain',
  'flame-wall-loss': 'vbc.oil.flame-wall-loss',
  'flame-wall-not-covered': 'vbc.oil.flame-wall',
  'card-decides': 'vbc.oil.other-losses',
  'card-covers': 'vbc.oil.other-losses',
  'card-does-not': 'vbc.oil.other-losses',
  'lost-too-much': ['vbc.oil.terrain-losses', 'vbc.oil.flame-wall-loss'],
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
  /** Population that is lost whatever the card says, where that is a part of the loss. */
  readonly anyway?: number;
}

/** Whether Cave Oil helps against a loss of Population. */
const covering = (asked: Asked) => {
  const { cause, loss } = asked;
  const by = decidedBy(asked);
  const value: CaveOilValue = {
    cause,
    loss,
    covered: by === 'card' ? onCard(asked)[0] : 'no',
    by,
    ...(cause === 'river' && by === 'card' ? { anyway: ON_ENTERING } : {}),
  };
  return ruled(breaches(asked), { value, lines: [...lossLines(asked), verdictLine(asked, by)] });
};

/** What the River takes on entering; the rest is for spaces against the current. */
const ON_ENTERING = 1;

/** The Lake and a Flame Wall take one Population, never more. */
const breaches = ({ cause, loss = 0 }: Asked) => {
  const most = MOST_LOST[cause] ?? loss;
  if (!hasClause(cause) || loss <= most) return [];
  const clause = cause === 'lake' ? 'vbc.oil.terrain-losses' : 'vbc.oil.flame-wall-loss';
  return [say('lost-too-much', { cause, loss, most }, clause)];
};

export const caveOil = question({ form: FORM, says: SAYS, rule: covering });

const isTerrain = (cause: OilCause): cause is LossyTerrain => cause in TERRAIN_LOSSES;

/** The leaflet rules out what entering Terrain takes. Magma and the River's current take it otherwise: see the readings. */
const decidedBy = (asked: Asked): CaveOilValue['by'] => {
  const { cause, magma, current } = asked;
  if (cause === 'flame-wall') return cause;
  if (cause === 'magma') return magma === 'not-covered' ? 'terrain' : 'card';
  if (isAgainstCurrent(asked)) return current === 'not-covered' ? 'terrain' : 'card';
  return isTerrain(cause) ? 'terrain' : 'card';
};

const isAgainstCurrent = ({ cause, loss = 0 }: Asked): boolean =>
  cause === 'river' && loss > ON_ENTERING;

/** What the card, read or not, comes to. */
const BY_CARD = {
  covers: ['yes', 'card-covers'],
  'does-not': ['no', 'card-does-not'],
  unread: ['card-decides', 'card-decides'],
} as const;

const onCard = ({ card }: Asked) => BY_CARD[card ?? 'unread'];

/** Terrain and Flame Wall each take one number, so that the loss is known. */
const lossLines = (asked: Asked) => {
  const { cause, loss = 0, magma, current } = asked;
  return [
    ...(isTerrain(cause)
      ? [say('terrain-loss', { terrain: cause, loss, at: TERRAIN_LOSSES[cause] })]
      : []),
    ...when(cause === 'magma', say('not-on-entering', { reading: magma })),
    ...when(
      isAgainstCurrent(asked),
      say('against-current', { against: loss - ON_ENTERING, reading: current }),
    ),
    ...when(cause === 'flame-wall', say('flame-wall-loss', { loss })),
  ];
};

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
