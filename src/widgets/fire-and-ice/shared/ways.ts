import type { Faction } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, laFazione, theFaction } from './names.ts';

/** An order is read from the top: no “and” before its last name. */
export const inOrder = (factions: readonly Faction[], lang: Lang): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

/** `the Yetis`, `gli Yeti`. */
export const the = (faction: Faction, lang: Lang): string =>
  ({ en: theFaction, it: (one: Faction) => laFazione(one) })[lang](faction);
