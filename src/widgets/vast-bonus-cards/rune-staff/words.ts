import type {
  RawRuneStaff,
  RuneStaffLine,
  RuneStaffValue,
  RuneStaffViolation,
  StaffCubePlace,
  TeleportDirection,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cubePlaceNames, onCubePlace } from '../shared/names.ts';
import { heroCubes, spaces } from '../shared/phrases.ts';
import type { Spot } from './path.ts';

type Words = CalculatorWords<keyof RawRuneStaff, RuneStaffValue, RuneStaffLine, RuneStaffViolation>;

/** Each place once, however many cubes stand there. */
const placesOf = (lang: Lang, choice: readonly StaffCubePlace[]): string =>
  listed(
    lang,
    [...new Set(choice)].map((place) => onCubePlace[lang][place]),
    'or',
  );

/** What the Grit spent takes with it. */
const cubesEn = ({ cubes, cubesBack = 0 }: RuneStaffValue): string => {
  if (cubesBack === 0) return '';
  const go = `${heroCubes.en(cubesBack)} ${cubesBack === 1 ? 'goes' : 'go'} back`;
  return cubes?.turnEnds === true ? ` ${go}, and the turn ends.` : ` ${go}.`;
};

const cubiIt = ({ cubes, cubesBack = 0 }: RuneStaffValue): string => {
  if (cubesBack === 0) return '';
  const go = `${cubesBack === 1 ? 'Torna' : 'Tornano'} indietro ${heroCubes.it(cubesBack)}`;
  return cubes?.turnEnds === true ? ` ${go} e il turno finisce.` : ` ${go}.`;
};

/** Also what is pasted, so it speaks of no one in particular. */
const outcomeEn = (value: RuneStaffValue): string => {
  const { distance, spend, reach, perSpace, gritBefore, gritAfter, reaches } = value;
  if (spend === undefined || gritAfter === undefined) {
    if (perSpace === undefined) {
      return `${distance === undefined ? 'What' : `${spaces.en(distance)} away; what`} a space costs stands on the card.`;
    }
    const farthest = reaches.at(-1);
    return farthest === undefined
      ? `${gritBefore} Grit is not enough for a single space.`
      : `${gritBefore} Grit reaches up to ${spaces.en(farthest.spaces)}.`;
  }
  const leaves = `${gritAfter} left.${cubesEn(value)}`;
  if (reach === undefined) return `How far ${spend} Grit goes stands on the card: ${leaves}`;
  if (distance === undefined) {
    return `${spend} Grit is good for ${spaces.en(reach)}: ${leaves}`;
  }
  return `${spaces.en(distance)} for ${spend} Grit: ${leaves}`;
};

const esitoIt = (value: RuneStaffValue): string => {
  const { distance, spend, reach, perSpace, gritBefore, gritAfter, reaches } = value;
  if (spend === undefined || gritAfter === undefined) {
    if (perSpace === undefined) {
      return `${distance === undefined ? 'Quanto' : `Distanza: ${spaces.it(distance)}; quanto`} costa uno spazio si legge sulla carta.`;
    }
    const farthest = reaches.at(-1);
    return farthest === undefined
      ? `${gritBefore} Coraggio ${nonBastaIt(gritBefore)} nemmeno per uno spazio.`
      : `Con ${gritBefore} Coraggio si arriva fino a ${spaces.it(farthest.spaces)}.`;
  }
  const leaves = `ne ${gritAfter === 1 ? 'resta' : 'restano'} ${gritAfter}.${cubiIt(value)}`;
  if (reach === undefined) {
    return `Fin dove ${spend === 1 ? 'porta' : 'portano'} ${spend} Coraggio si legge sulla carta: ${leaves}`;
  }
  if (distance === undefined) {
    return `${valeIt(spend)} ${spaces.it(reach)}: ${leaves}`;
  }
  return `${spaces.it(distance)} per ${spend} Coraggio: ${leaves}`;
};

const nonBastaIt = (grit: number): string => (grit === 1 ? 'non basta' : 'non bastano');

const valeIt = (grit: number): string => `${grit} Coraggio ${grit === 1 ? 'vale' : 'valgono'}`;

/** What is still to be done before the question can be answered. */
const prompts = {
  en: { target: ' Tap a target.', rate: ' Enter it.' },
  it: { target: ' Tocca una meta.', rate: ' Inseriscilo.' },
} as const;

const prompt = (lang: Lang, { spend, perSpace, reaches }: RuneStaffValue): string => {
  if (spend !== undefined) return '';
  if (perSpace === undefined) return prompts[lang].rate;
  return reaches.length === 0 ? '' : prompts[lang].target;
};

type Distance = Extract<RuneStaffLine, { readonly code: 'distance' }>;

/** In a straight line every reading counts alike. */
const isStraight = ({ across, down }: Distance): boolean => across === 0 || down === 0;

const legsEn = (line: Distance): string =>
  isStraight(line)
    ? `${line.distance} ${line.down === 0 ? 'to the side' : 'up or down'}, in a straight line`
    : `${line.across} to the side and ${line.down} up or down`;

const latiIt = (line: Distance): string =>
  isStraight(line)
    ? `${line.distance} ${line.down === 0 ? 'di lato' : 'in su o in giù'}, in linea retta`
    : `${line.across} di lato e ${line.down} in su o in giù`;

const countEn: Readonly<Record<TeleportDirection, string>> = {
  any: ': a diagonal step counts 1, so the longer side decides',
  orthogonal: ': only orthogonal steps, so both sides add up',
};

const contoIt: Readonly<Record<TeleportDirection, string>> = {
  any: ': un passo in diagonale vale 1, quindi decide il lato più lungo',
  orthogonal: ': solo passi ortogonali, quindi i due lati si sommano',
};

const EN: Words = {
  title: 'How far the Rune Staff goes',
  lead: 'What a target costs in Grit, how far your Grit goes, and which Hero cube may go back.',
  fields: {
    grit: 'Your Grit',
    across: 'Spaces left or right',
    down: 'Spaces up or down',
    spend: 'Grit you spend',
    unplaced: 'Hero cubes not placed',
    placed: 'Placed Hero cubes, without the Staff’s own',
    shield: 'Hero cube on the Shield',
    perSpace: 'Grit a space, off your card',
    rate: 'A space costs',
    direction: 'Spaces are counted',
  },
  hints: {
    spend: 'Leave blank: what the target costs.',
    unplaced: 'Leave this and the next blank if you have not counted.',
  },
  options: {
    placed: cubePlaceNames.en,
    shield: yesNo.en,
    rate: { 'two-a-space': '2 Grit', card: 'What my card says' },
    direction: { any: 'Diagonally too', orthogonal: 'Along rows and columns only' },
  },
  headline: (value) => `${outcomeEn(value)}${prompt('en', value)}`,
  line: (line): Said => {
    switch (line.code) {
      case 'distance':
        return [
          `${legsEn(line)}${isStraight(line) ? '' : countEn[line.reading]}.`,
          spaces.en(line.distance),
        ];
      case 'rate':
        return [
          line.reading === 'card'
            ? `By your card each space costs ${line.perSpace} Grit.`
            : `Each space costs ${line.perSpace} Grit, which fits the printed example.`,
        ];
      case 'rate-unknown':
        return ['What a space costs stands on your card; it is not entered yet.'];
      case 'cost':
        return [`${spaces.en(line.distance)} at ${line.perSpace} Grit.`, `${line.cost} Grit`];
      case 'reach':
        return [`${line.spend} Grit at ${line.perSpace} a space.`, spaces.en(line.spaces)];
      case 'as-printed':
        return [`${line.spend} Grit for ${spaces.en(line.spaces)} is the printed example.`];
      case 'enough':
        return [
          `You have ${line.grit} Grit, enough for ${line.cost}.`,
          `${line.grit} → ${line.after}`,
        ];
      case 'shield-no-help':
        return [`The Shield does not lower the price: all ${line.cost} Grit are paid.`];
      case 'cubes-lost':
        return [
          `Your Grit falls below ${listed('en', line.spaces.map(String))}: ${heroCubes.en(line.cubes)} back to the track.`,
          `−${line.cubes}`,
        ];
      case 'two-cubes-stay':
        return [
          line.back === 0
            ? 'You always keep 2 Hero cubes: none goes back.'
            : `You always keep 2 Hero cubes: ${line.back} ${line.back === 1 ? 'goes' : 'go'} back instead of ${line.lost}.`,
        ];
      case 'never-the-staffs':
        return ['The cube on the Rune Staff stays there.'];
      case 'unplaced-first':
        return [`Cubes not placed go first: ${line.cubes} of them.`];
      case 'unplaced-if-any':
        return ['A cube not placed goes first; if a placed one has to go, your turn ends.'];
      case 'cubes-differ':
        return [
          `With ${line.grit} Grit you have ${line.expected} Hero cubes, but ${line.counted} are entered: right only if some lie at the Entrance or came back from there.`,
        ];
      case 'wasted':
        return [`${line.wasted} of it is spent for nothing: it does not reach another space.`];
      case 'placed-choice':
        return [
          line.cubes === 1
            ? `You choose a placed one: ${placesOf('en', line.choice)}.`
            : `You choose ${line.cubes} placed ones: ${placesOf('en', line.choice)}.`,
        ];
      case 'turn-ends':
        return ['A placed cube has gone back, so your turn ends immediately.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-cubes':
        return `With the Staff’s own, ${violation.counted} Hero cubes are entered, but there are ${violation.all}. Count again.`;
      case 'too-little-grit':
        return `That costs ${violation.cost} Grit and you have ${violation.grit}: ${violation.missing} short.`;
      case 'no-space':
        return `${violation.spend} Grit is not enough for a single space: one costs ${violation.perSpace}.`;
      case 'falls-short':
        return `${violation.spend} Grit is good for ${spaces.en(violation.reach)}, but the target is ${spaces.en(violation.distance)} away: spend ${violation.cost}.`;
      case 'overshoots':
        return `${violation.spend} Grit is good for ${spaces.en(violation.reach)}, but the target is only ${spaces.en(violation.distance)} away: spend ${violation.cost}.`;
    }
  },
  sentence: (draft, value) => {
    const shield = draft.shield.trim() === 'yes' ? ', Shield' : '';
    return `Rune Staff with ${value.gritBefore} Grit${shield}. ${outcomeEn(value)}`;
  },
};

const IT: Words = {
  title: 'Fin dove porta il Bastone Runico',
  lead: 'Quanto Coraggio costa una meta, fin dove arrivi con il tuo e quale cubo Eroe può tornare indietro.',
  fields: {
    grit: 'Il tuo Coraggio',
    across: 'Spazi a destra o a sinistra',
    down: 'Spazi in su o in giù',
    spend: 'Coraggio che spendi',
    unplaced: 'Cubi Eroe non piazzati',
    placed: 'Cubi Eroe piazzati, senza quello del Bastone',
    shield: 'Cubo Eroe sullo Scudo',
    perSpace: 'Coraggio a spazio, dalla tua carta',
    rate: 'Uno spazio costa',
    direction: 'Gli spazi si contano',
  },
  hints: {
    spend: 'Lascia vuoto: quanto costa la meta.',
    unplaced: 'Lascia vuoti questo e il prossimo se non li hai contati.',
  },
  options: {
    placed: cubePlaceNames.it,
    shield: yesNo.it,
    rate: { 'two-a-space': '2 Coraggio', card: 'Quanto dice la mia carta' },
    direction: { any: 'Anche in diagonale', orthogonal: 'Solo lungo righe e colonne' },
  },
  headline: (value) => `${esitoIt(value)}${prompt('it', value)}`,
  line: (line): Said => {
    switch (line.code) {
      case 'distance':
        return [
          `${latiIt(line)}${isStraight(line) ? '' : contoIt[line.reading]}.`,
          spaces.it(line.distance),
        ];
      case 'rate':
        return [
          line.reading === 'card'
            ? `Secondo la tua carta ogni spazio costa ${line.perSpace} Coraggio.`
            : `Ogni spazio costa ${line.perSpace} Coraggio, come vuole l’esempio stampato.`,
        ];
      case 'rate-unknown':
        return ['Quanto costa uno spazio si legge sulla tua carta; non è ancora inserito.'];
      case 'cost':
        return [
          `${spaces.it(line.distance)} a ${line.perSpace} Coraggio.`,
          `${line.cost} Coraggio`,
        ];
      case 'reach':
        return [`${line.spend} Coraggio a ${line.perSpace} per spazio.`, spaces.it(line.spaces)];
      case 'as-printed':
        return [`${line.spend} Coraggio per ${spaces.it(line.spaces)}: è l’esempio stampato.`];
      case 'enough':
        return [
          `Hai ${line.grit} Coraggio: ne ${line.cost === 1 ? 'serve' : 'servono'} ${line.cost}.`,
          `${line.grit} → ${line.after}`,
        ];
      case 'shield-no-help':
        return [`Lo Scudo non abbassa il prezzo: paghi tutto, ${line.cost} Coraggio.`];
      case 'cubes-lost':
        return [
          `Il Coraggio scende sotto ${listed('it', line.spaces.map(String))}: ${heroCubes.it(line.cubes)} di nuovo sul tracciato.`,
          `−${line.cubes}`,
        ];
      case 'two-cubes-stay':
        return [
          line.back === 0
            ? 'Ti restano sempre 2 cubi Eroe: non ne torna indietro nessuno.'
            : `Ti restano sempre 2 cubi Eroe: ne ${line.back === 1 ? 'torna' : 'tornano'} indietro ${line.back} invece di ${line.lost}.`,
        ];
      case 'never-the-staffs':
        return ['Il cubo sul Bastone Runico resta dov’è.'];
      case 'unplaced-first':
        return [`Prima vanno i cubi non piazzati: ${line.cubes}.`];
      case 'unplaced-if-any':
        return [
          'Prima va un cubo non piazzato; se ne deve andare uno piazzato, il tuo turno finisce.',
        ];
      case 'cubes-differ':
        return [
          `Con ${line.grit} Coraggio hai ${line.expected} cubi Eroe, ma qui ${line.counted === 1 ? 'ce n’è' : 'ce ne sono'} ${line.counted}: è giusto solo se alcuni sono all’Ingresso o sono tornati da lì.`,
        ];
      case 'wasted':
        return [
          line.wasted === 1
            ? 'Di questo 1 va sprecato: non basta per un altro spazio.'
            : `Di questo ${line.wasted} vanno sprecati: non bastano per un altro spazio.`,
        ];
      case 'placed-choice':
        return [
          line.cubes === 1
            ? `Ne scegli uno piazzato: ${placesOf('it', line.choice)}.`
            : `Ne scegli ${line.cubes} piazzati: ${placesOf('it', line.choice)}.`,
        ];
      case 'turn-ends':
        return ['È tornato indietro un cubo piazzato: il tuo turno finisce all’istante.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'too-many-cubes':
        return `Con quello del Bastone i cubi Eroe inseriti sono ${violation.counted}, ma ce ne sono ${violation.all}. Ricontali.`;
      case 'too-little-grit':
        return `Costa ${violation.cost} Coraggio e ne hai ${violation.grit}: ${violation.missing === 1 ? 'ne manca' : 'ne mancano'} ${violation.missing}.`;
      case 'no-space':
        return `${violation.spend} Coraggio ${nonBastaIt(violation.spend)} nemmeno per uno spazio, che ne costa ${violation.perSpace}.`;
      case 'falls-short':
        return `${valeIt(violation.spend)} ${spaces.it(violation.reach)}, ma la meta dista ${spaces.it(violation.distance)}: spendine ${violation.cost}.`;
      case 'overshoots':
        return `${valeIt(violation.spend)} ${spaces.it(violation.reach)}, ma la meta dista solo ${spaces.it(violation.distance)}: spendine ${violation.cost}.`;
    }
  },
  sentence: (draft, value) => {
    const shield = draft.shield.trim() === 'yes' ? ', Scudo' : '';
    return `Bastone Runico con ${value.gritBefore} Coraggio${shield}. ${esitoIt(value)}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface StaffFormWords {
  readonly target: string;
  readonly counts: Readonly<Record<'grit' | 'spaces', string>>;
  readonly cell: (spot: Spot, number: number | undefined) => string;
  readonly knight: string;
  readonly cubes: string;
  readonly reaches: string;
  readonly columns: readonly string[];
}

export const staffWords: Readonly<Record<Lang, StaffFormWords>> = {
  en: {
    target: 'Target, seen from the Knight’s corner',
    counts: {
      grit: 'Numbers: Grit it costs; crossed out: too dear. Left or right, up or down: all the same.',
      spaces: 'Numbers: spaces away. Left or right, up or down: all the same.',
    },
    cell: ({ across, down }, number) => `${across} across, ${down} down: ${number ?? '?'}`,
    knight: 'Knight: no target',
    cubes: 'Hero cubes',
    reaches: 'What your Grit can pay for',
    columns: ['Spaces', 'Grit', 'Grit left', 'Cubes back'],
  },
  it: {
    target: 'Meta, vista dall’angolo del Cavaliere',
    counts: {
      grit: 'Numeri: il Coraggio che costa; barrato: troppo caro. Destra o sinistra, su o giù: è lo stesso.',
      spaces: 'Numeri: gli spazi di distanza. Destra o sinistra, su o giù: è lo stesso.',
    },
    cell: ({ across, down }, number) => `${across} di lato, ${down} in giù: ${number ?? '?'}`,
    knight: 'Cavaliere: nessuna meta',
    cubes: 'Cubi Eroe',
    reaches: 'Che cosa puoi pagare',
    columns: ['Spazi', 'Coraggio', 'Ne restano', 'Cubi indietro'],
  },
};
