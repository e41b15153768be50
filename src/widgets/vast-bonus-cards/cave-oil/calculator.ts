import { caveOil as question, type CaveOilValue } from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import type { Pair } from '#src/calculators/say.ts';
import { oilCauseNames } from '../shared/names.ts';

/** What the cause does, from the Tribe's side. */
const outcome = ({ cause, loss: all, covered, anyway = 0 }: CaveOilValue): Pair => {
  const loss = all === undefined ? '' : `${all - anyway} `;
  const { en, it } = {
    no: {
      en: `Cave Oil does not help. The Tribe loses ${loss}Population.`,
      it: `l’Olio della Caverna non aiuta. La Tribù perde ${loss}Popolazione.`,
    },
    yes: {
      en: `Cave Oil helps against the loss of ${loss}Population. Do what the card says.`,
      it: `l’Olio della Caverna aiuta contro la perdita di ${loss}Popolazione. Fai quello che dice la carta.`,
    },
    'card-decides': {
      en: `whether Cave Oil helps against the loss of ${loss}Population is printed on the card. Read it.`,
      it: `se l’Olio della Caverna aiuta contro la perdita di ${loss}Popolazione lo dice la carta. Leggila.`,
    },
  }[covered];
  const first =
    anyway === 0
      ? { en: '', it: '' }
      : {
          en: `the Tribe loses ${anyway} Population on entering, whatever the card says. Against the current: `,
          it: `la Tribù perde ${anyway} Popolazione all’ingresso, qualunque cosa dica la carta. Controcorrente: `,
        };
  return {
    en: `${causes.en[cause]}: ${first.en}${en}`,
    it: `${causes.it[cause]}: ${first.it}${it}`,
  };
};

/** As the subject of an answer. */
const causes = {
  en: { ...oilCauseNames.en, other: 'Another loss' },
  it: { ...oilCauseNames.it, other: 'Un’altra perdita' },
};

/** What the answer rests on where the leaflet is open, for the sentence that is pasted. */
const readingOf = ({ cause, loss = 0, by }: CaveOilValue): Pair => {
  const open =
    cause === 'magma'
      ? { en: 'the loss on Magma', it: 'la perdita sul Magma' }
      : cause === 'river' && loss > 1
        ? { en: 'the loss against the current', it: 'la perdita controcorrente' }
        : undefined;
  if (open === undefined) return { en: '', it: '' };
  return by === 'terrain'
    ? {
        en: ` Reading: ${open.en} is ruled out like every loss from Terrain.`,
        it: ` Interpretazione: ${open.it} è esclusa come ogni perdita dovuta a un Terreno.`,
      }
    : {
        en: ` Reading: the leaflet does not rule out ${open.en}.`,
        it: ` Interpretazione: il foglietto non esclude ${open.it}.`,
      };
};

const whoLoses = {
  lake: { en: 'enters the Lake', it: 'entra nel Lago' },
  river: {
    en: 'enters the River, or moves against its current,',
    it: 'entra nel Fiume, o vi si muove controcorrente,',
  },
  magma: {
    en: 'leaves a Magma space, or ends its turn there,',
    it: 'lascia uno spazio di Magma, o vi finisce il turno,',
  },
};

/** What takes no more than one number. */
const fixedCosts = {
  lake: { en: 'Entering the Lake', it: 'Entrare nel Lago' },
  'flame-wall': { en: 'Entering a Flame Wall', it: 'Entrare in un Muro di Fiamme' },
};

export const caveOil = calculator(question, {
  name: 'cave-oil',
  game: 'vast-bonus-cards',
  title: { en: 'What Cave Oil covers', it: 'Che cosa copre l’Olio della Caverna' },
  lead: {
    en: 'Whether Cave Oil helps against a loss of Population.',
    it: 'Se l’Olio della Caverna aiuta contro una perdita di Popolazione.',
  },
  fields: {
    cause: { en: 'Why a Tribe loses Population', it: 'Perché una Tribù perde Popolazione' },
    loss: { en: 'Population lost', it: 'Popolazione persa' },
    card: {
      en: 'What your card says about this loss',
      it: 'Che cosa dice la tua carta su questa perdita',
    },
    magma: { en: 'Population lost on Magma', it: 'Popolazione persa sul Magma' },
    current: {
      en: 'Population lost against the River’s current',
      it: 'Popolazione persa contro la corrente del Fiume',
    },
  },
  hints: {
    loss: {
      en: 'Leave blank to use the base game’s number.',
      it: 'Lascia vuoto per usare il numero del gioco base.',
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
      'not-covered': {
        en: 'Ruled out like all Terrain losses',
        it: 'Esclusa come ogni perdita da Terreno',
      },
      card: { en: 'The card decides', it: 'Decide la carta' },
    },
    current: {
      'not-covered': {
        en: 'Ruled out like all Terrain losses',
        it: 'Esclusa come ogni perdita da Terreno',
      },
      card: { en: 'The card decides', it: 'Decide la carta' },
    },
  },
  ways: { whoLoses },
  headline: outcome,
  lines: {
    'terrain-loss': {
      en: 'In the base game a Tribe that {terrain:whoLoses} loses Population.',
      it: 'Nel gioco base una Tribù che {terrain:whoLoses} perde Popolazione.',
      amount: '−{loss}',
    },
    'flame-wall-loss': {
      en: 'In the base game a Tribe that enters a Flame Wall loses Population.',
      it: 'Nel gioco base una Tribù che entra in un Muro di Fiamme perde Popolazione.',
      amount: '−{loss}',
    },
    'terrain-not-covered': {
      en: 'Cave Oil has no effect on losses from Terrain.',
      it: 'L’Olio della Caverna non ha effetto sulle perdite dovute a un Terreno.',
    },
    'not-on-entering': ({ reading }) =>
      reading === 'card'
        ? {
            en: 'Magma takes nothing on entering, so by the reading you chose the leaflet does not rule this loss out.',
            it: 'All’ingresso il Magma non toglie niente: secondo l’interpretazione scelta il foglietto non esclude questa perdita.',
          }
        : {
            en: 'Magma takes nothing on entering, but by the reading you chose it is ruled out like all Terrain.',
            it: 'All’ingresso il Magma non toglie niente, ma secondo l’interpretazione scelta è escluso come ogni Terreno.',
          },
    'against-current': ({ against, reading }) =>
      reading === 'card'
        ? {
            en: `${against} of this Population is lost against the current, not on entering: by the reading you chose the card decides about it.`,
            it: `Di questa Popolazione ${against} si perde controcorrente, non all’ingresso: secondo l’interpretazione scelta su questa parte decide la carta.`,
          }
        : {
            en: `${against} of this Population is lost against the current: by the reading you chose that is ruled out too.`,
            it: `Di questa Popolazione ${against} si perde controcorrente: secondo l’interpretazione scelta è esclusa anche questa parte.`,
          },
    'flame-wall-not-covered': {
      en: 'Cave Oil has no effect at a Flame Wall.',
      it: 'L’Olio della Caverna non ha effetto contro un Muro di Fiamme.',
    },
    'card-decides': {
      en: 'The leaflet lists only what Cave Oil does not cover; what it covers is printed on the card.',
      it: 'Il foglietto dice solo che cosa l’Olio della Caverna non copre; che cosa copre è scritto sulla carta.',
    },
    'card-covers': {
      en: 'The leaflet does not rule this loss out, and your card covers it.',
      it: 'Il foglietto non esclude questa perdita, e la tua carta la copre.',
    },
    'card-does-not': {
      en: 'Your card does not cover this loss.',
      it: 'La tua carta non copre questa perdita.',
    },
  },
  violations: {
    'lost-too-much': ({ cause, loss, most }) => ({
      en: `${fixedCosts[cause].en} costs a Tribe ${most} Population, not ${loss}. Enter ${most}, or leave the field blank.`,
      it: `${fixedCosts[cause].it} costa a una Tribù ${most} Popolazione, non ${loss}. Scrivi ${most} o lascia il campo vuoto.`,
    }),
  },
  sentence: (value) => ({
    en: `${outcome(value).en}${readingOf(value).en}`,
    it: `${outcome(value).it}${readingOf(value).it}`,
  }),
});

export const labels = {
  caption: { en: 'All losses of Population', it: 'Tutte le perdite di Popolazione' },
  covered: {
    no: { en: '✗ No help', it: '✗ Non aiuta' },
    yes: { en: '✓ Helps', it: '✓ Aiuta' },
    'card-decides': { en: '? The card decides', it: '? Decide la carta' },
  },
};
