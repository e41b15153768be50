import { fireAndIce, type FiClause } from './fire-and-ice/index.ts';
import { riseToNobilityBeyond, type RtnClause } from './rise-to-nobility-beyond/index.ts';

import type { SnoClause } from './the-magnificent-sno/clauses.ts';

export const games = [fireAndIce, riseToNobilityBeyond] as const;

export type GameSlug = 'fire-and-ice' | 'rise-to-nobility-beyond';

export type ClauseId = FiClause | RtnClause | SnoClause;
