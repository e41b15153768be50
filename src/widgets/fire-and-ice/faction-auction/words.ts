import type {
  AuctionLine,
  AuctionValue,
  AuctionViolation,
  Faction,
  NextBidder,
  Placement,
  RawAuction,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { accorda, factionNames, factionsListed, laFazione, theFactionEn } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawAuction, AuctionValue, AuctionLine, AuctionViolation>;

/** An order is read from the top: no “and” before its last name. */
const inOrder = (lang: Lang, factions: readonly Faction[]): string =>
  factions.map((faction) => factionNames[lang][faction]).join(', ');

const numbers = (lang: Lang, values: readonly number[]): string => listed(lang, values.map(String));

const soldIn = (value: AuctionValue, lang: Lang, points: string): string =>
  value.order
    .flatMap((sale) =>
      sale === undefined ? [] : [`${factionNames[lang][sale.faction]} (${sale.points} ${points})`],
    )
    .join(', ');

const EN_NEXT: Readonly<Record<NextBidder, string>> = {
  'after-winner': 'The player after the winner',
  'after-first-bidder': 'The player after whoever began the last auction',
};

const EN_PLACEMENT: Readonly<Record<Placement, string>> = {
  snake: 'There and back, as in the base game',
  straight: 'Always from first to last',
};

const players = (lang: Lang, seats: readonly number[]): string =>
  seats.length === 1
    ? `${lang === 'en' ? 'player' : 'il giocatore'} ${numbers(lang, seats)}`
    : `${lang === 'en' ? 'players' : 'i giocatori'} ${numbers(lang, seats)}`;

const EN: Words = {
  title: 'Factions for auction',
  lead: 'Play the auction bid by bid: whose turn it is, what they may do, and where it leaves everyone.',
  fields: {
    players: 'Players',
    factions: 'Factions drawn',
    first: 'First bidder’s seat, clockwise',
    log: 'Bids, passes and choices',
    nextBidder: 'Who begins the next auction',
    placement: 'Setting up after the auction',
  },
  hints: {
    log: 'A number bids, p passes, witches/2 takes the Witches and space 2.',
  },
  options: {
    factions: factionNames.en,
    nextBidder: EN_NEXT,
    placement: EN_PLACEMENT,
  },
  headline: (value) => {
    const { turn, stage, highest, legal } = value;
    if (turn === undefined || stage === 'over')
      return `The turn order is ${soldIn(value, 'en', 'VP')}.`;
    if (stage === 'pick')
      return `Player ${turn} wins with ${highest?.bid ?? 0} and takes a Faction and a space.`;
    if (highest === undefined) return `Player ${turn} opens with a bid from 0 to ${legal.maxBid}.`;
    return legal.minBid === undefined
      ? `Player ${turn} can only pass: ${highest.bid} is the highest bid there is.`
      : `Player ${turn} bids from ${legal.minBid} to ${legal.maxBid}, or passes.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'draw':
        return [
          `For ${line.players} players as many Factions are drawn: ${factionsListed('en', line.factions)}.`,
        ];
      case 'forty':
        return ['Every Faction drawn starts here.', `${line.points} VP`];
      case 'opens':
        return [`Auction ${line.auction}: player ${line.seat} opens.`, `bid ${line.bid}`];
      case 'raises':
        return [`Player ${line.seat} bids more than ${line.before}.`, `bid ${line.bid}`];
      case 'passes':
        return [`Player ${line.seat} passes; the bid stands at ${line.bid}.`];
      case 'wins':
        return [`Only player ${line.seat} is left, and wins with ${line.bid}.`];
      case 'picks':
        return [
          `Player ${line.seat} takes ${theFactionEn(line.faction)} and puts the token on space ${line.space}.`,
        ];
      case 'pays':
        return [
          `${capital(theFactionEn(line.faction))} go back by ${line.bid}, from ${line.before}.`,
          `${line.after} VP`,
        ];
      case 'out':
        return [`Player ${line.seat} has a Faction and bids no more.`];
      case 'repeats':
        return [`Auction ${line.auction} is among ${players('en', line.left)}.`];
      case 'begins':
        return [
          line.reading === 'after-winner'
            ? `Player ${line.seat} begins, next clockwise after the winner.`
            : `Player ${line.seat} begins, next clockwise after whoever began the last auction.`,
        ];
      case 'last-player':
        return [
          `Player ${line.seat} is alone, and gets ${theFactionEn(line.faction)} and space ${line.space} for nothing.`,
          `${line.points} VP`,
        ];
      case 'may-open':
        return [`Player ${line.seat} must bid, from ${line.min} to ${line.max}; 0 will do.`];
      case 'may-bid':
        return [
          line.min === undefined
            ? `Player ${line.seat} can only pass.`
            : `Player ${line.seat} bids from ${line.min} to ${line.max}, or passes.`,
        ];
      case 'limit':
        return [`Nobody can bid more than ${line.max}.`];
      case 'may-pick':
        return [
          `Player ${line.seat} takes one of ${factionsListed('en', line.factions)}; free spaces: ${numbers('en', line.spaces)}.`,
        ];
      case 'spaces':
        return [`Only spaces 1 to ${line.spaces} of the left column are used.`];
      case 'order':
        return [`From the top of the left column: ${inOrder('en', line.factions)}.`];
      case 'follow-order':
        return ['Setup and round 1 go by this order, not by the seats.'];
      case 'placement':
        return [
          `First Structures: ${inOrder('en', line.first)}. Second: ${inOrder('en', line.second)}. Bonus cards: ${inOrder('en', line.bonusCards)}.`,
        ];
      case 'first-dwellings':
        return [
          line.dwellings === 1
            ? `${capital(theFactionEn(line.faction))} place only 1 Dwelling, after everybody else.`
            : `${capital(theFactionEn(line.faction))} place a third Dwelling after everybody’s second.`,
        ];
      case 'afterwards':
        return [
          `From round 2 on, as you agree: clockwise from whoever passed first (around the table: ${inOrder('en', line.clockwise)}), or in variable turn order.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'wrong-draw':
        return `${violation.players} players need ${violation.players} Factions; drawn ${violation.factions === 1 ? 'is' : 'are'} ${violation.factions}.`;
      case 'same-token':
        return `${capital(theFactionEn(violation.other))} and ${theFactionEn(violation.faction)} are two sides of one token: only one of them can be drawn.`;
      case 'must-open':
        return `Entry ${violation.position}: player ${violation.seat} opens and must bid; 0 will do.`;
      case 'too-low':
        return `Entry ${violation.position}: player ${violation.seat}’s ${violation.bid} is not more than ${violation.highest}. Bid higher, or pass.`;
      case 'too-high':
        return `Entry ${violation.position}: player ${violation.seat}’s ${violation.bid} is more than ${violation.limit}, the most anyone may bid.`;
      case 'bidding-goes-on':
        return `Entry ${violation.position}: ${players('en', violation.bidders)} are still bidding; nobody can take a Faction yet.`;
      case 'must-pick':
        return `Entry ${violation.position}: player ${violation.seat} has won, and must take a Faction and a space first.`;
      case 'not-drawn':
        return `Entry ${violation.position}: ${theFactionEn(violation.faction)} were not drawn. Take one of the Factions drawn.`;
      case 'faction-gone':
        return `Entry ${violation.position}: ${theFactionEn(violation.faction)} are gone. Take another Faction.`;
      case 'space-taken':
        return `Entry ${violation.position}: space ${violation.space} is taken. Choose a free one.`;
      case 'no-such-space':
        return `Entry ${violation.position}: there is no space ${violation.space}; the spaces are 1 to ${violation.spaces}.`;
      case 'over':
        return `Entry ${violation.position}: everyone has a Faction, and the auction is over.`;
    }
  },
  sentence: (_, value) => {
    const sold = value.sold.map(
      ({ seat, faction, space, points }) =>
        `player ${seat} ${factionNames.en[faction]} on space ${space} with ${points} VP`,
    );
    return sold.length === 0
      ? `Faction auction: ${EN.headline(value)}`
      : `Faction auction: ${sold.join(', ')}. ${EN.headline(value)}`;
  },
};

const IT_NEXT: Readonly<Record<NextBidder, string>> = {
  'after-winner': 'Chi segue chi ha vinto',
  'after-first-bidder': 'Chi segue chi aveva aperto l’ultima asta',
};

const IT_PLACEMENT: Readonly<Record<Placement, string>> = {
  snake: 'Andata e ritorno, come nel gioco base',
  straight: 'Sempre dal primo all’ultimo',
};

const IT: Words = {
  title: 'Fazioni all’asta',
  lead: 'Gioca l’asta offerta per offerta: a chi tocca, che cosa può fare e come ne escono tutti.',
  fields: {
    players: 'Giocatori',
    factions: 'Fazioni pescate',
    first: 'Posto di chi apre, in senso orario',
    log: 'Offerte, passi e scelte',
    nextBidder: 'Chi apre l’asta successiva',
    placement: 'La preparazione dopo l’asta',
  },
  hints: {
    log: 'Un numero offre, p passa, witches/2 prende le Streghe e la casella 2.',
  },
  options: {
    factions: factionNames.it,
    nextBidder: IT_NEXT,
    placement: IT_PLACEMENT,
  },
  headline: (value) => {
    const { turn, stage, highest, legal } = value;
    if (turn === undefined || stage === 'over')
      return `L’ordine di turno è ${soldIn(value, 'it', 'PV')}.`;
    if (stage === 'pick')
      return `Il giocatore ${turn} vince con ${highest?.bid ?? 0} e prende una Fazione e una casella.`;
    if (highest === undefined)
      return `Il giocatore ${turn} apre con un’offerta da 0 a ${legal.maxBid}.`;
    return legal.minBid === undefined
      ? `Il giocatore ${turn} può solo passare: ${highest.bid} è l’offerta più alta che ci sia.`
      : `Il giocatore ${turn} offre da ${legal.minBid} a ${legal.maxBid}, o passa.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'draw':
        return [
          `Per ${line.players} giocatori si pescano altrettante Fazioni: ${factionsListed('it', line.factions)}.`,
        ];
      case 'forty':
        return ['Ogni Fazione pescata comincia da qui.', `${line.points} PV`];
      case 'opens':
        return [`Asta ${line.auction}: apre il giocatore ${line.seat}.`, `offerta ${line.bid}`];
      case 'raises':
        return [`Il giocatore ${line.seat} offre più di ${line.before}.`, `offerta ${line.bid}`];
      case 'passes':
        return [`Il giocatore ${line.seat} passa; l’offerta resta ${line.bid}.`];
      case 'wins':
        return [`Resta solo il giocatore ${line.seat}, che vince con ${line.bid}.`];
      case 'picks':
        return [
          `Il giocatore ${line.seat} prende ${laFazione(line.faction)} e mette la tessera sulla casella ${line.space}.`,
        ];
      case 'pays':
        return [
          `${capital(laFazione(line.faction))} ${accorda(line.faction, 'scende', 'scendono')} di ${line.bid}, da ${line.before}.`,
          `${line.after} PV`,
        ];
      case 'out':
        return [`Il giocatore ${line.seat} ha una Fazione e non offre più.`];
      case 'repeats':
        return [`Asta ${line.auction}: restano ${players('it', line.left)}.`];
      case 'begins':
        return [
          line.reading === 'after-winner'
            ? `Apre il giocatore ${line.seat}, il prossimo in senso orario dopo chi ha vinto.`
            : `Apre il giocatore ${line.seat}, il prossimo in senso orario dopo chi aveva aperto l’ultima asta.`,
        ];
      case 'last-player':
        return [
          `Il giocatore ${line.seat} è solo, e prende ${laFazione(line.faction)} e la casella ${line.space} senza pagare.`,
          `${line.points} PV`,
        ];
      case 'may-open':
        return [
          `Il giocatore ${line.seat} deve offrire, da ${line.min} a ${line.max}; basta anche 0.`,
        ];
      case 'may-bid':
        return [
          line.min === undefined
            ? `Il giocatore ${line.seat} può solo passare.`
            : `Il giocatore ${line.seat} offre da ${line.min} a ${line.max}, o passa.`,
        ];
      case 'limit':
        return [`Nessuno può offrire più di ${line.max}.`];
      case 'may-pick':
        return [
          `Al giocatore ${line.seat} la scelta: ${factionsListed('it', line.factions)}; caselle libere: ${numbers('it', line.spaces)}.`,
        ];
      case 'spaces':
        return [`Della colonna sinistra si usano solo le caselle da 1 a ${line.spaces}.`];
      case 'order':
        return [`Dall’alto della colonna sinistra: ${inOrder('it', line.factions)}.`];
      case 'follow-order':
        return [
          'Preparazione e turno di gioco 1 vanno secondo quest’ordine, non secondo i posti a tavola.',
        ];
      case 'placement':
        return [
          `Primi Edifici: ${inOrder('it', line.first)}. Secondi: ${inOrder('it', line.second)}. Tessere Bonus: ${inOrder('it', line.bonusCards)}.`,
        ];
      case 'first-dwellings':
        return [
          line.dwellings === 1
            ? `${capital(laFazione(line.faction))} piazzano 1 sola Abitazione, dopo tutti gli altri.`
            : `${capital(laFazione(line.faction))} piazzano una terza Abitazione dopo le seconde di tutti.`,
        ];
      case 'afterwards':
        return [
          `Dal turno di gioco 2, come preferite: in senso orario da chi ha passato per primo (attorno al tavolo: ${inOrder('it', line.clockwise)}) o con l’ordine variabile.`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'wrong-draw':
        return `Per ${violation.players} giocatori servono ${violation.players} Fazioni, non ${violation.factions}.`;
      case 'same-token':
        return `${capital(laFazione(violation.other))} e ${laFazione(violation.faction)} sono le due facce di una tessera: se ne può pescare una sola.`;
      case 'must-open':
        return `Voce ${violation.position}: il giocatore ${violation.seat} apre e deve offrire; basta anche 0.`;
      case 'too-low':
        return `Voce ${violation.position}: l’offerta del giocatore ${violation.seat}, ${violation.bid}, non supera ${violation.highest}. Offri di più, o passa.`;
      case 'too-high':
        return `Voce ${violation.position}: l’offerta del giocatore ${violation.seat}, ${violation.bid}, supera ${violation.limit}, il massimo per chiunque.`;
      case 'bidding-goes-on':
        return `Voce ${violation.position}: ${players('it', violation.bidders)} offrono ancora; nessuno può già prendere una Fazione.`;
      case 'must-pick':
        return `Voce ${violation.position}: il giocatore ${violation.seat} ha vinto, e prima deve prendere una Fazione e una casella.`;
      case 'not-drawn':
        return `Voce ${violation.position}: ${laFazione(violation.faction)} non ${accorda(violation.faction, 'è', 'sono')} all’asta. Scegli fra le Fazioni pescate.`;
      case 'faction-gone':
        return `Voce ${violation.position}: qualcuno ha già preso ${laFazione(violation.faction)}. Scegli un’altra Fazione.`;
      case 'space-taken':
        return `Voce ${violation.position}: la casella ${violation.space} è occupata. Scegline una libera.`;
      case 'no-such-space':
        return `Voce ${violation.position}: non c’è una casella ${violation.space}; vanno da 1 a ${violation.spaces}.`;
      case 'over':
        return `Voce ${violation.position}: tutti hanno una Fazione e l’asta è finita.`;
    }
  },
  sentence: (_, value) => {
    const sold = value.sold.map(
      ({ seat, faction, space, points }) =>
        `giocatore ${seat} ${factionNames.it[faction]} sulla casella ${space} con ${points} PV`,
    );
    return sold.length === 0
      ? `Asta delle Fazioni: ${IT.headline(value)}`
      : `Asta delle Fazioni: ${sold.join(', ')}. ${IT.headline(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface StepWords {
  readonly player: (seat: number) => string;
  readonly auction: (number: number) => string;
  readonly highest: (bid: number) => string;
  readonly bidding: string;
  readonly passed: string;
  readonly has: (faction: Faction) => string;
  readonly turn: (seat: number) => string;
  readonly yourBid: string;
  readonly bid: (bid: number) => string;
  readonly pass: string;
  readonly faction: string;
  readonly space: string;
  readonly take: (faction: Faction, space: number) => string;
  readonly over: string;
  readonly undo: string;
  readonly order: string;
  readonly owner: string;
  readonly paid: string;
  readonly points: string;
  readonly free: string;
}

export const stepWords: Readonly<Record<Lang, StepWords>> = {
  en: {
    player: (seat) => `Player ${seat}`,
    auction: (number) => `Auction ${number}`,
    highest: (bid) => `bids ${bid}`,
    bidding: 'bidding',
    passed: 'passed',
    has: (faction) => factionNames.en[faction],
    turn: (seat) => `Player ${seat}’s turn`,
    yourBid: 'Bid',
    bid: (bid) => `Bid ${bid}`,
    pass: 'Pass',
    faction: 'Faction',
    space: 'Space',
    take: (faction, space) => `Take ${theFactionEn(faction)}, space ${space}`,
    over: 'Everyone has a Faction.',
    undo: 'Undo',
    order: 'Left column of the Turn Order board',
    owner: 'Player',
    paid: 'Bid',
    points: 'VP',
    free: 'free',
  },
  it: {
    player: (seat) => `Giocatore ${seat}`,
    auction: (number) => `Asta ${number}`,
    highest: (bid) => `offre ${bid}`,
    bidding: 'in gara',
    passed: 'ha passato',
    has: (faction) => factionNames.it[faction],
    turn: (seat) => `Tocca al giocatore ${seat}`,
    yourBid: 'Offerta',
    bid: (bid) => `Offre ${bid}`,
    pass: 'Passa',
    faction: 'Fazione',
    space: 'Casella',
    take: (faction, space) => `Prende ${laFazione(faction)}, casella ${space}`,
    over: 'Tutti hanno una Fazione.',
    undo: 'Annulla',
    order: 'Colonna sinistra della plancia Ordine di Turno',
    owner: 'Chi',
    paid: 'Offerta',
    points: 'PV',
    free: 'libera',
  },
};
