import { byLang } from '#src/lang.ts';

/** What the page of a table says, whatever the game. */
export const tableWords = byLang({
  players: { en: 'Who plays', it: 'Chi gioca' },
  playersLead: {
    en: 'In seating order, clockwise. Calculators with seats begin with these names, and the names you type there come here.',
    it: 'Nell’ordine in cui sedete, in senso orario. I calcolatori con i posti partono da questi nomi, e i nomi che scrivete lì arrivano qui.',
  },
  name: { en: 'Name', it: 'Nome' },
  rows: {
    add: { en: 'Add a player', it: 'Aggiungi un giocatore' },
    row: (number: number) => ({ en: `Player ${number}`, it: `Giocatore ${number}` }),
    remove: (number: number) => ({
      en: `Take away player ${number}`,
      it: `Togli il giocatore ${number}`,
    }),
  },
  first: { en: 'Who starts', it: 'Chi inizia' },
  notTold: { en: 'Not told', it: 'Non indicato' },
  inPlay: { en: 'What is in play', it: 'Che cosa è in gioco' },
  boards: { en: 'Read your boards once', it: 'Leggete i tabelloni una volta sola' },
  boardsLead: {
    en: 'The sources of this site lack these values. Copy them from your own box, and every calculator knows them.',
    it: 'Le fonti di questo sito non danno questi valori. Copiateli dalla vostra scatola e li conosceranno tutti i calcolatori.',
  },
  morePlayers: {
    en: 'Enter at least two players first: this depends on their number.',
    it: 'Indicate prima almeno due giocatori: dipende da quanti siete.',
  },
  decided: { en: 'What we decided', it: 'Che cosa abbiamo deciso' },
  decidedLead: {
    en: 'Where the rules are open, your table chooses. Calculators begin with your reading, and the clause shows it.',
    it: 'Dove le regole restano aperte, decide il vostro tavolo. I calcolatori partono dalla vostra interpretazione, e la clausola la mostra.',
  },
  undecided: { en: 'Not decided', it: 'Non deciso' },
  passOn: { en: 'Pass it on', it: 'Passatelo agli altri' },
  passOnLead: {
    en: 'The link, or its QR code, sets up a friend’s phone. Your own table stays on this device.',
    it: 'Il link, o il suo codice QR, prepara il telefono di un amico. Il vostro tavolo resta su questo dispositivo.',
  },
  share: { en: 'Share this table', it: 'Condividi questo tavolo' },
  forget: { en: 'Clear the table', it: 'Svuota il tavolo' },
  undo: { en: 'Undo the last change', it: 'Annulla l’ultima modifica' },
  offered: { en: 'Somebody shares a table with you', it: 'Qualcuno condivide un tavolo con te' },
  offeredLead: {
    en: 'Nothing is set yet. This is what the link would set on this device:',
    it: 'Non è ancora impostato nulla. Ecco che cosa imposterebbe il link su questo dispositivo:',
  },
  replaces: {
    en: 'It would replace the table that is set here; you can undo that.',
    it: 'Sostituirebbe il tavolo impostato qui; si può annullare.',
  },
  accept: { en: 'Use this table', it: 'Usa questo tavolo' },
  decline: { en: 'Leave mine as it is', it: 'Lascia il mio com’è' },
  same: {
    en: 'The link says what is set here already.',
    it: 'Il link dice ciò che è già impostato qui.',
  },
  nothing: {
    en: 'The link says nothing that this table knows.',
    it: 'Il link non dice nulla che questo tavolo conosca.',
  },
  set: { en: 'The table is set.', it: 'Il tavolo è pronto.' },
  cleared: { en: 'The table is cleared.', it: 'Il tavolo è vuoto.' },
  undone: { en: 'The last change is undone.', it: 'L’ultima modifica è annullata.' },
});
