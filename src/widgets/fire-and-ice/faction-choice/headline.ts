import type { Faction, FactionChoiceValue, Terrain } from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { factionIt, terrainNames, terrainsListed, theFactionEn } from '../shared/names.ts';
import { agreeTerrainIt, terrainIt } from '../shared/phrases.ts';

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
  return {
    en: `The next player can choose among ${factions.en(open.length)}.`,
    it: `Il prossimo giocatore può scegliere fra ${factions.it(open.length)}.`,
  };
};

const factions = { en: counted('Faction', 'Factions'), it: counted('Fazione', 'Fazioni') };

/** A Volcano Faction's turn to choose, when everybody has a Faction. */
const lastOf = ({ faction, legal }: NonNullable<FactionChoiceValue['last']>): Pair =>
  legal.length === 0
    ? {
        en: `Everybody has a Faction, and ${theFactionEn(faction)} have no terrain left to start on.`,
        it: `Tutti hanno una Fazione, e per ${factionIt(faction)} non resta nessun Terreno Iniziale.`,
      }
    : {
        en: `Everybody has a Faction. Now ${theFactionEn(faction)} choose their Starting terrain: ${orTerrains('en', legal)}.`,
        it: `Tutti hanno una Fazione. Ora si sceglie il Terreno Iniziale ${factionIt(faction, 'di')}: ${orTerrains('it', legal)}.`,
      };

const wanted = (value: FactionChoiceValue, faction: Faction): Pair => {
  const who: Pair = {
    en: `The next player can choose ${theFactionEn(faction)}`,
    it: `Il prossimo giocatore può scegliere ${factionIt(faction)}`,
  };
  switch (value.when) {
    case 'last':
      return wantedLast(value, faction, who);
    case 'at-once':
      return wantedAtOnce(value, faction, who);
    case 'printed':
    case undefined:
      return { en: `${who.en}.`, it: `${who.it}.` };
  }
};

const wantedLast = ({ legal, terrain }: FactionChoiceValue, faction: Faction, who: Pair): Pair => {
  if (legal.length === 0)
    return {
      en: `${capital(theFactionEn(faction))} have no terrain left to start on.`,
      it: `Per ${factionIt(faction)} non resta nessun Terreno Iniziale.`,
    };
  return terrain === undefined
    ? {
        en: `${who.en}. They choose their Starting terrain last; open so far: ${terrainsListed('en', legal)}.`,
        it: `${who.it}. Il Terreno Iniziale si sceglie per ultimo; per ora liberi: ${terrainsListed('it', legal)}.`,
      }
    : {
        en: `${who.en}. They choose their Starting terrain last, and it can be ${terrainNames.en[terrain]} if it is nobody else’s by then.`,
        it: `${who.it}. Il Terreno Iniziale si sceglie per ultimo, e ${agreeTerrainIt(terrain, 'può', 'possono')} essere ${terrainIt(terrain)} se allora non ${agreeTerrainIt(terrain)} di nessun altro.`,
      };
};

const wantedAtOnce = (
  { legal, terrain }: FactionChoiceValue,
  faction: Faction,
  who: Pair,
): Pair => {
  const kind = terrainKind(faction);
  if (legal.length === 0)
    return {
      en: `${capital(theFactionEn(faction))} have no terrain left to choose.`,
      it: `Per ${factionIt(faction)} non resta nessun Terreno.`,
    };
  return terrain === undefined
    ? {
        en: `${who.en} and, right away, their ${kind.en}: ${orTerrains('en', legal)}.`,
        it: `${who.it} e, subito dopo, il ${kind.it}: ${orTerrains('it', legal)}.`,
      }
    : {
        en: `${who.en} with ${terrainNames.en[terrain]} as their ${kind.en}.`,
        it: `${who.it} con ${terrainIt(terrain)} come ${kind.it}.`,
      };
};
