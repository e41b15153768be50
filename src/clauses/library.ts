import type { Clause, Game } from '#engine/core/game.ts';
import type { Example } from '#engine/core/example.ts';
import { own } from '#engine/core/own.ts';
import { remember } from '#engine/core/remember.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { checkAids, type Sheet } from './aid.ts';
import { checkChanges, type Change } from './changes.ts';
import type { Term } from './glossary.ts';
import { mistake } from './mistake.ts';
import { checkQuestions, type Moment, type Questions } from './questions.ts';
import { asWritten, MANY, readChapter, type Part, type Pieces } from './read.ts';
import type { Slang } from './slang.ts';
import { checkStarts, type Start } from './start.ts';

/** A chapter file as found: where it is and what is in it. */
export interface ChapterSource {
  readonly game: string;
  readonly lang: Lang;
  readonly chapter: string;
  readonly title: string;
  readonly lead: string;
  readonly order: number;
  readonly text: string;
  readonly path: string;
}

export interface Chapter extends Omit<ChapterSource, 'text'> {
  readonly parts: readonly Part[];
}

/** A clause with its words in one language: what every page, index and link is made from. */
export interface ClauseRecord extends Clause {
  readonly id: string;
  readonly game: string;
  readonly lang: Lang;
  readonly chapter: string;
  /** Chapter and place in it, such as 5.12: to be said aloud, never to be linked. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  /** What is not the rule, but about its text; mostly empty. */
  readonly note: string;
  /** The clauses it is an exception to. */
  readonly except: readonly string[];
  readonly refs: readonly string[];
  readonly terms: readonly string[];
  readonly readings: readonly string[];
  /** What readings are called that no calculator has a name for. */
  readonly readingTitles: Readonly<Record<string, string>>;
  /** The positions drawn in it. */
  readonly figures: readonly string[];
  /** The calculators whose answers can cite it: a clause that has one is computed. */
  readonly calculators: readonly string[];
}

export interface PlacedExample extends Example {
  readonly game: string;
  readonly lang: Lang;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
}

/** What the library has to know of a calculator: its name, and the readings it offers. */
export interface KnownCalculator {
  readonly name: string;
  readonly cites: readonly string[];
  readonly readings: readonly { readonly clause: string; readonly options: readonly string[] }[];
}

export interface Stock {
  readonly games: readonly Game[];
  readonly chapters: readonly ChapterSource[];
  readonly terms: readonly Term[];
  readonly calculators: readonly KnownCalculator[];
  /** Newest first. */
  readonly changes: readonly Change[];
  /** What a game begins with, by its slug. */
  readonly starts: Readonly<Record<string, Start>>;
  /** What lies beside the board, by the game’s slug. */
  readonly aids: Readonly<Record<string, readonly Sheet[]>>;
  /** What players ask, by the game’s slug. */
  readonly questions: Readonly<Record<string, Questions>>;
  readonly slang: Slang;
}

export interface Library {
  /** In reading order. */
  readonly chapters: (game: string, lang: Lang) => readonly Chapter[];
  readonly chapter: (game: string, lang: Lang, chapter: string) => Chapter;
  /** All clauses of a language, in reading order. */
  readonly clauses: (lang: Lang) => readonly ClauseRecord[];
  readonly clause: (id: string, lang: Lang) => ClauseRecord;
  /** Ids of the clauses that refer to this one. */
  readonly citedBy: (id: string) => readonly string[];
  /** Ids of the clauses that are exceptions to this one. */
  readonly exceptionsTo: (id: string) => readonly string[];
  readonly start: (game: string) => Start;
  /** The player aids of a game, its own first. */
  readonly aids: (game: string) => readonly Sheet[];
  /** What players ask that the clause answers; that a calculator does, by its name after `try/`. */
  readonly questions: (answer: string, lang: Lang) => readonly string[];
  /** What one may be in the middle of, and ask. */
  readonly moments: (game: string) => readonly Moment[];
  readonly examples: (lang: Lang) => readonly PlacedExample[];
  readonly terms: readonly Term[];
  readonly slang: Slang;
  /** Newest first. */
  readonly changes: readonly Change[];
  readonly changesOf: (id: string) => readonly Change[];
  /** The chapter that shows a calculator. */
  readonly chapterOf: (calculator: string) => { readonly game: string; readonly chapter: string };
  readonly retired: readonly { readonly id: string; readonly movedTo: string }[];
}

const partsOf = remember(MANY, asWritten, readChapter);

/** Reads every chapter and joins it with the registry. Whatever does not fit stops the build. */
export const makeLibrary = (stock: Stock): Library => {
  const chapters = stock.chapters
    .map(({ text, ...source }): Chapter => ({ ...source, parts: partsOf(text, source.path) }))
    .toSorted((a, b) => a.order - b.order);
  const titles = titleTable(chapters);
  const records = LANGS.flatMap((lang) =>
    chapters
      .filter((chapter) => chapter.lang === lang)
      .flatMap((chapter) => recordsOf(chapter, stock, titles, placeOf(chapter, chapters))),
  );
  const examples = chapters.flatMap((chapter) => examplesOf(chapter, stock));
  checkClauses(stock, records);
  checkParity(stock, chapters);
  checkReferences(stock, chapters, records);
  checkExceptions(records);
  checkStarts(stock.starts, stock.games);
  checkAids(stock.aids, stock.games);
  checkQuestions(stock.questions, stock.games, (name, game) =>
    chapters.some((chapter) => chapter.game === game && shows(chapter, name)),
  );
  checkExamples(stock, examples);
  checkChanges(stock.changes, stock.games);
  return shelved(stock, chapters, records, examples);
};

const shelved = (
  stock: Stock,
  chapters: readonly Chapter[],
  records: readonly ClauseRecord[],
  examples: readonly PlacedExample[],
): Library => {
  const inLang = Object.groupBy(records, ({ lang }) => lang);
  const byId = new Map(records.map((record) => [`${record.lang} ${record.id}`, record]));
  const backlinks = backTable(records, ({ refs }) => refs);
  const questions = questionTable(Object.values(stock.questions));
  const exceptions = backTable(records, ({ except }) => except);
  return {
    chapters: (game, lang) =>
      chapters.filter((chapter) => chapter.game === game && chapter.lang === lang),
    chapter: (game, lang, name) =>
      found(
        chapters.find((c) => c.game === game && c.lang === lang && c.chapter === name),
        `${game}/${lang}/${name}`,
      ),
    clauses: (lang) => inLang[lang] ?? [],
    clause: (id, lang) => found(byId.get(`${lang} ${id}`), id),
    citedBy: (id) => backlinks.get(id) ?? [],
    exceptionsTo: (id) => exceptions.get(id) ?? [],
    start: (game) => found(own(stock.starts, game), `content/${game}/start.yaml`),
    aids: (game) => own(stock.aids, game) ?? [],
    questions: (answer, lang) => questions.get(`${lang} ${answer}`) ?? [],
    moments: (game) => own(stock.questions, game)?.moments ?? [],
    examples: (lang) => examples.filter((example) => example.lang === lang),
    terms: stock.terms,
    slang: stock.slang,
    changes: stock.changes,
    changesOf: (id) => stock.changes.filter(({ clauses }) => clauses.includes(id)),
    chapterOf: (calculator) =>
      found(
        chapters.find((chapter) => shows(chapter, calculator)),
        calculator,
      ),
    retired: stock.games.flatMap((game) =>
      Object.entries(game.retired).map(([id, { movedTo }]) => ({ id, movedTo })),
    ),
  };
};

const found = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) {
    throw mistake('library', `nothing is called “${name}”.`, 'Check the name.');
  }
  return value;
};

const shows = ({ parts }: Chapter, calculator: string): boolean =>
  parts.some((part) => part.tag === 'Calculator' && part.id === calculator);

/** By language and answer. What is asked in a moment is asked with its name: alone it may be “Who wins?”. */
const questionTable = (all: readonly Questions[]): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>();
  const add = (lang: Lang, answer: string, asked: readonly string[]): void => {
    const key = `${lang} ${answer}`;
    table.set(key, [...(table.get(key) ?? []), ...asked]);
  };
  for (const lang of LANGS) {
    for (const { clauses, moments } of all) {
      for (const [id, asked] of Object.entries(clauses)) add(lang, id, asked[lang]);
      for (const moment of moments) {
        for (const each of moment.asked) add(lang, each.answer, [`${moment[lang]}: ${each[lang]}`]);
      }
    }
  }
  return table;
};

const titleTable = (chapters: readonly Chapter[]): ReadonlyMap<string, string> =>
  new Map(
    chapters.flatMap(({ lang, parts }) =>
      parts.flatMap((part) =>
        part.tag === 'Clause' ? [[`${lang} ${part.id}`, part.clause.title] as const] : [],
      ),
    ),
  );

/** Which chapter of its game it is, from 1. */
const placeOf = ({ game, lang, path }: Chapter, chapters: readonly Chapter[]): number =>
  chapters
    .filter((other) => other.game === game && other.lang === lang)
    .findIndex((other) => other.path === path) + 1;

const recordsOf = (
  chapter: Chapter,
  { games, calculators }: Stock,
  titles: ReadonlyMap<string, string>,
  place: number,
): readonly ClauseRecord[] =>
  chapter.parts
    .filter((part) => part.tag === 'Clause')
    .map((part, i) => {
      const { game, lang } = chapter;
      const clause = games.find(({ slug }) => slug === game)?.clauses;
      const entry = clause && Object.entries<Clause>(clause).find(([id]) => id === part.id)?.[1];
      if (!entry) {
        throw mistake(
          `${chapter.path}:${part.line}`,
          `<Clause id="${part.id}"> is not a clause of ${game}.`,
          `Correct the id, or register it in rules-engine/${game}/clauses.ts.`,
        );
      }
      const { pieces, note, ...words } = part.clause;
      const said = (some: Pieces): string =>
        some
          .map((piece) =>
            typeof piece === 'string' ? piece : (titles.get(`${lang} ${piece.titleOf}`) ?? ''),
          )
          .join('')
          .replace(/\s+/g, ' ')
          .trim();
      return {
        ...entry,
        ...words,
        id: part.id,
        game,
        lang,
        chapter: chapter.chapter,
        number: `${place}.${i + 1}`,
        text: said(pieces),
        note: said(note),
        calculators: calculators
          .filter(({ cites }) => cites.includes(part.id))
          .map(({ name }) => name),
      };
    });

const examplesOf = (chapter: Chapter, { games }: Stock): readonly PlacedExample[] =>
  chapter.parts.flatMap((part) => {
    if (part.tag !== 'Example') return [];
    const game = games.find(({ slug }) => slug === chapter.game);
    const example = game?.examples.find(({ id }) => id === part.id);
    if (!example) {
      throw mistake(
        `${chapter.path}:${part.line}`,
        `<Example id="${part.id}"> is not an example of ${chapter.game}.`,
        `Correct the id, or add it to rules-engine/${chapter.game}/examples.ts.`,
      );
    }
    const { lang, chapter: name } = chapter;
    const { title, text } = part;
    return [{ ...example, game: chapter.game, lang, chapter: name, title, text }];
  });

/** Every registered clause is written exactly once in every language. */
const checkClauses = ({ games }: Stock, records: readonly ClauseRecord[]): void => {
  for (const lang of LANGS) {
    const written = records.filter((record) => record.lang === lang).map(({ id }) => id);
    const twice = written.find((id, i) => written.indexOf(id) !== i);
    if (twice !== undefined) {
      throw mistake(
        `content (${lang})`,
        `clause ${twice} is written twice.`,
        'Remove one of them.',
      );
    }
    for (const { slug, clauses } of games) {
      const missing = Object.keys(clauses).find((id) => !written.includes(id));
      if (missing !== undefined) {
        throw mistake(
          `content/${slug}/${lang}`,
          `clause ${missing} is registered but not written.`,
          `Write it as <Clause id="${missing}" title="…"> in a chapter, or retire the id with movedTo.`,
        );
      }
    }
  }
};

/** The languages of a game hold the same chapters, and a chapter the same parts in the same order. */
const checkParity = ({ games }: Stock, chapters: readonly Chapter[]): void => {
  const [first, ...others] = LANGS;
  for (const { slug } of games) {
    for (const other of others) {
      const left = chapters.filter(({ game, lang }) => game === slug && lang === first);
      const right = chapters.filter(({ game, lang }) => game === slug && lang === other);
      for (const [a, b] of pairs(left, right)) checkPair(slug, a, b);
    }
  }
};

const checkPair = (game: string, a: Chapter | undefined, b: Chapter | undefined): void => {
  if (!a || !b || a.chapter !== b.chapter) {
    throw mistake(
      `content/${game}`,
      `chapters ${a?.path ?? '(none)'} and ${b?.path ?? '(none)'} stand at the same place.`,
      'Give both languages the same files with the same order.',
    );
  }
  for (const [left, right] of pairs(placed(a), placed(b))) {
    if (left?.tag === right?.tag && left?.id === right?.id) continue;
    throw mistake(
      `${b.path}:${right?.line ?? 'end'}`,
      `<${right?.tag ?? 'nothing'} ${right?.id ?? ''}> stands where ${a.path}:${left?.line ?? 'end'} has <${left?.tag ?? 'nothing'} ${left?.id ?? ''}>.`,
      'Bring both languages into the same order.',
    );
  }
};

/** Headings may be worded freely, so only their places count. */
const placed = ({ parts }: Chapter): readonly { tag: string; id: string; line: number }[] =>
  parts.map((part) => ({
    tag: part.tag,
    id: part.tag === 'Heading' ? '' : part.id,
    line: part.line,
  }));

const pairs = <T>(
  a: readonly T[],
  b: readonly T[],
): readonly (readonly [T | undefined, T | undefined])[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [a[i], b[i]] as const);

const checkReferences = (
  { games, terms, calculators }: Stock,
  chapters: readonly Chapter[],
  records: readonly ClauseRecord[],
): void => {
  const ids = new Set(records.map(({ id }) => id));
  const retired = new Map(games.flatMap((game) => Object.entries(game.retired)));
  const termIds = new Set(terms.map(({ id }) => id));
  for (const record of records) {
    const where = `content/${record.game}/${record.lang}/${record.chapter}.mdx, clause ${record.id}`;
    for (const ref of record.refs.filter((id) => !ids.has(id))) {
      const to = retired.get(ref)?.movedTo;
      throw mistake(
        where,
        `<Ref id="${ref}"> points nowhere.`,
        to === undefined ? 'Correct the id.' : `That clause moved: write "${to}".`,
      );
    }
    for (const term of record.terms.filter((id) => !termIds.has(id))) {
      throw mistake(where, `<Term id="${term}"> is unknown.`, 'Add it to content/glossary.yaml.');
    }
    checkReadings(record, calculators, where);
  }
  for (const term of terms.filter(({ clause }) => !ids.has(clause))) {
    throw mistake(
      `content/glossary.yaml, ${term.id}`,
      `clause ${term.clause} is unknown.`,
      'Correct it.',
    );
  }
  for (const [id, { movedTo }] of retired) {
    if (ids.has(movedTo)) continue;
    throw mistake(
      `retired id ${id}`,
      `${movedTo} is unknown.`,
      'Forward it to a clause that exists.',
    );
  }
  checkCalculators(chapters, calculators, ids);
};

/** Figures and readings are the same in every language; so is what an exception restricts, and nothing else restricts. */
const checkExceptions = (records: readonly ClauseRecord[]): void => {
  const known = new Map<string, ClauseRecord>();
  for (const record of records) {
    const { id, kind, except } = record;
    const where = `content/${record.game}/${record.lang}/${record.chapter}.mdx, clause ${id}`;
    const first = known.get(id) ?? record;
    known.set(id, first);
    if (kind === 'exception' && except.length === 0) {
      throw mistake(
        where,
        'it is an exception to nothing.',
        'Write except="…" in its opening tag.',
      );
    }
    if (kind !== 'exception' && except.length > 0) {
      throw mistake(
        where,
        `it says except="${except.join(' ')}", but is a clause of kind ${kind}.`,
        `Make it an exception in rules-engine/${record.game}/clauses.ts, or take the attribute away.`,
      );
    }
    if (record.readings.join() !== first.readings.join()) {
      throw mistake(
        where,
        `its readings are not those of ${first.lang}.`,
        'Offer the same in both.',
      );
    }
    if (record.figures.join() !== first.figures.join()) {
      throw mistake(where, `its figures are not those of ${first.lang}.`, 'Draw the same in both.');
    }
    if (except.join() !== first.except.join()) {
      throw mistake(
        where,
        `it is an exception to “${except.join(' ')}” here and to “${first.except.join(' ')}” in ${first.lang}.`,
        'Write the same in both.',
      );
    }
    const nothing = except.find((of) => of === id || !records.some((other) => other.id === of));
    if (nothing !== undefined) {
      throw mistake(where, `except="${nothing}" is no other clause.`, 'Correct the id.');
    }
  }
};

/**
 * A clause shows just the readings that the calculators offer for it, the default first. Where none
 * asks, each has a title of its own.
 */
const checkReadings = (
  { id, readings, readingTitles }: ClauseRecord,
  calculators: readonly KnownCalculator[],
  where: string,
): void => {
  const offered = calculators
    .flatMap((calculator) => calculator.readings)
    .find(({ clause }) => clause === id);
  if (offered === undefined) {
    const nameless = readings.find((reading) => !Object.hasOwn(readingTitles, reading));
    if (nameless === undefined) return;
    throw mistake(
      where,
      `<Reading of="${nameless}"> has no name, and no calculator offers it.`,
      'Write title="…" in its opening tag.',
    );
  }
  const expected = offered.options.join(', ');
  if (readings.join(', ') === expected) return;
  throw mistake(
    where,
    `the readings are “${readings.join(', ')}”, but the calculators offer “${expected}”.`,
    'Write one <Reading of="…"> for each, the default first.',
  );
};

const checkCalculators = (
  chapters: readonly Chapter[],
  calculators: readonly KnownCalculator[],
  ids: ReadonlySet<string>,
): void => {
  for (const { path, parts } of chapters) {
    for (const part of parts) {
      if (part.tag !== 'Calculator' || calculators.some(({ name }) => name === part.id)) continue;
      throw mistake(
        `${path}:${part.line}`,
        `there is no calculator “${part.id}”.`,
        'Correct the name, or list it in src/calculators/manifest.ts.',
      );
    }
  }
  for (const { name, cites } of calculators) {
    const unknown = cites.find((id) => !ids.has(id));
    if (unknown === undefined) continue;
    throw mistake(
      `calculator ${name}`,
      `it cites ${unknown}, which no chapter has.`,
      'Correct it.',
    );
  }
};

/** Every worked example of the engine is told once in every language. */
const checkExamples = ({ games }: Stock, examples: readonly PlacedExample[]): void => {
  for (const { slug, examples: known } of games) {
    for (const lang of LANGS) {
      for (const { id } of known) {
        const count = examples.filter(
          (example) => example.game === slug && example.lang === lang && example.id === id,
        ).length;
        if (count === 1) continue;
        throw mistake(
          `content/${slug}/${lang}`,
          `example ${id} is told ${count} times.`,
          `Tell it once, as <Example id="${id}" title="…">.`,
        );
      }
    }
  }
};

/** For each clause the ids of those that point to it. */
const backTable = (
  records: readonly ClauseRecord[],
  pointsTo: (record: ClauseRecord) => readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, readonly string[]>();
  for (const record of records) {
    for (const id of pointsTo(record)) {
      table.set(id, [...new Set([...(table.get(id) ?? []), record.id])]);
    }
  }
  return table;
};
