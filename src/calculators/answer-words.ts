import { byLang, type Pair } from '#src/lang.ts';
import type { LinkNotice } from './link.ts';

/** More reasons than this are folded away: the answer comes first. */
export const FEW_LINES = 12;

const notice = ({ code, names }: LinkNotice): Pair => {
  const { en, it } = {
    en: names.map((name) => `“${name}”`).join(', '),
    it: names.map((name) => `«${name}»`).join(', '),
  };
  switch (code) {
    case 'unknown-part':
      return {
        en: `The link has parts this calculator does not know (${en}); they were left out. Check the values below.`,
        it: `Il link contiene parti che questo calcolatore non conosce (${it}): sono state ignorate. Controlla i valori qui sotto.`,
      };
    case 'damaged':
      return {
        en: `Part of the link is damaged (${en}). Ask for the link again, or check those fields.`,
        it: `Una parte del link è danneggiata (${it}). Fatti rimandare il link, o controlla quei campi.`,
      };
  }
};

/** What is said with every answer, whether there is a form beside it or not. */
export const answerWords = byLang({
  notAllowed: { en: 'Not allowed', it: 'Non è permesso' },
  because: { en: 'Why', it: 'Perché' },
  goodToKnow: { en: 'Also good to know', it: 'Buono a sapersi' },
  notice,
});
