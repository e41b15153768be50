import type {
  RawRiverwalkersMap,
  RiverwalkersMapLine,
  RiverwalkersMapValue,
  RiverwalkersMapViolation,
  SpaceValue,
  SpaceVerdict,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { boardProblem } from '../shared/board-problem.ts';
import { boardViolation } from '../shared/board-words.ts';
import { mapNames, terrainNames, terrainsListed } from '../shared/names.ts';

type Words = CalculatorWords<
  keyof RawRiverwalkersMap,
  RiverwalkersMapValue,
  RiverwalkersMapLine,
  RiverwalkersMapViolation
>;

/** Longer lists are better seen on the map. */
const FEW = 12;

const spaces = counted('space', 'spaces');

const spacesEn = (names: readonly string[]): string =>
  names.length > FEW ? spaces(names.length) : listed('en', names);

const EN: Words = {
  title: 'Where the Riverwalkers may build',
  lead: 'Which spaces the Riverwalkers can settle with the terrains they have unlocked and the reach of their ships.',
  fields: {
    map: 'Which map',
    board: 'Board',
    unlocked: 'Unlocked terrains',
    bonusCard: 'Bonus card with Shipping +1',
  },
  hints: {
    board:
      'The Riverwalkers must be among the players, with their Starting terrain: “riverwalkers.desert:C2d”.',
    unlocked: 'The Starting terrain is always among them.',
  },
  options: {
    map: mapNames.en,
    unlocked: terrainNames.en,
    bonusCard: { no: 'Not held', yes: 'Held' },
  },
  headline: ({ open, first }) => {
    if (open.length === 0) return 'The Riverwalkers can build nowhere.';
    return `${first ? 'The Riverwalkers may place a first Structure on' : 'The Riverwalkers may build on'} ${spacesEn(open)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'shipping':
        return ['Shipping of the Riverwalkers, which never rises.', String(line.shipping)];
      case 'bonus-card':
        return ['The Bonus card adds 1 to Shipping.', `${line.before} → ${line.after}`];
      case 'unlocked':
        return [`They settle ${terrainsListed('en', line.terrains)}.`];
      case 'first':
        return [
          `First Structures stand on the Starting terrain, ${terrainNames.en[line.terrain]}, anywhere by the River; ${line.structures} of 2 ${line.structures === 1 ? 'stands' : 'stand'}.`,
        ];
      case 'open':
        return [
          line.spaces.length === 0
            ? `No space is ${line.first ? 'of the Starting terrain and by the River' : 'unlocked, by the River and in range'}.`
            : `${line.first ? 'Of the Starting terrain and by the River' : 'Unlocked, by the River and in range'}: ${listed('en', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'out-of-range':
        return [
          `Unlocked and by the River, but out of range: ${listed('en', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'not-by-land':
        return [
          `Next to a Structure of theirs by land, which does not help: ${listed('en', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'not-by-the-river':
        return [
          `${line.first ? 'Of the Starting terrain' : 'Unlocked'}, but not by the River: ${listed('en', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'locked':
        return [
          line.first
            ? 'Empty spaces that are not of the Starting terrain.'
            : 'Empty spaces of a terrain that is not unlocked.',
          String(line.spaces.length),
        ];
      case 'stands-locked':
        return [
          `Their Structure on ${line.space} stands on ${terrainNames.en[line.ground]}, which is not among the unlocked terrains. Is it missing above?`,
        ];
    }
  },
  violation: (violation) =>
    violation.code === 'dry'
      ? `The Structure of the Riverwalkers on ${violation.space} is not by the River.`
      : boardViolation.en(violation),
  problem: (problem) =>
    problem.field === 'board' && problem.code === 'missing'
      ? 'Put the Riverwalkers among the players and choose their Starting terrain.'
      : boardProblem('en')(problem),
  sentence: (_, { open, unlocked, range, first }) =>
    first
      ? `Riverwalkers with the Starting terrain ${terrainsListed('en', unlocked.slice(0, 1))} may place a first Structure on ${open.length === 0 ? 'no space' : listed('en', open)}.`
      : `Riverwalkers with ${terrainsListed('en', unlocked)} and Shipping ${range} may build on ${open.length === 0 ? 'no space' : listed('en', open)}.`,
};

const caselle = counted('casella', 'caselle');

const spacesIt = (names: readonly string[]): string =>
  names.length > FEW ? caselle(names.length) : listed('it', names);

const IT: Words = {
  title: 'Dove può costruire il Popolo dei Fiumi',
  lead: 'Su quali caselle può insediarsi il Popolo dei Fiumi, con i Terreni sbloccati e la portata delle sue navi.',
  fields: {
    map: 'Quale Mappa',
    board: 'Tabellone',
    unlocked: 'Terreni sbloccati',
    bonusCard: 'Tessera Bonus con Navigazione +1',
  },
  hints: {
    board:
      'Fra i giocatori ci deve essere il Popolo dei Fiumi, con il suo Terreno Iniziale: «riverwalkers.desert:C2d».',
    unlocked: 'Il Terreno Iniziale c’è sempre.',
  },
  options: {
    map: mapNames.it,
    unlocked: terrainNames.it,
    bonusCard: { no: 'Non presa', yes: 'Presa' },
  },
  headline: ({ open, first }) => {
    if (open.length === 0) return 'Il Popolo dei Fiumi non può costruire da nessuna parte.';
    return `${first ? 'Il Popolo dei Fiumi può mettere un primo Edificio in' : 'Il Popolo dei Fiumi può costruire in'} ${spacesIt(open)}.`;
  },
  line: (line): Said => {
    switch (line.code) {
      case 'shipping':
        return ['La Navigazione del Popolo dei Fiumi, che non sale mai.', String(line.shipping)];
      case 'bonus-card':
        return ['La tessera Bonus aggiunge 1 alla Navigazione.', `${line.before} → ${line.after}`];
      case 'unlocked':
        return [`Si insedia su ${terrainsListed('it', line.terrains)}.`];
      case 'first':
        return [
          `I primi Edifici stanno sul Terreno Iniziale, ${terrainNames.it[line.terrain]}, ovunque lungo il Fiume; finora ${line.structures} su 2.`,
        ];
      case 'open':
        return [
          line.spaces.length === 0
            ? `Nessuna casella è ${line.first ? 'del Terreno Iniziale e lungo il Fiume' : 'sbloccata, lungo il Fiume e alla sua portata'}.`
            : `${line.first ? 'Del Terreno Iniziale e lungo il Fiume' : 'Sbloccate, lungo il Fiume e alla sua portata'}: ${listed('it', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'out-of-range':
        return [
          `Sbloccate e lungo il Fiume, ma fuori portata: ${listed('it', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'not-by-land':
        return [
          `Accanto a un suo Edificio via terra, il che non serve: ${listed('it', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'not-by-the-river':
        return [
          `${line.first ? 'Del Terreno Iniziale' : 'Sbloccate'}, ma non lungo il Fiume: ${listed('it', line.spaces)}.`,
          String(line.spaces.length),
        ];
      case 'locked':
        return [
          line.first
            ? 'Caselle libere che non sono del Terreno Iniziale.'
            : 'Caselle libere di un Terreno non sbloccato.',
          String(line.spaces.length),
        ];
      case 'stands-locked':
        return [
          `Il suo Edificio in ${line.space} sta su ${terrainNames.it[line.ground]}, che non è fra i Terreni sbloccati. Manca qui sopra?`,
        ];
    }
  },
  violation: (violation) =>
    violation.code === 'dry'
      ? `L’Edificio del Popolo dei Fiumi in ${violation.space} non è lungo il Fiume.`
      : boardViolation.it(violation),
  problem: (problem) =>
    problem.field === 'board' && problem.code === 'missing'
      ? 'Metti il Popolo dei Fiumi fra i giocatori e scegli il suo Terreno Iniziale.'
      : boardProblem('it')(problem),
  sentence: (_, { open, unlocked, range, first }) =>
    first
      ? `Il Popolo dei Fiumi, con Terreno Iniziale ${terrainsListed('it', unlocked.slice(0, 1))}, ${open.length === 0 ? 'non può mettere un primo Edificio in nessuna casella' : `può mettere un primo Edificio in ${listed('it', open)}`}.`
      : `Il Popolo dei Fiumi, con ${terrainsListed('it', unlocked)} e Navigazione ${range}, ${open.length === 0 ? 'non può costruire in nessuna casella' : `può costruire in ${listed('it', open)}`}.`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface MapNotes {
  readonly legend: Readonly<Record<'open' | 'far', string>>;
  readonly verdict: Readonly<Record<SpaceVerdict, string>>;
  /** While the first Structures are placed, no other terrain will do. */
  readonly notStart: string;
  readonly caption: string;
  readonly space: string;
  readonly terrain: string;
  readonly crossed: string;
  readonly crossing: (value: SpaceValue) => string;
}

export const mapNotes: Readonly<Record<Lang, MapNotes>> = {
  en: {
    legend: { open: 'may be built on', far: 'unlocked and by the River, but out of range' },
    verdict: {
      open: 'May be built on',
      locked: 'Terrain not unlocked',
      'not-by-the-river': 'Not by the River',
      'out-of-range': 'Out of range',
    },
    notStart: 'Not the Starting terrain',
    caption: 'Spaces that may be built on',
    space: 'Space',
    terrain: 'Terrain',
    crossed: 'River spaces crossed',
    crossing: ({ crossed }) => (crossed === undefined ? '–' : String(crossed)),
  },
  it: {
    legend: { open: 'ci può costruire', far: 'sbloccata e lungo il Fiume, ma fuori portata' },
    verdict: {
      open: 'Ci può costruire',
      locked: 'Terreno non sbloccato',
      'not-by-the-river': 'Non lungo il Fiume',
      'out-of-range': 'Fuori portata',
    },
    notStart: 'Non è il Terreno Iniziale',
    caption: 'Caselle su cui può costruire',
    space: 'Casella',
    terrain: 'Terreno',
    crossed: 'Caselle di Fiume attraversate',
    crossing: ({ crossed }) => (crossed === undefined ? '–' : String(crossed)),
  },
};
