import { byLang } from '#src/lang.ts';

/** The running text of the page about the dataset. */
export const datasetWords = byLang({
  request: { en: 'Ask for it', it: 'Come si chiede' },
  requestText: {
    en: 'Any page and any program may ask; nobody needs a key. The same from a shell, and from a page of yours:',
    it: 'Può chiederlo qualsiasi pagina e qualsiasi programma, senza chiavi. Da una shell, e da una tua pagina:',
  },
  files: { en: 'The files', it: 'I file' },
  means: {
    index: {
      en: 'the games, their chapters, and where the other files are',
      it: 'i giochi, i loro capitoli e dove stanno gli altri file',
    },
    clauses: {
      en: 'the clauses: number, title, text, note, source, exceptions, references',
      it: 'le clausole: numero, titolo, testo, nota, fonte, eccezioni, rimandi',
    },
    glossary: {
      en: 'the words of the games in both languages',
      it: 'le parole dei giochi nelle due lingue',
    },
    examples: {
      en: 'the worked examples: position, answer, clauses',
      it: 'gli esempi svolti: situazione, risposta, clausole',
    },
    calculators: {
      en: 'the calculators: fields, options, readings, clauses',
      it: 'i calcolatori: campi, opzioni, interpretazioni, clausole',
    },
    schema: {
      en: 'the JSON Schema (2020-12) that all of them satisfy',
      it: 'lo schema JSON (2020-12) che tutti rispettano',
    },
    bundle: {
      en: 'all of them in one file, by edition',
      it: 'tutti in un solo file, per edizione',
    },
    guide: {
      en: 'where everything is, for programs that read',
      it: 'dove sta ogni cosa, per i programmi che leggono',
    },
  },
  promise: { en: 'What stays', it: 'Che cosa resta' },
  promiseText: {
    en: 'Within version 1 parts may be added; none is renamed, removed or given another meaning. A clause keeps its id for good; one that has moved is listed with its successor. The licence is MIT: use the files as you like, and keep the notice.',
    it: 'Nella versione 1 si può aggiungere qualcosa; nulla cambia nome o significato, nulla viene tolto. Una clausola conserva il suo id per sempre; quella che si è spostata è elencata con chi l’ha sostituita. La licenza è MIT: usa i file come vuoi e conserva la nota di licenza.',
  },
});
