import type { Faction, Ground } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, terrainsListed } from './names.ts';
import { ways as phraseWays } from './phrases.ts';

/** An order is read from the top: no “and” before its last name. */
export const inOrder = (factions: readonly Faction[], lang: Lang): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

/** Who plays which Faction, as far as names are told. */
export type PlayedBy = Readonly<Partial<Record<Faction, string>>>;

/** A Faction, and who plays it: `Witches (Ada)`. */
export const playedBy = (text: string, name: string | undefined): string =>
  name ? `${text} (${name})` : text;

/** An order with those who play. */
export const namesInOrder = (factions: readonly Faction[], names: PlayedBy, lang: Lang): string =>
  factions.map((faction) => playedBy(factionNames[lang][faction], names[faction])).join(', ');

/** How sentences show terrains and Factions, one or several. */
export const ways = {
  ...phraseWays,
  inOrder,
  grounds: (grounds: readonly Ground[], lang: Lang): string => terrainsListed(lang, grounds),
} as const;
