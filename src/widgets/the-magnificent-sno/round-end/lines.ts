import {
  GAP_KEPT,
  POINTS_PER_MISSING_COIN,
  STORAGE,
  type Color,
  type Hue,
  type Round,
  type RoundEndLine,
} from '#engine/the-magnificent-sno/index.ts';
import { listed, withMinus } from '#src/calculators/phrases.ts';
import type { Entry, Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { hueIt, counts, gemSaid, hueNames, ordinal } from '../shared/names.ts';

const { en, it } = counts;

const ordinals: Readonly<Record<Lang, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  it: ['prima', 'seconda', 'terza', 'quarta', 'quinta'],
};

/** “To” a player in Italian: `ad Ada`, `a Bo`. */
const toIt = (name: string): string =>
  ['a', 'à', 'á'].includes(name.charAt(0).toLowerCase()) ? `ad ${name}` : `a ${name}`;

const dicePaid = (
  { color, colorSum, clearSum }: { color: Color | undefined; colorSum: number; clearSum: number },
  lang: Lang,
): string =>
  [
    ...(color === undefined ? [] : [`${hueNames[lang][color]} ${colorSum}`]),
    ...(clearSum === 0 ? [] : [`${hueNames[lang].clear} ${clearSum}`]),
  ].join(', ');

const eachGem = (hues: readonly Hue[], lang: Lang): string =>
  listed(
    lang,
    hues.map((hue) => `1 ${gemSaid(lang, hue)}`),
  );

interface Debt {
  readonly name: string;
  readonly missing: number;
  readonly round: Round;
  readonly points: number;
}

/** Coins that are missing for a card or for dice, and what they cost. */
const debt = (of: Pair, { name, missing, round, points }: Debt) => {
  const each = POINTS_PER_MISSING_COIN[round];
  return {
    en: `${name} is short of ${en.coins(missing)} for the ${of.en}: in round ${round} a missing coin costs ${en.points(each)}.`,
    it: `Per ${of.it} ${toIt(name)} ${missing === 1 ? 'manca' : 'mancano'} ${it.coins(missing)}: nel round ${round} una moneta mancante costa ${it.points(each)}.`,
    amount: { en: `−${en.points(points)}`, it: `−${it.points(points)}` },
  };
};

const change = ({ before, after }: { before: number; after: number }): string =>
  `${withMinus(before)} → ${withMinus(after)}`;

/** The steps of the round end, line by line. */
export const roundEndEntries = {
  'hat-back': ({ name, space, kept }) => ({
    en: `${name} takes back the lower hat, from the ${ordinal(space).en} space; the one on the ${ordinal(kept).en} stays.`,
    it: `${name} riprende il cappello più basso, dal ${ordinal(space).it} spazio; quello sul ${ordinal(kept).it} resta.`,
  }),
  'hat-down': ({ name, from, to }) =>
    from === to
      ? {
          en: `${name}’s hat stays where it is.`,
          it: `Il cappello di ${name} resta dov’è.`,
          amount: { en: `${ordinal(to).en} space`, it: `${ordinal(to).it} spazio` },
        }
      : {
          en: `${name}’s hat moves down the track.`,
          it: `Il cappello di ${name} scende.`,
          amount: {
            en: `${ordinal(from).en} → ${ordinal(to).en} space`,
            it: `${ordinal(from).it} → ${ordinal(to).it} spazio`,
          },
        },
  gap: ({ spaces }) => ({
    en: `Between the two hats ${spaces === 1 ? '1 space is' : `${spaces} spaces are`} empty, so ${GAP_KEPT} stays empty between them.`,
    it: `Tra i due cappelli ${spaces === 1 ? 'c’è 1 spazio vuoto' : `ci sono ${spaces} spazi vuoti`}: ne resta vuoto ${GAP_KEPT}.`,
  }),
  'no-gap': {
    en: 'The two hats stand side by side, so no space stays empty between them.',
    it: 'I due cappelli sono vicini: tra loro non resta nessuno spazio vuoto.',
  },
  card: {
    en: '{name} now has play-order card {card}.',
    it: '{name} ha ora la carta ordine di gioco {card}.',
  },
  order: ({ names }) => ({
    en: `Order of play by the new cards: ${names.join(', ')}.`,
    it: `Si gioca secondo le nuove carte: ${names.join(', ')}.`,
  }),
  'effect-unknown': {
    en: 'What card {card} shows is not entered, so {name} pays and receives nothing for it here.',
    it: 'L’effetto della carta {card} non è inserito: qui {name} non paga e non riceve niente.',
  },
  'effect-none': ({ card, name }) => ({
    en: `Card ${card} costs ${name} nothing and gives nothing.`,
    it: `La carta ${card} non costa e non dà niente ${toIt(name)}.`,
  }),
  effect: ({ card, name, coins, before, after }) => {
    const isCost = coins < 0;
    const amount = Math.abs(coins);
    return {
      en: `Card ${card} ${isCost ? 'costs' : 'gives'} ${name} ${en.coins(amount)}.`,
      it: `La carta ${card} ${isCost ? 'costa' : 'dà'} ${it.coins(amount)} ${toIt(name)}.`,
      amount: `${before} → ${after}`,
    };
  },
  gem: ({ card, name, hues }) => ({
    en: `For card ${card} ${name} takes ${eachGem(hues, 'en')}.`,
    it: `Per la carta ${card} ${name} prende ${eachGem(hues, 'it')}.`,
  }),
  'choose-gem': {
    en: '{name} still has to choose the color of {gems gem|gems} from card {card}.',
    it: '{name} deve ancora scegliere il colore di {gems gemma|gemme} della carta {card}.',
  },
  'gem-to-coin': ({ coins }) => ({
    en: `Storage holds ${STORAGE.max} gems of a color; a gem beyond becomes a coin.`,
    it: `Il deposito tiene ${STORAGE.max} gemme per colore: una in più diventa una moneta.`,
    amount: { en: `+${en.coins(coins)}`, it: `+${it.coins(coins)}` },
  }),
  'card-debt': (line) => debt({ en: 'card', it: 'la carta' }, line),
  'debt-again': ({ name, card, dice, lost }) => ({
    en: `An unpaid card does not spare ${name} the dice: ${card} for the card and ${dice} for the dice.`,
    it: `La carta non pagata non risparmia i dadi ${toIt(name)}: ${card} per la carta e ${dice} per i dadi.`,
    amount: { en: `−${en.points(lost)}`, it: `−${it.points(lost)}` },
  }),
  'card-first': {
    en: 'The card comes before the dice: {name} now has {coins coin|coins} for them.',
    it: 'La carta viene prima dei dadi: per questi {name} ha ora {coins moneta|monete}.',
  },
  due: (line) => {
    const { name, due } = line;
    const amount = { en: en.coins(due), it: it.coins(due) };
    return due === 0
      ? { en: `${name} has no dice to pay for.`, it: `${name} non ha dadi da pagare.`, amount }
      : {
          en: `${name} owes for the dearest color and all clear dice: ${dicePaid(line, 'en')}.`,
          it: `${name} deve pagare il colore più caro e tutti i dadi trasparenti: ${dicePaid(line, 'it')}.`,
          amount,
        };
  },
  'highest-sum': ({ name, color, colorSum, higherDie }) => ({
    en: `The sum counts: ${name}’s ${hueNames.en[color]} dice make ${colorSum}, more than ${hueNames.en[higherDie]} with its higher single die.`,
    it: `Conta la somma: ${hueIt('il', color)} di ${name} fa ${colorSum}, più ${hueIt('del', higherDie)}, che pure ha il dado più alto.`,
  }),
  paid: {
    en: '{name} pays {paid coin|coins}.',
    it: '{name} paga {paid moneta|monete}.',
    amount: '{before} → {after}',
  },
  debt: (line) => debt({ en: 'dice', it: 'i dadi' }, line),
  points: (line) => ({
    en: `${line.name}’s points, ${line.lost} fewer.`,
    it: `I punti di ${line.name}, ${line.lost} in meno.`,
    amount: change(line),
  }),
  'below-zero': (line) =>
    line.reading === 'none'
      ? {
          en: `${line.name}’s points, ${line.lost} fewer. Open question: by the reading chosen here, points may fall below 0.`,
          it: `I punti di ${line.name}, ${line.lost} in meno. Domanda aperta: secondo l’interpretazione scelta qui, si può scendere sotto 0.`,
          amount: change(line),
        }
      : {
          en: `${line.name}’s points would be ${line.lost} fewer. Open question: by the reading chosen here, points stop at 0.`,
          it: `I punti di ${line.name} sarebbero ${line.lost} in meno. Domanda aperta: secondo l’interpretazione scelta qui, ci si ferma a 0.`,
          amount: change(line),
        },
  chooses: ({ name, rank, offered }) =>
    offered === 1
      ? {
          en: `${name} takes the one set that is left.`,
          it: `L’unico set rimasto va ${toIt(name)}.`,
        }
      : {
          en: `${name} is ${ordinals.en[rank - 1] ?? ''} to choose, among ${en.sets(offered)}.`,
          it: `La ${ordinals.it[rank - 1] ?? ''} scelta è di ${name}, fra ${it.sets(offered)}.`,
        },
  'fifth-set': ({ sets, withTile, untilStepFour }) => {
    const top = withTile
      ? {
          en: `The face-up card on the deck and tile on the pile are one of the ${sets} sets.`,
          it: `La carta scoperta sul mazzo e la tessera scoperta sulla pila sono uno dei ${sets} set.`,
        }
      : {
          en: `The face-up card on the deck is one of the ${sets} on offer.`,
          it: `La carta scoperta sul mazzo è una delle ${sets} fra cui si sceglie.`,
        };
    return {
      en: `${top.en}${untilStepFour ? ' Once taken, they are not replaced until step 4.' : ''}`,
      it: `${top.it}${untilStepFour ? ' Una volta prese, fino al passo 4 non se ne scoprono altre.' : ''}`,
    };
  },
  discards: ({ name, offered, reading }) =>
    reading === 'chooser'
      ? {
          en: `Two players with a gap: ${name}, who chooses first, also discards a set.`,
          it: `In due con un vuoto: ${name}, con la prima scelta, scarta anche un set.`,
        }
      : {
          en: `Two players with a gap: ${name}, who has card 1, discards one of the ${offered} sets left and takes the other.`,
          it: `In due con un vuoto: ${name}, con la carta 1, scarta uno dei ${offered} set rimasti e prende l’altro.`,
        },
  'who-discards': ({ reading }) => ({
    en: `Open question: by the reading chosen here, the “first player” who discards is the ${reading === 'chooser' ? 'one who chooses first' : 'holder of card 1'}.`,
    it: `Domanda aperta: secondo l’interpretazione scelta qui, il «primo giocatore» che scarta è chi ${reading === 'chooser' ? 'sceglie per primo' : 'ha la carta 1'}.`,
  }),
  'no-tiles': ({ cards, tiles }) =>
    tiles === 0
      ? {
          en: 'No trainer tiles this time: everybody takes a master card only.',
          it: 'Stavolta niente tessere Istruttore: ognuno prende solo una carta Maestro.',
        }
      : {
          en: `Of the ${en.masterCards(cards)}, only ${tiles} ${tiles === 1 ? 'comes' : 'come'} with a trainer tile.`,
          it: `Delle ${it.masterCards(cards)} solo ${tiles} ${tiles === 1 ? 'ha' : 'hanno'} una tessera Istruttore.`,
        },
  'old-tile': {
    en: 'No trainer tiles came after round 2, so you take master cards only. The exception is a set left over then: it still has its tile (open question: by the reading chosen here, it stayed).',
    it: 'Dopo il round 2 non si mettono tessere Istruttore: si prendono soltanto carte Maestro. Fa eccezione un set avanzato allora, che ha ancora la sua tessera (domanda aperta: secondo l’interpretazione scelta qui, è rimasto).',
  },
  'left-set': ({ cards, reading }) =>
    reading === 'stays'
      ? {
          en: `Open question: by the reading chosen here, the set that nobody took stays and ${en.masterCards(cards)} join it.`,
          it: `Domanda aperta: secondo l’interpretazione scelta qui, il set che nessuno ha preso resta, e si aggiungono ${it.masterCards(cards)}.`,
        }
      : {
          en: 'Open question: by the reading chosen here, the set that nobody took is discarded.',
          it: 'Domanda aperta: secondo l’interpretazione scelta qui, il set che nessuno ha preso si scarta.',
        },
  'score-one': {
    en: 'Each player must score one of their own master cards and discard it.',
    it: 'Ognuno deve valutare una delle proprie carte Maestro e scartarla.',
  },
  'trainers-back': {
    en: 'Everyone takes their trainers back from the main tent; locked ones stay.',
    it: 'Ognuno riprende i propri istruttori dal tendone; quelli bloccati restano.',
  },
  refill: ({ cards, tiles }) => ({
    en: `Lay out ${en.masterCards(cards)} and ${tiles === 0 ? 'no trainer tiles' : en.trainerTiles(tiles)} on the board.`,
    it: `Metti ${it.masterCards(cards)} e ${tiles === 0 ? 'nessuna tessera Istruttore' : it.trainerTiles(tiles)} sul tabellone.`,
  }),
  dice: {
    en: 'Collect all {dice} dice and roll them again.',
    it: 'Raccogli e tira di nuovo tutti e {dice} i dadi.',
  },
  tops: ({ tiles }) =>
    tiles > 0
      ? {
          en: 'Turn up the top card of the deck and the top trainer tile of the pile: they are one more set.',
          it: 'Scopri la prima carta del mazzo e la prima tessera Istruttore della pila: sono un set in più.',
        }
      : {
          en: 'Turn up the top card of the deck: it is one more to choose.',
          it: 'Scopri la prima carta del mazzo: è una in più da scegliere.',
        },
  'no-refill': {
    en: 'After round {round} the game is over: nothing is laid out again.',
    it: 'Dopo il round {round} la partita è finita: non si rimette niente.',
  },
  'round-two-tile': ({ reading }) => ({
    en: `Open question: by the reading chosen here, ${reading === 'none' ? 'no' : 'the top'} trainer tile is turned up after round 2.`,
    it: `Domanda aperta: secondo l’interpretazione scelta qui, dopo il round 2 ${reading === 'none' ? 'non si scopre nessuna tessera Istruttore' : 'si scopre la tessera Istruttore in cima'}.`,
  }),
} as const satisfies {
  readonly [C in RoundEndLine['code']]: Entry<Extract<RoundEndLine, { code: C }>>;
};
