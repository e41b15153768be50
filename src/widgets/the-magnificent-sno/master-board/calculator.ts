import { wholeIn } from '#engine/core/notation.ts';
import {
  masterBoard as question,
  MODULE_TURNS,
  ROUNDS,
  type MasterBoardValue,
  type TurnKind,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { abilityNames, counts } from '../shared/names.ts';

/** What the player's next turn may be. */
const nextTurn = ({ next, may, turnsLeft, tileTaken }: MasterBoardValue) => {
  if (next === 'die') {
    return { en: 'Yes, you may take a die now.', it: 'Sì, ora puoi prendere un dado.' };
  }
  if (next === 'tile') {
    return {
      en: 'Yes, you may take a master tile now.',
      it: 'Sì, ora puoi prendere una tessera Maestro.',
    };
  }
  if (turnsLeft === 0) {
    return {
      en: 'You have taken all your turns of this round.',
      it: 'Hai fatto tutti i tuoi turni di questo round.',
    };
  }
  if (may.length === 2) {
    return {
      en: 'In your next turn you may take a die or a master tile.',
      it: 'Nel prossimo turno puoi prendere un dado o una tessera Maestro.',
    };
  }
  return tileTaken
    ? {
        en: 'In your next turn you must take a die.',
        it: 'Nel prossimo turno devi prendere un dado.',
      }
    : {
        en: 'In your next turn you must take a master tile.',
        it: 'Nel prossimo turno devi prendere una tessera Maestro.',
      };
};

const allEn = (tiles: number): string => (tiles === 2 ? 'Both' : `All ${tiles}`);

/** Tiles of the left side that nobody has taken. */
const notTaken = ({ perSide, available }: MasterBoardValue) => {
  if (available === 0) {
    return {
      en: `${allEn(perSide)} master tiles of this round are taken.`,
      it: `Le ${perSide} tessere Maestro di questo round sono tutte prese.`,
    };
  }
  if (available === perSide) {
    return {
      en: `${allEn(perSide)} master tiles of this round are still there.`,
      it: `Le ${perSide} tessere Maestro di questo round ci sono ancora tutte.`,
    };
  }
  return {
    en: `${available} of this round’s ${perSide} master tiles ${available === 1 ? 'is' : 'are'} not taken yet.`,
    it: `Delle ${perSide} tessere Maestro di questo round ${available === 1 ? 'ne resta' : 'ne restano'} ${available}.`,
  };
};

const headline = (value: MasterBoardValue) => ({
  en: `${nextTurn(value).en} ${notTaken(value).en}`,
  it: `${nextTurn(value).it} ${notTaken(value).it}`,
});

export const masterBoard = calculator(question, {
  name: 'master-board',
  game: 'the-magnificent-sno',
  title: { en: 'Master board', it: 'Plancia Maestro' },
  lead: {
    en: 'What your next turn may be, how many master tiles are there, and what becomes of them after the round.',
    it: 'Che cosa puoi fare nel prossimo turno, quante sono le tessere Maestro e che cosa ne è dopo il round.',
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
      en: `${players === 1 ? 'In the solo game' : `With ${counts.en.players(players)}`} this round has ${counts.en.masterTiles(perSide)} on the left side and ${future === 0 ? 'none' : future} on the right.`,
      it: `${players === 1 ? 'Nel solitario' : `In ${counts.it.players(players)}`} questo round ha ${counts.it.masterTiles(perSide)} sul lato sinistro e ${future === 0 ? 'nessuna' : future} sul destro.`,
    }),
    'future-waits': {
      en: 'The {future} on the right are future tiles: nobody may take them yet.',
      it: 'Le {future} a destra sono tessere Futuro: nessuno le può ancora prendere.',
      aside: true,
    },
    'all-tiles': ({ perSide, rounds, used, unused, of }) => ({
      en: `A whole game uses ${perSide} tiles in each of ${rounds} rounds${unused === 0 ? ': all there are' : `; ${unused} stay in the pile`}.`,
      it: `Una partita usa ${perSide} tessere in ognuno dei ${rounds} round${unused === 0 ? ': tutte' : `; ${unused} restano nella pila`}.`,
      amount: { en: `${used} of ${of}`, it: `${used} su ${of}` },
      aside: true,
    }),
    'die-turns': {
      en: 'Each round you take a die in {turns turn|turns}.',
      it: 'In ogni round prendi un dado in {turns turno|turni}.',
      aside: true,
    },
    turns: {
      en: 'With the module a round has {turns} turns instead of {base}: the extra one is for the master tile.',
      it: 'Con il modulo un round ha {turns} turni anziché {base}: quello in più è per la tessera Maestro.',
      aside: true,
    },
    'turns-left': ({ left }) => ({
      en: `You have ${left === 0 ? 'no turns' : counted('turn', 'turns')(left)} left this round.`,
      it:
        left === 0
          ? 'In questo round non ti restano turni.'
          : `In questo round ti ${left === 1 ? 'resta' : 'restano'} ${counted('turno', 'turni')(left)}.`,
      aside: true,
    }),
    'tile-to-come': {
      en: 'You have not taken a master tile yet: take it in one of your {left} turns left.',
      it: 'Non hai ancora preso una tessera Maestro: prendila in uno dei {left} turni che ti restano.',
    },
    'tile-now': {
      en: 'You have 1 turn left and no master tile yet.',
      it: 'Ti resta 1 turno e non hai ancora preso una tessera Maestro.',
    },
    'tile-done': {
      en: 'You took your master tile in turn {turn}, and you take only one a round.',
      it: 'Hai preso la tessera Maestro nel turno {turn}, e in un round ne prendi una sola.',
    },
    'general-trainer': {
      en: 'In the turn with the master tile you may use general trainer spaces and tiles.',
      it: 'Nel turno della tessera Maestro puoi usare spazi e tessere Istruttore generali.',
    },
    'general-tile': ({ ability }) => ({
      en: `“${abilityNames.en[ability]}” may be used at any time in your turn, so also with a master tile.`,
      it: `«${abilityNames.it[ability]}» si può usare in ogni momento del turno, quindi anche con una tessera Maestro.`,
    }),
    discard: ({ taken, left, discarded }) => ({
      en: `At the end of the round the ${discarded} tiles of the left side are discarded${left === 0 ? '' : `, including the ${left === 1 ? 'one' : left} that ${taken === 1 ? 'you did not take' : 'nobody took'}`}.`,
      it: `A fine round si scartano le ${discarded} tessere del lato sinistro${left === 0 ? '' : `, ${left === 1 ? `compresa quella che ${taken === 1 ? 'non hai' : 'nessuno ha'} preso` : `comprese le ${left} che nessuno ha preso`}`}.`,
    }),
    'slide-refill': ({ slid, refilled, pile }) => ({
      en: `After round 1 the ${slid} future tiles slide to the left, and ${refilled} from the pile take their places; ${pile === 0 ? 'none is' : pile === 1 ? '1 is' : `${pile} are`} left in the pile.`,
      it: `Dopo il round 1 le ${slid} tessere Futuro scorrono a sinistra e al loro posto ne arrivano ${refilled} dalla pila; nella pila ${pile === 0 ? 'non ne restano' : pile === 1 ? 'ne resta 1' : `ne restano ${pile}`}.`,
    }),
    'slide-only': {
      en: 'After round 2 the {slid} future tiles slide to the left, and their places stay empty.',
      it: 'Dopo il round 2 le {slid} tessere Futuro scorrono a sinistra e i loro posti restano vuoti.',
    },
  },
  violations: {
    'second-tile': {
      en: 'In turn {turn} you would take a second master tile, but you take only one a round.',
      it: 'Nel turno {turn} prenderesti una seconda tessera Maestro, ma in un round ne prendi una sola.',
    },
    'tile-missing': {
      en: 'With {dice die|dice} no turn would be left for the master tile, and you must take one.',
      it: 'Con {dice dado|dadi} non resterebbe un turno per la tessera Maestro, che devi prendere.',
    },
    'too-many-taken': {
      en: '{taken master tile|master tiles} are entered as taken, but {players player takes only 1|players take only 1 each} in a round.',
      it: 'Risultano prese {taken tessera Maestro|tessere Maestro}, ma in un round {players giocatore ne prende una sola|giocatori ne prendono una a testa}.',
    },
    'yours-not-entered': ({ players }) =>
      players === 1
        ? {
            en: 'A master tile is entered as taken, but none of your turns is with one. Correct one of the two.',
            it: 'Una tessera Maestro risulta presa, ma in nessuno dei tuoi turni. Correggi una delle due cose.',
          }
        : {
            en: `${players} master tiles are entered as taken, one by each player, but none of your turns is with one. Correct one of the two.`,
            it: `Risultano prese ${players} tessere Maestro, una a testa, ma in nessuno dei tuoi turni. Correggi una delle due cose.`,
          },
    'round-over': {
      en: 'You have already taken all {turns} turns of the round.',
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
      en: `“${abilityNames.en[ability]}” goes with taking a die or with an action, so you cannot use it in the turn with the master tile.`,
      it: `«${abilityNames.it[ability]}» è legata a un dado che prendi o a un’azione: nel turno della tessera Maestro non puoi usarla.`,
    }),
    'not-general': {
      en: 'In the turn with the master tile you can only use general trainer spaces and tiles, not those tied to an action.',
      it: 'Nel turno della tessera Maestro puoi usare solo spazi e tessere Istruttore generali, non quelli legati a un’azione.',
    },
  },
  problems: {
    'not-a-turn': {
      en: '“{got}” cannot be read. Write d for a turn with a die and t for one with a master tile.',
      it: '«{got}» non si può leggere. Scrivi d per un turno con un dado e t per uno con una tessera Maestro.',
    },
    'too-many-turns': () => ({
      en: `A round has only ${MODULE_TURNS} turns. Remove some.`,
      it: `Un round ha solo ${MODULE_TURNS} turni. Togline qualcuno.`,
    }),
  },
  sentence: (value, draft) => {
    const players = wholeIn(draft.players) ?? 0;
    const round = `round ${wholeIn(draft.round) ?? 0}`;
    return {
      en: `Master board ${players === 1 ? 'in the solo game' : `with ${counts.en.players(players)}`}, ${round}. ${headline(value).en}`,
      it: `Plancia Maestro in ${players === 1 ? 'solitario' : counts.it.players(players)}, ${round}. ${headline(value).it}`,
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
  tap: { en: 'Tap the master tiles that are taken', it: 'Tocca le tessere Maestro prese' },
  tile: (number: number, isThere: boolean) => ({
    en: `Master tile ${number}, ${isThere ? 'not taken' : 'taken'}`,
    it: `Tessera Maestro ${number}, ${isThere ? 'non presa' : 'presa'}`,
  }),
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
