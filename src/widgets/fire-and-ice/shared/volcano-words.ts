import type { Faction, Terrain, VolcanoFaction } from '#engine/fire-and-ice/index.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { factionIt, terrainNames, theFactionEn } from './names.ts';
import { agreeTerrainIt, phrases, terrainIt } from './phrases.ts';

const { en, it } = phrases;

interface Price {
  readonly faction: VolcanoFaction;
  readonly terrain: Terrain;
  readonly owner: Faction | undefined;
}

/** Whose Home terrain a terrain is that shall erupt. */
export const ownerSaid = ({ terrain: ground, owner }: Omit<Price, 'faction'>): Pair =>
  owner === undefined
    ? {
        en: `${terrainNames.en[ground]} is no other player’s Home terrain.`,
        it: `${capital(terrainIt(ground))} non ${agreeTerrainIt(ground)} il Terreno Ideale di nessun altro.`,
      }
    : {
        en: `${terrainNames.en[ground]} is the Home terrain of ${theFactionEn(owner)}.`,
        it: `${capital(terrainIt(ground))} ${agreeTerrainIt(ground)} il Terreno Ideale ${factionIt(owner, 'di')}.`,
      };

/** The space to be transformed is a Volcano: the answer in a few words. */
export const ALREADY = {
  en: 'Nothing to pay: the space is a Volcano already.',
  it: 'Niente da pagare: la casella è già un Vulcano.',
} as const;

export const startOnly = {
  en: '{faction:Faction} only started on {terrain}; it is not their Home terrain.',
  it: 'Per {faction} {terrain} {terrain:are} solo il Terreno Iniziale, non quello Ideale.',
} as const;

/** What the forms of the two Volcano Factions ask alike. */
export const eruptionFields = {
  terrain: { en: 'Terrain to turn into a Volcano', it: 'Terreno da trasformare in Vulcano' },
  opponents: { en: 'Other players', it: 'Altri giocatori' },
  spadePoints: { en: 'VP for each Spade', it: 'PV per ogni Vanga' },
} as const;

/** What the two Volcano Factions say alike. */
export const eruptionLines = {
  'pays-with': ({ faction }: { readonly faction: VolcanoFaction }) =>
    faction === 'dragonlords'
      ? {
          en: 'Dragonlords transform with Power tokens; distance on the cycle plays no part.',
          it: 'I Signori dei Draghi trasformano con segnalini Potere; la distanza sul ciclo non c’entra.',
        }
      : {
          en: 'Acolytes transform with Cult points; distance on the cycle plays no part.',
          it: 'Gli Accoliti trasformano con punti Culto; la distanza sul ciclo non c’entra.',
        },
  'terrain-price': (line: Price & { readonly price: number }) => ({
    ...ownerSaid(line),
    amount:
      line.faction === 'dragonlords'
        ? {
            en: counted('token', 'tokens')(line.price),
            it: counted('segnalino', 'segnalini')(line.price),
          }
        : { en: en.cultPoints(line.price), it: it.cultPoints(line.price) },
  }),
  'start-only': startOnly,
  'already-volcano': {
    en: '{faction:Faction} settle on Volcanoes, and the space is one already: nothing has to be transformed.',
    it: '{faction:Faction} vivono sui Vulcani, e la casella lo è già: non c’è niente da trasformare.',
  },
  'no-points': {
    en: 'The Volcano tile itself scores nothing.',
    it: 'La tessera Vulcano di per sé non dà punti.',
    amount: { en: '+{points} VP', it: '+{points} PV' },
  },
  'own-action': {
    en: 'The Volcano is an action of its own: one that gives you Spades includes no transforming.',
    it: 'Il Vulcano è un’azione a sé: un’azione che ti dà Vanghe non comprende la trasformazione.',
  },
  'spade-points': (line: {
    readonly spades: number;
    readonly each: number;
    readonly points: number;
  }) => ({
    ...(line.each === 0
      ? {
          en: 'Spades score nothing this round.',
          it: 'In questo turno di gioco le Vanghe non danno punti.',
        }
      : {
          en: `${en.spades(line.spades)} in a round that scores ${line.each} VP for each.`,
          it: `${it.spades(line.spades)} in un turno di gioco che dà ${line.each} PV per Vanga.`,
        }),
    amount: { en: `+${line.points} VP`, it: `+${line.points} PV` },
  }),
} as const;

export const eruptionViolations = {
  'not-ice': {
    en: '{faction:Faction} cannot transform Ice, at any price.',
    it: '{faction:Faction} non possono trasformare il Ghiaccio, a nessun prezzo.',
  },
} as const;
