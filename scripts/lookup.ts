/**
 * `npm run -s lookup -- [--lang it] [--all] "words"`: the clauses that the search box would list, as JSON;
 * with `--all` calculators, chapters and terms too, each with its kind, in the order in which the page shows them.
 */
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { makeFind, type Find } from '#src/search/find.ts';
import { searchIndex } from '#src/search/records.ts';
import type { Lang } from '#src/lang.ts';
import { answerRequests } from './command-line.ts';

const finders = new Map<Lang, Find>();

await answerRequests((words, lang, all) => {
  const find = finders.get(lang) ?? makeFind(searchIndex(library(), calculators, lang));
  finders.set(lang, find);
  return find(words.join(' ')).hits.flatMap(({ record: { id, kind, game, title } }) => {
    if (all) return [{ id, kind, game, title }];
    return id.includes('/') ? [] : [{ id, game, title }];
  });
}, '--all');
