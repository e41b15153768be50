import type {
  RawSetup,
  SetupLine,
  SetupStep,
  SetupStepId,
  SetupValue,
  SetupViolation,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import type { Lang } from '#src/lang.ts';
import { counts, hueNames } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawSetup, SetupValue, SetupLine, SetupViolation>;

type Dice = Readonly<Record<'orange' | 'green' | 'purple' | 'clear', number>>;

const diceBy = (lang: Lang, { orange, green, purple, clear }: Dice): string => {
  const { orange: o, green: g, purple: p, clear: c } = hueNames[lang];
  return `${o} ${orange}, ${g} ${green}, ${p} ${purple}, ${c} ${clear}`;
};

/** `24 − 15 − 6 = 3`, without what is nothing. */
const difference = (all: number, less: readonly number[], plus: readonly number[] = []): string =>
  [
    String(all),
    ...less.filter((amount) => amount > 0).map((amount) => `− ${amount}`),
    ...plus.filter((amount) => amount > 0).map((amount) => `+ ${amount}`),
  ].join(' ');

const STEPS_EN: Readonly<Record<SetupStepId, string>> = {
  board: 'Game board',
  supplies: 'Supplies',
  dice: 'Dice',
  'starters-aside': 'Starting cards aside',
  decks: 'Deck and pile shuffled',
  display: 'Main display',
  wagons: 'Wagons',
  tents: 'Tents',
  posters: 'Posters',
  'white-poster': 'White poster',
  'module-board': 'Master board',
  'module-tiles': 'Master tiles',
  'module-items': 'Items of the master board',
  pieces: 'Players’ pieces',
  'order-cards': 'Play-order cards',
  hats: 'Hats',
  boards: 'Player boards',
  'solo-cards': 'Master cards chosen',
  'unused-starters': 'Unused starting cards',
  'starting-poster': 'Starting posters',
  'starting-supply': 'Starting supply',
  'order-effect': 'Effect of the play-order cards',
  'trainer-tiles': 'Trainer tiles chosen',
  'side-b-tent': 'Tent of board II',
  'side-b-trainer-tile': 'Trainer tile of board V',
  'side-b-white-tile': 'White tile of board VI',
  tops: 'Tops turned up',
  'one-hat': 'Hats back in the box',
};

const STEPS_IT: Readonly<Record<SetupStepId, string>> = {
  board: 'Tabellone',
  supplies: 'Scorte',
  dice: 'Dadi',
  'starters-aside': 'Carte iniziali da parte',
  decks: 'Mazzo e pila mescolati',
  display: 'Esposizione principale',
  wagons: 'Carri',
  tents: 'Tende',
  posters: 'Poster',
  'white-poster': 'Poster bianco',
  'module-board': 'Plancia Maestro',
  'module-tiles': 'Tessere Maestro',
  'module-items': 'Pezzi della plancia Maestro',
  pieces: 'Pezzi dei giocatori',
  'order-cards': 'Carte ordine di gioco',
  hats: 'Cappelli',
  boards: 'Plance giocatore',
  'solo-cards': 'Carte Maestro scelte',
  'unused-starters': 'Carte iniziali non usate',
  'starting-poster': 'Poster iniziali',
  'starting-supply': 'Scorta iniziale',
  'order-effect': 'Effetto delle carte ordine di gioco',
  'trainer-tiles': 'Tessere Istruttore scelte',
  'side-b-tent': 'Tenda della plancia II',
  'side-b-trainer-tile': 'Tessera Istruttore della plancia V',
  'side-b-white-tile': 'Tessera bianca della plancia VI',
  tops: 'Cime scoperte',
  'one-hat': 'Cappelli nella scatola',
};

const en = counts.en;
const it = counts.it;

const EN: Words = {
  title: 'Setup of SNO',
  lead: 'Everything to lay out for your number of players, to tick off step by step, and what the piles and decks then hold.',
  fields: {
    players: 'Players',
    module: 'Master-board module',
    sideB: 'Boards in play on side B',
    done: 'Steps done',
  },
  options: {
    module: { no: 'Without', yes: 'With' },
    sideB: { ii: 'Board II', v: 'Board V', vi: 'Board VI' },
    done: STEPS_EN,
  },
  headline: ({ players, dice, sets, trainerTiles, tents }) =>
    `${en.players(players)}: ${en.dice(dice.total)}, ${en.sets(sets.total)}, ${en.trainerTiles(trainerTiles.drawn)} to choose from; ${en.tents(tents.left)} left in the pile.`,
  line: (line): Said => {
    switch (line.code) {
      case 'players':
        return [
          `With SNO you can play with ${line.min} to ${line.max} players.`,
          en.players(line.players),
        ];
      case 'dice':
        return [
          `Dice for ${en.players(line.players)}: ${diceBy('en', line)}.`,
          en.dice(line.total),
        ];
      case 'dice-table':
        return [
          `With ${line.players} players the reference table on the game board gives the numbers.`,
        ];
      case 'spare-dice':
        return [
          `The players take ${en.dice(line.turns)} a round, so ${line.spare} stay on the main tent.`,
          difference(line.total, [line.turns]),
        ];
      case 'display':
        return ['Master cards and trainer tiles laid out on the game board.', en.sets(line.sets)];
      case 'tops':
        return [
          `With 5 players the face-up tops of deck and pile are one more set: ${line.total} in all.`,
          `${line.onBoard} + ${line.tops}`,
        ];
      case 'tents-on-tracks':
        return [
          `One tent on each space with a poster symbol: ${line.perTrack} on each track.`,
          en.tents(line.tents),
        ];
      case 'tents-center':
        return [
          `${line.perCenter} tents in the centre of each of the 3 tracks.`,
          en.tents(line.tents),
        ];
      case 'tents-left':
        return [
          `Tents left in the pile: ${line.left}.`,
          difference(line.all, [line.onTracks, line.center, line.module, line.sideB]),
        ];
      case 'posters-shown':
        return [
          `The poster display shows ${line.shown} standard posters and ${line.whiteShown} white one.`,
        ];
      case 'posters-left':
        return [
          `Cards in the poster deck and in the white deck${line.module > 0 ? `; the master board has taken ${line.module} posters` : ''}.`,
          `${line.deck} and ${line.whiteDeck}`,
        ];
      case 'set-aside':
        return ['Starting master cards I to VI, set aside.', String(line.cards)];
      case 'shuffled':
        return [
          `Master deck before the display is filled: ${line.shuffled} cards.`,
          difference(line.all, [line.aside]),
        ];
      case 'unused':
        return [
          `${line.unused} starting cards that nobody uses are shuffled into the master deck.`,
          difference(line.aside, [line.starters]),
        ];
      case 'deck-left':
        return [
          `Master deck after setup: ${line.deck} cards.`,
          difference(line.shuffled, [line.onBoard, line.module], [line.unused]),
        ];
      case 'solo-cards':
        return [
          'Alone you draw master cards and choose among them, as in the base game’s solo setup.',
          `${line.kept} of ${line.drawn}`,
        ];
      case 'trainer-tiles':
        return line.clause === 'sno.solo.setup'
          ? ['Trainer tiles drawn to choose from; you keep 1.', `1 of ${line.drawn}`]
          : [
              'Trainer tiles drawn to choose from: one more than there are players.',
              `${line.players} + 1 = ${line.drawn}`,
            ];
      case 'tiles-left':
        return [
          `Trainer tiles left in the pile: ${line.left}.`,
          difference(line.all, [line.onBoard, line.kept, line.module, line.sideB]),
        ];
      case 'hats':
        return [`The first hats stand on the lowest ${line.players} spaces, by play-order card.`];
      case 'one-hat':
        return ['With 5 players everyone keeps a single hat.', en.hats(line.hats)];
      case 'master-tiles':
        return [
          `Master tiles: ${line.perSide} on each side of the master board, ${line.pile} in the pile.`,
          `${line.laidOut} + ${line.pile}`,
        ];
    }
  },
  violation: ({ boards, players }) =>
    `${boards} boards are on side B, but there ${players === 1 ? 'is 1 player' : `are ${players} players`} with a board each.`,
  sentence: (_, value) =>
    `Setup of SNO for ${en.players(value.players)}${value.module ? ' with the master board' : ''}: dice ${diceBy('en', value.dice)} (${value.dice.total}), ${en.sets(value.sets.total)} on display, ${en.trainerTiles(value.trainerTiles.drawn)} to choose from, ${en.tents(value.tents.left)} left, poster decks ${value.posters.deck} and ${value.posters.whiteDeck}; ${value.done} of ${value.steps.length} steps done.`,
};

const IT: Words = {
  title: 'Preparazione di SNO',
  lead: 'Tutto quello che va in tavola in base a quanti siete, da spuntare passo per passo, e che cosa resta in pile e mazzi.',
  fields: {
    players: 'Giocatori',
    module: 'Modulo della plancia Maestro',
    sideB: 'Plance in gioco sul lato B',
    done: 'Passi fatti',
  },
  options: {
    module: { no: 'Senza', yes: 'Con' },
    sideB: { ii: 'Plancia II', v: 'Plancia V', vi: 'Plancia VI' },
    done: STEPS_IT,
  },
  headline: ({ players, dice, sets, trainerTiles, tents }) =>
    `${it.players(players)}: ${it.dice(dice.total)}, ${it.sets(sets.total)}, ${it.trainerTiles(trainerTiles.drawn)} tra cui scegliere; nella pila ${tents.left === 1 ? 'resta 1 tenda' : `restano ${it.tents(tents.left)}`}.`,
  line: (line): Said => {
    switch (line.code) {
      case 'players':
        return [`Con SNO si gioca da ${line.min} a ${line.max}.`, it.players(line.players)];
      case 'dice':
        return [
          `Dadi per ${it.players(line.players)}: ${diceBy('it', line)}.`,
          it.dice(line.total),
        ];
      case 'dice-table':
        return [`In ${line.players} i numeri li dà la tabella di riferimento del tabellone.`];
      case 'spare-dice':
        return [
          `I giocatori prendono ${it.dice(line.turns)} a round: sul tendone ne restano ${line.spare}.`,
          difference(line.total, [line.turns]),
        ];
      case 'display':
        return ['Carte Maestro e tessere Istruttore sul tabellone.', it.sets(line.sets)];
      case 'tops':
        return [
          `In 5 le cime scoperte di mazzo e pila sono un altro set: in tutto ${line.total}.`,
          `${line.onBoard} + ${line.tops}`,
        ];
      case 'tents-on-tracks':
        return [
          `Una tenda su ogni spazio con il simbolo del poster: ${line.perTrack} per tracciato.`,
          it.tents(line.tents),
        ];
      case 'tents-center':
        return [
          `${line.perCenter} tende al centro di ognuno dei 3 tracciati.`,
          it.tents(line.tents),
        ];
      case 'tents-left':
        return [
          `Tende rimaste nella pila: ${line.left}.`,
          difference(line.all, [line.onTracks, line.center, line.module, line.sideB]),
        ];
      case 'posters-shown':
        return [
          `L’esposizione dei poster mostra ${line.shown} poster standard e ${line.whiteShown} bianco.`,
        ];
      case 'posters-left':
        return [
          `Carte nel mazzo dei poster e in quello bianco${line.module > 0 ? `; la plancia Maestro ha preso ${line.module} poster` : ''}.`,
          `${line.deck} e ${line.whiteDeck}`,
        ];
      case 'set-aside':
        return ['Carte Maestro iniziali da I a VI, messe da parte.', String(line.cards)];
      case 'shuffled':
        return [
          `Mazzo Maestro prima di riempire l’esposizione: ${line.shuffled} carte.`,
          difference(line.all, [line.aside]),
        ];
      case 'unused':
        return [
          `${line.unused} carte iniziali che nessuno usa si mescolano nel mazzo Maestro.`,
          difference(line.aside, [line.starters]),
        ];
      case 'deck-left':
        return [
          `Mazzo Maestro a preparazione finita: ${line.deck} carte.`,
          difference(line.shuffled, [line.onBoard, line.module], [line.unused]),
        ];
      case 'solo-cards':
        return [
          'Da solo peschi carte Maestro e scegli fra quelle, come nel solitario del gioco base.',
          `${line.kept} su ${line.drawn}`,
        ];
      case 'trainer-tiles':
        return line.clause === 'sno.solo.setup'
          ? ['Tessere Istruttore tra cui scegliere; ne tieni 1.', `1 su ${line.drawn}`]
          : [
              'Tessere Istruttore tra cui scegliere: una più dei giocatori.',
              `${line.players} + 1 = ${line.drawn}`,
            ];
      case 'tiles-left':
        return [
          `Tessere Istruttore rimaste nella pila: ${line.left}.`,
          difference(line.all, [line.onBoard, line.kept, line.module, line.sideB]),
        ];
      case 'hats':
        return [
          `I primi cappelli stanno sui ${line.players} spazi più bassi, nell’ordine delle carte.`,
        ];
      case 'one-hat':
        return ['In 5 ognuno tiene un cappello solo.', it.hats(line.hats)];
      case 'master-tiles':
        return [
          `Tessere Maestro: ${line.perSide} per lato della plancia Maestro, ${line.pile} nella pila.`,
          `${line.laidOut} + ${line.pile}`,
        ];
    }
  },
  violation: ({ boards, players }) =>
    `Le plance sul lato B sono ${boards}, ma ${players === 1 ? 'c’è 1 giocatore' : `i giocatori sono ${players}`}, con una plancia a testa.`,
  sentence: (_, value) =>
    `Preparazione di SNO per ${it.players(value.players)}${value.module ? ' con la plancia Maestro' : ''}: dadi ${diceBy('it', value.dice)} (${value.dice.total}), ${it.sets(value.sets.total)} in esposizione, ${it.trainerTiles(value.trainerTiles.drawn)} tra cui scegliere, tende rimaste ${value.tents.left}, mazzi dei poster ${value.posters.deck} e ${value.posters.whiteDeck}; passi fatti: ${value.done} su ${value.steps.length}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface ChecklistWords {
  readonly title: string;
  readonly progress: (done: number, all: number) => string;
  /** What to do; alone some of it is different. */
  readonly step: (step: SetupStep, players: number) => string;
  readonly left: string;
  readonly rows: Readonly<
    Record<
      | 'dice'
      | 'sets'
      | 'masterDeck'
      | 'trainerTiles'
      | 'tents'
      | 'posters'
      | 'white'
      | 'masterTiles'
      | 'whiteTiles'
      | 'orderCards'
      | 'hats',
      string
    >
  >;
}

const EN_CHECKLIST: ChecklistWords = {
  title: 'Setup checklist',
  progress: (done, all) =>
    done === all ? `All ${all} steps are done.` : `${done} of ${all} steps done`,
  step: (step, players) => {
    switch (step.id) {
      case 'board':
        return 'Put the game board in the middle of the table.';
      case 'supplies':
        return 'Put the box of supplies within everybody’s reach and stack the white camp tiles beside it.';
      case 'dice':
        return `Roll ${en.dice(step.facts.total)} and put them on the main tent: ${diceBy('en', step.facts)}.`;
      case 'starters-aside':
        return `Set aside the ${step.facts.cards} starting master cards, I to VI.`;
      case 'decks':
        return 'Shuffle the other master cards into one deck and all trainer tiles into one pile, new and old together.';
      case 'display':
        return `Put deck and pile on the game board and lay out ${en.masterCards(step.facts.sets)} and ${en.trainerTiles(step.facts.sets)}.`;
      case 'wagons':
        return `Put the ${step.facts.wagons} wagons on the start spaces of their tracks.`;
      case 'tents':
        return `Shuffle the tents. Lay ${step.facts.onTracks} face up on the spaces with a poster symbol and ${step.facts.perCenter} in the centre of each track (${step.facts.center} more).`;
      case 'posters':
        return `Set the green-backed posters aside, shuffle the black-backed ones into a deck and lay out ${step.facts.posters}.`;
      case 'white-poster':
        return `Shuffle the white posters into a deck of their own and turn ${step.facts.posters} face up on the fourth space.`;
      case 'module-board':
        return 'Put the master board to the left of the game board.';
      case 'module-tiles':
        return `Shuffle the master tiles and lay ${step.facts.perSide} face up on each side of the master board.`;
      case 'module-items':
        return `Lay ${step.facts.each} tents, ${step.facts.each} trainer tiles, ${step.facts.each} master cards and ${step.facts.each} standard posters on the master board.`;
      case 'pieces':
        return players === 1
          ? `Take a reference sheet, a score marker on 0 and ${step.facts.hats} hats of your colour.`
          : `Everyone takes a reference sheet, a score marker on 0 and ${step.facts.hats} hats of their colour.`;
      case 'order-cards':
        return `Shuffle the ${step.facts.cards} play-order cards for your number of players and deal 1 to each.`;
      case 'hats':
        return `By play-order card, everyone puts a hat on the performance track: the lowest ${step.facts.spaces} spaces, card 1 at the bottom.`;
      case 'boards':
        return players === 1
          ? 'Take 1 random player board, side A up (side B in the advanced setup).'
          : `Deal 1 random player board to each, side A up (side B in the advanced setup), with its ${step.facts.cardsEach} starting master cards.`;
      case 'solo-cards':
        return `Draw ${en.masterCards(step.facts.drawn)} and keep ${step.facts.kept}, face up in your play area.`;
      case 'unused-starters':
        return `Shuffle the ${step.facts.cards} starting cards of unused boards into the master deck.`;
      case 'starting-poster':
        return players === 1
          ? 'Put 1 random starting poster above the printed tent.'
          : 'Everyone puts 1 random starting poster above their printed tent.';
      case 'starting-supply':
        return players === 1
          ? 'Take the starting supply that your board shows.'
          : 'Everyone takes the starting supply that their board shows.';
      case 'order-effect':
        return 'Everyone pays or receives what their play-order card shows.';
      case 'trainer-tiles':
        return players === 1
          ? `Draw ${en.trainerTiles(step.facts.drawn)}, keep 1 and shuffle the other back.`
          : `Draw ${en.trainerTiles(step.facts.drawn)}; from the highest play-order card down, everyone chooses 1. Shuffle the last one back.`;
      case 'side-b-tent':
        return `Board II, side B: put ${step.facts.tents} random tent on any of your tent spaces and take its bonus.`;
      case 'side-b-trainer-tile':
        return `Board V, side B: draw 2 trainer tiles and keep ${step.facts.kept}, to the right of your storage.`;
      case 'side-b-white-tile':
        return `Board VI, side B: put ${step.facts.tiles} white camp tile anywhere in your camp and take the bonuses it covers.`;
      case 'tops':
        return 'Turn up the top card of the master deck and the top tile of the pile: they are the fifth set.';
      case 'one-hat':
        return `Everyone puts ${en.hats(step.facts.hats)} back in the box.`;
    }
  },
  left: 'After setup',
  rows: {
    dice: 'Dice on the main tent',
    sets: 'Sets on display',
    masterDeck: 'Master deck',
    trainerTiles: 'Pile of trainer tiles',
    tents: 'Pile of tents',
    posters: 'Poster deck',
    white: 'White poster deck',
    masterTiles: 'Pile of master tiles',
    whiteTiles: 'White camp tiles in supply',
    orderCards: 'Play-order cards in use',
    hats: 'Hats of each player',
  },
};

const IT_CHECKLIST: ChecklistWords = {
  title: 'Passi della preparazione',
  progress: (done, all) =>
    done === all ? `Tutti i ${all} passi sono fatti.` : `Passi fatti: ${done} su ${all}`,
  step: (step, players) => {
    switch (step.id) {
      case 'board':
        return 'Metti il tabellone in mezzo al tavolo.';
      case 'supplies':
        return 'Metti il contenitore delle scorte dove tutti arrivano e impila lì accanto le tessere Campo bianche.';
      case 'dice':
        return `Tira ${it.dice(step.facts.total)} e mettili sul tendone: ${diceBy('it', step.facts)}.`;
      case 'starters-aside':
        return `Metti da parte le ${step.facts.cards} carte Maestro iniziali, da I a VI.`;
      case 'decks':
        return 'Mescola le altre carte Maestro in un mazzo e tutte le tessere Istruttore in una pila, nuove e vecchie insieme.';
      case 'display':
        return `Metti mazzo e pila sul tabellone ed esponi ${it.masterCards(step.facts.sets)} e ${it.trainerTiles(step.facts.sets)}.`;
      case 'wagons':
        return `Metti i ${step.facts.wagons} carri sugli spazi di partenza dei loro tracciati.`;
      case 'tents':
        return `Mescola le tende. Mettine ${step.facts.onTracks} scoperte sugli spazi con il simbolo del poster e ${step.facts.perCenter} al centro di ogni tracciato (altre ${step.facts.center}).`;
      case 'posters':
        return `Metti da parte i poster dal dorso verde, mescola in un mazzo quelli dal dorso nero ed esponine ${step.facts.posters}.`;
      case 'white-poster':
        return `Mescola i poster bianchi in un mazzo a parte e scoprine ${step.facts.posters} sul quarto spazio.`;
      case 'module-board':
        return 'Metti la plancia Maestro a sinistra del tabellone.';
      case 'module-tiles':
        return `Mescola le tessere Maestro e mettine ${step.facts.perSide} scoperte su ogni lato della plancia Maestro.`;
      case 'module-items':
        return `Metti sulla plancia Maestro ${step.facts.each} tende, ${step.facts.each} tessere Istruttore, ${step.facts.each} carte Maestro e ${step.facts.each} poster standard.`;
      case 'pieces':
        return players === 1
          ? `Prendi una scheda riassuntiva, un segnalino punteggio sullo 0 e ${step.facts.hats} cappelli del tuo colore.`
          : `Ognuno prende una scheda riassuntiva, un segnalino punteggio sullo 0 e ${step.facts.hats} cappelli del suo colore.`;
      case 'order-cards':
        return `Mescola le ${step.facts.cards} carte ordine di gioco per il vostro numero e danne 1 a testa.`;
      case 'hats':
        return `Secondo le carte ordine, ognuno mette un cappello sul tracciato delle esibizioni: i ${step.facts.spaces} spazi più bassi, la carta 1 in fondo.`;
      case 'boards':
        return players === 1
          ? 'Prendi 1 plancia giocatore a caso, sul lato A (B nella preparazione avanzata).'
          : `Dai a ognuno 1 plancia giocatore a caso, sul lato A (B nella preparazione avanzata), con le sue ${step.facts.cardsEach} carte Maestro iniziali.`;
      case 'solo-cards':
        return `Pesca ${it.masterCards(step.facts.drawn)} e tienine ${step.facts.kept}, scoperte davanti a te.`;
      case 'unused-starters':
        return `Mescola nel mazzo Maestro le ${step.facts.cards} carte iniziali delle plance non usate.`;
      case 'starting-poster':
        return players === 1
          ? 'Metti 1 poster iniziale a caso sopra la tenda prestampata.'
          : 'Ognuno mette 1 poster iniziale a caso sopra la sua tenda prestampata.';
      case 'starting-supply':
        return players === 1
          ? 'Prendi la scorta iniziale indicata dalla tua plancia.'
          : 'Ognuno prende la scorta iniziale indicata dalla sua plancia.';
      case 'order-effect':
        return 'Ognuno paga o riceve ciò che mostra la sua carta ordine di gioco.';
      case 'trainer-tiles':
        return players === 1
          ? `Pesca ${it.trainerTiles(step.facts.drawn)}, tienine 1 e rimescola l’altra nella pila.`
          : `Pesca ${it.trainerTiles(step.facts.drawn)}; dalla carta ordine più alta in giù, ognuno ne sceglie 1. L’ultima si rimescola nella pila.`;
      case 'side-b-tent':
        return `Plancia II, lato B: metti ${step.facts.tents} tenda a caso su un tuo spazio tenda e prendi il suo bonus.`;
      case 'side-b-trainer-tile':
        return `Plancia V, lato B: pesca 2 tessere Istruttore e tienine ${step.facts.kept}, a destra del deposito.`;
      case 'side-b-white-tile':
        return `Plancia VI, lato B: metti ${step.facts.tiles} tessera Campo bianca dove vuoi nel tuo campo e prendi i bonus che copre.`;
      case 'tops':
        return 'Scopri la prima carta del mazzo Maestro e la prima tessera della pila: sono il quinto set.';
      case 'one-hat':
        return `Ognuno rimette ${it.hats(step.facts.hats)} nella scatola.`;
    }
  },
  left: 'A preparazione finita',
  rows: {
    dice: 'Dadi sul tendone',
    sets: 'Set esposti',
    masterDeck: 'Mazzo Maestro',
    trainerTiles: 'Pila delle tessere Istruttore',
    tents: 'Pila delle tende',
    posters: 'Mazzo dei poster',
    white: 'Mazzo dei poster bianchi',
    masterTiles: 'Pila delle tessere Maestro',
    whiteTiles: 'Tessere Campo bianche in riserva',
    orderCards: 'Carte ordine di gioco in uso',
    hats: 'Cappelli a testa',
  },
};

export const checklistWords: Readonly<Record<Lang, ChecklistWords>> = {
  en: EN_CHECKLIST,
  it: IT_CHECKLIST,
};
