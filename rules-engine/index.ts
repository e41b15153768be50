import { riseToNobilityBeyond, type RtnClause } from './rise-to-nobility-beyond/index.ts';

export const games = [riseToNobilityBeyond] as const;

export type GameSlug = 'rise-to-nobility-beyond';

export type ClauseId = RtnClause;
