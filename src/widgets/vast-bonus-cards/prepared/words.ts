import {
  STATS,
  type PreparedLine,
  type PreparedValue,
  type PreparedViolation,
  type RawPrepared,
  type CubePlace,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cubePlaceNames, onCubePlace, statNames } from '../shared/names.ts';
import { heroCubes } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawPrepared, PreparedValue, PreparedLine, PreparedViolation>;

/** Whether a place is one of the three stats. */
export const isStat = (place: string): boolean => STATS.some((stat) => stat === place);

const headlineEn = ({ assigns, grit, heroCubes: cubes, nextCube, stat }: PreparedValue): string => {
  switch (assigns) {
    case 'unknown':
      return nextCube === undefined
        ? 'There is no Hero cube left to gain.'
        : `A Hero cube comes if the card gives at least ${nextCube.needs} Grit.`;
    case 'no':
      return grit === undefined
        ? 'There is no Hero cube left to gain.'
        : `${grit} Grit, and no Hero cube.`;
    case 'yes':
      return `${grit ?? 0} Grit and ${heroCubes.en(cubes ?? 0)}: ${stat === undefined ? 'nothing is activated' : `${(cubes ?? 0) > 1 ? 'one of them takes the stat' : 'the stat goes'} from ${stat.before} to ${stat.after}, with no Movement and no Encounter`}.`;
  }
};

const EN: Words = {
  title: 'What the cubes from Prepared may do',
  lead: 'The Hero cube that the Sidequest Prepared brings at the end of the turn: where it may go and what it does there.',
  fields: {
    grit: 'Grit before',
    gain: 'Grit on the card',
    endsTurn: 'The turn ends with it',
    use: 'The new cube goes on',
    onStat: 'Cubes on that stat before',
    onEquipment: 'Such a cube on equipment or a Treasure card',
  },
  hints: {
    gain: 'Leave blank if the card is not at hand. Remembered on this device.',
  },
  options: {
    endsTurn: yesNo.en,
    use: cubePlaceNames.en,
    onEquipment: {
      idle: 'May lie there without effect',
      'stats-only': 'Not allowed, only on a stat',
    },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'ends-turn':
        return [
          'Ending the turn gives the Grit of the card.',
          line.gain === undefined ? '?' : `+${line.gain}`,
        ];
      case 'grit':
        return [
          line.lost > 0
            ? `The Grit track ends at 45: the rest (${line.lost}) is lost.`
            : 'On the Grit track.',
          `${line.before} → ${line.after}`,
        ];
      case 'hero-cubes':
        return [
          `Reaching ${listed('en', line.spaces.map(String))} Grit gives ${heroCubes.en(line.cubes)}.`,
          `+${line.cubes}`,
        ];
      case 'needs':
        return [`The next Hero cube comes at ${line.space} Grit: ${line.needs} more than now.`];
      case 'no-more-cubes':
        return ['The Grit track has no Hero cube left to give.'];
      case 'assign':
        return [`The new cube is assigned as usual: ${onCubePlace.en[line.use]}.`];
      case 'stat':
        return [
          line.stat === 'movement'
            ? 'The Movement track goes up, which is no use on the others’ turns.'
            : `On the others’ turns ${statNames.en[line.stat]} counts with the cube.`,
          `${line.before} → ${line.after}`,
        ];
      case 'no-movement':
        return ['The cube gives no further Movement: the turn is over.', '0'];
      case 'no-encounters':
        return ['The cube gives no further Encounters: the turn is over.', '0'];
      case 'no-effect':
        return [`The cube activates nothing ${onCubePlace.en[line.use]}.`];
      case 'even-without':
        return [
          `So it is even though a cube ${onCubePlace.en[line.use]} otherwise needs no Encounter.`,
        ];
      case 'idle':
        return [
          line.reading === 'idle'
            ? `The cube may lie ${onCubePlace.en[line.use]}, without effect.`
            : `The cube may not lie ${onCubePlace.en[line.use]}.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'must-end-turn':
        return 'The Grit of Prepared is gained only by ending the turn.';
      case 'stat-full':
        return `${statNames.en[violation.stat]} has ${violation.cubes} cubes already and takes no more.`;
      case 'stats-only':
        return `By this reading the cube goes on a stat, not ${onCubePlace.en[violation.use]}.`;
    }
  },
  sentence: ({ use }, value) =>
    `Prepared, new cube ${onCubePlace.en[use.trim() as CubePlace]}. ${headlineEn(value)}`,
};

const headlineIt = ({ assigns, grit, heroCubes: cubes, nextCube, stat }: PreparedValue): string => {
  switch (assigns) {
    case 'unknown':
      return nextCube === undefined
        ? 'Non ci sono più cubi Eroe da guadagnare.'
        : `Arriva un cubo Eroe se la carta dà almeno ${nextCube.needs} Coraggio.`;
    case 'no':
      return grit === undefined
        ? 'Non ci sono più cubi Eroe da guadagnare.'
        : `${grit} Coraggio, e nessun cubo Eroe.`;
    case 'yes':
      return `${grit ?? 0} Coraggio e ${heroCubes.it(cubes ?? 0)}: ${stat === undefined ? 'non si attiva niente' : `${(cubes ?? 0) > 1 ? 'uno porta la caratteristica' : 'la caratteristica passa'} da ${stat.before} a ${stat.after}, senza Movimento e senza Incontri`}.`;
  }
};

const IT: Words = {
  title: 'Che cosa possono fare i cubi di Pronto',
  lead: 'Il cubo Eroe che la Missione Secondaria Pronto porta a fine turno: dove può andare e che cosa fa.',
  fields: {
    grit: 'Coraggio prima',
    gain: 'Coraggio sulla carta',
    endsTurn: 'Il turno finisce così',
    use: 'Il nuovo cubo va su',
    onStat: 'Cubi su quella caratteristica prima',
    onEquipment: 'Un cubo così su equipaggiamento o carta Tesoro',
  },
  hints: {
    gain: 'Lascia vuoto se non hai la carta. Ricordato su questo dispositivo.',
  },
  options: {
    endsTurn: yesNo.it,
    use: cubePlaceNames.it,
    onEquipment: {
      idle: 'Può starci senza effetto',
      'stats-only': 'Non si può, solo su una caratteristica',
    },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'ends-turn':
        return [
          'Finire il turno dà il Coraggio della carta.',
          line.gain === undefined ? '?' : `+${line.gain}`,
        ];
      case 'grit':
        return [
          line.lost > 0
            ? `Il tracciato Coraggio finisce a 45: il resto (${line.lost}) va perso.`
            : 'Sul tracciato Coraggio.',
          `${line.before} → ${line.after}`,
        ];
      case 'hero-cubes':
        return [
          `Raggiungere ${listed('it', line.spaces.map(String))} Coraggio dà ${heroCubes.it(line.cubes)}.`,
          `+${line.cubes}`,
        ];
      case 'needs':
        return [
          `Il prossimo cubo Eroe arriva a ${line.space} Coraggio: ${line.needs} in più di adesso.`,
        ];
      case 'no-more-cubes':
        return ['Il tracciato Coraggio non ha più cubi Eroe da dare.'];
      case 'assign':
        return [`Il nuovo cubo si assegna come al solito: ${onCubePlace.it[line.use]}.`];
      case 'stat':
        return [
          line.stat === 'movement'
            ? 'Il Movimento sale, ma nei turni degli altri non serve.'
            : `Nei turni degli altri la ${statNames.it[line.stat]} vale con il cubo.`,
          `${line.before} → ${line.after}`,
        ];
      case 'no-movement':
        return ['Il cubo non dà altro Movimento: il turno è finito.', '0'];
      case 'no-encounters':
        return ['Il cubo non dà altri Incontri: il turno è finito.', '0'];
      case 'no-effect':
        return [`Il cubo non attiva niente ${onCubePlace.it[line.use]}.`];
      case 'even-without':
        return [
          `È così anche se un cubo ${onCubePlace.it[line.use]} di solito non richiede un Incontro.`,
        ];
      case 'idle':
        return [
          line.reading === 'idle'
            ? `Il cubo può stare ${onCubePlace.it[line.use]}, senza effetto.`
            : `Il cubo non può stare ${onCubePlace.it[line.use]}.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'must-end-turn':
        return 'Il Coraggio di Pronto si guadagna solo finendo il turno.';
      case 'stat-full':
        return `${violation.stat === 'movement' ? 'Il' : 'La'} ${statNames.it[violation.stat]} ha già ${violation.cubes} cubi e non ne prende altri.`;
      case 'stats-only':
        return `Secondo questa interpretazione il cubo va su una caratteristica, non ${onCubePlace.it[violation.use]}.`;
    }
  },
  sentence: ({ use }, value) =>
    `Pronto, nuovo cubo ${onCubePlace.it[use.trim() as CubePlace]}. ${headlineIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface MayWords {
  readonly caption: string;
  readonly assign: string;
  readonly movement: string;
  readonly encounters: string;
  readonly activates: string;
  readonly stat: string;
  readonly yes: string;
  readonly no: string;
  readonly perhaps: string;
}

export const mayWords: Readonly<Record<Lang, MayWords>> = {
  en: {
    caption: 'What the new cube does',
    assign: 'Comes and is assigned',
    movement: 'More Movement this turn',
    encounters: 'More Encounters this turn',
    activates: 'Activates equipment or Treasures',
    stat: 'The stat on the others’ turns',
    yes: 'Yes',
    no: 'No',
    perhaps: 'The card decides',
  },
  it: {
    caption: 'Che cosa fa il nuovo cubo',
    assign: 'Arriva e si assegna',
    movement: 'Più Movimento in questo turno',
    encounters: 'Più Incontri in questo turno',
    activates: 'Attiva equipaggiamento o Tesori',
    stat: 'La caratteristica nei turni degli altri',
    yes: 'Sì',
    no: 'No',
    perhaps: 'Decide la carta',
  },
};
