import {
  snoSetup as question,
  type Gems,
  type SetupStepId,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { counts, hueNames } from '../shared/names.ts';

const { en, it } = counts;

export const diceBy = ({ orange, green, purple, clear }: Gems, lang: Lang): string => {
  const names = hueNames[lang];
  return `${names.orange} ${orange}, ${names.green} ${green}, ${names.purple} ${purple}, ${names.clear} ${clear}`;
};

/** `24 − 15 − 6 + 2`, without what is nothing. */
const difference = (all: number, less: readonly number[], plus: readonly number[] = []): string =>
  [
    String(all),
    ...less.filter((amount) => amount > 0).map((amount) => `− ${amount}`),
    ...plus.filter((amount) => amount > 0).map((amount) => `+ ${amount}`),
  ].join(' ');

export const steps: Readonly<Record<SetupStepId, Pair>> = {
  board: { en: 'Game board', it: 'Tabellone' },
  supplies: { en: 'Supplies', it: 'Scorte' },
  dice: { en: 'Dice', it: 'Dadi' },
  'starters-aside': { en: 'Starting cards aside', it: 'Carte iniziali da parte' },
  decks: { en: 'Deck and pile shuffled', it: 'Mazzo e pila mescolati' },
  display: { en: 'Main display', it: 'Esposizione principale' },
  wagons: { en: 'Wagons', it: 'Carri' },
  tents: { en: 'Tents', it: 'Tende' },
  posters: { en: 'Posters', it: 'Poster' },
  'white-poster': { en: 'White poster', it: 'Poster bianco' },
  'module-board': { en: 'Master board', it: 'Plancia Maestro' },
  'module-tiles': { en: 'Master tiles', it: 'Tessere Maestro' },
  'module-items': { en: 'Master board’s items', it: 'Pezzi sulla plancia' },
  pieces: { en: 'Players’ pieces', it: 'Pezzi dei giocatori' },
  'order-cards': { en: 'Play-order cards', it: 'Carte ordine' },
  hats: { en: 'Hats', it: 'Cappelli' },
  boards: { en: 'Player boards', it: 'Plance giocatore' },
  'solo-cards': { en: 'Master cards chosen', it: 'Carte Maestro scelte' },
  'unused-starters': { en: 'Unused starting cards', it: 'Carte iniziali non usate' },
  'starting-poster': { en: 'Starting posters', it: 'Poster iniziali' },
  'starting-supply': { en: 'Starting supply', it: 'Scorta iniziale' },
  'order-effect': { en: 'Play-order effects', it: 'Effetti delle carte ordine' },
  'trainer-tiles': { en: 'Trainer tiles chosen', it: 'Istruttori scelti' },
  'side-b-tent': { en: 'Board II: tent', it: 'Plancia II: tenda' },
  'side-b-trainer-tile': { en: 'Board V: trainer tile', it: 'Plancia V: Istruttore' },
  'side-b-white-tile': { en: 'Board VI: white tile', it: 'Plancia VI: bianca' },
  tops: { en: 'Top card and top tile', it: 'Carta, tessera in cima' },
  'one-hat': { en: 'Hats back in the box', it: 'Cappelli nella scatola' },
};

export const snoSetup = calculator(question, {
  name: 'sno-setup',
  game: 'the-magnificent-sno',
  title: { en: 'Setup of SNO', it: 'Preparazione di SNO' },
  lead: {
    en: 'Everything to lay out for your number of players, step by step to tick off, and what the piles and decks hold afterwards.',
    it: 'Tutto quello che va in tavola in base a quanti siete, da spuntare passo per passo, e che cosa resta in pile e mazzi.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    module: { en: 'Master-board module', it: 'Modulo della plancia Maestro' },
    sideB: { en: 'Boards in play on side B', it: 'Plance in gioco sul lato B' },
    done: { en: 'Steps done', it: 'Passi fatti' },
  },
  options: {
    module: { no: { en: 'Without', it: 'Senza' }, yes: { en: 'With', it: 'Con' } },
    sideB: {
      ii: { en: 'II B', it: 'II B' },
      v: { en: 'V B', it: 'V B' },
      vi: { en: 'VI B', it: 'VI B' },
    },
    done: steps,
  },
  headline: ({ players, dice, sets, trainerTiles, tents }) => ({
    en: `${en.players(players)}: ${en.dice(dice.total)}, ${en.sets(sets.total)}, ${en.trainerTiles(trainerTiles.drawn)} to choose from, and ${tents.left === 0 ? 'no tents' : en.tents(tents.left)} left in the pile.`,
    it: `${it.players(players)}: ${it.dice(dice.total)}, ${it.sets(sets.total)}, ${it.trainerTiles(trainerTiles.drawn)} tra cui scegliere; nella pila ${tents.left === 0 ? 'non restano tende' : `${tents.left === 1 ? 'resta' : 'restano'} ${it.tents(tents.left)}`}.`,
  }),
  lines: {
    players: {
      en: 'With SNO you can play with {min} to {max} players.',
      it: 'Con SNO si gioca da {min} a {max}.',
      aside: true,
    },
    dice: (line) => ({
      en: `Dice for ${en.players(line.players)}: ${diceBy(line, 'en')}.`,
      it: `Dadi per ${it.players(line.players)}: ${diceBy(line, 'it')}.`,
      amount: { en: en.dice(line.total), it: it.dice(line.total) },
    }),
    'dice-table': {
      en: 'With {players} players the number of dice is in the reference table on the game board.',
      it: 'In {players} il numero dei dadi è nella tabella di riferimento del tabellone.',
      aside: true,
    },
    'spare-dice': {
      en: 'The players take {turns die|dice} a round, so {spare} stay on the main tent.',
      it: 'I giocatori prendono {turns dado|dadi} a round: sul tendone ne restano {spare}.',
      aside: true,
    },
    display: {
      en: 'The main display has {sets master card|master cards} and {sets trainer tile|trainer tiles}.',
      it: 'L’esposizione principale ha {sets carta Maestro|carte Maestro} e {sets tessera Istruttore|tessere Istruttore}.',
      amount: { en: '{sets set|sets}', it: '{sets set|set}' },
    },
    tops: {
      en: 'With 5 players the face-up card on the deck and the face-up tile on the pile are one more set.',
      it: 'In 5 giocatori la carta scoperta in cima al mazzo e la tessera scoperta in cima alla pila sono un altro set.',
      amount: '{onBoard} + {tops}',
    },
    'tents-on-tracks': {
      en: '{tents tent|tents} go on the spaces with a poster symbol, {perTrack} on each track.',
      it: '{tents tenda va|tende vanno} sugli spazi con il simbolo del poster, {perTrack} per tracciato.',
      aside: true,
    },
    'tents-center': {
      en: '{perCenter} tents go in the center of each of the 3 tracks.',
      it: '{perCenter} tende vanno al centro di ognuno dei 3 tracciati.',
      aside: true,
    },
    'tents-left': ({ left, all, onTracks, center, module, sideB }) => ({
      en: `${left === 0 ? 'No tents stay' : left === 1 ? '1 tent stays' : `${left} tents stay`} in the pile.`,
      it: `Nella pila ${left === 0 ? 'non restano tende' : `${left === 1 ? 'resta' : 'restano'} ${it.tents(left)}`}.`,
      amount: difference(all, [onTracks, center, module, sideB]),
    }),
    'posters-shown': {
      en: 'The poster display shows {standardShown} standard posters and {whiteShown} white one.',
      it: 'L’esposizione dei poster mostra {standardShown} poster standard e {whiteShown} bianco.',
      aside: true,
    },
    'posters-left': ({ module, deck, whiteDeck }) => ({
      en: `${module > 0 ? `The master board takes ${module} posters. ` : ''}The poster deck keeps ${deck} cards, the white deck ${whiteDeck}.`,
      it: `${module > 0 ? `La plancia Maestro prende ${module} poster. ` : ''}Nel mazzo dei poster restano ${deck} carte, in quello bianco ${whiteDeck}.`,
      aside: true,
    }),
    'set-aside': {
      en: 'The {cards} starting master cards, I to VI, are set aside.',
      it: 'Le {cards} carte Maestro iniziali, da I a VI, si mettono da parte.',
      aside: true,
    },
    shuffled: {
      en: 'The master deck begins with {shuffled} cards.',
      it: 'Il mazzo Maestro comincia con {shuffled} carte.',
      amount: '{all} − {setAside}',
      aside: true,
    },
    unused: {
      en: 'The {unused} starting cards that nobody uses are shuffled into the master deck.',
      it: 'Le {unused} carte iniziali che nessuno usa si mescolano nel mazzo Maestro.',
      amount: '{setAside} − {starters}',
      aside: true,
    },
    'deck-left': ({ deck, shuffled, onBoard, module, unused }) => ({
      en: `After setup the master deck has ${deck} cards.`,
      it: `A preparazione finita il mazzo Maestro ha ${deck} carte.`,
      amount: difference(shuffled, [onBoard, module], [unused]),
      aside: true,
    }),
    'solo-cards': {
      en: 'In the solo game you draw {drawn master card|master cards} and keep {kept}.',
      it: 'Nel solitario peschi {drawn carta Maestro|carte Maestro} e ne tieni {kept}.',
    },
    'trainer-tiles': ({ clause, drawn }) =>
      clause === 'sno.solo.setup'
        ? {
            en: `You draw ${en.trainerTiles(drawn)} and keep 1.`,
            it: `Peschi ${it.trainerTiles(drawn)} e ne tieni 1.`,
          }
        : {
            en: `You draw ${en.trainerTiles(drawn)} to choose from: one more than there are players.`,
            it: `Si pescano ${it.trainerTiles(drawn)} tra cui scegliere: una in più dei giocatori.`,
          },
    'tiles-left': ({ left, all, onBoard, kept, module, sideB }) => ({
      en: `After setup the pile has ${en.trainerTiles(left)}.`,
      it: `A preparazione finita nella pila ci sono ${it.trainerTiles(left)}.`,
      amount: difference(all, [onBoard, kept, module, sideB]),
      aside: true,
    }),
    hats: {
      en: 'The first hats go on the lowest {players} spaces, in the order of the play-order cards.',
      it: 'I primi cappelli vanno sui {players} spazi più bassi, nell’ordine delle carte ordine di gioco.',
      aside: true,
    },
    'one-hat': {
      en: 'With 5 players everyone keeps only {hats hat|hats}.',
      it: 'In 5 giocatori ognuno tiene solo {hats cappello|cappelli}.',
    },
    'master-tiles': {
      en: 'Each side of the master board has {perSide} master tiles, and {pile} stay in the pile.',
      it: 'Ogni lato della plancia Maestro ha {perSide} tessere Maestro, e {pile} restano nella pila.',
    },
  },
  violations: {
    'too-many-boards': ({ boards, players }) => ({
      en: `${boards} boards are on side B here, but ${en.players(players)} ${players === 1 ? 'has only 1 board' : `have only ${players} boards`}.`,
      it: `Qui le plance sul lato B sono ${boards}, ma ${players === 1 ? '1 giocatore ha solo 1 plancia' : `${players} giocatori hanno solo ${players} plance`}.`,
    }),
  },
  sentence: ({ players, module, dice, sets, trainerTiles, tents, posters, done, steps: all }) => ({
    en: `Setup of SNO for ${en.players(players)}${module ? ' with the master board' : ''}: ${en.dice(dice.total)} (${diceBy(dice, 'en')}), ${en.sets(sets.total)} on display, ${en.trainerTiles(trainerTiles.drawn)} to choose from, ${tents.left === 0 ? 'no tents' : en.tents(tents.left)} left in the pile, ${posters.deck} cards in the poster deck and ${posters.whiteDeck} in the white deck${done === 0 ? '' : `; ${done} of ${all.length} steps done`}.`,
    it: `Preparazione di SNO per ${it.players(players)}${module ? ' con la plancia Maestro' : ''}: ${it.dice(dice.total)} (${diceBy(dice, 'it')}), ${it.sets(sets.total)} in esposizione, ${it.trainerTiles(trainerTiles.drawn)} tra cui scegliere, ${tents.left === 0 ? 'nessuna tenda' : it.tents(tents.left)} nella pila, ${posters.deck} carte nel mazzo dei poster e ${posters.whiteDeck} in quello bianco${done === 0 ? '' : `; passi fatti: ${done} su ${all.length}`}.`,
  }),
});
