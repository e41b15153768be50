import { caveOil as question, type CaveOilValue } from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import type { Pair } from '#src/calculators/say.ts';
import { oilCauseNames } from '../shared/names.ts';

/** What the cause does, from the Tribe's side. */
const outcome = (value: CaveOilValue): Pair => {
  const { cause, loss: all, covered, anyway = 0 } = value;
  const loss = all === undefined ? undefined : all - anyway;
  const amount = loss === undefined ? '' : `${loss} `;
  const { en, it } = {
    no: {
      en: `Cave Oil does not help. The Tribe loses ${amount}Population.`,
      it: `l’Olio della Caverna non serve. La Tribù perde ${amount}Popolazione.`,
    },
    yes: {
      en: `Cave Oil helps against the loss of ${amount}Population. Apply the card.`,
      it: `l’Olio della Caverna serve contro la perdita di ${amount}Popolazione. Applica la carta.`,
    },
    'card-decides': {
      en: `the card itself decides about the loss of ${amount}Population. Read Cave Oil.`,
      it: `sulla perdita di ${amount}Popolazione decide la carta. Leggi l’Olio della Caverna.`,
    },
  }[covered];
  const first =
    anyway === 0
      ? { en: '', it: '' }
      : {
          en: `${anyway} Population is lost on entering, whatever the card says. Against the current: `,
          it: `${anyway} Popolazione si perde entrando, qualunque cosa dica la carta. Contro corrente: `,
        };
  return {
    en: `${oilCauseNames.en[cause]}: ${first.en}${en}`,
    it: `${oilCauseNames.it[cause]}: ${first.it}${it}`,
  };
};

const whoLoses = {
  lake: { en: 'a Tribe that enters the Lake', it: 'una Tribù che entra nel Lago' },
  river: { en: 'a Tribe that enters the River', it: 'una Tribù che entra nel Fiume' },
  magma: {
    en: 'a Tribe that leaves a Magma space, or ends its turn there,',
    it: 'una Tribù che lascia uno spazio di Magma, o vi finisce il turno,',
  },
};

export const caveOil = calculator(question, {
  name: 'cave-oil',
  game: 'vast-bonus-cards',
  title: { en: 'What Cave Oil covers', it: 'Che cosa copre l’Olio della Caverna' },
  lead: {
    en: 'Whether Cave Oil helps against a loss of Population.',
    it: 'Se l’Olio della Caverna serve contro una perdita di Popolazione.',
  },
  fields: {
    cause: { en: 'Why a Tribe loses Population', it: 'Perché una Tribù perde Popolazione' },
    loss: { en: 'Population lost', it: 'Popolazione persa' },
    card: {
      en: 'What your card says of this loss',
      it: 'Che cosa dice la tua carta di questa perdita',
    },
    magma: { en: 'Population lost on Magma', it: 'Popolazione persa sul Magma' },
    current: {
      en: 'Population lost against the River’s current',
      it: 'Popolazione persa contro la corrente del Fiume',
    },
  },
  hints: {
    loss: {
      en: 'Leave blank for the base game’s number.',
      it: 'Lascia vuoto per il numero del gioco base.',
    },
  },
  options: {
    cause: oilCauseNames,
    card: {
      '': { en: 'Not read yet', it: 'Non ancora letta' },
      covers: { en: 'Covers it', it: 'La copre' },
      'does-not': { en: 'Does not cover it', it: 'Non la copre' },
    },
    magma: {
      'not-covered': { en: 'Ruled out like all Terrain', it: 'Esclusa come ogni Terreno' },
      card: { en: 'The card decides', it: 'Decide la carta' },
    },
    current: {
      'not-covered': { en: 'Ruled out like all Terrain', it: 'Esclusa come ogni Terreno' },
      card: { en: 'The card decides', it: 'Decide la carta' },
    },
  },
  ways: { whoLoses },
  headline: outcome,
  lines: {
    'terrain-loss': {
      en: 'In the base game {terrain:whoLoses} loses Population.',
      it: 'Nel gioco base {terrain:whoLoses} perde Popolazione.',
      amount: '−{loss}',
    },
    'flame-wall-loss': {
      en: 'In the base game a Tribe that enters a Flame Wall loses Population.',
      it: 'Nel gioco base una Tribù che entra in un Muro di Fiamme perde Popolazione.',
      amount: '−{loss}',
    },
    'terrain-not-covered': {
      en: 'Cave Oil has no effect on what Terrain takes.',
      it: 'L’Olio della Caverna non ha effetto su ciò che toglie un Terreno.',
    },
    'not-on-entering': ({ reading }) =>
      reading === 'card'
        ? {
            en: 'Magma takes nothing on entering, so in the reading in force the leaflet does not exclude it.',
            it: 'All’ingresso il Magma non toglie nulla: secondo l’interpretazione in vigore il foglietto non lo esclude.',
          }
        : {
            en: 'Magma takes nothing on entering, but in the reading in force it is ruled out as Terrain.',
            it: 'All’ingresso il Magma non toglie nulla, ma secondo l’interpretazione in vigore è escluso in quanto Terreno.',
          },
    'against-current': ({ against, reading }) =>
      reading === 'card'
        ? {
            en: `The River takes ${against} of this for spaces against the current, not for entering: the card decides about that part.`,
            it: `Di questa perdita ${against} viene dagli spazi contro corrente, non dall’ingresso: su quella parte decide la carta.`,
          }
        : {
            en: `The River takes ${against} of this for spaces against the current; that part is ruled out as Terrain too.`,
            it: `Di questa perdita ${against} viene dagli spazi contro corrente; anche quella parte è esclusa in quanto Terreno.`,
          },
    'flame-wall-not-covered': {
      en: 'Cave Oil has no effect at a Flame Wall.',
      it: 'L’Olio della Caverna non ha effetto contro un Muro di Fiamme.',
    },
    'card-decides': {
      en: 'The leaflet does not exclude this loss; no source we know gives the card’s text, so read it on the card.',
      it: 'Il foglietto non esclude questa perdita; nessuna fonte che conosciamo dà il testo della carta: leggilo lì.',
    },
    'card-covers': {
      en: 'The leaflet does not exclude this loss, and by your card it is covered.',
      it: 'Il foglietto non esclude questa perdita, e la tua carta la copre.',
    },
    'card-does-not': {
      en: 'By your card this loss is not covered: the Tribe bears all of it.',
      it: 'La tua carta non copre questa perdita: la Tribù la subisce tutta.',
    },
  },
  violations: {
    'lost-too-much': ({ cause, loss, most }) => ({
      en: `${oilCauseNames.en[cause]} takes ${most} Population, not ${loss}.`,
      it: `${oilCauseNames.it[cause]}: la perdita è di ${most} Popolazione, non di ${loss}.`,
    }),
  },
  sentence: outcome,
});

export const labels = {
  caption: { en: 'All losses of Population', it: 'Tutte le perdite di Popolazione' },
  covered: {
    no: { en: '✗ No help', it: '✗ Non serve' },
    yes: { en: '✓ Helps', it: '✓ Serve' },
    'card-decides': { en: '? The card decides', it: '? Decide la carta' },
  },
};
