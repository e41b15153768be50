import type { BoardViolation, Faction, Structure } from '#engine/fire-and-ice/index.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  accorda,
  factionNames,
  laFazione,
  structureNames,
  structurePlurals,
  theFaction,
  theFactions,
} from './names.ts';

type Placed = Structure | 'bridge';

const pieces = (count: number, piece: Placed): string => {
  if (piece === 'bridge') return count === 1 ? '1 Bridge' : `${count} Bridges`;
  return `${count} ${(count === 1 ? structureNames : structurePlurals).en[piece]}`;
};

const pezzi = (count: number, piece: Placed): string => {
  if (piece === 'bridge') return count === 1 ? '1 Ponte' : `${count} Ponti`;
  return `${count} ${(count === 1 ? structureNames : structurePlurals).it[piece]}`;
};

const lano = (faction: Faction, singolare: string, plurale: string): string =>
  `${capital(laFazione(faction))} ${accorda(faction, singolare, plurale)}`;

/** What is wrong with a position on the map. */
export const boardViolation: Readonly<Record<Lang, (violation: BoardViolation) => string>> = {
  en: (violation) => {
    switch (violation.code) {
      case 'two-on-a-space':
        return violation.factions[0] === violation.factions[1]
          ? `Two Structures of ${theFaction(violation.factions[0])} stand on ${violation.space}; a space holds one.`
          : `${capital(theFactions('en', violation.factions))} both have a Structure on ${violation.space}; a space holds one.`;
      case 'too-many':
        return `${capital(theFaction(violation.faction))} have ${pieces(violation.count, violation.piece)} on the map; a player has ${violation.max}.`;
      case 'off-the-track':
        if (violation.min === violation.max) {
          return violation.max === 0
            ? `${capital(theFaction(violation.faction))} have no Shipping, so not ${violation.shipping}.`
            : `The Shipping of ${theFaction(violation.faction)} is always ${violation.max}, not ${violation.shipping}.`;
        }
        return `The Shipping track of ${theFaction(violation.faction)} goes from ${violation.min} to ${violation.max}; ${violation.shipping} is not on it.`;
      case 'carpet-range':
        return `The carpet of ${theFaction(violation.faction)} skips from ${violation.min} to ${violation.max} spaces, not ${violation.skips}.`;
      case 'no-bridge-here':
        return `No Bridge can join ${violation.from} and ${violation.to}: that of ${theFaction(violation.faction)} does not stand there.`;
      case 'bridge-twice':
        return `${capital(theFactions('en', violation.factions))} both have a Bridge between ${violation.from} and ${violation.to}; only one fits.`;
      case 'bridge-end':
        return `The Bridge of ${theFaction(violation.faction)} between ${violation.from} and ${violation.to} needs a Structure of theirs at one end.`;
      case 'not-mermaids':
        return `${capital(theFaction(violation.faction))} cannot skip the River space ${violation.river}: only Towns of the Mermaids do.`;
    }
  },
  it: (violation) => {
    switch (violation.code) {
      case 'two-on-a-space':
        return violation.factions[0] === violation.factions[1]
          ? `In ${violation.space} ci sono due Edifici ${laFazione(violation.factions[0], 'di')}: una casella ne tiene uno.`
          : `In ${violation.space} ci sono Edifici di ${violation.factions.map((faction) => factionNames.it[faction]).join(' e ')}: una casella ne tiene uno.`;
      case 'too-many':
        return `${lano(violation.faction, 'ha', 'hanno')} ${pezzi(violation.count, violation.piece)} sulla Mappa, ma ogni giocatore ne ha ${violation.max}.`;
      case 'off-the-track':
        if (violation.min === violation.max) {
          return violation.max === 0
            ? `${lano(violation.faction, 'non ha', 'non hanno')} Navigazione, quindi nemmeno ${violation.shipping}.`
            : `La Navigazione ${laFazione(violation.faction, 'di')} è sempre ${violation.max}, non ${violation.shipping}.`;
        }
        return `La Navigazione ${laFazione(violation.faction, 'di')} va da ${violation.min} a ${violation.max}: ${violation.shipping} non c’è.`;
      case 'carpet-range':
        return `Il tappeto ${laFazione(violation.faction, 'di')} salta da ${violation.min} a ${violation.max} caselle, non ${violation.skips}.`;
      case 'no-bridge-here':
        return `Nessun Ponte può unire ${violation.from} e ${violation.to}: quello ${laFazione(violation.faction, 'di')} non può stare lì.`;
      case 'bridge-twice':
        return `Fra ${violation.from} e ${violation.to} ci sono Ponti di ${violation.factions.map((faction) => factionNames.it[faction]).join(' e ')}: ce ne sta uno solo.`;
      case 'bridge-end':
        return `Il Ponte ${laFazione(violation.faction, 'di')} fra ${violation.from} e ${violation.to} deve avere a un estremo un Edificio della stessa Fazione.`;
      case 'not-mermaids':
        return `${lano(violation.faction, 'non può', 'non possono')} saltare la casella di Fiume ${violation.river}: lo fanno solo le Città delle Sirene.`;
    }
  },
};
