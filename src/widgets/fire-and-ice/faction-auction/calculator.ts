import { calledBy, type Who } from '#engine/core/players.ts';
import {
  factionAuction as question,
  type AuctionValue,
  type Faction,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { lowered, whoSaid } from '../shared/award-words.ts';
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

/** `player 1` or the name, within a sentence and at its start. */
const by = (seat: Who): Pair => ({ en: whoSaid([seat], 'en'), it: whoSaid([seat], 'it') });
const By = (seat: Who): Pair => ({ en: capital(by(seat).en), it: capital(by(seat).it) });

const soldIn = ({ order, names }: AuctionValue): Pair => {
  const sales = order.filter((sale) => sale !== undefined);
  return {
    en: sales
      .map(
        ({ seat, faction, points }) =>
          `${factionNames.en[faction]} (${names[seat - 1] || `player ${seat}`}, ${points} VP)`,
      )
      .join(', '),
    it: sales
      .map(
        ({ seat, faction, points }) =>
          `${factionNames.it[faction]} (${names[seat - 1] || `giocatore ${seat}`}, ${points} PV)`,
      )
      .join(', '),
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
  const who = By(calledBy(value.names)(turn));
  if (stage === 'pick')
    return {
      en: `${who.en} wins with a bid of ${highest?.bid ?? 0} and takes a Faction and a space.`,
      it: `${who.it} vince con un’offerta di ${highest?.bid ?? 0} e prende una Fazione e una casella.`,
    };
  if (highest === undefined)
    return {
      en: `${who.en} opens with a bid from 0 to ${maxBid}.`,
      it: `${who.it} apre con un’offerta da 0 a ${maxBid}.`,
    };
  return minBid === undefined
    ? {
        en: `${who.en} can only pass, because nobody can bid more than ${highest.bid}.`,
        it: `${who.it} può solo passare, perché nessuno può offrire più di ${highest.bid}.`,
      }
    : {
        en: `${who.en} may bid from ${minBid} to ${maxBid} or pass.`,
        it: `${who.it} può offrire da ${minBid} a ${maxBid} o passare.`,
      };
};

export const factionAuction = calculator(question, {
  name: 'faction-auction',
  game: 'fire-and-ice',
  title: { en: 'Factions for auction', it: 'Fazioni all’asta' },
  lead: {
    en: 'Play the auction bid by bid and see whose turn it is, what they may do and what everyone ends up with.',
    it: 'Gioca l’asta offerta per offerta e vedi a chi tocca, che cosa può fare e che cosa ottiene ognuno.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    names: { en: 'Names by seat', it: 'Nomi per posto' },
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
    who: (seat: Who, lang: Lang) => by(seat)[lang],
    Who: (seat: Who, lang: Lang) => By(seat)[lang],
    whoAll: whoSaid,
    numbers,
    names: (factions: readonly Faction[], lang: Lang) => factionsListed(lang, factions),
  },
  headline,
  lines: {
    draw: ({ players: count, factions }) => ({
      aside: true,
      en: `${count} players draw ${count} Factions: ${factionsListed('en', factions)}.`,
      it: `In ${count} giocatori si pescano ${count} Fazioni: ${factionsListed('it', factions)}.`,
    }),
    forty: {
      aside: true,
      en: 'Every Faction drawn starts with {points} VP, from which the winner’s bid is paid.',
      it: 'Ogni Fazione pescata comincia con {points} PV, da cui si paga l’offerta di chi vince.',
    },
    opens: ({ auction, seat, bid, past }) => ({
      aside: past,
      en: `Auction ${auction}: ${by(seat).en} opens with ${bid}.`,
      it: `Asta ${auction}: ${by(seat).it} apre con ${bid}.`,
    }),
    raises: ({ seat, bid, past }) => ({
      aside: past,
      en: `${By(seat).en} raises the bid to ${bid}.`,
      it: `${By(seat).it} alza l’offerta a ${bid}.`,
    }),
    passes: {
      aside: true,
      en: '{seat:Who} passes; the bid stays at {bid}.',
      it: '{seat:Who} passa; l’offerta resta {bid}.',
    },
    wins: ({ seat, bid, past }) => ({
      aside: past,
      en: `Only ${by(seat).en} is left and wins with ${bid}.`,
      it: `Resta solo ${by(seat).it}, che vince con ${bid}.`,
    }),
    picks: ({ seat, faction, space, past }) => ({
      aside: past,
      en: `${By(seat).en} takes ${theFactionEn(faction)} and puts the token on space ${space}.`,
      it: `${By(seat).it} prende ${factionIt(faction)} e mette la tessera sulla casella ${space}.`,
    }),
    pays: ({ faction, bid, before, after, past }) => ({
      aside: past,
      en: `${capital(theFactionEn(faction))} start the game with ${before} − ${bid} VP.`,
      it: `${theyIt(faction, 'comincia', 'cominciano')} la partita con ${before} − ${bid} PV.`,
      amount: { en: `${after} VP`, it: `${after} PV` },
    }),
    out: ({ seat, past }) => ({
      aside: past,
      en: `${By(seat).en} has a Faction and no longer bids.`,
      it: `${By(seat).it} ha una Fazione e non offre più.`,
    }),
    repeats: ({ auction, left, past }) => ({
      aside: past,
      en: `Auction ${auction} is among ${whoSaid(left, 'en')}.`,
      it: `All’asta ${auction} partecipano ${whoSaid(left, 'it')}.`,
    }),
    begins: ({ seat, reading, past }) => {
      const after = {
        'after-winner': { en: 'the winner', it: 'chi ha vinto' },
        'after-first-bidder': {
          en: 'whoever began the last auction',
          it: 'chi aveva aperto l’ultima asta',
        },
      }[reading];
      return {
        aside: past,
        en: `${By(seat).en} begins, the next one clockwise after ${after.en}.`,
        it: `Apre ${by(seat).it}, il prossimo in senso orario dopo ${after.it}.`,
      };
    },
    'last-player': ({ seat, faction, space, points, past }) => ({
      aside: past,
      en: `${By(seat).en} is the last one and gets ${theFactionEn(faction)} and space ${space} for nothing.`,
      it: `${By(seat).it} è rimasto per ultimo e riceve ${factionIt(faction)} e la casella ${space} senza pagare.`,
      amount: { en: `${points} VP`, it: `${points} PV` },
    }),
    'may-open': {
      aside: true,
      en: 'Whoever opens must bid; {min} is enough.',
      it: 'Chi apre deve offrire; basta anche {min}.',
    },
    'may-bid': {
      aside: true,
      en: 'Every bid must be higher than the last; whoever does not bid passes.',
      it: 'Ogni offerta deve superare la precedente; chi non offre passa.',
    },
    limit: {
      aside: true,
      en: 'Nobody can bid more than {max}.',
      it: 'Nessuno può offrire più di {max}.',
    },
    'may-pick': {
      en: '{seat:Who} chooses among {factions:names}. Free spaces: {spaces:numbers}.',
      it: '{seat:Who} sceglie fra {factions:names}. Caselle libere: {spaces:numbers}.',
    },
    spaces: {
      aside: true,
      en: 'Only spaces 1 to {spaces} of the left column are used.',
      it: 'Della colonna sinistra si usano solo le caselle da 1 a {spaces}.',
    },
    order: {
      aside: true,
      en: 'From the top of the left column: {factions:inOrder}.',
      it: 'Dall’alto della colonna sinistra: {factions:inOrder}.',
    },
    'follow-order': {
      aside: true,
      en: 'Setup and round 1 follow this order, not the seats.',
      it: 'La preparazione e il turno di gioco 1 seguono quest’ordine, non i posti a tavola.',
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
      aside: true,
      en: 'From round 2 on, as you agree: clockwise from whoever passed first (around the table: {clockwise:inOrder}), or in variable turn order.',
      it: 'Dal turno di gioco 2, come preferite: in senso orario da chi ha passato per primo (attorno al tavolo: {clockwise:inOrder}) o con l’ordine variabile.',
    },
  },
  violations: {
    'wrong-draw': ({ players: count, factions }) => ({
      en: `${count} players need ${count} Factions, but you entered ${factions}.`,
      it: `Per ${count} giocatori servono ${count} Fazioni, ma ne hai ${factions === 1 ? 'indicata' : 'indicate'} ${factions}.`,
    }),
    'same-token': {
      en: '{other:Faction} and {faction} are two sides of one token: only one of them can be drawn.',
      it: '{other:Faction} e {faction} sono le due facce di una tessera: se ne può pescare una sola.',
    },
    'must-open': {
      en: 'Entry {position}: {seat:who} opens and must bid; 0 is enough.',
      it: 'Voce {position}: {seat:who} apre e deve offrire; basta anche 0.',
    },
    'too-low': {
      en: 'Entry {position}: {seat:who} bids {bid}, which is not more than {highest}. Bid higher, or pass.',
      it: 'Voce {position}: {seat:who} offre {bid}, che non supera {highest}. Offri di più, o passa.',
    },
    'too-high': {
      en: 'Entry {position}: {seat:who} bids {bid}, but nobody can bid more than {limit}.',
      it: 'Voce {position}: {seat:who} offre {bid}, ma nessuno può offrire più di {limit}.',
    },
    'bidding-goes-on': {
      en: 'Entry {position}: {bidders:whoAll} are still bidding; nobody can take a Faction yet.',
      it: 'Voce {position}: {bidders:whoAll} offrono ancora; nessuno può già prendere una Fazione.',
    },
    'must-pick': {
      en: 'Entry {position}: {seat:who} has won and must first take a Faction and a space.',
      it: 'Voce {position}: {seat:who} ha vinto e prima deve prendere una Fazione e una casella.',
    },
    'not-drawn': ({ position, faction }) => ({
      en: `Entry ${position}: ${theFactionEn(faction)} were not drawn. Take one of the Factions drawn.`,
      it: `Voce ${position}: ${factionIt(faction)} non ${agreeFactionIt(faction, 'è', 'sono')} all’asta. Scegli fra le Fazioni pescate.`,
    }),
    'faction-gone': {
      en: 'Entry {position}: somebody already has {faction}. Take another Faction.',
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
      en: 'Entry {position}: everyone has a Faction and the auction is over. Take the entry away.',
      it: 'Voce {position}: tutti hanno una Fazione e l’asta è finita. Togli la voce.',
    },
  },
  sentence: (value, draft) => {
    const said = headline(value);
    const { sold, stage, names } = value;
    const called = calledBy(names);
    const begun = begunBy(value, draft.nextBidder);
    if (sold.length === 0 || stage === 'over')
      return {
        en: `Faction auction: ${lowered(said.en)}${begun.en}`,
        it: `Asta delle Fazioni: ${lowered(said.it)}${begun.it}`,
      };
    return {
      en: `Faction auction: ${sold
        .map(
          ({ seat, faction, space, points }) =>
            `${by(called(seat)).en} has ${theFactionEn(faction)} on space ${space} with ${points} VP`,
        )
        .join(', ')}. ${said.en}${begun.en}`,
      it: `Asta delle Fazioni: ${sold
        .map(
          ({ seat, faction, space, points }) =>
            `${by(called(seat)).it} ha ${factionIt(faction)} sulla casella ${space} con ${points} PV`,
        )
        .join(', ')}. ${said.it}${begun.it}`,
    };
  },
});

/** Who begins a later auction, as it was read, where the readings differ. */
const begunBy = ({ isDisputed }: AuctionValue, nextBidder: string): Pair => {
  if (!isDisputed) return { en: '', it: '' };
  return BEGINS[nextBidder.trim() === 'after-first-bidder' ? 'first' : 'winner'];
};

const BEGINS = {
  winner: {
    en: ' Reading: the player after the winner begins the next auction.',
    it: ' Interpretazione: l’asta successiva la apre chi segue chi ha vinto.',
  },
  first: {
    en: ' Reading: the player after whoever began the last auction begins the next one.',
    it: ' Interpretazione: l’asta successiva la apre chi segue chi aveva aperto l’ultima.',
  },
} as const;
