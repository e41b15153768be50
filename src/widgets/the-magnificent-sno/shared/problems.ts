import type { FieldProblem } from '#engine/core/fields.ts';
import type { Pair } from '#src/lang.ts';

/** What is wrong with dice, `g5,c6`. */
export const diceProblems = {
  'not-a-die': {
    en: '“{got}” is not a die. Write a letter for the color (o, g, p, c for clear) and a value from 1 to 6: g5.',
    it: '«{got}» non è un dado. Scrivi una lettera per il colore (o arancione, g verde, p viola, c trasparente) e un valore da 1 a 6: g5.',
  },
} as const;

/** Fields with an amount for each of the three colors; the others have four amounts. */
const BY_COLOR = ['locked', 'add', 'remove'];

/** What is wrong with amounts, `1/0/2/0`. */
export const amountProblems = {
  'not-so-many-amounts': ({ got, field }: Readonly<Record<'got' | 'field', string>>) => {
    const example = BY_COLOR.includes(field) ? '0/2/0' : '1/0/2/0';
    return {
      en: `“${got}” has too many or too few numbers. Write them with slashes between them, such as ${example}.`,
      it: `«${got}» ha troppi numeri o troppo pochi. Scrivili separati da barre, per esempio ${example}.`,
    };
  },
} as const;

/** A clear die whose color is not chosen yet. */
export const chooseColor = ({ code, field }: FieldProblem): Pair | undefined =>
  code === 'missing' && field === 'as'
    ? {
        en: 'Choose the color that the clear die counts as.',
        it: 'Scegli il colore che il dado trasparente rappresenta.',
      }
    : undefined;
