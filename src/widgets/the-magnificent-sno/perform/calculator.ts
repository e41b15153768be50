import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  gemCount,
  perform as question,
  spaceTyped,
  type Performing,
  type PerformValue,
  type SpaceName,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { onlyHeld } from '../shared/amounts.ts';
import { counts, gemsSaid, ordinal } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';
import { readingsSaid } from '../shared/readings.ts';

interface Gain {
  readonly points: number;
  readonly coins: number;
}

const NO_GAIN: Pair = { en: 'neither points nor coins', it: 'né punti né monete' };

/** `6 points and 3 coins`, without what is none of. */
const gained = ({ points, coins }: Gain, lang: Lang): string =>
  listed(lang, [
    ...(points > 0 ? [counts[lang].points(points)] : []),
    ...(coins > 0 ? [counts[lang].coins(coins)] : []),
  ]) || NO_GAIN[lang];

/** Gains after their Italian verb, which is denied if there are none. */
const givesIt = (gain: Gain, verb: string): string =>
  `${gain.points + gain.coins === 0 ? `non ${verb}` : verb} ${gained(gain, 'it')}`;

type Read = Readonly<
  Record<'power' | 'second' | 'hats' | 'ownSpace' | 'ownHat' | 'waivedTent', string>
>;

/** How one's own space is read, where it is in reach and its hat may leave it. */
const ownRead = (
  { track, hat, performs }: PerformValue,
  { power, second, ownSpace, ownHat }: Read,
): readonly Pair[] => {
  const reach = wholeIn(power) ?? 0;
  const isInReach = track.some(
    ({ hat: there, space, value }) => there === 'own' && space >= hat.space && value <= reach,
  );
  const isFive = performs === 'only';
  const isOpen = isFive ? second !== 'yes' : performs !== 'front';
  const isFree = isFive ? ownSpace === 'second' : ownHat === 'free';
  const own = {
    en: `the space of your own hat is ${isFree ? 'free' : 'occupied'}`,
    it: `lo spazio del tuo cappello è ${isFree ? 'libero' : 'occupato'}`,
  };
  return isInReach && isOpen ? [own] : [];
};

/** Which hat is said to perform, or that a third performance is allowed. */
const hatRead = ({ performs, from }: PerformValue, { second, hats }: Read): readonly Pair[] => {
  if (second === 'later') {
    return [
      {
        en: 'you may perform more than twice in a round',
        it: 'in un round puoi esibirti più di due volte',
      },
    ];
  }
  if (performs === 'only' || (performs === 'track' && from === undefined)) return [];
  return [
    hats === 'track'
      ? {
          en: 'the hat on the track performs first',
          it: 'si esibisce per primo il cappello sul tracciato',
        }
      : {
          en: 'the hat in front of you performs first',
          it: 'si esibisce per primo il cappello davanti a te',
        },
  ];
};

/** The readings that mattered, for a sentence that stands alone. */
const readSaid = (value: PerformValue, draft: Read): Pair => {
  const { hat, highest, rows } = value;
  return readingsSaid([
    ...hatRead(value, draft),
    ...ownRead(value, draft),
    ...(hat.space < highest.space
      ? [
          {
            en: 'you may take a lower space',
            it: 'puoi scegliere uno spazio più basso',
          },
        ]
      : []),
    ...(rows.some(({ waived }) => waived)
      ? [
          {
            en: `a tent whose requirements are waived gives ${draft.waivedTent === 'pays' ? 'its points and coins' : 'nothing'}`,
            it: `una tenda senza le sue richieste ${draft.waivedTent === 'pays' ? 'dà punti e monete' : 'non dà nulla'}`,
          },
        ]
      : []),
  ]);
};

/** The gems that something costs, after what it gives. */
const forGems = (gems: number): Pair =>
  gems > 0
    ? { en: `, for ${counts.en.gems(gems)}`, it: `, per ${counts.it.gems(gems)}` }
    : { en: '', it: '' };

/** A space by the value printed on it, and which of several from the bottom: `value 4 (2nd)`. */
const on = ({ value, nth }: SpaceName): Pair => ({
  en: `value ${value}${nth === undefined ? '' : ` (${ordinal(nth).en})`}`,
  it: `valore ${value}${nth === undefined ? '' : ` (${ordinal(nth).it})`}`,
});

/** On which spaces: `on value 4 and value 8`, `sul valore 4 e sul valore 8`. */
const onEach = (lang: Lang, spaces: readonly SpaceName[]): string =>
  ({
    en: `on ${listed(
      'en',
      spaces.map((space) => on(space).en),
    )}`,
    it: listed(
      'it',
      spaces.map((space) => `sul ${on(space).it}`),
    ),
  })[lang];

const hatMoves = ({ from, hat, performs }: PerformValue): Pair => {
  const to = on(hat);
  if (hat.hat === 'own') {
    return { en: `Your hat stays on ${to.en}.`, it: `Il tuo cappello resta sul ${to.it}.` };
  }
  if (from !== undefined) {
    return {
      en: `Your hat moves from ${on(from).en} to ${to.en}.`,
      it: `Il tuo cappello va dal ${on(from).it} al ${to.it}.`,
    };
  }
  const mover = movers[performs];
  return { en: `${mover.en} to ${to.en}.`, it: `${mover.it} sul ${to.it}.` };
};

const YOURS: Pair = { en: 'Your hat goes', it: 'Il tuo cappello va' };

/** The hat that goes to a space, where it is not told from which. */
const movers = {
  only: YOURS,
  track: YOURS,
  front: { en: 'The hat in front of you goes', it: 'Il cappello davanti a te va' },
  either: { en: 'One of your hats moves', it: 'Uno dei tuoi cappelli va' },
} as const satisfies Readonly<Record<Performing, Pair>>;

/** Which of two hats performs, by the reading: at the first performance, and at the one after it. */
const whichHat = {
  track: {
    first: {
      en: 'By the reading you chose, the hat on the track performs first.',
      it: 'Secondo l’interpretazione scelta, si esibisce per primo il cappello sul tracciato.',
    },
    then: {
      en: 'By the reading you chose, the hat on the track performed first; now the one in front of you joins it.',
      it: 'Secondo l’interpretazione scelta, per primo si è esibito il cappello sul tracciato; ora lo raggiunge quello davanti a te.',
    },
  },
  front: {
    first: {
      en: 'By the reading you chose, the hat in front of you performs first and joins the one on the track.',
      it: 'Secondo l’interpretazione scelta, si esibisce per primo il cappello davanti a te, che raggiunge quello sul tracciato.',
    },
    then: {
      en: 'By the reading you chose, the hat in front of you performed first. Both are on the track now, so one of them moves.',
      it: 'Secondo l’interpretazione scelta, per primo si è esibito il cappello davanti a te. Ora sono entrambi sul tracciato, e uno dei due si sposta.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Pair>>>>;

const headline = (value: PerformValue): Pair => {
  const { en, it } = hatMoves(value);
  const posters = value.rows.length;
  if (posters === 0) return { en, it };
  const isOne = posters === 1;
  const { gems, gemsAfter: left } = value;
  const rest = {
    en:
      left === undefined
        ? ''
        : `; ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left`,
    it:
      left === undefined
        ? ''
        : `; ${left === 0 ? 'non ne restano' : left === 1 ? 'ne resta 1' : `ne restano ${left}`}`,
  };
  const cost = {
    en: gems > 0 ? ` and ${isOne ? 'costs' : 'cost'} ${counts.en.gems(gems)}${rest.en}` : '',
    it: gems > 0 ? ` e ${isOne ? 'costa' : 'costano'} ${counts.it.gems(gems)}${rest.it}` : '',
  };
  return {
    en: `${en} ${counts.en.posters(posters)} ${isOne ? 'gives' : 'give'} ${gained(value, 'en')}${cost.en}.`,
    it: `${it} ${counts.it.posters(posters)} ${givesIt(value, isOne ? 'dà' : 'danno')}${cost.it}.`,
  };
};

const notChecked = { en: 'If blank: not checked.', it: 'Se vuoto: non si controlla.' };

/** What to write where nothing is. */
const missing: Readonly<Record<string, Pair>> = {
  track: {
    en: 'Enter the values on your board, lowest first, such as 4,6,8.',
    it: 'Scrivi i valori del tabellone, dal più basso, come 4,6,8.',
  },
  own: {
    en: 'Enter the value of the space your hat is on: a second performance moves it.',
    it: 'Scrivi il valore dello spazio su cui sta il tuo cappello: la seconda esibizione lo sposta.',
  },
};

export const perform = calculator(question, {
  name: 'perform',
  game: 'the-magnificent-sno',
  title: { en: 'Perform', it: 'Esibirsi' },
  lead: {
    en: 'Which space of the performance track your hat takes, and what the posters you complete give.',
    it: 'Quale spazio del tracciato delle esibizioni prende il tuo cappello e che cosa danno i poster che completi.',
  },
  fields: {
    players: { en: 'Players', it: 'Giocatori' },
    track: { en: 'Values of the track, from the bottom', it: 'Valori del tracciato, dal basso' },
    occupied: {
      en: 'Values of the spaces with other hats',
      it: 'Valori degli spazi con altri cappelli',
    },
    own: {
      en: 'Value of the space with your hat',
      it: 'Valore dello spazio con il tuo cappello',
    },
    power: { en: 'Your power', it: 'La tua potenza' },
    second: {
      en: 'Your performance this round',
      it: 'La tua esibizione in questo round',
    },
    hat: { en: 'Value of the space you want', it: 'Valore dello spazio che vuoi' },
    posters: { en: 'Posters the space allows', it: 'Poster ammessi dallo spazio' },
    completed: { en: 'Posters you complete', it: 'Poster che completi' },
    gems: { en: 'Gems you have', it: 'Gemme che hai' },
    held: { en: 'Gems you have, by color', it: 'Gemme che hai, per colore' },
    noTent: {
      en: 'Trainers on the tile “Perform without a tent”',
      it: 'Istruttori sulla tessera «Esibisciti senza tenda»',
    },
    waivedTent: {
      en: 'A tent whose requirements a trainer waives',
      it: 'Una tenda di cui un istruttore annulla le richieste',
    },
    lower: {
      en: 'A lower space than your power reaches',
      it: 'Uno spazio più basso del possibile',
    },
    hats: {
      en: 'With 2 to 4 players, the hat that performs first',
      it: 'Da 2 a 4 giocatori, il cappello che si esibisce per primo',
    },
    third: {
      en: 'More than two performances in a round',
      it: 'Più di due esibizioni in un round',
    },
    ownSpace: {
      en: 'With 5 players, your own hat’s space is occupied',
      it: 'In 5, lo spazio del tuo cappello è occupato',
    },
    ownHat: {
      en: 'With 2 to 4 players, the space of your own hat',
      it: 'Da 2 a 4 giocatori, lo spazio del tuo cappello',
    },
    posterGems: {
      en: 'Colored gems that posters and tents ask for',
      it: 'Gemme colorate chieste da poster e tende',
    },
  },
  hints: {
    track: {
      en: 'Read them off your board and write them like 4,6,8. They are remembered on this device.',
      it: 'Leggili sul tabellone e scrivili come 4,6,8. Restano su questo dispositivo.',
    },
    occupied: {
      en: 'If several spaces have the same value, 4.2 is the second one from the bottom.',
      it: 'Se più spazi hanno lo stesso valore, 4.2 è il secondo dal basso.',
    },
    own: {
      en: 'If both your hats are on the track, write both values.',
      it: 'Se hai entrambi i cappelli sul tracciato, scrivi tutti e due i valori.',
    },
    hat: { en: 'If blank: the highest.', it: 'Se vuoto: il più alto.' },
    posters: notChecked,
    gems: notChecked,
    held: {
      en: 'If blank: not checked. To check the colors too, write the gem cost of posters and tents with letters (o, g, p, c for clear): gg is 2 green.',
      it: 'Se vuoto: non si controlla. Per controllare anche i colori, scrivi il costo in gemme di poster e tende con le lettere (o arancione, g verde, p viola, c trasparente): gg sono 2 verdi.',
    },
  },
  options: {
    second: {
      no: { en: 'First', it: 'Prima' },
      yes: { en: 'Second', it: 'Seconda' },
      later: { en: 'Third or later', it: 'Terza o successiva' },
    },
    hats: {
      track: { en: 'The hat on the track', it: 'Il cappello sul tracciato' },
      front: { en: 'The hat in front of you', it: 'Il cappello davanti a te' },
    },
    third: {
      allowed: { en: 'Allowed', it: 'Ammesse' },
      no: { en: 'Not allowed', it: 'Non ammesse' },
    },
    waivedTent: {
      pays: { en: 'Gives points and coins', it: 'Dà punti e monete' },
      nothing: { en: 'Gives nothing', it: 'Non dà nulla' },
    },
    lower: {
      allowed: { en: 'Allowed', it: 'Ammesso' },
      highest: { en: 'Not allowed: always the highest', it: 'Non ammesso: sempre il più alto' },
    },
    ownSpace: {
      always: { en: 'At every performance', it: 'A ogni esibizione' },
      second: { en: 'At the second one only', it: 'Solo alla seconda' },
    },
    ownHat: {
      occupied: { en: 'Occupied for you too', it: 'Occupato anche per te' },
      free: { en: 'Free for you', it: 'Libero per te' },
    },
    posterGems: {
      'clear-too': { en: 'Clear ones pay too', it: 'Pagano anche le trasparenti' },
      'as-shown': { en: 'Only in the color shown', it: 'Solo del colore indicato' },
    },
  },
  headline,
  lines: {
    'one-hat': {
      en: 'With 5 players you have only {hats hat|hats}.',
      it: 'In 5 giocatori hai solo {hats cappello|cappelli}.',
      aside: true,
    },
    'own-space-taken': ({ space, clause }) =>
      clause === 'sno.five.own-space'
        ? {
            en: `Your hat is on ${on(space).en}: that space counts as occupied for you too.`,
            it: `Il tuo cappello è sul ${on(space).it}: lo spazio vale come occupato anche per te.`,
          }
        : {
            en: `Your hat is on ${on(space).en}. By the reading you chose, that space is occupied for you at every performance.`,
            it: `Il tuo cappello è sul ${on(space).it}. Secondo l’interpretazione scelta, per te quello spazio è occupato a ogni esibizione.`,
          },
    'own-space-free': ({ space }) => ({
      en: `Your hat is on ${on(space).en}. By the reading you chose, that space is occupied for you at the second performance only.`,
      it: `Il tuo cappello è sul ${on(space).it}. Secondo l’interpretazione scelta, per te quello spazio è occupato solo alla seconda esibizione.`,
    }),
    'own-hat': ({ spaces, reading }) => {
      const isOne = spaces.length === 1;
      const isFree = reading === 'free';
      const at = { en: onEach('en', spaces), it: onEach('it', spaces) };
      const state = {
        en: isFree ? 'free' : 'occupied',
        it: isFree ? (isOne ? 'libero' : 'liberi') : isOne ? 'occupato' : 'occupati',
      };
      return {
        en: `Your ${isOne ? 'hat is' : 'hats are'} ${at.en}. By the reading you chose, ${isOne ? 'that space is' : 'those spaces are'} ${state.en} for you.`,
        it: `${isOne ? 'Il tuo cappello è' : 'I tuoi cappelli sono'} ${at.it}. Secondo l’interpretazione scelta, per te ${isOne ? 'quello spazio è' : 'quegli spazi sono'} ${state.it}.`,
      };
    },
    'own-hat-stays': ({ spaces }) => ({
      en: `Your other hat is ${onEach('en', spaces)} and stays there.`,
      it: `L’altro tuo cappello è ${onEach('it', spaces)} e lì resta.`,
    }),
    'own-untold': {
      en: 'You did not enter the space of your own hat. By the reading you chose, it is occupied for you too.',
      it: 'Non hai indicato lo spazio del tuo cappello. Secondo l’interpretazione scelta, è occupato anche per te.',
      aside: true,
    },
    skipped: ({ spaces }) =>
      spaces.length === 1
        ? {
            en: `Another hat is ${onEach('en', spaces)}.`,
            it: `C’è un altro cappello ${onEach('it', spaces)}.`,
          }
        : {
            en: `Other hats are ${onEach('en', spaces)}.`,
            it: `Ci sono altri cappelli ${onEach('it', spaces)}.`,
          },
    hat: ({ space, power, stays }) => ({
      en: `The space of ${on(space).en} is ${stays ? '' : 'vacant and '}within your power of ${power}.`,
      it: `Lo spazio di ${on(space).it} è ${stays ? '' : 'libero ed '}entro la tua potenza di ${power}.`,
    }),
    'hat-moves': ({ down }) => ({
      en: `With 5 players a second performance moves your hat${down ? ', even down the track' : ''}.`,
      it: `In 5 giocatori la seconda esibizione sposta il tuo cappello${down ? ', anche in giù' : ''}.`,
    }),
    'lower-space': ({ highest }) => ({
      en: `Your power reaches ${on(highest).en}. By the reading you chose, you may take a lower space.`,
      it: `La tua potenza arriva al ${on(highest).it}. Secondo l’interpretazione scelta, puoi scegliere uno spazio più basso.`,
    }),
    'which-hat': ({ performs, reading }) =>
      whichHat[reading][performs === reading ? 'first' : 'then'],
    third: ({ performs }) =>
      performs === 'either'
        ? {
            en: 'Both your hats are on the track. By the reading you chose, you may perform again and move one of them.',
            it: 'Entrambi i tuoi cappelli sono sul tracciato. Secondo l’interpretazione scelta, puoi esibirti ancora e spostarne uno.',
          }
        : {
            en: 'By the reading you chose, you may perform more than twice in a round, and your hat moves each time.',
            it: 'Secondo l’interpretazione scelta, in un round puoi esibirti più di due volte, e ogni volta il cappello si sposta.',
          },
    'posters-allowed': ({ completed, most }) => ({
      en: `The space allows ${most === 0 ? 'no posters' : `up to ${counts.en.posters(most)}`}; you complete ${completed === 0 ? 'none' : completed}.`,
      it: `Lo spazio ${most === 0 ? 'non ammette poster' : `ammette fino a ${counts.it.posters(most)}`}; ${completed === 0 ? 'non ne completi' : `ne completi ${completed}`}.`,
    }),
    poster: (line) => ({
      en: `Poster ${line.row}: ${gained(line, 'en')}${forGems(line.gems).en}.`,
      it: `Il poster ${line.row}: ${gained(line, 'it')}${forGems(line.gems).it}.`,
    }),
    tent: (line) => ({
      en: `The tent below poster ${line.row}: ${gained(line, 'en')}.`,
      it: `La tenda sotto il poster ${line.row}: ${gained(line, 'it')}.`,
    }),
    'tent-gems': {
      en: 'That tent also costs {gems gem|gems}.',
      it: 'Quella tenda costa anche {gems gemma|gemme}.',
    },
    'without-tent': {
      en: 'Poster {row} has no tent below it, which a trainer on the trainer tile allows.',
      it: 'Sotto il poster {row} non c’è una tenda: lo permette un istruttore sulla tessera Istruttore.',
    },
    'waived-tent': (line) => ({
      en: `A trainer waives the requirements of the tent below poster ${line.row}. By the reading you chose, that tent gives ${line.reading === 'pays' ? gained(line, 'en') : 'nothing'}.`,
      it: `Un istruttore annulla le richieste della tenda sotto il poster ${line.row}. Secondo l’interpretazione scelta, quella tenda ${line.reading === 'pays' ? givesIt(line, 'dà') : 'non dà nulla'}.`,
    }),
    'gems-paid': ({ paid, left }) => ({
      en: `You discard ${gemsSaid('en', paid)} and keep ${gemsSaid('en', left)}.`,
      it: `Scarti ${gemsSaid('it', paid)} e ${gemCount(left) === 0 ? 'non te ne restano' : `ti ${gemCount(left) === 1 ? 'resta' : 'restano'} ${gemsSaid('it', left)}`}.`,
    }),
    'clear-pays': {
      en: 'By the reading you chose, {replaced clear gem pays for a colored one|clear gems pay for colored ones} you lack.',
      it: 'Secondo l’interpretazione scelta, {replaced gemma trasparente paga per una colorata|gemme trasparenti pagano per quelle colorate} che ti {replaced?manca|mancano}.',
    },
    'colors-not-told': {
      en: 'Only the number of gems is checked. Enter their colors to see whether clear gems must pay for colored ones.',
      it: 'Si controlla solo il numero delle gemme. Indica i colori per sapere se gemme trasparenti devono pagare per quelle colorate.',
    },
  },
  violations: {
    'second-hat': {
      en: 'You have {hats} hats on the track here, but with 5 players you have only {allowed}.',
      it: 'Qui hai {hats} cappelli sul tracciato, ma in 5 giocatori ne hai solo {allowed}.',
    },
    'hats-on-track': ({ own, there, second }) => {
      const here = {
        en: `You entered ${own === 1 ? '1 hat' : `${own} hats`} of yours on the track.`,
        it: `Hai indicato ${own === 1 ? '1 tuo cappello' : `${own} tuoi cappelli`} sul tracciato.`,
      };
      return {
        en: `${here.en} ${second === 'no' ? 'Before your first performance of the round only 1 is there; the other is in front of you.' : `Before your ${second === 'yes' ? 'second performance, by the reading you chose,' : 'third performance'} ${there === 1 ? 'only 1 is' : 'both are'} there.`}`,
        it: `${here.it} ${second === 'no' ? 'Prima della tua prima esibizione del round ce n’è solo 1; l’altro è davanti a te.' : `Prima della ${second === 'yes' ? 'seconda esibizione, secondo l’interpretazione scelta,' : 'terza esibizione'} ${there === 1 ? 'ce n’è solo 1' : 'ci sono entrambi'}.`}`,
      };
    },
    'no-third': {
      en: 'By the reading you chose, you may perform only twice in a round.',
      it: 'Secondo l’interpretazione scelta, in un round puoi esibirti solo due volte.',
    },
    'no-space': {
      en: 'You cannot perform: no vacant space is within your power of {power}.',
      it: 'Non puoi esibirti: nessuno spazio libero è entro la tua potenza di {power}.',
    },
    'too-high': ({ space, power }) => ({
      en: `The space of ${on(space).en} is above your power of ${power}.`,
      it: `Lo spazio di ${on(space).it} supera la tua potenza di ${power}.`,
    }),
    occupied: ({ space }) => ({
      en: `There is already a hat on ${on(space).en}.`,
      it: `C’è già un cappello sul ${on(space).it}.`,
    }),
    'own-hat-there': ({ space }) => ({
      en: `Your own hat is on ${on(space).en}. By the reading you chose, that space is occupied for you too.`,
      it: `Il tuo cappello è sul ${on(space).it}. Secondo l’interpretazione scelta, lo spazio è occupato anche per te.`,
    }),
    'too-many-hats': ({ others, most, players, each }) => ({
      en: `There are ${others} other hats on the track here, but with ${players} players, ${counts.en.hats(each)} each, there are at most ${most}.`,
      it: `Qui sul tracciato ci sono ${others} altri cappelli, ma in ${players} giocatori, con ${counts.it.hats(each)} a testa, sono al massimo ${most}.`,
    }),
    'own-space': ({ space, clause }) => {
      const isOpen = clause === 'sno.five.other-performances';
      return {
        en: `Your own hat is on ${on(space).en}. With 5 players that space is occupied for you too${isOpen ? ', by the reading you chose at every performance' : ''}.`,
        it: `Il tuo cappello è sul ${on(space).it}. In 5 giocatori lo spazio è occupato anche per te${isOpen ? ', secondo l’interpretazione scelta a ogni esibizione' : ''}.`,
      };
    },
    'not-highest': ({ highest }) => ({
      en: `Your power reaches ${on(highest).en}. By the reading you chose, you may not take a lower space.`,
      it: `La tua potenza arriva al ${on(highest).it}. Secondo l’interpretazione scelta, non puoi scegliere uno spazio più basso.`,
    }),
    'too-many-tents': {
      en: 'Here {tents} posters have a tent below them, but a board has room for only {all} tents, the printed one included.',
      it: 'Qui {tents} poster hanno una tenda sotto, ma su una plancia stanno solo {all} tende, compresa quella prestampata.',
    },
    'too-many-posters': ({ completed, most }) => ({
      en: `You complete ${counts.en.posters(completed)}, but the space allows ${most === 0 ? 'none' : `only ${most}`}.`,
      it: `Completi ${counts.it.posters(completed)}, ma lo spazio ${most === 0 ? 'non ne ammette' : `ne ammette solo ${most}`}.`,
    }),
    'no-tent': ({ without, trainers }) => ({
      en: `${counts.en.posters(without)} without a tent, or without meeting its requirements, ${without === 1 ? 'needs' : 'need'} ${counts.en.trainers(without)} on the trainer tile, but ${onlyHeld(trainers).en}.`,
      it: `Per ${counts.it.posters(without)} senza tenda, o senza le sue richieste, ${without === 1 ? 'serve' : 'servono'} ${counts.it.trainers(without)} sulla tessera Istruttore, ma ${onlyHeld(trainers).it}.`,
    }),
    'gems-for-posters': ({ needed, held }) => ({
      en: `The posters cost ${counts.en.gems(needed)}, but ${onlyHeld(held).en}.`,
      it: `I poster costano ${counts.it.gems(needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'gems-for-tents': ({ needed, held }) => ({
      en: `Posters and tents together cost ${counts.en.gems(needed)}, but ${onlyHeld(held).en}.`,
      it: `Poster e tende insieme costano ${counts.it.gems(needed)}, ma ${onlyHeld(held).it}.`,
    }),
    'gems-lacking': ({ asked, lacking, held }) => ({
      en: `Posters and tents cost ${gemsSaid('en', asked)}. You have ${gemsSaid('en', held)}, so you lack ${gemsSaid('en', lacking)}.`,
      it: `Poster e tende costano ${gemsSaid('it', asked)}. Hai ${gemsSaid('it', held)}: ${gemCount(lacking) === 1 ? 'manca' : 'mancano'} ${gemsSaid('it', lacking)}.`,
    }),
    'no-clear': ({ asked, held }) => ({
      en: `Posters and tents cost ${gemsSaid('en', asked)}. You have ${gemsSaid('en', held)}, and by the reading you chose clear gems do not pay for colored ones.`,
      it: `Poster e tende costano ${gemsSaid('it', asked)}. Hai ${gemsSaid('it', held)} e, secondo l’interpretazione scelta, le gemme trasparenti non pagano per quelle colorate.`,
    }),
  },
  problems: {
    'not-ascending': {
      en: 'Write the values from the bottom up: none may be lower than the one before, as in 4,6,8.',
      it: 'Scrivi i valori dal basso in alto: nessuno può essere più basso del precedente, come in 4,6,8.',
    },
    'not-on-track': ({ got }) => ({
      en: `The track has no space of ${on(spaceTyped(got)).en}.`,
      it: `Sul tracciato non c’è uno spazio di ${on(spaceTyped(got)).it}.`,
    }),
    taken: ({ got }) => ({
      en: `There is already a hat on ${on(spaceTyped(got)).en}.`,
      it: `C’è già un cappello sul ${on(spaceTyped(got)).it}.`,
    }),
    'gems-differ': {
      en: 'The gems by color do not add up to {got}. Clear one of the two fields.',
      it: 'La somma delle gemme per colore non è {got}. Svuota uno dei due campi.',
    },
    ...amountProblems,
    'not-a-poster': ({ where: [row = 1] = [] }) => ({
      en: `Poster ${row}: enter points, coins and gems of the poster and of its tent, as numbers from 0 to 30; gems may be letters (gg is 2 green).`,
      it: `Poster ${row}: indica punti, monete e gemme del poster e della tenda, con numeri da 0 a 30; per le gemme vanno bene anche lettere (gg sono 2 verdi).`,
    }),
  },
  problem: ({ code, field }) => (code === 'missing' ? own(missing, field) : undefined),
  sentence: (value, draft) => {
    const others = value.track.filter(({ hat }) => hat === 'other');
    const power = draft.power.trim();
    const { en, it } = headline(value);
    const read = readSaid(value, draft);
    const told = {
      en: others.map((space) => on(space).en).join(', ') || 'none entered',
      it: others.map((space) => on(space).it).join(', ') || 'nessuno indicato',
    };
    return {
      en: `Performing with ${draft.players} players and power ${power}; other hats on the performance track: ${told.en}. ${en}${read.en}`,
      it: `Esibizione in ${draft.players} giocatori con potenza ${power}; altri cappelli sul tracciato delle esibizioni: ${told.it}. ${it}${read.it}`,
    };
  },
});

/** Words for the drawn track and for the rows of posters. */
export const labels = {
  space: on,
  tools: {
    other: { en: 'Another hat', it: 'Un altro cappello' },
    own: { en: 'Your hat', it: 'Il tuo cappello' },
    wanted: { en: 'Space you want', it: 'Lo spazio che vuoi' },
  },
  states: {
    target: { en: 'your hat goes here', it: 'qui va il tuo cappello' },
    far: { en: 'above your power', it: 'oltre la tua potenza' },
  },
  asNumbers: { en: 'Enter hats as numbers', it: 'Inserisci i cappelli come numeri' },
  rows: {
    en: {
      add: 'Add a poster',
      row: (number: number) => `Poster ${number}`,
      remove: (number: number) => `Remove poster ${number}`,
    },
    it: {
      add: 'Aggiungi un poster',
      row: (number: number) => `Poster ${number}`,
      remove: (number: number) => `Togli il poster ${number}`,
    },
  },
  tent: { en: 'Tent below it', it: 'Tenda sotto' },
  tents: {
    met: { en: 'Its requirements met', it: 'Richieste soddisfatte' },
    waived: { en: 'Its requirements waived', it: 'Richieste evitate' },
    none: { en: 'No tent', it: 'Nessuna tenda' },
  },
  choose: { en: 'Tent', it: 'Tenda' },
  parts: {
    en: ['Points', 'Coins', 'Gem cost'],
    it: ['Punti', 'Monete', 'Costo gemme'],
  },
};
