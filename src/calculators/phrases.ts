import { LOCALES, type Lang } from '#src/lang.ts';

/** At the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const JOINERS = { and: 'conjunction', or: 'disjunction' } as const;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (
  lang: Lang,
  items: readonly string[],
  joiner: keyof typeof JOINERS = 'and',
): string => new Intl.ListFormat(LOCALES[lang], { type: JOINERS[joiner] }).format(items);

/** A number with a true minus: `−3`. */
export const withMinus = (amount: number): string => String(amount).replace('-', '−');

/** How a form calls the options of a question that is answered with a word. */
export const yesNo = {
  en: { no: 'No', yes: 'Yes' },
  it: { no: 'No', yes: 'Sì' },
} as const satisfies Readonly<Record<Lang, object>>;
