import type {
  Faction,
  RawTurnOrder,
  TurnOrderLine,
  TurnOrderValue,
  TurnOrderViolation,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import {
  accorda,
  factionNames,
  factionsListed,
  laFazione,
  theFaction,
  theFactions,
} from '../shared/names.ts';

type Words = CalculatorWords<keyof RawTurnOrder, TurnOrderValue, TurnOrderLine, TurnOrderViolation>;

/** An order is read from the top: no “and” before its last name. */
const inOrder = (lang: Lang, factions: readonly Faction[]): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

const The = (faction: Faction): string => capital(theFaction(faction));

const EN: Words = {
  title: 'Variable turn order',
  lead: 'Enter who passes, and read the order of this round and of the next.',
  fields: {
    order: 'Order of round 1, from the top',
    passes: 'Who passed',
  },
  hints: {
    passes: 'Names set apart by commas, rounds by semicolons.',
  },
  options: { order: factionNames.en, passes: factionNames.en },
  headline: (value) => {
    const { round, order, passed, still, next, over } = value;
    if (over) return `Round ${round} is over, and so is the game.`;
    if (next !== undefined)
      return `Round ${round + 1} is played in this order: ${inOrder('en', next)}.`;
    return passed.length === 0
      ? `Round ${round}, nobody has passed yet: ${inOrder('en', order)}.`
      : `Round ${round}: ${passed.length} passed; still playing are ${theFactions('en', still)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'starts':
        return [`Round 1 begins in the left column, from the top: ${inOrder('en', line.order)}.`];
      case 'passes':
        return [
          `Round ${line.round}: ${theFaction(line.faction)} pass, and move to the topmost free space of the other column.`,
          `place ${line.place}`,
        ];
      case 'stays-last':
        return [
          `${The(line.faction)} are the only ones left, and whoever passes last is last.`,
          `place ${line.place}`,
        ];
      case 'round-order':
        return [`So the order of round ${line.round} is ${inOrder('en', line.order)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-in-play':
        return `Entry ${violation.position}: ${theFaction(violation.faction)} are not in play. Take the entry away, or add them to the order of round 1.`;
      case 'passed-already':
        return `Entry ${violation.position}: ${theFaction(violation.faction)} have already passed in round ${violation.round}. Take the entry away.`;
      case 'round-not-over':
        return `Round ${violation.round} is not over: ${theFactions('en', violation.still)} have not passed. Enter their passes before the next round.`;
      case 'no-such-round':
        return `There is no round ${violation.round}: the game has ${violation.rounds}.`;
    }
  },
  sentence: (_, value) => {
    const { round, passed, next } = value;
    const before =
      passed.length === 0
        ? `Round ${round}, nobody has passed`
        : `Round ${round}, passed in this order: ${inOrder('en', passed)}`;
    return next === undefined
      ? `${before}.`
      : `${before}. Order of round ${round + 1}: ${inOrder('en', next)}.`;
  },
};

/** A single Faction with a singular name plays in the singular. */
const giocano = ([first, ...others]: readonly Faction[]): string =>
  first !== undefined && others.length === 0 ? accorda(first, 'gioca', 'giocano') : 'giocano';

const IT: Words = {
  title: 'Ordine di turno variabile',
  lead: 'Segna chi passa e leggi l’ordine di questo turno di gioco e del prossimo.',
  fields: {
    order: 'Ordine del turno di gioco 1, dall’alto',
    passes: 'Chi ha passato',
  },
  hints: {
    passes: 'Nomi inglesi divisi da virgole, turni di gioco divisi da punto e virgola.',
  },
  options: { order: factionNames.it, passes: factionNames.it },
  headline: (value) => {
    const { round, order, passed, still, next, over } = value;
    if (over) return `Il turno di gioco ${round} è finito, e con lui la partita.`;
    if (next !== undefined)
      return `L’ordine del turno di gioco ${round + 1}: ${inOrder('it', next)}.`;
    return passed.length === 0
      ? `Turno di gioco ${round}, nessuno ha ancora passato: ${inOrder('it', order)}.`
      : `Turno di gioco ${round}: ${passed.length === 1 ? 'ha passato 1 Fazione' : `hanno passato ${passed.length} Fazioni`}; ${giocano(still)} ancora ${theFactions('it', still)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'starts':
        return [
          `Il turno di gioco 1 comincia dalla colonna sinistra, dall’alto: ${inOrder('it', line.order)}.`,
        ];
      case 'passes':
        return [
          `Turno di gioco ${line.round}: ${accorda(line.faction, 'passa', 'passano')} ${laFazione(line.faction)}; la tessera va nella prima casella libera dall’alto dell’altra colonna.`,
          `posto ${line.place}`,
        ];
      case 'stays-last':
        return [
          `${accorda(line.faction, 'Resta', 'Restano')} solo ${laFazione(line.faction)}, e chi passa per ultimo è ultimo.`,
          `posto ${line.place}`,
        ];
      case 'round-order':
        return [`Quindi l’ordine del turno di gioco ${line.round} è ${inOrder('it', line.order)}.`];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'not-in-play':
        return `Voce ${violation.position}: ${laFazione(violation.faction)} non ${accorda(violation.faction, 'è', 'sono')} in gioco. Togli la voce, o aggiungi la Fazione all’ordine del turno di gioco 1.`;
      case 'passed-already':
        return `Voce ${violation.position}: ${laFazione(violation.faction)} ${accorda(violation.faction, 'ha', 'hanno')} già passato nel turno di gioco ${violation.round}. Togli la voce.`;
      case 'round-not-over':
        return `Il turno di gioco ${violation.round} non è finito. Prima del prossimo segna quando passano: ${factionsListed('it', violation.still)}.`;
      case 'no-such-round':
        return `Non c’è un turno di gioco ${violation.round}: sono ${violation.rounds} in tutto.`;
    }
  },
  sentence: (_, value) => {
    const { round, passed, next } = value;
    const before =
      passed.length === 0
        ? `Turno di gioco ${round}, nessuno ha passato`
        : `Turno di gioco ${round}, hanno passato nell’ordine: ${inOrder('it', passed)}`;
    return next === undefined
      ? `${before}.`
      : `${before}. Ordine del turno di gioco ${round + 1}: ${inOrder('it', next)}.`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface StepWords {
  readonly round: (round: number) => string;
  readonly left: string;
  readonly right: string;
  readonly pass: (faction: Faction) => string;
  readonly who: string;
  readonly over: string;
  readonly nextRound: (round: number) => string;
  readonly undo: string;
  readonly board: string;
  readonly history: string;
  readonly place: string;
  readonly short: (round: number) => string;
}

export const stepWords: Readonly<Record<Lang, StepWords>> = {
  en: {
    round: (round) => `Round ${round}`,
    left: 'Left column',
    right: 'Right column',
    pass: (faction) => `${factionNames.en[faction]} pass`,
    who: 'Who passes now?',
    over: 'Everyone has passed in the last round.',
    nextRound: (round) => `On to round ${round}`,
    undo: 'Undo',
    board: 'Turn Order board',
    history: 'The rounds so far',
    place: 'Place',
    short: (round) => `Round ${round}`,
  },
  it: {
    round: (round) => `Turno di gioco ${round}`,
    left: 'Colonna sinistra',
    right: 'Colonna destra',
    pass: (faction) => `${accorda(faction, 'Passa', 'Passano')} ${laFazione(faction)}`,
    who: 'Chi passa adesso?',
    over: 'Nell’ultimo turno di gioco hanno passato tutti.',
    nextRound: (round) => `Avanti, turno di gioco ${round}`,
    undo: 'Annulla',
    board: 'Plancia Ordine di Turno',
    history: 'I turni di gioco finora',
    place: 'Posto',
    short: (round) => `Turno ${round}`,
  },
};
