import { snoSolo as question, type SoloValue } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Pair } from '#src/calculators/say.ts';
import { counts } from '../shared/names.ts';
import { readingsSaid } from '../shared/readings.ts';
import { soloTitles, soloTitleSaid } from '../shared/solo-title.ts';

const clearDice = {
  en: counted('clear die', 'clear dice'),
  it: counted('dado trasparente', 'dadi trasparenti'),
};

const pointsSaid = (points: number): Pair => ({
  en: counts.en.points(points).replace('-', '−'),
  it: counts.it.points(points).replace('-', '−'),
});

/** The readings that a discard rests on. */
const readings = ({ turn, refilled }: SoloValue): readonly Pair[] => [
  ...(turn === 1
    ? []
    : [
        {
          en: 'you may discard it once before each turn',
          it: 'si può scartare una volta prima di ogni turno',
        },
      ]),
  ...(refilled
    ? []
    : [
        {
          en: 'with the white deck empty, a standard poster fills the space',
          it: 'a mazzo bianco finito, al suo posto arriva un poster standard',
        },
      ]),
];

const turn = (number: number): Pair => ({ en: `Turn ${number}`, it: `Turno ${number}` });

export const snoSolo = calculator(question, {
  name: 'sno-solo',
  game: 'the-magnificent-sno',
  title: {
    en: 'Solo: a clear die for the white poster',
    it: 'Solitario: un dado trasparente per il poster bianco',
  },
  lead: {
    en: 'Whether you may discard the white poster for a clear die before this turn, and what your final points are worth.',
    it: 'Se prima di questo turno puoi scartare il poster bianco per un dado trasparente, e quanto valgono i tuoi punti.',
  },
  fields: {
    round: { en: 'Round', it: 'Round' },
    turn: { en: 'Turn you are about to take', it: 'Turno che stai per giocare' },
    module: { en: 'Master-board module', it: 'Modulo della plancia Maestro' },
    discarded: {
      en: 'White poster already discarded before turn',
      it: 'Poster bianco già scartato prima del turno',
    },
    whiteDeck: { en: 'White posters left in the deck', it: 'Poster bianchi nel mazzo' },
    clearDice: { en: 'Clear dice on the main tent', it: 'Dadi trasparenti sul tendone' },
    ownClear: {
      en: 'Clear dice on your master cards',
      it: 'Dadi trasparenti sulle tue carte Maestro',
    },
    points: { en: 'Final points', it: 'Punti finali' },
    every: { en: 'How often', it: 'Quante volte' },
    emptyDeck: { en: 'With the white deck empty', it: 'A mazzo bianco finito' },
  },
  hints: {
    points: {
      en: 'Only at the end of the game: the answer is then about your points.',
      it: 'Solo a fine partita: allora la risposta riguarda i punti.',
    },
  },
  options: {
    module: { no: { en: 'Without', it: 'Senza' }, yes: { en: 'With', it: 'Con' } },
    discarded: { 1: turn(1), 2: turn(2), 3: turn(3), 4: turn(4), 5: turn(5) },
    every: {
      turn: { en: 'Once before each turn', it: 'Una volta prima di ogni turno' },
      round: {
        en: 'Once a round, before its first turn',
        it: 'Una volta per round, prima del primo turno',
      },
    },
    emptyDeck: {
      standard: {
        en: 'You may; a standard poster comes',
        it: 'Puoi; arriva un poster standard',
      },
      no: { en: 'You may not', it: 'Non puoi' },
    },
  },
  headline: ({ title, points, clearDice: dice }) =>
    title === undefined
      ? {
          en: `You may discard the white poster for a clear die: the main tent then has ${clearDice.en(dice)}.`,
          it: `Puoi scartare il poster bianco per un dado trasparente: poi sul tendone ${dice === 1 ? 'c’è' : 'ci sono'} ${clearDice.it(dice)}.`,
        }
      : {
          en: `With ${pointsSaid(points).en} ${soloTitles[title].en}.`,
          it: `Con ${pointsSaid(points).it} ${soloTitles[title].it}.`,
        },
  lines: {
    'clear-die': {
      en: 'You discard the white poster of the poster display before the turn.',
      it: 'Scarti il poster bianco dell’esposizione dei poster prima del turno.',
      aside: true,
    },
    roll: {
      en: 'Roll the clear die and put it on the main tent; you may take it like any other die.',
      it: 'Tira il dado trasparente e mettilo sul tendone; puoi prenderlo come ogni altro dado.',
      aside: true,
    },
    refilled: ({ after }) => ({
      en: `The next white poster fills the space; ${after === 0 ? 'none is' : after === 1 ? '1 is' : `${after} are`} left in the deck.`,
      it: `Il poster bianco seguente occupa lo spazio; nel mazzo ${after === 0 ? 'non ne restano' : after === 1 ? 'ne resta 1' : `ne restano ${after}`}.`,
      aside: true,
    }),
    'empty-deck': {
      en: 'The white deck is empty. By the reading you chose, you may discard the last white poster, and a standard one fills its space.',
      it: 'Il mazzo bianco è finito. Secondo l’interpretazione scelta, puoi scartare l’ultimo poster bianco, e al suo posto ne arriva uno standard.',
    },
    'how-often': ({ reading, discarded }) => ({
      en: `By the reading you chose, you may do this once ${reading === 'turn' ? 'before each turn' : 'a round, before its first turn'}; ${discarded === 0 ? 'you have not done it yet this round' : `this round you have done it ${discarded === 1 ? 'once' : `${discarded} times`}`}.`,
      it: `Secondo l’interpretazione scelta, puoi farlo una volta ${reading === 'turn' ? 'prima di ogni turno' : 'per round, prima del primo turno'}; in questo round ${discarded === 0 ? 'non l’hai ancora fatto' : `l’hai fatto ${discarded === 1 ? '1 volta' : `${discarded} volte`}`}.`,
    }),
    title: soloTitleSaid,
  },
  violations: {
    'no-such-turn': {
      en: 'Without the module a round has {turns} turns: there is no turn {turn}.',
      it: 'Senza il modulo un round ha {turns} turni: non c’è un turno {turn}.',
    },
    'no-die-left': ({ dice, onTent, own }) => ({
      en: `All ${dice} clear dice of the two boxes are in use: ${onTent || 'none'} on the main tent and ${own || 'none'} on your master cards. None is left for you.`,
      it: `I ${dice} dadi trasparenti delle due scatole sono tutti in uso: ${onTent || 'nessuno'} sul tendone e ${own || 'nessuno'} sulle tue carte Maestro. Non ne restano.`,
    }),
    'not-taken-yet': ({ own, turn, most }) => ({
      en: `You entered ${own} clear ${own === 1 ? 'die' : 'dice'} on your master cards, but before turn ${turn} of a round ${most === 0 ? 'no die is there yet' : `at most ${counts.en.dice(most)} ${most === 1 ? 'is' : 'are'} there`}.`,
      it: `Hai indicato ${own} ${own === 1 ? 'dado trasparente' : 'dadi trasparenti'} sulle tue carte Maestro, ma prima del turno ${turn} di un round ${most === 0 ? 'non ci sono ancora dadi' : `ce ${most === 1 ? 'n’è al massimo 1' : `ne sono al massimo ${most}`}`}.`,
    }),
    'too-many-dice': {
      en: 'You entered {entered} clear dice, but the two boxes hold only {dice}. Correct one of the two numbers.',
      it: 'Hai indicato {entered} dadi trasparenti, ma nelle due scatole sono solo {dice}. Correggi uno dei due numeri.',
    },
    'deck-empty': {
      en: 'The white deck is empty. By the reading you chose, you may not discard the last white poster.',
      it: 'Il mazzo bianco è finito. Secondo l’interpretazione scelta, non puoi scartare l’ultimo poster bianco.',
    },
    'before-this-turn': {
      en: 'You have already discarded the white poster before turn {turn}, and you may do so only once before each turn.',
      it: 'Hai già scartato il poster bianco prima del turno {turn}, e prima di ogni turno si può una volta sola.',
    },
    'later-turn': {
      en: 'You are about to take turn {turn}, but a poster is entered as discarded before turn {later}, which is still to come. Correct one of the two.',
      it: 'Stai per giocare il turno {turn}, ma risulta un poster scartato prima del turno {later}, che deve ancora venire. Correggi uno dei due.',
    },
    'once-a-round': {
      en: 'You discarded the white poster before turn {discarded} of this round. By the reading you chose, you may do so only once a round.',
      it: 'Hai scartato il poster bianco prima del turno {discarded} di questo round. Secondo l’interpretazione scelta, si può una volta sola per round.',
    },
    'first-turn-only': {
      en: 'By the reading you chose, you may discard the white poster only before the first turn of a round, and this is turn {turn}.',
      it: 'Secondo l’interpretazione scelta, il poster bianco si scarta solo prima del primo turno del round, e questo è il turno {turn}.',
    },
  },
  sentence: (value) => {
    const { title, points, round, turn, clearDice: dice, whiteDeck } = value;
    if (title !== undefined) {
      return {
        en: `Solo game: with ${pointsSaid(points).en} ${soloTitles[title].en}.`,
        it: `Solitario: con ${pointsSaid(points).it} ${soloTitles[title].it}.`,
      };
    }
    const read = readingsSaid(readings(value));
    return {
      en: `Solo game, round ${round}, turn ${turn}: discarding the white poster gives ${clearDice.en(dice)} on the main tent and leaves ${whiteDeck === 0 ? 'no white posters' : counts.en.whitePosters(whiteDeck)} in the deck.${read.en}`,
      it: `Solitario, round ${round}, turno ${turn}: se scarti il poster bianco, sul tendone ${dice === 1 ? 'c’è' : 'ci sono'} ${clearDice.it(dice)} e nel mazzo ${whiteDeck === 0 ? 'non restano poster bianchi' : `${whiteDeck === 1 ? 'resta' : 'restano'} ${counts.it.whitePosters(whiteDeck)}`}.${read.it}`,
    };
  },
});

export const labels = {
  scale: { en: 'What points are worth', it: 'Quanto valgono i punti' },
  steps: {
    victory: { en: 'Victory', it: 'Vittoria' },
    ringmaster: { en: 'Ringmaster', it: 'Ringmaster' },
    magnificent: { en: 'Magnificent', it: 'Magnificent' },
  },
};
