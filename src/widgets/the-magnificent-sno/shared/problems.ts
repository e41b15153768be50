/** What is wrong with dice, `g5,c6`. */
export const diceProblems = {
  'not-a-die': {
    en: '“{got}” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.',
    it: '«{got}» non è un dado. Scrivi una lettera per il colore (o arancione, g verde, p viola, c trasparente) e un valore da 1 a 6: g5.',
  },
} as const;

/** What is wrong with amounts, `1/0/2/0`. */
export const amountProblems = {
  'not-so-many-amounts': {
    en: '“{got}” has too many or too few numbers. Clear the field and enter them again.',
    it: '«{got}» ha troppi o troppo pochi numeri. Svuota il campo e reinseriscili.',
  },
} as const;
