import type { Lang } from '#src/lang.ts';
import { remembered } from './remembered.ts';

const listed = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words too common to tell one clause from another, in both languages: a query may mix them. */
const STOP_WORDS = new Set(
  listed(`
  a about actually all already also am an and any anything are as at be been before but by did do does else
  even exactly for from get had happen happened happens has have he her here his how i if in into is it its
  just know let ll me mean means my now of on or our re really s she so somebody someone something still than
  that the their them then there these they thing things this those to too us via want wanted wants was we
  what which while why will with would you your yours
  ain although aren basically because cause couldn didn doesn don ever gonna guess hadn hasn haven hey isn
  kinda lemme m maybe ok okay perhaps please pls r shouldn suppose supposed thanks think though u ur ve wanna
  wasn whether wonder wondering wouldn
  ad adesso agli ai al all alla alle allo allora anche ancora avere c capita ce che ci com come con cos cosa
  cui d da dagli dai dal dall dalla dalle davvero de degli dei del dell della delle di e ed era essere fa
  facciamo faccio fai fanno fare gia gli ha hai hanno ho i il in io l la le lei lo loro lui ma mi mia mie
  miei mio ne negli nei nel nell nella nelle noi o ogni ora per perche piu po poi proprio qual qualcosa
  qualcuno quale quali que quel quella quelle quelli quello questa queste questi questo qui quindi sapere se
  si sia siamo siete sono su sua succede succedere sue sui sul sull sulla sulle suo suoi te ti tra tu tua tue
  tuo tutta tutte tutti tutto un una uno va vi voglio voi vorrei vuole
  beh boh chiedo ciao cioe cmq cosi credo ecco forse insomma ke magari mica oppure penso pero perke pure
  qualche quell quest sai sapete scusa scusate sta stai stanno stiamo sto xche xke`),
);

/**
 * What is asked of a thing, and whether it is denied: a sense that a question and its answer share,
 * whatever the words. It never finds a clause by itself.
 */
const SENSES = new Map(
  Object.entries({
    many: 'many much quanti quante quanto quanta quant number numero qnt qnti qnte',
    who: 'who whose whom whoever chi chiunque',
    when: 'when quando quand qnd',
    where: 'where dove dov',
    may: 'can could may allowed possible posso puo puoi possono possiamo possa permesso ammesso potete',
    must: 'must should gotta need needs obliged forced mandatory devo deve devi devono dobbiamo bisogna obbligatorio forza serve servono',
    not: 'no not nn never cannot t without none nothing nobody nor non mai senza niente nulla nessun nessuno nessuna',
  }).flatMap(([sense, words]) => listed(words).map((word) => [word, `?${sense}`] as const)),
);

/** Numbers are digits in the chapters, whatever the reader types; *one* is also an article. */
const DIGITS = new Map(
  listed(`zero two/due three/tre four/quattro five/cinque six/sei seven/sette eight/otto nine/nove
  ten/dieci eleven/undici twelve/dodici`).flatMap((names, i) =>
    names.split('/').map((name) => [name, String(i === 0 ? 0 : i + 1)] as const),
  ),
);

/** Forms that no ending explains. */
const IRREGULAR = new Map(
  listed(`bought/buy built/build chose/choose chosen/choose dealt/deal dice/die drawn/draw drew/draw
  dwarves/dwarf gave/give given/give gives/give got/get held/hold kept/keep left/leave lost/lose made/make paid/pay sent/send
  spent/spend stole/steal stolen/steal taken/take thieves/thief tied/tie took/take tying/tie used/use using/use won/win
  threw/throw thrown/throw went/go goes/go gone/go`).map(
    (pair) => pair.split('/') as [string, string],
  ),
);

/** Italian ones, without their last vowel: *tengono* and *tieni* are *tenere*. */
const IRREGULAR_ROOTS = new Map(
  listed(`esc/usc muor/mor otteng/otten ottien/otten rimang/riman rimast/riman scelg/scegl teng/ten tien/ten
  tolg/togl tolt/togl valg/val veng/ven vien/ven`).map(
    (pair) => pair.split('/') as [string, string],
  ),
);

/** Pronouns at the end of a verb: *prenderne*, *fermarsi*, *tenermelo*. */
const CLITICS =
  /^(?!cavern|divers|estern|intern)(.{2,}[aei]r)(?:[mtcvs]i|gli|ne|l[aeio]|(?:[mtcvs]e|glie)(?:ne|l[aeio]))$/;

export interface Token {
  /** Without capitals and accents; numbers in digits. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text and where they stand in it. */
export const tokens = (text: string): readonly Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: found, index }) => ({
    word: folded(found),
    start: index,
    end: index + found.length,
  }));

export const wordsOf = (text: string): readonly string[] =>
  (text.replace(PLUS_ONE, '1').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(folded);

/** *More* and *one* say nothing by themselves, together they are a bonus. */
const PLUS_ONE = /\b(?:pi[uù]|plus) (?:uno|one)\b/gi;

/** Whether a word tells one clause from another. */
export const isTelling = (word: string): boolean =>
  word !== '' && !STOP_WORDS.has(word) && !SENSES.has(word);

/** The sense of a word that asks or denies; undefined for any other word. */
export const senseOf = (word: string): string | undefined => SENSES.get(word);

/** All words that ask or deny. */
export const ASKING_WORDS: readonly string[] = [...SENSES.keys()];

export const isSense = (root: string): boolean => root.startsWith('?');

/** Without capitals and accents; numbers in digits. */
const folded = remembered((word: string): string => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return DIGITS.get(plain) ?? plain;
});

/** What the forms of a word have in common: *transform* and *transforming*, *dado* and *dadi*. */
export const stem = (word: string, lang: Lang): string =>
  word.length < 4 || /\d/.test(word) ? (IRREGULAR.get(word) ?? word) : STEMS[lang](word);

/** Plural, then *-ing* and *-ed*, then what is left at the end of a root. */
const english = (word: string): string =>
  (IRREGULAR.get(word) ?? word)
    .replace(/(..)ies$/, '$1y')
    .replace(/(ch|sh|ss|x|z|o)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/^(?=.*[aeiouy].*(?:ing|ed)$)(.{3,})(?:ing|ed)$/, '$1')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(.{4})ly$/, '$1')
    .replace(/(.{3}[st])ion$/, '$1')
    .replace(/(...)e$/, '$1')
    .replace(/(...)y$/, '$1i');

/** Pronouns, then the last vowels, which tell number and gender, then endings of verbs and of nouns made from them. */
const italian = (word: string): string => {
  const root = word.replace(CLITICS, '$1e').replace(/i?[aeiou]$/, '');
  if (root === word) return word;
  const regular = IRREGULAR_ROOTS.get(root.replace(/on$/, ''));
  if (regular !== undefined) return regular;
  return root
    .replace(/^(.{3,}?)(?:azion|ament|iment|and|end|iam|at|ut|ar|er|ir|an|on)$/, '$1')
    .replace(/^(.{4,})(?:it|av)$/, '$1')
    .replace(/^(.{3,})isc$/, '$1')
    .replace(/(.{3})i$/, '$1')
    .replace(/([cg])h$/, '$1');
};

const STEMS: Readonly<Record<Lang, (word: string) => string>> = {
  en: remembered(english),
  it: remembered(italian),
};

/** Words that any rule may have: they tell little. */
const WEAK: ReadonlySet<string> = new Set([
  ...listed('after again before come give go lay look make put take use work').map(english),
  ...listed('andare dare dopo mettere partire prendere prima tenere usare vado').map(italian),
]);

export const isWeak = (root: string): boolean => WEAK.has(root);
