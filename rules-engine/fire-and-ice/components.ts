import type { FiClause } from './clauses.ts';
import { COMPONENTS, type Component } from './data/components.ts';
import type { FiLine } from './line.ts';

export type ComponentLine = FiLine<
  FiClause,
  Component,
  { groups: number; each: number; total: number }
>;

/** The contents of the box, line by line: so many groups of so many pieces. */
export const contents = (): readonly ComponentLine[] =>
  CITED.map(([code, clause]) => {
    const { groups, each } = COMPONENTS[code];
    return { clause, code, groups, each, total: groups * each };
  });

const CITED = [
  ['board', 'fi.components.board'],
  ['landscapes', 'fi.components.board'],
  ['faction-boards', 'fi.components.faction-boards'],
  ['factions', 'fi.components.faction-boards'],
  ['turn-order-board', 'fi.components.turn-order-board'],
  ['dwellings', 'fi.components.pieces'],
  ['trading-houses', 'fi.components.pieces'],
  ['strongholds', 'fi.components.pieces'],
  ['temples', 'fi.components.pieces'],
  ['sanctuaries', 'fi.components.pieces'],
  ['priests', 'fi.components.pieces'],
  ['markers', 'fi.components.pieces'],
  ['bridges', 'fi.components.pieces'],
  ['terrain-tiles', 'fi.components.terrain-tiles'],
  ['faction-tokens', 'fi.components.faction-tokens'],
  ['rings', 'fi.components.rings-and-bag'],
  ['bags', 'fi.components.rings-and-bag'],
  ['final-scoring-tiles', 'fi.components.final-scoring-tiles'],
] as const satisfies readonly (readonly [Component, FiClause])[];
