/** `npm run -s lookup -- [--lang it] "words"`: what the search box would list, as JSON. */
import { library } from '#src/clauses/shelf.ts';
import { makeFind, type Find } from '#src/search/find.ts';
import { searchRecords } from '#src/search/records.ts';
import type { Lang } from '#src/lang.ts';
import { answerRequests } from './command-line.ts';

const finders = new Map<Lang, Find>();

await answerRequests((words, lang) => {
  const find = finders.get(lang) ?? makeFind(searchRecords(library(), lang));
  finders.set(lang, find);
  return find(words.join(' ')).map(({ id, game, title }) => ({ id, game, title }));
});
