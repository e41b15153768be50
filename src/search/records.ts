import type { Library } from '#src/clauses/library.ts';
import { otherLang, type Lang } from '#src/lang.ts';

/** What the search knows of a clause. The keys are short because every reader who searches loads them. */
export interface SearchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** Other words people type for it: its chapter, its title in the other language, aliases of its terms. */
  readonly also: string;
}

export const searchRecords = (library: Library, lang: Lang): readonly SearchRecord[] => {
  const other = otherLang(lang);
  return library.clauses(lang).map(({ id, game, chapter, title, text, terms }) => {
    const used = library.terms.filter((term) => terms.includes(term.id) || term.clause === id);
    const words = used.flatMap((term) => [
      ...term[lang].aliases,
      term[other].term,
      ...term[other].aliases,
    ]);
    return {
      id,
      game,
      title,
      text,
      also: [
        ...new Set([
          library.chapter(game, lang, chapter).title,
          library.clause(id, other).title,
          ...words,
        ]),
      ].join(' '),
    };
  });
};
