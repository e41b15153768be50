import {
  prepared as question,
  statOf,
  type PreparedValue,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import { gritLines } from '../shared/grit.ts';
import { cubePlaceNames, onCubePlace, statNames } from '../shared/names.ts';
import { heroCubes } from '../shared/phrases.ts';

const outcome = (value: PreparedValue): Pair => {
  const { assigns, before, grit, heroCubes: cubes = 1, nextCube } = value;
  const does = effect(value, cubes);
  if (assigns === 'unknown' && nextCube !== undefined)
    return {
      en: `You gain a Hero cube if the card gives at least ${nextCube.needs} Grit: ${does.en}.`,
      it: `Guadagni un cubo Eroe se la carta dà almeno ${nextCube.needs} Coraggio: ${does.it}.`,
    };
  if (grit === undefined)
    return {
      en: 'You already have every Hero cube, so you gain none.',
      it: 'Hai già tutti i cubi Eroe: non ne guadagni altri.',
    };
  if (grit === before)
    return {
      en: `Your Grit stays at ${grit}, and you gain no Hero cube.`,
      it: `Il tuo Coraggio resta a ${grit} e non guadagni cubi Eroe.`,
    };
  return assigns === 'no'
    ? {
        en: `You reach ${grit} Grit and gain no Hero cube.`,
        it: `Arrivi a ${grit} Coraggio e non guadagni cubi Eroe.`,
      }
    : {
        en: `You reach ${grit} Grit and gain ${heroCubes.en(cubes)}: ${does.en}.`,
        it: `Arrivi a ${grit} Coraggio e guadagni ${heroCubes.it(cubes)}: ${does.it}.`,
      };
};

/** What one cube does where it is put. */
const effect = ({ stat, use }: PreparedValue, cubes: number): Pair => {
  const name = statOf(use);
  if (stat === undefined || name === undefined)
    return cubes > 1
      ? {
          en: `one put ${onCubePlace.en[use]} activates nothing`,
          it: `uno messo ${onCubePlace.it[use]} non attiva niente`,
        }
      : {
          en: `${onCubePlace.en[use]} it activates nothing`,
          it: `${onCubePlace.it[use]} non attiva niente`,
        };
  const { en, it } = { en: statNames.en[name], it: statNames.it[name] };
  const the = name === 'movement' ? 'il' : 'la';
  return {
    en: `${cubes > 1 ? 'one of them takes' : 'it takes'} ${en} from ${stat.before} to ${stat.after}, with no more Movement or Encounters this turn`,
    it: `${cubes > 1 ? `uno porta ${the}` : `porta ${the}`} ${it} da ${stat.before} a ${stat.after}, senza altro Movimento né Incontri in questo turno`,
  };
};

/** The leaflet does not say whether the cube may lie off the stats. */
const readingOf = ({ assigns, stat }: PreparedValue): Pair =>
  assigns === 'no' || stat !== undefined
    ? { en: '', it: '' }
    : {
        en: ' Reading: the cube may lie there without effect.',
        it: ' Interpretazione: il cubo può stare lì senza effetto.',
      };

export const prepared = calculator(question, {
  name: 'prepared',
  game: 'vast-bonus-cards',
  title: {
    en: 'What the cubes from Prepared may do',
    it: 'Che cosa possono fare i cubi di Pronto',
  },
  lead: {
    en: 'The Hero cube you gain from the Sidequest Prepared at the end of your turn: where it may go and what it does there.',
    it: 'Il cubo Eroe che guadagni a fine turno con la Missione Secondaria Pronto: dove può andare e che cosa fa.',
  },
  fields: {
    grit: { en: 'Grit before', it: 'Coraggio prima' },
    gain: { en: 'Grit on the card', it: 'Coraggio sulla carta' },
    endsTurn: { en: 'You end your turn', it: 'Finisci il turno' },
    use: { en: 'You put the new cube on', it: 'Metti il nuovo cubo su' },
    onStat: { en: 'Cubes on that stat before', it: 'Cubi su quella caratteristica prima' },
    onEquipment: {
      en: 'The new cube on equipment or a Treasure card',
      it: 'Il nuovo cubo su un equipaggiamento o una carta Tesoro',
    },
  },
  hints: {
    gain: {
      en: 'Leave blank if you have not read the card. Remembered on this device.',
      it: 'Lascia vuoto se non hai letto la carta. Ricordato su questo dispositivo.',
    },
  },
  options: {
    endsTurn: yesNo,
    use: cubePlaceNames,
    onEquipment: {
      idle: { en: 'May lie there without effect', it: 'Può starci senza effetto' },
      'stats-only': {
        en: 'Not allowed: only on a stat',
        it: 'Non permesso: solo su una caratteristica',
      },
    },
  },
  ways: { use: onCubePlace },
  headline: outcome,
  lines: {
    'ends-turn': ({ gain }) => ({
      en: 'You end your turn and gain the Grit on the card.',
      it: 'Finisci il turno e guadagni il Coraggio della carta.',
      amount: gain === undefined ? '?' : `+${gain}`,
    }),
    ...gritLines,
    needs: {
      en: 'The next Hero cube comes at {space} Grit: {needs} more.',
      it: 'Il prossimo cubo Eroe arriva a {space} Coraggio: {needs?ne manca|ne mancano} {needs}.',
    },
    'no-more-cubes': {
      en: 'The Grit track has no Hero cube left to give.',
      it: 'Il tracciato Coraggio non ha più cubi Eroe da dare.',
    },
    assign: {
      en: 'You assign a cube from Prepared like any other.',
      it: 'Un cubo di Pronto si assegna come ogni altro.',
      aside: true,
    },
    stat: ({ stat, before, after }) => ({
      ...(stat === 'movement'
        ? {
            en: 'Movement goes up, but it is no use on the others’ turns.',
            it: 'Il Movimento sale, ma nei turni degli altri non serve.',
          }
        : {
            en: `On the others’ turns the cube counts for your ${statNames.en[stat]}.`,
            it: `Nei turni degli altri il cubo conta per la tua ${statNames.it[stat]}.`,
          }),
      amount: `${before} → ${after}`,
    }),
    'no-movement': ({ use }) => ({
      en: 'Your turn is over, so the cube gives you no more Movement.',
      it: 'Il tuo turno è finito: il cubo non ti dà altro Movimento.',
      aside: use !== 'movement',
    }),
    'no-encounters': ({ use }) => ({
      en: 'Your turn is over, so the cube gives you no more Encounters.',
      it: 'Il tuo turno è finito: il cubo non ti dà altri Incontri.',
      aside: use !== 'perception',
    }),
    'no-effect': {
      en: 'Your turn is over, so the cube activates nothing {use}.',
      it: 'Il tuo turno è finito: il cubo non attiva niente {use}.',
    },
    'even-without': {
      en: 'This holds even though a cube {use} normally needs no Encounter.',
      it: 'Vale anche se di norma un cubo {use} non richiede un Incontro.',
    },
    idle: {
      en: 'By the reading you chose the cube may lie {use} without effect.',
      it: 'Secondo l’interpretazione scelta il cubo può stare {use} senza effetto.',
    },
  },
  violations: {
    'must-end-turn': {
      en: 'Prepared gives its Grit only if you end your turn.',
      it: 'Pronto dà il suo Coraggio solo se finisci il turno.',
    },
    'stat-full': ({ stat, cubes }) => ({
      en: `${statNames.en[stat]} already has ${cubes} cubes, the most it takes: put the new cube elsewhere.`,
      it: `${stat === 'movement' ? 'Il' : 'La'} ${statNames.it[stat]} ha già ${cubes} cubi, il massimo: metti altrove il nuovo cubo.`,
    }),
    'stats-only': {
      en: 'By the reading you chose the new cube goes on Movement, Perception or Strength, not {use}.',
      it: 'Secondo l’interpretazione scelta il nuovo cubo va su Movimento, Percezione o Forza, non {use}.',
    },
  },
  sentence: (value) => {
    const { before, gain } = value;
    const card =
      gain === undefined
        ? { en: 'not read yet', it: 'non ancora letta' }
        : { en: `+${gain}`, it: `+${gain}` };
    return {
      en: `Prepared with ${before} Grit, card ${card.en}. ${outcome(value).en}${readingOf(value).en}`,
      it: `Pronto con ${before} Coraggio, carta ${card.it}. ${outcome(value).it}${readingOf(value).it}`,
    };
  },
});

export const labels = {
  caption: { en: 'What the new cube does', it: 'Che cosa fa il nuovo cubo' },
  assign: { en: 'You gain it and assign it', it: 'Lo guadagni e lo assegni' },
  movement: { en: 'More Movement this turn', it: 'Più Movimento in questo turno' },
  encounters: { en: 'More Encounters this turn', it: 'Più Incontri in questo turno' },
  activates: { en: 'Activates equipment or Treasures', it: 'Attiva equipaggiamento o Tesori' },
  stat: { en: 'The stat on the others’ turns', it: 'La caratteristica nei turni degli altri' },
  yes: { en: 'Yes', it: 'Sì' },
  no: { en: 'No', it: 'No' },
  perhaps: { en: 'The card decides', it: 'Decide la carta' },
};
