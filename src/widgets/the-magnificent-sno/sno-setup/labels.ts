import type { SetupStep } from '#engine/the-magnificent-sno/index.ts';
import { told, type Entry } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { diceBy } from './calculator.ts';

type FactsOf<Id> = Extract<SetupStep, { id: Id }>['facts'];

type Steps<Id extends SetupStep['id']> = { readonly [I in Id]: Entry<FactsOf<I>> };

const steps = {
  board: {
    en: 'Put the game board in the middle of the table.',
    it: 'Metti il tabellone in mezzo al tavolo.',
  },
  supplies: {
    en: 'Put the box of supplies within everybody’s reach and stack the white camp tiles beside it.',
    it: 'Metti il contenitore delle scorte dove tutti arrivano e impila lì accanto le tessere Campo bianche.',
  },
  dice: (dice) => ({
    en: `Roll ${dice.total} dice and put them on the main tent: ${diceBy(dice, 'en')}.`,
    it: `Tira ${dice.total} dadi e mettili sul tendone: ${diceBy(dice, 'it')}.`,
  }),
  'starters-aside': {
    en: 'Set aside the {cards} starting master cards, I to VI.',
    it: 'Metti da parte le {cards} carte Maestro iniziali, da I a VI.',
  },
  decks: {
    en: 'Shuffle the other master cards into one deck and all trainer tiles into one pile, new and old together.',
    it: 'Mescola le altre carte Maestro in un mazzo e tutte le tessere Istruttore in una pila, nuove e vecchie insieme.',
  },
  display: {
    en: 'Put deck and pile on the game board and lay out {sets master card|master cards} and {sets trainer tile|trainer tiles}.',
    it: 'Metti mazzo e pila sul tabellone ed esponi {sets carta Maestro|carte Maestro} e {sets tessera Istruttore|tessere Istruttore}.',
  },
  wagons: {
    en: 'Put the {wagons} wagons on the start spaces of their tracks.',
    it: 'Metti i {wagons} carri sugli spazi di partenza dei loro tracciati.',
  },
  tents: {
    en: 'Shuffle the tents. Lay {onTracks} face up on the spaces with a poster symbol and {perCenter} in the center of each track ({center} more).',
    it: 'Mescola le tende. Mettine {onTracks} scoperte sugli spazi con il simbolo del poster e {perCenter} al centro di ogni tracciato (altre {center}).',
  },
  posters: {
    en: 'Set the green-backed posters aside, shuffle the black-backed ones into a deck and lay out {posters}.',
    it: 'Metti da parte i poster dal dorso verde, mescola in un mazzo quelli dal dorso nero ed esponine {posters}.',
  },
  'white-poster': {
    en: 'Shuffle the white posters into a deck of their own and turn {posters} face up on the fourth space.',
    it: 'Mescola i poster bianchi in un mazzo a parte e scoprine {posters} sul quarto spazio.',
  },
  'module-board': {
    en: 'Put the master board to the left of the game board.',
    it: 'Metti la plancia Maestro a sinistra del tabellone.',
  },
  'module-tiles': {
    en: 'Shuffle the master tiles and lay {perSide} face up on each side of the master board.',
    it: 'Mescola le tessere Maestro e mettine {perSide} scoperte su ogni lato della plancia Maestro.',
  },
  'module-items': {
    en: 'Lay {each} tents, {each} trainer tiles, {each} master cards and {each} standard posters on the master board.',
    it: 'Metti sulla plancia Maestro {each} tende, {each} tessere Istruttore, {each} carte Maestro e {each} poster standard.',
  },
  pieces: {
    en: 'Everyone takes a reference sheet, a score marker on 0 and {hats} hats of their color.',
    it: 'Ognuno prende una scheda riassuntiva, un segnalino punteggio sullo 0 e {hats} cappelli del suo colore.',
  },
  'order-cards': {
    en: 'Shuffle the {cards} play-order cards for your number of players and deal 1 to each.',
    it: 'Mescola le {cards} carte ordine di gioco per il vostro numero di giocatori e danne 1 a testa.',
  },
  hats: {
    en: 'In the order of the play-order cards, everyone puts a hat on the performance track: the lowest {spaces} spaces, card 1 at the bottom.',
    it: 'Secondo le carte ordine di gioco, ognuno mette un cappello sul tracciato delle esibizioni: i {spaces} spazi più bassi, la carta 1 in fondo.',
  },
  boards: {
    en: 'Deal 1 random player board to each, side A up (side B in the advanced setup), with its {cardsEach} starting master cards.',
    it: 'Dai a ognuno 1 plancia giocatore a caso, sul lato A (B nella preparazione avanzata), con le sue {cardsEach} carte Maestro iniziali.',
  },
  'solo-cards': {
    en: 'Draw {drawn master card|master cards} and keep {kept}, face up in your play area.',
    it: 'Pesca {drawn carta Maestro|carte Maestro} e tienine {kept}, scoperte davanti a te.',
  },
  'unused-starters': {
    en: 'Shuffle the {cards} starting cards of unused boards into the master deck.',
    it: 'Mescola nel mazzo Maestro le {cards} carte iniziali delle plance non usate.',
  },
  'starting-poster': {
    en: 'Everyone puts 1 random starting poster above their printed tent.',
    it: 'Ognuno mette 1 poster iniziale a caso sopra la sua tenda prestampata.',
  },
  'starting-supply': {
    en: 'Everyone takes the starting supply that their board shows.',
    it: 'Ognuno prende la scorta iniziale indicata dalla sua plancia.',
  },
  'order-effect': {
    en: 'Everyone pays or receives what their play-order card shows.',
    it: 'Ognuno paga o riceve ciò che mostra la sua carta ordine di gioco.',
  },
  'trainer-tiles': {
    en: 'Draw {drawn trainer tile|trainer tiles}; from the highest play-order card down, everyone chooses 1. Shuffle the last one back.',
    it: 'Pesca {drawn tessera Istruttore|tessere Istruttore}; dalla carta ordine di gioco più alta in giù, ognuno ne sceglie 1. L’ultima si rimescola nella pila.',
  },
  'side-b-tent': {
    en: 'Board II, side B: put {tents} random tent on any of your tent spaces and take its bonus.',
    it: 'Plancia II, lato B: metti {tents} tenda a caso su un tuo spazio tenda e prendi il suo bonus.',
  },
  'side-b-trainer-tile': {
    en: 'Board V, side B: draw 2 trainer tiles and keep {kept}, to the right of your storage.',
    it: 'Plancia V, lato B: pesca 2 tessere Istruttore e tienine {kept}, a destra del deposito.',
  },
  'side-b-white-tile': {
    en: 'Board VI, side B: put {tiles} white camp tile anywhere in your camp and take the bonuses it covers.',
    it: 'Plancia VI, lato B: metti {tiles} tessera Campo bianca dove vuoi nel tuo campo e prendi i bonus che copre.',
  },
  tops: {
    en: 'Turn up the top card of the master deck and the top tile of the pile: they are the fifth set.',
    it: 'Scopri la prima carta del mazzo Maestro e la prima tessera della pila: sono il quinto set.',
  },
  'one-hat': {
    en: 'Everyone puts {hats hat|hats} back in the box.',
    it: 'Ognuno rimette {hats cappello|cappelli} nella scatola.',
  },
} as const satisfies Steps<SetupStep['id']>;

/** What is said differently to someone who plays alone. */
const alone: Partial<Steps<SetupStep['id']>> = {
  pieces: {
    en: 'Take a reference sheet, a score marker on 0 and {hats} hats of your color.',
    it: 'Prendi una scheda riassuntiva, un segnalino punteggio sullo 0 e {hats} cappelli del tuo colore.',
  },
  boards: {
    en: 'Take 1 random player board, side A up (side B in the advanced setup).',
    it: 'Prendi 1 plancia giocatore a caso, sul lato A (B nella preparazione avanzata).',
  },
  'starting-poster': {
    en: 'Put 1 random starting poster above the printed tent.',
    it: 'Metti 1 poster iniziale a caso sopra la tenda prestampata.',
  },
  'starting-supply': {
    en: 'Take the starting supply that your board shows.',
    it: 'Prendi la scorta iniziale indicata dalla tua plancia.',
  },
  'trainer-tiles': {
    en: 'Draw {drawn trainer tile|trainer tiles}, keep 1 and shuffle the other back.',
    it: 'Pesca {drawn tessera Istruttore|tessere Istruttore}, tienine 1 e rimescola l’altra nella pila.',
  },
};

/** What to do in a step. */
export const stepSaid = ({ id, facts }: SetupStep, players: number, lang: Lang): string => {
  const entry: Entry<never> = (players === 1 ? alone[id] : undefined) ?? steps[id];
  return told(entry, facts, { ways: {}, lang }).text;
};

/** What lies on the table when all is laid out. */
export const piles = {
  title: { en: 'After setup', it: 'A preparazione finita' },
  dice: { en: 'Dice on the main tent', it: 'Dadi sul tendone' },
  sets: { en: 'Sets on display', it: 'Set esposti' },
  masterDeck: { en: 'Master deck', it: 'Mazzo Maestro' },
  trainerTiles: { en: 'Pile of trainer tiles', it: 'Pila delle tessere Istruttore' },
  tents: { en: 'Pile of tents', it: 'Pila delle tende' },
  posters: { en: 'Poster deck', it: 'Mazzo dei poster' },
  white: { en: 'White poster deck', it: 'Mazzo dei poster bianchi' },
  masterTiles: { en: 'Pile of master tiles', it: 'Pila delle tessere Maestro' },
  whiteTiles: { en: 'White camp tiles in supply', it: 'Tessere Campo bianche in riserva' },
  orderCards: { en: 'Play-order cards in use', it: 'Carte ordine di gioco in uso' },
  hats: { en: 'Hats of each player', it: 'Cappelli a testa' },
};
