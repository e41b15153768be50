import {
  turnOrder as question,
  type Faction,
  type TurnOrderValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import {
  agreeFactionIt,
  factionNames,
  factionsListed,
  factionIt,
  theFactionEn,
  theFactions,
} from '../shared/names.ts';
import { inOrder, namesInOrder, playedBy } from '../shared/shown.ts';
import { factionViolations } from '../shared/table-words.ts';

const headline = ({ round, order, passed, still, next, over, names }: TurnOrderValue): Pair => {
  if (over)
    return {
      en: `Round ${round} is over, and so is the game.`,
      it: `Il turno di gioco ${round} è finito, e con esso la partita.`,
    };
  if (next !== undefined)
    return {
      en: `Round ${round + 1} is played in this order: ${namesInOrder(next, names, 'en')}.`,
      it: `Il turno di gioco ${round + 1} si gioca in quest’ordine: ${namesInOrder(next, names, 'it')}.`,
    };
  if (passed.length === 0)
    return {
      en: `Round ${round}: nobody has passed yet. The order is ${namesInOrder(order, names, 'en')}.`,
      it: `Turno di gioco ${round}: nessuno ha ancora passato. L’ordine è ${namesInOrder(order, names, 'it')}.`,
    };
  return {
    en: `Round ${round}: ${passed.length === 1 ? '1 Faction has' : `${passed.length} Factions have`} passed; ${theFactions('en', still)} are still playing.`,
    it: `Turno di gioco ${round}: ${passed.length === 1 ? 'ha passato 1 Fazione' : `hanno passato ${passed.length} Fazioni`}; ${playIt(still)} ancora ${theFactions('it', still)}.`,
  };
};

/** A single Faction with a singular name plays in the singular. */
const playIt = ([first, ...others]: readonly Faction[]): string =>
  first !== undefined && others.length === 0
    ? agreeFactionIt(first, 'gioca', 'giocano')
    : 'giocano';

const passedSoFar = ({ round, order, passed, still, over, names }: TurnOrderValue): Pair => {
  if (passed.length === 0)
    return {
      en: `Round ${round}, nobody has passed. The order is ${namesInOrder(order, names, 'en')}.`,
      it: `Turno di gioco ${round}, nessuno ha passato. L’ordine è ${namesInOrder(order, names, 'it')}.`,
    };
  const rest = over
    ? { en: ' The game is over.', it: ' La partita è finita.' }
    : {
        en: still.length > 0 ? ` Still playing: ${namesInOrder(still, names, 'en')}.` : '',
        it: still.length > 0 ? ` Ancora in gioco: ${namesInOrder(still, names, 'it')}.` : '',
      };
  return {
    en: `Round ${round}, passed in this order: ${namesInOrder(passed, names, 'en')}.${rest.en}`,
    it: `Turno di gioco ${round}, hanno passato nell’ordine: ${namesInOrder(passed, names, 'it')}.${rest.it}`,
  };
};

export const turnOrder = calculator(question, {
  name: 'turn-order',
  game: 'fire-and-ice',
  title: { en: 'Variable turn order', it: 'Ordine di turno variabile' },
  lead: {
    en: 'Enter who passes to see the order of this round and of the next.',
    it: 'Segna chi passa e vedi l’ordine di questo turno di gioco e del prossimo.',
  },
  fields: {
    order: {
      en: 'Order of round 1, from the top',
      it: 'Ordine del turno di gioco 1, dall’alto',
    },
    names: { en: 'Names of the players', it: 'Nomi dei giocatori' },
    passes: { en: 'Who passed', it: 'Chi ha passato' },
  },
  hints: {
    passes: {
      en: 'Separate names with commas and rounds with semicolons.',
      it: 'Separa i nomi (in inglese) con virgole e i turni di gioco con punto e virgola.',
    },
  },
  options: { order: factionNames, passes: factionNames },
  ways: { inOrder },
  headline,
  lines: {
    starts: {
      aside: true,
      en: 'Round 1 begins in the left column, from the top: {order:inOrder}.',
      it: 'Il turno di gioco 1 comincia dalla colonna sinistra, dall’alto: {order:inOrder}.',
    },
    passes: ({ round, faction, place, past }) => ({
      aside: past,
      en: `Round ${round}: ${theFactionEn(faction)} pass and move to the topmost free space of the other column.`,
      it: `Turno di gioco ${round}: ${agreeFactionIt(faction, 'passa', 'passano')} ${factionIt(faction)}, che ${agreeFactionIt(faction, 'va', 'vanno')} nella casella libera più in alto dell’altra colonna.`,
      amount: { en: `place ${place}`, it: `posto ${place}` },
    }),
    'stays-last': ({ faction, place, past }) => ({
      aside: past,
      en: `${capital(theFactionEn(faction))} are the only ones left, so they come last.`,
      it: `${agreeFactionIt(faction, 'Resta', 'Restano')} solo ${factionIt(faction)}: chi passa per ultimo è ultimo.`,
      amount: { en: `place ${place}`, it: `posto ${place}` },
    }),
    'round-order': {
      aside: true,
      en: 'So the order of round {round} is {order:inOrder}.',
      it: 'Quindi l’ordine del turno di gioco {round} è {order:inOrder}.',
    },
  },
  violations: {
    ...factionViolations,
    'not-in-play': ({ position, faction }) => ({
      en: `Entry ${position}: ${theFactionEn(faction)} are not in play. Take the entry away, or add them to the order of round 1.`,
      it: `Voce ${position}: ${factionIt(faction)} non ${agreeFactionIt(faction, 'è', 'sono')} in gioco. Togli la voce, o aggiungi la Fazione all’ordine del turno di gioco 1.`,
    }),
    'passed-already': ({ position, faction, round }) => ({
      en: `Entry ${position}: ${theFactionEn(faction)} have already passed in round ${round}. Take the entry away.`,
      it: `Voce ${position}: ${factionIt(faction)} ${agreeFactionIt(faction, 'ha', 'hanno')} già passato nel turno di gioco ${round}. Togli la voce.`,
    }),
    'round-not-over': ({ round, still }) => ({
      en: `Round ${round} is not over: ${theFactions('en', still)} have not passed. Enter their passes before the next round.`,
      it: `Il turno di gioco ${round} non è finito. Prima del prossimo segna quando passano: ${factionsListed('it', still)}.`,
    }),
    'no-such-round': {
      en: 'There is no round {round}: the game has {rounds}.',
      it: 'Non c’è un turno di gioco {round}: sono {rounds} in tutto.',
    },
  },
  sentence: (value) => {
    const { round, next, names } = value;
    const { en, it } = passedSoFar(value);
    return next === undefined
      ? { en, it }
      : {
          en: `${en} Order of round ${round + 1}: ${namesInOrder(next, names, 'en')}.`,
          it: `${it} Ordine del turno di gioco ${round + 1}: ${namesInOrder(next, names, 'it')}.`,
        };
  },
});

export const labels = {
  round: (round: number) => ({ en: `Round ${round}`, it: `Turno di gioco ${round}` }),
  left: { en: 'Left column', it: 'Colonna sinistra' },
  right: { en: 'Right column', it: 'Colonna destra' },
  pass: (faction: Faction, name: string | undefined) => ({
    en: playedBy(`${factionNames.en[faction]} pass`, name),
    it: playedBy(`${agreeFactionIt(faction, 'Passa', 'Passano')} ${factionIt(faction)}`, name),
  }),
  who: { en: 'Who passes now?', it: 'Chi passa adesso?' },
  over: {
    en: 'Everyone has passed in the last round.',
    it: 'Nell’ultimo turno di gioco hanno passato tutti.',
  },
  nextRound: (round: number) => ({
    en: `On to round ${round}`,
    it: `Avanti, turno di gioco ${round}`,
  }),
  undo: { en: 'Undo', it: 'Annulla' },
  board: { en: 'Turn Order board', it: 'Plancia Ordine di Turno' },
  history: { en: 'The rounds so far', it: 'I turni di gioco finora' },
  place: { en: 'Place', it: 'Posto' },
  short: (round: number) => ({ en: `Round ${round}`, it: `Turno ${round}` }),
};
