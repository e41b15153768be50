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
  if (cubesBack === 0) return BLANK;
  const end = cubes?.turnEnds
    ? { en: ', and your turn ends', it: ', e il tuo turno finisce' }
    : BLANK;
  return {
    en: ` ${heroCubes.en(cubesBack)} ${cubesBack === 1 ? 'goes' : 'go'} back to the track${end.en}.`,
    it: ` ${heroCubes.it(cubesBack)} ${cubesBack === 1 ? 'torna' : 'tornano'} sul tracciato${end.it}.`,
  };
};

const BLANK: Pair = { en: '', it: '' };

const noPrice = ({ distance, perSpace, gritBefore, reaches }: RuneStaffValue): Pair => {
  if (perSpace === undefined) {
    return {
      en: `${distance === undefined ? 'What' : `The target is ${spaces.en(distance)} away; what`} a space costs is printed on the card.`,
      it: `${distance === undefined ? 'Quanto' : `La meta dista ${spaces.it(distance)}; quanto`} costa uno spazio è scritto sulla carta.`,
    };
  }
  const farthest = reaches.at(-1);
  return farthest === undefined
    ? {
        en: `${gritBefore} Grit is not enough for a single space.`,
        it: `${gritBefore} Coraggio non basta nemmeno per uno spazio.`,
      }
    : {
        en: `${gritBefore} Grit takes you up to ${spaces.en(farthest.spaces)} away.`,
        it: `Con ${gritBefore} Coraggio puoi arrivare fino a ${spaces.it(farthest.spaces)} di distanza.`,
      };
};

const outcome = (value: RuneStaffValue): Pair => {
  const { distance, spend, reach, gritAfter, perSpace = 0 } = value;
  if (spend === undefined || gritAfter === undefined) return noPrice(value);
  const going = cubesGoing(value);
  const left = {
    en: `leaves you ${gritAfter === 0 ? 'none' : gritAfter}.${going.en}`,
    it: `${gritAfter === 0 ? 'non te ne resta' : `te ne ${gritAfter === 1 ? 'resta' : 'restano'} ${gritAfter}`}.${going.it}`,
  };
  if (reach === undefined) {
    return {
      en: `How far ${spend} Grit takes you is printed on the card; spending it ${left.en}`,
      it: `Fin dove arrivi con ${spend} Coraggio è scritto sulla carta; se lo spendi, ${left.it}`,
    };
  }
  return distance === undefined || spend !== distance * perSpace
    ? {
        en: `${spend} Grit takes you ${spaces.en(reach)} and ${left.en}`,
        it: `Con ${spend} Coraggio ti sposti di ${spaces.it(reach)}: ${left.it}`,
      }
    : {
        en: `Teleporting ${spaces.en(distance)} costs ${spend} Grit and ${left.en}`,
        it: `Teletrasportarti di ${spaces.it(distance)} costa ${spend} Coraggio: ${left.it}`,
      };
};

/** What the answer rests on where the leaflet is open, for the sentence that is pasted. */
const readingOf = (
  { spend, perSpace, distance }: RuneStaffValue,
  draft: Readonly<Record<'across' | 'down' | 'rate' | 'direction', string>>,
): Pair => {
  const isDiagonal =
    distance !== undefined &&
    [draft.across, draft.down].every((side) => !['', '0'].includes(side.trim()));
  const rate =
    spend === undefined || perSpace === undefined || draft.rate.trim() === 'card'
      ? []
      : [{ en: `each space costs ${perSpace} Grit`, it: `ogni spazio costa ${perSpace} Coraggio` }];
  const steps =
    draft.direction.trim() === 'any'
      ? { en: 'diagonal steps count as 1', it: 'un passo in diagonale vale 1' }
      : { en: 'only orthogonal steps count', it: 'contano solo i passi ortogonali' };
  const parts = [...rate, ...(isDiagonal ? [steps] : [])];
  if (parts.length === 0) return BLANK;
  return {
    en: ` Reading: ${parts.map(({ en }) => en).join('; ')}.`,
    it: ` Interpretazione: ${parts.map(({ it }) => it).join('; ')}.`,
  };
};

/** What is still to be done before the question can be answered. */
const prompt = ({ spend, perSpace, reaches }: RuneStaffValue): Pair => {
  if (spend !== undefined) return BLANK;
  if (perSpace === undefined) return { en: ' Enter it.', it: ' Inseriscilo.' };
  return reaches.length === 0 ? BLANK : { en: ' Choose a target.', it: ' Scegli una meta.' };
};

const counts = {
  any: {
    en: 'by the reading you chose a diagonal step counts as 1, so only the longer side counts',
    it: 'secondo l’interpretazione scelta un passo in diagonale vale 1, quindi conta solo il lato più lungo',
  },
  orthogonal: {
    en: 'by the reading you chose only orthogonal steps count, so the two sides add up',
    it: 'secondo l’interpretazione scelta contano solo i passi ortogonali, quindi i due lati si sommano',
  },
};

export const runeStaff = calculator(question, {
  name: 'rune-staff',
  game: 'vast-bonus-cards',
  title: { en: 'How far the Rune Staff goes', it: 'Fin dove porta il Bastone Runico' },
  lead: {
    en: 'What a target costs in Grit, how far your Grit takes you, and which Hero cube may go back.',
    it: 'Quanto Coraggio costa una meta, fin dove arrivi con il tuo e quale cubo Eroe può tornare indietro.',
  },
  fields: {
    grit: { en: 'Your Grit', it: 'Il tuo Coraggio' },
    across: { en: 'Spaces left or right', it: 'Spazi a destra o a sinistra' },
    down: { en: 'Spaces up or down', it: 'Spazi in su o in giù' },
    spend: { en: 'Grit you spend', it: 'Coraggio che spendi' },
    unplaced: { en: 'Hero cubes not placed', it: 'Cubi Eroe non piazzati' },
    placed: {
      en: 'Placed Hero cubes, except the Staff’s own',
      it: 'Cubi Eroe piazzati, tranne quello del Bastone',
    },
    shield: { en: 'Hero cube on the Shield', it: 'Cubo Eroe sullo Scudo' },
    perSpace: { en: 'Grit per space on your card', it: 'Coraggio per spazio sulla tua carta' },
    rate: { en: 'A space costs', it: 'Uno spazio costa' },
    direction: { en: 'Spaces are counted', it: 'Gli spazi si contano' },
  },
  hints: {
    spend: {
      en: 'Leave blank to spend what the target costs.',
      it: 'Lascia vuoto per spendere quanto costa la meta.',
    },
    unplaced: {
      en: 'Leave this and the next field blank if you have not counted your cubes.',
      it: 'Lascia vuoti questo campo e il prossimo se non hai contato i cubi.',
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
  ways: { counts },
  headline: (value) => {
    const [said, next] = [outcome(value), prompt(value)];
    return { en: `${said.en}${next.en}`, it: `${said.it}${next.it}` };
  },
  lines: {
    straight: ({ down, distance }) => ({
      en: `The target lies in a straight line, ${down === 0 ? 'to the side' : 'up or down'}.`,
      it: `La meta è in linea retta, ${down === 0 ? 'di lato' : 'in su o in giù'}.`,
      amount: { en: spaces.en(distance), it: spaces.it(distance) },
    }),
    distance: {
      en: 'The target lies {across} to the side and {down} up or down: {reading:counts}.',
      it: 'La meta è {across} di lato e {down} in su o in giù: {reading:counts}.',
      amount: { en: '{distance space|spaces}', it: '{distance spazio|spazi}' },
    },
    rate: ({ perSpace, reading }) =>
      reading === 'card'
        ? {
            en: `By your card each space costs ${perSpace} Grit.`,
            it: `Secondo la tua carta ogni spazio costa ${perSpace} Coraggio.`,
          }
        : {
            en: `By the reading you chose each space costs ${perSpace} Grit, as in the printed example.`,
            it: `Secondo l’interpretazione scelta ogni spazio costa ${perSpace} Coraggio, come nell’esempio stampato.`,
          },
    'rate-unknown': {
      en: 'What a space costs is printed on your card, and you have not entered it yet.',
      it: 'Quanto costa uno spazio è scritto sulla tua carta, e non l’hai ancora inserito.',
    },
    cost: {
      en: 'The distance sets the price: {distance space|spaces} at {perSpace} Grit.',
      it: 'Il prezzo dipende dalla distanza: {distance spazio|spazi} a {perSpace} Coraggio.',
      amount: { en: '{cost} Grit', it: '{cost} Coraggio' },
    },
    reach: {
      en: 'What you spend sets the distance: {spend} Grit at {perSpace} a space.',
      it: 'La distanza dipende da quanto spendi: {spend} Coraggio a {perSpace} per spazio.',
      amount: { en: '{spaces space|spaces}', it: '{spaces spazio|spazi}' },
    },
    'as-printed': {
      en: '{spend} Grit for {spaces space|spaces} is the printed example.',
      it: '{spend} Coraggio per {spaces spazio|spazi}: è l’esempio stampato.',
      aside: true,
    },
    enough: {
      en: 'You can teleport only if you have enough Grit: you have {grit} and spend {cost}.',
      it: 'Ti teletrasporti solo se hai abbastanza Coraggio: ne hai {grit} e ne spendi {cost}.',
      aside: true,
    },
    'shield-no-help': {
      en: 'The Shield does not lower the price: you pay all {cost} Grit.',
      it: 'Lo Scudo non abbassa il prezzo: paghi tutto, {cost} Coraggio.',
    },
    'cubes-lost': ({ before, after, spaces: passed, cubes, back }) => {
      const falls = {
        en: `Your Grit falls from ${before} to ${after}, below ${numbers(passed, 'en')}:`,
        it: `Il tuo Coraggio scende da ${before} a ${after}, sotto ${numbers(passed, 'it')}:`,
      };
      return back < cubes
        ? {
            en: `${falls.en} that would cost you ${heroCubes.en(cubes)}.`,
            it: `${falls.it} dovresti perdere ${heroCubes.it(cubes)}.`,
          }
        : {
            en: `${falls.en} ${heroCubes.en(cubes)} ${cubes === 1 ? 'goes' : 'go'} back to the track.`,
            it: `${falls.it} ${heroCubes.it(cubes)} ${cubes === 1 ? 'torna' : 'tornano'} sul tracciato.`,
          };
    },
    'two-cubes-stay': ({ back }) =>
      back === 0
        ? {
            en: 'But you always keep 2 Hero cubes, so none goes back.',
            it: 'Ma ti restano sempre 2 cubi Eroe, quindi non ne torna nessuno.',
          }
        : {
            en: `But you always keep 2 Hero cubes, so only ${back} ${back === 1 ? 'goes' : 'go'} back.`,
            it: `Ma ti restano sempre 2 cubi Eroe, quindi ${back === 1 ? 'ne torna solo 1' : `ne tornano solo ${back}`}.`,
          },
    'never-the-staffs': {
      en: 'It is never the cube on the Rune Staff that goes back.',
      it: 'Non torna mai indietro il cubo sul Bastone Runico.',
    },
    'unplaced-first': {
      en: 'Cubes not placed go back first: {cubes} of yours.',
      it: 'Prima tornano i cubi non piazzati: {cubes} dei tuoi.',
    },
    'unplaced-if-any': {
      en: 'A cube not placed goes back first; if it has to be a placed one, your turn ends.',
      it: 'Prima torna un cubo non piazzato; se deve tornarne uno piazzato, il tuo turno finisce.',
    },
    'cubes-differ': {
      en: '{grit} Grit means {expected} Hero cubes, but you entered {counted}: that is right only if some lie at the Entrance or came back from there.',
      it: 'Con {grit} Coraggio si hanno {expected} cubi Eroe, ma ne hai indicati {counted}: è giusto solo se alcuni sono all’Ingresso o sono tornati da lì.',
    },
    wasted: {
      en: '{wasted} Grit is spent for nothing: it does not pay for another space.',
      it: '{wasted} Coraggio va sprecato: non basta per un altro spazio.',
    },
    'placed-choice': ({ cubes, choice }) => ({
      en: `You choose which ${cubes === 1 ? 'placed cube goes' : `${cubes} placed cubes go`} back: ${places(choice, 'en')}.`,
      it: `Scegli tu ${cubes === 1 ? 'quale cubo piazzato torna' : `quali ${cubes} cubi piazzati tornano`} indietro: ${places(choice, 'it')}.`,
    }),
    'turn-ends': {
      en: 'Since a placed cube goes back, your turn ends at once.',
      it: 'Dato che torna indietro un cubo piazzato, il tuo turno finisce subito.',
    },
    'still-goes': {
      en: 'Whether you teleport before your turn ends is open. We suggest yes: the Grit has paid for it.',
      it: 'Se ti teletrasporti prima che il turno finisca è una questione aperta. Consigliamo di sì: il Coraggio lo ha pagato.',
    },
  },
  violations: {
    'too-many-cubes': {
      en: 'With the Staff’s own you entered {counted} Hero cubes, but there are only {all}. Count again.',
      it: 'Con quello del Bastone hai indicato {counted} cubi Eroe, ma ce ne sono solo {all}. Ricontali.',
    },
    'too-little-grit': {
      en: 'This costs {cost} Grit, and you have {grit}: you are {missing} short.',
      it: 'Costa {cost} Coraggio e ne hai {grit}: te ne {missing?manca|mancano} {missing}.',
    },
    'no-space': {
      en: '{spend} Grit is not enough for a single space: spend at least {perSpace}.',
      it: '{spend} Coraggio non basta nemmeno per uno spazio: spendine almeno {perSpace}.',
    },
    'falls-short': {
      en: '{spend} Grit takes you {reach space|spaces}, but the target is {distance space|spaces} away: spend {cost}.',
      it: 'Con {spend} Coraggio ti sposti di {reach spazio|spazi}, ma la meta dista {distance spazio|spazi}: spendine {cost}.',
    },
    overshoots: {
      en: '{spend} Grit takes you {reach space|spaces}, but the target is only {distance space|spaces} away: spend {cost}.',
      it: 'Con {spend} Coraggio ti sposti di {reach spazio|spazi}, ma la meta dista solo {distance spazio|spazi}: spendine {cost}.',
    },
  },
  sentence: (value, draft) => {
    const held =
      draft.shield.trim() === 'yes' ? { en: ' and the Shield', it: ' e lo Scudo' } : BLANK;
    const { en, it } = outcome(value);
    const reading = readingOf(value, draft);
    return {
      en: `Rune Staff with ${value.gritBefore} Grit${held.en}. ${en}${reading.en}`,
      it: `Bastone Runico con ${value.gritBefore} Coraggio${held.it}. ${it}${reading.it}`,
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
      en: 'Numbers: Grit it costs; crossed out: too expensive. Left or right, up or down makes no difference.',
      it: 'Numeri: il Coraggio che costa; barrato: troppo caro. Destra o sinistra, su o giù non fa differenza.',
    },
    spaces: {
      en: 'Numbers: spaces away. Left or right, up or down makes no difference.',
      it: 'Numeri: gli spazi di distanza. Destra o sinistra, su o giù non fa differenza.',
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
