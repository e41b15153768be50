import { own } from '#engine/core/own.ts';
import {
  gemCount,
  perform as question,
  spaceTyped,
  type PerformValue,
  type SpaceName,
} from '#engine/the-magnificent-sno/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { counts, gemsSaid, ordinal } from '../shared/names.ts';
import { amountProblems } from '../shared/problems.ts';

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

const hatMoves = ({ from, hat }: PerformValue): Pair => {
  const to = on(hat);
  if (hat.hat === 'own') {
    return { en: `Your hat stays on ${to.en}.`, it: `Il tuo cappello resta sul ${to.it}.` };
  }
  return from === undefined
    ? {
        en: `Your hat takes the space of ${to.en}.`,
        it: `Il tuo cappello va sullo spazio di ${to.it}.`,
      }
    : {
        en: `Your hat moves from ${on(from).en} to ${to.en}.`,
        it: `Il tuo cappello va dal ${on(from).it} al ${to.it}.`,
      };
};

const headline = (value: PerformValue): Pair => {
  const { en, it } = hatMoves(value);
  const posters = value.rows.length;
  if (posters === 0) return { en, it };
  const isOne = posters === 1;
  const cost = {
    en: value.gems > 0 ? ` and ${isOne ? 'costs' : 'cost'} ${counts.en.gems(value.gems)}` : '',
    it: value.gems > 0 ? ` e ${isOne ? 'costa' : 'costano'} ${counts.it.gems(value.gems)}` : '',
  };
  return {
    en: `${en} ${counts.en.posters(posters)} ${isOne ? 'gives' : 'give'} ${gained(value, 'en')}${cost.en}.`,
    it: `${it} ${counts.it.posters(posters)} ${givesIt(value, isOne ? 'dà' : 'danno')}${cost.it}.`,
  };
};

const notChecked = { en: 'Blank: not checked.', it: 'Vuoto: non si controlla.' };

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
      en: 'Your second performance this round?',
      it: 'È la tua seconda esibizione del round?',
    },
    hat: { en: 'Value of the space you want', it: 'Valore dello spazio che vuoi' },
    posters: { en: 'Posters the space allows', it: 'Poster ammessi dallo spazio' },
    completed: { en: 'Posters you complete', it: 'Poster che completi' },
    gems: { en: 'Gems you have', it: 'Gemme che hai' },
    held: { en: 'Gems you have, by color', it: 'Gemme che hai, per colore' },
    noTent: {
      en: 'Trainers on the tile that spares tents',
      it: 'Istruttori sulla tessera che evita le tende',
    },
    waivedTent: {
      en: 'A tent whose demands a trainer waives',
      it: 'Una tenda le cui richieste evita un istruttore',
    },
    lower: {
      en: 'A lower space than your power reaches',
      it: 'Uno spazio più basso del possibile',
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
      en: 'Read them off your board, as 4,6,8: our source lost the picture. They are remembered on this device.',
      it: 'Leggili sul tabellone, come 4,6,8: la nostra fonte ha perso la figura. Restano su questo dispositivo.',
    },
    occupied: {
      en: 'Where several spaces have one value, 4.2 is the second of them from the bottom.',
      it: 'Se più spazi hanno lo stesso valore, 4.2 è il secondo di questi dal basso.',
    },
    own: {
      en: 'With 5 players its space counts as occupied for you too.',
      it: 'In 5 giocatori il suo spazio vale come occupato anche per te.',
    },
    hat: { en: 'Blank: the highest.', it: 'Vuoto: il più alto.' },
    posters: notChecked,
    gems: notChecked,
    held: {
      en: 'Blank: not checked. Write the gem cost of posters and tents with letters (o, g, p, c for clear) and the colors are checked too: gg is 2 green.',
      it: 'Vuoto: non si controlla. Scrivi il costo in gemme di poster e tende con le lettere (o arancione, g verde, p viola, c trasparente) e si controllano anche i colori: gg sono 2 verdi.',
    },
  },
  options: {
    second: yesNo,
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
      en: 'With 5 players you have {hats hat|hats} only.',
      it: 'In 5 giocatori hai solo {hats cappello|cappelli}.',
    },
    'own-space-taken': ({ space, clause }) =>
      clause === 'sno.five.own-space'
        ? {
            en: `Your hat is on ${on(space).en}: that space counts as occupied for you too.`,
            it: `Il tuo cappello è sul ${on(space).it}: lo spazio vale come occupato anche per te.`,
          }
        : {
            en: `Your hat is on ${on(space).en}. Open question: by the reading chosen here, that space is occupied at every performance.`,
            it: `Il tuo cappello è sul ${on(space).it}. Domanda aperta: secondo l’interpretazione scelta qui, quello spazio è occupato a ogni esibizione.`,
          },
    'own-space-free': ({ space }) => ({
      en: `Your hat is on ${on(space).en}. Open question: by the reading chosen here, that space is occupied at the second performance only.`,
      it: `Il tuo cappello è sul ${on(space).it}. Domanda aperta: secondo l’interpretazione scelta qui, quello spazio è occupato solo alla seconda esibizione.`,
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
        en: `Your ${isOne ? 'hat is' : 'hats are'} ${at.en}. Open question: by the reading chosen here, ${isOne ? 'that space is' : 'those spaces are'} ${state.en} for you.`,
        it: `${isOne ? 'Il tuo cappello è' : 'I tuoi cappelli sono'} ${at.it}. Domanda aperta: secondo l’interpretazione scelta qui, per te ${isOne ? 'quello spazio è' : 'quegli spazi sono'} ${state.it}.`,
      };
    },
    skipped: ({ spaces }) =>
      spaces.length === 1
        ? {
            en: `Another hat is ${onEach('en', spaces)}.`,
            it: `Un altro cappello è ${onEach('it', spaces)}.`,
          }
        : {
            en: `Other hats are ${onEach('en', spaces)}.`,
            it: `Altri cappelli sono ${onEach('it', spaces)}.`,
          },
    hat: ({ space, power }) => ({
      en: `A vacant space within your power of ${power}.`,
      it: `Uno spazio libero entro la tua potenza di ${power}.`,
      amount: on(space),
    }),
    'hat-moves': ({ from, to, down }) => ({
      en: `Your second performance moves your hat${down ? ', down the track if need be' : ''}.`,
      it: `La seconda esibizione sposta il tuo cappello${down ? ', anche in giù' : ''}.`,
      amount: { en: `${on(from).en} → ${on(to).en}`, it: `${on(from).it} → ${on(to).it}` },
    }),
    'lower-space': ({ highest }) => ({
      en: `Your power reaches ${on(highest).en}. Open question: by the reading chosen here, you may take a lower space.`,
      it: `La tua potenza arriva al ${on(highest).it}. Domanda aperta: secondo l’interpretazione scelta qui, puoi scegliere uno spazio più basso.`,
    }),
    'two-hats': ({ second }) => ({
      en: `With 2 to 4 players it is open which hat performs; we suggest ${second ? 'the second one for the second performance' : 'the one on the track for the first performance'}.`,
      it: `Da 2 a 4 giocatori è una domanda aperta quale cappello si esibisce: per la ${second ? 'seconda esibizione suggeriamo il secondo' : 'prima esibizione suggeriamo quello sul tracciato'}.`,
    }),
    'posters-allowed': {
      en: 'Posters completed, and posters the space allows.',
      it: 'Poster completati e poster ammessi dallo spazio.',
      amount: '{completed} / {most}',
    },
    poster: (line) => ({
      en: `Poster ${line.row}: ${gained(line, 'en')}${forGems(line.gems).en}.`,
      it: `Il poster ${line.row}: ${gained(line, 'it')}${forGems(line.gems).it}.`,
    }),
    tent: (line) => ({
      en: `The tent below poster ${line.row}: ${gained(line, 'en')}.`,
      it: `La tenda sotto il poster ${line.row}: ${gained(line, 'it')}.`,
    }),
    'tent-gems': {
      en: 'That tent also asks for {gems gem|gems}.',
      it: 'Quella tenda chiede anche {gems gemma|gemme}.',
      amount: { en: '−{gems gem|gems}', it: '−{gems gemma|gemme}' },
    },
    'without-tent': {
      en: 'Poster {row} has no tent: a trainer on the trainer tile makes up for it.',
      it: 'Il poster {row} è senza tenda: rimedia un istruttore sulla tessera.',
    },
    'waived-tent': (line) => ({
      en: `A trainer waives what the tent below poster ${line.row} asks; by the reading chosen here it ${line.reading === 'pays' ? `still pays ${gained(line, 'en')}` : 'pays nothing'}.`,
      it: `Un istruttore evita ciò che chiede la tenda sotto il poster ${line.row}; secondo l’interpretazione scelta qui ${line.reading === 'pays' ? givesIt(line, 'dà') : 'non dà nulla'}.`,
    }),
    total: (line) => {
      const { gems, gemsAfter: left } = line;
      return {
        en: `Together: ${gained(line, 'en')}${forGems(gems).en}.${left === undefined ? '' : ` Gems left: ${left}.`}`,
        it: `Insieme: ${gained(line, 'it')}${forGems(gems).it}.${left === undefined ? '' : ` Gemme rimaste: ${left}.`}`,
      };
    },
    'gems-paid': ({ paid, left }) => ({
      en: `You discard ${gemsSaid('en', paid)} and keep ${gemsSaid('en', left)}.`,
      it: `Scarti ${gemsSaid('it', paid)} e ${gemCount(left) === 0 ? 'non te ne resta nessuna' : `ti restano ${gemsSaid('it', left)}`}.`,
    }),
    'clear-pays': {
      en: 'Open question: by the reading chosen here, {replaced clear gem pays|clear gems pay} for colored ones that you lack.',
      it: 'Domanda aperta: secondo l’interpretazione scelta qui, {replaced gemma trasparente paga|gemme trasparenti pagano} per quelle colorate che ti mancano.',
    },
    'colors-not-told': {
      en: 'Only the number of gems is checked here. Enter their colors to see whether clear gems would have to pay, which is an open question.',
      it: 'Qui si controlla solo il numero delle gemme. Indica i colori per sapere se dovrebbero pagare gemme trasparenti, che è una domanda aperta.',
    },
  },
  violations: {
    'second-hat': {
      en: 'You have {hats} hats on the track; with 5 players it is {allowed}.',
      it: 'Hai {hats} cappelli sul tracciato; in 5 giocatori è solo {allowed}.',
    },
    'no-space': {
      en: 'No vacant space is within your power of {power}.',
      it: 'Nessuno spazio libero è entro la tua potenza di {power}.',
    },
    'too-high': ({ space, power }) => ({
      en: `The space of ${on(space).en} is above your power of ${power}.`,
      it: `Lo spazio di ${on(space).it} supera la tua potenza di ${power}.`,
    }),
    occupied: ({ space }) => ({
      en: `There is a hat on ${on(space).en} already.`,
      it: `C’è già un cappello sul ${on(space).it}.`,
    }),
    'own-hat-there': ({ space }) => ({
      en: `Your own hat is on ${on(space).en}: by the reading chosen here, that space is occupied for you too.`,
      it: `Il tuo cappello è sul ${on(space).it}: secondo l’interpretazione scelta qui, lo spazio è occupato anche per te.`,
    }),
    'too-many-hats': ({ others, most, players, each }) => ({
      en: `${others} other hats are on the track; with ${players} players, ${counts.en.hats(each)} each, there are at most ${most}.`,
      it: `Sul tracciato ci sono ${others} altri cappelli; in ${players} giocatori, con ${counts.it.hats(each)} a testa, sono al massimo ${most}.`,
    }),
    'own-space': ({ space, clause }) => {
      const isOpen = clause === 'sno.five.other-performances';
      return {
        en: `Your own hat is on ${on(space).en}: with 5 players that space is occupied for you too${isOpen ? ', by the reading chosen here at every performance' : ''}.`,
        it: `Il tuo cappello è sul ${on(space).it}: in 5 giocatori lo spazio è occupato anche per te${isOpen ? ', secondo l’interpretazione scelta qui a ogni esibizione' : ''}.`,
      };
    },
    'not-highest': ({ highest }) => ({
      en: `Your power reaches ${on(highest).en}: by the reading chosen here, you may not take a lower space.`,
      it: `La tua potenza arriva al ${on(highest).it}: secondo l’interpretazione scelta qui, non puoi scegliere uno spazio più basso.`,
    }),
    'too-many-tents': {
      en: '{tents} posters would have a tent below them; a board has room for {all} tents, the printed one included.',
      it: '{tents} poster avrebbero una tenda sotto; su una plancia stanno {all} tende, compresa quella prestampata.',
    },
    'too-many-posters': {
      en: '{completed poster|posters}, but the space allows {most}.',
      it: '{completed poster|poster}, ma lo spazio ne ammette {most}.',
    },
    'no-tent': {
      en: '{without poster|posters} without a tent, or without what it asks, {without?takes|take} {without trainer|trainers} on the trainer tile; you have {trainers}.',
      it: 'Per {without poster|poster} senza tenda, o senza ciò che chiede, {without?serve|servono} {without istruttore|istruttori} sulla tessera; ne hai {trainers}.',
    },
    'gems-for-posters': {
      en: 'The posters ask for {needed gem|gems}; you have {held}.',
      it: 'I poster chiedono {needed gemma|gemme}; ne hai {held}.',
    },
    'gems-for-tents': {
      en: 'Posters and tents together ask for {needed gem|gems}; you have {held}.',
      it: 'Poster e tende insieme chiedono {needed gemma|gemme}; ne hai {held}.',
    },
    'gems-lacking': ({ asked, lacking, held }) => ({
      en: `Posters and tents ask for ${gemsSaid('en', asked)}, and you have ${gemsSaid('en', held)}: you lack ${gemsSaid('en', lacking)}.`,
      it: `Poster e tende chiedono ${gemsSaid('it', asked)} e tu hai ${gemsSaid('it', held)}: ${gemCount(lacking) === 1 ? 'manca' : 'mancano'} ${gemsSaid('it', lacking)}.`,
    }),
    'no-clear': ({ replaced, asked, held }) => ({
      en: `Posters and tents ask for ${gemsSaid('en', asked)}, and you have ${gemsSaid('en', held)}: by the reading chosen here, ${replaced === 1 ? 'no clear gem pays' : 'clear gems do not pay'} for a colored one.`,
      it: `Poster e tende chiedono ${gemsSaid('it', asked)} e tu hai ${gemsSaid('it', held)}: secondo l’interpretazione scelta qui, le gemme trasparenti non pagano per quelle colorate.`,
    }),
  },
  problems: {
    'not-ascending': {
      en: 'From the bottom up the values must not fall.',
      it: 'Dal basso in alto i valori non devono diminuire.',
    },
    'not-on-track': ({ got }) => ({
      en: `The track has no space of ${on(spaceTyped(got)).en}.`,
      it: `Sul tracciato non c’è uno spazio di ${on(spaceTyped(got)).it}.`,
    }),
    taken: ({ got }) => ({
      en: `There is a hat on ${on(spaceTyped(got)).en} already.`,
      it: `C’è già un cappello sul ${on(spaceTyped(got)).it}.`,
    }),
    'gems-differ': {
      en: 'The gems by color make another number than {got}. Clear one of the two fields.',
      it: 'Le gemme per colore fanno un numero diverso da {got}. Svuota uno dei due campi.',
    },
    ...amountProblems,
    'not-a-poster': ({ where: [row = 1] = [] }) => ({
      en: `Poster ${row}: give points, coins and gems for the poster and its tent: numbers from 0 to 30, or letters for gems (gg is 2 green).`,
      it: `Poster ${row}: servono punti, monete e gemme del poster e della tenda: numeri da 0 a 30, o lettere per le gemme (gg sono 2 verdi).`,
    }),
  },
  problem: ({ code, field }) => (code === 'missing' ? own(missing, field) : undefined),
  sentence: (value, draft) => {
    const others = value.track.filter(({ hat }) => hat === 'other');
    const power = draft.power.trim();
    const { en, it } = headline(value);
    return {
      en: `Power ${power}${others.length === 0 ? '' : `, other hats ${onEach('en', others)}`}. ${en}`,
      it: `Potenza ${power}${others.length === 0 ? '' : `, altri cappelli ${onEach('it', others)}`}. ${it}`,
    };
  },
});

/** Words for the drawn track and for the rows of posters. */
export const labels = {
  space: on,
  track: { en: 'Performance track', it: 'Tracciato delle esibizioni' },
  tap: { en: 'Tap the track to set', it: 'Tocca il tracciato per mettere' },
  tools: {
    other: { en: 'Another hat', it: 'Un altro cappello' },
    own: { en: 'Your hat', it: 'Il tuo cappello' },
    wanted: { en: 'Space you want', it: 'Lo spazio che vuoi' },
  },
  states: {
    other: { en: 'another hat', it: 'un altro cappello' },
    own: { en: 'your hat', it: 'il tuo cappello' },
    free: { en: 'free', it: 'libero' },
    target: { en: 'your hat goes here', it: 'qui va il tuo cappello' },
    far: { en: 'above your power', it: 'oltre la tua potenza' },
  },
  low: { en: 'lowest', it: 'il più basso' },
  high: { en: 'highest', it: 'il più alto' },
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
