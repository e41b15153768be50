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

const steps: Readonly<Record<SetupStepId, Pair>> = {
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
  'module-items': { en: 'Items of the master board', it: 'Pezzi della plancia Maestro' },
  pieces: { en: 'Players’ pieces', it: 'Pezzi dei giocatori' },
  'order-cards': { en: 'Play-order cards', it: 'Carte ordine di gioco' },
  hats: { en: 'Hats', it: 'Cappelli' },
  boards: { en: 'Player boards', it: 'Plance giocatore' },
  'solo-cards': { en: 'Master cards chosen', it: 'Carte Maestro scelte' },
  'unused-starters': { en: 'Unused starting cards', it: 'Carte iniziali non usate' },
  'starting-poster': { en: 'Starting posters', it: 'Poster iniziali' },
  'starting-supply': { en: 'Starting supply', it: 'Scorta iniziale' },
  'order-effect': {
    en: 'Effect of the play-order cards',
    it: 'Effetto delle carte ordine di gioco',
  },
  'trainer-tiles': { en: 'Trainer tiles chosen', it: 'Tessere Istruttore scelte' },
  'side-b-tent': { en: 'Tent of board II', it: 'Tenda della plancia II' },
  'side-b-trainer-tile': {
    en: 'Trainer tile of board V',
    it: 'Tessera Istruttore della plancia V',
  },
  'side-b-white-tile': { en: 'White tile of board VI', it: 'Tessera bianca della plancia VI' },
  tops: { en: 'Tops turned up', it: 'Cime scoperte' },
  'one-hat': { en: 'Hats back in the box', it: 'Cappelli nella scatola' },
};

export const snoSetup = calculator(question, {
  name: 'sno-setup',
  game: 'the-magnificent-sno',
  title: { en: 'Setup of SNO', it: 'Preparazione di SNO' },
  lead: {
    en: 'Everything to lay out for your number of players, to tick off step by step, and what the piles and decks then hold.',
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
      ii: { en: 'Board II', it: 'Plancia II' },
      v: { en: 'Board V', it: 'Plancia V' },
      vi: { en: 'Board VI', it: 'Plancia VI' },
    },
    done: steps,
  },
  headline: ({ players, dice, sets, trainerTiles, tents }) => ({
    en: `${en.players(players)}: ${en.dice(dice.total)}, ${en.sets(sets.total)}, ${en.trainerTiles(trainerTiles.drawn)} to choose from; ${en.tents(tents.left)} left in the pile.`,
    it: `${it.players(players)}: ${it.dice(dice.total)}, ${it.sets(sets.total)}, ${it.trainerTiles(trainerTiles.drawn)} tra cui scegliere; nella pila ${tents.left === 1 ? 'resta' : 'restano'} ${it.tents(tents.left)}.`,
  }),
  lines: {
    players: {
      en: 'With SNO you can play with {min} to {max} players.',
      it: 'Con SNO si gioca da {min} a {max}.',
      amount: { en: '{players player|players}', it: '{players giocatore|giocatori}' },
    },
    dice: (line) => ({
      en: `Dice for ${en.players(line.players)}: ${diceBy(line, 'en')}.`,
      it: `Dadi per ${it.players(line.players)}: ${diceBy(line, 'it')}.`,
      amount: { en: en.dice(line.total), it: it.dice(line.total) },
    }),
    'dice-table': {
      en: 'With {players} players the reference table on the game board gives the numbers.',
      it: 'In {players} i numeri li dà la tabella di riferimento del tabellone.',
    },
    'spare-dice': {
      en: 'The players take {turns die|dice} a round, so {spare} stay on the main tent.',
      it: 'I giocatori prendono {turns dado|dadi} a round: sul tendone ne restano {spare}.',
      amount: '{total} − {turns}',
    },
    display: {
      en: 'Master cards and trainer tiles laid out on the game board.',
      it: 'Carte Maestro e tessere Istruttore sul tabellone.',
      amount: { en: '{sets set|sets}', it: '{sets set|set}' },
    },
    tops: {
      en: 'With 5 players the face-up tops of deck and pile are one more set: {total} in all.',
      it: 'In 5 le cime scoperte di mazzo e pila sono un altro set: in tutto {total}.',
      amount: '{onBoard} + {tops}',
    },
    'tents-on-tracks': {
      en: 'One tent on each space with a poster symbol: {perTrack} on each track.',
      it: 'Una tenda su ogni spazio con il simbolo del poster: {perTrack} per tracciato.',
      amount: { en: '{tents tent|tents}', it: '{tents tenda|tende}' },
    },
    'tents-center': {
      en: '{perCenter} tents in the center of each of the 3 tracks.',
      it: '{perCenter} tende al centro di ognuno dei 3 tracciati.',
      amount: { en: '{tents tent|tents}', it: '{tents tenda|tende}' },
    },
    'tents-left': ({ left, all, onTracks, center, module, sideB }) => ({
      en: `Tents left in the pile: ${left}.`,
      it: `Tende rimaste nella pila: ${left}.`,
      amount: difference(all, [onTracks, center, module, sideB]),
    }),
    'posters-shown': {
      en: 'The poster display shows {standardShown} standard posters and {whiteShown} white one.',
      it: 'L’esposizione dei poster mostra {standardShown} poster standard e {whiteShown} bianco.',
    },
    'posters-left': ({ module, deck, whiteDeck }) => ({
      en: `Cards in the poster deck and in the white deck${module > 0 ? `; the master board has taken ${module} posters` : ''}.`,
      it: `Carte nel mazzo dei poster e in quello bianco${module > 0 ? `; la plancia Maestro ha preso ${module} poster` : ''}.`,
      amount: { en: `${deck} and ${whiteDeck}`, it: `${deck} e ${whiteDeck}` },
    }),
    'set-aside': {
      en: 'Starting master cards I to VI, set aside.',
      it: 'Carte Maestro iniziali da I a VI, messe da parte.',
      amount: '{cards}',
    },
    shuffled: {
      en: 'Master deck before the display is filled: {shuffled} cards.',
      it: 'Mazzo Maestro prima di riempire l’esposizione: {shuffled} carte.',
      amount: '{all} − {setAside}',
    },
    unused: {
      en: '{unused} starting cards that nobody uses are shuffled into the master deck.',
      it: '{unused} carte iniziali che nessuno usa si mescolano nel mazzo Maestro.',
      amount: '{setAside} − {starters}',
    },
    'deck-left': ({ deck, shuffled, onBoard, module, unused }) => ({
      en: `Master deck after setup: ${deck} cards.`,
      it: `Mazzo Maestro a preparazione finita: ${deck} carte.`,
      amount: difference(shuffled, [onBoard, module], [unused]),
    }),
    'solo-cards': {
      en: 'Alone you draw master cards and choose among them, as in the base game’s solo setup.',
      it: 'Da solo peschi carte Maestro e scegli fra quelle, come nel solitario del gioco base.',
      amount: { en: '{kept} of {drawn}', it: '{kept} su {drawn}' },
    },
    'trainer-tiles': ({ clause, players, drawn }) =>
      clause === 'sno.solo.setup'
        ? {
            en: 'Trainer tiles drawn to choose from; you keep 1.',
            it: 'Tessere Istruttore tra cui scegliere; ne tieni 1.',
            amount: { en: `1 of ${drawn}`, it: `1 su ${drawn}` },
          }
        : {
            en: 'Trainer tiles drawn to choose from: one more than there are players.',
            it: 'Tessere Istruttore tra cui scegliere: una più dei giocatori.',
            amount: `${players} + 1 = ${drawn}`,
          },
    'tiles-left': ({ left, all, onBoard, kept, module, sideB }) => ({
      en: `Trainer tiles left in the pile: ${left}.`,
      it: `Tessere Istruttore rimaste nella pila: ${left}.`,
      amount: difference(all, [onBoard, kept, module, sideB]),
    }),
    hats: {
      en: 'The first hats stand on the lowest {players} spaces, by play-order card.',
      it: 'I primi cappelli stanno sui {players} spazi più bassi, nell’ordine delle carte.',
    },
    'one-hat': {
      en: 'With 5 players everyone keeps a single hat.',
      it: 'In 5 ognuno tiene un cappello solo.',
      amount: { en: '{hats hat|hats}', it: '{hats cappello|cappelli}' },
    },
    'master-tiles': {
      en: 'Master tiles: {perSide} on each side of the master board, {pile} in the pile.',
      it: 'Tessere Maestro: {perSide} per lato della plancia Maestro, {pile} nella pila.',
      amount: '{laidOut} + {pile}',
    },
  },
  violations: {
    'too-many-boards': ({ boards, players }) => ({
      en: `${boards} boards are on side B, but there ${players === 1 ? 'is' : 'are'} ${en.players(players)} with a board each.`,
      it: `Le plance sul lato B sono ${boards}, ma ${players === 1 ? 'c’è 1 giocatore' : `i giocatori sono ${players}`}, con una plancia a testa.`,
    }),
  },
  sentence: ({ players, module, dice, sets, trainerTiles, tents, posters, done, steps: all }) => ({
    en: `Setup of SNO for ${en.players(players)}${module ? ' with the master board' : ''}: dice ${diceBy(dice, 'en')} (${dice.total}), ${en.sets(sets.total)} on display, ${en.trainerTiles(trainerTiles.drawn)} to choose from, ${en.tents(tents.left)} left, poster decks ${posters.deck} and ${posters.whiteDeck}; ${done} of ${all.length} steps done.`,
    it: `Preparazione di SNO per ${it.players(players)}${module ? ' con la plancia Maestro' : ''}: dadi ${diceBy(dice, 'it')} (${dice.total}), ${it.sets(sets.total)} in esposizione, ${it.trainerTiles(trainerTiles.drawn)} tra cui scegliere, tende rimaste ${tents.left}, mazzi dei poster ${posters.deck} e ${posters.whiteDeck}; passi fatti: ${done} su ${all.length}.`,
  }),
});
