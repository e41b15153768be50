import {
  riverwalkersMap as question,
  type RiverwalkersMapValue,
  type SpaceValue,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Sentence } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import {
  boardLabels,
  boardLines,
  boardOptions,
  boardProblems,
  boardViolations,
} from '../shared/board-words.ts';
import { terrainNames, terrainsListed } from '../shared/names.ts';
import { ways } from '../shared/shown.ts';

/** Longer lists are better seen on the map. */
const FEW = 12;

const spaces = { en: counted('space', 'spaces'), it: counted('casella', 'caselle') };

const fewSpaces = (names: readonly string[], lang: Lang): string =>
  names.length > FEW ? spaces[lang](names.length) : listed(lang, names);

interface Judged {
  readonly spaces: readonly string[];
  readonly first: boolean;
}

/** Spaces and how many they are, after what is said of them. */
const listedAfter =
  (said: (first: boolean) => Readonly<Record<Lang, string>>) =>
  (line: Omit<Judged, 'first'> & Partial<Judged>): Sentence => ({
    en: `${said(line.first === true).en}: ${fewSpaces(line.spaces, 'en')}.`,
    it: `${said(line.first === true).it}: ${fewSpaces(line.spaces, 'it')}.`,
    ...(line.spaces.length > FEW ? {} : { amount: String(line.spaces.length) }),
  });

const openLine = (line: Judged): Sentence => {
  if (line.spaces.length > 0)
    return {
      ...(line.first
        ? {
            en: 'On the Starting terrain and by the River.',
            it: 'Sul Terreno Iniziale e lungo il Fiume.',
          }
        : {
            en: 'Unlocked, by the River and in range.',
            it: 'Sbloccate, lungo il Fiume e a portata.',
          }),
      amount: String(line.spaces.length),
    };
  return line.first
    ? {
        en: 'No empty space of the Starting terrain is by the River.',
        it: 'Nessuna casella libera del Terreno Iniziale è lungo il Fiume.',
        amount: '0',
      }
    : {
        en: 'No space is unlocked, by the River and in range.',
        it: 'Nessuna casella è sbloccata, lungo il Fiume e a portata.',
        amount: '0',
      };
};

const sentence = ({ open, unlocked, range, first }: RiverwalkersMapValue) => {
  const none = open.length === 0;
  const built = first
    ? { en: 'place a first Structure on', it: 'mettere un primo Edificio in' }
    : { en: 'build on', it: 'costruire in' };
  const may = {
    en: none ? 'can build nowhere' : `may ${built.en} ${listed('en', open)}`,
    it: none ? 'non può costruire da nessuna parte' : `può ${built.it} ${listed('it', open)}`,
  };
  const having = first
    ? {
        en: `the Starting terrain ${terrainsListed('en', unlocked.slice(0, 1))}`,
        it: `Terreno Iniziale: ${terrainsListed('it', unlocked.slice(0, 1))}`,
      }
    : {
        en: `${terrainsListed('en', unlocked)} unlocked and Shipping ${range}`,
        it: `Terreni sbloccati: ${terrainsListed('it', unlocked)}; Navigazione ${range}`,
      };
  return {
    en: `The Riverwalkers, with ${having.en}, ${may.en}.`,
    it: `Il Popolo dei Fiumi (${having.it}) ${may.it}.`,
  };
};

export const riverwalkersMap = calculator(question, {
  name: 'riverwalkers-map',
  game: 'fire-and-ice',
  title: {
    en: 'Where the Riverwalkers may build',
    it: 'Dove può costruire il Popolo dei Fiumi',
  },
  lead: {
    en: 'Which spaces the Riverwalkers can settle on, with the terrains they have unlocked and their Shipping.',
    it: 'Su quali caselle può insediarsi il Popolo dei Fiumi, con i Terreni che ha sbloccato e la sua Navigazione.',
  },
  fields: {
    ...boardLabels,
    unlocked: { en: 'Unlocked terrains', it: 'Terreni sbloccati' },
    bonusCard: { en: 'Bonus card with Shipping +1', it: 'Tessera Bonus con Navigazione +1' },
  },
  hints: {
    board: {
      en: 'The Riverwalkers must be among the players, with their Starting terrain: “riverwalkers.desert:C2d”.',
      it: 'Fra i giocatori deve esserci il Popolo dei Fiumi, con il suo Terreno Iniziale: «riverwalkers.desert:C2d».',
    },
    unlocked: {
      en: 'The Starting terrain is always among them.',
      it: 'Il Terreno Iniziale c’è sempre.',
    },
  },
  options: {
    ...boardOptions,
    unlocked: terrainNames,
    bonusCard: { no: { en: 'Not held', it: 'Non presa' }, yes: { en: 'Held', it: 'Presa' } },
  },
  ways,
  headline: ({ open, first }) => {
    if (open.length === 0)
      return {
        en: 'The Riverwalkers can build nowhere.',
        it: 'Il Popolo dei Fiumi non può costruire da nessuna parte.',
      };
    const built = first
      ? { en: 'place a first Structure on', it: 'mettere un primo Edificio in' }
      : { en: 'build on', it: 'costruire in' };
    return {
      en: `The Riverwalkers may ${built.en} ${fewSpaces(open, 'en')}.`,
      it: `Il Popolo dei Fiumi può ${built.it} ${fewSpaces(open, 'it')}.`,
    };
  },
  lines: {
    ...boardLines,
    shipping: {
      aside: true,
      en: 'The Riverwalkers have Shipping {shipping}, which never rises.',
      it: 'Il Popolo dei Fiumi ha Navigazione {shipping}, che non sale mai.',
    },
    'bonus-card': {
      en: 'The Bonus card raises Shipping from {before} to {after}.',
      it: 'La tessera Bonus porta la Navigazione da {before} a {after}.',
    },
    unlocked: ({ terrains }) => ({
      en: `They can settle on ${terrainsListed('en', terrains)}.`,
      it: `Può insediarsi su ${terrains.length === 1 ? 'questo Terreno' : 'questi Terreni'}: ${terrainsListed('it', terrains)}.`,
    }),
    first: {
      en: 'The first 2 Structures go on the Starting terrain, {terrain:ground}, anywhere by the River; {structures} {structures?is|are} on the map.',
      it: 'I primi 2 Edifici vanno sul Terreno Iniziale, {terrain:ground}, ovunque lungo il Fiume; sulla Mappa {structures?ce n’è|ce ne sono} {structures}.',
    },
    open: openLine,
    'out-of-range': listedAfter(() => ({
      en: 'Unlocked and by the River, but out of range',
      it: 'Sbloccate e lungo il Fiume, ma fuori portata',
    })),
    'not-by-land': listedAfter(() => ({
      en: 'Next to a Structure of theirs by land, which is not enough',
      it: 'Accanto a un suo Edificio via terra, il che non basta',
    })),
    'not-by-the-river': listedAfter((first) => ({
      en: `${first ? 'On the Starting terrain' : 'Unlocked'}, but not by the River`,
      it: `${first ? 'Sul Terreno Iniziale' : 'Sbloccate'}, ma non lungo il Fiume`,
    })),
    locked: ({ first, spaces: closed }) => ({
      aside: true,
      en: `Empty spaces ${first ? 'that are not of the Starting terrain' : 'of a terrain that is not unlocked'}.`,
      it: `Caselle libere ${first ? 'che non sono del Terreno Iniziale' : 'di un Terreno non sbloccato'}.`,
      amount: String(closed.length),
    }),
    'stands-locked': {
      en: 'Their Structure on {space} is on {ground}, which is not among the unlocked terrains. Did you forget it above?',
      it: 'Il suo Edificio in {space} è su un Terreno, {ground}, che non è fra quelli sbloccati. Te ne sei dimenticato qui sopra?',
    },
  },
  violations: {
    ...boardViolations,
    dry: {
      en: 'The Structure of the Riverwalkers on {space} is not by the River, where all of theirs must be.',
      it: 'L’Edificio del Popolo dei Fiumi in {space} non è lungo il Fiume, dove devono stare tutti i suoi.',
    },
  },
  problems: boardProblems,
  problem: ({ field, code }) =>
    field === 'board' && code === 'missing'
      ? {
          en: 'Put the Riverwalkers among the players and choose their Starting terrain.',
          it: 'Metti il Popolo dei Fiumi fra i giocatori e scegli il suo Terreno Iniziale.',
        }
      : undefined,
  sentence,
});

/** Rings on the map. */
export const legend = {
  open: { en: 'can be built on', it: 'ci può costruire' },
  far: {
    en: 'unlocked and by the River, but out of range',
    it: 'sbloccata e lungo il Fiume, ma fuori portata',
  },
};

export const verdicts = {
  open: { en: 'Can be built on', it: 'Ci può costruire' },
  locked: { en: 'Terrain not unlocked', it: 'Terreno non sbloccato' },
  'not-by-the-river': { en: 'Not by the River', it: 'Non lungo il Fiume' },
  'out-of-range': { en: 'Out of range', it: 'Fuori portata' },
};

export const labels = {
  /** While the first Structures are placed, no other terrain will do. */
  notStart: { en: 'Not the Starting terrain', it: 'Non è il Terreno Iniziale' },
  caption: { en: 'Spaces they can build on', it: 'Caselle su cui può costruire' },
  space: { en: 'Space', it: 'Casella' },
  terrain: { en: 'Terrain', it: 'Terreno' },
  crossed: { en: 'River spaces crossed', it: 'Caselle di Fiume attraversate' },
};

export const crossingSaid = ({ crossed }: SpaceValue): string =>
  crossed === undefined ? '–' : String(crossed);
