import {
  runeStaff as question,
  type RuneStaffValue,
  type StaffCubePlace,
  type StaffSpot,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cubePlaceNames, onCubePlace } from '../shared/names.ts';
import { heroCubes, spaces } from '../shared/phrases.ts';

/** Each place once, however many cubes stand there. */
const places = (choice: readonly StaffCubePlace[], lang: Lang): string =>
  listed(
    lang,
    [...new Set(choice)].map((place) => onCubePlace[lang][place]),
    'or',
  );

const numbers = (all: readonly number[], lang: Lang): string => listed(lang, all.map(String));

/** What the Grit spent takes with it. */
const cubesGoing = ({ cubes, cubesBack = 0 }: RuneStaffValue): Pair => {
  if (cubesBack === 0) return { en: '', it: '' };
  const end = cubes?.turnEnds ? { en: ', and the turn ends', it: ' e il turno finisce' } : BLANK;
  return {
    en: ` ${heroCubes.en(cubesBack)} ${cubesBack === 1 ? 'goes' : 'go'} back${end.en}.`,
    it: ` ${cubesBack === 1 ? 'Torna' : 'Tornano'} indietro ${heroCubes.it(cubesBack)}${end.it}.`,
  };
};

const BLANK: Pair = { en: '', it: '' };

const noPrice = ({ distance, perSpace, gritBefore, reaches }: RuneStaffValue): Pair => {
  if (perSpace === undefined) {
    return {
      en: `${distance === undefined ? 'What' : `${spaces.en(distance)} away; what`} a space costs stands on the card.`,
      it: `${distance === undefined ? 'Quanto' : `Distanza: ${spaces.it(distance)}; quanto`} costa uno spazio si legge sulla carta.`,
    };
  }
  const farthest = reaches.at(-1);
  return farthest === undefined
    ? {
        en: `${gritBefore} Grit is not enough for a single space.`,
        it: `${gritBefore} Coraggio ${gritBefore === 1 ? 'non basta' : 'non bastano'} nemmeno per uno spazio.`,
      }
    : {
        en: `${gritBefore} Grit reaches up to ${spaces.en(farthest.spaces)}.`,
        it: `Con ${gritBefore} Coraggio si arriva fino a ${spaces.it(farthest.spaces)}.`,
      };
};

/** Also what is pasted, so it speaks of no one in particular. */
const outcome = (value: RuneStaffValue): Pair => {
  const { distance, spend, reach, gritAfter } = value;
  if (spend === undefined || gritAfter === undefined) return noPrice(value);
  const going = cubesGoing(value);
  const left = {
    en: `${gritAfter} left.${going.en}`,
    it: `ne ${gritAfter === 1 ? 'resta' : 'restano'} ${gritAfter}.${going.it}`,
  };
  if (reach === undefined) {
    return {
      en: `How far ${spend} Grit goes stands on the card: ${left.en}`,
      it: `Fin dove ${spend === 1 ? 'porta' : 'portano'} ${spend} Coraggio si legge sulla carta: ${left.it}`,
    };
  }
  return distance === undefined
    ? {
        en: `${spend} Grit is good for ${spaces.en(reach)}: ${left.en}`,
        it: `${spend} Coraggio ${spend === 1 ? 'vale' : 'valgono'} ${spaces.it(reach)}: ${left.it}`,
      }
    : {
        en: `${spaces.en(distance)} for ${spend} Grit: ${left.en}`,
        it: `${spaces.it(distance)} per ${spend} Coraggio: ${left.it}`,
      };
};

/** What is still to be done before the question can be answered. */
const prompt = ({ spend, perSpace, reaches }: RuneStaffValue): Pair => {
  if (spend !== undefined) return BLANK;
  if (perSpace === undefined) return { en: ' Enter it.', it: ' Inseriscilo.' };
  return reaches.length === 0 ? BLANK : { en: ' Tap a target.', it: ' Tocca una meta.' };
};

const counts = {
  any: {
    en: 'a diagonal step counts 1, so the longer side decides',
    it: 'un passo in diagonale vale 1, quindi decide il lato più lungo',
  },
  orthogonal: {
    en: 'only orthogonal steps, so both sides add up',
    it: 'solo passi ortogonali, quindi i due lati si sommano',
  },
};

export const runeStaff = calculator(question, {
  name: 'rune-staff',
  game: 'vast-bonus-cards',
  title: { en: 'How far the Rune Staff goes', it: 'Fin dove porta il Bastone Runico' },
  lead: {
    en: 'What a target costs in Grit, how far your Grit goes, and which Hero cube may go back.',
    it: 'Quanto Coraggio costa una meta, fin dove arrivi con il tuo e quale cubo Eroe può tornare indietro.',
  },
  fields: {
    grit: { en: 'Your Grit', it: 'Il tuo Coraggio' },
    across: { en: 'Spaces left or right', it: 'Spazi a destra o a sinistra' },
    down: { en: 'Spaces up or down', it: 'Spazi in su o in giù' },
    spend: { en: 'Grit you spend', it: 'Coraggio che spendi' },
    unplaced: { en: 'Hero cubes not placed', it: 'Cubi Eroe non piazzati' },
    placed: {
      en: 'Placed Hero cubes, without the Staff’s own',
      it: 'Cubi Eroe piazzati, senza quello del Bastone',
    },
    shield: { en: 'Hero cube on the Shield', it: 'Cubo Eroe sullo Scudo' },
    perSpace: { en: 'Grit a space, off your card', it: 'Coraggio a spazio, dalla tua carta' },
    rate: { en: 'A space costs', it: 'Uno spazio costa' },
    direction: { en: 'Spaces are counted', it: 'Gli spazi si contano' },
  },
  hints: {
    spend: {
      en: 'Leave blank: what the target costs.',
      it: 'Lascia vuoto: quanto costa la meta.',
    },
    unplaced: {
      en: 'Leave this and the next blank if you have not counted.',
      it: 'Lascia vuoti questo e il prossimo se non li hai contati.',
    },
  },
  options: {
    placed: cubePlaceNames,
    shield: yesNo,
    rate: {
      'two-a-space': { en: '2 Grit', it: '2 Coraggio' },
      card: { en: 'What my card says', it: 'Quanto dice la mia carta' },
    },
    direction: {
      any: { en: 'Diagonally too', it: 'Anche in diagonale' },
      orthogonal: { en: 'Along rows and columns only', it: 'Solo lungo righe e colonne' },
    },
  },
  ways: { places, numbers, counts },
  headline: (value) => {
    const [said, next] = [outcome(value), prompt(value)];
    return { en: `${said.en}${next.en}`, it: `${said.it}${next.it}` };
  },
  lines: {
    straight: ({ down, distance }) => ({
      en: `${distance} ${down === 0 ? 'to the side' : 'up or down'}, in a straight line.`,
      it: `${distance} ${down === 0 ? 'di lato' : 'in su o in giù'}, in linea retta.`,
      amount: { en: spaces.en(distance), it: spaces.it(distance) },
    }),
    distance: {
      en: '{across} to the side and {down} up or down: {reading:counts}.',
      it: '{across} di lato e {down} in su o in giù: {reading:counts}.',
      amount: { en: '{distance space|spaces}', it: '{distance spazio|spazi}' },
    },
    rate: ({ perSpace, reading }) =>
      reading === 'card'
        ? {
            en: `By your card each space costs ${perSpace} Grit.`,
            it: `Secondo la tua carta ogni spazio costa ${perSpace} Coraggio.`,
          }
        : {
            en: `Each space costs ${perSpace} Grit, which fits the printed example.`,
            it: `Ogni spazio costa ${perSpace} Coraggio, come vuole l’esempio stampato.`,
          },
    'rate-unknown': {
      en: 'What a space costs stands on your card; it is not entered yet.',
      it: 'Quanto costa uno spazio si legge sulla tua carta; non è ancora inserito.',
    },
    cost: {
      en: '{distance space|spaces} at {perSpace} Grit.',
      it: '{distance spazio|spazi} a {perSpace} Coraggio.',
      amount: { en: '{cost} Grit', it: '{cost} Coraggio' },
    },
    reach: {
      en: '{spend} Grit at {perSpace} a space.',
      it: '{spend} Coraggio a {perSpace} per spazio.',
      amount: { en: '{spaces space|spaces}', it: '{spaces spazio|spazi}' },
    },
    'as-printed': {
      en: '{spend} Grit for {spaces space|spaces} is the printed example.',
      it: '{spend} Coraggio per {spaces spazio|spazi}: è l’esempio stampato.',
    },
    enough: {
      en: 'You have {grit} Grit, enough for {cost}.',
      it: 'Hai {grit} Coraggio: ne {cost?serve|servono} {cost}.',
      amount: '{grit} → {after}',
    },
    'shield-no-help': {
      en: 'The Shield does not lower the price: all {cost} Grit are paid.',
      it: 'Lo Scudo non abbassa il prezzo: paghi tutto, {cost} Coraggio.',
    },
    'cubes-lost': {
      en: 'Your Grit falls below {spaces:numbers}: {cubes Hero cube|Hero cubes} back to the track.',
      it: 'Il Coraggio scende sotto {spaces:numbers}: {cubes cubo Eroe|cubi Eroe} di nuovo sul tracciato.',
      amount: '−{cubes}',
    },
    'two-cubes-stay': ({ lost, back }) =>
      back === 0
        ? {
            en: 'You always keep 2 Hero cubes: none goes back.',
            it: 'Ti restano sempre 2 cubi Eroe: non ne torna indietro nessuno.',
          }
        : {
            en: `You always keep 2 Hero cubes: ${back} ${back === 1 ? 'goes' : 'go'} back instead of ${lost}.`,
            it: `Ti restano sempre 2 cubi Eroe: ne ${back === 1 ? 'torna' : 'tornano'} indietro ${back} invece di ${lost}.`,
          },
    'never-the-staffs': {
      en: 'The cube on the Rune Staff stays there.',
      it: 'Il cubo sul Bastone Runico resta dov’è.',
    },
    'unplaced-first': {
      en: 'Cubes not placed go first: {cubes} of them.',
      it: 'Prima vanno i cubi non piazzati: {cubes}.',
    },
    'unplaced-if-any': {
      en: 'A cube not placed goes first; if a placed one has to go, your turn ends.',
      it: 'Prima va un cubo non piazzato; se ne deve andare uno piazzato, il tuo turno finisce.',
    },
    'cubes-differ': {
      en: 'With {grit} Grit you have {expected} Hero cubes, but {counted} are entered: right only if some lie at the Entrance or came back from there.',
      it: 'Con {grit} Coraggio hai {expected} cubi Eroe, ma qui {counted?ce n’è|ce ne sono} {counted}: è giusto solo se alcuni sono all’Ingresso o sono tornati da lì.',
    },
    wasted: {
      en: '{wasted} of it is spent for nothing: it does not reach another space.',
      it: 'Di questo {wasted} {wasted?va sprecato|vanno sprecati}: {wasted?non basta|non bastano} per un altro spazio.',
    },
    'placed-choice': ({ cubes, choice }) => ({
      en: `You choose ${cubes === 1 ? 'a placed one' : `${cubes} placed ones`}: ${places(choice, 'en')}.`,
      it: `Ne scegli ${cubes === 1 ? 'uno piazzato' : `${cubes} piazzati`}: ${places(choice, 'it')}.`,
    }),
    'turn-ends': {
      en: 'A placed cube has gone back, so your turn ends immediately.',
      it: 'È tornato indietro un cubo piazzato: il tuo turno finisce all’istante.',
    },
  },
  violations: {
    'too-many-cubes': {
      en: 'With the Staff’s own, {counted} Hero cubes are entered, but there are {all}. Count again.',
      it: 'Con quello del Bastone i cubi Eroe inseriti sono {counted}, ma ce ne sono {all}. Ricontali.',
    },
    'too-little-grit': {
      en: 'That costs {cost} Grit and you have {grit}: {missing} short.',
      it: 'Costa {cost} Coraggio e ne hai {grit}: {missing?ne manca|ne mancano} {missing}.',
    },
    'no-space': {
      en: '{spend} Grit is not enough for a single space: one costs {perSpace}.',
      it: '{spend} Coraggio {spend?non basta|non bastano} nemmeno per uno spazio, che ne costa {perSpace}.',
    },
    'falls-short': {
      en: '{spend} Grit is good for {reach space|spaces}, but the target is {distance space|spaces} away: spend {cost}.',
      it: '{spend} Coraggio {spend?vale|valgono} {reach spazio|spazi}, ma la meta dista {distance spazio|spazi}: spendine {cost}.',
    },
    overshoots: {
      en: '{spend} Grit is good for {reach space|spaces}, but the target is only {distance space|spaces} away: spend {cost}.',
      it: '{spend} Coraggio {spend?vale|valgono} {reach spazio|spazi}, ma la meta dista solo {distance spazio|spazi}: spendine {cost}.',
    },
  },
  sentence: (value, { shield }) => {
    const held = shield.trim() === 'yes' ? { en: ', Shield', it: ', Scudo' } : BLANK;
    const { en, it } = outcome(value);
    return {
      en: `Rune Staff with ${value.gritBefore} Grit${held.en}. ${en}`,
      it: `Bastone Runico con ${value.gritBefore} Coraggio${held.it}. ${it}`,
    };
  },
});

export const labels = {
  target: {
    en: 'Target, seen from the Knight’s corner',
    it: 'Meta, vista dall’angolo del Cavaliere',
  },
  counts: {
    grit: {
      en: 'Numbers: Grit it costs; crossed out: too dear. Left or right, up or down: all the same.',
      it: 'Numeri: il Coraggio che costa; barrato: troppo caro. Destra o sinistra, su o giù: è lo stesso.',
    },
    spaces: {
      en: 'Numbers: spaces away. Left or right, up or down: all the same.',
      it: 'Numeri: gli spazi di distanza. Destra o sinistra, su o giù: è lo stesso.',
    },
  },
  cell: ({ across, down }: StaffSpot, number: number | undefined) => ({
    en: `${across} across, ${down} down: ${number ?? '?'}`,
    it: `${across} di lato, ${down} in giù: ${number ?? '?'}`,
  }),
  knight: { en: 'Knight: no target', it: 'Cavaliere: nessuna meta' },
  cubes: { en: 'Hero cubes', it: 'Cubi Eroe' },
  reaches: { en: 'What your Grit can pay for', it: 'Che cosa puoi pagare' },
  columns: {
    en: ['Spaces', 'Grit', 'Grit left', 'Cubes back'],
    it: ['Spazi', 'Coraggio', 'Ne restano', 'Cubi indietro'],
  },
};
