import type { Lang } from '#src/lang.ts';

/** At the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LISTS = {
  en: {
    and: new Intl.ListFormat('en-GB'),
    or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  },
  it: {
    and: new Intl.ListFormat('it'),
    or: new Intl.ListFormat('it', { type: 'disjunction' }),
  },
} as const satisfies Readonly<Record<Lang, object>>;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (
  lang: Lang,
  items: readonly string[],
  joiner: 'and' | 'or' = 'and',
): string => LISTS[lang][joiner].format(items);

/** A number with a true minus: `−3`. */
export const withMinus = (amount: number): string => String(amount).replace('-', '−');

/** How a form calls the options of a question that is answered with a word. */
export const yesNo = {
  en: { no: 'No', yes: 'Yes' },
  it: { no: 'No', yes: 'Sì' },
} as const satisfies Readonly<Record<Lang, object>>;
