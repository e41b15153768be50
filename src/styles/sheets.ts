import type { GameSlug } from '#engine/index.ts';
import fireAndIce from '#src/widgets/fire-and-ice/index.css?url';
import general from './general.css?url';
import riseToNobilityBeyond from '#src/widgets/rise-to-nobility-beyond/index.css?url';
import theMagnificentSno from '#src/widgets/the-magnificent-sno/index.css?url';
import site from './site.css?url';
import vastBonusCards from '#src/widgets/vast-bonus-cards/index.css?url';

/**
 * A page has the site's style sheet and one more: what the calculators of its game need, or what the
 * pages of no game need. A built page has in itself what it uses of both (`src/build/styles.ts`).
 */
const SHEETS: Readonly<Record<GameSlug, string>> = {
  'fire-and-ice': fireAndIce,
  'rise-to-nobility-beyond': riseToNobilityBeyond,
  'the-magnificent-sno': theMagnificentSno,
  'vast-bonus-cards': vastBonusCards,
};

const sheets: ReadonlyMap<string, string> = new Map(Object.entries(SHEETS));

export const SITE_SHEET = site;

export const sheetOf = (game = ''): string => sheets.get(game) ?? general;
