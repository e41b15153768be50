import type { Faction, FactionChoiceValue, Terrain } from '#engine/fire-and-ice/index.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  agreeFactionIt,
  factionIt,
  terrainNames,
  terrainsListed,
  theFactionEn,
} from '../shared/names.ts';

/** Which kind of terrain a Faction chooses. */
export const terrainKind = (faction: Faction): Pair =>
  faction === 'shapeshifters'
    ? { en: 'Home terrain', it: 'Terreno Ideale' }
    : { en: 'Starting terrain', it: 'Terreno Iniziale' };

const orTerrains = (lang: Lang, terrains: readonly Terrain[]): string =>
  listed(
    lang,
    terrains.map((terrain) => terrainNames[lang][terrain]),
    'or',
  );

/** The answer in a few words: who can be chosen, or who has a terrain to choose. */
export const headline = (value: FactionChoiceValue): Pair => {
  const { wants, open, full, last } = value;
  if (last !== undefined) return lastOf(last);
  if (full) return { en: 'Everybody has a Faction.', it: 'Tutti hanno una Fazione.' };
  if (wants !== undefined) return wanted(value, wants);
  return open.length === 1
    ? { en: '1 Faction can still be chosen.', it: 'Si può ancora scegliere 1 Fazione.' }
    : {
        en: `${open.length} Factions can still be chosen.`,
        it: `Si possono ancora scegliere ${open.length} Fazioni.`,
      };
};

/** A Volcano Faction's turn to choose, when everybody has a Faction. */
const lastOf = ({ faction, legal }: NonNullable<FactionChoiceValue['last']>): Pair =>
  legal.length === 0
    ? {
        en: `Everybody has a Faction; ${theFactionEn(faction)} find no terrain to start on.`,
        it: `Tutti hanno una Fazione; per ${factionIt(faction)} non resta nessun Terreno Iniziale.`,
      }
    : {
        en: `Everybody has a Faction; ${theFactionEn(faction)} now choose ${orTerrains('en', legal)}.`,
        it: `Tutti hanno una Fazione; ora il Terreno ${factionIt(faction, 'di')}: ${orTerrains('it', legal)}.`,
      };

const wanted = (value: FactionChoiceValue, faction: Faction): Pair => {
  const who: Pair = {
    en: capital(theFactionEn(faction)),
    it: `Si ${agreeFactionIt(faction, 'può', 'possono')} scegliere ${factionIt(faction)}`,
  };
  switch (value.when) {
    case 'last':
      return wantedLast(value, faction, who);
    case 'at-once':
      return wantedAtOnce(value, faction, who);
    case 'printed':
    case undefined:
      return { en: `${who.en} can be chosen.`, it: `${who.it}.` };
  }
};

const wantedLast = ({ legal, terrain }: FactionChoiceValue, faction: Faction, who: Pair): Pair => {
  if (legal.length === 0)
    return {
      en: `${who.en} find no terrain to start on.`,
      it: `Per ${factionIt(faction)} non resta nessun Terreno Iniziale.`,
    };
  return terrain === undefined
    ? {
        en: `${who.en} can be chosen. Their terrain comes last of all; open so far: ${terrainsListed('en', legal)}.`,
        it: `${who.it}. Il Terreno viene per ultimo; finora aperti: ${terrainsListed('it', legal)}.`,
      }
    : {
        en: `${who.en} can start on ${terrainNames.en[terrain]}, if nobody has it by the time they choose, last of all.`,
        it: `${who.it}, e per ultimo ${terrainNames.it[terrain]} come Terreno Iniziale, se allora non è di nessuno.`,
      };
};

const wantedAtOnce = (
  { legal, terrain }: FactionChoiceValue,
  faction: Faction,
  who: Pair,
): Pair => {
  if (legal.length === 0)
    return {
      en: `${who.en} find no terrain to choose.`,
      it: `Per ${factionIt(faction)} non resta nessun Terreno.`,
    };
  return terrain === undefined
    ? {
        en: `${who.en} can be chosen, at once with ${orTerrains('en', legal)}.`,
        it: `${who.it}, e subito il Terreno: ${orTerrains('it', legal)}.`,
      }
    : {
        en: `${who.en} can be chosen with ${terrainNames.en[terrain]} as their ${terrainKind(faction).en}.`,
        it: `${who.it}, con ${terrainNames.it[terrain]} come ${terrainKind(faction).it}.`,
      };
};
