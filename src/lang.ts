export const LANGS = ['en', 'it'] as const;

export type Lang = (typeof LANGS)[number];

export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italiano' };

export const otherLang = (lang: Lang): Lang => (lang === 'en' ? 'it' : 'en');

export const isLang = (text: unknown): text is Lang => LANGS.some((lang) => lang === text);
