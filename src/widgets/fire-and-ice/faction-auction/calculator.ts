import {
  factionAuction as question,
  type AuctionValue,
  type Faction,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { theyIt } from '../shared/board-words.ts';
import {
  agreeFactionIt,
  factionNames,
  factionsListed,
  factionIt,
  theFactionEn,
} from '../shared/names.ts';
import { ways } from '../shared/shown.ts';

const numbers = (values: readonly number[], lang: Lang): string => listed(lang, values.map(String));

const PLAYERS = {
  en: ['player', 'players'],
  it: ['il giocatore', 'i giocatori'],
} as const;

/** `player 1`, `players 1 and 2`. */
const players = (seats: readonly number[], lang: Lang): string => {
  const [one, many] = PLAYERS[lang];
  return `${seats.length === 1 ? one : many} ${numbers(seats, lang)}`;
};

const soldIn = ({ order }: AuctionValue): Pair => {
  const sales = order.filter((sale) => sale !== undefined);
  return {
    en: sales.map(({ faction, points }) => `${factionNames.en[faction]} (${points} VP)`).join(', '),
    it: sales.map(({ faction, points }) => `${factionNames.it[faction]} (${points} PV)`).join(', '),
  };
};

const headline = (value: AuctionValue): Pair => {
  const { turn, stage, highest, legal } = value;
  const { minBid, maxBid } = legal;
  if (turn === undefined || stage === 'over')
    return {
      en: `The turn order is ${soldIn(value).en}.`,
      it: `L’ordine di turno è ${soldIn(value).it}.`,
    };
  if (stage === 'pick')
    return {
      en: `Player ${turn} wins with ${highest?.bid ?? 0} and takes a Faction and a space.`,
      it: `Il giocatore ${turn} vince con ${highest?.bid ?? 0} e prende una Fazione e una casella.`,
    };
  if (highest === undefined)
    return {
      en: `Player ${turn} opens with a bid from 0 to ${maxBid}.`,
      it: `Il giocatore ${turn} apre con un’offerta da 0 a ${maxBid}.`,
    };
  return minBid === undefined
    ? {
        en: `Player ${turn} can only pass: ${highest.bid} is the highest bid there is.`,
        it: `Il giocatore ${turn} può solo passare: ${highest.bid} è l’offerta più alta che ci sia.`,
      }
    : {
        en: `Player ${turn} bids from ${minBid} to ${maxBid}, or passes.`,
        it: `Il giocatore ${turn} offre da ${minBid} a ${maxBid}, o passa.`,
      };
};

export const factionAuction = calculator(question, {
  name: 'faction-auction',
  game: 'fire-and-ice',
  title: { en: 'Factions for auction', it: 'Fazioni all’asta' },
  lead: {
    en: 'Play the auction bid by bid: whose turn it is, what they may do, and where it leaves everyone.',
    it: 'Gioca l’asta offerta per offerta: a chi tocca, che cosa può fare e come ne escono tutti.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    factions: { en: 'Factions drawn', it: 'Fazioni pescate' },
    first: { en: 'First bidder’s seat, clockwise', it: 'Posto di chi apre, in senso orario' },
    log: { en: 'Bids, passes and choices', it: 'Offerte, passi e scelte' },
    nextBidder: { en: 'Who begins the next auction', it: 'Chi apre l’asta successiva' },
    placement: { en: 'Setting up after the auction', it: 'La preparazione dopo l’asta' },
  },
  hints: {
    log: {
      en: 'A number bids, p passes, witches/2 takes the Witches and space 2.',
      it: 'Un numero offre, p passa, witches/2 prende le Streghe e la casella 2.',
    },
  },
  options: {
    factions: factionNames,
    nextBidder: {
      'after-winner': { en: 'The player after the winner', it: 'Chi segue chi ha vinto' },
      'after-first-bidder': {
        en: 'The player after whoever began the last auction',
        it: 'Chi segue chi aveva aperto l’ultima asta',
      },
    },
    placement: {
      snake: {
        en: 'There and back, as in the base game',
        it: 'Andata e ritorno, come nel gioco base',
      },
      straight: { en: 'Always from first to last', it: 'Sempre dal primo all’ultimo' },
    },
  },
  ways: {
    ...ways,
    players,
    numbers,
    names: (factions: readonly Faction[], lang: Lang) => factionsListed(lang, factions),
  },
  headline,
  lines: {
    draw: ({ players: count, factions }) => ({
      en: `For ${count} players as many Factions are drawn: ${factionsListed('en', factions)}.`,
      it: `Per ${count} giocatori si pescano altrettante Fazioni: ${factionsListed('it', factions)}.`,
    }),
    forty: {
      en: 'Every Faction drawn starts here.',
      it: 'Ogni Fazione pescata comincia da qui.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    opens: {
      en: 'Auction {auction}: player {seat} opens.',
      it: 'Asta {auction}: apre il giocatore {seat}.',
      amount: { en: 'bid {bid}', it: 'offerta {bid}' },
    },
    raises: {
      en: 'Player {seat} bids more than {before}.',
      it: 'Il giocatore {seat} offre più di {before}.',
      amount: { en: 'bid {bid}', it: 'offerta {bid}' },
    },
    passes: {
      en: 'Player {seat} passes; the bid stands at {bid}.',
      it: 'Il giocatore {seat} passa; l’offerta resta {bid}.',
    },
    wins: {
      en: 'Only player {seat} is left, and wins with {bid}.',
      it: 'Resta solo il giocatore {seat}, che vince con {bid}.',
    },
    picks: {
      en: 'Player {seat} takes {faction} and puts the token on space {space}.',
      it: 'Il giocatore {seat} prende {faction} e mette la tessera sulla casella {space}.',
    },
    pays: ({ faction, bid, before, after }) => ({
      en: `${capital(theFactionEn(faction))} go back by ${bid}, from ${before}.`,
      it: `${theyIt(faction, 'scende', 'scendono')} di ${bid}, da ${before}.`,
      amount: { en: `${after} VP`, it: `${after} PV` },
    }),
    out: {
      en: 'Player {seat} has a Faction and bids no more.',
      it: 'Il giocatore {seat} ha una Fazione e non offre più.',
    },
    repeats: {
      en: 'Auction {auction} is among {left:players}.',
      it: 'Asta {auction}: restano {left:players}.',
    },
    begins: ({ seat, reading }) => {
      const after = {
        'after-winner': { en: 'the winner', it: 'chi ha vinto' },
        'after-first-bidder': {
          en: 'whoever began the last auction',
          it: 'chi aveva aperto l’ultima asta',
        },
      }[reading];
      return {
        en: `Player ${seat} begins, next clockwise after ${after.en}.`,
        it: `Apre il giocatore ${seat}, il prossimo in senso orario dopo ${after.it}.`,
      };
    },
    'last-player': {
      en: 'Player {seat} is alone, and gets {faction} and space {space} for nothing.',
      it: 'Il giocatore {seat} è solo, e prende {faction} e la casella {space} senza pagare.',
      amount: { en: '{points} VP', it: '{points} PV' },
    },
    'may-open': {
      en: 'Player {seat} must bid, from {min} to {max}; 0 will do.',
      it: 'Il giocatore {seat} deve offrire, da {min} a {max}; basta anche 0.',
    },
    'may-bid': ({ seat, min, max }) =>
      min === undefined
        ? { en: `Player ${seat} can only pass.`, it: `Il giocatore ${seat} può solo passare.` }
        : {
            en: `Player ${seat} bids from ${min} to ${max}, or passes.`,
            it: `Il giocatore ${seat} offre da ${min} a ${max}, o passa.`,
          },
    limit: { en: 'Nobody can bid more than {max}.', it: 'Nessuno può offrire più di {max}.' },
    'may-pick': {
      en: 'Player {seat} takes one of {factions:names}; free spaces: {spaces:numbers}.',
      it: 'Al giocatore {seat} la scelta: {factions:names}; caselle libere: {spaces:numbers}.',
    },
    spaces: {
      en: 'Only spaces 1 to {spaces} of the left column are used.',
      it: 'Della colonna sinistra si usano solo le caselle da 1 a {spaces}.',
    },
    order: {
      en: 'From the top of the left column: {factions:inOrder}.',
      it: 'Dall’alto della colonna sinistra: {factions:inOrder}.',
    },
    'follow-order': {
      en: 'Setup and round 1 go by this order, not by the seats.',
      it: 'Preparazione e turno di gioco 1 vanno secondo quest’ordine, non secondo i posti a tavola.',
    },
    placement: {
      en: 'First Structures: {first:inOrder}. Second: {second:inOrder}. Bonus cards: {bonusCards:inOrder}.',
      it: 'Primi Edifici: {first:inOrder}. Secondi: {second:inOrder}. Tessere Bonus: {bonusCards:inOrder}.',
    },
    'first-dwellings': ({ faction, dwellings }) =>
      dwellings === 1
        ? {
            en: `${capital(theFactionEn(faction))} place only 1 Dwelling, after everybody else.`,
            it: `${capital(factionIt(faction))} piazzano 1 sola Abitazione, dopo tutti gli altri.`,
          }
        : {
            en: `${capital(theFactionEn(faction))} place a third Dwelling after everybody’s second.`,
            it: `${capital(factionIt(faction))} piazzano una terza Abitazione dopo le seconde di tutti.`,
          },
    afterwards: {
      en: 'From round 2 on, as you agree: clockwise from whoever passed first (around the table: {clockwise:inOrder}), or in variable turn order.',
      it: 'Dal turno di gioco 2, come preferite: in senso orario da chi ha passato per primo (attorno al tavolo: {clockwise:inOrder}) o con l’ordine variabile.',
    },
  },
  violations: {
    'wrong-draw': ({ players: count, factions }) => ({
      en: `${count} players need ${count} Factions; drawn ${factions === 1 ? 'is' : 'are'} ${factions}.`,
      it: `Per ${count} giocatori servono ${count} Fazioni, non ${factions}.`,
    }),
    'same-token': {
      en: '{other:Faction} and {faction} are two sides of one token: only one of them can be drawn.',
      it: '{other:Faction} e {faction} sono le due facce di una tessera: se ne può pescare una sola.',
    },
    'must-open': {
      en: 'Entry {position}: player {seat} opens and must bid; 0 will do.',
      it: 'Voce {position}: il giocatore {seat} apre e deve offrire; basta anche 0.',
    },
    'too-low': {
      en: 'Entry {position}: player {seat}’s {bid} is not more than {highest}. Bid higher, or pass.',
      it: 'Voce {position}: l’offerta del giocatore {seat}, {bid}, non supera {highest}. Offri di più, o passa.',
    },
    'too-high': {
      en: 'Entry {position}: player {seat}’s {bid} is more than {limit}, the most anyone may bid.',
      it: 'Voce {position}: l’offerta del giocatore {seat}, {bid}, supera {limit}, il massimo per chiunque.',
    },
    'bidding-goes-on': {
      en: 'Entry {position}: {bidders:players} are still bidding; nobody can take a Faction yet.',
      it: 'Voce {position}: {bidders:players} offrono ancora; nessuno può già prendere una Fazione.',
    },
    'must-pick': {
      en: 'Entry {position}: player {seat} has won, and must take a Faction and a space first.',
      it: 'Voce {position}: il giocatore {seat} ha vinto, e prima deve prendere una Fazione e una casella.',
    },
    'not-drawn': ({ position, faction }) => ({
      en: `Entry ${position}: ${theFactionEn(faction)} were not drawn. Take one of the Factions drawn.`,
      it: `Voce ${position}: ${factionIt(faction)} non ${agreeFactionIt(faction, 'è', 'sono')} all’asta. Scegli fra le Fazioni pescate.`,
    }),
    'faction-gone': {
      en: 'Entry {position}: {faction} are gone. Take another Faction.',
      it: 'Voce {position}: qualcuno ha già preso {faction}. Scegli un’altra Fazione.',
    },
    'space-taken': {
      en: 'Entry {position}: space {space} is taken. Choose a free one.',
      it: 'Voce {position}: la casella {space} è occupata. Scegline una libera.',
    },
    'no-such-space': {
      en: 'Entry {position}: there is no space {space}; the spaces are 1 to {spaces}.',
      it: 'Voce {position}: non c’è una casella {space}; vanno da 1 a {spaces}.',
    },
    over: {
      en: 'Entry {position}: everyone has a Faction, and the auction is over.',
      it: 'Voce {position}: tutti hanno una Fazione e l’asta è finita.',
    },
  },
  sentence: (value) => {
    const said = headline(value);
    const { sold } = value;
    return sold.length === 0
      ? { en: `Faction auction: ${said.en}`, it: `Asta delle Fazioni: ${said.it}` }
      : {
          en: `Faction auction: ${sold
            .map(
              ({ seat, faction, space, points }) =>
                `player ${seat} ${factionNames.en[faction]} on space ${space} with ${points} VP`,
            )
            .join(', ')}. ${said.en}`,
          it: `Asta delle Fazioni: ${sold
            .map(
              ({ seat, faction, space, points }) =>
                `giocatore ${seat} ${factionNames.it[faction]} sulla casella ${space} con ${points} PV`,
            )
            .join(', ')}. ${said.it}`,
        };
  },
});
