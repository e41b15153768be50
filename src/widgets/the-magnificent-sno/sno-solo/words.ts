import type {
  RawSolo,
  SoloLine,
  SoloTitle,
  SoloValue,
  SoloViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawSolo, SoloValue, SoloLine, SoloViolation>;

const clearDice = counted('clear die', 'clear dice');
const dadi = counted('dado trasparente', 'dadi trasparenti');
const { points, whitePosters } = counts.en;
const punti = counts.it.points;

export const titles: Readonly<Record<Lang, Readonly<Record<SoloTitle, string>>>> = {
  en: {
    none: 'no victory',
    victory: 'a victory',
    ringmaster: 'a victory as “Ringmaster”',
    magnificent: 'a victory as “Magnificent”',
  },
  it: {
    none: 'la partita non è vinta',
    victory: 'la partita è vinta',
    ringmaster: 'la partita è vinta da «Ringmaster»',
    magnificent: 'la partita è vinta da «Magnificent»',
  },
};

const EN: Words = {
  title: 'Solo: a clear die for the white poster',
  lead: 'Whether you may discard the white poster for a clear die before this turn, what is left then, and what your points are worth.',
  fields: {
    round: 'Round',
    turn: 'Turn you are about to take',
    module: 'Master-board module',
    discarded: 'White poster already discarded before turn',
    whiteDeck: 'White posters left in the deck',
    clearDice: 'Clear dice on the main tent',
    ownClear: 'Clear dice on your master cards',
    points: 'Final points',
    every: 'How often',
    emptyDeck: 'With the white deck empty',
  },
  hints: {
    points: 'Only at the end of the game; the poster is then left aside.',
  },
  options: {
    module: { no: 'Without', yes: 'With' },
    discarded: { 1: 'Turn 1', 2: 'Turn 2', 3: 'Turn 3', 4: 'Turn 4', 5: 'Turn 5' },
    every: { turn: 'Once before each turn', round: 'Once a round, before its first turn' },
    emptyDeck: { standard: 'You may; a standard poster comes', no: 'You may not' },
  },
  headline: (value) =>
    value.title === undefined
      ? `You may discard the white poster: the main tent then has ${clearDice(value.clearDice)}.`
      : `Your final score is ${titles.en[value.title]}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'clear-die':
        return [
          'Discard the white poster of the display before the turn and get a clear die.',
          `${line.before} → ${line.after}`,
        ];
      case 'roll':
        return ['Roll the die and put it on the main tent; you may take it like any other.'];
      case 'refilled':
        return [
          'The next white poster fills the space. Cards in its deck:',
          `${line.before} → ${line.after}`,
        ];
      case 'empty-deck':
        return [
          'The white deck is empty. By the reading chosen here you may discard the last white poster, and a standard one fills its space.',
        ];
      case 'how-often':
        return [
          line.reading === 'turn'
            ? 'By the reading chosen here you may do it once before each turn.'
            : 'By the reading chosen here you may do it once a round, before its first turn.',
          line.discarded === 0 ? 'not done yet' : `done ${line.discarded}×`,
        ];
      case 'title':
        return [
          line.next === undefined
            ? `That is ${titles.en[line.title]}, the highest title.`
            : `That is ${titles.en[line.title]}; the next step needs ${points(line.next)}.`,
          points(line.points).replace('-', '−'),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-such-turn':
        return `Without the module a round has ${violation.turns} turns: there is no turn ${violation.turn}.`;
      case 'no-die-left':
        return `All ${violation.dice} clear dice of both boxes are in play, ${violation.onTent} on the main tent and ${violation.own} on your cards: there is none to gain.`;
      case 'too-many-dice':
        return `Both boxes together hold ${violation.dice} clear dice, and you entered ${violation.entered}. Correct one of the two numbers.`;
      case 'deck-empty':
        return 'The white deck is empty; by the reading chosen here you may not discard the last white poster.';
      case 'before-this-turn':
        return `You have already discarded the white poster before turn ${violation.turn}: once before each turn is the most.`;
      case 'later-turn':
        return `You are at turn ${violation.turn}, so turn ${violation.later} is still to come. Correct one of the two.`;
      case 'once-a-round':
        return `You have discarded the white poster before turn ${violation.discarded} of this round; by the reading chosen here, once a round is the most.`;
      case 'first-turn-only':
        return `By the reading chosen here you may do it only before the first turn of a round, and this is turn ${violation.turn}.`;
    }
  },
  sentence: (_, value) =>
    value.title === undefined
      ? `Solo, round ${value.round}, turn ${value.turn}: discarding the white poster gives ${clearDice(value.clearDice)} on the main tent and leaves ${whitePosters(value.whiteDeck)} in the deck.`
      : `Solo: my final score is ${titles.en[value.title]}.`,
};

const IT: Words = {
  title: 'Solitario: un dado trasparente per il poster bianco',
  lead: 'Se prima di questo turno puoi scartare il poster bianco per un dado trasparente, che cosa resta e quanto valgono i tuoi punti.',
  fields: {
    round: 'Round',
    turn: 'Turno che stai per giocare',
    module: 'Modulo della plancia Maestro',
    discarded: 'Poster bianco già scartato prima del turno',
    whiteDeck: 'Poster bianchi nel mazzo',
    clearDice: 'Dadi trasparenti sul tendone',
    ownClear: 'Dadi trasparenti sulle tue carte Maestro',
    points: 'Punti finali',
    every: 'Quante volte',
    emptyDeck: 'A mazzo bianco finito',
  },
  hints: {
    points: 'Solo a fine partita; allora il poster non si guarda.',
  },
  options: {
    module: { no: 'Senza', yes: 'Con' },
    discarded: { 1: 'Turno 1', 2: 'Turno 2', 3: 'Turno 3', 4: 'Turno 4', 5: 'Turno 5' },
    every: {
      turn: 'Una volta prima di ogni turno',
      round: 'Una volta per round, prima del primo turno',
    },
    emptyDeck: { standard: 'Puoi; arriva un poster standard', no: 'Non puoi' },
  },
  headline: (value) =>
    value.title === undefined
      ? `Puoi scartare il poster bianco: poi sul tendone ${value.clearDice === 1 ? 'c’è' : 'ci sono'} ${dadi(value.clearDice)}.`
      : `Con questi punti ${titles.it[value.title]}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'clear-die':
        return [
          'Prima del turno scarti il poster bianco dell’esposizione e hai un dado trasparente.',
          `${line.before} → ${line.after}`,
        ];
      case 'roll':
        return ['Tiri il dado e lo metti sul tendone; puoi prenderlo come ogni altro.'];
      case 'refilled':
        return [
          'Il poster bianco seguente occupa lo spazio. Carte nel suo mazzo:',
          `${line.before} → ${line.after}`,
        ];
      case 'empty-deck':
        return [
          'Il mazzo bianco è finito. Secondo l’interpretazione scelta qui puoi scartare l’ultimo poster bianco, e al suo posto ne arriva uno standard.',
        ];
      case 'how-often':
        return [
          line.reading === 'turn'
            ? 'Secondo l’interpretazione scelta qui puoi farlo una volta prima di ogni turno.'
            : 'Secondo l’interpretazione scelta qui puoi farlo una volta per round, prima del primo turno.',
          line.discarded === 0 ? 'non ancora fatto' : `fatto ${line.discarded}×`,
        ];
      case 'title':
        return [
          line.next === undefined
            ? `Così ${titles.it[line.title]}, il titolo più alto.`
            : `Così ${titles.it[line.title]}; per il gradino seguente servono ${punti(line.next)}.`,
          punti(line.points).replace('-', '−'),
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-such-turn':
        return `Senza il modulo un round ha ${violation.turns} turni: il turno ${violation.turn} non c’è.`;
      case 'no-die-left':
        return `I ${violation.dice} dadi trasparenti delle due scatole sono tutti in gioco, ${violation.onTent} sul tendone e ${violation.own} sulle tue carte: non ne resta nessuno.`;
      case 'too-many-dice':
        return `I dadi trasparenti delle due scatole sono ${violation.dice} e tu ne hai inseriti ${violation.entered}. Correggi uno dei due numeri.`;
      case 'deck-empty':
        return 'Il mazzo bianco è finito; secondo l’interpretazione scelta qui non puoi scartare l’ultimo poster bianco.';
      case 'before-this-turn':
        return `Hai già scartato il poster bianco prima del turno ${violation.turn}: più di una volta prima di ogni turno non si può.`;
      case 'later-turn':
        return `Sei al turno ${violation.turn}, il turno ${violation.later} deve ancora venire. Correggi uno dei due.`;
      case 'once-a-round':
        return `Hai scartato il poster bianco prima del turno ${violation.discarded} di questo round; secondo l’interpretazione scelta qui si può una volta per round.`;
      case 'first-turn-only':
        return `Secondo l’interpretazione scelta qui si può solo prima del primo turno del round, e questo è il turno ${violation.turn}.`;
    }
  },
  sentence: (_, value) =>
    value.title === undefined
      ? `Solitario, round ${value.round}, turno ${value.turn}: se scarti il poster bianco, sul tendone ${value.clearDice === 1 ? 'c’è' : 'ci sono'} ${dadi(value.clearDice)} e nel mazzo ${value.whiteDeck === 1 ? 'resta 1 poster bianco' : `restano ${value.whiteDeck} poster bianchi`}.`
      : `Solitario: con i punti finali ${titles.it[value.title]}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface DrawingWords {
  readonly scale: string;
  readonly steps: Readonly<Record<Exclude<SoloTitle, 'none'>, string>>;
}

export const drawingWords: Readonly<Record<Lang, DrawingWords>> = {
  en: {
    scale: 'What points are worth',
    steps: { victory: 'Victory', ringmaster: 'Ringmaster', magnificent: 'Magnificent' },
  },
  it: {
    scale: 'Quanto valgono i punti',
    steps: { victory: 'Vittoria', ringmaster: 'Ringmaster', magnificent: 'Magnificent' },
  },
};
