import {
  fireAndIceSetup as question,
  type FireAndIceSetupValue,
  type SetupStepId,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { factionNames, theFactionEn } from '../shared/names.ts';

/** The steps in a few words. */
export const STEP_NAMES = {
  base: { en: 'Base game', it: 'Gioco base' },
  'scoring-tile': { en: 'Final Scoring tile', it: 'Tessera Punteggio Finale' },
  'order-board': { en: 'Turn Order board', it: 'Plancia Ordine di Turno' },
  'auction-draw': { en: 'Tokens drawn', it: 'Segnalini pescati' },
  'auction-lay': { en: 'Tokens beside the map', it: 'Segnalini a lato' },
  'auction-points': { en: 'Markers on the track', it: 'Segnalini sul tracciato' },
  ice: { en: 'Ice: terrain', it: 'Ghiaccio: terreno' },
  favor: { en: 'Favor tile', it: 'Tessera Favore' },
  shapeshifters: { en: 'Shapeshifters: terrain', it: 'Mutaforma: terreno' },
  riverwalkers: { en: 'Riverwalkers: terrain', it: 'Popolo dei Fiumi: terreno' },
  priests: { en: 'Priests', it: 'Sacerdoti' },
  volcano: { en: 'Volcano: terrain', it: 'Vulcani: terreno' },
  'order-tokens': { en: 'Faction tokens', it: 'Segnalini Fazione' },
  'ice-tiles': { en: 'Ice tiles', it: 'Tessere Ghiaccio' },
  'volcano-tiles': { en: 'Volcano tiles', it: 'Tessere Vulcano' },
} as const satisfies Readonly<Record<SetupStepId, Pair>>;

const steps = { en: counted('step', 'steps'), it: counted('passo', 'passi') };

const named = ({ steps: all }: FireAndIceSetupValue, lang: Lang): string =>
  listed(
    lang,
    all.map(({ id }) => STEP_NAMES[id][lang]),
  );

export const fireAndIceSetup = calculator(question, {
  name: 'fire-and-ice-setup',
  game: 'fire-and-ice',
  title: { en: 'Setup of Fire & Ice', it: 'Preparazione di Fuoco & Ghiaccio' },
  lead: {
    en: 'What your options and Factions add to the setup, step by step.',
    it: 'Che cosa aggiungono alla preparazione le opzioni e le Fazioni che avete scelto, passo per passo.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    options: { en: 'Options', it: 'Opzioni' },
    factions: { en: 'New Factions in play', it: 'Nuove Fazioni in gioco' },
    done: { en: 'Steps done', it: 'Passi fatti' },
  },
  options: {
    options: {
      'turn-order': { en: 'Variable turn order', it: 'Ordine di Turno Variabile' },
      auction: { en: 'Factions for auction', it: 'Fazioni all’asta' },
    },
    factions: {
      'ice-maidens': { en: factionNames.en['ice-maidens'], it: factionNames.it['ice-maidens'] },
      yetis: { en: factionNames.en.yetis, it: factionNames.it.yetis },
      dragonlords: { en: factionNames.en.dragonlords, it: factionNames.it.dragonlords },
      acolytes: { en: factionNames.en.acolytes, it: factionNames.it.acolytes },
      shapeshifters: { en: factionNames.en.shapeshifters, it: factionNames.it.shapeshifters },
      riverwalkers: { en: factionNames.en.riverwalkers, it: factionNames.it.riverwalkers },
    },
    done: STEP_NAMES,
  },
  headline: ({ steps: all }) => ({
    en: `Your setup has ${steps.en(all.length)}.`,
    it: `La preparazione ha ${steps.it(all.length)}.`,
  }),
  lines: {
    'no-faction-yet': {
      en: 'With the auction nobody chooses a Faction: terrains are chosen once it is known who plays what.',
      it: 'Con l’asta nessuno sceglie una Fazione: i terreni si scelgono quando si sa chi gioca che cosa.',
    },
    any: {
      en: 'Use either option alone, or both together.',
      it: 'Usate un’opzione sola, o tutte e due insieme.',
      aside: true,
    },
  },
  violations: {
    'board-shared': ({ faction, other }) => ({
      en: `${capital(theFactionEn(faction))} and ${theFactionEn(other)} are two sides of one board: take one of them away.`,
      it: `${factionNames.it[faction]} e ${factionNames.it[other]} sono due lati della stessa plancia: toglietene una.`,
    }),
  },
  sentence: (value) => ({
    en: `Setup of Fire & Ice for ${value.players} players: ${named(value, 'en')}${value.done === 0 ? '' : `; ${value.done} of ${value.steps.length} steps done`}.`,
    it: `Preparazione di Fuoco & Ghiaccio con ${value.players} giocatori: ${named(value, 'it')}${value.done === 0 ? '' : `; passi fatti: ${value.done} su ${value.steps.length}`}.`,
  }),
});

/** A step in a sentence. */
export const sayStep = (id: SetupStepId, value: FireAndIceSetupValue, lang: Lang): string =>
  sentences(value)[id][lang];

const sentences = ({
  players,
  tiles,
  points,
}: FireAndIceSetupValue): Readonly<Record<SetupStepId, Pair>> => ({
  base: {
    en: `Set up Terra Mystica for ${players} players, on either side of a map.`,
    it: `Preparate Terra Mystica per ${players} giocatori, su uno dei lati di una mappa.`,
  },
  'scoring-tile': {
    en: `Shuffle the ${tiles} Final Scoring tiles face down, draw 1 and lay it face up beside the map.`,
    it: `Mescolate coperte le ${tiles} tessere Punteggio Finale, pescatene 1 e mettetela scoperta accanto alla mappa.`,
  },
  'order-board': {
    en: 'Put the Turn Order board beside the map.',
    it: 'Mettete la plancia Ordine di Turno accanto alla mappa.',
  },
  'auction-draw': {
    en: `Put all Faction tokens into the bag and draw ${players}.`,
    it: `Mettete tutti i segnalini Fazione nel sacchetto e pescatene ${players}.`,
  },
  'auction-lay': {
    en: 'Lay the drawn tokens beside the map: these Factions are in play.',
    it: 'Mettete accanto alla mappa i segnalini pescati: sono le Fazioni in gioco.',
  },
  'auction-points': {
    en: `For each drawn Faction put a marker on ${points} of the Victory point track.`,
    it: `Per ogni Fazione pescata mettete un segnalino sul ${points} del tracciato dei Punti Vittoria.`,
  },
  ice: {
    en: 'Ice Faction: choose your Starting terrain immediately and mark it with the Ice ring.',
    it: 'Fazione del Ghiaccio: scegli subito il Terreno Iniziale e segnalo con l’anello del Ghiaccio.',
  },
  favor: {
    en: 'Ice Maidens: take 1 Favor tile of your choice.',
    it: 'Dame del Ghiaccio: prendi 1 tessera Favore a tua scelta.',
  },
  shapeshifters: {
    en: 'Shapeshifters: choose your Home terrain immediately and mark it with the ring.',
    it: 'Mutaforma: scegli subito il Terreno Ideale e segnalo con l’anello.',
  },
  riverwalkers: {
    en: 'Riverwalkers: choose your Starting terrain immediately.',
    it: 'Popolo dei Fiumi: scegli subito il Terreno Iniziale.',
  },
  priests: {
    en: 'Riverwalkers: put 1 Priest on each terrain of your cycle except your Starting terrain.',
    it: 'Popolo dei Fiumi: metti 1 Sacerdote su ogni Terreno del ciclo tranne il Terreno Iniziale.',
  },
  volcano: {
    en: 'Volcano Faction: choose your Starting terrain once all the others have a Faction.',
    it: 'Fazione dei Vulcani: scegli il Terreno Iniziale quando tutti gli altri hanno una Fazione.',
  },
  'order-tokens': {
    en: 'From the first player on, clockwise, put the Faction tokens in the left column, from the top.',
    it: 'Dal primo giocatore, in senso orario, mettete i segnalini Fazione nella colonna sinistra, dall’alto.',
  },
  'ice-tiles': {
    en: 'Ice Faction: lay a free Ice tile under each of your first two Structures.',
    it: 'Fazione del Ghiaccio: metti una tessera Ghiaccio gratis sotto ognuno dei tuoi primi due Edifici.',
  },
  'volcano-tiles': {
    en: 'Volcano Faction: lay a free Volcano tile under each of your first two Structures.',
    it: 'Fazione dei Vulcani: metti una tessera Vulcano gratis sotto ognuno dei tuoi primi due Edifici.',
  },
});
