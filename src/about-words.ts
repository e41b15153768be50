import { byLang } from '#src/lang.ts';

/** The running text of the About page. */
export const aboutWords = byLang({
  parts: [
    {
      title: { en: 'Look up, try, share', it: 'Consulta, prova, condividi' },
      text: [
        {
          en: 'Every rule is a clause: one idea, with an address that never changes. Send the address, and it opens on that clause, in either language.',
          it: 'Ogni regola è una clausola: una sola idea, con un indirizzo che non cambia mai. Manda l’indirizzo, e si apre su quella clausola, nell’una o nell’altra lingua.',
        },
        {
          en: 'Every clause that can be computed is computed. A calculator takes your position, and each line of its answer names the clause it rests on. The link holds the whole position, so whoever opens it sees what you see.',
          it: 'Ogni clausola che si può calcolare è calcolata. Un calcolatore prende la tua situazione, e ogni riga della risposta nomina la clausola su cui si regge. Il link contiene tutta la situazione: chi lo apre vede quello che vedi tu.',
        },
        {
          en: 'No network at the table? After your first visit this device keeps the rules of the language you read, with search and calculators. In data-saver mode nothing is kept in advance.',
          it: 'Al tavolo manca la connessione? Dopo la prima visita questo dispositivo conserva le regole della lingua che leggi, con la ricerca e i calcolatori. In modalità risparmio dati non conserva nulla in anticipo.',
        },
      ],
    },
    {
      title: { en: 'Where the rules come from', it: 'Da dove vengono le regole' },
      text: [
        {
          en: 'The clauses tell, in our own words, what the printed rules say. The pictures of the rulebooks are not here: a value that stood in a picture is asked of you, is remembered on your device and travels in the link. It is never guessed.',
          it: 'Le clausole raccontano, con parole nostre, ciò che dicono le regole stampate. Le figure dei regolamenti qui non ci sono: un valore che stava in una figura viene chiesto a te, resta sul tuo dispositivo e viaggia nel link. Non viene mai inventato.',
        },
        {
          en: 'Where the rules are silent or can be read in two ways, the clause says so. You choose the reading, and the answer says which one it used.',
          it: 'Dove le regole tacciono o si possono leggere in due modi, la clausola lo dice. Scegli tu l’interpretazione, e la risposta dice quale ha usato.',
        },
      ],
    },
    {
      title: { en: 'Privacy', it: 'Riservatezza' },
      text: [
        {
          en: 'No cookies, no tracking, no request to any other host. What you type stays on your device, unless you send the link.',
          it: 'Nessun cookie, nessun tracciamento, nessuna richiesta ad altri siti. Quello che scrivi resta sul tuo dispositivo, a meno che tu non mandi il link.',
        },
      ],
    },
  ],
  dataset: {
    title: { en: 'The dataset', it: 'I dati' },
    text: {
      en: 'All of it is also there for programs, free to use:',
      it: 'Tutto questo c’è anche per i programmi, e si può usare liberamente:',
    },
  },
  marks: { en: 'What the marks mean', it: 'Che cosa significano i segni' },
});
