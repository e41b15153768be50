import type { GameSlug } from '#engine/index.ts';
import fireAndIce from '#src/widgets/fire-and-ice/index.css?url';
import general from './general.css?url';
import riseToNobilityBeyond from '#src/widgets/rise-to-nobility-beyond/index.css?url';
import theMagnificentSno from '#src/widgets/the-magnificent-sno/index.css?url';
import vastBonusCards from '#src/widgets/vast-bonus-cards/index.css?url';

/**
 * A page asks for one style sheet: the site's, with what the calculators of its game need, or with
 * what the pages of no game need.
 */
const SHEETS: Readonly<Record<GameSlug, string>> = {
  'fire-and-ice': fireAndIce,
  'rise-to-nobility-beyond': riseToNobilityBeyond,
  'the-magnificent-sno': theMagnificentSno,
  'vast-bonus-cards': vastBonusCards,
};

const sheets: ReadonlyMap<string, string> = new Map(Object.entries(SHEETS));

export const sheetOf = (game = ''): string => sheets.get(game) ?? general;
