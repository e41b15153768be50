export const LANGS = ['en', 'it'] as const;

export type Lang = (typeof LANGS)[number];

export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };

/** As link previews and dates name them. */
export const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', it: 'it-IT' };

/** Where no reader's language is known. */
export const [FIRST_LANG] = LANGS;

export const isLang = (text: unknown): text is Lang => LANGS.some((lang) => lang === text);

/** A date such as 2026-11-16, as one writes it. */
export const dayIn = (date: string, lang: Lang): string =>
  new Date(date).toLocaleDateString(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });

/** How long ago a moment was, in days, as one says it: “yesterday”. */
export const daysAgo = (moment: string, lang: Lang): string => {
  const days = (midnight(moment) - midnight(new Date())) / 86_400_000;
  return new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'auto' }).format(
    Math.round(days) || 0,
    'day',
  );
};

const midnight = (moment: string | Date): number => new Date(moment).setHours(0, 0, 0, 0);

/** Every language but this one. */
export const otherLangs = (lang: Lang): readonly Lang[] => LANGS.filter((other) => other !== lang);

/** The same in every language, side by side. */
export type Pair<T = string> = Readonly<Record<Lang, T>>;

/** A table of pairs as one language reads it: its texts, and functions that make texts. */
export type Spoken<T> =
  T extends Pair<infer Text>
    ? Text
    : T extends (...args: infer A) => Pair<infer Text>
      ? (...args: A) => Text
      : { readonly [K in keyof T]: Spoken<T[K]> };

/** What a table of pairs says in each language. */
export const byLang = <T>(table: T): Pair<Spoken<T>> =>
  Object.fromEntries(LANGS.map((lang) => [lang, spoken(table, lang)])) as Pair<Spoken<T>>;

const spoken = (part: unknown, lang: Lang): unknown => {
  if (typeof part === 'function') {
    return (...args: unknown[]): unknown =>
      spoken((part as (...a: unknown[]) => unknown)(...args), lang);
  }
  if (typeof part !== 'object' || part === null) return part;
  if (lang in part) return part[lang as keyof typeof part];
  if (Array.isArray(part)) return part.map((item) => spoken(item, lang));
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, spoken(each, lang)]));
};
