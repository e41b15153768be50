import type { Lang, Pair } from '#src/lang.ts';

/** At the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Before the last of several. To make a formatter of the browser's takes longer than a whole answer. */
const JOINERS = {
  and: { en: ' and ', it: ' e ' },
  or: { en: ' or ', it: ' o ' },
} satisfies Readonly<Record<string, Pair>>;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (
  lang: Lang,
  items: readonly string[],
  joiner: keyof typeof JOINERS = 'and',
): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(', ')}${JOINERS[joiner][lang]}${last}`;
};

/** A number with a true minus: `−3`. */
export const withMinus = (amount: number): string => String(amount).replace('-', '−');

const MARKS: Pair = { en: '.', it: ',' };

/** A number as the language writes it, with at most two places: `7.2`, `7,2`. */
export const numeral = (value: number, lang: Lang): string =>
  String(Math.round(value * 100) / 100).replace('.', MARKS[lang]);

/** How a form calls the options of a question that is answered with a word. */
export const yesNo = {
  en: { no: 'No', yes: 'Yes' },
  it: { no: 'No', yes: 'Sì' },
} as const satisfies Readonly<Record<Lang, object>>;
