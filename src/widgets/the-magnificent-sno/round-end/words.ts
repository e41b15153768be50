import type { FieldProblem } from '#engine/core/fields.ts';
import {
  DICE_EACH,
  GAP_KEPT,
  HAT_SPACES,
  NAME_LENGTH,
  POINTS_PER_MISSING_COIN,
  STORAGE,
  type CardEffect,
  type Color,
  type RawRoundEnd,
  type RoundEndLine,
  type RoundEndValue,
  type RoundEndViolation,
  type SettledSeat,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { floorLabel, floorNames } from '../shared/floor.ts';
import { colore, counts, gemSaid, hueLabels, hueNames } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawRoundEnd, RoundEndValue, RoundEndLine, RoundEndViolation>;

const { coins, points, gems, sets, masterCards, trainerTiles } = counts.en;
const it = counts.it;

/** A number with its sign, and a true minus. */
export const signed = (amount: number): string =>
  amount < 0 ? `−${-amount}` : amount > 0 ? `+${amount}` : '0';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const ORDINALI = ['prima', 'seconda', 'terza', 'quarta', 'quinta'] as const;

const lostBy = (seats: readonly SettledSeat[]): readonly string[] =>
  seats.filter(({ down }) => down > 0).map(({ name, down }) => `${name} ${down}`);

const dicePaid = (
  lang: Lang,
  { color, colorSum, clearSum }: { color: Color | undefined; colorSum: number; clearSum: number },
): string =>
  [
    ...(color === undefined ? [] : [`${hueNames[lang][color]} ${colorSum}`]),
    ...(clearSum === 0 ? [] : [`${hueNames[lang].clear} ${clearSum}`]),
  ].join(', ');

const EN: Words = {
  title: 'Round end',
  lead: 'Settle the end of a round for the whole table: hats, new order, what each player pays, who takes which set, and why.',
  fields: {
    round: 'Round that ends',
    table: 'Players',
    cards: 'What the play-order cards show',
    roundTwoTile: 'With 5 players, a trainer tile after round 2',
    leftSet: 'With 2 players and no gap, the third set',
    discarder: 'With 2 players and a gap, the “first player” who discards a set',
    floor: floorLabel.en,
  },
  hints: {
    table: 'Count the spaces of the performance track from the bottom: the lowest is 1.',
    cards:
      'Read them off the cards for your number of players: our source lost the pictures. Gems are coloured ones, of your choice. A card left blank counts as no effect.',
  },
  options: {
    roundTwoTile: { none: 'No tile is turned up', 'turned-up': 'The top tile is turned up' },
    leftSet: { stays: 'It stays', discarded: 'It is discarded' },
    discarder: { chooser: 'Whoever chooses first', 'card-one': 'The holder of card 1' },
    floor: floorNames.en,
  },
  headline: (value) => {
    const lost = lostBy(value.seats);
    return [
      `New order: ${value.order.join(', ')}.`,
      `${value.choosing[0] ?? ''} chooses first.`,
      lost.length === 0 ? 'Nobody loses points.' : `Points lost: ${lost.join(', ')}.`,
      ...(value.complete ? [] : ['Cards not entered count as no effect.']),
    ].join(' ');
  },
  line: (line): Said => {
    switch (line.code) {
      case 'hat-back':
        return [
          `${line.name} takes back the lower hat, from space ${line.space}; the one on ${line.kept} stays.`,
        ];
      case 'hat-down':
        return line.from === line.to
          ? [`${line.name}’s hat stays where it is.`, `space ${line.to}`]
          : [`${line.name}’s hat moves down the track.`, `${line.from} → ${line.to}`];
      case 'gap':
        return [
          `Between the two hats ${line.spaces === 1 ? '1 space is' : `${line.spaces} spaces are`} empty, so ${GAP_KEPT} stays empty between them.`,
        ];
      case 'no-gap':
        return ['The two hats stand side by side, so no space stays empty between them.'];
      case 'card':
        return [`${line.name} now has play-order card ${line.card}.`];
      case 'order':
        return [`Order of play by the new cards: ${line.names.join(', ')}.`];
      case 'effect-unknown':
        return [
          `What card ${line.card} shows is not entered, so ${line.name} pays and receives nothing for it here.`,
        ];
      case 'effect-none':
        return [`Card ${line.card} costs ${line.name} nothing and gives nothing.`];
      case 'effect':
        return [
          line.coins < 0
            ? `Card ${line.card} costs ${line.name} ${coins(-line.coins)}.`
            : `Card ${line.card} gives ${line.name} ${coins(line.coins)}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'gem':
        return [
          `For card ${line.card} ${line.name} takes ${listed(
            'en',
            line.hues.map((hue) => `1 ${gemSaid('en', hue)}`),
          )}.`,
        ];
      case 'choose-gem':
        return [
          `${line.name} still has to choose the colour of ${gems(line.gems)} from card ${line.card}.`,
        ];
      case 'gem-to-coin':
        return [
          `Storage holds ${STORAGE.max} gems of a colour; a gem beyond becomes a coin.`,
          `+${coins(line.coins)}`,
        ];
      case 'card-debt':
        return [
          `${line.name} is short of ${coins(line.missing)} for the card: in round ${line.round} a missing coin costs ${points(POINTS_PER_MISSING_COIN[line.round])}.`,
          `−${points(line.points)}`,
        ];
      case 'debt-again':
        return [
          `An unpaid card does not spare ${line.name} the dice: ${line.card} for the card and ${line.dice} for the dice.`,
          `−${points(line.lost)}`,
        ];
      case 'card-first':
        return [
          `The card comes before the dice: ${line.name} now has ${coins(line.coins)} for them.`,
        ];
      case 'due':
        return line.due === 0
          ? [`${line.name} has no dice to pay for.`, coins(0)]
          : [
              `${line.name} owes for the dearest colour and all clear dice: ${dicePaid('en', line)}.`,
              coins(line.due),
            ];
      case 'highest-sum':
        return [
          `The sum counts: ${line.name}’s ${hueNames.en[line.color]} dice make ${line.colorSum}, more than ${hueNames.en[line.higherDie]} with its higher single die.`,
        ];
      case 'paid':
        return [`${line.name} pays ${coins(line.paid)}.`, `${line.before} → ${line.after}`];
      case 'debt':
        return [
          `${line.name} is short of ${coins(line.missing)} for the dice: in round ${line.round} a missing coin costs ${points(POINTS_PER_MISSING_COIN[line.round])}.`,
          `−${points(line.points)}`,
        ];
      case 'points':
        return [
          `${line.name}’s points, ${line.lost} fewer.`,
          `${withMinus(line.before)} → ${withMinus(line.after)}`,
        ];
      case 'below-zero':
        return [
          line.reading === 'none'
            ? `${line.name}’s points, ${line.lost} fewer. Open question: by the reading chosen here, points may fall below 0.`
            : `${line.name}’s points would be ${line.lost} fewer. Open question: by the reading chosen here, points stop at 0.`,
          `${withMinus(line.before)} → ${withMinus(line.after)}`,
        ];
      case 'chooses':
        return [
          line.offered === 1
            ? `${line.name} takes the one set that is left.`
            : `${line.name} is ${ORDINALS[line.rank - 1] ?? ''} to choose, among ${sets(line.offered)}.`,
        ];
      case 'fifth-set':
        return [
          `${line.withTile ? `The face-up card on the deck and tile on the pile are one of the ${line.sets} sets.` : `The face-up card on the deck is one of the ${line.sets} on offer.`}${line.untilStepFour ? ' Once taken, they are not replaced until step 4.' : ''}`,
        ];
      case 'discards':
        return [
          line.reading === 'chooser'
            ? `Two players with a gap: ${line.name}, who chooses first, also discards a set.`
            : `Two players with a gap: ${line.name}, who has card 1, discards one of the ${line.offered} sets left and takes the other.`,
        ];
      case 'who-discards':
        return [
          line.reading === 'chooser'
            ? 'Open question: by the reading chosen here, the “first player” who discards is the one who chooses first.'
            : 'Open question: by the reading chosen here, the “first player” who discards is the holder of card 1.',
        ];
      case 'no-tiles':
        return [
          line.tiles === 0
            ? 'No trainer tiles this time: everybody takes a master card only.'
            : `Of the ${masterCards(line.cards)}, only ${line.tiles} ${line.tiles === 1 ? 'comes' : 'come'} with a trainer tile.`,
        ];
      case 'old-tile':
        return [
          'No trainer tiles came after round 2, so you take master cards only. The exception is a set left over then: it still has its tile (open question: by the reading chosen here, it stayed).',
        ];
      case 'left-set':
        return [
          line.reading === 'stays'
            ? `Open question: by the reading chosen here, the set that nobody took stays and ${masterCards(line.cards)} join it.`
            : 'Open question: by the reading chosen here, the set that nobody took is discarded.',
        ];
      case 'score-one':
        return ['Each player must score one of their own master cards and discard it.'];
      case 'refill':
        return [
          line.tiles === 0
            ? `Lay out ${masterCards(line.cards)} and no trainer tiles, and roll all ${line.dice} dice again.`
            : `Lay out ${masterCards(line.cards)} and ${trainerTiles(line.tiles)}, and roll all ${line.dice} dice again.`,
        ];
      case 'no-refill':
        return [`After round ${line.round} the game is over: nothing is laid out again.`];
      case 'round-two-tile':
        return [
          line.reading === 'none'
            ? 'Open question: by the reading chosen here, no trainer tile is turned up after round 2.'
            : 'Open question: by the reading chosen here, the top trainer tile is turned up after round 2.',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-space':
        return `Space ${violation.space} holds a single hat, but it is entered more than once (${unique(violation.names)}).`;
      case 'second-hat':
        return `With ${violation.players} players everyone has a single hat, but ${violation.name} has 2 here.`;
      case 'clear-gem':
        return `The gem for card ${violation.card} must be orange, green or purple: ${violation.name} cannot take a clear one.`;
    }
  },
  problem: (problem) => {
    if (problem.code === 'wrong-count' && problem.field === 'table') {
      return `A table has ${problem.min} to ${problem.max} players; here there ${problem.got === 1 ? 'is' : 'are'} ${problem.got}. Add or remove some.`;
    }
    const found = placeOf(problem);
    if (found === undefined) return undefined;
    return found.seat === undefined
      ? `Card ${found.card}: “${found.got}” is no effect. Choose coins and gems again.`
      : `Player ${found.seat}: ${seatProblems.en(found.part, found.got)}`;
  },
  sentence: (_, value) =>
    [
      `End of round ${value.round}: new order ${value.order.join(', ')}; sets are taken in the order ${value.choosing.join(', ')}.`,
      ...value.seats.map(
        (seat) =>
          `${seat.name} pays ${seat.paid} of ${coins(seat.due)} for dice, has ${coins(seat.coinsAfter)} left${seat.down === 0 ? '' : ` and loses ${points(seat.down)}`}.`,
      ),
    ].join(' '),
};

const IT: Words = {
  title: 'Fine del round',
  lead: 'Sistema la fine del round per tutto il tavolo: cappelli, nuovo ordine, quanto paga ciascuno, chi prende quale set, e perché.',
  fields: {
    round: 'Round che finisce',
    table: 'Giocatori',
    cards: 'Che cosa mostrano le carte ordine di gioco',
    roundTwoTile: 'In 5, una tessera Istruttore dopo il round 2',
    leftSet: 'In 2 e senza vuoto, il terzo set',
    discarder: 'In 2 e con un vuoto, il «primo giocatore» che scarta un set',
    floor: floorLabel.it,
  },
  hints: {
    table: 'Conta gli spazi del tracciato delle esibizioni dal fondo: il più basso è l’1.',
    cards:
      'Leggilo sulle carte per il vostro numero di giocatori: la nostra fonte ha perso le figure. Le gemme sono colorate, a scelta. Una carta lasciata vuota vale come nessun effetto.',
  },
  options: {
    roundTwoTile: {
      none: 'Non si scopre nessuna tessera',
      'turned-up': 'Si scopre la tessera in cima',
    },
    leftSet: { stays: 'Resta', discarded: 'Si scarta' },
    discarder: { chooser: 'Chi sceglie per primo', 'card-one': 'Chi ha la carta 1' },
    floor: floorNames.it,
  },
  headline: (value) => {
    const lost = lostBy(value.seats);
    return [
      `Nuovo ordine: ${value.order.join(', ')}.`,
      `La prima scelta è di ${value.choosing[0] ?? ''}.`,
      lost.length === 0 ? 'Nessuno perde punti.' : `Punti persi: ${lost.join(', ')}.`,
      ...(value.complete ? [] : ['Le carte non inserite valgono come nessun effetto.']),
    ].join(' ');
  },
  line: (line): Said => {
    switch (line.code) {
      case 'hat-back':
        return [
          `${line.name} riprende il cappello più basso, dallo spazio ${line.space}; quello sul ${line.kept} resta.`,
        ];
      case 'hat-down':
        return line.from === line.to
          ? [`Il cappello di ${line.name} resta dov’è.`, `spazio ${line.to}`]
          : [`Il cappello di ${line.name} scende.`, `${line.from} → ${line.to}`];
      case 'gap':
        return [
          `Tra i due cappelli ${line.spaces === 1 ? 'c’è 1 spazio vuoto' : `ci sono ${line.spaces} spazi vuoti`}: ne resta vuoto ${GAP_KEPT}.`,
        ];
      case 'no-gap':
        return ['I due cappelli sono vicini: tra loro non resta nessuno spazio vuoto.'];
      case 'card':
        return [`${line.name} ha ora la carta ordine di gioco ${line.card}.`];
      case 'order':
        return [`Si gioca secondo le nuove carte: ${line.names.join(', ')}.`];
      case 'effect-unknown':
        return [
          `L’effetto della carta ${line.card} non è inserito: qui ${line.name} non paga e non riceve niente.`,
        ];
      case 'effect-none':
        return [`La carta ${line.card} non costa e non dà niente ${toName(line.name)}.`];
      case 'effect':
        return [
          line.coins < 0
            ? `La carta ${line.card} costa ${it.coins(-line.coins)} ${toName(line.name)}.`
            : `La carta ${line.card} dà ${it.coins(line.coins)} ${toName(line.name)}.`,
          `${line.before} → ${line.after}`,
        ];
      case 'gem':
        return [
          `Per la carta ${line.card} ${line.name} prende ${listed(
            'it',
            line.hues.map((hue) => `1 ${gemSaid('it', hue)}`),
          )}.`,
        ];
      case 'choose-gem':
        return [
          `${line.name} deve ancora scegliere il colore di ${it.gems(line.gems)} della carta ${line.card}.`,
        ];
      case 'gem-to-coin':
        return [
          `Il deposito tiene ${STORAGE.max} gemme per colore: una in più diventa una moneta.`,
          `+${it.coins(line.coins)}`,
        ];
      case 'card-debt':
        return [
          `Per la carta ${toName(line.name)} ${mancano(line.missing)}: nel round ${line.round} una moneta mancante costa ${it.points(POINTS_PER_MISSING_COIN[line.round])}.`,
          `−${it.points(line.points)}`,
        ];
      case 'debt-again':
        return [
          `La carta non pagata non risparmia i dadi ${toName(line.name)}: ${line.card} per la carta e ${line.dice} per i dadi.`,
          `−${it.points(line.lost)}`,
        ];
      case 'card-first':
        return [
          `La carta viene prima dei dadi: per questi ${line.name} ha ora ${it.coins(line.coins)}.`,
        ];
      case 'due':
        return line.due === 0
          ? [`${line.name} non ha dadi da pagare.`, it.coins(0)]
          : [
              `${line.name} deve pagare il colore più caro e tutti i dadi trasparenti: ${dicePaid('it', line)}.`,
              it.coins(line.due),
            ];
      case 'highest-sum':
        return [
          `Conta la somma: ${colore('il', line.color)} di ${line.name} fa ${line.colorSum}, più ${colore('del', line.higherDie)}, che pure ha il dado più alto.`,
        ];
      case 'paid':
        return [`${line.name} paga ${it.coins(line.paid)}.`, `${line.before} → ${line.after}`];
      case 'debt':
        return [
          `Per i dadi ${toName(line.name)} ${mancano(line.missing)}: nel round ${line.round} una moneta mancante costa ${it.points(POINTS_PER_MISSING_COIN[line.round])}.`,
          `−${it.points(line.points)}`,
        ];
      case 'points':
        return [
          `I punti di ${line.name}, ${line.lost} in meno.`,
          `${withMinus(line.before)} → ${withMinus(line.after)}`,
        ];
      case 'below-zero':
        return [
          line.reading === 'none'
            ? `I punti di ${line.name}, ${line.lost} in meno. Domanda aperta: secondo l’interpretazione scelta qui, si può scendere sotto 0.`
            : `I punti di ${line.name} sarebbero ${line.lost} in meno. Domanda aperta: secondo l’interpretazione scelta qui, ci si ferma a 0.`,
          `${withMinus(line.before)} → ${withMinus(line.after)}`,
        ];
      case 'chooses':
        return [
          line.offered === 1
            ? `L’unico set rimasto va ${toName(line.name)}.`
            : `La ${ORDINALI[line.rank - 1] ?? ''} scelta è di ${line.name}, fra ${it.sets(line.offered)}.`,
        ];
      case 'fifth-set':
        return [
          `${line.withTile ? `La carta scoperta sul mazzo e la tessera scoperta sulla pila sono uno dei ${line.sets} set.` : `La carta scoperta sul mazzo è una delle ${line.sets} fra cui si sceglie.`}${line.untilStepFour ? ' Una volta prese, fino al passo 4 non se ne scoprono altre.' : ''}`,
        ];
      case 'discards':
        return [
          line.reading === 'chooser'
            ? `In due con un vuoto: ${line.name}, con la prima scelta, scarta anche un set.`
            : `In due con un vuoto: ${line.name}, con la carta 1, scarta uno dei ${line.offered} set rimasti e prende l’altro.`,
        ];
      case 'who-discards':
        return [
          line.reading === 'chooser'
            ? 'Domanda aperta: secondo l’interpretazione scelta qui, il «primo giocatore» che scarta è chi sceglie per primo.'
            : 'Domanda aperta: secondo l’interpretazione scelta qui, il «primo giocatore» che scarta è chi ha la carta 1.',
        ];
      case 'no-tiles':
        return [
          line.tiles === 0
            ? 'Stavolta niente tessere Istruttore: ognuno prende solo una carta Maestro.'
            : `Delle ${it.masterCards(line.cards)} solo ${line.tiles} ${line.tiles === 1 ? 'ha' : 'hanno'} una tessera Istruttore.`,
        ];
      case 'old-tile':
        return [
          'Dopo il round 2 non si mettono tessere Istruttore: si prendono soltanto carte Maestro. Fa eccezione un set avanzato allora, che ha ancora la sua tessera (domanda aperta: secondo l’interpretazione scelta qui, è rimasto).',
        ];
      case 'left-set':
        return [
          line.reading === 'stays'
            ? `Domanda aperta: secondo l’interpretazione scelta qui, il set che nessuno ha preso resta, e si aggiungono ${it.masterCards(line.cards)}.`
            : 'Domanda aperta: secondo l’interpretazione scelta qui, il set che nessuno ha preso si scarta.',
        ];
      case 'score-one':
        return ['Ognuno deve valutare una delle proprie carte Maestro e scartarla.'];
      case 'refill':
        return [
          line.tiles === 0
            ? `Metti ${it.masterCards(line.cards)} e nessuna tessera Istruttore, e tira di nuovo tutti e ${line.dice} i dadi.`
            : `Metti ${it.masterCards(line.cards)} e ${it.trainerTiles(line.tiles)}, e tira di nuovo tutti e ${line.dice} i dadi.`,
        ];
      case 'no-refill':
        return [`Dopo il round ${line.round} la partita è finita: non si rimette niente.`];
      case 'round-two-tile':
        return [
          line.reading === 'none'
            ? 'Domanda aperta: secondo l’interpretazione scelta qui, dopo il round 2 non si scopre nessuna tessera Istruttore.'
            : 'Domanda aperta: secondo l’interpretazione scelta qui, dopo il round 2 si scopre la tessera Istruttore in cima.',
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'same-space':
        return `Lo spazio ${violation.space} tiene un solo cappello, ma è indicato più di una volta (${unique(violation.names)}).`;
      case 'second-hat':
        return `In ${violation.players} ognuno ha un cappello solo, ma qui ${violation.name} ne ha 2.`;
      case 'clear-gem':
        return `La gemma della carta ${violation.card} dev’essere arancione, verde o viola: ${violation.name} non può prenderne una trasparente.`;
    }
  },
  problem: (problem) => {
    if (problem.code === 'wrong-count' && problem.field === 'table') {
      return `A un tavolo si gioca da ${problem.min} a ${problem.max}; qui ${problem.got === 1 ? 'c’è 1 giocatore' : `i giocatori sono ${problem.got}`}. Aggiungine o togline.`;
    }
    const found = placeOf(problem);
    if (found === undefined) return undefined;
    return found.seat === undefined
      ? `Carta ${found.card}: «${found.got}» non è un effetto. Scegli di nuovo monete e gemme.`
      : `Giocatore ${found.seat}: ${seatProblems.it(found.part, found.got)}`;
  },
  sentence: (_, value) =>
    [
      `Fine del round ${value.round}: nuovo ordine ${value.order.join(', ')}; i set si prendono nell’ordine ${value.choosing.join(', ')}.`,
      ...value.seats.map(
        (seat) =>
          `${seat.name} paga ${seat.paid} di ${it.coins(seat.due)} per i dadi, ha ancora ${it.coins(seat.coinsAfter)}${seat.down === 0 ? '' : ` e perde ${it.points(seat.down)}`}.`,
      ),
    ].join(' '),
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

/** “To” a player: `ad Ada`, `a Bo`. */
const toName = (name: string): string => (/^[aàá]/iu.test(name) ? `ad ${name}` : `a ${name}`);

const mancano = (missing: number): string =>
  missing === 1 ? 'manca 1 moneta' : `mancano ${missing} monete`;

const unique = (names: readonly string[]): string => [...new Set(names)].join(', ');

type Place =
  | { readonly seat: number; readonly part: SeatPart; readonly got: string }
  | { readonly seat: undefined; readonly card: number; readonly got: string };

/** What can be wrong with a seat: the name, or one of the parts that follow it. */
export type SeatPart =
  | 'no-name'
  | 'long-name'
  | 'same-name'
  | 'hats'
  | 'coins'
  | 'dice'
  | 'gems'
  | 'points'
  | 'choice'
  | 'parts';

/** The parts of a seat in the order of its text; the first is the name. */
const PARTS: readonly SeatPart[] = ['no-name', 'hats', 'coins', 'dice', 'gems', 'points', 'choice'];

/** Where in the table or among the cards a problem stands. */
export const placeOf = (problem: FieldProblem): Place | undefined => {
  if (problem.code !== 'not-readable' || problem.where === undefined) return undefined;
  const { got, reason, where } = problem;
  const [first = 1, part = 1] = where;
  if (reason === 'not-an-effect') return { seat: undefined, card: first, got };
  const named = reason === 'long-name' || reason === 'same-name' || reason === 'parts';
  return { seat: first, part: named ? reason : (PARTS[part - 1] ?? 'parts'), got };
};

/** What is wrong with a seat, as said under its fields. */
export const seatProblems: Readonly<Record<Lang, (part: SeatPart, got: string) => string>> = {
  en: (part, got) => {
    switch (part) {
      case 'no-name':
        return 'a name is missing.';
      case 'long-name':
        return `the name has more than ${NAME_LENGTH} letters.`;
      case 'same-name':
        return `“${got}” is there twice. Give everyone a different name.`;
      case 'hats':
        return got === ''
          ? 'enter the space of the hat.'
          : `“${got}” is no space of the track. Write a number from ${HAT_SPACES.min} to ${HAT_SPACES.max}.`;
      case 'coins':
        return got === '' ? 'enter the coins.' : `“${got}” is no number of coins.`;
      case 'dice':
        return `a player has at most ${DICE_EACH.max} dice, such as g5 or c6.`;
      case 'gems':
        return `storage holds 0 to ${STORAGE.max} gems of each colour. Fill in all four, or none.`;
      case 'points':
        return `“${got}” is no number of points.`;
      case 'choice':
        return 'choose the colour of the gem again.';
      case 'parts':
        return `“${got}” cannot be read. Enter name, hat, coins and dice again.`;
    }
  },
  it: (part, got) => {
    switch (part) {
      case 'no-name':
        return 'manca il nome.';
      case 'long-name':
        return `il nome ha più di ${NAME_LENGTH} lettere.`;
      case 'same-name':
        return `«${got}» compare due volte. Date a ognuno un nome diverso.`;
      case 'hats':
        return got === ''
          ? 'indica lo spazio del cappello.'
          : `«${got}» non è uno spazio del tracciato. Scrivi un numero da ${HAT_SPACES.min} a ${HAT_SPACES.max}.`;
      case 'coins':
        return got === '' ? 'indica le monete.' : `«${got}» non è un numero di monete.`;
      case 'dice':
        return `i dadi di un giocatore sono al massimo ${DICE_EACH.max}, scritti come g5 o c6.`;
      case 'gems':
        return `il deposito tiene da 0 a ${STORAGE.max} gemme per colore. Indicale tutte e quattro, o nessuna.`;
      case 'points':
        return `«${got}» non è un numero di punti.`;
      case 'choice':
        return 'scegli di nuovo il colore della gemma.';
      case 'parts':
        return `«${got}» non si può leggere. Reinserisci nome, cappello, monete e dadi.`;
    }
  },
};

interface FormWords {
  readonly player: (number: number) => string;
  readonly name: string;
  readonly hat: string;
  readonly second: string;
  readonly coins: string;
  readonly dice: string;
  readonly more: string;
  readonly points: string;
  readonly gem: (number: number) => string;
  readonly notChosen: string;
  readonly add: string;
  readonly remove: (name: string) => string;
  readonly clear: string;
  readonly cards: (entered: string | undefined) => string;
  readonly card: (number: number) => string;
  readonly cardCoins: string;
  readonly cardGems: string;
  readonly notEntered: string;
  readonly effect: (effect: CardEffect) => string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: {
    player: (number) => `Player ${number}`,
    name: 'Name',
    hat: 'Hat on',
    second: '2nd hat on',
    coins: 'Coins',
    dice: 'Dice',
    more: 'Gems and points',
    points: 'Points so far',
    gem: (number) => (number === 1 ? 'Gem from the card' : `Gem ${number} from the card`),
    notChosen: 'Not chosen yet',
    add: 'Add a player',
    remove: (name) => `Take away ${name}`,
    clear: 'Clear all but the names',
    cards: (entered) => `Play-order cards: ${entered ?? 'not entered'}`,
    card: (number) => `Card ${number}`,
    cardCoins: 'Coins',
    cardGems: 'Gems',
    notEntered: 'Blank',
    effect: (effect) =>
      effect.gems === 0
        ? signed(effect.coins)
        : `${signed(effect.coins)} and ${counts.en.gems(effect.gems)}`,
  },
  it: {
    player: (number) => `Giocatore ${number}`,
    name: 'Nome',
    hat: 'Cappello',
    second: '2º cappello',
    coins: 'Monete',
    dice: 'Dadi',
    more: 'Gemme e punti',
    points: 'Punti finora',
    gem: (number) => (number === 1 ? 'Gemma della carta' : `Gemma ${number} della carta`),
    notChosen: 'Da scegliere',
    add: 'Aggiungi un giocatore',
    remove: (name) => `Togli ${name}`,
    clear: 'Svuota tutto tranne i nomi',
    cards: (entered) => `Carte ordine di gioco: ${entered ?? 'non inserite'}`,
    card: (number) => `Carta ${number}`,
    cardCoins: 'Monete',
    cardGems: 'Gemme',
    notEntered: 'Vuota',
    effect: (effect) =>
      effect.gems === 0
        ? signed(effect.coins)
        : `${signed(effect.coins)} e ${counts.it.gems(effect.gems)}`,
  },
};

interface StepWords {
  readonly hats: string;
  readonly pay: string;
  readonly sets: string;
  readonly score: string;
  readonly next: string;
  readonly over: string;
  readonly why: (count: number) => string;
  readonly table: string;
  readonly card: string;
  readonly player: string;
  readonly coins: string;
  readonly lost: string;
  readonly choice: string;
  readonly ordinal: (rank: number) => string;
  readonly before: string;
  readonly after: string;
  readonly track: (hats: string) => string;
  readonly moved: (seat: SettledSeat) => string;
  readonly coinsBefore: string;
  readonly effect: (card: number) => string;
  readonly unknown: string;
  readonly overflow: string;
  readonly due: string;
  readonly missing: (missing: number, each: number) => string;
  readonly left: string;
  readonly points: string;
  readonly gems: (gems: string) => string;
  readonly minusPoints: (lost: number) => string;
  readonly offers: (offered: number) => string;
  readonly discards: string;
  readonly trainersBack: string;
  readonly tops: string;
  readonly goOn: (round: number) => string;
}

export const stepWords: Readonly<Record<Lang, StepWords>> = {
  en: {
    hats: '1. Hats, new order and payment',
    pay: 'What each player pays',
    sets: '2. Sets',
    score: '3. Score a card',
    next: '4. Ready for the next round',
    over: '4. No further round',
    why: (count) => `Why (${count})`,
    table: 'By new play-order card',
    card: 'Card',
    player: 'Player',
    coins: 'Coins left',
    lost: 'Points',
    choice: 'Set',
    ordinal: (rank) => ['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`,
    before: 'Before',
    after: 'After',
    track: (hats) => `Performance track: ${hats}`,
    moved: (seat) =>
      seat.returned === undefined
        ? `${seat.name} from ${seat.from} to ${seat.to}`
        : `${seat.name} from ${seat.from} to ${seat.to}, the hat on ${seat.returned} comes back`,
    coinsBefore: 'Coins before',
    effect: (card) => `Card ${card}`,
    unknown: 'not entered',
    overflow: 'Gems beyond storage',
    due: 'Dice due',
    missing: (missing, each) => `Missing: ${missing} × ${points(each)}`,
    left: 'Coins left',
    points: 'Points',
    gems: (gems) => `In storage: ${gems}`,
    minusPoints: (lost) => (lost === 0 ? 'No points lost' : `−${points(lost)}`),
    offers: (offered) => (offered === 1 ? 'takes the last set' : `chooses among ${sets(offered)}`),
    discards: 'and discards one more',
    trainersBack: 'Everyone takes their trainers back from the main tent; locked ones stay.',
    tops: 'The top card of the deck is among them, turned face up.',
    goOn: (round) => `On to round ${round}: keep names and play-order cards`,
  },
  it: {
    hats: '1. Cappelli, nuovo ordine e pagamento',
    pay: 'Che cosa paga ciascuno',
    sets: '2. Set',
    score: '3. Valuta una carta',
    next: '4. Pronti per il round seguente',
    over: '4. Nessun altro round',
    why: (count) => `Perché (${count})`,
    table: 'Per nuova carta ordine di gioco',
    card: 'Carta',
    player: 'Giocatore',
    coins: 'Monete',
    lost: 'Punti',
    choice: 'Set',
    ordinal: (rank) => `${rank}º`,
    before: 'Prima',
    after: 'Dopo',
    track: (hats) => `Tracciato delle esibizioni: ${hats}`,
    moved: (seat) =>
      seat.returned === undefined
        ? `${seat.name} da ${seat.from} a ${seat.to}`
        : `${seat.name} da ${seat.from} a ${seat.to}, il cappello sul ${seat.returned} torna indietro`,
    coinsBefore: 'Monete prima',
    effect: (card) => `Carta ${card}`,
    unknown: 'non inserita',
    overflow: 'Gemme oltre il deposito',
    due: 'Dadi da pagare',
    missing: (missing, each) => `Mancano: ${missing} × ${it.points(each)}`,
    left: 'Monete dopo',
    points: 'Punti',
    gems: (gems) => `Nel deposito: ${gems}`,
    minusPoints: (lost) => (lost === 0 ? 'Nessun punto perso' : `−${it.points(lost)}`),
    offers: (offered) =>
      offered === 1 ? 'prende l’ultimo set' : `sceglie fra ${it.sets(offered)}`,
    discards: 'e ne scarta un altro',
    trainersBack: 'Ognuno riprende i propri istruttori dal tendone; quelli bloccati restano.',
    tops: 'Tra queste c’è la prima carta del mazzo, scoperta.',
    goOn: (round) => `Avanti con il round ${round}: restano nomi e carte ordine`,
  },
};

/** The letters of gems that a card may give, as options. */
export const gemOptions = (lang: Lang): Readonly<Record<string, string>> => ({
  o: hueLabels[lang].orange,
  g: hueLabels[lang].green,
  p: hueLabels[lang].purple,
  c: hueLabels[lang].clear,
});
