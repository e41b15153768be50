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

/** “To” a player in Italian: `ad Ada`, `a Bo`. */
const toIt = (name: string): string =>
  ['a', 'à', 'á'].includes(name.charAt(0).toLowerCase()) ? `ad ${name}` : `a ${name}`;

interface Owed {
  readonly color: Color | undefined;
  readonly equal: readonly Color[];
  readonly colorSum: number;
  readonly clearSum: number;
}

const ofDearest = (color: Color): Pair => ({
  en: `for ${hueNames.en[color]}, the most expensive color`,
  it: `per il colore più caro, ${hueIt('il', color)}`,
});

/** One of several colors that cost the same. */
const ofEquals = (color: Color, equal: readonly Color[]): Pair => ({
  en: `for ${hueNames.en[color]} (${listed(
    'en',
    equal.map((each) => hueNames.en[each]),
  )} would cost the same)`,
  it: `per ${hueIt('il', color)} (${listed(
    'it',
    equal.map((each) => hueIt('il', each)),
  )} ${equal.length === 1 ? 'costerebbe' : 'costerebbero'} lo stesso)`,
});

/** What coins for dice are made up of, after their number. */
const owedFor = ({ color, equal, colorSum, clearSum }: Owed): Pair => {
  const ofColor = color && (equal.length > 0 ? ofEquals(color, equal) : ofDearest(color));
  const ofClear = { en: 'for clear dice', it: 'per i dadi trasparenti' };
  if (ofColor === undefined) return { en: ` ${ofClear.en}`, it: ` ${ofClear.it}` };
  return clearSum === 0
    ? { en: ` ${ofColor.en}`, it: ` ${ofColor.it}` }
    : {
        en: `: ${colorSum} ${ofColor.en}, and ${clearSum} ${ofClear.en}`,
        it: `: ${colorSum} ${ofColor.it}, e ${clearSum} ${ofClear.it}`,
      };
};

/** A hat's way down the track: `Ada 3rd → 1st`. */
const moveSaid = ({ name, from, to }: Move, lang: Lang): string =>
  from === to
    ? { en: `${name} stays on the ${ordinal(to).en}`, it: `${name} resta sul ${ordinal(to).it}` }[
        lang
      ]
    : `${name} ${ordinal(from)[lang]} → ${ordinal(to)[lang]}`;

interface Move {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

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
    en: `${name} is ${en.coins(missing)} short for the ${of.en}; in round ${round} each missing coin costs ${en.points(each)}.`,
    it: `Per ${of.it} ${toIt(name)} ${missing === 1 ? 'manca' : 'mancano'} ${it.coins(missing)}; nel round ${round} ogni moneta mancante costa ${it.points(each)}.`,
    amount: { en: `−${en.points(points)}`, it: `−${it.points(points)}` },
  };
};

const change = ({ before, after }: { before: number; after: number }): string =>
  `${withMinus(before)} → ${withMinus(after)}`;

/** When a player chooses, and among how many sets. */
const chooseEn = (name: string, offered: number, at: number): string => {
  const then = at === 0 ? '' : 'then ';
  if (offered === 1) return `${then}${name} takes the last set`;
  return at === 0
    ? `${name} chooses first, among ${en.sets(offered)}`
    : `${then}${name}, among ${offered}`;
};

const chooseIt = (name: string, offered: number, at: number): string => {
  if (offered === 1) return `${at === 0 ? '' : 'poi '}l’ultimo set va ${toIt(name)}`;
  return at === 0
    ? `La prima scelta è di ${name}, fra ${it.sets(offered)}`
    : `poi sceglie ${name}, fra ${offered}`;
};

/** The steps of the round end, line by line. */
export const roundEndEntries = {
  'hat-back': ({ name, space, kept }) => ({
    en: `${name} takes back the lower hat, from the ${ordinal(space).en} space; the hat on the ${ordinal(kept).en} stays.`,
    it: `${name} riprende il cappello più basso, dal ${ordinal(space).it} spazio; quello sul ${ordinal(kept).it} resta.`,
  }),
  'hat-down': ({ moves }) => ({
    en: `The hats move down the track: ${moves.map((move) => moveSaid(move, 'en')).join(', ')}.`,
    it: `I cappelli scendono sul tracciato: ${moves.map((move) => moveSaid(move, 'it')).join(', ')}.`,
  }),
  gap: ({ spaces }) => ({
    en: `There ${spaces === 1 ? 'is 1 empty space' : `are ${spaces} empty spaces`} between the two hats, so ${GAP_KEPT} stays empty between them.`,
    it: `Tra i due cappelli ${spaces === 1 ? 'c’è 1 spazio vuoto' : `ci sono ${spaces} spazi vuoti`}: ne resta vuoto ${GAP_KEPT}.`,
  }),
  'no-gap': {
    en: 'The two hats are on adjacent spaces, so no space stays empty between them.',
    it: 'I due cappelli sono su spazi adiacenti: tra loro non resta nessuno spazio vuoto.',
  },
  cards: ({ names }) => ({
    en: `From the lowest hat up, the new play-order cards are: ${names.map((name, i) => `${name} ${i + 1}`).join(', ')}.`,
    it: `Dal cappello più basso in su, le nuove carte ordine di gioco sono: ${names.map((name, i) => `${name} ${i + 1}`).join(', ')}.`,
  }),
  order: {
    en: 'You play the next round in the order of these cards.',
    it: 'Il prossimo round si gioca nell’ordine di queste carte.',
    aside: true,
  },
  'last-cards': {
    en: 'These cards decide a tie for victory.',
    it: 'Queste carte decidono una parità per la vittoria.',
    aside: true,
  },
  'effect-unknown': ({ cards }) => ({
    en: `You did not enter what play-order ${cards.length === 1 ? 'card' : 'cards'} ${listed('en', cards.map(String))} ${cards.length === 1 ? 'shows' : 'show'}, so nothing is paid or received here.`,
    it: `Non hai inserito l’effetto ${cards.length === 1 ? 'della carta' : 'delle carte'} ordine di gioco ${listed('it', cards.map(String))}: qui non si paga e non si riceve niente.`,
    aside: true,
  }),
  'effect-none': ({ card, name }) => ({
    en: `Play-order card ${card} costs ${name} nothing and gives nothing.`,
    it: `La carta ordine di gioco ${card} non costa e non dà niente ${toIt(name)}.`,
    aside: true,
  }),
  effect: ({ card, name, coins, before, after }) => {
    const isCost = coins < 0;
    const amount = Math.abs(coins);
    return {
      en: `Play-order card ${card} ${isCost ? 'costs' : 'gives'} ${name} ${en.coins(amount)}.`,
      it: `La carta ordine di gioco ${card} ${isCost ? 'costa' : 'dà'} ${it.coins(amount)} ${toIt(name)}.`,
      amount: `${before} → ${after}`,
    };
  },
  gem: ({ card, name, hues }) => ({
    en: `For play-order card ${card} ${name} takes ${eachGem(hues, 'en')}.`,
    it: `Per la carta ordine di gioco ${card} ${name} prende ${eachGem(hues, 'it')}.`,
  }),
  'choose-gem': {
    en: '{name} still has to choose the color of {gems gem|gems} from play-order card {card}.',
    it: '{name} deve ancora scegliere il colore di {gems gemma|gemme} della carta ordine di gioco {card}.',
  },
  'gem-to-coin': ({ name, gems, coins }) => ({
    en: `${name}’s storage keeps ${STORAGE.max} gems of a color; ${gems} more ${gems === 1 ? 'becomes' : 'become'} ${en.coins(coins)}.`,
    it: `Il deposito di ${name} tiene ${STORAGE.max} gemme per colore; ${gems} di troppo ${gems === 1 ? 'diventa' : 'diventano'} ${it.coins(coins)}.`,
  }),
  'card-debt': (line) => debt({ en: 'card', it: 'la carta' }, line),
  'debt-again': ({ name, card, dice, lost }) => ({
    en: `${name} loses ${en.points(card)} for the card and another ${dice} for the dice.`,
    it: `${name} perde ${it.points(card)} per la carta e ${dice === 1 ? 'un altro' : `altri ${dice}`} per i dadi.`,
    amount: { en: `−${en.points(lost)}`, it: `−${it.points(lost)}` },
  }),
  'card-first': {
    en: 'Everyone settles the play-order card before paying for dice.',
    it: 'Ognuno regola la carta ordine di gioco prima di pagare i dadi.',
    aside: true,
  },
  due: (line) => {
    const { name, due, paid } = line;
    if (due === 0) {
      return {
        en: `You entered no dice for ${name}, so no coins are paid for them.`,
        it: `Per ${name} non hai indicato dadi: non paga monete.`,
        aside: true,
      };
    }
    const owed = owedFor(line);
    return paid === due
      ? {
          en: `${name} pays ${en.coins(due)}${owed.en}.`,
          it: `${name} paga ${it.coins(due)}${owed.it}.`,
        }
      : {
          en: `${name} owes ${en.coins(due)}${owed.en}; ${name} can pay ${paid === 0 ? 'none' : `only ${paid}`}.`,
          it: `${name} deve ${it.coins(due)}${owed.it}; ${paid === 0 ? 'non può pagarne nessuna' : `può pagarne solo ${paid}`}.`,
        };
  },
  'highest-sum': ({ name, color, colorSum, higherDie }) => ({
    en: `The sum decides: ${name}’s ${hueNames.en[color]} dice total ${colorSum}, more than ${hueNames.en[higherDie]}, though ${hueNames.en[higherDie]} has a higher single die.`,
    it: `Decide la somma: i dadi di colore ${hueNames.it[color]} di ${name} fanno ${colorSum}, più di quelli di colore ${hueNames.it[higherDie]}, che pure hanno un dado più alto.`,
  }),
  debt: (line) => debt({ en: 'dice', it: 'i dadi' }, line),
  points: (line) => ({
    en: `${line.name}’s points fall from ${withMinus(line.before)} to ${withMinus(line.after)}.`,
    it: `I punti di ${line.name} scendono da ${withMinus(line.before)} a ${withMinus(line.after)}.`,
    aside: true,
  }),
  'below-zero': (line) =>
    line.reading === 'none'
      ? {
          en: `By the reading you chose, ${line.name}’s points may fall below 0.`,
          it: `Secondo l’interpretazione scelta, i punti di ${line.name} possono scendere sotto 0.`,
          amount: change(line),
        }
      : {
          en: `By the reading you chose, ${line.name}’s points stop at 0, though ${line.lost} would be lost.`,
          it: `Secondo l’interpretazione scelta, i punti di ${line.name} si fermano a 0, anche se dovrebbe perderne ${line.lost}.`,
          amount: change(line),
        },
  chooses: ({ seats }) => ({
    en: `${seats.map(({ name, offered }, i) => chooseEn(name, offered, i)).join('; ')}.`,
    it: `${seats.map(({ name, offered }, i) => chooseIt(name, offered, i)).join('; ')}.`,
  }),
  'fifth-set': ({ sets, withTile, untilStepFour }) => {
    const top = withTile
      ? {
          en: `The face-up card on the deck and the face-up tile on the pile are one of the ${sets} sets.`,
          it: `La carta scoperta sul mazzo e la tessera scoperta sulla pila sono uno dei ${sets} set.`,
        }
      : {
          en: `The face-up card on the deck is one of the ${sets} on offer.`,
          it: `La carta scoperta sul mazzo è una delle ${sets} fra cui si sceglie.`,
        };
    return {
      en: `${top.en}${untilStepFour ? ' Once taken, they are not replaced until step 4.' : ''}`,
      it: `${top.it}${untilStepFour ? ' Una volta prese, fino al passo 4 non se ne scoprono altre.' : ''}`,
      aside: true,
    };
  },
  discards: ({ name, offered, reading }) =>
    reading === 'chooser'
      ? {
          en: `With 2 players and a gap between the hats, ${name} also discards a set.`,
          it: `In 2 giocatori e con un vuoto tra i cappelli, ${name} scarta anche un set.`,
        }
      : {
          en: `With 2 players and a gap between the hats, ${name} discards one of the ${offered} sets left and takes the other.`,
          it: `In 2 giocatori e con un vuoto tra i cappelli, ${name} scarta uno dei ${offered} set rimasti e prende l’altro.`,
        },
  'who-discards': ({ reading }) => ({
    en: `By the reading you chose, the “first player” who discards is ${reading === 'chooser' ? 'whoever chooses first' : 'the holder of card 1'}.`,
    it: `Secondo l’interpretazione scelta, il «primo giocatore» che scarta è chi ${reading === 'chooser' ? 'sceglie per primo' : 'ha la carta 1'}.`,
  }),
  'no-tiles': ({ cards, tiles }) =>
    tiles === 0
      ? {
          en: 'There are no trainer tiles this time: everyone takes only a master card.',
          it: 'Stavolta non ci sono tessere Istruttore: ognuno prende solo una carta Maestro.',
        }
      : {
          en: `Of the ${en.masterCards(cards)}, only ${tiles} ${tiles === 1 ? 'comes' : 'come'} with a trainer tile.`,
          it: `Delle ${it.masterCards(cards)} solo ${tiles} ${tiles === 1 ? 'ha' : 'hanno'} una tessera Istruttore.`,
        },
  'old-tile': {
    en: 'No trainer tiles are laid out after round 2, so you take only master cards. If a set was left over then, it still has its tile: by the reading you chose, it stayed.',
    it: 'Dopo il round 2 non si mettono tessere Istruttore: si prendono solo carte Maestro. Se allora è avanzato un set, ha ancora la sua tessera: secondo l’interpretazione scelta, è rimasto.',
  },
  'left-set': ({ cards, reading }) =>
    reading === 'stays'
      ? {
          en: `By the reading you chose, the set that nobody took stays, and ${en.masterCards(cards)} ${cards === 1 ? 'joins' : 'join'} it.`,
          it: `Secondo l’interpretazione scelta, il set che nessuno ha preso resta, e si ${cards === 1 ? 'aggiunge' : 'aggiungono'} ${it.masterCards(cards)}.`,
        }
      : {
          en: 'By the reading you chose, the set that nobody took is discarded.',
          it: 'Secondo l’interpretazione scelta, il set che nessuno ha preso si scarta.',
        },
  'score-one': {
    en: 'Each player must score one of their own master cards and discard it.',
    it: 'Ognuno deve conteggiare una delle proprie carte Maestro e scartarla.',
    aside: true,
  },
  'trainers-back': {
    en: 'Everyone takes their trainers back from the main tent; locked trainers stay.',
    it: 'Ognuno riprende i propri istruttori dal tendone; quelli bloccati restano.',
    aside: true,
  },
  refill: ({ cards, tiles }) => ({
    en: `Lay out ${en.masterCards(cards)} and ${tiles === 0 ? 'no trainer tiles' : en.trainerTiles(tiles)} on the game board.`,
    it: `Metti ${it.masterCards(cards)} e ${tiles === 0 ? 'nessuna tessera Istruttore' : it.trainerTiles(tiles)} sul tabellone.`,
    aside: true,
  }),
  dice: {
    en: 'Collect all {dice} dice and roll them again.',
    it: 'Raccogli e tira di nuovo tutti e {dice} i dadi.',
    aside: true,
  },
  tops: ({ tiles }) =>
    tiles > 0
      ? {
          en: 'Turn up the top card of the deck and the top trainer tile of the pile: they are one more set.',
          it: 'Scopri la prima carta del mazzo e la prima tessera Istruttore della pila: sono un set in più.',
          aside: true,
        }
      : {
          en: 'Turn up the top card of the deck: it is one more to choose from.',
          it: 'Scopri la prima carta del mazzo: è una in più fra cui scegliere.',
          aside: true,
        },
  'no-refill': {
    en: 'After round {round} the game is over: nothing is laid out again.',
    it: 'Dopo il round {round} la partita è finita: non si espone più niente.',
    aside: true,
  },
  'round-two-tile': ({ reading }) => ({
    en: `By the reading you chose, ${reading === 'none' ? 'no' : 'the top'} trainer tile is turned up after round 2.`,
    it: `Secondo l’interpretazione scelta, dopo il round 2 ${reading === 'none' ? 'non si scopre nessuna tessera Istruttore' : 'si scopre la tessera Istruttore in cima'}.`,
  }),
} as const satisfies {
  readonly [C in RoundEndLine['code']]: Entry<Extract<RoundEndLine, { code: C }>>;
};
