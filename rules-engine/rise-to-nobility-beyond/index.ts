import { defineGame } from '../core/game.ts';
import { clauses, retired } from './clauses.ts';
import { examples } from './examples.ts';

export const riseToNobilityBeyond = defineGame({
  slug: 'rise-to-nobility-beyond',
  prefix: 'rtn',
  clauses,
  retired,
  examples,
});

export type { RtnClause } from './clauses.ts';
export * from './activation.ts';
export * from './clerk-office.ts';
export * from './data.ts';
export * from './dwelling-scoring.ts';
export * from './rock-rose-exchange.ts';
export * from './glade.ts';
export * from './offering.ts';
export * from './donation-scoring.ts';
export * from './payment.ts';
export * from './relics.ts';
export * from './rock-rose-income.ts';
export * from './settler.ts';
export * from './beyond-setup.ts';
export * from './temple-dice.ts';
