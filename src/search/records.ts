import type { AnyCalculator } from '#src/calculators/calculator.ts';
import type { Term } from '#src/clauses/glossary.ts';
import type { Library } from '#src/clauses/library.ts';
import { GAMES } from '#src/games.ts';
import { LANGS, otherLangs, type Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';

/** What the search knows of a clause, of a calculator or of a chapter. */
export interface SearchRecord {
  /** A clause’s id; else where it is: `try/spade-cost`, `fire-and-ice/auction`. */
  readonly id: string;
  readonly kind: 'clause' | 'calculator' | 'chapter';
  readonly game: string;
  /** The chapter a clause stands in. */
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  /** About its text: found, but never shown as the answer. */
  readonly note?: string;
  /** What it is called in each of the other languages. */
  readonly also: readonly string[];
}

/** A word of the game, with everything people type for it. */
export interface SearchTerm {
  readonly game: string;
  /** The clause that explains it. */
  readonly clause: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Its name and aliases in each of the other languages. */
  readonly others: readonly (readonly string[])[];
}

/** Everything a reader loads to search a language. */
export interface SearchIndex {
  readonly lang: Lang;
  /** What each game is called. */
  readonly games: Readonly<Record<string, string>>;
  readonly records: readonly SearchRecord[];
  readonly terms: readonly SearchTerm[];
}

/** A calculator as far as the search lists it. */
type Listed = Pick<AnyCalculator, 'name' | 'game'> & {
  readonly words: Readonly<Record<Lang, { readonly title: string; readonly lead: string }>>;
};

export const searchIndex = (
  library: Library,
  calculators: readonly Listed[],
  lang: Lang,
): SearchIndex => ({
  lang,
  games: Object.fromEntries(Object.entries(GAMES).map(([game, { title }]) => [game, title])),
  records: [
    ...clauseRecords(library, lang),
    ...calculatorRecords(calculators, lang),
    ...chapterRecords(library, lang),
  ],
  terms: library.terms.map((term) => ({
    game: term.game,
    clause: term.clause,
    name: term[lang].term,
    aliases: spokenFor(term, lang),
    others: otherLangs(lang).map((other) => [term[other].term, ...spokenFor(term, other)]),
  })),
});

/** What people say and type for it. */
const spokenFor = (term: Term, lang: Lang): readonly string[] => [
  ...term[lang].also,
  ...term[lang].aliases,
];

const clauseRecords = (library: Library, lang: Lang): readonly SearchRecord[] =>
  library.clauses(lang).map(({ id, game, chapter, title, text, note }) => ({
    id,
    kind: 'clause',
    game,
    chapter,
    title,
    text,
    ...(note && { note }),
    also: otherLangs(lang).map((other) => library.clause(id, other).title),
  }));

const calculatorRecords = (calculators: readonly Listed[], lang: Lang): readonly SearchRecord[] =>
  calculators.map(({ name, game, words }) => ({
    id: `try/${name}`,
    kind: 'calculator',
    game,
    chapter: '',
    title: words[lang].title,
    text: words[lang].lead,
    also: otherLangs(lang).map(
      (other) =>
        `${words[other].title} ${LANGS.map((each) => siteWords[each].calculator).join(' ')}`,
    ),
  }));

const chapterRecords = (library: Library, lang: Lang): readonly SearchRecord[] =>
  [...new Set(library.clauses(lang).map(({ game }) => game))].flatMap((game) =>
    library.chapters(game, lang).map(({ chapter, title, lead }) => ({
      id: `${game}/${chapter}`,
      kind: 'chapter' as const,
      game,
      chapter: '',
      title,
      text: lead,
      also: otherLangs(lang).map((other) => library.chapter(game, other, chapter).title),
    })),
  );
