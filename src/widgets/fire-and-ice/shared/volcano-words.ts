import type { Faction, OtherAction, Terrain, VolcanoFaction } from '#engine/fire-and-ice/index.ts';
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
        en: `None of the players you entered has ${terrainNames.en[ground]} as Home terrain.`,
        it: `${capital(terrainIt(ground))} non ${agreeTerrainIt(ground)} il Terreno Ideale di nessuno dei giocatori indicati.`,
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

/** A terrain on which a Faction began and that is not its Home terrain. */
export const startOnly = ({
  faction,
  terrain: ground,
}: {
  readonly faction: Faction;
  readonly terrain: Terrain;
}): Pair => ({
  en: `${capital(theFactionEn(faction))} only started on ${terrainNames.en[ground]}; it is not their Home terrain.`,
  it: `Per ${factionIt(faction)} ${terrainIt(ground)} ${agreeTerrainIt(ground)} solo il Terreno Iniziale, non quello Ideale.`,
});

/** What the forms of the two Volcano Factions ask alike. */
export const eruptionFields = {
  terrain: { en: 'Terrain to turn into a Volcano', it: 'Terreno da trasformare in Vulcano' },
  opponents: { en: 'Other players', it: 'Altri giocatori' },
  spadePoints: { en: 'VP for each Spade', it: 'PV per ogni Vanga' },
} as const;

export const eruptionHints = {
  spadePoints: {
    en: 'What this round scores for a Spade; 0 if nothing.',
    it: 'Quanti ne dà questo turno di gioco; 0 se nessuno.',
  },
} as const;

const OTHER_ACTIONS: Readonly<Record<OtherAction, Pair>> = {
  stronghold: { en: 'Building the Stronghold', it: 'Costruire la Fortezza' },
  priest: { en: 'Sending a Priest', it: 'Mandare un Sacerdote' },
};

/** What the two Volcano Factions say alike. */
export const eruptionLines = {
  'pays-with': ({ faction }: { readonly faction: VolcanoFaction }) =>
    faction === 'dragonlords'
      ? {
          aside: true,
          en: 'The Dragonlords transform with Power tokens, however far away the terrain is on the cycle.',
          it: 'I Signori dei Draghi trasformano con segnalini Potere, a qualsiasi distanza sul ciclo.',
        }
      : {
          aside: true,
          en: 'The Acolytes transform with Cult points, however far away the terrain is on the cycle.',
          it: 'Gli Accoliti trasformano con punti Culto, a qualsiasi distanza sul ciclo.',
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
    en: '{faction:Faction} settle on Volcanoes, so nothing has to be transformed.',
    it: '{faction:Faction} si insediano sui Vulcani: non c’è niente da trasformare.',
  },
  'no-points': {
    aside: true,
    en: 'The Volcano tile itself scores nothing.',
    it: 'La tessera Vulcano di per sé non dà punti.',
    amount: { en: '+{points} VP', it: '+{points} PV' },
  },
  'own-action': {
    aside: true,
    en: 'Making a Volcano is an action of its own: it is never part of an action that gives you Spades.',
    it: 'Fare un Vulcano è un’azione a sé: non è mai parte di un’azione che ti dà Vanghe.',
  },
  'two-turns': ({ other }: { readonly other: OtherAction }) => ({
    en: `${OTHER_ACTIONS[other].en} and making a Volcano are two turns: the others act in between.`,
    it: `${OTHER_ACTIONS[other].it} e fare un Vulcano richiedono due turni: nel frattempo giocano gli altri.`,
  }),
  'spade-turn': ({ other }: { readonly other: OtherAction }) => ({
    en: `${OTHER_ACTIONS[other].en} is a turn of its own if an action gives you the Spades; those of a Cult bonus take no turn.`,
    it: `${OTHER_ACTIONS[other].it} richiede un turno a sé se le Vanghe vengono da un’azione; quelle del Bonus di un Culto non richiedono turni.`,
  }),
  'spade-points': (line: {
    readonly spades: number;
    readonly each: number;
    readonly points: number;
  }) => ({
    aside: line.each === 0,
    ...(line.each === 0
      ? {
          en: 'Spades score nothing this round.',
          it: 'In questo turno di gioco le Vanghe non danno punti.',
        }
      : {
          en: `${en.spades(line.spades)} in a round that scores ${line.each} VP for each Spade.`,
          it: `${it.spades(line.spades)} in un turno di gioco che dà ${line.each} PV per ogni Vanga.`,
        }),
    amount: { en: `+${line.points} VP`, it: `+${line.points} PV` },
  }),
} as const;

export const eruptionViolations = {
  'not-ice': {
    en: '{faction:Faction} cannot transform Ice at any price.',
    it: '{faction:Faction} non possono trasformare il Ghiaccio a nessun prezzo.',
  },
} as const;
