import type { Faction, Ground } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, terrainsListed } from './names.ts';
import { ways as phraseWays } from './phrases.ts';

/** An order is read from the top: no “and” before its last name. */
export const inOrder = (factions: readonly Faction[], lang: Lang): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

/** How sentences show terrains and Factions, one or several. */
export const ways = {
  ...phraseWays,
  inOrder,
  grounds: (grounds: readonly Ground[], lang: Lang): string => terrainsListed(lang, grounds),
} as const;
