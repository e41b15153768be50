import { byLang } from '#src/lang.ts';

/** What the search says. It stands apart from the site’s words, so that a reader loads no more than this. */
export const said = byLang({
  hint: {
    en: 'Type a word, a question, a clause id.',
    it: 'Scrivi una parola, una domanda, l’id di una clausola.',
  },
  found: (count: number) => ({
    en: count === 1 ? '1 result' : `${count} results`,
    it: count === 1 ? '1 risultato' : `${count} risultati`,
  }),
  none: (query: string) => ({
    en: `Nothing matches “${query}”. Try fewer or other words.`,
    it: `Nulla corrisponde a «${query}». Prova con meno parole o con altre.`,
  }),
  noneIn: (query: string, game: string) => ({
    en: `Nothing in ${game} matches “${query}”.`,
    it: `In ${game} nulla corrisponde a «${query}».`,
  }),
  failed: {
    en: 'The search index could not be loaded. Check the connection and try again.',
    it: 'L’indice di ricerca non si è caricato. Controlla la connessione e riprova.',
  },
  didYouMean: { en: 'Did you mean', it: 'Forse intendevi' },
  lookInGlossary: { en: 'Look for the word in the glossary', it: 'Cerca la parola nel glossario' },
  results: { en: 'Results', it: 'Risultati' },
  more: { en: 'Show more', it: 'Mostra altri' },
  close: { en: 'Close', it: 'Chiudi' },
  games: { en: 'Search in', it: 'Cerca in' },
  allGames: { en: 'All games', it: 'Tutti i giochi' },
  readLast: { en: 'Read last', it: 'Letto per ultimo' },
  askedMost: (game: string) => ({ en: `Often needed in ${game}`, it: `Serve spesso in ${game}` }),
  calculators: { en: 'Its calculators', it: 'I suoi calcolatori' },
  kinds: {
    calculator: { en: 'Calculator', it: 'Calcolatore' },
    chapter: { en: 'Chapter', it: 'Capitolo' },
    moment: { en: 'At the table', it: 'Al tavolo' },
    term: { en: 'Glossary', it: 'Glossario' },
    open: { en: 'Open question', it: 'Questione aperta' },
    exception: { en: 'Exception', it: 'Eccezione' },
    example: { en: 'Example', it: 'Esempio' },
  },
});
