import { FACTION_FACTS, type Faction, type Ground } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { factionNames } from './names.ts';
import { TerrainSwatch } from './TerrainSwatch.tsx';

/** The name of a Faction beside the terrain on which it lives, where its board prints one. */
export function FactionName({ lang, faction }: { readonly lang: Lang; readonly faction: Faction }) {
  const ground = livesOn(faction);
  return (
    <span class="faction-name">
      {ground !== undefined && <TerrainSwatch lang={lang} ground={ground} />}
      {factionNames[lang][faction]}
    </span>
  );
}

/** The terrain on which a Faction lives, where its board prints one. */
export const livesOn = (faction: Faction): Ground | undefined => {
  const { family, home } = FACTION_FACTS[faction];
  if (family === 'ice' || family === 'volcano') return family;
  return home === 'chosen' || home === 'none' ? undefined : home;
};
