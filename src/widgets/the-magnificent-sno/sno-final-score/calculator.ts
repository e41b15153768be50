import {
  CARD_POINTS,
  COLORS,
  EXTRA_CARD_DIVISOR,
  finalFlaw,
  flawedAmount,
  flawedPart,
  isOneLine,
  isRaised,
  POINTS,
  POINTS_EACH,
  SEATS,
  snoFinalScore as question,
  type CardRole,
  type FinalField,
  type FinalRow,
  type FinalValue,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { crossSwitch } from '../shared/camp-labels.ts';
import { diceSwitch, halfPoint, halfSwitch, halves, rounded } from '../shared/halves.ts';
import { counts, hueNames, ordinal } from '../shared/names.ts';
import { readingsSaid } from '../shared/readings.ts';
import { nameFlaws, ofSeat, playersEntered } from '../shared/seat-words.ts';
import { soloTitles, soloTitleSaid } from '../shared/solo-title.ts';
import { cardViolations, points, standingLines, standingWays } from '../shared/standing.ts';

/** Where a card's points go, in the middle of a sentence. */
const roles: Readonly<Record<CardRole, Pair>> = {
  last: { en: 'card of round 3', it: 'carta del round 3' },
  extra: { en: 'extra card', it: 'carta in più' },
  others: { en: 'other card', it: 'altra carta' },
};

interface CardLine {
  readonly name: string;
  readonly role: CardRole;
  readonly amounts: readonly number[];
  readonly points: number;
}

/** What a card counts, after its player and its place, with its points beside it. */
const card =
  (counted: (...amounts: number[]) => Pair) =>
  ({ name, role, amounts, points: scored }: CardLine) => {
    const { en, it } = counted(...amounts);
    return {
      en: `${name}, ${roles[role].en}: ${en}.`,
      it: `${name}, ${roles[role].it}: ${it}.`,
      amount: String(scored),
    };
  };

/** Things at so many points each: `5 large tiles, 3 points each`; of one, the amount beside it says so. */
const times =
  (each: number, things: (count: number) => Pair, isFeminine = true) =>
  (count = 0): Pair =>
    count === 1
      ? things(count)
      : {
          en: `${things(count).en}, ${counts.en.points(each)} each`,
          it: `${things(count).it}, ${counts.it.points(each)} ${isFeminine ? 'ciascuna' : 'ciascuno'}`,
        };

const cardLines = {
  'highest-dice': card((...values) => {
    const dice = (lang: Lang): string =>
      COLORS.flatMap((color, i) =>
        (values[i] ?? 0) > 0 ? [`${hueNames[lang][color]} ${values[i]}`] : [],
      ).join(', ');
    return values.every((value) => value === 0)
      ? { en: 'no colored dice', it: 'nessun dado colorato' }
      : { en: `highest dice ${dice('en')}`, it: `dadi più alti ${dice('it')}` };
  }),
  large: card(
    times(POINTS_EACH.large, (count) => ({
      en: `${counts.en.largeTiles(count)}, white included`,
      it: `${counts.it.largeTiles(count)}, bianche comprese`,
    })),
  ),
  white: card(
    times(POINTS_EACH.white, (count) => ({
      en: counts.en.whiteTiles(count),
      it: counts.it.whiteTiles(count),
    })),
  ),
  cross: card((row = 0, column = 0) => ({
    en: `row of ${row}, column of ${column}`,
    it: `riga di ${row}, colonna di ${column}`,
  })),
  pairs: card(
    times(POINTS_EACH.pairs, (count) => ({
      en: `${count} ${count === 1 ? 'pair' : 'pairs'}`,
      it: `${count} ${count === 1 ? 'coppia' : 'coppie'}`,
    })),
  ),
  'white-posters': card(
    times(
      POINTS_EACH['white-posters'],
      (count) => ({
        en: `${count} completed white ${count === 1 ? 'poster' : 'posters'}`,
        it: `${counts.it.whitePosters(count)} ${count === 1 ? 'completato' : 'completati'}`,
      }),
      false,
    ),
  ),
  'printed-tiles': card(
    times(POINTS_EACH['printed-tiles'], (count) => ({
      en: `${counts.en.tiles(count)} printed on completed posters`,
      it: `${counts.it.tiles(count)} ${count === 1 ? 'stampata' : 'stampate'} sui poster completati`,
    })),
  ),
  coins: card((coins = 0) => ({
    en: `${counts.en.coins(coins)} printed on completed posters`,
    it: `${counts.it.coins(coins)} ${coins === 1 ? 'stampata' : 'stampate'} sui poster completati`,
  })),
  gems: card(
    times(POINTS_EACH.gems, (count) => ({
      en: `${counts.en.gems(count)} discarded`,
      it: `${counts.it.gems(count)} ${count === 1 ? 'scartata' : 'scartate'}`,
    })),
  ),
  tents: card((tents = 0, each = 0) =>
    times(each, (count) => ({ en: counts.en.tents(count), it: counts.it.tents(count) }))(tents),
  ),
  other: card(() => ({ en: 'its points as entered', it: 'i punti inseriti' })),
};

/** What the points of a row are, as far as they are told. */
const totalSaid = ({ name, total }: FinalRow, lang: Lang): string =>
  `${name} ${total === undefined ? '–' : halves(total, lang)}`;

/** Everybody from the most points down; the winner is first. */
export const standing = ({ rows }: FinalValue): readonly FinalRow[] =>
  rows.toSorted(
    (a, b) =>
      (a.place ?? 0) - (b.place ?? 0) || (b.total ?? -Infinity) - (a.total ?? -Infinity) || 0,
  );

const totals = (value: FinalValue, lang: Lang): string =>
  standing(value)
    .map((row) => totalSaid(row, lang))
    .join(', ');

/** The answer: who wins with what, or how it stands so far. */
const outcome = (value: FinalValue): Pair => {
  const { first, winner, waiting, title, isFinal } = value;
  const most = first[0]?.points ?? 0;
  if (!isFinal)
    return { en: `So far: ${totals(value, 'en')}.`, it: `Finora: ${totals(value, 'it')}.` };
  if (title !== undefined) {
    return {
      en: `With ${points(most, 'en')} ${soloTitles[title].en}.`,
      it: `Con ${points(most, 'it')} ${soloTitles[title].it}.`,
    };
  }
  if (waiting.length > 0) {
    const names = first.map(({ name }) => name);
    return {
      en: `${standingWays.names(names, 'en')} tie at ${points(most, 'en')}. Enter the play-order card of ${standingWays.names(waiting, 'en')}.`,
      it: `${standingWays.names(names, 'it')} sono pari a ${points(most, 'it')}. Indica la carta ordine di gioco di ${standingWays.names(waiting, 'it')}.`,
    };
  }
  return first.length === 1
    ? {
        en: `${winner} wins: ${totals(value, 'en')}.`,
        it: `Vince ${winner}: ${totals(value, 'it')}.`,
      }
    : {
        en: `${winner} wins the tie at ${points(most, 'en')}: ${totals(value, 'en')}.`,
        it: `${winner} vince la parità a ${points(most, 'it')}: ${totals(value, 'it')}.`,
      };
};

/** The readings that mattered. */
const readings = ({ rows, readings: { otherCards, half } }: FinalValue): readonly Pair[] => {
  const halved = rows.flatMap(({ extra, others }) => [...extra, ...others]);
  const cards = [...rows.flatMap(({ last }) => last), ...halved];
  const isOdd = halved.some(({ full = 0 }) => full % EXTRA_CARD_DIVISOR !== 0);
  return [
    ...(otherCards === 'base' ? [] : [heldCards[otherCards]]),
    ...(cards.some(isRaised)
      ? [{ en: 'dice with the permanent +1', it: 'dadi con il +1 permanente' }]
      : []),
    ...(cards.some(isOneLine)
      ? [{ en: 'row and column through an empty space', it: 'riga e colonna da uno spazio vuoto' }]
      : []),
    ...(isOdd
      ? [{ en: `half points ${rounded[half].en}`, it: `mezzi punti ${rounded[half].it}` }]
      : []),
  ];
};

const heldCards = {
  half: { en: 'other master cards score half', it: 'le altre carte Maestro valgono la metà' },
  none: { en: 'other master cards score nothing', it: 'le altre carte Maestro non valgono nulla' },
};

/** What is wrong with a part of a seat, as said under its fields. */
const flaws: Readonly<Record<Exclude<FinalField, 'name'> | 'parts', (got: string) => Pair>> = {
  points: (got) => ({
    en: `“${got}” cannot be the points. Write a number from ${withMinus(POINTS.min)} to ${POINTS.max}.`,
    it: `«${got}» non può essere il numero dei punti. Scrivi un numero da ${withMinus(POINTS.min)} a ${POINTS.max}.`,
  }),
  card: (got) => ({
    en: `“${got}” is not a play-order card. Choose one from 1 to ${SEATS.max}.`,
    it: `«${got}» non è una carta ordine di gioco. Scegline una da 1 a ${SEATS.max}.`,
  }),
  base: (got) => ({
    en: `“${got}” cannot be points of the base rulebook. Write a number from ${CARD_POINTS.min} to ${CARD_POINTS.max}.`,
    it: `«${got}» non possono essere punti del regolamento base. Scrivi un numero da ${CARD_POINTS.min} a ${CARD_POINTS.max}.`,
  }),
  last: (got) => wrongCard(got),
  extra: (got) => wrongCard(got),
  others: (got) => wrongCard(got),
  parts: (got) => ({
    en: `“${got}” cannot be read. Enter name, points and cards again.`,
    it: `«${got}» non si può leggere. Reinserisci nome, punti e carte.`,
  }),
};

/** A number that a card cannot have, or a card that cannot be read at all. */
const wrongCard = (got: string): Pair => {
  const flawed = flawedAmount(got);
  return flawed === undefined
    ? {
        en: `“${got}” is no master card. Choose its kind again.`,
        it: `«${got}» non è una carta Maestro. Scegli di nuovo il tipo.`,
      }
    : {
        en: `a master card cannot count “${flawed.got}” here. Write a number from ${flawed.range.min} to ${flawed.range.max}.`,
        it: `qui una carta Maestro non può contare «${flawed.got}». Scrivi un numero da ${flawed.range.min} a ${flawed.range.max}.`,
      };
};

interface Unreadable {
  readonly got: string;
  readonly where?: readonly number[];
}

/** A part of a seat that cannot be read, and its words. */
export const partFlaw = ({
  got,
  where,
}: Unreadable): { readonly field: FinalField; readonly name: string; readonly said: Pair } => {
  const { name, part } = flawedPart(got);
  const field = finalFlaw(where) ?? 'points';
  return { field, name, said: flaws[field === 'name' ? 'parts' : field](part) };
};

const seatOf = ({ where: [seat = 1] = [] }: Unreadable): number => seat;

export const snoFinalScore = calculator(question, {
  name: 'sno-final-score',
  game: 'the-magnificent-sno',
  title: { en: 'Final score', it: 'Punteggio finale' },
  lead: {
    en: 'The end of a whole game on one sheet: track, master cards and base game for every player, and who wins a tie.',
    it: 'La fine di un’intera partita su un foglio: tracciato, carte Maestro e gioco base per ogni giocatore, e chi vince una parità.',
  },
  fields: {
    table: { en: 'Players', it: 'Giocatori' },
    track: {
      en: 'Points on the score track',
      it: 'Punti sul tracciato segnapunti',
    },
    module: { en: 'Master-board module', it: 'Modulo della plancia Maestro' },
    otherCards: {
      en: 'Master cards you still hold at the end',
      it: 'Carte Maestro che hai ancora alla fine',
    },
    half: halfSwitch.label,
    diceValue: diceSwitch.label,
    cross: crossSwitch.label,
  },
  hints: {
    table: {
      en: 'Base game: all that your base rulebook scores at the end; 0 if it is nothing.',
      it: 'Gioco base: tutto ciò che il regolamento base dà alla fine; 0 se non dà nulla.',
    },
  },
  options: {
    track: {
      before: { en: 'Without the card of round 3', it: 'Senza la carta del round 3' },
      after: { en: 'Already with it', it: 'Già con quella carta' },
    },
    module: { no: { en: 'Without', it: 'Senza' }, yes: { en: 'With', it: 'Con' } },
    otherCards: {
      base: { en: 'As the base rulebook says', it: 'Come dice il regolamento base' },
      half: { en: 'Half for each', it: 'La metà per ognuna' },
      none: { en: 'Nothing', it: 'Niente' },
    },
    half: halfSwitch.options,
    diceValue: diceSwitch.options,
    cross: crossSwitch.options,
  },
  ways: { ...standingWays, half: halves, full: halves, halfPoint },
  headline: outcome,
  lines: {
    ...standingLines,
    ...cardLines,
    title: soloTitleSaid,
    'cards-decide': {
      en: 'The play-order card from the end of round 3 decides: enter that of {names}.',
      it: 'Decide la carta ordine di gioco della fine del round 3: indica quella di {names}.',
    },
    'shared-place': ({ names, place }) => ({
      en: `${standingWays.names(names, 'en')} share ${ordinal(place).en} place: the cards decide only who wins.`,
      it: `${standingWays.names(names, 'it')} sono pari al ${ordinal(place).it} posto: le carte decidono solo chi vince.`,
    }),
    raised: {
      en: '{name}: the dice count with the permanent +1, by the reading you chose.',
      it: '{name}: i dadi contano con il +1 permanente, secondo l’interpretazione scelta.',
    },
    'empty-center': {
      en: '{name}: the chosen space is an empty one, which the reading you chose allows.',
      it: '{name}: lo spazio scelto è vuoto, e l’interpretazione scelta lo permette.',
    },
    half: {
      en: '{name}: the extra card gives half of {full point|points}.',
      it: '{name}: la carta in più dà la metà di {full punto|punti}.',
      amount: '{half}',
    },
    'other-half': {
      en: '{name}: by the reading you chose, another card gives half of {full point|points}.',
      it: '{name}: secondo l’interpretazione scelta, un’altra carta dà la metà di {full punto|punti}.',
      amount: '{half}',
    },
    rounding: {
      en: '{name}: {full} ÷ 2 leaves half a point. By the reading you chose, it {reading:halfPoint}.',
      it: '{name}: {full} ÷ 2 lascia mezzo punto. Secondo l’interpretazione scelta, {reading:halfPoint}.',
    },
    base: ({ name, points: added }) => ({
      en: `${name}: what the base rulebook adds.`,
      it: `${name}: ciò che aggiunge il regolamento base.`,
      amount: String(added),
    }),
    'other-cards': ({ reading }) => ({
      ...{
        base: {
          en: 'Master cards you still hold score as your base rulebook says; enter it with the base game.',
          it: 'Le carte Maestro che hai ancora valgono ciò che dice il regolamento base; mettilo nel gioco base.',
        },
        half: {
          en: 'By the reading you chose, each master card you still hold scores half.',
          it: 'Secondo l’interpretazione scelta, ogni carta Maestro che hai ancora vale la metà.',
        },
        none: {
          en: 'By the reading you chose, the master cards you still hold score nothing.',
          it: 'Secondo l’interpretazione scelta, le carte Maestro che hai ancora non valgono nulla.',
        },
      }[reading],
      aside: true,
    }),
    'points-missing': {
      en: 'Still missing: the points on the score track of {names}.',
      it: 'Mancano ancora i punti sul tracciato segnapunti di {names}.',
    },
    'last-missing': {
      en: 'Still missing: the master card of round 3 of {names}.',
      it: 'Manca ancora la carta Maestro del round 3 di {names}.',
    },
    'extra-missing': {
      en: 'Still missing: what the extra master cards of {names} count.',
      it: 'Manca ancora che cosa contano le carte Maestro in più di {names}.',
    },
    'others-missing': {
      en: 'Still missing: the 4 master cards still held by {names}.',
      it: 'Mancano ancora le 4 carte Maestro che restano a {names}.',
    },
    'base-missing': {
      en: 'Still missing: what the base rulebook adds for {names}; enter 0 if it is nothing.',
      it: 'Manca ancora ciò che il regolamento base aggiunge a {names}; scrivi 0 se non aggiunge nulla.',
    },
  },
  violations: {
    ...cardViolations,
    'no-module': {
      en: 'Extra master cards come from master tiles, and you play without the module. Remove those of {names}, or choose the module.',
      it: 'Le carte Maestro in più vengono dalle tessere Maestro, e giocate senza il modulo. Togli quelle di {names}, o scegli il modulo.',
    },
    'card-alone': {
      en: 'Alone you use no play-order cards. Remove card {card}.',
      it: 'In solitario non si usano carte ordine di gioco. Togli la carta {card}.',
    },
    'white-tiles': {
      en: 'The players have {entered} white tiles here, but the box holds only {all}.',
      it: 'Qui i giocatori hanno {entered} tessere bianche, ma nella scatola sono solo {all}.',
    },
    'white-posters-left': {
      en: 'The players have completed {entered} white posters here, but the box holds only {all}.',
      it: 'Qui i giocatori hanno completato {entered} poster bianchi, ma nella scatola sono solo {all}.',
    },
    'white-are-large': {
      en: '{name} has {white} white tiles on one card and {large} large tiles on another, but white tiles are large ones too. Enter at least {white}.',
      it: '{name} ha {white} tessere bianche su una carta e {large} grandi su un’altra, ma anche le bianche sono grandi. Indicane almeno {white}.',
    },
    'gems-twice': {
      en: '{name} discards {gems} gems here, but storage holds at most {all}.',
      it: 'Qui {name} scarta {gems} gemme, ma il deposito ne tiene al massimo {all}.',
    },
    'die-raised': {
      en: '{name}: a die shows at most {most}, and {value} is entered. Correct it, or choose that the permanent +1 counts.',
      it: '{name}: un dado mostra al massimo {most}, e qui c’è {value}. Correggilo, o scegli che il +1 permanente conta.',
    },
    'one-line': {
      en: '{name}: a covered space counts in its row and in its column, so neither can be 0. Correct it, or choose that empty spaces may be chosen.',
      it: '{name}: uno spazio coperto conta nella sua riga e nella sua colonna, quindi nessuna delle due può essere 0. Correggi, o scegli che valgono anche gli spazi vuoti.',
    },
  },
  problems: {
    'no-name': (problem) => ofSeat(seatOf(problem), '', nameFlaws['no-name']()),
    'long-name': (problem) => ofSeat(seatOf(problem), '', nameFlaws['long-name']()),
    'same-name': (problem) => ofSeat(seatOf(problem), '', nameFlaws['same-name'](problem.got)),
    parts: (problem) => ofSeat(seatOf(problem), '', flaws.parts(problem.got)),
    part: (problem) => {
      const { name, said } = partFlaw(problem);
      return ofSeat(seatOf(problem), name, said);
    },
  },
  problem: playersEntered,
  sentence: (value) => {
    const read = readingsSaid(readings(value));
    const said = outcome(value);
    const start = value.isFinal
      ? { en: 'Final score', it: 'Punteggio finale' }
      : { en: 'End of the game', it: 'Fine della partita' };
    return {
      en: `${start.en}. ${said.en}${read.en}`,
      it: `${start.it}. ${said.it}${read.it}`,
    };
  },
});

export const labels = {
  points: { en: 'On the track', it: 'Sul tracciato' },
  order: { en: 'Order card', it: 'Carta ordine' },
  base: { en: 'Base game', it: 'Gioco base' },
  last: { en: 'Master card of round 3', it: 'Carta Maestro del round 3' },
  extra: (number: number): Pair => ({
    en: `Extra master card ${number}`,
    it: `Carta Maestro in più ${number}`,
  }),
  others: (number: number): Pair => ({
    en: `Master card still held ${number}`,
    it: `Carta Maestro rimasta ${number}`,
  }),
  addExtra: { en: 'Add an extra master card', it: 'Aggiungi una carta Maestro in più' },
  none: { en: 'Not entered', it: 'Non inserita' },
  other: { en: 'Another kind: its points', it: 'Un altro tipo: i suoi punti' },
  amounts: {
    'highest-dice': [
      { en: 'Orange', it: 'Arancione' },
      { en: 'Green', it: 'Verde' },
      { en: 'Purple', it: 'Viola' },
    ],
    large: [{ en: 'With white', it: 'Con bianche' }],
    white: [{ en: 'White tiles', it: 'Bianche' }],
    cross: [
      { en: 'Row', it: 'Riga' },
      { en: 'Column', it: 'Colonna' },
    ],
    pairs: [{ en: 'Pairs', it: 'Coppie' }],
    'white-posters': [{ en: 'Posters', it: 'Poster' }],
    'printed-tiles': [{ en: 'Tiles', it: 'Tessere' }],
    coins: [{ en: 'Coins', it: 'Monete' }],
    gems: [{ en: 'Gems', it: 'Gemme' }],
    tents: [
      { en: 'Tents', it: 'Tende' },
      { en: 'Points each', it: 'Punti l’una' },
    ],
    other: [{ en: 'Points', it: 'Punti' }],
  },
  columns: {
    player: { en: 'Player', it: 'Giocatore' },
    track: { en: 'Track', it: 'Trac\u00adciato' },
    last: { en: 'Round 3', it: 'Round 3' },
    extra: { en: 'Extra', it: 'In più' },
    others: { en: 'Others', it: 'Altre' },
    base: { en: 'Base', it: 'Base' },
    total: { en: 'Total', it: 'Totale' },
  },
  sheet: { en: 'Points by player', it: 'Punti per giocatore' },
  why: (name: string): Pair => ({ en: `Why: ${name}`, it: `Perché: ${name}` }),
  card: (number: number): Pair => ({ en: `Card ${number}`, it: `Carta ${number}` }),
};
