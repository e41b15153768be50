import type {
  CaveOilLine,
  CaveOilValue,
  LossyTerrain,
  OilCause,
  RawCaveOil,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import type { Lang } from '#src/lang.ts';
import { oilCauseNames } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawCaveOil, CaveOilValue, CaveOilLine, never>;

const lossEn = (loss: number | undefined): string =>
  loss === undefined ? 'Population' : `${loss} Population`;
const perditaIt = (loss: number | undefined): string =>
  loss === undefined ? 'Popolazione' : `${loss} Popolazione`;

/** What the cause does, from the Tribe's side. */
const outcomeEn = ({ cause, loss, covered }: CaveOilValue): string => {
  const name = oilCauseNames.en[cause];
  switch (covered) {
    case 'no':
      return `${name}: Cave Oil does not help. The Tribe loses ${lossEn(loss)}.`;
    case 'yes':
      return `${name}: Cave Oil helps against the loss of ${lossEn(loss)}. Apply the card.`;
    case 'card-decides':
      return `${name}: the card itself decides about the loss of ${lossEn(loss)}. Read Cave Oil.`;
  }
};

const esitoIt = ({ cause, loss, covered }: CaveOilValue): string => {
  const name = oilCauseNames.it[cause];
  switch (covered) {
    case 'no':
      return `${name}: l’Olio della Caverna non serve. La Tribù perde ${perditaIt(loss)}.`;
    case 'yes':
      return `${name}: l’Olio della Caverna serve contro la perdita di ${perditaIt(loss)}. Applica la carta.`;
    case 'card-decides':
      return `${name}: sulla perdita di ${perditaIt(loss)} decide la carta. Leggi l’Olio della Caverna.`;
  }
};

const entersEn: Readonly<Record<LossyTerrain, string>> = {
  lake: 'a Tribe that enters the Lake',
  river: 'a Tribe that enters the River',
  magma: 'a Tribe that leaves a Magma space, or ends its turn there,',
};

const entraIt: Readonly<Record<LossyTerrain, string>> = {
  lake: 'una Tribù che entra nel Lago',
  river: 'una Tribù che entra nel Fiume',
  magma: 'una Tribù che lascia uno spazio di Magma, o vi finisce il turno,',
};

const EN: Words = {
  title: 'What Cave Oil covers',
  lead: 'Whether Cave Oil helps against a loss of Population.',
  fields: {
    cause: 'Why a Tribe loses Population',
    loss: 'Population lost',
    card: 'What your card says of this loss',
    magma: 'Population lost on Magma',
  },
  hints: { loss: 'Leave blank for the base game’s number.' },
  options: {
    cause: oilCauseNames.en,
    card: { '': 'Not read yet', covers: 'Covers it', 'does-not': 'Does not cover it' },
    magma: { 'not-covered': 'Ruled out like all Terrain', card: 'The card decides' },
  },
  headline: outcomeEn,
  line: (line): Said => {
    switch (line.code) {
      case 'terrain-loss':
        return [`In the base game ${entersEn[line.terrain]} loses Population.`, `−${line.loss}`];
      case 'flame-wall-loss':
        return [
          'In the base game a Tribe that enters a Flame Wall loses Population.',
          `−${line.loss}`,
        ];
      case 'terrain-not-covered':
        return ['Cave Oil has no effect on what Terrain takes.'];
      case 'not-on-entering':
        return [
          line.reading === 'card'
            ? 'Magma takes nothing on entering, so in the reading in force the leaflet does not exclude it.'
            : 'Magma takes nothing on entering, but in the reading in force it is ruled out as Terrain.',
        ];
      case 'flame-wall-not-covered':
        return ['Cave Oil has no effect at a Flame Wall.'];
      case 'card-decides':
        return [
          'The leaflet does not exclude this loss; no source we know gives the card’s text, so read it on the card.',
        ];
      case 'card-covers':
        return ['The leaflet does not exclude this loss, and by your card it is covered.'];
      case 'card-does-not':
        return ['By your card this loss is not covered: the Tribe bears all of it.'];
    }
  },
  violation: (violation) => violation,
  sentence: (_, value) => outcomeEn(value),
};

const IT: Words = {
  title: 'Che cosa copre l’Olio della Caverna',
  lead: 'Se l’Olio della Caverna serve contro una perdita di Popolazione.',
  fields: {
    cause: 'Perché una Tribù perde Popolazione',
    loss: 'Popolazione persa',
    card: 'Che cosa dice la tua carta di questa perdita',
    magma: 'Popolazione persa sul Magma',
  },
  hints: { loss: 'Lascia vuoto per il numero del gioco base.' },
  options: {
    cause: oilCauseNames.it,
    card: { '': 'Non ancora letta', covers: 'La copre', 'does-not': 'Non la copre' },
    magma: { 'not-covered': 'Esclusa come ogni Terreno', card: 'Decide la carta' },
  },
  headline: esitoIt,
  line: (line): Said => {
    switch (line.code) {
      case 'terrain-loss':
        return [`Nel gioco base ${entraIt[line.terrain]} perde Popolazione.`, `−${line.loss}`];
      case 'flame-wall-loss':
        return [
          'Nel gioco base una Tribù che entra in un Muro di Fiamme perde Popolazione.',
          `−${line.loss}`,
        ];
      case 'terrain-not-covered':
        return ['L’Olio della Caverna non ha effetto su ciò che toglie un Terreno.'];
      case 'not-on-entering':
        return [
          line.reading === 'card'
            ? 'All’ingresso il Magma non toglie nulla: secondo l’interpretazione in vigore il foglietto non lo esclude.'
            : 'All’ingresso il Magma non toglie nulla, ma secondo l’interpretazione in vigore è escluso in quanto Terreno.',
        ];
      case 'flame-wall-not-covered':
        return ['L’Olio della Caverna non ha effetto contro un Muro di Fiamme.'];
      case 'card-decides':
        return [
          'Il foglietto non esclude questa perdita; nessuna fonte che conosciamo dà il testo della carta: leggilo lì.',
        ];
      case 'card-covers':
        return ['Il foglietto non esclude questa perdita, e la tua carta la copre.'];
      case 'card-does-not':
        return ['La tua carta non copre questa perdita: la Tribù la subisce tutta.'];
    }
  },
  violation: (violation) => violation,
  sentence: (_, value) => esitoIt(value),
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface OilWords {
  readonly caption: string;
  readonly covered: Readonly<Record<CaveOilValue['covered'], string>>;
  readonly cause: (cause: OilCause) => string;
}

export const oilWords: Readonly<Record<Lang, OilWords>> = {
  en: {
    caption: 'All losses of Population',
    covered: { no: '✗ No help', yes: '✓ Helps', 'card-decides': '? The card decides' },
    cause: (cause) => oilCauseNames.en[cause],
  },
  it: {
    caption: 'Tutte le perdite di Popolazione',
    covered: { no: '✗ Non serve', yes: '✓ Serve', 'card-decides': '? Decide la carta' },
    cause: (cause) => oilCauseNames.it[cause],
  },
};
