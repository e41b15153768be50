import { itemsIn } from '#engine/core/fields.ts';
import type { FieldProblem } from '#engine/core/fields.ts';
import type {
  PerformLine,
  PerformValue,
  PerformViolation,
  RawPerform,
} from '#engine/the-magnificent-sno/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { counts } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawPerform, PerformValue, PerformLine, PerformViolation>;

const { points, coins, gems, posters, trainers, hats } = counts.en;
const it = counts.it;

/** `6 points and 3 coins`, without what is none of; nothing at all is `nothing`. */
const gainEn = (reward: { readonly points: number; readonly coins: number }): string =>
  listed('en', [
    ...(reward.points > 0 ? [points(reward.points)] : []),
    ...(reward.coins > 0 ? [coins(reward.coins)] : []),
  ]) || 'neither points nor coins';

const gainIt = (reward: { readonly points: number; readonly coins: number }): string =>
  listed('it', [
    ...(reward.points > 0 ? [it.points(reward.points)] : []),
    ...(reward.coins > 0 ? [it.coins(reward.coins)] : []),
  ]) || 'né punti né monete';

const hatEn = ({ from, hat }: PerformValue): string => {
  if (from === undefined) return `Your hat takes space ${hat.value}.`;
  return from === hat.value
    ? `Your hat stays on ${from}.`
    : `Your hat moves from ${from} to ${hat.value}.`;
};

const headlineEn = (value: PerformValue): string => {
  const hat = hatEn(value);
  if (value.rows.length === 0) return hat;
  const isOne = value.rows.length === 1;
  const cost = value.gems > 0 ? ` and ${isOne ? 'costs' : 'cost'} ${gems(value.gems)}` : '';
  return `${hat} ${posters(value.rows.length)} ${isOne ? 'gives' : 'give'} ${gainEn(value)}${cost}.`;
};

/** Gains after their verb, which is denied if there are none. */
const rende = (reward: { readonly points: number; readonly coins: number }, verb: string): string =>
  `${reward.points + reward.coins === 0 ? `non ${verb}` : verb} ${gainIt(reward)}`;

/** Numbers that begin with a vowel: `sull’8`. */
const isElided = (value: number): boolean =>
  [1, 8, 11].includes(value) || (value >= 80 && value < 90);

const articled =
  (preposition: string) =>
  (value: number): string =>
    isElided(value) ? `${preposition}l’${value}` : `${preposition} ${value}`;

const al = articled('al');
const dal = articled('dal');
const sul = articled('sul');

const hatIt = ({ from, hat }: PerformValue): string => {
  if (from === undefined) return `Il tuo cappello va sullo spazio ${hat.value}.`;
  return from === hat.value
    ? `Il tuo cappello resta ${sul(from)}.`
    : `Il tuo cappello va ${dal(from)} ${al(hat.value)}.`;
};

const headlineIt = (value: PerformValue): string => {
  const hat = hatIt(value);
  if (value.rows.length === 0) return hat;
  const isOne = value.rows.length === 1;
  const cost = value.gems > 0 ? ` e ${isOne ? 'costa' : 'costano'} ${it.gems(value.gems)}` : '';
  return `${hat} ${it.posters(value.rows.length)} ${rende(value, isOne ? 'dà' : 'danno')}${cost}.`;
};

/** Typed values, evenly spaced: `10, 12`. */
const tidy = (text: string): string => itemsIn(text).join(', ');

const EN: Words = {
  title: 'Perform',
  lead: 'Which space of the performance track your hat takes, and what the posters you complete give.',
  fields: {
    players: 'Players',
    track: 'Values of the track, from the bottom',
    occupied: 'Spaces with other hats',
    own: 'Space with your hat',
    power: 'Your power',
    second: 'Your second performance this round?',
    hat: 'Space you want',
    posters: 'Posters the space allows',
    completed: 'Posters you complete',
    gems: 'Gems you have',
    noTent: 'Trainers on the tile that spares tents',
    waivedTent: 'A tent whose demands a trainer waives',
    lower: 'A lower space than your power reaches',
    ownSpace: 'With 5 players, your own hat’s space is occupied',
  },
  hints: {
    track:
      'Read them off your board, as 4,6,8: our source lost the picture. They are remembered on this device.',
    own: 'With 5 players its space counts as occupied for you too.',
    hat: 'Blank: the highest.',
    posters: 'Blank: not checked.',
    gems: 'Blank: not checked.',
  },
  options: {
    second: yesNo.en,
    waivedTent: { pays: 'Gives points and coins', nothing: 'Gives nothing' },
    lower: { allowed: 'Allowed', highest: 'Not allowed: always the highest' },
    ownSpace: { always: 'At every performance', second: 'At the second one only' },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'one-hat':
        return [`With 5 players you have ${hats(line.hats)} only.`];
      case 'own-space-taken':
        return [
          line.clause === 'sno.five.own-space'
            ? `Your hat is on ${line.space}: that space counts as occupied for you too.`
            : `Your hat is on ${line.space}. Open question: by the reading chosen here, that space is occupied at every performance.`,
        ];
      case 'own-space-free':
        return [
          `Your hat is on ${line.space}. Open question: by the reading chosen here, that space is occupied at the second performance only.`,
        ];
      case 'skipped':
        return [
          line.spaces.length === 1
            ? `Another hat is on ${line.spaces.join()}.`
            : `Other hats are on ${listed('en', line.spaces.map(String))}.`,
        ];
      case 'hat':
        return [`A vacant space within your power of ${line.power}.`, `${line.space}`];
      case 'hat-moves':
        return [
          line.down
            ? 'Your second performance moves your hat, down the track if need be.'
            : 'Your second performance moves your hat.',
          `${line.from} → ${line.to}`,
        ];
      case 'lower-space':
        return [
          `Your power reaches ${line.highest}. Open question: by the reading chosen here, you may take a lower space.`,
        ];
      case 'two-hats':
        return [
          line.second
            ? 'With 2 to 4 players it is open which hat performs; we suggest the second one for the second performance.'
            : 'With 2 to 4 players it is open which hat performs; we suggest the one on the track for the first performance.',
        ];
      case 'posters-allowed':
        return [
          'Posters completed, and posters the space allows.',
          `${line.completed} / ${line.most}`,
        ];
      case 'poster':
        return [
          `Poster ${line.row}: ${gainEn(line)}${line.gems > 0 ? `, for ${gems(line.gems)}` : ''}.`,
        ];
      case 'tent':
        return [`The tent below poster ${line.row}: ${gainEn(line)}.`];
      case 'tent-gems':
        return [`That tent also asks for ${gems(line.gems)}.`, `−${gems(line.gems)}`];
      case 'without-tent':
        return [`Poster ${line.row} has no tent: a trainer on the trainer tile makes up for it.`];
      case 'waived-tent':
        return [
          line.reading === 'pays'
            ? `A trainer waives what the tent below poster ${line.row} asks; by the reading chosen here it still pays ${gainEn(line)}.`
            : `A trainer waives what the tent below poster ${line.row} asks; by the reading chosen here it pays nothing.`,
        ];
      case 'total':
        return [
          `Together: ${gainEn(line)}${line.gems > 0 ? `, for ${gems(line.gems)}` : ''}.${line.gemsAfter === undefined ? '' : ` Gems left: ${line.gemsAfter}.`}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'second-hat':
        return `You have ${violation.hats} hats on the track; with 5 players it is ${violation.allowed}.`;
      case 'no-space':
        return `No vacant space is within your power of ${violation.power}.`;
      case 'too-high':
        return `Space ${violation.space} is above your power of ${violation.power}.`;
      case 'occupied':
        return `There is a hat on ${violation.space} already.`;
      case 'own-space':
        return `Your own hat is on ${violation.space}: with 5 players that space is occupied for you too${violation.clause === 'sno.five.own-space' ? '' : ', by the reading chosen here at every performance'}.`;
      case 'not-highest':
        return `Your power reaches ${violation.highest}: by the reading chosen here, you may not take a lower space.`;
      case 'too-many-posters':
        return `${posters(violation.completed)}, but the space allows ${violation.most}.`;
      case 'no-tent':
        return `${posters(violation.without)} without a tent, or without what it asks, ${violation.without === 1 ? 'takes' : 'take'} ${trainers(violation.without)} on the trainer tile; you have ${violation.trainers}.`;
      case 'gems-for-posters':
        return `The posters ask for ${gems(violation.needed)}; you have ${violation.held}.`;
      case 'gems-for-tents':
        return `Posters and tents together ask for ${gems(violation.needed)}; you have ${violation.held}.`;
    }
  },
  problem: (problem: FieldProblem) => {
    if (problem.code === 'missing' && problem.field === 'track') {
      return 'Enter the values on your board, lowest first, such as 4,6,8.';
    }
    if (problem.code === 'missing' && problem.field === 'own') {
      return 'Enter the value of the space your hat is on: a second performance moves it.';
    }
    if (problem.code !== 'not-readable') return undefined;
    switch (problem.reason) {
      case 'not-ascending':
        return 'From the bottom up the values must not fall.';
      case 'not-on-track':
        return `The track has no space of value ${problem.got}.`;
      case 'taken':
        return `There is a hat on ${problem.got} already.`;
      case 'not-a-poster':
        return `Poster ${problem.where?.[0] ?? 1}: give points, coins and gems for the poster and its tent, numbers from 0 to 30.`;
      case undefined:
      default:
        return undefined;
    }
  },
  sentence: (draft, value) => {
    const others = tidy(draft.occupied);
    const before = [
      `Power ${draft.power.trim()}`,
      ...(others === '' ? [] : [`other hats on ${others}`]),
    ];
    return `${before.join(', ')}. ${headlineEn(value)}`;
  },
};

const IT: Words = {
  title: 'Esibirsi',
  lead: 'Quale spazio del tracciato delle esibizioni prende il tuo cappello e che cosa danno i poster che completi.',
  fields: {
    players: 'Giocatori',
    track: 'Valori del tracciato, dal basso',
    occupied: 'Spazi con altri cappelli',
    own: 'Spazio con il tuo cappello',
    power: 'La tua potenza',
    second: 'È la tua seconda esibizione del round?',
    hat: 'Spazio che vuoi',
    posters: 'Poster ammessi dallo spazio',
    completed: 'Poster che completi',
    gems: 'Gemme che hai',
    noTent: 'Istruttori sulla tessera che evita le tende',
    waivedTent: 'Una tenda le cui richieste evita un istruttore',
    lower: 'Uno spazio più basso del possibile',
    ownSpace: 'In 5, lo spazio del tuo cappello è occupato',
  },
  hints: {
    track:
      'Leggili sul tabellone, come 4,6,8: la nostra fonte ha perso la figura. Restano su questo dispositivo.',
    own: 'In 5 giocatori il suo spazio vale come occupato anche per te.',
    hat: 'Vuoto: il più alto.',
    posters: 'Vuoto: non si controlla.',
    gems: 'Vuoto: non si controlla.',
  },
  options: {
    second: yesNo.it,
    waivedTent: { pays: 'Dà punti e monete', nothing: 'Non dà nulla' },
    lower: { allowed: 'Ammesso', highest: 'Non ammesso: sempre il più alto' },
    ownSpace: { always: 'A ogni esibizione', second: 'Solo alla seconda' },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'one-hat':
        return [`In 5 giocatori hai solo ${it.hats(line.hats)}.`];
      case 'own-space-taken':
        return [
          line.clause === 'sno.five.own-space'
            ? `Il tuo cappello è ${sul(line.space)}: lo spazio vale come occupato anche per te.`
            : `Il tuo cappello è ${sul(line.space)}. Domanda aperta: secondo l’interpretazione scelta qui, quello spazio è occupato a ogni esibizione.`,
        ];
      case 'own-space-free':
        return [
          `Il tuo cappello è ${sul(line.space)}. Domanda aperta: secondo l’interpretazione scelta qui, quello spazio è occupato solo alla seconda esibizione.`,
        ];
      case 'skipped':
        return [
          line.spaces.length === 1
            ? `Un altro cappello è ${sul(line.spaces[0] ?? 0)}.`
            : `Altri cappelli sono su ${listed('it', line.spaces.map(String))}.`,
        ];
      case 'hat':
        return [`Uno spazio libero entro la tua potenza di ${line.power}.`, `${line.space}`];
      case 'hat-moves':
        return [
          line.down
            ? 'La seconda esibizione sposta il tuo cappello, anche in giù.'
            : 'La seconda esibizione sposta il tuo cappello.',
          `${line.from} → ${line.to}`,
        ];
      case 'lower-space':
        return [
          `La tua potenza arriva ${al(line.highest)}. Domanda aperta: secondo l’interpretazione scelta qui, puoi scegliere uno spazio più basso.`,
        ];
      case 'two-hats':
        return [
          line.second
            ? 'Da 2 a 4 giocatori è una domanda aperta quale cappello si esibisce: per la seconda esibizione suggeriamo il secondo.'
            : 'Da 2 a 4 giocatori è una domanda aperta quale cappello si esibisce: per la prima esibizione suggeriamo quello sul tracciato.',
        ];
      case 'posters-allowed':
        return [
          'Poster completati e poster ammessi dallo spazio.',
          `${line.completed} / ${line.most}`,
        ];
      case 'poster':
        return [
          `Il poster ${line.row}: ${gainIt(line)}${line.gems > 0 ? `, per ${it.gems(line.gems)}` : ''}.`,
        ];
      case 'tent':
        return [`La tenda sotto il poster ${line.row}: ${gainIt(line)}.`];
      case 'tent-gems':
        return [`Quella tenda chiede anche ${it.gems(line.gems)}.`, `−${it.gems(line.gems)}`];
      case 'without-tent':
        return [`Il poster ${line.row} è senza tenda: rimedia un istruttore sulla tessera.`];
      case 'waived-tent':
        return [
          line.reading === 'pays'
            ? `Un istruttore evita ciò che chiede la tenda sotto il poster ${line.row}; secondo l’interpretazione scelta qui ${rende(line, 'dà')}.`
            : `Un istruttore evita ciò che chiede la tenda sotto il poster ${line.row}; secondo l’interpretazione scelta qui non dà nulla.`,
        ];
      case 'total':
        return [
          `Insieme: ${gainIt(line)}${line.gems > 0 ? `, per ${it.gems(line.gems)}` : ''}.${line.gemsAfter === undefined ? '' : ` Gemme rimaste: ${line.gemsAfter}.`}`,
        ];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'second-hat':
        return `Hai ${violation.hats} cappelli sul tracciato; in 5 giocatori è solo ${violation.allowed}.`;
      case 'no-space':
        return `Nessuno spazio libero è entro la tua potenza di ${violation.power}.`;
      case 'too-high':
        return `Lo spazio ${violation.space} supera la tua potenza di ${violation.power}.`;
      case 'occupied':
        return `C’è già un cappello ${sul(violation.space)}.`;
      case 'own-space':
        return `Il tuo cappello è ${sul(violation.space)}: in 5 giocatori lo spazio è occupato anche per te${violation.clause === 'sno.five.own-space' ? '' : ', secondo l’interpretazione scelta qui a ogni esibizione'}.`;
      case 'not-highest':
        return `La tua potenza arriva ${al(violation.highest)}: secondo l’interpretazione scelta qui, non puoi scegliere uno spazio più basso.`;
      case 'too-many-posters':
        return `${it.posters(violation.completed)}, ma lo spazio ne ammette ${violation.most}.`;
      case 'no-tent':
        return `Per ${it.posters(violation.without)} senza tenda, o senza ciò che chiede, ${violation.without === 1 ? 'serve' : 'servono'} ${it.trainers(violation.without)} sulla tessera; ne hai ${violation.trainers}.`;
      case 'gems-for-posters':
        return `I poster chiedono ${it.gems(violation.needed)}; ne hai ${violation.held}.`;
      case 'gems-for-tents':
        return `Poster e tende insieme chiedono ${it.gems(violation.needed)}; ne hai ${violation.held}.`;
    }
  },
  problem: (problem: FieldProblem) => {
    if (problem.code === 'missing' && problem.field === 'track') {
      return 'Scrivi i valori del tabellone, dal più basso, come 4,6,8.';
    }
    if (problem.code === 'missing' && problem.field === 'own') {
      return 'Scrivi il valore dello spazio su cui sta il tuo cappello: la seconda esibizione lo sposta.';
    }
    if (problem.code !== 'not-readable') return undefined;
    switch (problem.reason) {
      case 'not-ascending':
        return 'Dal basso in alto i valori non devono diminuire.';
      case 'not-on-track':
        return `Sul tracciato non c’è uno spazio di valore ${problem.got}.`;
      case 'taken':
        return `C’è già un cappello ${sul(Number(problem.got))}.`;
      case 'not-a-poster':
        return `Poster ${problem.where?.[0] ?? 1}: servono punti, monete e gemme del poster e della tenda, numeri da 0 a 30.`;
      case undefined:
      default:
        return undefined;
    }
  },
  sentence: (draft, value) => {
    const others = tidy(draft.occupied);
    const before = [
      `Potenza ${draft.power.trim()}`,
      ...(others === '' ? [] : [`altri cappelli su ${others}`]),
    ];
    return `${before.join(', ')}. ${headlineIt(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

/** How a completed poster stands with its tent. */
export type TentKind = 'met' | 'waived' | 'none';

/** What a tap on the track does. */
export type Tool = 'other' | 'own' | 'wanted';

interface TrackWords {
  readonly track: string;
  readonly tap: string;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly states: Readonly<Record<Tool | 'free' | 'target' | 'far', string>>;
  readonly low: string;
  readonly high: string;
  readonly asNumbers: string;
  readonly rows: {
    readonly add: string;
    readonly row: (number: number) => string;
    readonly remove: (number: number) => string;
  };
  readonly tent: string;
  readonly tents: Readonly<Record<TentKind, string>>;
  readonly choose: string;
  readonly parts: readonly [string, string, string];
}

/** Words for the drawn track and for the rows of posters. */
export const trackWords: Readonly<Record<Lang, TrackWords>> = {
  en: {
    track: 'Performance track',
    tap: 'Tap the track to set',
    tools: { other: 'Another hat', own: 'Your hat', wanted: 'Space you want' },
    states: {
      other: 'another hat',
      own: 'your hat',
      wanted: 'wanted',
      free: 'free',
      target: 'your hat goes here',
      far: 'above your power',
    },
    low: 'lowest',
    high: 'highest',
    asNumbers: 'Enter hats as numbers',
    rows: {
      add: 'Add a poster',
      row: (number) => `Poster ${number}`,
      remove: (number) => `Remove poster ${number}`,
    },
    tent: 'Tent below it',
    tents: { met: 'Its requirements met', waived: 'Its requirements waived', none: 'No tent' },
    choose: 'Tent',
    parts: ['Points', 'Coins', 'Gem cost'],
  },
  it: {
    track: 'Tracciato delle esibizioni',
    tap: 'Tocca il tracciato per mettere',
    tools: { other: 'Un altro cappello', own: 'Il tuo cappello', wanted: 'Lo spazio che vuoi' },
    states: {
      other: 'un altro cappello',
      own: 'il tuo cappello',
      wanted: 'voluto',
      free: 'libero',
      target: 'qui va il tuo cappello',
      far: 'oltre la tua potenza',
    },
    low: 'il più basso',
    high: 'il più alto',
    asNumbers: 'Inserisci i cappelli come numeri',
    rows: {
      add: 'Aggiungi un poster',
      row: (number) => `Poster ${number}`,
      remove: (number) => `Togli il poster ${number}`,
    },
    tent: 'Tenda sotto',
    tents: { met: 'Richieste soddisfatte', waived: 'Richieste evitate', none: 'Nessuna tenda' },
    choose: 'Tenda',
    parts: ['Punti', 'Monete', 'Costo gemme'],
  },
};
