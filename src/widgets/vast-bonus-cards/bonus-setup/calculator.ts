import {
  bonusSetup as question,
  type BonusSetupValue,
  type BonusStepId,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';

/** The steps in a few words. */
export const STEP_NAMES = {
  agree: { en: 'All agree', it: 'Tutti d’accordo' },
  marker: { en: 'Entrance marker', it: 'Segnalino Ingresso' },
  terrain: { en: 'Terrain cards', it: 'Carte Terreno' },
  promo: { en: 'Promo cards', it: 'Carte promo' },
  schemes: { en: 'Schemes', it: 'Complotti' },
  scales: { en: 'Scales', it: 'Scaglie' },
  upgrade: { en: 'Upgrade card', it: 'Carta Avanzamento' },
  box: { en: 'Back in the box', it: 'Nella scatola' },
} as const satisfies Readonly<Record<BonusStepId, Pair>>;

const steps = { en: counted('step', 'steps'), it: counted('passo', 'passi') };

const named = ({ steps: all }: BonusSetupValue, lang: Lang): string =>
  listed(
    lang,
    all.map(({ id }) => STEP_NAMES[id][lang]),
  );

export const bonusSetup = calculator(question, {
  name: 'bonus-setup',
  game: 'vast-bonus-cards',
  title: { en: 'Setup with the Bonus Cards', it: 'Preparazione con le carte bonus' },
  lead: {
    en: 'What the rules and cards you play with add to the setup, step by step.',
    it: 'Che cosa aggiungono alla preparazione le regole e le carte con cui giocate, passo per passo.',
  },
  fields: {
    parts: { en: 'You play with', it: 'Giocate con' },
    done: { en: 'Steps done', it: 'Passi fatti' },
  },
  options: {
    parts: {
      treasures: { en: 'Uncertain Treasures', it: 'Tesori Ignoti' },
      entrance: { en: 'Moving the Entrance', it: 'Spostare l’Ingresso' },
      terrain: { en: 'Random Terrain', it: 'Terreni Casuali' },
      promo: { en: 'Single promo cards', it: 'Carte promo singole' },
      schemes: { en: 'Schemes (Goblins)', it: 'Complotti (Goblin)' },
      scales: { en: 'Scales (Dragon)', it: 'Scaglie (Drago)' },
      upgrades: { en: 'Upgrade cards (Thief)', it: 'Carte Avanzamento (Ladro)' },
    },
    done: STEP_NAMES,
  },
  headline: ({ steps: all }) =>
    all.length === 0
      ? {
          en: 'Choose what you play with: nothing is added yet.',
          it: 'Scegliete con che cosa giocate: per ora non si aggiunge nulla.',
        }
      : {
          en: `Your setup has ${steps.en(all.length)} more than the base game’s.`,
          it: `La preparazione ha ${steps.it(all.length)} in più di quella del gioco base.`,
        },
  lines: {
    'power-deck': {
      en: 'Dragon: the Power deck starts without the Scales.',
      it: 'Drago: il mazzo dei Poteri comincia senza le Scaglie.',
    },
    secret: {
      en: 'Thief: you may look at your Upgrade card, but you do not reveal it yet.',
      it: 'Ladro: puoi guardare la tua carta Avanzamento, ma per ora non la riveli.',
    },
    any: {
      en: 'Everything is optional: use any of it, alone or together.',
      it: 'Tutto è opzionale: usate quello che volete, da solo o insieme.',
      aside: true,
    },
  },
  violations: {},
  sentence: (value) =>
    value.steps.length === 0
      ? {
          en: 'Without any Bonus Cards, Vast is set up as in the base game.',
          it: 'Senza carte bonus, Vast si prepara come nel gioco base.',
        }
      : {
          en: `Setup of Vast with the Bonus Cards: ${named(value, 'en')}${value.done === 0 ? '' : `; ${value.done} of ${value.steps.length} steps done`}.`,
          it: `Preparazione di Vast con le carte bonus: ${named(value, 'it')}${value.done === 0 ? '' : `; passi fatti: ${value.done} su ${value.steps.length}`}.`,
        },
});

/** A step in a sentence. */
export const sayStep = (id: BonusStepId, value: BonusSetupValue, lang: Lang): string =>
  sentences(value)[id][lang];

const sentences = ({
  terrainCards,
  scales,
  upgrades: { drawn, all, box },
}: BonusSetupValue): Readonly<Record<BonusStepId, Pair>> => ({
  agree: {
    en: 'Make sure that all players agree to play with Uncertain Treasures.',
    it: 'Assicuratevi che siano tutti d’accordo sul giocare con Tesori Ignoti.',
  },
  marker: {
    en: 'Put the Entrance marker on the Entrance tile.',
    it: 'Mettete il segnalino Ingresso sulla tessera Ingresso.',
  },
  terrain: {
    en: `Shuffle the ${terrainCards} Terrain cards and put them face down beside the map.`,
    it: `Mescolate le ${terrainCards} carte Terreno e mettetele coperte accanto alla mappa.`,
  },
  promo: {
    en: 'Add the promo cards you want to the decks they belong to.',
    it: 'Aggiungete ai loro mazzi le carte promo che volete.',
  },
  schemes: {
    en: 'Goblins: shuffle all Schemes into the Secrets deck.',
    it: 'Goblin: mescola tutti i Complotti nel mazzo dei Segreti.',
  },
  scales: {
    en: `Dragon: shuffle the ${scales} Scales and put them face down next to your board.`,
    it: `Drago: mescola le ${scales} Scaglie e mettile coperte accanto alla tua plancia.`,
  },
  upgrade: {
    en: `Thief: draw ${drawn} of the ${all} Upgrade cards and put it face down next to your board.`,
    it: `Ladro: pesca ${drawn} delle ${all} carte Avanzamento e mettila coperta accanto alla tua plancia.`,
  },
  box: {
    en: `Return the other ${box} Upgrade cards to the box.`,
    it: `Rimettete nella scatola le altre ${box} carte Avanzamento.`,
  },
});
