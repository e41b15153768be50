import { asks, when, type Answer, type Ruling } from '../core/answer.ts';
import { collect, option, optionalOption, optionalWhole, type Field } from '../core/fields.ts';
import { parsed, type Parsed } from '../core/parsed.ts';
import { ok } from '../core/result.ts';
import { OIL_ON_MAGMA, type OilOnMagma } from './data.ts';
import {
  OIL_CARD,
  OIL_CAUSES,
  POPULATION_LOSS,
  POPULATION_LOST,
  TERRAIN_LOSSES,
  type LossyTerrain,
  type OilCard,
  type OilCause,
} from './data/cards.ts';
import type { VbcLine } from './line.ts';

export interface RawCaveOil {
  readonly cause: string;
  /** Population lost; blank: what the base game says, if it is one number. */
  readonly loss: string;
  /** What the card says of other losses; blank while not read. */
  readonly card: string;
  readonly magma: string;
}

export const CAVE_OIL_START: RawCaveOil = {
  cause: 'lake',
  loss: '',
  card: '',
  magma: 'not-covered',
};

export type CaveOil = Parsed<
  {
    readonly cause: OilCause;
    readonly loss: number | undefined;
    readonly card: OilCard | undefined;
    readonly magma: OilOnMagma;
  },
  'CaveOil'
>;

export interface CaveOilValue {
  readonly cause: OilCause;
  /** Population lost without the card; `undefined` while not known. */
  readonly loss: number | undefined;
  /** `card-decides`: the leaflet does not rule it out, and the card has not been read. */
  readonly covered: 'no' | 'yes' | 'card-decides';
  /** Why: what the leaflet rules out, or what the card says. */
  readonly by: 'terrain' | 'flame-wall' | 'card';
}

export type CaveOilLine =
  | VbcLine<
      'vbc.oil.terrain-losses',
      'terrain-loss',
      { terrain: LossyTerrain; loss: number; at: 'entering' | 'leaving' }
    >
  | VbcLine<'vbc.oil.flame-wall-loss', 'flame-wall-loss', { loss: number }>
  | VbcLine<'vbc.oil.terrain', 'terrain-not-covered', { terrain: LossyTerrain }>
  | VbcLine<'vbc.oil.magma', 'not-on-entering', { reading: OilOnMagma }>
  | VbcLine<'vbc.oil.flame-wall', 'flame-wall-not-covered'>
  | VbcLine<
      'vbc.oil.other-losses',
      'card-decides' | 'card-covers' | 'card-does-not',
      { cause: OilCause; loss: number | undefined }
    >;

export const parseCaveOil = (raw: RawCaveOil): Field<CaveOil> => {
  const fields = collect({
    cause: option('cause', raw.cause, OIL_CAUSES),
    loss: optionalWhole('loss', raw.loss, POPULATION_LOST),
    card: optionalOption('card', raw.card, OIL_CARD),
    magma: option('magma', raw.magma, OIL_ON_MAGMA),
  });
  if (!fields.ok) return fields;
  const { cause, loss, ...rest } = fields.value;
  return ok(parsed({ ...rest, cause, loss: loss ?? POPULATION_LOSS[cause] }));
};

/** Whether Cave Oil helps against a loss of Population. Nothing breaks a rule here. */
export const caveOil = (asked: CaveOil): Ruling<CaveOilValue, CaveOilLine, never> => {
  const { cause, loss } = asked;
  if (isTerrain(cause)) return onTerrain(asked, cause);
  if (cause === 'flame-wall') {
    return ok({
      value: { cause, loss, covered: 'no', by: 'flame-wall' },
      lines: flameWallLines(loss),
    });
  }
  return ok(byTheCard(asked));
};

export const askCaveOil = asks(parseCaveOil, caveOil);

const isTerrain = (cause: OilCause): cause is LossyTerrain => cause in TERRAIN_LOSSES;

/** The leaflet rules out what entering Terrain takes. The Magma takes it otherwise: see the reading. */
const onTerrain = (
  asked: CaveOil,
  terrain: LossyTerrain,
): Ruling<CaveOilValue, CaveOilLine, never> => {
  const { cause, loss, magma } = asked;
  const losses = [
    ...terrainLoss(terrain, loss),
    ...when(terrain === 'magma', {
      clause: 'vbc.oil.magma',
      code: 'not-on-entering',
      reading: magma,
    }),
  ];
  if (terrain === 'magma' && magma === 'card') {
    const { value, lines } = byTheCard(asked);
    return ok({ value, lines: [...losses, ...lines] });
  }
  return ok({
    value: { cause, loss, covered: 'no', by: 'terrain' },
    lines: [...losses, { clause: 'vbc.oil.terrain', code: 'terrain-not-covered', terrain }],
  });
};

const terrainLoss = (terrain: LossyTerrain, loss: number | undefined): readonly CaveOilLine[] =>
  loss === undefined
    ? []
    : [
        {
          clause: 'vbc.oil.terrain-losses',
          code: 'terrain-loss',
          terrain,
          loss,
          at: TERRAIN_LOSSES[terrain],
        },
      ];

const flameWallLines = (loss: number | undefined): readonly CaveOilLine[] => [
  ...(loss === undefined
    ? []
    : [{ clause: 'vbc.oil.flame-wall-loss', code: 'flame-wall-loss', loss } as const]),
  { clause: 'vbc.oil.flame-wall', code: 'flame-wall-not-covered' },
];

const byTheCard = ({ cause, loss, card }: CaveOil): Answer<CaveOilValue, CaveOilLine> => {
  const clause = 'vbc.oil.other-losses';
  const value = { cause, loss, by: 'card' } as const;
  switch (card) {
    case 'covers':
      return {
        value: { ...value, covered: 'yes' },
        lines: [{ clause, code: 'card-covers', cause, loss }],
      };
    case 'does-not':
      return {
        value: { ...value, covered: 'no' },
        lines: [{ clause, code: 'card-does-not', cause, loss }],
      };
    case undefined:
      return {
        value: { ...value, covered: 'card-decides' },
        lines: [{ clause, code: 'card-decides', cause, loss }],
      };
  }
};
