import { snoSolo as question, type SoloTitle } from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import type { Pair } from '#src/calculators/say.ts';
import { counts } from '../shared/names.ts';

const clearDice = {
  en: counted('clear die', 'clear dice'),
  it: counted('dado trasparente', 'dadi trasparenti'),
};

const titles: Readonly<Record<SoloTitle, Pair>> = {
  none: { en: 'no victory', it: 'la partita non è vinta' },
  victory: { en: 'a victory', it: 'la partita è vinta' },
  ringmaster: {
    en: 'a victory as “Ringmaster”',
    it: 'la partita è vinta da «Ringmaster»',
  },
  magnificent: {
    en: 'a victory as “Magnificent”',
    it: 'la partita è vinta da «Magnificent»',
  },
};

const turn = (number: number): Pair => ({ en: `Turn ${number}`, it: `Turno ${number}` });

export const snoSolo = calculator(question, {
  name: 'sno-solo',
  game: 'the-magnificent-sno',
  title: {
    en: 'Solo: a clear die for the white poster',
    it: 'Solitario: un dado trasparente per il poster bianco',
  },
  lead: {
    en: 'Whether you may discard the white poster for a clear die before this turn, what is left then, and what your points are worth.',
    it: 'Se prima di questo turno puoi scartare il poster bianco per un dado trasparente, che cosa resta e quanto valgono i tuoi punti.',
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
      en: 'Only at the end of the game; the poster is then left aside.',
      it: 'Solo a fine partita; allora il poster non si guarda.',
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
  headline: ({ title, clearDice: dice }) =>
    title === undefined
      ? {
          en: `You may discard the white poster: the main tent then has ${clearDice.en(dice)}.`,
          it: `Puoi scartare il poster bianco: poi sul tendone ${dice === 1 ? 'c’è' : 'ci sono'} ${clearDice.it(dice)}.`,
        }
      : {
          en: `Your final score is ${titles[title].en}.`,
          it: `Con questi punti ${titles[title].it}.`,
        },
  lines: {
    'clear-die': {
      en: 'Discard the white poster of the display before the turn and get a clear die.',
      it: 'Prima del turno scarti il poster bianco dell’esposizione e hai un dado trasparente.',
      amount: '{before} → {after}',
    },
    roll: {
      en: 'Roll the die and put it on the main tent; you may take it like any other.',
      it: 'Tiri il dado e lo metti sul tendone; puoi prenderlo come ogni altro.',
    },
    refilled: {
      en: 'The next white poster fills the space. Cards in its deck:',
      it: 'Il poster bianco seguente occupa lo spazio. Carte nel suo mazzo:',
      amount: '{before} → {after}',
    },
    'empty-deck': {
      en: 'The white deck is empty. By the reading chosen here you may discard the last white poster, and a standard one fills its space.',
      it: 'Il mazzo bianco è finito. Secondo l’interpretazione scelta qui puoi scartare l’ultimo poster bianco, e al suo posto ne arriva uno standard.',
    },
    'how-often': ({ reading, discarded }) => ({
      en: `By the reading chosen here you may do it once ${reading === 'turn' ? 'before each turn' : 'a round, before its first turn'}.`,
      it: `Secondo l’interpretazione scelta qui puoi farlo una volta ${reading === 'turn' ? 'prima di ogni turno' : 'per round, prima del primo turno'}.`,
      amount:
        discarded === 0
          ? { en: 'not done yet', it: 'non ancora fatto' }
          : { en: `done ${discarded}×`, it: `fatto ${discarded}×` },
    }),
    title: ({ points, title, next }) => ({
      en: `That is ${titles[title].en}${next === undefined ? ', the highest title' : `; the next step needs ${counts.en.points(next)}`}.`,
      it: `Così ${titles[title].it}${next === undefined ? ', il titolo più alto' : `; per il gradino seguente servono ${counts.it.points(next)}`}.`,
      amount: {
        en: counts.en.points(points).replace('-', '−'),
        it: counts.it.points(points).replace('-', '−'),
      },
    }),
  },
  violations: {
    'no-such-turn': {
      en: 'Without the module a round has {turns} turns: there is no turn {turn}.',
      it: 'Senza il modulo un round ha {turns} turni: il turno {turn} non c’è.',
    },
    'no-die-left': {
      en: 'All {dice} clear dice of both boxes are in play, {onTent} on the main tent and {own} on your cards: there is none to gain.',
      it: 'I {dice} dadi trasparenti delle due scatole sono tutti in gioco, {onTent} sul tendone e {own} sulle tue carte: non ne resta nessuno.',
    },
    'too-many-dice': {
      en: 'Both boxes together hold {dice} clear dice, and you entered {entered}. Correct one of the two numbers.',
      it: 'I dadi trasparenti delle due scatole sono {dice} e tu ne hai inseriti {entered}. Correggi uno dei due numeri.',
    },
    'deck-empty': {
      en: 'The white deck is empty; by the reading chosen here you may not discard the last white poster.',
      it: 'Il mazzo bianco è finito; secondo l’interpretazione scelta qui non puoi scartare l’ultimo poster bianco.',
    },
    'before-this-turn': {
      en: 'You have already discarded the white poster before turn {turn}: once before each turn is the most.',
      it: 'Hai già scartato il poster bianco prima del turno {turn}: più di una volta prima di ogni turno non si può.',
    },
    'later-turn': {
      en: 'You are at turn {turn}, so turn {later} is still to come. Correct one of the two.',
      it: 'Sei al turno {turn}, il turno {later} deve ancora venire. Correggi uno dei due.',
    },
    'once-a-round': {
      en: 'You have discarded the white poster before turn {discarded} of this round; by the reading chosen here, once a round is the most.',
      it: 'Hai scartato il poster bianco prima del turno {discarded} di questo round; secondo l’interpretazione scelta qui si può una volta per round.',
    },
    'first-turn-only': {
      en: 'By the reading chosen here you may do it only before the first turn of a round, and this is turn {turn}.',
      it: 'Secondo l’interpretazione scelta qui si può solo prima del primo turno del round, e questo è il turno {turn}.',
    },
  },
  sentence: ({ title, round, turn, clearDice: dice, whiteDeck }) =>
    title === undefined
      ? {
          en: `Solo, round ${round}, turn ${turn}: discarding the white poster gives ${clearDice.en(dice)} on the main tent and leaves ${counts.en.whitePosters(whiteDeck)} in the deck.`,
          it: `Solitario, round ${round}, turno ${turn}: se scarti il poster bianco, sul tendone ${dice === 1 ? 'c’è' : 'ci sono'} ${clearDice.it(dice)} e nel mazzo ${whiteDeck === 1 ? 'resta' : 'restano'} ${counts.it.whitePosters(whiteDeck)}.`,
        }
      : {
          en: `Solo: my final score is ${titles[title].en}.`,
          it: `Solitario: con i punti finali ${titles[title].it}.`,
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
