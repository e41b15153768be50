import type { CardEffect, SettledSeat } from '#engine/the-magnificent-sno/index.ts';
import type { Pair } from '#src/lang.ts';
import { counts, ordinal } from '../shared/names.ts';

const { en, it } = counts;

/** A number with its sign, and a true minus. */
export const signed = (amount: number): string =>
  amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0';

/** Words for the seats and for the play-order cards. */
export const formLabels = {
  hat: { en: 'Hat on', it: 'Cappello' },
  second: { en: '2nd hat on', it: '2º cappello' },
  space: ({ en, it }: Pair): Pair => ({ en: `${en} space`, it: `${it} spazio` }),
  hatOf: (names: string): Pair => ({ en: `hat of ${names}`, it: `cappello di ${names}` }),
  moreSpaces: { en: 'Show higher spaces', it: 'Mostra spazi più alti' },
  coins: { en: 'Coins', it: 'Monete' },
  dice: { en: 'Dice', it: 'Dadi' },
  more: { en: 'Gems and points', it: 'Gemme e punti' },
  points: { en: 'Points so far', it: 'Punti finora' },
  gem: (number: number): Pair =>
    number === 1
      ? { en: 'Gem from the card', it: 'Gemma della carta' }
      : { en: `Gem ${number} from the card`, it: `Gemma ${number} della carta` },
  notChosen: { en: 'Not chosen yet', it: 'Da scegliere' },
  cards: { en: 'Play-order cards', it: 'Carte ordine di gioco' },
  noCards: { en: 'not entered', it: 'non inserite' },
  card: (number: number): Pair => ({ en: `Card ${number}`, it: `Carta ${number}` }),
  cardGems: { en: 'Gems', it: 'Gemme' },
  notEntered: { en: 'Blank', it: 'Vuota' },
  effect: ({ coins, gems }: CardEffect): Pair =>
    gems === 0
      ? { en: signed(coins), it: signed(coins) }
      : { en: `${signed(coins)} and ${en.gems(gems)}`, it: `${signed(coins)} e ${it.gems(gems)}` },
};

/** Words for the round end step by step. */
export const labels = {
  hats: { en: '1. Hats, new order and payment', it: '1. Cappelli, nuovo ordine e pagamento' },
  pay: { en: 'What each player pays', it: 'Che cosa paga ciascuno' },
  sets: { en: '2. Sets', it: '2. Set' },
  score: { en: '3. Score a card', it: '3. Conteggia una carta' },
  next: { en: '4. Prepare the next round', it: '4. Prepara il round seguente' },
  over: { en: '4. No further round', it: '4. Nessun altro round' },
  why: (count: number): Pair => ({ en: `Why (${count})`, it: `Perché (${count})` }),
  table: { en: 'By new play-order card', it: 'Per nuova carta ordine di gioco' },
  card: { en: 'Card', it: 'Carta' },
  player: { en: 'Player', it: 'Giocatore' },
  coins: { en: 'Coins left', it: 'Monete' },
  lost: { en: 'Points', it: 'Punti' },
  choice: { en: 'Set', it: 'Set' },
  before: { en: 'Before', it: 'Prima' },
  after: { en: 'After', it: 'Dopo' },
  moved: ({ name, from, to, returned }: SettledSeat): Pair => ({
    en: `${name} from the ${ordinal(from).en} space to the ${ordinal(to).en}${returned === undefined ? '' : `, the hat on the ${ordinal(returned).en} comes back`}`,
    it: `${name} dal ${ordinal(from).it} spazio al ${ordinal(to).it}${returned === undefined ? '' : `, il cappello sul ${ordinal(returned).it} torna indietro`}`,
  }),
  coinsBefore: { en: 'Coins before', it: 'Monete prima' },
  effect: (card: number): Pair => ({ en: `Card ${card}`, it: `Carta ${card}` }),
  unknown: { en: 'not entered', it: 'non inserita' },
  overflow: { en: 'Gems beyond storage', it: 'Gemme oltre il deposito' },
  due: { en: 'Dice due', it: 'Dadi da pagare' },
  missing: (missing: number, each: number): Pair => ({
    en: `Missing: ${missing} × ${en.points(each)}`,
    it: `Mancano: ${missing} × ${it.points(each)}`,
  }),
  left: { en: 'Coins left', it: 'Monete dopo' },
  points: { en: 'Points', it: 'Punti' },
  gems: { en: 'In storage', it: 'Nel deposito' },
  minusPoints: (lost: number): Pair =>
    lost === 0
      ? { en: 'No points lost', it: 'Nessun punto perso' }
      : { en: `−${en.points(lost)}`, it: `−${it.points(lost)}` },
  goOn: (round: number): Pair => ({
    en: `On to round ${round}: keep names and play-order cards`,
    it: `Avanti con il round ${round}: restano nomi e carte ordine di gioco`,
  }),
};
