import type { Structure } from '#engine/fire-and-ice/index.ts';
import { structureNames } from '../shared/names.ts';

export const labels = {
  add: (structure: Structure) => ({
    en: `Add: ${structureNames.en[structure]}`,
    it: `Aggiungi: ${structureNames.it[structure]}`,
  }),
  remove: (structure: Structure) => ({
    en: `Take away: ${structureNames.en[structure]}`,
    it: `Togli: ${structureNames.it[structure]}`,
  }),
  none: { en: 'No Structures yet.', it: 'Ancora nessun Edificio.' },
  onTheMap: {
    en: 'On the map: clusters, and Power for the neighbors',
    it: 'Sulla Mappa: gli insiemi, e il Potere per i vicini',
  },
  pick: { en: 'The space where you build', it: 'La casella su cui costruisci' },
  addTaker: { en: 'Add a neighbor', it: 'Aggiungi un vicino' },
  takerRow: (number: number) => ({ en: `Neighbor ${number}`, it: `Vicino ${number}` }),
  removeTaker: (number: number) => ({
    en: `Take away neighbor ${number}`,
    it: `Togli il vicino ${number}`,
  }),
  points: { en: 'VP', it: 'PV' },
  taker: { en: 'Faction', it: 'Fazione' },
  offer: {
    en: 'Is offered Power for this Structure',
    it: 'Per questo Edificio si offre Potere',
  },
  town: { en: 'Could be skipped for a Town', it: 'Si potrebbe saltare per una Città' },
  offers: { en: 'Power offered to the neighbors', it: 'Potere offerto ai vicini' },
  neighbor: { en: 'Neighbor', it: 'Vicino' },
  offered: { en: 'Power', it: 'Poteri' },
  most: { en: 'At most', it: 'Al massimo' },
  price: { en: 'Price', it: 'Prezzo' },
  clusters: { en: 'Clusters on the map', it: 'Insiemi sulla Mappa' },
  spaces: { en: 'Cluster', it: 'Insieme' },
  power: { en: 'Power', it: 'Poteri' },
  structures: { en: 'Structures', it: 'Edifici' },
  verdict: { en: 'Town', it: 'Città' },
};

export const verdicts = {
  town: { en: 'yes', it: 'sì' },
  'part-of-a-town': { en: 'part of one', it: 'parte di una' },
  'not-enough': { en: 'no', it: 'no' },
};
