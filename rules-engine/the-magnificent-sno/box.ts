import { saying, when, type Says } from '../core/answer.ts';
import { sum } from '../core/multisets.ts';
import type { SnoClause } from './clauses.ts';
import { COLORS, LARGE_TILES, TRAINERS } from './data.ts';
import type { ByColor } from './notation.ts';
import { inBoxes } from './supplies.ts';

/** What is said of more pieces than both boxes hold. */
export const TRAINER_SAYS = {
  'too-many-trainers': 'sno.components.trainers',
} as const satisfies Says<SnoClause>;

export const SUPPLY_SAYS = {
  'no-ninth': 'sno.trainers.no-ninth',
} as const satisfies Says<SnoClause>;

export const TILE_SAYS = {
  'too-many-white': 'sno.components.white-tiles',
  'too-many-large': 'sno.components.totals',
} as const satisfies Says<SnoClause>;

const say = saying({ ...TRAINER_SAYS, ...SUPPLY_SAYS, ...TILE_SAYS });

/** Trainers locked on the permanent tiles, and others in use at the same time. */
export const trainersInUse = (locked: ByColor, others = 0) => {
  const trainers = sum(COLORS.map((color) => locked[color])) + others;
  const all = TRAINERS.max;
  return when(trainers > all, say('too-many-trainers', { trainers, all }));
};

/** Trainers that the supply can still give to a player who has so many. */
export const trainersLeft = (held: number): number => TRAINERS.max - held;

/** Trainers gained that the supply does not have. */
export const trainersGained = (held: number, gained: number) =>
  when(gained > trainersLeft(held), say('no-ninth', { held, gained, all: TRAINERS.max }));

/** Tiles in a camp that the boxes do not hold. */
export const tilesInCamp = (large = 0, white = 0) => {
  const whites = inBoxes('white-tiles');
  const larges = LARGE_TILES * COLORS.length;
  return [
    ...when(white > whites, say('too-many-white', { white, all: whites })),
    ...when(large > larges, say('too-many-large', { large, all: larges })),
  ];
};
