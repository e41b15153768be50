import type { BoardReason, Faction, Ground, Structure } from '#engine/fire-and-ice/index.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Entry, Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  agreeFactionIt,
  factionNames,
  factionSaid,
  factionIt,
  mapNames,
  structureNames,
  structurePlurals,
  terrainNames,
  theFactionEn,
  theFactions,
} from './names.ts';
import { tableViolations } from './table-words.ts';

type Placed = Structure | 'bridge';

const BRIDGES = { en: ['Bridge', 'Bridges'], it: ['Ponte', 'Ponti'] } as const;

const pieces = (count: number, piece: Placed, lang: Lang): string => {
  const [one, many] =
    piece === 'bridge'
      ? BRIDGES[lang]
      : [structureNames[lang][piece], structurePlurals[lang][piece]];
  return `${count} ${count === 1 ? one : many}`;
};

/** `I Nomadi hanno`, `Il Popolo dei Fiumi ha`. */
export const theyIt = (faction: Faction, singular: string, plural: string): string =>
  `${capital(factionIt(faction))} ${agreeFactionIt(faction, singular, plural)}`;

type Two = readonly [Faction, Faction];

const namesIt = (factions: Two): string =>
  factions.map((faction) => factionNames.it[faction]).join(' e ');

interface Shared {
  readonly factions: Two;
  readonly from: string;
  readonly to: string;
}

interface RiverTown {
  readonly rivers: readonly string[];
  readonly spaces: readonly string[];
  readonly power: number;
  readonly count: number;
  readonly powerNeeded: number;
  readonly structuresNeeded: number;
}

interface Grounded {
  readonly faction: Faction;
  readonly space: string;
  readonly ground: Ground;
}

interface Track {
  readonly faction: Faction;
  readonly shipping: number;
  readonly min: number;
  readonly max: number;
}

const offTheTrack = ({ faction, shipping, min, max }: Track): Pair => {
  if (min < max)
    return {
      en: `The Shipping track of ${theFactionEn(faction)} goes from ${min} to ${max}: ${shipping} is not on it.`,
      it: `La Navigazione ${factionIt(faction, 'di')} va da ${min} a ${max}: non può essere ${shipping}.`,
    };
  return max === 0
    ? {
        en: `${capital(theFactionEn(faction))} have no Shipping: their level cannot be ${shipping}.`,
        it: `${theyIt(faction, 'non ha', 'non hanno')} Navigazione: il livello non può essere ${shipping}.`,
      }
    : {
        en: `The Shipping of ${theFactionEn(faction)} is always ${max}, not ${shipping}.`,
        it: `La Navigazione ${factionIt(faction, 'di')} è sempre ${max}, non ${shipping}.`,
      };
};

/** What is wrong with a position on the map. The sentences with holes show a Faction by `shared/shown.ts`. */
export const boardViolations = {
  ...tableViolations,
  'two-on-a-space': ({ space, factions }: { readonly space: string; readonly factions: Two }) =>
    factions[0] === factions[1]
      ? {
          en: `Two Structures of ${theFactionEn(factions[0])} stand on ${space}; a space holds only one.`,
          it: `In ${space} ci sono due Edifici ${factionIt(factions[0], 'di')}: in una casella ce ne sta uno solo.`,
        }
      : {
          en: `${capital(theFactions('en', factions))} both have a Structure on ${space}; a space holds only one.`,
          it: `In ${space} ci sono Edifici di ${namesIt(factions)}: in una casella ce ne sta uno solo.`,
        },
  'too-many': ({
    faction,
    piece,
    count,
    max,
  }: {
    readonly faction: Faction;
    readonly piece: Placed;
    readonly count: number;
    readonly max: number;
  }) => ({
    en: `${capital(theFactionEn(faction))} have ${pieces(count, piece, 'en')} on the map; a player has only ${max}.`,
    it: `${theyIt(faction, 'ha', 'hanno')} ${pieces(count, piece, 'it')} sulla Mappa, ma ogni giocatore ne ha solo ${max}.`,
  }),
  'wrong-ground': ({ faction, space, ground }: Grounded) => ({
    en: `${capital(theFactionEn(faction))} have a Structure on ${space}, which is ${terrainNames.en[ground]} here: they do not build on that.`,
    it: `${theyIt(faction, 'ha', 'hanno')} un Edificio in ${space}, che qui è «${terrainNames.it[ground]}»: lì non ${agreeFactionIt(faction, 'può', 'possono')} costruire.`,
  }),
  'off-the-track': offTheTrack,
  'carpet-range': {
    en: 'The carpet {faction:ofFaction} skips from {min} to {max} spaces, not {skips}.',
    it: 'Il tappeto {faction:ofFaction} salta da {min} a {max} caselle, non {skips}.',
  },
  'no-bridge-here': {
    en: 'No Bridge can join {from} and {to}: give the Bridge {faction:ofFaction} other ends, or take it away.',
    it: 'Nessun Ponte può unire {from} e {to}: dai altri estremi al Ponte {faction:ofFaction}, o toglilo.',
  },
  'bridge-twice': ({ factions, from, to }: Shared) => ({
    en: `${capital(theFactions('en', factions))} both have a Bridge between ${from} and ${to}; by the reading you chose there can be only one.`,
    it: `Fra ${from} e ${to} ci sono Ponti di ${namesIt(factions)}: nell’interpretazione scelta può essercene uno solo.`,
  }),
  'bridge-end': {
    en: 'The Bridge {faction:ofFaction} between {from} and {to} needs a Structure of theirs at one end.',
    it: 'Il Ponte {faction:ofFaction} fra {from} e {to} deve avere a un estremo un Edificio della stessa Fazione.',
  },
  'not-mermaids': ({ faction, river }: { readonly faction: Faction; readonly river: string }) => ({
    en: `${capital(theFactionEn(faction))} cannot skip the River space ${river}: only the Mermaids can, to found a Town.`,
    it: `${theyIt(faction, 'non può', 'non possono')} saltare la casella di Fiume ${river}: possono farlo solo le Sirene, per fondare una Città.`,
  }),
  'no-shore': {
    en: 'No Structure of the Mermaids is next to the River space {river}, so no Town of theirs can have skipped it.',
    it: 'Accanto alla casella di Fiume {river} non ci sono Edifici delle Sirene: nessuna loro Città può averla saltata.',
  },
  'no-river-town': ({ rivers, spaces, power, count, powerNeeded, structuresNeeded }: RiverTown) => {
    const many = rivers.length > 1;
    return {
      en: `The Mermaids skipped ${listed('en', rivers)} to found ${many ? `${rivers.length} Towns` : 'a Town'}. That takes ${structuresNeeded} Structures with a total Power value of ${powerNeeded}; on ${listed('en', spaces)} there ${count === 1 ? 'is' : 'are'} ${count} with ${power}.`,
      it: `Le Sirene hanno saltato ${listed('it', rivers)} per fondare ${many ? `${rivers.length} Città` : 'una Città'}: ci vogliono ${structuresNeeded} Edifici con un Valore di Potere totale di ${powerNeeded}; in ${listed('it', spaces)} ${count === 1 ? 'c’è' : 'ci sono'} ${count} con ${power}.`,
    };
  },
} as const;

/** What is said of a position that is counted all the same. */
export const boardLines = {
  'away-from-the-river': ({ spaces }: { readonly spaces: readonly string[] }) => {
    const one = spaces.length === 1;
    return {
      en: `The Riverwalkers cannot have built on ${listed('en', spaces)}, away from the River. The ${one ? 'Structure counts' : 'Structures count'} here all the same.`,
      it: `Il Popolo dei Fiumi non può aver costruito in ${listed('it', spaces)}, lontano dal Fiume. Qui ${one ? 'l’Edificio conta' : 'gli Edifici contano'} lo stesso.`,
    };
  },
  'shared-bridge': ({ factions, from, to }: Shared) => ({
    en: `${capital(theFactions('en', factions))} both have a Bridge between ${from} and ${to}. By the reading you chose both count.`,
    it: `Fra ${from} e ${to} ci sono Ponti di ${namesIt(factions)}. Nell’interpretazione scelta valgono entrambi.`,
  }),
} as const;

/** What cannot be read in the text of a board. */
export const boardProblems = {
  'unknown-faction': {
    en: '“{got}” is not a Faction. Begin each part with a Faction, such as “witches”.',
    it: '«{got}» non è una Fazione. Ogni parte comincia con una Fazione, per esempio «witches».',
  },
  'faction-twice': ({ got }: { readonly got: string }) => ({
    en: `The ${factionSaid('en', got)} are on the board twice. Keep one.`,
    it: `«${factionSaid('it', got)}» è sul tabellone due volte. Tienine una.`,
  }),
  'too-many-players': ({ got }: { readonly got: string }) => ({
    en: `The ${factionSaid('en', got)} are a sixth player. Up to 5 can play.`,
    it: `«${factionSaid('it', got)}» è il sesto giocatore. Si gioca al massimo in 5.`,
  }),
  'unknown-mark': {
    en: '“{got}” is not a mark of this Faction. Write a terrain, “ship2”, or “carpet2” for the Fakirs.',
    it: '«{got}» non è un segno di questa Fazione. Scrivi un Terreno, «ship2», o «carpet2» per i Fachiri.',
  },
  'mark-twice': {
    en: '“{got}” repeats something already said. Keep one.',
    it: '«{got}» ripete una cosa già detta. Tienine una sola.',
  },
  'wrong-terrain': {
    en: '“{got}” is not the Home terrain of this Faction. Leave it out.',
    it: '«{got}» non è il Terreno Ideale di questa Fazione. Toglilo.',
  },
  'unknown-item': {
    en: '“{got}” cannot be read. Write “C3d” for a Structure, “C3-D4” for a Bridge, “r12” for a River space.',
    it: '«{got}» non si può leggere. Scrivi «C3d» per un Edificio, «C3-D4» per un Ponte, «r12» per una casella di Fiume.',
  },
  'no-such-space': {
    en: '“{got}” names a space that this map does not have.',
    it: '«{got}» nomina una casella che questa Mappa non ha.',
  },
  'river-space': {
    en: '“{got}” names a River space. Name a land space.',
    it: '«{got}» nomina una casella di Fiume. Indica una casella di terra.',
  },
  'no-such-terrain': {
    en: '“{got}” names no terrain. Write a space and a terrain, such as “C3forest”.',
    it: '«{got}» non nomina un Terreno. Scrivi casella e Terreno, per esempio «C3forest».',
  },
  'terrain-twice': {
    en: '“land” gives {got} two terrains. Keep one.',
    it: '«land» dà a {got} due Terreni. Tienine uno.',
  },
} as const satisfies Readonly<Record<BoardReason, Entry<never>>>;

/** How forms call the fields of a board. */
export const boardLabels = {
  map: { en: 'Which map', it: 'Quale Mappa' },
  board: { en: 'Board', it: 'Tabellone' },
  sharedBridges: {
    en: 'Bridges of two players in one place',
    it: 'Ponti di due giocatori nello stesso posto',
  },
};

export const boardOptions = {
  map: mapNames,
  sharedBridges: {
    allowed: { en: 'both count', it: 'valgono entrambi' },
    refused: { en: 'only one is allowed', it: 'può essercene uno solo' },
  },
};
