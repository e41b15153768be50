import type { Faction, Ground } from '#engine/fire-and-ice/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames, laFazione, terrainNames, terrainsListed, theFaction } from './names.ts';
import { ilTerreno, sono } from './phrases.ts';

/** How a fact is shown in every language. */
const way =
  <Fact>(each: Readonly<Record<Lang, (fact: Fact) => string>>) =>
  (fact: Fact, lang: Lang): string =>
    each[lang](fact);

/** An order is read from the top: no “and” before its last name. */
export const inOrder = (factions: readonly Faction[], lang: Lang): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

const the = way<Faction>({ en: theFaction, it: (faction) => laFazione(faction) });

const terrain = way<Ground>({
  en: (ground) => terrainNames.en[ground],
  it: (ground) => ilTerreno(ground),
});

/** How sentences show terrains and Factions. Those with a capital begin a sentence. */
export const ways = {
  inOrder,
  ground: terrainNames,
  grounds: (grounds: readonly Ground[], lang: Lang): string => terrainsListed(lang, grounds),
  terrain,
  Terrain: (ground: Ground, lang: Lang): string => capital(terrain(ground, lang)),
  are: way<Ground>({ en: () => 'is', it: (ground) => sono(ground) }),
  name: factionNames,
  faction: the,
  Faction: (faction: Faction, lang: Lang): string => capital(the(faction, lang)),
  ofFaction: way<Faction>({
    en: (faction) => `of ${theFaction(faction)}`,
    it: (faction) => laFazione(faction, 'di'),
  }),
} as const;
