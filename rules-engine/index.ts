import { fireAndIce, type FiClause } from './fire-and-ice/index.ts';
import { riseToNobilityBeyond, type RtnClause } from './rise-to-nobility-beyond/index.ts';
import { theMagnificentSno, type SnoClause } from './the-magnificent-sno/index.ts';
import { vastBonusCards, type VbcClause } from './vast-bonus-cards/index.ts';

export const games = [fireAndIce, riseToNobilityBeyond, theMagnificentSno, vastBonusCards] as const;

export type GameSlug =
  'fire-and-ice' | 'rise-to-nobility-beyond' | 'the-magnificent-sno' | 'vast-bonus-cards';

export type ClauseId = FiClause | RtnClause | SnoClause | VbcClause;
