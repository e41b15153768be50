import {
  prepared as question,
  type CubePlace,
  type PreparedValue,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { gritLines } from '../shared/grit.ts';
import { cubePlaceNames, onCubePlace, statNames } from '../shared/names.ts';
import { heroCubes } from '../shared/phrases.ts';

const outcome = ({ assigns, grit, heroCubes: cubes = 0, nextCube, stat }: PreparedValue): Pair => {
  if (assigns === 'unknown' && nextCube !== undefined)
    return {
      en: `A Hero cube comes if the card gives at least ${nextCube.needs} Grit.`,
      it: `Arriva un cubo Eroe se la carta dà almeno ${nextCube.needs} Coraggio.`,
    };
  if (grit === undefined)
    return {
      en: 'There is no Hero cube left to gain.',
      it: 'Non ci sono più cubi Eroe da guadagnare.',
    };
  if (assigns === 'no')
    return { en: `${grit} Grit, and no Hero cube.`, it: `${grit} Coraggio, e nessun cubo Eroe.` };
  const does = effect(stat, cubes);
  return {
    en: `${grit} Grit and ${heroCubes.en(cubes)}: ${does.en}.`,
    it: `${grit} Coraggio e ${heroCubes.it(cubes)}: ${does.it}.`,
  };
};

const effect = (stat: PreparedValue['stat'], cubes: number): Pair =>
  stat === undefined
    ? { en: 'nothing is activated', it: 'non si attiva niente' }
    : {
        en: `${cubes > 1 ? 'one of them takes the stat' : 'the stat goes'} from ${stat.before} to ${stat.after}, with no Movement and no Encounter`,
        it: `${cubes > 1 ? 'uno porta la caratteristica' : 'la caratteristica passa'} da ${stat.before} a ${stat.after}, senza Movimento e senza Incontri`,
      };

export const prepared = calculator(question, {
  name: 'prepared',
  game: 'vast-bonus-cards',
  title: {
    en: 'What the cubes from Prepared may do',
    it: 'Che cosa possono fare i cubi di Pronto',
  },
  lead: {
    en: 'The Hero cube that the Sidequest Prepared brings at the end of the turn: where it may go and what it does there.',
    it: 'Il cubo Eroe che la Missione Secondaria Pronto porta a fine turno: dove può andare e che cosa fa.',
  },
  fields: {
    grit: { en: 'Grit before', it: 'Coraggio prima' },
    gain: { en: 'Grit on the card', it: 'Coraggio sulla carta' },
    endsTurn: { en: 'The turn ends with it', it: 'Il turno finisce così' },
    use: { en: 'The new cube goes on', it: 'Il nuovo cubo va su' },
    onStat: { en: 'Cubes on that stat before', it: 'Cubi su quella caratteristica prima' },
    onEquipment: {
      en: 'Such a cube on equipment or a Treasure card',
      it: 'Un cubo così su equipaggiamento o carta Tesoro',
    },
  },
  hints: {
    gain: {
      en: 'Leave blank if the card is not at hand. Remembered on this device.',
      it: 'Lascia vuoto se non hai la carta. Ricordato su questo dispositivo.',
    },
  },
  options: {
    endsTurn: yesNo,
    use: cubePlaceNames,
    onEquipment: {
      idle: { en: 'May lie there without effect', it: 'Può starci senza effetto' },
      'stats-only': {
        en: 'Not allowed, only on a stat',
        it: 'Non si può, solo su una caratteristica',
      },
    },
  },
  ways: { use: onCubePlace },
  headline: outcome,
  lines: {
    'ends-turn': ({ gain }) => ({
      en: 'Ending the turn gives the Grit of the card.',
      it: 'Finire il turno dà il Coraggio della carta.',
      amount: gain === undefined ? '?' : `+${gain}`,
    }),
    ...gritLines,
    needs: {
      en: 'The next Hero cube comes at {space} Grit: {needs} more than now.',
      it: 'Il prossimo cubo Eroe arriva a {space} Coraggio: {needs} in più di adesso.',
    },
    'no-more-cubes': {
      en: 'The Grit track has no Hero cube left to give.',
      it: 'Il tracciato Coraggio non ha più cubi Eroe da dare.',
    },
    assign: {
      en: 'The new cube is assigned as usual: {use}.',
      it: 'Il nuovo cubo si assegna come al solito: {use}.',
    },
    stat: ({ stat, before, after }) => ({
      ...(stat === 'movement'
        ? {
            en: 'The Movement track goes up, which is no use on the others’ turns.',
            it: 'Il Movimento sale, ma nei turni degli altri non serve.',
          }
        : {
            en: `On the others’ turns ${statNames.en[stat]} counts with the cube.`,
            it: `Nei turni degli altri la ${statNames.it[stat]} vale con il cubo.`,
          }),
      amount: `${before} → ${after}`,
    }),
    'no-movement': {
      en: 'The cube gives no further Movement: the turn is over.',
      it: 'Il cubo non dà altro Movimento: il turno è finito.',
      amount: '0',
    },
    'no-encounters': {
      en: 'The cube gives no further Encounters: the turn is over.',
      it: 'Il cubo non dà altri Incontri: il turno è finito.',
      amount: '0',
    },
    'no-effect': {
      en: 'The cube activates nothing {use}.',
      it: 'Il cubo non attiva niente {use}.',
    },
    'even-without': {
      en: 'So it is even though a cube {use} otherwise needs no Encounter.',
      it: 'È così anche se un cubo {use} di solito non richiede un Incontro.',
    },
    idle: {
      en: 'The cube may lie {use}, without effect.',
      it: 'Il cubo può stare {use}, senza effetto.',
    },
  },
  violations: {
    'must-end-turn': {
      en: 'The Grit of Prepared is gained only by ending the turn.',
      it: 'Il Coraggio di Pronto si guadagna solo finendo il turno.',
    },
    'stat-full': ({ stat, cubes }) => ({
      en: `${statNames.en[stat]} has ${cubes} cubes already and takes no more.`,
      it: `${stat === 'movement' ? 'Il' : 'La'} ${statNames.it[stat]} ha già ${cubes} cubi e non ne prende altri.`,
    }),
    'stats-only': {
      en: 'By this reading the cube goes on a stat, not {use}.',
      it: 'Secondo questa interpretazione il cubo va su una caratteristica, non {use}.',
    },
  },
  sentence: (value, { use }) => {
    const place = use.trim() as CubePlace;
    return {
      en: `Prepared, new cube ${onCubePlace.en[place]}. ${outcome(value).en}`,
      it: `Pronto, nuovo cubo ${onCubePlace.it[place]}. ${outcome(value).it}`,
    };
  },
});

export const labels = {
  caption: { en: 'What the new cube does', it: 'Che cosa fa il nuovo cubo' },
  assign: { en: 'Comes and is assigned', it: 'Arriva e si assegna' },
  movement: { en: 'More Movement this turn', it: 'Più Movimento in questo turno' },
  encounters: { en: 'More Encounters this turn', it: 'Più Incontri in questo turno' },
  activates: { en: 'Activates equipment or Treasures', it: 'Attiva equipaggiamento o Tesori' },
  stat: { en: 'The stat on the others’ turns', it: 'La caratteristica nei turni degli altri' },
  yes: { en: 'Yes', it: 'Sì' },
  no: { en: 'No', it: 'No' },
  perhaps: { en: 'The card decides', it: 'Decide la carta' },
};
