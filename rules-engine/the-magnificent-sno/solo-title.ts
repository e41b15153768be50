import { saying, type Says } from '../core/answer.ts';
import type { SnoClause } from './clauses.ts';
import { SOLO_TITLES } from './data.ts';

export const SOLO_TITLE_SAYS = { title: 'sno.solo.goal' } as const satisfies Says<SnoClause>;

const say = saying(SOLO_TITLE_SAYS);

export type SoloTitle = (typeof SOLO_TITLES)[number]['title'] | 'none';

/** What a score is worth in the solo game. */
export const soloTitle = (points: number): SoloTitle =>
  SOLO_TITLES.find((title) => points >= title.points)?.title ?? 'none';

/** The same as a reason, with the points of the next step up, if there is one. */
export const soloTitleLine = (points: number) => {
  const next = SOLO_TITLES.findLast((title) => points < title.points)?.points;
  return say('title', { points, title: soloTitle(points), next });
};
