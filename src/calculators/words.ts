import type { CommonReason, FieldProblem } from '#engine/core/fields.ts';
import { byLang, type Pair } from '#src/lang.ts';

/** More than this are better seen in the form than read in a sentence. */
const FEW_OPTIONS = 6;

type ProblemOf<Code extends FieldProblem['code']> = Extract<FieldProblem, { readonly code: Code }>;

const notAnOption = (
  { got, options }: ProblemOf<'not-an-option'>,
  optionLabel: (option: string) => string,
): Pair => {
  if (options.length > FEW_OPTIONS) {
    return {
      en: `“${got}” is not one of the choices. Choose again.`,
      it: `«${got}» non è tra le scelte. Scegli di nuovo.`,
    };
  }
  const choices = options.map(optionLabel).join(', ');
  return {
    en: `“${got}” is not one of the choices: ${choices}. Choose one.`,
    it: `«${got}» non è tra le scelte: ${choices}. Scegline una.`,
  };
};

const wrongCount = ({ got, min, max }: ProblemOf<'wrong-count'>): Pair => {
  const given = {
    en: got === 1 ? '1 value is given' : `${got} values are given`,
    it: got === 1 ? 'C’è un solo valore' : `I valori dati sono ${got}`,
  };
  return min === max
    ? {
        en: `${given.en}; give exactly ${min}.`,
        it: `${given.it}: devono essere esattamente ${min}.`,
      }
    : {
        en: `${given.en}; give from ${min} to ${max}.`,
        it: `${given.it}: devono essere da ${min} a ${max}.`,
      };
};

const unreadable = (got: string): Readonly<Record<CommonReason | 'unknown', Pair>> => ({
  twice: {
    en: `“${got}” is there twice. Take one away.`,
    it: `«${got}» compare due volte. Togli il doppione.`,
  },
  yourself: {
    en: `“${got}” is you. Enter the other players only.`,
    it: `«${got}» sei tu. Indica solo gli altri giocatori.`,
  },
  unknown: {
    en: `“${got}” cannot be read. Clear the field and enter it again.`,
    it: `«${got}» non si può leggere. Svuota il campo e reinseriscilo.`,
  },
});

const problem = (found: FieldProblem, optionLabel: (option: string) => string): Pair => {
  switch (found.code) {
    case 'missing':
      return { en: 'Fill this in.', it: 'Compila questo campo.' };
    case 'not-whole':
      return {
        en: `“${found.got}” is not a whole number. Write digits only.`,
        it: `«${found.got}» non è un numero intero. Scrivi solo cifre.`,
      };
    case 'out-of-range':
      return {
        en: `${found.got} is out of range. Write a number from ${found.min} to ${found.max}.`,
        it: `${found.got} è fuori dai limiti. Scrivi un numero da ${found.min} a ${found.max}.`,
      };
    case 'not-an-option':
      return notAnOption(found, optionLabel);
    case 'wrong-count':
      return wrongCount(found);
    case 'not-readable': {
      const words = unreadable(optionLabel(found.got));
      const isCommon = found.reason === 'twice' || found.reason === 'yourself';
      return isCommon ? words[found.reason] : words.unknown;
    }
  }
};

/** What every calculator says, whatever it computes. */
export const shellWords = byLang({
  examples: { en: 'Try an example', it: 'Prova un esempio' },
  answer: { en: 'Answer', it: 'Risposta' },
  toFillIn: { en: 'Still to fill in', it: 'Ancora da compilare' },
  notReadable: { en: 'Cannot be read yet', it: 'Non si può ancora leggere' },
  reading: { en: 'Reading', it: 'Interpretazione' },
  player: (seat: number) => ({ en: `Player ${seat}`, it: `Giocatore ${seat}` }),
  isDefault: { en: 'default', it: 'predefinita' },
  /** Beside what the group has agreed on. */
  yourTable: { en: 'your table', it: 'il vostro tavolo' },
  openQuestion: { en: 'There is more than one reading', it: 'C’è più di un’interpretazione' },
  copyLink: { en: 'Copy link', it: 'Copia il link' },
  linkCopied: { en: 'Link copied.', it: 'Link copiato.' },
  copyResult: { en: 'Copy result', it: 'Copia il risultato' },
  resultCopied: { en: 'Result copied.', it: 'Risultato copiato.' },
  copyFailed: {
    en: 'This browser does not let the page copy. Select the text below and copy it by hand.',
    it: 'Questo browser non permette alla pagina di copiare. Seleziona il testo qui sotto e copialo a mano.',
  },
  share: { en: 'Share', it: 'Condividi' },
  reset: { en: 'Start over', it: 'Ricomincia' },
  undo: { en: 'Undo the last change', it: 'Annulla l’ultima modifica' },
  shareHere: { en: 'Share this position', it: 'Condividi questa situazione' },
  copyHere: { en: 'Copy this result', it: 'Copia questo risultato' },
  goOn: (when: string) => ({
    en: `Go on with your last position – ${when}`,
    it: `Riprendi l’ultima situazione – ${when}`,
  }),
  earlier: { en: 'Earlier positions', it: 'Situazioni precedenti' },
  nothingEarlier: {
    en: 'No earlier position is kept on this device.',
    it: 'Su questo dispositivo non ci sono situazioni precedenti.',
  },
  notLoaded: {
    en: 'This could not be loaded. Check the connection and try again.',
    it: 'Non si è caricato. Controlla la connessione e riprova.',
  },
  ownPage: { en: 'Full page', it: 'Pagina intera' },
  /** Beside values that the player's own board prints. */
  kept: { en: 'Remembered on this device.', it: 'Ricordato su questo dispositivo.' },
  decrease: (label: string) => ({ en: `${label}: one less`, it: `${label}: uno in meno` }),
  increase: (label: string) => ({ en: `${label}: one more`, it: `${label}: uno in più` }),
  addDie: (value: number, label: string) => ({
    en: `${label}: add a ${value}`,
    it: `${label}: aggiungi un ${value}`,
  }),
  removeDie: (value: number, label: string) => ({
    en: `${label}: take away a ${value}`,
    it: `${label}: togli un ${value}`,
  }),
  noDice: { en: 'No dice yet.', it: 'Ancora nessun dado.' },
  /** Over a board of whose text a part is missing. */
  notAll: {
    en: 'Part of the text below cannot be read. The board shows the rest.',
    it: 'Una parte del testo qui sotto non si può leggere. Il tabellone mostra il resto.',
  },
  leaveOut: { en: 'Go on without it', it: 'Continua senza' },
  /** In a list from which nothing is chosen yet. */
  choose: { en: 'Choose…', it: 'Scegli…' },
  /** What is wrong with a field, for the line under it; the field's label stands above. */
  problem,
});
