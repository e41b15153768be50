import type { FieldProblem } from '#engine/core/fields.ts';
import {
  MODULE_TURNS,
  ROUNDS,
  type MasterBoardLine,
  type MasterBoardValue,
  type MasterBoardViolation,
  type RawMasterBoard,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

type Words = CalculatorWords<
  keyof RawMasterBoard,
  MasterBoardValue,
  MasterBoardLine,
  MasterBoardViolation
>;

const { players, masterTiles, dice } = counts.en;
const it = counts.it;
const turns = counted('turn', 'turns');
const turni = counted('turno', 'turni');

/** What the player's next turn may be. */
const nextEn = ({ next, may, turnsLeft, tileTaken }: MasterBoardValue): string => {
  if (next === 'die') return 'You may take a turn with a die.';
  if (next === 'tile') return 'You may take your tile turn now.';
  if (turnsLeft === 0) return 'All your turns of the round are done.';
  if (may.length === 2) return 'Your next turn: a die, or the master tile.';
  return tileTaken
    ? 'Your next turn must be with a die: the tile turn is done.'
    : 'Your next turn must be the tile turn.';
};

const nextIt = ({ next, may, turnsLeft, tileTaken }: MasterBoardValue): string => {
  if (next === 'die') return 'Puoi fare un turno con un dado.';
  if (next === 'tile') return 'Puoi fare ora il turno della tessera.';
  if (turnsLeft === 0) return 'Hai fatto tutti i turni del round.';
  if (may.length === 2) return 'Prossimo turno: un dado oppure la tessera Maestro.';
  return tileTaken
    ? 'Il prossimo turno è con un dado: quello della tessera è fatto.'
    : 'Il prossimo turno deve essere quello della tessera.';
};

const headlineEn = (value: MasterBoardValue): string =>
  `${masterTiles(value.perSide)} on ${value.future === 0 ? 'the left side' : 'each side'}, ${value.available === 0 ? 'none' : value.available} not taken yet this round. ${nextEn(value)}`;

const nonPrese = (available: number): string => {
  if (available === 0) return 'tutte già prese';
  return available === 1 ? '1 non ancora presa' : `${available} non ancora prese`;
};

const headlineIt = (value: MasterBoardValue): string =>
  `${it.masterTiles(value.perSide)} ${value.future === 0 ? 'sul lato sinistro' : 'per lato'}, ${nonPrese(value.available)} in questo round. ${nextIt(value)}`;

const EN: Words = {
  title: 'Master board',
  lead: 'Master tiles on each side of the board, what slides and refills after a round, and when your tile turn is due.',
  fields: {
    players: 'Players',
    round: 'Round',
    turns: 'Your turns so far this round',
    next: 'The turn you want to take',
    trainer: 'A trainer used in that turn',
    taken: 'Master tiles taken this round, by all',
  },
  hints: { turns: 'A letter for each turn: d with a die, t with a master tile.' },
  options: {
    next: {
      '': 'Not chosen yet',
      d: 'With a die',
      t: 'Master tile of the left side',
      f: 'Future tile',
    },
    trainer: { '': 'None', general: 'General space or tile', action: 'Tied to an action' },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'sides':
        return [
          `${line.players === 1 ? 'Alone' : `With ${players(line.players)}`}: ${masterTiles(line.perSide)} on the left and ${line.future === 0 ? 'none' : line.future} on the right.`,
        ];
      case 'future-waits':
        return [`The ${line.future} on the right are future tiles: nobody may take them yet.`];
      case 'all-tiles':
        return [
          `A whole game uses ${line.perSide} tiles in each of ${line.rounds} rounds${line.unused === 0 ? ': all there are' : `; ${line.unused} stay in the pile`}.`,
          `${line.used} of ${line.of}`,
        ];
      case 'die-turns':
        return [`Each round you take a die in ${turns(line.turns)}.`];
      case 'turns':
        return [`The module adds one turn to those ${line.base}.`, `${line.turns}`];
      case 'turns-left':
        return ['Your turns taken, and turns left.', `${line.taken} + ${line.left}`];
      case 'tile-to-come':
        return [
          `You have not taken a master tile yet: it must be in one of your ${line.left} turns.`,
        ];
      case 'tile-now':
        return ['You have not taken a master tile yet, and this is your last turn: it is due now.'];
      case 'tile-done':
        return [`You took your master tile in turn ${line.turn}: one a round, no more.`];
      case 'general-trainer':
        return ['A general trainer space or tile may be used in the tile turn.'];
      case 'discard':
        return [
          `At the round end all tiles of the left side are discarded: ${line.taken} taken${line.taken === 1 ? '' : ', one by each player'}, ${line.left === 0 ? 'none' : line.left} left over.`,
          `−${line.discarded}`,
        ];
      case 'slide-refill':
        return [
          `After round 1 the ${line.slid} future tiles slide to the left, and ${line.refilled} from the pile take their places. In the pile: ${line.pile}.`,
        ];
      case 'slide-only':
        return [
          `After round 2 the ${line.slid} future tiles slide to the left, and their places stay empty.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'second-tile':
        return `Turn ${violation.turn} would be a second tile turn; there is one a round.`;
      case 'tile-missing':
        return `${dice(violation.dice)} would leave no turn for the master tile, and you must take one.`;
      case 'too-many-taken':
        return `${masterTiles(violation.taken)} cannot be taken in a round by ${players(violation.players)}: each takes one.`;
      case 'yours-not-entered':
        return violation.players === 1
          ? 'A tile has been taken, but none of your turns is a tile turn. Correct one of the two.'
          : `All ${violation.players} players have taken a tile, you too, but none of your turns is a tile turn. Correct one of the two.`;
      case 'round-over':
        return `You have taken all ${turns(violation.turns)} of the round.`;
      case 'future-tile':
        return violation.round === ROUNDS.at(-1)
          ? 'Future tiles cannot be taken, and in the last round there are none.'
          : `Future tiles cannot be taken: those on the right are for round ${violation.round + 1}.`;
      case 'not-general':
        return 'In the tile turn only general trainer spaces and tiles can be used, not those tied to an action.';
    }
  },
  problem: (problem: FieldProblem) => {
    if (problem.code !== 'not-readable') return undefined;
    switch (problem.reason) {
      case 'not-a-turn':
        return `“${problem.got}” cannot be read. Write d for a turn with a die and t for one with a master tile.`;
      case 'too-many-turns':
        return `A round has ${MODULE_TURNS} turns: take some away.`;
      case undefined:
      default:
        return undefined;
    }
  },
  sentence: (draft, value) =>
    `${players(Number(draft.players))}, round ${Number(draft.round)}. ${headlineEn(value)}`,
};

const IT: Words = {
  title: 'Plancia Maestro',
  lead: 'Quante tessere Maestro per lato, che cosa scorre e si rimpiazza dopo un round e quando tocca al turno della tessera.',
  fields: {
    players: 'Giocatori',
    round: 'Round',
    turns: 'I tuoi turni finora in questo round',
    next: 'Il turno che vuoi fare',
    trainer: 'Un istruttore usato in quel turno',
    taken: 'Tessere Maestro prese nel round, da tutti',
  },
  hints: { turns: 'Una lettera per turno: d con un dado, t con una tessera Maestro.' },
  options: {
    next: {
      '': 'Non ancora scelto',
      d: 'Con un dado',
      t: 'Tessera Maestro del lato sinistro',
      f: 'Tessera Futuro',
    },
    trainer: { '': 'Nessuno', general: 'Spazio o tessera generale', action: 'Legato a un’azione' },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'sides':
        return [
          `${line.players === 1 ? 'Da solo' : `In ${it.players(line.players)}`}: ${it.masterTiles(line.perSide)} a sinistra e ${line.future === 0 ? 'nessuna' : line.future} a destra.`,
        ];
      case 'future-waits':
        return [`Le ${line.future} a destra sono tessere Futuro: nessuno le può ancora prendere.`];
      case 'all-tiles':
        return [
          `Una partita usa ${line.perSide} tessere in ognuno dei ${line.rounds} round${line.unused === 0 ? ': tutte' : `; ${line.unused} restano nella pila`}.`,
          `${line.used} su ${line.of}`,
        ];
      case 'die-turns':
        return [`In ogni round prendi un dado in ${turni(line.turns)}.`];
      case 'turns':
        return [`Il modulo ne aggiunge uno a quei ${line.base}.`, `${line.turns}`];
      case 'turns-left':
        return ['I tuoi turni fatti e quelli che restano.', `${line.taken} + ${line.left}`];
      case 'tile-to-come':
        return [
          `Non hai ancora preso una tessera Maestro: devi farlo in uno dei tuoi ${line.left} turni.`,
        ];
      case 'tile-now':
        return [
          'Non hai ancora preso una tessera Maestro e questo è l’ultimo turno: devi farlo ora.',
        ];
      case 'tile-done':
        return [`Hai preso la tessera Maestro nel turno ${line.turn}: una per round, non di più.`];
      case 'general-trainer':
        return [
          'Nel turno della tessera uno spazio o una tessera Istruttore generale si può usare.',
        ];
      case 'discard':
        return [
          `A fine round si scartano tutte le tessere del lato sinistro: ${line.taken === 1 ? '1 presa' : `${line.taken} prese, una a testa`}, ${line.left === 0 ? 'nessuna avanzata' : `${line.left} avanzat${line.left === 1 ? 'a' : 'e'}`}.`,
          `−${line.discarded}`,
        ];
      case 'slide-refill':
        return [
          `Dopo il round 1 le ${line.slid} tessere Futuro scorrono a sinistra e al loro posto ne arrivano ${line.refilled} dalla pila. Nella pila: ${line.pile}.`,
        ];
      case 'slide-only':
        return [
          `Dopo il round 2 le ${line.slid} tessere Futuro scorrono a sinistra e i loro posti restano vuoti.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'second-tile':
        return `Il turno ${violation.turn} sarebbe un secondo turno della tessera: ce n’è uno per round.`;
      case 'tile-missing':
        return `Con ${it.dice(violation.dice)} non resta un turno per la tessera Maestro, che devi prendere.`;
      case 'too-many-taken':
        return `In ${it.players(violation.players)} non si prendono ${it.masterTiles(violation.taken)} in un round: una a testa.`;
      case 'yours-not-entered':
        return violation.players === 1
          ? 'Una tessera è stata presa, ma nessuno dei tuoi turni è quello della tessera. Correggi uno dei due.'
          : `In ${violation.players} avete preso tutti una tessera, anche tu, ma nessuno dei tuoi turni è quello della tessera. Correggi uno dei due.`;
      case 'round-over':
        return `Hai già fatto tutti e ${violation.turns} i turni del round.`;
      case 'future-tile':
        return violation.round === ROUNDS.at(-1)
          ? 'Le tessere Futuro non si prendono, e nell’ultimo round non ce ne sono.'
          : `Le tessere Futuro non si prendono: quelle a destra sono per il round ${violation.round + 1}.`;
      case 'not-general':
        return 'Nel turno della tessera puoi usare solo spazi e tessere Istruttore generali, non quelli legati a un’azione.';
    }
  },
  problem: (problem: FieldProblem) => {
    if (problem.code !== 'not-readable') return undefined;
    switch (problem.reason) {
      case 'not-a-turn':
        return `«${problem.got}» non si può leggere. Scrivi d per un turno con un dado e t per uno con una tessera Maestro.`;
      case 'too-many-turns':
        return `Un round ha ${MODULE_TURNS} turni: togline qualcuno.`;
      case undefined:
      default:
        return undefined;
    }
  },
  sentence: (draft, value) =>
    `${it.players(Number(draft.players))}, round ${Number(draft.round)}. ${headlineIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface BoardWords {
  readonly turn: (number: number, kind: 'd' | 't' | undefined) => string;
  readonly addDie: string;
  readonly addTile: string;
  readonly takeBack: string;
  readonly caption: string;
  readonly round: (round: number) => string;
  readonly now: string;
  readonly present: string;
  readonly future: string;
  readonly pile: (count: number) => string;
  readonly none: string;
  readonly taken: string;
  readonly after: (slid: number, refilled: number) => string;
}

/** Words for the turns and for the drawn board. */
export const boardWords: Readonly<Record<Lang, BoardWords>> = {
  en: {
    turn: (number, kind) =>
      `Turn ${number}: ${kind === undefined ? 'to come' : kind === 'd' ? 'die' : 'master tile'}`,
    addDie: '+ die',
    addTile: '+ master tile',
    takeBack: 'Undo',
    caption: 'The board, round by round',
    round: (round) => `Round ${round}`,
    now: 'now',
    present: 'This round',
    future: 'Next round',
    pile: (count) => `Pile: ${count}`,
    none: 'none',
    taken: 'taken',
    after: (slid, refilled) =>
      refilled > 0
        ? `All on the left go; ${slid} slide left; ${refilled} new from the pile.`
        : `All on the left go; ${slid} slide left; nothing new.`,
  },
  it: {
    turn: (number, kind) =>
      `Turno ${number}: ${kind === undefined ? 'da fare' : kind === 'd' ? 'dado' : 'tessera Maestro'}`,
    addDie: '+ dado',
    addTile: '+ tessera Maestro',
    takeBack: 'Annulla',
    caption: 'La plancia, round per round',
    round: (round) => `Round ${round}`,
    now: 'ora',
    present: 'Questo round',
    future: 'Prossimo round',
    pile: (count) => `Pila: ${count}`,
    none: 'nessuna',
    taken: 'presa',
    after: (slid, refilled) =>
      refilled > 0
        ? `A sinistra si scarta tutto; ${slid} scorrono a sinistra; ${refilled} nuove dalla pila.`
        : `A sinistra si scarta tutto; ${slid} scorrono a sinistra; niente di nuovo.`,
  },
};
