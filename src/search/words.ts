import type { Lang } from '#src/lang.ts';

const listed = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words too common to tell one clause from another, in both languages: a query may mix them. */
const STOP_WORDS = new Set(
  listed(`
  a am an and any are as at be been but by can could did do does for from had has have he her his how
  i if in into is it its just ll many may me much must my need of on or our re s she should so t than
  that the their them then there these they this to us was we what when where which while who whose
  why will with would you your
  ad agli ai al alla alle allo anche avere c ce che chi ci com come con cos cosa cui d da dagli dai dal dall
  dalla dalle de degli dei del dell della delle deve devi devo di dopo dov dove e ed era essere gli ha hai
  hanno ho il in io l la le lei lo loro lui ma mi mia mie miei mio ne negli nei nel nell nella nelle
  no noi non o ogni per perche piu po poi posso possono puo puoi qual quale quali quand quando quant
  quanta quante quanti quanto que quel quella quello questa questo se serve servono si sia siamo sono
  su sua sui sul sull sulla sulle suo ti tra tu tua tuo tutti un una uno va vi voi`),
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
  dwarves/dwarf gave/give given/give got/get held/hold kept/keep lost/lose made/make paid/pay sent/send spent/spend stole/steal
  stolen/steal taken/take thieves/thief tied/tie took/take tying/tie used/use using/use won/win`).map(
    (pair) => pair.split('/') as [string, string],
  ),
);

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

export const wordsOf = (text: string): readonly string[] => tokens(text).map(({ word }) => word);

/** Whether a word tells one clause from another. */
export const isTelling = (word: string): boolean => word !== '' && !STOP_WORDS.has(word);

const folded = (word: string): string => {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return DIGITS.get(plain) ?? plain;
};

/** What the forms of a word have in common: *transform* and *transforming*, *dado* and *dadi*. */
export const stem = (word: string, lang: Lang): string =>
  word.length < 4 || /\d/.test(word) ? word : STEMS[lang](word);

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

/** The last vowels, which tell number and gender, then endings of verbs and of nouns made from them. */
const italian = (word: string): string => {
  const root = word.replace(/i?[aeiou]$/, '');
  if (root === word) return word;
  return root
    .replace(/^(.{3,}?)(?:azion|ament|iment|and|end|iam|at|ut|ar|er|ir|an|on)$/, '$1')
    .replace(/^(.{4,})(?:it|av)$/, '$1')
    .replace(/(.{3})i$/, '$1')
    .replace(/([cg])h$/, '$1');
};

const STEMS: Readonly<Record<Lang, (word: string) => string>> = { en: english, it: italian };

/** Everyday words that say nearly the same at the table. The games’ own words are in the glossary. */
const SYNONYMS: Readonly<Record<Lang, string>> = {
  en: `cost/price/pay/expensive start/begin/initial maximum/max/most/limit minimum/min/least
  alone/solo/solitaire/single gain/get/receive/take/obtain duplicate/same/twin/identical empty/none
  connected/linked/joined/unconnected refill/replace/renew/refresh return/back older/earlier/previous
  occupied/taken/blocked reject/decline/refuse/discard change/switch/swap wake/awaken see/show/look
  fourth/4 fifth/5 sixth/6 victory/win slot/space discount/less/cheaper destroy/remove together/same`,
  it: `costo/prezzo/pagare/spendere inizio/cominciare/partenza/partire sconto/meno massimo/limite minimo/almeno
  solitario/solo ottenere/guadagnare/ricevere/prendere doppio/doppione/stesso/uguale vuoto/finito/esaurito
  collegato/connesso/unito rimpiazzare/rinnovare/riempire tornare/indietro/rientrare/restituire/restare
  precedente/prima occupato/preso/bloccato rifiutare/scartare cambiare/passare vedere/mostrare/guardare
  quarto/4 quinto/5 sesto/6 vincere/vittoria distruggere/togliere insieme/stesso mettere/piazzare`,
};

/** Stems of the words that say nearly the same as the word with this stem. */
export const synonymsOf = (root: string, lang: Lang): readonly string[] =>
  GROUPS[lang].filter((group) => group.includes(root)).flat();

const groupsIn = (lang: Lang): readonly (readonly string[])[] =>
  listed(SYNONYMS[lang]).map((group) => group.split('/').map((word) => stem(word, lang)));

const GROUPS: Readonly<Record<Lang, readonly (readonly string[])[]>> = {
  en: groupsIn('en'),
  it: groupsIn('it'),
};

/** Clause ids are English, and some say which question they answer. */
export const QUESTIONS: ReadonlyMap<string, string> = new Map(
  listed('when/quando where/dove who/chi').flatMap((pair) => {
    const [question = '', other = ''] = pair.split('/');
    return [[question, question] as const, [other, question] as const];
  }),
);
