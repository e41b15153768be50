import type { FieldProblem } from '#engine/core/fields.ts';
import type { Lang } from '#src/lang.ts';
import type { LinkNotice } from './link.ts';

interface ShellWords {
  readonly examples: string;
  readonly answer: string;
  readonly notAllowed: string;
  readonly toFillIn: string;
  readonly notReadable: string;
  readonly because: string;
  readonly reading: string;
  readonly isDefault: string;
  readonly openQuestion: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly copyResult: string;
  readonly resultCopied: string;
  readonly copyFailed: string;
  readonly share: string;
  readonly reset: string;
  readonly ownPage: string;
  /** Beside values that the player's own board prints. */
  readonly kept: string;
  readonly decrease: (label: string) => string;
  readonly increase: (label: string) => string;
  readonly addDie: (value: number, label: string) => string;
  readonly removeDie: (value: number, label: string) => string;
  readonly noDice: string;
  /** In a list from which nothing is chosen yet. */
  readonly choose: string;
  readonly notice: (notice: LinkNotice) => string;
  /** What is wrong with a field, for the line under it; the field's label stands above. */
  readonly problem: (problem: FieldProblem, optionLabel: (option: string) => string) => string;
}

/** More reasons than this are folded away: the answer comes first. */
export const FEW_LINES = 16;

/** More than this are better seen in the form than read in a sentence. */
const FEW_OPTIONS = 6;

const EN: ShellWords = {
  examples: 'Try an example',
  answer: 'Answer',
  notAllowed: 'Not allowed',
  toFillIn: 'Still to fill in',
  notReadable: 'Cannot be read yet',
  because: 'Why',
  reading: 'Reading',
  isDefault: 'default',
  openQuestion: 'There is more than one reading',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyResult: 'Copy result',
  resultCopied: 'Result copied.',
  copyFailed: 'This browser does not let the page copy. Select the text below and copy it by hand.',
  share: 'Share',
  reset: 'Start over',
  ownPage: 'Full page',
  kept: 'Remembered on this device.',
  decrease: (label) => `${label}: one less`,
  increase: (label) => `${label}: one more`,
  addDie: (value, label) => `${label}: add a ${value}`,
  removeDie: (value, label) => `${label}: take away a ${value}`,
  noDice: 'No dice yet.',
  choose: 'Choose…',
  notice: (notice) => {
    const names = notice.names.map((name) => `“${name}”`).join(', ');
    switch (notice.code) {
      case 'unknown-part':
        return `The link has parts this calculator does not know (${names}); they were left out. Check the values below.`;
      case 'damaged':
        return `Part of the link is damaged (${names}); those fields start afresh. Ask for the link again, or fill them in.`;
    }
  },
  problem: (problem, optionLabel) => {
    switch (problem.code) {
      case 'missing':
        return 'Fill this in.';
      case 'not-whole':
        return `“${problem.got}” is not a whole number. Write digits only.`;
      case 'out-of-range':
        return `${problem.got} is out of range. Write a number from ${problem.min} to ${problem.max}.`;
      case 'not-an-option':
        return problem.options.length > FEW_OPTIONS
          ? `“${problem.got}” is not one of the choices. Choose again.`
          : `“${problem.got}” is not one of the choices: ${problem.options.map(optionLabel).join(', ')}. Choose one.`;
      case 'wrong-count':
        return problem.min === problem.max
          ? `${valuesEn(problem.got)}; give exactly ${problem.min}.`
          : `${valuesEn(problem.got)}; give from ${problem.min} to ${problem.max}.`;
      case 'not-readable':
        return unreadableEn(optionLabel(problem.got), problem.reason);
    }
  },
};

const valuesEn = (got: number): string =>
  got === 1 ? '1 value is given' : `${got} values are given`;

const unreadableEn = (got: string, reason: string | undefined): string => {
  switch (reason) {
    case 'twice':
      return `“${got}” is there twice. Take one away.`;
    case 'yourself':
      return `“${got}” is you. Enter the other players only.`;
    case undefined:
    default:
      return `“${got}” cannot be read. Clear the field and enter it again.`;
  }
};

const IT: ShellWords = {
  examples: 'Prova un esempio',
  answer: 'Risposta',
  notAllowed: 'Non è permesso',
  toFillIn: 'Ancora da compilare',
  notReadable: 'Non si può ancora leggere',
  because: 'Perché',
  reading: 'Interpretazione',
  isDefault: 'predefinita',
  openQuestion: 'C’è più di un’interpretazione',
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato.',
  copyResult: 'Copia il risultato',
  resultCopied: 'Risultato copiato.',
  copyFailed:
    'Questo browser non permette alla pagina di copiare. Seleziona il testo qui sotto e copialo a mano.',
  share: 'Condividi',
  reset: 'Ricomincia',
  ownPage: 'Pagina intera',
  kept: 'Ricordato su questo dispositivo.',
  decrease: (label) => `${label}: uno in meno`,
  increase: (label) => `${label}: uno in più`,
  addDie: (value, label) => `${label}: aggiungi un ${value}`,
  removeDie: (value, label) => `${label}: togli un ${value}`,
  noDice: 'Ancora nessun dado.',
  choose: 'Scegli…',
  notice: (notice) => {
    const names = notice.names.map((name) => `«${name}»`).join(', ');
    switch (notice.code) {
      case 'unknown-part':
        return `Il link contiene parti che questo calcolatore non conosce (${names}): sono state ignorate. Controlla i valori qui sotto.`;
      case 'damaged':
        return `Una parte del link è danneggiata (${names}): quei campi ripartono da capo. Fatti rimandare il link, o compilali.`;
    }
  },
  problem: (problem, optionLabel) => {
    switch (problem.code) {
      case 'missing':
        return 'Compila questo campo.';
      case 'not-whole':
        return `«${problem.got}» non è un numero intero. Scrivi solo cifre.`;
      case 'out-of-range':
        return `${problem.got} è fuori dai limiti. Scrivi un numero da ${problem.min} a ${problem.max}.`;
      case 'not-an-option':
        return problem.options.length > FEW_OPTIONS
          ? `«${problem.got}» non è tra le scelte. Scegli di nuovo.`
          : `«${problem.got}» non è tra le scelte: ${problem.options.map(optionLabel).join(', ')}. Scegline una.`;
      case 'wrong-count':
        return problem.min === problem.max
          ? `${valuesIt(problem.got)}: devono essere esattamente ${problem.min}.`
          : `${valuesIt(problem.got)}: devono essere da ${problem.min} a ${problem.max}.`;
      case 'not-readable':
        return unreadableIt(optionLabel(problem.got), problem.reason);
    }
  },
};

const valuesIt = (got: number): string =>
  got === 1 ? 'C’è un solo valore' : `I valori dati sono ${got}`;

const unreadableIt = (got: string, reason: string | undefined): string => {
  switch (reason) {
    case 'twice':
      return `«${got}» compare due volte. Togli il doppione.`;
    case 'yourself':
      return `«${got}» sei tu. Indica solo gli altri giocatori.`;
    case undefined:
    default:
      return `«${got}» non si può leggere. Svuota il campo e reinseriscilo.`;
  }
};

export const shellWords: Readonly<Record<Lang, ShellWords>> = { en: EN, it: IT };
