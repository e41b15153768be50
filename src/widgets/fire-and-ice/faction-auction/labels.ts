import type { Who } from '#engine/core/players.ts';
import type { Faction } from '#engine/fire-and-ice/index.ts';
import { factionNames, factionIt, theFactionEn } from '../shared/names.ts';

export const labels = {
  auction: (number: number) => ({ en: `Auction ${number}`, it: `Asta ${number}` }),
  highest: (bid: number) => ({ en: `bids ${bid}`, it: `offre ${bid}` }),
  bidding: { en: 'bidding', it: 'in gara' },
  passed: { en: 'passed', it: 'ha passato' },
  has: (faction: Faction) => ({ en: factionNames.en[faction], it: factionNames.it[faction] }),
  turn: (who: Who) =>
    typeof who === 'number'
      ? { en: `Player ${who}’s turn`, it: `Tocca al giocatore ${who}` }
      : { en: `${who}’s turn`, it: `Tocca a ${who}` },
  yourBid: { en: 'Bid', it: 'Offerta' },
  bid: (bid: number) => ({ en: `Bid ${bid}`, it: `Offre ${bid}` }),
  pass: { en: 'Pass', it: 'Passa' },
  faction: { en: 'Faction', it: 'Fazione' },
  space: { en: 'Space', it: 'Casella' },
  take: (faction: Faction, space: number) => ({
    en: `Take ${theFactionEn(faction)}, space ${space}`,
    it: `Prende ${factionIt(faction)}, casella ${space}`,
  }),
  over: { en: 'Everyone has a Faction.', it: 'Tutti hanno una Fazione.' },
  undo: { en: 'Undo', it: 'Annulla' },
  order: {
    en: 'Left column of the Turn Order board',
    it: 'Colonna sinistra della plancia Ordine di Turno',
  },
  owner: { en: 'Player', it: 'Giocatore' },
  paid: { en: 'Bid', it: 'Offerta' },
  points: { en: 'VP', it: 'PV' },
  free: { en: 'free', it: 'libera' },
};
