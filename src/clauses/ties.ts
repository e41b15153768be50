import type { Lang } from '#src/lang.ts';
import type { Ties } from '#src/layouts/peek.ts';
import { siteWords } from '#src/words.ts';
import type { Library } from './library.ts';

/** What cites each clause of a game: open questions in a list of their own, and first. */
export const tiesIn = (library: Library, game: string, lang: Lang): Ties => {
  const { citedBy, sections } = siteWords[lang];
  const listed = (label: string, ids: readonly string[]): Ties[string] =>
    ids.length === 0
      ? []
      : [{ label, clauses: ids.map((id) => ({ id, title: library.clause(id, lang).title })) }];
  const isOpen = (id: string): boolean => library.clause(id, lang).kind === 'open';
  return Object.fromEntries(
    library
      .clauses(lang)
      .filter((clause) => clause.game === game)
      .map(({ id }) => [id, library.citedBy(id)] as const)
      .filter(([, others]) => others.length > 0)
      .map(([id, others]) => [
        id,
        [
          ...listed(sections['open-questions'], others.filter(isOpen)),
          ...listed(
            citedBy,
            others.filter((other) => !isOpen(other)),
          ),
        ],
      ]),
  );
};
