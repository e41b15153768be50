import type { Faction, Terrain } from '#engine/fire-and-ice/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { factionIt, isFaction, terrainNames, theFactionEn, theFactions } from './names.ts';
import { agreeTerrainIt, terrainIt } from './phrases.ts';

type Two = readonly [Faction, Faction];

const KINDS = {
  chose: {
    start: { en: 'Starting terrain', it: 'Terreno Iniziale' },
    home: { en: 'first Home terrain', it: 'primo Terreno Ideale' },
  },
  as: {
    start: { en: 'Starting terrain', it: 'Terreno Iniziale' },
    home: { en: 'Home terrain', it: 'Terreno Ideale' },
  },
} as const;

interface StartShared {
  readonly terrain: Terrain;
  readonly chooser: Faction;
  readonly chose: 'home' | 'start';
  readonly other: Faction;
  readonly as: 'home' | 'start';
}

/** Why Factions cannot sit at one table, whatever terrains they chose. */
export const factionViolations = {
  'board-shared': ({ factions }: { readonly factions: Two }) => ({
    en: `${capital(theFactions('en', factions))} are the two sides of one board: only one of them can be in the game.`,
    it: `${capital(theFactions('it', factions))} sono le due facce di una plancia: in partita può esserci una sola delle due Fazioni.`,
  }),
  'home-shared': ({
    factions: [one, other],
    terrain,
  }: {
    readonly factions: Two;
    readonly terrain: Terrain;
  }) => ({
    en: `${terrainNames.en[terrain]} cannot be the Home terrain of ${theFactionEn(one)} and of ${theFactionEn(other)}: no two Factions in play can share one.`,
    it: `${capital(terrainIt(terrain))} non ${agreeTerrainIt(terrain, 'può', 'possono')} essere il Terreno Ideale ${factionIt(one, 'di')} e ${factionIt(other, 'di')}: due Fazioni in partita non possono averlo in comune.`,
  }),
} as const;

/** Why a whole table cannot be. */
export const tableViolations = {
  ...factionViolations,
  'start-shared': ({ terrain, chooser, chose, other, as }: StartShared) => ({
    en: `${terrainNames.en[terrain]} cannot be the ${KINDS.chose[chose].en} of ${theFactionEn(chooser)}: it is the ${KINDS.as[as].en} of ${theFactionEn(other)}.`,
    it: `${capital(terrainIt(terrain))} non ${agreeTerrainIt(terrain, 'può', 'possono')} essere il ${KINDS.chose[chose].it} ${factionIt(chooser, 'di')}: ${agreeTerrainIt(terrain)} il ${KINDS.as[as].it} ${factionIt(other, 'di')}.`,
  }),
} as const;

/** What a list of Factions lacks: the terrain that one of them chose. */
export const seatProblems = {
  'needs-terrain': ({ field, got }: { readonly field: string; readonly got: string }): Pair => {
    if (!isFaction(got)) return { en: '', it: '' };
    if (got !== 'shapeshifters')
      return {
        en: `Say which Starting terrain ${theFactionEn(got)} chose.`,
        it: `Indica il Terreno Iniziale ${factionIt(got, 'di')}.`,
      };
    return field === 'opponents'
      ? {
          en: 'Say which Home terrain the Shapeshifters have now.',
          it: 'Indica quale Terreno Ideale hanno adesso i Mutaforma.',
        }
      : {
          en: 'Say which Home terrain the Shapeshifters chose.',
          it: 'Indica il Terreno Ideale dei Mutaforma.',
        };
  },
} as const;
