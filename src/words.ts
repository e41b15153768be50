import type { Kind, Provenance } from '#engine/core/game.ts';
import type { Section } from '#src/addresses.ts';
import type { ChangeKind } from '#src/clauses/changes.ts';
import type { Lang } from '#src/lang.ts';

/** What the pages themselves say; rules and calculators have words of their own. */
interface SiteWords {
  readonly tagline: string;
  readonly description: string;
  readonly skip: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly searchHint: string;
  readonly results: (count: number) => string;
  readonly found: (count: number) => string;
  readonly noResults: (query: string) => string;
  readonly didYouMean: string;
  readonly lookInGlossary: string;
  readonly searchFailed: string;
  readonly allClauses: string;
  readonly needsScript: string;
  readonly theme: string;
  readonly menu: string;
  readonly sections: Readonly<Record<Section, string>>;
  readonly sectionLeads: Readonly<Record<Section, string>>;
  readonly games: string;
  readonly seeItWork: string;
  readonly chapter: string;
  readonly chapters: string;
  readonly chapterOf: (number: number, count: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly onThisPage: string;
  readonly calculator: string;
  readonly calculators: string;
  readonly example: string;
  readonly printedExample: string;
  readonly tryIt: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly reading: string;
  readonly isDefault: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly provenances: Readonly<Record<Provenance, string>>;
  readonly provenanceMeans: Readonly<Record<Provenance, string>>;
  readonly place: (provenance: Provenance, source: string, place: string) => string;
  readonly computed: string;
  readonly clauseWord: string;
  readonly inChapter: string;
  readonly refersTo: string;
  readonly clausesBehind: string;
  readonly citedBy: string;
  readonly examplesHere: string;
  readonly provedBy: string;
  readonly source: string;
  readonly changeKinds: Readonly<Record<ChangeKind, string>>;
  /** A date such as 2026-11-16, as one writes it. */
  readonly day: (date: string) => string;
  readonly alsoCalled: string;
  readonly ourRendering: string;
  readonly unofficial: string;
  readonly by: (publisher: string, designers: string, year: number) => string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly kept: string;
  readonly renewed: string;
  readonly awayTitle: string;
  readonly away: string;
  readonly awayLead: string;
  readonly tryAgain: string;
  readonly moved: string;
  readonly counts: (
    counted: Readonly<Record<'clauses' | 'computed' | 'tests' | 'examples', number>>,
  ) => string;
  readonly tests: string;
  readonly yes: string;
  readonly noCalculatorScript: string;
  readonly calculatorNotLoaded: string;
}

const dayIn =
  (locale: string): SiteWords['day'] =>
  (date) =>
    new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

const EN: SiteWords = {
  tagline: 'Every rule a link. Every number a reason.',
  description:
    'Rules of board-game expansions, clause by clause, in English and Italian, with calculators that run the rules.',
  skip: 'Skip to content',
  search: 'Search the rules',
  searchPlaceholder: 'Search the rules',
  searchHint: 'Type a word, a question, a clause id.',
  results: (count) => (count === 1 ? '1 clause' : `${count} clauses`),
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (query) => `Nothing matches “${query}”. Try fewer or other words.`,
  didYouMean: 'Did you mean',
  lookInGlossary: 'Look for the word in the glossary',
  searchFailed: 'The search index could not be loaded. Check the connection and try again.',
  allClauses: 'All clauses',
  needsScript: 'The search needs JavaScript. All clauses are listed here; use your browser’s find.',
  theme: 'Light or dark',
  menu: 'Menu',
  sections: {
    try: 'Calculators',
    glossary: 'Glossary',
    'open-questions': 'Open questions',
    coverage: 'Coverage',
    changes: 'Changes',
    about: 'About',
    search: 'Search',
  },
  sectionLeads: {
    try: 'Put in your own position: the rules engine answers, and every line names its clause. The link holds the whole position.',
    glossary: 'The words of the games in both languages, with the other names people use for them.',
    'open-questions':
      'What the rules do not settle: the readings, which one the calculators start with, and why.',
    coverage:
      'Every clause: whether the engine computes it, which examples work it and how many tests prove it.',
    changes:
      'What changed, newest first: rulings and their reasons, wording, and what the site can do.',
    about: 'What this site is, where the rules come from, and what the marks mean.',
    search: 'Search every clause, calculator and chapter.',
  },
  games: 'Games',
  seeItWork: 'See it work',
  chapter: 'Chapter',
  chapters: 'Chapters',
  chapterOf: (number, count) => `Chapter\u00a0${number} of\u00a0${count}`,
  previous: 'Previous',
  next: 'Next',
  onThisPage: 'On this page',
  calculator: 'Calculator',
  calculators: 'Calculators',
  example: 'Example',
  printedExample: 'Example from the rulebook',
  tryIt: 'Open in the calculator',
  copyLink: 'Copy link',
  copied: 'Link copied',
  reading: 'Reading',
  isDefault: 'default',
  kinds: {
    rule: 'Rule',
    exception: 'Exception',
    setup: 'Setup',
    option: 'Option',
    component: 'Component',
    example: 'Example',
    clarification: 'Clarification',
    open: 'Open question',
  },
  provenances: {
    printed: 'Printed',
    base: 'Base game',
    derived: 'Derived',
    changed: 'Officially changed',
    open: 'Not settled',
  },
  provenanceMeans: {
    printed: 'the expansion’s own rules say it',
    base: 'a rule of the base game, taken from a public description',
    derived: 'it follows from other clauses by arithmetic or logic',
    changed: 'the publisher or designer changed it after printing',
    open: 'the rules do not say; the clause offers the readings',
  },
  place: (provenance, source, place) =>
    provenance === 'printed' || provenance === 'open'
      ? `${source}: ${place.replace(/, (\d+)-(\d+)$/, ', lines $1–$2').replace(/, (\d+)$/, ', line $1')}`
      : provenance === 'derived'
        ? `follows from ${place}`
        : place,
  computed: 'Computed by the engine',
  clauseWord: 'Clause',
  inChapter: 'In its chapter',
  refersTo: 'Refers to',
  clausesBehind: 'The clauses behind it',
  citedBy: 'Cited by',
  examplesHere: 'Worked examples',
  provedBy: 'Proved by these tests',
  source: 'Source',
  changeKinds: { ruling: 'Ruling', words: 'Wording', site: 'Site' },
  day: dayIn('en-GB'),
  alsoCalled: 'Also called',
  ourRendering: 'our rendering; no source prints it',
  unofficial:
    'Unofficial. Not affiliated with the publishers. Games, names and artwork belong to their owners; rules are told here in our own words.',
  by: (publisher, designers, year) => `${publisher}, ${year}. Design: ${designers}.`,
  notFoundTitle: 'No such page',
  notFound:
    'There is nothing at this address. The link may be cut off: search for the rule instead.',
  kept: 'This device can open these rules offline.',
  renewed: 'This page has a newer version: reload it.',
  awayTitle: 'Not kept on this device',
  away: 'There is no network, and this page is not among those kept on this device. Try again when you are connected. Chapters, calculators and the search of a language you have used before open without a network.',
  awayLead: 'What to do when a page cannot be opened without a network.',
  tryAgain: 'Try again',
  moved: 'This clause has moved.',
  counts: ({ clauses, computed, tests, examples }) =>
    `${clauses} clauses, ${computed} computed, ${tests} tests that name a clause, ${examples} worked examples.`,
  tests: 'Tests',
  yes: 'yes',
  noCalculatorScript: 'The calculator needs JavaScript; it shows its first example without.',
  calculatorNotLoaded:
    'The calculator could not be loaded. Check your connection, then reload the page.',
};

const IT: SiteWords = {
  tagline: 'Ogni regola un link. Ogni numero un perché.',
  description:
    'Le regole di espansioni di giochi da tavolo, clausola per clausola, in italiano e in inglese, con calcolatori che applicano le regole.',
  skip: 'Vai al contenuto',
  search: 'Cerca nelle regole',
  searchPlaceholder: 'Cerca nelle regole',
  searchHint: 'Scrivi una parola, una domanda, l’id di una clausola.',
  results: (count) => (count === 1 ? '1 clausola' : `${count} clausole`),
  found: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  noResults: (query) => `Nulla corrisponde a «${query}». Prova con meno parole o con altre.`,
  didYouMean: 'Forse intendevi',
  lookInGlossary: 'Cerca la parola nel glossario',
  searchFailed: 'L’indice di ricerca non si è caricato. Controlla la connessione e riprova.',
  allClauses: 'Tutte le clausole',
  needsScript:
    'La ricerca richiede JavaScript. Qui ci sono tutte le clausole: usa la ricerca del browser.',
  theme: 'Chiaro o scuro',
  menu: 'Menu',
  sections: {
    try: 'Calcolatori',
    glossary: 'Glossario',
    'open-questions': 'Questioni aperte',
    coverage: 'Copertura',
    changes: 'Modifiche',
    about: 'Informazioni',
    search: 'Ricerca',
  },
  sectionLeads: {
    try: 'Inserisci la tua situazione: il motore delle regole risponde, e ogni riga cita la sua clausola. Il link contiene tutta la situazione.',
    glossary: 'Le parole dei giochi nelle due lingue, con gli altri nomi che la gente usa.',
    'open-questions':
      'Ciò che il regolamento non decide: le interpretazioni, quale usano in partenza i calcolatori, e perché.',
    coverage:
      'Ogni clausola: se il motore la calcola, quali esempi la svolgono e quanti test la provano.',
    changes:
      'Che cosa è cambiato, a partire dal più recente: le regole e il perché, il testo, e ciò che il sito sa fare.',
    about: 'Che cos’è questo sito, da dove vengono le regole e che cosa significano i segni.',
    search: 'Cerca in tutte le clausole, nei calcolatori e nei capitoli.',
  },
  games: 'Giochi',
  seeItWork: 'Guarda come funziona',
  chapter: 'Capitolo',
  chapters: 'Capitoli',
  chapterOf: (number, count) => `Capitolo\u00a0${number} di\u00a0${count}`,
  previous: 'Precedente',
  next: 'Successivo',
  onThisPage: 'In questa pagina',
  calculator: 'Calcolatore',
  calculators: 'Calcolatori',
  example: 'Esempio',
  printedExample: 'Esempio del regolamento',
  tryIt: 'Apri nel calcolatore',
  copyLink: 'Copia il link',
  copied: 'Link copiato',
  reading: 'Interpretazione',
  isDefault: 'predefinita',
  kinds: {
    rule: 'Regola',
    exception: 'Eccezione',
    setup: 'Preparazione',
    option: 'Possibilità',
    component: 'Componente',
    example: 'Esempio',
    clarification: 'Chiarimento',
    open: 'Questione aperta',
  },
  provenances: {
    printed: 'Stampata',
    base: 'Gioco base',
    derived: 'Derivata',
    changed: 'Cambiata ufficialmente',
    open: 'Non decisa',
  },
  provenanceMeans: {
    printed: 'lo dice il regolamento dell’espansione',
    base: 'una regola del gioco base, ripresa da una descrizione pubblica',
    derived: 'segue da altre clausole per calcolo o per logica',
    changed: 'editore o autori l’hanno cambiata dopo la stampa',
    open: 'il regolamento non lo dice; la clausola offre le interpretazioni',
  },
  place: (provenance, source, place) =>
    provenance === 'printed' || provenance === 'open'
      ? `${source}: ${place.replace(/, (\d+)-(\d+)$/, ', righe $1–$2').replace(/, (\d+)$/, ', riga $1')}`
      : provenance === 'derived'
        ? `segue da ${place}`
        : place,
  computed: 'Calcolata dal motore',
  clauseWord: 'Clausola',
  inChapter: 'Nel suo capitolo',
  refersTo: 'Rimanda a',
  clausesBehind: 'Le clausole su cui si regge',
  citedBy: 'Citata da',
  examplesHere: 'Esempi svolti',
  provedBy: 'Provata da questi test',
  source: 'Fonte',
  changeKinds: { ruling: 'Regole', words: 'Testo', site: 'Sito' },
  day: dayIn('it'),
  alsoCalled: 'Detto anche',
  ourRendering: 'resa nostra: nessuna fonte la stampa',
  unofficial:
    'Sito non ufficiale, senza legami con gli editori. Giochi, nomi e illustrazioni appartengono ai rispettivi proprietari; le regole sono raccontate con parole nostre.',
  by: (publisher, designers, year) => `${publisher}, ${year}. Autori: ${designers}.`,
  notFoundTitle: 'Pagina inesistente',
  notFound: 'A questo indirizzo non c’è nulla. Forse il link è tagliato: cerca la regola.',
  kept: 'Questo dispositivo può aprire queste regole senza rete.',
  renewed: 'C’è una versione più recente di questa pagina: ricaricala.',
  awayTitle: 'Non è su questo dispositivo',
  away: 'La rete non c’è, e questa pagina non è tra quelle conservate su questo dispositivo. Riprova quando sei in rete. I capitoli, i calcolatori e la ricerca di una lingua che hai già usato si aprono anche senza rete.',
  awayLead: 'Che cosa fare quando una pagina non si può aprire senza rete.',
  tryAgain: 'Riprova',
  moved: 'Questa clausola si è spostata.',
  counts: ({ clauses, computed, tests, examples }) =>
    `${clauses} clausole, ${computed} calcolate, ${tests} test che nominano una clausola, ${examples} esempi svolti.`,
  tests: 'Test',
  yes: 'sì',
  noCalculatorScript: 'Il calcolatore richiede JavaScript; senza, mostra il suo primo esempio.',
  calculatorNotLoaded:
    'Il calcolatore non è stato caricato. Controlla la connessione, poi ricarica la pagina.',
};

export const siteWords: Readonly<Record<Lang, SiteWords>> = { en: EN, it: IT };
