import type { Provenance } from '#engine/core/game.ts';
import { byLang } from '#src/lang.ts';

/** Where to check a clause: a section of the source and its lines, what it follows from, or an address. */
const placed = (
  { provenance, source, place }: { provenance: Provenance; source: string; place: string },
  { line, lines, from, on }: { line: string; lines: string; from: string; on: string },
): string => {
  if (provenance === 'derived') return `${from} ${place}`;
  if (provenance === 'ruling') return `${on} ${place}`;
  if (provenance !== 'printed' && provenance !== 'open') return place;
  return `${source}: ${place.replace(/, (\d+)-(\d+)$/, `, ${lines} $1–$2`).replace(/, (\d+)$/, `, ${line} $1`)}`;
};

/** What the pages themselves say; rules and calculators have words of their own. */
export const siteWords = byLang({
  tagline: {
    en: 'Every rule a link. Every number a reason.',
    it: 'Ogni regola un link. Ogni numero un perché.',
  },
  description: {
    en: 'Rules of board-game expansions, clause by clause, in English and Italian, with calculators that run the rules.',
    it: 'Le regole di espansioni di giochi da tavolo, clausola per clausola, in italiano e in inglese, con calcolatori che applicano le regole.',
  },
  skip: { en: 'Skip to content', it: 'Vai al contenuto' },
  search: { en: 'Search the rules', it: 'Cerca nelle regole' },
  searchPlaceholder: { en: 'Search the rules', it: 'Cerca nelle regole' },
  askARule: { en: 'Ask a rule', it: 'Chiedi una regola' },
  /** What players ask, for the home page. */
  asked: {
    en: [
      'How many spades from desert to ice?',
      'Do unplayed dice give Rock Rose?',
      'Who moves the Entrance marker?',
    ],
    it: [
      'Quante vanghe da deserto a ghiaccio?',
      'I dadi non giocati danno Roccia Rosea?',
      'Chi sposta il segnalino Ingresso?',
    ],
  },
  tapTheWheel: {
    en: 'Tap a terrain: how many Spades do the Ice Maidens need to turn it into Ice?',
    it: 'Tocca un terreno: quante Vanghe servono alle Dame del Ghiaccio per farne Ghiaccio?',
  },
  whatIsNew: { en: 'What is new', it: 'Novità' },
  searchHint: {
    en: 'Type a word, a question, a clause id.',
    it: 'Scrivi una parola, una domanda, l’id di una clausola.',
  },
  results: (count: number) => ({
    en: count === 1 ? '1 clause' : `${count} clauses`,
    it: count === 1 ? '1 clausola' : `${count} clausole`,
  }),
  searchFailed: {
    en: 'The search index could not be loaded. Check the connection and try again.',
    it: 'L’indice di ricerca non si è caricato. Controlla la connessione e riprova.',
  },
  allClauses: { en: 'All clauses', it: 'Tutte le clausole' },
  needsScript: {
    en: 'The search needs JavaScript. All clauses are listed here; use your browser’s find.',
    it: 'La ricerca richiede JavaScript. Qui ci sono tutte le clausole: usa la ricerca del browser.',
  },
  theme: { en: 'Light or dark', it: 'Chiaro o scuro' },
  menu: { en: 'Menu', it: 'Menu' },
  onThisSite: { en: 'On this site', it: 'In questo sito' },
  contents: { en: 'Contents', it: 'Indice' },
  sections: {
    try: { en: 'Calculators', it: 'Calcolatori' },
    glossary: { en: 'Glossary', it: 'Glossario' },
    'open-questions': { en: 'Open questions', it: 'Questioni aperte' },
    coverage: { en: 'Coverage', it: 'Copertura' },
    changes: { en: 'Changes', it: 'Modifiche' },
    about: { en: 'About', it: 'Informazioni' },
    data: { en: 'Dataset', it: 'I dati' },
    search: { en: 'Search', it: 'Ricerca' },
  },
  sectionLeads: {
    try: {
      en: 'Enter your own position: the calculator answers, and every line names its clause. The link holds the whole position.',
      it: 'Inserisci la tua situazione: il calcolatore risponde, e ogni riga cita la sua clausola. Il link contiene tutta la situazione.',
    },
    glossary: {
      en: 'The words of the games in both languages, and what people at the table call them.',
      it: 'Le parole dei giochi nelle due lingue, e come le chiama la gente al tavolo.',
    },
    'open-questions': {
      en: 'What the rules do not settle: the readings, which one the calculators start with, and why.',
      it: 'Ciò che il regolamento non decide: le interpretazioni, quale usano in partenza i calcolatori, e perché.',
    },
    coverage: {
      en: 'Every clause: whether a calculator computes it, how many examples work it, and how many tests check it.',
      it: 'Ogni clausola: se un calcolatore la calcola, quali esempi la svolgono e quanti test la verificano.',
    },
    changes: {
      en: 'What changed, newest first: rulings and their reasons, wording, and what the site can do.',
      it: 'Che cosa è cambiato, dalla modifica più recente: le regole e il perché, il testo, e ciò che il sito sa fare.',
    },
    about: {
      en: 'What this site is, where the rules come from, and what the marks mean.',
      it: 'Che cos’è questo sito, da dove vengono le regole e che cosa significano i segni.',
    },
    data: {
      en: 'Every clause, term, worked example and calculator as JSON files, made from the same sources as the pages.',
      it: 'Ogni clausola, termine, esempio svolto e calcolatore come file JSON, fatti dalle stesse fonti delle pagine.',
    },
    search: {
      en: 'Search every clause, calculator and chapter.',
      it: 'Cerca in tutte le clausole, nei calcolatori e nei capitoli.',
    },
  },
  games: { en: 'Games', it: 'Giochi' },
  whatChanges: { en: 'What changes', it: 'Che cosa cambia' },
  whatChangesLead: {
    en: 'For a table that knows the base game. Read it aloud before the first game.',
    it: 'Per un tavolo che conosce il gioco base. Da leggere ad alta voce prima della prima partita.',
  },
  teach: { en: 'Teach it', it: 'Spiegalo' },
  teachLead: {
    en: 'One idea a card, in the order in which you meet them. Read aloud, it takes five minutes.',
    it: 'Un’idea per carta, nell’ordine in cui si incontrano. A voce alta bastano cinque minuti.',
  },
  whichRule: { en: 'Which rule do I need?', it: 'Quale regola mi serve?' },
  whichRuleLead: {
    en: 'Start from the moment at the table. Each question leads to its rule, or to the calculator that works it out.',
    it: 'Parti dal momento al tavolo. Ogni domanda porta alla sua regola, o al calcolatore che la risolve.',
  },
  moments: { en: 'Moments at the table', it: 'Momenti al tavolo' },
  cardOf: (number: number, count: number) => ({
    en: `Card ${number} of ${count}`,
    it: `Carta ${number} di ${count}`,
  }),
  table: { en: 'Your table', it: 'Il vostro tavolo' },
  tableLead: {
    en: 'Set it once: every calculator of the game begins with it. It is kept on this device alone, until you pass it on.',
    it: 'Impostatelo una volta: tutti i calcolatori del gioco partono da qui. Resta solo su questo dispositivo, finché non lo passate ad altri.',
  },
  tableMode: { en: 'Table mode', it: 'Modalità tavolo' },
  leaveTable: { en: 'Leave table mode', it: 'Esci dalla modalità tavolo' },
  noTableScript: {
    en: 'The table needs JavaScript: it is kept in your browser.',
    it: 'Il tavolo richiede JavaScript: resta nel tuo browser.',
  },
  wholeGame: { en: 'To print', it: 'Da stampare' },
  wholeGameLead: (title: string) => ({
    en: `${title}: all chapters on one page, to be printed or kept.`,
    it: `${title}: tutti i capitoli in una pagina, da stampare o conservare.`,
  }),
  aid: { en: 'Player aid', it: 'Promemoria' },
  aidLead: {
    en: 'One page to keep beside the board.',
    it: 'Una pagina da tenere accanto al tabellone.',
  },
  print: { en: 'Print', it: 'Stampa' },
  theRule: { en: 'The whole rule', it: 'La regola intera' },
  firstMinutes: { en: 'The first ten minutes', it: 'I primi dieci minuti' },
  chapter: { en: 'Chapter', it: 'Capitolo' },
  chapters: { en: 'Chapters', it: 'Capitoli' },
  chapterOf: (number: number, count: number) => ({
    en: `Chapter\u00a0${number} of\u00a0${count}`,
    it: `Capitolo\u00a0${number} di\u00a0${count}`,
  }),
  previous: { en: 'Previous', it: 'Precedente' },
  next: { en: 'Next', it: 'Successivo' },
  onThisPage: { en: 'On this page', it: 'In questa pagina' },
  calculator: { en: 'Calculator', it: 'Calcolatore' },
  calculators: { en: 'Calculators', it: 'Calcolatori' },
  example: { en: 'Example', it: 'Esempio' },
  printedExample: { en: 'Example from the rulebook', it: 'Esempio del regolamento' },
  tryIt: { en: 'Open in the calculator', it: 'Apri nel calcolatore' },
  share: { en: 'Share', it: 'Condividi' },
  report: { en: 'Something wrong?', it: 'Qualcosa non va?' },
  reported: {
    clause: { en: 'Clause', it: 'Clausola' },
    calculator: { en: 'Calculator', it: 'Calcolatore' },
    lang: { en: 'Language', it: 'Lingua' },
    edition: { en: 'Edition', it: 'Edizione' },
    position: { en: 'Position', it: 'Situazione' },
    wrong: { en: 'What is wrong', it: 'Che cosa non va' },
  },
  back: { en: 'Back', it: 'Indietro' },
  close: { en: 'Close', it: 'Chiudi' },
  reading: { en: 'Reading', it: 'Interpretazione' },
  isDefault: { en: 'default', it: 'predefinita' },
  provenances: {
    printed: { en: 'Printed', it: 'Stampata' },
    base: { en: 'Base game', it: 'Gioco base' },
    derived: { en: 'Derived', it: 'Derivata' },
    changed: { en: 'Officially changed', it: 'Cambiata ufficialmente' },
    ruling: { en: 'Our ruling', it: 'Decisione nostra' },
    open: { en: 'Not settled', it: 'Non decisa' },
  },
  provenanceMeans: {
    printed: {
      en: 'the expansion’s own rules say it',
      it: 'lo dice il regolamento dell’espansione',
    },
    base: {
      en: 'a rule of the base game, taken from a public description',
      it: 'una regola del gioco base, ripresa da una descrizione pubblica',
    },
    derived: {
      en: 'it follows from other clauses by arithmetic or logic',
      it: 'segue da altre clausole per calcolo o per logica',
    },
    changed: {
      en: 'the publisher or designer changed it after printing',
      it: 'editore o autori l’hanno cambiata dopo la stampa',
    },
    ruling: {
      en: 'the rules do not say; we decided, for the reasons it rests on',
      it: 'il regolamento non lo dice; abbiamo deciso noi, per le ragioni su cui si basa',
    },
    open: {
      en: 'the rules do not say; the clause offers the readings',
      it: 'il regolamento non lo dice; la clausola offre le interpretazioni',
    },
  },
  place: (where: { provenance: Provenance; source: string; place: string }) => ({
    en: placed(where, { line: 'line', lines: 'lines', from: 'follows from', on: 'rests on' }),
    it: placed(where, { line: 'riga', lines: 'righe', from: 'segue da', on: 'si basa su' }),
  }),
  aboutTheText: { en: 'About the text', it: 'Sul testo' },
  exceptionTo: { en: 'Exception to', it: 'Eccezione a' },
  except: { en: 'Except', it: 'Tranne' },
  computed: { en: 'Computed', it: 'Calcolata' },
  clauseWord: { en: 'Clause', it: 'Clausola' },
  inChapter: { en: 'In its chapter', it: 'Nel suo capitolo' },
  refersTo: { en: 'Refers to', it: 'Rimanda a' },
  clausesBehind: { en: 'The clauses behind it', it: 'Le clausole su cui si regge' },
  citedBy: { en: 'Cited by', it: 'Citata da' },
  examplesHere: { en: 'Worked examples', it: 'Esempi svolti' },
  provedBy: (count: number) => ({
    en: count === 1 ? 'One test bears its id.' : `${count} tests bear its id.`,
    it: count === 1 ? 'Un test porta il suo id.' : `${count} test portano il suo id.`,
  }),
  source: { en: 'Source', it: 'Fonte' },
  changeKinds: {
    ruling: { en: 'Ruling', it: 'Regole' },
    words: { en: 'Wording', it: 'Testo' },
    site: { en: 'Site', it: 'Sito' },
  },
  filterTerms: { en: 'Filter', it: 'Filtra' },
  game: { en: 'Game', it: 'Gioco' },
  allGames: { en: 'All games', it: 'Tutti i giochi' },
  byLetter: { en: 'By letter', it: 'Per lettera' },
  terms: (count: number) => ({
    en: count === 1 ? '1 term' : `${count} terms`,
    it: count === 1 ? '1 termine' : `${count} termini`,
  }),
  calculatorsShown: (count: number) => ({
    en: count === 1 ? '1 calculator' : `${count} calculators`,
    it: count === 1 ? '1 calcolatore' : `${count} calcolatori`,
  }),
  alsoCalled: { en: 'Also called', it: 'Detto anche' },
  ourRendering: {
    en: 'our translation; no source prints it',
    it: 'traduzione nostra: nessuna fonte la riporta',
  },
  onSite: { en: 'Open on Clause & Effect', it: 'Apri su Clause & Effect' },
  unofficial: {
    en: 'Unofficial. Not affiliated with the publishers. Games, names and artwork belong to their owners; rules are told here in our own words.',
    it: 'Sito non ufficiale, senza legami con gli editori. Giochi, nomi e illustrazioni appartengono ai rispettivi proprietari; le regole sono raccontate con parole nostre.',
  },
  by: (publisher: string, designers: string, year: number) => ({
    en: `${publisher}, ${year}. Design: ${designers}.`,
    it: `${publisher}, ${year}. Autori: ${designers}.`,
  }),
  notFoundTitle: { en: 'No such page', it: 'Pagina inesistente' },
  notFound: {
    en: 'There is nothing at this address. The link may be incomplete: search for the rule instead.',
    it: 'A questo indirizzo non c’è nulla. Forse il link è incompleto: cerca la regola.',
  },
  /** The worker puts in how much is here. */
  coming: {
    en: 'Keeping these rules on this device, for use offline: {share} %.',
    it: 'Sto salvando queste regole sul dispositivo, per usarle senza rete: {share} %.',
  },
  kept: (size: string, date: string) => ({
    en: `All the rules in English are on this device (${size} MB, edition of ${date}).`,
    it: `Tutte le regole in italiano sono su questo dispositivo (${size} MB, edizione del ${date}).`,
  }),
  keepToo: { en: 'Keep the rules in English too', it: 'Salva anche le regole in italiano' },
  renewed: {
    en: 'This page has a newer version: reload it when you like.',
    it: 'C’è una versione più recente di questa pagina: ricaricala quando vuoi.',
  },
  awayTitle: { en: 'Not kept on this device', it: 'Non è su questo dispositivo' },
  away: {
    en: 'There is no network, and this page is not among those kept on this device. Try again when you are connected. Chapters, calculators and the search of a language you have used before open without a network.',
    it: 'Manca la connessione, e questa pagina non è tra quelle conservate su questo dispositivo. Riprova quando sei connesso. I capitoli, i calcolatori e la ricerca di una lingua che hai già usato si aprono anche senza rete.',
  },
  awayLead: {
    en: 'What to do when a page cannot be opened without a network.',
    it: 'Che cosa fare quando una pagina non si può aprire senza rete.',
  },
  awayHere: { en: 'Read it in English', it: 'Leggila in italiano' },
  tryAgain: { en: 'Try again', it: 'Riprova' },
  moved: { en: 'This clause has moved.', it: 'Questa clausola si è spostata.' },
  counts: ({
    clauses,
    computed,
    tests,
    examples,
  }: Readonly<Record<'clauses' | 'computed' | 'tests' | 'examples', number>>) => ({
    en: `${clauses} clauses, ${computed} computed, ${tests} tests that name a clause, ${examples} worked examples.`,
    it: `${clauses} clausole, ${computed} calcolate, ${tests} test che nominano una clausola, ${examples} esempi svolti.`,
  }),
  tests: { en: 'Tests', it: 'Test' },
  yes: { en: 'yes', it: 'sì' },
  noCalculatorScript: {
    en: 'The calculator needs JavaScript; without it you see the first example.',
    it: 'Il calcolatore richiede JavaScript; senza, vedi il primo esempio.',
  },
  noPositionScript: {
    en: 'A position needs JavaScript to be shown and answered. Switch it on, then reload the page.',
    it: 'Per mostrare una situazione e rispondere serve JavaScript. Attivalo, poi ricarica la pagina.',
  },
  calculatorNotLoaded: {
    en: 'The calculator could not be loaded. Check your connection, then reload the page.',
    it: 'Il calcolatore non è stato caricato. Controlla la connessione, poi ricarica la pagina.',
  },
});
