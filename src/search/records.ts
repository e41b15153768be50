import type { Kind } from '#engine/core/game.ts';
import { own } from '#engine/core/own.ts';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import type { Term } from '#src/clauses/glossary.ts';
import type { ClauseRecord, Library } from '#src/clauses/library.ts';
import { GAMES } from '#src/games.ts';
import { LANGS, otherLangs, type Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import { packGroups, packPoints, packSlang, type Packed } from './packed.ts';

/** How many clauses a game offers before a word is typed. */
const MOST_ASKED = 5;

/** A clause is of its kind, or a story; the others are no clauses. */
export type RecordKind = Kind | 'story' | 'calculator' | 'chapter' | 'moment' | 'term';

/** What the search knows of a clause, of a calculator, of a chapter or of a word. */
export interface SearchRecord {
  /** A clause’s id; else where it is: `try/spade-cost`, `fire-and-ice/auction`, `fire-and-ice/when/#tie`, `glossary/#spade`. */
  readonly id: string;
  readonly kind: RecordKind;
  readonly game: string;
  /** The chapter a clause stands in. */
  readonly chapter: string;
  readonly title: string;
  /** The calculators that can cite a clause. */
  readonly calculators: readonly string[];
}

/** A word of the game, with everything people type for it. */
export interface SearchTerm {
  readonly id: string;
  /** The clause that explains it. */
  readonly clause: string;
  /** Its name, then its aliases. */
  readonly names: readonly string[];
}

/** What a reader loads first of a game: enough to list its answers. */
export interface SearchShard {
  readonly game: string;
  readonly name: string;
  readonly chapters: Readonly<Record<string, string>>;
  readonly records: readonly Omit<SearchRecord, 'game'>[];
  /** The clauses that others refer to most. */
  readonly asked: readonly string[];
  /** Titles and questions of the records in stems, made in advance. */
  readonly points: Packed;
  readonly terms: readonly SearchTerm[];
}

/** What follows: the texts, and everything by its names in the other languages. Entries go with the records. */
export interface SearchTexts {
  readonly game: string;
  readonly texts: readonly string[];
  /** About the text: found, but never shown as the answer. */
  readonly notes: readonly string[];
  /** What the terms mean. */
  readonly definitions: readonly string[];
  readonly abroad: readonly {
    readonly lang: Lang;
    /** Title and questions of each record. */
    readonly points: readonly (readonly string[])[];
    readonly terms: readonly SearchTerm[];
  }[];
}

/** What is said of all games in a language. */
export interface Sayings {
  readonly lang: Lang;
  /** Words that say nearly the same, one group on a line, between commas. */
  readonly alike: string;
  /** What is typed and what it stands for, one meaning on a line. */
  readonly slang: string;
}

/** What is the same for all games. */
export interface SearchWords extends Sayings {
  /** The games, and what people call them. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** Everything a reader loads to search a language. */
export interface SearchIndex {
  readonly words: SearchWords;
  /** What is said in the other languages: some type what they hear. */
  readonly abroad: readonly Sayings[];
  readonly shards: readonly SearchShard[];
  readonly texts: readonly SearchTexts[];
}

/** A calculator as far as the search lists it. */
type Listed = Pick<AnyCalculator, 'name' | 'game'> & {
  readonly words: Readonly<Record<Lang, { readonly title: string; readonly lead: string }>>;
};

export const searchIndex = (
  library: Library,
  calculators: readonly Listed[],
  lang: Lang,
): SearchIndex => {
  const games = gamesIn(library, lang);
  return {
    words: searchWords(library, lang),
    abroad: sayingsAbroad(library, lang),
    shards: games.map((game) => searchShard(library, calculators, game, lang)),
    texts: games.map((game) => searchTexts(library, calculators, game, lang)),
  };
};

const gamesIn = (library: Library, lang: Lang): readonly string[] => [
  ...new Set(library.clauses(lang).map(({ game }) => game)),
];

export const searchWords = (library: Library, lang: Lang): SearchWords => ({
  ...sayings(library, lang),
  games: Object.fromEntries(
    gamesIn(library, lang).map((game) => [game, own(library.slang.games, game) ?? []]),
  ),
});

export const sayingsAbroad = (library: Library, lang: Lang): readonly Sayings[] =>
  otherLangs(lang).map((other) => sayings(library, other));

const sayings = ({ slang: { alike, slang } }: Library, lang: Lang): Sayings => ({
  lang,
  alike: packGroups(alike[lang]),
  slang: packSlang(slang[lang]),
});

export const searchShard = (
  library: Library,
  calculators: readonly Listed[],
  game: string,
  lang: Lang,
): SearchShard => {
  const entries = entriesOf(library, calculators, game);
  return {
    game,
    name: own(GAMES, game)?.title ?? game,
    chapters: Object.fromEntries(
      library.chapters(game, lang).map(({ chapter, title }) => [chapter, title]),
    ),
    records: entries.map(({ said, ...record }) => ({ ...record, title: said(lang).title })),
    asked: askedMost(library, entries),
    points: packPoints(
      entries.map(({ said }) => pointsOf(said(lang))),
      lang,
    ),
    terms: termsOf(library, game, lang),
  };
};

export const searchTexts = (
  library: Library,
  calculators: readonly Listed[],
  game: string,
  lang: Lang,
): SearchTexts => {
  const entries = entriesOf(library, calculators, game);
  return {
    game,
    texts: entries.map(({ said }) => said(lang).text),
    notes: entries.map(({ said }) => said(lang).note),
    definitions: termsIn(library, game).map((term) => term[lang].definition),
    abroad: otherLangs(lang).map((other) => ({
      lang: other,
      points: entries.map(({ said }) => pointsOf(said(other))),
      terms: termsOf(library, game, other),
    })),
  };
};

/** What a record says in a language. */
interface Said {
  readonly title: string;
  readonly text: string;
  readonly note: string;
  /** What players ask that it answers. */
  readonly questions: readonly string[];
}

interface Entry extends Omit<SearchRecord, 'title' | 'game'> {
  readonly said: (lang: Lang) => Said;
}

const pointsOf = ({ title, questions }: Said): readonly string[] => [title, ...questions];

const entriesOf = (
  library: Library,
  calculators: readonly Listed[],
  game: string,
): readonly Entry[] => [
  ...clauseEntries(library, game),
  ...calculators.filter((each) => each.game === game).map((each) => calculatorEntry(library, each)),
  ...chapterEntries(library, game),
  ...momentEntries(library, game),
];

const clauseEntries = (library: Library, game: string): readonly Entry[] =>
  library
    .clauses(LANGS[0])
    .filter((clause) => clause.game === game)
    .map(({ id, chapter, calculators, ...clause }) => ({
      id,
      chapter,
      calculators,
      kind: kindOf(id, clause),
      said: (lang) => {
        const { title, text, note } = library.clause(id, lang);
        return { title, text, note, questions: library.questions(id, lang) };
      },
    }));

/** Who made a game and what is told around it is no answer, unless it is just what was asked. */
const kindOf = (id: string, { kind }: Pick<ClauseRecord, 'kind'>): RecordKind =>
  /[.](story|credits|publisher)$/.test(id) ? 'story' : kind;

const calculatorEntry = (library: Library, { name, words }: Listed): Entry => ({
  id: `try/${name}`,
  kind: 'calculator',
  chapter: '',
  calculators: [],
  said: (lang) => ({
    title: words[lang].title,
    text: words[lang].lead,
    note: LANGS.map((each) => siteWords[each].calculator).join(' '),
    questions: library.questions(`try/${name}`, lang),
  }),
});

const chapterEntries = (library: Library, game: string): readonly Entry[] =>
  library.chapters(game, LANGS[0]).map(({ chapter }) => ({
    id: `${game}/${chapter}`,
    kind: 'chapter',
    chapter: '',
    calculators: [],
    said: (lang) => {
      const { title, lead } = library.chapter(game, lang, chapter);
      return { title, text: lead, note: '', questions: [] };
    },
  }));

/** A moment at the table is told by what is asked in it. */
const momentEntries = (library: Library, game: string): readonly Entry[] =>
  library.moments(game).map(({ id, asked, ...name }) => ({
    id: `${game}/when/#${id}`,
    kind: 'moment',
    chapter: '',
    calculators: [],
    said: (lang) => ({
      title: name[lang],
      text: asked.map((each) => each[lang]).join(' '),
      note: siteWords[lang].whichRule,
      questions: [],
    }),
  }));

const askedMost = (library: Library, entries: readonly Entry[]): readonly string[] =>
  entries
    .map(({ id }) => ({ id, count: library.citedBy(id).length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ASKED)
    .map(({ id }) => id);

const termsIn = (library: Library, game: string): readonly Term[] =>
  library.terms.filter((term) => term.game === game);

const termsOf = (library: Library, game: string, lang: Lang): readonly SearchTerm[] =>
  termsIn(library, game).map((term) => ({
    id: term.id,
    clause: term.clause,
    names: spokenFor(term, lang),
  }));

/** What people say and type for it. */
const spokenFor = (term: Term, lang: Lang): readonly string[] => [
  ...new Set([term[lang].term, ...term[lang].also, ...term[lang].aliases]),
];
