import { wholeIn } from '#engine/core/notation.ts';
import {
  masterBoard as question,
  MODULE_TURNS,
  ROUNDS,
  type MasterBoardValue,
  type TurnKind,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { abilityNames, counts } from '../shared/names.ts';

/** What the player's next turn may be. */
const nextTurn = ({ next, may, turnsLeft, tileTaken }: MasterBoardValue) => {
  if (next === 'die') {
    return { en: 'You may take a turn with a die.', it: 'Puoi fare un turno con un dado.' };
  }
  if (next === 'tile') {
    return { en: 'You may take your tile turn now.', it: 'Puoi fare ora il turno della tessera.' };
  }
  if (turnsLeft === 0) {
    return {
      en: 'All your turns of the round are done.',
      it: 'Hai fatto tutti i turni del round.',
    };
  }
  if (may.length === 2) {
    return {
      en: 'Your next turn: a die, or the master tile.',
      it: 'Prossimo turno: un dado oppure la tessera Maestro.',
    };
  }
  return tileTaken
    ? {
        en: 'Your next turn must be with a die: the tile turn is done.',
        it: 'Il prossimo turno è con un dado: quello della tessera è fatto.',
      }
    : {
        en: 'Your next turn must be the tile turn.',
        it: 'Il prossimo turno deve essere quello della tessera.',
      };
};

/** Tiles of the left side that nobody has taken. */
const notTaken = (available: number) => {
  if (available === 0) return { en: 'none not taken yet', it: 'tutte già prese' };
  return {
    en: `${available} not taken yet`,
    it: `${available} non ancora ${available === 1 ? 'presa' : 'prese'}`,
  };
};

const headline = (value: MasterBoardValue) => {
  const { perSide, future, available } = value;
  return {
    en: `${counts.en.masterTiles(perSide)} on ${future === 0 ? 'the left side' : 'each side'}, ${notTaken(available).en} this round. ${nextTurn(value).en}`,
    it: `${counts.it.masterTiles(perSide)} ${future === 0 ? 'sul lato sinistro' : 'per lato'}, ${notTaken(available).it} in questo round. ${nextTurn(value).it}`,
  };
};

export const masterBoard = calculator(question, {
  name: 'master-board',
  game: 'the-magnificent-sno',
  title: { en: 'Master board', it: 'Plancia Maestro' },
  lead: {
    en: 'Master tiles on each side of the board, what slides and refills after a round, and when your tile turn is due.',
    it: 'Quante tessere Maestro per lato, che cosa scorre e si rimpiazza dopo un round e quando tocca al turno della tessera.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    round: { en: 'Round', it: 'Round' },
    turns: { en: 'Your turns so far this round', it: 'I tuoi turni finora in questo round' },
    next: { en: 'The turn you want to take', it: 'Il turno che vuoi fare' },
    trainer: { en: 'A trainer used in that turn', it: 'Un istruttore usato in quel turno' },
    ability: {
      en: 'A new trainer tile used in that turn',
      it: 'Una nuova tessera Istruttore usata in quel turno',
    },
    taken: {
      en: 'Master tiles taken this round, by all',
      it: 'Tessere Maestro prese nel round, da tutti',
    },
  },
  hints: {
    turns: {
      en: 'A letter for each turn: d with a die, t with a master tile.',
      it: 'Una lettera per turno: d con un dado, t con una tessera Maestro.',
    },
  },
  options: {
    next: {
      '': { en: 'Not chosen yet', it: 'Non ancora scelto' },
      d: { en: 'With a die', it: 'Con un dado' },
      t: { en: 'Master tile of the left side', it: 'Tessera Maestro del lato sinistro' },
      f: { en: 'Future tile', it: 'Tessera Futuro' },
    },
    ability: abilityNames,
    trainer: {
      '': { en: 'None', it: 'Nessuno' },
      general: { en: 'General space or tile', it: 'Spazio o tessera generale' },
      action: { en: 'Tied to an action', it: 'Legato a un’azione' },
    },
  },
  headline,
  lines: {
    sides: ({ players, perSide, future }) => ({
      en: `${players === 1 ? 'Alone' : `With ${counts.en.players(players)}`}: ${counts.en.masterTiles(perSide)} on the left and ${future === 0 ? 'none' : future} on the right.`,
      it: `${players === 1 ? 'Da solo' : `In ${counts.it.players(players)}`}: ${counts.it.masterTiles(perSide)} a sinistra e ${future === 0 ? 'nessuna' : future} a destra.`,
    }),
    'future-waits': {
      en: 'The {future} on the right are future tiles: nobody may take them yet.',
      it: 'Le {future} a destra sono tessere Futuro: nessuno le può ancora prendere.',
    },
    'all-tiles': ({ perSide, rounds, used, unused, of }) => ({
      en: `A whole game uses ${perSide} tiles in each of ${rounds} rounds${unused === 0 ? ': all there are' : `; ${unused} stay in the pile`}.`,
      it: `Una partita usa ${perSide} tessere in ognuno dei ${rounds} round${unused === 0 ? ': tutte' : `; ${unused} restano nella pila`}.`,
      amount: { en: `${used} of ${of}`, it: `${used} su ${of}` },
    }),
    'die-turns': {
      en: 'Each round you take a die in {turns turn|turns}.',
      it: 'In ogni round prendi un dado in {turns turno|turni}.',
    },
    turns: {
      en: 'The module adds one turn to those {base}.',
      it: 'Il modulo ne aggiunge uno a quei {base}.',
      amount: '{turns}',
    },
    'turns-left': {
      en: 'Your turns taken, and turns left.',
      it: 'I tuoi turni fatti e quelli che restano.',
      amount: '{taken} + {left}',
    },
    'tile-to-come': {
      en: 'You have not taken a master tile yet: it must be in one of your {left} turns.',
      it: 'Non hai ancora preso una tessera Maestro: devi farlo in uno dei tuoi {left} turni.',
    },
    'tile-now': {
      en: 'You have not taken a master tile yet, and this is your last turn: it is due now.',
      it: 'Non hai ancora preso una tessera Maestro e questo è l’ultimo turno: devi farlo ora.',
    },
    'tile-done': {
      en: 'You took your master tile in turn {turn}: one a round, no more.',
      it: 'Hai preso la tessera Maestro nel turno {turn}: una per round, non di più.',
    },
    'general-trainer': {
      en: 'A general trainer space or tile may be used in the tile turn.',
      it: 'Nel turno della tessera uno spazio o una tessera Istruttore generale si può usare.',
    },
    'general-tile': ({ ability }) => ({
      en: `“${abilityNames.en[ability]}” works at any time of a turn, so in the tile turn too.`,
      it: `«${abilityNames.it[ability]}» vale in qualsiasi momento del turno, quindi anche in quello della tessera.`,
    }),
    discard: ({ taken, left, discarded }) => ({
      en: `At the round end all tiles of the left side are discarded: ${taken} taken${taken === 1 ? '' : ', one by each player'}, ${left === 0 ? 'none' : left} left over.`,
      it: `A fine round si scartano tutte le tessere del lato sinistro: ${taken === 1 ? '1 presa' : `${taken} prese, una a testa`}, ${left === 0 ? 'nessuna avanzata' : `${left} avanzat${left === 1 ? 'a' : 'e'}`}.`,
      amount: `−${discarded}`,
    }),
    'slide-refill': {
      en: 'After round 1 the {slid} future tiles slide to the left, and {refilled} from the pile take their places. In the pile: {pile}.',
      it: 'Dopo il round 1 le {slid} tessere Futuro scorrono a sinistra e al loro posto ne arrivano {refilled} dalla pila. Nella pila: {pile}.',
    },
    'slide-only': {
      en: 'After round 2 the {slid} future tiles slide to the left, and their places stay empty.',
      it: 'Dopo il round 2 le {slid} tessere Futuro scorrono a sinistra e i loro posti restano vuoti.',
    },
  },
  violations: {
    'second-tile': {
      en: 'Turn {turn} would be a second tile turn; there is one a round.',
      it: 'Il turno {turn} sarebbe un secondo turno della tessera: ce n’è uno per round.',
    },
    'tile-missing': {
      en: '{dice die|dice} would leave no turn for the master tile, and you must take one.',
      it: 'Con {dice dado|dadi} non resta un turno per la tessera Maestro, che devi prendere.',
    },
    'too-many-taken': {
      en: '{taken master tile|master tiles} cannot be taken in a round by {players player|players}: each takes one.',
      it: 'In {players giocatore|giocatori} non si prendono {taken tessera Maestro|tessere Maestro} in un round: una a testa.',
    },
    'yours-not-entered': ({ players }) =>
      players === 1
        ? {
            en: 'A tile has been taken, but none of your turns is a tile turn. Correct one of the two.',
            it: 'Una tessera è stata presa, ma nessuno dei tuoi turni è quello della tessera. Correggi uno dei due.',
          }
        : {
            en: `All ${players} players have taken a tile, you too, but none of your turns is a tile turn. Correct one of the two.`,
            it: `In ${players} avete preso tutti una tessera, anche tu, ma nessuno dei tuoi turni è quello della tessera. Correggi uno dei due.`,
          },
    'round-over': {
      en: 'You have taken all {turns turn|turns} of the round.',
      it: 'Hai già fatto tutti e {turns} i turni del round.',
    },
    'future-tile': ({ round }) =>
      round === ROUNDS.at(-1)
        ? {
            en: 'Future tiles cannot be taken, and in the last round there are none.',
            it: 'Le tessere Futuro non si prendono, e nell’ultimo round non ce ne sono.',
          }
        : {
            en: `Future tiles cannot be taken: those on the right are for round ${round + 1}.`,
            it: `Le tessere Futuro non si prendono: quelle a destra sono per il round ${round + 1}.`,
          },
    'not-a-general-tile': ({ ability }) => ({
      en: `“${abilityNames.en[ability]}” belongs to taking a die or to an action, so it cannot be used in the tile turn.`,
      it: `«${abilityNames.it[ability]}» è legata alla presa di un dado o a un’azione: nel turno della tessera non si può usare.`,
    }),
    'not-general': {
      en: 'In the tile turn only general trainer spaces and tiles can be used, not those tied to an action.',
      it: 'Nel turno della tessera puoi usare solo spazi e tessere Istruttore generali, non quelli legati a un’azione.',
    },
  },
  problems: {
    'not-a-turn': {
      en: '“{got}” cannot be read. Write d for a turn with a die and t for one with a master tile.',
      it: '«{got}» non si può leggere. Scrivi d per un turno con un dado e t per uno con una tessera Maestro.',
    },
    'too-many-turns': () => ({
      en: `A round has ${MODULE_TURNS} turns: take some away.`,
      it: `Un round ha ${MODULE_TURNS} turni: togline qualcuno.`,
    }),
  },
  sentence: (value, draft) => {
    const players = wholeIn(draft.players) ?? 0;
    const round = `round ${wholeIn(draft.round) ?? 0}`;
    return {
      en: `${counts.en.players(players)}, ${round}. ${headline(value).en}`,
      it: `${counts.it.players(players)}, ${round}. ${headline(value).it}`,
    };
  },
});

const TURNS = {
  die: { en: 'die', it: 'dado' },
  tile: { en: 'master tile', it: 'tessera Maestro' },
  'to-come': { en: 'to come', it: 'da fare' },
};

/** For the turns and for the drawn board. */
export const labels = {
  noTile: { en: 'None', it: 'Nessuna' },
  turn: (number: number, kind: TurnKind | 'to-come') => ({
    en: `Turn ${number}: ${TURNS[kind].en}`,
    it: `Turno ${number}: ${TURNS[kind].it}`,
  }),
  addDie: { en: '+ die', it: '+ dado' },
  addTile: { en: '+ master tile', it: '+ tessera Maestro' },
  takeBack: { en: 'Undo', it: 'Annulla' },
  caption: { en: 'The board, round by round', it: 'La plancia, round per round' },
  round: (round: number) => ({ en: `Round ${round}`, it: `Round ${round}` }),
  now: { en: 'now', it: 'ora' },
  present: { en: 'This round', it: 'Questo round' },
  future: { en: 'Next round', it: 'Prossimo round' },
  pile: (count: number) => ({ en: `Pile: ${count}`, it: `Pila: ${count}` }),
  after: (slid: number, refilled: number) => ({
    en: `All on the left go; ${slid} slide left; ${refilled > 0 ? `${refilled} new from the pile` : 'nothing new'}.`,
    it: `A sinistra si scarta tutto; ${slid} scorrono a sinistra; ${refilled > 0 ? `${refilled} nuove dalla pila` : 'niente di nuovo'}.`,
  }),
};
