import { COMPONENTS, type Component } from './data.ts';
import type { RtnClause } from './clauses.ts';
import type { RtnLine } from './line.ts';

export type ComponentLine = RtnLine<
  RtnClause,
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
  ['expansion-board', 'rtn.components.boards'],
  ['extensions', 'rtn.components.boards'],
  ['glade-cards', 'rtn.components.glade-cards'],
  ['settlers', 'rtn.components.settlers'],
  ['rock-rose', 'rtn.components.rock-rose'],
  ['meeples', 'rtn.components.meeples'],
  ['houses', 'rtn.components.houses'],
  ['tokens', 'rtn.components.tokens'],
] as const satisfies readonly (readonly [Component, RtnClause])[];
